## Label on the board (browser). $species: elephant, dog, cat or mouse; $card: a mausen-card; $name: a player

# Read aloud: the whole circle
mausen-board-circle = Hunting circle
# Read aloud: the list of players
mausen-board-players = Players
# Read aloud: a part of the circle
mausen-board-hunts = { $species ->
    [elephant] Elephants hunt dogs
    [dog] Dogs hunt cats
    [cat] Cats hunt mice
   *[mouse] Mice hunt elephants
 }
# Read aloud: alike cards
mausen-board-cards = { $count } × { $card }
# Read aloud: the middle of the circle
mausen-board-round = Round { $round } of 16
# Read aloud after the own name
mausen-board-you = you
# Read aloud at a player
mausen-board-has-picked = has chosen
# Read aloud at a player
mausen-board-picks = is still choosing
# Read aloud: the own cards
mausen-board-hand = Your hand

## Status above the own cards

mausen-board-choose = Choose a card
# Button
mausen-board-play = Play { $card }
# Button, when the table is empty
mausen-board-add = Put { $card } in the middle
mausen-board-chosen = You’re playing { $card }.
mausen-board-waiting = Waiting for { $names }.
# $count: at least 3
mausen-board-waiting-many = Waiting for { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
 } players.

## Status while a round is explained

mausen-board-reveal = Everyone, turn over your card!
mausen-board-restocked = These are the new starting cards. Nobody hunts this time.
