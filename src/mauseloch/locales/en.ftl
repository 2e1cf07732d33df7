### Texts that all games share.
###
### Every message says where people meet it: its own comment, or that of its group (##), begins
### with one of these words. tests/texts looks after that, and after "at most N characters".
###
### Button: to press or pick · Error: what went wrong · Heading: of a page, dialog, list or column
### Help: of the command line, not a whole sentence · Hint: a line of advice beside something
### Label: beside a field, figure or picture · Lesson: Pip says it · Link · Name: of somebody or
### something, used in other messages · Notice: what has just happened, at the edge · Option: one of
### several to choose · Page text: sentences on a page · Part: goes into another message · Question
### Read aloud: heard, not seen · Scene: what lies there, on request · Status: what is going on now
### Story: told line by line · Table: a cell · Terminal: a line that a command prints
###
### Counts up to twelve are words in sentences; digits are for points, percentages, times, limits,
### labels, and for what operators' and programmers' commands print.

# Part of any sentence: a list. $first: all but the last item, with commas; $last: the last item
list = { $first } and { $last }

## Heading of a game that is told (terminal)
## $game: its title; $players: their names; $seed: a text

match-title = { $game } – { $players } (seed { $seed })
play-title = { $game } – { $players }

## Story: how a game ended (terminal, result in the browser)
## $ended: why it ended, a sentence; $names: who won; $decided: how it was decided

match-won = { $ended } { $names } wins – { $decided }.
match-shared = { $ended } { $names } share the win – { $decided }.

## Part of match-won and match-shared, after the dash

decided-points = on points
decided-shared = level in every respect

## Terminal: what “mauseloch replay” says. $inputs: how many

replay-verified = Verified: { $inputs ->
    [one] the only move follows
   *[other] all { $inputs } moves follow
 } the rules.
replay-not-over = Verified: { $inputs ->
    [one] the only move follows
   *[other] all { $inputs } moves follow
 } the rules; the game isn’t over yet.
# One line for each match of a file that holds several. $scores: separated by colons
replay-item = { $number }. { $game } – { $players }: { $scores }
# One line for each unfinished match of a file that holds several
replay-item-open = { $number }. { $game } – { $players }
replay-choose = To see one of them, add --match and its number.
# Hint after each step
replay-step = … (Enter: continue; any letter, then Enter: tell the rest)

## Hint below the board: which keys do what (terminal, at most 80 columns). $name: a player; $doing: what an action is called

screen-pick = ↑ ↓ or a number, then Enter · Ctrl-C: leave
screen-type = Type, then Enter · Ctrl-C: leave
# Heading of the screen between two players
screen-pass = Pass the keyboard to { $name }.
screen-take = { $name }: nobody else looking? Then press Enter.
screen-go-on = Enter: continue
plain-keys = Press the number or letter next to what you want to do.
screen-more = Enter: keep reading
# Question: is it to be this action?
screen-choose = { $name }: { $doing }?
# Question, before an action is chosen
screen-choose-any = { $name }: what will you do?
screen-keys = ← → ↑ ↓ or type, then Enter · ?: help · Tab: story · Ctrl-C: leave
# Heading of a list on the help screen
screen-possible = What you can do now (arrow keys, a number or these words):
screen-page = ↑ ↓ or Space: scroll · Enter: back

## Question: the same with --plain, in lines of words. $number: the usual choice; $typed: what somebody typed

lines-pick = Which number? (just Enter: { $number }){ " " }
# Error
lines-no-such-number = { $typed } isn’t a number from 1 to { $most }.
# Heading of a list of actions; $name: the player who is asked
lines-possible = { $name }, your choices (? shows the rules):

## Error while somebody plays in a terminal

# $legal: a list of actions as they are typed
play-not-understood = I don’t understand { $typed }. You can choose { $legal }.
play-needs-time = A reaction needs a time in milliseconds, as in “pass @850”; { $typed } doesn’t have one.
play-not-saved = This game can’t be saved: there’s no folder to save it in.
play-cannot-save = Couldn’t save this game: { $reason }

## Terminal: what “mauseloch serve” says as it starts

serve-at = Mauseloch is open at { $address }
# Heading of a QR code
serve-scan = Scan this with a phone on the same network:
serve-no-network = This computer isn’t on a network, so phones can’t reach it.
serve-others = If a phone can’t get there, also try { $addresses }.
# Heading of a configuration file (--check); the first # belongs to it
serve-config = # The settings in effect, including those in { $file }
# Heading of a configuration file (--check); the first # belongs to it
serve-no-config = # The settings in effect; there’s no configuration file

## Terminal: what “mauseloch mcp --http” says as it starts

mcp-at = Assistants can connect to { $address }
mcp-anyone = Anyone who can reach this address can play here. Keep it within a network you trust.

## Terminal: what “mauseloch export” says

export-damaged = Couldn’t read match { $match }; it’s left out.
export-done = { $matches ->
    [0] No match is over yet; { $file } is empty.
    [one] Wrote 1 match to { $file }
   *[other] Wrote { $matches } matches to { $file }
 }

## Terminal: what “mauseloch play” says before and after a game

play-kept = Saved to { $file }
play-get-ready = The bots are getting ready. The very first time, this may take a minute.
play-resume = To continue this game: { $command }

## Terminal: what “mauseloch solve” says
## $residual: how far values still change, like "3.2e-05"; $percent: a number as it is written in this language, like 52.979

solve-begins = Getting ready
solve-sweep = Sweep { $sweeps }: values still change by { $residual }
solve-value = With perfect play, the player who goes first wins { $percent }% of the time (a shared win counts half).
solve-done = Solved in { $sweeps } sweeps and { $seconds } seconds; in the last one no value changed by more than { $residual }.
solve-kept = Table saved to { $file } ({ $kilobytes } kB).

## Terminal: what “mauseloch compile” says

# Part of compile-done
compile-bots = { $game }, strongest bots
# Part of compile-done
compile-coach = { $game }, coach
compile-done = Compiled: { $what }
compile-there = Already compiled: { $what }
compile-kept = Everything is ready. The compiled code is in { $folder }.

## Button in a menu (terminal): after Ctrl-C

# Question above the menu
leave = Leave this game?
leave-save = Save and leave (you can continue later)
leave-plainly = Leave
leave-drop = Leave without saving
leave-stay = Keep playing

## Button: when an action would surely do harm (terminal; dialog in the browser)

