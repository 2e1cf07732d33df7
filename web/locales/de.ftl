# Texte, die nur der Browser zeigt.

app-name = Mauseloch
skip-to-content = Zum Inhalt
language = Sprache
sound = Ton
settings = Einstellungen
close = Schließen
reload = Noch einmal laden
page-failed = Diese Seite kam nicht an. Gibt es ein Netz?
offline = Du bist offline. Du kannst weiter die Regeln lesen, üben und gespeicherte Partien ansehen.

# Die Titel der Seiten
page-home = Vier Spiele mit Mäusen
page-table = Tisch
page-replay = Nachspielen
page-rules = Regeln
page-learn = Spielen lernen
page-tables = Öffentliche Tische
page-tv = Großer Bildschirm
page-one = Ein Gerät für alle
page-privacy = Datenschutz
page-lost = In diesem Mauseloch ist nichts
lost-hint = Vielleicht ist die Adresse vertippt, oder die Seite ist ausgezogen.
go-home = Zur Startseite

# Einstellungen
setting-theme = Helligkeit
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
settings-kept = Deine Einstellungen bleiben in diesem Browser.

# Datenschutz
privacy-short = Hier braucht niemand ein Konto, niemand wird gezählt, und nichts wird von woanders geladen.
privacy-browser = Dein Browser merkt sich deine Einstellungen und den Schlüssel zu deinem Platz. Cookies gibt es keine. Wenn du von einem Tisch aufstehst, wird sein Schlüssel gelöscht.
privacy-server = Der Server merkt sich die Tische und was dort gespielt wird: den Namen, den du eingetippt hast, welche Karten und Würfel gespielt wurden, und bei Rennen, wie schnell alle waren. Wenn du willst, spiel unter einem ausgedachten Namen.
privacy-address = Deine Internetadresse brauchen wir nur, um dir das Spiel zu schicken. Sie wird nicht aufgeschrieben.
privacy-public = An öffentlichen Tischen bekommst du einen Namen von uns, und alle können einander nur fertige Sätze sagen.

# Warum etwas nicht ging. $detail: was genau, auf Englisch, für Programmierer
refused = Das hat nicht geklappt: { $detail }
refused-bad_option = Diese Regeln kann man nicht wählen.
refused-bad_seats = Dieses Spiel ist nicht für so viele.
refused-bad_setup = Dieser Name geht nicht. Er braucht 1 bis 16 Buchstaben oder Ziffern.
refused-bad_token = Dieser Platz gehört dir nicht mehr.
refused-full = Gerade sind alle Tische besetzt. Versuch es in einer Weile noch einmal.
refused-guess = Das war zu schnell, um wahr zu sein. Erst schauen, dann tippen!
refused-illegal = Das geht gerade nicht.
refused-no_match = Diese Partie gibt es nicht, oder sie wird noch gespielt.
refused-no_seat = Setz dich zuerst hin.
refused-no_table = Diesen Tisch gibt es nicht. Stimmt der Code?
refused-not_awaited = Du hast schon geantwortet, oder du bist nicht dran.
refused-not_host = Das darf nur, wer den Tisch leitet.
refused-not_playing = Gerade wird nicht gespielt.
refused-offline = Die Verbindung ist weg. Versuch es gleich noch einmal.
refused-old_question = Das Spiel ist schon weiter.
refused-own_seat = Das ist dein eigener Platz. Steh auf, wenn du gehen willst.
refused-playing = Das Spiel hat schon angefangen.
refused-same_name = So heißt hier schon jemand. Nimm einen anderen Namen.
refused-seated = Du sitzt schon hier.
refused-table_failed = An diesem Tisch ist etwas kaputtgegangen. Das tut uns leid! Mach bitte einen neuen auf.
refused-taken = Dieser Platz ist besetzt. Nimm einen anderen, oder schau zu.
refused-too_fast = Nicht so schnell!
refused-too_late = Das kam zu spät.
refused-too_soon = Das kam zu früh.
refused-unknown_bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-unknown_game = Dieses Spiel gibt es nicht.
refused-version = Es gibt ein neues Mauseloch. Lade die Seite neu.
