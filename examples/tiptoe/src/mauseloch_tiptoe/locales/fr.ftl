tiptoe-title = À pas de souris
tiptoe-about = Chipe du fromage sous le nez du chat, mais sans faire plus de bruit que les autres

tiptoe-opening = { $nights ->
    [7] Sept nuits
    [9] Neuf nuits
   *[other] { $nights } nuits
 }, un garde-manger bien rempli, et un chat endormi devant la porte.
# Une tuile ou une charge en nombre
tiptoe-number = { $number }
tiptoe-load = { $name } { $pieces }
# $loads : qui porte combien ; $noise : le tout
tiptoe-night = Nuit { $night } : { $loads }. En tout, un bruit de { $noise }.
# $tile : la profondeur du sommeil, de 1 à 4 ; $limit : jusque-là, le chat n’entend rien
tiptoe-sleeps = { $tile ->
    [1] Le chat ne dort que d’un œil, mais jusqu’à { $limit } il n’entend rien. Il ne bouge pas.
    [2] Le chat somnole, et jusqu’à { $limit } il n’entend rien. Il dort toujours.
    [3] Le chat dort profondément, et jusqu’à { $limit } il n’entend rien. Il dort toujours.
   *[4] Le chat dort comme une souche. Une fanfare pourrait passer.
 }
tiptoe-wakes = { $tile ->
    [1] Le chat ne dort que d’un œil : plus de { $limit }, et le voilà debout !
    [2] Le chat somnole à peine : plus de { $limit }, et le voilà debout !
   *[3] Le chat dormait profondément, mais plus de { $limit }, cela le réveille aussi !
 }
# $names : une ou plusieurs souris
tiptoe-dropped = Trop de bruit ! En fuite, sans fromage : { $names }. { $pieces ->
    [one] { $pieces } morceau tombe
   *[other] { $pieces } morceaux tombent
 } par terre.
tiptoe-swept = { $name } fait le moins de bruit et ramasse { $pieces ->
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
 }.

tiptoe-ended-nights_over = Les nuits sont passées.
tiptoe-decided-fewest_scares = avec moins de frayeurs, à égalité de fromage

tiptoe-now = Nuit { $night } sur { $nights }.
# $tiles : une liste de nombres
tiptoe-bag = Dans le sac : { $tiles }. Multiplié par le nombre de souris ({ $seats }), c’est le bruit que le chat n’entend pas.
tiptoe-floor = Par terre : { $pieces ->
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
 }.
tiptoe-has = { $name } : { $pieces ->
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
 }.
tiptoe-has-scares = { $name } : { $pieces ->
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
 }, { $scares ->
    [one] { $scares } frayeur
   *[other] { $scares } frayeurs
 }.
tiptoe-ready = Choix déjà fait : { $names }.
tiptoe-own = Cette nuit, tu prends { $pieces ->
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
 }.
tiptoe-take = prendre { $pieces ->
    [one] { $pieces } morceau
   *[other] { $pieces } morceaux
 }

# Avant une partie
tiptoe-option-cat = Quel chat dort là
tiptoe-option-cat-house = Un chat de salon, bien nourri
tiptoe-option-cat-alley = Un chat de gouttière, au sommeil léger
tiptoe-option-long = Neuf nuits au lieu de sept
