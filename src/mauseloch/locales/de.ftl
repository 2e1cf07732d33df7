# Texte, die alle Spiele teilen.

# $first: alles bis auf das Letzte, mit Kommas; $last: das Letzte
list = { $first } und { $last }

# $game: Titel; $players: Namen; $seed: ein Text
match-title = { $game } – { $players } (Startwert { $seed })
play-title = { $game } – { $players }

# $ended: warum das Spiel endet, ein Satz; $names: wer gewonnen hat; $decided: wodurch
match-won = { $ended } { $names } gewinnt – { $decided }.
match-shared = { $ended } { $names } teilen sich den Sieg – { $decided }.

decided-points = nach Punkten
decided-shared = in allem gleich

# $inputs: wie viele
replay-verified = Geprüft: { $inputs ->
    [one] Eine Eingabe folgt
   *[other] { $inputs } Eingaben folgen
 } den Regeln.
replay-not-over = Geprüft: { $inputs ->
    [one] Eine Eingabe folgt
   *[other] { $inputs } Eingaben folgen
 } den Regeln; die Partie ist noch nicht zu Ende.
replay-item = { $number }. { $game } – { $players }: { $scores }
replay-item-open = { $number }. { $game } – { $players }
replay-choose = Eine davon zeigt --match mit ihrer Nummer.
replay-step = … (Eingabetaste: weiter; Buchstabe und Eingabetaste: den Rest erzählen)

# Spielen im Terminal. $name: jemand am Tisch; $doing: wie eine Aktion heißt
screen-pick = ↑ ↓ oder eine Zahl, dann Eingabetaste · Strg-C: aufhören
screen-type = Tippen, dann Eingabetaste · Strg-C: aufhören
screen-pass = Gib die Tastatur an { $name } weiter.
screen-take = { $name }: Schaut sonst niemand hin? Dann drück die Eingabetaste.
screen-go-on = Eingabetaste: weiter
plain-keys = Drück die Zahl oder den Buchstaben neben dem, was du tun willst.
screen-more = Eingabetaste: weiterlesen
screen-choose = { $name }: { $doing }?
screen-choose-any = { $name }: Was wählst du?
screen-keys = ← → ↑ ↓ oder tippen, Eingabetaste · ?: Hilfe · Tab: Erzählung · Strg-C: aufhören
screen-possible = Das kannst du jetzt tun, mit Pfeiltasten, Nummer oder diesen Wörtern:
screen-page = ↑ ↓ oder Leertaste: blättern · Eingabetaste: zurück

# Dasselbe in Zeilen; $number: die übliche Wahl; $typed: was getippt wurde
lines-pick = Welche Nummer? (nur Eingabetaste: { $number }){ " " }
lines-no-such-number = { $typed } ist keine Nummer von 1 bis { $most }.
lines-possible = { $name } kann jetzt (? zeigt die Regeln):

play-not-understood = { $typed } verstehe ich nicht. Möglich ist jetzt: { $legal }.
play-needs-time = Zu einer Reaktion gehört ihre Zeit in Millisekunden, etwa „pass @850“; bei { $typed } fehlt sie.
play-not-saved = Diese Partie lässt sich nicht speichern: Es gibt keinen Ordner dafür.
play-cannot-save = Diese Partie ließ sich nicht speichern: { $reason }
serve-at = Mauseloch ist offen: { $address }
serve-scan = Mit einem Handy im selben Netz scannen:
serve-no-network = Dieser Rechner ist in keinem Netz; Handys können ihn nicht erreichen.
serve-others = Wenn ein Handy die Seite dort nicht findet, versuch es mit { $addresses }.
serve-config = # Die geltenden Einstellungen, mit denen aus { $file }
serve-no-config = # Die geltenden Einstellungen; eine Konfigurationsdatei gibt es nicht
mcp-at = Assistenten erreichen Mauseloch unter { $address }
mcp-anyone = Wer diese Adresse erreicht, kann hier mitspielen. Nutze sie nur in einem Netz, dem du vertraust.
export-damaged = Die Partie { $match } lässt sich nicht lesen und fehlt hier.
export-done = { $matches ->
    [0] Noch ist keine Partie fertig; { $file } ist leer.
    [one] Eine Partie steht in { $file }
   *[other] { $matches } Partien stehen in { $file }
 }
play-kept = Die Partie ist gespeichert in { $file }
play-get-ready = Die Computerspieler machen sich bereit; beim allerersten Mal kann das eine Minute dauern.
play-resume = Diese Partie fortsetzen: { $command }

# Ein Spiel lösen. $residual: wie weit sich Werte noch bewegen, etwa "3.2e-05"; $percent: eine Zahl, wie man sie schreibt, etwa 52,979
solve-begins = Vorbereitung
solve-sweep = Durchgang { $sweeps }: Die Werte ändern sich noch um { $residual }
solve-value = Wer beginnt, gewinnt bei perfektem Spiel im Schnitt { $percent } % der Partien (ein geteilter Sieg zählt halb).
solve-done = Gelöst in { $sweeps } Durchgängen und { $seconds } Sekunden; im letzten änderte sich kein Wert um mehr als { $residual }.
solve-kept = Die Tabelle liegt in { $file } ({ $kilobytes } kB).
compile-bots = { $game }, stärkste Computerspieler
compile-coach = { $game }, Trainer
compile-done = Kompiliert: { $what }
compile-there = Schon kompiliert: { $what }
compile-kept = Alles ist bereit. Der kompilierte Code liegt in { $folder }.

leave = Mit dieser Partie aufhören?
leave-save = Aufhören und die Partie für später speichern
leave-plainly = Aufhören
leave-drop = Aufhören und die Partie verwerfen
leave-stay = Weiterspielen
sure-no = Nein, zurück
sure-yes = Ja, trotzdem

after-again = Noch einmal
after-other = Etwas anderes spielen
after-keep = Diese Partie speichern
after-enough = Genug für heute

# $matches: wie viele; $wins: eine Liste von tally-wins
tally = { $matches ->
    [one] Nach einer Partie
   *[other] Nach { $matches } Partien
 }: { $wins }.
tally-wins = { $name } { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
 }

# Vor einer Partie. $title: eines Spiels; $about: worum es geht
pick-game = Was möchtest du spielen?
pick-game-item = { $title } – { $about }
pick-resume = Die unterbrochene Partie { $title } fortsetzen
pick-name = Wie heißt du?
pick-names = Wer spielt an dieser Tastatur? (Namen, durch Kommas getrennt)
pick-bots = Wie viele Computerspieler machen mit?
pick-bots-item = { $count ->
    [0] keiner
    [one] ein Computerspieler
    [2] zwei Computerspieler
    [3] drei Computerspieler
    [4] vier Computerspieler
    [5] fünf Computerspieler
   *[other] { $count } Computerspieler
 }
pick-bot = Welche Spielstärke?
pick-options = Welche Regeln?
pick-options-usual = Wie in der Anleitung
pick-options-own = Einzeln aussuchen
option-yes = ja
option-no = nein
option-seat = Platz { $number }

