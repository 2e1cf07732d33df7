# Topi!
lesson-mausen-table = Ciao, sono Pip! Anch’io ho imparato da poco. Guarda, sul tavolo ci sono degli animali. Tutti vogliono catturare i migliori. Il numero dice quanto vale un animale.
lesson-mausen-circle = L’elefante caccia i cani, il cane caccia i gatti, il gatto caccia i topi. E chi caccia il grande elefante?
lesson-mausen-circle-yes = Sì! Il piccolo topo caccia il grande elefante. Così il cerchio si chiude.
lesson-mausen-circle-no = No, di quello l’elefante non ha paura. Prova ancora: è molto piccolo…
lesson-mausen-pick = Tutti hanno in mano le stesse carte. Tutti ne scelgono una in segreto e la mettono giù coperta.
lesson-mausen-reveal = Adesso tutte le carte si girano insieme! Di ogni specie può cacciare una sola carta: la più alta. Qui ci sono due gatti. Quale caccia?
lesson-mausen-reveal-yes = Giusto, 4 è più di 3. L’altro gatto sta a guardare.
lesson-mausen-reveal-no = Quello è il più basso. Caccia il più alto.
lesson-mausen-elephant = L’elefante 1 è l’unico elefante, quindi caccia. Cattura tutti i cani: quello sul tavolo e quello appena giocato. Poi tocca al cane 2. Che cosa cattura?
lesson-mausen-two-cats = i due gatti sul tavolo
lesson-mausen-four-cats = tutti e quattro i gatti
lesson-mausen-no-cats = niente
lesson-mausen-dog-yes = Esatto: tutti, chiunque li abbia giocati.
lesson-mausen-dog-no = Chi caccia prende tutte le sue prede: sul tavolo e tra le carte appena giocate. Prova ancora!
lesson-mausen-dog = Il cane cattura tutti e quattro i gatti. Anche il gatto 4, che a sua volta va a caccia! Succede tutto nello stesso momento.
lesson-mausen-cat = Per questo anche il gatto 4 in quel momento cattura qualcosa: tutti e due i topi.
lesson-mausen-mouse = Due topi 3: sono ugualmente forti, quindi nessuno dei due caccia. Adesso potrebbe cacciare un topo più basso, ma non c’è. Gli elefanti sono fortunati.
lesson-mausen-end = Quello che nessuno ha catturato resta sul tavolo. Dopo sedici carte ognuno somma quello che ha catturato. Vince chi ha più punti.
# $prey: elephant, dog, cat o mouse; $points: quanto valgono insieme
lesson-mausen-hint = { $prey ->
    [elephant] Gli elefanti sul tavolo valgono { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, più di tutti gli altri animali. Un topo potrebbe catturarli.
    [dog] I cani sul tavolo valgono { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, più di tutti gli altri animali. Un elefante potrebbe catturarli.
    [cat] I gatti sul tavolo valgono { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, più di tutti gli altri animali. Un cane potrebbe catturarli.
   *[mouse] I topi sul tavolo valgono { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, più di tutti gli altri animali. Un gatto potrebbe catturarli.
 } Ma forse gli altri pensano la stessa cosa! Scegli una carta e giocala.
# $caught: una lista di carte
lesson-mausen-caught = Ottimo colpo! Hai catturato { $caught }.
lesson-mausen-missed = Questa volta non hai catturato niente. Succede anche ai migliori.

first-mausen-goal = Cattura animali! I loro numeri sono i tuoi punti, e dopo sedici carte vince chi ne ha di più.
first-mausen-circle = Le frecce mostrano chi caccia chi. La tua carta cattura tutte le sue prede, sul tavolo e tra le carte giocate.
first-mausen-restock = Il tavolo è vuoto. Scegli una carta di partenza: questa volta nessuno caccia.
first-mausen-play = Va bene così? Allora giocala qui. Tutte si scoprono insieme, e di ogni specie caccia solo la più alta.
