# Testi che solo il browser mostra.

skip-to-content = Vai al contenuto
language = Lingua
sound = Suoni
volume = Volume
music = Musica
settings = Impostazioni
close = Chiudi
sure = Davvero?
reload = Ricarica
page-failed = Questa parte della pagina non si è caricata. Controlla la connessione.
not-connected = Il server non risponde. Controlla la connessione e riprova.
offline = Mauseloch non è raggiungibile in questo momento. Puoi comunque leggere le regole.

# I titoli delle pagine
page-home = Giochi di topi
page-table = Tavolo
page-replay = Rivedi la partita
page-rules = Regole
page-learn = Impara a giocare
page-tables = Tavoli pubblici
page-tv = Schermo grande
page-one = Un dispositivo per tutti
page-privacy = Privacy
page-imprint = Note legali
page-lost = In questo buco di topo non c’è niente
lost-hint = Forse c’è un errore di battitura nell’indirizzo, o la pagina ha traslocato.
go-home = Vai alla pagina iniziale
title-rules = Regole: { $game }
title-replay = Rivedi: { $game }
title-review = Con l’allenatore: { $game }
title-turn = Tocca a te – { $game }

# La pagina iniziale. $game: il titolo del gioco
play-now = Gioca subito
play-now-game = Gioca subito a «{ $game }»
opponents = Contro chi giochi
with-friends = In compagnia
with-friends-game = Gioca a «{ $game }» in compagnia
learn = Impara
learn-game = Impara a giocare a «{ $game }»
first-time = Prima volta?
first-time-game = Prima volta? Impara «{ $game }»
first-time-table = Prima volta? Pip ti mostra come si gioca
rules = Regole
rules-game = Regole di «{ $game }»
back-to-table = Torna al tuo tavolo { $code }
code-label = Codice del tavolo
code-go = Entra
code-wrong = Un codice è fatto come mavolisu-2718: otto lettere e quattro cifre.
other-ways = Altri modi di giocare
way-tables = Gioca con chi c’è
way-one = Il telefono o il tablet passa di mano in mano
way-tv = Il tavolo sulla TV, le tue carte sul telefono

# Prima della partita: nomi, posti, robot, regole
your-name = Il tuo nome al tavolo
your-name-none = sorprendimi
public-name = A un tavolo pubblico il nome te lo diamo noi.
look = Animale e colore
look-portrait = Animale
look-colour = Colore
portrait-fox = Volpe
portrait-bear = Orso
portrait-hare = Lepre
portrait-owl = Gufo
portrait-frog = Rana
portrait-panda = Panda
portrait-penguin = Pinguino
portrait-hedgehog = Riccio
portrait-lion = Leone
portrait-koala = Koala
portrait-pig = Maialino
portrait-chick = Pulcino
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-purple = viola
colour-orange = arancione
colour-teal = turchese
fewer = Uno in meno
more = Uno in più
create-seats = Posti
create-bots = Di cui robot
create-bot = Come giocano i robot?
create-who = Chi può venire?
create-friends = solo su invito
create-friends-hint = chi ha il link o il codice
create-public = tutti
create-public-hint = il tavolo è nell’elenco
create-more = Tempo e regole
create-even = Tempi alla pari: si gareggia contro il proprio tempo abituale
create-open = Apri il tavolo
pace = Tempo per ogni scelta
pace-relaxed = senza fretta
pace-relaxed-hint = un giorno intero
pace-calm = con calma
pace-calm-hint = un minuto
pace-quick = veloce
pace-quick-hint = 20 secondi
option-number = { $number }

# Posti e persone
seat-number = posto { $number }
seat-empty = Posto { $number } libero
seat-free = libero
seat-free-later = libero dalla prossima partita
seat-next = { $name } gioca qui dalla prossima partita
seat-next-you = tuo dalla prossima partita
# $quality: of somebody’s connection; $ms: how long it takes there and back
seat-line = { $quality ->
    [good] buona connessione ({ $ms } ms)
    [fair] connessione discreta ({ $ms } ms)
   *[poor] connessione lenta ({ $ms } ms)
 }
seat-line-note = In una gara togliamo il tempo della connessione, per quanto riusciamo a misurarlo.
seat-stand-in = gioca un sostituto
you = (tu)
you-ribbon = tu
host = a capotavola
away = non c’è
is-asked = sta scegliendo
wins = { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
 }
