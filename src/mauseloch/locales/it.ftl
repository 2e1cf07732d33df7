# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } { EUPHONIC($last) ->
    [e] ed
   *[other] e
 } { $last }

# $game: its title; $players: their names; $seed: a text
match-title = { $game } – { $players } (seme { $seed })
play-title = { $game } – { $players }

# $ended: why the match ended, a sentence; $names: who won; $decided: how it was decided
match-won = { $ended } { $names } vince { $decided }.
match-shared = { $ended } { $names } si dividono la vittoria { $decided }.

decided-points = ai punti
decided-shared = in perfetta parità

# $inputs: how many
replay-verified = Verifica riuscita: { $inputs ->
    [one] una mossa rispetta
   *[other] { $inputs } mosse rispettano
 } le regole.
replay-not-over = Verifica riuscita: { $inputs ->
    [one] una mossa rispetta
   *[other] { $inputs } mosse rispettano
 } le regole; la partita non è ancora finita.
replay-item = { $number }. { $game } – { $players }: { $scores }
replay-item-open = { $number }. { $game } – { $players }
replay-choose = Per vederne una, aggiungi --match e il suo numero.
replay-step = … (Invio: avanti; una lettera e Invio: racconta il resto)

# Giocare in un terminale. $name: una persona; $doing: il nome di un’azione
screen-pick = ↑ ↓ o un numero, poi Invio · Ctrl-C: esci
screen-type = Scrivi, poi Invio · Ctrl-C: esci
screen-pass = Passa la tastiera: ora gioca { $name }.
screen-take = { $name }: nessun altro sta guardando? Allora premi Invio.
screen-go-on = Invio: avanti
plain-keys = Premi il numero o la lettera accanto a ciò che vuoi fare.
screen-more = Invio: continua a leggere
screen-choose = { $name }: { $doing }?
screen-choose-any = { $name }: che cosa scegli?
screen-keys = ← → ↑ ↓ o scrivi, poi Invio · ?: aiuto · Tab: il racconto · Ctrl-C: esci
screen-possible = Ecco che cosa puoi fare ora, con le frecce, un numero o queste parole:
screen-page = ↑ ↓ o Spazio: scorri · Invio: indietro

# Lo stesso in righe di testo; $number: la scelta abituale; $typed: che cosa ha scritto qualcuno
lines-pick = Quale numero? (Invio: { $number }){ " " }
lines-no-such-number = { $typed } non è un numero da 1 a { $most }.
lines-possible = Ecco che cosa può fare { $name } (? mostra le regole):

play-not-understood = Non capisco { $typed }. Ecco che cosa puoi fare ora: { $legal }.
play-needs-time = Una reazione si scrive con il tempo in millisecondi, come «pass @850»; in { $typed } manca.
play-not-saved = Questa partita non si potrà salvare: non c’è una cartella in cui scriverla.
play-cannot-save = Non è stato possibile salvare questa partita: { $reason }
serve-at = Mauseloch è aperto: { $address }
serve-scan = Inquadra con un telefono collegato alla stessa rete:
serve-no-network = Questo computer non è in nessuna rete: i telefoni non possono raggiungerlo.
serve-others = Se un telefono non ci arriva, prova { $addresses }.
serve-config = # Le impostazioni in vigore, comprese quelle di { $file }
serve-no-config = # Le impostazioni in vigore; non c’è un file di configurazione
mcp-at = Indirizzo per gli assistenti: { $address }
mcp-anyone = Chiunque raggiunga questo indirizzo può giocare qui. Usalo solo in una rete di cui ti fidi.
export-damaged = La partita { $match } non si può leggere e viene saltata.
export-done = { $matches ->
    [0] Nessuna partita è ancora finita; { $file } è vuoto.
    [one] Una partita è scritta in { $file }
   *[other] { $matches } partite sono scritte in { $file }
 }
play-kept = La partita è salvata in { $file }
play-get-ready = I robot si preparano; la primissima volta può volerci un minuto.
play-resume = Per riprendere questa partita: { $command }

# Risolvere un gioco. $residual: di quanto si muovono ancora i valori, come "3.2e-05"; $percent: un numero come si scrive, come 52,979
solve-begins = Preparazione
solve-sweep = Passata { $sweeps }: i valori cambiano ancora di { $residual }
solve-value = Giocando alla perfezione, chi comincia vince in media { $percent } volte su 100 (una vittoria condivisa conta metà).
solve-done = Risolto in { $sweeps } passate e { $seconds } secondi; nell’ultima nessun valore è cambiato di più di { $residual }.
solve-kept = La tabella è in { $file } ({ $kilobytes } kB).
compile-bots = { $game }, robot più forti
compile-coach = { $game }, allenatore
compile-done = Compilato: { $what }
compile-there = Già compilato: { $what }
compile-kept = È tutto pronto. Il codice compilato è in { $folder }.

leave = Vuoi uscire da questa partita?
leave-save = Esci e salva la partita per riprenderla più tardi
leave-plainly = Esci
leave-drop = Esci senza salvare la partita
leave-stay = Resta e continua a giocare
sure-no = No, torna indietro
sure-yes = Sì, lo stesso

after-again = Gioca ancora
after-other = Gioca a qualcos’altro
after-keep = Salva questa partita
after-enough = Per oggi basta

# $matches: quante partite; $wins: un elenco di tally-wins
tally = { $matches ->
    [one] Vittorie dopo una partita
   *[other] Vittorie dopo { $matches } partite
 }: { $wins }.
tally-wins = { $name } { $wins }

# Prima di una partita. $title: il titolo di un gioco; $about: che cosa si fa
pick-game = A che cosa vuoi giocare?
pick-game-item = { $title } – { $about }
pick-resume = Riprendi la partita interrotta ({ $title })
pick-name = Come ti chiami?
pick-names = Chi gioca a questa tastiera? (i nomi, separati da virgole)
pick-bots = Quanti robot partecipano?
pick-bots-item = { $count ->
    [0] nessun robot
    [one] un robot
   *[other] { $count } robot
 }
pick-bot = Quale livello di gioco?
pick-options = Con quali regole?
pick-options-usual = Quelle del libretto
pick-options-own = Scegli le opzioni una per una
option-yes = sì
option-no = no
option-seat = il posto { $number }

