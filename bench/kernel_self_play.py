"""Matches of Mäusezocken for two between tables of positions, with what each choice gives away."""

import numpy as np

from mauseloch.compiled import Words, below, kernel, key_of, number
from mauseloch.games.zocken.kernel_mice import ROLL_OF, THROWS
from mauseloch.games.zocken.kernel_solving import LEAST_IN_THE_MIDDLE, Values
from mauseloch.games.zocken.kernel_turn import (
    AHEAD,
    BEGINS,
    CODES,
    FAR,
    NEAR,
    NEEDED,
    ROLLING,
    STOPPING,
    USES,
    WORTH,
    look_ahead,
)


@kernel
def play(
    children: int,
    risk: int,
    shipped: Values,
    unit: float,
    exact: Values,
    seed: np.uint64,
    match: int,
    given: Values,
) -> float:
    """One match, its two seats played by the shipped table; what it brings to who begins.

    `given` is made greater where a choice gives more away by the exact table: of uses of the dice,
    and of rolling or stopping.
    """
    mice = np.zeros((3, 5), np.int64)
    mice[2] = 6
    mover, draws = 0, 0
    key = key_of(seed, match)
    ours, true = np.empty((CODES, 3)), np.empty((CODES, 3))
    aside = np.zeros(5, np.int64)
    while mice[2].sum() >= LEAST_IN_THE_MIDDLE:
        goes_on = True
        while goes_on:
            own, theirs = mice[mover], mice[1 - mover]
            look_ahead(children, risk, 6, shipped, unit, mice[2], own, theirs, aside, ours)
            look_ahead(children, risk, 6, exact, 1.0, mice[2], own, theirs, aside, true)
            code, free, lost_turn = 0, 31, False
            goes_on = False
            while True:
                roll = ROLL_OF[below(number(key, draws), THROWS)]
                draws += 1
                use = best_use(ours, code, free, roll)
                if use < 0:
                    lost_turn = True
                    break
                right = best_use(true, code, free, roll)
                lost = true[code + USES[right], WORTH] - true[code + USES[use], WORTH]
                given[0] = max(given[0], lost)
                code += USES[use]
                free &= ~NEEDED[use]
                if free == 0:
                    goes_on = risk > 0
                    break
                stops = ours[code, STOPPING] > ours[code, ROLLING]
                lost = true[code, WORTH] - true[code, STOPPING if stops else ROLLING]
                given[1] = max(given[1], lost)
                if stops:
                    break
            for colour in range(5):
                near, far = NEAR[AHEAD[code, colour]], FAR[AHEAD[code, colour]]
                mice[2, colour] -= near
                mice[1 - mover, colour] -= far
                mice[2 if lost_turn else mover, colour] += near + far
        mover = 1 - mover
    return result(children, mice)


@kernel
def best_use(worth: Values, code: int, free: int, roll: int) -> int:
    """The best use of a roll; -1 if it is lost."""
    best, found = -0.5, -1
    for use in range(BEGINS[roll], BEGINS[roll + 1]):
        if NEEDED[use] & ~free == 0 and worth[code + USES[use], WORTH] > best:
            best, found = worth[code + USES[use], WORTH], use
    return found


@kernel
def result(children: int, mice: Words) -> float:
    """1 if seat 0 has won, 1/2 if both have."""
    points, count = 0, 0
    for colour in range(5):
        ahead = mice[0, colour] - mice[1, colour]
        count += ahead
        points += ahead if children else ahead * (colour + 1)
    lead = points or count
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@kernel
def away(children: int, risk: int, exact: Values, numbers: Words) -> float:
    """How far the values of some positions are at most from those of their best turns."""
    worth, none = np.empty((CODES, 3)), np.zeros(5, np.int64)
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
        look_ahead(children, risk, 6, exact, 1.0, middle, own, 6 - middle - own, none, worth)
        furthest = max(furthest, abs(worth[0, ROLLING] - exact[position]))
    return furthest
