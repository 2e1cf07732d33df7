### Texts that only browsers show. What the first word of a comment means: src/mauseloch/locales/en.ftl.

## Label and button on every page

# Link that the keyboard meets first
skip-to-content = Skip to content
# Label of a picker (read aloud; setting)
language = Language
# Button (read aloud; setting)
sound = Sound
# Label of a slider (setting)
volume = Volume
# Button (setting): a switch
music = Music
# Button (read aloud) and heading of a page
settings = Settings
# Button (read aloud)
close = Close
# Heading of a dialog, before an action that would surely do harm
sure = Are you sure?
# Button
reload = Reload
# Error: a page or a part of it did not load; reload often comes below
page-failed = That didn’t load. Are you online?
# Error below a button or field, or in a toast: what was asked of the server did not get there
not-connected = Couldn’t reach Mauseloch. Check your connection and try again.
# Error at the top of the page, for as long as it lasts
offline = Can’t reach Mauseloch right now. You can still read the rules.

## Heading of a page, and link to it

page-home = Four mouse games
page-table = Table
page-replay = Replay
page-rules = Rules
page-learn = Learn to play
page-tables = Public tables
page-tv = Big screen
page-one = One device for everyone
page-privacy = Privacy
page-imprint = Legal notice
page-lost = There’s nothing in this mouse hole
# Page text
lost-hint = There may be a typo in the address, or the page has moved out.
# Link, button
go-home = Back to the home page

## Heading of a tab of the browser (its title). $game: a title

title-rules = Rules: { $game }
title-replay = Replay: { $game }
# With the coach
title-review = Look back: { $game }
# While a choice is awaited
title-turn = Your turn – { $game }

## Button or link on the home page. $game: its title

# Button, at most 22 characters
play-now = Play now
# Read aloud: the same button
play-now-game = Play now: { $game }
# Label of a picker
opponents = Your opponents
# Button, at most 22 characters
with-friends = With friends
# Read aloud: the same button
with-friends-game = Play { $game } with friends
# Link, at most 16 characters
learn = Learn
# Read aloud: the same link
learn-game = Learn { $game }
# Link instead of learn, until a game is known
first-time = First time?
# Read aloud: the same link
first-time-game = First time? Learn { $game }
# Link at a new table, until a game is known
first-time-table = First time? Pip shows you how it’s played
# Link, at most 16 characters; button (read aloud); heading of a dialog
rules = Rules
# Read aloud: the same link
rules-game = Rules of { $game }
back-to-table = Back to your table { $code }
# Label of a field
code-label = Table code
# Button beside a field, at most 14 characters
code-go = Let’s go
# Error below the code field
code-wrong = A code looks like mavolisu-2718: eight letters and four digits.
# Read aloud: heading of the next three
other-ways = Other ways to play
# Hint below page-tables
way-tables = Play with whoever’s here
# Hint below page-one
way-one = Pass the phone or tablet around
# Hint below page-tv
way-tv = The table on the TV, your cards on your phone

## Label or option in the form for a new table

# Label of a field
your-name = Your name at the table
# Hint inside the empty field
your-name-none = surprise me
# Page text, instead of the field
public-name = At a public table, we give you a name.
# Label of a part of the form that opens: how you look at the table
look = Animal and colour
# Label of the choices in it (read aloud)
look-portrait = Animal
# Label of the choices in it (read aloud)
look-colour = Colour
# Option (read aloud)
portrait-fox = Fox
# Option (read aloud)
portrait-bear = Bear
# Option (read aloud)
portrait-hare = Hare
# Option (read aloud)
portrait-owl = Owl
# Option (read aloud)
portrait-frog = Frog
# Option (read aloud)
portrait-panda = Panda
# Option (read aloud)
portrait-penguin = Penguin
# Option (read aloud)
portrait-hedgehog = Hedgehog
# Option (read aloud)
portrait-lion = Lion
# Option (read aloud)
portrait-koala = Koala
# Option (read aloud)
portrait-pig = Pig
# Option (read aloud)
portrait-chick = Chick
# Option (read aloud)
colour-red = red
# Option (read aloud)
colour-blue = blue
# Option (read aloud)
colour-green = green
# Option (read aloud)
colour-yellow = yellow
# Option (read aloud)
colour-purple = purple
# Option (read aloud)
colour-orange = orange
# Option (read aloud)
colour-teal = teal
# Button (read aloud)
fewer = One fewer
# Button (read aloud)
more = One more
create-seats = Seats
create-bots = Bots
create-bot = How do the bots play?
create-who = Who can join?
# Option
create-friends = friends only
# Hint below create-friends
create-friends-hint = anyone with the link or code
# Option
create-public = everyone
# Hint below create-public
create-public-hint = the table is publicly listed
# Heading of a part that opens
create-more = Time and rules
# Label of a switch
create-even = Level the field: everyone races against their own usual time
# Button
create-open = Open the table
pace = Time per choice
# Option
pace-relaxed = no hurry
# Hint below pace-relaxed
pace-relaxed-hint = a whole day
# Option
pace-calm = calm
# Hint below pace-calm
pace-calm-hint = 1 minute
# Option
pace-quick = quick
# Hint below pace-quick
pace-quick-hint = 20 seconds
# Option: a number of a game’s own options
option-number = { $number }