bot-random = gioca a caso
bot-simple = gioca con buon senso
bot-points = gioca solo per i punti
bot-own = { $name }, un robot di questo gioco
bot-pip = Pip, che ha appena imparato a giocare
bot-lotte = Lotte, che gioca d’istinto
bot-bruno = Bruno, che gioca con giudizio
bot-clara = Clara, che ci pensa bene
bot-zeno = Zeno, quasi imbattibile

# L’elenco dei giochi
games-seats = da { $least } a { $most } persone
games-value = { $value }: { $meaning }
games-usual = { $value }: { $meaning } (se non scegli altro)
games-range = da { $least } a { $most } ({ $usual } se non scegli altro)
games-bot = robot { $bot }: { $meaning }

# L’aiuto della riga di comando
help-about = Quattro giochi di topi: «Topi!», «Hol’s der Geier», «Mäusezocken» e «Mausgeflippt».
help-play = giocare in questo terminale
help-serve = aprire tavoli per chi può raggiungere questo computer
help-join = far giocare un tuo robot a un tavolo in rete
help-watch = seguire una partita tra robot, raccontata a parole
help-replay = verificare la registrazione di una partita e raccontarla
help-review = analizzare una partita: quanto è costata ogni scelta
help-worth = dire quanto vale ogni azione in un momento di una partita
help-export = scrivere le partite finite di un server, senza nomi
help-solve = risolvere un gioco in modo esatto
help-exploit = dire quanto vincerebbe un avversario perfetto
help-compile = compilare ciò che serve ai robot più forti e all’allenatore
help-rules = leggere le regole di un gioco
help-games = elencare i giochi, con le loro opzioni e i loro robot
help-simulate = giocare moltissime partite e contare le vittorie
help-stats = dire che cosa insegna un milione di partite su un gioco
help-arena = far giocare i robot tra loro e dire chi è il migliore
help-regret = misurare con esattezza ciò che un agente regala
help-mcp = far giocare un assistente (Model Context Protocol)
help-more = «mauseloch COMANDO --help» dice di più su un comando.
help-usage = Uso:
help-arguments = Che cosa puoi aggiungere
help-game = il suo nome, come nell’elenco di «mauseloch games»
help-play-game = quale gioco; se non lo indichi, ti viene chiesto
help-watch-game = quale gioco; se non lo indichi, una partita per ogni gioco
help-seats = quanti giocano, robot compresi
help-play-bots = un robot per ogni posto libero, per esempio simple,my_bot.py; oppure none (nessuno)
help-watch-bots = un robot per tutti i posti, o uno per ciascuno, per esempio simple,random,my_bot.py
help-option = un’opzione dell’elenco di «mauseloch games»; se ne possono indicare più di una
help-seed = lo stesso seme dà le stesse carte e gli stessi dadi
help-save = scrivere la registrazione della partita in questo file
help-config = il file di configurazione; altrimenti quello indicato da MAUSELOCH_CONFIG, o quello solito
help-check = controllare le impostazioni, mostrarle come file di configurazione e fermarsi
help-set = una qualsiasi impostazione del file di configurazione, come site.public_tables=false; si può ripetere
help-title = come si chiama questo sito
help-host = l’indirizzo su cui il server è in ascolto
help-port = la porta su cui il server è in ascolto
help-http = parlare HTTP, all’indirizzo http://127.0.0.1:8170/mcp, invece di usare standard input e output
help-socket = un socket Unix su cui il server è in ascolto, invece di un indirizzo e una porta
help-base = il percorso sotto cui si trova tutto, per esempio /giochi/mauseloch
help-public-address = l’indirizzo che usano le persone, per i link e i codici da inquadrare
help-lan = aprire a tutta la rete locale e mostrare un codice da inquadrare
help-open = aprire la pagina nel browser, se davanti al computer c’è qualcuno
help-db = dove salvare le partite: un indirizzo SQLite o PostgreSQL
help-memory = quanti megabyte possono occupare insieme i robot più forti e l’allenatore; con 0 non ci sono né gli uni né l’altro
help-export-db = dove sono le partite: un indirizzo SQLite o PostgreSQL
help-url = il link di un tavolo, o l’indirizzo del suo server
help-bot = un file Python o un modulo (pacchetto.modulo:funzione) con una funzione answer(question)
help-table = il codice del tavolo, se l’indirizzo non lo indica
help-name = il nome con cui si siede
help-seat = il posto, contato da 1; altrimenti uno qualsiasi
help-token = il token del tavolo che hai aperto: così il robot avvia anche le partite
help-matches = andarsene dopo questo numero di partite; altrimenti restare finché c’è il tavolo
help-names = le persone a questa tastiera, per esempio Ada,Ben
help-resume = riprendere la partita di questo file, o l’ultima interrotta
help-plain = righe di testo invece di un tavolo disegnato
help-file = la registrazione, come la scrive --save, o quelle di arena o export
help-step = aspettare Invio prima di ogni passo
help-match = quale partita, se il file ne contiene più di una, contando da 1
help-review-seat = di chi sono le scelte, contando da 1; altrimenti della prima persona
help-rollouts = quante volte giocare un’azione fino in fondo, se il gioco non ne conosce il valore
help-review-seed = lo stesso seme dà gli stessi campioni
help-review-json = scrivere tutto come JSON sullo standard output
help-at = il numero della mossa, come lo elenca review; altrimenti il punto in cui è ferma una partita non finita
help-worth-seat = di chi è la scelta, contando i posti da 1; altrimenti di chi fa quella mossa
help-regret-json = scrivere tutto come JSON sullo standard output
help-to = scrivere in questo file, una registrazione per riga; altrimenti sullo standard output
help-simulate-games = quante partite; se non lo indichi, centomila
help-stats-games = quante partite; se non lo indichi, un milione
help-arena-bots = chi gioca: nomi, file o moduli, per esempio pip,zeno,my_bot.py
help-arena-games = quante partite gioca ogni coppia; se non lo indichi, quattrocento
help-arena-seats = quanti posti ha il tavolo; se non lo indichi, il minimo possibile
help-against = solo le coppie con questo robot
help-one-of-each = un robot per tipo a ogni tavolo, invece di due che se lo dividono
help-fill = un robot per tipo, e questo in tutti gli altri posti, senza confrontarlo
help-limit = per quanti secondi un tuo robot può pensare a una risposta; se non lo indichi, 10; con 0 non c’è limite
help-forfeits = chi sbaglia o pensa troppo perde la partita, e si continua
help-regret-agent = il nome di un robot, oppure un file o modulo con respond(prompt) o answer(question)
help-command = AGENT è una riga di comando: un programma che legge una domanda e scrive una risposta, riga per riga
help-regret-game = solo questo gioco; se non lo indichi, tutti quelli con posizioni pubblicate
help-skins = vestire il gioco solo di queste parole, come own,invented; se non lo indichi, di tutte. I robot non vedono parole
help-positions = chiedere solo le prime N posizioni di ogni gioco; se non lo indichi, tutte
help-regret-samples = chiedere ogni posizione N volte, ogni volta con un altro seme; se non lo indichi, una volta
help-regret-matches = giocare anche N partite intere, ognuna da entrambi i posti; se non lo indichi, nessuna
help-regret-against = il robot avversario in queste partite; se non lo indichi, simple
help-patience = quanti secondi ha un programma per rispondere; se non lo indichi, 120
help-jobs = quanti processi giocano insieme; altrimenti uno per core
help-cluster = far giocare i worker dello scheduler Dask a questo indirizzo
help-arena-out = salvare risultati, partite e resoconti in questa cartella, e riprendere da lì
help-records = salvare ogni partita, come avviene di solito
help-no-records = non salvare le partite
help-cores = quanti core del processore possono lavorare; altrimenti tutti
help-policies = chi gioca: simple o random, uno per tutti i posti o uno per ciascuno, per esempio simple,random,simple
help-policy = chi gioca a tutti i posti: simple o random
help-out = scrivere ogni partita in questo file: array NumPy (.npz) o una tabella (.csv)
help-plots = disegnare grafici in questa cartella
help-json = scrivere tutti i numeri in questo file
help-solve-game = che cosa risolvere; se non lo indichi, l’elenco di ciò che si può risolvere
help-compile-game = solo per questo gioco
help-cards = quante carte a testa; se non lo indichi, 15, dieci per Goofspiel
help-solve-out = scrivere i risultati in questo file (.json; per Goofspiel .csv)
help-exploit-bots = quali robot misurare, anche file tuoi; se non lo indichi, tutti quelli del gioco
help-exploit-option = una variante, o come ridurre il gioco, per esempio cards=4; si può ripetere
help-rewards = che cosa conta: i punti, o solo la vittoria
help-rounds = giri di CFR+, per una strategia di confronto; 0 per nessuna
help-samples = quante risposte chiedere quando un robot non dice come sceglie
help-most = interrompere le partite dopo tante decisioni
help-tick-ms = in una gara: la durata di un passo, in millisecondi
help-checkpoint = salvare in questo file i calcoli già fatti, e riprendere da lì
help-lang = la lingua
help-help = mostrare questo aiuto

