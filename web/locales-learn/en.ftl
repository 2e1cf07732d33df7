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

# Mice!
lesson-mausen-table = Hello, I am Pip! Look, there are animals on the table. Everybody wants to catch the best ones. The number tells what an animal is worth.
lesson-mausen-circle = The elephant hunts dogs, the dog hunts cats, the cat hunts mice. And who hunts the big elephant?
lesson-mausen-circle-yes = Yes! The little mouse hunts the big elephant. So the circle is closed.
lesson-mausen-circle-no = No, the elephant is not afraid of that one. Guess again: it is very small …
lesson-mausen-pick = Everybody holds the same cards. Everybody secretly chooses one and puts it face down.
lesson-mausen-reveal = Now all cards turn over at once! Of each kind only one may hunt: the highest. Two cats were played. Which one hunts?
lesson-mausen-reveal-yes = Right, 4 is more than 3. The other cat only watches.
lesson-mausen-reveal-no = That is the lower one. The highest hunts.
lesson-mausen-elephant = Elephant 1 is the only elephant, so it hunts. It takes all dogs: the one on the table and the one just played. Next is dog 2. What will it catch?
lesson-mausen-two-cats = the two cats on the table
lesson-mausen-four-cats = all four cats
lesson-mausen-no-cats = nothing
lesson-mausen-dog-yes = Exactly: all of them, whoever played them.
lesson-mausen-dog-no = A hunter takes all its prey: from the table and from the cards just played. Try again!
lesson-mausen-dog = The dog takes all four cats. Cat 4 too, though it is a hunter itself! All of this happens at the same time.
lesson-mausen-cat = So cat 4 still catches something in that moment: both mice.
lesson-mausen-mouse = Two mice 3 are equally strong, so neither hunts. A lower mouse could have hunted now, but nobody played one. The elephants are safe.
lesson-mausen-end = What nobody caught stays on the table. After sixteen cards everybody adds up what they have caught. The most points win.
# $prey: elephant, dog, cat or mouse; $points: what they are worth together
lesson-mausen-hint = { $prey ->
    [elephant] The elephants on the table are worth { $points }, more than all others. A mouse could catch them.
    [dog] The dogs on the table are worth { $points }, more than all others. An elephant could catch them.
    [cat] The cats on the table are worth { $points }, more than all others. A dog could catch them.
   *[mouse] The mice on the table are worth { $points }, more than all others. A cat could catch them.
 } But perhaps the others think the same! Choose a card and play it.
# $caught: a list of cards
lesson-mausen-caught = Well done! You caught { $caught }.
lesson-mausen-missed = You caught nothing this time. That happens to the best hunters.

# Hol’s der Geier
lesson-geier-prize = Hello, I am Pip! A card was turned up: a mouse worth 6 points. Everybody would like to have it.
lesson-geier-bid = Everybody holds the cards 1 to 15 and secretly puts one down. Now they turn over: 3, 9, 14, 7 and 11. Which card gets the mouse?
lesson-geier-highest-yes = Yes! A mouse goes to the highest card.
lesson-geier-highest-no = Not quite. A mouse goes to the highest card.
lesson-geier-highest = The 14 gets the mouse. All five cards are used up now, also those that won nothing.
lesson-geier-vulture = Oh dear, a vulture! It costs 2 points. Now come 9, 5, 13, 8 and 10. Who has to take it?
lesson-geier-lowest-yes = Right. A vulture goes to the lowest card.
lesson-geier-lowest-no = Lucky: that is not the lowest card. A vulture goes to the lowest.
lesson-geier-lowest = The 5 has to take the vulture: 2 points less.
lesson-geier-equal = A mouse worth 7. Now come 14, 14, 12, 4 and 8. Watch out, two are the same! Who gets the mouse?
lesson-geier-nobody-card = nobody
lesson-geier-equal-yes = Exactly! Equal cards cancel each other. After that, the 12 is the highest.
lesson-geier-equal-no = Equal cards cancel each other. Which card is the highest among the others?
lesson-geier-cancel = The two 14s are crossed out, and the 12 gets the mouse.
lesson-geier-ties = What is this? 6, 6, 6 and 2, 2: no card is left. So nobody gets the mouse, and it stays there.
lesson-geier-pot = A vulture joins it. 4 minus 1 is 3: together they are still worth something. Who takes both?
lesson-geier-pot-highest = the highest card
lesson-geier-pot-lowest = the lowest card
lesson-geier-pot-yes = Yes: zero or more is played for like a mouse.
lesson-geier-pot-no = Only if the sum were below zero. This is more than nothing!
lesson-geier-both = The 13 takes both, mouse and vulture.
lesson-geier-end = After fifteen rounds everybody adds up. But watch out: who has as many points as somebody else cannot win!
# $points: what the prizes are worth, without a sign; $name: a player
lesson-geier-hint-big = A mouse worth { $points }! A high card is good for that. But if somebody plays the same one, both get nothing.
lesson-geier-hint-small = A small mouse, worth { $points }. Perhaps you keep your high cards for a better one.
lesson-geier-hint-vulture = A vulture, { $points ->
    [one] one point
   *[other] { $points } points
 } less! Just do not play the lowest card. One in the middle often is enough.
