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