bot-random = spielt auf gut Glück
bot-simple = spielt vernünftig
bot-points = spielt nur auf Punkte
bot-own = { $name } – ein Computerspieler dieses Spiels
bot-pip = Pip – hat es gerade erst gelernt
bot-lotte = Lotte – spielt nach Gefühl
bot-bruno = Bruno – spielt mit Köpfchen
bot-clara = Clara – überlegt gründlich
bot-zeno = Zeno – kaum zu schlagen

# Die Liste der Spiele
games-seats = { $least } bis { $most } Personen
games-value = { $value }: { $meaning }
games-usual = { $value }: { $meaning } (voreingestellt)
games-range = { $least } bis { $most } (voreingestellt: { $usual })
games-bot = Computerspieler { $bot }: { $meaning }

# Hilfe auf der Kommandozeile
help-about = Vier Mäusespiele: Mausen, Hol’s der Geier, Mäusezocken und Mausgeflippt.
help-play = in diesem Terminal spielen
help-serve = einen Server mit Tischen für alle Geräte im Netz starten
help-join = einen eigenen Computerspieler an einen Tisch im Netz setzen
help-watch = Computerspielern zusehen, in Worten erzählt
help-replay = die Aufzeichnung einer Partie prüfen und nacherzählen
help-review = zurückblicken: was jede Entscheidung gekostet hat
help-worth = zeigen, was jede Möglichkeit an einer Stelle wert ist
help-export = die fertigen Partien eines Servers exportieren, ohne Namen
help-solve = ein Spiel genau ausrechnen
help-exploit = zeigen, wie viel perfektes Spiel Computerspielern abnähme
help-compile = vorab kompilieren, was starke Computerspieler brauchen
help-rules = die Regeln eines Spiels lesen
help-games = die Spiele, ihre Optionen und Computerspieler auflisten
help-simulate = sehr viele Partien spielen und die Siege zählen
help-stats = zeigen, was eine Million Partien über ein Spiel verrät
help-arena = Computerspieler gegeneinander antreten lassen
help-regret = genau messen, was beim Spielen verschenkt wird
help-mcp = einen Assistenten mitspielen lassen (mit MCP)
help-more = „mauseloch BEFEHL --help“ sagt mehr über einen Befehl.
help-usage = Aufruf:
help-arguments = Was du angeben kannst
help-game = das Spiel, mit seinem Namen aus „mauseloch games“
help-play-game = welches Spiel; ohne Angabe wird gefragt
help-watch-game = welches Spiel; ohne Angabe eine Partie von jedem
help-seats = wie viele mitspielen
help-play-bots = ein Computerspieler für jeden freien Platz, etwa simple,my_bot.py; oder none (keiner)
help-watch-bots = ein Computerspieler für alle Plätze oder einer für jeden, etwa simple,random,my_bot.py
help-option = eine Option, die „mauseloch games“ auflistet; mehrfach möglich
help-seed = derselbe Startwert gibt dieselben Karten und Würfel
help-save = die Aufzeichnung der Partie in diese Datei schreiben
help-config = die Konfigurationsdatei; sonst die aus MAUSELOCH_CONFIG oder die übliche
help-check = die Einstellungen prüfen und als Konfigurationsdatei ausgeben, ohne den Server zu starten
help-set = eine beliebige Einstellung der Konfigurationsdatei, etwa site.public_tables=false; mehrfach möglich
help-title = wie dieses Mauseloch heißt
help-host = die Adresse, auf der der Server hört
help-port = der Port, auf dem der Server hört
help-http = über HTTP sprechen, auf http://127.0.0.1:8170/mcp, statt über Standardein- und -ausgabe
help-socket = stattdessen ein Unix-Socket, auf dem der Server hört
help-base = der Pfad, unter dem alles liegt, zum Beispiel /spiele/mauseloch
help-public-address = die Adresse, die in Links und QR-Codes steht
help-lan = für alle in diesem Netz öffnen und einen QR-Code zum Scannen zeigen
help-open = die Seite im Browser öffnen, wenn jemand am Rechner sitzt
help-db = wo Partien gespeichert werden: eine SQLite- oder PostgreSQL-Adresse
help-memory = wie viele Megabyte die stärksten Computerspieler und der Trainer zusammen belegen dürfen; 0 schaltet beide ab
help-export-db = wo die Partien liegen: eine SQLite- oder PostgreSQL-Adresse
help-url = der Link eines Tischs oder die Adresse seines Servers
help-bot = eine Python-Datei oder ein Modul (paket.modul:funktion) mit einer Funktion answer(question)
help-table = der Code des Tischs, wenn die Adresse ihn nicht nennt
help-name = der Name, unter dem der Computerspieler sich setzt
help-seat = der Platz, von 1 an gezählt; sonst irgendeiner
help-token = das Token des Tischs, den du geöffnet hast: Dann startet der Computerspieler auch die Partien
help-matches = nach so vielen Partien gehen; sonst bleiben, bis es den Tisch nicht mehr gibt
help-names = wer an dieser Tastatur spielt, etwa Ada,Ben
help-resume = die Partie in dieser Datei fortsetzen, sonst die zuletzt unterbrochene
help-plain = Zeilen in Worten statt eines gezeichneten Bretts
help-file = die Aufzeichnung, wie --save sie schreibt, oder die von arena oder export
help-step = vor jedem Schritt auf die Eingabetaste warten
help-match = welche Partie, wenn die Datei mehrere enthält, von 1 an gezählt
help-review-seat = der Platz, um dessen Entscheidungen es geht, von 1 an gezählt; sonst der erste, auf dem ein Mensch sitzt
help-rollouts = wie oft von einer Entscheidung an zu Ende gespielt wird, wenn das Spiel ihren Wert nicht kennt
help-review-seed = derselbe Startwert gibt dieselben Stichproben
help-review-json = als JSON auf die Standardausgabe schreiben
help-at = die Nummer der Eingabe, wie sie im Rückblick steht; sonst da, wo eine unfertige Partie aufhört
help-worth-seat = der Platz, um dessen Entscheidung es geht, von 1 an gezählt; sonst der, von dem die Eingabe ist
help-regret-json = als JSON auf die Standardausgabe schreiben
help-to = in diese Datei schreiben, eine Aufzeichnung je Zeile; sonst auf die Standardausgabe
help-simulate-games = wie viele Partien; ohne Angabe hunderttausend
help-stats-games = wie viele Partien; ohne Angabe eine Million
help-arena-bots = wer spielt: Namen, Dateien oder Module, etwa pip,zeno,my_bot.py
help-arena-games = wie viele Partien jedes Paar spielt; ohne Angabe vierhundert
help-arena-seats = wie viele an einem Tisch sitzen; ohne Angabe so wenige wie möglich
help-against = nur Paare mit diesem Computerspieler
help-one-of-each = jeder Computerspieler einmal am Tisch, statt zwei, die sich ihn teilen
help-fill = jeder einmal am Tisch und dieser auf allen übrigen Plätzen, unverglichen
help-limit = wie viele Sekunden ein eigener Computerspieler über einen Zug nachdenken darf (ohne Angabe 10; 0 heißt beliebig lange)
help-forfeits = wer abstürzt oder zu lange überlegt, verliert die Partie, und es geht weiter
help-regret-agent = der Name eines Computerspielers, oder eine Datei oder ein Modul mit respond(prompt) oder answer(question)
help-command = AGENT ist eine Befehlszeile: ein Programm, das Zeile für Zeile eine Frage liest und eine Antwort schreibt
help-regret-game = nur dieses Spiel; ohne Angabe alle, zu denen es veröffentlichte Stellungen gibt
help-skins = das Spiel nur in diese Worte kleiden, zum Beispiel own,invented; ohne Angabe in alle. Computerspieler sehen keine Worte
help-positions = nur nach den ersten N Stellungen jedes Spiels fragen; ohne Angabe nach allen
help-regret-samples = jede Stellung N-mal fragen, jedes Mal mit anderem Startwert; ohne Angabe einmal
help-regret-matches = außerdem N ganze Partien spielen, jede von beiden Plätzen aus; ohne Angabe keine
help-regret-against = der Computerspieler, gegen den diese Partien gehen; ohne Angabe simple
help-patience = wie viele Sekunden ein Programm für eine Antwort hat; ohne Angabe 120
help-jobs = wie viele Prozesse gleichzeitig spielen; sonst einer für jeden Kern
help-cluster = die Worker des Dask-Schedulers an dieser Adresse spielen lassen
help-arena-out = Ergebnisse, Aufzeichnungen und Berichte in diesem Ordner ablegen und von dort weitermachen
help-records = jede Partie aufzeichnen (voreingestellt)
help-no-records = keine Partie aufzeichnen
help-cores = wie viele Prozessorkerne arbeiten dürfen; sonst alle
help-policies = wer spielt: simple oder random, einer für alle Plätze oder einer für jeden, etwa simple,random,simple
help-policy = wer auf allen Plätzen spielt: simple oder random
help-out = jede Partie in diese Datei schreiben: NumPy-Arrays (.npz) oder eine Tabelle (.csv)
help-plots = Diagramme in diesen Ordner zeichnen
help-json = alle Zahlen in diese Datei schreiben
help-solve-game = was gelöst werden soll; ohne Angabe erfährst du, was möglich ist
help-compile-game = nur für dieses Spiel
help-cards = wie viele Karten alle haben; ohne Angabe 15, bei Goofspiel zehn
help-solve-out = die Ergebnisse in diese Datei schreiben (.json, bei Goofspiel .csv)
help-exploit-bots = welche Computerspieler, auch eigene Dateien; ohne Angabe alle des Spiels
help-exploit-option = eine Variante, oder wie das Spiel verkleinert wird, etwa cards=4; auch mehrmals
help-rewards = was zählt: die Punkte oder nur der Sieg
help-rounds = Runden von CFR+, für eine Strategie zum Vergleich; 0 für keine
help-samples = wie viele Antworten, wo ein Computerspieler nicht sagt, wie er mischt
help-most = Partien nach so vielen Entscheidungen abbrechen
help-tick-ms = bei einem Wettrennen: die Länge eines Takts in Millisekunden
help-checkpoint = Zwischenstände in dieser Datei speichern und von dort weitermachen
help-lang = die Sprache
help-help = diese Hilfe zeigen

