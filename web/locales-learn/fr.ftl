# Textes que seules les leçons disent. C’est Pip, une souris, qui raconte.

lesson-guide = Pip la souris
lesson-next = Suite
lesson-back = Retour
lesson-progress = Étape { $step } sur { $last }
lesson-choices = Ta réponse
lesson-restart = Depuis le début
lesson-skip = Jouer tout de suite
lesson-your-turn = À toi !
lesson-opening = Un instant, je mets la table…
lesson-waiting = Voyons ce que font les autres…
lesson-done = Maintenant, tu sais jouer !
lesson-done-hint = Les règles en disent un peu plus. Mais tu en sais assez pour t’amuser.
lesson-play-on = Continuer à cette table

# Une souris !
lesson-mausen-table = Bonjour, je suis Pip ! Regarde, il y a des animaux sur la table. Tout le monde veut attraper les meilleurs. Le chiffre dit combien vaut un animal.
lesson-mausen-circle = L’éléphant chasse les chiens, le chien chasse les chats, le chat chasse les souris. Et qui chasse le gros éléphant ?
lesson-mausen-circle-yes = Oui ! La petite souris chasse le gros éléphant. Et voilà, le cercle est fermé.
lesson-mausen-circle-no = Non, l’éléphant n’en a pas peur. Devine encore : c’est tout petit…
lesson-mausen-pick = Tout le monde a les mêmes cartes en main. Tout le monde en choisit une en secret et la pose face cachée.
lesson-mausen-reveal = Maintenant, toutes les cartes se retournent d’un coup ! Dans chaque espèce, une seule peut chasser : la plus forte. Voici deux chats. Lequel chasse ?
lesson-mausen-reveal-yes = Exact, 4 c’est plus que 3. L’autre chat regarde.
lesson-mausen-reveal-no = Celui-là est le plus faible. C’est le plus fort qui chasse.
lesson-mausen-elephant = L’éléphant 1 est le seul éléphant, donc il chasse. Il prend tous les chiens : celui de la table et celui qu’on vient de jouer. Ensuite vient le chien 2. Qu’est-ce qu’il attrape ?
lesson-mausen-two-cats = les deux chats de la table
lesson-mausen-four-cats = les quatre chats
lesson-mausen-no-cats = rien
lesson-mausen-dog-yes = Exactement : tous, peu importe qui les a joués.
lesson-mausen-dog-no = Un chasseur prend toute sa proie : sur la table et parmi les cartes qu’on vient de jouer. Essaie encore !
lesson-mausen-dog = Le chien prend les quatre chats. Même le chat 4, qui chasse pourtant lui aussi ! Tout se passe en même temps.
lesson-mausen-cat = Voilà pourquoi le chat 4 attrape encore quelque chose à ce moment-là : les deux souris.
lesson-mausen-mouse = Deux souris 3 : elles sont aussi fortes l’une que l’autre, donc aucune ne chasse. Une souris plus faible pourrait chasser, mais il n’y en a pas. Les éléphants ont de la chance.
lesson-mausen-end = Ce que personne n’a attrapé reste sur la table. Après seize cartes, on additionne ce qu’on a attrapé. Qui a le plus de points gagne.
# $prey : elephant, dog, cat ou mouse ; $points : ce qu’ils valent ensemble
lesson-mausen-hint = { $prey ->
    [elephant] Les éléphants de la table valent { $points }, plus que tous les autres. Une souris pourrait les attraper.
    [dog] Les chiens de la table valent { $points }, plus que tous les autres. Un éléphant pourrait les attraper.
    [cat] Les chats de la table valent { $points }, plus que tous les autres. Un chien pourrait les attraper.
   *[mouse] Les souris de la table valent { $points }, plus que tous les autres. Un chat pourrait les attraper.
 } Mais les autres pensent peut-être la même chose ! Choisis une carte et joue-la.
# $caught : une liste de cartes
lesson-mausen-caught = Bravo ! Tu as attrapé { $caught }.
lesson-mausen-missed = Cette fois, tu n’as rien attrapé. Ça arrive aux meilleurs.

