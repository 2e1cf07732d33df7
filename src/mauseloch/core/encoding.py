"""How a game's actions and positions are numbered, for learners and compiled code."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mauseloch.core.errors import UnsupportedError


def _no_kernel(*_: Any) -> Any:
    raise UnsupportedError("there is no kernel to have numbers for")


class Part(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    meaning: str


A_TICK = Part("tick", 1, "how many ticks the question is old")


class Encoding(NamedTuple):
    """Numbers for everything a game knows in notation."""

    actions: tuple[str, ...]
    """What seats may ever do: an action's number is its place here."""
    outcomes: tuple[str, ...]
    """What chance may ever bring, likewise."""
    shared: tuple[Part, ...]
    """What an observation begins with."""
    each: tuple[Part, ...]
    """What then follows for each seat, one's own first, then clockwise."""
    words: Callable[[int], int] = _no_kernel
    """For a kernel: how many whole numbers a state has, by the number of seats."""
    pack: Callable[[Any, Any], Sequence[int]] = _no_kernel
    """For a kernel: a state of the rules as whole numbers, pack(rules, state)."""
    observe: Callable[[Any, Any], Sequence[int]] | None = None
    """Without a kernel: what a seat sees as numbers, observe(rules, view)."""

    def layout(self, seats: int, *, ticks: bool = False) -> tuple[Part, ...]:
        """What an observation is made of, with that many seats; in a race, with ticks."""
        whose = ["your own", *(f"of the seat {n} further clockwise" for n in range(1, seats))]
        each = (
            Part(f"{part.name} {place}", part.size, f"{part.meaning}, {whose[place]}")
            for place in range(seats)
            for part in self.each
        )
        return (*self.shared, *each, *([A_TICK] if ticks else []))

    def width(self, seats: int) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.layout(seats))
