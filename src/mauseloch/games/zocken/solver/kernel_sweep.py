"""One sweep over all positions of Mäusezocken for two, compiled.

What the mover owns does not change until the turn is over, so the turns of each possible ownership
form a world of their own. Takes lead from open to closed, never back, so a world is worked out
backwards, in one pass.
"""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from mauseloch.compiled import Words, inlined, kernel
from mauseloch.games.zocken.solver.kernel_throws import (
    five_colours,
    four_colours,
    more,
    one_colour,
    three_colours,
    two_colours,
)
from mauseloch.games.zocken.solver.positions import (
    CLOSED,
    COLOURS,
    LOST,
    MIDDLE,
    MIXED,
    ONE,
    OUTER,
    OWN,
    SECURED,
    STEAL_ONE,
    STEAL_TWO,
    STOPPED,
    TWO,
    Lanes,
    Shape,
    Values,
)
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE

MOST_LANES = 40
"""The maximum number of lanes of one kind."""
HERE, STOP, LOSE, LOSING = range(4)
Source = tuple[int, int, int, int]
"""Where one row of lanes begins in each of several arrays."""


class Takes(NamedTuple):
    """Where the values of the takes begin."""

    first: Any
    """The five ways of the first outer colour that can be taken; the next fields likewise."""
    second: Any
    third: Any
    fourth: Any
    pairs: Any
    """Pairs of these colours: 01, 02, 12, 03, 13, 23."""


class Begins(NamedTuple):
    """Where the arrays begin that are read or written lane by lane."""

    values: Any
    stop: Any
    lose: Any
    losing: Any
    same: Any
    can_take: Any
    closed: Any
    """Working memory for the current lanes and one more."""
    opened: Any
    each: Any
    """The weight of one of the 36 throws."""


