"""The basis of the kernel: mice as whole numbers, and what can be taken.

Mice are five counts of three bits, yellow first; on the table, their number is kept from bit 15.
Where owned mice are *seen* from a seat, its own come first, then the others' clockwise.
"""

from itertools import product
from typing import NamedTuple

import numpy as np

from mauseloch.compiled import Words, below_low, inlined, kernel, size
from mauseloch.games.zocken.kernel.takes import (
    FAR,
    NOTHING,
    PLACES,
    SEATED,
    SEATS,
    TAKES,
    Take,
    action_of,
    allowed,
)
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import FACES, ODDS, ROLLS

FIELD = (1 << 15) - 1
EACH = 0o11111
"""The lowest bit of every colour."""
FOUR_TIMES = 1 | 1 << 15 | 1 << 30 | 1 << 45
TABLE = (1 << 20) - 1
ALL_MICE = 6 * EACH | 30 << 15
THROWS = 36
BYTES = 0x0101010101010101


def _mice(take: Take, source: int) -> int:
    return sum(1 << 3 * colour for colour, owner in take if owner == source)


def _laid(take: Take, middle: int) -> int:
    """What a take adds to the table: mice set aside and their number, minus those taken."""
    aside = sum(1 << 3 * colour for colour, _ in take) + (len(take) << 15)
    gone = _mice(take, middle) + (sum(owner == middle for _, owner in take) << 15)
    return (aside << 20) - gone


def _given(take: Take, owners: range) -> int:
    """The mice that a take removes from their owners."""
    return sum(_mice(take, owner) << 15 * owner for owner in owners)


def _by_place(numbers: dict[int, int]) -> Words:
    return np.array([numbers.get(place, 0) for place in range(PLACES)], np.int64)


LAID = _by_place({place: _laid(take, 0) for place, take in TAKES.items()})
GIVEN = _by_place({place: _given(take, range(1, SEATS)) for place, take in TAKES.items()})
"""By place, seen from the seat at turn."""
SWEETNESS = np.array(
    [
        _by_place({place: sum(2 * (1 + c) + (s > 0) for c, s in t) for place, t in TAKES.items()}),
        _by_place({place: sum(2 + (s > 0) for _, s in t) for place, t in TAKES.items()}),
    ]
)
"""Twice the heuristic's value of a take, in points and in mice."""
TAKE_LAID = np.array([0, 0, *(_laid(take, -1) for take in SEATED.values())], np.int64)
TAKE_GIVEN = np.array([0, 0, *(_given(take, range(SEATS)) for take in SEATED.values())], np.int64)
"""By action, with absolute seats."""
ACTION = np.array(
    [
        [[action_of(place, turn, seats) for place in range(PLACES)] for turn in range(SEATS)]
        for seats in range(SEATS + 1)
    ],
    np.int64,
)
"""By the number of seats, the seat at turn, and the place."""

WEIGHTS = np.array([*ODDS.values()], np.int64)
ROLL_OF = np.array(
    [
        list(ROLLS).index(f"{FACES[min(pair)]} {FACES[max(pair)]}")
        for pair in product(range(len(FACES)), repeat=2)
    ],
    np.int64,
)
"""The roll for each of the 36 throws of two dice."""
SHOWN = np.array([[dice.count(face) for face in FACES] for dice in ROLLS.values()], np.int64)


def _allowed(dice: tuple[str, str], places: range) -> int:
    return sum(
        1 << place - places[0]
        for place, take in TAKES.items()
        if place in places and allowed(take, dice)
    )


NEAR = np.array([_allowed(dice, range(FAR)) for dice in ROLLS.values()], np.int64)
BEYOND = np.array([_allowed(dice, range(FAR, PLACES)) for dice in ROLLS.values()], np.int64)
"""The places that a roll allows."""
NEAR_OF, BEYOND_OF = NEAR[ROLL_OF], BEYOND[ROLL_OF]
"""The same by throw."""
NTH_BIT = np.array(
    [
        ([bit for bit in range(8) if byte >> bit & 1] + [NOTHING % 8] * 8)[nth]
        for nth in range(8)
        for byte in range(256)
    ],
    np.int8,
)
"""The position of a byte's nth set bit, by nth and byte; where there is none, that of NOTHING."""


class Packed(NamedTuple):
    """The rules as whole numbers."""

    seats: int
    first: int
    """-1 if drawn."""
    children: int
    risk: int
    series: int
    must_stop: int
    all_mice: int
    """The table at the beginning of a game."""


def packed(game: Zocken, seats: int) -> Packed:
    """These rules for the given number of seats."""
    first = game.first if isinstance(game.first, int) else -1
    return Packed(
        seats,
        first,
        int(game.children),
        int(game.risk),
        int(game.series),
        int(game.must_stop),
        game.mice * EACH | 5 * game.mice << 15,
    )


@inlined
def worth(rules: Packed, mice: int) -> int:
    """The worth of mice."""
    total = 0
    for colour in range(5):
        count = mice >> 3 * colour & 7
        total += count if rules.children else count * (colour + 1)
    return total


