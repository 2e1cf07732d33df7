# The board. $species: elephant, dog, cat or mouse; $card: a mausen-card; $name: a player
mausen-board-circle = Hunting circle
mausen-board-players = Players
mausen-board-hunts = { $species ->
    [elephant] Elephants hunt dogs
    [dog] Dogs hunt cats
    [cat] Cats hunt mice
   *[mouse] Mice hunt elephants
 }
mausen-board-cards = { $count } × { $card }
mausen-board-round = Round { $round } of 16
mausen-board-you = you
mausen-board-has-picked = has chosen
mausen-board-picks = is still choosing
mausen-board-hand = Your hand
mausen-board-choose = Choose a card
mausen-board-play = Play { $card }
mausen-board-add = Put { $card } in the middle
mausen-board-chosen = You play { $card }.
mausen-board-waiting = Waiting for { $names }.
mausen-board-waiting-many = Waiting for { $count } players.

# A round is explained. $tied: the cards that cancel each other; $prey: a mausen-board-prey
mausen-board-reveal = All cards turn over!
mausen-board-restocked = That is the new table. Nothing hunts.
