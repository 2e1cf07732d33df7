# Hol’s der Geier
lesson-geier-prize = Hallo, ich bin Pip! Ich habe es selbst gerade erst gelernt. Schau: Eine Karte wurde aufgedeckt, eine Maus, die 6 Punkte wert ist. Die hätten alle gern.
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
lesson-geier-pot-no = Das wäre so, wenn die Summe unter null läge. Aber 3 ist mehr als null!
lesson-geier-both = Die 13 bekommt beide, die Maus und den Geier.
lesson-geier-end = Nach fünfzehn Runden zählen alle zusammen. Aber Achtung: Wer genauso viele Punkte hat wie jemand anderes, kann nicht gewinnen!
# $points: was die Karten wert sind, ohne Vorzeichen; $name: jemand, der mitspielt
lesson-geier-hint-big = Eine Maus, die { $points } Punkte wert ist! Dafür ist eine hohe Karte gut. Aber wenn jemand die gleiche spielt, gehen beide leer aus.
lesson-geier-hint-small = Eine kleine Maus, nur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } wert. Vielleicht hebst du dir deine hohen Karten für eine bessere auf.
lesson-geier-hint-vulture = Ein Geier, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } weniger! Spiel bloß nicht die niedrigste Karte. Oft reicht eine aus der Mitte.
lesson-geier-got-mouse = Die Maus gehört dir!
lesson-geier-got-vulture = Jetzt sitzt der Geier bei dir. Keine Sorge, es gibt noch genug Mäuse.
lesson-geier-other = Das bekommt diesmal { $name }.
lesson-geier-nobody = Lauter Gleichstände: Diesmal bekommt es niemand.

first-geier-goal = Sammle Mäuse und meide Geier: Wer nach fünfzehn Runden die meisten Punkte hat, gewinnt.
first-geier-mouse = Das ist eine Maus, und sie bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Die höchste Karte bekommt sie.
first-geier-vulture = Das ist ein Geier, und er kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Die niedrigste Karte muss ihn nehmen.
first-geier-choose = Wähle eine Karte. Alle wählen geheim, und jede Karte kannst du nur einmal spielen.
first-geier-play = Zufrieden? Dann spiel sie hier aus.
