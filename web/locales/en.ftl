# Texts that only browsers show.

app-name = Mauseloch
skip-to-content = Go to the page
language = Language
sound = Sound
settings = Settings
close = Close
reload = Load it again
page-failed = This page did not come through. Is there a network?
offline = You are offline. You can still read the rules, practise and watch games you have saved.

# The titles of pages
page-home = Four games about mice
page-table = Table
page-replay = Replay
page-rules = Rules
page-learn = Learn to play
page-tables = Public tables
page-tv = Big screen
page-one = One device for everybody
page-privacy = Privacy
page-lost = There is nothing in this mouse hole
lost-hint = The address may have a typing mistake in it, or the page has moved out.
go-home = To the start page

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
settings-kept = Your settings stay in this browser.

# Privacy
privacy-short = Nobody needs an account here, nobody is counted, and nothing is fetched from other places.
privacy-browser = Your browser keeps your settings and the key to your seat. There are no cookies. When you get up from a table, its key is deleted.
privacy-server = The server keeps the tables and what is played at them: the name you typed, which cards and dice were played, and in races how quick everybody was. Play under a made-up name if you like.
privacy-address = Your internet address is only used to send you the game. It is not written down.
privacy-public = At public tables you get a name from us, and people can only say ready-made sentences to each other.

# Why something was not done. $detail: what exactly, in English, for programmers
refused = That did not work: { $detail }
refused-bad_option = These rules cannot be chosen.
refused-bad_seats = This game is not for so many players.
refused-bad_setup = That name does not work. It needs 1 to 16 letters or digits.
refused-bad_token = This seat is not yours any more.
refused-full = All tables are taken right now. Try again in a little while.
refused-guess = That was too quick to be true. Look first, then tap!
refused-illegal = That is not possible right now.
refused-no_match = There is no such game, or it is still being played.
refused-no_seat = Sit down first.
refused-no_table = There is no such table. Is the code right?
refused-not_awaited = You have already answered, or it is not your turn.
refused-not_host = Only the host may do that.
refused-not_playing = No game is being played right now.
refused-offline = The connection is broken. Try again in a moment.
refused-old_question = The game has already moved on.
refused-own_seat = This is your own seat. Get up if you want to leave it.
refused-playing = The game has already begun.
refused-same_name = Somebody here is already called that. Take another name.
refused-seated = You are already sitting here.
refused-table_failed = Something broke at this table. We are sorry! Please open a new one.
refused-taken = This seat is taken. Choose another one, or watch.
refused-too_fast = Not so fast!
refused-too_late = That came too late.
refused-too_soon = That came too early.
refused-unknown_bot = There is no such bot for this game.
refused-unknown_game = There is no such game.
refused-version = There is a new Mauseloch. Load the page again.