sit-down = Siediti
sit-here = Siediti qui
sit-on = Siediti qui: posto { $number }
sit-later = Gioca la prossima partita
sit-on-later = Gioca la prossima partita: posto { $number }
bot-on = Robot al posto { $number }
bot-none = lascia libero
bot-chosen = Robot: { $how }
hear = Ascolta { $name }
mute = Non ascoltare più
unmute = Ascolta di nuovo
remove = Libera il posto
remove-sure = Davvero senza { $name }?
invite = Invita chi vuoi
invite-title = Vieni a giocare a «{ $game }»
invite-scan = Inquadralo con il telefono, oppure di’ il codice:
invite-scan-big = Inquadralo con il telefono, oppure scrivi il codice:
qr-label = Codice QR del tavolo { $code }
share-link = Manda il link
copy-link = Copia il link
link-copied = Il link è copiato
link-not-copied = Questo browser non ci lascia copiare. Il link è nella barra degli indirizzi.
lobby-seats = Chi gioca?
lobby-options = Come si gioca
lobby-empty = { $count ->
    [one] Il posto vuoto lo prende un robot. Chi arriva dopo può subentrare.
   *[other] I posti vuoti ({ $count }) li prendono i robot. Chi arriva dopo può subentrare.
 }
lobby-start = Si comincia
lobby-wait = { $name } avvia la partita quando ci sono tutti.
lobby-wait-host = La partita comincia quando ci sono tutti.

# Al tavolo. $names: un elenco; $name: una persona
arriving = Un momento…
board = Il tavolo
your-turn = Tocca a te!
waiting-for = In attesa di { $names }
stand-in = In preparazione: { $names }. Nel frattempo gioca un robot più semplice.
skip-scene = Salta
sending = Invio in corso…
time-left = { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
 }
lost = La connessione è caduta. Riproviamo…
lost-pending = La connessione è caduta. La tua scelta è salva e partirà appena torna.
paused-unreachable = Pausa: in questo momento le partite non si possono salvare.
paused-full = Pausa: non c’è più spazio per salvare.
paused-busy = Pausa: il salvataggio richiede più tempo del solito.
paused-hint = Non va perso nulla: gli orologi sono fermi, e la partita riprenderà da sola.
resumed = Si riprende a giocare.
missed = Nel frattempo:
watching = Stai guardando.
watching-later = Stai guardando. Giochi la prossima partita.
people = Chi gioca
story = Che cosa è successo
story-empty = Non è ancora successo niente.
say-something = Di’ qualcosa
says = { $name } dice: { $phrase }
reacts = { $name } reagisce: { $face }
faces = Reazioni
face-laugh = Risata
face-love = Amore
face-wow = Stupore
face-phew = Sollievo
face-sad = Tristezza
face-wink = Occhiolino
menu = Altro
tell-scene = Dimmi che cosa c’è sul tavolo (tasto S)
other-device = Continua su un altro dispositivo
other-device-hint = Inquadra il codice con l’altro dispositivo, e anche lì avrai il tuo posto. Non mostrarlo a nessun altro: è la chiave del tuo posto.
table-leave = Lascia il tavolo
go-sure = Te ne vai?
go-hint = Se esci per ora, il posto resta tuo: torni con lo stesso link. Se lo lasci, può prenderlo qualcun altro.
go-hint-playing = Se esci per ora, il posto resta tuo e un robot gioca finché non torni. Se lo lasci, un robot finisce la partita per te.
get-up = Lascia il posto
just-go = Esci per ora
go-away = Indietro
stay = Resta
removed = Il tuo posto è stato liberato
removed-hint = Chi è a capotavola ha liberato il tuo posto. Puoi guardare, o sederti di nuovo dove c’è posto.
watch-on = Guarda
table-gone = Tavolo { $code }

# La fine di una partita. $points: un numero; $shown: lo stesso con un vero meno
watch-won = { $names } vince!
watch-shared = { $names } si dividono la vittoria!
result-won = { $ahead ->
    [one] Hai vinto con 1 punto di vantaggio!
   *[other] Hai vinto con { $ahead } punti di vantaggio!
 }
result-won-level = Hai vinto a parità di punti!
result-won-anyway = Hai vinto!
result-won-shared = Dividi la vittoria con { $names }!
result-place = { $place ->
    [2] Seconda posizione
    [3] Terza posizione
    [4] Quarta posizione
    [5] Quinta posizione
    [6] Sesta posizione
   *[other] Posizione { $place }
 }
result-place-shared = { $place ->
    [2] Seconda posizione a pari merito
    [3] Terza posizione a pari merito
    [4] Quarta posizione a pari merito
    [5] Quinta posizione a pari merito
    [6] Sesta posizione a pari merito
   *[other] Posizione { $place } a pari merito
 }
