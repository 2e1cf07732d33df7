# What only the board in a browser says

zocken-choose-mice = Which mice do you take?
zocken-choose-joker = Which colour shall the joker be?
zocken-choose-one = Or only one:
zocken-choose-again = Choose again
# What stopping brings
zocken-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
zocken-game-of = Game { $game } of { $count }
zocken-every-mouse = every mouse counts 1
zocken-shake = Shake to roll
# How daring the next roll is
zocken-odds = { $losing ->
    [0] No roll can lose
    [1] One roll in 36 loses
   *[other] { $losing } rolls in 36 lose
 }
