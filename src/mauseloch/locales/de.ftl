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
decided-shared = in allem gleichauf

# $inputs: wie viele
replay-verified = Geprüft: { $inputs ->
    [one] Eine Eingabe folgt
   *[other] { $inputs } Eingaben folgen
 } den Regeln.
replay-not-over = Geprüft: { $inputs ->
    [one] Eine Eingabe folgt
   *[other] { $inputs } Eingaben folgen
 } den Regeln; die Partie ist noch nicht zu Ende.
replay-step = … (Eingabetaste: weiter; ein Buchstabe dazu: den Rest erzählen)

# Spielen im Terminal. $name: jemand am Tisch; $doing: wie eine Aktion heißt
screen-pick = ↑ ↓ oder eine Zahl, dann Eingabetaste · Strg-C: aufhören
screen-type = Tippen, dann Eingabetaste · Strg-C: aufhören
screen-pass = Gib die Tastatur weiter an { $name }.
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
lines-no-such-number = { $typed } ist keine der Nummern von 1 bis { $most }.
lines-possible = { $name } kann jetzt (? zeigt die Regeln):

play-not-understood = Mit { $typed } kann ich nichts anfangen. Möglich ist jetzt: { $legal }.
play-needs-time = Zu einer Reaktion gehört ihre Zeit in Millisekunden, etwa „pass @850“; bei { $typed } fehlt sie.
play-not-saved = Diese Partie kann nicht gespeichert werden: Es gibt keinen Ordner dafür.
play-cannot-save = Diese Partie ließ sich nicht speichern: { $reason }
serve-at = Mauseloch ist offen: { $address }
serve-scan = Mit einem Handy im selben Netz scannen:
serve-no-network = Dieser Rechner ist in keinem Netz; Handys können ihn nicht erreichen.
serve-others = Falls ein Handy dort nicht ankommt, versuche { $addresses }.
serve-config = # Die geltenden Einstellungen, mit denen aus { $file }
serve-no-config = # Die geltenden Einstellungen; eine Konfigurationsdatei gibt es nicht
export-damaged = Die Partie { $match } ist nicht zu lesen und fehlt hier.
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
solve-sweep = Durchgang { $sweeps }: Werte bewegen sich noch um { $residual }
solve-value = Wer beginnt, kann { $percent } % des Sieges erwarten.
solve-done = Gelöst in { $sweeps } Durchgängen und { $seconds } Sekunden; im letzten bewegte sich kein Wert um mehr als { $residual }.
solve-kept = Die Tabelle liegt in { $file } ({ $kilobytes } kB).
compile-bots = { $game }, stärkste Bots
compile-coach = { $game }, Coach
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
tally = Nach { $matches } Partien: { $wins }.
tally-wins = { $name } { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
 }

# Vor einer Partie. $title: eines Spiels; $about: worum es geht
pick-game = Was möchtest du spielen?
pick-game-item = { $title } – { $about }
pick-resume = Die abgebrochene Partie { $title } fortsetzen
pick-name = Wie heißt du?
pick-names = Wer spielt an dieser Tastatur? (Namen mit Komma dazwischen)
pick-bots = Wie viele Computerspieler machen mit?
pick-bots-item = { $count ->
    [0] keiner
    [one] ein Computerspieler
   *[other] { $count } Computerspieler
 }
pick-bot = Welche Spielstärke?
pick-options = Welche Regeln?
pick-options-usual = Wie in der Anleitung
pick-options-own = Einzeln aussuchen
option-yes = ja
option-no = nein
option-seat = Platz { $number }

bot-random = spielt aufs Geratewohl
bot-simple = spielt vernünftig
bot-own = { $name }, ein Computerspieler dieses Spiels
bot-pip = Pip, hat es gerade erst gelernt
bot-lotte = Lotte, spielt nach Gefühl
bot-bruno = Bruno, spielt mit Verstand
bot-clara = Clara, überlegt gründlich
bot-zeno = Zeno, kaum zu schlagen

