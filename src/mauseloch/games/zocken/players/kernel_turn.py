"""One turn of Mäusezocken for two, searched to its end, compiled.

At any point of a turn, each colour can still be taken in one of five WAYS or not at all: what lies
ahead is five digits from 0 to 5, a *code*. This is independent of how sweeps are organised, so that
each can be checked against the other.
"""

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, kernel
from mauseloch.games.zocken.solver.positions import WAYS, Values
from mauseloch.games.zocken.state import COLOURS, LEAST_IN_THE_MIDDLE

Steps = NDArray[Any]
"""Values of positions, in any unit."""
KINDS = 4
WORTH, ROLLING, STOPPING, LOSING = range(KINDS)
"""The values of a code: what it is worth to be there, to roll, to stop, and to lose the turn."""
DIGITS = len(WAYS) + 1
CODES = DIGITS ** len(COLOURS)
PLACE = tuple(DIGITS**colour for colour in range(len(COLOURS)))
"""The place value of each colour's digit."""
NEAR = np.array([0, *(near for near, _ in WAYS)], np.int64)
FAR = np.array([0, *(far for _, far in WAYS)], np.int64)
"""By digit: the number of mice taken from the middle, and from the opponent."""

AHEAD = np.array([code[::-1] for code in product(range(DIGITS), repeat=len(COLOURS))], np.int64)
"""The digits of all codes."""
STOLEN = AHEAD.copy()
for _digit, (_near, _far) in enumerate(WAYS, start=1):
    STOLEN[_digit == AHEAD] = 1 + WAYS.index((0, _far)) if _far else 0
STOLEN = STOLEN @ np.array(PLACE)
"""By code: the code that steals the same but takes nothing from the middle. If the turn is lost,
both are the same."""


@kernel
def codes_ahead(middle: Words, theirs: Words, aside: Words, codes: Words) -> int:
    """List the codes that can be reached, the last first; return how many there are.

    `theirs` is the number that can be stolen of each colour.
    """
    codes[0] = 0
    count = 1
    for colour in range(4, -1, -1):
        if aside[colour]:
            continue
        # From the back, so that the list can grow in its place.
        ways = 1
        for digit in range(1, DIGITS):
            ways += NEAR[digit] <= middle[colour] and FAR[digit] <= theirs[colour]
        at = count * ways
        for place in range(count - 1, -1, -1):
            code = codes[place]
            for digit in range(DIGITS):
                if NEAR[digit] <= middle[colour] and FAR[digit] <= theirs[colour]:
                    at -= 1
                    codes[at] = code + digit * PLACE[colour]
        count *= ways
    return count


@kernel
def find_the_best(risk: int, must_stop: int, aside: Words, codes: Words, worth: Values) -> None:
    """Work out a turn backwards from what it is worth to end it at each of these codes.

    Needs STOPPING, LOSING and, where everything is secured, WORTH; fills in the rest.
    """
    places, ones, twos = np.empty(5, np.int64), np.empty(5), np.empty(5)
    values = worth[WORTH]
    for code in codes:
        closed = closed_at(code, aside)
        if closed < 5 or not (risk or must_stop):  # with all closed, a roll is surely lost
            lost = worth[LOSING, code]
            worth[ROLLING, code] = mean_of_rolls(code, aside, values, lost, places, ones, twos)
        if closed < 5 or not risk:
            values[code] = max(worth[ROLLING, code], worth[STOPPING, code])


@kernel
def closed_at(code: int, aside: Words) -> int:
    """The number of colours that can no longer be taken in this turn."""
    closed = 0
    for colour in range(5):
        closed += AHEAD[code, colour] > 0 or aside[colour] > 0
    return closed


