# Hol’s der Geier
lesson-geier-prize = Bonjour, je suis Pip ! Moi aussi, je viens d’apprendre à jouer. On vient de retourner une carte : une souris qui vaut 6 points. Tout le monde la voudrait.
lesson-geier-bid = Tout le monde a en main les cartes 1 à 15 et en pose une en secret. On va les retourner : 3, 9, 14, 7 et 11. Quelle carte prend la souris ?
lesson-geier-highest-yes = Oui ! Une souris va à la carte la plus forte.
lesson-geier-highest-no = Pas tout à fait. Une souris va à la carte la plus forte.
lesson-geier-highest = Le 14 prend la souris. Les cinq cartes ne resservent plus, même celles qui n’ont rien gagné.
lesson-geier-vulture = Aïe, un vautour ! Il coûte 2 points. On va voir 9, 5, 13, 8 et 10. Qui doit le prendre ?
lesson-geier-lowest-yes = Exact. Un vautour va à la carte la plus faible.
lesson-geier-lowest-no = Ouf, ce n’est pas la carte la plus faible. Un vautour va à la plus faible.
lesson-geier-lowest = Le 5 doit prendre le vautour : 2 points de moins.
lesson-geier-equal = Une souris qui vaut 7 points. On va voir 14, 14, 12, 4 et 8. Attention, il y en a deux pareilles ! Qui prend la souris ?
lesson-geier-nobody-card = personne
lesson-geier-equal-yes = Exactement ! Les cartes identiques s’annulent. Ensuite, c’est le 12 le plus fort.
lesson-geier-equal-no = Les cartes identiques s’annulent. Parmi les autres, laquelle est la plus forte ?
lesson-geier-cancel = Les deux 14 sont barrés, et le 12 prend la souris.
lesson-geier-ties = Tiens ! 6, 6, 6 et 2, 2 : il ne reste aucune carte. Personne ne prend donc la souris, elle reste là.
lesson-geier-pot = Un vautour la rejoint. 4 moins 1 font 3 : ensemble, ils valent encore quelque chose. Qui prend les deux ?
lesson-geier-pot-highest = la carte la plus forte
lesson-geier-pot-lowest = la carte la plus faible
lesson-geier-pot-yes = Oui : à zéro ou plus, on joue comme pour une souris.
lesson-geier-pot-no = Ce serait vrai si la somme était en dessous de zéro. Mais ici, elle est au-dessus !
lesson-geier-both = Le 13 prend les deux, la souris et le vautour.
lesson-geier-end = Après quinze tours, on compte ses points. Mais attention : si tu as autant de points que quelqu’un d’autre, tu ne peux pas gagner !
# $points : ce que valent les cartes, sans signe ; $name : quelqu’un qui joue
lesson-geier-hint-big = Il y a { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à prendre ! Une carte forte, c’est bien. Mais si quelqu’un joue la même, aucune des deux ne compte.
lesson-geier-hint-small = { $points ->
    [0] Cette fois, il n’y a rien à gagner ni à perdre.
    [one] Il n’y a que { $points } point à prendre.
   *[other] Il n’y a que { $points } points à prendre.
 } Garde peut-être tes cartes fortes pour mieux que ça.
lesson-geier-hint-vulture = Attention, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de moins ! Surtout, ne joue pas la carte la plus faible. Une carte moyenne suffit souvent.
lesson-geier-got-mouse = La souris est à toi !
lesson-geier-got-vulture = Aïe, le vautour est pour toi. Ça arrive à tout le monde.
lesson-geier-other = Cette fois, c’est pour { $name }.
lesson-geier-nobody = Rien que des égalités : personne ne prend rien.

first-geier-goal = Ramasse des souris et évite les vautours : après quinze tours, la personne qui a le plus de points gagne.
first-geier-mouse = Voici une souris qui rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
 }. La carte la plus forte la prend.
first-geier-vulture = Voici un vautour, qui coûte { $points ->
    [one] 1 point
   *[other] { $points } points
 }. La carte la plus faible doit le prendre.
first-geier-choose = Choisis une carte. Tout le monde choisit en secret, et chaque carte ne sert qu’une fois.
first-geier-play = Ça te va ? Alors joue-la ici.