# Die Liste der Spiele
games-seats = { $least } bis { $most } Leute
games-value = { $value }: { $meaning }
games-usual = { $value }: { $meaning } (wenn nichts anderes gewählt ist)
games-range = { $least } bis { $most } (wenn nichts anderes gewählt ist: { $usual })
games-bot = Computerspieler { $bot }: { $meaning }

# Hilfe auf der Kommandozeile
help-about = Vier Mäusespiele: Mausen, Hol’s der Geier, Mäusezocken und Mausgeflippt.
help-play = in diesem Terminal spielen
help-serve = Tische öffnen für alle, die diesen Rechner erreichen
help-join = einen eigenen Computerspieler an einen Tisch im Netz setzen
help-watch = Computerspielern zusehen, in Worten erzählt
help-replay = die Aufzeichnung einer Partie prüfen und nacherzählen
help-review = auf eine Partie zurückblicken: was jede Wahl gekostet hat
help-export = die fertigen Partien eines Servers ausgeben, ohne Namen
help-solve = ein Spiel genau ausrechnen
help-compile = kompilieren, was die stärksten Bots und der Coach brauchen
help-rules = die Regeln eines Spiels lesen
help-games = die Spiele, ihre Optionen und Computerspieler auflisten
help-simulate = sehr viele Partien spielen und die Siege zählen
help-stats = erzählen, was eine Million Partien über ein Spiel sagt
help-arena = Computerspieler gegeneinander antreten lassen
help-more = mauseloch BEFEHL --help sagt mehr über einen Befehl.
help-usage = Aufruf:
help-arguments = Was dazu angegeben werden kann
help-game = sein Name, wie „mauseloch games“ ihn auflistet
help-play-game = welches Spiel; ohne Angabe wird gefragt
help-watch-game = welches Spiel; ohne Angabe eine Partie von jedem
help-seats = wie viele mitspielen
help-play-bots = einer für jeden Platz ohne Mensch, etwa simple,random; oder none
help-watch-bots = einer für alle Plätze oder einer für jeden, etwa simple,random,simple
help-option = eine Option, die „mauseloch games“ auflistet; auch mehrmals
help-seed = derselbe Startwert gibt dieselben Karten und Würfel
help-save = die Partie in dieser Datei aufzeichnen
help-config = die Konfigurationsdatei; sonst die aus MAUSELOCH_CONFIG oder die übliche
help-check = die Einstellungen prüfen, als Konfigurationsdatei ausgeben und aufhören
help-set = eine beliebige Einstellung der Konfigurationsdatei, etwa site.public_tables=false; mehrfach möglich
help-title = wie dieser Ort heißt
help-host = die Adresse, an der gelauscht wird
help-port = der Port, an dem gelauscht wird
help-socket = stattdessen ein Unix-Socket, an dem gelauscht wird
help-base = der Pfad, unter dem alles liegt, zum Beispiel /spiele/mauseloch
help-public-address = die Adresse für alle, in Links und Codes zum Scannen
help-lan = für alle in diesem Netz öffnen und einen Code zum Scannen zeigen
help-open = die Seite im Browser öffnen, wenn jemand davor sitzt
help-db = wo Partien aufbewahrt werden: eine SQLite- oder PostgreSQL-Adresse
help-memory = wie viele Megabyte die stärksten Bots und der Coach zusammen belegen dürfen; bei 0 gibt es beide nicht
help-export-db = wo die Partien liegen: eine SQLite- oder PostgreSQL-Adresse
help-url = der Link eines Tischs oder die Adresse seines Servers
help-bot = eine Python-Datei oder ein Modul (paket.modul:funktion) mit einer Funktion answer(question)
help-table = der Code des Tischs, wenn die Adresse ihn nicht nennt
help-name = der Name, unter dem er sich setzt
help-seat = der Platz, von 1 an gezählt; sonst irgendeiner
help-token = das des selbst geöffneten Tischs: dann beginnt er auch die Partien
help-matches = nach so vielen gehen; sonst bleiben, bis es den Tisch nicht mehr gibt
help-names = die Menschen an dieser Tastatur, etwa Ada,Ben
help-resume = die Partie in dieser Datei fortsetzen, oder die zuletzt abgebrochene
help-plain = Zeilen in Worten statt eines gezeichneten Bretts
help-file = die Aufzeichnung, wie --save sie schreibt
help-step = vor jedem Schritt auf die Eingabetaste warten
help-review-seat = wessen Entscheidungen, gezählt ab 1; sonst die des ersten Menschen
help-rollouts = wie oft ein Zug zu Ende gespielt wird, wo er sich nicht genau beurteilen lässt
help-review-seed = derselbe Startwert gibt dieselben Stichproben
help-review-json = als JSON auf die Standardausgabe schreiben
help-to = in diese Datei schreiben, eine Aufzeichnung je Zeile; sonst auf die Standardausgabe
help-simulate-games = wie viele Partien; ohne Angabe hunderttausend
help-stats-games = wie viele Partien; ohne Angabe eine Million
help-arena-bots = wer spielt: Namen, Dateien oder Module, etwa pip,zeno,my_bot.py
help-arena-games = wie viele Partien jedes Paar spielt; ohne Angabe vierhundert
help-arena-seats = wie viele an einem Tisch sitzen; ohne Angabe so wenige wie möglich
help-against = nur Paare mit diesem Computerspieler
help-jobs = wie viele Prozesse gleichzeitig spielen; sonst einer für jeden Kern
help-cluster = die Arbeiter des Dask-Verteilers an dieser Adresse spielen lassen
help-arena-out = Ergebnisse, Aufzeichnungen und Berichte in diesem Ordner aufheben und von dort weitermachen
help-records = jede Partie aufzeichnen, wie üblich
help-no-records = keine Partie aufzeichnen
help-cores = wie viele Prozessorkerne arbeiten dürfen; sonst alle
help-policies = wer spielt: simple oder random, einer für alle Plätze oder einer für jeden, etwa simple,random,simple
help-policy = wer auf allen Plätzen spielt: simple oder random
help-out = jede Partie in diese Datei schreiben: NumPy-Felder (.npz) oder eine Tabelle (.csv)
help-plots = Bilder in diesen Ordner zeichnen
help-json = alle Zahlen in diese Datei schreiben
help-solve-game = was gelöst werden soll; ohne Angabe erfährst du, was geht
help-compile-game = nur für dieses Spiel
help-cards = wie viele Karten alle haben; ohne Angabe zehn
help-solve-out = die Tabelle in diese Datei schreiben (.csv)
help-checkpoint = was ausgerechnet ist, in dieser Datei aufheben und dort weitermachen
help-lang = die Sprache
help-help = diese Hilfe zeigen

