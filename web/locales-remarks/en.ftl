## Read aloud and label beside a bot’s portrait: what Pip ([pip], still learning), Lotte (plays by feel), Bruno (shrewd and gruff), Clara (thinks things through)
## or Zeno (the master) says after something has happened. At most 60 characters. $name: another player; $cards: a remark-cards; $points: a number; $gap: a remark-gap

# Several cards, within a remark. $count: at least 3
remark-cards = { $count ->
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
   *[other] { $count } cards
 }
# How close a race was, within a remark
remark-gap = { $ms ->
    [one] one millisecond
   *[other] { $ms } milliseconds
 }
# They caught several cards
remark-mausen-many = { $bot ->
    [pip] Wow, { $cards } – all mine?
    [lotte] I had a feeling: { $cards }!
    [bruno] Hm, { $cards }. As planned.
    [clara] I’d worked it out: { $cards }.
   *[zeno] Behold: { $cards }.
 }
# Somebody else caught several cards
remark-mausen-many-other = { $bot ->
    [pip] How did you do that, { $name }?
    [lotte] Oh dear, { $cards } for { $name }.
    [bruno] Watch out for { $name }: { $cards }!
    [clara] I should have seen that, { $name }.
   *[zeno] Well hunted, { $name }.
 }
# Their card and another one took each other out
remark-equal = { $bot ->
    [pip] Hey, that was my card!
    [lotte] Two of us had the same feeling.
    [bruno] Somebody thinks like me.
    [clara] I didn’t expect the same card.
   *[zeno] Great minds… collide.
 }
# They took a lot of points
remark-geier-won = { $bot ->
    [pip] I got { $points } points, look!
    [lotte] My heart said: take it!
    [bruno] That’s { $points } points for me.
    [clara] Exactly what I wanted: { $points } points.
   *[zeno] Naturally: { $points } points.
 }
# They had to take a vulture that costs this many points
remark-geier-vulture = { $bot ->
    [pip] Ow! The vulture likes me.
    [lotte] Oh no, not the vulture!
    [bruno] Grr. That cost me { $points } points.
    [clara] A miscalculation. It happens.
   *[zeno] Even I feed vultures sometimes.
 }
# Somebody else had to take a vulture
remark-geier-vulture-other = { $bot ->
    [pip] Phew, not me! Sorry, { $name }.
    [lotte] Poor { $name }!
    [bruno] Thanks for taking it, { $name }.
    [clara] I’d have played higher, { $name }.
   *[zeno] The vulture knows its friends.
 }
# They lost a turn, and this many points with it
remark-zocken-lost = { $bot ->
    [pip] My mice! All gone!
    [lotte] One more roll felt so right…
    [bruno] { $points } points. That was greedy of me.
    [clara] The odds were on my side!
   *[zeno] Even dice are wrong sometimes.
 }
# Somebody else lost a turn, and this many points with it
remark-zocken-lost-other = { $bot ->
    [pip] Uh-oh, { $name }! All of them?
    [lotte] Oh, { $name }, I’d have rolled too.
    [bruno] Hehe. { $points } points on the run.
    [clara] I’d have stopped, { $name }.
   *[zeno] Greed, { $name }, greed.
 }
# They stopped with many points
remark-zocken-stopped = { $bot ->
    [pip] I stopped in time: { $points } points!
    [lotte] That’s enough luck for now.
    [bruno] Safe is safe: { $points } points.
    [clara] I stop while it’s good.
   *[zeno] A master knows when to stop.
 }
# Somebody took a mouse from them
remark-zocken-stolen = { $bot ->
    [pip] Hey, that was my mouse!
    [lotte] Give it back, { $name }!
    [bruno] I’ll remember that, { $name }.
    [clara] I saw that coming, { $name }.
   *[zeno] Take it. I have others.
 }
# They won a race
remark-geflippt-first = { $bot ->
    [pip] I was first! By { $gap }!
    [lotte] My paw just knew!
    [bruno] Quick eyes: { $gap } ahead.
    [clara] Faster by { $gap }.
   *[zeno] Did you blink?
 }
# They lost a race by very little
remark-geflippt-late = { $bot ->
    [pip] So close! Only { $gap }!
    [lotte] Argh, { $gap } too late!
    [bruno] Beaten by { $gap }. Next time.
    [clara] Only { $gap } behind, { $name }.
   *[zeno] I let you win, { $name }. By { $gap }.
 }
# They whacked or attacked wrongly
remark-geflippt-wrong = { $bot ->
    [pip] Oops, it isn’t wearing that!
    [lotte] I was sure I saw it!
    [bruno] Too fast for my own good.
    [clara] Look first, then whack. I know.
   *[zeno] A test. Nothing more.
 }
# They have won the game
remark-won = { $bot ->
    [pip] I won? I really won?
    [lotte] What a lovely game!
    [bruno] That’s how it’s done.
    [clara] It all went to plan.
   *[zeno] As it was written.
 }
# Somebody else has won the game
remark-praise = { $bot ->
    [pip] That was amazing, { $name }!
    [lotte] Bravo, { $name }!
    [bruno] Not bad, { $name }. Again?
    [clara] Well thought out, { $name }.
   *[zeno] Respect, { $name }. Again?
 }
