# Mausgeflippt
lesson-geflippt-hand = Bonjour, je suis Pip ! Moi aussi, je viens d’apprendre à jouer. Tu regardes par-dessus l’épaule de Loutre : voici les sept vêtements de sa main. Et sur la table, il y a un fromage. Retiens bien lequel !
lesson-geflippt-mouse = Une souris, et tout le monde la voit au même moment ! Vite : quel vêtement de cette main porte-t-elle ?
lesson-geflippt-mouse-yes = Oui, les lunettes ! Maintenant, tape avec cette carte, plus vite que tout le monde.
lesson-geflippt-mouse-no = Non, cette souris ne porte pas ça. Regarde encore !
lesson-geflippt-whacked = Loutre a été plus rapide que tout le monde, et c’est juste : la souris est attrapée. Les lunettes sont défaussées, et on pioche un nouveau vêtement. Les moins rapides reprennent tout.
lesson-geflippt-attack = Une autre ! Elle ne porte rien de ce que tient Loutre. Quel est le meilleur choix ?
lesson-geflippt-whack-anyway = taper avec n’importe quelle carte
lesson-geflippt-attack-yes = Exactement : « À l’attaque ! » Avec toute la main, tu dis : elle ne porte rien de tout ça.
lesson-geflippt-attack-whack = La carte deviendrait du linge sale : 1 point de moins. Il y a mieux !
lesson-geflippt-attack-pass = Ça ne coûte rien. Mais il y a une souris à prendre !
lesson-geflippt-attacked = C’est vrai, aucun des sept vêtements ne correspond. La souris est attrapée, et la main reste comme elle est.
lesson-geflippt-cheese = Attention ! Compare le fromage de cette souris avec celui de la table. Que fais-tu ?
lesson-geflippt-cheese-yes = Exact : c’est le même fromage. Il protège la souris, alors bas les pattes !
lesson-geflippt-cheese-no = Stop ! C’est le même fromage que sur la table. Cette souris est protégée.
lesson-geflippt-burnt = Hérisson a tapé quand même et s’est brûlé la patte : pas de souris, mais le fromage. Il coûte 2 points.
lesson-geflippt-count = Une souris vaut 1 point. Un vêtement sale coûte 1 point, un fromage 2 points. Renard a dix souris, trois vêtements sales et un fromage. Combien de points cela fait-il ?
lesson-geflippt-count-yes = Exact : 10 moins 3 moins 2 font 5.
lesson-geflippt-count-no = Pas tout à fait. 10 pour les souris, moins 3 pour les vêtements sales, moins 2 pour le fromage…
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

first-geflippt-goal = Attrape des souris avant les autres : chacune rapporte 1 point. Mais les erreurs coûtent des points !
first-geflippt-hand = Quand une souris apparaît, regarde ses habits. Elle porte un de ceux-ci ? Touche vite cette carte. Aucun ? Attaque !
first-geflippt-cheese = Encore une chose : si la souris a le fromage qui est sur la table, elle est protégée. Laisse-la tranquille !
first-geflippt-reveal = C’est bon ? Retourne la prochaine souris.
