geflippt-title = Mausgeflippt

geflippt-hat-blue = blauer Hut
geflippt-hat-white = weißer Hut
geflippt-glasses-black = schwarze Brille
geflippt-glasses-white = weiße Brille
geflippt-scarf-orange = Schal in Orange
geflippt-scarf-blue = blauer Schal
geflippt-tie-blue = blaue Krawatte
geflippt-tie-yellow = gelbe Krawatte
geflippt-shirt-white = weißes Hemd
geflippt-shirt-black = schwarzes Hemd
geflippt-jacket-green = grüne Jacke
geflippt-jacket-white = weiße Jacke
geflippt-dress-red = rotes Kleid
geflippt-dress-yellow = gelbes Kleid
geflippt-trousers-blue = blaue Hose
geflippt-trousers-brown = braune Hose
geflippt-belt-brown = brauner Gürtel
geflippt-belt-white = weißer Gürtel
geflippt-socks-red = rote Socken
geflippt-socks-white = weiße Socken
geflippt-shoes-black = schwarze Schuhe
geflippt-shoes-yellow = gelbe Schuhe
geflippt-bag-green = grüne Tasche
geflippt-bag-yellow = gelbe Tasche
geflippt-ring-red = roter Ring
geflippt-ring-blue = blauer Ring

geflippt-emmental = Emmentaler
geflippt-gouda = Gouda
geflippt-edam = Edamer
geflippt-camembert = Camembert
geflippt-roquefort = Roquefort
geflippt-parmesan = Parmesan
geflippt-cheddar = Cheddar
geflippt-mozzarella = Mozzarella
geflippt-feta = Feta

# $name: jemand am Tisch; $pieces, $hand: Listen von Kleidern; $cheese: sein Name; $ms: Millisekunden
geflippt-opening = Die 32 Mäuse sind gemischt; alle ziehen sieben Kleidungsstücke.
geflippt-first = { $name } deckt die erste Maus auf.
geflippt-cheese-turned = Offen auf dem Tisch: { $cheese }.
geflippt-revealed = { $name } deckt eine Maus auf. Sie trägt: { $pieces }; ihr Käse: { $cheese }.
geflippt-revealed-protected = { $name } deckt eine Maus auf. Sie trägt: { $pieces }; ihr Käse: { $cheese }. Sie ist geschützt!
geflippt-whacks = { $name } schlägt nach { $ms } ms zu
geflippt-attacks = { $name } greift nach { $ms } ms an
# $finishes: eine Liste der beiden darüber
geflippt-raced = { $finishes }.
geflippt-left-alone = Alle lassen sie in Ruhe.
geflippt-drawn = { $names } liegen auf die Millisekunde gleichauf; das Los entscheidet für { $name }.
geflippt-fastest = { $name } war am schnellsten, mit { $ms } ms Vorsprung.
geflippt-only = Nur { $name } hat reagiert.
geflippt-too-close = Zu knapp: { $name } lag nur { $ms } ms dahinter und hatte auch recht.
geflippt-whack-right = Mit dieser Karte: { $piece }. Richtig!
geflippt-whack-wrong = Mit dieser Karte: { $piece }. Falsch.
geflippt-whack-protected = Mit dieser Karte: { $piece }. Aber die Maus ist geschützt.
geflippt-attack-right = „Mausgeflippt!“ Die Maus trägt nichts davon: richtig!
geflippt-attack-wrong = „Mausgeflippt!“ Aber die Maus trägt etwas davon: falsch.
geflippt-attack-protected = „Mausgeflippt!“ Aber die Maus ist geschützt.
geflippt-hand = { $name } zeigt: { $hand }.
geflippt-caught = { $name } bekommt die Maus.
geflippt-caught-from-stack = { $name } bekommt eine Maus vom Stapel.
geflippt-laundry = Schmutzige Wäsche für { $name }: { $pieces }.
geflippt-laundry-hidden = Schmutzige Wäsche für { $name }: { $pieces }, das letzte Stück verdeckt.
geflippt-laundry-face-down = Schmutzige Wäsche für { $name }, verdeckt: { $piece }.
geflippt-banned = Das war der dritte misslungene Angriff von { $name } – und der letzte.
geflippt-cheese-taken = Pfoten verbrannt: { $name } bekommt den Käse ({ $cheese }).
geflippt-under = Die Maus schlüpft unter den Stapel.
geflippt-reshuffled = Die Ablage wird gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } zum Nachziehen.
geflippt-taken-back = Zurück auf die Hand von { $name }: { $piece }.

geflippt-ended-last_mouse = Die letzte Maus ist gefangen.
geflippt-ended-last_cheese = Der letzte Käse ist vergeben.
geflippt-ended-nobody_reacts = Die übrigen Mäuse will niemand mehr.
geflippt-deciding = { $points ->
    [0] Maus { $number } entscheidet: { $name } übernimmt die Führung und behält sie.
    [one] Maus { $number } entscheidet: Mit 1 Punkt übernimmt { $name } die Führung und behält sie.
   *[other] Maus { $number } entscheidet: Mit { $points } Punkten übernimmt { $name } die Führung und behält sie.
 }

