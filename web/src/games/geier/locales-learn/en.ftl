## Lesson for Hol’s der Geier: what Pip says, step by step, and answers to choose from (buttons)

lesson-geier-prize = Hi, I’m Pip! I’ve only just learned this myself. A card has been turned up: a mouse worth 6 points. Everyone would like to have it.
lesson-geier-bid = Everyone holds cards 1 to 15 and secretly puts one down. Now they’re turned over: 3, 9, 14, 7 and 11. Which card gets the mouse?
lesson-geier-highest-yes = Yes! A mouse goes to the highest card.
lesson-geier-highest-no = Not quite. A mouse goes to the highest card.
lesson-geier-highest = The 14 gets the mouse. All five cards are used up now, even the ones that won nothing.
lesson-geier-vulture = Oh dear, a vulture! It costs 2 points. Here come 9, 5, 13, 8 and 10. Who has to take it?
lesson-geier-lowest-yes = Right. A vulture goes to the lowest card.
lesson-geier-lowest-no = Lucky: that isn’t the lowest card. A vulture goes to the lowest.
lesson-geier-lowest = The 5 has to take the vulture and loses 2 points.
lesson-geier-equal = A mouse worth 7. Here come 14, 14, 12, 4 and 8. Watch out, two are the same! Who gets the mouse?
# Button: an answer
lesson-geier-nobody-card = nobody
lesson-geier-equal-yes = Exactly! Equal cards cancel each other out. That leaves the 12 as the highest.
lesson-geier-equal-no = Equal cards cancel each other out. Which is the highest of the others?
lesson-geier-cancel = The two 14s are crossed out, and the 12 gets the mouse.
lesson-geier-ties = What’s this? 6, 6, 6 and 2, 2: no card is left. So nobody gets the mouse, and it stays there.
lesson-geier-pot = A vulture joins it. 4 minus 1 is 3: together they’re still worth something. Who takes both?
# Button: an answer
lesson-geier-pot-highest = the highest card
# Button: an answer
lesson-geier-pot-lowest = the lowest card
lesson-geier-pot-yes = Yes: at zero or more it counts as a mouse.
lesson-geier-pot-no = Only if the sum were below zero. This is more than nothing!
lesson-geier-both = The 13 takes both, mouse and vulture.
lesson-geier-end = After fifteen rounds everyone adds up. But watch out: if you have the same score as someone else, you can’t win!
# $points: what the point cards are worth, without a sign; $name: a player
lesson-geier-hint-big = A mouse worth { $points }! A high card is good for that. But if someone plays the same one, neither of you gets anything.
lesson-geier-hint-small = A small mouse, worth { $points }. Maybe save your high cards for a better one.
lesson-geier-hint-vulture = A vulture: it costs { $points ->
    [one] 1 point
   *[other] { $points } points
 }! Just don’t play the lowest card. One from the middle is often enough.
lesson-geier-got-mouse = The mouse is yours!
lesson-geier-got-vulture = You’re stuck with the vulture. Don’t worry, there are plenty of mice.
lesson-geier-other = This one goes to { $name }.
lesson-geier-nobody = Only ties: nobody gets anything this time.

## Lesson: speech bubbles in a first match. $points: what the point cards are worth, without a sign

first-geier-goal = Collect mice and avoid vultures: after fifteen rounds, whoever has the most points wins.
first-geier-mouse = This is a mouse worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }. The highest card takes it.
first-geier-vulture = This is a vulture, and costs { $points ->
    [one] 1 point
   *[other] { $points } points
 }. The lowest card has to take it.
first-geier-choose = Choose a card. Everyone does so in secret, and you can play each card only once.
first-geier-play = Happy with it? Then play it here.