# Was auf der Kommandozeile nicht stimmt
usage-command = Einen Befehl { $command } gibt es nicht; es gibt { $commands }.
usage-argument = Mit { $argument } stimmt etwas nicht („mauseloch { $command } --help“ sagt mehr).
usage-unknown = { $argument } kenne ich nicht („mauseloch { $command } --help“ sagt mehr).
usage-language = Eine Sprache { $language } gibt es nicht; es gibt { $languages }.

# Was schiefging. $detail: was genau, auf Englisch, für Programmierende
error-error = Etwas ist schiefgegangen: { $detail }
error-bad_setup = So lässt sich keine Partie beginnen: { $detail }
error-unknown_game = Ein Spiel { $name } gibt es nicht; es gibt { $games }.
error-unknown_bot = So einen Computerspieler gibt es nicht: { $detail }
error-unknown_bot-name = Für dieses Spiel gibt es keinen Computerspieler { $name }; es gibt { $bots }.
error-unsupported = Das geht hier nicht: { $detail }
error-unsupported-part = Das geht mit { $game } nicht: Dem Spiel fehlt { $part }.
error-missing_extra = Etwas ist nicht installiert: { $detail }
error-missing_extra-name = Dafür fehlt { $wanted }. Installieren mit: pip install 'mauseloch[{ $extra }]'
error-broken_package = Ein Spiel ist kaputt: { $detail }
error-broken_package-part = Das Spiel { $package } bleibt außen vor. Sein Teil { $part } ist kaputt: { $why }
error-missing_text = Ein Text fehlt: { $detail }
error-bad_option = Diese Option ist nicht wählbar: { $detail }
error-bad_option-unknown = Eine Option { $name } hat dieses Spiel nicht; es hat { $options }.
error-bad_option-value = Die Option { $name } kennt { $allowed }, aber nicht { $value }.
error-bad_option-number = Option { $name } ist eine ganze Zahl von { $least } bis { $most }, nicht { $value }.
error-bad_option-form = Eine Option schreibt man NAME=WERT, nicht { $text }.
error-bad_seats = So einen Platz gibt es nicht: { $detail }
error-bad_seats-number = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-no_question = Da gibt es nichts zu entscheiden: { $detail }
error-refused = Das wurde abgelehnt: { $detail }
error-unreadable = Das lässt sich nicht lesen: { $detail }
error-illegal = Das geht jetzt nicht: { $detail }
error-not_awaited = Darauf wartet niemand: { $detail }
error-too_soon = Das kam zu früh: { $detail }
error-guess = Das war geraten, nicht reagiert: { $detail }
error-too_late = Das kam zu spät: { $detail }
error-bad_record = Diese Aufzeichnung ist nicht zu gebrauchen: { $detail }
error-damaged_record = Die Aufzeichnung ist beschädigt: { $detail }
error-foreign_record = Das ist keine Aufzeichnung von uns: { $detail }
error-record_version = Die Aufzeichnung stammt von einer anderen Version dieses Programms: { $detail }
error-record_mismatch = Die Aufzeichnung folgt nicht den Regeln: { $detail }
error-bad_usage = Die Kommandozeile ist nicht zu verstehen: { $detail }