# Che cosa non va nella riga di comando
usage-command = Il comando { $command } non esiste; i comandi sono { $commands }.
usage-argument = C’è qualcosa che non va in { $argument } («mauseloch { $command } --help» dice di più).
usage-unknown = Non conosco { $argument } («mauseloch { $command } --help» dice di più).
usage-language = Non conosco la lingua { $language }. Lingue possibili: { $languages }.

# Che cosa è andato storto. $detail: che cosa di preciso, in inglese, per chi programma
error-error = Qualcosa è andato storto: { $detail }
error-bad_setup = Non si può preparare questa partita: { $detail }
error-unknown_game = Il gioco { $name } non esiste; i giochi sono { $games }.
error-unknown_bot = Questo robot non esiste: { $detail }
error-unknown_bot-name = Per questo gioco non c’è nessun robot { $name }. Robot possibili: { $bots }.
error-unsupported = Qui non è possibile: { $detail }
error-unsupported-part = Con { $game } non è possibile: al gioco manca { $part }.
error-missing_extra = Qualcosa non è installato: { $detail }
error-missing_extra-name = Manca { $wanted }. Per installarlo: pip install 'mauseloch[{ $extra }]'
error-broken_package = Un gioco non funziona: { $detail }
error-broken_package-part = Il gioco { $package } resta escluso. La sua parte { $part } non funziona: { $why }
error-missing_text = Manca un testo: { $detail }
error-bad_option = Questa opzione non si può scegliere: { $detail }
error-bad_option-unknown = Questo gioco non ha l’opzione { $name }. Opzioni possibili: { $options }.
error-bad_option-value = L’opzione { $name } non può essere { $value }. Valori possibili: { $allowed }.
error-bad_option-number = L’opzione { $name } è un numero intero da { $least } a { $most }, non { $value }.
error-bad_option-form = Un’opzione si scrive NOME=VALORE, non { $text }.
error-bad_seats = Questo posto non esiste: { $detail }
error-bad_seats-number = «{ $game }» è un gioco da { $least } a { $most } persone, non per { $seats }.
error-no_question = Lì non c’è niente da scegliere: { $detail }
error-refused = Non è stato accettato: { $detail }
error-unreadable = Non si riesce a leggerlo: { $detail }
error-illegal = Ora non si può fare: { $detail }
error-not_awaited = Nessuno lo sta aspettando: { $detail }
error-too_soon = Troppo presto: { $detail }
error-guess = Era un tiro a indovinare, non una reazione: { $detail }
error-too_late = Troppo tardi: { $detail }
error-bad_record = Questa registrazione non si può usare: { $detail }
error-damaged_record = La registrazione è danneggiata: { $detail }
error-foreign_record = Questa registrazione non viene da Mauseloch: { $detail }
error-record_version = La registrazione è stata scritta da un’altra versione di questo programma: { $detail }
error-record_mismatch = La registrazione non rispetta le regole: { $detail }
error-bad_usage = Non capisco la riga di comando: { $detail }

