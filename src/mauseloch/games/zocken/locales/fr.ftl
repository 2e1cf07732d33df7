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
zocken-mice = { $count ->
    [one] une souris
    [2] deux souris
    [3] trois souris
    [4] quatre souris
    [5] cinq souris
    [6] six souris
   *[other] { $count } souris
 } { $colour ->
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [green] { $count ->
        [one] verte
       *[other] vertes
    }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
    [orange] orange
   *[red] { $count ->
        [one] rouge
       *[other] rouges
    }
 }
# $mice: zocken-mice; $name: whose they were
zocken-stolen = { $mice } chez { $name }

zocken-opening = Trente souris attendent au milieu.
zocken-begins = { $name } commence.
zocken-begins-game = { $name } commence la partie { $game }.
zocken-rolls = { $name } lance les dés.
zocken-rolls-again = { $name } relance les dés.
zocken-rolled = Les dés montrent : { $one } et { $other }.
zocken-took = On prend : { $mice }.
# $jokers: a list of colours that jokers stood for
zocken-took-joker = On prend : { $mice } (joker : { $jokers }).
zocken-took-declined = On prend : { $mice } ; on laisse : { $declined }.
zocken-took-joker-declined = On prend : { $mice } (joker : { $jokers }) ; on laisse : { $declined }.
zocken-secured = Les cinq couleurs sont là ! { $name } met à l’abri { $mice }, puis doit relancer les dés.
zocken-stopped = { $name } s’arrête et garde { $mice }.
# $aside: colours taken before in this turn; $gone: colours of which none is left
zocken-lost-aside = Il n’y a rien à prendre : { $aside }, c’est déjà pris. { $name } perd son tour.
zocken-lost-gone = Il n’y a rien à prendre : { $gone }, il n’en reste plus. { $name } perd son tour.
zocken-lost-both = Il n’y a rien à prendre : { $aside }, c’est déjà pris ; { $gone }, il n’en reste plus. { $name } perd son tour.
zocken-back = Retour au milieu : { $mice }.
zocken-points = { $name } { $points }
zocken-game-over = Points de la partie { $game } : { $points }.

zocken-ended-few_mice = Il reste moins de cinq souris au milieu.
zocken-ended-last_game = Tout le monde a commencé une fois, et toutes les parties sont jouées.
zocken-decided-more_mice = grâce à un plus grand nombre de souris, à égalité de points
zocken-deciding = { $points ->
    [0] Les souris perdues par d’autres décident de tout : { $name } prend la tête et la garde.
    [one] Un tour à 1 point décide de tout : { $name } prend la tête et la garde.
   *[other] Un tour à { $points } points décide de tout : { $name } prend la tête et la garde.
 }
zocken-deciding-game = { $points ->
    [0] La partie { $game } décide de tout : { $name } prend la tête et la garde.
    [one] La partie { $game } décide de tout : avec 1 point, { $name } prend la tête et la garde.
   *[other] La partie { $game } décide de tout : avec { $points } points, { $name } prend la tête et la garde.
 }

# Le plateau
# Ce que montrent une ligne et une colonne
zocken-row = { $row ->
    [middle] Au milieu
    [aside] En danger
    [kept] À l’abri
   *[lost] Perdues
 }
zocken-column = { $column ->
    [mice] souris
    [points] points
   *[total] total
 }
# À qui de jouer, et pour quoi faire
zocken-to-roll = C’est à { $name } de lancer les dés.
zocken-to-roll-on = { $name } a mis des souris à l’abri et doit relancer les dés.
zocken-to-take = { $name } peut prendre des souris.
zocken-to-decide = { $name } peut relancer les dés ou s’arrêter.
zocken-to-stop = { $name } a les cinq couleurs : c’est le moment de s’arrêter.
zocken-keeps = { $name } s’arrête et garde les souris.
zocken-loses = { $name } perd son tour.
zocken-over = La partie est finie.
# $game: le numéro de la partie dans une série
zocken-game = Partie { $game }
# Devant les formes des couleurs ou des souris
zocken-still-open = encore possibles :
zocken-then-safe = à l’abri si tu t’arrêtes :
# La partie visible d’une longue liste
zocken-page = { $first } à { $last } sur { $count }
zocken-do-roll = lancer les dés
zocken-do-stop = s’arrêter et tout garder
zocken-surely-lost = Tu as les cinq couleurs. Le prochain lancer est perdu d’avance, et { $mice } retourneront au milieu. Lancer quand même ?
# Deux souris de couleurs différentes
zocken-pair = une souris { $one ->
    [yellow] jaune
    [green] verte
    [blue] bleue
    [orange] orange
   *[red] rouge
 } et une { $other ->
    [yellow] jaune
    [green] verte
    [blue] bleue
    [orange] orange
   *[red] rouge
 }
# $mice: zocken-mice, toujours deux
zocken-one-stolen = { $mice }, dont une à { $name }
zocken-middle = Au milieu : { $mice }.
zocken-middle-empty = Il n’y a plus de souris au milieu.
zocken-at-stake = En danger pendant ce tour : { $mice }.
zocken-stake = En danger : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $mice }.
zocken-owns = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $mice }.
zocken-owns-none = { $name } n’a pas encore de souris.
# $points: une liste de zocken-points
zocken-earlier = Points des parties précédentes : { $points }.

# Avant la partie
zocken-about = Deux dés, trente souris : arrête-toi à temps !
zocken-option-first = Qui commence
zocken-option-first-drawn = tirage au sort
zocken-option-children = Chaque souris vaut 1 point
zocken-option-risk = Cinq couleurs : à l’abri tout de suite, mais on relance
zocken-option-series = Autant de parties que de personnes, tout le monde commence une fois

# Statistiques
zocken-stats-turns = tours par partie
zocken-stats-rolls = lancers par tour
zocken-stats-lost = tours perdus
zocken-stats-full = tours finis avec les cinq couleurs
zocken-stats-stolen = souris volées par partie
