remark-cards = { $count ->
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [7] sieben Karten
    [8] acht Karten
   *[other] { $count } Karten
 }
remark-gap = { $ms ->
    [one] eine Millisekunde
   *[other] { $ms } Millisekunden
 }
remark-mausen-many = { $bot ->
    [pip] Boah, { $cards } – alles meins?
    [lotte] Ich hab’s gespürt: { $cards }!
    [bruno] Hm, { $cards }. Wie geplant.
    [clara] Gut überlegt: { $cards }.
   *[zeno] Seht her: { $cards }.
 }
remark-mausen-many-other = { $bot ->
    [pip] Wie hast du das gemacht, { $name }?
    [lotte] Oje, { $cards } für { $name }.
    [bruno] Passt auf { $name } auf: { $cards }!
    [clara] Das hätte ich sehen müssen, { $name }.
   *[zeno] Gut gejagt, { $name }.
 }
remark-equal = { $bot ->
    [pip] He, das war meine Karte!
    [lotte] Da hatten zwei dasselbe Gefühl.
    [bruno] Da denkt jemand wie ich.
    [clara] Mit der gleichen Karte hab ich nicht gerechnet.
   *[zeno] Große Geister … stoßen zusammen.
 }
remark-geier-won = { $bot ->
    [pip] Ich hab { $points } Punkte, guckt mal!
    [lotte] Mein Bauch hat gesagt: nimm sie!
    [bruno] Macht { $points } Punkte für mich.
    [clara] Genau die wollte ich: { $points } Punkte.
   *[zeno] Selbstverständlich: { $points } Punkte.
 }
remark-geier-vulture = { $bot ->
    [pip] Aua! Der Geier mag mich.
    [lotte] Oh nein, nicht der Geier!
    [bruno] Grr. Das kostet mich { $points } Punkte.
    [clara] Verrechnet. Kommt vor.
   *[zeno] Auch ich füttere mal Geier.
 }
remark-geier-vulture-other = { $bot ->
    [pip] Puh, nicht ich! Tut mir leid, { $name }.
    [lotte] Ach, { $name }, so ein Pech!
    [bruno] Danke fürs Nehmen, { $name }.
    [clara] Ich hätte höher geboten, { $name }.
   *[zeno] Der Geier weiß, wo es gut schmeckt.
 }
remark-zocken-lost = { $bot ->
    [pip] Meine Mäuse! Alle weg!
    [lotte] Noch ein Wurf, das fühlte sich so gut an …
    [bruno] { $points } Punkte. Das war gierig von mir.
    [clara] Die Chancen standen gut für mich!
   *[zeno] Auch Würfel irren sich.
 }
remark-zocken-lost-other = { $bot ->
    [pip] Oh-oh, { $name }! Wirklich alle?
    [lotte] Ach, { $name }, ich hätte auch gewürfelt.
    [bruno] Hehe. { $points } Punkte laufen weg.
    [clara] Ich hätte aufgehört, { $name }.
   *[zeno] Die Gier, { $name }, die Gier.
 }
remark-zocken-stopped = { $bot ->
    [pip] Rechtzeitig aufgehört: { $points } Punkte!
    [lotte] Das ist genug Glück für heute.
    [bruno] Sicher ist sicher: { $points } Punkte.
    [clara] Aufhören, wenn es gut ist.
   *[zeno] Man muss wissen, wann Schluss ist.
 }
remark-zocken-stolen = { $bot ->
    [pip] He, das war meine Maus!
    [lotte] Gib sie wieder her, { $name }!
    [bruno] Das merk ich mir, { $name }.
    [clara] Das hab ich kommen sehen, { $name }.
   *[zeno] Nimm sie. Ich hab noch andere.
 }
remark-geflippt-first = { $bot ->
    [pip] Ich war zuerst da! Um { $gap }!
    [lotte] Meine Pfote hat’s gewusst!
    [bruno] Gute Augen: { $gap } Vorsprung.
    [clara] Schneller um { $gap }.
   *[zeno] Hast du geblinzelt?
 }
remark-geflippt-late = { $bot ->
    [pip] So knapp! Nur { $gap }!
    [lotte] Mist, { $gap } zu spät!
    [bruno] Um { $gap } geschlagen. Nächstes Mal.
    [clara] Nur { $gap } hinter dir, { $name }.
   *[zeno] Gewinn du, { $name }. Um { $gap }.
 }
remark-geflippt-wrong = { $bot ->
    [pip] Ups, das hat sie gar nicht an!
    [lotte] Ich hab’s doch genau gesehen!
    [bruno] Schneller als gut für mich ist.
    [clara] Erst gucken, dann zuschlagen. Ich weiß.
   *[zeno] Ein Test. Weiter nichts.
 }
remark-won = { $bot ->
    [pip] Gewonnen? Ich? Wirklich?
    [lotte] Was für eine schöne Partie!
    [bruno] So macht man das.
    [clara] Alles lief nach Plan.
   *[zeno] So stand es geschrieben.
 }
remark-praise = { $bot ->
    [pip] Das war toll, { $name }!
    [lotte] Bravo, { $name }!
    [bruno] Nicht schlecht, { $name }. Noch mal?
    [clara] Gut überlegt, { $name }.
   *[zeno] Respekt, { $name }. Noch eine Partie?
 }
