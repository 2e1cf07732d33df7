# Texts that only lessons say. Pip, a mouse, tells them.

lesson-guide = Pip the mouse
lesson-next = Next
lesson-back = Back
lesson-progress = Step { $step } of { $last }
lesson-choices = Your answer
lesson-restart = From the beginning
lesson-skip = Play right away
lesson-your-turn = Your turn!
lesson-opening = One moment, I am laying the table …
lesson-waiting = Let us see what the others do …
lesson-done = You can play now!
lesson-done-hint = There is a little more in the rules. But you know enough to have fun.
lesson-play-on = Play on at this table