error-one-person = { $game } ist ein Wettrennen: An einer Tastatur kann nur eine Person spielen, gegen Computerspieler.
error-nobody = An dieser Tastatur spielt niemand; „mauseloch watch“ lässt Computerspieler unter sich spielen.
error-cannot-hide = Dieses Terminal kann niemandes Karten vor den anderen verbergen; hier kann nur eine Person spielen.
error-over = Die Partie in { $file } ist zu Ende; es gibt nichts fortzusetzen.
error-none-broken-off = Es gibt keine unterbrochene Partie zum Fortsetzen.
error-played = { $file } wird gerade in einem anderen Fenster gespielt.
error-resume-alone = Bei --resume stehen Spiel, Optionen und Startwert schon in der Datei; lass sie weg.
error-not-ours = { $file } gibt es schon, und es ist keine Aufzeichnung; nimm eine andere Datei.
error-export-not-ours = { $file } gibt es schon, und es sind keine exportierten Partien; nimm eine andere Datei.
error-db-shared = Ein anderer Server benutzt die Datenbank { $file }. Mehrere Server können sich eine PostgreSQL-Datenbank teilen, aber keine Datei.
error-node-name = Ein anderer Server namens { $name } benutzt diese Datenbank. Gib diesem einen eigenen Namen.
error-db-none = Bei { $place } liegt keine Datenbank von Mauseloch.
error-db-version = Die Datenbank { $place } stammt von einer anderen Version von Mauseloch; benutze diese Version.
error-solve-game = Nenne ein Spiel, das sich lösen lässt: { $games }.
error-solve-series = Gelöst wird nur ein einzelnes Spiel, keine Serie.
error-solve-cores = Es braucht mindestens einen Kern, nicht { $cores }.
error-solve-checkpoint = { $file } gibt es schon, und es ist kein Zwischenstand dieses Spiels mit diesen Optionen.
error-solve-held = Dieses Spiel wird schon in einem anderen Fenster gelöst; seine Datei ist { $file }.
error-solve-no-home = Es gibt keinen Benutzerordner für die Tabelle. Setze XDG_DATA_HOME auf einen Ordner.
error-exploit-bots = Nenne verschiedene Computerspieler, durch Kommas getrennt, nicht { $bots }.
error-compile-nowhere = Es gibt keinen Ordner für den kompilierten Code. Setze NUMBA_CACHE_DIR auf einen, in den geschrieben werden darf.
error-no-game = Nenne ein Spiel; es gibt { $games }.
error-name-game = Für --seats, --option oder --save nenne ein Spiel; es gibt { $games }.
error-no-file = Nenne die Datei einer Aufzeichnung.
error-review-not-over = Zurückblicken kann man erst, wenn eine Partie zu Ende ist; diese ist es noch nicht.
error-too-many-names = { $most ->
    [one] Hier kann nur eine Person spielen.
   *[other] Höchstens { $most } Personen können mitspielen.
 }
error-bad-name = Ein Name hat 1 bis { $most } Zeichen, nicht { $name }.
error-mixed-name = Ein Name besteht aus Buchstaben einer einzigen Schrift; { $name } mischt mehrere.
error-same-names = Zwei haben denselben Namen.
error-seats-differ = { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
 } und { $bots ->
    [one] 1 Computerspieler
   *[other] { $bots } Computerspieler
 } ergeben nicht { $seats } Plätze.
error-bots-differ = { $bots } Computerspieler für { $seats } Plätze; nenne einen für alle oder einen für jeden.
error-in-file = { $file }: { $error }
error-which-match = { $matches ->
    [one] Die Datei enthält nur eine Partie.
   *[other] Die Datei enthält { $matches } Partien; wähle eine mit --match, von 1 bis { $matches }.
 }
error-resume-bot = In dieser Partie spielt { $bot }, und eine Aufzeichnung lädt von selbst kein Programm; ergänze --bots { $bot }.
error-file = { $file } ist nicht zu gebrauchen: { $reason }
error-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
error-memory = Dafür reicht der Arbeitsspeicher dieses Rechners nicht.
error-listen = Unter { $address } lässt sich kein Server starten: { $reason }
error-bad_config = Die Einstellungen sind nicht zu gebrauchen: { $detail }
error-config-toml = { $file } ist kein gültiges TOML: { $reason }
error-config-form = Eine Einstellung schreibt man NAME=WERT, nicht { $text }.
error-config-unknown = { $origin }: Eine Einstellung { $key } gibt es nicht, nur { $known }.
error-config-value = { $origin }: { $key } braucht { $allowed }, nicht { $value }.
error-config-file = { $origin }: { $key }: { $file } lässt sich nicht lesen: { $reason }
config-section = einen Abschnitt mit { $known }
config-switch = true oder false
config-whole = eine ganze Zahl
config-whole-least = eine ganze Zahl ab { $least }
config-whole-between = eine ganze Zahl von { $least } bis { $most }
config-number = eine Zahl
config-number-least = eine Zahl ab { $least }
config-number-between = eine Zahl von { $least } bis { $most }
config-text = einen Text
config-length = einen Text von { $least } bis { $most } Zeichen
config-title = einen Text ohne Steuerzeichen
config-password = eine Datei mit einem Passwort von 1 bis { $most } Zeichen
config-like = etwas wie { $example }
config-choice = einen dieser Werte: { $values }
config-list = eine Liste von Texten
config-list-like = eine Liste mit Werten wie { $example }
config-by = je eine Datei für { $keys } oder für einige davon
config-games = eine Liste aus { $games }
error-not-over = Die Eingabe endete, bevor die Partie zu Ende war.

# Ein eigener Computerspieler an einem Tisch im Netz. $rank: 1 hat gewonnen; $scores: aller Plätze, etwa "3 : 7"
join-sat = { $game } am Tisch { $table }: sitzt auf Platz { $number }.
join-later = { $game } am Tisch { $table }: Platz { $number } ab der nächsten Partie.
join-over = Partie { $number } ist zu Ende, Platz { $rank } in der Wertung: { $scores }.
join-lost = Die Verbindung ist abgerissen; neuer Versuch.
join-thinking = Der Computerspieler überlegt seit { $seconds } s.
join-thinking-at = Der Computerspieler überlegt seit { $seconds } s ({ $file }, Zeile { $line }).
join-wait = Der Server bittet um Geduld ({ $detail }); neuer Versuch.
join-back = Wieder verbunden.
join-paused = Der Tisch macht Pause: Die Datenbank des Servers ist nicht erreichbar. Wir warten.
join-resumed = Am Tisch geht es weiter.
join-gone = Den Tisch gibt es nicht mehr.
join-freed = Den Platz hat jetzt jemand anderes.
join-enough = Alle Partien sind gespielt.
join-tally = { $ended } { $matches ->
    [0] Keine Partie wurde gespielt.
    [one] 1 Partie gespielt, { $wins } gewonnen.
   *[other] { $matches } Partien gespielt, { $wins } gewonnen.
 }