# Was auf der Kommandozeile nicht stimmt
usage-command = Einen Befehl { $command } gibt es nicht; es gibt { $commands }.
usage-argument = Mit { $argument } stimmt etwas nicht (mauseloch { $command } --help sagt mehr).
usage-unknown = { $argument } kenne ich nicht (mauseloch { $command } --help sagt mehr).
usage-language = Eine Sprache { $language } gibt es nicht; es gibt { $languages }.

# Was schiefging. $detail: was genau, auf Englisch, für Programmierende
error-error = Etwas ging schief: { $detail }
error-bad_setup = So lässt sich keine Partie beginnen: { $detail }
error-unknown_game = Ein Spiel { $name } gibt es nicht; es gibt { $games }.
error-unknown_bot = So einen Computerspieler gibt es nicht: { $detail }
error-unknown_bot-name = Einen Computerspieler { $name } gibt es für dieses Spiel nicht; es gibt { $bots }.
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
error-bad_option-form = Eine Option schreibt sich NAME=WERT, nicht { $text }.
error-bad_seats = So einen Platz gibt es nicht: { $detail }
error-bad_seats-number = { $game } spielen { $least } bis { $most } Leute, nicht { $seats }.
error-refused = Das wurde abgelehnt: { $detail }
error-unreadable = Das ist nicht zu lesen: { $detail }
error-illegal = Das geht jetzt nicht: { $detail }
error-not_awaited = Darauf wartet niemand: { $detail }
error-too_soon = Das kam zu früh: { $detail }
error-guess = Das war geraten, nicht reagiert: { $detail }
error-too_late = Das kam zu spät: { $detail }
error-bad_record = Diese Aufzeichnung ist nicht zu gebrauchen: { $detail }
error-damaged_record = Die Aufzeichnung ist beschädigt: { $detail }
error-foreign_record = Das ist keine Aufzeichnung von uns: { $detail }
error-record_version = Eine andere Version dieses Programms hat die Aufzeichnung geschrieben: { $detail }
error-record_mismatch = Die Aufzeichnung folgt nicht den Regeln: { $detail }
error-bad_usage = Die Kommandozeile ist nicht zu verstehen: { $detail }

