"""What the actions of a match are worth, where that is known exactly."""

from collections.abc import Sequence

from mauseloch.core.game import AnyGame
from mauseloch.games.zocken.players.perfect import worths
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.value_table import HIGHEST, find
from mauseloch.games.zocken.view import News, View

GRAIN = 1 / HIGHEST + 1e-9
"""A step of the table, and a hair for arithmetic: two chances that are each off by half a step may
differ by a whole one, and be the same."""


def exact(game: AnyGame, view: View, log: Sequence[News]) -> dict[str, float] | None:  # noqa: ARG001 - nothing is hidden
    """How likely the seat at turn is to win with each of its actions, if both play perfectly then.

    A shared victory counts half. None where that is not known: for more than two, in a series,
    without a solved table, and when nobody is asked.
    """
    if not isinstance(game, Zocken) or game.series or len(view.owned) != 2:
        return None
    table = find(game)
    if table is None or view.turn is None or view.rolling:
        return None
    return worths(game, table, view)
