"""Random matches of Mäusezocken side by side.

Every loop over the lanes is short and branch-free, and either computes or looks things up in a
table, never both, so that the computing loops become vector instructions.
"""

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, below, inlined, kernel, key_of, number
from mauseloch.games.zocken.kernel.mice import (
    ALL_MICE,
    BEYOND_OF,
    EACH,
    FIELD,
    GIVEN,
    LAID,
    NEAR_OF,
    NTH_BIT,
    TABLE,
    THROWS,
    Packed,
    chosen,
    own_standing,
    rank,
    seen_from,
    set_aside,
    takes,
    worth,
)
from mauseloch.games.zocken.kernel.takes import SEATS
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE

LANES = 64
"""Matches played side by side: few enough for the cache, and for short calls."""
MIDDLE_AND_ASIDE, OWNED, ROLLS_MADE, TURN, INPUTS, ENDED, MATCH, GAMES, FIRST = range(9)
"""The rows that describe a match; owned mice are seen from the seat at turn."""
NEAR_TAKES, FAR_TAKES, THROW, BYTE, NTH, TOOK, STOPS, LAID_NOW, GIVEN_NOW, ROWS = range(9, 19)
"""The rows for the outcome of a roll."""


@kernel
def look(seats: int, lanes: Words, keys: NDArray[np.uint64], bits: NDArray[np.uint64]) -> None:
    """In every lane, get a random number for the next roll and find what there is to take."""
    for lane in range(LANES):
        lanes[ROLLS_MADE, lane] += 1
        bits[lane] = number(keys[lane], lanes[ROLLS_MADE, lane])
    if seats < SEATS:
        for lane in range(LANES):
            near, _ = takes(3, lanes[MIDDLE_AND_ASIDE, lane], lanes[OWNED, lane])
            lanes[NEAR_TAKES, lane] = near
    else:
        for lane in range(LANES):
            near, far = takes(4, lanes[MIDDLE_AND_ASIDE, lane], lanes[OWNED, lane])
            lanes[NEAR_TAKES, lane] = near
            lanes[FAR_TAKES, lane] = far


@inlined
def choose(seats: int, lanes: Words, bits: NDArray[np.uint64]) -> None:
    """In every lane, roll and choose what to take and whether to stop then."""
    for lane in range(LANES):
        lanes[THROW, lane] = below(bits[lane], THROWS)
    for lane in range(LANES):
        throw = np.uint64(lanes[THROW, lane])
        lanes[NEAR_TAKES, lane] &= NEAR_OF[throw]
        if seats == SEATS:
            lanes[FAR_TAKES, lane] &= BEYOND_OF[throw]
    for lane in range(LANES):
        byte, nth, took, stops = chosen(
            seats, lanes[NEAR_TAKES, lane], lanes[FAR_TAKES, lane], bits[lane]
        )
        lanes[BYTE, lane] = byte
        lanes[NTH, lane] = nth
        lanes[TOOK, lane] = took
        lanes[STOPS, lane] = stops
    for lane in range(LANES):
        place = np.uint64(lanes[BYTE, lane] + NTH_BIT[np.uint64(lanes[NTH, lane])])
        lanes[LAID_NOW, lane] = LAID[place]
        lanes[GIVEN_NOW, lane] = GIVEN[place]


@kernel
def take(seats: int, risk: int, must_stop: int, lanes: Words) -> None:
    """In every lane, take the mice and end the turn if it is lost or stopped."""
    for lane in range(LANES):
        table = lanes[MIDDLE_AND_ASIDE, lane] + lanes[LAID_NOW, lane]
        owned = lanes[OWNED, lane] - lanes[GIVEN_NOW, lane]
        took = lanes[TOOK, lane]
        aside = table >> 20
        full = int(set_aside(table) == EACH)
        secured = full & risk
        over = 1 ^ took | (lanes[STOPS, lane] | full & must_stop) & (1 ^ secured)
        owned += aside & FIELD & -(took & (over | secured))
        table += aside & -(1 ^ took)
        table &= TABLE | -(1 ^ (over | secured))
        lanes[MIDDLE_AND_ASIDE, lane] = table
        lanes[OWNED, lane] = seen_from(seats, owned, over)
        turn = lanes[TURN, lane] + over
        lanes[TURN, lane] = turn if turn < seats else 0
        lanes[INPUTS, lane] += 1 + took + (took & over)
        lanes[ENDED, lane] = over & int(table >> 15 < LEAST_IN_THE_MIDDLE)


