# Testi che dicono solo le lezioni. Li racconta Pip, un topo.

lesson-guide = Pip il topo
lesson-next = Avanti
lesson-back = Indietro
lesson-progress = Passo { $step } di { $last }
lesson-choices = La tua risposta
lesson-restart = Dall’inizio
lesson-skip = Gioca subito
lesson-your-turn = Tocca a te!
lesson-opening = Un attimo, apparecchio il tavolo…
lesson-waiting = Vediamo che cosa fanno gli altri…
lesson-done = Adesso sai giocare!
lesson-done-hint = Nelle regole c’è ancora qualcosa in più. Ma per divertirti ne sai abbastanza.
lesson-play-on = Continua a questo tavolo

# Topi!
lesson-mausen-table = Ciao, sono Pip! Guarda, sul tavolo ci sono degli animali. Tutti vogliono catturare i migliori. Il numero dice quanto vale un animale.
lesson-mausen-circle = L’elefante caccia i cani, il cane caccia i gatti, il gatto caccia i topi. E chi caccia il grande elefante?
lesson-mausen-circle-yes = Sì! Il piccolo topo caccia il grande elefante. Così il cerchio si chiude.
lesson-mausen-circle-no = No, di quello l’elefante non ha paura. Prova ancora: è molto piccolo…
lesson-mausen-pick = Tutti hanno in mano le stesse carte. Tutti ne scelgono una in segreto e la mettono giù coperta.
lesson-mausen-reveal = Adesso tutte le carte si girano insieme! Di ogni specie può cacciare una sola carta: la più alta. Qui ci sono due gatti. Quale caccia?
lesson-mausen-reveal-yes = Giusto, 4 è più di 3. L’altro gatto sta a guardare.
lesson-mausen-reveal-no = Quello è il più basso. Caccia il più alto.
lesson-mausen-elephant = L’elefante 1 è l’unico elefante, quindi caccia. Prende tutti i cani: quello sul tavolo e quello appena giocato. Poi tocca al cane 2. Che cosa cattura?
lesson-mausen-two-cats = i due gatti sul tavolo
lesson-mausen-four-cats = tutti e quattro i gatti
lesson-mausen-no-cats = niente
lesson-mausen-dog-yes = Esatto: tutti, chiunque li abbia giocati.
lesson-mausen-dog-no = Chi caccia prende tutte le sue prede: sul tavolo e tra le carte appena giocate. Prova ancora!
lesson-mausen-dog = Il cane prende tutti e quattro i gatti. Anche il gatto 4, che pure va a caccia! Perché succede tutto nello stesso momento.
lesson-mausen-cat = Per questo anche il gatto 4 in quel momento cattura qualcosa: tutti e due i topi.
lesson-mausen-mouse = Due volte topo 3: sono forti uguali, quindi nessuno dei due caccia. Adesso potrebbe cacciare un topo più basso, ma non c’è. Gli elefanti sono fortunati.
lesson-mausen-end = Quello che nessuno ha catturato resta sul tavolo. Dopo sedici carte ognuno somma quello che ha catturato. Vince chi ha più punti.
# $prey: elephant, dog, cat o mouse; $points: quanto valgono insieme
lesson-mausen-hint = { $prey ->
    [elephant] Gli elefanti sul tavolo valgono { $points }, più di tutti gli altri. Un topo potrebbe catturarli.
    [dog] I cani sul tavolo valgono { $points }, più di tutti gli altri. Un elefante potrebbe catturarli.
    [cat] I gatti sul tavolo valgono { $points }, più di tutti gli altri. Un cane potrebbe catturarli.
   *[mouse] I topi sul tavolo valgono { $points }, più di tutti gli altri. Un gatto potrebbe catturarli.
 } Ma forse gli altri pensano la stessa cosa! Scegli una carta e giocala.
# $caught: una lista di carte
lesson-mausen-caught = Ottimo colpo! Hai catturato { $caught }.
lesson-mausen-missed = Questa volta non hai catturato niente. Succede anche ai migliori.

