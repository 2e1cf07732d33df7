# The board. $species: elephant, dog, cat or mouse; $card: a mausen-card; $name: a player
mausen-board-circle = Il ciclo della caccia
mausen-board-players = Chi gioca
mausen-board-hunts = { $species ->
    [elephant] Gli elefanti cacciano i cani
    [dog] I cani cacciano i gatti
    [cat] I gatti cacciano i topi
   *[mouse] I topi cacciano gli elefanti
 }
mausen-board-cards = { $count } × { $card }
mausen-board-round = Round { $round } di 16
mausen-board-you = tu
mausen-board-has-picked = ha scelto
mausen-board-picks = sta ancora scegliendo
mausen-board-hand = La tua mano
mausen-board-choose = Scegli una carta
mausen-board-play = Gioca { $card }
mausen-board-add = Metti { $card } al centro
mausen-board-chosen = Giochi { $card }.
mausen-board-waiting = Aspettiamo { $names }.
mausen-board-waiting-many = Aspettiamo { $count } persone.

# A round is explained. $tied: the cards that cancel each other; $prey: a mausen-board-prey
mausen-board-reveal = Si scoprono tutte le carte!
mausen-board-restocked = Ecco le nuove carte di partenza. Questa volta nessuno va a caccia.
