# Une souris !
lesson-mausen-table = Bonjour, je suis Pip ! Moi aussi, je viens d’apprendre à jouer. Regarde, il y a des animaux sur la table. Tout le monde veut attraper les meilleurs. Le chiffre dit combien vaut un animal.
lesson-mausen-circle = L’éléphant chasse les chiens, le chien chasse les chats, le chat chasse les souris. Et qui chasse le gros éléphant ?
lesson-mausen-circle-yes = Oui ! La petite souris chasse le gros éléphant. Et voilà, le cercle est fermé.
lesson-mausen-circle-no = Non, l’éléphant n’en a pas peur. Devine encore : c’est tout petit…
lesson-mausen-pick = Tout le monde a les mêmes cartes en main, en choisit une en secret et la pose face cachée.
lesson-mausen-reveal = Maintenant, toutes les cartes se retournent d’un coup ! Dans chaque espèce, une seule peut chasser : la plus forte. Voici deux chats. Lequel chasse ?
lesson-mausen-reveal-yes = Exact, 4 c’est plus que 3. L’autre chat regarde.
lesson-mausen-reveal-no = Celui-là est le plus faible. C’est le plus fort qui chasse.
lesson-mausen-elephant = L’éléphant 1 est le seul éléphant, donc il chasse. Il prend tous les chiens : celui de la table et celui qu’on vient de jouer. Ensuite vient le chien 2. Qu’est-ce qu’il attrape ?
lesson-mausen-two-cats = les deux chats de la table
lesson-mausen-four-cats = les quatre chats
lesson-mausen-no-cats = rien
lesson-mausen-dog-yes = Exactement : tous, peu importe qui les a joués.
lesson-mausen-dog-no = Un chasseur prend toutes ses proies : celles de la table et celles qu’on vient de jouer. Essaie encore !
lesson-mausen-dog = Le chien prend les quatre chats. Même le chat 4, qui chasse pourtant lui aussi ! Tout se passe en même temps.
lesson-mausen-cat = Voilà pourquoi le chat 4 attrape encore quelque chose à ce moment-là : les deux souris.
lesson-mausen-mouse = Deux souris 3 : elles sont aussi fortes l’une que l’autre, donc aucune ne chasse. Une souris plus faible pourrait chasser, mais il n’y en a pas. Les éléphants ont de la chance.
lesson-mausen-end = Ce que personne n’a attrapé reste sur la table. Après seize cartes, on additionne ce qu’on a attrapé. La personne qui a le plus de points gagne.
# $prey : elephant, dog, cat ou mouse ; $points : ce qu’ils valent ensemble
lesson-mausen-hint = { $prey ->
    [elephant] Les éléphants
    [dog] Les chiens
    [cat] Les chats
   *[mouse] Les souris
 } de la table valent { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, plus que toute autre espèce. { $prey ->
    [elephant] Une souris
    [dog] Un éléphant
    [cat] Un chien
   *[mouse] Un chat
 } pourrait les attraper. Mais les autres pensent peut-être la même chose ! Choisis une carte et joue-la.
# $caught : une liste de cartes
lesson-mausen-caught = Bravo ! Tu as attrapé : { $caught }.
lesson-mausen-missed = Cette fois, tu n’as rien attrapé. Ça arrive à tout le monde.

first-mausen-goal = Attrape des animaux ! Leurs chiffres sont tes points, et après seize cartes, la personne qui en a le plus gagne.
first-mausen-circle = Les flèches montrent qui chasse qui. Ta carte attrape toutes ses proies, sur la table et parmi les cartes jouées.
first-mausen-restock = La table est vide. Choisis une carte de départ ; cette fois, personne ne chasse.
first-mausen-play = Ça te va ? Alors joue-la ici. Toutes les cartes se retournent ensemble, et seule la plus forte de chaque espèce chasse.