error-one-person = { $game } ist ein Wettlauf: An einer Tastatur spielt ein Mensch gegen Computerspieler.
error-nobody = An dieser Tastatur spielt niemand; „mauseloch watch“ lässt Computerspieler unter sich spielen.
error-cannot-hide = Dieses Terminal kann die Karten der einen nicht vor den anderen verbergen; hier kann nur ein Mensch spielen.
error-over = Die Partie in { $file } ist zu Ende; da gibt es nichts fortzusetzen.
error-none-broken-off = Es gibt keine abgebrochene Partie, die sich fortsetzen ließe.
error-played = { $file } wird gerade in einem anderen Fenster gespielt.
error-resume-alone = Bei --resume stehen Spiel, Optionen und Startwert schon in der Datei; lass sie weg.
error-not-ours = { $file } gibt es schon, und es ist keine Aufzeichnung; nimm eine andere Datei.
error-export-not-ours = { $file } gibt es schon, und es sind keine ausgegebenen Partien; nimm eine andere Datei.
error-db-shared = Ein anderer Server benutzt die Datenbank { $file }. Mehrere Server können sich PostgreSQL teilen, aber keine Datei.
error-node-name = Ein anderer Server namens { $name } benutzt diese Datenbank. Gib diesem einen eigenen Namen.
error-db-none = Bei { $place } liegt keine Datenbank von Mauseloch.
error-db-version = Eine andere Version von Mauseloch hat die Datenbank { $place } geschrieben; nimm diese.
error-solve-game = Nenne ein Spiel, das sich lösen lässt: { $games }.
error-solve-series = Gelöst wird nur ein einzelnes Spiel, keine Serie.
error-solve-cores = Es braucht mindestens einen Kern, nicht { $cores }.
error-solve-checkpoint = { $file } gibt es schon, und es ist kein Zwischenstand dieses Spiels mit diesen Optionen.
error-solve-held = Dieses Spiel wird schon in einem anderen Fenster gelöst; seine Datei ist { $file }.
error-solve-no-home = Es gibt keinen Benutzerordner für die Tabelle. Setze XDG_DATA_HOME auf einen Ordner.
error-compile-nowhere = Es gibt keinen Ordner für den kompilierten Code. Setze NUMBA_CACHE_DIR auf einen, in den geschrieben werden darf.
error-no-game = Nenne ein Spiel; es gibt { $games }.
error-name-game = Für --seats, --option oder --save nenne ein Spiel; es gibt { $games }.
error-no-file = Nenne die Datei einer Aufzeichnung.
error-review-not-over = Zurückblicken kann man nur auf eine Partie, die zu Ende ist; diese ist es nicht.
error-too-many-names = { $most ->
    [one] Hier kann nur ein Mensch spielen.
   *[other] Höchstens { $most } können mitspielen.
 }
error-bad-name = Ein Name hat 1 bis { $most } Buchstaben oder Zeichen, nicht { $name }.
error-mixed-name = Ein Name besteht aus Buchstaben einer einzigen Schrift; { $name } mischt mehrere.
error-same-names = Zwei haben denselben Namen.
error-seats-differ = { $people ->
    [one] Ein Mensch
   *[other] { $people } Menschen
 } und { $bots ->
    [one] ein Computerspieler
   *[other] { $bots } Computerspieler
 } ergeben nicht { $seats } Plätze.
