"""The state of a match of Mäusezocken: where the mice are, and what a roll allows."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import NamedTuple

from mauseloch.core.game import Seat

COLOURS = ("yellow", "green", "blue", "orange", "red")  # worth 1, 2, 3, 4, 5
JOKER = "joker"
FACES = (*COLOURS, JOKER)
MICE_OF_A_COLOUR = 6
LEAST_IN_THE_MIDDLE = 5

Mice = tuple[int, ...]
"""How many mice of each colour, in the order of `COLOURS`: yellow, green, blue, orange, red."""

NO_MICE: Mice = (0,) * len(COLOURS)
ALL_MICE: Mice = (MICE_OF_A_COLOUR,) * len(COLOURS)
PLACE = {colour: place for place, colour in enumerate(COLOURS)}


def worth(mice: Mice, *, children: bool) -> int:
    """The points of some mice; with `children` every mouse counts the same."""
    return sum(count * (1 if children else place) for place, count in enumerate(mice, start=1))


ROLLS = {f"{one} {other}": (one, other) for one, other in combinations_with_replacement(FACES, 2)}
ODDS = {text: 1 if one == other else 2 for text, (one, other) in ROLLS.items()}
FIRST = {f"first {seat}": seat for seat in range(4)}


@dataclass(frozen=True, slots=True)
class Taken:
    """One mouse on its way: its colour, and whose it was; None is the middle."""

    colour: str
    owner: Seat | None = None

    def __str__(self) -> str:
        return self.colour if self.owner is None else f"{self.colour}:{self.owner}"


def _colours_of(die: str) -> tuple[str, ...]:
    """The colours that a die may count as: a joker stands for any colour that its roller names."""
    return COLOURS[::-1] if die == JOKER else (die,)


def _namings(dice: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """All pairs of colours that two dice may count as, the more valuable colour first."""
    pairs = [
        (one, other) if PLACE[one] >= PLACE[other] else (other, one)
        for one in _colours_of(dice[0])
        for other in _colours_of(dice[1])
    ]
    return tuple(dict.fromkeys(pairs))


NAMINGS = {dice: _namings(dice) for dice in ROLLS.values()}


class State(NamedTuple):
    """All mice, by place, and the progress of the turn."""

    middle: Mice
    owned: tuple[Mice, ...]
    aside: Mice
    """What the seat at turn has set aside: not safe yet."""
    first: Seat | None
    """Who begins this game; None until drawn, which chance does even if only one can be."""
    turn: Seat | None
    """None also when all is over."""
    rolling: bool = False
    """The dice are in the air."""
    dice: tuple[str, str] | None = None
    """A roll waiting to be used."""
    points: tuple[tuple[int, ...], ...] = ()
    """The seats' points in each game that is over: one, or a series of them."""
    secured: bool = False
    """Under `risk`: this turn has secured mice already."""

    def takes(self) -> "Takes":
        """What the dice allow, by notation; empty unless a roll waits to be used."""
        return _takes(self.middle, self.owned, self.aside, self.turn, self.dice)


Takes = Mapping[str, tuple[Taken, ...]]
"""Ways to use the dice, by notation."""


@lru_cache(maxsize=16)  # legal, apply and news ask about the same roll
def _takes(
    middle: Mice,
    owned: tuple[Mice, ...],
    aside: Mice,
    turn: Seat | None,
    dice: tuple[str, str] | None,
) -> Takes:
    takes: dict[str, tuple[Taken, ...]] = {}
    barred = [colour for colour, count in zip(COLOURS, aside, strict=True) if count]
    empty = [colour for colour, count in zip(COLOURS, middle, strict=True) if not count]
    for one, other in NAMINGS[dice] if dice else ():
        if one != other:
            closed = barred + empty
            takes |= _different(tuple([c for c in (one, other) if c not in closed]))
        elif one not in barred:
            place = PLACE[one]
            others = [(s, min(2, mice[place])) for s, mice in enumerate(owned) if s != turn]
            takes |= _same(one, ((None, min(2, middle[place])), *others))
    return MappingProxyType(takes)


@lru_cache(maxsize=16)  # everyone at a table looks at the same position
def losing(middle: Mice, owned: tuple[Mice, ...], aside: Mice, turn: Seat | None) -> int:
    """How many of all the rolls offer nothing to take."""
    return sum(
        weight
        for text, weight in ODDS.items()
        if not _takes(middle, owned, aside, turn, ROLLS[text])
    )


@cache
def _different(colours: tuple[str, ...]) -> Takes:
    """One mouse of each open colour from the middle, or only one of the two."""
    mice = [Taken(colour) for colour in colours]
    return _by_notation([*([tuple(mice)] if len(mice) > 1 else []), *((one,) for one in mice)])


@cache
def _same(colour: str, owners: tuple[tuple[Seat | None, int], ...]) -> Takes:
    """Two mice, each from the middle or from another player, or only one.

    Each owner comes with the number of mice that can be taken there, at most two.
    """
    mice = [Taken(colour, owner) for owner, count in owners for _ in range(count)]
    pairs = [(one, other) for k, one in enumerate(mice) for other in mice[k + 1 :]]
    return _by_notation([*pairs, *((one,) for one in mice)])


def _by_notation(takes: list[tuple[Taken, ...]]) -> Takes:
    """Merge identical takes: either of two red mice in the middle is one action."""
    return {"+".join(map(str, take)): take for take in takes}