sure-no = No, go back
sure-yes = Yes, do it anyway

## Button in a menu (terminal): after a game

after-again = Play again
after-other = Play something else
after-keep = Save this game
after-enough = That’s enough for today

## Terminal: who has won how often this evening, above the menu
## $matches: how many, at least 2; $wins: a list of tally-wins

tally = After { $matches } games: { $wins }.
# Part of tally
tally-wins = { $name } { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 }

## Question before a game (terminal). $title: of a game; $about: what it is

pick-game = What would you like to play?
# Option
pick-game-item = { $title } – { $about }
# Option
pick-resume = Continue your unfinished game of { $title }
pick-name = What’s your name?
pick-names = Who’s playing at this keyboard? (names, separated by commas)
pick-bots = How many bots should join in?
# Option
pick-bots-item = { $count ->
    [0] no bots
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
   *[other] { $count } bots
 }
pick-bot = How good should they be?
pick-options = Which rules?
# Option
pick-options-usual = The booklet’s rules
# Option
pick-options-own = Choose option by option
# Option: the value of a switch (terminal, browser)
option-yes = yes
# Option: the value of a switch (terminal, browser)
option-no = no
# Option: a seat (terminal, browser)
option-seat = seat { $number }

## Option: how a bot plays (terminal; seats and level picker in the browser)

bot-random = plays at random
bot-simple = plays sensibly
bot-points = plays for points alone
bot-own = { $name }, a bot made for this game
bot-pip = Pip, who has only just learned to play
bot-lotte = Lotte, who plays by feel
bot-bruno = Bruno, who plays it smart
bot-clara = Clara, who thinks things through
bot-zeno = Zeno, almost unbeatable

## Terminal: what “mauseloch games” lists

games-seats = { $least } to { $most } players
games-value = { $value }: { $meaning }
games-usual = { $value }: { $meaning } (default)
games-range = { $least } to { $most } (default: { $usual })
games-bot = bot { $bot }: { $meaning }

## Help: the list of commands (“mauseloch --help”; 58 characters fit in a line) and the head of a command’s own help

# Help: the first line, a sentence
help-about = Four mouse games: Mice!, Hol’s der Geier, Mäusezocken and Mausgeflippt.
help-play = play in this terminal
help-serve = open tables to anyone who can reach this computer
help-join = send your own bot to a live table
help-watch = watch bots play, told as a story
help-replay = check a saved game and tell it as a story
help-review = look back at a game and see what each choice cost
help-worth = show what each action is worth at one moment of a game
help-export = write out a server’s finished matches, without names
help-solve = work out a game exactly
help-exploit = see how much a perfect opponent could win from bots
help-compile = compile what the strongest bots and the coach need
help-rules = read the rules of a game
help-games = list the games, their options and bots
help-simulate = play a great many matches and count the wins
help-stats = see what a million matches say about a game
help-arena = pit bots against each other and see which is better
help-regret = measure exactly what any agent gives away
help-mcp = let an assistant play (Model Context Protocol)
# Help: the last line, a sentence
help-more = Run “mauseloch COMMAND --help” for more about a command.
# Heading before the usage of a command
help-usage = Usage:
# Heading of the list of arguments
help-arguments = Arguments and options

## Help of an argument or option (“mauseloch COMMAND --help”); no percent signs