## Label at a seat (before a game, and in the list of who’s playing)

# Read aloud: the seat’s sign; and instead of a name
seat-number = seat { $number }
# Instead of a name
seat-empty = Seat { $number } is free
seat-free = free
seat-free-later = free from the next game
seat-next = { $name } plays here from the next game
seat-next-you = yours from the next game
# $quality: of somebody’s connection; $ms: how long it takes there and back
seat-line = { $quality ->
    [good] good connection ({ $ms } ms)
    [fair] fair connection ({ $ms } ms)
   *[poor] slow connection ({ $ms } ms)
 }
# Hint below the seats
seat-line-note = In a race, we take off the time your connection needs, as far as we can measure it ourselves.
seat-stand-in = a stand-in is playing
# After the own name
you = (you)
# Label on a small ribbon below your own portrait, at most 4 characters
you-ribbon = you
host = host
away = away
is-asked = is choosing
# Also in the table of the result
wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 }
# Button
sit-down = Sit down
# Button, at most 24 characters
sit-here = Sit here
# Read aloud: the same button
sit-on = Sit here: seat { $number }
# Button
sit-later = Play in the next game
# Read aloud: the same button
sit-on-later = Play in the next game: seat { $number }
# Read aloud: a picker
bot-on = Bot in seat { $number }
# Option
bot-none = keep free
# Option; $how: how it plays
bot-chosen = Bot: { $how }
# Read aloud: a switch that is on until it is muted
hear = Hear what { $name } says
# Hint at a button
mute = Mute
# Hint at a button
unmute = Unmute
# Button
remove = Remove from table
# Button that takes the place of remove
remove-sure = Really remove { $name }?

## Label and button around an invitation

# Heading
invite = Invite friends
# Heading of what is shared
invite-title = Come and play { $game }
# Hint below a QR code
invite-scan = Scan this with a phone, or pass on the code:
# Hint below a QR code on the big screen
invite-scan-big = Scan this with your phone, or type the code:
# Read aloud: a QR code
qr-label = QR code of table { $code }
# Button
share-link = Send the link
# Button
copy-link = Copy the link
# Button after it was pressed; read aloud
link-copied = Link copied
# Error below that button
link-not-copied = This browser won’t let us copy. The link is in the address bar.

## Page text before a game

# Heading of the seats
lobby-seats = Who’s playing?
# Heading of the list of options
lobby-options = House rules
# Hint above the button lobby-start
lobby-empty = { $count ->
    [one] A bot will take the empty seat. Anyone who comes later can take over.
    [2] Bots will take the two empty seats. Anyone who comes later can take over.
    [3] Bots will take the three empty seats. Anyone who comes later can take over.
    [4] Bots will take the four empty seats. Anyone who comes later can take over.
    [5] Bots will take the five empty seats. Anyone who comes later can take over.
   *[other] Bots will take the { $count } empty seats. Anyone who comes later can take over.
 }
# Button
lobby-start = Start
lobby-wait = { $name } will start the game when everyone’s here.
lobby-wait-host = The game starts when everyone’s here.

## Status at the table. $names: a list; $name: a person

# While something loads
arriving = One moment…
# Read aloud: the board
board = The table
your-turn = Your turn!
waiting-for = Waiting for { $names }
# Notice; read aloud
stand-in = Still getting ready: { $names }. Until then, a simpler bot is playing.
# Button during a scene, at most 14 characters; also for Space and Escape
skip-scene = Skip
sending = Sending…
# Read aloud: the clock
time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
 }
