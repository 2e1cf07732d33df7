# Name of the game (everywhere)
tiptoe-title = On Tiptoe
# Page text: what the game is (list of games, start page, table)
tiptoe-about = Steal cheese past the sleeping cat, but never be the loudest

## Story (terminal, browser log; also read aloud)

tiptoe-opening = { $nights ->
    [7] Seven
    [9] Nine
   *[other] { $nights }
 } nights, a full larder, and a cat asleep at its door.
# Part of lists: a tile as a number
tiptoe-number = { $number }
# Part of tiptoe-night
tiptoe-load = { $name } { $pieces }
# $loads: who carries how much; $noise: all of it together
tiptoe-night = Night { $night }: { $loads }. That makes a noise of { $noise }.
# $tile: how deep the cat sleeps, from 1 to 4; $limit: the loudest noise that it does not hear
tiptoe-sleeps = { $tile ->
    [1] The cat has one eye open, but up to { $limit } it hears nothing. It stays where it is.
    [2] The cat is dozing, and up to { $limit } it hears nothing. It sleeps on.
    [3] The cat is fast asleep, and up to { $limit } it hears nothing. It sleeps on.
   *[4] The cat is out like a log. A brass band could march past.
 }
tiptoe-wakes = { $tile ->
    [1] The cat has one eye open: more than { $limit }, and it’s on its feet!
    [2] The cat is only dozing: more than { $limit }, and it’s on its feet!
   *[3] The cat was fast asleep, but more than { $limit } wakes even this one!
 }
# $names: one or several
tiptoe-dropped = Loudest of all, and off without the cheese: { $names }. { $pieces ->
    [one] One piece falls
    [2] Two pieces fall
    [3] Three pieces fall
    [4] Four pieces fall
    [5] Five pieces fall
    [6] Six pieces fall
    [7] Seven pieces fall
    [8] Eight pieces fall
    [9] Nine pieces fall
    [10] Ten pieces fall
    [11] Eleven pieces fall
    [12] Twelve pieces fall
   *[other] { $pieces } pieces fall
 } to the floor.
tiptoe-swept = { $name } is the quietest and sweeps up { $pieces ->
    [one] one piece
    [2] two pieces
    [3] three pieces
    [4] four pieces
    [5] five pieces
    [6] six pieces
    [7] seven pieces
    [8] eight pieces
    [9] nine pieces
    [10] ten pieces
    [11] eleven pieces
    [12] twelve pieces
   *[other] { $pieces } pieces
 }.

# Story: why the game ended; before match-won
tiptoe-ended-nights_over = The nights are over.
# Part of match-won, after the dash
tiptoe-decided-fewest_scares = level on cheese, but frightened less often

## Scene: what lies there, on the board and on request (terminal, browser; also read aloud)

tiptoe-now = Night { $night } of { $nights }.
# $tiles: a list of numbers
tiptoe-bag = In the bag: { $tiles }. Times { $seats } mice, that’s the noise the cat doesn’t hear.
tiptoe-floor = On the floor: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
 }.
tiptoe-has = { $name }: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
 }.
tiptoe-has-scares = { $name }: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
 }, frightened { $scares ->
    [one] once
    [2] twice
   *[other] { $scares } times
 }.
tiptoe-ready = Already chosen: { $names }.
tiptoe-own = Tonight you take { $pieces ->
    [one] one piece
    [2] two pieces
    [3] three pieces
    [4] four pieces
   *[other] { $pieces } pieces
 }.
# Button, and what an action is called (terminal, browser); $pieces: 1 to 4
tiptoe-take = take { $pieces ->
    [one] one piece
    [2] two pieces
    [3] three pieces
    [4] four pieces
   *[other] { $pieces } pieces
 }

## Label of an option (terminal, browser)

tiptoe-option-cat = Which cat sleeps there
# Option: for tiptoe-option-cat
tiptoe-option-cat-house = A house cat, well fed
# Option: for tiptoe-option-cat
tiptoe-option-cat-alley = An alley cat, a light sleeper
tiptoe-option-long = Nine nights instead of seven
