# Textes de ce jeu que seuls les navigateurs affichent.
geier-round-of = Tour { $round } sur 15
geier-players = Qui joue
geier-you = toi
# Ce qui est au milieu ; $prize : avec son signe
geier-pot = Au milieu
geier-prize = { $kind ->
    [mouse] souris
   *[vulture] vautour
 } { $prize }
# Si quelqu’un a déjà choisi une carte pour ce tour
geier-chooses = réfléchit encore
geier-has-chosen = a choisi
geier-last-card = dernière carte : { $card }
geier-last-card-equal = dernière carte : { $card }, annulée
geier-bid-equal = carte { $card }, annulée
# Ses propres cartes
geier-cards = Tes cartes
geier-card-gone = carte { $card }, déjà jouée
geier-choose = Choisis une carte.
geier-play = Jouer le { $card }
geier-sending = Ton { $card } est en route.
