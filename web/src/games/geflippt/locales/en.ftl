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

# Why a race went as it did. $piece: a piece of clothing
geflippt-why-whack-right = { $name } whacks first, with this piece: { $piece }. The mouse wears it!
geflippt-why-whack-wrong = { $name } whacks first, with this piece: { $piece }. The mouse does not wear it.
geflippt-why-attack-right = { $name } attacks, and the mouse wears nothing of that hand. Right!
geflippt-why-attack-wrong = { $name } attacks, but the mouse wears something of that hand.
geflippt-why-protected = { $name } was first, but the mouse is protected: its cheese lies on the table.
