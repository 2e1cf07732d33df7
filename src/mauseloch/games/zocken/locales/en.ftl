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

# The board
# What a row and a column show
zocken-row = { $row ->
    [middle] In the middle
    [aside] At stake
    [kept] Safe
   *[lost] Lost
 }
zocken-column = { $column ->
    [mice] mice
    [points] points
   *[total] total
 }
# Whose turn it is, and what for
zocken-to-roll = { $name } is next to roll.
zocken-to-roll-on = { $name } has secured mice and must roll on.
zocken-to-take = { $name } may take mice.
zocken-to-decide = { $name } may roll again or stop.
zocken-to-stop = { $name } has all five colours: time to stop.
zocken-keeps = { $name } stops and keeps the mice.
zocken-loses = { $name } loses the turn.
zocken-over = The game is over.
# $game: which game of a series
zocken-game = Game { $game }
# Before the shapes of colours or mice
zocken-still-open = still open:
zocken-then-safe = safe then:
# Which part of a long list is seen
zocken-page = { $first } to { $last } of { $count }
zocken-do-roll = roll
zocken-do-stop = stop and keep
zocken-surely-lost = You have all five colours. Another roll loses them for sure, and { $mice } go back to the middle. Roll anyway?
# Two mice of different colours
zocken-pair = { $one ->
    [yellow] one yellow
    [green] one green
    [blue] one blue
    [orange] one orange
   *[red] one red
 } and { $other ->
    [yellow] one yellow
    [green] one green
    [blue] one blue
    [orange] one orange
   *[red] one red
 } mouse
# $mice: zocken-mice, always two
zocken-one-stolen = { $mice }, one from { $name }
zocken-middle = In the middle: { $mice }.
zocken-middle-empty = No mouse is left in the middle.
zocken-at-stake = At stake in this turn: { $mice }.
zocken-stake = At stake: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $mice }.
zocken-owns = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
 }: { $mice }.
zocken-owns-none = { $name } has no mice yet.
# $points: a list of zocken-points
zocken-earlier = Points from earlier games: { $points }.

# Before a match
zocken-about = Two dice, thirty mice: push your luck, but stop in time!
zocken-option-first = Who begins
zocken-option-first-drawn = drawn by lot
zocken-option-children = Every mouse counts one point
zocken-option-risk = All five colours are safe at once, but you must roll on
zocken-option-series = As many games as players, everyone begins once

# Statistics
zocken-stats-turns = turns per game
zocken-stats-rolls = rolls per turn
zocken-stats-lost = lost turns
zocken-stats-full = turns that end with all five colours
zocken-stats-stolen = stolen mice per game
