# Texte, die nur der Browser zeigt.

skip-to-content = Zum Inhalt
language = Sprache
sound = Ton
volume = Lautstärke
music = Musik
settings = Einstellungen
close = Schließen
sure = Bist du sicher?
reload = Neu laden
page-failed = Das ließ sich nicht laden. Hast du Internet?
not-connected = Mauseloch ist gerade nicht zu erreichen. Hast du Internet?
offline = Mauseloch ist gerade nicht zu erreichen. Die Regeln kannst du trotzdem lesen.

# Die Titel der Seiten
page-home = Mäusespiele
page-table = Tisch
page-replay = Nachspielen
page-rules = Regeln
page-learn = Spielen lernen
page-tables = Öffentliche Tische
page-tv = Großer Bildschirm
page-one = Ein Gerät für alle
page-privacy = Datenschutz
page-imprint = Impressum
page-lost = In diesem Mauseloch ist nichts
lost-hint = Vielleicht hast du dich vertippt, oder die Seite ist ausgezogen.
go-home = Zur Startseite
title-rules = Regeln: { $game }
title-replay = Nachspielen: { $game }
title-review = Rückblick: { $game }
title-turn = Du bist dran – { $game }

# Die Startseite. $game: der Titel
play-now = Gleich spielen
play-now-game = { $game } gleich spielen
opponents = Gegen wen du spielst
with-friends = Mit anderen
with-friends-game = { $game } mit anderen spielen
learn = Lernen
learn-game = { $game } lernen
first-time = Zum ersten Mal?
first-time-game = Zum ersten Mal? { $game } lernen
first-time-table = Zum ersten Mal? Pip zeigt dir, wie es geht
rules = Regeln
rules-game = Regeln von { $game }
back-to-table = Zurück an deinen Tisch { $code }
code-label = Code des Tisches
code-go = Los
code-wrong = Ein Code sieht aus wie mavolisu-2718: acht Buchstaben und vier Ziffern.
other-ways = Anders spielen
way-tables = Mit allen, die gerade da sind
way-one = Das Handy oder Tablet geht herum
way-tv = Der Tisch am Fernseher, deine Karten auf dem Handy

# Vor der Partie: Namen, Plätze, Computerspieler, Regeln
your-name = Dein Name am Tisch
your-name-none = überrasch mich
public-name = An einem öffentlichen Tisch geben wir dir einen Namen.
look = Tier und Farbe
look-portrait = Tier
look-colour = Farbe
portrait-fox = Fuchs
portrait-bear = Bär
portrait-hare = Hase
portrait-owl = Eule
portrait-frog = Frosch
portrait-panda = Panda
portrait-penguin = Pinguin
portrait-hedgehog = Igel
portrait-lion = Löwe
portrait-koala = Koala
portrait-pig = Schwein
portrait-chick = Küken
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-orange = Orange
colour-teal = Türkis
fewer = Eins weniger
more = Eins mehr
create-seats = Plätze
create-bots = Davon Computerspieler
create-bot = Wie spielen die Computerspieler?
create-who = Wer darf kommen?
create-friends = nur wer eingeladen ist
create-friends-hint = wer den Link oder Code hat
create-public = alle
create-public-hint = der Tisch steht in der Liste
create-more = Zeit und Regeln
create-even = Zeit ausgleichen: Alle messen sich an ihrer eigenen üblichen Zeit
create-open = Tisch öffnen
pace = Zeit für jede Entscheidung
pace-relaxed = ohne Eile
pace-relaxed-hint = einen ganzen Tag
pace-calm = ruhig
pace-calm-hint = eine Minute
pace-quick = flott
pace-quick-hint = 20 Sekunden
option-number = { $number }

# Plätze und Leute
seat-number = Platz { $number }
seat-empty = Platz { $number } ist frei
seat-free = noch frei
seat-free-later = ab der nächsten Partie frei
seat-next = { $name } spielt hier ab der nächsten Partie
seat-next-you = ab der nächsten Partie deiner
# $quality: of somebody’s connection; $ms: how long it takes there and back
seat-line = { $quality ->
    [good] gute Verbindung ({ $ms } ms)
    [fair] mittlere Verbindung ({ $ms } ms)
   *[poor] langsame Verbindung ({ $ms } ms)
 }