# Hol’s der Geier
lesson-geier-prize = Ciao, sono Pip! È stata scoperta una carta: un topo che vale 6 punti. Lo vorrebbero tutti.
lesson-geier-bid = Tutti hanno in mano le carte da 1 a 15 e in segreto ne mettono giù una. Tra poco si girano: 3, 9, 14, 7 e 11. Quale carta prende il topo?
lesson-geier-highest-yes = Sì! Un topo va alla carta più alta.
lesson-geier-highest-no = Non proprio. Un topo va alla carta più alta.
lesson-geier-highest = Il 14 prende il topo. Tutte e cinque le carte ormai sono spese, anche quelle che non hanno vinto niente.
lesson-geier-vulture = Ahi, un avvoltoio! Costa 2 punti. Tra poco arrivano 9, 5, 13, 8 e 10. Chi deve prenderlo?
lesson-geier-lowest-yes = Giusto. Un avvoltoio va alla carta più bassa.
lesson-geier-lowest-no = Che fortuna: questa non è la carta più bassa. Un avvoltoio va alla più bassa.
lesson-geier-lowest = Il 5 deve prendere l’avvoltoio: 2 punti in meno.
lesson-geier-equal = Un topo che vale 7. Tra poco arrivano 14, 14, 12, 4 e 8. Attenzione, due sono uguali! Chi prende il topo?
lesson-geier-nobody-card = nessuno
lesson-geier-equal-yes = Esatto! Le carte uguali si annullano. Dopo, la più alta è il 12.
lesson-geier-equal-no = Le carte uguali si annullano. Qual è la carta più alta tra le altre?
lesson-geier-cancel = I due 14 vengono cancellati, e il 12 prende il topo.
lesson-geier-ties = Che cosa succede? 6, 6, 6 e 2, 2: non resta nessuna carta. Quindi nessuno prende il topo, che rimane lì.
lesson-geier-pot = Si aggiunge un avvoltoio. 4 meno 1 fa 3: insieme valgono ancora qualcosa. Chi li prende tutti e due?
lesson-geier-pot-highest = la carta più alta
lesson-geier-pot-lowest = la carta più bassa
lesson-geier-pot-yes = Sì: da zero in su si gioca come per un topo.
lesson-geier-pot-no = Solo se la somma fosse sotto zero. Qui è più di niente!
lesson-geier-both = Il 13 li prende tutti e due, il topo e l’avvoltoio.
lesson-geier-end = Dopo quindici round ognuno somma i suoi punti. Ma attenzione: chi ha gli stessi punti di qualcun altro non può vincere!
# $points: quanto valgono i premi, senza segno; $name: qualcuno che gioca
lesson-geier-hint-big = Un topo che vale { $points }! Ci vuole una carta alta. Ma se qualcuno gioca la stessa, nessuna delle due conta.
lesson-geier-hint-small = Un topo piccolo, vale { $points }. Forse conviene tenere le carte alte per uno migliore.
lesson-geier-hint-vulture = Un avvoltoio, { $points } in meno! Basta non giocare la carta più bassa. Spesso ne basta una di mezzo.
lesson-geier-got-mouse = Il topo è tuo!
lesson-geier-got-vulture = Adesso l’avvoltoio sta da te. Niente paura, di topi ce ne sono ancora tanti.
lesson-geier-other = Questa volta tocca a { $name }.
lesson-geier-nobody = Tutte le carte erano uguali: resta tutto lì per il prossimo round.

# Mäusezocken
lesson-zocken-roll = Ciao, sono Pip! Al centro ci sono trenta topi. A Lontra escono blu e giallo: può prendere un topo di ogni colore.
lesson-zocken-aside = I topi adesso sono da parte. Non sono ancora al sicuro! Lontra potrebbe fermarsi e tenerli. Ma Lontra tira di nuovo…
lesson-zocken-again = Blu e verde. Ma in questo turno un topo blu è già da parte. Che cosa può prendere Lontra?
lesson-zocken-green = solo quello verde
lesson-zocken-both = tutti e due
lesson-zocken-nothing = niente
lesson-zocken-again-yes = Giusto! Quello che è già da parte non si può riprendere nello stesso turno.
lesson-zocken-again-no = Il blu è già da parte in questo turno, non si può riprendere. E il verde?
lesson-zocken-stop = Lontra si ferma: adesso i tre topi sono davvero di Lontra. 1 e 2 e 3 fanno 6 punti.
lesson-zocken-joker = A Riccio escono rosso e il jolly. Il jolly può essere di qualsiasi colore.
lesson-zocken-greedy = Rosso e arancione, sono 9 punti! Ma invece di fermarsi, Riccio tira di nuovo…
lesson-zocken-red = Rosso e arancione. Riccio li ha già da parte tutti e due. E adesso?
lesson-zocken-twice = Riccio li prende un’altra volta
lesson-zocken-gone = è tutto perso
lesson-zocken-lost-yes = Sì, purtroppo. Non c’è niente che Riccio possa prendere.
lesson-zocken-lost-no = No: ogni colore una volta sola per turno. Quindi non c’è niente da prendere.
lesson-zocken-lost = Il turno è perso, e i due topi tornano al centro. Un tiro di troppo!
lesson-zocken-pair = A Volpe esce due volte il verde. Con una coppia si possono prendere i topi anche agli altri!
lesson-zocken-steal = Un topo verde viene dal centro, l’altro era di Lontra. Che faccia tosta!
lesson-zocken-end = Se dopo un turno al centro restano meno di cinque topi, la partita è finita. Vince chi ha più punti.
lesson-zocken-hint-roll = Cominci tu. Tira i dadi!
lesson-zocken-hint-take = Che cosa prendi? I numeri più alti valgono di più. Ma quello che prendi adesso è chiuso per il resto del tuo turno.
# $colours: quanti sono da parte
lesson-zocken-hint-decide = { $colours ->
    [1] Un colore è da parte. Un altro tiro non va quasi mai male.
    [2] Due colori sono da parte. Adesso va male un tiro su nove.
    [3] Tre colori sono da parte. Adesso va male un tiro su quattro!
    [4] Quattro colori sono da parte. Adesso va male quasi un tiro su due!
   *[other] Tutti e cinque i colori: fermati e goditela!
 } Ti fermi o tiri ancora?
