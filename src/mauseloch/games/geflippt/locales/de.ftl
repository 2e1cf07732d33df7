geflippt-title = Mausgeflippt

geflippt-hat-blue = blauer Hut
geflippt-hat-white = weißer Hut
geflippt-glasses-black = schwarze Brille
geflippt-glasses-white = weiße Brille
geflippt-scarf-orange = oranger Schal
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
geflippt-opening = 32 Mäuse sind gemischt; alle ziehen sieben Kleidungsstücke.
geflippt-first = { $name } deckt die erste Maus auf.
geflippt-cheese-turned = Offen liegt: { $cheese }.
geflippt-revealed = { $name } deckt eine Maus auf. Sie trägt: { $pieces }; ihr Käse: { $cheese }.
geflippt-revealed-protected = { $name } deckt eine Maus auf. Sie trägt: { $pieces }; ihr Käse: { $cheese }. Sie ist geschützt!
geflippt-whacks = { $name } schlägt nach { $ms } ms zu
geflippt-attacks = { $name } greift nach { $ms } ms an
# $finishes: eine Liste der beiden darüber
geflippt-raced = { $finishes }.
geflippt-left-alone = Alle lassen sie in Ruhe.
geflippt-drawn = { $names } liegen auf die Millisekunde gleichauf; das Los sagt { $name }.
geflippt-fastest = { $name } war am schnellsten, mit { $ms } ms Vorsprung.
geflippt-only = Nur { $name } hat reagiert.
geflippt-too-close = Zu knapp für ein Urteil: { $name } lag { $ms } ms dahinter und hat auch recht.
geflippt-whack-right = Mit dieser Karte: { $piece }. Richtig!
geflippt-whack-wrong = Mit dieser Karte: { $piece }. Falsch.
geflippt-whack-protected = Mit dieser Karte: { $piece }. Aber die Maus ist geschützt.
geflippt-attack-right = Mausgeflippt! Die Maus trägt nichts davon: richtig!
geflippt-attack-wrong = Mausgeflippt! Aber die Maus trägt etwas davon: falsch.
geflippt-attack-protected = Mausgeflippt! Aber die Maus ist geschützt.
geflippt-hand = { $name } zeigt: { $hand }.
geflippt-caught = { $name } bekommt die Maus.
geflippt-caught-from-stack = { $name } bekommt eine Maus vom Stapel.
geflippt-laundry = Schmutzige Wäsche für { $name }: { $pieces }.
geflippt-laundry-hidden = Schmutzige Wäsche für { $name }: { $pieces }, das letzte Stück verdeckt.
geflippt-laundry-face-down = Schmutzige Wäsche für { $name }, verdeckt: { $piece }.
geflippt-banned = Das war der dritte misslungene Angriff von { $name }, und der letzte.
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
