geier-title = Hol’s der Geier

# Eine Punktekarte oder ein Gebot als Zahl; Punktekarten mit Vorzeichen: +7, -3
geier-number = { $number }
geier-opening = Fünfzehn Punktekarten sind gemischt; alle halten die Karten 1 bis 15.
geier-mouse = Runde { $round }: eine Maus, { $prize }.
geier-vulture = Runde { $round }: ein Geier, { $prize }.
# $carried: Liste der liegen gebliebenen Karten; $total: Summe mit der neuen, mit Vorzeichen
geier-mouse-on-top = Runde { $round }: eine Maus, { $prize }, zu { $carried } dazu. Zusammen { $total }, gespielt wie um { $like ->
    [mouse] eine Maus
   *[vulture] einen Geier
 }.
geier-vulture-on-top = Runde { $round }: ein Geier, { $prize }, zu { $carried } dazu. Zusammen { $total }, gespielt wie um { $like ->
    [mouse] eine Maus
   *[vulture] einen Geier
 }.
geier-bid = { $name } { $card }
geier-bids = Gespielt: { $bids }.
# $names: wessen Karte jemand anders auch gespielt hat
geier-bids-cancel = Gespielt: { $bids }. Die gleichen Karten von { $names } zählen nicht.
geier-won-highest = Die { $card } ist die höchste: { $name } bekommt { $pot }.
geier-won-lowest = Die { $card } ist die niedrigste: { $name } muss { $pot } nehmen.
geier-carried = Lauter Gleichstände, es bleibt liegen: { $pot }.
geier-discarded = Lauter Gleichstände in der letzten Runde: { $pot } bekommt niemand.

geier-ended-hands_empty = Alle Karten sind gespielt.
geier-decided-unique = denn wer gleichauf liegt, scheidet aus
geier-decided-highest_mouse = gleichauf nach Punkten, aber mit der höchsten Maus