# Hol’s der Geier
lesson-geier-prize = Bonjour, je suis Pip ! On vient de retourner une carte : une souris qui vaut 6 points. Tout le monde la voudrait.
lesson-geier-bid = Tout le monde a en main les cartes 1 à 15 et en pose une en secret. On va les retourner : 3, 9, 14, 7 et 11. Quelle carte prend la souris ?
lesson-geier-highest-yes = Oui ! Une souris va à la carte la plus forte.
lesson-geier-highest-no = Pas tout à fait. Une souris va à la carte la plus forte.
lesson-geier-highest = Le 14 prend la souris. Les cinq cartes ne resservent plus, même celles qui n’ont rien gagné.
lesson-geier-vulture = Aïe, un vautour ! Il coûte 2 points. On va voir 9, 5, 13, 8 et 10. Qui doit le prendre ?
lesson-geier-lowest-yes = Exact. Un vautour va à la carte la plus faible.
lesson-geier-lowest-no = Ouf, ce n’est pas la carte la plus faible. Un vautour va à la plus faible.
lesson-geier-lowest = Le 5 doit prendre le vautour : 2 points de moins.
lesson-geier-equal = Une souris qui vaut 7. On va voir 14, 14, 12, 4 et 8. Attention, il y en a deux pareilles ! Qui prend la souris ?
lesson-geier-nobody-card = personne
lesson-geier-equal-yes = Exactement ! Les cartes identiques s’annulent. Ensuite, c’est le 12 le plus fort.
lesson-geier-equal-no = Les cartes identiques s’annulent. Parmi les autres, laquelle est la plus forte ?
lesson-geier-cancel = Les deux 14 sont barrés, et le 12 prend la souris.
lesson-geier-ties = Tiens ! 6, 6, 6 et 2, 2 : il ne reste aucune carte. Personne ne prend donc la souris, elle reste là.
lesson-geier-pot = Un vautour la rejoint. 4 moins 1 font 3 : ensemble, ils valent encore quelque chose. Qui prend les deux ?
lesson-geier-pot-highest = la carte la plus forte
lesson-geier-pot-lowest = la carte la plus faible
lesson-geier-pot-yes = Oui : à zéro ou plus, on joue comme pour une souris.
lesson-geier-pot-no = Seulement si la somme était en dessous de zéro. Là, c’est plus que rien !
lesson-geier-both = Le 13 prend les deux, la souris et le vautour.
lesson-geier-end = Après quinze tours, on compte ses points. Mais attention : qui a autant de points que quelqu’un d’autre ne peut pas gagner !
# $points : ce que valent les cartes, sans signe ; $name : quelqu’un qui joue
lesson-geier-hint-big = Une souris qui vaut { $points } ! Une carte forte, c’est bien. Mais si quelqu’un joue la même, aucune des deux ne compte.
lesson-geier-hint-small = Une petite souris, qui vaut { $points }. Garde peut-être tes cartes fortes pour une meilleure.
lesson-geier-hint-vulture = Un vautour, { $points } de moins ! Surtout, ne joue pas la carte la plus faible. Une carte moyenne suffit souvent.
lesson-geier-got-mouse = La souris est à toi !
lesson-geier-got-vulture = Le vautour est chez toi. Pas de souci, il reste assez de souris.
lesson-geier-other = Cette fois, c’est pour { $name }.
lesson-geier-nobody = Rien que des cartes identiques : tout reste là pour le tour suivant.

# Mäusezocken
lesson-zocken-roll = Bonjour, je suis Pip ! Il y a trente souris au milieu. Loutre obtient bleu et jaune, et peut prendre une souris de chaque couleur.
lesson-zocken-aside = Les souris sont mises de côté. Elles ne sont pas encore à l’abri ! Loutre pourrait s’arrêter et les garder. Mais Loutre relance…
lesson-zocken-again = Bleu et vert. Mais une souris bleue est déjà de côté dans ce tour. Que peut prendre Loutre ?
lesson-zocken-green = seulement la verte
lesson-zocken-both = les deux
lesson-zocken-nothing = rien du tout
lesson-zocken-again-yes = Exact ! Ce qui est déjà de côté ne peut plus être pris dans le même tour.
lesson-zocken-again-no = Le bleu est déjà de côté dans ce tour, on ne peut plus le prendre. Et le vert ?
lesson-zocken-stop = Loutre s’arrête : maintenant, les trois souris sont vraiment à Loutre. 1 et 2 et 3 font 6 points.
lesson-zocken-joker = Hérisson obtient rouge et le joker. Le joker peut être n’importe quelle couleur.
lesson-zocken-greedy = Rouge et orange, ça fait 9 points ! Mais au lieu de s’arrêter, Hérisson relance…
lesson-zocken-red = Rouge et orange. Hérisson a déjà les deux de côté. Et alors ?
lesson-zocken-twice = Hérisson reprend les deux
lesson-zocken-gone = tout est perdu
lesson-zocken-lost-yes = Hélas oui. Il n’y a rien que Hérisson puisse prendre.
lesson-zocken-lost-no = Non : chaque couleur une seule fois par tour. Il n’y a donc rien à prendre.
lesson-zocken-lost = Le tour est perdu, et les deux souris retournent au milieu. Un lancer de trop !
lesson-zocken-pair = Renard obtient deux fois vert. Avec un double, on peut aussi prendre des souris aux autres !
lesson-zocken-steal = Une souris verte vient du milieu, l’autre était à Loutre. Quel culot !
lesson-zocken-end = S’il reste moins de cinq souris au milieu après un tour, la partie est finie. Qui a le plus de points gagne.
lesson-zocken-hint-roll = Tu commences. Lance les dés !
lesson-zocken-hint-take = Que prends-tu ? Les grands chiffres valent plus. Mais ce que tu prends maintenant est fermé pour le reste de ton tour.
# $colours : combien sont de côté
lesson-zocken-hint-decide = { $colours ->
    [1] Une couleur est de côté. Un lancer de plus ne rate presque jamais.
    [2] Deux couleurs sont de côté. Maintenant, un lancer sur neuf est raté.
    [3] Trois couleurs sont de côté. Maintenant, un lancer sur quatre est raté !
    [4] Quatre couleurs sont de côté. Maintenant, presque un lancer sur deux est raté !
   *[other] Les cinq couleurs : arrête-toi et réjouis-toi !
 } T’arrêter, ou relancer ?
