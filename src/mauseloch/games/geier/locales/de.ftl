geier-title = Hol’s der Geier

# Eine Punktekarte oder ein Gebot als Zahl; Punktekarten mit Vorzeichen: +7, -3
geier-number = { $number }
geier-opening = Die fünfzehn Punktekarten sind gemischt; alle haben die Karten 1 bis 15 auf der Hand.
geier-mouse = Runde { $round }: eine Maus, { $prize }.
geier-vulture = Runde { $round }: ein Geier, { $prize }.
# $carried: Liste der liegen gebliebenen Karten; $total: Summe mit der neuen, mit Vorzeichen
geier-mouse-on-top = Runde { $round }: Eine Maus ({ $prize }) kommt zu { $carried } dazu. Zusammen { $total }: Gespielt wird wie um { $like ->
    [mouse] eine Maus
   *[vulture] einen Geier
 }.
geier-vulture-on-top = Runde { $round }: Ein Geier ({ $prize }) kommt zu { $carried } dazu. Zusammen { $total }: Gespielt wird wie um { $like ->
    [mouse] eine Maus
   *[vulture] einen Geier
 }.
geier-bid = { $name } { $card }
geier-bids = Gespielt: { $bids }.
# $names: wessen Karte jemand anders auch gespielt hat
geier-bids-cancel = Gespielt: { $bids }. Die gleichen Karten von { $names } zählen nicht.
geier-won-highest = Die { $card } ist die höchste: { $name } bekommt { $pot }.
geier-won-lowest = Die { $card } ist die niedrigste: { $name } muss { $pot } nehmen.
geier-carried = Lauter Gleichstände. Es bleibt liegen: { $pot }.
geier-discarded = Lauter Gleichstände in der letzten Runde. Niemand bekommt: { $pot }.

geier-ended-hands_empty = Alle Karten sind gespielt.
geier-decided-unique = denn wer gleichauf liegt, scheidet aus
geier-decided-highest_mouse = gleichauf nach Punkten, aber mit der höchsten Maus
geier-deciding = { $points ->
    [0] Runde { $number } entscheidet: { $name } übernimmt die Führung und behält sie.
    [one] Runde { $number } entscheidet: Mit 1 Punkt übernimmt { $name } die Führung und behält sie.
   *[other] Runde { $number } entscheidet: Mit { $points } Punkten übernimmt { $name } die Führung und behält sie.
 }

# Das Spielbrett
geier-kind = { $kind ->
    [mouse] Maus
   *[vulture] Geier
 }
# Wer bekommt, was da liegt; $total: Summe mit Vorzeichen
geier-highest = Die höchste Karte bekommt sie.
geier-lowest = Die niedrigste Karte muss ihn nehmen.
geier-highest-all = Zusammen { $total }: Gespielt wird wie um eine Maus, die höchste Karte bekommt alles.
geier-lowest-all = Zusammen { $total }: Gespielt wird wie um einen Geier, die niedrigste Karte muss alles nehmen.
geier-equal = Gleiche Karten zählen nicht.
# $count: wie viele Punktekarten im Stapel sind; die erste steht auf der Rückseite der Karten
geier-stack = noch { $count }
geier-stack-size = { $count ->
    [0] Das ist die letzte Runde.
    [one] Im Stapel ist noch eine Punktekarte.
   *[other] Im Stapel sind noch { $count } Punktekarten.
 }
# $pot: Liste von Punktekarten
geier-left = Liegen geblieben: { $pot }.
geier-round = Runde { $round }
geier-points = Punkte
geier-prizes = Mäuse und Geier
geier-bid-before = Zuletzt gespielt
geier-bids-before = Gespielt
# Steht auf einer Karte, die jemand anders auch gespielt hat; höchstens 12 Zeichen
geier-cancelled = zählt nicht
# $score: die Punkte mit Vorzeichen; $points: dieselben als Zahl, für die Mehrzahl
geier-score = { $score } { $points ->
    [one] Punkt
   *[other] Punkte
 }
geier-has = { $name }: { $score } { $points ->
    [one] Punkt
   *[other] Punkte
 }, nämlich { $pot }.
geier-has-nothing = { $name }: noch keine Punktekarte.
geier-has-played = Gespielt von { $name }: { $cards }.
geier-last-bids = Zuletzt gespielt: { $bids }.
geier-ready = Schon gewählt: { $names }.
geier-own-bid = Du hast die { $card } gewählt.
geier-hand = Deine Hand: { $hand }.
geier-card = Karte { $card }

# Vor einer Partie
geier-about = Biete heimlich: Schnapp dir die Mäuse, meide die Geier
geier-option-winner = Wer bei gleich vielen Punkten gewinnt
geier-option-winner-unique = Wer gleichauf liegt, scheidet aus
geier-option-winner-highest_mouse = Bei Gleichstand entscheidet die höchste Maus
geier-option-open_discards = Alle gespielten Karten bleiben sichtbar

# Statistik
geier-stats-cancelled = gespielte Karten, die sich aufheben
geier-stats-ties = Runden mit lauter Gleichständen
geier-stats-carried = wie oft je Partie etwas liegen bleibt
geier-stats-discarded = Partien, in denen die letzten Punktekarten niemand bekommt
