"""Mausen for researchers."""

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:  # noqa: ARG001 - sixteen rounds, always
    """Everyone plays sixteen cards; ten mice are in the middle, and all cards are worth points."""
    return Bounds(16, 0, 16 * seats, 10 + 40 * seats)


RESEARCH = Research(bounds, simultaneous=True, chance=False)
