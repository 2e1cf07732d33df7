"""How takes are numbered: as actions, and as places, one bit each, among all takes of a roll.

Seen from the seat at turn, mice come from the middle (source 0) or from the seat 1, 2 or 3 further
clockwise. A *way* to take is all it needs besides a first colour; way and colour give the place.
Ways are grouped so that the kernel finds all takes of a position in a few steps: places 0 to 59
form one number (`near`), and those from FAR on, which only occur with four seats, another (`far`).
"""

from itertools import permutations

from mauseloch.games.zocken.state import COLOURS, JOKER, ROLLS

Mouse = tuple[int, int]
"""A mouse's colour and source."""
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
"""Each mouse as its distance in colours from the first (yellow follows red), and its source."""


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
    """A take in the rules' notation; a source is -1 for the middle, or a seat."""
    mice = sorted(take, key=lambda mouse: (-mouse[0], mouse[1]))
    return "+".join(COLOURS[c] if owner < 0 else f"{COLOURS[c]}:{owner}" for c, owner in mice)


def _seated(take: Take, turn: int, seats: int) -> Take:
    """A take with seats as sources, -1 for the middle; empty if there are too few seats."""
    if any(source >= seats for _, source in take):
        return ()
    return tuple((c, (turn + source) % seats if source else -1) for c, source in take)


def _all_takes() -> dict[str, Take]:
    seated = [_seated(take, turn, SEATS) for take in TAKES.values() for turn in range(SEATS)]
    takes = {_written(take): take for take in seated}
    return dict(sorted(takes.items(), key=lambda item: _order(item[1])))


def _order(take: Take) -> tuple[object, ...]:
    """Sort takes from the middle first, and single mice before pairs."""
    owners = sorted(owner for _, owner in take)
    return max(owners) >= 0, len(take), sorted(colour for colour, _ in take), owners


SEATED = _all_takes()
"""By notation."""
ROLL, STOP = 0, 1
ACTIONS = ("roll", "stop", *SEATED)
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
OUTCOMES = (*ROLLS, *(f"first {seat}" for seat in range(SEATS)))


def action_of(place: int, turn: int, seats: int) -> int:
    """The action that a place stands for at this turn, -1 if none."""
    return NUMBER.get(_written(_seated(TAKES.get(place, ()), turn, seats)), -1)


def allowed(take: Take, dice: tuple[str, str]) -> bool:
    """Whether these dice allow the take, wherever the mice are."""
    named = [colour for colour, _ in take]
    if take[0][1]:
        named = named[:1] * 2  # stealing takes two of a colour, even for one mouse
    return any(
        all(die in {COLOURS[colour], JOKER} for colour, die in zip(named, order, strict=False))
        for order in permutations(dice)
    )
