"""Hol's der Geier for researchers."""

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:  # noqa: ARG001 - fifteen rounds, always
    """Fifteen prizes, worth 55 points with the mice and -15 with the vultures."""
    return Bounds(15, 15, 15 * (1 + seats), 55, 15)


RESEARCH = Research(bounds, simultaneous=True, chance=True)
