remark-cards = { $count ->
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
   *[other] { $count } cartes
 }
remark-gap = { $ms ->
    [one] une milliseconde
   *[other] { $ms } millisecondes
 }
remark-mausen-many = { $bot ->
    [pip] Oh, { $cards }, rien que pour moi ?
    [lotte] Je le sentais : { $cards } !
    [bruno] Hum, { $cards }. Comme prévu.
    [clara] Bien calculé : { $cards }.
   *[zeno] Admirez : { $cards }.
 }
remark-mausen-many-other = { $bot ->
    [pip] Comment tu fais, { $name } ?
    [lotte] Aïe, { $name } en prend tant : { $cards } !
    [bruno] Attention à { $name } : { $cards } !
    [clara] J’aurais dû le voir, { $name }.
   *[zeno] Belle chasse, { $name }.
 }
remark-equal = { $bot ->
    [pip] Hé, c’était ma carte !
    [lotte] La même idée en même temps !
    [bruno] Quelqu’un pense comme moi.
    [clara] Je n’attendais pas la même carte.
   *[zeno] Les grands esprits… se cognent.
 }
remark-geier-won = { $bot ->
    [pip] J’ai { $points } points, regardez !
    [lotte] Mon cœur a dit : prends !
    [bruno] Et { $points } points pour moi.
    [clara] C’est ce que je voulais : { $points } points.
   *[zeno] Naturellement : { $points } points.
 }
remark-geier-vulture = { $bot ->
    [pip] Ouille ! Le vautour m’aime bien.
    [lotte] Oh non, pas le vautour !
    [bruno] Grr. Ça me coûte { $points } points.
    [clara] Erreur de calcul. Ça arrive.
   *[zeno] Même moi, je nourris des vautours.
 }
remark-geier-vulture-other = { $bot ->
    [pip] Ouf, pas moi ! Pardon, { $name }.
    [lotte] Oh, { $name }, quelle malchance !
    [bruno] Merci, { $name }. Je n’en voulais pas.
    [clara] J’aurais joué plus haut, { $name }.
   *[zeno] Le vautour connaît ses amis.
 }
remark-zocken-lost = { $bot ->
    [pip] Mes souris ! Toutes parties !
    [lotte] Encore un lancer, ça semblait si bien…
    [bruno] { $points } points. J’en voulais trop.
    [clara] Les chances étaient pour moi !
   *[zeno] Même les dés se trompent.
 }
remark-zocken-lost-other = { $bot ->
    [pip] Oh non, { $name } ! Vraiment toutes ?
    [lotte] Oh, { $name }, moi aussi j’aurais lancé.
    [bruno] Tiens ! { $points } points en fuite.
    [clara] Moi, j’aurais arrêté, { $name }.
   *[zeno] Ah, { $name }, l’envie du gain…
 }
remark-zocken-stopped = { $bot ->
    [pip] Je m’arrête à temps : { $points } points !
    [lotte] Assez de chance pour aujourd’hui.
    [bruno] En sécurité : { $points } points.
    [clara] Je m’arrête quand c’est bien.
   *[zeno] Il faut savoir s’arrêter.
 }
remark-zocken-stolen = { $bot ->
    [pip] Hé, c’était ma souris !
    [lotte] Rends-la-moi, { $name } !
    [bruno] Je m’en souviendrai, { $name }.
    [clara] Je l’ai vu venir, { $name }.
   *[zeno] Prends-la. J’en ai d’autres.
 }
remark-geflippt-first = { $bot ->
    [pip] À moi ! Il s’en fallait de peu : { $gap } !
    [lotte] Ma patte le savait !
    [bruno] Bons yeux : { $gap } d’avance.
    [clara] Plus vite : { $gap } d’écart.
   *[zeno] Tu as cligné des yeux ?
 }
remark-geflippt-late = { $bot ->
    [pip] Si près ! Juste { $gap } !
    [lotte] Zut, { $gap } trop tard !
    [bruno] Battu pour { $gap }. La prochaine fois.
    [clara] Juste { $gap } après toi, { $name }.
   *[zeno] Je te laisse gagner, { $name }. Pour { $gap }.
 }
remark-geflippt-wrong = { $bot ->
    [pip] Oups, elle ne porte pas ça !
    [lotte] Pourtant je l’avais vu !
    [bruno] Trop vite pour moi-même.
    [clara] Regarder, puis taper. Je sais.
   *[zeno] Un test. Rien de plus.
 }
remark-won = { $bot ->
    [pip] Gagné ? Moi ? Vraiment ?
    [lotte] Quelle belle partie !
    [bruno] C’est comme ça qu’on joue.
    [clara] Tout s’est passé comme prévu.
   *[zeno] C’était écrit.
 }
remark-praise = { $bot ->
    [pip] C’était super, { $name } !
    [lotte] Bravo, { $name } !
    [bruno] Pas mal, { $name }. Encore une ?
    [clara] Bien pensé, { $name }.
   *[zeno] Respect, { $name }. Encore une ?
 }