@intrinsic  # type: ignore[untyped-decorator]
def begin_of(context: Any, array: Any) -> Any:
    """The start of an array: innermost loops cannot afford bounds checks or reference counts."""

    def made(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return types.CPointer(array.dtype)(array), made


@intrinsic  # type: ignore[untyped-decorator]
def room_like(context: Any, array: Any) -> Any:
    """Stack memory for lanes of one kind: the compiler knows that nothing else can alias it."""

    def made(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
        size = ir.Constant(ir.IntType(64), MOST_LANES + 1)
        kind = context.get_value_type(signature.args[0].dtype)
        return cgutils.alloca_once(builder, kind, size)

    return types.CPointer(array.dtype)(array), made


@kernel
def closing(
    form: Shape, old: Values, across: Lanes, stop: Values, lose: Values, begin: int, end: int
) -> None:
    """The value of a finished turn to its mover, by the splits that the next mover will have.

    `stop` and `lose` have a row for each number of the outer colours' splits (from begin to end),
    and a value for each lane of the last colour: if the turn is stopped there, and if it is lost.
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
            stop[number * form.lanes + lane] = ended[across.stopped[lane]]
            lose[number * form.lanes + lane] = ended[across.lost[lane]]


@inlined
def lead(form: Shape, colour: int, middle: int, own: int) -> int:
    """How far the opponent is ahead in a colour: first in points, then in mice."""
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
    """Work out all turns of one world: of one ownership of the outer colours.

    Positions from which no turn can begin or, under `risk`, continue are skipped. `values` is
    working memory, whose last row of lanes stays 0: no real take is ever worth less.
    """
    others, strides = np.empty(OUTER, np.int64), np.empty(OUTER, np.int64)
    local, path = np.empty(OUTER, np.int64), np.empty((OUTER, CLOSED + 1), np.int64)
    here = form.lanes
    for colour in range(OUTER - 1, -1, -1):
        others[colour] = world % (form.mice + 1)
        world //= form.mice + 1
        strides[colour] = here
        local[colour] = max(1, 3 * others[colour])
        here *= local[colour]
        enter(paths, others, local, path, colour)
    ways, pairs = np.empty(5 * OUTER, np.int64), np.empty(6, np.int64)
    lanes = Begins(
        begin_of(values),
        begin_of(stop),
        begin_of(lose),
        begin_of(across.losing),
        begin_of(across.same),
        begin_of(across.can_take),
        room_like(values),
        room_like(values),
        values.dtype.type(1 / 36),
    )
    while here:
        here -= form.lanes
        near, far, aside = find_takes(path, strides, here, len(values) - form.lanes, ways, pairs)
        takes = Takes(
            five_ways(ways, 0),
            five_ways(ways, 1),
            five_ways(ways, 2),
            five_ways(ways, 3),
            (pairs[0], pairs[1], pairs[2], pairs[3], pairs[4], pairs[5]),
        )
        source = (
            here,
            outer(form, path, STOPPED) * form.lanes,
            outer(form, path, LOST) * form.lanes,
            (near * COLOURS + far) * form.lanes,
        )
        if aside < OUTER:
            closed_lanes(form, far, takes, source, lanes)
        elif form.risk:
            base = outer(form, path, SECURED) * form.splits
            for lane in range(form.closed):
                lanes.closed[lane] = old[base + across.secured[lane]]
        else:
            for lane in range(form.closed):  # stop, or roll and surely lose
                lose = lanes.lose[source[LOSE] + lane]
                lanes.closed[lane] = more(lanes.stop[source[STOP] + lane], lose)
        for lane in range(form.closed):
            lanes.values[here + lane] = lanes.closed[lane]
        two_of_the_last(form, lanes)
        open_lanes(form, far, aside, takes, source, lanes)
        if aside == 0:
            hand_over(form, across, path, here, values, new)
        for colour in range(OUTER - 1, -1, -1):
            if local[colour]:
                enter(paths, others, local, path, colour)
                break
            local[colour] = max(1, 3 * others[colour])
            enter(paths, others, local, path, colour)


@inlined
def enter(paths: Words, others: Words, local: Words, path: Words, colour: int) -> None:
    """Move to the next local number of a colour; they count down."""
    local[colour] -= 1
    for kind in range(CLOSED + 1):
        path[colour, kind] = paths[others[colour], local[colour], kind]


@inlined
def find_takes(
    path: Words, strides: Words, here: int, zero: int, ways: Words, pairs: Words
) -> tuple[int, int, int]:
    """Find the values that takes of the outer colours lead to, for the colours that can be taken.

    Return how many colours can be taken from the middle, how many at all, and how many are aside.
    """
    near, far, aside = 0, 0, 0
    for colour in range(OUTER):
        aside += path[colour, CLOSED]
        if path[colour, ONE] + path[colour, STEAL_ONE]:
            near += path[colour, ONE] > 0
            for way in range(5):
                step = path[colour, way] * strides[colour]
                ways[5 * far + way] = here + step if step else zero
            far += 1
    pair = 0
    for one in range(1, far):
        for other in range(one):
            first, second = ways[5 * one + ONE], ways[5 * other + ONE]
            none = zero in (first, second)
            pairs[pair] = zero if none else first + second - here
            pair += 1
    return near, far, aside


@inlined
def five_ways(ways: Words, colour: int) -> Any:
    return (
        ways[5 * colour],
        ways[5 * colour + 1],
        ways[5 * colour + 2],
        ways[5 * colour + 3],
        ways[5 * colour + 4],
    )


@inlined
def outer(form: Shape, path: Words, kind: int) -> int:
    """The combined number of the outer colours' splits."""
    number = 0
    for colour in range(OUTER):
        number = number * form.splits + path[colour, kind]
    return number


@inlined
def hand_over(
    form: Shape, across: Lanes, path: Words, here: int, values: Values, new: Values
) -> None:
    """Pass on the values of turns that begin, or under `risk` continue, in this row."""
    base = outer(form, path, OWN) * form.splits
    enough = LEAST_IN_THE_MIDDLE
    for colour in range(OUTER):
        enough -= path[colour, MIDDLE]
    for lane in range(form.opened):
        if across.split[lane] >= 0 and (form.risk or across.middle[lane] >= enough):
            new[base + across.split[lane]] = values[here + form.closed + lane]


@inlined
def closed_lanes(form: Shape, takeable: int, takes: Takes, source: Source, lanes: Begins) -> None:
    """Fill in the values where the last colour is set aside, but not all colours are."""
    out = lanes.closed
    if takeable == 0:
        for lane in range(form.closed):
            out[lane] = 0
    elif takeable == 1:
        for lane in range(form.closed):
            out[lane] = one_colour(one(lanes, takes, lane))
    elif takeable == 2:
        for lane in range(form.closed):
            out[lane] = two_colours(two(lanes, takes, lane), one_pair(lanes, takes, lane))
    elif takeable == 3:
        for lane in range(form.closed):
            out[lane] = three_colours(three(lanes, takes, lane), three_pairs(lanes, takes, lane))
    else:
        for lane in range(form.closed):
            out[lane] = four_colours(four(lanes, takes, lane), six_pairs(lanes, takes, lane))
    for lane in range(form.closed):
        value = per_throw(lanes, source, lane, out[lane])
        out[lane] = more(lanes.stop[source[STOP] + lane], value)


@inlined
def two_of_the_last(form: Shape, lanes: Begins) -> None:
    """For each open lane, find the best of two mice of the last colour, or a stolen one."""
    closed, same = lanes.closed, lanes.same
    closed[form.closed] = 0
    for lane in range(form.opened):
        lanes.opened[lane] = more(
            more(closed[same[4 * lane]], closed[same[4 * lane + 1]]),
            more(closed[same[4 * lane + 2]], closed[same[4 * lane + 3]]),
        )


@inlined
def open_lanes(
    form: Shape, takeable: int, aside: int, takes: Takes, source: Source, lanes: Begins
) -> None:
    """Fill in the values where the last colour is open, overwriting what two of it bring."""
    out, here, closed = lanes.opened, source[HERE], form.closed
    if takeable == 0:
        for lane in range(form.opened):
            out[lane] = one_colour(last(lanes, here, lane))
    elif takeable == 1:
        for lane in range(form.opened):
            colours = one(lanes, takes, closed + lane) + last(lanes, here, lane)
            out[lane] = two_colours(colours, (with_last(lanes, takes.first, lane),))
    elif takeable == 2:
        for lane in range(form.opened):
            colours = two(lanes, takes, closed + lane) + last(lanes, here, lane)
            also = with_last(lanes, takes.first, lane), with_last(lanes, takes.second, lane)
            out[lane] = three_colours(colours, one_pair(lanes, takes, closed + lane) + also)
    elif takeable == 3:
        for lane in range(form.opened):
            colours = three(lanes, takes, closed + lane) + last(lanes, here, lane)
            also = three_with_last(lanes, takes, lane)
            out[lane] = four_colours(colours, three_pairs(lanes, takes, closed + lane) + also)
    else:
        for lane in range(form.opened):
            colours = four(lanes, takes, closed + lane) + last(lanes, here, lane)
            pairs = six_pairs(lanes, takes, closed + lane) + three_with_last(lanes, takes, lane)
            fourth = (with_last(lanes, takes.fourth, lane),)
            out[lane] = five_colours(colours, pairs + fourth)
    for lane in range(form.opened):
        out[lane] = per_throw(lanes, source, closed + lane, out[lane])
    if aside:
        for lane in range(form.opened):
            out[lane] = more(lanes.stop[source[STOP] + closed + lane], out[lane])
    for lane in range(form.opened):
        lanes.values[here + closed + lane] = out[lane]


@inlined
def per_throw(lanes: Begins, source: Source, lane: int, total: Any) -> Any:
    """The mean over all throws, including those that lose the turn."""
    lost = lanes.losing[source[LOSING] + lane] * lanes.lose[source[LOSE] + lane]
    return (total + lost) * lanes.each


@inlined
def taken(lanes: Begins, ways: Any, lane: int) -> Any:
    """What an outer colour brings: one mouse from the middle, and the best that two dice allow."""
    values = lanes.values
    single = values[ways[ONE] + lane]
    double = more(
        more(values[ways[TWO] + lane], values[ways[STEAL_ONE] + lane]),
        more(values[ways[STEAL_TWO] + lane], values[ways[MIXED] + lane]),
    )
    return single, more(single, double)


@inlined
def last(lanes: Begins, here: int, lane: int) -> Any:
    """The same for the last colour."""
    single = lanes.values[here + lane] * lanes.can_take[lane]
    return single, more(single, lanes.opened[lane])


@inlined
def with_last(lanes: Begins, ways: Any, lane: int) -> Any:
    """What one mouse of an outer colour plus one of the last brings."""
    return lanes.values[ways[ONE] + lane] * lanes.can_take[lane]


@inlined
def three_with_last(lanes: Begins, takes: Takes, lane: int) -> Any:
    """The same for the first three outer colours."""
    first, second = with_last(lanes, takes.first, lane), with_last(lanes, takes.second, lane)
    return first, second, with_last(lanes, takes.third, lane)


@inlined
def one(lanes: Begins, takes: Takes, lane: int) -> Any:
    return taken(lanes, takes.first, lane)


@inlined
def two(lanes: Begins, takes: Takes, lane: int) -> Any:
    return taken(lanes, takes.first, lane) + taken(lanes, takes.second, lane)


@inlined
def three(lanes: Begins, takes: Takes, lane: int) -> Any:
    return two(lanes, takes, lane) + taken(lanes, takes.third, lane)


@inlined
def four(lanes: Begins, takes: Takes, lane: int) -> Any:
    return three(lanes, takes, lane) + taken(lanes, takes.fourth, lane)


@inlined
def one_pair(lanes: Begins, takes: Takes, lane: int) -> Any:
    """What one mouse each of two outer colours brings."""
    return (lanes.values[takes.pairs[0] + lane],)


@inlined
def three_pairs(lanes: Begins, takes: Takes, lane: int) -> Any:
    values, at = lanes.values, takes.pairs
    return values[at[0] + lane], values[at[1] + lane], values[at[2] + lane]


@inlined
def six_pairs(lanes: Begins, takes: Takes, lane: int) -> Any:
    values, at = lanes.values, takes.pairs
    also = values[at[3] + lane], values[at[4] + lane], values[at[5] + lane]
    return three_pairs(lanes, takes, lane) + also


@kernel
def compare(
    old: Values, new: Values, gaps: Values, slot: int, products: Values, begin: int, end: int
) -> float:
    """Store how far each value moved in a sweep, and the products with earlier sweeps; return the
    greatest move.
    """
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
    """Form a weighted sum of sweeps, with each value kept between 0 and 1."""
    for at in range(begin, end):
        total = 0.0
        for slot in range(len(images)):
            total += weights[slot] * images[slot, at]
        out[at] = min(1.0, max(0.0, total))
