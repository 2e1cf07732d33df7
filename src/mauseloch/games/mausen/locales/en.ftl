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