lost = Connection lost. Trying again…
lost-pending = Connection lost. Your choice is saved and will be sent as soon as you’re back.
# Before paused-hint
paused-unreachable = Paused: the server can’t save games right now.
# Before paused-hint
paused-full = Paused: there’s no space left to save games.
# Before paused-hint
paused-busy = Paused: saving is taking longer than usual.
# After one of the three above
paused-hint = Nothing is lost, the clocks have stopped, and the game will go on by itself.
# Read aloud: after a pause
resumed = The game is back on.
# Heading of what happened while somebody was away
missed = While you were away:
watching = You’re watching.
watching-later = You’re watching. You play in the next game.

## Button at the table, at its edge or in its menu

# Button (read aloud) and heading of a dialog
people = Who’s playing
# Heading of the log
story = What happened
# Page text: instead of the log
story-empty = Nothing has happened yet.
# Button (read aloud) and heading of a dialog
say-something = Say something
# Read aloud: a speech bubble
says = { $name } says: { $phrase }
# Read aloud: somebody reacts with a face
reacts = { $name } reacts: { $face }
# Read aloud: a row of small faces, one of which is tapped to react
faces = Reactions
# Label (tooltip, and read aloud): what this and the next faces express
face-laugh = Laughter
face-love = Love
face-wow = Amazement
face-phew = Relief
face-sad = Sadness
face-wink = Wink
# Button (read aloud) and heading of a dialog
menu = More
# Button for screen readers
tell-scene = Tell me what’s on the table (key S)
# Heading of a part that opens; read aloud at its QR code
other-device = Continue on another device
# Hint above that QR code
other-device-hint = Scan this with your other device to have your seat there too. Don’t show it to anyone else: it’s the key to your seat.
# Button, also before a game; read aloud at a sign
table-leave = Leave the table

## Button in the dialog before somebody leaves

# Heading
go-sure = Are you leaving?
# Page text: before or after a game
go-hint = If you leave for now, your seat stays yours: come back with the same link. If you give it up, someone else can take it.
# Page text: during a game
go-hint-playing = If you leave for now, your seat stays yours and a bot plays until you’re back. If you give it up, a bot finishes the game for you.
get-up = Give up my seat
just-go = Leave for now
# Button instead of these for whoever has no seat
go-away = Back
stay = Stay
# Heading of a dialog
removed = You’ve lost your seat
# Page text
removed-hint = The host has freed your seat. You can watch, or sit down wherever there’s room.
# Button
watch-on = Watch
# Heading of a page: this table cannot be shown; why, is said below
table-gone = Table { $code }

## Heading or button at the end of a game. $points: a number; $shown: the same with a proper minus

# Heading for those who watch, or share one device
watch-won = { $names } wins!
# Heading for them
watch-shared = { $names } share the win!
# Heading for a winner; $ahead: how many points
result-won = { $ahead ->
    [one] You win, 1 point ahead!
   *[other] You win, { $ahead } points ahead!
 }
# Heading for a winner with no more points than somebody else
result-won-level = You win, level on points!
# Heading for a winner where most points alone do not win
result-won-anyway = You win!
# Heading for one of several winners; $names: the others
result-won-shared = You share the win with { $names }!
# Part of the headings below: the place of somebody who has not won
result-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Place { $place }
 }
# Part of the headings below: several have this place
result-place-shared = { $place ->
    [2] Joint second
    [3] Joint third
    [4] Joint fourth
    [5] Joint fifth
    [6] Joint sixth
   *[other] Joint place { $place }
 }
# Heading for everyone else who played; $nth: the place; $points: how many points were missing
result-short = { $points ->
    [one] { $nth }, 1 point short
   *[other] { $nth }, { $points } points short
 }
# Heading for somebody with as many points as the winner
result-level = { $nth }, level on points
# Heading for somebody with more points than the winner
result-despite = { $nth }, despite more points
# Read aloud: the table below
result-places = Rankings and points
# Button
to-result = Result
# Heading of a column
place = Place
# Heading of a column
name = Name
# Heading of a column
points = Points
# Heading of a column
evening = Wins so far
# Table cell
points-count = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
 }