error-one-person = «{ $game }» è una gara: a questa tastiera può giocare una sola persona, contro i robot.
error-nobody = A questa tastiera non gioca nessuno; «mauseloch watch» fa giocare i robot tra loro.
error-cannot-hide = Questo terminale non può nascondere le carte di una persona a quella dopo: qui può giocare una persona sola.
error-over = La partita in { $file } è finita: non c’è niente da riprendere.
error-none-broken-off = Non ci sono partite interrotte: non c’è niente da riprendere.
error-played = La partita in { $file } si sta già giocando in un’altra finestra.
error-resume-alone = Con --resume il file indica già gioco, opzioni e seme; non indicarli di nuovo.
error-not-ours = { $file } esiste già e non è una registrazione; scegli un altro file.
error-export-not-ours = { $file } esiste già e non viene da «mauseloch export»; scegli un altro file.
error-db-shared = Un altro server usa il database { $file }. Più server possono condividere PostgreSQL, ma non un file.
error-node-name = Un altro server di nome { $name } usa questo database. Dai a questo un nome tutto suo.
error-db-none = Non c’è nessun database di Mauseloch in { $place }.
error-db-version = Il database { $place } è stato scritto da un’altra versione di Mauseloch; usa quella.
error-solve-game = Indica un gioco che si può risolvere: { $games }.
error-solve-series = Si può risolvere solo una partita singola, non una serie.
error-solve-cores = Serve almeno un core, non { $cores }.
error-solve-checkpoint = { $file } esiste già, e non è uno stato intermedio di questo gioco con queste opzioni.
error-solve-held = Un’altra finestra sta già risolvendo questo gioco; il suo file è { $file }.
error-solve-no-home = Non c’è una cartella personale in cui salvare la tabella. Indica una cartella in XDG_DATA_HOME.
error-exploit-bots = Indica robot diversi, separati da virgole, non { $bots }.
error-compile-nowhere = Non c’è una cartella per il codice compilato. Imposta NUMBA_CACHE_DIR su una in cui si possa scrivere.
error-no-game = Scegli un gioco. Giochi possibili: { $games }.
error-name-game = Con --seats, --option o --save indica anche un gioco. Giochi possibili: { $games }.
error-no-file = Indica il file di una registrazione.
error-review-not-over = Si può analizzare solo una partita finita; questa non lo è.
error-too-many-names = { $most ->
    [one] Qui può giocare una persona sola.
   *[other] Si può giocare al massimo in { $most }.
 }
error-bad-name = Un nome ha da 1 a { $most } lettere o segni; { $name } non va bene.
error-mixed-name = Un nome si scrive con le lettere di un solo alfabeto; { $name } ne mescola diversi.
error-same-names = Due persone hanno lo stesso nome.
error-seats-differ = { $people ->
    [one] 1 persona
   *[other] { $people } persone
 } e { $bots } robot non fanno { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
 }.
error-bots-differ = Hai indicato { $bots } robot per { $seats } posti; indicane uno per tutti, o uno per ciascuno.
error-in-file = { $file }: { $error }
error-which-match = { $matches ->
    [one] Il file contiene una sola partita.
   *[other] Il file contiene { $matches } partite; scegline una con --match (1–{ $matches }).
 }
error-resume-bot = In questa partita gioca { $bot }, e una registrazione non carica programmi da sola; aggiungi --bots { $bot }.
error-file = Non si può usare { $file }: { $reason }
error-output = Non si riesce a scrivere: { $reason }
error-memory = Questo computer non ha abbastanza memoria.
error-listen = Il server non riesce a mettersi in ascolto su { $address }: { $reason }
error-bad_config = Le impostazioni non sono utilizzabili: { $detail }
error-config-toml = { $file } non è TOML valido: { $reason }
error-config-form = Un’impostazione si scrive NOME=VALORE, non { $text }.
error-config-unknown = { $origin }: l’impostazione { $key } non esiste. Impostazioni possibili: { $known }.
error-config-value = { $origin }: per { $key } serve { $allowed }, non { $value }.
error-config-file = { $origin }: { $key }: { $file } non si può leggere: { $reason }
config-section = una sezione con { $known }
config-switch = true o false
config-whole = un numero intero
config-whole-least = un numero intero da { $least } in su
config-whole-between = un numero intero da { $least } a { $most }
config-number = un numero
config-number-least = un numero da { $least } in su
config-number-between = un numero da { $least } a { $most }
config-text = un testo
config-length = un testo da { $least } a { $most } caratteri
config-title = un testo senza caratteri di controllo
config-password = un file con una password da 1 a { $most } caratteri
config-like = qualcosa come { $example }
config-choice = uno di questi valori ({ $values })
config-list = una lista di testi
config-list-like = una lista di valori come { $example }
config-by = un file per ognuna di queste lingue ({ $keys }), o per alcune
config-games = una lista di giochi scelti tra { $games }
error-not-over = Non c’è più niente da leggere, ma la partita non è finita.

# Un tuo robot a un tavolo in rete. $rank: 1 ha vinto; $scores: di tutti i posti, per esempio "3 : 7"
join-sat = «{ $game }», tavolo { $table }: il robot siede al posto { $number }.
join-later = «{ $game }», tavolo { $table }: posto { $number } dalla prossima partita.
join-over = Partita { $number } finita, posizione { $rank }: { $scores }.
join-lost = La connessione è caduta; nuovo tentativo.
join-thinking = Il robot sta pensando da { $seconds } s.
join-thinking-at = Il robot sta pensando da { $seconds } s ({ $file }, riga { $line }).
join-wait = Il server chiede di aspettare ({ $detail }); nuovo tentativo.
join-back = Di nuovo connesso.
join-paused = Il tavolo è in pausa: il database del server non è disponibile. In attesa.
join-resumed = Al tavolo si riprende a giocare.
join-gone = Il tavolo non c’è più.
join-freed = Il posto è stato dato a qualcun altro.
join-enough = Può bastare.
join-tally = { $ended } { $matches ->
    [0] Nessuna partita giocata.
    [one] Una partita giocata, vinte: { $wins }.
   *[other] { $matches } partite giocate, vinte: { $wins }.
 }
