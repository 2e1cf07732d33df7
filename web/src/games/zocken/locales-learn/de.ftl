# Mäusezocken
lesson-zocken-roll = Hallo, ich bin Pip! Ich habe es selbst gerade erst gelernt. In der Mitte sitzen dreißig Mäuse. Otter würfelt Blau und Gelb und darf von jeder Farbe eine Maus nehmen.
lesson-zocken-aside = Die Mäuse sind jetzt beiseitegestellt. Sicher sind sie noch nicht! Otter könnte aufhören und sie behalten. Aber Otter würfelt weiter …
lesson-zocken-again = Blau und Grün. Aber eine blaue Maus hat Otter in diesem Zug schon genommen. Was darf Otter jetzt nehmen?
lesson-zocken-green = nur die grüne
lesson-zocken-both = beide
lesson-zocken-nothing = gar nichts
lesson-zocken-again-yes = Richtig! Eine Farbe, die man schon genommen hat, ist bis zum Ende des Zuges gesperrt.
lesson-zocken-again-no = Blau hat Otter in diesem Zug schon genommen, das geht nicht noch mal. Und Grün?
lesson-zocken-stop = Otter hört auf: Jetzt gehören die drei Mäuse wirklich Otter. 1 plus 2 plus 3 macht 6 Punkte.
lesson-zocken-joker = Igel würfelt Rot und den Joker. Der Joker darf jede Farbe sein.
lesson-zocken-greedy = Rot und Orange, das sind 9 Punkte! Aber statt aufzuhören, würfelt Igel weiter …
lesson-zocken-red = Rot und Orange. Beide hat Igel in diesem Zug schon genommen. Was nun?
lesson-zocken-twice = Igel nimmt beide noch einmal
lesson-zocken-gone = alles ist weg
lesson-zocken-lost-yes = Ja, leider. Es gibt nichts, was Igel nehmen darf.
lesson-zocken-lost-no = Nein: Was in einem Zug schon genommen ist, ist gesperrt. Also gibt es nichts zu nehmen.
lesson-zocken-lost = Der Zug ist verloren, und beide Mäuse laufen zurück in die Mitte. Einmal zu viel gewürfelt!
lesson-zocken-pair = Fuchs würfelt zweimal Grün. Mit einem Pasch darf man auch bei den anderen Mäuse klauen!
lesson-zocken-steal = Eine grüne Maus kommt aus der Mitte, die andere hat Otter gehört. Ganz schön frech!
lesson-zocken-end = Sind nach einem Zug weniger als fünf Mäuse in der Mitte, ist das Spiel aus. Wer die meisten Punkte hat, gewinnt.
lesson-zocken-hint-roll = Du fängst an. Würfle!
lesson-zocken-hint-take = Was nimmst du? Höhere Zahlen sind mehr wert. Aber welche Farbe du jetzt nimmst, die ist für den Rest deines Zuges gesperrt.
# $colours: wie viele beiseitestehen
lesson-zocken-hint-decide = { $colours ->
    [1] Eine Farbe hast du schon. Da geht ein weiterer Wurf fast nie schief. Aufhören oder weiterwürfeln?
    [2] Zwei Farben hast du schon. Einer von neun Würfen geht jetzt schief. Aufhören oder weiterwürfeln?
    [3] Drei Farben hast du schon. Einer von vier Würfen geht jetzt schief! Aufhören oder weiterwürfeln?
    [4] Vier Farben hast du schon. Fast jeder zweite Wurf geht jetzt schief! Aufhören oder weiterwürfeln?
   *[other] Alle fünf Farben! Beim nächsten Wurf würdest du sicher alles verlieren. Hör auf und freu dich!
 }
lesson-zocken-kept = Gut gemacht, diese Mäuse gehören dir!
lesson-zocken-lost-own = Alle weg! Beim nächsten Mal hörst du vielleicht früher auf. Oder auch nicht …

first-zocken-goal = Sammle Mäuse aus der Mitte. Sind dort weniger als fünf übrig, gewinnt, wer die meisten Punkte hat.
first-zocken-roll = Du bist dran! Wirf die Würfel: Sie zeigen, welche Farben du nehmen darfst.
