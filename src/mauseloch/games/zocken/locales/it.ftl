zocken-title = Mäusezocken

zocken-colour = { $colour ->
    [yellow] giallo
    [green] verde
    [blue] blu
    [orange] arancione
    [red] rosso
   *[joker] jolly
 }
# $count of one colour
zocken-mice = { $count ->
    [one] un topo
    [2] due topi
    [3] tre topi
    [4] quattro topi
    [5] cinque topi
    [6] sei topi
   *[other] { $count } topi
 } { $colour ->
    [yellow] { $count ->
        [one] giallo
       *[other] gialli
    }
    [green] { $count ->
        [one] verde
       *[other] verdi
    }
    [blue] blu
    [orange] { $count ->
        [one] arancione
       *[other] arancioni
    }
   *[red] { $count ->
        [one] rosso
       *[other] rossi
    }
 }
# $mice: zocken-mice; $name: whose they were
zocken-stolen = { $mice } di { $name }

zocken-opening = Al centro ci sono trenta topi.
zocken-begins = Comincia { $name }.
zocken-begins-game = { $name } comincia la partita { $game }.
zocken-rolls = { $name } tira i dadi.
zocken-rolls-again = { $name } tira di nuovo i dadi.
zocken-rolled = I dadi mostrano { $one } e { $other }.
# «Bottino» needs no agreement with what follows
zocken-took = Bottino messo da parte: { $mice }.
# $jokers: a list of colours that jokers stood for
zocken-took-joker = Bottino messo da parte: { $mice } (jolly come { $jokers }).
zocken-took-declined = Bottino messo da parte: { $mice }; si rinuncia a: { $declined }.
zocken-took-joker-declined = Bottino messo da parte: { $mice } (jolly come { $jokers }); si rinuncia a: { $declined }.
zocken-secured = Tutti e cinque i colori! { $name } mette al sicuro { $mice }, ma deve tirare ancora.
zocken-stopped = { $name } si ferma e tiene { $mice }.
# $aside: colours taken before in this turn; $gone: colours of which none is left
zocken-lost-aside = Non c’è niente da prendere (già da parte: { $aside }): { $name } perde il turno.
zocken-lost-gone = Non c’è niente da prendere (colori finiti: { $gone }): { $name } perde il turno.
zocken-lost-both = Non c’è niente da prendere (già da parte: { $aside }; colori finiti: { $gone }): { $name } perde il turno.
zocken-back = Di nuovo al centro: { $mice }.
zocken-points = { $name } { $points }
zocken-game-over = Punti della partita { $game }: { $points }.

zocken-ended-few_mice = Al centro restano meno di cinque topi.
zocken-ended-last_game = Tutti hanno cominciato una volta, e le partite sono finite.
zocken-decided-more_mice = a parità di punti, con più topi
zocken-deciding = { $points ->
    [0] Decide quel che gli altri perdono: { $name } passa in testa e ci resta.
    [one] Decide un turno da 1 punto: { $name } passa in testa e ci resta.
   *[other] Decide un turno da { $points } punti: { $name } passa in testa e ci resta.
 }
zocken-deciding-game = { $points ->
    [0] Decide la partita { $game }: { $name } passa in testa e ci resta.
    [one] Decide la partita { $game }: con 1 punto { $name } passa in testa e ci resta.
   *[other] Decide la partita { $game }: con { $points } punti { $name } passa in testa e ci resta.
 }

# Il tavolo
# Che cosa mostrano una riga e una colonna
zocken-row = { $row ->
    [middle] Al centro
    [aside] A rischio
    [kept] Al sicuro
   *[lost] Persi
 }
zocken-column = { $column ->
    [mice] topi
    [points] punti
   *[total] totale
 }
# A chi tocca, e che cosa può fare
zocken-to-roll = Tocca { EUPHONIC($name) ->
    [a] ad
   *[other] a
 } { $name } tirare i dadi.
zocken-to-roll-on = { $name } ha topi al sicuro e deve tirare ancora.
zocken-to-take = { $name } può prendere dei topi.
zocken-to-decide = { $name } può tirare ancora o fermarsi.
zocken-to-stop = { $name } ha tutti e cinque i colori: è ora di fermarsi.
zocken-keeps = { $name } si ferma e tiene i topi.
zocken-loses = { $name } perde il turno.
zocken-over = La partita è finita.
# $game: il numero della partita in una serie
zocken-game = Partita { $game }
# Davanti alle forme dei colori o dei topi
zocken-still-open = ancora disponibili:
zocken-then-safe = al sicuro se ti fermi:
# La parte visibile di una lunga lista
zocken-page = da { $first } a { $last } di { $count }
zocken-do-roll = tirare i dadi
zocken-do-stop = fermarsi e tenere tutto
zocken-surely-lost = Hai tutti e cinque i colori. Il prossimo tiro è perso di sicuro: { $mice } tornano al centro. Vuoi tirare lo stesso?
# Due topi di colori diversi
zocken-pair = un topo { $one ->
    [yellow] giallo
    [green] verde
    [blue] blu
    [orange] arancione
   *[red] rosso
 } e uno { $other ->
    [yellow] giallo
    [green] verde
    [blue] blu
    [orange] arancione
   *[red] rosso
 }
# $mice: zocken-mice, sempre due
zocken-one-stolen = { $mice }, di cui uno di { $name }
zocken-middle = Al centro: { $mice }.
zocken-middle-empty = Al centro non ci sono più topi.
zocken-at-stake = A rischio in questo turno: { $mice }.
zocken-stake = A rischio: { $points ->
    [one] un punto
   *[other] { $points } punti
 }, { $mice }.
zocken-owns = { $name } ha { $points ->
    [one] un punto
   *[other] { $points } punti
 }: { $mice }.
zocken-owns-none = { $name } non ha ancora topi.
# $points: una lista di zocken-points
zocken-earlier = Punti delle partite precedenti: { $points }.

# Prima della partita
zocken-about = Due dadi, trenta topi: sfida la sorte, ma fermati in tempo!
zocken-option-first = Chi comincia
zocken-option-first-drawn = si estrae a sorte
zocken-option-children = Ogni topo vale un punto
zocken-option-risk = Cinque colori: subito al sicuro, ma si tira ancora
zocken-option-series = Tante partite quante sono le persone: tutti cominciano una volta

# Statistiche
zocken-stats-turns = turni per partita
zocken-stats-rolls = lanci per turno
zocken-stats-lost = turni persi
zocken-stats-full = turni finiti con tutti e cinque i colori
zocken-stats-stolen = topi rubati per partita