error-join = Non ci si può sedere a questo tavolo: { $detail }
error-join-url = { $url } non è un tavolo; un link è fatto come http://127.0.0.1:8160/t/mavolisu-2718, e con l’indirizzo di un server serve anche --table.
error-join-no-bot = Indica il file o il modulo di un robot con --bot.
error-join-reach = { $url } non è raggiungibile: { $reason }
error-join-table = Non c’è nessun tavolo { $url }.
error-join-taken = Al tavolo { $url } quel posto non è libero, o non lo è nessuno.
error-join-seat = Al tavolo { $url } non c’è un posto { $number }, ma solo { $seats } posti.
error-join-refused = Il server rifiuta: { $detail }
error-bot = Questo robot non si può usare: { $detail }
error-bot-none = { $file } non ha una funzione { $function }(question).
error-bot-failed = Il robot ha avuto un errore: { $error }
error-bot-failed-at = Il robot ha avuto un errore: { $error } ({ $file }, riga { $line })
error-bot-slow = Il robot ha pensato per più di { $seconds } s.
error-bot-slow-at = Il robot ha pensato per più di { $seconds } s ({ $file }, riga { $line }).
error-bot-answer = Il robot ha risposto { $answer }, ma ora può fare solo questo: { $legal }.
error-bot-guess = Il robot ha risposto dopo { $ms } ms; meno di { $least } ms vuol dire tirare a indovinare.
error-bot-delay = Il robot ha risposto dopo { $delay }; non è un numero intero di millisecondi.

# Moltissime partite. $value, $error, $low, $high, $mean, … : numeri come li scrive questa lingua
stats-headline = { $game }, { $seats } posti: { $matches ->
    [one] una partita
   *[other] { $matches } partite
 }, seme { $seed }
simulate-length = Una partita richiede in media { $length } decisioni, contando tutti i posti.
simulate-speed = { $speed } partite al secondo
stats-policy = Tutti giocano { $policy }.
stats-order = Nell’ordine di gioco; dove tutti giocano insieme, posto per posto
stats-points = Punti di tutti i posti
stats-decided = Come si decidono le partite
stats-happens = Che cosa succede nelle partite
stats-confidence = ± è la metà dell’intervallo di confidenza al 95%.
stats-column-seat = posto
stats-column-place = ordine
stats-column-policy = gioca
stats-column-mean_points = punti in media
stats-column-wins = vittorie
stats-column-interval = intervallo al 95%
stats-percent = { $value }%
stats-error = { $value } ± { $error }
stats-between = da { $low }% a { $high }%
stats-from-to = da { $least } a { $most }
stats-mean = Media { $mean }, deviazione standard { $deviation }
# $part: in percento
stats-quantile = { $points } o meno: { $part }%
stats-quantiles = { $quantiles }
stats-figure-length = decisioni per partita, contando tutti i posti
stats-figure-best = i punti di chi ne ha di più
stats-figure-margin = il suo vantaggio sul posto seguente
stats-plot-title = { $game }, { $seats } posti, tutti giocano { $policy }
stats-plot-points = punti
stats-plot-share = quota di tutti i posti, in %
stats-plot-order = ordine di gioco
stats-plot-wins = vittorie, in %

exploit-headline = { $game }, { $seats } posti: { $histories } svolgimenti, { $sets } insiemi informativi
exploit-column-player = gioca
exploit-column-exploitability = sfruttabilità
exploit-column-least = almeno
exploit-column-answers = risposte
exploit-exact = esatta
exploit-by-points = I punti che un posto guadagna in media rispondendo alla perfezione, se tutti gli altri giocano così.
exploit-by-win = Quanto guadagna in media un posto rispondendo alla perfezione, se tutti gli altri giocano così; una vittoria conta 1.
exploit-estimated = Dove le scelte sono stimate dalle risposte, la verità sta in media tra «almeno» e «sfruttabilità».
error-stats-number = { $name } deve essere almeno { $least }, non { $value }.
error-stats-not-ours = { $file } esiste già, e non viene da Mauseloch; scegli un altro file.
error-stats-policy = Per le simulazioni non c’è nessun robot { $name }. Robot possibili: { $policies }.
error-stats-policies = { $policies } robot sono indicati per { $seats } posti; indicane uno per tutti, o uno per ciascuno.
error-stats-ending = Il file di --out deve finire in .npz o .csv; { $file } no.

# Bots against each other. $done, $matches, $games: numbers of matches
arena-headline = { $game }, { $seats } posti: { $groups ->
    [one] una coppia
   *[other] { $groups } coppie
 }, { $matches } partite ciascuna, seme { $seed }
arena-headline-each = { $game }, { $seats } posti, un robot per tipo: { $groups ->
    [one] una formazione
   *[other] { $groups } formazioni
 }, { $matches } partite ciascuna, seme { $seed }
arena-cross = Vittorie della riga contro la colonna, in %
arena-cross-each = Quante volte la riga è finita davanti alla colonna, in %
arena-duels = Coppia per coppia
arena-standings = Robot per robot
arena-column-bot = robot
arena-column-against = contro
arena-column-wins = vittorie
arena-column-ahead = davanti
arena-column-interval = intervallo al 95%
arena-column-matches = partite
arena-column-points = punti in media
arena-column-points_other = dell’altro
arena-column-rating = valutazione
arena-column-decisions = decisioni
arena-column-median_ms = mediana ms
arena-column-worst_ms = massimo ms
arena-column-forfeits = abbandoni
arena-note-blocks = Ogni distribuzione si gioca due volte a posti scambiati; gli intervalli contano queste coppie, non le singole partite. Una vittoria condivisa conta in proporzione.
arena-note-copies = Con { $seats } posti un robot siede al tavolo insieme alle sue copie, al massimo { $copies } per tipo. Le copie che fanno la stessa scelta possono danneggiarsi: un robot che da solo vince, qui forse perde. Con --one-of-each nessun robot incontra le sue copie.
arena-note-each = A ogni tavolo c’è un robot per tipo. Ogni distribuzione si gioca una volta da ogni posto; gli intervalli contano le distribuzioni, non le singole partite. A pari forza ognuno vincerebbe una partita su { $seats }.
arena-note-fill = { $bot } occupa gli altri posti e non viene confrontato.
arena-note-forfeits = { $bot } ha perso { $forfeits ->
    [one] una partita
   *[other] { $forfeits } partite
 } per un errore; la prima volta: { $error }