error-bots-differ = { $bots } Computerspieler für { $seats } Plätze; nenne einen für alle oder einen für jeden.
error-in-file = { $file }: { $error }
error-file = { $file } ist nicht zu gebrauchen: { $reason }
error-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
error-memory = Dafür reicht der Speicher dieses Rechners nicht.
error-listen = An { $address } lässt sich nicht lauschen: { $reason }
error-bad_config = Die Einstellungen sind nicht brauchbar: { $detail }
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
join-sat = { $game } an Tisch { $table }: sitzt auf Platz { $number }.
join-later = { $game } am Tisch { $table }: Platz { $number } ab der nächsten Partie.
join-over = Partie { $number } ist zu Ende, auf Rang { $rank }: { $scores }.
join-lost = Die Verbindung ist abgerissen; neuer Versuch.
join-wait = Der Server bittet um Geduld ({ $detail }); neuer Versuch.
join-back = Wieder verbunden.
join-paused = Der Tisch macht Pause, die Datenbank des Servers ist nicht da. Wir warten.
join-resumed = Am Tisch geht es weiter.
join-gone = Den Tisch gibt es nicht mehr.
join-freed = Der Platz wurde anderweitig vergeben.
join-enough = Das war genug.
join-tally = { $ended } { $matches ->
    [0] Keine Partie wurde gespielt.
    [one] Eine Partie gespielt, { $wins } gewonnen.
   *[other] { $matches } Partien gespielt, { $wins } gewonnen.
 }
error-join = An diesen Tisch kann man sich nicht setzen: { $detail }
error-join-url = { $url } ist kein Tisch; ein Link sieht aus wie http://127.0.0.1:8160/t/mavolisu-2718, zu einer Adresse gehört --table.
error-join-no-bot = Nenne mit --bot die Datei oder das Modul eines Computerspielers.
error-join-reach = { $url } ist nicht zu erreichen: { $reason }
error-join-table = Einen Tisch { $url } gibt es nicht.
error-join-taken = An { $url } ist dieser Platz nicht frei, oder gar keiner.
error-join-seat = An { $url } gibt es keinen Platz { $number }, nur { $seats } Plätze.
error-join-refused = Der Server lehnt das ab: { $detail }
error-bot = Der Computerspieler ist nicht zu gebrauchen: { $detail }
error-bot-none = { $file } hat keine Funktion { $function }(question).
error-bot-failed = Der Computerspieler ist gescheitert: { $error }
error-bot-answer = Der Computerspieler antwortete { $answer }, kann jetzt aber nur dies: { $legal }.
error-bot-guess = Der Computerspieler antwortete nach { $ms } ms; weniger als { $least } ms ist geraten.
error-bot-delay = Der Computerspieler antwortete nach { $delay }; das ist keine ganze Zahl von Millisekunden.

# Sehr viele Partien. $value, $error, $low, $high, $mean, … : Zahlen, wie diese Sprache sie schreibt
stats-headline = { $game }, { $seats } Plätze: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, Startwert { $seed }
simulate-length = Eine Partie braucht im Schnitt { $length } Antworten, die aller Plätze zusammen.
simulate-speed = { $speed } Partien in der Sekunde
stats-policy = Alle spielen { $policy }.
stats-order = In der Reihenfolge des Spiels; wo alle zugleich spielen, Platz für Platz
stats-points = Punkte aller Plätze
stats-decided = Wie Partien entschieden werden
stats-happens = Was darin geschieht
stats-confidence = ± heißt: Mit 95-prozentiger Sicherheit liegt der wahre Wert so nahe.
stats-column-seat = Platz
stats-column-place = Reihe
stats-column-policy = spielt
stats-column-mean_points = Punkte im Schnitt
stats-column-wins = Siege
stats-column-interval = 95-%-Intervall
stats-percent = { $value } %
stats-error = { $value } ± { $error }
stats-between = { $low } % bis { $high } %
stats-from-to = { $least } bis { $most }
stats-mean = Mittelwert { $mean }, Standardabweichung { $deviation }
# $part: in Prozent
stats-quantile = { $part } % haben höchstens { $points }
stats-quantiles = { $quantiles }
stats-figure-length = Antworten je Partie, die aller Plätze zusammen
stats-figure-best = die meisten Punkte, die jemand hat
stats-figure-margin = Vorsprung vor dem nächsten Platz
stats-plot-title = { $game }, { $seats } Plätze, alle spielen { $policy }
stats-plot-points = Punkte
stats-plot-share = Anteil aller Plätze in %
stats-plot-order = Reihenfolge des Spiels
stats-plot-wins = Siege in %
error-stats-number = { $name } muss mindestens { $least } sein, nicht { $value }.
error-stats-not-ours = { $file } gibt es schon, und es ist nicht von uns; nimm eine andere Datei.
error-stats-policy = Für so viele Partien gibt es keinen Spieler { $name }; es gibt { $policies }.
error-stats-policies = { $policies } Spieler sind für { $seats } Plätze genannt; nenne einen für alle oder einen für jeden.
error-stats-ending = Die Datei von --out muss auf .npz oder .csv enden, und { $file } tut das nicht.

