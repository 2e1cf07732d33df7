# The board in a browser. $name: a player; $ms: milliseconds
geflippt-players = Players
geflippt-hand-title = Your clothes
geflippt-shout = Mausgeflippt!
geflippt-key-space = Space
geflippt-awaited = { $name } is still looking.
geflippt-hint-race = Tap a piece that it wears. Its cheese lies on the table? Then leave it alone!
geflippt-hint-guess = Look first: quicker than 100 ms is a guess and does not count.
geflippt-you-took = You took { $ms } ms. Now the others …
geflippt-you-left = You leave it alone. Now the others …

# Read aloud at once, so the shorter the better. $pieces: a list of clothes; $cheese: its name
geflippt-heard = { $pieces }. Not protected: { $cheese }.
geflippt-heard-protected = Protected by { $cheese }! { $pieces }.