arena-note-ratings = Le valutazioni sono quelle di openskill (Plackett–Luce); 25 è il valore centrale.
arena-note-ratings-each = Le valutazioni sono quelle di openskill (Bradley–Terry); 25 è il valore centrale.
arena-note-times = I tempi sono quelli di calcolo di una decisione, misurati dopo una partita di riscaldamento di ogni robot.
arena-rounded = Ogni distribuzione si gioca due volte; perciò ogni coppia ha giocato { $matches } partite invece di { $games }.
arena-rounded-each = Ogni distribuzione si gioca una volta da ogni posto; perciò ogni formazione ha giocato { $matches } partite invece di { $games }.
arena-kept = Risultati e resoconti sono in { $folder }
arena-printed = Quello che i robot hanno scritto è in { $file }
regret-headline = { $game }: { $agent }
regret-positions = { $samples ->
    [one] { $positions } posizioni pubblicate, ognuna chiesta una volta
   *[other] { $positions } posizioni pubblicate, ognuna chiesta { $samples } volte
 }
regret-matches = { $matches } partite contro { $bot }, ognuna da entrambi i posti
regret-column-skin = parole
regret-column-regret = regalato in %
regret-column-optimal = senza errori
regret-column-illegal = non valide
regret-column-points = punti regalati
regret-column-wins = vittorie in %
regret-column-lead = vantaggio in punti
regret-note = È regalata la probabilità di vincere che una decisione costa, in punti percentuali, con il suo intervallo al 95%. Una risposta non valida conta come l’azione peggiore.
regret-sampled = Ogni posizione è stata chiesta più volte con altri semi: così una strategia mista si misura su un campione. Ogni azione possibile nell’equilibrio non costa nulla.
arena-go-on = { $done } partite su { $matches } sono in { $folder }; lo stesso comando continua da lì.
arena-stopped = { $done } partite su { $matches } sono in { $folder }.
arena-plot-title = { $game }, { $seats } posti
arena-plot-rating = Valutazione, con intervallo al 95%
error-arena = Questi robot non si possono confrontare: { $detail }
error-agent = Questo agente non si può misurare: { $detail }
error-regret-agent = Indica un agente: un robot, un file, un modulo o, con --command, un programma.
error-arena-bots = Indica almeno due robot diversi, per esempio pip,zeno.
error-arena-against = { $name } non è tra i robot { $bots }.
error-arena-few = { $bots } robot non bastano per { $seats } posti; indicane di più, oppure con --fill un robot per gli altri posti.
error-arena-hangs = Un robot è bloccato dove niente può fermarlo ({ $file }, riga { $line }); toglilo o correggilo.
error-arena-settings = In { $folder } ci sono risultati di qualcos’altro (che cosa è diverso: { $settings }); scegli un’altra cartella.
error-arena-running = Un’altra finestra sta scrivendo in { $folder }.
error-arena-worker = Un processo di calcolo si è interrotto: { $reason }
error-arena-other-bot = Sul computer che gioca, { $name } non è lo stesso robot che qui.
error-arena-other-program = Sul computer che gioca c’è un’altra versione di Mauseloch.
error-arena-endless = Una partita tra { $bots } non finisce; è stata interrotta dopo { $inputs } mosse.
arena-no-picture = Per averne un grafico: pip install "mauseloch[plots]"

solve-goofspiel-headline = Goofspiel semplice in due, { $cards } carte a testa: quale carta puntare, e con quale probabilità, per il primo premio
solve-goofspiel-prize = premio
solve-goofspiel-gap = Contro nessuna di queste righe si possono guadagnare in media più di { $gap } punti.
solve-goofspiel-not-kept = Non c’è una cartella in cui scrivere: chi interrompe dovrà ricominciare da capo.
solve-geier-layer = { $cards } carte a testa: { $positions } posizioni
solve-geier-headline = Hol’s der Geier in due, { $cards } carte a testa: quale carta puntare, e con quale probabilità, per il primo premio
solve-geier-bound = { $positions } posizioni, { $rounds } turni, { $seconds } s; nessun valore si scosta di più di { $bound } punti.
solve-weakness = La risposta migliore rende { $gain } punti a partita, con uno scarto massimo di { $bound }: { $rounds } turni in { $seconds } s.
error-solve-geier-cards = Hol’s der Geier si può risolvere con un numero di carte da { $least } a { $most }, non con { $cards }.
error-solve-card = Con così tante carte serve una scheda grafica CUDA, e qui non c’è. Senza, prova con dieci carte al massimo: --cards 10.
error-solve-weakness-card = Serve una scheda grafica CUDA da 141 GB, e qui non c’è.
error-solve-memory = Serve una scheda grafica con { $needed } GB di memoria libera; questa ne ha { $memory }. Prova con meno carte: --cards.
error-solve-cards = Goofspiel si può risolvere con un numero di carte da { $least } a { $most }, non con { $cards }.
error-solve-running = Un’altra finestra sta già risolvendo Goofspiel con { $cards } carte.

# The coach. $doing, $best: actions in words; $chance, $before, $after: in percent; $cost: in percentage points
coach-no-answer = nessuna risposta
coach-chose = La scelta è stata «{ $doing }»; meglio «{ $best }» (probabilità di vincere: { $chance }%). È costata { $cost ->
    [one] un punto percentuale
   *[other] { $cost } punti percentuali
 }.
coach-waited = Il tempo è scaduto; meglio «{ $best }» (probabilità di vincere: { $chance }%). È costato { $cost ->
    [one] un punto percentuale
   *[other] { $cost } punti percentuali
 }.
coach-fell = Così le probabilità sono scese: prima { $before }%, poi { $after }%.
coach-rose = Così le probabilità sono salite: prima { $before }%, poi { $after }%.
review-headline = { $game }: le scelte di { $name } (posto { $seat })
review-column-at = mossa
review-column-chose = scelta
review-column-chance = probabilità
review-column-best = meglio
review-column-cost = costo
review-nothing = Non c’era niente da scegliere.
review-curve = Probabilità di vincere, dall’inizio alla fine
# $chances: numbers in percent
review-curve-plain = Probabilità di vincere in percentuale, dall’inizio alla fine: { $chances }
review-turns = I momenti di svolta
review-turn = Mossa { $at }: { $words }
# $cost: a number as it is written in this language
review-total = Tutte le scelte insieme sono costate { $cost } punti percentuali.
review-exact = Tutte le scelte sono valutate in modo esatto.
review-sampled = Le probabilità sono stime: robot «simple» hanno finito la partita molte volte. ± è l’errore standard; un costo sotto i due errori standard non è misurabile.
review-both = { $exact ->
    [one] Una scelta è valutata in modo esatto
   *[other] { $exact } scelte sono valutate in modo esatto
 }; le probabilità delle altre sono stime: robot «simple» hanno finito la partita molte volte. ± è l’errore standard; un costo sotto i due errori standard non è misurabile.
