"""Mäusezocken for researchers."""

from typing import cast

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research
from mauseloch.games.zocken.rules import Zocken


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:
    """The rules set no limit: turns can be lost for ever."""
    chosen = game.chosen
    worth = (
        cast("Zocken", game).mice
        * (5 if chosen["children"] else 15)
        * (seats if chosen["series"] else 1)
    )
    return Bounds(most, most + 1, 2 * most + 1, worth)


RESEARCH = Research(bounds, simultaneous=False, chance=True, most=1000)
