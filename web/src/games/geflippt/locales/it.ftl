# Il tavolo nel browser. $name: chi gioca; $ms: millisecondi
geflippt-players = Chi gioca
geflippt-hand-title = I tuoi vestiti
geflippt-shout = All’attacco!
geflippt-key-space = Spazio
geflippt-awaited = { $name } sta ancora guardando.
geflippt-hint-race = Tocca un capo che indossa. Il suo formaggio è sul tavolo? Allora lascialo in pace!
geflippt-hint-guess = Prima guarda: sotto un decimo di secondo si tira a indovinare, e non vale.
geflippt-you-took = Ci hai messo { $ms } ms. Ora tocca agli altri…
geflippt-you-left = Lo lasci in pace. Ora tocca agli altri…

# Letto subito ad alta voce: più è breve, meglio è. $pieces: un elenco di vestiti; $cheese: il suo nome
geflippt-heard = { $pieces }. Non protetto: { $cheese }.
geflippt-heard-protected = Protetto: { $cheese }! { $pieces }.
