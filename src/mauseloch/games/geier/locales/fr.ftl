geier-title = Hol’s der Geier

# A prize or bid as a number; prizes come with their sign: +7, -3
geier-number = { $number }
geier-opening = Les quinze cartes Points sont mélangées ; tout le monde a en main les cartes 1 à 15.
geier-mouse = Tour { $round } : une souris, { $prize }.
geier-vulture = Tour { $round } : un vautour, { $prize }.
# $carried: a list of prizes; $total: their sum with the new one, with its sign
geier-mouse-on-top = Tour { $round } : une souris, { $prize }, s’ajoute à { $carried }. Au total { $total } : on joue comme pour { $like ->
    [mouse] une souris
   *[vulture] un vautour
 }.
geier-vulture-on-top = Tour { $round } : un vautour, { $prize }, s’ajoute à { $carried }. Au total { $total } : on joue comme pour { $like ->
    [mouse] une souris
   *[vulture] un vautour
 }.
geier-bid = { $name } { $card }
geier-bids = Cartes jouées : { $bids }.
# $names: whose bids are equal to somebody else’s
geier-bids-cancel = Cartes jouées : { $bids }. Cartes identiques, qui s’annulent : { $names }.
geier-won-highest = Le { $card } est le plus fort : { $name } prend { $pot }.
geier-won-lowest = Le { $card } est le plus faible : { $name } doit prendre { $pot }.
geier-carried = Toutes les cartes s’annulent. Toujours en jeu au tour suivant : { $pot }.
geier-discarded = Toutes les cartes s’annulent, et c’est le dernier tour : personne ne prend { $pot }.

geier-ended-hands_empty = Toutes les cartes sont jouées.
geier-decided-unique = car les ex æquo qui ont plus de points sont hors course
geier-decided-highest_mouse = grâce à la souris la plus forte, à égalité de points
geier-deciding = { $points ->
    [0] Le tour { $number } décide de tout : { $name } prend la tête et la garde.
    [one] Le tour { $number } décide de tout : avec 1 point, { $name } prend la tête et la garde.
   *[other] Le tour { $number } décide de tout : avec { $points } points, { $name } prend la tête et la garde.
 }

# Le plateau
geier-kind = { $kind ->
    [mouse] Souris
   *[vulture] Vautour
 }
# Qui prend ce qui est là ; $total : la somme, avec son signe
geier-highest = La carte la plus forte prend la souris.
geier-lowest = La carte la plus faible doit prendre le vautour.
geier-highest-all = Au total { $total }, on joue comme pour une souris : la carte la plus forte prend tout.
geier-lowest-all = Au total { $total }, on joue comme pour un vautour : la carte la plus faible doit tout prendre.
geier-equal = Les cartes identiques s’annulent.
# $count : combien de cartes à gagner sont dans la pile ; le premier texte est au dos des cartes
geier-stack = encore { $count }
geier-stack-size = { $count ->
    [0] C’est le dernier tour.
    [one] Il reste une carte Points dans la pile.
   *[other] Il reste { $count } cartes Points dans la pile.
 }
# $pot : une liste de cartes à gagner
geier-left = Toujours en jeu : { $pot }.
geier-round = Tour { $round }
geier-points = Points
geier-prizes = Souris et vautours
geier-bid-before = Dernière carte
geier-bids-before = Cartes jouées
# Écrit sur une carte que quelqu’un d’autre a jouée aussi ; 12 lettres au plus
geier-cancelled = annulée
# $score : les points avec leur signe ; $points : les mêmes en nombre, pour le pluriel
geier-score = { $score } { $points ->
    [one] point
   *[other] points
 }
geier-has = { $name } : { $score } { $points ->
    [one] point
   *[other] points
 }, avec { $pot }.
geier-has-nothing = { $name } : rien pour l’instant.
geier-has-played = Cartes jouées par { $name } : { $cards }.
geier-last-bids = Dernières cartes jouées : { $bids }.
geier-ready = Choix déjà fait : { $names }.
geier-own-bid = Tu as choisi le { $card }.
geier-hand = Ta main : { $hand }.
geier-card = carte { $card }

# Avant une partie
geier-about = Enchères secrètes : prends les souris, fuis les vautours
geier-option-winner = Qui gagne quand il y a égalité
geier-option-winner-unique = Les ex æquo sont hors course
geier-option-winner-highest_mouse = La souris la plus forte départage les ex æquo
geier-option-open_discards = Toutes les cartes jouées restent visibles

# Statistiques
geier-stats-cancelled = cartes jouées qui s’annulent
geier-stats-ties = tours où toutes les cartes s’annulent
geier-stats-carried = reports par partie
geier-stats-discarded = parties où personne ne reçoit les dernières cartes