lesson-geier-got-mouse = The mouse is yours!
lesson-geier-got-vulture = Now the vulture sits with you. Do not worry, there are enough mice.
lesson-geier-other = This one goes to { $name }.
lesson-geier-nobody = All cards were equal: it stays there for the next round.

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
   *[other] All five colours: stop and be happy!
 } Stop, or roll again?
lesson-zocken-kept = Well done, these mice are yours!
lesson-zocken-lost-own = All gone! Next time you may stop earlier. Or not …

# Mausgeflippt
lesson-geflippt-hand = Hello, I am Pip! You are looking over Otter’s shoulder: these seven pieces are in Otter’s hand. And on the table lies a cheese. Remember which one!
lesson-geflippt-mouse = A mouse, and everybody sees it at the same moment! Quick: which piece from Otter’s hand is the mouse wearing?
lesson-geflippt-mouse-yes = Yes, the glasses! Now whack it with them, faster than all others.
lesson-geflippt-mouse-no = No, this mouse does not wear that. Look again!
lesson-geflippt-whacked = Otter was the fastest, and right: the mouse is caught. The glasses are discarded, and a new piece is drawn. Whoever was slower takes everything back.
lesson-geflippt-attack = The next one! It wears nothing of what Otter holds. What is the best thing to do?
lesson-geflippt-whack-anyway = whack with any card
lesson-geflippt-attack-yes = Exactly: mouse attack! With the whole hand you say: it wears none of this.
lesson-geflippt-attack-whack = Then that card would become dirty laundry, one point less. There is something better!
lesson-geflippt-attack-pass = That costs nothing. But there is a mouse to be had!
lesson-geflippt-attacked = Really, none of the seven pieces fits. The mouse is caught, and the hand stays as it is.
lesson-geflippt-cheese = Careful! Compare the cheese of this mouse with the cheese on the table. What do you do?
lesson-geflippt-cheese-yes = Right: it is the same cheese. It protects the mouse, so paws off!
lesson-geflippt-cheese-no = Stop! It is the same cheese as on the table. This mouse is protected.
lesson-geflippt-burnt = Hedgehog whacked all the same, and burnt a paw: instead of the mouse there is the cheese. It costs two points.
lesson-geflippt-count = A mouse is worth 1 point. A piece of laundry costs 1, a cheese 2. Fox has 10 mice, 3 pieces of laundry and 1 cheese. How many points is that?
lesson-geflippt-count-yes = Right: 10 minus 3 minus 2 makes 5.
lesson-geflippt-count-no = Not quite. 10 for the mice, minus 3 for the laundry, minus 2 for the cheese …
lesson-geflippt-hint-reveal = Take your time. Turn up the next mouse when you are ready.
lesson-geflippt-hint-soon = Look at your cards. A mouse is about to turn up!
lesson-geflippt-hint-leave = The same cheese as on the table: leave it alone!
lesson-geflippt-hint-whack = It is wearing something that you hold. Find the card and whack!
lesson-geflippt-hint-attack = It wears nothing of yours: attack with your whole hand!
# $mice: how many are caught
lesson-geflippt-caught = { $mice ->
    [0] No mouse yet, but now you know how it works.
    [one] You caught a mouse!
   *[other] You caught { $mice } mice!
 }
