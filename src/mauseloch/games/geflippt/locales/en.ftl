geflippt-title = Mausgeflippt

geflippt-hat-blue = blue hat
geflippt-hat-white = white hat
geflippt-glasses-black = black glasses
geflippt-glasses-white = white glasses
geflippt-scarf-orange = orange scarf
geflippt-scarf-blue = blue scarf
geflippt-tie-blue = blue tie
geflippt-tie-yellow = yellow tie
geflippt-shirt-white = white shirt
geflippt-shirt-black = black shirt
geflippt-jacket-green = green jacket
geflippt-jacket-white = white jacket
geflippt-dress-red = red dress
geflippt-dress-yellow = yellow dress
geflippt-trousers-blue = blue trousers
geflippt-trousers-brown = brown trousers
geflippt-belt-brown = brown belt
geflippt-belt-white = white belt
geflippt-socks-red = red socks
geflippt-socks-white = white socks
geflippt-shoes-black = black shoes
geflippt-shoes-yellow = yellow shoes
geflippt-bag-green = green bag
geflippt-bag-yellow = yellow bag
geflippt-ring-red = red ring
geflippt-ring-blue = blue ring

geflippt-emmental = Emmental
geflippt-gouda = Gouda
geflippt-edam = Edam
geflippt-camembert = Camembert
geflippt-roquefort = Roquefort
geflippt-parmesan = Parmesan
geflippt-cheddar = Cheddar
geflippt-mozzarella = Mozzarella
geflippt-feta = Feta

# $name: a player; $pieces, $hand: lists of clothes; $cheese: its name; $ms: milliseconds
geflippt-opening = 32 mice are shuffled; everyone draws seven pieces of clothing.
geflippt-first = { $name } turns up the first mouse.
geflippt-cheese-turned = Face up: { $cheese }.
geflippt-revealed = { $name } reveals a mouse. It wears: { $pieces }; its cheese: { $cheese }.
geflippt-revealed-protected = { $name } reveals a mouse. It wears: { $pieces }; its cheese: { $cheese }. It is protected!
geflippt-whacks = { $name } whacks after { $ms } ms
geflippt-attacks = { $name } attacks after { $ms } ms
# $finishes: a list of the two above
geflippt-raced = { $finishes }.
geflippt-left-alone = Everybody leaves it alone.
geflippt-drawn = { $names } are level to the millisecond; the draw says { $name }.
geflippt-fastest = { $name } is fastest, { $ms } ms ahead of the next.
geflippt-only = { $name } is the only one.
geflippt-too-close = Too close to call: { $name }, { $ms } ms behind, is right as well.
geflippt-whack-right = With this card: { $piece }. Right!
geflippt-whack-wrong = With this card: { $piece }. Wrong.
geflippt-whack-protected = With this card: { $piece }. But the mouse is protected.
geflippt-attack-right = Mouse attack, and nothing of it is worn: right!
geflippt-attack-wrong = Mouse attack, but something of it is worn: wrong.
geflippt-attack-protected = Mouse attack, but the mouse is protected.
geflippt-hand = { $name } shows: { $hand }.
geflippt-caught = { $name } gets the mouse.
geflippt-caught-from-stack = { $name } gets a mouse from the stack.
geflippt-laundry = Dirty laundry for { $name }: { $pieces }.
geflippt-laundry-hidden = Dirty laundry for { $name }: { $pieces }, the last one face down.
geflippt-laundry-face-down = Dirty laundry for { $name }, face down: { $piece }.
geflippt-banned = That was the third failed attack of { $name }, and the last.
geflippt-cheese-taken = Burnt paws: { $name } gets the cheese ({ $cheese }).
geflippt-under = The mouse slips under the stack.
geflippt-reshuffled = The discards are shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } to draw from.
geflippt-taken-back = Back to the hand of { $name }: { $piece }.

geflippt-ended-last_mouse = The last mouse is caught.
geflippt-ended-last_cheese = The last cheese is gone.
geflippt-ended-nobody_reacts = Nobody wants the mice that are left.

