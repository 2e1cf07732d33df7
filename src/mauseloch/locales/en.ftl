# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } and { $last }

# $game: its title; $players: their names; $seed: a text
match-title = { $game } – { $players } (seed { $seed })
play-title = { $game } – { $players }

# $ended: why the match ended, a sentence; $names: who won; $decided: how it was decided
match-won = { $ended } { $names } wins – { $decided }.
match-shared = { $ended } { $names } share the victory – { $decided }.

decided-points = on points
decided-shared = with nothing to decide between them

# $inputs: how many
replay-verified = Verified: { $inputs ->
    [one] one input follows
   *[other] { $inputs } inputs follow
 } the rules.
replay-not-over = Verified: { $inputs ->
    [one] one input follows
   *[other] { $inputs } inputs follow
 } the rules; the match is not over.
replay-step = … (Enter: go on, any letter and Enter: tell the rest)

# Playing in a terminal. $name: a player; $doing: what an action is called
screen-pick = ↑ ↓ or a number, then Enter · Ctrl-C: leave
screen-type = Type, then Enter · Ctrl-C: leave
screen-pass = Pass the keyboard to { $name }.
screen-take = { $name }: nobody else looking? Then press Enter.
screen-go-on = Enter: go on
plain-keys = Press the number or letter beside what you want to do.
screen-more = Enter: read on
screen-choose = { $name }: { $doing }?
screen-choose-any = { $name }: what do you choose?
screen-keys = ← → ↑ ↓ or type, then Enter · ?: help · Tab: the story · Ctrl-C: leave
screen-possible = You can do this now, by arrow keys, number or these words:
screen-page = ↑ ↓ or Space: scroll · Enter: back

# The same in lines of words; $number: the usual choice; $typed: what somebody typed
lines-pick = Which number? (Enter: { $number }){ " " }
lines-no-such-number = { $typed } is not one of the numbers from 1 to { $most }.
lines-possible = { $name } can do this (? shows the rules):

play-not-understood = I do not understand { $typed }. What you can do now: { $legal }.
play-needs-time = A reaction needs its time in milliseconds, like “pass @850”, and { $typed } has none.
play-not-saved = This match cannot be kept: there is no folder to write it to.
play-cannot-save = This match could not be written to disk: { $reason }
serve-at = Mauseloch is open at { $address }
serve-scan = Scan this with a phone in the same network:
serve-no-network = This machine is in no network, so phones cannot reach it.
serve-others = If a phone does not get there, try { $addresses }.
serve-config = # The settings in effect, with those of { $file }
serve-no-config = # The settings in effect; there is no configuration file
export-damaged = Match { $match } cannot be read and is left out.
export-done = { $matches ->
    [0] No match is over yet; { $file } is empty.
    [one] One match is in { $file }
   *[other] { $matches } matches are in { $file }
 }
play-kept = The match is kept in { $file }
play-get-ready = The bots are getting ready; the very first time that may take a minute.
play-resume = Go on with this match: { $command }

# Solving a game. $residual: how far values still move, like "3.2e-05"; $percent: a number as it is written in this language, like 52.979
solve-begins = Getting ready
solve-sweep = Sweep { $sweeps }: values still move by { $residual }
solve-value = Who begins can expect { $percent }% of the victory.
solve-done = Solved in { $sweeps } sweeps and { $seconds } seconds; in the last one no value moved by more than { $residual }.
solve-kept = The table is kept in { $file } ({ $kilobytes } kB).
compile-bots = { $game }, strongest bots
compile-coach = { $game }, coach
compile-done = Compiled: { $what }
compile-there = Already compiled: { $what }
compile-kept = Everything is ready. The compiled code is kept in { $folder }.

leave = Leave this match?
leave-save = Leave, and keep the match to go on with it later
leave-plainly = Leave
leave-drop = Leave, and throw the match away
leave-stay = Stay and play on
sure-no = No, go back
sure-yes = Yes, do it anyway

after-again = Play again
after-other = Play something else
after-keep = Keep the record of this match
after-enough = Enough for today

# $matches: how many; $wins: a list of tally-wins
tally = After { $matches } matches: { $wins }.
tally-wins = { $name } { $wins ->
    [one] one win
   *[other] { $wins } wins
 }

