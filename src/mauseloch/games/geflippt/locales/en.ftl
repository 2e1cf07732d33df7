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
