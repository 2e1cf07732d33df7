mausen-title = Mice!

# $species: elephant, dog, cat or mouse; $value: 1 to 4
mausen-card = { $species ->
    [elephant] elephant
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } { $value }

# $table, $caught: lists of cards; $name: a player; $round: 1 to 16
mausen-opening = On the table: { $table }.
mausen-revealed = Round { $round }: { $plays }.
mausen-plays = { $name } plays { $card }
mausen-restocked = Round { $round }, for a new table: { $plays }.
mausen-table = On the table now: { $table }.
mausen-table-swept = The table is swept clean.
mausen-table-empty = So everyone puts a card in the middle, and nothing hunts.

mausen-catches = { $name }’s { $card } catches { $caught }.
mausen-finds-nothing = { $name }’s { $card } finds nothing to hunt.
# $ties: a list of mausen-tie
mausen-tie = { $names } tie on { $card }
mausen-tied-so-catches = { $ties }, so { $name }’s { $card } catches { $caught }.
mausen-tied-so-finds-nothing = { $ties }, so { $name }’s { $card } may hunt, but finds nothing.
mausen-tied-so-none-hunts = { $ties }, so { $species ->
    [elephant] no elephant
    [dog] no dog
    [cat] no cat
   *[mouse] no mouse
 } hunts.

mausen-ended-hands_empty = All cards are played.
mausen-decided-mouse_sum = level on points, but ahead in mice
mausen-decided-mouse_highest = level on points, but with the highest mouse

# The board
mausen-species = { $species ->
    [elephant] Elephant
    [dog] Dog
    [cat] Cat
   *[mouse] Mouse
 }
mausen-hunts = hunts
mausen-restock = Empty table: all add a card, nothing hunts.
mausen-to-pick = Everybody picks an animal.
# $cards: how many somebody has caught; $points: what they are worth; both at most 12 letters, the first with room for “ ok”
mausen-caught = { $cards } caught
mausen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
mausen-pile = { $name } has caught { $cards ->
    [0] nothing yet
    [one] one card
   *[other] { $cards } cards
 }.
mausen-pile-open = { $name } has caught { $cards ->
    [0] nothing yet
    [one] one card
   *[other] { $cards } cards
 } and has { $points ->
    [one] one point
   *[other] { $points } points
 }.
mausen-hand = Your hand: { $hand }.

# Before a match
mausen-about = Pick an animal in secret, hunt with it, or be hunted
mausen-option-ties = Who hunts when the highest cards are equal
mausen-option-ties-booklet = the next lower card, but only one step down
mausen-option-ties-cascade = further and further down, until a card is alone
mausen-option-mouse_tiebreak = What decides when points are equal
mausen-option-mouse_tiebreak-sum = all the mice caught, added up
mausen-option-mouse_tiebreak-highest = the highest mouse caught
mausen-option-open_piles = Everyone sees what the others have caught

# Statistics
mausen-stats-restocks = how often per match the table is empty and restocked
mausen-stats-restocked = matches in which that happens
mausen-stats-barren = hunts in which nobody catches anything
mausen-stats-left = points that lie on the table at the end
