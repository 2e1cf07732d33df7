# Texte, die nur Lektionen sagen. Pip, eine Maus, erzählt sie.

lesson-guide = Pip, die Maus
lesson-next = Weiter
lesson-back = Zurück
lesson-progress = Schritt { $step } von { $last }
lesson-choices = Deine Antwort
lesson-restart = Von vorn
lesson-skip = Gleich spielen
lesson-your-turn = Du bist dran!
lesson-opening = Einen Moment, ich decke den Tisch …
lesson-waiting = Mal sehen, was die anderen machen …
lesson-done = Jetzt kannst du spielen!
lesson-done-hint = In den Regeln steht noch ein bisschen mehr. Aber für den Spaß weißt du genug.
lesson-play-on = An diesem Tisch weiterspielen

# Mausen
lesson-mausen-table = Hallo, ich bin Pip! Schau, auf dem Tisch liegen Tiere. Alle wollen die besten fangen. Die Zahl sagt, wie viel ein Tier wert ist.
lesson-mausen-circle = Der Elefant jagt Hunde, der Hund jagt Katzen, die Katze jagt Mäuse. Und wer jagt den großen Elefanten?
lesson-mausen-circle-yes = Ja! Die kleine Maus jagt den großen Elefanten. So schließt sich der Kreis.
lesson-mausen-circle-no = Nein, davor hat der Elefant keine Angst. Rate noch mal: Es ist ganz klein …
lesson-mausen-pick = Alle haben dieselben Karten auf der Hand. Alle suchen sich heimlich eine aus und legen sie verdeckt hin.
lesson-mausen-reveal = Jetzt werden alle Karten auf einmal umgedreht! Von jeder Tierart darf nur eine jagen: die höchste. Hier liegen zwei Katzen. Welche jagt?
lesson-mausen-reveal-yes = Richtig, 4 ist mehr als 3. Die andere Katze schaut nur zu.
lesson-mausen-reveal-no = Das ist die niedrigere. Es jagt die höchste.
lesson-mausen-elephant = Elefant 1 ist der einzige Elefant, also jagt er. Er bekommt alle Hunde: den vom Tisch und den gerade gespielten. Als Nächstes kommt Hund 2. Was fängt er?
lesson-mausen-two-cats = die zwei Katzen auf dem Tisch
lesson-mausen-four-cats = alle vier Katzen
lesson-mausen-no-cats = nichts
lesson-mausen-dog-yes = Genau: alle, egal wer sie gespielt hat.
lesson-mausen-dog-no = Wer jagt, bekommt die ganze Beute: vom Tisch und von den gerade gespielten Karten. Versuch es noch mal!
lesson-mausen-dog = Der Hund bekommt alle vier Katzen. Auch Katze 4, obwohl sie selbst jagt! Denn alles passiert gleichzeitig.
lesson-mausen-cat = Darum fängt auch Katze 4 in diesem Moment noch etwas: beide Mäuse.
lesson-mausen-mouse = Zweimal Maus 3: Sie sind gleich stark, also jagt keine von beiden. Jetzt dürfte eine niedrigere Maus jagen, aber es gibt keine. Die Elefanten haben Glück.
lesson-mausen-end = Was niemand gefangen hat, bleibt auf dem Tisch liegen. Nach sechzehn Karten zählen alle zusammen, was sie gefangen haben. Die meisten Punkte gewinnen.
# $prey: elephant, dog, cat oder mouse; $points: was sie zusammen wert sind
lesson-mausen-hint = { $prey ->
    [elephant] Die Elefanten auf dem Tisch sind { $points } wert, mehr als alle anderen. Eine Maus könnte sie fangen.
    [dog] Die Hunde auf dem Tisch sind { $points } wert, mehr als alle anderen. Ein Elefant könnte sie fangen.
    [cat] Die Katzen auf dem Tisch sind { $points } wert, mehr als alle anderen. Ein Hund könnte sie fangen.
   *[mouse] Die Mäuse auf dem Tisch sind { $points } wert, mehr als alle anderen. Eine Katze könnte sie fangen.
 } Aber vielleicht denken die anderen dasselbe! Such dir eine Karte aus und spiel sie.
