"""Playing Mäusezocken at any table: each turn is searched to the estimated values of its ends.

With more than two seats there are too many positions to solve. Their values were learned from
matches that such players played against each other (`python -m bench.learning_zocken`).
"""

import json
from functools import lru_cache
from pathlib import Path

import numpy as np

from mauseloch.compiled import Words
from mauseloch.games.zocken.players.kernel_learned import (
    OVER,
    POINTS,
    SERIES,
    SINGLE,
    UNDECIDED,
    look_through,
    victims,
)
from mauseloch.games.zocken.players.kernel_turn import CODES, KINDS, ROLLING, STOPPING, WORTH
from mauseloch.games.zocken.players.perfect import code_of, takes_of
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import Values
from mauseloch.games.zocken.state import PLACE
from mauseloch.games.zocken.view import View

FILE = Path(__file__).parent / "learned.json"
ALL = OVER - 1
"""The number of mice in a game."""
A_POINT = 0.02
"""Small, so that chances grow linearly with points."""


def name_of(game: Zocken, seats: int) -> str:
    """The name of these rules in the file."""
    return " ".join([str(seats), *(["children"] * game.children), *(["risk"] * game.risk)])


def weights_of(game: Zocken, view: View) -> Values:
    """The learned weights for this moment of a match."""
    to_come = len(view.owned) - view.game if game.series else 0
    return _weights(name_of(game, len(view.owned)), to_come)


@lru_cache(maxsize=64)
def _weights(name: str, to_come: int) -> Values:
    learned = json.loads(FILE.read_text(encoding="utf-8"))
    weights = spread(learned["middle"], np.array(learned[name]))
    # Each game to come blurs a lead as much as a whole game that is about to begin.
    a_game = weights[ALL, POINTS]
    blurred = np.sqrt(1 + to_come * (weights[:OVER, POINTS] / a_game) ** 2)
    weights[:OVER] /= blurred[:, None]
    if to_come:
        weights[OVER, POINTS] = a_game / np.sqrt(to_come)
    return weights


def spread(middle: list[int], learned: Values) -> Values:
    """Interpolate weights for any number of mice in the middle."""
    weights = np.zeros((OVER + 1, learned.shape[1]))
    for column, known in enumerate(learned.T):
        weights[:OVER, column] = np.interp(range(OVER), middle, known)
    return weights


@lru_cache
def points_alone(seats: int) -> Values:
    """The weights of a player who wants as many points as possible and ignores the end."""
    weights = np.zeros((OVER + 1, 2 + seats))
    weights[:, POINTS] = A_POINT
    return weights


def ending_of(game: Zocken, view: View) -> int:
    """What the end of the current game means for the match."""
    if not game.series:
        return SINGLE
    return SERIES if view.game == len(view.owned) else UNDECIDED


def decide(game: Zocken, view: View) -> str:
    """The best action of the seat at turn by the learned weights; the first of several equals."""
    found = worths(game, view, weights_of(game, view), ending_of(game, view))
    return max(found, key=found.__getitem__)


def worths(game: Zocken, view: View, weights: Values, ending: int) -> dict[str, float]:
    """The estimated worth of all actions of the seat at turn."""
    if view.turn is None or view.rolling:
        raise ValueError("nobody is asked for an action")
    seats = len(view.owned)
    order = [(view.turn + seat) % seats for seat in range(seats)]
    middle, aside = np.array(view.middle), np.array(view.aside)
    owned = np.array([view.owned[seat] for seat in order])
    before = np.array([sum(points[seat] for points in view.points) for seat in order])
    children, risk, must_stop = int(game.children), int(game.risk), int(game.must_stop)
    usual = victims(children, weights, middle, owned, before)

    def looked_through(stolen_from: Words) -> Values:
        worth = np.empty((KINDS, CODES))
        look_through(
            children,
            risk,
            must_stop,
            ending,
            weights,
            middle,
            owned,
            before,
            aside,
            stolen_from,
            worth,
        )
        return worth

    worth = looked_through(usual)
    if view.dice is None:
        found = {"roll": float(worth[ROLLING, 0]), "stop": float(worth[STOPPING, 0])}
        return {action: value for action, value in found.items() if value >= 0}
    found = {}
    for take, mice in takes_of(view).items():
        stolen = [order.index(mouse.owner) for mouse in mice if mouse.owner is not None]
        place = PLACE[mice[0].colour]
        known = worth
        if stolen and sorted(stolen) != sorted(usual[place, : len(stolen)]):
            others = usual.copy()
            others[place] = [*stolen, -1][:2]
            known = looked_through(others)
        found[take] = float(known[WORTH, code_of(mice)])
    return found
