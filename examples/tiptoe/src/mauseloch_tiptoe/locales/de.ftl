tiptoe-title = Auf Zehenspitzen
tiptoe-about = Käse stibitzen, solange die Katze schläft, nur nicht am lautesten

tiptoe-opening = { $nights ->
    [7] Sieben
    [9] Neun
   *[other] { $nights }
 } Nächte, eine volle Speisekammer, und davor schläft eine Katze.
# Ein Plättchen oder eine Last als Zahl
tiptoe-number = { $number }
tiptoe-load = { $name } { $pieces }
# $loads: wer wie viel trägt; $noise: alles zusammen
tiptoe-night = Nacht { $night }: { $loads }. Lärm zusammen: { $noise }.
# $tile: wie tief die Katze schläft, von 1 bis 4; $limit: bis dahin hört sie nichts
tiptoe-sleeps = { $tile ->
    [1] Die Katze hat ein Auge offen, aber bis { $limit } hört sie nichts. Sie bleibt liegen.
    [2] Die Katze döst, und bis { $limit } hört sie nichts. Sie schläft weiter.
    [3] Die Katze schläft fest, und bis { $limit } hört sie nichts. Sie schläft weiter.
   *[4] Die Katze schläft wie ein Stein. Da könnte eine Blaskapelle vorbeiziehen.
 }
tiptoe-wakes = { $tile ->
    [1] Die Katze hat ein Auge offen: Das ist mehr als { $limit }, und schon steht sie da!
    [2] Die Katze döst nur: Das ist mehr als { $limit }, und schon steht sie da!
   *[3] Die Katze hat fest geschlafen, aber mehr als { $limit } weckt auch sie!
 }
# $names: eine oder mehrere
tiptoe-dropped = Am lautesten und nun ohne Käse auf der Flucht: { $names }. { $pieces ->
    [one] Ein Stück fällt
   *[other] { $pieces } Stücke fallen
 } auf den Boden.
tiptoe-swept = { $name } ist am leisesten und sammelt { $pieces ->
    [one] ein Stück
   *[other] { $pieces } Stücke
 } auf.

tiptoe-ended-nights_over = Die Nächte sind vorbei.
tiptoe-decided-fewest_scares = mit gleich viel Käse, aber seltener erschreckt

tiptoe-now = Nacht { $night } von { $nights }.
# $tiles: Liste von Zahlen
tiptoe-bag = Im Beutel: { $tiles }. Eins davon, mal { $seats } Mäuse: So viel Lärm hört die Katze nicht.
tiptoe-floor = Auf dem Boden: { $pieces ->
    [one] ein Stück
   *[other] { $pieces } Stücke
 }.
tiptoe-has = { $name }: { $pieces ->
    [one] ein Stück
   *[other] { $pieces } Stücke
 }.
tiptoe-has-scares = { $name }: { $pieces ->
    [one] ein Stück
   *[other] { $pieces } Stücke
 }, { $scares ->
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $scares }-mal
 } erschreckt.
tiptoe-ready = Schon gewählt: { $names }.
tiptoe-own = Heute Nacht nimmst du { $pieces ->
    [one] ein Stück
   *[other] { $pieces } Stücke
 }.
tiptoe-take = { $pieces ->
    [one] ein Stück
   *[other] { $pieces } Stücke
 } nehmen

# Vor einer Partie
tiptoe-option-cat = Welche Katze dort schläft
tiptoe-option-cat-house = Eine Hauskatze, satt und zufrieden
tiptoe-option-cat-alley = Eine Straßenkatze mit leichtem Schlaf
tiptoe-option-long = Neun Nächte statt sieben