# Help of the argument GAME
help-game = its name, as listed by “mauseloch games”
# Help of the argument GAME of play
help-play-game = which game; if you leave it out, you’ll be asked
# Help of the argument GAME of watch
help-watch-game = which game; if you leave it out, one game of each
# Help of --seats
help-seats = number of players, bots included
# Help of --bots of play
help-play-bots = a bot for each seat without a person, like simple,my_bot.py; or none
# Help of --bots of watch
help-watch-bots = one bot for every seat, or one per seat, like simple,random,my_bot.py
# Help of --option
help-option = an option listed by “mauseloch games”; can be given several times
# Help of --seed
help-seed = the same seed gives the same cards and dice
# Help of --save
help-save = save the record of the game to this file
# Help of --config of serve
help-config = the configuration file (default: the one named by MAUSELOCH_CONFIG, or the usual one)
# Help of --check of serve
help-check = check the settings, print them as a configuration file, and stop
# Help of --set of serve
help-set = any setting of the configuration file, like site.public_tables=false; can be given several times
# Help of --title of serve
help-title = what this site is called
# Help of --host of serve and mcp
help-host = the address to listen on
# Help of --port of serve and mcp
help-port = the port to listen on
# Help of --http of mcp
help-http = speak HTTP, at http://127.0.0.1:8170/mcp, instead of using standard input and output
# Help of --socket of serve
help-socket = a Unix socket to listen on instead
# Help of --base of serve
help-base = the path everything is served under, as in /games/mauseloch
# Help of --public-address of serve
help-public-address = the address people use, for links and codes to scan
# Help of --lan of serve
help-lan = open to everyone on this network, and show a code to scan
# Help of --open of serve
help-open = open the page in a browser, if someone is at this computer
# Help of --db of serve
help-db = where to store matches: an SQLite or PostgreSQL address
# Help of --memory of serve
help-memory = how many megabytes the strongest bots and the coach may use together; 0 turns both off
# Help of --db of export
help-export-db = where the matches are stored: an SQLite or PostgreSQL address
# Help of the argument URL of join
help-url = the link to a table, or the address of its server
# Help of --bot of join
help-bot = a Python file, or a module (package.module:function), with a function answer(question)
# Help of --table of join
help-table = the table’s code, if the address doesn’t include it
# Help of --name of join
help-name = the bot’s name at the table
# Help of --seat of join
help-seat = the seat to take, counting from 1 (default: any free one)
# Help of --token of join
help-token = the token of a table you opened; the bot then starts the matches too
# Help of --matches of join
help-matches = leave after this many matches (default: stay until the table closes)
# Help of --names of play
help-names = the people at this keyboard, like Ada,Ben
# Help of --resume of play
help-resume = continue the game in this file, or your last unfinished one
# Help of --plain of play
help-plain = lines of words instead of a drawn board
# Help of the argument FILE of replay, review and worth
help-file = the record, as written by --save, or the records of an arena or of export
# Help of --step of replay
help-step = wait for Enter before each step
# Help of --match of replay, review and worth
help-match = which match, if the file holds several, counting from 1
# Help of --seat of review
help-review-seat = whose choices, by seat number from 1 (default: the first person’s)
# Help of --rollouts of review and worth
help-rollouts = how often to play an action to the end where the game doesn’t know its worth
# Help of --seed of review and worth
help-review-seed = the same seed gives the same samples
# Help of --json of review and worth
help-review-json = write JSON to standard output
# Help of --at of worth
help-at = the number of the input, as review lists them (default: where an unfinished game stands)
# Help of --seat of worth
help-worth-seat = whose choice, by seat number from 1 (default: that of the seat which acts there)
# Help of --json of regret
help-regret-json = write JSON to standard output
# Help of --to of export
help-to = write to this file, one record per line (default: standard output)
# Help of --games of simulate
help-simulate-games = how many matches (default: 100,000)
# Help of --games of stats
help-stats-games = how many matches (default: 1,000,000)
# Help of the argument BOTS of arena
help-arena-bots = which bots play: names, files or modules, like pip,zeno,my_bot.py
# Help of --games of arena
help-arena-games = how many matches each pair plays (default: 400)
# Help of --seats of arena
help-arena-seats = how many sit at a table (default: as few as the game allows)
# Help of --against of arena
help-against = only pairs that include this bot
# Help of --one-of-each of arena
help-one-of-each = put one of each bot at every table, instead of two bots that share it
# Help of --fill of arena
help-fill = one of each bot, and this one in all other seats, uncompared
# Help of --limit of arena
help-limit = how many seconds a bot of your own may think about an answer (default: 10; 0 means any time)
# Help of --forfeits of arena
help-forfeits = let a bot that fails or is too slow lose that match, and continue
# Help of AGENT of regret
help-regret-agent = a bot’s name, or a file or module with respond(prompt) or answer(question)
# Help of --command of regret
help-command = AGENT is a command line: a program that reads a question and writes an answer, line by line
# Help of --game of regret
help-regret-game = only this game (default: all with published positions)
# Help of --skins of regret
help-skins = put the game in these words only, like own,invented (default: all; bots see no words)
# Help of --positions of regret
help-positions = ask about the first N positions of each game only (default: all)
# Help of --samples of regret
help-regret-samples = ask about each position N times, each with another seed (default: once)
# Help of --matches of regret
help-regret-matches = also play N whole matches, each deal from both seats (default: none)
# Help of --against of regret
help-regret-against = the bot that these matches are played against (default: simple)
# Help of --patience of regret
help-patience = how many seconds a program may take for an answer (default: 120)
# Help of --jobs of arena
help-jobs = how many processes play at once (default: one per core)
# Help of --cluster of arena
help-cluster = play on the workers of the Dask scheduler at this address
# Help of --out of arena
help-arena-out = keep results, records and reports in this folder, and continue from what’s there
# Help of --records of arena
help-records = keep a record of every match (the default)
# Help of --no-records of arena
help-no-records = keep no records
# Help of --cores
help-cores = how many processor cores to use (default: all)
# Help of --policies of simulate
help-policies = who plays: simple or random, one for every seat, or one per seat, like simple,random,simple
# Help of --policy of stats
help-policy = who plays in every seat: simple or random
# Help of --out of simulate
help-out = write every match to this file: NumPy arrays (.npz) or a table (.csv)
# Help of --plots of stats
help-plots = save charts to this folder
# Help of --json of stats and arena
help-json = write all figures to this file
# Help of the argument GAME of solve
help-solve-game = what to solve; leave it out to see what can be solved
# Help of the argument GAME of compile
help-compile-game = for this game only
# Help of --cards of solve
help-cards = how many cards each player has (default: 15; Goofspiel: 10)
# Help of --out of solve
help-solve-out = write the results to this file (.json; Goofspiel: .csv)
# Help of --bots of exploit
help-exploit-bots = which bots to measure, your own files included (default: all of the game’s)
# Help of --option of exploit
help-exploit-option = an option, or how to reduce the game, like cards=4; can be given several times
# Help of --rewards of exploit
help-rewards = what counts: the points, or only winning
# Help of --rounds of exploit
help-rounds = rounds of CFR+, for a strategy to compare with; 0 for none
# Help of --samples of exploit
help-samples = how many answers to ask for where a bot doesn’t tell its mix
# Help of --most of exploit
help-most = cut matches short after this many choices
# Help of --tick-ms of exploit
help-tick-ms = in a race: the length of a tick, in milliseconds
# Help of --checkpoint of solve
help-checkpoint = save progress to this file, and continue from it
# Help of --lang
help-lang = the language to use
# Help of --help
help-help = show this help

## Error: what was wrong on the command line

usage-command = Unknown command: { $command }. The commands are { $commands }.
usage-argument = Something’s wrong with { $argument } (see mauseloch { $command } --help).
usage-unknown = I don’t know { $argument } (see mauseloch { $command } --help).
usage-language = Unknown language: { $language }. The languages are { $languages }.

## Error: what went wrong, by its code (terminal). $detail: what exactly, in English, for programmers

