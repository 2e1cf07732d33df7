"""One sweep over all positions of Mäusezocken for two, compiled.

Between turns a colour is how its mice split over middle, mover and opponent: its *split*, numbered
by the middle, then by the mover. What the mover owns does not change before the turn is over, so
the turns of each possible ownership are a world of their own. Inside a turn a colour is open, or
closed with one or two mice set aside; taking leads from open to closed, never back, so a world is
worked out backwards, once.

The last colour lies in *lanes*, side by side in memory, for all that the mover may own of it: a
row of lanes is what the machine computes at once. First come the closed lanes, one mouse aside and
then two; then the open ones with mice in the middle, in the order of the closed lanes that taking
one of these leads to; then the open ones without. All three are filled up to multiples of eight.
"""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import carray, types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from mauseloch.compiled import Words, kernel
from mauseloch.games.zocken.kernel_mice import inlined

COLOURS = 5
OUTER = COLOURS - 1
LEAST_IN_THE_MIDDLE = 5
WIDTH = 8
"""Lanes come in multiples of it."""
MOST_LANES = 40
"""Of one kind."""
ONE, TWO, STEAL_ONE, STEAL_TWO, MIXED, STOPPED, LOST, SECURED, OWN, MIDDLE = range(10)

Values = NDArray[np.floating[Any]]


class Shape(NamedTuple):
    """What is to be solved, as whole numbers."""

    mice: int
    """Of each colour."""
    children: int
    risk: int
    splits: int
    """Of a colour between turns."""
    closed: int
    """How many lanes are closed; `some` have mice in the middle, `none` have not."""
    some: int
    none: int
    lanes: int


