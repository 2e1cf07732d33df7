"""Self-play by players who search whole turns, compiled."""

import numpy as np

from mauseloch.compiled import Words, below, kernel, key_of, number
from mauseloch.games.zocken.kernel.mice import ROLL_OF, THROWS
from mauseloch.games.zocken.players.kernel_learned import SINGLE, count, look_through, victims, won
from mauseloch.games.zocken.players.kernel_turn import (
    AHEAD,
    CODES,
    DIGITS,
    FAR,
    KINDS,
    NEAR,
    PLACE,
    ROLLING,
    STOPPING,
    WORTH,
    closed_at,
    look_ahead,
)
from mauseloch.games.zocken.solver.positions import Values
from mauseloch.games.zocken.state import COLOURS, LEAST_IN_THE_MIDDLE, NAMINGS, ROLLS

LONGEST = 10_000
"""A match is cut off after this many rolls: under the rules it need never end."""


def _uses(dice: tuple[str, str]) -> set[int]:
    """The ways to use a roll, as the amounts they add to a code."""
    uses: set[int] = set()
    for named in NAMINGS[dice]:
        one, other = (COLOURS.index(colour) for colour in named)
        if one == other:
            uses |= {PLACE[one] * digit for digit in range(1, DIGITS)}
        else:
            uses |= {PLACE[one], PLACE[other], PLACE[one] + PLACE[other]}
    return uses


