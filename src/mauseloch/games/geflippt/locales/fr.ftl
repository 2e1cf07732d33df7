geflippt-title = Mausgeflippt

geflippt-hat-blue = chapeau bleu
geflippt-hat-white = chapeau blanc
geflippt-glasses-black = lunettes noires
geflippt-glasses-white = lunettes blanches
geflippt-scarf-orange = écharpe orange
geflippt-scarf-blue = écharpe bleue
geflippt-tie-blue = cravate bleue
geflippt-tie-yellow = cravate jaune
geflippt-shirt-white = chemise blanche
geflippt-shirt-black = chemise noire
geflippt-jacket-green = veste verte
geflippt-jacket-white = veste blanche
geflippt-dress-red = robe rouge
geflippt-dress-yellow = robe jaune
geflippt-trousers-blue = pantalon bleu
geflippt-trousers-brown = pantalon marron
geflippt-belt-brown = ceinture marron
geflippt-belt-white = ceinture blanche
geflippt-socks-red = chaussettes rouges
geflippt-socks-white = chaussettes blanches
geflippt-shoes-black = chaussures noires
geflippt-shoes-yellow = chaussures jaunes
geflippt-bag-green = sac vert
geflippt-bag-yellow = sac jaune
geflippt-ring-red = bague rouge
geflippt-ring-blue = bague bleue

geflippt-emmental = emmental
geflippt-gouda = gouda
geflippt-edam = édam
geflippt-camembert = camembert
geflippt-roquefort = roquefort
geflippt-parmesan = parmesan
geflippt-cheddar = cheddar
geflippt-mozzarella = mozzarella
geflippt-feta = feta

# $name: a player; $pieces, $hand: lists of clothes; $cheese: its name; $ms: milliseconds
geflippt-opening = Les 32 souris sont mélangées ; tout le monde pioche sept vêtements.
geflippt-first = { $name } retourne la première souris.
geflippt-cheese-turned = Fromage face visible : { $cheese }.
geflippt-revealed = { $name } retourne une souris. Elle porte : { $pieces }. Son fromage : { $cheese }.
geflippt-revealed-protected = { $name } retourne une souris. Elle porte : { $pieces }. Son fromage : { $cheese }. Elle est protégée !
geflippt-whacks = { $name } tape au bout de { $ms } ms
geflippt-attacks = { $name } attaque au bout de { $ms } ms
# $finishes: a list of the two above
geflippt-raced = { $finishes }.
geflippt-left-alone = Tout le monde laisse la souris tranquille.
geflippt-drawn = { $names } sont à égalité à la milliseconde près ; le sort désigne { $name }.
geflippt-fastest = { $name } réagit en premier, avec { $ms } ms d’avance.
geflippt-only = { $name } réagit, et personne d’autre.
geflippt-too-close = Trop serré pour trancher : avec { $ms } ms de retard, { $name } a raison aussi.
geflippt-whack-right = Carte jouée : { $piece }. C’est juste !
geflippt-whack-wrong = Carte jouée : { $piece }. C’est faux.
geflippt-whack-protected = Carte jouée : { $piece }. Mais la souris est protégée.
geflippt-attack-right = À l’attaque ! La souris ne porte aucun vêtement de cette main : c’est juste !
geflippt-attack-wrong = À l’attaque ! Mais la souris porte au moins un vêtement de cette main : c’est faux.
geflippt-attack-protected = À l’attaque ! Mais la souris est protégée.
geflippt-hand = { $name } montre sa main : { $hand }.
geflippt-caught = { $name } gagne la souris.
geflippt-caught-from-stack = { $name } gagne une souris de la pile.
geflippt-laundry = Linge sale pour { $name } : { $pieces }.
geflippt-laundry-hidden = Linge sale pour { $name } : { $pieces }, la dernière carte face cachée.
geflippt-laundry-face-down = Linge sale pour { $name }, face cachée : { $piece }.
geflippt-banned = C’est la troisième attaque ratée pour { $name }, et la dernière.
geflippt-cheese-taken = { $name } se brûle les pattes et reçoit le fromage ({ $cheese }).
geflippt-under = La souris se glisse sous la pile.
geflippt-reshuffled = La défausse est mélangée : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } à piocher.
geflippt-taken-back = { $name } reprend en main : { $piece }.

geflippt-ended-last_mouse = La dernière souris est attrapée.
geflippt-ended-last_cheese = Le dernier fromage est parti.
geflippt-ended-nobody_reacts = Personne ne veut des souris qui restent.