lesson-zocken-kept = Bravo, ces souris sont à toi !
lesson-zocken-lost-own = Toutes parties ! La prochaine fois, tu t’arrêteras peut-être plus tôt. Ou pas…

# Mausgeflippt
lesson-geflippt-hand = Bonjour, je suis Pip ! Tu regardes par-dessus l’épaule de Loutre : voici les sept vêtements de sa main. Et sur la table, il y a un fromage. Retiens bien lequel !
lesson-geflippt-mouse = Une souris, et tout le monde la voit au même moment ! Vite : quel vêtement de cette main porte-t-elle ?
lesson-geflippt-mouse-yes = Oui, les lunettes ! Maintenant, tape dessus avec, plus vite que tout le monde.
lesson-geflippt-mouse-no = Non, cette souris ne porte pas ça. Regarde encore !
lesson-geflippt-whacked = Loutre a été plus rapide que tout le monde, et c’est juste : la souris est attrapée. Les lunettes sont défaussées, et on pioche un nouveau vêtement. Les moins rapides reprennent tout.
lesson-geflippt-attack = Une autre ! Elle ne porte rien de ce que tient Loutre. Quel est le meilleur choix ?
lesson-geflippt-whack-anyway = taper avec n’importe quelle carte
lesson-geflippt-attack-yes = Exactement : à l’attaque ! Avec toute la main, tu dis : elle ne porte rien de tout ça.
lesson-geflippt-attack-whack = La carte deviendrait du linge sale : un point de moins. Il y a mieux !
lesson-geflippt-attack-pass = Ça ne coûte rien. Mais il y a une souris à prendre !
lesson-geflippt-attacked = C’est vrai, aucun des sept vêtements ne convient. La souris est attrapée, et la main reste comme elle est.
lesson-geflippt-cheese = Attention ! Compare le fromage de cette souris avec celui de la table. Que fais-tu ?
lesson-geflippt-cheese-yes = Exact : c’est le même fromage. Il protège la souris, alors bas les pattes !
lesson-geflippt-cheese-no = Stop ! C’est le même fromage que sur la table. Cette souris est protégée.
lesson-geflippt-burnt = Hérisson a tapé quand même et s’est brûlé la patte : à la place de la souris, c’est le fromage. Il coûte deux points.
lesson-geflippt-count = Une souris vaut 1 point. Un linge sale coûte 1 point, un fromage 2. Renard a 10 souris, 3 linges sales et 1 fromage. Combien de points cela fait-il ?
lesson-geflippt-count-yes = Exact : 10 moins 3 moins 2 font 5.
lesson-geflippt-count-no = Pas tout à fait. 10 pour les souris, moins 3 pour le linge, moins 2 pour le fromage…
lesson-geflippt-hint-reveal = Prends ton temps. Retourne la prochaine souris quand tu veux.
lesson-geflippt-hint-soon = Regarde tes cartes. Une souris va arriver !
lesson-geflippt-hint-leave = Le même fromage que sur la table : laisse-la tranquille !
lesson-geflippt-hint-whack = Elle porte quelque chose que tu as en main. Trouve la carte et tape !
lesson-geflippt-hint-attack = Elle ne porte rien de ce que tu as : attaque avec toute ta main !
# $mice : combien sont attrapées
lesson-geflippt-caught = { $mice ->
    [0] Pas encore de souris, mais maintenant tu sais comment ça marche.
    [one] Tu as attrapé une souris !
   *[other] Tu as attrapé { $mice } souris !
 }
