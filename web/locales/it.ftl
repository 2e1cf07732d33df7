# Testi che solo il browser mostra.

app-name = Mauseloch
skip-to-content = Vai al contenuto
language = Lingua
sound = Suoni
settings = Impostazioni
close = Chiudi
reload = Carica di nuovo
page-failed = Questa pagina non è arrivata. C’è rete?
offline = Sei offline. Puoi comunque leggere le regole, esercitarti e guardare le partite salvate.

# I titoli delle pagine
page-home = Quattro giochi di topi
page-table = Tavolo
page-replay = Rivedi la partita
page-rules = Regole
page-learn = Impara a giocare
page-tables = Tavoli pubblici
page-tv = Schermo grande
page-one = Un dispositivo per tutti
page-privacy = Privacy
page-lost = In questa tana di topo non c’è niente
lost-hint = Forse c’è un errore di battitura nell’indirizzo, o la pagina ha traslocato.
go-home = Alla pagina iniziale

# Impostazioni
setting-theme = Luminosità
setting-theme-auto = come il mio dispositivo
setting-theme-light = chiara
setting-theme-dark = scura
setting-motion = Movimento
setting-motion-auto = come il mio dispositivo
setting-motion-reduced = calmo
setting-motion-full = vivace
setting-colours = Colori
setting-colours-normal = normali
setting-colours-contrast = contrasto forte
setting-cards = Carte
setting-cards-normal = normali
setting-cards-large = grandi
setting-hand = Gioco con la
setting-hand-right = mano destra
setting-hand-left = mano sinistra
settings-kept = Le tue impostazioni restano in questo browser.

# Privacy
privacy-short = Qui nessuno ha bisogno di un account, nessuno viene contato e niente viene caricato da altre parti.
privacy-browser = Il tuo browser conserva le tue impostazioni e la chiave del tuo posto. Non ci sono cookie. Quando ti alzi da un tavolo, la sua chiave viene cancellata.
privacy-server = Il server conserva i tavoli e ciò che vi si gioca: il nome che hai scritto, le carte e i dadi giocati e, nelle gare, quanto è stato veloce ognuno. Se vuoi, gioca con un nome inventato.
privacy-address = Il tuo indirizzo internet serve solo a mandarti il gioco. Non viene annotato.
privacy-public = Ai tavoli pubblici ricevi un nome da noi, e ci si possono dire soltanto frasi già pronte.

# Perché qualcosa non è riuscito. $detail: che cosa esattamente, in inglese, per chi programma
refused = Non ha funzionato: { $detail }
refused-bad_option = Queste regole non si possono scegliere.
refused-bad_seats = Questo gioco non è per così tante persone.
refused-bad_setup = Questo nome non va bene. Servono da 1 a 16 lettere o cifre.
refused-bad_token = Questo posto non è più tuo.
refused-full = In questo momento tutti i tavoli sono occupati. Riprova tra un po’.
refused-guess = Troppo veloce per essere vero. Prima guarda, poi tocca!
refused-illegal = Adesso non si può.
refused-no_match = Questa partita non c’è, o non è ancora finita.
refused-no_seat = Prima siediti.
refused-no_table = Questo tavolo non c’è. Il codice è giusto?
refused-not_awaited = Hai già risposto, o non tocca a te.
refused-not_host = Questo può farlo solo chi guida il tavolo.
refused-not_playing = In questo momento non si gioca.
refused-offline = La connessione è caduta. Riprova tra un momento.
refused-old_question = La partita è già andata avanti.
refused-own_seat = Questo è il tuo posto. Alzati, se vuoi lasciarlo.
refused-playing = La partita è già cominciata.
refused-same_name = Qui qualcuno si chiama già così. Scegli un altro nome.
refused-seated = Hai già un posto qui.
refused-table_failed = A questo tavolo si è rotto qualcosa. Ci dispiace! Aprine uno nuovo, per favore.
refused-taken = Questo posto è occupato. Scegline un altro, oppure guarda.
refused-too_fast = Non così in fretta!
refused-too_late = È arrivato troppo tardi.
refused-too_soon = È arrivato troppo presto.
refused-unknown_bot = Questo bot non c’è per questo gioco.
refused-unknown_game = Questo gioco non c’è.
refused-version = C’è un nuovo Mauseloch. Ricarica la pagina.
