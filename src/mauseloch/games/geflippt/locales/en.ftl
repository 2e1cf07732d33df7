# Name of the game (everywhere)
geflippt-title = Mausgeflippt

## Name of a piece of clothing or a cheese, on its own and in lists (terminal, browser; also read aloud)

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

## Story (terminal, browser log; also read aloud)
## $name: a player; $pieces, $hand: lists of clothes; $cheese: its name; $ms: milliseconds

geflippt-opening = The 32 mice are shuffled; everyone draws seven pieces of clothing.
geflippt-first = { $name } turns up the first mouse.
geflippt-cheese-turned = Face up: { $cheese }.
geflippt-revealed = { $name } turns up a mouse. It’s wearing: { $pieces }; its cheese: { $cheese }.
geflippt-revealed-protected = { $name } turns up a mouse. It’s wearing: { $pieces }; its cheese: { $cheese }. It’s protected!
# Part of geflippt-raced
geflippt-whacks = { $name } whacks after { $ms } ms
# Part of geflippt-raced
geflippt-attacks = { $name } attacks after { $ms } ms
# $finishes: a list of the two above
geflippt-raced = { $finishes }.
geflippt-left-alone = Everyone leaves it alone.
geflippt-drawn = { $names } are tied to the millisecond; { $name } wins the draw.
geflippt-fastest = { $name } is fastest, by { $ms } ms.
geflippt-only = Only { $name } reacted.
geflippt-too-close = Too close to call: { $name }, { $ms } ms behind, is right as well.
# After geflippt-fastest, geflippt-only or geflippt-too-close
geflippt-whack-right = With this card: { $piece }. Right!
geflippt-whack-wrong = With this card: { $piece }. Wrong.
geflippt-whack-protected = With this card: { $piece }. But the mouse is protected.
geflippt-attack-right = Mouse attack! The mouse isn’t wearing any of it: right!
geflippt-attack-wrong = Mouse attack! But the mouse is wearing some of it: wrong.
geflippt-attack-protected = Mouse attack! But the mouse is protected.
geflippt-hand = { $name } shows: { $hand }.
geflippt-caught = { $name } gets the mouse.
geflippt-caught-from-stack = { $name } gets a mouse from the stack.
geflippt-laundry = Dirty laundry for { $name }: { $pieces }.
geflippt-laundry-hidden = Dirty laundry for { $name }: { $pieces }, the last one face down.
geflippt-laundry-face-down = Dirty laundry for { $name }, face down: { $piece }.
geflippt-banned = That was { $name }’s third failed attack, and the last.
geflippt-cheese-taken = Burnt paws: { $name } gets the cheese ({ $cheese }).
geflippt-under = The mouse slips under the stack.
geflippt-reshuffled = The discards are shuffled: { $cards ->
    [one] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
    [11] eleven cards
    [12] twelve cards
   *[other] { $cards } cards
 } to draw from.
geflippt-taken-back = { $name } takes back: { $piece }.

# Story: why the game ended; before match-won
geflippt-ended-last_mouse = The last mouse has been caught.
# Story: why the game ended; before match-won
geflippt-ended-last_cheese = The last cheese is gone.
# Story: why the game ended; before match-won
geflippt-ended-nobody_reacts = Nobody wants the mice that are left.
# Story, result in the browser: which mouse put the winner ahead for good; $number: the mouse’s; $points: 0 if others lost some
geflippt-deciding = { $points ->
    [0] Mouse { $number } decided it: it gave { $name } the lead for good.
    [one] Mouse { $number } decided it: 1 point gave { $name } the lead for good.
   *[other] Mouse { $number } decided it: { $points } points gave { $name } the lead for good.
 }

## Heading of a part of the board (terminal, browser)

geflippt-title-cheese = Cheese on the table
geflippt-title-mouse = Mouse
geflippt-title-stack = Stack of mice
geflippt-title-finish = Photo finish

## Label on the board (terminal, browser)

geflippt-no-cheese = no cheese left
geflippt-its-cheese = its cheese:
# Status: what everybody waits for
geflippt-turns-up-next = { $name } turns up the next mouse.
# Status: what everybody waits for
geflippt-to-react = Who’ll be first to see what it’s wearing?
# Label below the board (terminal); $mice, $cheeses: how many lie face down
geflippt-stacks = Stacks: { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
 }, { $cheeses ->
    [one] 1 cheese
   *[other] { $cheeses } cheeses
 }
# Heading of a column (terminal), at most 8 characters
geflippt-column = { $column ->
    [mice] Mice
    [laundry] Laundry
    [cheeses] Cheeses
   *[points] Points
 }