# Before a match. $title: of a game; $about: what it is
pick-game = What would you like to play?
pick-game-item = { $title } – { $about }
pick-resume = Go on with the unfinished match of { $title }
pick-name = What is your name?
pick-names = Who plays at this keyboard? (names with commas between them)
pick-bots = How many bots join in?
pick-bots-item = { $count ->
    [0] no bots
    [one] one bot
   *[other] { $count } bots
 }
pick-bot = How well do they play?
pick-options = Which rules?
pick-options-usual = As in the booklet
pick-options-own = Choose the options one by one
option-yes = yes
option-no = no
option-seat = seat { $number }

bot-random = plays at random
bot-simple = plays sensibly
bot-own = { $name }, a bot of this game
bot-pip = Pip, who has only just learned it
bot-lotte = Lotte, who plays by feel
bot-bruno = Bruno, who plays with sense
bot-clara = Clara, who thinks things through
bot-zeno = Zeno, hardly to be beaten

# The list of games
games-seats = { $least } to { $most } players
games-value = { $value }: { $meaning }
games-usual = { $value }: { $meaning } (unless you choose another)
games-range = { $least } to { $most } ({ $usual } unless you choose another)
games-bot = bot { $bot }: { $meaning }

# Help on the command line
help-about = Four games about mice: Mice!, Hol’s der Geier, Mäusezocken and Mausgeflippt.
help-play = play in this terminal
help-serve = open tables for whoever can reach this machine
help-join = let a bot of your own play at a live table
help-watch = watch bots play, told in words
help-replay = verify the record of a match and tell it in words
help-review = look back at a match and tell what each choice cost
help-export = write out a server’s finished matches, without names
help-solve = work out a game exactly
help-compile = compile what the strongest bots and the coach need
help-rules = read the rules of a game
help-games = list the games, their options and bots
help-simulate = play very many matches and count who wins
help-stats = tell what a million matches say about a game
help-arena = let bots play each other and tell who is better
help-more = mauseloch COMMAND --help tells more about a command.
help-usage = Usage:
help-arguments = What you can add
help-game = its name, as “mauseloch games” lists it
help-play-game = which game; you are asked if you leave it out
help-watch-game = which game; without it one match of each
help-seats = how many play
help-play-bots = one for each seat without a person, like simple,random; or none
help-watch-bots = one for all seats, or one for each, like simple,random,simple
help-option = an option that “mauseloch games” lists; may be given several times
help-seed = the same seed gives the same cards and dice
help-save = write the record of the match to this file
help-config = the configuration file; otherwise the one named by MAUSELOCH_CONFIG, or the usual one
help-check = check the settings, print them as a configuration file, and stop
help-set = any setting of the configuration file, like site.public_tables=false; may be given several times
help-title = what this place is called
help-host = the address to listen at
help-port = the port to listen at
help-socket = a Unix socket to listen at instead
help-base = the path that everything lies under, as in /games/mauseloch
help-public-address = the address people use, for links and codes to scan
help-lan = listen for everybody in this network, and show a code to scan
help-open = open the page in a browser, if somebody sits in front of it
help-db = where to keep matches: an SQLite or PostgreSQL address
help-memory = how many megabytes the strongest bots and the coach may take together; 0 offers neither
help-export-db = where the matches are kept: an SQLite or PostgreSQL address
help-url = the link of a table, or the address of its server
help-bot = a Python file, or a module (package.module:function), with a function answer(question)
help-table = the table’s code, if the address does not name it
help-name = the name to sit down with
help-seat = the seat to sit down on, counted from 1; otherwise any
help-token = of the table that you opened: then the bot also begins the matches
help-matches = leave after so many; otherwise stay until the table is gone
help-names = the people at this keyboard, like Ada,Ben
help-resume = go on with the match in this file, or with the last unfinished one
help-plain = lines of words instead of a drawn board
help-file = the record, as --save writes it
help-step = wait for Enter before each step
help-review-seat = whose choices, counted from 1; otherwise those of the first person
help-rollouts = how often an action is played to the end where it cannot be judged exactly
help-review-seed = the same seed gives the same samples
help-review-json = write it as JSON to standard output
help-to = write to this file, one record per line; otherwise to standard output
help-simulate-games = how many matches; a hundred thousand unless you say
help-stats-games = how many matches; a million unless you say
help-arena-bots = who plays: names, files or modules, like pip,zeno,my_bot.py
help-arena-games = how many matches each pair plays; four hundred unless you say
help-arena-seats = how many sit at a table; as few as the game allows unless you say
help-against = only pairs with this bot
help-jobs = how many processes play at the same time; otherwise one for each core
help-cluster = let the workers of the Dask scheduler at this address play
help-arena-out = keep results, records and reports in this folder, and go on from what is there
help-records = keep the record of every match, as is usual
help-no-records = keep no records
help-cores = how many processor cores may work; otherwise all
help-policies = who plays: simple or random, one for all seats, or one for each, like simple,random,simple
help-policy = who plays on all seats: simple or random
help-out = write every match to this file: NumPy arrays (.npz) or a table (.csv)
help-plots = draw pictures into this folder
help-json = write all figures to this file
help-solve-game = what to solve; without it you are told what can be
help-compile-game = for this game only
help-cards = how many cards each has; ten unless you say
help-solve-out = write the table to this file (.csv)
help-checkpoint = keep what has been worked out in this file, and go on from it
help-lang = the language to speak
help-help = show this help

