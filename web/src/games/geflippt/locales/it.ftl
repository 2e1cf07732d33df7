# Il tavolo nel browser. $name: chi gioca; $ms: millisecondi
geflippt-players = Chi gioca
geflippt-hand-title = I tuoi vestiti
geflippt-shout = Mausgeflippt!
geflippt-key-space = Spazio
geflippt-awaited = { $name } sta ancora guardando.
geflippt-hint-race = Tocca un capo che indossa. Il suo formaggio è sul tavolo? Allora lascialo in pace!
geflippt-hint-guess = Prima guarda: in meno di 100 ms si tira a indovinare e non vale.
geflippt-you-took = Ci hai messo { $ms } ms. Ora tocca agli altri…
geflippt-you-left = Lo lasci in pace. Ora tocca agli altri…

# Letto subito ad alta voce: più è breve, meglio è. $pieces: un elenco di vestiti; $cheese: il suo nome
geflippt-heard = { $pieces }. Non protetto: { $cheese }.
geflippt-heard-protected = Protetto da { $cheese }! { $pieces }.

# Perché una gara è andata così. $piece: un capo
geflippt-why-whack-right = La prima zampata è di { $name }, con questo capo: { $piece }. Il topo lo indossa!
geflippt-why-whack-wrong = La prima zampata è di { $name }, con questo capo: { $piece }. Il topo non lo indossa.
geflippt-why-attack-right = { $name } attacca, e il topo non indossa niente di quella mano. Giusto!
geflippt-why-attack-wrong = { $name } attacca, ma il topo indossa qualcosa di quella mano.
geflippt-why-protected = La prima zampata è di { $name }, ma il topo è protetto: il suo formaggio è sul tavolo.
