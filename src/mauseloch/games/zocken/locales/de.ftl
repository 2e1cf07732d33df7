zocken-title = Mäusezocken

zocken-colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [orange] Orange
    [red] Rot
   *[joker] Joker
 }
# $count von einer Farbe
zocken-mice = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
 } { $colour ->
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [orange] orange
   *[red] rote
 } { $count ->
    [one] Maus
   *[other] Mäuse
 }
# $mice: zocken-mice; $name: wem sie gehört haben
zocken-stolen = { $mice } von { $name }

zocken-opening = Dreißig Mäuse sitzen in der Mitte.
zocken-begins = { $name } fängt an.
zocken-begins-game = { $name } fängt Spiel { $game } an.
zocken-rolls = { $name } würfelt.
zocken-rolls-again = { $name } würfelt weiter.
zocken-rolled = Die Würfel zeigen { $one } und { $other }.
zocken-took = Beiseitegestellt: { $mice }.
# $jokers: Farben, für die Joker standen
zocken-took-joker = Beiseitegestellt: { $mice } (Joker als { $jokers }).
zocken-took-declined = Beiseitegestellt: { $mice }; nicht genommen: { $declined }.
zocken-took-joker-declined = Beiseitegestellt: { $mice } (Joker als { $jokers }); nicht genommen: { $declined }.
zocken-secured = Alle fünf Farben! { $name } sichert sich { $mice } und muss weiterwürfeln.
zocken-stopped = { $name } hört auf und behält { $mice }.
# $aside: in diesem Zug schon genommene Farben; $gone: Farben, von denen es keine mehr gibt
zocken-lost-aside = Nichts zu holen (schon genommen: { $aside }): { $name } verliert den Zug.
zocken-lost-gone = Nichts zu holen (keine mehr da: { $gone }): { $name } verliert den Zug.
zocken-lost-both = Nichts zu holen (schon genommen: { $aside }; keine mehr da: { $gone }): { $name } verliert den Zug.
zocken-back = Zurück in die Mitte: { $mice }.
zocken-points = { $name } { $points }
zocken-game-over = Punkte in Spiel { $game }: { $points }.

zocken-ended-few_mice = Weniger als fünf Mäuse sind noch in der Mitte.
zocken-ended-last_game = Alle haben einmal angefangen, die Serie ist zu Ende.
zocken-decided-more_mice = gleichauf nach Punkten, aber mit mehr Mäusen
zocken-deciding = { $points ->
    [0] Was andere verlieren, entscheidet: { $name } übernimmt die Führung und behält sie.
    [one] Ein Zug mit 1 Punkt entscheidet: { $name } übernimmt die Führung und behält sie.
   *[other] Ein Zug mit { $points } Punkten entscheidet: { $name } übernimmt die Führung und behält sie.
 }
zocken-deciding-game = { $points ->
    [0] Partie { $game } entscheidet: { $name } übernimmt die Führung und behält sie.
    [one] Partie { $game } entscheidet: Mit 1 Punkt übernimmt { $name } die Führung und behält sie.
   *[other] Partie { $game } entscheidet: Mit { $points } Punkten übernimmt { $name } die Führung und behält sie.
 }

# Das Spielbrett
# Was eine Zeile und was eine Spalte zeigt
zocken-row = { $row ->
    [middle] In der Mitte
    [aside] Auf dem Spiel
    [kept] In Sicherheit
   *[lost] Verloren
 }
zocken-column = { $column ->
    [mice] Mäuse
    [points] Punkte
   *[total] gesamt
 }
# Wer dran ist und wozu
zocken-to-roll = { $name } ist dran.
zocken-to-roll-on = { $name } hat Mäuse gesichert und muss weiterwürfeln.
zocken-to-take = { $name } darf Mäuse nehmen.
zocken-to-decide = { $name } darf weiterwürfeln oder aufhören.
zocken-to-stop = { $name } hat alle fünf Farben: Zeit zum Aufhören.
zocken-keeps = { $name } hört auf und behält die Mäuse.
zocken-loses = { $name } verliert den Zug.
zocken-over = Das Spiel ist aus.
# $game: das wievielte Spiel einer Serie
zocken-game = Spiel { $game }
# Vor den Formen der Farben oder Mäuse
zocken-still-open = noch offen:
zocken-then-safe = wenn du aufhörst, sicher:
# Welcher Teil einer langen Liste zu sehen ist
zocken-page = { $first } bis { $last } von { $count }
zocken-do-roll = würfeln
zocken-do-stop = aufhören und behalten
zocken-surely-lost = Du hast alle fünf Farben. Beim nächsten Wurf verlierst du sicher alles: Zurück in die Mitte kommen { $mice }. Trotzdem würfeln?
# Zwei Mäuse verschiedener Farbe
zocken-pair = { $one ->
    [yellow] eine gelbe
    [green] eine grüne
    [blue] eine blaue
    [orange] eine orange
   *[red] eine rote
 } und { $other ->
    [yellow] eine gelbe
    [green] eine grüne
    [blue] eine blaue
    [orange] eine orange
   *[red] eine rote
 } Maus
# $mice: zocken-mice, immer zwei
zocken-one-stolen = { $mice }, eine von { $name }
zocken-middle = In der Mitte: { $mice }.
zocken-middle-empty = In der Mitte ist keine Maus mehr.
zocken-at-stake = In diesem Zug auf dem Spiel: { $mice }.
zocken-stake = Auf dem Spiel: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }, { $mice }.
zocken-owns = { $name } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }: { $mice }.
zocken-owns-none = { $name } hat noch keine Maus.
# $points: eine Liste von zocken-points
zocken-earlier = Punkte aus früheren Spielen: { $points }.

# Vor dem Spiel
zocken-about = Zwei Würfel, dreißig Mäuse: Hör rechtzeitig auf!
zocken-option-first = Wer anfängt
zocken-option-first-drawn = wird ausgelost
zocken-option-children = Jede Maus zählt einen Punkt
zocken-option-risk = Alle fünf Farben sind sofort sicher, aber du musst weiterwürfeln
zocken-option-series = So viele Spiele wie Personen, alle fangen einmal an

# Statistik
zocken-stats-turns = Züge je Spiel
zocken-stats-rolls = Würfe je Zug
zocken-stats-lost = verlorene Züge
zocken-stats-full = Züge, die mit allen fünf Farben enden
zocken-stats-stolen = geklaute Mäuse je Spiel