# Button
again = Play again
# Page text instead of that button
again-wait = { $name } can start another game.
# Page text instead of that button
again-wait-host = The host can start another game.
# Button, and heading of the dialog it opens: what else to do after a game
after-more = More…
# Button
look-at-board = Show the table
# Link
watch-again = Watch again
# Button
share-match = Share
# Button
save-match = Save
# Error below these buttons
record-failed = Couldn’t load the game. Try again in a moment.
# Link
other-game = Another game

## Button or label on the page of public tables

# Page text
tables-about = Join whoever’s here. We give everyone a name, and you chat in ready-made phrases only.
# Page text
tables-none = Nobody’s here right now. Open a table, and others will find it!
# Heading
tables-new = Open a new table
# Label at a table
tables-open = waiting for players
# Label at a table
tables-playing = playing
# Label at a table
tables-over = between games
# Read aloud: the button sit-down
sit-at = Sit down at { $game }, table { $code }
# Read aloud: the button sit-later
sit-at-later = Play in the next game of { $game }, table { $code }
# Button
watch = Watch
# Read aloud: the same button
watch-at = Watch { $game }, table { $code }

## Page text on the big screen

tv-about = The table goes up here for everyone to see. You play on your phones. Which game?
# Heading
tv-code = Show a table that’s already open
# Hint beside the button lobby-start
tv-start = Press OK when everyone’s here.
# Hint beside the button lobby-start
tv-nobody = Nobody has sat down yet. If you start now, only bots will play.
tv-hands = Your cards are on your phones.

## Button or label where one device goes round

# Page text
one-about = Pass one phone or tablet around. Nobody sees anyone else’s cards.
one-go-on = Continue at your last table
# Question above the games
one-game = Which game?
# Question above the names
one-who = Who’s playing?
# Label of a field
one-name = Name { $number }
# Button (read aloud) beside that field
one-without = Remove name { $number }
one-more = Add a player
# Error below the names
one-same = Two of you have the same name.
# Status, and heading before the same person plays again
one-turn = { $name }, your turn!
# Heading between two people
one-give = Give the device to { $name }
# Page text below that
one-look-away = Everyone else, look away!
one-have = I’m { $name }
# Heading of a dialog
one-end = Stop playing?
# Page text
one-end-hint = Everyone leaves the table, and this game is over.
one-end-yes = Stop

## Label of a setting, and its options

# Label of a switch
setting-vibration = Vibrate when it’s my turn
setting-theme = Appearance
# Option
setting-theme-auto = same as my device
# Option
setting-theme-light = light
# Option
setting-theme-dark = dark
setting-motion = Animation
# Option
setting-motion-auto = same as my device
# Option
setting-motion-reduced = calm
# Option
setting-motion-full = lively
setting-colours = Colours
# Option
setting-colours-normal = normal
# Option
setting-colours-contrast = high contrast
setting-cards = Cards
# Option
setting-cards-normal = normal
# Option
setting-cards-large = large
setting-hand = I play with my
# Option
setting-hand-right = right hand
# Option
setting-hand-left = left hand
# Whether zocken-odds is shown below the dice
setting-odds = Risk of the next roll (Mäusezocken)
# Option
setting-odds-off = hide
# Option
setting-odds-on = show
# Label of a setting
setting-story = What happened
# Option
setting-story-pictures = in pictures
# Option
setting-story-words = in words
# Whether the five bots comment on what has happened
setting-remarks = What Pip and the others say
# Option
setting-remarks-on = show
# Option
setting-remarks-off = hide
# Hint below the settings
settings-kept = Your settings stay in this browser.
# Button in the settings and below the rules
tips-again = Show Pip’s tips again
# Notice after that
tips-to-come = Pip will be back with tips when you play.

## Page text about privacy

privacy-short = No accounts, no tracking, and nothing loaded from other sites.
privacy-browser = Your browser keeps your settings, the last name you typed, your animal and your colour, the last table you sat at and the keys to your seats. There are no cookies. When you give up a seat, its key is deleted.
privacy-password = It also keeps the password for this site once you’ve typed it, so that you aren’t asked again.
privacy-server = The server keeps a table, with the names typed there, for as long as people keep coming. A table that stays empty for two hours (or a week, if it’s played without hurry) is deleted, names and all.
privacy-matches = What was played stays: which cards and dice, and in races how quick each seat was, but not who sat there. Anyone with the link can watch the game again.
privacy-address = Your internet address is only used to send you the game. It isn’t recorded.
privacy-public = At public tables, we give you a name, and people chat in ready-made phrases only.
# Heading above what the host has written
privacy-host = More from the people who run this site
# Page text instead of the legal notice
imprint-none = The people who run this site haven’t written one.