# $caught: eine Liste von Karten
lesson-mausen-caught = Gut gemacht! Du hast etwas gefangen: { $caught }.
lesson-mausen-missed = Diesmal hast du nichts gefangen. Das passiert auch den Besten.

# Hol’s der Geier
lesson-geier-prize = Hallo, ich bin Pip! Eine Karte wurde aufgedeckt: eine Maus, die 6 Punkte wert ist. Die hätten alle gern.
lesson-geier-bid = Alle haben die Karten 1 bis 15 auf der Hand und legen heimlich eine hin. Gleich werden sie umgedreht: 3, 9, 14, 7 und 11. Welche Karte bekommt die Maus?
lesson-geier-highest-yes = Ja! Eine Maus geht an die höchste Karte.
lesson-geier-highest-no = Nicht ganz. Eine Maus geht an die höchste Karte.
lesson-geier-highest = Die 14 bekommt die Maus. Alle fünf Karten sind jetzt verbraucht, auch die, die nichts gewonnen haben.
lesson-geier-vulture = Oje, ein Geier! Er kostet 2 Punkte. Gleich kommen 9, 5, 13, 8 und 10. Wer muss ihn nehmen?
lesson-geier-lowest-yes = Richtig. Ein Geier geht an die niedrigste Karte.
lesson-geier-lowest-no = Glück gehabt: Das ist nicht die niedrigste Karte. Ein Geier geht an die niedrigste.
lesson-geier-lowest = Die 5 muss den Geier nehmen: 2 Punkte weniger.
lesson-geier-equal = Eine Maus, die 7 Punkte wert ist. Gleich kommen 14, 14, 12, 4 und 8. Achtung, zwei sind gleich! Wer bekommt die Maus?
lesson-geier-nobody-card = niemand
lesson-geier-equal-yes = Genau! Gleiche Karten heben sich auf. Danach ist die 12 die höchste.
lesson-geier-equal-no = Gleiche Karten heben sich auf. Welche Karte ist unter den anderen die höchste?
lesson-geier-cancel = Die beiden 14er werden durchgestrichen, und die 12 bekommt die Maus.
lesson-geier-ties = Was ist das? 6, 6, 6 und 2, 2: Da bleibt keine Karte übrig. Also bekommt niemand die Maus, sie bleibt liegen.
lesson-geier-pot = Ein Geier kommt dazu. 4 minus 1 ist 3: Zusammen sind sie immer noch etwas wert. Wer bekommt beide?
lesson-geier-pot-highest = die höchste Karte
lesson-geier-pot-lowest = die niedrigste Karte
lesson-geier-pot-yes = Ja: Bei null oder mehr wird wie um eine Maus gespielt.
lesson-geier-pot-no = Nur wenn die Summe unter null wäre. Das hier ist mehr als nichts!
lesson-geier-both = Die 13 bekommt beide, die Maus und den Geier.
lesson-geier-end = Nach fünfzehn Runden zählen alle zusammen. Aber Achtung: Wer genauso viele Punkte hat wie jemand anderes, kann nicht gewinnen!
# $points: was die Karten wert sind, ohne Vorzeichen; $name: jemand, der mitspielt
lesson-geier-hint-big = Eine Maus, die { $points } wert ist! Dafür ist eine hohe Karte gut. Aber wenn jemand die gleiche spielt, gehen beide leer aus.
lesson-geier-hint-small = Eine kleine Maus, { $points } wert. Vielleicht hebst du dir deine hohen Karten für eine bessere auf.
lesson-geier-hint-vulture = Ein Geier, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } weniger! Spiel bloß nicht die niedrigste Karte. Oft reicht eine aus der Mitte.
lesson-geier-got-mouse = Die Maus gehört dir!
lesson-geier-got-vulture = Jetzt sitzt der Geier bei dir. Keine Sorge, es gibt noch genug Mäuse.
lesson-geier-other = Das bekommt diesmal { $name }.
lesson-geier-nobody = Alle Karten waren gleich: Es bleibt für die nächste Runde liegen.

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
   *[other] Alle fünf Farben: Hör auf und freu dich!
 } Aufhören oder weiterwürfeln?