seat-line-note = Bei einem Wettrennen ziehen wir ab, was die Verbindung an Zeit kostet, soweit wir es selbst messen können.
seat-stand-in = Vertretung spielt
you = (du)
you-ribbon = du
host = leitet den Tisch
away = nicht da
is-asked = wählt gerade
wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
 }
sit-down = Hinsetzen
sit-here = Hier hinsetzen
sit-on = Hier hinsetzen: Platz { $number }
sit-later = Nächste Partie mitspielen
sit-on-later = Nächste Partie mitspielen: Platz { $number }
bot-on = Computerspieler auf Platz { $number }
bot-none = frei lassen
bot-chosen = Computer: { $how }
hear = Hören, was { $name } sagt
mute = Stummschalten
unmute = Stummschaltung aufheben
remove = Platz frei machen
remove-sure = Wirklich ohne { $name }?
invite = Andere einladen
invite-title = Komm, wir spielen { $game }!
invite-scan = Mit dem Handy scannen oder den Code weitersagen:
invite-scan-big = Mit dem Handy scannen oder den Code eintippen:
qr-label = QR-Code von Tisch { $code }
share-link = Link schicken
copy-link = Link kopieren
link-copied = Der Link ist kopiert
link-not-copied = Dieser Browser lässt uns nicht kopieren. Der Link steht in der Adresszeile.
lobby-seats = Wer spielt mit?
lobby-options = So spielen wir
lobby-empty = { $count ->
    [one] Den leeren Platz nimmt ein Computerspieler. Wer später kommt, kann ihn übernehmen.
   *[other] Die leeren Plätze nehmen Computerspieler. Wer später kommt, kann einen davon übernehmen.
 }
lobby-start = Los geht’s
lobby-wait = { $name } startet das Spiel, wenn alle da sind.
lobby-wait-host = Es geht los, wenn alle da sind.

# Am Tisch. $names: eine Liste; $name: eine Person
arriving = Einen Moment …
board = Der Tisch
your-turn = Du bist dran!
waiting-for = Warten auf { $names }
stand-in = Noch nicht bereit: { $names }. So lange spielt ein einfacherer Computerspieler.
skip-scene = Überspringen
sending = Wird gesendet …
time-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
 }
lost = Die Verbindung ist weg. Wir versuchen es weiter …
lost-pending = Die Verbindung ist weg. Deine Wahl wird abgeschickt, sobald sie wieder da ist.
paused-unreachable = Pause: Gerade lässt sich nichts speichern.
paused-full = Pause: Zum Speichern ist kein Platz mehr.
paused-busy = Pause: Das Speichern dauert länger als sonst.
paused-hint = Nichts geht verloren, die Uhren stehen, und es geht von selbst weiter.
resumed = Es geht weiter.
missed = Inzwischen:
watching = Du schaust zu.
watching-later = Du schaust zu. Die nächste Partie spielst du mit.
people = Wer mitspielt
story = Was passiert ist
story-empty = Noch ist nichts passiert.
say-something = Etwas sagen
says = { $name } sagt: { $phrase }
reacts = { $name } reagiert: { $face }
faces = Reaktionen
face-laugh = Lachen
face-love = Liebe
face-wow = Staunen
face-phew = Erleichterung
face-sad = Traurigkeit
face-wink = Zwinkern
menu = Mehr
tell-scene = Sag mir, was auf dem Tisch liegt (Taste S)
other-device = Mit einem anderen Gerät weiterspielen
other-device-hint = Scanne diesen Code mit dem anderen Gerät, dann hat es deinen Platz auch. Zeig ihn sonst niemandem: Er ist der Schlüssel zu deinem Platz.
table-leave = Den Tisch verlassen
go-sure = Möchtest du gehen?
go-hint = Bist du nur kurz weg, bleibt dein Platz deiner: Derselbe Link bringt dich zurück. Gibst du deinen Platz auf, kann ihn jemand anderes haben.
go-hint-playing = Bist du nur kurz weg, bleibt dein Platz deiner, und ein Computerspieler hilft aus, bis du zurück bist. Gibst du deinen Platz auf, spielt der Computerspieler für dich zu Ende.
get-up = Platz aufgeben
just-go = Nur kurz weg
go-away = Zurück
stay = Bleiben
removed = Dein Platz wurde frei gemacht
removed-hint = Wer den Tisch leitet, hat deinen Platz frei gemacht. Du kannst zuschauen oder dich wieder hinsetzen, wo Platz ist.
watch-on = Zuschauen
table-gone = Tisch { $code }

