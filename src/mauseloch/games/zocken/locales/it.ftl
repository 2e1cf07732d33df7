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
zocken-mice = { $colour ->
    [yellow] { $count ->
        [one] un topo giallo
       *[other] { $count } topi gialli
    }
    [green] { $count ->
        [one] un topo verde
       *[other] { $count } topi verdi
    }
    [blue] { $count ->
        [one] un topo blu
       *[other] { $count } topi blu
    }
    [orange] { $count ->
        [one] un topo arancione
       *[other] { $count } topi arancioni
    }
   *[red] { $count ->
        [one] un topo rosso
       *[other] { $count } topi rossi
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
zocken-took-declined = Bottino messo da parte: { $mice }; rinuncia a: { $declined }.
zocken-took-joker-declined = Bottino messo da parte: { $mice } (jolly come { $jokers }); rinuncia a: { $declined }.
zocken-secured = Tutti e cinque i colori! { $name } mette al sicuro { $mice }, ma deve tirare ancora.
zocken-stopped = { $name } si ferma e tiene { $mice }.
# $aside: colours taken before in this turn; $gone: colours of which none is left
zocken-lost-aside = Non c’è niente da prendere (già da parte: { $aside }): { $name } perde il turno.
zocken-lost-gone = Non c’è niente da prendere (senza più topi: { $gone }): { $name } perde il turno.
zocken-lost-both = Non c’è niente da prendere (già da parte: { $aside }; senza più topi: { $gone }): { $name } perde il turno.
zocken-back = Di nuovo al centro: { $mice }.
zocken-points = { $name } { $points }
zocken-game-over = Punti della partita { $game }: { $points }.

zocken-ended-few_mice = Al centro restano meno di cinque topi.
zocken-ended-last_game = Tutti hanno cominciato una volta, e le partite sono finite.
zocken-decided-more_mice = a parità di punti, grazie a un maggior numero di topi
