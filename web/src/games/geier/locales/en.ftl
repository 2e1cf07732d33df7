# Texts that only browsers show of this game.
geier-round-of = Round { $round } of 15
geier-players = Players
geier-you = you
# What lies in the middle; $prize: with its sign
geier-pot = In the middle
geier-prize = { $kind ->
    [mouse] mouse
   *[vulture] vulture
 } { $prize }
# Whether somebody has chosen a card in this round
geier-chooses = is choosing
geier-has-chosen = has chosen
geier-last-card = last card: { $card }
geier-last-card-equal = last card: { $card }, cancelled
geier-bid-equal = card { $card }, cancelled
# The own cards
geier-cards = Your cards
geier-card-gone = card { $card }, already played
geier-choose = Choose a card.
geier-play = Play the { $card }
geier-sending = Your { $card } is on its way.
