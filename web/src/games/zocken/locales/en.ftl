## Label on the board (browser)

# Question above the choices
zocken-choose-mice = Which mice will you take?
# Question above the choices
zocken-choose-joker = What colour should the joker be?
# Above the rest of the choices
zocken-choose-one = Or only one:
# Button
zocken-choose-again = Choose again
# Question above the choices, after a mouse was tapped; its picture is before it
zocken-choose-with-it = Which mouse goes with it?
# Caption below a mouse on a button: where it comes from; at most 8 characters
zocken-from-middle = middle
# Below the dice, when a risky roll went well
zocken-phew = Phew, that was close!
# At the button for stopping: what that brings
zocken-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
# In the middle, in a series
zocken-game-of = Game { $game } of { $count }
# In the middle, where zocken-option-children is chosen
zocken-every-mouse = every mouse counts 1
# Button
zocken-shake = Shake to roll
# Below the dice: how daring the next roll is; at most 36 characters
zocken-odds = { $losing ->
    [0] No roll can lose
    [1] 1 roll in 36 loses everything
   *[other] { $losing } rolls in 36 lose everything
 }