## Page text where a site has a password

password-about = This site has a password. Ask the people who run it. With an invitation link, you don’t need one.
# Label of a field
password-label = Password for this site
# Button
password-enter = Enter the password

## Error: why something was not done (toast, below a button or field, or on a page)
## $detail: what exactly, in English, for programmers

refused = That didn’t work: { $detail }
refused-bad_look = There’s no such portrait or colour. Choose another one.
refused-bad_option = These rules can’t be chosen.
refused-bad_seats = This game doesn’t work with that many players.
# Below the field for a name
refused-bad_setup = That name won’t work. It needs 1 to 16 letters or digits.
refused-bad_token = This seat isn’t yours any more.
refused-blocked = Too many requests have come from your network. Wait a few minutes, then try again.
refused-full = All tables are taken right now. Try again in a little while.
refused-guess = That was too quick to be true. Look first, then tap.
refused-illegal = That isn’t possible right now.
# Below the field for a name
refused-lookalike_name = That looks like someone else’s name here. Choose another one.
# Below the field for a name
refused-mixed_name = That name mixes letters of several alphabets. Use just one of them.
refused-no_coach = There’s no coach on this server.
refused-no_match = That game doesn’t exist, or it’s still being played.
# Also page text, instead of tables-about
refused-no_public_tables = There are no public tables here. Open one for your friends and send them the link.
refused-no_seat = Sit down first.
refused-no_strongest = The strongest bots aren’t available on this server.
refused-no_table = There’s no such table. Is the code right?
refused-not_awaited = You’ve already answered, or it isn’t your turn.
refused-not_host = Only the host can do that.
refused-not_offered = This game isn’t offered here.
refused-not_playing = No game is being played right now.
refused-not_practice = Hints are for practice: for games you play against bots alone, and not for races.
refused-offline = Couldn’t connect. Try again in a moment.
refused-old_question = The game has already moved on.
refused-own_seat = This is your own seat. To give it up, leave the table.
refused-password_needed = You need the password for this site.
# Below the password field
refused-password_wrong = That isn’t the password. Try again.
refused-wrong_passwords = Too many wrong passwords have come from your network. Use an invitation link, or try again later.
refused-playing = The game has already started.
# Below the field for a name
refused-same_name = Someone here already has that name. Choose another one.
refused-seated = You’re already sitting here.
refused-store_away = Nothing can be saved right now. Try again in a moment.
refused-table_elsewhere = This table has moved to another server. Reload the page.
refused-table_failed = Sorry, something broke at this table. Open a new one.
refused-taken = This seat is taken. Choose another one, or watch.
refused-too_fast = Not so fast. Try again in a moment.
refused-too_late = That came too late.
refused-too_many_connections = Too many people from your network are here right now. Try again in a moment.
refused-too_many_tables = Too many tables are open from your network. Play at one of those, or wait a little.
refused-too_soon = That came too early.
refused-unknown_bot = There’s no such bot for this game.
refused-unknown_game = There’s no such game.
refused-unsupported = This game doesn’t have that.
refused-version = There’s a new version of Mauseloch. Reload the page.
# Below the code field
refused-wrong_codes = Too many wrong codes have come from your network. Use the link or the QR code, or wait a while.

## Name of a seat in a saved game that names nobody

name-seat-1 = Seat 1
name-seat-2 = Seat 2
name-seat-3 = Seat 3
name-seat-4 = Seat 4
name-seat-5 = Seat 5
name-seat-6 = Seat 6

## Button where a saved game is watched (read aloud). $name: a player

# Page text
watching-about = Replay a saved game step by step, through anyone’s eyes.
# Button
watching-open = Choose a file
# Hint below that button
watching-drop = Or drop the file here.
watching-other = Open a file
# Label of a picker (read aloud)
watching-eyes = Through whose eyes?
# Option
watching-eyes-nobody = a spectator’s
# Option
watching-eyes-all = all cards open
watching-first = To the beginning
watching-back = One step back
watching-play = Play
watching-pause = Pause
watching-forward = One step forward
watching-last = To the end
# Label of a slider (read aloud)
watching-where = Position in the game
# Read aloud: where that slider is
watching-place = Step { $step } of { $last }
# Label of a picker (read aloud)
watching-speed = Speed
# Option
watching-times = { $times }×
# Label at the cards of a seat
watching-hand = Cards: { $name }

