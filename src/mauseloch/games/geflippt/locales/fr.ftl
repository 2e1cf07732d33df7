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
geflippt-cheese-turned = Fromage face visible : { $cheese }.
geflippt-revealed = { $name } retourne une souris. Elle porte : { $pieces }. Son fromage : { $cheese }.
geflippt-revealed-protected = { $name } retourne une souris. Elle porte : { $pieces }. Son fromage : { $cheese }. Elle est protégée !
geflippt-whacks = { $name } tape au bout de { $ms } ms
geflippt-attacks = { $name } attaque au bout de { $ms } ms
# $finishes: a list of the two above
geflippt-raced = { $finishes }.
geflippt-left-alone = Tout le monde laisse la souris tranquille.
geflippt-drawn = { $names } sont à égalité à la milliseconde près ; le sort désigne { $name }.
geflippt-fastest = { $name } réagit en premier, avec { $ms } ms d’avance.
geflippt-only = { $name } réagit, et personne d’autre.
geflippt-too-close = Trop serré pour trancher : avec { $ms } ms de retard, { $name } a raison aussi.
geflippt-whack-right = Carte jouée : { $piece }. C’est juste !
geflippt-whack-wrong = Carte jouée : { $piece }. C’est faux.
geflippt-whack-protected = Carte jouée : { $piece }. Mais la souris est protégée.
geflippt-attack-right = À l’attaque ! La souris ne porte aucun vêtement de cette main : c’est juste !
geflippt-attack-wrong = À l’attaque ! Mais la souris porte au moins un vêtement de cette main : c’est faux.
geflippt-attack-protected = À l’attaque ! Mais la souris est protégée.
geflippt-hand = { $name } montre sa main : { $hand }.
geflippt-caught = { $name } gagne la souris.
geflippt-caught-from-stack = { $name } gagne une souris de la pile.
geflippt-laundry = Linge sale pour { $name } : { $pieces }.
geflippt-laundry-hidden = Linge sale pour { $name } : { $pieces }, la dernière carte face cachée.
geflippt-laundry-face-down = Linge sale pour { $name }, face cachée : { $piece }.
geflippt-banned = C’est la troisième attaque ratée pour { $name }, et la dernière.
geflippt-cheese-taken = { $name } se brûle les pattes et reçoit le fromage ({ $cheese }).
geflippt-under = La souris se glisse sous la pile.
geflippt-reshuffled = La défausse est mélangée : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } à piocher.
geflippt-taken-back = { $name } reprend en main : { $piece }.

geflippt-ended-last_mouse = La dernière souris est attrapée.
geflippt-ended-last_cheese = Le dernier fromage est parti.
geflippt-ended-nobody_reacts = Personne ne veut des souris qui restent.
geflippt-deciding = { $points ->
    [0] La souris { $number } décide de tout : { $name } prend la tête et la garde.
    [one] La souris { $number } décide de tout : avec 1 point, { $name } prend la tête et la garde.
   *[other] La souris { $number } décide de tout : avec { $points } points, { $name } prend la tête et la garde.
 }

# The board
geflippt-title-cheese = Fromage sur la table
geflippt-title-mouse = Souris
geflippt-title-stack = Pile de souris
geflippt-title-finish = Photo-finish
geflippt-no-cheese = plus de fromage
geflippt-its-cheese = son fromage :
geflippt-turns-up-next = { $name } retourne la prochaine souris.
geflippt-to-react = Qui voit en premier ce qu’elle porte ?
# $mice, $cheeses: how many lie face down
geflippt-stacks = Piles : { $mice } souris, { $cheeses ->
    [one] { $cheeses } fromage
   *[other] { $cheeses } fromages
 }
# Heads of columns, at most 8 letters
geflippt-column = { $column ->
    [mice] Souris
    [laundry] Linge
    [cheeses] Fromages
   *[points] Points
 }
# $hidden, $banned: signs for a piece that lies face down, and for three of them
geflippt-legend-hidden = { $hidden } face cachée : attaque ratée
geflippt-legend-banned = { $banned } n’a plus le droit d’attaquer
geflippt-finish = { $kind ->
    [whack] tape
    [attack] attaque
   *[none] la laisse tranquille
 }
geflippt-time = { $ms } ms
# $points: how many, with a sign
geflippt-got = { $what ->
    [mouse] souris
    [laundry] linge
   *[cheese] fromage
 } { $points }
geflippt-label-mouse = Souris :
geflippt-label-points = Points :
geflippt-do-attack = attaquer avec toute la main
geflippt-do-pass = la laisser tranquille
geflippt-do-reveal = retourner la prochaine souris
geflippt-press-to-attack = Espace : attaquer avec toute la main
geflippt-press-to-pass = 0 : la laisser tranquille
geflippt-press-to-reveal = Espace : retourner la prochaine souris
geflippt-no-more-attacks = plus d’attaque

geflippt-scene-mouse = La souris porte : { $pieces }. Son fromage : { $cheese }.
geflippt-scene-stack = { $mice ->
    [0] Il ne reste plus de souris dans la pile.
    [one] Il reste une souris dans la pile.
   *[other] Il reste { $mice } souris dans la pile.
 }
# $up, $down: pieces of dirty laundry; $score: the points with their sign
geflippt-scene-player = { $name } a { $mice } souris ; linge sale : { $up } face visible, { $down } face cachée ; { $cheeses ->
    [one] { $cheeses } fromage
   *[other] { $cheeses } fromages
 } ; { $points ->
    [one] { $score } point
   *[other] { $score } points
 }.
geflippt-scene-banned = { $name } n’a plus le droit d’attaquer.
geflippt-scene-hand = Ta main : { $hand }.

# The race; $ms: milliseconds
geflippt-ready = Pattes prêtes ! La souris va surgir d’un instant à l’autre.
geflippt-keys = Un chiffre : taper, Espace : attaquer, 0 : la laisser tranquille
geflippt-guess = Si vite ({ $ms } ms) ? C’était sûrement un coup au hasard. Ça ne coûte rien : réessaie.
geflippt-may-not-attack = Tu as raté trois attaques : tu n’as plus le droit d’attaquer.
geflippt-reacted = { $name } a réagi.
geflippt-no-such-card = Tu n’as pas de carte avec ce numéro.

# Before a match
geflippt-about = Une course : qui verra en premier ce que porte la souris ?
geflippt-option-window_ms = Combien de temps une souris attend, en millisecondes
geflippt-option-photo_finish_ms = Quel écart est trop petit pour trancher, en millisecondes
geflippt-offered-window_ms = Combien de temps une souris attend
geflippt-offered-photo_finish_ms = Quel écart est trop petit pour trancher
geflippt-offered-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }
geflippt-offered-gap = { $ms ->
    [0] seulement le même instant
   *[other] { $ms } millièmes de seconde
 }

# Statistiques
geflippt-stats-reveals = souris retournées par partie
geflippt-stats-races = souris qui font réagir quelqu’un
geflippt-stats-fastest_ms = la réaction la plus rapide, en millisecondes
geflippt-stats-mice = souris attrapées par partie
geflippt-stats-cheeses = fromages pris par partie
geflippt-stats-wrong_whacks = coups ratés parmi ceux qui comptent
geflippt-stats-attacks = attaques qui comptent, par partie
geflippt-stats-wrong_attacks = dont ratées
geflippt-stats-photo_finishes = courses où une photo-finish donne une souris à plusieurs
geflippt-stats-last_mouse = parties finies avec la dernière souris
geflippt-stats-last_cheese = parties finies avec le dernier fromage
geflippt-stats-nobody_reacts = parties finies parce que personne ne réagit plus
