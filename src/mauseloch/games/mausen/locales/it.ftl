mausen-title = Topi!

# $species: elephant, dog, cat or mouse; $value: 1 to 4
mausen-card = { $species ->
    [elephant] elefante
    [dog] cane
    [cat] gatto
   *[mouse] topo
 } { $value }

# $table, $caught: lists of cards; $name: a player; $round: 1 to 16
mausen-opening = Sul tavolo: { $table }.
mausen-revealed = Round { $round }: { $plays }.
mausen-plays = { $name } gioca { $card }
mausen-restocked = Round { $round }, nuove carte di partenza: { $plays }.
mausen-table = Ora sul tavolo: { $table }.
mausen-table-swept = Sul tavolo non resta più niente.
mausen-table-empty = Così tutti mettono al centro una nuova carta di partenza, e nessuno va a caccia.

mausen-catches = { $name } va a caccia con { $card } e cattura: { $caught }.
mausen-finds-nothing = { $name } va a caccia con { $card }, ma non trova prede.
# $ties: a list of mausen-tie
mausen-tie = { $names } sono pari con { $card }
mausen-tied-so-catches = { $ties }, quindi { $name } va a caccia con { $card } e cattura: { $caught }.
mausen-tied-so-finds-nothing = { $ties }, quindi { $name } può andare a caccia con { $card }, ma non trova prede.
mausen-tied-so-none-hunts = { $ties }, quindi { $species ->
    [elephant] nessun elefante
    [dog] nessun cane
    [cat] nessun gatto
   *[mouse] nessun topo
 } va a caccia.

mausen-ended-hands_empty = Tutte le carte sono state giocate.
mausen-decided-mouse_sum = a parità di punti, con i topi di maggior valore
mausen-decided-mouse_highest = a parità di punti, con il topo più alto
mausen-deciding = { $points ->
    [0] Decide il round { $number }: { $name } passa in testa e ci resta.
    [one] Decide il round { $number }: con 1 punto { $name } passa in testa e ci resta.
   *[other] Decide il round { $number }: con { $points } punti { $name } passa in testa e ci resta.
 }

# The board
mausen-species = { $species ->
    [elephant] Elefante
    [dog] Cane
    [cat] Gatto
   *[mouse] Topo
 }
mausen-hunts = caccia
mausen-restock = Nuove carte di partenza: niente caccia.
mausen-to-pick = Ognuno sceglie un animale.
# $cards: how many somebody has caught; $points: what they are worth; both at most 12 letters, the first with room for “ ok”
mausen-caught = { $cards ->
    [one] 1 preda
   *[other] { $cards } prede
 }
mausen-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
mausen-pile = { $name } { $cards ->
    [0] non ha ancora catturato niente
    [one] ha catturato una carta
   *[other] ha catturato { $cards } carte
 }.
mausen-pile-open = { $name } { $cards ->
    [0] non ha ancora catturato niente
    [one] ha catturato una carta
   *[other] ha catturato { $cards } carte
 } e ha { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
mausen-hand = La tua mano: { $hand }.

# Before a match
mausen-about = Scegli un animale in segreto: andrai a caccia o sarai la preda?
mausen-option-ties = Chi va a caccia se le carte più alte sono in parità
mausen-option-ties-booklet = la carta subito sotto, ma un gradino solo
mausen-option-ties-cascade = sempre più giù, fino a una carta giocata una volta sola
mausen-option-mouse_tiebreak = Che cosa decide a parità di punti
mausen-option-mouse_tiebreak-sum = tutti i topi catturati, sommati
mausen-option-mouse_tiebreak-highest = il topo più alto catturato
mausen-option-open_piles = Tutti vedono quello che hanno catturato gli altri

# Statistiche
mausen-stats-restocks = quante volte per partita servono nuove carte di partenza
mausen-stats-restocked = partite in cui succede
mausen-stats-barren = cacce in cui nessuno cattura niente
mausen-stats-left = punti che restano sul tavolo alla fine
