# Name of the game (everywhere)
geier-title = Hol’s der Geier

# Part of lists: a point card or a bid as a number; point cards come with their sign: +7, -3
geier-number = { $number }

## Story (terminal, browser log; also read aloud)
## $prize: a point card, with its sign; $pot: a list of them

geier-opening = The fifteen point cards are shuffled; everyone holds cards 1 to 15.
geier-mouse = Round { $round }: a mouse, { $prize }.
geier-vulture = Round { $round }: a vulture, { $prize }.
# $carried: a list of point cards; $total: their sum with the new one, with its sign
geier-mouse-on-top = Round { $round }: a mouse, { $prize }, on top of { $carried }. { $total } in all, so it counts as { $like ->
    [mouse] a mouse
   *[vulture] a vulture
 }.
geier-vulture-on-top = Round { $round }: a vulture, { $prize }, on top of { $carried }. { $total } in all, so it counts as { $like ->
    [mouse] a mouse
   *[vulture] a vulture
 }.
# Part of geier-bids, geier-bids-cancel and geier-last-bids
geier-bid = { $name } { $card }
geier-bids = Bids: { $bids }.
# $names: whose bids are equal to somebody else’s
geier-bids-cancel = Bids: { $bids }. The equal bids of { $names } cancel out.
geier-won-highest = The { $card } is highest: { $name } takes { $pot }.
geier-won-lowest = The { $card } is lowest: { $name } must take { $pot }.
geier-carried = Only ties: { $pot } will stay for the next round.
geier-discarded = Only ties, and this was the last round: nobody gets { $pot }.

# Story: why the game ended; before match-won
geier-ended-hands_empty = All the cards have been played.
# Part of match-won, after the dash
geier-decided-unique = because everyone ahead was tied and dropped out
# Part of match-won, after the dash
geier-decided-highest_mouse = level on points, but with the highest mouse
# Story, result in the browser: which round put the winner ahead for good; $points: 0 if others lost some
geier-deciding = { $points ->
    [0] Round { $number } decided it: it gave { $name } the lead for good.
    [one] Round { $number } decided it: 1 point gave { $name } the lead for good.
   *[other] Round { $number } decided it: { $points } points gave { $name } the lead for good.
 }

## Label on the board (terminal, browser)

geier-kind = { $kind ->
    [mouse] Mouse
   *[vulture] Vulture
 }
# Hint: who takes what lies there
geier-highest = The highest card takes it.
# Hint: who takes what lies there
geier-lowest = The lowest card must take it.
# Hint: who takes what lies there; $total: the sum, with its sign
geier-highest-all = { $total } in all, so it counts as a mouse: the highest card takes everything.
# Hint: who takes what lies there; $total: the sum, with its sign
geier-lowest-all = { $total } in all, so it counts as a vulture: the lowest card must take everything.
# Hint
geier-equal = Equal cards cancel each other out.
# $count: how many point cards are in the stack; this is written on the back of the first
geier-stack = { $count } left
# Scene: the same when read aloud
geier-stack-size = { $count ->
    [0] This is the last round.
    [one] One point card is left in the stack.
    [2] Two point cards are left in the stack.
    [3] Three point cards are left in the stack.
    [4] Four point cards are left in the stack.
    [5] Five point cards are left in the stack.
    [6] Six point cards are left in the stack.
    [7] Seven point cards are left in the stack.
    [8] Eight point cards are left in the stack.
    [9] Nine point cards are left in the stack.
    [10] Ten point cards are left in the stack.
    [11] Eleven point cards are left in the stack.
    [12] Twelve point cards are left in the stack.
   *[other] { $count } point cards are left in the stack.
 }
# $pot: a list of point cards
geier-left = Carried over: { $pot }.
# Heading of a column (terminal)
geier-round = Round { $round }
# Heading of a column (terminal)
geier-points = Points
# Heading of a column (terminal), label of a list (browser)
geier-prizes = Mice and vultures
# Heading of a column (terminal), label (browser)
geier-bid-before = Last card
# Heading of a column (terminal), label (browser)
geier-bids-before = Played
# On a card that somebody else played too (terminal), at most 12 characters
geier-cancelled = cancelled
# $score: the points with their sign; $points: the same as a number, for the plural
geier-score = { $score } { $points ->
    [one] point
   *[other] points
 }

## Scene: what lies there, on request (terminal; read aloud in the browser)

geier-has = { $name }: { $score } { $points ->
    [one] point
   *[other] points
 }, from { $pot }.
geier-has-nothing = { $name }: no point cards yet.
geier-has-played = Played by { $name }: { $cards }.
geier-last-bids = Last played: { $bids }.
geier-ready = Already chosen: { $names }.
geier-own-bid = You’ve chosen the { $card }.
geier-hand = Your hand: { $hand }.
# Part: what an action is called (browser, coach); also read aloud
geier-card = card { $card }

# Page text: what the game is (list of games, start page, table)
geier-about = Secret bidding: grab the mice, dodge the vultures

## Label of an option (terminal, browser)

geier-option-winner = Who wins if scores are level
# Option: for geier-option-winner
geier-option-winner-unique = Tied players drop out
# Option: for geier-option-winner
geier-option-winner-highest_mouse = The highest mouse decides
geier-option-open_discards = All played cards stay visible

## Label of a figure (“mauseloch stats”)

geier-stats-cancelled = bids that cancel each other out
geier-stats-ties = rounds with only ties
geier-stats-carried = carry-overs per match
geier-stats-discarded = matches in which the last pot is discarded
