# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } and { $last }

# $game: its title; $players: their names; $seed: a text
match-title = { $game } – { $players } (seed { $seed })

# $ended: why the match ended, a sentence; $names: who won; $decided: how it was decided
match-won = { $ended } { $names } wins – { $decided }.
match-shared = { $ended } { $names } share the victory – { $decided }.

decided-points = on points
decided-shared = with nothing to decide between them

# $inputs: how many
replay-verified = Verified: { $inputs ->
    [one] one input follows
   *[other] { $inputs } inputs follow
 } the rules.
replay-not-over = Verified: { $inputs ->
    [one] one input follows
   *[other] { $inputs } inputs follow
 } the rules; the match is not over.
replay-step = … (Enter: go on, any letter and Enter: tell the rest)
