# Mäusezocken
lesson-zocken-roll = Hello, I am Pip! Thirty mice stand in the middle. Otter rolls blue and yellow, and may take one mouse of each.
lesson-zocken-aside = The mice are set aside now. They are not safe yet! Otter could stop and keep them. But Otter rolls again …
lesson-zocken-again = Blue and green. But a blue mouse was set aside in this turn already. What may Otter take?
lesson-zocken-green = only the green one
lesson-zocken-both = both
lesson-zocken-nothing = nothing
lesson-zocken-again-yes = Right! What is set aside already may not be taken again in the same turn.
lesson-zocken-again-no = Blue was set aside in this turn already, so it may not be taken again. And green?
lesson-zocken-stop = Otter stops: now the three mice really belong to Otter. 1 and 2 and 3 make 6 points.
lesson-zocken-joker = Hedgehog rolls red and the joker. The joker may be any colour.
lesson-zocken-greedy = Red and orange, that makes 9 points! But instead of stopping, Hedgehog rolls again …
lesson-zocken-red = Red and orange. Hedgehog has set both aside already. What now?
lesson-zocken-twice = Hedgehog takes both again
lesson-zocken-gone = everything is lost
lesson-zocken-lost-yes = Yes, alas. There is nothing that Hedgehog may take.
lesson-zocken-lost-no = No: each colour only once in a turn. So there is nothing to take.
lesson-zocken-lost = The turn is lost, and both mice go back to the middle. One roll too many!
lesson-zocken-pair = Fox rolls green twice. With a pair you may take mice from the others too!
lesson-zocken-steal = One green mouse comes from the middle, the other one is Otter’s. How cheeky!
lesson-zocken-end = When fewer than five mice are left in the middle after a turn, the game is over. The most points win.
lesson-zocken-hint-roll = You begin. Roll the dice!
lesson-zocken-hint-take = What do you take? Higher numbers are worth more. But what you take now is closed for the rest of your turn.
# $colours: how many are set aside
lesson-zocken-hint-decide = { $colours ->
    [1] One colour is set aside. Another roll hardly ever goes wrong.
    [2] Two colours are set aside. One roll in nine goes wrong now.
    [3] Three colours are set aside. One roll in four goes wrong now!
    [4] Four colours are set aside. Nearly every second roll goes wrong now!
   *[other] All five colours! Another roll surely loses them.
 } Stop, or roll again?
lesson-zocken-kept = Well done, these mice are yours!
lesson-zocken-lost-own = All gone! Next time you may stop earlier. Or not …
