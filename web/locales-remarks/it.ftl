remark-cards = { $count ->
    [3] tre carte
    [4] quattro carte
    [5] cinque carte
    [6] sei carte
    [7] sette carte
    [8] otto carte
   *[other] { $count } carte
 }
remark-gap = { $ms ->
    [one] un millisecondo
   *[other] { $ms } millisecondi
 }
remark-mausen-many = { $bot ->
    [pip] Uau, { $cards }: tutte mie?
    [lotte] Me lo sentivo: { $cards }!
    [bruno] Mh, { $cards }. Come previsto.
    [clara] Ci ho pensato bene: { $cards }.
   *[zeno] Ammirate: { $cards }.
 }
remark-mausen-many-other = { $bot ->
    [pip] Come hai fatto, { $name }?
    [lotte] Ahi, { $name } ne prende tante: { $cards }!
    [bruno] Attenzione, { $name } ne prende tante!
    [clara] Dovevo accorgermene, { $name }.
   *[zeno] Bella caccia, { $name }.
 }
remark-equal = { $bot ->
    [pip] Ehi, era la mia carta!
    [lotte] La stessa idea, tutti e due!
    [bruno] Qualcuno la pensa come me.
    [clara] Non mi aspettavo la stessa carta.
   *[zeno] Le grandi menti… si scontrano.
 }
remark-geier-won = { $bot ->
    [pip] Ho preso { $points } punti, guardate!
    [lotte] Il cuore mi ha detto: prendi!
    [bruno] E { $points } punti per me.
    [clara] Proprio quello che volevo: { $points } punti.
   *[zeno] Naturalmente: { $points } punti.
 }
remark-geier-vulture = { $bot ->
    [pip] Ahi! All’avvoltoio sto simpatico.
    [lotte] Oh no, l’avvoltoio no!
    [bruno] Grr. Mi costa { $points } punti.
    [clara] Ho sbagliato i conti. Capita.
   *[zeno] Anch’io a volte nutro avvoltoi.
 }
remark-geier-vulture-other = { $bot ->
    [pip] Fiu, non io! Mi spiace, { $name }.
    [lotte] Oh, { $name }, che sfortuna!
    [bruno] Grazie che lo prendi, { $name }.
    [clara] Io avrei giocato più alto, { $name }.
   *[zeno] L’avvoltoio sa dove si sta bene.
 }
remark-zocken-lost = { $bot ->
    [pip] I miei topi! Tutti via!
    [lotte] Un altro lancio, sembrava così giusto…
    [bruno] { $points } punti. Volevo troppo.
    [clara] Le probabilità erano con me!
   *[zeno] Anche i dadi sbagliano.
 }
remark-zocken-lost-other = { $bot ->
    [pip] Oh-oh, { $name }! Proprio tutti?
    [lotte] Oh, { $name }, avrei tirato anch’io.
    [bruno] Guarda: { $points } punti in fuga.
    [clara] Io mi sarei fermata, { $name }.
   *[zeno] Chi troppo vuole, { $name }…
 }
remark-zocken-stopped = { $bot ->
    [pip] Mi fermo in tempo: { $points } punti!
    [lotte] Per ora basta fortuna.
    [bruno] Al sicuro: { $points } punti.
    [clara] Mi fermo finché va bene.
   *[zeno] Bisogna sapersi fermare.
 }
remark-zocken-stolen = { $bot ->
    [pip] Ehi, era il mio topo!
    [lotte] Ridammelo, { $name }!
    [bruno] Me lo ricorderò, { $name }.
    [clara] Me l’aspettavo, { $name }.
   *[zeno] Prendilo. Ne ho altri.
 }
remark-geflippt-first = { $bot ->
    [pip] Prima la mia zampa! Per { $gap }!
    [lotte] La zampa lo sapeva!
    [bruno] Buoni occhi: { $gap } di vantaggio.
    [clara] Più veloce: { $gap } di differenza.
   *[zeno] Hai chiuso gli occhi?
 }
remark-geflippt-late = { $bot ->
    [pip] Che poco! Solo { $gap }!
    [lotte] Uffa, { $gap } di ritardo!
    [bruno] Per { $gap }. La prossima volta.
    [clara] Solo { $gap } dopo di te, { $name }.
   *[zeno] Ti lascio vincere, { $name }. Per { $gap }.
 }
remark-geflippt-wrong = { $bot ->
    [pip] Ops, non ce l’ha addosso!
    [lotte] Eppure l’avevo visto!
    [bruno] Troppa fretta, accidenti.
    [clara] Prima guardare, poi colpire. Lo so.
   *[zeno] Una prova. Niente di più.
 }
remark-won = { $bot ->
    [pip] Ho vinto? Io? Davvero?
    [lotte] Che bella partita!
    [bruno] È così che si fa.
    [clara] Tutto secondo i piani.
   *[zeno] Era scritto.
 }
remark-praise = { $bot ->
    [pip] È stato fantastico, { $name }!
    [lotte] Evviva { $name }!
    [bruno] Niente male, { $name }. Un’altra?
    [clara] Ben pensato, { $name }.
   *[zeno] Complimenti, { $name }. Un’altra?
 }
