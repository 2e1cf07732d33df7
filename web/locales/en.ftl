# Texts that only browsers show.

skip-to-content = Go to the page
language = Language
sound = Sound
settings = Settings
close = Close
sure = Are you sure?
reload = Load it again
page-failed = This page did not come through. Is there a network?
offline = Mauseloch cannot be reached right now. You can still read the rules.

# The titles of pages
page-home = Games about mice
page-table = Table
page-replay = Replay
page-rules = Rules
page-learn = Learn to play
page-tables = Public tables
page-tv = Big screen
page-one = One device for everybody
page-privacy = Privacy
page-imprint = Imprint
page-lost = There is nothing in this mouse hole
lost-hint = The address may have a typing mistake in it, or the page has moved out.
go-home = To the start page

# The first page. $game: its title
play-now = Play now
play-now-game = Play now: { $game }
opponents = Who you play against
with-friends = With friends
with-friends-game = Play { $game } with friends
learn = Learn
learn-game = Learn { $game }
rules = Rules
rules-game = Rules of { $game }
back-to-table = Back to your table { $code }
code-title = Somebody told you a code?
code-label = Code of the table
code-go = Let’s go
code-wrong = A code looks like mavolisu-2718: eight letters and four digits.
other-ways = Other ways to play
way-tables = Play with whoever is here
way-one = Pass the phone or tablet round
way-tv = The table on the TV, your cards on your phone

# Before a match: names, seats, bots, rules
your-name = Your name at the table
your-name-none = surprise me
public-name = At a public table we give you a name.
fewer = One less
more = One more
create-seats = Seats
create-bots = Bots among them
create-bot = How do the bots play?
create-who = Who may come?
create-friends = only friends
create-friends-hint = whoever has the link or code
create-public = everybody
create-public-hint = the table is listed for all
create-more = Time and rules
create-even = Even out the time: everybody races against their own usual time
create-open = Open the table
pace = Time for each choice
pace-relaxed = no hurry
pace-relaxed-hint = a whole day
pace-calm = calm
pace-calm-hint = one minute
pace-quick = quick
pace-quick-hint = 20 seconds
option-number = { $number }

# Seats and people
seat-number = seat { $number }
seat-empty = Seat { $number } is free
seat-free = free to take
seat-free-later = free from the next game on
seat-next = { $name } plays here from the next game on
seat-next-you = yours from the next game on
# $quality: of somebody’s connection; $ms: how long it takes there and back
seat-line = { $quality ->
    [good] good connection ({ $ms } ms)
    [fair] fair connection ({ $ms } ms)
   *[poor] slow connection ({ $ms } ms)
 }
seat-line-note = In a race, the time that a connection takes is taken off, as far as we can measure it ourselves.
seat-stand-in = a stand-in is playing
you = (you)
host = leads the table
away = away
is-asked = is choosing
wins = { $wins ->
    [one] one win
   *[other] { $wins } wins
 }
sit-down = Sit down
sit-here = Sit here
sit-on = Sit on seat { $number }
sit-later = Play in the next game
sit-on-later = Take seat { $number } from the next game on
bot-on = Bot on seat { $number }
bot-none = kept free
bot-chosen = Bot: { $how }
hear = Hear what { $name } says
mute = Do not hear any more
unmute = Hear again
remove = Free the seat
remove-sure = Really without { $name }?
invite = Invite friends
invite-title = Come and play { $game }
invite-scan = Scan it with a phone, or tell them the code:
invite-scan-big = Scan it with your phone, or type the code:
qr-label = QR code of table { $code }
share-link = Send the link
copy-link = Copy the link
link-copied = The link is copied
link-not-copied = This browser does not let us copy. The link is in the address bar.
lobby-seats = Who plays?
lobby-options = What we play by
lobby-empty = { $count ->
    [one] A bot takes the empty seat. Whoever comes later can take it over.
   *[other] Bots take the { $count } empty seats. Whoever comes later can take one over.
 }
lobby-start = Start
lobby-wait = { $name } starts the game when everybody is here.
lobby-wait-host = The game starts when everybody is here.

# At the table. $names: a list; $name: a person
arriving = One moment …
board = The table
your-turn = Your turn!
waiting-for = Waiting for { $names }
stand-in = Still getting ready: { $names }. Until then, a simpler bot is playing.
sending = Sending …
time-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
 }
lost = The connection is lost. Trying again …
lost-pending = The connection is lost. What you chose is kept and sent as soon as it is back.
paused-unreachable = Paused: the place where games are saved cannot be reached.
paused-full = Paused: there is no space left to save games.
paused-busy = Paused: saving takes longer than usual.
paused-hint = Nothing is lost, the clocks stand still, and it goes on by itself.
resumed = The game goes on.
missed = Meanwhile:
watching = You are watching.
watching-later = You are watching. You play in the next game.
people = Who plays
story = What happened
story-empty = Nothing has happened yet.
say-something = Say something
says = { $name } says: { $phrase }
menu = More
tell-scene = Tell me what lies on the table (key S)
other-device = Play on with another device
other-device-hint = Scan this with the other device, and it has your seat too. Show it to nobody else: it is the key to your seat.
table-leave = Leave the table
go-sure = Are you leaving?
go-hint = Your seat stays yours if you just go: come back with the same link. If you get up, somebody else can have it.
go-hint-playing = Your seat stays yours if you just go, and a bot helps out until you are back. If you get up, a bot plays on in your place.
get-up = Get up
just-go = Just go
go-away = Back
stay = Stay
removed = Your seat was freed
removed-hint = Whoever leads the table has freed your seat. You can watch, or sit down again where there is room.
watch-on = Watch
table-gone = Table { $code }

