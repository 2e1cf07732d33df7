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
lesson-done-hint = In den Regeln steht noch ein bisschen mehr. Aber für den Anfang weißt du genug. Und wenn Pip mit am Tisch sitzt: Das bin ich!
lesson-play-on = An diesem Tisch weiterspielen

# Pip neben jemandem, der zum ersten Mal spielt
first-hello = Hallo, ich bin Pip! Ich habe das selbst gerade erst gelernt.
first-hello-here = Hallo, ich bin Pip! Ich erkläre dir das Spiel, und heute spiele ich selbst mit.
first-ok = Verstanden
first-stop = Keine Tipps mehr
first-end = Mehr brauchst du nicht! Hier oben findest du die Regeln und noch einmal meine Tipps.