@kernel
def mean_of_rolls(
    code: int,
    aside: Words,
    values: Values,
    lost: float,
    places: Words,
    ones: Values,
    twos: Values,
) -> float:
    """The mean value of a roll, with each outcome used as well as possible.

    Two different colours occur twice in 36 throws, the same colour once, a joker and a colour
    twice, two jokers once. Impossible takes are worth -1; the last three arguments are working
    memory.
    """
    opened, single = 0, -1.0
    for colour in range(5):
        if AHEAD[code, colour] == 0 and aside[colour] == 0:
            place = PLACE[colour]
            one = two = values[code + place]
            for digit in range(2, DIGITS):
                two = max(two, values[code + digit * place])
            places[opened], ones[opened], twos[opened] = place, one, two
            single = max(single, one)
            opened += 1
    closed = 5 - opened
    # Two closed colours, different or the same; then one beside a joker.
    total = closed * closed * lost + 2 * closed * used(single, lost)
    anything = single
    for one_of in range(opened):
        with_joker = max(single, twos[one_of])
        for other in range(opened):
            if other != one_of:
                both = -1.0
                if ones[one_of] >= 0 and ones[other] >= 0:
                    both = values[code + places[one_of] + places[other]]
                with_joker = max(with_joker, both)
                # Each pair comes up twice here, as it does on the dice.
                total += used(max(both, ones[one_of], ones[other]), lost)
        total += 2 * closed * used(ones[one_of], lost)
        total += used(twos[one_of], lost) + 2 * used(with_joker, lost)
        anything = max(anything, with_joker)
    return (total + used(anything, lost)) / 36


@kernel
def used(best: float, lost: float) -> float:
    """The value of a roll with this best use."""
    return best if best >= 0 else lost


@kernel
def look_ahead(
    children: int,
    risk: int,
    must_stop: int,
    mice: int,
    table: Steps,
    unit: float,
    least: float,
    middle: Words,
    own: Words,
    theirs: Words,
    aside: Words,
    worth: Values,
) -> None:
    """Fill in what lies ahead in a turn for two: by code, what it is worth to be there, and so on.

    Whatever cannot be done or reached has -1. `table` has the values of positions in this unit;
    `least` is the least that an undecided game is worth to either seat.
    """
    room = np.empty(CODES, np.int64)
    codes = room[: codes_ahead(middle, theirs, aside, room)]
    worth[:] = -1.0
    for code in codes:
        closed = closed_at(code, aside)
        if closed == 5 and risk:
            worth[WORTH, code] = secured(mice, table, unit, least, code, middle, own, aside)
        elif closed:
            worth[STOPPING, code] = ended(
                children, mice, table, unit, least, code, middle, theirs, aside, False
            )
        if closed < 5 or not (risk or must_stop):
            stolen = STOLEN[code]
            if worth[LOSING, stolen] < 0:
                worth[LOSING, stolen] = ended(
                    children, mice, table, unit, least, stolen, middle, theirs, aside, True
                )
            worth[LOSING, code] = worth[LOSING, stolen]
    find_the_best(risk, must_stop, aside, codes, worth)


@kernel
def ended(
    children: int,
    mice: int,
    table: Steps,
    unit: float,
    least: float,
    code: int,
    middle: Words,
    theirs: Words,
    aside: Words,
    lost: bool,
) -> float:
    """What it is worth to end the turn here, by stopping or by losing it."""
    number, left, points, count = 0, 0, 0, 0
    for colour in range(5):
        digit = AHEAD[code, colour]
        here = middle[colour] - NEAR[digit]
        their = theirs[colour] - FAR[digit]
        if lost:
            here += aside[colour] + NEAR[digit] + FAR[digit]
        number = numbered(number, mice, here, their)
        left += here
        ahead = mice - here - 2 * their
        points += ahead if children else ahead * (colour + 1)
        count += ahead
    if left >= LEAST_IN_THE_MIDDLE:
        return undecided(1.0 - float(table[number]) * unit, least)
    if points == 0:
        points = count
    return 1.0 if points > 0 else 0.5 if points == 0 else 0.0


@kernel
def secured(
    mice: int,
    table: Steps,
    unit: float,
    least: float,
    code: int,
    middle: Words,
    own: Words,
    aside: Words,
) -> float:
    """Under `risk`: what it is worth to continue once everything set aside is secured."""
    number = 0
    for colour in range(5):
        digit = AHEAD[code, colour]
        here = middle[colour] - NEAR[digit]
        owned = own[colour] + aside[colour] + NEAR[digit] + FAR[digit]
        number = numbered(number, mice, here, owned)
    return undecided(float(table[number]) * unit, least)


@kernel
def numbered(number: int, mice: int, middle: int, own: int) -> int:
    """Extend a position's number by one colour, as `positions.position` counts."""
    return (
        number * ((mice + 1) * (mice + 2) // 2)
        + middle * (mice + 1)
        - middle * (middle - 1) // 2
        + own
    )


@kernel
def undecided(value: float, least: float) -> float:
    """The value of an undecided game: never quite all or nothing, whatever the rounding.

    So a player who can win at once does, and one who would lose at once keeps rolling.
    """
    return min(max(value, least), 1.0 - least)