# The board
geflippt-title-cheese = Cheese on the table
geflippt-title-mouse = Mouse
geflippt-title-stack = Stack of mice
geflippt-title-finish = Photo finish
geflippt-no-cheese = no cheese left
geflippt-its-cheese = its cheese:
geflippt-turns-up-next = { $name } turns up the next mouse.
geflippt-to-react = Who sees first what it wears?
# $mice, $cheeses: how many lie face down
geflippt-stacks = Stacks: { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
 }, { $cheeses ->
    [one] 1 cheese
   *[other] { $cheeses } cheeses
 }
# Heads of columns, at most 8 letters
geflippt-column = { $column ->
    [mice] Mice
    [laundry] Laundry
    [cheeses] Cheeses
   *[points] Points
 }
# $hidden, $banned: signs for a piece that lies face down, and for three of them
geflippt-legend-hidden = { $hidden } face down: a failed attack
geflippt-legend-banned = { $banned } may not attack any more
geflippt-finish = { $kind ->
    [whack] whacks
    [attack] attacks
   *[none] leaves it alone
 }
geflippt-time = { $ms } ms
# $points: how many, with a sign
geflippt-got = { $what ->
    [mouse] mouse
    [laundry] laundry
   *[cheese] cheese
 } { $points }
geflippt-label-mouse = Mouse:
geflippt-label-points = Points:
geflippt-do-attack = attack with the whole hand
geflippt-do-pass = leave it alone
geflippt-do-reveal = turn up the next mouse
geflippt-press-to-attack = Space: attack with the whole hand
geflippt-press-to-pass = 0: leave it alone
geflippt-press-to-reveal = Space: turn up the next mouse
geflippt-no-more-attacks = no more attacks

geflippt-scene-mouse = The mouse wears: { $pieces }; its cheese: { $cheese }.
geflippt-scene-stack = { $mice ->
    [0] No mouse is left in the stack.
    [one] One mouse is left in the stack.
   *[other] { $mice } mice are left in the stack.
 }
# $up, $down: pieces of dirty laundry; $score: the points with their sign
geflippt-scene-player = { $name }: { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
 }, laundry { $up } face up and { $down } face down, { $cheeses ->
    [one] 1 cheese
   *[other] { $cheeses } cheeses
 }; { $points ->
    [one] { $score } point
   *[other] { $score } points
 }.
geflippt-scene-banned = { $name } may not attack any more.
geflippt-scene-hand = Your hand: { $hand }.

# The race; $ms: milliseconds
geflippt-ready = Paws ready! The mouse turns up any moment.
geflippt-keys = A number: whack, Space: attack, 0: leave it alone
geflippt-guess = So quick ({ $ms } ms)? That must have been a guess. It costs nothing: try again!
geflippt-may-not-attack = Three of your attacks have failed: you may not attack any more.
geflippt-reacted = { $name } has reacted.
geflippt-no-such-card = You have no card with that number.

# Before a match
geflippt-about = A race: who is first to see what the mouse wears?
geflippt-option-window_ms = How long a mouse waits, in milliseconds
geflippt-option-photo_finish_ms = What gap is too close to call, in milliseconds
geflippt-offered-window_ms = How long a mouse waits
geflippt-offered-photo_finish_ms = What is too close to call
geflippt-offered-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
geflippt-offered-gap = { $ms ->
    [0] only the same moment
   *[other] { $ms } thousandths of a second
 }

# Statistics
geflippt-stats-reveals = mice turned up per match
geflippt-stats-races = mice to which somebody reacts
geflippt-stats-fastest_ms = the fastest reaction to them, in milliseconds
geflippt-stats-mice = mice caught per match
geflippt-stats-cheeses = cheeses taken per match
geflippt-stats-wrong_whacks = wrong whacks among those that count
geflippt-stats-attacks = attacks per match that count
geflippt-stats-wrong_attacks = wrong ones among them
geflippt-stats-photo_finishes = races with a photo finish that brings several a mouse
geflippt-stats-last_mouse = matches that end with the last mouse
geflippt-stats-last_cheese = matches that end with the last cheese
geflippt-stats-nobody_reacts = matches that end because nobody reacts any more
