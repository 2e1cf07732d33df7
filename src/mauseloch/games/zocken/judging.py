"""The worth of actions, where it is known exactly."""

from collections.abc import Sequence

from mauseloch.core.game import AnyGame
from mauseloch.games.zocken.players.perfect import worths
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.value_table import HIGHEST, find
from mauseloch.games.zocken.view import News, View

GRAIN = 1 / HIGHEST + 1e-9
"""A step of the table, plus a margin for arithmetic: two equal chances that are each off by half a
step may differ by a whole one."""


def exact(game: AnyGame, view: View, log: Sequence[News]) -> dict[str, float] | None:  # noqa: ARG001 - nothing is hidden
    """The chance of the seat at turn to win with each action, if both play perfectly from then on.

    A shared victory counts half. None where that is unknown: with more than two seats, in a series,
    without a solved table, or when nobody is asked.
    """
    if not isinstance(game, Zocken) or game.series or len(view.owned) != 2:
        return None
    table = find(game)
    if table is None or view.turn is None or view.rolling:
        return None
    return worths(game, table, view)
