# Mausgeflippt
lesson-geflippt-hand = Ciao, sono Pip! Anch’io ho imparato da poco. Guarda da sopra la spalla di Lontra: ecco i sette capi che ha in mano. E sul tavolo c’è un formaggio. Ricordati quale!
lesson-geflippt-mouse = Un topo, e tutti lo vedono nello stesso istante! Presto: quale capo della mano di Lontra indossa?
lesson-geflippt-mouse-yes = Sì, gli occhiali! Adesso colpisci con quelli, prima di tutti gli altri.
lesson-geflippt-mouse-no = No, questo topo non lo indossa. Guarda ancora!
lesson-geflippt-whacked = Lontra ha fatto più in fretta di tutti, e aveva ragione: il topo è catturato. Gli occhiali si scartano e si pesca un altro capo. Chi ha reagito dopo riprende le sue carte.
lesson-geflippt-attack = Un altro! Non indossa niente di quello che ha in mano Lontra. Qual è la cosa migliore da fare?
lesson-geflippt-whack-anyway = colpire con una carta qualsiasi
lesson-geflippt-attack-yes = Esatto: all’attacco! Con tutta la mano dici: non indossa niente di tutto questo.
lesson-geflippt-attack-whack = Allora quella carta finirebbe tra i panni sporchi, un punto in meno. C’è di meglio!
lesson-geflippt-attack-pass = Non costa niente. Ma qui c’è un topo da prendere!
lesson-geflippt-attacked = È vero, nessuno dei sette capi corrisponde. Il topo è catturato, e la mano resta com’è.
lesson-geflippt-cheese = Attenzione! Confronta il formaggio di questo topo con quello sul tavolo. Che cosa fai?
lesson-geflippt-cheese-yes = Giusto: è lo stesso formaggio. Protegge il topo, quindi giù le zampe!
lesson-geflippt-cheese-no = Alt! È lo stesso formaggio che c’è sul tavolo. Questo topo è protetto.
lesson-geflippt-burnt = Riccio ha colpito lo stesso e si è scottato la zampa: al posto del topo riceve il formaggio. Costa due punti.
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

first-geflippt-goal = Cattura topi prima degli altri: ognuno vale 1 punto. Ma gli errori costano punti!
first-geflippt-hand = Quando arriva un topo, guarda che cosa indossa. È uno di questi capi? Tocca subito quella carta. Nessuno? Attacca!
first-geflippt-cheese = Ancora una cosa: se il topo ha il formaggio che è sul tavolo, è protetto. Lascialo in pace!
first-geflippt-reveal = Tutto pronto? Scopri il prossimo topo.
