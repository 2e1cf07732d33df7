"""What a look back at a match finds: a curve, what each choice cost, and where it was decided.

All chances are those of one seat to win, from 0 to 1; a win shared by n counts 1/n.
"""

from dataclasses import dataclass

from mauseloch.core.game import Seat
from mauseloch.core.words import Say


@dataclass(frozen=True, slots=True)
class Point:
    """The seat's chance at one moment of the match."""

    at: int
    """The number of inputs before it."""
    chance: float
    error: float
    """The standard error; 0 if it is exact."""
    exact: bool
    """Worked out, not sampled."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the seat between at least two actions, and what it cost."""

    at: int
    """The number of inputs before it."""
    action: str
    """In notation; empty if the clock ran out."""
    doing: Say
    """The action in words."""
    best: str
    """The best action there was; the same one unless that is measurably better."""
    best_doing: Say
    chance: float
    """With the action chosen."""
    best_chance: float
    """With the best."""
    cost: float
    """The difference, never below 0. A sampled one within two standard errors of 0 counts as 0: no
    measurable cost. So does an exact one that is no more than chances are rounded by."""
    error: float
    """The standard error of the difference; 0 if it is exact."""
    exact: bool


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Where the seat's chance changed most."""

    at: int
    """The number of inputs before it."""
    before: float
    after: float
    words: tuple[Say, ...]
    """What happened, in whole sentences."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match looked back at, from one seat."""

    game: str
    version: int
    """Of the rules."""
    seats: int
    seat: Seat
    points: tuple[Point, ...]
    """At the start, before each choice, and at the end."""
    choices: tuple[Choice, ...]
    """Those with at least two legal actions."""
    turning_points: tuple[TurningPoint, ...]
    """At most three, in the order of the match."""
    total_cost: float
    """Of all choices together."""
    exact_share: float
    """How many of the choices could be judged exactly, from 0 to 1; 1 if there was no choice."""
