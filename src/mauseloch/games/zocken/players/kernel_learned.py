"""One turn of Mäusezocken for any number of seats, searched to the estimated values of its ends.

Seats are relative to the turn: the seat at turn is 0, the others follow clockwise. To value an end,
each seat gets a strength, which grows with points and mice and depends on how soon its turn comes;
chances to win are e to the power of that, normalised. The weights have a row for every number of
mice in the middle, and one for the end of a game, unless that decides the match.

A player steals from the strongest opponent who has such a mouse: by the same weights that helps
most, and it leaves each colour with the same five ways to be taken as with two players.
"""

import math

import numpy as np

from mauseloch.compiled import Words, kernel
from mauseloch.games.zocken.players.kernel_turn import (
    AHEAD,
    CODES,
    FAR,
    LOSING,
    NEAR,
    STOLEN,
    STOPPING,
    WORTH,
    closed_at,
    codes_ahead,
    find_the_best,
)
from mauseloch.games.zocken.solver.positions import Values
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE

POINTS, MICE, TURN = range(3)
"""Columns of the weights: a point, a mouse, and from the third on the seat at turn, the next one
and so on."""
OVER = 31
"""The row for the end of a game that does not decide the match."""
SINGLE, SERIES, UNDECIDED = range(3)
"""What the end of a game means: it decides the match, it does so together with earlier games (and
mice break no ties), or it does not."""


@kernel
def victims(children: int, weights: Values, middle: Words, owned: Words, before: Words) -> Words:
    """By colour: the seats robbed of the first and second mouse, -1 where there are none."""
    seats = len(owned)
    points, mice, strengths = np.empty_like(before), np.empty_like(before), np.empty(seats)
    count(children, owned, before, points, mice)
    for seat in range(seats):
        strengths[seat] = strength(weights[middle.sum()], points[seat], mice[seat], seat)
    found = np.full((5, 2), -1, np.int64)
    for colour in range(5):
        for nth in range(2):
            best = -1
            for seat in range(1, seats):
                has = owned[seat, colour] - (nth == 1 and found[colour, 0] == seat)
                if has > 0 and (best < 0 or strengths[seat] > strengths[best]):
                    best = seat
            found[colour, nth] = best
    return found


@kernel
def count(children: int, owned: Words, before: Words, points: Words, mice: Words) -> None:
    """Count the points and mice of each seat."""
    points[:] = before
    mice[:] = 0
    for seat in range(len(owned)):
        for colour in range(5):
            mice[seat] += owned[seat, colour]
            points[seat] += owned[seat, colour] * (1 if children else colour + 1)


@kernel
def strength(weight: Values, points: int, mice: int, until_turn: int) -> float:
    """A seat's strength, before it is compared with the others."""
    return float(weight[POINTS] * points + weight[MICE] * mice + weight[TURN + until_turn])


@kernel
def look_through(
    children: int,
    risk: int,
    must_stop: int,
    ending: int,
    weights: Values,
    middle: Words,
    owned: Words,
    before: Words,
    aside: Words,
    stolen_from: Words,
    worth: Values,
) -> None:
    """Fill in what lies ahead in a turn, as `look_ahead` does.

    `before` has the points of earlier games, `stolen_from` the victims.
    """
    room, theirs = np.empty(CODES, np.int64), np.zeros(5, np.int64)
    for colour in range(5):
        for nth in range(2):
            theirs[colour] += stolen_from[colour, nth] >= 0
    codes = room[: codes_ahead(middle, theirs, aside, room)]
    worth[:] = -1.0
    points_now, mice_now = np.empty_like(before), np.empty_like(before)
    points, mice = np.empty_like(before), np.empty_like(before)
    count(children, owned, before, points_now, mice_now)
    for code in codes:
        closed = closed_at(code, aside)
        points[:] = points_now
        mice[:] = mice_now
        left, taken, gained = middle.sum(), 0, 0
        for colour in range(5):
            value = 1 if children else colour + 1
            digit = AHEAD[code, colour]
            left -= NEAR[digit]
            taken += NEAR[digit] + FAR[digit] + aside[colour]
            gained += (NEAR[digit] + FAR[digit] + aside[colour]) * value
            for nth in range(FAR[digit]):
                mice[stolen_from[colour, nth]] -= 1
                points[stolen_from[colour, nth]] -= value
        if closed < 5 or not (risk or must_stop):
            stolen = STOLEN[code]
            if worth[LOSING, stolen] < 0:
                worth[LOSING, stolen] = ended(ending, weights, left + taken, points, mice)
            worth[LOSING, code] = worth[LOSING, stolen]
        if closed:
            mice[0] += taken
            points[0] += gained
            if closed == 5 and risk:
                worth[WORTH, code] = chance(weights[left], points, mice, 0)
            else:
                worth[STOPPING, code] = ended(ending, weights, left, points, mice)
    find_the_best(risk, must_stop, aside, codes, worth)


@kernel
def ended(ending: int, weights: Values, left: int, points: Words, mice: Words) -> float:
    """What it is worth to seat 0 to have ended its turn like this."""
    if left >= LEAST_IN_THE_MIDDLE:
        return chance(weights[left], points, mice, 1)
    if ending == UNDECIDED:
        return chance(weights[OVER], points, mice, 1)
    return won(ending, points, mice, 0)


@kernel
def chance(weight: Values, points: Words, mice: Words, turn: int) -> float:
    """What seat 0 can expect when it is seat 0's or seat 1's turn."""
    seats = len(points)
    own = strength(weight, points[0], mice[0], (seats - turn) % seats)
    total = 1.0
    for seat in range(1, seats):
        total += math.exp(strength(weight, points[seat], mice[seat], seat - turn) - own)
    return 1.0 / total


@kernel
def won(ending: int, points: Words, mice: Words, seat: int) -> float:
    """A seat's share of the victory at the end of the match, up to 1."""
    own = 32 * points[seat] + (mice[seat] if ending == SINGLE else 0)
    sharing = 0
    for other in range(len(points)):
        theirs = 32 * points[other] + (mice[other] if ending == SINGLE else 0)
        if theirs > own:
            return 0.0
        sharing += theirs == own
    return 1.0 / sharing