error-error = Something went wrong: { $detail }
error-bad_setup = Couldn’t set up this game: { $detail }
error-unknown_game = There’s no game called { $name }; choose from { $games }.
error-unknown_bot = There’s no such bot: { $detail }
error-unknown_bot-name = There’s no bot called { $name } for this game; choose from { $bots }.
error-unsupported = This isn’t supported: { $detail }
error-unsupported-part = { $game } doesn’t support this: it has no { $part }.
error-missing_extra = Something isn’t installed: { $detail }
error-missing_extra-name = This needs { $wanted }. Install it with: pip install 'mauseloch[{ $extra }]'
error-broken_package = A game is broken: { $detail }
error-broken_package-part = The game { $package } is left out because its { $part } is broken: { $why }
error-missing_text = A text is missing: { $detail }
error-bad_option = This option can’t be chosen: { $detail }
error-bad_option-unknown = This game has no option { $name }; it has { $options }.
error-bad_option-value = The values of option { $name } are { $allowed }; { $value } isn’t one of them.
error-bad_option-number = Option { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-bad_option-form = Write an option as NAME=VALUE, not { $text }.
error-bad_seats = There’s no such seat: { $detail }
error-bad_seats-number = { $game } is for { $least } to { $most } players, not { $seats }.
error-no_question = There’s nothing to choose there: { $detail }
error-refused = That was refused: { $detail }
error-unreadable = That can’t be read: { $detail }
error-illegal = That can’t be done now: { $detail }
error-not_awaited = Nobody is waiting for that: { $detail }
error-too_soon = That came too soon: { $detail }
error-guess = That was a guess, not a reaction: { $detail }
error-too_late = That came too late: { $detail }
error-bad_record = This record can’t be used: { $detail }
error-damaged_record = This record is damaged: { $detail }
error-foreign_record = This isn’t a Mauseloch record: { $detail }
error-record_version = This record was written by another version of Mauseloch: { $detail }
error-record_mismatch = This record doesn’t follow the rules: { $detail }
error-bad_usage = Couldn’t understand the command line: { $detail }

## Error: why a command does nothing (terminal)

error-one-person = { $game } is a race, so only one person can play at this keyboard, against bots.
error-nobody = Nobody is playing at this keyboard; run “mauseloch watch” to let bots play among themselves.
error-cannot-hide = This terminal can’t hide one player’s cards from the next, so only one person can play here.
error-over = The game in { $file } is over; there’s nothing to continue.
error-none-broken-off = There’s no unfinished game to continue.
error-played = { $file } is being played in another window.
error-resume-alone = With --resume, the game, options and seed come from the file; leave them out.
error-not-ours = { $file } already exists and isn’t a record; choose another file.
error-export-not-ours = { $file } already exists and isn’t an export; choose another file.
error-db-shared = Another server is using the database { $file }. Several servers can share a PostgreSQL database, but not a file.
error-node-name = Another server called { $name } is using this database. Give this one a different name.
error-db-none = There’s no Mauseloch database at { $place }.
error-db-version = The database { $place } was written by another version of Mauseloch; use that version.
error-solve-game = Name a game that can be solved: { $games }.
error-solve-series = Only a single game can be solved, not a series.
error-solve-cores = At least one core is needed, not { $cores }.
error-solve-checkpoint = { $file } already exists and isn’t a checkpoint of this game with these options.
error-solve-held = This game is already being solved in another window, with { $file } as its file.
error-solve-no-home = There’s no home folder to keep the table in. Set XDG_DATA_HOME to a folder.
error-exploit-bots = Name different bots, separated by commas, not { $bots }.
error-compile-nowhere = There’s no folder to keep compiled code in. Set NUMBA_CACHE_DIR to one you can write to.
error-no-game = Name a game; choose from { $games }.
error-name-game = To use --seats, --option or --save, name a game too; choose from { $games }.
error-no-file = Name the file of a record.
error-review-not-over = Only a finished game can be reviewed, and this one isn’t finished.
error-too-many-names = { $most ->
    [one] Only one person can play here.
    [2] At most two people can play.
    [3] At most three people can play.
    [4] At most four people can play.
    [5] At most five people can play.
    [6] At most six people can play.
   *[other] At most { $most } people can play.
 }
error-bad-name = A name needs 1 to { $most } characters; { $name } doesn’t fit.
error-mixed-name = A name uses the letters of one alphabet; { $name } mixes several.
error-same-names = Two players have the same name.
error-seats-differ = { $people ->
    [one] 1 person
   *[other] { $people } people
 } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } don’t add up to { $seats } seats.
error-bots-differ = { $bots } bots for { $seats } seats: name one for all of them, or one per seat.
# Error in a file; $error: another message
error-in-file = { $file }: { $error }
error-which-match = { $matches ->
    [one] The file holds only one match.
   *[other] The file holds { $matches } matches; choose one with --match, from 1 to { $matches }.
 }
error-resume-bot = { $bot } plays in this match, and a record loads no code by itself: add --bots { $bot }.
error-file = Couldn’t use { $file }: { $reason }
error-output = Couldn’t write the output: { $reason }
error-memory = This computer doesn’t have enough memory for that.
error-listen = Couldn’t listen on { $address }: { $reason }

## Error in the settings of a server (terminal). $origin: where a setting comes from

error-bad_config = Couldn’t use the settings: { $detail }
error-config-toml = { $file } isn’t valid TOML: { $reason }
error-config-form = Write a setting as KEY=VALUE, not { $text }.
error-config-unknown = { $origin }: there’s no setting { $key }; choose from { $known }.
# $allowed: one of the messages of the next group
error-config-value = { $origin }: { $key } must be { $allowed }, not { $value }.
error-config-file = { $origin }: { $key }: couldn’t read { $file }: { $reason }

## Part of error-config-value, after “must be”

config-section = a section with { $known }
config-switch = true or false
config-whole = a whole number
config-whole-least = a whole number of at least { $least }
config-whole-between = a whole number from { $least } to { $most }
config-number = a number
config-number-least = a number of at least { $least }
config-number-between = a number from { $least } to { $most }
config-text = text
config-length = text of { $least } to { $most } characters
config-title = text without control characters
config-password = a file with a password of 1 to { $most } characters
config-like = something like { $example }
config-choice = one of { $values }
config-list = a list of texts
config-list-like = a list of values like { $example }
config-by = a file for some or all of { $keys }
config-games = a list of games from { $games }

# Error: an input file or a pipe ended too early (terminal)
error-not-over = The input ended before the game was over.

## Terminal: what “mauseloch join” says, a bot of your own at a live table
## $rank: 1 is the winner’s; $scores: of all seats, like "3 : 7"

join-sat = { $game } at table { $table }: in seat { $number }.
join-later = { $game } at table { $table }: in seat { $number } from the next match.
join-over = Match { $number } is over: finished in place { $rank }, { $scores }.
join-lost = Connection lost; trying again.
join-thinking = The bot has been thinking for { $seconds } s.
join-thinking-at = The bot has been thinking for { $seconds } s ({ $file }, line { $line }).
join-wait = The server asked us to wait ({ $detail }); trying again.
join-back = Connected again.
join-paused = The table is paused: the server can’t reach its database. Waiting.
join-resumed = The table is playing again.
# Part of join-tally
join-gone = The table has closed.
# Part of join-tally
join-freed = The seat was given to somebody else.
# Part of join-tally
join-enough = All matches played.
join-tally = { $ended } { $matches ->
    [0] No matches were played.
    [one] 1 match played, { $wins } won.
   *[other] { $matches } matches played, { $wins } won.
 }

## Error of “mauseloch join” (terminal)