# Bots against each other. $done, $matches, $games: numbers of matches
arena-headline = { $game }, { $seats } Plätze: { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
 }, je { $matches } Partien, Startwert { $seed }
arena-cross = Siege der Zeile gegen die Spalte, in %
arena-duels = Paar für Paar
arena-standings = Einer nach dem anderen
arena-column-bot = Spieler
arena-column-against = gegen
arena-column-wins = Siege
arena-column-interval = 95-%-Intervall
arena-column-matches = Partien
arena-column-points = Punkte im Schnitt
arena-column-points_other = des anderen
arena-column-rating = Wertung
arena-column-decisions = Entscheidungen
arena-column-median_ms = Median ms
arena-column-worst_ms = längste ms
arena-note-blocks = Jede Ausgangslage wird zweimal gespielt, mit vertauschten Plätzen; Intervalle zählen solche Paare von Partien, nicht Partien. Ein geteilter Sieg zählt in Teilen.
arena-note-ratings = Die Wertungen sind die von openskill (Plackett–Luce), 25 ist die Mitte.
arena-note-times = Zeiten sind Rechenzeit einer Entscheidung; bevor sie gemessen werden, hat jeder eine Partie gespielt, die nicht zählt.
arena-rounded = Jede Ausgangslage wird zweimal gespielt; jedes Paar hat darum { $matches } Partien gespielt statt { $games }.
arena-kept = Ergebnisse und Berichte liegen in { $folder }
arena-go-on = { $done } von { $matches } Partien liegen in { $folder }; derselbe Befehl macht dort weiter.
arena-stopped = { $done } von { $matches } Partien liegen in { $folder }.
arena-plot-title = { $game }, { $seats } Plätze
arena-plot-rating = Wertung, mit 95-%-Intervall
error-arena = Diese Computerspieler lassen sich nicht vergleichen: { $detail }
error-arena-bots = Nenne mindestens zwei verschiedene Computerspieler, etwa pip,zeno.
error-arena-against = { $name } ist nicht unter den Computerspielern { $bots }.
error-arena-settings = In { $folder } liegen Ergebnisse von etwas anderem (anders ist: { $settings }); nimm einen anderen Ordner.
error-arena-running = In { $folder } schreibt schon ein anderes Fenster.
error-arena-worker = Ein Arbeiter ist ausgefallen: { $reason }
error-arena-other-bot = { $name } sieht dort, wo gespielt wird, anders aus als hier.
error-arena-other-program = Wo gespielt wird, läuft eine andere Fassung von Mauseloch als hier.
error-arena-endless = Eine Partie von { $bots } endet nicht; nach { $inputs } Eingaben wurde sie aufgegeben.
arena-no-picture = Ein Bild dazu gibt es mit: pip install "mauseloch[plots]"

