# Texte, die nur Lektionen sagen. Pip, eine Maus, erzählt sie.

lesson-guide = Pip, die Maus
lesson-next = Weiter
lesson-back = Zurück
lesson-progress = Schritt { $step } von { $last }
lesson-choices = Deine Antwort
lesson-restart = Von vorn
lesson-skip = Gleich spielen
lesson-your-turn = Du bist dran!
lesson-opening = Einen Moment, ich decke den Tisch …
lesson-waiting = Mal sehen, was die anderen machen …
lesson-done = Jetzt kannst du spielen!
lesson-done-hint = In den Regeln steht noch ein bisschen mehr. Aber für den Anfang weißt du genug.
lesson-play-on = An diesem Tisch weiterspielen
