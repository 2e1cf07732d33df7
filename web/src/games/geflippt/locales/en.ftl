## Label on the board (browser). $name: a player; $ms: milliseconds

# Read aloud: the list of players
geflippt-players = Players
# Read aloud: the own cards
geflippt-hand-title = Your clothes
# Button: the big one, attack with the whole hand; at most 14 characters
geflippt-shout = Mouse attack!
# On a key, at most 12 characters
geflippt-key-space = Space
# Read aloud at a player
geflippt-awaited = { $name } is still looking.
# Hint below the cards during a race
geflippt-hint-race = Tap something it’s wearing. Is its cheese on the table? Then leave it alone!
# Hint before the first race
geflippt-hint-guess = Look first! Anything under a tenth of a second is a guess and doesn’t count.
# Status
geflippt-you-took = You took { $ms } ms. Now the others…
# Status
geflippt-you-left = You’re leaving it alone. Now the others…

## Read aloud at once, so the shorter the better. $pieces: a list of clothes; $cheese: its name

geflippt-heard = { $pieces }. Not protected: { $cheese }.
geflippt-heard-protected = Protected by { $cheese }! { $pieces }.
