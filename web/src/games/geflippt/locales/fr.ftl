# Le plateau dans un navigateur. $name : quelqu’un qui joue ; $ms : millisecondes
geflippt-players = Qui joue
geflippt-hand-title = Tes vêtements
geflippt-shout = Mausgeflippt !
geflippt-key-space = Espace
geflippt-awaited = { $name } regarde encore.
geflippt-hint-race = Touche un vêtement qu’elle porte. Son fromage est sur la table ? Alors laisse-la tranquille !
geflippt-hint-guess = Regarde d’abord : en moins de 100 ms, c’est au hasard et ça ne compte pas.
geflippt-you-took = Tu as mis { $ms } ms. Aux autres maintenant…
geflippt-you-left = Tu la laisses tranquille. Aux autres maintenant…

# Lu à voix haute tout de suite : le plus court possible. $pieces : une liste de vêtements ; $cheese : son nom
geflippt-heard = { $pieces }. Pas protégée : { $cheese }.
geflippt-heard-protected = Protégée par : { $cheese } ! { $pieces }.

# Pourquoi une course a fini ainsi. $piece : un vêtement
geflippt-why-whack-right = { $name } tape en premier avec ceci : { $piece }. C’est bien ce que porte la souris !
geflippt-why-whack-wrong = { $name } tape en premier avec ceci : { $piece }. La souris ne porte pas ça.
geflippt-why-attack-right = { $name } attaque, et la souris ne porte rien de cette main. C’est juste !
geflippt-why-attack-wrong = { $name } attaque, mais la souris porte quelque chose de cette main.
geflippt-why-protected = { $name } réagit en premier, mais la souris est protégée : son fromage est sur la table.
