# Mausen
lesson-mausen-table = Hallo, ich bin Pip! Ich habe es selbst gerade erst gelernt. Schau, auf dem Tisch liegen Tiere. Alle wollen die besten fangen. Die Zahl sagt, wie viel ein Tier wert ist.
lesson-mausen-circle = Der Elefant jagt Hunde, der Hund jagt Katzen, die Katze jagt Mäuse. Und wer jagt den großen Elefanten?
lesson-mausen-circle-yes = Ja! Die kleine Maus jagt den großen Elefanten. So schließt sich der Kreis.
lesson-mausen-circle-no = Nein, davor hat der Elefant keine Angst. Rate noch mal: Es ist ganz klein …
lesson-mausen-pick = Alle haben dieselben Karten auf der Hand, suchen sich heimlich eine aus und legen sie verdeckt hin.
lesson-mausen-reveal = Jetzt werden alle Karten auf einmal umgedreht! Von jeder Tierart darf nur eine jagen: die höchste. Hier liegen zwei Katzen. Welche jagt?
lesson-mausen-reveal-yes = Richtig, 4 ist mehr als 3. Die andere Katze schaut nur zu.
lesson-mausen-reveal-no = Das ist die niedrigere. Die höchste jagt.
lesson-mausen-elephant = Elefant 1 ist der einzige Elefant, also jagt er. Er bekommt alle Hunde: den vom Tisch und den gerade gespielten. Als Nächstes kommt Hund 2. Was fängt er?
lesson-mausen-two-cats = die zwei Katzen auf dem Tisch
lesson-mausen-four-cats = alle vier Katzen
lesson-mausen-no-cats = nichts
lesson-mausen-dog-yes = Genau: alle, egal wer sie gespielt hat.
lesson-mausen-dog-no = Wer jagt, bekommt die ganze Beute: vom Tisch und von den gerade gespielten Karten. Versuch es noch mal!
lesson-mausen-dog = Der Hund bekommt alle vier Katzen. Auch Katze 4, obwohl sie selbst jagt! Denn alles passiert gleichzeitig.
lesson-mausen-cat = Darum fängt auch Katze 4 in diesem Moment noch etwas: beide Mäuse.
lesson-mausen-mouse = Zweimal Maus 3: Sie sind gleich stark, also jagt keine von beiden. Jetzt dürfte eine niedrigere Maus jagen, aber es gibt keine. Die Elefanten haben Glück.
lesson-mausen-end = Was niemand gefangen hat, bleibt auf dem Tisch liegen. Nach sechzehn Karten zählen alle zusammen, was sie gefangen haben. Wer die meisten Punkte hat, gewinnt.
# $prey: elephant, dog, cat oder mouse; $points: was sie zusammen wert sind
lesson-mausen-hint = { $prey ->
    [elephant] Auf dem Tisch sind die Elefanten am meisten wert: { $points } Punkte. Eine Maus könnte sie fangen.
    [dog] Auf dem Tisch sind die Hunde am meisten wert: { $points } Punkte. Ein Elefant könnte sie fangen.
    [cat] Auf dem Tisch sind die Katzen am meisten wert: { $points } Punkte. Ein Hund könnte sie fangen.
   *[mouse] Auf dem Tisch sind die Mäuse am meisten wert: { $points } Punkte. Eine Katze könnte sie fangen.
 } Aber vielleicht denken die anderen dasselbe! Such dir eine Karte aus und spiel sie.
# $caught: eine Liste von Karten
lesson-mausen-caught = Gut gemacht! Du hast etwas gefangen: { $caught }.
lesson-mausen-missed = Diesmal hast du nichts gefangen. Das passiert auch den Besten.

first-mausen-goal = Fang Tiere! Ihre Zahlen sind deine Punkte, und wer nach sechzehn Karten die meisten hat, gewinnt.
first-mausen-circle = Die Pfeile zeigen, wer wen jagt. Deine Karte fängt ihre ganze Beute, auf dem Tisch und unter den gespielten Karten.
first-mausen-restock = Der Tisch ist leer. Wähle eine Startkarte; in dieser Runde jagt niemand.
first-mausen-play = Zufrieden? Dann spiel sie hier aus. Alle decken zugleich auf, und von jeder Art jagt nur die höchste.
