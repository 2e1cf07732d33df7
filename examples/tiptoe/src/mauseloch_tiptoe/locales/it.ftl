tiptoe-title = In punta di zampe
tiptoe-about = Ruba il formaggio mentre il gatto dorme, ma senza fare più rumore di tutti

tiptoe-opening = { $nights } notti, una dispensa piena e un gatto addormentato davanti alla porta.
# Una tessera o un carico come numero
tiptoe-number = { $number }
tiptoe-load = { $name } { $pieces }
# $loads: chi porta quanto; $noise: tutto insieme
tiptoe-night = Notte { $night }: { $loads }. In tutto un rumore di { $noise }.
# $tile: quanto è profondo il sonno, da 1 a 4; $limit: fin lì il gatto non sente niente
tiptoe-sleeps = { $tile ->
    [1] Il gatto tiene un occhio aperto, ma fino a { $limit } non sente niente. Resta dov’è.
    [2] Il gatto sonnecchia, e fino a { $limit } non sente niente. Continua a dormire.
    [3] Il gatto dorme sodo, e fino a { $limit } non sente niente. Continua a dormire.
   *[4] Il gatto dorme come un ghiro. Potrebbe passare una banda.
 }
tiptoe-wakes = { $tile ->
    [1] Il gatto tiene un occhio aperto: più di { $limit }, ed eccolo in piedi!
    [2] Il gatto sonnecchia appena: più di { $limit }, ed eccolo in piedi!
   *[3] Il gatto dormiva sodo, ma più di { $limit } sveglia anche lui!
 }
# $names: uno o più topi
tiptoe-dropped = Più rumore di tutti, e in fuga senza formaggio: { $names }. { $pieces ->
    [one] Un pezzo cade
   *[other] { $pieces } pezzi cadono
 } a terra.
tiptoe-swept = { $name } fa meno rumore di tutti e raccoglie { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
 }.

tiptoe-ended-nights_over = Le notti sono finite.
tiptoe-decided-fewest_scares = a parità di formaggio, ma con meno spaventi

tiptoe-now = Notte { $night } di { $nights }.
# $tiles: un elenco di numeri
tiptoe-bag = Nel sacchetto: { $tiles }. Moltiplicato per { $seats } topi, è il rumore che il gatto non sente.
tiptoe-floor = A terra: { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
 }.
tiptoe-has = { $name }: { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
 }.
tiptoe-has-scares = { $name }: { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
 }, { $scares ->
    [one] uno spavento
   *[other] { $scares } spaventi
 }.
tiptoe-ready = Scelta già fatta: { $names }.
tiptoe-own = Stanotte prendi { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
 }.
tiptoe-take = prendere { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
 }

# Prima di una partita
tiptoe-option-cat = Quale gatto dorme lì
tiptoe-option-cat-house = Un gatto di casa, ben pasciuto
tiptoe-option-cat-alley = Un gatto randagio, dal sonno leggero
tiptoe-option-long = Nove notti invece di sette