error-join = Couldn’t join this table: { $detail }
error-join-url = { $url } isn’t a table. A link looks like http://127.0.0.1:8160/t/mavolisu-2718; with a plain address, add --table.
error-join-no-bot = Name the file or module of a bot with --bot.
error-join-reach = Couldn’t reach { $url }: { $reason }
error-join-table = There’s no table { $url }.
error-join-taken = At { $url } that seat is taken, or no seat is free.
error-join-seat = There’s no seat { $number } at { $url }, only { $seats } seats.
error-join-refused = The server refused that: { $detail }
error-bot = This bot can’t be used: { $detail }
error-bot-none = { $file } has no function { $function }(question).
error-bot-failed = The bot failed: { $error }
error-bot-failed-at = The bot failed: { $error } ({ $file }, line { $line })
error-bot-slow = The bot thought for more than { $seconds } s.
error-bot-slow-at = The bot thought for more than { $seconds } s ({ $file }, line { $line }).
error-bot-answer = The bot answered { $answer }, but its legal actions are { $legal }.
error-bot-guess = The bot answered after { $ms } ms; anything under { $least } ms is a guess.
error-bot-delay = The bot answered after { $delay }; that isn’t a whole number of milliseconds.

## Terminal: what “mauseloch simulate” and “mauseloch stats” say
## $value, $error, $low, $high, $mean, …: numbers as they are written in this language

# Heading
stats-headline = { $game }, { $seats } seats: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }, seed { $seed }
simulate-length = A match takes { $length } decisions on average, counting all seats.
simulate-speed = { $speed } matches per second
stats-policy = Every seat plays { $policy }.
# Heading of a table
stats-order = By order of play (seat by seat where everyone plays at once)
# Heading of a table
stats-points = Points, all seats together
# Heading of a table
stats-decided = How matches are decided
# Heading of a table
stats-happens = What happens in a match
# Hint below the tables
stats-confidence = ± is half the width of a 95% confidence interval.
# Heading of a column
stats-column-seat = seat
# Heading of a column: whose turn comes when
stats-column-place = turn
# Heading of a column
stats-column-policy = plays
# Heading of a column
stats-column-mean_points = mean points
# Heading of a column
stats-column-wins = wins
# Heading of a column
stats-column-interval = 95% interval
# Table cell
stats-percent = { $value }%
# Table cell
stats-error = { $value } ± { $error }
# Table cell
stats-between = { $low }% to { $high }%
# Table cell
stats-from-to = { $least } to { $most }
stats-mean = Mean { $mean }, standard deviation { $deviation }
# Part of stats-quantiles. $part: in percent
stats-quantile = { $part }% have at most { $points }
stats-quantiles = { $quantiles }
# Label of a figure
stats-figure-length = decisions per match, all seats together
# Label of a figure
stats-figure-best = the best score in a match
# Label of a figure
stats-figure-margin = its lead over the next best
# Heading of a chart
stats-plot-title = { $game }, { $seats } seats, every seat plays { $policy }
# Label of an axis
stats-plot-points = points
# Label of an axis
stats-plot-share = share of all seats, in %
# Label of an axis
stats-plot-order = order of play
# Label of an axis
stats-plot-wins = wins, in %

## Terminal: what “mauseloch exploit” says

# Heading; $histories, $sets: numbers
exploit-headline = { $game }, { $seats } seats: { $histories } histories, { $sets } information sets
# Heading of a column
exploit-column-player = player
# Heading of a column: how much a perfect opponent wins
exploit-column-exploitability = exploitability
# Heading of a column: a lower bound of it
exploit-column-least = at least
# Heading of a column: how many answers the estimate is from
exploit-column-answers = answers
# In that column: the bot told its mix, nothing is estimated
exploit-exact = exact
# Below the table
exploit-by-points = Points that a seat gains on average by answering perfectly, if all others play like this.
# Below the table
exploit-by-win = What a seat gains on average by answering perfectly, if all others play like this; a win counts 1.
# Below the table
exploit-estimated = Where a bot’s mix is estimated from its answers, the truth lies between “at least” and “exploitability”, on average.

## Error of “mauseloch simulate” and “mauseloch stats” (terminal)

error-stats-number = { $name } must be at least { $least }, not { $value }.
error-stats-not-ours = { $file } already exists and wasn’t written by Mauseloch; choose another file.
error-stats-policy = { $name } can’t play simulations; choose from { $policies }.
error-stats-policies = { $policies } players for { $seats } seats: name one for all of them, or one per seat.
error-stats-ending = The file for --out must end in .npz or .csv, and { $file } doesn’t.

## Terminal: what “mauseloch arena” says, bots against each other
## $done, $matches, $games: numbers of matches

# Heading
arena-headline = { $game }, { $seats } seats: { $groups ->
    [one] 1 pair
   *[other] { $groups } pairs
 }, { $matches } matches each, seed { $seed }
# Heading; a line-up is a group of bots that share tables
arena-headline-each = { $game }, { $seats } seats, one of each bot: { $groups ->
    [one] 1 line-up
   *[other] { $groups } line-ups
 }, { $matches } matches each, seed { $seed }
# Heading of a table
arena-cross = Wins of row against column, in %
# Heading of a table
arena-cross-each = How often row finished ahead of column, in %
# Heading of a table
arena-duels = Pair by pair
# Heading of a table
arena-standings = Bot by bot
# Heading of a column
arena-column-bot = bot
# Heading of a column
arena-column-against = against
# Heading of a column
arena-column-wins = wins
# Heading of a column: how often a bot finished ahead of the other
arena-column-ahead = ahead
# Heading of a column
arena-column-interval = 95% interval
# Heading of a column
arena-column-matches = matches
# Heading of a column
arena-column-points = mean points
# Heading of a column: the mean points of the other bot
arena-column-points_other = the other’s
# Heading of a column
arena-column-rating = rating
# Heading of a column
arena-column-decisions = decisions
# Heading of a column
arena-column-median_ms = median ms
# Heading of a column
arena-column-worst_ms = worst ms
# Heading of a column: how many matches a bot lost by failing
arena-column-forfeits = forfeits
# Hint below the tables
arena-note-blocks = Each deal is played twice with the seats swapped; intervals are based on these pairs, not on single matches. A shared win is split.
# Hint below the tables
arena-note-copies = With { $seats } seats, a bot shares the table with its copies, up to { $copies } of each. Copies that choose alike can cancel each other out, so a bot that wins alone may lose here. With --one-of-each, no bot meets its copies.
# Hint below the tables
arena-note-each = Every table has one of each bot. Each deal is played once from every seat; intervals are based on deals, not on single matches. Equals would win one match in { $seats }.
# Hint below the tables
arena-note-fill = { $bot } fills the other seats and isn’t compared.
# Hint below the tables. $error: a sentence
arena-note-forfeits = { $bot } forfeited { $forfeits ->
    [one] 1 match
   *[other] { $forfeits } matches
 }, the first one because: { $error }