lesson-zocken-kept = Gut gemacht, diese Mäuse gehören dir!
lesson-zocken-lost-own = Alle weg! Beim nächsten Mal hörst du vielleicht früher auf. Oder auch nicht …

# Mausgeflippt
lesson-geflippt-hand = Hallo, ich bin Pip! Du schaust Otter über die Schulter: Diese sieben Kleidungsstücke hat Otter auf der Hand. Und auf dem Tisch liegt ein Käse. Merk dir, welcher!
lesson-geflippt-mouse = Eine Maus, und alle sehen sie im selben Moment! Schnell: Welches Stück aus Otters Hand hat die Maus an?
lesson-geflippt-mouse-yes = Ja, die Brille! Jetzt damit zuschlagen, schneller als alle anderen.
lesson-geflippt-mouse-no = Nein, das hat diese Maus nicht an. Schau noch mal hin!
lesson-geflippt-whacked = Otter war am schnellsten und hatte recht: Die Maus ist gefangen. Die Brille wird abgelegt und ein neues Stück gezogen. Wer langsamer war, nimmt alles zurück.
lesson-geflippt-attack = Die nächste! Sie hat nichts von dem an, was Otter hält. Was ist jetzt das Beste?
lesson-geflippt-whack-anyway = mit irgendeiner Karte zuschlagen
lesson-geflippt-attack-yes = Genau: Mausangriff! Mit der ganzen Hand sagst du: Nichts davon hat sie an.
lesson-geflippt-attack-whack = Dann würde die Karte zu schmutziger Wäsche, ein Punkt weniger. Es gibt etwas Besseres!
lesson-geflippt-attack-pass = Das kostet nichts. Aber hier gibt es eine Maus zu holen!
lesson-geflippt-attacked = Tatsächlich, keines der sieben Stücke passt. Die Maus ist gefangen, und die Hand bleibt, wie sie ist.
lesson-geflippt-cheese = Vorsicht! Vergleich den Käse dieser Maus mit dem Käse auf dem Tisch. Was tust du?
lesson-geflippt-cheese-yes = Richtig: Es ist derselbe Käse. Er beschützt die Maus, also Pfoten weg!
lesson-geflippt-cheese-no = Halt! Es ist derselbe Käse wie auf dem Tisch. Diese Maus ist geschützt.
lesson-geflippt-burnt = Igel hat trotzdem zugeschlagen und sich die Pfote verbrannt: Statt der Maus gibt es den Käse. Der kostet zwei Punkte.
lesson-geflippt-count = Eine Maus zählt 1 Punkt. Ein Stück schmutzige Wäsche kostet 1, ein Käse 2. Fuchs hat 10 Mäuse, 3 Stück Wäsche und 1 Käse. Wie viele Punkte sind das?
lesson-geflippt-count-yes = Richtig: 10 minus 3 minus 2 macht 5.
lesson-geflippt-count-no = Nicht ganz. 10 für die Mäuse, minus 3 für die Wäsche, minus 2 für den Käse …
lesson-geflippt-hint-reveal = Lass dir Zeit. Deck die nächste Maus auf, wenn du so weit bist.
lesson-geflippt-hint-soon = Schau dir deine Karten an. Gleich kommt eine Maus!
lesson-geflippt-hint-leave = Derselbe Käse wie auf dem Tisch: Lass sie in Ruhe!
lesson-geflippt-hint-whack = Sie hat etwas an, das du auf der Hand hast. Such die Karte und schlag zu!
lesson-geflippt-hint-attack = Sie hat nichts von dir an: Greif mit der ganzen Hand an!
# $mice: wie viele gefangen sind
lesson-geflippt-caught = { $mice ->
    [0] Noch keine Maus, aber jetzt weißt du, wie es geht.
    [one] Du hast eine Maus gefangen!
   *[other] Du hast { $mice } Mäuse gefangen!
 }
