## Lesson for Mausgeflippt: what Pip says, step by step, and answers to choose from (at most three, buttons)

lesson-geflippt-hand = Hi, I’m Pip! I’ve only just learned this myself. You’re looking over Otter’s shoulder: these seven pieces are in Otter’s hand. And there’s a cheese on the table. Remember which one!
lesson-geflippt-mouse = A mouse, and everyone sees it at the same moment! Quick: which piece from Otter’s hand is the mouse wearing?
lesson-geflippt-mouse-yes = Yes, the glasses! Now whack it with them, faster than anyone else.
lesson-geflippt-mouse-no = No, this mouse isn’t wearing that. Look again!
lesson-geflippt-whacked = Otter was the fastest, and right: the mouse is caught. The glasses are discarded, and a new piece is drawn. Everyone who was slower takes their cards back.
lesson-geflippt-attack = The next one! It isn’t wearing anything Otter holds. What’s the best thing to do?
# Button: an answer
lesson-geflippt-whack-anyway = whack with any card
lesson-geflippt-attack-yes = Exactly: “Mouse attack!” Using the whole hand, you say: it’s wearing none of this.
lesson-geflippt-attack-whack = Then that card would become dirty laundry, and cost a point. There’s something better!
lesson-geflippt-attack-pass = That costs nothing. But there’s a mouse to be caught!
lesson-geflippt-attacked = Sure enough, none of the seven pieces matches. The mouse is caught, and the hand stays as it is.
lesson-geflippt-cheese = Careful! Compare this mouse’s cheese with the cheese on the table. What do you do?
lesson-geflippt-cheese-yes = Right: it’s the same cheese. It protects the mouse, so paws off!
lesson-geflippt-cheese-no = Stop! It’s the same cheese as on the table. This mouse is protected.
lesson-geflippt-burnt = Hedgehog whacked it anyway and burnt a paw: instead of the mouse, Hedgehog gets the cheese. That costs 2 points.
lesson-geflippt-count = A mouse is worth 1 point. A piece of laundry costs 1, a cheese 2. Fox has ten mice, three pieces of laundry and one cheese. How many points is that?
lesson-geflippt-count-yes = Right: 10 minus 3 minus 2 makes 5.
lesson-geflippt-count-no = Not quite. 10 for the mice, minus 3 for the laundry, minus 2 for the cheese…
lesson-geflippt-hint-reveal = Take your time. Turn up the next mouse when you’re ready.
lesson-geflippt-hint-soon = Look at your cards. A mouse is about to turn up!
lesson-geflippt-hint-leave = The same cheese as on the table: leave it alone!
lesson-geflippt-hint-whack = It’s wearing something you hold. Find the card and whack!
lesson-geflippt-hint-attack = It isn’t wearing anything of yours: attack with your whole hand!
# $mice: how many are caught
lesson-geflippt-caught = { $mice ->
    [0] No mouse yet, but now you know how it works.
    [one] You caught a mouse!
    [2] You caught two mice!
    [3] You caught three mice!
   *[other] You caught { $mice } mice!
 }

## Lesson: speech bubbles in a first match

first-geflippt-goal = Catch mice, faster than the others: each is worth 1 point. But mistakes cost points!
first-geflippt-hand = When a mouse turns up, look at its clothes. Is it wearing one of these? Tap that card at once. None of them? Attack!
first-geflippt-cheese = One more thing: if the mouse has the cheese that lies on the table, it’s protected. Leave it alone!
first-geflippt-reveal = Ready? Turn up the next mouse.
