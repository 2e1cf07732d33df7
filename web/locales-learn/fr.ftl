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
lesson-done-hint = Les règles en disent un peu plus. Mais tu en sais assez pour t’amuser. Et si Pip joue à ta table : c’est moi !
lesson-play-on = Continuer à cette table

# Pip à côté de quelqu’un qui joue pour la première fois
first-hello = Salut, je suis Pip ! Je viens d’apprendre ce jeu, moi aussi.
first-hello-here = Salut, je suis Pip ! Je t’explique le jeu, et aujourd’hui je joue aussi.
first-ok = Compris
first-stop = Plus de conseils
first-end = Tu sais tout ! Ici, en haut, il y a les règles, et encore une fois mes conseils.
