"""How takes are numbered: as actions, and as places of one bit each among all takes of a roll.

Seen from the seat at turn, mice come from the middle (source 0) or from the seat 1, 2 or 3 further
clockwise. A *way* to take is what it needs besides a first colour; way and colour give the place.
Ways are grouped so that the kernel finds all takes of a position in a few steps: places 0 to 59
are one number (`near`), those from FAR on, which only four seats have, another (`far`).
"""

from itertools import permutations

from mauseloch.games.zocken.state import COLOURS, JOKER, ROLLS

Mouse = tuple[int, int]
"""Its colour, and where it comes from."""
Take = tuple[Mouse, ...]

SEATS = 4
FAR = 64
PLACES = 94
NOTHING = 63
"""A place that no take has: the last bit of the last near byte."""

WAYS: tuple[Take, ...] = (
    ((0, 0),),
    ((0, 0), (0, 0)),
    ((0, 0), (1, 0)),
    ((0, 1),),
    ((0, 1), (0, 1)),
    ((0, 0), (0, 1)),
    ((0, 2),),
    ((0, 2), (0, 2)),
    ((0, 0), (0, 2)),
    ((0, 0), (2, 0)),
    ((0, 1), (0, 2)),
    (),
    ((0, 3),),
    ((0, 3), (0, 3)),
    ((0, 0), (0, 3)),
    ((0, 1), (0, 3)),
    ((0, 2), (0, 3)),
)
"""Mice as how many colours they are after the first (yellow comes after red), and their source."""


def _places() -> dict[int, Take]:
    places = {}
    for way, mice in enumerate(WAYS):
        group, slot = divmod(way, 3)
        for colour in range(len(COLOURS)) if mice else ():
            place = 15 * group + 3 * colour + slot + (FAR - 60 if group > 3 else 0)
            places[place] = tuple(((colour + after) % 5, source) for after, source in mice)
    return places


TAKES = _places()
"""By place."""


def _written(take: Take) -> str:
    """As the rules write it; sources are -1 for the middle, or seats."""
    mice = sorted(take, key=lambda mouse: (-mouse[0], mouse[1]))
    return "+".join(COLOURS[c] if owner < 0 else f"{COLOURS[c]}:{owner}" for c, owner in mice)


def _seated(take: Take, turn: int, seats: int) -> Take:
    """With seats for sources, -1 for the middle; empty if there are not so many seats."""
    if any(source >= seats for _, source in take):
        return ()
    return tuple((c, (turn + source) % seats if source else -1) for c, source in take)


def _all_takes() -> dict[str, Take]:
    seated = [_seated(take, turn, SEATS) for take in TAKES.values() for turn in range(SEATS)]
    takes = {_written(take): take for take in seated}
    return dict(sorted(takes.items(), key=lambda item: _order(item[1])))


def _order(take: Take) -> tuple[object, ...]:
    """First what comes from the middle, single mice before pairs."""
    owners = sorted(owner for _, owner in take)
    return max(owners) >= 0, len(take), sorted(colour for colour, _ in take), owners


SEATED = _all_takes()
"""By notation."""
ROLL, STOP = 0, 1
ACTIONS = ("roll", "stop", *SEATED)
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
OUTCOMES = (*ROLLS, *(f"first {seat}" for seat in range(SEATS)))


def action_of(place: int, turn: int, seats: int) -> int:
    """Which action a place is for the seat at turn, -1 if none."""
    return NUMBER.get(_written(_seated(TAKES.get(place, ()), turn, seats)), -1)


def allowed(take: Take, dice: tuple[str, str]) -> bool:
    """Whether these dice may be used for it, wherever the mice are."""
    named = [colour for colour, _ in take]
    if take[0][1]:
        named = named[:1] * 2  # stealing takes two of a colour, even for one mouse
    return any(
        all(die in {COLOURS[colour], JOKER} for colour, die in zip(named, order, strict=False))
        for order in permutations(dice)
    )
