# Das Brett. $species: elephant, dog, cat oder mouse; $card: eine mausen-card; $name: jemand am Tisch
mausen-board-circle = Jagdkreis
mausen-board-players = Wer mitspielt
mausen-board-hunts = { $species ->
    [elephant] Elefanten jagen Hunde
    [dog] Hunde jagen Katzen
    [cat] Katzen jagen Mäuse
   *[mouse] Mäuse jagen Elefanten
 }
mausen-board-cards = { $count } × { $card }
mausen-board-round = Runde { $round } von 16
mausen-board-you = du
mausen-board-has-picked = hat gewählt
mausen-board-picks = wählt noch
mausen-board-hand = Deine Hand
mausen-board-choose = Wähle eine Karte.
mausen-board-play = { $card } spielen
mausen-board-add = { $card } in die Mitte legen
mausen-board-chosen = Du spielst { $card }.
mausen-board-waiting = Es wählen noch: { $names }.
mausen-board-waiting-many = Es wählen noch { $count } Personen.

# Eine Runde wird erklärt. $tied: Karten, die sich aufheben; $prey: eine mausen-board-prey
mausen-board-reveal = Alle decken auf!
mausen-board-restocked = Das sind die neuen Startkarten. Diesmal jagt niemand.
