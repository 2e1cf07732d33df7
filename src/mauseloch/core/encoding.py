"""How a game's actions and positions are numbered, for learners and compiled code."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Part(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    meaning: str


class Encoding(NamedTuple):
    """Numbers for everything a game knows in notation."""

    actions: tuple[str, ...]
    """What seats may ever do: an action's number is its place here."""
    outcomes: tuple[str, ...]
    """What chance may ever bring, likewise."""
    words: Callable[[int], int]
    """How many whole numbers a state has, by the number of seats."""
    pack: Callable[[Any, Any], Sequence[int]]
    """A state of the rules as whole numbers: pack(rules, state)."""
    layout: Callable[[int], tuple[Part, ...]]
    """What an observation is made of, by the number of seats."""

    def width(self, seats: int) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.layout(seats))