# What went wrong on the command line
usage-command = There is no command { $command }; there are { $commands }.
usage-argument = Something is wrong with { $argument } (mauseloch { $command } --help tells more).
usage-unknown = I do not know { $argument } (mauseloch { $command } --help tells more).
usage-language = There is no language { $language }; there are { $languages }.

# What went wrong. $detail: what exactly, in English, for programmers
error-error = Something went wrong: { $detail }
error-bad_setup = This match cannot be set up: { $detail }
error-unknown_game = There is no game { $name }; there are { $games }.
error-unknown_bot = There is no such bot: { $detail }
error-unknown_bot-name = There is no bot { $name } for this game; there are { $bots }.
error-unsupported = This is not supported: { $detail }
error-unsupported-part = { $game } does not support this: the game has no { $part }.
error-missing_extra = Something is not installed: { $detail }
error-missing_extra-name = This needs { $wanted }. Install it with: pip install 'mauseloch[{ $extra }]'
error-broken_package = A game is broken: { $detail }
error-broken_package-part = The game { $package } is left out. Its { $part } is broken: { $why }
error-missing_text = A text is missing: { $detail }
error-bad_option = This option cannot be chosen: { $detail }
error-bad_option-unknown = This game has no option { $name }; it has { $options }.
error-bad_option-value = The values of option { $name } are { $allowed }; { $value } is not one of them.
error-bad_option-number = Option { $name } is a whole number from { $least } to { $most }, not { $value }.
error-bad_option-form = An option is written NAME=VALUE, not { $text }.
error-bad_seats = There is no such seat: { $detail }
error-bad_seats-number = { $game } is for { $least } to { $most } players, not { $seats }.
error-refused = That was refused: { $detail }
error-unreadable = That cannot be read: { $detail }
error-illegal = That cannot be done now: { $detail }
error-not_awaited = Nobody is waiting for that: { $detail }
error-too_soon = That came too soon: { $detail }
error-guess = That was a guess, not a reaction: { $detail }
error-too_late = That came too late: { $detail }
error-bad_record = This record cannot be used: { $detail }
error-damaged_record = The record is damaged: { $detail }
error-foreign_record = This is no record of ours: { $detail }
error-record_version = Another version of this program wrote the record: { $detail }
error-record_mismatch = The record does not follow the rules: { $detail }
error-bad_usage = The command line cannot be understood: { $detail }

