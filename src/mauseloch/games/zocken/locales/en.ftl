zocken-title = Mäusezocken

zocken-colour = { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
    [red] red
   *[joker] joker
 }
# $count of one colour
zocken-mice = { $colour ->
    [yellow] { $count ->
        [one] one yellow mouse
       *[other] { $count } yellow mice
    }
    [green] { $count ->
        [one] one green mouse
       *[other] { $count } green mice
    }
    [blue] { $count ->
        [one] one blue mouse
       *[other] { $count } blue mice
    }
    [orange] { $count ->
        [one] one orange mouse
       *[other] { $count } orange mice
    }
   *[red] { $count ->
        [one] one red mouse
       *[other] { $count } red mice
    }
 }
# $mice: zocken-mice; $name: whose they were
zocken-stolen = { $mice } from { $name }

zocken-opening = Thirty mice sit in the middle.
zocken-begins = { $name } begins.
zocken-begins-game = { $name } begins game { $game }.
zocken-rolls = { $name } rolls.
zocken-rolls-again = { $name } rolls again.
zocken-rolled = The dice show { $one } and { $other }.
zocken-took = Set aside: { $mice }.
# $jokers: a list of colours that jokers stood for
zocken-took-joker = Set aside: { $mice } (joker as { $jokers }).
zocken-took-declined = Set aside: { $mice }; left alone: { $declined }.
zocken-took-joker-declined = Set aside: { $mice } (joker as { $jokers }); left alone: { $declined }.
zocken-secured = All five colours! { $name } secures { $mice } and must roll on.
zocken-stopped = { $name } stops and keeps { $mice }.
# $aside: colours taken before in this turn; $gone: colours of which none is left
zocken-lost-aside = Nothing to take, { $aside } had been taken: { $name } loses the turn.
zocken-lost-gone = Nothing to take, none left of { $gone }: { $name } loses the turn.
zocken-lost-both = Nothing to take, { $aside } had been taken, none left of { $gone }: { $name } loses the turn.
zocken-back = Back to the middle: { $mice }.
zocken-points = { $name } { $points }
zocken-game-over = Points of game { $game }: { $points }.

zocken-ended-few_mice = Fewer than five mice are left in the middle.
zocken-ended-last_game = Everyone has begun once, and all games are played.
zocken-decided-more_mice = level on points, but with more mice