# The end of a match. $points: a number; $shown: the same with a proper minus
result = Over!
result-won = You win!
result-over = That was fun!
result-places = Places and points
to-result = Result
place = Place
name = Name
points = Points
evening = Wins so far
points-count = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
 }
again = Play again
again-wait = { $name } can start again.
again-wait-host = Whoever leads the table can start again.
look-at-board = Look at the table
watch-again = Watch it again
share-match = Share
save-match = Save
record-failed = The game could not be fetched. Try again in a moment.
other-game = Another game

# Public tables
tables-about = Sit down with whoever is here. Everybody gets a name from us, and people can only say ready-made sentences.
tables-none = Nobody is here right now. Open a table, and others will find it!
tables-new = Open a new table
tables-open = waiting for players
tables-playing = playing
tables-over = between two games
sit-at = Sit down at { $game }, table { $code }
sit-at-later = Play in the next game of { $game }, table { $code }
watch = Watch
watch-at = Watch { $game }, table { $code }

# The big screen
tv-about = The table is up here for everybody to see. You play with your phones. Which game?
tv-code = Show a table that is open already
tv-start = Press OK when everybody is here.
tv-nobody = Nobody has sat down yet. If you start now, bots play.
tv-hands = Your cards are on your phones.

# One device for everybody
one-about = One phone or tablet goes round. Nobody sees the cards of the others.
one-go-on = Go on with your last table
one-game = Which game?
one-who = Who plays?
one-name = Name { $number }
one-without = Without name { $number }
one-more = Somebody else plays too
one-same = Two of you have the same name.
one-turn = { $name }, your turn!
one-give = Give the device to { $name }
one-look-away = Everybody else looks away!
one-have = I am { $name }
one-end = Stop playing?
one-end-hint = Everybody gets up, and this game is over.
one-end-yes = Stop

# Settings
setting-theme = Brightness
setting-theme-auto = as my device
setting-theme-light = light
setting-theme-dark = dark
setting-motion = Movement
setting-motion-auto = as my device
setting-motion-reduced = calm
setting-motion-full = lively
setting-colours = Colours
setting-colours-normal = normal
setting-colours-contrast = strong contrast
setting-cards = Cards
setting-cards-normal = normal
setting-cards-large = large
setting-hand = I play with my
setting-hand-right = right hand
setting-hand-left = left hand
setting-odds = Odds
setting-odds-off = keep them to yourself
setting-odds-on = show them
settings-kept = Your settings stay in this browser.

# Privacy
privacy-short = Nobody needs an account here, nobody is counted, and nothing is fetched from other places.
privacy-browser = Your browser keeps your settings, the name you typed last, the table you sat at last and the keys to your seats. There are no cookies. When you get up from a table, its key is deleted.
privacy-password = It also keeps the password of this place once you have typed it, so that you are not asked again.
privacy-server = The server keeps a table, with the names typed there, while people come to it. A table that stays empty for two hours (or a week, if it is played without hurry) is deleted with its names.
privacy-matches = What was played stays: which cards and dice, and in races how quick each seat was, but not who sat there. With its link anybody can watch it again.
privacy-address = Your internet address is only used to send you the game. It is not written down.
privacy-public = At public tables you get a name from us, and people can only say ready-made sentences to each other.
privacy-host = What the host of this place adds
imprint-none = Whoever runs this place has not written one.

# A place with a password
password-about = This place has a password. Whoever runs it can tell you. With an invitation link you do not need it.
password-label = Password of this place
password-enter = Enter the password