solve-goofspiel-headline = Einfaches Goofspiel zu zweit, je { $cards } Karten: wie oft welche Karte für den ersten Preis zu bieten ist
solve-goofspiel-prize = Preis
solve-goofspiel-gap = Gegen keine dieser Zeilen kann jemand im Mittel mehr als { $gap } Punkte gewinnen.
solve-goofspiel-not-kept = Es gibt keinen Ordner, in den geschrieben werden kann: Wer abbricht, fängt von vorne an.
error-solve-cards = Goofspiel lässt sich mit { $least } bis { $most } Karten ausrechnen, nicht mit { $cards }.
error-solve-running = Goofspiel mit { $cards } Karten wird schon in einem anderen Fenster ausgerechnet.

# The coach. $doing, $best: actions in words; $chance, $before, $after: in percent; $cost: in percentage points
coach-no-answer = keine Antwort
coach-chose = Gewählt wurde „{ $doing }“; mit „{ $best }“ wären die Chancen bei { $chance } % geblieben. Das kostete { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
 }.
coach-waited = Die Zeit lief ab; mit „{ $best }“ wären die Chancen bei { $chance } % geblieben. Das kostete { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
 }.
coach-fell = Damit fielen die Chancen von { $before } % auf { $after } %.
coach-rose = Damit stiegen die Chancen von { $before } % auf { $after } %.
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
review-total = Alle Entscheidungen zusammen kosteten { $cost } Prozentpunkte.
review-exact = Alle Entscheidungen sind genau beurteilt.
review-sampled = Die Chancen gelten unter Spielern der Art „simple“ und sind Stichproben; ± ist der Standardfehler. Was innerhalb von zweien davon liegt, sind keine messbaren Kosten.
review-both = { $exact ->
    [one] Eine Entscheidung ist genau beurteilt
   *[other] { $exact } Entscheidungen sind genau beurteilt
 }; die Chancen der übrigen gelten unter Spielern der Art „simple“ und sind Stichproben. ± ist der Standardfehler; was innerhalb von zweien davon liegt, sind keine messbaren Kosten.