error-one-person = { $game } is a race: at one keyboard one person plays it, against bots.
error-nobody = Nobody plays at this keyboard; “mauseloch watch” lets bots play among themselves.
error-cannot-hide = This terminal cannot hide one player’s cards from the next, so only one person can play here.
error-over = The match in { $file } is over; there is nothing to go on with.
error-none-broken-off = There is no unfinished match to go on with.
error-played = { $file } is being played in another window.
error-resume-alone = With --resume the file says game, options and seed by itself; leave them out.
error-not-ours = { $file } is there already, and it is no record; choose another file.
error-export-not-ours = { $file } is there already, and it is no export; choose another file.
error-db-shared = Another server uses the database { $file }. Several servers can share a PostgreSQL database, but not a file.
error-node-name = Another server called { $name } uses this database. Give this one a name of its own.
error-db-none = There is no Mauseloch database at { $place }.
error-db-version = Another version of Mauseloch wrote the database { $place }; use that one.
error-solve-game = Name a game that can be solved: { $games }.
error-solve-series = A series is not solved, only a single game.
error-solve-cores = It takes at least one core, not { $cores }.
error-solve-checkpoint = { $file } is there already, and it is no checkpoint of this game with these options.
error-solve-held = Another window is solving this game already; { $file } is its file.
error-solve-no-home = There is no home folder to keep the table in. Set XDG_DATA_HOME to a folder.
error-compile-nowhere = There is no folder to keep compiled code in. Set NUMBA_CACHE_DIR to one that can be written to.
error-no-game = Name a game; there are { $games }.
error-name-game = Name a game to choose --seats, --option or --save; there are { $games }.
error-no-file = Name the file of a record.
error-review-not-over = Only a match that is over can be reviewed, and this one is not.
error-too-many-names = { $most ->
    [one] Only one person can play here.
   *[other] At most { $most } people can play.
 }
error-bad-name = A name has 1 to { $most } characters, not { $name }.
error-mixed-name = A name is written with the letters of one script; { $name } mixes several.
error-same-names = Two players have the same name.
error-seats-differ = { $people ->
    [one] One person
   *[other] { $people } people
 } and { $bots ->
    [one] one bot do
   *[other] { $bots } bots do
 } not make { $seats } seats.
error-bots-differ = { $bots } bots are named for { $seats } seats; name one for all, or one for each.
error-in-file = { $file }: { $error }
error-file = { $file } cannot be used: { $reason }
error-output = The output could not be written: { $reason }
error-memory = This machine has not enough memory for that.
error-listen = I cannot listen at { $address }: { $reason }
error-bad_config = The settings cannot be used: { $detail }
error-config-toml = { $file } is not valid TOML: { $reason }
error-config-form = A setting is written KEY=VALUE, not { $text }.
error-config-unknown = { $origin }: there is no setting { $key }. There are { $known }.
error-config-value = { $origin }: { $key } must be { $allowed }, not { $value }.
error-config-file = { $origin }: { $key }: { $file } cannot be read: { $reason }
config-section = a section with { $known }
config-switch = true or false
config-whole = a whole number
config-whole-least = a whole number of at least { $least }
config-whole-between = a whole number from { $least } to { $most }
config-number = a number
config-number-least = a number of at least { $least }
config-number-between = a number from { $least } to { $most }
config-text = a text
config-length = a text of { $least } to { $most } characters
config-title = a text without control characters
config-password = a file with a password of 1 to { $most } characters
config-like = like { $example }
config-choice = one of { $values }
config-list = a list of texts
config-list-like = a list of values like { $example }
config-by = a file for each of { $keys }, or for some of them
config-games = a list made of { $games }
error-not-over = The input ended before the match was over.

# A bot of your own at a live table. $rank: 1 is the winner's; $scores: of all seats, like "3 : 7"
join-sat = { $game } at table { $table }: sitting on seat { $number }.
join-later = { $game } at table { $table }: seat { $number } from the next match on.
join-over = Match { $number } is over, on place { $rank }: { $scores }.
join-lost = The connection is lost; trying again.
join-wait = The server asks us to wait ({ $detail }); trying again.
join-back = Connected again.
join-paused = The table is paused: the server's database is away. Waiting.
join-resumed = The table goes on.
join-gone = The table is gone.
join-freed = The seat was given to somebody else.
join-enough = That was enough.
join-tally = { $ended } { $matches ->
    [0] No match was played.
    [one] One match played, { $wins } won.
   *[other] { $matches } matches played, { $wins } won.
 }
error-join = This table cannot be joined: { $detail }
error-join-url = { $url } is no table; a link looks like http://127.0.0.1:8160/t/mavolisu-2718, an address needs --table too.
error-join-no-bot = Name the file or module of a bot with --bot.
error-join-reach = { $url } cannot be reached: { $reason }
error-join-table = There is no table { $url }.
error-join-taken = At { $url } that seat is not free, or none at all.
error-join-seat = At { $url } there is no seat { $number }, only { $seats } seats.
error-join-refused = The server refuses that: { $detail }
error-bot = The bot cannot be used: { $detail }
error-bot-none = { $file } has no function { $function }(question).
error-bot-failed = The bot failed: { $error }
error-bot-answer = The bot answered { $answer }, but can do this now: { $legal }.
error-bot-guess = The bot answered after { $ms } ms; less than { $least } ms is a guess.
error-bot-delay = The bot answered after { $delay }; that is no whole number of milliseconds.

