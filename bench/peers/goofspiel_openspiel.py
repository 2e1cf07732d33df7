"""OpenSpiel's own goofspiel with fifteen cards: the nearest relative of Hol's der Geier.

Its rules are lighter (no pot is carried over, prizes 1 to 15), its bookkeeping heavier (a history,
legality checks).
"""

import random
from functools import cache
from typing import Any

import pyspiel

_CHANCE, _TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


@cache
def _game(seats: int) -> Any:
    parameters = {"num_cards": 15, "players": seats, "points_order": "random", "imp_info": False}
    return pyspiel.load_game("goofspiel", parameters)


def play(seats: int, games: int, seed: int) -> int:
    """Play uniformly random games in a Python loop; return how many cards were picked."""
    game = _game(seats)
    uniform = random.Random(seed).random
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (turn := state.current_player()) != _TERMINAL:
            if turn == _CHANCE:
                legal = state.legal_actions()  # all equally likely
                state.apply_action(legal[int(uniform() * len(legal))])
            else:
                picks = []
                for player in range(seats):
                    legal = state.legal_actions(player)
                    picks.append(legal[int(uniform() * len(legal))])
                state.apply_actions(picks)
                decisions += seats
    return decisions


def play_evaluate_bots(seats: int, games: int, seed: int) -> int:
    """The same through `evaluate_bots`, where loop and bots are OpenSpiel's own C++."""
    game = _game(seats)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(seats)]
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed * 1_000_003 + number)
    return games * 15 * seats
