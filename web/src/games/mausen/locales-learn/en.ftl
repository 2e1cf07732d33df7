## Lesson for Mice!: what Pip says, step by step, and answers to choose from (buttons)

lesson-mausen-table = Hi, I’m Pip! I’ve only just learned this myself. Look, there are animals on the table. Everyone wants to catch the best ones. The number tells you what an animal is worth.
lesson-mausen-circle = The elephant hunts dogs, the dog hunts cats, the cat hunts mice. And who hunts the big elephant?
lesson-mausen-circle-yes = Yes! The little mouse hunts the big elephant. And that closes the circle.
lesson-mausen-circle-no = No, the elephant isn’t afraid of that one. Guess again: it’s very small…
lesson-mausen-pick = Everyone has the same cards. Everyone secretly chooses one and puts it face down.
lesson-mausen-reveal = Now all the cards are turned over at once! Only one of each kind may hunt: the highest. Here are two cats. Which one hunts?
lesson-mausen-reveal-yes = Right, 4 is more than 3. The other cat only watches.
lesson-mausen-reveal-no = That’s the lower one. The highest one hunts.
lesson-mausen-elephant = Elephant 1 is the only elephant, so it hunts. It takes all the dogs: the one on the table and the one just played. Next is dog 2. What will it catch?
# Button: an answer
lesson-mausen-two-cats = the two cats on the table
# Button: an answer
lesson-mausen-four-cats = all four cats
# Button: an answer
lesson-mausen-no-cats = nothing
lesson-mausen-dog-yes = Exactly: all of them, no matter who played them.
lesson-mausen-dog-no = A hunter takes all its prey: from the table and from the cards just played. Try again!
lesson-mausen-dog = The dog takes all four cats. Even cat 4, though it’s a hunter itself! All of this happens at the same time.
lesson-mausen-cat = So cat 4 still catches something in that moment: both mice.
lesson-mausen-mouse = Two mouse 3s are equally strong, so neither hunts. A lower mouse could hunt now, but nobody played one. Lucky elephants!
lesson-mausen-end = What nobody has caught stays on the table. After sixteen cards, everyone adds up what they’ve caught. The player with the most points wins.
# $prey: elephant, dog, cat or mouse; $points: what they are worth together
lesson-mausen-hint = { $prey ->
    [elephant] The elephants on the table are worth { $points }, more than any other animal there. A mouse could catch them.
    [dog] The dogs on the table are worth { $points }, more than any other animal there. An elephant could catch them.
    [cat] The cats on the table are worth { $points }, more than any other animal there. A dog could catch them.
   *[mouse] The mice on the table are worth { $points }, more than any other animal there. A cat could catch them.
 } But maybe the others think the same! Choose a card and play it.
# $caught: a list of cards
lesson-mausen-caught = Well done! You caught { $caught }.
lesson-mausen-missed = You didn’t catch anything this time. It happens to the best hunters.

## Lesson: speech bubbles in a first match

first-mausen-goal = Catch animals! Their numbers are your points, and after sixteen cards whoever has the most wins.
first-mausen-circle = The arrows show who hunts whom. Your card catches all its prey, on the table and among the cards played.
first-mausen-restock = The table is empty. Choose a starting card; nobody hunts this time.
first-mausen-play = Happy with it? Then play it here. All cards turn over at once, and only the highest of each kind hunts.