# Hint below the tables
arena-note-ratings = Ratings come from openskill (Plackett–Luce); 25 is the middle.
# Hint below the tables
arena-note-ratings-each = Ratings come from openskill (Bradley–Terry); 25 is the middle.
# Hint below the tables
arena-note-times = Times are computing time per decision, measured after one warm-up match per bot.
arena-rounded = Each deal is played twice, so each pair has played { $matches } matches instead of { $games }.
arena-rounded-each = Each deal is played once from every seat, so each line-up has played { $matches } matches instead of { $games }.
arena-kept = Results and reports are in { $folder }
arena-printed = What the bots printed is in { $file }

## Terminal: what “mauseloch regret” says
## $game: its title; $agent: as typed; $value: a number as it is written in this language

# Heading
regret-headline = { $game }: { $agent }
# Heading of a table
regret-positions = { $samples ->
    [one] { $positions } published positions, each asked once
   *[other] { $positions } published positions, each asked { $samples } times
 }
# Heading of a table. $bot: its name
regret-matches = { $matches } matches against { $bot }, each deal from both seats
# Heading of a column: under which names the game was played
regret-column-skin = skin
# Heading of a column: the chance to win given away per decision
regret-column-regret = regret %
# Heading of a column: how many decisions gave nothing away
regret-column-optimal = optimal
# Heading of a column: how many answers were not legal
regret-column-illegal = illegal
# Heading of a column: the points given away per decision
regret-column-points = points given away
# Heading of a column: how many matches were won, in percent
regret-column-wins = wins %
# Heading of a column: the lead in points at the end of a match
regret-column-lead = lead in points
# Hint below the tables
regret-note = Regret is the chance to win that a decision gives away, in percentage points, with its 95% interval. An illegal answer counts as the worst action.
# Hint below the tables
regret-sampled = Each position was asked several times with other seeds, so a mixed policy is measured by samples of it. Any action that the equilibrium may use costs nothing.
arena-go-on = { $done } of { $matches } matches are saved in { $folder }; run the same command to continue.
arena-stopped = { $done } of { $matches } matches are saved in { $folder }.
# Heading of a chart
arena-plot-title = { $game }, { $seats } seats
# Heading of a chart
arena-plot-rating = Rating, with 95% interval

## Error of “mauseloch arena” (terminal)

error-arena = Couldn’t compare these bots: { $detail }
error-agent = Couldn’t measure this agent: { $detail }
error-regret-agent = Name an agent: a bot, a file, a module or, with --command, a program.
error-arena-bots = Name at least two different bots, like pip,zeno.
error-arena-against = { $name } isn’t one of the bots { $bots }.
error-arena-few = { $bots } bots can’t fill { $seats } seats: name more of them, or name a bot for the other seats with --fill.
error-arena-hangs = A bot hangs where nothing can stop it ({ $file }, line { $line }); leave it out, or correct it.
error-arena-settings = { $folder } holds the results of a different run (what differs: { $settings }); choose another folder.
error-arena-running = Another window is writing to { $folder }.
error-arena-worker = A worker failed: { $reason }
error-arena-other-bot = The workers have a different version of { $name } from the one here.
error-arena-other-program = The workers run a different version of Mauseloch from the one here.
error-arena-endless = A match between { $bots } doesn’t end; it was given up after { $inputs } inputs.
# Hint: how to get a picture too
arena-no-picture = For a chart of it: pip install "mauseloch[plots]"

## Terminal: what “mauseloch solve geier” says

# Heading of a table
solve-goofspiel-headline = Plain Goofspiel for two, { $cards } cards each: how often to bid each card on the first prize
# Heading of a column
solve-goofspiel-prize = prize
solve-goofspiel-gap = Against any of these rows, nobody can gain more than { $gap } points on average.
solve-goofspiel-not-kept = There’s no folder to write to: if you interrupt this, you’ll have to start again.
# Progress: the positions in which both hold so many cards are done
solve-geier-layer = { $cards } cards each: { $positions } positions
# Heading of a table
solve-geier-headline = Hol’s der Geier for two, { $cards } cards each: how often to bid each card on the first prize
solve-geier-bound = { $positions } positions and { $rounds } rounds in { $seconds } s; no value is off by more than { $bound } points.
# After “mauseloch solve weakness”: how much a player who knows exactly how the bot “points” bids wins from it
solve-weakness = A best reply gains { $gain } points a match, give or take { $bound }: { $rounds } rounds in { $seconds } s.
# Error
error-solve-geier-cards = Hol’s der Geier can be solved with { $least } to { $most } cards, not with { $cards }.
# Error
error-solve-card = With so many cards, this needs a CUDA graphics card, and none was found. Without one, try --cards 10 or fewer.
# Error
error-solve-weakness-card = This takes a CUDA graphics card with 141 GB, and there isn’t one here.
# Error
error-solve-memory = This needs a graphics card with { $needed } GB of free memory, and this one has { $memory } GB. Try fewer --cards.
# Error
error-solve-cards = Goofspiel can be solved with { $least } to { $most } cards, not with { $cards }.
# Error
error-solve-running = Goofspiel with { $cards } cards is already being solved in another window.

## Story of the coach: what a choice cost (review in the terminal and in the browser)
## $doing, $best: actions in words; $chance, $before, $after: in percent; $cost: in percentage points

# Part: instead of an action, when the time ran out
coach-no-answer = no answer
coach-chose = The choice was “{ $doing }”; “{ $best }” would have kept the chances at { $chance }%. Cost: { $cost ->
    [one] 1 percentage point
   *[other] { $cost } percentage points
 }.
coach-waited = Time ran out; “{ $best }” would have kept the chances at { $chance }%. Cost: { $cost ->
    [one] 1 percentage point
   *[other] { $cost } percentage points
 }.
coach-fell = That took the chances from { $before }% down to { $after }%.
coach-rose = That took the chances from { $before }% up to { $after }%.

## Terminal: what “mauseloch review” says (some of it is in the browser too)

