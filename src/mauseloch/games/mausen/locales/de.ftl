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
mausen-restocked = Runde { $round }, für einen neuen Tisch: { $plays }.
mausen-table = Jetzt auf dem Tisch: { $table }.
mausen-table-swept = Der Tisch ist leer gefegt.
mausen-table-empty = Also legen alle eine Karte in die Mitte, und niemand jagt.

mausen-catches = { $card } von { $name } fängt { $caught }.
mausen-finds-nothing = { $card } von { $name } findet keine Beute.
# $ties: eine Liste von mausen-tie
mausen-tie = Gleichstand bei { $card } zwischen { $names }
mausen-tied-so-catches = { $ties }, also fängt { $card } von { $name }: { $caught }.
mausen-tied-so-finds-nothing = { $ties }, also darf { $card } von { $name } jagen, findet aber keine Beute.
mausen-tied-so-none-hunts = { $ties }, also jagt { $species ->
    [elephant] kein Elefant
    [dog] kein Hund
    [cat] keine Katze
   *[mouse] keine Maus
 }.

mausen-ended-hands_empty = Alle Karten sind gespielt.
mausen-decided-mouse_sum = gleichauf nach Punkten, aber mit den wertvolleren Mäusen
mausen-decided-mouse_highest = gleichauf nach Punkten, aber mit der höchsten Maus