# Hint below the board (terminal): $hidden is a sign for a piece that lies face down
geflippt-legend-hidden = { $hidden } face down: a failed attack
# Hint below the board (terminal): $banned is a sign for three of them
geflippt-legend-banned = { $banned } can’t attack any more
# Label in the photo finish: what somebody did
geflippt-finish = { $kind ->
    [whack] whacks
    [attack] attacks
   *[none] leaves it alone
 }
# Label in the photo finish: after how long
geflippt-time = { $ms } ms
# Label in the photo finish: what it brings; $points: how many, with a sign
geflippt-got = { $what ->
    [mouse] mouse
    [laundry] laundry
   *[cheese] cheese
 } { $points }
# Label (terminal)
geflippt-label-mouse = Mouse:
# Label (terminal)
geflippt-label-points = Points:

## Button, and what an action is called in a sentence (browser, coach)

geflippt-do-attack = attack with the whole hand
geflippt-do-pass = leave it alone
geflippt-do-reveal = turn up the next mouse

## Hint below the board: which keys do what (terminal)

geflippt-press-to-attack = Space: attack with the whole hand
geflippt-press-to-pass = 0: leave it alone
geflippt-press-to-reveal = Space: turn up the next mouse
# Label instead of a button or key (terminal, browser)
geflippt-no-more-attacks = no more attacks

## Scene: what lies there, on request (terminal; read aloud in the browser)

geflippt-scene-mouse = The mouse is wearing: { $pieces }; its cheese: { $cheese }.
geflippt-scene-stack = { $mice ->
    [0] No mouse is left in the stack.
    [one] One mouse is left in the stack.
    [2] Two mice are left in the stack.
    [3] Three mice are left in the stack.
    [4] Four mice are left in the stack.
    [5] Five mice are left in the stack.
    [6] Six mice are left in the stack.
    [7] Seven mice are left in the stack.
    [8] Eight mice are left in the stack.
    [9] Nine mice are left in the stack.
    [10] Ten mice are left in the stack.
    [11] Eleven mice are left in the stack.
    [12] Twelve mice are left in the stack.
   *[other] { $mice } mice are left in the stack.
 }
# $up, $down: pieces of dirty laundry; $score: the points with their sign
geflippt-scene-player = { $name }: { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
 }; laundry: { $up } face up, { $down } face down; { $cheeses ->
    [one] 1 cheese
   *[other] { $cheeses } cheeses
 }; { $points ->
    [one] { $score } point
   *[other] { $score } points
 }.
geflippt-scene-banned = { $name } can’t attack any more.
geflippt-scene-hand = Your hand: { $hand }.

## Hint during the race (terminal, browser). $ms: milliseconds

geflippt-ready = Paws ready! The mouse will appear any moment.
geflippt-keys = A number: whack, Space: attack, 0: leave it alone
# Error: somebody was faster than anybody can be
geflippt-guess = That fast ({ $ms } ms)? Must have been a guess. No harm done: try again.
geflippt-may-not-attack = Three of your attacks have failed: you can’t attack any more.
# Status: that somebody has reacted, but not how
geflippt-reacted = { $name } has reacted.
# Error (terminal)
geflippt-no-such-card = You don’t have a card with that number.

# Page text: what the game is (list of games, start page, table)
geflippt-about = A race: who’ll be first to see what the mouse is wearing?
# Label of an option (terminal)
geflippt-option-window_ms = How long a mouse waits, in milliseconds
# Label of an option (terminal)
geflippt-option-photo_finish_ms = What gap is too close to call, in milliseconds
# Label of an option (browser)
geflippt-offered-window_ms = How long a mouse waits
# Label of an option (browser)
geflippt-offered-photo_finish_ms = What’s too close to call
# Option: for geflippt-offered-window_ms
geflippt-offered-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
# Option: for geflippt-offered-photo_finish_ms
geflippt-offered-gap = { $ms ->
    [0] only an exact tie
   *[other] { $ms } thousandths of a second
 }

## Label of a figure (“mauseloch stats”)

geflippt-stats-reveals = mice turned up per match
geflippt-stats-races = mice that somebody reacts to
geflippt-stats-fastest_ms = the fastest reaction to them, in milliseconds
geflippt-stats-mice = mice caught per match
geflippt-stats-cheeses = cheeses taken per match
geflippt-stats-wrong_whacks = wrong whacks among those that count
geflippt-stats-attacks = attacks per match that count
geflippt-stats-wrong_attacks = wrong ones among them
geflippt-stats-photo_finishes = races whose photo finish gives several players a mouse
geflippt-stats-last_mouse = matches that end with the last mouse
geflippt-stats-last_cheese = matches that end with the last cheese
geflippt-stats-nobody_reacts = matches that end because nobody reacts any more
