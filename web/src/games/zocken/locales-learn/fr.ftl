# Mäusezocken
lesson-zocken-roll = Bonjour, je suis Pip ! Moi aussi, je viens d’apprendre à jouer. Il y a trente souris au milieu. Loutre obtient bleu et jaune, et peut prendre une souris de chaque couleur.
lesson-zocken-aside = Les souris sont mises de côté. Elles ne sont pas encore à l’abri ! Loutre pourrait s’arrêter et les garder. Mais Loutre relance…
lesson-zocken-again = Bleu et vert. Mais il y a déjà une souris bleue de côté. Que peut prendre Loutre ?
lesson-zocken-green = seulement la verte
lesson-zocken-both = les deux
lesson-zocken-nothing = rien du tout
lesson-zocken-again-yes = Exact ! Une couleur déjà de côté ne peut plus être prise dans le même tour.
lesson-zocken-again-no = Il y a déjà du bleu de côté : on ne peut plus en prendre dans ce tour. Et du vert ?
lesson-zocken-stop = Loutre s’arrête : maintenant, les trois souris sont vraiment à Loutre. 1 et 2 et 3 font 6 points.
lesson-zocken-joker = Hérisson obtient rouge et le joker. Le joker peut être n’importe quelle couleur.
lesson-zocken-greedy = Rouge et orange, ça fait 9 points ! Mais au lieu de s’arrêter, Hérisson relance…
lesson-zocken-red = Rouge et orange. Hérisson a déjà les deux de côté. Et maintenant ?
lesson-zocken-twice = Hérisson reprend les deux
lesson-zocken-gone = tout est perdu
lesson-zocken-lost-yes = Hélas oui. Hérisson ne peut rien prendre.
lesson-zocken-lost-no = Non : chaque couleur une seule fois par tour. Il n’y a donc rien à prendre.
lesson-zocken-lost = Le tour est perdu, et les deux souris retournent au milieu. Un lancer de trop !
lesson-zocken-pair = Renard obtient deux fois vert. Avec un double, on peut aussi prendre des souris aux autres !
lesson-zocken-steal = Une souris verte vient du milieu, l’autre était à Loutre. Quel culot !
lesson-zocken-end = S’il reste moins de cinq souris au milieu après un tour, la partie est finie. La personne qui a le plus de points gagne.
lesson-zocken-hint-roll = Tu commences. Lance les dés !
lesson-zocken-hint-take = Que prends-tu ? Les grands chiffres valent plus. Mais une couleur prise maintenant n’est plus possible pour le reste de ton tour.
# $colours : combien sont de côté
lesson-zocken-hint-decide = { $colours ->
    [1] Une couleur est de côté. Un lancer de plus ne rate presque jamais. T’arrêter, ou relancer ?
    [2] Deux couleurs sont de côté. Maintenant, un lancer sur neuf est raté. T’arrêter, ou relancer ?
    [3] Trois couleurs sont de côté. Maintenant, un lancer sur quatre est raté ! T’arrêter, ou relancer ?
    [4] Quatre couleurs sont de côté. Maintenant, presque un lancer sur deux est raté ! T’arrêter, ou relancer ?
   *[other] Les cinq couleurs ! Relancer, ce serait perdre le tour à coup sûr : arrête-toi et réjouis-toi !
 }
lesson-zocken-kept = Bravo, ces souris sont à toi !
lesson-zocken-lost-own = Toutes parties ! La prochaine fois, tu t’arrêteras peut-être plus tôt. Ou pas…

first-zocken-goal = Ramasse des souris au milieu. Quand il en restera moins de cinq, la personne qui aura le plus de points gagnera.
first-zocken-roll = C’est ton tour ! Lance les dés : ils montrent les couleurs que tu peux prendre.
