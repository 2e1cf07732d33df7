## Lesson for Mäusezocken: what Pip says, step by step, and answers to choose from (buttons)

lesson-zocken-roll = Hi, I’m Pip! I’ve only just learned this myself. Thirty mice sit in the middle. Otter rolls blue and yellow, and may take one mouse of each.
lesson-zocken-aside = The mice are set aside now. They aren’t safe yet! Otter could stop and keep them. But Otter rolls again…
lesson-zocken-again = Blue and green. But Otter has already set a blue mouse aside this turn. What may Otter take?
# Button: an answer
lesson-zocken-green = only the green one
# Button: an answer
lesson-zocken-both = both
# Button: an answer
lesson-zocken-nothing = nothing
lesson-zocken-again-yes = Right! A colour you’ve already set aside can’t be taken again in the same turn.
lesson-zocken-again-no = Blue has already been set aside this turn, so it can’t be taken again. And green?
lesson-zocken-stop = Otter stops: now the three mice really belong to Otter. 1 and 2 and 3 make 6 points.
lesson-zocken-joker = Hedgehog rolls red and the joker. The joker can be any colour.
lesson-zocken-greedy = Red and orange, that makes 9 points! But instead of stopping, Hedgehog rolls again…
lesson-zocken-red = Red and orange. Hedgehog has already set both aside. What now?
# Button: an answer
lesson-zocken-twice = Hedgehog takes both again
# Button: an answer
lesson-zocken-gone = everything is lost
lesson-zocken-lost-yes = Yes, sadly. There’s nothing Hedgehog can take.
lesson-zocken-lost-no = No: each colour only once per turn. So there’s nothing to take.
lesson-zocken-lost = The turn is lost, and both mice go back to the middle. One roll too many!
lesson-zocken-pair = Fox rolls green twice. With a pair you can take mice from the others too!
lesson-zocken-steal = One green mouse comes from the middle, the other one was Otter’s. How cheeky!
lesson-zocken-end = When fewer than five mice are left in the middle after a turn, the game is over. The player with the most points wins.
lesson-zocken-hint-roll = You go first. Roll the dice!
lesson-zocken-hint-take = What will you take? Higher numbers are worth more. But a colour you take now is off limits for the rest of your turn.
# $colours: how many are set aside
lesson-zocken-hint-decide = { $colours ->
    [1] One colour is set aside. Another roll hardly ever goes wrong. Stop, or roll again?
    [2] Two colours are set aside. One roll in nine goes wrong now. Stop, or roll again?
    [3] Three colours are set aside. One roll in four goes wrong now! Stop, or roll again?
    [4] Four colours are set aside. Nearly every second roll goes wrong now! Stop, or roll again?
   *[other] All five colours! Another roll would surely lose them, so stop and be happy.
 }
lesson-zocken-kept = Well done, these mice are yours!
lesson-zocken-lost-own = All gone! Next time you might stop earlier. Or not…

## Lesson: speech bubbles in a first match

first-zocken-goal = Collect mice from the middle. When fewer than five are left there, whoever has the most points wins.
first-zocken-roll = Your turn! Roll the dice: they show which colours you may take.
