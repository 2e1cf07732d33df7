geflippt-title = Mausgeflippt

geflippt-hat-blue = cappello blu
geflippt-hat-white = cappello bianco
geflippt-glasses-black = occhiali neri
geflippt-glasses-white = occhiali bianchi
geflippt-scarf-orange = sciarpa arancione
geflippt-scarf-blue = sciarpa blu
geflippt-tie-blue = cravatta blu
geflippt-tie-yellow = cravatta gialla
geflippt-shirt-white = camicia bianca
geflippt-shirt-black = camicia nera
geflippt-jacket-green = giacca verde
geflippt-jacket-white = giacca bianca
geflippt-dress-red = vestito rosso
geflippt-dress-yellow = vestito giallo
geflippt-trousers-blue = pantaloni blu
geflippt-trousers-brown = pantaloni marroni
geflippt-belt-brown = cintura marrone
geflippt-belt-white = cintura bianca
geflippt-socks-red = calzini rossi
geflippt-socks-white = calzini bianchi
geflippt-shoes-black = scarpe nere
geflippt-shoes-yellow = scarpe gialle
geflippt-bag-green = borsa verde
geflippt-bag-yellow = borsa gialla
geflippt-ring-red = anello rosso
geflippt-ring-blue = anello blu

geflippt-emmental = emmental
geflippt-gouda = gouda
geflippt-edam = edam
geflippt-camembert = camembert
geflippt-roquefort = roquefort
geflippt-parmesan = parmigiano
geflippt-cheddar = cheddar
geflippt-mozzarella = mozzarella
geflippt-feta = feta

# $name: a player; $pieces, $hand: lists of clothes; $cheese: its name; $ms: milliseconds
geflippt-opening = I trentadue topi sono mescolati; tutti pescano sette capi d’abbigliamento.
geflippt-first = { $name } scopre il primo topo.
geflippt-cheese-turned = Formaggio scoperto: { $cheese }.
geflippt-revealed = { $name } scopre un topo. Ecco che cosa indossa: { $pieces }; il suo formaggio: { $cheese }.
geflippt-revealed-protected = { $name } scopre un topo. Ecco che cosa indossa: { $pieces }; il suo formaggio: { $cheese }. Il topo è protetto!
geflippt-whacks = { $name } colpisce dopo { $ms } ms
geflippt-attacks = { $name } attacca dopo { $ms } ms
# $finishes: a list of the two above
geflippt-raced = { $finishes }.
geflippt-left-alone = Tutti lo lasciano in pace.
geflippt-drawn = { $names } hanno lo stesso tempo al millisecondo; la sorte sceglie { $name }.
geflippt-fastest = La reazione più veloce è di { $name }, con { $ms } ms di vantaggio.
geflippt-only = Reagisce solo { $name }.
geflippt-too-close = Troppo vicini per decidere: anche { $name }, { $ms } ms dopo, ha ragione.
geflippt-whack-right = Carta giocata: { $piece }. Giusto!
geflippt-whack-wrong = Carta giocata: { $piece }. Sbagliato.
geflippt-whack-protected = Carta giocata: { $piece }. Ma il topo è protetto.
geflippt-attack-right = All’attacco! Il topo non indossa nessuno di quei capi: giusto!
geflippt-attack-wrong = All’attacco! Ma il topo indossa almeno uno di quei capi: sbagliato.
geflippt-attack-protected = All’attacco! Ma il topo è protetto.
geflippt-hand = { $name } mostra: { $hand }.
geflippt-caught = { $name } cattura il topo.
geflippt-caught-from-stack = { $name } riceve un topo dal mazzo.
geflippt-laundry = Panni sporchi per { $name }: { $pieces }.
geflippt-laundry-hidden = Panni sporchi per { $name }: { $pieces }; l’ultima carta resta coperta.
geflippt-laundry-face-down = Panni sporchi per { $name }, carta coperta: { $piece }.
geflippt-banned = È il terzo attacco fallito di { $name }, e anche l’ultimo.
geflippt-cheese-taken = Zampe scottate: { $name } riceve il formaggio ({ $cheese }).
geflippt-under = Il topo s’infila sotto il mazzo.
geflippt-reshuffled = Gli scarti vengono mescolati: { $cards ->
    [one] una carta
   *[other] { $cards } carte
 } da pescare.
geflippt-taken-back = Di nuovo nella mano di { $name }: { $piece }.

geflippt-ended-last_mouse = L’ultimo topo è stato catturato.
geflippt-ended-last_cheese = L’ultimo formaggio è stato preso.
geflippt-ended-nobody_reacts = Nessuno vuole più i topi rimasti.
geflippt-deciding = { $points ->
    [0] Decide il topo { $number }: { $name } passa in testa e ci resta.
    [one] Decide il topo { $number }: con 1 punto { $name } passa in testa e ci resta.
   *[other] Decide il topo { $number }: con { $points } punti { $name } passa in testa e ci resta.
 }

