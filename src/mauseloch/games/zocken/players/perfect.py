"""Playing Mäusezocken for two perfectly: each turn is searched down to the solved positions."""

import numpy as np

from mauseloch.core.errors import SetupError
from mauseloch.games.zocken.players.kernel_turn import (
    CODES,
    KINDS,
    PLACE,
    ROLLING,
    STOPPING,
    WORTH,
    look_ahead,
)
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import WAYS
from mauseloch.games.zocken.solver.value_table import Table
from mauseloch.games.zocken.state import COLOURS, State, Taken, Takes
from mauseloch.games.zocken.view import View


def decide(game: Zocken, table: Table, view: View) -> str:
    """The best action of the seat at turn; the first of several equals."""
    found = worths(game, table, view)
    return max(found, key=found.__getitem__)


def worths(game: Zocken, table: Table, view: View) -> dict[str, float]:
    """The worth of all actions of the seat at turn; raises SetupError unless two play."""
    if len(view.owned) != 2:
        raise SetupError(f"only two seats are solved, not {len(view.owned)}")
    if view.turn is None or view.rolling:
        raise ValueError("nobody is asked for an action")
    worth = np.empty((KINDS, CODES))
    look_ahead(
        int(game.children),
        int(game.risk),
        int(game.must_stop),
        table.mice,
        table.steps,
        table.unit,
        table.least,
        np.array(view.middle),
        np.array(view.owned[view.turn]),
        np.array(view.owned[1 - view.turn]),
        np.array(view.aside),
        worth,
    )
    if view.dice is not None:
        return {take: float(worth[WORTH, code_of(mice)]) for take, mice in takes_of(view).items()}
    found = {"roll": float(worth[ROLLING, 0]), "stop": float(worth[STOPPING, 0])}
    return {action: value for action, value in found.items() if value >= 0}


def takes_of(view: View) -> Takes:
    """The ways to use the dice, by notation."""
    return State(view.middle, view.owned, view.aside, view.first, view.turn, dice=view.dice).takes()


def code_of(mice: tuple[Taken, ...]) -> int:
    """The code of a take, whoever the mice are stolen from."""
    code = 0
    for place, colour in enumerate(COLOURS):
        owners = [mouse.owner for mouse in mice if mouse.colour == colour]
        if owners:
            near = owners.count(None)
            code += PLACE[place] * (1 + WAYS.index((near, len(owners) - near)))
    return code
