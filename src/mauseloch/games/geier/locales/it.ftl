geier-title = Hol’s der Geier

# A prize or bid as a number; prizes come with their sign: +7, -3
geier-number = { $number }
geier-opening = Le quindici carte punti sono mescolate; tutti hanno in mano le carte da 1 a 15.
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
geier-bid = { $name } { $card }
geier-bids = Carte giocate: { $bids }.
# $names: whose bids are equal to somebody else’s
geier-bids-cancel = Carte giocate: { $bids }. Le carte uguali di { $names } si annullano.
geier-won-highest = La carta { $card } è la più alta: { $name } prende { $pot }.
geier-won-lowest = La carta { $card } è la più bassa: { $name } deve prendere { $pot }.
geier-carried = Tutte le carte si annullano. Ancora in palio: { $pot }.
geier-discarded = Tutte le carte si annullano, ed è l’ultimo round: nessuno prende { $pot }.

geier-ended-hands_empty = Tutte le carte sono state giocate.
geier-decided-unique = perché chi sta davanti è in parità con qualcun altro e non può vincere
geier-decided-highest_mouse = a parità di punti, con il topo più alto
geier-deciding = { $points ->
    [0] Decide il round { $number }: { $name } passa in testa e ci resta.
    [one] Decide il round { $number }: con 1 punto { $name } passa in testa e ci resta.
   *[other] Decide il round { $number }: con { $points } punti { $name } passa in testa e ci resta.
 }

# Il tavolo
geier-kind = { $kind ->
    [mouse] Topo
   *[vulture] Avvoltoio
 }
# Chi prende quello che è in palio; $total: la somma, con il segno
geier-highest = Lo prende la carta più alta.
geier-lowest = La carta più bassa deve prenderlo.
geier-highest-all = In tutto { $total }, si gioca come per un topo: la carta più alta prende tutto.
geier-lowest-all = In tutto { $total }, si gioca come per un avvoltoio: la carta più bassa deve prendere tutto.
geier-equal = Le carte uguali si annullano.
# $count: quanti premi ci sono nel mazzo; il primo testo è sul dorso delle carte
geier-stack = ancora { $count }
geier-stack-size = { $count ->
    [0] Questo è l’ultimo round.
    [one] Nel mazzo resta ancora una carta punti.
   *[other] Nel mazzo restano ancora { $count } carte punti.
 }
# $pot: un elenco di premi
geier-left = Ancora in palio: { $pot }.
geier-round = Round { $round }
geier-points = Punti
geier-prizes = Topi e avvoltoi
geier-bid-before = Ultima carta
geier-bids-before = Carte giocate
# Scritto su una carta che ha giocato anche qualcun altro; al massimo 12 lettere
geier-cancelled = annullata
# $score: i punti con il segno; $points: gli stessi come numero, per il plurale
geier-score = { $score } { $points ->
    [one] punto
   *[other] punti
 }
geier-has = { $name }: { $score } { $points ->
    [one] punto
   *[other] punti
 }, con { $pot }.
geier-has-nothing = { $name }: ancora nessuna carta punti.
geier-has-played = Carte giocate da { $name }: { $cards }.
geier-last-bids = Ultime carte giocate: { $bids }.
geier-ready = Scelta già fatta: { $names }.
geier-own-bid = Hai scelto la carta { $card }.
geier-hand = La tua mano: { $hand }.
geier-card = carta { $card }

# Prima di una partita
geier-about = Carte segrete: acchiappa i topi, schiva gli avvoltoi
geier-option-winner = Chi vince in caso di parità
geier-option-winner-unique = Chi è in parità non può vincere
geier-option-winner-highest_mouse = In caso di parità decide il topo più alto
geier-option-open_discards = Tutte le carte giocate restano visibili

# Statistiche
geier-stats-cancelled = carte che si annullano
geier-stats-ties = round in cui tutte le carte si annullano
geier-stats-carried = round per partita in cui tutto resta in palio
geier-stats-discarded = partite in cui nessuno riceve le ultime carte
