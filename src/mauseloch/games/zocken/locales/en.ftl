# Name of the game (everywhere)
zocken-title = Mäusezocken

# Part of lists and sentences, and read aloud at a die: a colour
zocken-colour = { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
    [red] red
   *[joker] joker
 }
# Part of lists and sentences, and what an action is called; $count: 1 to 6, of one colour
zocken-mice = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
 } { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
   *[red] red
 } { $count ->
    [one] mouse
   *[other] mice
 }
# Part of lists, and what an action is called; $mice: zocken-mice; $name: whose they were
zocken-stolen = { $mice } from { $name }

## Story (terminal, browser log; also read aloud)
## $name: a player; $mice: a list of zocken-mice

zocken-opening = Thirty mice sit in the middle.
zocken-begins = { $name } goes first.
zocken-begins-game = { $name } goes first in game { $game }.
zocken-rolls = { $name } rolls.
zocken-rolls-again = { $name } rolls again.
zocken-rolled = The dice show { $one } and { $other }.
zocken-took = Set aside: { $mice }.
# $jokers: a list of colours that jokers stood for
zocken-took-joker = Set aside: { $mice } (joker as { $jokers }).
zocken-took-declined = Set aside: { $mice }; left alone: { $declined }.
zocken-took-joker-declined = Set aside: { $mice } (joker as { $jokers }); left alone: { $declined }.
zocken-secured = All five colours! { $name } secures { $mice } and has to roll again.
zocken-stopped = { $name } stops and keeps { $mice }.
# $aside: colours taken before in this turn; $gone: colours of which none is left
zocken-lost-aside = Nothing to take (already taken: { $aside }): { $name } loses the turn.
zocken-lost-gone = Nothing to take (none left: { $gone }): { $name } loses the turn.
zocken-lost-both = Nothing to take (already taken: { $aside }; none left: { $gone }): { $name } loses the turn.
zocken-back = Back to the middle: { $mice }.
# Part of zocken-game-over and zocken-earlier
zocken-points = { $name } { $points }
zocken-game-over = Points in game { $game }: { $points }.

# Story: why the game ended; before match-won
zocken-ended-few_mice = Fewer than five mice are left in the middle.
# Story: why the series ended; before match-won
zocken-ended-last_game = Everyone has gone first once, and all the games have been played.
# Part of match-won, after the dash
zocken-decided-more_mice = level on points, but with more mice
# Story, result in the browser: which turn put the winner ahead for good; $points: 0 if others were robbed
zocken-deciding = { $points ->
    [0] What others lost decided it: it gave { $name } the lead for good.
    [one] A turn worth 1 point decided it: it gave { $name } the lead for good.
   *[other] A turn worth { $points } points decided it: it gave { $name } the lead for good.
 }
# Story, result in the browser: which game of a series did; $game: its number
zocken-deciding-game = { $points ->
    [0] Game { $game } decided it: it gave { $name } the lead for good.
    [one] Game { $game } decided it: 1 point gave { $name } the lead for good.
   *[other] Game { $game } decided it: { $points } points gave { $name } the lead for good.
 }

## Label on the board (terminal, browser)

# Heading of a row (terminal), label of a heap (browser)
zocken-row = { $row ->
    [middle] In the middle
    [aside] At stake
    [kept] Safe
   *[lost] Lost
 }
# Heading of a column (terminal), label (browser)
zocken-column = { $column ->
    [mice] mice
    [points] points
   *[total] total
 }

## Status: whose turn it is, and what for (terminal, browser)

zocken-to-roll = { $name } to roll.
zocken-to-roll-on = { $name } has secured mice and has to roll again.
zocken-to-take = { $name } can take mice.
zocken-to-decide = { $name } can roll again or stop.
zocken-to-stop = { $name } has all five colours: time to stop.
zocken-keeps = { $name } stops and keeps the mice.
zocken-loses = { $name } loses the turn.
zocken-over = The game is over.

## Label on the board (terminal)

# $game: which game of a series
zocken-game = Game { $game }
# Before the shapes of colours or mice
zocken-still-open = still open:
# Before the shapes of colours or mice
zocken-then-safe = safe if you stop:
# Which part of a long list is seen
zocken-page = { $first } to { $last } of { $count }

# Button, and what an action is called (terminal, browser, coach)
zocken-do-roll = roll
# Button, and what an action is called (terminal, browser, coach)
zocken-do-stop = stop and keep
# Question in a dialog (terminal, browser)
zocken-surely-lost = You have all five colours. Another roll will lose them for sure, and { $mice } will go back to the middle. Roll anyway?
# Part: what an action is called; two mice of different colours
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
# Part: what an action is called; $mice: zocken-mice, always two
zocken-one-stolen = { $mice }, one from { $name }

## Scene: what lies there, on request (terminal; read aloud in the browser)

zocken-middle = In the middle: { $mice }.
zocken-middle-empty = No mouse is left in the middle.
zocken-at-stake = At stake this turn: { $mice }.
zocken-stake = At stake: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $mice }.
zocken-owns = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $mice }.
zocken-owns-none = { $name } has no mice yet.
# $points: a list of zocken-points
zocken-earlier = Points from earlier games: { $points }.

# Page text: what the game is (list of games, start page, table)
zocken-about = Two dice, thirty mice: push your luck, but stop in time!

## Label of an option (terminal, browser)

zocken-option-first = Who goes first
# Option: for zocken-option-first
zocken-option-first-drawn = drawn by lot
zocken-option-children = Every mouse is worth 1 point
zocken-option-risk = All five colours are safe immediately, but you must roll again
zocken-option-series = As many games as players, and everyone goes first once

## Label of a figure (“mauseloch stats”)

zocken-stats-turns = turns per game
zocken-stats-rolls = rolls per turn
zocken-stats-lost = lost turns
zocken-stats-full = turns that end with all five colours
zocken-stats-stolen = stolen mice per game
