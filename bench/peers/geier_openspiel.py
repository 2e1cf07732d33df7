"""Hol's der Geier as an OpenSpiel Python game, registered as ``python_geier``.

Each round is one chance node (which prize is turned up) and one simultaneous node. Picking action
``a`` plays card ``a + 1``; chance outcome ``o`` turns up ``PRIZES[o]``. Everything is public except
the picks of the current round. As in OpenSpiel's own Goofspiel, rewards come at the end only.

Like the framework's own Python games, it implements the documented hooks, `_legal_actions` among
them. Much of its time goes into calling back from C++ into Python; overriding the public methods
instead would be faster, but no game does so.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pyspiel

CARDS = 15
PRIZES = (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
MIN_SEATS = 2
MAX_SEATS = 5

# Plain integers: pybind11 converts them faster than the members of pyspiel.PlayerId.
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_GAME_TYPE = pyspiel.GameType(
    short_name="python_geier",
    long_name="Python Hol's der Geier",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": MIN_SEATS},
)


class GeierGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """The rules for a fixed number of seats (parameter ``players``)."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.seats: int = params.get("players", MIN_SEATS)
        info = pyspiel.GameInfo(
            num_distinct_actions=CARDS,
            max_chance_outcomes=len(PRIZES),
            num_players=self.seats,
            min_utility=float(sum(prize for prize in PRIZES if prize < 0)),
            max_utility=float(sum(prize for prize in PRIZES if prize > 0)),
            utility_sum=None,  # a tied last round discards its pot
            max_game_length=CARDS,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> GeierState:
        return GeierState(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(PRIZES)


class GeierState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """One game in progress; ``scores`` and ``pot`` are the running points."""

    def __init__(self, game: GeierGame) -> None:
        super().__init__(game)
        seats = game.seats
        self.scores = [0] * seats
        self.pot = 0
        self._hands = [list(range(CARDS)) for _ in range(seats)]
        self._prizes = list(range(len(PRIZES)))
        self._player = _CHANCE

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        probability = 1.0 / len(self._prizes)
        return [(prize, probability) for prize in self._prizes]

    def _legal_actions(self, player: int) -> list[int]:
        return self._hands[player]

    def _apply_action(self, action: int) -> None:
        """Turn up a prize: only chance acts on its own."""
        self._prizes.remove(action)
        self.pot += PRIZES[action]
        self._player = _SIMULTANEOUS

    def _apply_actions(self, actions: list[int]) -> None:
        """Play one card per seat; with nobody left after ties the pot is carried over."""
        for hand, card in zip(self._hands, actions, strict=True):
            hand.remove(card)
        for card in sorted(actions, reverse=self.pot >= 0):
            if actions.count(card) == 1:
                self.scores[actions.index(card)] += self.pot
                self.pot = 0
                break
        self._player = _CHANCE if self._prizes else _TERMINAL

    def returns(self) -> list[float]:
        if self._player == _TERMINAL:
            return [float(score) for score in self.scores]
        return [0.0] * len(self.scores)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"prize {PRIZES[action]:+d}" if player == _CHANCE else f"card {action + 1}"

    def __str__(self) -> str:
        hands = [[card + 1 for card in hand] for hand in self._hands]
        prizes = [PRIZES[prize] for prize in self._prizes]
        return f"pot {self.pot} scores {self.scores} hands {hands} prizes left {prizes}"


pyspiel.register_game(_GAME_TYPE, GeierGame)


def play(seats: int, games: int, seed: int) -> int:
    """Play uniformly random games to the end and return how many cards were picked."""
    game = pyspiel.load_game("python_geier", {"players": seats})
    uniform = random.Random(seed).random
    players = range(seats)
    decisions = 0
    for _ in range(games):
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
