# The board. $species: elephant, dog, cat or mouse; $card: a mausen-card; $name: a player
mausen-board-circle = Le cercle de la chasse
mausen-board-players = Qui joue
mausen-board-hunts = { $species ->
    [elephant] Les éléphants chassent les chiens
    [dog] Les chiens chassent les chats
    [cat] Les chats chassent les souris
   *[mouse] Les souris chassent les éléphants
 }
mausen-board-cards = { $count } × { $card }
mausen-board-round = Tour { $round } sur 16
mausen-board-you = toi
mausen-board-has-picked = a choisi
mausen-board-picks = réfléchit encore
mausen-board-hand = Ta main
mausen-board-choose = Choisis une carte
mausen-board-play = Jouer { $card }
mausen-board-add = Poser { $card } au milieu
mausen-board-chosen = Tu joues { $card }.
mausen-board-waiting = On attend { $names }.
mausen-board-waiting-many = On attend { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
 } personnes.

# A round is explained. $tied: the cards that cancel each other; $prey: a mausen-board-prey
mausen-board-reveal = On retourne toutes les cartes !
mausen-board-restocked = Voici les nouvelles cartes de départ. Cette fois, personne ne chasse.
