"""A game's actions and positions as numbers, for learners and compiled code."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mauseloch.core.errors import UnsupportedError


def _no_kernel(*_: Any) -> Any:
    raise UnsupportedError("this game has no kernel, so no packed states")


class Part(NamedTuple):
    """A group of numbers in an observation."""

    name: str
    size: int
    meaning: str


A_TICK = Part("tick", 1, "how many ticks the question is old")


class Encoding(NamedTuple):
    """Numbers for everything in a game's notation."""

    actions: tuple[str, ...]
    """All actions of seats: an action's number is its place here."""
    outcomes: tuple[str, ...]
    """All outcomes of chance, likewise."""
    shared: tuple[Part, ...]
    """The first part of an observation."""
    each: tuple[Part, ...]
    """The parts that follow for each seat: the observer's first, then clockwise."""
    words: Callable[[int], int] = _no_kernel
    """For a kernel: the length of a state in whole numbers, by the number of seats."""
    pack: Callable[[Any, Any], Sequence[int]] = _no_kernel
    """For a kernel: pack(rules, state) turns a state of the rules into whole numbers."""
    observe: Callable[[Any, Any], Sequence[int]] | None = None
    """Without a kernel: observe(rules, view) turns a seat's view into numbers."""

    def layout(self, seats: int, *, ticks: bool = False) -> tuple[Part, ...]:
        """The parts of an observation with that many seats; with `ticks` for a race."""
        whose = ["your own", *(f"of the seat {n} further clockwise" for n in range(1, seats))]
        each = (
            Part(f"{part.name} {place}", part.size, f"{part.meaning}, {whose[place]}")
            for place in range(seats)
            for part in self.each
        )
        return (*self.shared, *each, *([A_TICK] if ticks else []))

    def width(self, seats: int) -> int:
        """The length of an observation."""
        return sum(part.size for part in self.layout(seats))
