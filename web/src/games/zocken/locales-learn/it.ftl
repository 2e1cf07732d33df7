# Mäusezocken
lesson-zocken-roll = Ciao, sono Pip! Anch’io ho imparato da poco. Al centro ci sono trenta topi. A Lontra escono il blu e il giallo: può prendere un topo di ogni colore.
lesson-zocken-aside = I topi adesso sono da parte. Non sono ancora al sicuro! Lontra potrebbe fermarsi e tenerli. Ma Lontra tira di nuovo…
lesson-zocken-again = Blu e verde. Ma in questo turno un topo blu è già da parte. Che cosa può prendere Lontra?
lesson-zocken-green = solo quello verde
lesson-zocken-both = tutti e due
lesson-zocken-nothing = niente
lesson-zocken-again-yes = Giusto! Quello che è già da parte non si può riprendere nello stesso turno.
lesson-zocken-again-no = Il blu è già da parte in questo turno, non si può riprendere. E il verde?
lesson-zocken-stop = Lontra si ferma: adesso i tre topi sono davvero di Lontra. 1 più 2 più 3 fa 6 punti.
lesson-zocken-joker = A Riccio escono il rosso e il jolly. Il jolly può essere di qualsiasi colore.
lesson-zocken-greedy = Rosso e arancione, sono 9 punti! Ma invece di fermarsi, Riccio tira di nuovo…
lesson-zocken-red = Rosso e arancione. Riccio li ha già da parte tutti e due. E adesso?
lesson-zocken-twice = Riccio li prende un’altra volta
lesson-zocken-gone = è tutto perso
lesson-zocken-lost-yes = Sì, purtroppo. Non c’è niente che Riccio possa prendere.
lesson-zocken-lost-no = No: ogni colore una volta sola per turno. Quindi non c’è niente da prendere.
lesson-zocken-lost = Il turno è perso, e i due topi tornano al centro. Un tiro di troppo!
lesson-zocken-pair = A Volpe esce due volte il verde. Con un doppio si possono prendere topi anche agli altri!
lesson-zocken-steal = Un topo verde viene dal centro, l’altro era di Lontra. Che faccia tosta!
lesson-zocken-end = Se dopo un turno al centro restano meno di cinque topi, la partita è finita. Vince chi ha più punti.
lesson-zocken-hint-roll = Cominci tu. Tira i dadi!
lesson-zocken-hint-take = Che cosa prendi? I numeri più alti valgono di più. Ma un colore preso adesso non è più disponibile per il resto del tuo turno.
# $colours: quanti sono da parte
lesson-zocken-hint-decide = { $colours ->
    [1] Un colore è da parte. Un altro tiro non va quasi mai male. Ti fermi o tiri ancora?
    [2] Due colori sono da parte. Adesso va male un tiro su nove. Ti fermi o tiri ancora?
    [3] Tre colori sono da parte. Adesso va male un tiro su quattro! Ti fermi o tiri ancora?
    [4] Quattro colori sono da parte. Adesso va male quasi un tiro su due! Ti fermi o tiri ancora?
   *[other] Tutti e cinque i colori! Il prossimo tiro è perso di sicuro: fermati e goditi i tuoi topi!
 }
lesson-zocken-kept = Ben fatto, questi topi sono tuoi!
lesson-zocken-lost-own = Tutti scappati! La prossima volta forse ti fermi prima. O forse no…

first-zocken-goal = Prendi topi dal centro. Quando ne restano meno di cinque, vince chi ha più punti.
first-zocken-roll = Tocca a te! Tira i dadi: mostrano quali colori puoi prendere.
