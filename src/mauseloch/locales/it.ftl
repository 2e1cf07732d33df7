# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } e { $last }

# $game: its title; $players: their names; $seed: a text
match-title = { $game } – { $players } (seme { $seed })

# $ended: why the match ended, a sentence; $names: who won; $decided: how it was decided
match-won = { $ended } { $names } vince { $decided }.
match-shared = { $ended } { $names } si dividono la vittoria { $decided }.

decided-points = ai punti
decided-shared = in perfetta parità

# $inputs: how many
replay-verified = Verifica riuscita: { $inputs ->
    [one] un input segue
   *[other] { $inputs } input seguono
 } le regole.
replay-not-over = Verifica riuscita: { $inputs ->
    [one] un input segue
   *[other] { $inputs } input seguono
 } le regole; la partita non è ancora finita.
replay-step = … (Invio: avanti; una lettera e Invio: racconta il resto)
