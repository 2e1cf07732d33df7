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