# The board
geflippt-title-cheese = Formaggio sul tavolo
geflippt-title-mouse = Topo
geflippt-title-stack = Mazzo dei topi
geflippt-title-finish = Fotofinish
geflippt-no-cheese = formaggio finito
geflippt-its-cheese = formaggio:
geflippt-turns-up-next = { $name } scopre il prossimo topo.
geflippt-to-react = Chi vede per primo che cosa indossa?
# $mice, $cheeses: how many lie face down
geflippt-stacks = Mazzi: { $mice ->
    [one] 1 topo
   *[other] { $mice } topi
 }, { $cheeses ->
    [one] 1 formaggio
   *[other] { $cheeses } formaggi
 }
# Heads of columns, at most 8 letters
geflippt-column = { $column ->
    [mice] Topi
    [laundry] Panni
    [cheeses] Formaggi
   *[points] Punti
 }
# $hidden, $banned: signs for a piece that lies face down, and for three of them
geflippt-legend-hidden = { $hidden } carta coperta: attacco fallito
geflippt-legend-banned = { $banned } non può più attaccare
geflippt-finish = { $kind ->
    [whack] colpisce
    [attack] attacca
   *[none] lo lascia in pace
 }
geflippt-time = { $ms } ms
# $points: how many, with a sign
geflippt-got = { $what ->
    [mouse] topo
    [laundry] panni
   *[cheese] formaggio
 } { $points }
geflippt-label-mouse = Topo:
geflippt-label-points = Punti:
geflippt-do-attack = attaccare con tutta la mano
geflippt-do-pass = lasciarlo in pace
geflippt-do-reveal = scoprire il prossimo topo
geflippt-press-to-attack = Spazio: attaccare con tutta la mano
geflippt-press-to-pass = 0: lasciarlo in pace
geflippt-press-to-reveal = Spazio: scoprire il prossimo topo
geflippt-no-more-attacks = niente più attacchi

geflippt-scene-mouse = Il topo indossa: { $pieces }; il suo formaggio: { $cheese }.
geflippt-scene-stack = { $mice ->
    [0] Nel mazzo non ci sono più topi.
    [one] Nel mazzo resta un topo.
   *[other] Nel mazzo restano { $mice } topi.
 }
# $up, $down: pieces of dirty laundry; $score: the points with their sign
geflippt-scene-player = { $name }: { $mice ->
    [one] 1 topo
   *[other] { $mice } topi
 }, panni sporchi { $up ->
    [one] 1 scoperto
   *[other] { $up } scoperti
 } e { $down ->
    [one] 1 coperto
   *[other] { $down } coperti
 }, { $cheeses ->
    [one] 1 formaggio
   *[other] { $cheeses } formaggi
 }; { $points ->
    [one] { $score } punto
   *[other] { $score } punti
 }.
geflippt-scene-banned = { $name } non può più attaccare.
geflippt-scene-hand = La tua mano: { $hand }.

# The race; $ms: milliseconds
geflippt-ready = Zampe pronte! Il topo spunta da un momento all’altro.
geflippt-keys = Un numero: colpire, Spazio: attaccare, 0: lasciarlo in pace
geflippt-guess = Così in fretta ({ $ms } ms)? Di sicuro hai tirato a indovinare. Non costa niente: riprova.
geflippt-may-not-attack = Hai sbagliato tre attacchi: non puoi più attaccare.
geflippt-reacted = { $name } ha reagito.
geflippt-no-such-card = Non hai nessuna carta con quel numero.

# Before a match
geflippt-about = Una gara: chi vede prima che cosa indossa il topo?
geflippt-option-window_ms = Quanto aspetta un topo, in millisecondi
geflippt-option-photo_finish_ms = Quale distacco è troppo piccolo, in millisecondi
geflippt-offered-window_ms = Quanto aspetta un topo
geflippt-offered-photo_finish_ms = Quale distacco è troppo piccolo per decidere
geflippt-offered-seconds = { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }
geflippt-offered-gap = { $ms ->
    [0] solo lo stesso istante
   *[other] { $ms } millesimi di secondo
 }

# Statistiche
geflippt-stats-reveals = topi scoperti per partita
geflippt-stats-races = topi a cui qualcuno reagisce
geflippt-stats-fastest_ms = la reazione più rapida, in millisecondi
geflippt-stats-mice = topi catturati per partita
geflippt-stats-cheeses = formaggi presi per partita
geflippt-stats-wrong_whacks = colpi sbagliati tra quelli che contano
geflippt-stats-attacks = attacchi per partita che contano
geflippt-stats-wrong_attacks = quelli sbagliati
geflippt-stats-photo_finishes = gare in cui un fotofinish dà un topo a più persone
geflippt-stats-last_mouse = partite finite con l’ultimo topo
geflippt-stats-last_cheese = partite finite con l’ultimo formaggio
geflippt-stats-nobody_reacts = partite finite perché nessuno reagisce più
