# Was nur das Spielbrett im Browser sagt

zocken-choose-mice = Welche Mäuse nimmst du?
zocken-choose-joker = Welche Farbe soll der Joker sein?
zocken-choose-one = Oder nur eine:
zocken-choose-again = Noch mal wählen
zocken-choose-with-it = Welche Maus kommt dazu?
zocken-from-middle = Mitte
zocken-phew = Puh, das war knapp!
# Was das Aufhören bringt
zocken-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
 }
zocken-game-of = Spiel { $game } von { $count }
zocken-every-mouse = jede Maus zählt 1
zocken-shake = Würfeln durch Schütteln
# Wie gewagt der nächste Wurf ist
zocken-odds = { $losing ->
    [0] Dieser Wurf kann nicht schiefgehen
    [36] Bei diesem Wurf ist sicher alles weg
   *[other] Bei { $losing } von 36 Würfen ist alles weg
 }