# Das Ende einer Partie. $points: eine Zahl; $shown: dieselbe mit richtigem Minus
watch-won = { $names } gewinnt!
watch-shared = { $names } teilen sich den Sieg!
result-won = { $ahead ->
    [one] Gewonnen, mit 1 Punkt Vorsprung!
   *[other] Gewonnen, mit { $ahead } Punkten Vorsprung!
 }
result-won-level = Gewonnen, bei gleichen Punkten!
result-won-anyway = Du hast gewonnen!
result-won-shared = Du teilst dir den Sieg mit { $names }!
result-place = { $place ->
    [2] Rang zwei
    [3] Rang drei
    [4] Rang vier
    [5] Rang fünf
    [6] Rang sechs
   *[other] Rang { $place }
 }
result-place-shared = { $place ->
    [2] Geteilter Rang zwei
    [3] Geteilter Rang drei
    [4] Geteilter Rang vier
    [5] Geteilter Rang fünf
    [6] Geteilter Rang sechs
   *[other] Geteilter Rang { $place }
 }
result-short = { $points ->
    [one] { $nth }, 1 Punkt zurück
   *[other] { $nth }, { $points } Punkte zurück
 }
result-level = { $nth } bei gleichen Punkten
result-despite = { $nth } trotz mehr Punkten
result-places = Rangliste und Punkte
to-result = Ergebnis
place = Rang
name = Name
points = Punkte
evening = Siege bisher
points-count = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
 }
again = Noch einmal
again-wait = { $name } kann eine neue Partie starten.
again-wait-host = Wer den Tisch leitet, kann eine neue Partie starten.
after-more = Mehr …
look-at-board = Tisch ansehen
watch-again = Partie ansehen
share-match = Teilen
save-match = Speichern
record-failed = Die Partie ließ sich nicht laden. Versuch es gleich noch einmal.
other-game = Ein anderes Spiel

# Öffentliche Tische
tables-about = Setz dich zu allen, die gerade da sind. Alle bekommen einen Namen von uns, und gesprochen wird nur mit fertigen Sätzen.
tables-none = Gerade ist niemand da. Öffne einen Tisch, dann finden ihn die anderen!
tables-new = Einen neuen Tisch öffnen
tables-open = sucht noch Leute
tables-playing = spielt gerade
tables-over = zwischen zwei Partien
sit-at = An den Tisch { $code } setzen: { $game }
sit-at-later = Bei { $game } die nächste Partie mitspielen, Tisch { $code }
watch = Zuschauen
watch-at = Am Tisch { $code } zuschauen: { $game }

# Der große Bildschirm
tv-about = Auf dem großen Bildschirm sehen alle den Tisch. Ihr spielt mit euren Handys. Welches Spiel?
tv-code = Einen Tisch zeigen, der schon offen ist
tv-start = Drück OK, wenn alle da sind.
tv-nobody = Noch sitzt niemand am Tisch. Wenn du jetzt anfängst, spielt der Computer allein.
tv-hands = Eure Karten habt ihr auf dem Handy.

# Ein Gerät für alle
one-about = Ein Handy oder Tablet geht herum. Niemand sieht die Karten der anderen.
one-go-on = Am letzten Tisch weiterspielen
one-game = Welches Spiel?
one-who = Wer spielt mit?
one-name = Name { $number }
one-without = Name { $number } streichen
one-more = Noch jemand dazu
one-same = Zwei von euch heißen gleich.
one-turn = { $name } ist dran!
one-give = Gib das Gerät an { $name } weiter
one-look-away = Alle anderen schauen weg!
one-have = Ich bin { $name }
one-end = Aufhören?
one-end-hint = Dann stehen alle auf, und diese Partie ist vorbei.
one-end-yes = Aufhören

