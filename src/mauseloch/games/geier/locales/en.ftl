geier-title = Hol’s der Geier

# A prize or bid as a number; prizes come with their sign: +7, -3
geier-number = { $number }
geier-opening = Fifteen prizes are shuffled; everyone holds the cards 1 to 15.
geier-mouse = Round { $round }: a mouse, { $prize }.
geier-vulture = Round { $round }: a vulture, { $prize }.
# $carried: a list of prizes; $total: their sum with the new one, with its sign
geier-mouse-on-top = Round { $round }: a mouse, { $prize }, on top of { $carried }. { $total } in all, played for like { $like ->
    [mouse] a mouse
   *[vulture] a vulture
 }.
geier-vulture-on-top = Round { $round }: a vulture, { $prize }, on top of { $carried }. { $total } in all, played for like { $like ->
    [mouse] a mouse
   *[vulture] a vulture
 }.
geier-bid = { $name } { $card }
geier-bids = Bids: { $bids }.
# $names: whose bids are equal to somebody else’s
geier-bids-cancel = Bids: { $bids }. The equal bids of { $names } cancel.
geier-won-highest = The { $card } is highest: { $name } takes { $pot }.
geier-won-lowest = The { $card } is lowest: { $name } must take { $pot }.
geier-carried = Nobody is alone: { $pot } carried over.
geier-discarded = Nobody is alone, and no round is left: { $pot } to nobody.

geier-ended-hands_empty = All cards are played.
geier-decided-unique = since those ahead are level with somebody and drop out
geier-decided-highest_mouse = level on points, but with the highest mouse

# The board
geier-kind = { $kind ->
    [mouse] Mouse
   *[vulture] Vulture
 }
# Who takes what lies there; $total: the sum, with its sign
geier-highest = The highest card takes it.
geier-lowest = The lowest card must take it.
geier-highest-all = { $total } in all, played for like a mouse: the highest card takes everything.
geier-lowest-all = { $total } in all, played for like a vulture: the lowest card must take everything.
geier-equal = Equal cards cancel each other.
# $count: how many prizes are in the stack; the first is written on the backs of the cards
geier-stack = { $count } left
geier-stack-size = { $count ->
    [0] This is the last round.
    [one] One prize is left in the stack.
   *[other] { $count } prizes are left in the stack.
 }
# $pot: a list of prizes
geier-left = Carried over: { $pot }.
geier-round = Round { $round }
geier-points = Points
geier-prizes = Mice and vultures
geier-bid-before = Last card
geier-bids-before = Played
# Written on a card that somebody else played too; at most 12 letters
geier-cancelled = cancelled
# $score: the points with their sign; $points: the same as a number, for the plural
geier-score = { $score } { $points ->
    [one] point
   *[other] points
 }
geier-has = { $name }: { $score } { $points ->
    [one] point
   *[other] points
 }, from { $pot }.
geier-has-nothing = { $name }: no prizes yet.
geier-has-played = Played by { $name }: { $cards }.
geier-last-bids = Played last: { $bids }.
geier-ready = Already chosen: { $names }.
geier-own-bid = You have chosen the { $card }.
geier-hand = Your hand: { $hand }.
geier-card = card { $card }

# Before a match
geier-about = Secret bidding: grab the mice, dodge the vultures
geier-option-winner = Who wins when points are level
geier-option-winner-unique = Those level on points drop out
geier-option-winner-highest_mouse = The highest mouse decides between equals
geier-option-open_discards = All cards played stay in sight

# Statistics
geier-stats-cancelled = bids that cancel each other
geier-stats-ties = rounds with only ties
geier-stats-carried = carry-overs per match
geier-stats-discarded = matches in which the last pot is discarded
