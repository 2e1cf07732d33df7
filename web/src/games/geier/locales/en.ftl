## Label on the board (browser)

geier-round-of = Round { $round } of 15
# Read aloud: the list of players
geier-players = Players
# Read aloud after the own name
geier-you = you
# Read aloud: what lies in the middle
geier-pot = In the middle
# Read aloud: a point card; $prize: with its sign
geier-prize = { $kind ->
    [mouse] mouse
   *[vulture] vulture
 } { $prize }

## Read aloud at a player

geier-chooses = is choosing
geier-has-chosen = has chosen
geier-last-card = last card: { $card }
geier-last-card-equal = last card: { $card }, cancelled
geier-bid-equal = card { $card }, cancelled

## Read aloud at the own cards

geier-cards = Your cards
geier-card-gone = card { $card }, already played
# Status above the cards
geier-choose = Choose a card.
# Button, at most 16 characters with the number
geier-play = Play the { $card }
# Status above the cards
geier-sending = Your { $card } is on its way.
