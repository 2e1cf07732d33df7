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
