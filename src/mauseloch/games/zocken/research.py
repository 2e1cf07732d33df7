"""Mäusezocken for researchers."""

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:
    """The rules set no limit: turns can be lost for ever."""
    chosen = game.chosen
    worth = (30 if chosen["children"] else 90) * (seats if chosen["series"] else 1)
    return Bounds(most, most + 1, 2 * most + 1, worth)


RESEARCH = Research(bounds, simultaneous=False, chance=True, most=1000)
