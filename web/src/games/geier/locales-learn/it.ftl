# Hol’s der Geier
lesson-geier-prize = Ciao, sono Pip! Anch’io ho imparato da poco. È stata scoperta una carta: un topo che vale 6 punti. Lo vorrebbero tutti.
lesson-geier-bid = Tutti hanno in mano le carte da 1 a 15 e in segreto ne mettono giù una. Tra poco si girano: 3, 9, 14, 7 e 11. Quale carta prende il topo?
lesson-geier-highest-yes = Sì! Un topo va alla carta più alta.
lesson-geier-highest-no = Non proprio. Un topo va alla carta più alta.
lesson-geier-highest = Il 14 prende il topo. Tutte e cinque le carte ormai sono spese, anche quelle che non hanno vinto niente.
lesson-geier-vulture = Ahi, un avvoltoio! Costa 2 punti. Tra poco arrivano 9, 5, 13, 8 e 10. Chi deve prenderlo?
lesson-geier-lowest-yes = Giusto. Un avvoltoio va alla carta più bassa.
lesson-geier-lowest-no = Che fortuna: questa non è la carta più bassa. Un avvoltoio va alla più bassa.
lesson-geier-lowest = Il 5 deve prendere l’avvoltoio: 2 punti in meno.
lesson-geier-equal = Un topo che vale 7 punti. Tra poco arrivano 14, 14, 12, 4 e 8. Attenzione, due sono uguali! Chi prende il topo?
lesson-geier-nobody-card = nessuno
lesson-geier-equal-yes = Esatto! Le carte uguali si annullano. Dopo, la più alta è il 12.
lesson-geier-equal-no = Le carte uguali si annullano. Qual è la carta più alta tra le altre?
lesson-geier-cancel = I due 14 si annullano, e il 12 prende il topo.
lesson-geier-ties = Che cosa succede? 6, 6, 6 e 2, 2: non resta nessuna carta. Quindi nessuno prende il topo, che rimane lì.
lesson-geier-pot = Si aggiunge un avvoltoio. 4 meno 1 fa 3: insieme valgono ancora qualcosa. Chi li prende tutti e due?
lesson-geier-pot-highest = la carta più alta
lesson-geier-pot-lowest = la carta più bassa
lesson-geier-pot-yes = Sì: da zero in su si gioca come per un topo.
lesson-geier-pot-no = Solo se la somma fosse sotto zero. Qui è sopra lo zero!
lesson-geier-both = Il 13 li prende tutti e due, il topo e l’avvoltoio.
lesson-geier-end = Dopo quindici round ognuno somma i suoi punti. Ma attenzione: chi ha gli stessi punti di qualcun altro non può vincere!
# $points: quanto valgono i premi, senza segno; $name: qualcuno che gioca
lesson-geier-hint-big = Un topo che vale { $points } punti! Ci vuole una carta alta. Ma se qualcuno gioca la stessa, nessuna delle due conta.
lesson-geier-hint-small = Un topo piccolo: vale { $points ->
    [one] un punto
   *[other] { $points } punti
 }. Forse conviene tenere le carte alte per uno migliore.
lesson-geier-hint-vulture = Un avvoltoio: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in meno! L’importante è non giocare la carta più bassa. Spesso ne basta una di mezzo.
lesson-geier-got-mouse = Il topo è tuo!
lesson-geier-got-vulture = Adesso l’avvoltoio è tuo. Niente paura, di topi ce ne sono ancora tanti.
lesson-geier-other = Questa volta tocca { EUPHONIC($name) ->
    [a] ad
   *[other] a
 } { $name }.
lesson-geier-nobody = Solo carte uguali: questa volta nessuno prende niente.

first-geier-goal = Prendi topi ed evita avvoltoi: dopo quindici round vince chi ha più punti.
first-geier-mouse = Questo è un topo che vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }. Lo prende la carta più alta.
first-geier-vulture = Questo è un avvoltoio, e costa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }. Deve prenderlo la carta più bassa.
first-geier-choose = Scegli una carta. Tutti scelgono in segreto, e ogni carta si gioca una volta sola.
first-geier-play = Va bene così? Allora giocala qui.
