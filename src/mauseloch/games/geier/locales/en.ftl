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
