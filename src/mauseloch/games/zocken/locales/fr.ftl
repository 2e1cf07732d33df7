zocken-title = Mäusezocken

zocken-colour = { $colour ->
    [yellow] jaune
    [green] vert
    [blue] bleu
    [orange] orange
    [red] rouge
   *[joker] joker
 }
# $count of one colour; the adjective “orange” never changes
zocken-mice = { $colour ->
    [yellow] { $count ->
        [one] une souris jaune
       *[other] { $count } souris jaunes
    }
    [green] { $count ->
        [one] une souris verte
       *[other] { $count } souris vertes
    }
    [blue] { $count ->
        [one] une souris bleue
       *[other] { $count } souris bleues
    }
    [orange] { $count ->
        [one] une souris orange
       *[other] { $count } souris orange
    }
   *[red] { $count ->
        [one] une souris rouge
       *[other] { $count } souris rouges
    }
 }
# $mice: zocken-mice; $name: whose they were
zocken-stolen = { $mice } de chez { $name }

zocken-opening = Trente souris attendent au milieu.
zocken-begins = { $name } commence.
zocken-begins-game = { $name } commence la partie { $game }.
zocken-rolls = { $name } lance les dés.
zocken-rolls-again = { $name } relance les dés.
zocken-rolled = Les dés montrent : { $one } et { $other }.
zocken-took = On met de côté : { $mice }.
# $jokers: a list of colours that jokers stood for
zocken-took-joker = On met de côté : { $mice } (joker joué comme { $jokers }).
zocken-took-declined = On met de côté : { $mice } ; on ne prend pas : { $declined }.
zocken-took-joker-declined = On met de côté : { $mice } (joker joué comme { $jokers }) ; on ne prend pas : { $declined }.
zocken-secured = Les cinq couleurs sont là ! { $name } met à l’abri { $mice }, puis doit relancer les dés.
zocken-stopped = { $name } s’arrête et garde { $mice }.
# $aside: colours taken before in this turn; $gone: colours of which none is left
zocken-lost-aside = Il n’y a rien à prendre : { $aside }, c’est déjà pris. { $name } perd son tour.
zocken-lost-gone = Il n’y a rien à prendre : { $gone }, il n’en reste plus. { $name } perd son tour.
zocken-lost-both = Il n’y a rien à prendre : { $aside }, c’est déjà pris ; { $gone }, il n’en reste plus. { $name } perd son tour.
zocken-back = Retour au milieu : { $mice }.
zocken-points = { $name } { $points }
zocken-game-over = Points de la partie { $game } : { $points }.

zocken-ended-few_mice = Il reste moins de cinq souris au milieu.
zocken-ended-last_game = Tout le monde a commencé une fois, et toutes les parties sont jouées.
zocken-decided-more_mice = grâce à un plus grand nombre de souris, après une égalité de points
