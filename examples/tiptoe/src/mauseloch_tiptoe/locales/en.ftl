tiptoe-title = On Tiptoe
tiptoe-about = Steal cheese past the sleeping cat, but never be the loudest

tiptoe-opening = { $nights } nights, a full larder, and a cat asleep at its door.
# A tile or a load as a number
tiptoe-number = { $number }
tiptoe-load = { $name } { $pieces }
# $loads: who carries how much; $noise: all of it together
tiptoe-night = Night { $night }: { $loads }. A noise of { $noise } in all.
# $tile: how deep the cat sleeps, from 1 to 4; $limit: the loudest noise that it does not hear
tiptoe-sleeps = { $tile ->
    [1] The cat has one eye open, but up to { $limit } it hears nothing. It stays where it is.
    [2] The cat is dozing, and up to { $limit } it hears nothing. It sleeps on.
    [3] The cat is fast asleep, and up to { $limit } it hears nothing. It sleeps on.
   *[4] The cat is out like a log. A brass band could march past.
 }
tiptoe-wakes = { $tile ->
    [1] The cat has one eye open: more than { $limit }, and it is on its feet!
    [2] The cat is only dozing: more than { $limit }, and it is on its feet!
   *[3] The cat was fast asleep, but more than { $limit } wakes even this one!
 }
# $names: one or several
tiptoe-dropped = Loudest of all, and off without the cheese: { $names }. { $pieces ->
    [one] One piece falls
   *[other] { $pieces } pieces fall
 } to the floor.
tiptoe-swept = { $name } is the quietest and sweeps up { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }.

tiptoe-ended-nights_over = The nights are over.
tiptoe-decided-fewest_scares = level on cheese, but frightened less often

tiptoe-now = Night { $night } of { $nights }.
# $tiles: a list of numbers
tiptoe-bag = In the bag: { $tiles }. Times { $seats } mice, that is the noise that the cat does not hear.
tiptoe-floor = On the floor: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }.
tiptoe-has = { $name }: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }.
tiptoe-has-scares = { $name }: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }, frightened { $scares ->
    [one] once
   *[other] { $scares } times
 }.
tiptoe-ready = Already chosen: { $names }.
tiptoe-own = Tonight you take { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }.
tiptoe-take = take { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }

# Before a match
tiptoe-option-cat = Which cat sleeps there
tiptoe-option-cat-house = A house cat, well fed
tiptoe-option-cat-alley = An alley cat, a light sleeper
tiptoe-option-long = Nine nights instead of seven
