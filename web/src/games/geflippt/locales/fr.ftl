# Le plateau dans un navigateur. $name : quelqu’un qui joue ; $ms : millisecondes
geflippt-players = Qui joue
geflippt-hand-title = Tes vêtements
geflippt-shout = À l’attaque !
geflippt-key-space = Espace
geflippt-awaited = { $name } n’a pas encore réagi.
geflippt-hint-race = Touche un vêtement qu’elle porte. Son fromage est sur la table ? Alors laisse-la tranquille !
geflippt-hint-guess = Regarde d’abord : en moins d’un dixième de seconde, c’est du hasard et ça ne compte pas.
geflippt-you-took = Tu as mis { $ms } ms. Aux autres maintenant…
geflippt-you-left = Tu la laisses tranquille. Aux autres maintenant…

# Lu à voix haute tout de suite : le plus court possible. $pieces : une liste de vêtements ; $cheese : son nom
geflippt-heard = { $pieces }. Pas protégée : { $cheese }.
geflippt-heard-protected = Protégée par : { $cheese } ! { $pieces }.