# Heading
review-headline = { $game }: { $name }’s choices (seat { $seat })
# Heading of a column: which input of the record
review-column-at = input
# Heading of a column: what was chosen
review-column-chose = chosen
# Heading of a column: of winning, in percent (terminal, browser)
review-column-chance = chance
# Heading of a column: what would have been better
review-column-best = better
# Heading of a column: in percentage points
review-column-cost = cost
review-nothing = There was nothing to decide.
# Heading above the curve (terminal, browser)
review-curve = Chances of winning, from start to finish
# $chances: numbers in percent
review-curve-plain = Chances of winning in percent, from start to finish: { $chances }
# Heading (terminal, browser)
review-turns = Turning points
review-turn = Input { $at }: { $words }
# $cost: a number as it is written in this language
review-total = All choices together cost { $cost } percentage points.
review-exact = All choices were judged exactly.
review-sampled = Chances are estimates: “simple” bots played on to the end many times. ± is the standard error; a cost smaller than two standard errors can’t be measured.
review-both = { $exact ->
    [one] 1 choice was judged exactly
   *[other] { $exact } choices were judged exactly
 }; the chances of the others are estimates: “simple” bots played on to the end many times. ± is the standard error; a cost smaller than two standard errors can’t be measured.
# $approximate: how many (terminal, browser)
review-approximate = { $approximate ->
    [one] 1 choice was judged approximately, by a learned value.
   *[other] { $approximate } choices were judged approximately, by a learned value.
 }
# After review-approximate. $exact: how many
review-exact-too = { $exact ->
    [one] 1 choice was judged exactly.
   *[other] { $exact } choices were judged exactly.
 }
# After review-approximate. $sampled: how many
review-sampled-too = { $sampled ->
    [one] The chances of 1 choice are estimates
   *[other] The chances of { $sampled } choices are estimates
 }: “simple” bots played on to the end many times. There, ± is the standard error; a cost smaller than two standard errors can’t be measured.
# After a bound
review-least-once = A cost no larger than that can’t be measured.
# After a bound
review-least-twice = A cost no larger than twice that can’t be measured.

## Terminal: what ± means beside approximate chances (in the browser too)

bound-rms = ± is how far off such a value usually is: its root mean square error.
bound-nearly_all = 95 in 100 such values are no further off than ±.
bound-all = No such value is further off than ±.

## Terminal: what “mauseloch worth” says

# Heading. $name: a player; $at: the number of an input
worth-headline = { $game }: { $name }’s choice at input { $at } (seat { $seat })
# Heading of a column: what could be chosen
worth-column-doing = choice
# $doing: what an action is called
worth-chosen = Chosen: { $doing }.
worth-exact = These chances were calculated exactly.
worth-approximate = These chances are approximate: they come from a learned value.

## Error of the place where games are saved (terminal). $detail: what exactly, in English, for programmers

error-store = Couldn’t use the storage: { $detail }
error-store_away = Couldn’t use the storage right now: { $detail }
error-damaged_match = This match was saved, but it can’t be read any more: { $detail }
error-conflict = Someone else was faster: { $detail }

## Name of somebody at a public table or in a lesson

name-otter = Otter
name-hedgehog = Hedgehog
name-squirrel = Squirrel
name-ermine = Ermine
name-hare = Hare
name-fox = Fox
name-wolf = Wolf
name-lynx = Lynx
name-fawn = Fawn
name-lamb = Lamb
name-pony = Pony
name-ibex = Ibex
name-chamois = Chamois
name-reindeer = Reindeer
name-robin = Robin
name-nightingale = Nightingale
name-kingfisher = Kingfisher
name-stork = Stork
name-swan = Swan
name-pelican = Pelican
name-flamingo = Flamingo
name-hummingbird = Hummingbird
name-toucan = Toucan
name-ladybird = Ladybird
name-bee = Bee
name-butterfly = Butterfly
name-dragonfly = Dragonfly
name-cricket = Cricket
name-ant = Ant
name-gecko = Gecko
name-salamander = Salamander
name-axolotl = Axolotl
name-dolphin = Dolphin
name-seahorse = Seahorse
name-lion = Lion
name-tiger = Tiger
name-leopard = Leopard
name-jaguar = Jaguar
name-okapi = Okapi
name-meerkat = Meerkat
name-panda = Panda
name-koala = Koala
name-kangaroo = Kangaroo
name-quokka = Quokka
name-platypus = Platypus
name-armadillo = Armadillo
name-chinchilla = Chinchilla
name-alpaca = Alpaca

## Button in a dialog, and what a speech bubble then says (browser; also read aloud)

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = Just a moment!
phrase-your-turn = Your turn!
phrase-hurry-up = Come on, let’s play!
phrase-again = Play again?
phrase-bye = Bye!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-oh-no = Oh no!
phrase-thinking = Hmm…
phrase-cheese = Yum, cheese!
phrase-squeak = Squeak!

## Help: the list of actions (“mauseloch admin --help”; 52 characters fit in a line) and the head of an action’s own help

help-admin = look after a running server and its database
help-admin-nodes = list the site’s servers
help-admin-tables = list the open tables
help-admin-table = show one table, without names or cards
help-admin-close = close a table and tell everyone there
help-admin-announce = show a notice in every browser
help-admin-drain = let matches end, start none, then stop the server
help-admin-blocks = list the blocked addresses
help-admin-block = turn away everyone from an address for a while
help-admin-unblock = let a blocked address back in
help-admin-metrics = print the server’s metrics
help-admin-usage = show how much is played, without names
help-admin-prune = delete old finished matches
help-admin-backup = copy the database to a file, even while it’s in use
help-admin-restore = replace the database with a backup (stop the server)
# Help: the last line, a sentence
help-admin-more = Run “mauseloch admin ACTION --help” for more about an action.

## Help of an argument or option of serve or admin (“--help”); no percent signs

