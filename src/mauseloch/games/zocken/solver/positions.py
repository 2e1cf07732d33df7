"""Positions of Mäusezocken for two as numbers, for the solver.

Between turns, the state of a colour is how its mice split over middle, mover and opponent: its
*split*, numbered by the middle, then by the mover. Within a turn, a colour is open, or closed with
one or two mice set aside.

The last colour is laid out in *lanes*, side by side in memory, for all that the mover may own of
it: a row of lanes is computed at once. The closed lanes come first, with one mouse aside and then
two; then the open ones: those with mice in the middle, in the order of the closed lanes that taking
one of these leads to, then those without. Both groups are padded to multiples of eight.
"""

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words
from mauseloch.games.zocken.kernel.mice import losing
from mauseloch.games.zocken.state import Mice

COLOURS = 5
OUTER = COLOURS - 1
WIDTH = 8
"""The number of lanes is a multiple of this."""
ONE, TWO, STEAL_ONE, STEAL_TWO, MIXED, STOPPED, LOST, SECURED, OWN, MIDDLE, CLOSED = range(11)
WAYS = ((1, 0), (2, 0), (0, 1), (0, 2), (1, 1))
"""The mice that each way takes from the middle and from the opponent."""

Values = NDArray[np.floating[Any]]


class Shape(NamedTuple):
    """The game to solve, as whole numbers."""

    mice: int
    """The number of mice of each colour."""
    children: int
    risk: int
    splits: int
    """The number of splits of a colour between turns."""
    closed: int
    """The number of closed lanes."""
    opened: int
    lanes: int


def shape(mice: int, *, children: bool, risk: bool) -> Shape:
    """The shape of a game with this many mice of each colour."""
    closed, opened = _filled(mice * mice), _filled((mice + 1) * (mice + 2) // 2)
    splits = (mice + 1) * (mice + 2) // 2
    return Shape(mice, int(children), int(risk), splits, closed, opened, closed + opened)


def _filled(lanes: int) -> int:
    return -(-lanes // WIDTH) * WIDTH


def split(mice: int, middle: int, own: int) -> int:
    """The number of a colour's split."""
    return middle * (mice + 1) - middle * (middle - 1) // 2 + own


def splits(mice: int) -> list[tuple[int, int]]:
    """The mice in the middle and the mover's, by split number."""
    return [(middle, own) for middle in range(mice + 1) for own in range(mice + 1 - middle)]


def position(mice: int, middle: Mice, own: Mice) -> int:
    """The number of a position between turns."""
    number = 0
    for in_the_middle, owned in zip(middle, own, strict=True):
        number = number * ((mice + 1) * (mice + 2) // 2) + split(mice, in_the_middle, owned)
    return number


def steps(mice: int) -> Words:
    """How a colour can change: by what the mover does not own, by local number, by kind.

    In local numbers the open splits come first, then those with one mouse aside, then with two,
    each by what is in the middle. The first kinds say how many local numbers ahead a take leads, 0
    if it is impossible; then come the splits that the colour will have for the next mover, and
    finally the mice in the middle and whether the colour is closed.
    """
    found = np.zeros((mice + 1, 3 * mice + 1, CLOSED + 1), np.int64)
    for others in range(mice + 1):
        own = mice - others
        local = [(middle, a) for a in range(3) for middle in range(others - a + 1)]
        number = {state: at for at, state in enumerate(local)}
        for at, (middle, aside) in enumerate(local):
            row = found[others, at]
            theirs = others - middle - aside
            for kind, (near, far) in enumerate(WAYS):
                if not aside and near <= middle and far <= theirs:
                    row[kind] = number[middle - near, near + far] - at
            row[STOPPED] = split(mice, middle, theirs)
            row[LOST] = split(mice, middle + aside, theirs)
            row[SECURED] = split(mice, middle, own + aside)
            row[OWN] = split(mice, middle, own)
            row[MIDDLE] = middle
            row[CLOSED] = aside > 0
    return found


class Lanes(NamedTuple):
    """The last colour, lane by lane; padding lanes hold no position."""

    stopped: Words
    lost: Words
    secured: Words
    """Splits as in `steps`."""
    same: Words
    """For each open lane, the closed lanes reached by two mice from the middle, one or two stolen,
    and one of each; where a take is impossible, the number after the last."""
    can_take: Values
    """1 for open lanes with mice in the middle, else 0."""
    split: Words
    """The split of each open lane; -1 for padding."""
    middle: Words
    """The number of mice in the middle, for each open lane."""
    losing: Values
    """The number of losing throws out of 36, by how many outer colours can be taken from the
    middle, how many at all, and lane."""


def lanes(form: Shape, kind: Any) -> Lanes:
    """The lanes of a shape, with numbers of this dtype."""
    mice = form.mice
    ordered = sorted(splits(mice), key=lambda one: (one[0] == 0, one))
    opened = [(middle, own, 0) for middle, own in ordered]
    closed = [(m, o, a) for a in (1, 2) if a <= mice for m, o in splits(mice - a)]
    place = {state: lane for lane, state in enumerate(closed)}
    place |= {state: form.closed + lane for lane, state in enumerate(opened)}
    found = Lanes(
        stopped=np.zeros(form.lanes, np.int64),
        lost=np.zeros(form.lanes, np.int64),
        secured=np.zeros(form.lanes, np.int64),
        same=np.full((form.opened, 4), form.closed, np.int64),
        can_take=np.zeros(form.opened, kind),
        split=np.full(form.opened, -1, np.int64),
        middle=np.zeros(form.opened, np.int64),
        losing=np.zeros(COLOURS * COLOURS * form.lanes, kind),
    )
    for (middle, own, aside), lane in place.items():
        theirs = mice - middle - own - aside
        found.stopped[lane] = split(mice, middle, theirs)
        found.lost[lane] = split(mice, middle + aside, theirs)
        found.secured[lane] = split(mice, middle, own + aside)
        for near, far in product(range(COLOURS), repeat=2):
            here = not aside and middle > 0, not aside and middle + theirs > 0
            row = near * COLOURS + far
            found.losing[row * form.lanes + lane] = losing(near + here[0], far + here[1])
        if not aside:
            at = lane - form.closed
            found.can_take[at] = middle > 0
            found.split[at] = split(mice, middle, own)
            found.middle[at] = middle
            for way, (near, far) in enumerate(WAYS[1:]):
                if near <= middle and far <= theirs:
                    found.same[at, way] = place[middle - near, own, near + far]
    return found
