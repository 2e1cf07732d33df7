# Name of the game (everywhere)
mausen-title = Mice!

# Name of a card, on its own and in lists (terminal, browser; also read aloud)
# $species: elephant, dog, cat or mouse; $value: 1 to 4
mausen-card = { $species ->
    [elephant] elephant
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } { $value }

## Story (terminal, browser log; also read aloud)
## $table, $caught: lists of cards; $name: a player; $round: 1 to 16

mausen-opening = On the table: { $table }.
mausen-revealed = Round { $round }: { $plays }.
# Part of mausen-revealed and mausen-restocked
mausen-plays = { $name } plays { $card }
mausen-restocked = Round { $round }, new starting cards: { $plays }.
mausen-table = Now on the table: { $table }.
mausen-table-swept = The table is swept clean.
# After mausen-table-swept
mausen-table-empty = So everyone puts a new starting card in the middle, and nobody hunts.

mausen-catches = { $name }’s { $card } catches { $caught }.
mausen-finds-nothing = { $name }’s { $card } finds nothing to hunt.
# Part of the next three; $names: at least two
mausen-tie = { $names } tie on { $card }
# $ties: a list of mausen-tie
mausen-tied-so-catches = { $ties }, so { $name }’s { $card } catches { $caught }.
mausen-tied-so-finds-nothing = { $ties }, so { $name }’s { $card } may hunt, but finds nothing.
mausen-tied-so-none-hunts = { $ties }, so { $species ->
    [elephant] no elephant
    [dog] no dog
    [cat] no cat
   *[mouse] no mouse
 } hunts.

# Story: why the game ended; before match-won
mausen-ended-hands_empty = All the cards have been played.
# Part of match-won, after the dash
mausen-decided-mouse_sum = level on points, but ahead in mice
# Part of match-won, after the dash
mausen-decided-mouse_highest = level on points, but with the highest mouse
# Story, result in the browser: which round put the winner ahead for good
mausen-deciding = { $points ->
    [0] Round { $number } decided it: it gave { $name } the lead for good.
    [one] Round { $number } decided it: 1 point gave { $name } the lead for good.
   *[other] Round { $number } decided it: { $points } points gave { $name } the lead for good.
 }

## Label on the board (terminal, browser)

mausen-species = { $species ->
    [elephant] Elephant
    [dog] Dog
    [cat] Cat
   *[mouse] Mouse
 }
# At an arrow from one animal to the next (terminal)
mausen-hunts = hunts
# Status, when the table is empty; three lines of 18 letters (terminal)
mausen-restock = Empty table: new starting cards, nobody hunts.
# Status
mausen-to-pick = Everyone picks an animal.
# At a name (terminal), at most 12 characters with the number, with room for “ ok”; $cards: how many somebody has caught
mausen-caught = { $cards } caught
# At a name (terminal), at most 12 characters with the number; $points: what they are worth
mausen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## Scene: what lies there, on request (terminal; read aloud in the browser)

mausen-pile = { $name } has caught { $cards ->
    [0] nothing yet
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
 }.
mausen-pile-open = { $name } has caught { $cards ->
    [0] nothing yet
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
 } and has { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
mausen-hand = Your hand: { $hand }.

# Page text: what the game is (list of games, start page, table)
mausen-about = Secretly pick an animal: will you hunt, or be hunted?

## Label of an option (terminal, browser)

mausen-option-ties = Who hunts when the highest cards tie
# Option: for mausen-option-ties
mausen-option-ties-booklet = the next lower card, but only one step down
# Option: for mausen-option-ties
mausen-option-ties-cascade = keep going down until a card stands alone
mausen-option-mouse_tiebreak = What decides when scores are level
# Option: for mausen-option-mouse_tiebreak
mausen-option-mouse_tiebreak-sum = all the mice caught, added up
# Option: for mausen-option-mouse_tiebreak
mausen-option-mouse_tiebreak-highest = the highest mouse caught
mausen-option-open_piles = Everyone sees what the others have caught

## Label of a figure (“mauseloch stats”)

mausen-stats-restocks = times per match that the table is empty and restocked
mausen-stats-restocked = matches in which that happens
mausen-stats-barren = hunts in which nobody catches anything
mausen-stats-left = points left on the table at the end