# Speicher
error-store = Der Speicher ist nicht zu gebrauchen: { $detail }
error-store_away = Der Speicher ist gerade nicht zu gebrauchen: { $detail }
error-damaged_match = Diese Partie ist gespeichert, aber nicht mehr zu lesen: { $detail }
error-conflict = Jemand anderes hat schon weitergemacht: { $detail }

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
help-admin-drain = Partien enden lassen, keine beginnen, dann den Server beenden
help-admin-blocks = die gesperrten Adressen auflisten
help-admin-block = eine Zeit lang niemanden von einer Adresse hereinlassen
help-admin-unblock = eine gesperrte Adresse wieder hereinlassen
help-admin-metrics = die Messwerte des Servers ausgeben
help-admin-usage = sagen, wie viel gespielt wird, ohne Namen
help-admin-prune = alte beendete Partien löschen
help-admin-backup = die Datenbank in eine Datei sichern; der Server darf laufen
help-admin-restore = die Datenbank durch eine Sicherung ersetzen, bei beendetem Server
help-admin-more = mauseloch admin AKTION --help sagt mehr über eine Aktion.
help-admin-socket = der Unix-Socket für „mauseloch admin“
help-node = der Name dieses Servers unter denen, die sich seine PostgreSQL teilen
help-metrics = Messwerte für Prometheus auch unter dieser Adresse anbieten, etwa 127.0.0.1:9160
help-workers = N Server hinter einem Port betreiben, um so viele Kerne zu nutzen; braucht PostgreSQL
help-admin-path = der Unix-Socket des Servers, wenn er nicht am üblichen Ort liegt
help-admin-port = der Port des Servers, der gemeint ist
help-admin-db = die Datenbank: eine SQLite- oder PostgreSQL-Adresse
help-admin-json = als JSON ausgeben
help-code = der Code des Tisches
help-reason = warum; alle am Tisch sehen es
help-text = der Hinweis, als einfacher Text
help-announce-for = wie lange er zu sehen ist, etwa 30m, 2h oder 1d; sonst eine Stunde
help-drain-for = wie lange Partien noch weitergehen dürfen, etwa 30m oder 2h; sonst eine halbe Stunde
help-address = eine IPv4-Adresse oder eine IPv6-Adresse, die für ihr ganzes /64-Netz steht
help-block-for = wie lange, etwa 30m, 2h oder 1d; sonst eine Stunde
help-only = nur für alle, die in dieser Sprache lesen
help-clear = alle Hinweise zurücknehmen
help-cancel = doch weitermachen
help-drain-node = der Server, der gemeint ist, wenn nicht der gefragte; „mauseloch admin nodes“ listet sie auf
help-usage-days = wie viele Tage zurück; sonst 30
help-prune-days = Partien löschen, die seit mindestens so vielen Tagen zu Ende sind
help-backup-file = die Datei, in die gesichert wird
help-restore-file = die Datei, die „mauseloch admin backup“ geschrieben hat
help-replace = die vorhandene Datenbank ersetzen; ihr Inhalt geht verloren
usage-action = Eine Aktion { $action } gibt es nicht; es gibt { $actions }.
error-admin = Das lehnt der Server ab: { $detail }
error-admin-table = Diesen Tisch gibt es nicht; „mauseloch admin tables“ listet sie auf.
error-admin-node = Diesen Server gibt es nicht; „mauseloch admin nodes“ listet sie auf.
error-admin-reach = Unter { $path } antwortet kein Server. Läuft er? Nenne seinen Socket mit --socket oder seinen Port mit --port.
error-admin-unix = „mauseloch admin“ braucht Unix-Sockets, und die hat dieses System nicht.
error-admin-time = Eine Dauer ist eine Zahl mit s, m, h oder d, etwa 30m, nicht { $text }.
error-admin-missing = Da fehlt etwas; --help sagt, was dazugehört.
error-metrics-address = Messwerte brauchen eine Adresse wie 127.0.0.1:9160, nicht { $address }.
error-workers-store = Mehrere Arbeiter teilen sich ein PostgreSQL: Nenne es mit --db postgresql://… Eine SQLite-Datei oder den Arbeitsspeicher können sie nicht teilen.
error-workers-up = Kein Arbeiter ist hochgekommen, nach { $tries } Versuchen. Im Protokoll darüber steht, warum.
error-workers-unix = Arbeiter brauchen Unix-Sockets, die es auf diesem System nicht gibt.
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
    [0] Niemand war dort.
    [one] Eine Verbindung hat es erfahren.
   *[other] { $told } Verbindungen haben es erfahren.
 }
admin-announced = { $told ->
    [0] An keinem Tisch ist jemand; andere Seiten zeigen es binnen einer Minute.
    [one] Eine Verbindung an einem Tisch hat es erfahren; andere Seiten zeigen es binnen einer Minute.
   *[other] { $told } Verbindungen an Tischen haben es erfahren; andere Seiten zeigen es binnen einer Minute.
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
admin-untold = Keine Antwort von { $servers }: Dort kommt es an, sobald wieder jemand antwortet.
admin-undrained = Der Server macht weiter.
admin-kept = Aufbewahrt werden { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 } und { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, in { $size } MiB.
admin-pruned = { $matches ->
    [0] So alt war keine Partie.
    [one] Eine Partie wurde gelöscht.
   *[other] { $matches } Partien wurden gelöscht.
 }
admin-backed-up = Die Sicherung steht in { $file } ({ $size } MiB).
admin-restored = Die Datenbank ist aus { $file } wiederhergestellt. Du kannst den Server starten.
admin-column-code = Code
admin-column-game = Spiel
admin-column-state = Zustand
admin-column-people = Menschen
admin-column-bots = Computer
admin-column-here = Da
admin-column-open = Offen seit
admin-column-idle = Ruhig seit
admin-column-played = Gespielt
admin-column-log = Im Log
admin-column-seat = Platz
admin-column-kind = Art
admin-column-bot = Computer
admin-column-host = Gastgeber
admin-column-asked = Gefragt
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
admin-column-draining = Wird leer
admin-column-lease = Frist (s)
