geier-title = Hol’s der Geier

# A prize or bid as a number; prizes come with their sign: +7, -3
geier-number = { $number }
geier-opening = Les quinze cartes à gagner sont mélangées ; tout le monde a en main les cartes 1 à 15.
geier-mouse = Tour { $round } : une souris, { $prize }.
geier-vulture = Tour { $round } : un vautour, { $prize }.
# $carried: a list of prizes; $total: their sum with the new one, with its sign
geier-mouse-on-top = Tour { $round } : une souris, { $prize }, s’ajoute à { $carried }. Au total { $total } : on joue comme pour { $like ->
    [mouse] une souris
   *[vulture] un vautour
 }.
geier-vulture-on-top = Tour { $round } : un vautour, { $prize }, s’ajoute à { $carried }. Au total { $total } : on joue comme pour { $like ->
    [mouse] une souris
   *[vulture] un vautour
 }.
geier-bid = { $name } { $card }
geier-bids = Cartes jouées : { $bids }.
# $names: whose bids are equal to somebody else’s
geier-bids-cancel = Cartes jouées : { $bids }. { $names } ont des cartes identiques, qui s’annulent.
geier-won-highest = Le { $card } est le plus fort : { $name } prend { $pot }.
geier-won-lowest = Le { $card } est le plus faible : { $name } doit prendre { $pot }.
geier-carried = Toutes les cartes s’annulent : on garde { $pot } pour le tour suivant.
geier-discarded = Toutes les cartes s’annulent, et c’est le dernier tour : personne ne prend { $pot }.

geier-ended-hands_empty = Toutes les cartes sont jouées.
geier-decided-unique = parce que les ex æquo avec plus de points sont hors course
geier-decided-highest_mouse = grâce à la souris la plus forte, après une égalité de points