# Very many matches. $value, $error, $low, $high, $mean, … : numbers as they are written in this language
stats-headline = { $game }, { $seats } seats: { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, seed { $seed }
simulate-length = A match takes { $length } answers on average, those of all seats together.
simulate-speed = { $speed } matches per second
stats-policy = Everybody plays { $policy }.
stats-order = By the order of play; where all play at the same time, seat by seat
stats-points = Points of all seats
stats-decided = How matches are decided
stats-happens = What happens in them
stats-confidence = ± means: with a confidence of 95%, the true value is that near.
stats-column-seat = seat
stats-column-place = place
stats-column-policy = plays
stats-column-mean_points = mean points
stats-column-wins = victories
stats-column-interval = 95% interval
stats-percent = { $value }%
stats-error = { $value } ± { $error }
stats-between = { $low }% to { $high }%
stats-from-to = { $least } to { $most }
stats-mean = Mean { $mean }, standard deviation { $deviation }
# $part: in percent
stats-quantile = { $part }% have at most { $points }
stats-quantiles = { $quantiles }
stats-figure-length = answers per match, those of all seats together
stats-figure-best = the most points that anybody has
stats-figure-margin = how far that is ahead of the next seat
stats-plot-title = { $game }, { $seats } seats, everybody plays { $policy }
stats-plot-points = points
stats-plot-share = share of all seats, in %
stats-plot-order = order of play
stats-plot-wins = victories, in %
error-stats-number = { $name } must be at least { $least }, not { $value }.
error-stats-not-ours = { $file } is there already, and we did not write it; choose another file.
error-stats-policy = There is no player { $name } for so many matches; there are { $policies }.
error-stats-policies = { $policies } players are named for { $seats } seats; name one for all, or one for each.
error-stats-ending = The file of --out must end in .npz or .csv, and { $file } does not.

# Bots against each other. $done, $matches, $games: numbers of matches
arena-headline = { $game }, { $seats } seats: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
 }, { $matches } matches each, seed { $seed }
arena-cross = Victories of row against column, in %
arena-duels = Pair by pair
arena-standings = Bot by bot
arena-column-bot = bot
arena-column-against = against
arena-column-wins = victories
arena-column-interval = 95% interval
arena-column-matches = matches
arena-column-points = mean points
arena-column-points_other = the other’s
arena-column-rating = rating
arena-column-decisions = decisions
arena-column-median_ms = median ms
arena-column-worst_ms = worst ms
arena-note-blocks = Each deal is played twice with the seats swapped; intervals count such pairs of matches, not matches. A shared victory counts in parts.
arena-note-ratings = Ratings are openskill’s (Plackett–Luce), 25 is the middle.
arena-note-times = Times are computing time of one decision; before they are taken, every bot has played a match that does not count.
arena-rounded = Each deal is played twice, so each pair has played { $matches } matches instead of { $games }.
arena-kept = Results and reports are in { $folder }
arena-go-on = { $done } of { $matches } matches are kept in { $folder }; the same command goes on from there.
arena-stopped = { $done } of { $matches } matches are kept in { $folder }.
arena-plot-title = { $game }, { $seats } seats
arena-plot-rating = Rating, with 95% interval
error-arena = These bots cannot be compared: { $detail }
error-arena-bots = Name at least two bots, all different, like pip,zeno.
error-arena-against = { $name } is not among the bots { $bots }.
error-arena-settings = { $folder } has results of something else (what differs: { $settings }); choose another folder.
error-arena-running = Another window is writing to { $folder }.
error-arena-worker = A worker has failed: { $reason }
error-arena-other-bot = { $name } is not the same where it plays as it is here.
error-arena-other-program = Where the matches are played, another version of Mauseloch is installed than here.
error-arena-endless = A match of { $bots } does not end; it was given up after { $inputs } inputs.
arena-no-picture = For a picture of it: pip install "mauseloch[plots]"