result-short = { $points ->
    [one] { $nth }, a 1 punto dalla vittoria
   *[other] { $nth }, a { $points } punti dalla vittoria
 }
result-level = { $nth }, a parità di punti
result-despite = { $nth }, nonostante più punti
result-places = Classifica e punti
to-result = Risultato
place = Posizione
name = Nome
points = Punti
evening = Vittorie finora
points-count = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
 }
again = Gioca ancora
again-wait = { $name } può cominciare un’altra partita.
again-wait-host = Chi è a capotavola può cominciare un’altra partita.
after-more = Altro…
look-at-board = Guarda il tavolo
watch-again = Rivedi la partita
share-match = Condividi
save-match = Salva
record-failed = La partita non si è caricata. Riprova tra un momento.
other-game = Un altro gioco

# Tavoli pubblici
tables-about = Siediti con chi c’è. Tutti ricevono un nome da noi, e si parla solo con frasi già pronte.
tables-none = Adesso non c’è nessuno. Apri un tavolo, e qualcuno lo troverà!
tables-new = Apri un nuovo tavolo
tables-open = aspetta altre persone
tables-playing = partita in corso
tables-over = tra una partita e l’altra
sit-at = Siediti al tavolo { $code }: «{ $game }»
sit-at-later = Gioca la prossima partita di «{ $game }», tavolo { $code }
watch = Guarda
watch-at = Guarda il tavolo { $code }: «{ $game }»

# Lo schermo grande
tv-about = Il tavolo è quassù, lo vedono tutti. Si gioca con i telefoni. Quale gioco?
tv-code = Mostra un tavolo già aperto
tv-start = Premi OK quando ci sono tutti.
tv-nobody = Nessuno si è ancora seduto. Se cominci adesso, giocano i robot.
tv-hands = Le vostre carte sono sui vostri telefoni.

# Un dispositivo per tutti
one-about = Un telefono o un tablet passa di mano in mano. Nessuno vede le carte degli altri.
one-go-on = Continuate al vostro ultimo tavolo
one-game = Quale gioco?
one-who = Chi gioca?
one-name = Nome { $number }
one-without = Togli il nome { $number }
one-more = Aggiungi qualcuno
one-same = Due di voi hanno lo stesso nome.
one-turn = { $name }, tocca a te!
one-give = Dai il dispositivo { EUPHONIC($name) ->
    [a] ad
   *[other] a
 } { $name }
one-look-away = Tutti gli altri: guardate da un’altra parte!
one-have = Sono { $name }
one-end = Volete smettere di giocare?
one-end-hint = Tutti lasciano il posto, e questa partita è finita.
one-end-yes = Sì, basta così

# Impostazioni
setting-vibration = Vibra quando tocca a me
setting-theme = Aspetto
setting-theme-auto = come il mio dispositivo
setting-theme-light = chiaro
setting-theme-dark = scuro
setting-motion = Movimento
setting-motion-auto = come il mio dispositivo
setting-motion-reduced = ridotto
setting-motion-full = completo
setting-colours = Colori
setting-colours-normal = normali
setting-colours-contrast = ad alto contrasto
setting-cards = Carte
setting-cards-normal = normali
setting-cards-large = grandi
setting-hand = Gioco con la
setting-hand-right = mano destra
setting-hand-left = mano sinistra
setting-odds = Rischio del prossimo tiro («Mäusezocken»)
setting-odds-off = non mostrarlo
setting-odds-on = mostralo
setting-story = Che cosa è successo
setting-story-pictures = in figure
setting-story-words = a parole
setting-remarks = Quello che dicono i robot
setting-remarks-on = mostralo
setting-remarks-off = non mostrarlo
settings-kept = Le tue impostazioni restano in questo browser.
tips-again = Rivedi i consigli di Pip
tips-to-come = Pip ti darà di nuovo consigli mentre giochi.

# Privacy
privacy-short = Qui non serve un account, non c’è nessun tracciamento e niente viene caricato da altri siti.
privacy-browser = Il tuo browser conserva le tue impostazioni, l’ultimo nome che hai scritto, il tuo animale e il tuo colore, il tuo ultimo tavolo e le chiavi dei tuoi posti. Non ci sono cookie. Quando lasci un posto, la sua chiave viene cancellata.
privacy-password = Conserva anche la password di questo sito, una volta inserita, per non chiedertela di nuovo.
privacy-server = Il server conserva un tavolo, con i nomi scritti lì, finché qualcuno lo usa. Un tavolo vuoto per due ore (o per una settimana, se si gioca senza fretta) viene cancellato con i suoi nomi.
privacy-matches = Quello che si è giocato resta: le carte e i dadi e, nelle gare, quanto è stata veloce ogni reazione, ma non di chi era. Con il link chiunque può rivederlo.
privacy-address = Il tuo indirizzo internet serve solo a mandarti il gioco. Non viene salvato.
privacy-public = Ai tavoli pubblici ricevi un nome da noi, e ci si possono dire soltanto frasi già pronte.
privacy-host = Che cosa aggiunge chi gestisce questo sito
imprint-none = Chi gestisce questo sito non ha scritto le note legali.

