"""What interfaces for researchers ask about a game before a match begins."""

from collections.abc import Callable
from typing import NamedTuple

from mauseloch.core.game import AnyGame


class Bounds(NamedTuple):
    """How far a match can go at most."""

    nodes: int
    """Of players."""
    draws: int
    told: int
    """To one seat."""
    gains: int
    """All points above zero that there are, and all below it."""
    losses: int = 0


class Research(NamedTuple):
    """A game as those see it who ask beforehand."""

    bounds: Callable[[AnyGame, int, int], Bounds]
    """bounds(game, seats, most): with that many seats, and `most` nodes of players if the rules set
    no limit."""
    simultaneous: bool
    chance: bool
    secret: tuple[str, ...] = ()
    """Parts of an observation that only their seat sees."""
    most: int | None = None
    """How many nodes of players there may be, unless chosen; None if the rules see to it."""
    memory: str = ""
    """Where something stays hidden: the name of the module with HIDDEN, its events, and `remember`.
    It is compiled, so it is loaded when it is needed."""
