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