# Un posto con una password
password-about = Questo sito ha una password. Chi lo gestisce può dirtela. Con un link d’invito non ti serve.
password-label = Password di questo sito
password-enter = Inserisci la password

# Perché qualcosa non è riuscito. $detail: che cosa esattamente, in inglese, per chi programma
refused = Non ha funzionato: { $detail }
refused-bad_look = Questo ritratto o questo colore non esiste. Scegline un altro.
refused-bad_option = Queste regole non si possono scegliere.
refused-bad_seats = Questo gioco non va bene per questo numero di persone.
refused-bad_setup = Questo nome non va bene. Servono da 1 a 16 lettere o cifre.
refused-bad_token = Questo posto non è più tuo.
refused-blocked = Dalla tua rete sono arrivate troppe richieste. Aspetta qualche minuto.
refused-full = In questo momento tutti i tavoli sono occupati. Riprova tra un po’.
refused-guess = Troppo veloce: era un tiro a indovinare. Prima guarda, poi tocca.
refused-illegal = Adesso non si può.
refused-lookalike_name = Questo nome assomiglia a quello di qualcuno che è qui. Scegline un altro.
refused-mixed_name = Questo nome mescola lettere di alfabeti diversi. Usane uno solo.
refused-no_coach = Su questo server non c’è l’allenatore.
refused-no_match = Questa partita non esiste, o non è ancora finita.
refused-no_public_tables = Qui non ci sono tavoli pubblici. Apri un tavolo e manda il link a chi vuoi.
refused-no_seat = Prima siediti.
refused-no_strongest = Su questo server i robot più forti non sono disponibili.
refused-no_table = Questo tavolo non esiste. Il codice è giusto?
refused-not_awaited = Hai già risposto, o non tocca a te.
refused-not_host = Questo può farlo solo chi è a capotavola.
refused-not_offered = Questo gioco qui non è disponibile.
refused-not_playing = In questo momento non si gioca.
refused-not_practice = I consigli servono ad allenarsi: solo nelle partite in cui nessun altro ha giocato, e mai nelle gare.
refused-offline = La connessione è caduta. Riprova tra un momento.
refused-old_question = La partita è già andata avanti.
refused-own_seat = Questo è il tuo posto. Se non vuoi più giocare, lascialo tu.
refused-password_needed = Per questo serve la password di questo sito.
refused-password_wrong = Questa non è la password. Riprova.
refused-wrong_passwords = Da qui sono arrivate troppe password sbagliate. Usa un link d’invito o riprova più tardi.
refused-playing = La partita è già cominciata.
refused-same_name = Qui qualcuno si chiama già così. Scegli un altro nome.
refused-seated = Hai già un posto qui.
refused-store_away = In questo momento non si può salvare nulla. Riprova fra un attimo.
refused-table_elsewhere = A questo tavolo ora si gioca su un altro server. Ricarica la pagina.
refused-table_failed = A questo tavolo qualcosa si è rotto. Aprine uno nuovo.
refused-taken = Questo posto è occupato. Scegline un altro, oppure guarda.
refused-too_fast = Troppe cose in una volta. Aspetta un attimo.
refused-too_late = È arrivato troppo tardi.
refused-too_many_connections = In questo momento dalla tua rete si collegano troppe persone. Riprova tra poco.
refused-too_many_tables = Dalla tua rete sono aperti troppi tavoli. Gioca a uno di quelli o aspetta un po’.
refused-too_soon = È arrivato troppo presto.
refused-unknown_bot = Questo gioco non ha questo robot.
refused-unknown_game = Questo gioco non esiste.
refused-unsupported = Questo gioco non lo prevede.
refused-version = C’è una nuova versione di Mauseloch. Ricarica la pagina.
refused-wrong_codes = Dalla tua rete sono arrivati troppi codici sbagliati. Usa il link o il codice QR, oppure aspetta un po’.

