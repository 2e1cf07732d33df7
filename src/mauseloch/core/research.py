"""What research interfaces need to know about a game before a match begins."""

from collections.abc import Callable
from typing import NamedTuple

from mauseloch.core.game import AnyGame


class Bounds(NamedTuple):
    """Upper bounds on a match."""

    nodes: int
    """Decisions of players."""
    draws: int
    told: int
    """Pieces of news for one seat."""
    gains: int
    """The sum of all positive points there are; `losses` is that of all negative ones."""
    losses: int = 0


class Research(NamedTuple):
    """A game's properties that are known before a match."""

    bounds: Callable[[AnyGame, int, int], Bounds]
    """bounds(game, seats, most): with that many seats, and at most `most` player nodes if the rules
    set no limit."""
    simultaneous: bool
    chance: bool
    secret: tuple[str, ...] = ()
    """Parts of an observation visible only to their own seat."""
    most: int | None = None
    """The default limit on player nodes; None if the rules set one."""
    memory: str = ""
    """For games with hidden information: the name of the module with HIDDEN, its events, and
    `remember`. It is compiled, so it is only loaded when needed."""
