# Ce que seul le plateau dans le navigateur dit

zocken-choose-mice = Quelles souris prends-tu ?
zocken-choose-joker = Quelle couleur pour le joker ?
zocken-choose-one = Ou une seule :
zocken-choose-again = Changer d’avis
zocken-choose-with-it = Quelle souris avec elle ?
zocken-from-middle = milieu
zocken-phew = Ouf, c’était juste !
# Ce que rapporte l’arrêt
zocken-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
zocken-game-of = Partie { $game } sur { $count }
zocken-every-mouse = chaque souris vaut 1 point
zocken-shake = Secouer pour lancer les dés
# Le risque du prochain lancer
zocken-odds = { $losing ->
    [0] Aucun lancer n’est perdant
    [1] Un lancer sur 36 est perdant
   *[other] { $losing } lancers sur 36 sont perdants
 }