@inlined
def seen_from(seats: int, owned: int, seat: int) -> int:
    """Every seat's mice, beginning with those of this seat."""
    return (owned >> 15 * seat | owned << 15 * (seats - seat)) & ((1 << 15 * seats) - 1)


@inlined
def set_aside(table: int) -> int:
    """The colours set aside in this turn, as the lowest bit of each."""
    aside = table >> 20
    return (aside | aside >> 1) & EACH


@inlined
def takes(seats: int, table: int, owned: int) -> tuple[int, int]:
    """All takes open to the seat from which `owned` is seen, whatever the dice."""
    free = EACH & ~set_aside(table)
    sources = table & FIELD | owned & (FIELD << 15 | FIELD << 30)
    one = (sources | sources >> 1 | sources >> 2) & free * FOUR_TIMES
    two = (sources >> 1 | sources >> 2) & free * FOUR_TIMES
    middle = one & FIELD
    following = middle >> 3 | middle << 12
    mixed = one & (middle << 15 | middle << 30) | middle & following
    next_but_one = middle & (middle >> 6 | middle << 9)
    both_others = one >> 15 & one >> 30
    near = one | two << 1 | mixed << 2 | next_but_one << 45 | both_others << 46
    if seats < SEATS:
        return near, 0
    last = owned >> 45
    one_last = (last | last >> 1 | last >> 2) & free
    two_last = (last >> 1 | last >> 2) & free
    mixed_last = one_last & middle
    pairs = one_last & one >> 15 | (one_last & one >> 30) << 1
    return near, one_last | two_last << 1 | mixed_last << 2 | pairs << 15


@kernel
def losing(near: int, far: int) -> int:
    """How many throws lose when `near` colours can be taken from the middle and `far` in all."""
    closed, nowhere = 5 - near, 5 - far
    return closed * (closed - 1) + nowhere + (2 * nowhere + (far == 0) if near == 0 else 0)


@kernel
def losing_at(seats: int, table: int, owned: int) -> int:
    """How many of the 36 throws would bring nothing to the seat from which `owned` is seen."""
    near, far = takes(seats, table, owned)
    return losing(size(near & EACH), size((near | near >> 15 | near >> 30 | far) & EACH))


@inlined
def sums_of_bits(some: int) -> int:
    """In each byte, the number of bits set in it and in all lower bytes."""
    sums = some - (some >> 1 & 0x5555555555555555)
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333)
    sums = sums + (sums >> 4) & 0x0F0F0F0F0F0F0F0F
    sums += sums << 8
    sums += sums << 16
    return sums + (sums << 32)


@inlined
def nth_byte(sums: int, nth: int) -> int:
    """The byte with the nth bit, as the number of bits before it; the last byte if there is none.

    Bytes whose sum is above nth get their top bit set; those before the lowest of them are counted.
    """
    above = (sums + (127 - nth) * BYTES) >> 7 & (BYTES >> 8)
    above += above >> 32
    above += above >> 16
    above += above >> 8
    return 56 - ((above & 7) << 3)


@inlined
def chosen(seats: int, near: int, far: int, bits: np.uint64) -> tuple[int, int, int, int]:
    """Choose one of the takes: the place where its byte begins, and what identifies its bit there.

    Also whether there is one at all, and whether to stop then.
    """
    sums = sums_of_bits(near)
    count = sums >> 56
    if seats < SEATS:
        drawn = below_low(bits, 2 * count)
        nth = drawn >> 1
        byte = nth_byte(sums, nth)
        nth -= sums << 8 >> byte & 255
        return byte, nth << 8 | near >> byte & 255, int(count > 0), drawn & 1
    far_sums = sums_of_bits(far)
    far_count = far_sums >> 56
    drawn = below_low(bits, 2 * (count + far_count))
    nth = drawn >> 1
    beyond = nth >= count and far_count > 0
    some = far if beyond else near
    sums = far_sums if beyond else sums
    nth -= count if beyond else 0
    byte = nth_byte(sums, nth)
    nth -= sums << 8 >> byte & 255
    return (
        byte + (FAR if beyond else 0),
        nth << 8 | some >> byte & 255,
        int(count + far_count > 0),
        drawn & 1,
    )


@inlined
def own_standing(rules: Packed, score: int, owned: int, seat: int) -> int:
    """The ranking key of a seat, in its fifteen bits: points; in a single game mice break ties."""
    mice = owned >> 15 * seat
    count = 0
    for colour in range(5):
        count += mice >> 3 * colour & 7
    return (score << 5 | (0 if rules.series else count)) << 15 * seat


@inlined
def rank(seats: int, standings: int, seat: int) -> int:
    """One more than the number of seats with a higher standing."""
    own = standings >> 15 * seat & FIELD
    higher = 0
    for other in range(seats):
        higher += int((standings >> 15 * other & FIELD) > own)
    return 1 + higher
