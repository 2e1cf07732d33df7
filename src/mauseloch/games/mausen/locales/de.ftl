mausen-title = Mausen

# $species: elephant, dog, cat oder mouse; $value: 1 bis 4
mausen-card = { $species ->
    [elephant] Elefant
    [dog] Hund
    [cat] Katze
   *[mouse] Maus
 } { $value }

# $table, $caught: Listen von Karten; $name: jemand am Tisch; $round: 1 bis 16
mausen-opening = Auf dem Tisch: { $table }.
mausen-revealed = Runde { $round }: { $plays }.
mausen-plays = { $name } spielt { $card }
mausen-restocked = Runde { $round }, neue Startkarten: { $plays }.
mausen-table = Jetzt auf dem Tisch: { $table }.
mausen-table-swept = Der Tisch ist leer gefegt.
mausen-table-empty = Also legen alle eine neue Startkarte in die Mitte, und niemand jagt.

mausen-catches = { $card } von { $name } fängt { $caught }.
mausen-finds-nothing = { $card } von { $name } findet keine Beute.
# $ties: eine Liste von mausen-tie
mausen-tie = { $card } ({ $names })
mausen-tied-so-catches = Gleichstand bei { $ties }, also jagt { $card } von { $name } und fängt { $caught }.
mausen-tied-so-finds-nothing = Gleichstand bei { $ties }, also darf { $card } von { $name } jagen, findet aber keine Beute.
mausen-tied-so-none-hunts = Gleichstand bei { $ties }, also jagt { $species ->
    [elephant] kein Elefant
    [dog] kein Hund
    [cat] keine Katze
   *[mouse] keine Maus
 }.

mausen-ended-hands_empty = Alle Karten sind gespielt.
mausen-decided-mouse_sum = gleichauf nach Punkten, aber mit den wertvolleren Mäusen
mausen-decided-mouse_highest = gleichauf nach Punkten, aber mit der höchsten Maus
mausen-deciding = { $points ->
    [0] Runde { $number } entscheidet: { $name } übernimmt die Führung und behält sie.
    [one] Runde { $number } entscheidet: Mit 1 Punkt übernimmt { $name } die Führung und behält sie.
   *[other] Runde { $number } entscheidet: Mit { $points } Punkten übernimmt { $name } die Führung und behält sie.
 }

# Das Brett
mausen-species = { $species ->
    [elephant] Elefant
    [dog] Hund
    [cat] Katze
   *[mouse] Maus
 }
mausen-hunts = jagt
mausen-restock = Leerer Tisch: neue Startkarten, niemand jagt.
mausen-to-pick = Alle wählen ein Tier.
# $cards: wie viele jemand gefangen hat; $points: was sie wert sind; beides höchstens 12 Zeichen lang, mit Platz für „ ok“
mausen-caught = Beute: { $cards }
mausen-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
mausen-pile = { $name } hat { $cards ->
    [0] noch nichts
    [one] eine Karte
   *[other] { $cards } Karten
 } gefangen.
mausen-pile-open = { $cards ->
    [0] { $name } hat noch nichts gefangen.
    [one] { $name } hat eine Karte gefangen, das macht { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $name } hat { $cards } Karten gefangen, das macht { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
 }
mausen-hand = Deine Hand: { $hand }.

# Vor der Partie
mausen-about = Wähl heimlich ein Tier: Machst du Beute, oder wirst du Beute?
mausen-option-ties = Wer jagt, wenn die höchsten Karten gleich sind
mausen-option-ties-booklet = die nächstniedrigere Karte, aber nur eine Stufe tiefer
mausen-option-ties-cascade = immer tiefer, bis eine Karte allein ist
mausen-option-mouse_tiebreak = Was bei gleich vielen Punkten entscheidet
mausen-option-mouse_tiebreak-sum = alle gefangenen Mäuse zusammen
mausen-option-mouse_tiebreak-highest = die höchste gefangene Maus
mausen-option-open_piles = Alle sehen, was die anderen gefangen haben

# Statistik
mausen-stats-restocks = wie oft je Partie der Tisch leer ist und neue Startkarten kommen
mausen-stats-restocked = Partien, in denen das vorkommt
mausen-stats-barren = Jagden, in denen niemand etwas fängt
mausen-stats-left = Punkte, die am Ende auf dem Tisch liegen