lesson-zocken-kept = Ben fatto, questi topi sono tuoi!
lesson-zocken-lost-own = Tutti scappati! La prossima volta forse ti fermi prima. O forse no…

# Mausgeflippt
lesson-geflippt-hand = Ciao, sono Pip! Stai sbirciando le carte di Lontra: ecco i sette capi che ha in mano. E sul tavolo c’è un formaggio. Ricordati quale!
lesson-geflippt-mouse = Un topo, e tutti lo vedono nello stesso istante! Presto: quale capo della mano di Lontra indossa?
lesson-geflippt-mouse-yes = Sì, gli occhiali! Adesso colpisci con quelli, prima di tutti gli altri.
lesson-geflippt-mouse-no = No, questo topo non lo indossa. Guarda ancora!
lesson-geflippt-whacked = Lontra ha fatto più in fretta di tutti, e aveva ragione: il topo è catturato. Gli occhiali si scartano e si pesca un altro capo. Chi ha fatto più piano riprende tutto.
lesson-geflippt-attack = Un altro! Non indossa niente di quello che ha in mano Lontra. Qual è la cosa migliore da fare?
lesson-geflippt-whack-anyway = colpire con una carta qualsiasi
lesson-geflippt-attack-yes = Esatto: all’attacco! Con tutta la mano dici: non indossa niente di tutto questo.
lesson-geflippt-attack-whack = Allora quella carta finirebbe tra i panni sporchi, un punto in meno. C’è di meglio!
lesson-geflippt-attack-pass = Non costa niente. Ma qui c’è un topo da prendere!
lesson-geflippt-attacked = È vero, nessuno dei sette capi va bene. Il topo è catturato, e la mano resta com’è.
lesson-geflippt-cheese = Attenzione! Confronta il formaggio di questo topo con quello sul tavolo. Che cosa fai?
lesson-geflippt-cheese-yes = Giusto: è lo stesso formaggio. Protegge il topo, quindi giù le zampe!
lesson-geflippt-cheese-no = Alt! È lo stesso formaggio che c’è sul tavolo. Questo topo è protetto.
lesson-geflippt-burnt = Riccio ha colpito lo stesso e si è scottato la zampa: al posto del topo si becca il formaggio. Costa due punti.
lesson-geflippt-count = Un topo vale 1 punto. Un capo tra i panni sporchi costa 1, un formaggio 2. Volpe ha 10 topi, 3 panni sporchi e 1 formaggio. Quanti punti sono?
lesson-geflippt-count-yes = Giusto: 10 meno 3 meno 2 fa 5.
lesson-geflippt-count-no = Non proprio. 10 per i topi, meno 3 per i panni, meno 2 per il formaggio…
lesson-geflippt-hint-reveal = Prenditi tempo. Scopri il prossimo topo quando vuoi.
lesson-geflippt-hint-soon = Guarda le tue carte. Sta per arrivare un topo!
lesson-geflippt-hint-leave = Lo stesso formaggio che c’è sul tavolo: lascialo in pace!
lesson-geflippt-hint-whack = Indossa qualcosa che hai in mano. Trova la carta e colpisci!
lesson-geflippt-hint-attack = Non indossa niente di tuo: attacca con tutta la mano!
# $mice: quanti sono catturati
lesson-geflippt-caught = { $mice ->
    [0] Ancora nessun topo, ma adesso sai come funziona.
    [one] Hai catturato un topo!
   *[other] Hai catturato { $mice } topi!
 }