# Einstellungen
setting-vibration = Vibrieren, wenn ich dran bin
setting-theme = Hell oder dunkel
setting-theme-auto = wie mein Gerät
setting-theme-light = hell
setting-theme-dark = dunkel
setting-motion = Bewegung
setting-motion-auto = wie mein Gerät
setting-motion-reduced = ruhig
setting-motion-full = lebhaft
setting-colours = Farben
setting-colours-normal = normal
setting-colours-contrast = starker Kontrast
setting-cards = Karten
setting-cards-normal = normal
setting-cards-large = groß
setting-hand = Ich spiele mit der
setting-hand-right = rechten Hand
setting-hand-left = linken Hand
setting-odds = Risiko beim Mäusezocken
setting-odds-off = nicht zeigen
setting-odds-on = vor jedem Wurf zeigen
setting-story = Was passiert ist
setting-story-pictures = in Bildern
setting-story-words = in Worten
setting-remarks = Sprüche der Computerspieler
setting-remarks-on = zeigen
setting-remarks-off = nicht zeigen
settings-kept = Deine Einstellungen bleiben in diesem Browser.
tips-again = Pips Tipps noch einmal zeigen
tips-to-come = Pip gibt dir beim Spielen wieder Tipps.

# Datenschutz
privacy-short = Hier braucht niemand ein Konto, niemand wird ausgespäht, und nichts wird von woanders geladen.
privacy-browser = Dein Browser merkt sich deine Einstellungen, deinen zuletzt getippten Namen, dein Tier und deine Farbe, deinen letzten Tisch und die Schlüssel zu deinen Plätzen. Cookies gibt es keine. Wenn du einen Platz aufgibst, wird sein Schlüssel gelöscht.
privacy-password = Auch das Passwort dieses Mauselochs merkt er sich, sobald du es eingegeben hast, damit du nicht noch einmal gefragt wirst.
privacy-server = Der Server behält einen Tisch und die Namen, die dort eingetippt wurden, solange jemand kommt. Ein Tisch, der zwei Stunden leer steht (oder eine Woche, wenn ohne Eile gespielt wird), wird mit seinen Namen gelöscht.
privacy-matches = Was gespielt wurde, bleibt: welche Karten und Würfel und bei Wettrennen, wie schnell jeder Platz war, aber nicht, wer dort saß. Mit dem Link können es alle noch einmal ansehen.
privacy-address = Deine Internetadresse brauchen wir nur, um dir das Spiel zu schicken. Sie wird nicht aufgeschrieben.
privacy-public = An öffentlichen Tischen bekommst du einen Namen von uns, und alle können einander nur fertige Sätze sagen.
privacy-host = Von denen, die dieses Mauseloch betreiben
imprint-none = Wer dieses Mauseloch betreibt, hat noch kein Impressum geschrieben.

# Ein Mauseloch mit Passwort
password-about = Dieses Mauseloch hat ein Passwort. Wer es betreibt, kann es dir sagen. Mit einem Einladungslink brauchst du keins.
password-label = Passwort dieses Mauselochs
password-enter = Passwort eingeben