error-join = An diesen Tisch kann man sich nicht setzen: { $detail }
error-join-url = { $url } ist kein Tisch; ein Link sieht aus wie http://127.0.0.1:8160/t/mavolisu-2718, zu einer Adresse gehört --table.
error-join-no-bot = Nenne mit --bot die Datei oder das Modul eines Computerspielers.
error-join-reach = { $url } ist nicht zu erreichen: { $reason }
error-join-table = Einen Tisch { $url } gibt es nicht.
error-join-taken = An { $url } ist dieser Platz besetzt – oder es ist gar keiner frei.
error-join-seat = An { $url } gibt es keinen Platz { $number }, nur { $seats } Plätze.
error-join-refused = Der Server lehnt das ab: { $detail }
error-bot = Der Computerspieler ist nicht zu gebrauchen: { $detail }
error-bot-none = { $file } hat keine Funktion { $function }(question).
error-bot-failed = Der Computerspieler ist abgestürzt: { $error }
error-bot-failed-at = Der Computerspieler ist abgestürzt: { $error } ({ $file }, Zeile { $line })
error-bot-slow = Der Computerspieler hat länger als { $seconds } s überlegt.
error-bot-slow-at = Der Computerspieler hat länger als { $seconds } s überlegt ({ $file }, Zeile { $line }).
error-bot-answer = Der Computerspieler hat { $answer } geantwortet, möglich ist jetzt aber nur: { $legal }.
error-bot-guess = Der Computerspieler hat nach { $ms } ms geantwortet; alles unter { $least } ms gilt als geraten.
error-bot-delay = Der Computerspieler hat { $delay } als Zeit genannt; das ist keine ganze Zahl von Millisekunden.

# Sehr viele Partien. $value, $error, $low, $high, $mean, … : Zahlen, wie diese Sprache sie schreibt
stats-headline = { $game }, { $seats } Plätze: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }, Startwert { $seed }
simulate-length = Eine Partie braucht im Schnitt { $length } Entscheidungen, alle Plätze zusammengerechnet.
simulate-speed = { $speed } Partien in der Sekunde
stats-policy = Alle spielen { $policy }.
stats-order = In der Reihenfolge des Spiels; wo alle zugleich spielen, Platz für Platz
stats-points = Punkte aller Plätze
stats-decided = Wie Partien entschieden werden
stats-happens = Was in den Partien geschieht
stats-confidence = ± ist die Hälfte eines 95-%-Konfidenzintervalls.
stats-column-seat = Platz
stats-column-place = dran als
stats-column-policy = spielt
stats-column-mean_points = Punkte im Schnitt
stats-column-wins = Siege
stats-column-interval = 95-%-Intervall
stats-percent = { $value } %
stats-error = { $value } ± { $error }
stats-between = { $low } % bis { $high } %
stats-from-to = { $least } bis { $most }
stats-mean = Mittelwert { $mean }, Standardabweichung { $deviation }
# $part: in Prozent
stats-quantile = { $part } % haben höchstens { $points }
stats-quantiles = { $quantiles }
stats-figure-length = Entscheidungen je Partie, alle Plätze zusammengerechnet
stats-figure-best = die meisten Punkte, die jemand hat
stats-figure-margin = Vorsprung vor dem nächsten Platz
stats-plot-title = { $game }, { $seats } Plätze, alle spielen { $policy }
stats-plot-points = Punkte
stats-plot-share = Anteil aller Plätze in Prozent
stats-plot-order = Reihenfolge des Spiels
stats-plot-wins = Siege in Prozent

exploit-headline = { $game }, { $seats } Plätze: { $histories } Verläufe, { $sets } Informationsmengen
exploit-column-player = spielt
exploit-column-exploitability = Ausbeutbarkeit
exploit-column-least = mindestens
exploit-column-answers = Antworten
exploit-exact = genau
exploit-by-points = So viele Punkte gewinnt ein Platz im Schnitt durch perfekte Antworten, wenn alle anderen so spielen.
exploit-by-win = So viel gewinnt ein Platz im Schnitt durch perfekte Antworten, wenn alle anderen so spielen; ein Sieg zählt 1.
exploit-estimated = Wo die Mischung aus Antworten geschätzt ist, liegt die Wahrheit im Schnitt zwischen „mindestens“ und „Ausbeutbarkeit“.
error-stats-number = { $name } muss mindestens { $least } sein, nicht { $value }.
error-stats-not-ours = { $file } gibt es schon, und es stammt nicht von Mauseloch; nimm eine andere Datei.
error-stats-policy = Für Simulationen gibt es keinen Computerspieler { $name }; es gibt { $policies }.
error-stats-policies = { $policies } Computerspieler sind für { $seats } Plätze genannt; nenne einen für alle oder einen für jeden.
error-stats-ending = Die Datei von --out muss auf .npz oder .csv enden, nicht wie { $file }.

# Bots against each other. $done, $matches, $games: numbers of matches
arena-headline = { $game }, { $seats } Plätze: { $groups ->
    [one] 1 Paar
   *[other] { $groups } Paare
 }, je { $matches } Partien, Startwert { $seed }
arena-headline-each = { $game }, { $seats } Plätze, jeder Computerspieler einmal am Tisch: { $groups ->
    [one] 1 Besetzung
   *[other] { $groups } Besetzungen
 }, je { $matches } Partien, Startwert { $seed }
arena-cross = Siege der Zeile gegen die Spalte, in Prozent
arena-cross-each = Wie oft die Zeile vor der Spalte lag, in Prozent
arena-duels = Paar für Paar
arena-standings = Rangliste
arena-column-bot = Computerspieler
arena-column-against = gegen
arena-column-wins = Siege
arena-column-ahead = davor
arena-column-interval = 95-%-Intervall
arena-column-matches = Partien
arena-column-points = Punkte im Schnitt
arena-column-points_other = des anderen
arena-column-rating = Wertung
arena-column-decisions = Entscheidungen
arena-column-median_ms = Median ms
arena-column-worst_ms = Maximum ms
arena-column-forfeits = aufgegeben
arena-note-blocks = Jede Ausgangslage wird zweimal gespielt, mit vertauschten Plätzen; die Intervalle zählen solche Paare, nicht einzelne Partien. Ein geteilter Sieg zählt anteilig.
arena-note-copies = Bei { $seats } Plätzen sitzt ein Computerspieler mit seinen Doppelgängern am Tisch, höchstens { $copies } von jedem. Wählen sie das Gleiche, können sie sich gegenseitig schaden; wer allein gewinnt, verliert hier vielleicht. Mit --one-of-each trifft keiner auf Doppelgänger.
arena-note-each = Am Tisch sitzt jeder Computerspieler genau einmal. Jede Ausgangslage wird von jedem Platz aus gespielt; die Intervalle zählen Ausgangslagen, nicht einzelne Partien. Gleich starke gewännen je eine von { $seats } Partien.
arena-note-fill = Auf den übrigen Plätzen sitzt { $bot } und wird nicht verglichen.
arena-note-forfeits = { $bot } hat { $forfeits ->
    [one] 1 Partie
   *[other] { $forfeits } Partien
 } durch Fehler verloren; zuerst: { $error }
