# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } et { $last }

# $game: its title; $players: their names; $seed: a text
match-title = « { $game } » avec { $players } (graine { $seed })

# $ended: why the match ended, a sentence; $names: who won; $decided: how it was decided
match-won = { $ended } { $names } gagne { $decided }.
match-shared = { $ended } { $names } se partagent la victoire { $decided }.

decided-points = aux points
decided-shared = à égalité parfaite

# $inputs: how many; 0 counts as [one] in French, hence its own line
replay-verified = Vérifié : { $inputs ->
    [0] aucune action n’enfreint
    [one] une action respecte
   *[other] { $inputs } actions respectent
 } les règles.
replay-not-over = Vérifié : { $inputs ->
    [0] aucune action n’enfreint
    [one] une action respecte
   *[other] { $inputs } actions respectent
 } les règles ; la partie n’est pas finie.
replay-step = … (Entrée : continuer ; une lettre puis Entrée : raconter la suite)