@kernel
def all_rolled(
    rules: Packed, lanes: Words, keys: NDArray[np.uint64], bits: NDArray[np.uint64]
) -> None:
    """Play one roll in every lane."""
    look(rules.seats, lanes, keys, bits)
    if rules.seats < SEATS:
        choose(3, lanes, bits)
    else:
        choose(4, lanes, bits)
    take(rules.seats, rules.risk, rules.must_stop, lanes)


@kernel
def play_all(
    rules: Packed,
    seed: np.uint64,
    first: int,
    scores: Words,
    ranks: Words,
    lengths: Words,
) -> None:
    """Play random matches, LANES of them side by side, all rolling at the same time.

    Random number 0 of a match draws the seat that begins; each further number is a roll, a take and
    the choice to stop. Lanes with no match left keep running, without effect.
    """
    matches = len(lengths)
    keys = np.zeros(LANES, np.uint64)
    bits = np.zeros(LANES, np.uint64)
    lanes = np.zeros((ROWS, LANES), np.int64)
    scores[:] = 0
    for lane in range(LANES):
        begin(rules, lanes, keys, lane, seed, first, lane)
    begun, left = LANES, matches
    while left:
        all_rolled(rules, lanes, keys, bits)
        for lane in range(LANES):
            if lanes[ENDED, lane]:
                match = lanes[MATCH, lane]
                if match >= matches:
                    begin(rules, lanes, keys, lane, seed, first, match)
                elif game_over(rules, lanes, lane, scores, ranks):
                    lengths[match] = lanes[INPUTS, lane]
                    begin(rules, lanes, keys, lane, seed, first, begun)
                    begun += 1
                    left -= 1


@inlined
def begin(
    rules: Packed,
    lanes: Words,
    keys: NDArray[np.uint64],
    lane: int,
    seed: np.uint64,
    first: int,
    match: int,
) -> None:
    """Set up the mice for another match."""
    keys[lane] = key_of(seed, first + match)
    who = below(number(keys[lane], 0), rules.seats) if rules.first < 0 else rules.first
    lanes[MIDDLE_AND_ASIDE, lane] = ALL_MICE
    lanes[OWNED, lane] = 0
    lanes[ROLLS_MADE, lane] = 0
    lanes[TURN, lane] = who
    lanes[INPUTS, lane] = 0
    lanes[MATCH, lane] = match
    lanes[GAMES, lane] = 0
    lanes[FIRST, lane] = who


@inlined
def game_over(rules: Packed, lanes: Words, lane: int, scores: Words, ranks: Words) -> bool:
    """Count the points, and return whether the match is over too."""
    seats, match = rules.seats, lanes[MATCH, lane]
    owned = seen_from(seats, lanes[OWNED, lane], seats - lanes[TURN, lane])
    standings = 0
    for seat in range(seats):
        scores[match, seat] += worth(rules, owned >> 15 * seat)
        standings |= own_standing(rules, scores[match, seat], owned, seat)
    lanes[GAMES, lane] += 1
    if rules.series and lanes[GAMES, lane] < seats:
        lanes[MIDDLE_AND_ASIDE, lane] = ALL_MICE
        lanes[OWNED, lane] = 0
        lanes[TURN, lane] = (lanes[FIRST, lane] + lanes[GAMES, lane]) % seats
        return False
    for seat in range(seats):
        ranks[match, seat] = rank(seats, standings, seat)
    return True