arena-note-ratings = Die Wertungen berechnet openskill (Plackett–Luce); 25 ist die Mitte.
arena-note-ratings-each = Die Wertungen berechnet openskill (Bradley–Terry); 25 ist die Mitte.
arena-note-times = Zeiten sind die Rechenzeit je Entscheidung; gemessen wird erst, wenn jeder eine Partie zum Aufwärmen gespielt hat.
arena-rounded = Jede Ausgangslage wird zweimal gespielt; jedes Paar hat darum { $matches } Partien gespielt statt { $games }.
arena-rounded-each = Jede Ausgangslage wird von jedem Platz aus gespielt; jede Besetzung hat darum { $matches } Partien gespielt statt { $games }.
arena-kept = Ergebnisse und Berichte liegen in { $folder }
arena-printed = Was die Computerspieler ausgegeben haben, steht in { $file }
regret-headline = { $game }: { $agent }
regret-positions = { $samples ->
    [one] { $positions } veröffentlichte Stellungen, jede einmal gefragt
   *[other] { $positions } veröffentlichte Stellungen, jede { $samples }-mal gefragt
 }
regret-matches = { $matches } Partien gegen { $bot }, jede von beiden Plätzen aus
regret-column-skin = Worte
regret-column-regret = verschenkt in %
regret-column-optimal = fehlerfrei
regret-column-illegal = regelwidrig
regret-column-points = verschenkte Punkte
regret-column-wins = Siege in %
regret-column-lead = Vorsprung in Punkten
regret-note = Verschenkt wird die Chance zu gewinnen, die eine Entscheidung kostet: in Prozentpunkten, mit 95-%-Intervall. Eine regelwidrige Antwort zählt wie der schlechteste Zug.
regret-sampled = Jede Stellung wurde mehrmals gefragt, immer mit anderem Startwert: So wird eine gemischte Strategie an Stichproben gemessen. Was im Gleichgewicht vorkommt, kostet nichts.
arena-go-on = { $done } von { $matches } Partien liegen in { $folder }; derselbe Befehl macht dort weiter.
arena-stopped = { $done } von { $matches } Partien liegen in { $folder }.
arena-plot-title = { $game }, { $seats } Plätze
arena-plot-rating = Wertung, mit 95-%-Intervall
error-arena = Diese Computerspieler lassen sich nicht vergleichen: { $detail }
error-agent = Das lässt sich nicht messen: { $detail }
error-regret-agent = Nenne, was gemessen werden soll: einen Computerspieler, eine Datei, ein Modul oder mit --command ein Programm.
error-arena-bots = Nenne mindestens zwei verschiedene Computerspieler, etwa pip,zeno.
error-arena-against = { $name } ist nicht unter den Computerspielern { $bots }.
error-arena-few = { $bots } Computerspieler sind zu wenige für { $seats } Plätze; nenne mehr, oder mit --fill einen für die übrigen.
error-arena-hangs = Ein Computerspieler hängt an einer Stelle, an der ihn nichts aufhält ({ $file }, Zeile { $line }); lass ihn weg oder verbessere ihn.
error-arena-settings = In { $folder } liegen Ergebnisse von etwas anderem (anders ist: { $settings }); nimm einen anderen Ordner.
error-arena-running = In { $folder } schreibt schon ein anderer Lauf.
error-arena-worker = Ein Worker ist ausgefallen: { $reason }
error-arena-other-bot = Auf den Rechnern, die spielen, ist { $name } nicht derselbe wie hier.
error-arena-other-program = Auf den Rechnern, die spielen, läuft eine andere Version von Mauseloch als hier.
error-arena-endless = Eine Partie von { $bots } endet nicht; nach { $inputs } Eingaben wurde sie aufgegeben.
arena-no-picture = Ein Diagramm dazu gibt es mit: pip install "mauseloch[plots]"

solve-goofspiel-headline = Einfaches Goofspiel zu zweit mit je { $cards } Karten: wie oft man welche Karte auf den ersten Preis bieten soll
solve-goofspiel-prize = Preis
solve-goofspiel-gap = Gegen keine dieser Zeilen kann jemand im Mittel mehr als { $gap } Punkte gewinnen.
solve-goofspiel-not-kept = Es gibt keinen Ordner, in den geschrieben werden kann: Nach einem Abbruch geht es von vorn los.
solve-geier-layer = Je { $cards } Karten: { $positions } Stellungen
solve-geier-headline = Hol’s der Geier zu zweit mit je { $cards } Karten: wie oft man welche Karte auf den ersten Preis bieten soll
solve-geier-bound = { $positions } Stellungen und { $rounds } Runden in { $seconds } s; kein Wert liegt um mehr als { $bound } Punkte daneben.
solve-weakness = Die beste Antwort bringt { $gain } Punkte je Partie, auf { $bound } genau: { $rounds } Runden in { $seconds } s.
error-solve-geier-cards = Hol’s der Geier lässt sich mit { $least } bis { $most } Karten ausrechnen, nicht mit { $cards }.
error-solve-card = Mit so vielen Karten geht das nur auf einer CUDA-Grafikkarte, und es ist keine da. Ohne sie gehen höchstens zehn Karten: --cards 10.
error-solve-weakness-card = Das geht nur auf einer CUDA-Grafikkarte mit 141 GB, und es ist keine da.
error-solve-memory = Dafür braucht die Grafikkarte { $needed } GB freien Speicher; diese hat { $memory } GB. Mit weniger Karten geht es: --cards.
error-solve-cards = Goofspiel lässt sich mit { $least } bis { $most } Karten ausrechnen, nicht mit { $cards }.
error-solve-running = Goofspiel mit { $cards } Karten wird schon in einem anderen Fenster ausgerechnet.

# The coach. $doing, $best: actions in words; $chance, $before, $after: in percent; $cost: in percentage points
coach-no-answer = keine Antwort
coach-chose = Gewählt: „{ $doing }“. Mit „{ $best }“ wären die Chancen bei { $chance } % geblieben; das hat { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
 } gekostet.
coach-waited = Die Zeit ist abgelaufen. Mit „{ $best }“ wären die Chancen bei { $chance } % geblieben; das hat { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
 } gekostet.
coach-fell = Damit sind die Chancen von { $before } % auf { $after } % gefallen.
coach-rose = Damit sind die Chancen von { $before } % auf { $after } % gestiegen.
review-headline = { $game }: die Entscheidungen von { $name } (Platz { $seat })
review-column-at = Eingabe
review-column-chose = gewählt
review-column-chance = Chance
review-column-best = besser
review-column-cost = Kosten
review-nothing = Es gab nichts zu entscheiden.
review-curve = Gewinnchancen vom Anfang bis zum Ende
# $chances: numbers in percent
review-curve-plain = Gewinnchancen in Prozent, vom Anfang bis zum Ende: { $chances }
review-turns = Wo sich die Partie gewendet hat
review-turn = Eingabe { $at }: { $words }
# $cost: a number as it is written in this language
review-total = Alle Entscheidungen zusammen haben { $cost } Prozentpunkte gekostet.
review-exact = Alle Entscheidungen sind genau beurteilt.
review-sampled = Die Chancen sind geschätzt: „simple“-Computerspieler haben von dort an viele Male zu Ende gespielt. ± ist der Standardfehler; Kosten unter zwei Standardfehlern sind nicht messbar.
review-both = { $exact ->
    [one] Eine Entscheidung ist genau beurteilt
   *[other] { $exact } Entscheidungen sind genau beurteilt
 }; die Chancen der übrigen sind geschätzt: „simple“-Computerspieler haben von dort an viele Male zu Ende gespielt. ± ist der Standardfehler; Kosten unter zwei Standardfehlern sind nicht messbar.