# Warum etwas nicht ging. $detail: was genau, auf Englisch, für Programmierer
refused = Das hat nicht geklappt: { $detail }
refused-bad_look = Dieses Bild oder diese Farbe gibt es nicht. Such dir etwas anderes aus.
refused-bad_option = Diese Regeln kann man nicht wählen.
refused-bad_seats = Mit so vielen Personen geht dieses Spiel nicht.
refused-bad_setup = Dieser Name geht nicht. Er braucht 1 bis 16 Buchstaben oder Ziffern.
refused-bad_token = Dieser Platz gehört dir nicht mehr.
refused-blocked = Aus deinem Netz kam zu viel auf einmal. Warte ein paar Minuten.
refused-full = Gerade sind alle Tische besetzt. Versuch es in einer Weile noch einmal.
refused-guess = Das war so schnell, dass es geraten sein muss. Erst schauen, dann tippen.
refused-illegal = Das geht gerade nicht.
refused-lookalike_name = Das sieht aus wie der Name von jemandem hier. Nimm einen anderen.
refused-mixed_name = In diesem Namen sind Buchstaben aus mehreren Alphabeten gemischt. Nimm nur eines davon.
refused-no_coach = Auf diesem Server gibt es keinen Trainer.
refused-no_match = Diese Partie gibt es nicht, oder sie wird noch gespielt.
refused-no_public_tables = Öffentliche Tische gibt es hier nicht. Öffne einen eigenen und schick den anderen den Link.
refused-no_seat = Setz dich zuerst hin.
refused-no_strongest = Die stärksten Computerspieler gibt es auf diesem Server nicht.
refused-no_table = Diesen Tisch gibt es nicht. Stimmt der Code?
refused-not_awaited = Du hast schon geantwortet, oder du bist nicht dran.
refused-not_host = Das darf nur, wer den Tisch leitet.
refused-not_offered = Dieses Spiel wird hier nicht angeboten.
refused-not_playing = Gerade wird nicht gespielt.
refused-not_practice = Tipps gibt es nur beim Üben: in Partien, in denen sonst niemand mitgespielt hat, und nie bei einem Wettrennen.
refused-offline = Die Verbindung ist weg. Versuch es gleich noch einmal.
refused-old_question = Das Spiel ist schon weiter.
refused-own_seat = Das ist dein eigener Platz. Gib ihn auf, wenn du gehen willst.
refused-password_needed = Dafür brauchst du das Passwort dieses Mauselochs.
refused-password_wrong = Das ist nicht das Passwort. Versuch es noch einmal.
refused-wrong_passwords = Von hier kamen zu viele falsche Passwörter. Komm mit einem Einladungslink, oder versuch es später noch einmal.
refused-playing = Die Partie hat schon angefangen.
refused-same_name = So heißt hier schon jemand. Nimm einen anderen Namen.
refused-seated = Du sitzt schon hier.
refused-store_away = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
refused-table_elsewhere = An diesem Tisch wird jetzt auf einem anderen Server gespielt. Lade die Seite neu.
refused-table_failed = An diesem Tisch ist etwas kaputtgegangen. Öffne einen neuen.
refused-taken = Dieser Platz ist besetzt. Nimm einen anderen oder schau zu.
refused-too_fast = Das kam zu schnell hintereinander. Warte einen Moment.
refused-too_late = Das kam zu spät.
refused-too_many_connections = Aus deinem Netz sind gerade zu viele hier. Versuch es gleich noch einmal.
refused-too_many_tables = Aus deinem Netz sind zu viele Tische offen. Spiel an einem davon mit oder warte ein wenig.
refused-too_soon = Das kam zu früh.
refused-unknown_bot = Diesen Computerspieler gibt es für dieses Spiel nicht.
refused-unknown_game = Dieses Spiel gibt es nicht.
refused-unsupported = Das gibt es bei diesem Spiel nicht.
refused-version = Es gibt eine neue Version von Mauseloch. Lade die Seite neu.
refused-wrong_codes = Aus deinem Netz kamen zu viele falsche Codes. Nimm den Link oder den QR-Code oder warte eine Weile.

# Wiederholungen. $name: jemand, der mitgespielt hat
name-seat-1 = Sitz 1
name-seat-2 = Sitz 2
name-seat-3 = Sitz 3
name-seat-4 = Sitz 4
name-seat-5 = Sitz 5
name-seat-6 = Sitz 6
watching-about = Schau dir eine gespeicherte Partie noch einmal an: Schritt für Schritt und mit wessen Augen du willst.
watching-open = Datei auswählen
watching-drop = Oder zieh die Datei hierher.
watching-other = Datei öffnen
watching-eyes = Mit wessen Augen?
watching-eyes-nobody = wer nur zuschaut
watching-eyes-all = alle Karten offen
watching-first = Zum Anfang
watching-back = Einen Schritt zurück
watching-play = Abspielen
watching-pause = Anhalten
watching-forward = Einen Schritt weiter
watching-last = Zum Ende
watching-where = Stelle in der Partie
watching-place = Schritt { $step } von { $last }
watching-speed = Tempo
watching-times = { $times }×
watching-hand = Karten: { $name }