review-approximate = { $approximate ->
    [one] Una scelta è valutata in modo approssimativo, con un valore appreso.
   *[other] { $approximate } scelte sono valutate in modo approssimativo, con un valore appreso.
 }
review-exact-too = { $exact ->
    [one] Una scelta è valutata in modo esatto.
   *[other] { $exact } scelte sono valutate in modo esatto.
 }
review-sampled-too = { $sampled ->
    [one] Per una scelta
   *[other] Per { $sampled } scelte
 } le probabilità sono stime: robot «simple» hanno finito la partita molte volte. Lì ± è l’errore standard; un costo sotto i due errori standard non è misurabile.
review-least-once = Un costo che non lo supera non è misurabile.
review-least-twice = Un costo che non ne supera il doppio non è misurabile.

# Di quanto sbagliano le probabilità approssimative
bound-rms = ± dice di quanto questi valori sbagliano di solito: è la radice dell’errore quadratico medio.
bound-nearly_all = Su 100 valori di questo tipo, 95 non sbagliano più di ±.
bound-all = Nessun valore di questo tipo sbaglia più di ±.

# Quanto vale ogni azione
worth-headline = { $game }: la scelta di { $name } alla mossa { $at } (posto { $seat })
worth-column-doing = scelta
worth-chosen = Scelta fatta: { $doing }.
worth-exact = Queste probabilità sono calcolate con esattezza.
worth-approximate = Queste probabilità sono approssimative: vengono da un valore appreso.

# Archivio
error-store = Non si può usare l’archivio: { $detail }
error-store_away = Al momento non si può usare l’archivio: { $detail }
error-damaged_match = Questa partita è salvata, ma non si può più leggere: { $detail }
error-conflict = Qualcun altro è stato più veloce: { $detail }

# Ai tavoli dal vivo
name-otter = Lontra
name-hedgehog = Riccio
name-squirrel = Scoiattolo
name-ermine = Ermellino
name-hare = Lepre
name-fox = Volpe
name-wolf = Lupo
name-lynx = Lince
name-fawn = Cerbiatto
name-lamb = Agnello
name-pony = Pony
name-ibex = Stambecco
name-chamois = Camoscio
name-reindeer = Renna
name-robin = Pettirosso
name-nightingale = Usignolo
name-kingfisher = Martin pescatore
name-stork = Cicogna
name-swan = Cigno
name-pelican = Pellicano
name-flamingo = Fenicottero
name-hummingbird = Colibrì
name-toucan = Tucano
name-ladybird = Coccinella
name-bee = Ape
name-butterfly = Farfalla
name-dragonfly = Libellula
name-cricket = Grillo
name-ant = Formica
name-gecko = Geco
name-salamander = Salamandra
name-axolotl = Axolotl
name-dolphin = Delfino
name-seahorse = Ippocampo
name-lion = Leone
name-tiger = Tigre
name-leopard = Leopardo
name-jaguar = Giaguaro
name-okapi = Okapi
name-meerkat = Suricato
name-panda = Panda
name-koala = Koala
name-kangaroo = Canguro
name-quokka = Quokka
name-platypus = Ornitorinco
name-armadillo = Armadillo
name-chinchilla = Cincillà
name-alpaca = Alpaca

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Mi dispiace!
phrase-one-moment = Un momento!
phrase-your-turn = Tocca a te!
phrase-hurry-up = Dai, giochiamo!
phrase-again = Giochiamo ancora?
phrase-bye = A presto!
phrase-laugh = Ah ah!
phrase-wow = Wow!
phrase-oh-no = Oh no!
phrase-thinking = Mmm…
phrase-cheese = Gnam, formaggio!
phrase-squeak = Squit!

