mausen-title = Topi!

# $species: elephant, dog, cat or mouse; $value: 1 to 4
mausen-card = { $species ->
    [elephant] elefante
    [dog] cane
    [cat] gatto
   *[mouse] topo
 } { $value }

# $table, $caught: lists of cards; $name: a player; $round: 1 to 16
mausen-opening = Sul tavolo: { $table }.
mausen-revealed = Round { $round }: { $plays }.
mausen-plays = { $name } gioca { $card }
mausen-restocked = Round { $round }, per riempire di nuovo il tavolo: { $plays }.
mausen-table = Ora sul tavolo: { $table }.
mausen-table-swept = Sul tavolo non resta più niente.
mausen-table-empty = Così tutti mettono una carta al centro, e nessuno va a caccia.

mausen-catches = { $name } va a caccia con { $card } e cattura: { $caught }.
mausen-finds-nothing = { $name } va a caccia con { $card }, ma non trova prede.
# $ties: a list of mausen-tie
mausen-tie = { $names } pareggiano con { $card }
mausen-tied-so-catches = { $ties }, quindi { $name } va a caccia con { $card } e cattura: { $caught }.
mausen-tied-so-finds-nothing = { $ties }, quindi { $name } può andare a caccia con { $card }, ma non trova prede.
mausen-tied-so-none-hunts = { $ties }, quindi { $species ->
    [elephant] nessun elefante
    [dog] nessun cane
    [cat] nessun gatto
   *[mouse] nessun topo
 } va a caccia.

mausen-ended-hands_empty = Tutte le carte sono state giocate.
mausen-decided-mouse_sum = a parità di punti, perché i suoi topi valgono di più
mausen-decided-mouse_highest = a parità di punti, grazie al topo più alto