review-approximate = { $approximate ->
    [one] Eine Entscheidung ist ungefähr beurteilt, mit einer gelernten Bewertung.
   *[other] { $approximate } Entscheidungen sind ungefähr beurteilt, mit einer gelernten Bewertung.
 }
review-exact-too = { $exact ->
    [one] Eine Entscheidung ist genau beurteilt.
   *[other] { $exact } Entscheidungen sind genau beurteilt.
 }
review-sampled-too = { $sampled ->
    [one] Bei einer Entscheidung
   *[other] Bei { $sampled } Entscheidungen
 } sind die Chancen geschätzt: „simple“-Computerspieler haben von dort an viele Male zu Ende gespielt. ± ist dort der Standardfehler; Kosten unter zwei Standardfehlern sind nicht messbar.
review-least-once = Kosten, die nicht größer sind, sind nicht messbar.
review-least-twice = Kosten bis zum Doppelten davon sind nicht messbar.

# Wie weit ungefähre Chancen danebenliegen
bound-rms = ± sagt, wie weit solche Werte meist danebenliegen: die Wurzel aus dem mittleren quadratischen Fehler.
bound-nearly_all = 95 von 100 solchen Werten liegen höchstens um ± daneben.
bound-all = Kein solcher Wert liegt um mehr als ± daneben.

# Was jede Möglichkeit wert ist
worth-headline = { $game }: die Entscheidung von { $name } bei Eingabe { $at } (Platz { $seat })
worth-column-doing = Möglichkeit
worth-chosen = Gewählt: { $doing }.
worth-exact = Diese Chancen sind genau berechnet.
worth-approximate = Diese Chancen sind ungefähr: Sie stammen aus einer gelernten Bewertung.

# Speicher
error-store = Mit der Datenbank stimmt etwas nicht: { $detail }
error-store_away = Gerade lässt sich nichts speichern: { $detail }
error-damaged_match = Diese Partie ist gespeichert, lässt sich aber nicht mehr lesen: { $detail }
error-conflict = Inzwischen ist es an anderer Stelle weitergegangen: { $detail }

# An Tischen im Netz
name-otter = Otter
name-hedgehog = Igel
name-squirrel = Eichhörnchen
name-ermine = Hermelin
name-hare = Hase
name-fox = Fuchs
name-wolf = Wolf
name-lynx = Luchs
name-fawn = Rehkitz
name-lamb = Lamm
name-pony = Pony
name-ibex = Steinbock
name-chamois = Gämse
name-reindeer = Rentier
name-robin = Rotkehlchen
name-nightingale = Nachtigall
name-kingfisher = Eisvogel
name-stork = Storch
name-swan = Schwan
name-pelican = Pelikan
name-flamingo = Flamingo
name-hummingbird = Kolibri
name-toucan = Tukan
name-ladybird = Marienkäfer
name-bee = Biene
name-butterfly = Schmetterling
name-dragonfly = Libelle
name-cricket = Grille
name-ant = Ameise
name-gecko = Gecko
name-salamander = Salamander
name-axolotl = Axolotl
name-dolphin = Delfin
name-seahorse = Seepferdchen
name-lion = Löwe
name-tiger = Tiger
name-leopard = Leopard
name-jaguar = Jaguar
name-okapi = Okapi
name-meerkat = Erdmännchen
name-panda = Panda
name-koala = Koala
name-kangaroo = Känguru
name-quokka = Quokka
name-platypus = Schnabeltier
name-armadillo = Gürteltier
name-chinchilla = Chinchilla
name-alpaca = Alpaka

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment!
phrase-your-turn = Du bist dran!
phrase-hurry-up = Komm, wir spielen weiter!
phrase-again = Noch einmal?
phrase-bye = Tschüss!
phrase-laugh = Haha!
phrase-wow = Wow!
phrase-oh-no = Oh nein!
phrase-thinking = Hm …
phrase-cheese = Lecker, Käse!
phrase-squeak = Piep!