_ALL = [sorted(_uses(dice)) for dice in ROLLS.values()]
USES = np.array([use for uses in _ALL for use in uses], np.int64)
BEGINS = np.cumsum([0, *map(len, _ALL)])
"""The range of uses that belong to each roll."""
NEEDED = np.array(
    [
        sum(1 << colour for colour, place in enumerate(PLACE) if use // place % DIGITS)
        for use in USES
    ],
    np.int64,
)
"""The colours each use needs, as bits."""


@kernel
def play(
    children: int,
    risk: int,
    shipped: Values,
    unit: float,
    least: float,
    exact: Values,
    seed: np.uint64,
    match: int,
    given: Values,
) -> float:
    """Play one match, both seats by the shipped table; return the starting player's result.

    `given` keeps the most that any choice gave away by the exact table: first among uses of the
    dice, then among rolling and stopping.
    """
    mice = np.zeros((3, 5), np.int64)
    mice[2] = 6
    mover, draws = 0, 0
    key = key_of(seed, match)
    ours, true = np.empty((KINDS, CODES)), np.empty((KINDS, CODES))
    aside = np.zeros(5, np.int64)
    while mice[2].sum() >= LEAST_IN_THE_MIDDLE and draws < LONGEST:
        goes_on = True
        while goes_on:
            own, theirs = mice[mover], mice[1 - mover]
            look_ahead(
                children, risk, 0, 6, shipped, unit, least, mice[2], own, theirs, aside, ours
            )
            look_ahead(children, risk, 0, 6, exact, 1.0, 0.0, mice[2], own, theirs, aside, true)
            code, lost, draws = play_turn(ours, true, key, draws, given)
            goes_on = risk > 0 and not lost and closed_at(code, aside) == 5
            for colour in range(5):
                near, far = NEAR[AHEAD[code, colour]], FAR[AHEAD[code, colour]]
                mice[2, colour] -= near
                mice[1 - mover, colour] -= far
                mice[2 if lost else mover, colour] += near + far
        mover = 1 - mover
    return result(children, mice)


@kernel
def play_turn(
    ours: Values, true: Values, key: np.uint64, draws: int, given: Values
) -> tuple[int, bool, int]:
    """Play a turn until it is stopped or lost, or all colours are set aside.

    Return the code reached, whether the turn is lost, and how many numbers were drawn so far.
    """
    code, free = 0, 31
    while True:
        roll = ROLL_OF[below(number(key, draws), THROWS)]
        draws += 1
        use = best_use(ours, code, free, roll)
        if use < 0:
            return code, True, draws
        right = best_use(true, code, free, roll)
        away = true[WORTH, code + USES[right]] - true[WORTH, code + USES[use]]
        given[0] = max(given[0], away)
        code += USES[use]
        free &= ~NEEDED[use]
        if free == 0:
            return code, False, draws
        stops = ours[STOPPING, code] > ours[ROLLING, code]
        away = true[WORTH, code] - true[STOPPING if stops else ROLLING, code]
        given[1] = max(given[1], away)
        if stops:
            return code, False, draws


@kernel
def best_use(worth: Values, code: int, free: int, roll: int) -> int:
    """The best use of a roll; -1 if it loses the turn."""
    best, found = -0.5, -1
    for use in range(BEGINS[roll], BEGINS[roll + 1]):
        if NEEDED[use] & ~free == 0 and worth[WORTH, code + USES[use]] > best:
            best, found = worth[WORTH, code + USES[use]], use
    return found


@kernel
def result(children: int, mice: Words) -> float:
    """1 if seat 0 won alone, 1/2 for a shared win."""
    points, count = 0, 0
    for colour in range(5):
        ahead = mice[0, colour] - mice[1, colour]
        count += ahead
        points += ahead if children else ahead * (colour + 1)
    lead = points or count
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@kernel
def away(children: int, risk: int, exact: Values, numbers: Words) -> float:
    """The greatest distance of some positions' values from those of their best turns."""
    worth, none = np.empty((KINDS, CODES)), np.zeros(5, np.int64)
    middle, own = np.empty(5, np.int64), np.empty(5, np.int64)
    furthest = 0.0
    for position in numbers:
        rest = position
        for colour in range(4, -1, -1):
            at = rest % 28
            rest //= 28
            middle[colour] = 0
            while at > 6 - middle[colour]:
                at -= 7 - middle[colour]
                middle[colour] += 1
            own[colour] = at
        look_ahead(
            children, risk, 0, 6, exact, 1.0, 0.0, middle, own, 6 - middle - own, none, worth
        )
        furthest = max(furthest, abs(worth[ROLLING, 0] - exact[position]))
    return furthest


@kernel
def play_weighed(
    children: int,
    risk: int,
    weights: Values,
    before: Words,
    seed: np.uint64,
    match: int,
    rows: Words,
    shares: Values,
) -> int:
    """Play one match, all seats by these weights, and record where turns begin or continue.

    `before` holds the points that seats start with. A row holds the number of mice in the middle,
    the seat to move, the points of that seat and the others clockwise, then their mice; `shares`
    receives each seat's share of the win. Return the number of rows; a match that runs out of rows
    is cut short.
    """
    seats = len(before)
    middle, owned = np.full(5, 6, np.int64), np.zeros((seats, 5), np.int64)
    points, mice = np.empty_like(before), np.empty_like(before)
    worth, aside, given = np.empty((KINDS, CODES)), np.zeros(5, np.int64), np.zeros(2)
    key, draws, at, turn = key_of(seed, match), 0, 0, 0
    goes_on = True
    while (goes_on or middle.sum() >= LEAST_IN_THE_MIDDLE) and at < len(rows):
        count(children, owned, before, points, mice)
        rows[at, 0], rows[at, 1] = middle.sum(), turn
        rows[at, 2 : 2 + seats] = points
        rows[at, 2 + seats :] = mice
        at += 1
        whose = victims(children, weights, middle, owned, before)
        look_through(children, risk, 0, SINGLE, weights, middle, owned, before, aside, whose, worth)
        code, lost, draws = play_turn(worth, worth, key, draws, given)
        goes_on = risk > 0 and not lost and closed_at(code, aside) == 5
        for colour in range(5):
            near, far = NEAR[AHEAD[code, colour]], FAR[AHEAD[code, colour]]
            middle[colour] -= near
            for nth in range(far):
                owned[whose[colour, nth], colour] -= 1
            if lost:
                middle[colour] += near + far
            else:
                owned[0, colour] += near + far
        if not goes_on:  # the next seat is seat 0 now
            owned = np.concatenate((owned[1:], owned[:1]))
            before = np.concatenate((before[1:], before[:1]))
            turn = (turn + 1) % seats
    count(children, owned, before, points, mice)
    for seat in range(seats):
        shares[(turn + seat) % seats] = won(SINGLE, points, mice, seat)
    return at