solve-goofspiel-headline = Plain Goofspiel for two, { $cards } cards each: how likely to bid which card for the first prize
solve-goofspiel-prize = prize
solve-goofspiel-gap = Nobody can gain more than { $gap } points on average against any of these rows.
solve-goofspiel-not-kept = There is no folder to write to: whoever interrupts this has to begin anew.
error-solve-cards = Goofspiel can be solved with { $least } to { $most } cards, not with { $cards }.
error-solve-running = Goofspiel with { $cards } cards is being solved in another window already.

# The coach. $doing, $best: actions in words; $chance, $before, $after: in percent; $cost: in percentage points
coach-no-answer = no answer
coach-chose = Chosen was “{ $doing }”; with “{ $best }” the chances would have stayed at { $chance }%. That cost { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
 }.
coach-waited = The time ran out; with “{ $best }” the chances would have stayed at { $chance }%. That cost { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
 }.
coach-fell = With that the chances fell from { $before }% to { $after }%.
coach-rose = With that the chances rose from { $before }% to { $after }%.
review-headline = { $game }: the choices of { $name } (seat { $seat })
review-column-at = input
review-column-chose = chosen
review-column-chance = chance
review-column-best = better
review-column-cost = cost
review-nothing = No choice was to be made.
review-curve = Chances to win, from the start to the end
# $chances: numbers in percent
review-curve-plain = Chances to win in percent, from the start to the end: { $chances }
review-turns = Where the match turned
review-turn = Input { $at }: { $words }
# $cost: a number as it is written in this language
review-total = All choices together cost { $cost } percentage points.
review-exact = All choices were judged exactly.
review-sampled = Chances are those among players of the kind “simple”, sampled; ± is the standard error. What is within two of those is no measurable cost.
review-both = { $exact ->
    [one] One choice was judged exactly
   *[other] { $exact } choices were judged exactly
 }; the chances of the others are those among players of the kind “simple”, sampled. ± is the standard error; what is within two of those is no measurable cost.

# Storage
error-store = The storage cannot be used: { $detail }
error-store_away = The storage cannot be used for the moment: { $detail }
error-damaged_match = This match was stored, but cannot be read any more: { $detail }
error-conflict = Somebody else has gone on already: { $detail }

# At live tables
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

# Looking after a server
help-admin = look after a running server and its database
help-admin-nodes = list the servers of the place
help-admin-tables = list the open tables
help-admin-table = show one table, without names or cards
help-admin-close = close a table and tell everybody there
help-admin-announce = show a notice in every browser
help-admin-drain = let matches end, begin none, then stop the server
help-admin-blocks = list the blocked addresses
help-admin-block = turn away everybody from an address for a while
help-admin-unblock = let a blocked address in again
help-admin-metrics = print the server’s metrics
help-admin-usage = tell how much is played, without names
help-admin-prune = delete old finished matches
help-admin-backup = copy the database to a file; the server may be running
help-admin-restore = put a backup in place of the database, with the server stopped
help-admin-more = mauseloch admin ACTION --help tells more about an action.
help-admin-socket = the Unix socket for “mauseloch admin”
help-node = the name of this server among those that share its PostgreSQL
help-metrics = also serve metrics for Prometheus at this address, like 127.0.0.1:9160
help-workers = run N servers behind one port, to use as many cores; needs PostgreSQL
help-admin-path = the server’s Unix socket, if it is not in the usual place
help-admin-port = the port of the server that is meant
help-admin-db = the database: an SQLite or PostgreSQL address
help-admin-json = write it as JSON
help-code = the table’s code
help-reason = why; shown to everybody at the table
help-text = what to say, as plain text
help-announce-for = how long to show it, like 30m, 2h or 1d; an hour unless you say
help-drain-for = how long matches may go on, like 30m or 2h; half an hour unless you say
help-address = an IPv4 address, or an IPv6 address, which stands for its whole /64 network
help-block-for = for how long, like 30m, 2h or 1d; an hour unless you say
help-only = only for those who read this language
help-clear = take all notices back
help-cancel = carry on after all
help-drain-node = the server that is meant, if it is not the one that is asked; “mauseloch admin nodes” lists them
help-usage-days = how many days to look back; 30 unless you say
help-prune-days = delete matches that ended at least so many days ago
help-backup-file = the file to write
help-restore-file = the file that “mauseloch admin backup” wrote
help-replace = replace the database that is there; what is in it is lost
usage-action = There is no action { $action }; there are { $actions }.
error-admin = The server refuses that: { $detail }
error-admin-table = There is no such table; “mauseloch admin tables” lists them.
error-admin-node = There is no such server; “mauseloch admin nodes” lists them.
error-admin-reach = No server answers at { $path }. Is it running? Name its socket with --socket, or its port with --port.
error-admin-unix = “mauseloch admin” needs Unix sockets, which this system does not have.
error-admin-time = A time is a number with s, m, h or d, like 30m, not { $text }.
error-admin-missing = Something is missing; --help tells what to add.
error-metrics-address = Metrics need an address like 127.0.0.1:9160, not { $address }.
error-workers-store = Several workers share one PostgreSQL: name it with --db postgresql://… An SQLite file or memory cannot be shared.
error-workers-up = No worker has come up, after { $tries } tries. The log above says why.
error-workers-unix = Workers need Unix sockets, which this system does not have.
error-cluster-tls = For a cluster at tls:// Dask needs certificates; docs/host/hosting.md says how it gets them.
error-backup-exists = { $file } is there already; choose another file.
error-backup-no = { $file } is no backup of a Mauseloch database of this kind.
error-backup-program = { $program } is not installed; it comes with the PostgreSQL client programs.
error-restore-in-use = The database { $place } is in use. Stop the server first.
error-restore-there = There is a database at { $place } already; --replace replaces it.
admin-tables = { $tables ->
    [0] No table is open.
    [one] One table is open.
   *[other] { $tables } tables are open.
 }
