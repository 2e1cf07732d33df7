# Mäusezocken
lesson-zocken-roll = Hallo, ich bin Pip! In der Mitte stehen dreißig Mäuse. Otter würfelt Blau und Gelb und darf von jeder Farbe eine Maus nehmen.
lesson-zocken-aside = Die Mäuse stehen jetzt beiseite. Sicher sind sie noch nicht! Otter könnte aufhören und sie behalten. Aber Otter würfelt weiter …
lesson-zocken-again = Blau und Grün. Aber eine blaue Maus steht in diesem Zug schon beiseite. Was darf Otter nehmen?
lesson-zocken-green = nur die grüne
lesson-zocken-both = beide
lesson-zocken-nothing = gar nichts
lesson-zocken-again-yes = Richtig! Was schon beiseitesteht, darf man im selben Zug nicht noch mal nehmen.
lesson-zocken-again-no = Blau steht in diesem Zug schon beiseite, das darf man nicht noch mal nehmen. Und Grün?
lesson-zocken-stop = Otter hört auf: Jetzt gehören Otter die drei Mäuse wirklich. 1 und 2 und 3 macht 6 Punkte.
lesson-zocken-joker = Igel würfelt Rot und den Joker. Der Joker darf jede Farbe sein.
lesson-zocken-greedy = Rot und Orange, das sind 9 Punkte! Aber statt aufzuhören, würfelt Igel weiter …
lesson-zocken-red = Rot und Orange. Beide stehen bei Igel schon beiseite. Was nun?
lesson-zocken-twice = Igel nimmt beide noch einmal
lesson-zocken-gone = alles ist weg
lesson-zocken-lost-yes = Ja, leider. Es gibt nichts, was Igel nehmen darf.
lesson-zocken-lost-no = Nein: jede Farbe nur einmal im Zug. Also gibt es nichts zu nehmen.
lesson-zocken-lost = Der Zug ist verloren, und beide Mäuse laufen zurück in die Mitte. Einmal zu viel gewürfelt!
lesson-zocken-pair = Fuchs würfelt zweimal Grün. Mit einem Pasch darf man auch bei den anderen Mäuse klauen!
lesson-zocken-steal = Eine grüne Maus kommt aus der Mitte, die andere gehörte Otter. Ganz schön frech!
lesson-zocken-end = Stehen nach einem Zug weniger als fünf Mäuse in der Mitte, ist das Spiel aus. Die meisten Punkte gewinnen.
lesson-zocken-hint-roll = Du fängst an. Würfle!
lesson-zocken-hint-take = Was nimmst du? Höhere Zahlen sind mehr wert. Aber was du jetzt nimmst, ist für den Rest deines Zuges gesperrt.
# $colours: wie viele beiseitestehen
lesson-zocken-hint-decide = { $colours ->
    [1] Eine Farbe steht beiseite. Da geht ein weiterer Wurf fast nie schief.
    [2] Zwei Farben stehen beiseite. Einer von neun Würfen geht jetzt schief.
    [3] Drei Farben stehen beiseite. Einer von vier Würfen geht jetzt schief!
    [4] Vier Farben stehen beiseite. Fast jeder zweite Wurf geht jetzt schief!
   *[other] Alle fünf Farben! Der nächste Wurf geht sicher verloren.
 } Aufhören oder weiterwürfeln?
lesson-zocken-kept = Gut gemacht, diese Mäuse gehören dir!
lesson-zocken-lost-own = Alle weg! Beim nächsten Mal hörst du vielleicht früher auf. Oder auch nicht …