# Das Brett
geflippt-title-cheese = Käse auf dem Tisch
geflippt-title-mouse = Maus
geflippt-title-stack = Mäusestapel
geflippt-title-finish = Zielfoto
geflippt-no-cheese = kein Käse mehr
geflippt-its-cheese = ihr Käse:
geflippt-turns-up-next = { $name } deckt die nächste Maus auf.
geflippt-to-react = Wer sieht zuerst, was sie anhat?
# $mice, $cheeses: wie viele verdeckt liegen
geflippt-stacks = Stapel: { $mice ->
    [one] 1 Maus
   *[other] { $mice } Mäuse
 }, { $cheeses } Käse
# Überschriften der Spalten, höchstens 8 Zeichen lang
geflippt-column = { $column ->
    [mice] Mäuse
    [laundry] Wäsche
    [cheeses] Käse
   *[points] Punkte
 }
# $hidden, $banned: Zeichen für ein verdecktes Stück und für drei davon
geflippt-legend-hidden = { $hidden } verdeckt: misslungener Angriff
geflippt-legend-banned = { $banned } darf nicht mehr angreifen
geflippt-finish = { $kind ->
    [whack] schlägt zu
    [attack] greift an
   *[none] lässt sie in Ruhe
 }
geflippt-time = { $ms } ms
# $points: wie viele, mit Vorzeichen
geflippt-got = { $what ->
    [mouse] Maus
    [laundry] Wäsche
   *[cheese] Käse
 } { $points }
geflippt-label-mouse = Maus:
geflippt-label-points = Punkte:
geflippt-do-attack = mit der ganzen Hand angreifen
geflippt-do-pass = in Ruhe lassen
geflippt-do-reveal = die nächste Maus aufdecken
geflippt-press-to-attack = Leertaste: mit der ganzen Hand angreifen
geflippt-press-to-pass = 0: in Ruhe lassen
geflippt-press-to-reveal = Leertaste: die nächste Maus aufdecken
geflippt-no-more-attacks = kein Angriff mehr

geflippt-scene-mouse = Die Maus trägt: { $pieces }; ihr Käse: { $cheese }.
geflippt-scene-stack = { $mice ->
    [0] Im Stapel liegt keine Maus mehr.
    [one] Im Stapel liegt noch eine Maus.
   *[other] Im Stapel liegen noch { $mice } Mäuse.
 }
# $up, $down: Stücke schmutzige Wäsche; $score: die Punkte mit Vorzeichen
geflippt-scene-player = { $name }: { $mice ->
    [one] 1 Maus
   *[other] { $mice } Mäuse
 }, Wäsche: { $up } offen und { $down } verdeckt, { $cheeses } Käse; { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }.
geflippt-scene-banned = { $name } darf nicht mehr angreifen.
geflippt-scene-hand = Deine Hand: { $hand }.

# Das Rennen; $ms: Millisekunden
geflippt-ready = Pfoten bereit! Gleich erscheint die Maus.
geflippt-keys = Zahl: zuschlagen, Leertaste: angreifen, 0: in Ruhe lassen
geflippt-guess = Nach { $ms } ms? Das war sicher geraten. Es kostet nichts: Versuch es noch einmal.
geflippt-may-not-attack = Drei Angriffe sind dir misslungen: Angreifen darfst du nicht mehr.
geflippt-reacted = { $name } hat reagiert.
geflippt-no-such-card = Eine Karte mit dieser Nummer hast du nicht.

# Vor der Partie
geflippt-about = Ein Wettrennen: Wer sieht zuerst, was die Maus trägt?
geflippt-option-window_ms = Wie lange eine Maus wartet, in Millisekunden
geflippt-option-photo_finish_ms = Bis zu welchem Abstand es zu knapp ist, in Millisekunden
geflippt-offered-window_ms = Wie lange eine Maus wartet
geflippt-offered-photo_finish_ms = Was als zu knapp gilt
geflippt-offered-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
geflippt-offered-gap = { $ms ->
    [0] nur derselbe Augenblick
   *[other] { $ms } Tausendstelsekunden
 }

# Statistik
geflippt-stats-reveals = aufgedeckte Mäuse je Partie
geflippt-stats-races = Mäuse, auf die jemand reagiert
geflippt-stats-fastest_ms = die schnellste Reaktion auf sie, in Millisekunden
geflippt-stats-mice = gefangene Mäuse je Partie
geflippt-stats-cheeses = kassierte Käse je Partie
geflippt-stats-wrong_whacks = Anteil der falschen Schläge an denen, die zählen
geflippt-stats-attacks = Angriffe je Partie, die zählen
geflippt-stats-wrong_attacks = Anteil der falschen daran
geflippt-stats-photo_finishes = Wettrennen, deren Zielfoto mehreren eine Maus bringt
geflippt-stats-last_mouse = Partien, die mit der letzten Maus enden
geflippt-stats-last_cheese = Partien, die mit dem letzten Käse enden
geflippt-stats-nobody_reacts = Partien, die enden, weil niemand mehr reagiert