# Why something was not done. $detail: what exactly, in English, for programmers
refused = That did not work: { $detail }
refused-bad_option = These rules cannot be chosen.
refused-bad_seats = This game is not for so many players.
refused-bad_setup = That name does not work. It needs 1 to 16 letters or digits.
refused-bad_token = This seat is not yours any more.
refused-blocked = Too much came from your network. Please wait a few minutes.
refused-full = All tables are taken right now. Try again in a little while.
refused-guess = That was too quick to be true. Look first, then tap!
refused-illegal = That is not possible right now.
refused-lookalike_name = That looks like the name of somebody here. Take another one.
refused-mixed_name = That name mixes letters of several alphabets. Use just one of them.
refused-no_coach = There is no coach on this server.
refused-no_match = There is no such game, or it is still being played.
refused-no_public_tables = There are no public tables here. Open one for your friends and send them the link.
refused-no_seat = Sit down first.
refused-no_strongest = The strongest bots are not available on this server.
refused-no_table = There is no such table. Is the code right?
refused-not_awaited = You have already answered, or it is not your turn.
refused-not_host = Only the host may do that.
refused-not_offered = This game is not offered here.
refused-not_playing = No game is being played right now.
refused-not_practice = Hints are for practice: for games that nobody else has played in, and not for races.
refused-offline = The connection is broken. Try again in a moment.
refused-old_question = The game has already moved on.
refused-own_seat = This is your own seat. Get up if you want to leave it.
refused-password_needed = This needs the password of this place.
refused-password_wrong = That is not the password. Try again!
refused-wrong_passwords = Too many wrong passwords have come from here. Come with an invitation link, or try again later.
refused-playing = The game has already begun.
refused-same_name = Somebody here is already called that. Take another name.
refused-seated = You are already sitting here.
refused-store_away = Nothing can be saved right now. Try again in a moment.
refused-table_elsewhere = This table is being played on another server now. Load the page again.
refused-table_failed = Something broke at this table. We are sorry! Please open a new one.
refused-taken = This seat is taken. Choose another one, or watch.
refused-too_fast = Not so fast!
refused-too_late = That came too late.
refused-too_many_connections = Too many people from your network are here right now. Try again in a moment.
refused-too_many_tables = Too many tables are open from your network. Play at one of those, or wait a little.
refused-too_soon = That came too early.
refused-unknown_bot = There is no such bot for this game.
refused-unknown_game = There is no such game.
refused-unsupported = This game has nothing of the kind.
refused-version = There is a new Mauseloch. Load the page again.
refused-wrong_codes = Too many wrong codes came from your network. Use the link or the QR code, or wait a while.

# Replays. $name: a player
name-seat-1 = Seat 1
name-seat-2 = Seat 2
name-seat-3 = Seat 3
name-seat-4 = Seat 4
name-seat-5 = Seat 5
name-seat-6 = Seat 6
watching-about = Watch a game again that you have saved: step by step, and through anybody’s eyes.
watching-open = Choose a file
watching-drop = Or drop the file here.
watching-other = Open a file
watching-eyes = Whose eyes?
watching-eyes-nobody = somebody looking on
watching-eyes-all = all cards open
watching-first = To the beginning
watching-back = One step back
watching-play = Play
watching-pause = Pause
watching-forward = One step on
watching-last = To the end
watching-where = Where in the game
watching-place = Step { $step } of { $last }
watching-speed = Speed
watching-times = { $times }×
watching-hand = Cards: { $name }

# The rules
rules-print = Print
rules-others = The rules of the other games
rules-none = Nobody has written down the rules of this game here.
learn-none = This game has no lesson. Its rules tell how it is played.

# Why a replay cannot be shown
refused-busy = Many people are here right now. Try again in a moment.
refused-damaged_match = This game was saved, but it cannot be read any more.
refused-damaged_record = This file is damaged: something is missing, or somebody has changed it.
refused-foreign_record = This file is not a game saved with Mauseloch.
refused-record_mismatch = What is in this file does not follow the rules, so it cannot be shown.
refused-record_version = This game was saved by another version of Mauseloch, with other rules.
refused-too_long = That is too long.

# The coach looks back. Costs are in percentage points; $error is the standard error.
page-review = Look back with the coach
coach-wait = The coach is going through the game.
coach-wait-hint = That takes a few seconds.
coach-again = Try again
coach-whose = Whose choices?
coach-percent = { $value }%
coach-about = { $value }% ± { $error }
coach-curve-said = Chances to win in percent: { $start } at the start, { $end } at the end; at least { $least }, at most { $most }.
coach-exact = All of it is worked out exactly.
coach-sampled = Estimated from many games played on from there; ± says how far off that usually is.
coach-partly = Worked out exactly where no ± stands; the rest is estimated from many games played on from there, and ± says how far off that usually is.
coach-table = The curve as a table
coach-moment = Moment
coach-start = Start
coach-choice = Before choice { $number }
coach-end = End
coach-no-turns = There was no such moment: it went on evenly.
coach-see = Look at it
coach-see-turn = Look at it: turning point { $number }
coach-choices = All choices
coach-total = Together they cost { $cost } percentage points.
coach-perfect = None of them cost anything. Well played!
coach-better = better: { $best }
coach-cost-none = costs nothing
coach-cost = −{ $cost }
coach-cost-about = −{ $cost } ± { $error }
hint = What would the coach do?
hint-wait = The coach is thinking.
hint-best = This: { $doing }.
hint-chances = Your chances to win
hint-marked = The coach would do this.

# A game without a board of its own
plain-scene = What lies there
plain-figures = Everybody
plain-acts = What you can do
plain-last = What happened last

# From whoever runs the server
notice-title = Notice:
notice-draining = The server will stop soon. You can finish your game, but no new one can begin.
refused-closed = The people who run this place have closed this table.
because-closed = The people who run this place have closed this table: { $detail }
refused-draining = The server will stop soon, so nothing new can begin. Try again in a little while.
remove-keep-out = Yes, and keep them out
refused-kept_out = The host has removed you from this table. You cannot come back to it.
refused-same_line = They seem to be on the same internet connection as you, so they cannot be kept out. You can free the seat.
