"""Mausgeflippt for researchers."""

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research
from mauseloch.games.geflippt.deck import deck
from mauseloch.games.geflippt.rules import Geflippt


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:
    """The rules set a limit, but a very distant one."""
    assert isinstance(game, Geflippt)  # noqa: S101 - it is the game of this package
    there = deck(game.mice)
    mice, clothes, cheeses = len(there.mice), len(there.clothes), len(there.cheeses)
    races = most // 2  # each needs one more answer, to turn up the mouse
    settled = min(races, mice + clothes + cheeses)  # each moves one of these for good
    dealt = (
        there.hand * seats + clothes + mice
    )  # still held, laid as laundry, or discarded for a mouse
    draws = 1 + cheeses + mice + dealt + (seats - 1) * settled
    told = draws + seats * (most + races) + 8 * seats * settled
    return Bounds(most, draws, told, mice, clothes + 2 * cheeses)


RESEARCH = Research(
    bounds,
    simultaneous=True,
    chance=True,
    secret=("hand", "reaction"),
    most=2000,
    memory="mauseloch.games.geflippt.kernel.memory",
)
