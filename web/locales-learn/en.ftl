### What only lessons say. Pip tells them: a mouse, and the weakest of our bots.
### What the first word of a comment means: src/mauseloch/locales/en.ftl.

## Button below a lesson

# Read aloud: what Pip’s speech bubble is
lesson-guide = Pip the mouse
lesson-next = Next
lesson-back = Back
# Read aloud: how far the lesson is
lesson-progress = Step { $step } of { $last }
# Read aloud: the answers to choose from
lesson-choices = Your answer
lesson-restart = Start again
lesson-skip = Play right away
lesson-your-turn = Your turn!
# Lesson: before the own round
lesson-opening = One moment, I’m setting the table…
# Lesson: while others choose
lesson-waiting = Let’s see what the others do…
# Lesson: after the own round, before lesson-done-hint
lesson-done = You can play now!
# Lesson
lesson-done-hint = There’s a little more in the rules. But you know enough to have fun.
lesson-play-on = Keep playing at this table
