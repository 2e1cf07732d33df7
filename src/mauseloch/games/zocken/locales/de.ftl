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
zocken-mice = { $colour ->
    [yellow] { $count ->
        [one] eine gelbe Maus
       *[other] { $count } gelbe Mäuse
    }
    [green] { $count ->
        [one] eine grüne Maus
       *[other] { $count } grüne Mäuse
    }
    [blue] { $count ->
        [one] eine blaue Maus
       *[other] { $count } blaue Mäuse
    }
    [orange] { $count ->
        [one] eine orange Maus
       *[other] { $count } orange Mäuse
    }
   *[red] { $count ->
        [one] eine rote Maus
       *[other] { $count } rote Mäuse
    }
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
zocken-took-declined = Beiseitegestellt: { $mice }; verschmäht: { $declined }.
zocken-took-joker-declined = Beiseitegestellt: { $mice } (Joker als { $jokers }); verschmäht: { $declined }.
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
