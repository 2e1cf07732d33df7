# Mausgeflippt
lesson-geflippt-hand = Hallo, ich bin Pip! Ich habe es selbst gerade erst gelernt. Wir schauen Otter über die Schulter: sieben Kleidungsstücke auf der Hand. Und auf dem Tisch liegt ein Käse. Merk dir, welcher!
lesson-geflippt-mouse = Eine Maus, und alle sehen sie im selben Moment! Schnell: Welches Stück aus Otters Hand hat die Maus an?
lesson-geflippt-mouse-yes = Ja, die Brille! Jetzt damit zuschlagen, schneller als alle anderen.
lesson-geflippt-mouse-no = Nein, das hat diese Maus nicht an. Schau noch mal hin!
lesson-geflippt-whacked = Otter war am schnellsten und hatte recht: Die Maus ist gefangen. Die Brille wird abgelegt und ein neues Stück gezogen. Wer langsamer war, nimmt die Karte zurück auf die Hand.
lesson-geflippt-attack = Die nächste! Sie hat nichts von dem an, was Otter auf der Hand hat. Was ist jetzt das Beste?
lesson-geflippt-whack-anyway = mit irgendeiner Karte zuschlagen
lesson-geflippt-attack-yes = Genau: „Mausgeflippt!“ Mit der ganzen Hand sagst du: Nichts davon hat sie an.
lesson-geflippt-attack-whack = Dann würde die Karte zu schmutziger Wäsche, und das kostet einen Punkt. Es gibt etwas Besseres!
lesson-geflippt-attack-pass = Das kostet nichts. Aber hier gibt es eine Maus zu holen!
lesson-geflippt-attacked = Tatsächlich, keins der sieben Stücke hat sie an. Die Maus ist gefangen, und die Hand bleibt, wie sie ist.
lesson-geflippt-cheese = Vorsicht! Vergleich den Käse dieser Maus mit dem Käse auf dem Tisch. Was tust du?
lesson-geflippt-cheese-yes = Richtig: Es ist derselbe Käse. Er beschützt die Maus, also Pfoten weg!
lesson-geflippt-cheese-no = Halt! Es ist derselbe Käse wie auf dem Tisch. Diese Maus ist geschützt.
lesson-geflippt-burnt = Igel hat trotzdem zugeschlagen und sich die Pfoten verbrannt: Statt der Maus gibt es den Käse, und der kostet 2 Punkte.
lesson-geflippt-count = Eine Maus zählt 1 Punkt. Ein Stück schmutzige Wäsche kostet 1, ein Käse 2. Fuchs hat 10 Mäuse, 3 Stück Wäsche und 1 Käse. Wie viele Punkte sind das?
lesson-geflippt-count-yes = Richtig: 10 minus 3 minus 2 macht 5.
lesson-geflippt-count-no = Nicht ganz. 10 für die Mäuse, minus 3 für die Wäsche, minus 2 für den Käse …
lesson-geflippt-hint-reveal = Lass dir Zeit. Deck die nächste Maus auf, wenn du so weit bist.
lesson-geflippt-hint-soon = Schau dir deine Karten an. Gleich kommt eine Maus!
lesson-geflippt-hint-leave = Derselbe Käse wie auf dem Tisch: Lass sie in Ruhe!
lesson-geflippt-hint-whack = Sie hat etwas an, das du auf der Hand hast. Such die Karte und schlag zu!
lesson-geflippt-hint-attack = Sie hat nichts an, was du auf der Hand hast: Greif mit der ganzen Hand an!
# $mice: wie viele gefangen sind
lesson-geflippt-caught = { $mice ->
    [0] Noch keine Maus, aber jetzt weißt du, wie es geht.
    [one] Du hast eine Maus gefangen!
    [2] Du hast zwei Mäuse gefangen!
    [3] Du hast drei Mäuse gefangen!
   *[other] Du hast { $mice } Mäuse gefangen!
 }

first-geflippt-goal = Fang Mäuse, schneller als die anderen: Jede bringt 1 Punkt. Aber Fehler kosten Punkte!
first-geflippt-hand = Kommt eine Maus, schau auf ihre Kleider. Trägt sie etwas davon? Tipp sofort auf diese Karte. Nichts davon? Greif an!
first-geflippt-cheese = Noch etwas: Hat die Maus den Käse, der auf dem Tisch liegt, ist sie geschützt. Lass sie in Ruhe!
first-geflippt-reveal = Bereit? Deck die nächste Maus auf.
