geier-title = Hol’s der Geier

# A prize or bid as a number; prizes come with their sign: +7, -3
geier-number = { $number }
geier-opening = Le quindici carte premio sono mescolate; tutti hanno in mano le carte da 1 a 15.
geier-mouse = Round { $round }: un topo, { $prize }.
geier-vulture = Round { $round }: un avvoltoio, { $prize }.
# $carried: a list of prizes; $total: their sum with the new one, with its sign
geier-mouse-on-top = Round { $round }: un topo, { $prize }, che si aggiunge a { $carried }. In tutto { $total }: si gioca come per { $like ->
    [mouse] un topo
   *[vulture] un avvoltoio
 }.
geier-vulture-on-top = Round { $round }: un avvoltoio, { $prize }, che si aggiunge a { $carried }. In tutto { $total }: si gioca come per { $like ->
    [mouse] un topo
   *[vulture] un avvoltoio
 }.
geier-bid = { $name } { $card }
geier-bids = Carte giocate: { $bids }.
# $names: whose bids are equal to somebody else’s
geier-bids-cancel = Carte giocate: { $bids }. Le carte uguali di { $names } si annullano.
geier-won-highest = La carta { $card } è la più alta: { $name } prende { $pot }.
geier-won-lowest = La carta { $card } è la più bassa: { $name } deve prendere { $pot }.
geier-carried = Ci sono solo carte uguali. Ancora in palio: { $pot }.
geier-discarded = Ci sono solo carte uguali, ed è l’ultimo round: nessuno prende { $pot }.

geier-ended-hands_empty = Tutte le carte sono state giocate.
geier-decided-unique = perché chi sta davanti è in parità con qualcun altro ed esce dalla gara
geier-decided-highest_mouse = a parità di punti, grazie al topo più alto