# Help of --admin-socket of serve
help-admin-socket = the Unix socket for “mauseloch admin”
# Help of --node of serve
help-node = this server’s name among those that share its PostgreSQL database
# Help of --metrics of serve
help-metrics = also serve metrics for Prometheus at this address, like 127.0.0.1:9160
# Help of --workers of serve
help-workers = run N servers behind one port, to use that many cores; needs PostgreSQL
# Help of --socket of admin
help-admin-path = the server’s Unix socket, if it isn’t in the usual place
# Help of --port of admin
help-admin-port = the port of the server to ask
# Help of --db of admin
help-admin-db = the database: an SQLite or PostgreSQL address
# Help of --json of admin
help-admin-json = write JSON
# Help of the argument CODE
help-code = the table’s code
# Help of --reason of close
help-reason = why; shown to everyone at the table
# Help of the argument TEXT of announce
help-text = what to say, as plain text
# Help of --for of announce
help-announce-for = how long to show it, like 30m, 2h or 1d (default: 1h)
# Help of --for of drain
help-drain-for = how long matches may go on, like 30m or 2h (default: 30m)
# Help of the argument ADDRESS of block and unblock
help-address = an IPv4 address, or an IPv6 address, which stands for its whole /64 network
# Help of --for of block
help-block-for = for how long, like 30m, 2h or 1d (default: 1h)
# Help of --only of announce
help-only = only for people who read this language
# Help of --clear of announce
help-clear = take down all notices
# Help of --cancel of drain
help-cancel = keep running after all
# Help of --node of drain
help-drain-node = the server to drain, if it isn’t the one you ask; “mauseloch admin nodes” lists them
# Help of --days of usage
help-usage-days = how many days to look back (default: 30)
# Help of --days of prune
help-prune-days = delete matches that ended at least this many days ago
# Help of the argument FILE of backup
help-backup-file = the file to write
# Help of the argument FILE of restore
help-restore-file = a file written by “mauseloch admin backup”
# Help of --replace of restore
help-replace = replace the database that’s there; its contents are lost

## Error of “mauseloch admin”, of several servers, and of backups (terminal)

usage-action = Unknown action: { $action }. The actions are { $actions }.
error-admin = The server refused that: { $detail }
error-admin-table = There’s no such table; “mauseloch admin tables” lists them.
error-admin-node = There’s no such server; “mauseloch admin nodes” lists them.
error-admin-reach = No server answers at { $path }. Is it running? Name its socket with --socket, or its port with --port.
error-admin-unix = “mauseloch admin” needs Unix sockets, which this system doesn’t have.
error-admin-time = A time is a number with s, m, h or d, like 30m, not { $text }.
error-admin-missing = Something’s missing; --help says what to add.
error-metrics-address = Metrics need an address like 127.0.0.1:9160, not { $address }.
error-workers-store = Several workers need a PostgreSQL database to share: name it with --db postgresql://… An SQLite file or memory can’t be shared.
error-workers-up = No worker came up after { $tries } tries. The log above says why.
error-workers-unix = Workers need Unix sockets, which this system doesn’t have.
error-cluster-tls = For a cluster at tls:// Dask needs certificates; docs/host/hosting.md says how it gets them.
error-backup-exists = { $file } already exists; choose another file.
error-backup-no = { $file } isn’t a backup of this kind of Mauseloch database.
error-backup-program = { $program } isn’t installed; it comes with the PostgreSQL client programs.
error-restore-in-use = The database { $place } is in use. Stop the server first.
error-restore-there = There’s already a database at { $place }; use --replace to replace it.

## Terminal: what “mauseloch admin” says

admin-tables = { $tables ->
    [0] No table is open.
    [one] 1 table is open.
   *[other] { $tables } tables are open.
 }
admin-closed = Table { $code } is closed. { $told ->
    [0] Nobody was there.
    [one] 1 connection was told.
   *[other] { $told } connections were told.
 }
admin-announced = { $told ->
    [0] Nobody is at a table; other pages show it within a minute.
    [one] 1 connection at a table was told; other pages show it within a minute.
   *[other] { $told } connections at tables were told; other pages show it within a minute.
 }
admin-cleared = All notices have been taken down.
admin-drained = { $matches ->
    [0] No match is being played: the server stops now.
    [one] 1 match is being played; the server stops when it’s over, or after { $time }.
   *[other] { $matches } matches are being played; the server stops when they’re over, or after { $time }.
 }
admin-blocks = { $blocks ->
    [0] Nobody is blocked.
    [one] 1 address is blocked.
   *[other] { $blocks } addresses are blocked.
 }
admin-blocked = { $address } is blocked for { $time }. { $closed ->
    [0] Nobody was connected from there.
    [one] 1 connection was closed.
   *[other] { $closed } connections were closed.
 }
admin-unblocked = { $address } is no longer blocked.
admin-not-blocked = { $address } wasn’t blocked.
admin-silent = No answer from { $servers }; anything there is missing here.
admin-untold = No answer from { $servers }; this takes effect there once the connection is back.
admin-undrained = The server keeps running.
admin-kept = Stored: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 } and { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }, in { $size } MiB.
admin-pruned = { $matches ->
    [0] No match was that old.
    [one] 1 match was deleted.
   *[other] { $matches } matches were deleted.
 }
admin-backed-up = The backup is in { $file } ({ $size } MiB).
admin-restored = The database has been restored from { $file }. You can start the server.

## Heading of a column (“mauseloch admin”)

admin-column-code = Code
admin-column-game = Game
admin-column-state = State
admin-column-people = People
admin-column-bots = Bots
# Heading of a column: how many people are connected
admin-column-here = Here
admin-column-open = Open for
admin-column-idle = Idle for
# Heading of a column: how many matches have been played
admin-column-played = Played
# Heading of a column: the table’s name in the log
admin-column-log = In the log
admin-column-seat = Seat
admin-column-kind = Kind
admin-column-bot = Bot
admin-column-host = Host
# Heading of a column: whether this seat is asked for something now
admin-column-asked = Asked
admin-column-wins = Wins
admin-column-day = Day
admin-column-matches = Matches
admin-column-finished = Finished
admin-column-seats = Seats
admin-column-minutes = Minutes
admin-column-address = Address
# Heading of a column: for how long an address is still blocked
admin-column-left = Time left
admin-column-node = Server
admin-column-version = Version
admin-column-tables = Tables
# Heading of a column: whether the server is about to stop and lets no match begin
admin-column-draining = Draining
# Heading of a column: for how many seconds the lease is still good
admin-column-lease = Lease (s)

## Page text: what a messenger shows beside a link to us: a title, and a sentence (-about). $game: its title

# The home page; its title is the place’s
preview-about = Mouse games to play in your browser, with friends or against bots. No account, nothing to install.
# A table, whichever it is
preview-table = Come and play with us!
preview-table-about = Follow the link, take a seat and play in your browser. No account, nothing to install.
# A replay, whichever it is
preview-replay = A game to watch again
preview-replay-about = See move by move how it went.
preview-rules = Rules: { $game }
preview-rules-about = How to play, with examples and pictures.
preview-learn = Learn { $game }
preview-learn-about = Learn to play, step by step, in a few minutes.