# Rivedere una partita. $name: qualcuno che ha giocato
name-seat-1 = Posto 1
name-seat-2 = Posto 2
name-seat-3 = Posto 3
name-seat-4 = Posto 4
name-seat-5 = Posto 5
name-seat-6 = Posto 6
watching-about = Rivedi una partita salvata: passo per passo, con gli occhi di chi vuoi.
watching-open = Scegli un file
watching-drop = Oppure trascina il file qui.
watching-other = Apri un file
watching-eyes = Con gli occhi di chi?
watching-eyes-nobody = qualcuno che guarda
watching-eyes-all = tutte le carte scoperte
watching-first = All’inizio
watching-back = Un passo indietro
watching-play = Avvia
watching-pause = Pausa
watching-forward = Un passo avanti
watching-last = Alla fine
watching-where = A che punto della partita
watching-place = Passo { $step } di { $last }
watching-speed = Velocità
watching-times = { $times }×
watching-hand = Carte: { $name }

# Le regole
rules-print = Stampa
rules-others = Le regole degli altri giochi
rules-none = Le regole di questo gioco non sono scritte qui.
learn-none = Per questo gioco non c’è una lezione. Come si gioca, lo trovi nelle regole.

# Perché una partita non si può rivedere
refused-busy = C’è molta gente in questo momento. Riprova fra un attimo.
refused-damaged_match = Questa partita è salvata, ma non si può più leggere.
refused-damaged_record = Questo file è danneggiato: manca qualcosa, o qualcuno l’ha modificato.
refused-foreign_record = Questo file non è una partita salvata con Mauseloch.
refused-record_mismatch = La partita di questo file non segue le regole, perciò non si può mostrare.
refused-record_version = Questa partita è stata salvata da un’altra versione di Mauseloch, con altre regole.
refused-too_long = È troppo lungo.

# The coach looks back. Costs are in percentage points; $error is the standard error.
page-review = Rivedi con l’allenatore
coach-wait = L’allenatore sta rivedendo la partita.
coach-wait-hint = Ci vogliono alcuni secondi.
coach-again = Riprova
coach-whose = Le scelte di chi?
coach-percent = { $value }%
coach-about = { $value }% ± { $error }
coach-curve-said = Probabilità di vincere in percentuale: { $start } all’inizio, { $end } alla fine; almeno { $least }, al massimo { $most }.
coach-exact = Tutto è calcolato con esattezza.
coach-sampled = Stima ricavata da molte partite giocate da lì in poi; ± dice di quanto si sbaglia di solito.
coach-partly = Calcolato con esattezza dove non c’è ±; il resto è una stima ricavata da molte partite giocate da lì in poi, e ± dice di quanto si sbaglia di solito.
coach-approximate = Valutato in modo approssimativo, con un valore appreso.
coach-exact-too = Dove non c’è ±, è calcolato con esattezza.
coach-sampled-too = Ogni altro ± viene da molte partite giocate da lì in poi e dice di quanto si sbaglia di solito.
coach-table = La curva in tabella
coach-moment = Momento
coach-start = Inizio
coach-choice = Prima della scelta { $number }
coach-end = Fine
coach-no-turns = Non ce ne sono stati: le probabilità non sono mai cambiate di colpo.
coach-see = Guarda
coach-see-turn = Guarda: punto di svolta { $number }
coach-choices = Tutte le scelte
coach-total = Insieme sono costate { $cost } punti percentuali.
coach-perfect = Nessuna è costata nulla. Complimenti!
coach-better = meglio: { $best }
coach-cost-none = non costa nulla
coach-cost = −{ $cost }
coach-cost-about = −{ $cost } ± { $error }
hint = Che cosa farebbe l’allenatore?
hint-wait = L’allenatore sta pensando.
hint-best = Farebbe questo: { $doing }.
hint-chances = Le tue probabilità di vincere
hint-marked = L’allenatore farebbe questo.

# A game without a board of its own
plain-scene = Che cosa c’è sul tavolo
plain-figures = Tutti quanti
plain-acts = Che cosa puoi fare
plain-last = Che cosa è appena successo

# Da chi gestisce il server
notice-title = Avviso:
notice-draining = Il server si ferma tra poco. Questa partita si può finire, ma non ne comincia un’altra.
refused-closed = Chi gestisce questo sito ha chiuso il tavolo.
because-closed = Chi gestisce questo sito ha chiuso il tavolo: { $detail }
refused-draining = Il server si ferma tra poco, quindi non può cominciare niente di nuovo. Riprova più tardi.
remove-keep-out = Sì, e non potrà più entrare
refused-kept_out = Chi è a capotavola ti ha fatto uscire. Non puoi tornare a questo tavolo.
refused-same_line = Sembra la tua stessa connessione a internet, quindi non si può tenere fuori nessuno. Puoi liberare il posto.
