"""Complete random matches of Hol's der Geier through our OpenSpiel adapter."""

import random

import pyspiel

from mauseloch.adapters import openspiel

_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def openspiel_play(seats: int, matches: int, seed: int) -> int:
    """Play uniformly random matches to the end and return how many cards were picked."""
    game = pyspiel.load_game(openspiel.PREFIX + "geier", {"players": seats})
    uniform = random.Random(seed).random
    players = range(seats)
    decisions = 0
    for _ in range(matches):
        state = game.new_initial_state()
        while (turn := state.current_player()) != _TERMINAL:
            if turn == _CHANCE:
                outcomes = state.chance_outcomes()  # all equally likely
                state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
            else:
                picks = []
                for player in players:
                    legal = state.legal_actions(player)
                    picks.append(legal[int(uniform() * len(legal))])
                state.apply_actions(picks)
                decisions += seats
    return decisions