# Einen Server betreuen
help-admin = einen laufenden Server und seine Datenbank betreuen
help-admin-nodes = die Server auflisten, die sich die Datenbank teilen
help-admin-tables = die offenen Tische auflisten
help-admin-table = einen Tisch zeigen, ohne Namen und Karten
help-admin-close = einen Tisch schließen und es allen dort sagen
help-admin-announce = in allen Browsern einen Hinweis zeigen
help-admin-drain = laufende Partien enden lassen, dann den Server beenden
help-admin-blocks = die gesperrten Adressen auflisten
help-admin-block = eine Adresse für eine Weile aussperren
help-admin-unblock = eine gesperrte Adresse wieder hereinlassen
help-admin-metrics = die Messwerte des Servers ausgeben
help-admin-usage = zeigen, wie viel gespielt wird, ohne Namen
help-admin-prune = alte beendete Partien löschen
help-admin-backup = die Datenbank sichern, auch bei laufendem Server
help-admin-restore = eine Sicherung einspielen, bei beendetem Server
help-admin-more = „mauseloch admin AKTION --help“ sagt mehr über eine Aktion.
help-admin-socket = der Unix-Socket für „mauseloch admin“
help-node = der Name dieses Servers unter allen, die sich die PostgreSQL-Datenbank teilen
help-metrics = Messwerte für Prometheus auch unter dieser Adresse anbieten, etwa 127.0.0.1:9160
help-workers = N Server hinter einem Port betreiben, um so viele Kerne zu nutzen; braucht PostgreSQL
help-admin-path = der Unix-Socket des Servers, wenn er nicht am üblichen Ort liegt
help-admin-port = der Port des Servers, der gemeint ist
help-admin-db = die Datenbank: eine SQLite- oder PostgreSQL-Adresse
help-admin-json = als JSON ausgeben
help-code = der Code des Tischs
help-reason = warum; alle am Tisch sehen es
help-text = der Hinweis, als einfacher Text
help-announce-for = wie lange er zu sehen ist, etwa 30m, 2h oder 1d; sonst eine Stunde
help-drain-for = wie lange Partien noch weitergehen dürfen, etwa 30m oder 2h; sonst eine halbe Stunde
help-address = eine IPv4-Adresse oder eine IPv6-Adresse, die für ihr ganzes /64-Netz steht
help-block-for = wie lange, etwa 30m, 2h oder 1d; sonst eine Stunde
help-only = nur für alle, die Mauseloch in dieser Sprache lesen
help-clear = alle Hinweise zurücknehmen
help-cancel = das Beenden zurücknehmen und weitermachen
help-drain-node = der Server, der enden soll, wenn nicht der gefragte; „mauseloch admin nodes“ listet sie auf
help-usage-days = wie viele Tage zurück; sonst 30
help-prune-days = Partien löschen, die seit mindestens so vielen Tagen zu Ende sind
help-backup-file = die Datei, in die gesichert wird
help-restore-file = die Datei, die „mauseloch admin backup“ geschrieben hat
help-replace = die vorhandene Datenbank ersetzen; ihr Inhalt geht verloren
usage-action = Eine Aktion { $action } gibt es nicht; es gibt { $actions }.
error-admin = Der Server lehnt das ab: { $detail }
error-admin-table = Diesen Tisch gibt es nicht; „mauseloch admin tables“ listet sie auf.
error-admin-node = Diesen Server gibt es nicht; „mauseloch admin nodes“ listet sie auf.
error-admin-reach = Unter { $path } antwortet kein Server. Läuft er? Nenne seinen Socket mit --socket oder seinen Port mit --port.
error-admin-unix = „mauseloch admin“ braucht Unix-Sockets, und die hat dieses System nicht.
error-admin-time = Eine Dauer ist eine Zahl mit s, m, h oder d, etwa 30m, nicht { $text }.
error-admin-missing = Da fehlt eine Angabe; --help zeigt, welche.
error-metrics-address = Messwerte brauchen eine Adresse wie 127.0.0.1:9160, nicht { $address }.
error-workers-store = Mehrere Worker brauchen eine gemeinsame PostgreSQL-Datenbank: Nenne sie mit --db postgresql://… Eine SQLite-Datei oder den Arbeitsspeicher können sie sich nicht teilen.
error-workers-up = Nach { $tries } Versuchen ist immer noch kein Worker gestartet. Warum, steht weiter oben im Protokoll.
error-workers-unix = Worker brauchen Unix-Sockets, und die hat dieses System nicht.
error-cluster-tls = Für einen Cluster mit tls:// braucht Dask Zertifikate; docs/host/hosting.md sagt, wie es sie bekommt.
error-backup-exists = { $file } gibt es schon; nimm eine andere Datei.
error-backup-no = { $file } ist keine Sicherung einer Mauseloch-Datenbank dieser Art.
error-backup-program = { $program } ist nicht installiert; es gehört zu den Client-Programmen von PostgreSQL.
error-restore-in-use = Die Datenbank { $place } wird benutzt. Beende zuerst den Server.
error-restore-there = Bei { $place } liegt schon eine Datenbank; --replace ersetzt sie.
admin-tables = { $tables ->
    [0] Kein Tisch ist offen.
    [one] Ein Tisch ist offen.
   *[other] { $tables } Tische sind offen.
 }
admin-closed = Tisch { $code } ist geschlossen. { $told ->
    [0] Dort war niemand verbunden.
    [one] Eine Verbindung wurde benachrichtigt.
   *[other] { $told } Verbindungen wurden benachrichtigt.
 }
admin-announced = { $told ->
    [0] An keinem Tisch ist jemand; andere Seiten zeigen den Hinweis binnen einer Minute.
    [one] Eine Verbindung an einem Tisch wurde benachrichtigt; andere Seiten zeigen den Hinweis binnen einer Minute.
   *[other] { $told } Verbindungen an Tischen wurden benachrichtigt; andere Seiten zeigen den Hinweis binnen einer Minute.
 }
admin-cleared = Es gibt keinen Hinweis mehr.
admin-drained = { $matches ->
    [0] Keine Partie läuft: Der Server beendet sich jetzt.
    [one] Eine Partie läuft; der Server beendet sich, wenn sie zu Ende ist, oder nach { $time }.
   *[other] { $matches } Partien laufen; der Server beendet sich, wenn sie zu Ende sind, oder nach { $time }.
 }
admin-blocks = { $blocks ->
    [0] Niemand ist gesperrt.
    [one] Eine Adresse ist gesperrt.
   *[other] { $blocks } Adressen sind gesperrt.
 }
admin-blocked = { $address } ist für { $time } gesperrt. { $closed ->
    [0] Von dort war niemand verbunden.
    [one] Eine Verbindung wurde getrennt.
   *[other] { $closed } Verbindungen wurden getrennt.
 }
admin-unblocked = { $address } darf wieder herein.
admin-not-blocked = { $address } war nicht gesperrt.
admin-silent = Keine Antwort von { $servers }: Was dort ist, fehlt hier.
admin-untold = Keine Antwort von { $servers }: Dort kommt es an, sobald es wieder eine Antwort gibt.
admin-undrained = Der Server macht weiter.
admin-kept = Gespeichert sind { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 } und { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }, zusammen { $size } MiB.
admin-pruned = { $matches ->
    [0] Keine Partie war so alt.
    [one] Eine Partie wurde gelöscht.
   *[other] { $matches } Partien wurden gelöscht.
 }
admin-backed-up = Die Sicherung steht in { $file } ({ $size } MiB).
admin-restored = Die Datenbank ist aus { $file } wiederhergestellt. Du kannst den Server jetzt starten.
admin-column-code = Code
admin-column-game = Spiel
admin-column-state = Zustand
admin-column-people = Menschen
admin-column-bots = Computer
admin-column-here = Verbunden
admin-column-open = Offen seit
admin-column-idle = Ruhig seit
admin-column-played = Gespielt
admin-column-log = Im Log
admin-column-seat = Platz
admin-column-kind = Art
admin-column-bot = Computer
admin-column-host = Leitung
admin-column-asked = Wählt
admin-column-wins = Siege
admin-column-day = Tag
admin-column-matches = Partien
admin-column-finished = Beendet
admin-column-seats = Plätze
admin-column-minutes = Minuten
admin-column-address = Adresse
admin-column-left = Noch
admin-column-node = Server
admin-column-version = Version
admin-column-tables = Tische
admin-column-draining = Läuft aus
admin-column-lease = Frist (s)

preview-about = Mäusespiele für den Browser, mit anderen oder gegen Computerspieler. Kein Konto nötig, nichts zu installieren.
preview-table = Spiel mit uns!
preview-table-about = Folge dem Link, such dir einen Platz und spiel im Browser mit. Kein Konto nötig, nichts zu installieren.
preview-replay = Eine Partie zum Nachspielen
preview-replay-about = Sieh dir Zug für Zug an, wie sie verlaufen ist.
preview-rules = Regeln: { $game }
preview-rules-about = So wird gespielt, mit Beispielen und Bildern.
preview-learn = { $game } lernen
preview-learn-about = Lerne Schritt für Schritt, wie man spielt. Es dauert nur ein paar Minuten.

