mausen-title = Une souris !

# $species: elephant, dog, cat or mouse; $value: 1 to 4
mausen-card = { $species ->
    [elephant] éléphant
    [dog] chien
    [cat] chat
   *[mouse] souris
 } { $value }

# $table, $caught: lists of cards; $name: a player; $round: 1 to 16
mausen-opening = Sur la table : { $table }.
mausen-revealed = Tour { $round } : { $plays }.
mausen-plays = { $name } joue { $card }
mausen-restocked = Tour { $round }, nouvelles cartes de départ : { $plays }.
mausen-table = Maintenant sur la table : { $table }.
mausen-table-swept = Il ne reste plus rien sur la table.
mausen-table-empty = Tout le monde pose donc une nouvelle carte de départ au milieu, et personne ne chasse.

mausen-catches = Avec la carte { $card }, { $name } attrape : { $caught }.
mausen-finds-nothing = Avec la carte { $card }, { $name } ne trouve rien à chasser.
# $ties: a list of mausen-tie
mausen-tie = { $card } ({ $names })
mausen-tied-so-catches = À égalité : { $ties }. Avec la carte { $card }, { $name } peut donc chasser et attrape : { $caught }.
mausen-tied-so-finds-nothing = À égalité : { $ties }. Avec la carte { $card }, { $name } peut donc chasser, mais ne trouve rien.
mausen-tied-so-none-hunts = À égalité : { $ties }, donc { $species ->
    [elephant] aucun éléphant
    [dog] aucun chien
    [cat] aucun chat
   *[mouse] aucune souris
 } ne chasse.

mausen-ended-hands_empty = Toutes les cartes sont jouées.
mausen-decided-mouse_sum = grâce à la valeur totale des souris, à égalité de points
mausen-decided-mouse_highest = grâce à la souris la plus forte, à égalité de points
mausen-deciding = { $points ->
    [0] Le tour { $number } décide de tout : { $name } prend la tête et la garde.
    [one] Le tour { $number } décide de tout : avec 1 point, { $name } prend la tête et la garde.
   *[other] Le tour { $number } décide de tout : avec { $points } points, { $name } prend la tête et la garde.
 }

# The board
mausen-species = { $species ->
    [elephant] Éléphant
    [dog] Chien
    [cat] Chat
   *[mouse] Souris
 }
mausen-hunts = chasse
mausen-restock = Nouvelles cartes de départ : pas de chasse.
mausen-to-pick = Tout le monde choisit un animal.
# $cards: how many somebody has caught; $points: what they are worth; both at most 12 letters, the first with room for “ ok”
mausen-caught = { $cards ->
    [one] { $cards } proie
   *[other] { $cards } proies
 }
mausen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
mausen-pile = { $name } { $cards ->
    [0] n’a encore rien attrapé
    [one] a attrapé une carte
   *[other] a attrapé { $cards } cartes
 }.
mausen-pile-open = { $name } { $cards ->
    [0] n’a encore rien attrapé
    [one] a attrapé une carte
   *[other] a attrapé { $cards } cartes
 } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }).
mausen-hand = Ta main : { $hand }.

# Before a match
mausen-about = Choisis un animal en secret : chasseur ou proie ?
mausen-option-ties = Qui chasse si les plus fortes cartes sont à égalité
mausen-option-ties-booklet = la carte juste en dessous, un seul cran plus bas
mausen-option-ties-cascade = toujours plus bas, jusqu’à une carte jouée une seule fois
mausen-option-mouse_tiebreak = Ce qui départage les ex æquo
mausen-option-mouse_tiebreak-sum = toutes les souris attrapées, ensemble
mausen-option-mouse_tiebreak-highest = la plus forte souris attrapée
mausen-option-open_piles = Tout le monde voit ce que les autres ont attrapé

# Statistiques
mausen-stats-restocks = combien de fois par partie la table se vide et reçoit de nouvelles cartes de départ
mausen-stats-restocked = parties où cela arrive
mausen-stats-barren = chasses où personne n’attrape rien
mausen-stats-left = points qui restent sur la table à la fin
