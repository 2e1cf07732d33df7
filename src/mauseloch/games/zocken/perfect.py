"""Plays Mäusezocken for two perfectly: each turn is looked through, to the table of positions."""

import numpy as np

from mauseloch.core.errors import SetupError
from mauseloch.games.zocken.kernel_solving import WAYS
from mauseloch.games.zocken.kernel_turn import CODES, PLACE, ROLLING, STOPPING, WORTH, look_ahead
from mauseloch.games.zocken.rules import COLOURS, State, View, Zocken
from mauseloch.games.zocken.table import Table


def decide(game: Zocken, table: Table, view: View) -> str:
    """The best action of the seat at turn; of equals the first.

    In a series every game is played to be won, whatever the points of the other.
    """
    found = worths(game, table, view)
    return max(found, key=found.__getitem__)


def worths(game: Zocken, table: Table, view: View) -> dict[str, float]:
    """What all actions of the seat at turn are worth; raises SetupError unless two play."""
    if len(view.owned) != 2:
        raise SetupError(f"only two seats are solved, not {len(view.owned)}")
    if view.turn is None or view.rolling:
        raise ValueError("nobody is asked for an action")
    worth = np.empty((CODES, 3))
    look_ahead(
        int(game.children),
        int(game.risk),
        table.mice,
        table.steps,
        table.unit,
        np.array(view.middle),
        np.array(view.owned[view.turn]),
        np.array(view.owned[1 - view.turn]),
        np.array(view.aside),
        worth,
    )
    if view.dice is not None:
        return {take: float(worth[code, WORTH]) for take, code in _codes(view).items()}
    found = {"roll": float(worth[0, ROLLING]), "stop": float(worth[0, STOPPING])}
    return {action: value for action, value in found.items() if value >= 0}


def _codes(view: View) -> dict[str, int]:
    """What each way to use the dice adds to what lies ahead, by notation."""
    state = State(view.middle, view.owned, view.aside, view.first, view.turn, dice=view.dice)
    found = {}
    for take, mice in state.takes().items():
        code = 0
        for place, colour in enumerate(COLOURS):
            owners = [mouse.owner for mouse in mice if mouse.colour == colour]
            if owners:
                near = owners.count(None)
                code += PLACE[place] * (1 + WAYS.index((near, len(owners) - near)))
        found[take] = code
    return found