# Die Regeln
rules-print = Drucken
rules-others = Die Regeln der anderen Spiele
rules-none = Die Regeln dieses Spiels stehen hier nicht.
learn-none = Zu diesem Spiel gibt es keine Lektion. Wie man es spielt, steht in den Regeln.

# Warum eine Wiederholung nicht gezeigt werden kann
refused-busy = Gerade ist viel los. Versuch es gleich noch einmal.
refused-damaged_match = Diese Partie ist gespeichert, lässt sich aber nicht mehr lesen.
refused-damaged_record = Diese Datei ist beschädigt: Etwas fehlt, oder jemand hat sie verändert.
refused-foreign_record = In dieser Datei steckt keine Partie, die mit Mauseloch gespeichert wurde.
refused-record_mismatch = Was in dieser Datei steht, passt nicht zu den Regeln. Darum lässt es sich nicht zeigen.
refused-record_version = Diese Partie wurde mit einer anderen Version von Mauseloch gespeichert, mit anderen Regeln.
refused-too_long = Das ist zu lang.

# The coach looks back. Costs are in percentage points; $error is the standard error.
page-review = Rückblick mit dem Trainer
coach-wait = Der Trainer geht die Partie durch.
coach-wait-hint = Das dauert ein paar Sekunden.
coach-again = Noch einmal versuchen
coach-whose = Wessen Entscheidungen?
coach-percent = { $value } %
coach-about = { $value } % ± { $error }
coach-curve-said = Gewinnchancen in Prozent: am Anfang { $start }, am Ende { $end }; mindestens { $least }, höchstens { $most }.
coach-exact = Alles ist genau ausgerechnet.
coach-sampled = Geschätzt aus vielen Partien, die von dort an weitergespielt wurden; ± sagt, wie weit das meist danebenliegt.
coach-partly = Wo kein ± steht, ist genau gerechnet. Der Rest ist aus vielen weitergespielten Partien geschätzt; ± sagt, wie weit das meist danebenliegt.
coach-approximate = Ungefähr beurteilt, mit einer gelernten Bewertung.
coach-exact-too = Wo kein ± steht, ist genau gerechnet.
coach-sampled-too = Jedes andere ± stammt aus vielen weitergespielten Partien und sagt, wie weit das meist danebenliegt.
coach-table = Die Kurve als Tabelle
coach-moment = Zeitpunkt
coach-start = Anfang
coach-choice = Vor Entscheidung { $number }
coach-end = Ende
coach-no-turns = Einen Wendepunkt gab es nicht: Die Chancen haben sich nie stark verändert.
coach-see = Ansehen
coach-see-turn = Ansehen: Wendepunkt { $number }
coach-choices = Alle Entscheidungen
coach-total = Zusammen haben sie { $cost } Prozentpunkte gekostet.
coach-perfect = Keine hat etwas gekostet. Gut gespielt!
coach-better = besser: { $best }
coach-cost-none = kostet nichts
coach-cost = −{ $cost }
coach-cost-about = −{ $cost } ± { $error }
hint = Was würde der Trainer tun?
hint-wait = Der Trainer denkt nach.
hint-best = Tipp vom Trainer: { $doing }.
hint-chances = Deine Gewinnchancen
hint-marked = Das würde der Trainer tun.

# Ein Spiel ohne eigenes Brett
plain-scene = Was da liegt
plain-figures = Alle am Tisch
plain-acts = Was du tun kannst
plain-last = Was zuletzt passiert ist

# Von denen, die den Server betreiben
notice-title = Hinweis:
notice-draining = Der Server macht bald Pause. Die laufende Partie könnt ihr beenden, eine neue beginnt nicht mehr.
refused-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
because-closed = Wer diesen Server betreibt, hat den Tisch geschlossen: { $detail }
refused-draining = Der Server macht bald Pause, deshalb beginnt gerade nichts Neues. Versuch es später noch einmal.
remove-keep-out = Ja, und nicht wieder hereinlassen
refused-kept_out = Wer den Tisch leitet, hat dich entfernt. An diesen Tisch kannst du nicht zurück.
refused-same_line = Diese Person nutzt anscheinend denselben Internetanschluss wie du und lässt sich nicht fernhalten. Den Platz kannst du frei machen.
