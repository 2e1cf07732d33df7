"""One turn of Mäusezocken for two, looked through to its end, compiled.

From where a turn stands, each colour can still be taken in one of five WAYS or not at all: what
lies ahead is five digits from 0 to 5, a *code*. This knows nothing of how sweeps are organised, so
that each can be held against the other.
"""

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, kernel
from mauseloch.games.zocken.kernel_solving import WAYS, Values
from mauseloch.games.zocken.rules import (
    COLOURS,
    LEAST_IN_THE_MIDDLE,
    NAMINGS,
    ODDS,
    ROLLS,
)

Steps = NDArray[Any]
"""Values of positions, in any unit."""
WORTH, ROLLING, STOPPING = range(3)
DIGITS = len(WAYS) + 1
CODES = DIGITS ** len(COLOURS)
PLACE = tuple(DIGITS**colour for colour in range(len(COLOURS)))
"""What a digit of each colour counts."""
NEAR = np.array([0, *(near for near, _ in WAYS)], np.int64)
FAR = np.array([0, *(far for _, far in WAYS)], np.int64)
"""By digit: how many mice it takes from the middle, and from the opponent."""


def _uses(dice: tuple[str, str]) -> set[int]:
    """What a roll may be used for, as what it adds to a code."""
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
"""From where to where those of each roll go."""
WEIGHTS = np.array([*ODDS.values()], np.int64)
NEEDED = np.array(
    [
        sum(1 << colour for colour, place in enumerate(PLACE) if use // place % DIGITS)
        for use in USES
    ],
    np.int64,
)
"""The colours of a use, as bits."""
AHEAD = np.array([code[::-1] for code in product(range(DIGITS), repeat=len(COLOURS))], np.int64)
"""The digits of all codes."""


@kernel
def look_ahead(
    children: int,
    risk: int,
    mice: int,
    table: Steps,
    unit: float,
    middle: Words,
    own: Words,
    theirs: Words,
    aside: Words,
    worth: Values,
) -> None:
    """Fill in what is ahead in a turn: by code, what it is worth to be there, to roll, and to stop.

    What cannot be done or be reached has -1. `table` has the values of positions, in this unit.
    """
    worth[:] = -1.0
    values = worth[:, WORTH]
    for code in range(CODES - 1, -1, -1):
        free, closed, possible = 0, 0, True
        for colour in range(5):
            digit = AHEAD[code, colour]
            if digit:
                possible &= aside[colour] == 0
                possible &= NEAR[digit] <= middle[colour] and FAR[digit] <= theirs[colour]
            if digit or aside[colour]:
                closed += 1
            else:
                free |= 1 << colour
        if not possible:
            continue
        if closed == 5 and risk:
            values[code] = secured(mice, table, unit, code, middle, own, aside)
            continue
        if closed:
            stopped = ended(children, mice, table, unit, code, middle, theirs, aside, False)
            worth[code, STOPPING] = stopped
        if closed < 5:
            lost = ended(children, mice, table, unit, code, middle, theirs, aside, True)
            worth[code, ROLLING] = mean_of_rolls(code, free, values, lost)
        values[code] = max(worth[code, ROLLING], worth[code, STOPPING])


@kernel
def mean_of_rolls(code: int, free: int, values: Values, lost: float) -> float:
    """What a roll is worth, each used as well as it can be."""
    total = 0.0
    for roll in range(len(WEIGHTS)):
        best = -1.0
        for use in range(BEGINS[roll], BEGINS[roll + 1]):
            if NEEDED[use] & ~free == 0:
                best = max(best, values[code + USES[use]])
        total += WEIGHTS[roll] * (best if best >= 0 else lost)
    return total / 36


@kernel
def ended(
    children: int,
    mice: int,
    table: Steps,
    unit: float,
    code: int,
    middle: Words,
    theirs: Words,
    aside: Words,
    lost: bool,
) -> float:
    """What it is worth to end the turn there, by stopping or by losing it."""
    number, left, points, count = 0, 0, 0, 0
    for colour in range(5):
        digit = AHEAD[code, colour]
        here = middle[colour] - NEAR[digit]
        their = theirs[colour] - FAR[digit]
        if lost:
            here += aside[colour] + NEAR[digit] + FAR[digit]
        number = number * ((mice + 1) * (mice + 2) // 2)
        number += here * (mice + 1) - here * (here - 1) // 2 + their
        left += here
        ahead = mice - here - 2 * their
        points += ahead if children else ahead * (colour + 1)
        count += ahead
    if left >= LEAST_IN_THE_MIDDLE:
        return 1.0 - float(table[number]) * unit
    if points == 0:
        points = count
    return 1.0 if points > 0 else 0.5 if points == 0 else 0.0


@kernel
def secured(
    mice: int, table: Steps, unit: float, code: int, middle: Words, own: Words, aside: Words
) -> float:
    """Under `risk`: what it is worth to go on with all that is set aside secured."""
    number = 0
    for colour in range(5):
        digit = AHEAD[code, colour]
        here = middle[colour] - NEAR[digit]
        owned = own[colour] + aside[colour] + NEAR[digit] + FAR[digit]
        number = number * ((mice + 1) * (mice + 2) // 2)
        number += here * (mice + 1) - here * (here - 1) // 2 + owned
    return float(table[number]) * unit
