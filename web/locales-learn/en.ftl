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
lesson-done-hint = There’s a little more in the rules. But you know enough to have fun. And if you meet Pip at a table: that’s me!
lesson-play-on = Keep playing at this table

## Lesson: what Pip says beside a newcomer’s first match, in speech bubbles

first-hello = Hi, I’m Pip! I’ve only just learned this myself.
# Pip is also one of the bots at this table
first-hello-here = Hi, I’m Pip! I teach here, and today I’m playing too.
# Button
first-ok = Got it
# Read aloud: button with a cross
first-stop = No more tips
# Beside the button for the rules
first-end = That’s all you need! Up here are the rules, and my tips once more.