## Page text of the rules

# Button
rules-print = Print
# Heading of a list of links
rules-others = Rules of the other games
rules-none = There are no rules for this game here.
learn-none = This game has no lesson. Its rules explain how to play.

## Error: why a saved game cannot be shown (page)

refused-busy = It’s busy right now. Try again in a moment.
refused-damaged_match = This game was saved, but it can’t be read any more.
refused-damaged_record = This file is damaged: something is missing, or somebody has changed it.
refused-foreign_record = This file isn’t a game saved with Mauseloch.
refused-record_mismatch = What’s in this file doesn’t follow the rules, so it can’t be shown.
refused-record_version = This game was saved by another version of Mauseloch, with different rules.
refused-too_long = That’s too long.

## Page text where the coach looks back. Costs are in percentage points; $error is the standard error.

# Heading of a page, and link to it
page-review = Look back with the coach
# Status, before coach-wait-hint
coach-wait = The coach is going through the game.
coach-wait-hint = This takes a few seconds.
# Button
coach-again = Try again
# Question above the players
coach-whose = Whose choices?
# Table cell, and label at the curve
coach-percent = { $value }%
# Table cell
coach-about = { $value }% ± { $error }
# Read aloud: the curve
coach-curve-said = Chances of winning in percent: { $start } at the start, { $end } at the end; at least { $least }, at most { $most }.
# Hint below chances
coach-exact = All of it is worked out exactly.
# Hint below chances
coach-sampled = Estimated by playing many games on from that point; ± shows how far off that usually is.
# Hint below chances
coach-partly = Exact wherever there’s no ±. The rest is estimated by playing many games on from that point; ± shows how far off that usually is.
# Below the chances of a hint
coach-approximate = Judged approximately, by a learned value.
# After how approximate chances were found
coach-exact-too = Where there’s no ±, it’s exact.
# After how approximate chances were found: the start, and perhaps more
coach-sampled-too = Any other ± comes from playing many games on from that point, and shows how far off that usually is.
# Heading of a part that opens
coach-table = The curve as a table
# Heading of a column
coach-moment = Moment
# Table cell
coach-start = Start
# Table cell
coach-choice = Before choice { $number }
# Table cell
coach-end = End
coach-no-turns = There was no turning point: the chances never changed much at once.
# Link at a turning point
coach-see = Show
# Read aloud: the same link
coach-see-turn = Show turning point { $number }
# Heading
coach-choices = All choices
coach-total = Together they cost { $cost } percentage points.
coach-perfect = None of them cost anything. Well played!
# Label at a choice
coach-better = better: { $best }
# Label at a choice
coach-cost-none = costs nothing
# Label at a choice
coach-cost = −{ $cost }
# Label at a choice
coach-cost-about = −{ $cost } ± { $error }
# Button (read aloud) and heading of a dialog
hint = What would the coach do?
# Status
hint-wait = The coach is thinking.
# Hint; $doing: what an action is called
hint-best = I’d do this: { $doing }.
# Heading
hint-chances = Your chances of winning
# Read aloud: at the marked action on the board
hint-marked = The coach would do this.

## Heading on the board of a game without one of its own

# Heading, read aloud
plain-scene = What’s on the table
# Heading, read aloud
plain-figures = Everyone
plain-acts = What you can do
plain-last = What happened last

## Notice from the people who run the server

# Heading of the notice
notice-title = Notice:
notice-draining = The server will stop soon. You can finish your game, but no new one can start.
# Error (page)
refused-closed = The people who run this site have closed this table.
# Error (page); $detail: what they wrote
because-closed = The people who run this site have closed this table: { $detail }
# Error
refused-draining = The server will stop soon, so nothing new can start. Try again in a little while.
# Button beside remove-sure
remove-keep-out = Yes, and keep them out
# Error (page)
refused-kept_out = The host has removed you from this table. You can’t come back to it.
# Error
refused-same_line = They seem to be on the same internet connection as you, so they can’t be kept out. You can still remove them from the table.