# Gestire un server
help-admin = gestire un server in funzione e il suo database
help-admin-nodes = elencare i server che condividono il database
help-admin-tables = elencare i tavoli aperti
help-admin-table = mostrare un tavolo, senza nomi né carte
help-admin-close = chiudere un tavolo e avvisare chi c’è
help-admin-announce = mostrare un avviso in tutti i browser
help-admin-drain = lasciar finire le partite in corso, poi fermare il server
help-admin-blocks = elencare gli indirizzi bloccati
help-admin-block = respingere per un po’ chi arriva da un indirizzo
help-admin-unblock = far rientrare un indirizzo bloccato
help-admin-metrics = stampare le misure del server
help-admin-usage = dire quanto si gioca, senza nomi
help-admin-prune = eliminare le vecchie partite finite
help-admin-backup = copiare il database in un file; il server può restare acceso
help-admin-restore = mettere un backup al posto del database, a server fermo
help-admin-more = «mauseloch admin AZIONE --help» dice di più su un’azione.
help-admin-socket = il socket Unix per «mauseloch admin»
help-node = il nome di questo server tra quelli che condividono il suo PostgreSQL
help-metrics = offrire le misure per Prometheus anche a questo indirizzo, per esempio 127.0.0.1:9160
help-workers = avviare N server dietro una sola porta, per usare altrettanti core; richiede PostgreSQL
help-admin-path = il socket Unix del server, se non è al posto solito
help-admin-port = la porta del server in questione
help-admin-db = il database: un indirizzo SQLite o PostgreSQL
help-admin-json = scrivere il risultato in JSON
help-code = il codice del tavolo
help-reason = perché; lo vedono tutti al tavolo
help-text = l’avviso, come testo semplice
help-announce-for = per quanto tempo mostrarlo, per esempio 30m, 2h o 1d; altrimenti un’ora
help-drain-for = per quanto tempo le partite possono continuare, per esempio 30m o 2h; altrimenti mezz’ora
help-address = un indirizzo IPv4, o un indirizzo IPv6, che vale per tutta la sua rete /64
help-block-for = per quanto tempo, per esempio 30m, 2h o 1d; altrimenti un’ora
help-only = solo per chi legge in questa lingua
help-clear = ritirare tutti gli avvisi
help-cancel = annullare: il server continua
help-drain-node = il server in questione, se non è quello che risponde; «mauseloch admin nodes» li elenca
help-usage-days = quanti giorni indietro; altrimenti 30
help-prune-days = eliminare le partite finite da almeno questo numero di giorni
help-backup-file = il file da scrivere
help-restore-file = il file scritto da «mauseloch admin backup»
help-replace = sostituire il database che c’è; il suo contenuto va perso
usage-action = L’azione { $action } non esiste; le azioni sono { $actions }.
error-admin = Il server rifiuta: { $detail }
error-admin-table = Questo tavolo non esiste; «mauseloch admin tables» elenca quelli aperti.
error-admin-node = Questo server non esiste; «mauseloch admin nodes» elenca quelli che ci sono.
error-admin-reach = Nessun server risponde su { $path }. È in funzione? Indica il suo socket con --socket o la sua porta con --port.
error-admin-unix = «mauseloch admin» ha bisogno dei socket Unix, che questo sistema non ha.
error-admin-time = Una durata è un numero con s, m, h o d, come 30m, non { $text }.
error-admin-missing = Manca qualcosa; --help dice che cosa aggiungere.
error-metrics-address = Per le misure serve un indirizzo come 127.0.0.1:9160, non { $address }.
error-workers-store = Più processi server condividono un PostgreSQL: indicalo con --db postgresql://… Un file SQLite o la memoria non si possono condividere.
error-workers-up = Nessuno dei processi server è partito, dopo { $tries } tentativi. Il log qui sopra dice perché.
error-workers-unix = Più processi server richiedono i socket Unix, che questo sistema non ha.
error-cluster-tls = Per un cluster con tls:// Dask ha bisogno di certificati; docs/host/hosting.md spiega come darglieli.
error-backup-exists = { $file } esiste già; scegli un altro file.
error-backup-no = { $file } non è un backup di un database Mauseloch di questo tipo.
error-backup-program = { $program } non è installato; fa parte dei programmi client di PostgreSQL.
error-restore-in-use = Il database { $place } è in uso. Prima ferma il server.
error-restore-there = In { $place } c’è già un database; --replace lo sostituisce.
admin-tables = { $tables ->
    [0] Nessun tavolo è aperto.
    [one] Un tavolo è aperto.
   *[other] { $tables } tavoli sono aperti.
 }
admin-closed = Il tavolo { $code } è chiuso. { $told ->
    [0] Non c’era nessuno.
    [one] Una connessione è stata avvisata.
   *[other] { $told } connessioni sono state avvisate.
 }
admin-announced = { $told ->
    [0] Ai tavoli non c’è nessuno; le altre pagine mostrano l’avviso entro un minuto.
    [one] Ai tavoli l’avviso è arrivato a una connessione; le altre pagine lo mostrano entro un minuto.
   *[other] Ai tavoli l’avviso è arrivato a { $told } connessioni; le altre pagine lo mostrano entro un minuto.
 }
admin-cleared = Non c’è più nessun avviso.
admin-drained = { $matches ->
    [0] Nessuna partita è in corso: il server si ferma adesso.
    [one] Una partita è in corso; il server si ferma quando è finita, o dopo { $time }.
   *[other] { $matches } partite sono in corso; il server si ferma quando sono finite, o dopo { $time }.
 }
admin-blocks = { $blocks ->
    [0] Nessuno è bloccato.
    [one] Un indirizzo è bloccato.
   *[other] { $blocks } indirizzi sono bloccati.
 }
admin-blocked = { $address } è bloccato per { $time }. { $closed ->
    [0] Da lì non era connesso nessuno.
    [one] Una connessione è stata chiusa.
   *[other] { $closed } connessioni sono state chiuse.
 }
admin-unblocked = { $address } può rientrare.
admin-not-blocked = { $address } non era bloccato.
admin-silent = Nessuna risposta da { $servers }: qui mancano i dati che stanno lì.
admin-untold = Nessuna risposta da { $servers }: l’ordine arriverà con la prossima risposta.
admin-undrained = Il server continua.
admin-kept = Nel database: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
 } e { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
 }, in tutto { $size } MiB.
admin-pruned = { $matches ->
    [0] Nessuna partita era così vecchia.
    [one] Una partita è stata eliminata.
   *[other] { $matches } partite sono state eliminate.
 }
admin-backed-up = Il backup è in { $file } ({ $size } MiB).
admin-restored = Il database è ripristinato da { $file }. Puoi avviare il server.
admin-column-code = Codice
admin-column-game = Gioco
admin-column-state = Stato
admin-column-people = Persone
admin-column-bots = Robot
admin-column-here = Presenti
admin-column-open = Aperto da
admin-column-idle = Fermo da
admin-column-played = Giocate
admin-column-log = Nel log
admin-column-seat = Posto
admin-column-kind = Tipo
admin-column-bot = Robot
admin-column-host = Capotavola
admin-column-asked = Di turno
admin-column-wins = Vittorie
admin-column-day = Giorno
admin-column-matches = Partite
admin-column-finished = Finite
admin-column-seats = Posti
admin-column-minutes = Minuti
admin-column-address = Indirizzo
admin-column-left = Ancora per
admin-column-node = Server
admin-column-version = Versione
admin-column-tables = Tavoli
admin-column-draining = In chiusura
admin-column-lease = Scade tra (s)

preview-about = Giochi di topi nel tuo browser, con altri o contro robot. Senza account, niente da installare.
preview-table = Vieni a giocare con noi!
preview-table-about = Segui il link, scegli un posto e gioca nel browser. Senza account, niente da installare.
preview-replay = Una partita da rivedere
preview-replay-about = Guarda mossa per mossa com’è andata.
preview-rules = Regole: { $game }
preview-rules-about = Come si gioca, con esempi e immagini.
preview-learn = Impara a giocare a «{ $game }»
preview-learn-about = Impara a giocare passo dopo passo, in pochi minuti.