def shape(mice: int, *, children: bool, risk: bool) -> Shape:
    """The shape of a game with so many mice of a colour."""
    closed = _filled(mice * mice)
    some, none = _filled(mice * (mice + 1) // 2), _filled(mice + 1)
    splits = (mice + 1) * (mice + 2) // 2
    return Shape(
        mice, int(children), int(risk), splits, closed, some, none, closed + some + none
    )


def _filled(lanes: int) -> int:
    return -(-lanes // WIDTH) * WIDTH


def split(mice: int, middle: int, own: int) -> int:
    """The number of a colour's split."""
    return middle * (mice + 1) - middle * (middle - 1) // 2 + own


def splits(mice: int) -> list[tuple[int, int]]:
    """Middle and mover's, by number."""
    return [(middle, own) for middle in range(mice + 1) for own in range(mice + 1 - middle)]


def steps(mice: int) -> Words:
    """What can become of a colour: by what the mover does not own, by local number, by kind.

    Locally the open splits come first, then those with one aside, then with two, each by what is in
    the middle. The first kinds say how many local numbers further a take leads, 0 if it cannot be
    done; then come the splits that the colour will have for whom it is the turn then, and last how
    many are in the middle.
    """
    found = np.zeros((mice + 1, 3 * mice + 1, MIDDLE + 1), np.int64)
    for others in range(mice + 1):
        own = mice - others
        local = [(middle, a) for a in range(3) for middle in range(others - a + 1)]
        number = {state: at for at, state in enumerate(local)}
        for at, (middle, aside) in enumerate(local):
            row = found[others, at]
            theirs = others - middle - aside
            for kind, (near, far) in enumerate([(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)]):
                if not aside and near <= middle and far <= theirs:
                    row[kind] = number[middle - near, near + far] - at
            row[STOPPED] = split(mice, middle, theirs)
            row[LOST] = split(mice, middle + aside, theirs)
            row[SECURED] = split(mice, middle, own + aside)
            row[OWN] = split(mice, middle, own)
            row[MIDDLE] = middle
    return found


class Lanes(NamedTuple):
    """The last colour, lane by lane; lanes that only fill up are like the first one."""

    stopped: Words
    lost: Words
    secured: Words
    """Splits as in `steps`."""
    same: Words
    """By way (two of the middle, one or two stolen, one of each) and open lane: the closed lane it
    leads to; else one that is always 0."""
    split: Words
    """Of the open lanes; -1 of those that only fill up."""
    middle: Words
    """How many are in the middle, of the open lanes."""
    losing: Values
    """By how many outer colours can be taken from the middle, how many at all, and lane: how many
    of the 36 throws lose."""


def lanes(form: Shape, kind: Any) -> Lanes:
    """The lanes of a shape, with figures of this kind."""
    mice = form.mice
    local: list[tuple[int, int, int] | None] = [None] * form.lanes
    at = {}
    by_split = splits(mice)
    closed = [(m, o, a) for a in (1, 2) for m, o in splits(mice - a) if mice >= a]
    some = [(m, o, 0) for m, o in by_split if m]
    none = [(m, o, 0) for m, o in by_split if not m]
    for begin, group in ((0, closed), (form.closed, some), (form.closed + form.some, none)):
        for place, state in enumerate(group):
            local[begin + place] = state
            at[state] = begin + place
    found = Lanes(
        *(np.zeros(form.lanes, np.int64) for _ in range(3)),
        np.full((4, form.some + form.none), form.closed, np.int64),
        np.full(form.some + form.none, -1, np.int64),
        np.zeros(form.some + form.none, np.int64),
        np.zeros((OUTER + 1, OUTER + 1, form.lanes), kind),
    )
    for lane, state in enumerate(local):
        if state is None:
            continue
        middle, own, aside = state
        theirs = mice - middle - own - aside
        found.stopped[lane] = split(mice, middle, theirs)
        found.lost[lane] = split(mice, middle + aside, theirs)
        found.secured[lane] = split(mice, middle, own + aside)
        for near in range(OUTER + 1):
            for far in range(OUTER + 1):
                found.losing[near, far, lane] = losing(
                    near + (not aside and middle > 0),
                    far + (not aside and middle + theirs > 0),
                )
        if not aside:
            found.split[lane - form.closed] = split(mice, middle, own)
            found.middle[lane - form.closed] = middle
            for way, (m, t) in enumerate([(2, 0), (0, 1), (0, 2), (1, 1)]):
                if m <= middle and t <= theirs:
                    found.same[way, lane - form.closed] = at[middle - m, own, m + t]
    return found


def losing(near: int, far: int) -> int:
    """How many throws lose when so many colours can be taken from the middle, so many at all."""
    lost = (COLOURS - near) * (COLOURS - near - 1) + (COLOURS - far)
    return lost + (2 * (COLOURS - far) + (far == 0) if near == 0 else 0)


@intrinsic  # type: ignore[untyped-decorator]
def _room(context: Any, like: Any) -> Any:  # noqa: ARG001 - Numba looks at the signature
    """Room for lanes of one kind on the stack, which the compiler knows nobody else can see."""
    kind = like.dtype

    def made(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        size = ir.Constant(ir.IntType(64), MOST_LANES + 1)
        return cgutils.alloca_once(builder, context.get_value_type(kind), size)

    return types.CPointer(kind)(like), made


@inlined
def more(one: Any, other: Any) -> Any:
    """The greater one, in the way that becomes one instruction."""
    return one if one > other else other


@kernel
def closing(
    form: Shape, old: Values, across: Lanes, stop: Values, lose: Values, begin: int, end: int
) -> None:
    """What the end of a turn is worth to who had it: by the splits that the next mover will have.

    Both have a row for every number of the outer colours' splits (from begin to end), and a value
    for every lane of the last colour: if the turn is stopped there, and if it is lost.
    """
    middles, owns = np.empty(form.splits, np.int64), np.empty(form.splits, np.int64)
    at = 0
    for middle in range(form.mice + 1):
        for own in range(form.mice + 1 - middle):
            middles[at], owns[at] = middle, own
            at += 1
    ended = np.empty(form.splits, old.dtype)
    for number in range(begin, end):
        middle, ahead = 0, 0
        rest = number
        for colour in range(OUTER - 1, -1, -1):
            at = rest % form.splits
            rest //= form.splits
            middle += middles[at]
            ahead += lead(form, colour, middles[at], owns[at])
        for at in range(form.splits):
            if middle + middles[at] >= LEAST_IN_THE_MIDDLE:
                ended[at] = 1 - old[number * form.splits + at]
            else:
                final = ahead + lead(form, OUTER, middles[at], owns[at])
                ended[at] = 0.5 + 0.5 * np.sign(final)
        for lane in range(form.lanes):
            stop[number, lane] = ended[across.stopped[lane]]
            lose[number, lane] = ended[across.lost[lane]]


@inlined
def lead(form: Shape, colour: int, middle: int, own: int) -> int:
    """How far who does not own these mice is ahead in a colour: first in points, then in mice."""
    more_mice = form.mice - middle - 2 * own
    return more_mice * (1 if form.children else 64 * (colour + 1) + 1)


@kernel
def sweep_world(
    form: Shape,
    world: int,
    paths: Words,
    across: Lanes,
    old: Values,
    stop: Values,
    lose: Values,
    values: Values,
    new: Values,
) -> None:
    """The values of all turns of one world: of one ownership of the outer colours.

    Positions from which no turn can begin or, under `risk`, go on are left alone. `values` is room to work in, whose last row of lanes stays 0.
    """
    n = form.mice + 1
    t0, t1 = world // (n * n * n), world // (n * n) % n
    t2, t3 = world // n % n, world % n
    s3 = form.lanes
    s2 = s3 * max(1, 3 * t3)
    s1 = s2 * max(1, 3 * t2)
    s0 = s1 * max(1, 3 * t1)
    zero = len(values) - form.lanes
    secured = np.empty(form.lanes, values.dtype)
    for x0 in range(max(0, 3 * t0 - 1), -1, -1):
        p0 = paths[t0, x0]
        for x1 in range(max(0, 3 * t1 - 1), -1, -1):
            p1 = paths[t1, x1]
            for x2 in range(max(0, 3 * t2 - 1), -1, -1):
                p2 = paths[t2, x2]
                for x3 in range(max(0, 3 * t3 - 1), -1, -1):
                    p3 = paths[t3, x3]
                    here = x0 * s0 + x1 * s1 + x2 * s2 + x3 * s3
                    aside = (x0 > t0) + (x1 > t1) + (x2 > t2) + (x3 > t3)
                    near = (p0[ONE] > 0) + (p1[ONE] > 0) + (p2[ONE] > 0) + (p3[ONE] > 0)
                    far = reachable(p0) + reachable(p1) + reachable(p2) + reachable(p3)
                    stopped = stop[outer(form, STOPPED, p0, p1, p2, p3)]
                    complete = stopped
                    if form.risk and aside == OUTER:
                        base = outer(form, SECURED, p0, p1, p2, p3) * form.splits
                        for lane in range(form.closed):
                            secured[lane] = old[base + across.secured[lane]]
                        complete = secured
                    row(
                        form,
                        across.same,
                        values,
                        np.uint64(here),
                        (
                            takes(p0, here, s0, zero),
                            takes(p1, here, s1, zero),
                            takes(p2, here, s2, zero),
                            takes(p3, here, s3, zero),
                        ),
                        (
                            both(p0, s0, p1, s1, here, zero),
                            both(p0, s0, p2, s2, here, zero),
                            both(p0, s0, p3, s3, here, zero),
                            both(p1, s1, p2, s2, here, zero),
                            both(p1, s1, p3, s3, here, zero),
                            both(p2, s2, p3, s3, here, zero),
                        ),
                        stopped,
                        complete,
                        lose[outer(form, LOST, p0, p1, p2, p3)],
                        across.losing[near, far],
                        aside,
                    )
                    if aside == 0:
                        base = outer(form, OWN, p0, p1, p2, p3) * form.splits
                        left = p0[MIDDLE] + p1[MIDDLE] + p2[MIDDLE] + p3[MIDDLE]
                        enough = -1 if form.risk else LEAST_IN_THE_MIDDLE - left
                        for lane in range(form.some + form.none):
                            if across.split[lane] >= 0 and across.middle[lane] >= enough:
                                value = values[here + form.closed + lane]
                                new[base + across.split[lane]] = value


@inlined
def reachable(path: Words) -> bool:
    """Whether a colour can be taken at all."""
    return path[ONE] + path[STEAL_ONE] > 0


@inlined
def outer(form: Shape, kind: int, p0: Words, p1: Words, p2: Words, p3: Words) -> int:
    """The number of the outer colours' splits."""
    return ((p0[kind] * form.splits + p1[kind]) * form.splits + p2[kind]) * form.splits + p3[kind]


@inlined
def takes(path: Words, here: int, stride: int, zero: int) -> Any:
    """Where the values of the five ways to take from a colour lie."""
    return (
        np.uint64(here + path[ONE] * stride if path[ONE] else zero),
        np.uint64(here + path[TWO] * stride if path[TWO] else zero),
        np.uint64(here + path[STEAL_ONE] * stride if path[STEAL_ONE] else zero),
        np.uint64(here + path[STEAL_TWO] * stride if path[STEAL_TWO] else zero),
        np.uint64(here + path[MIXED] * stride if path[MIXED] else zero),
    )


@inlined
def both(
    path: Words, stride: int, other: Words, other_stride: int, here: int, zero: int
) -> np.uint64:
    """Where the values of taking one mouse of each of two colours lie."""
    if path[ONE] and other[ONE]:
        return np.uint64(here + path[ONE] * stride + other[ONE] * other_stride)
    return np.uint64(zero)


@kernel
def row(
    form: Shape,
    same_of: Words,
    values: Values,
    here: np.uint64,
    ways: Any,
    pairs: Any,
    stop: Values,
    complete: Values,
    lose: Values,
    losing: Values,
    aside: int,
) -> None:
    """The values of a row of lanes: the closed ones first, for the open ones lead to them.

    Where nothing can be taken 0 stands, which is never more than something; `losing` makes up for
    it. `complete` is what five colours aside are worth.
    """
    closed, some, none = np.uint64(form.closed), np.uint64(form.some), np.uint64(form.none)
    nothing = values[len(values) - 1]
    per_throw = values.dtype.type(1 / 36)
    out = carray(_room(values), MOST_LANES + 1)
    same = carray(_room(values), MOST_LANES + 1)
    last = (nothing, nothing, nothing, nothing, nothing, nothing)
    if aside == OUTER:
        for lane in range(closed):
            out[lane] = complete[lane]
    else:
        for lane in range(closed):
            total = rolled(values, ways, pairs, lane, last)
            out[lane] = more(stop[lane], (total + losing[lane] * lose[lane]) * per_throw)
    for lane in range(closed):
        values[here + lane] = out[lane]
    out[closed] = nothing
    for lane in range(some + none):
        same[lane] = more(
            more(out[same_of[0, lane]], out[same_of[1, lane]]),
            more(out[same_of[2, lane]], out[same_of[3, lane]]),
        )
    for lane in range(some):
        at = closed + lane
        one = values[here + lane]
        last = (
            one,
            more(one, same[lane]),
            values[ways[0][ONE] + lane],
            values[ways[1][ONE] + lane],
            values[ways[2][ONE] + lane],
            values[ways[3][ONE] + lane],
        )
        total = rolled(values, ways, pairs, at, last)
        value = (total + losing[at] * lose[at]) * per_throw
        out[lane] = more(stop[at], value) if aside else value
    for lane in range(some):
        values[here + closed + lane] = out[lane]
    for lane in range(none):
        at = closed + some + lane
        last = (nothing, same[some + lane], nothing, nothing, nothing, nothing)
        total = rolled(values, ways, pairs, at, last)
        value = (total + losing[at] * lose[at]) * per_throw
        out[lane] = more(stop[at], value) if aside else value
    for lane in range(none):
        values[here + closed + some + lane] = out[lane]


@inlined
def rolled(values: Values, ways: Any, pairs: Any, lane: np.uint64, last: Any) -> Any:
    """The sum over all throws that bring something, each used as well as it can be.

    `last` is what the last colour brings: one of it, two of it, and one with one of each other.
    """
    a0, a1 = values[ways[0][ONE] + lane], values[ways[1][ONE] + lane]
    a2, a3 = values[ways[2][ONE] + lane], values[ways[3][ONE] + lane]
    c0, c1 = more(a0, two_of(values, ways[0], lane)), more(a1, two_of(values, ways[1], lane))
    c2, c3 = more(a2, two_of(values, ways[2], lane)), more(a3, two_of(values, ways[3], lane))
    b01, b02, b03 = values[pairs[0] + lane], values[pairs[1] + lane], values[pairs[2] + lane]
    b12, b13, b23 = values[pairs[3] + lane], values[pairs[4] + lane], values[pairs[5] + lane]
    a4, c4, b04, b14, b24, b34 = last
    different = (
        more(more(a0, a1), b01)
        + more(more(a0, a2), b02)
        + more(more(a0, a3), b03)
        + more(more(a0, a4), b04)
        + more(more(a1, a2), b12)
        + more(more(a1, a3), b13)
        + more(more(a1, a4), b14)
        + more(more(a2, a3), b23)
        + more(more(a2, a4), b24)
        + more(more(a3, a4), b34)
    )
    single = more(more(more(a0, a1), more(a2, a3)), a4)
    j0 = more(more(single, c0), more(more(b01, b02), more(b03, b04)))
    j1 = more(more(single, c1), more(more(b01, b12), more(b13, b14)))
    j2 = more(more(single, c2), more(more(b02, b12), more(b23, b24)))
    j3 = more(more(single, c3), more(more(b03, b13), more(b23, b34)))
    j4 = more(more(single, c4), more(more(b04, b14), more(b24, b34)))
    twice = different + (j0 + j1 + j2 + j3 + j4)
    jokers = more(more(more(j0, j1), more(j2, j3)), j4)
    return twice + twice + (c0 + c1 + c2 + c3 + c4) + jokers


@inlined
def two_of(values: Values, ways: Any, lane: np.uint64) -> Any:
    """What is best of two of a colour, or of a stolen one."""
    return more(
        more(values[ways[TWO] + lane], values[ways[STEAL_ONE] + lane]),
        more(values[ways[STEAL_TWO] + lane], values[ways[MIXED] + lane]),
    )


@kernel
def compare(
    old: Values, new: Values, gaps: Values, slot: int, products: Values, begin: int, end: int
) -> float:
    """Keep how far a sweep moved, with its products with earlier ones; the greatest distance."""
    products[:] = 0
    greatest = 0.0
    for at in range(begin, end):
        gap = new[at] - old[at]
        gaps[slot, at] = gap
        greatest = max(greatest, abs(gap))
        for other in range(len(gaps)):
            products[other] += np.float64(gap) * gaps[other, at]
    return greatest


@kernel
def mix(images: Values, weights: Values, out: Values, begin: int, end: int) -> None:
    """A weighted sum of sweeps; a value stays between 0 and 1."""
    for at in range(begin, end):
        total = 0.0
        for slot in range(len(images)):
            total += weights[slot] * images[slot, at]
        out[at] = min(1.0, max(0.0, total))