admin-closed = Table { $code } is closed. { $told ->
    [0] Nobody was there.
    [one] One connection was told.
   *[other] { $told } connections were told.
 }
admin-announced = { $told ->
    [0] Nobody is at a table; other pages show it within a minute.
    [one] One connection at a table was told; other pages show it within a minute.
   *[other] { $told } connections at tables were told; other pages show it within a minute.
 }
admin-cleared = There is no notice any more.
admin-drained = { $matches ->
    [0] No match is being played: the server stops now.
    [one] One match is being played; the server stops when it is over, or after { $time }.
   *[other] { $matches } matches are being played; the server stops when they are over, or after { $time }.
 }
admin-blocks = { $blocks ->
    [0] Nobody is blocked.
    [one] One address is blocked.
   *[other] { $blocks } addresses are blocked.
 }
admin-blocked = { $address } is blocked for { $time }. { $closed ->
    [0] Nobody was connected from there.
    [one] One connection was closed.
   *[other] { $closed } connections were closed.
 }
admin-unblocked = { $address } may come in again.
admin-not-blocked = { $address } was not blocked.
admin-silent = No answer from { $servers }: what is there is missing here.
admin-untold = No answer from { $servers }: it hears of this as soon as it answers again.
admin-undrained = The server carries on.
admin-kept = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } and { $matches ->
    [one] one match
   *[other] { $matches } matches
 } are kept, in { $size } MiB.
admin-pruned = { $matches ->
    [0] No match was that old.
    [one] One match was deleted.
   *[other] { $matches } matches were deleted.
 }
admin-backed-up = The backup is in { $file } ({ $size } MiB).
admin-restored = The database is restored from { $file }. You can start the server.
admin-column-code = Code
admin-column-game = Game
admin-column-state = State
admin-column-people = People
admin-column-bots = Bots
admin-column-here = Here
admin-column-open = Open for
admin-column-idle = Idle for
admin-column-played = Played
admin-column-log = In the log
admin-column-seat = Seat
admin-column-kind = Kind
admin-column-bot = Bot
admin-column-host = Host
admin-column-asked = Asked
admin-column-wins = Wins
admin-column-day = Day
admin-column-matches = Matches
admin-column-finished = Finished
admin-column-seats = Seats
admin-column-minutes = Minutes
admin-column-address = Address
admin-column-left = For another
admin-column-node = Server
admin-column-version = Version
admin-column-tables = Tables
admin-column-draining = Draining
admin-column-lease = Lease for (s)
