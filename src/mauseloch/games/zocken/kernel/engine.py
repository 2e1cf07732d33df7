"""Mäusezocken on a few integers, compiled.

Mice are five counts of three bits, yellow first. The state as whole numbers. 0, the table: the mice
in the middle, their number from bit 15; the same for those set aside from bit 20. 1: the owned
mice, fifteen bits per seat. 2: the seat that began plus one, from bit 3 the seat at turn plus one,
from bit 6 the roll to be used plus one; bit 11 while the dice are in the air; bit 12 when mice were
secured in this turn; from bit 13 the number of games over. 3 + seat: the points in these, seven
bits per game.
"""

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import (
    A_DRAW,
    CHANCE,
    KERNELS,
    Kernel,
    Words,
    below,
    kernel,
    number,
    size,
    untimed,
)
from mauseloch.games.zocken.kernel.lanes import play_all
from mauseloch.games.zocken.kernel.mice import (
    ACTION,
    BEYOND,
    EACH,
    FIELD,
    NEAR,
    ROLL_OF,
    SHOWN,
    SWEETNESS,
    TABLE,
    TAKE_GIVEN,
    TAKE_LAID,
    THROWS,
    WEIGHTS,
    Packed,
    losing_at,
    own_standing,
    packed,
    rank,
    seen_from,
    set_aside,
    takes,
    worth,
)
from mauseloch.games.zocken.kernel.takes import FAR, PLACES, ROLL, STOP
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE

__all__ = ["Packed", "packed"]

ROLLING, SECURED = 1 << 11, 1 << 12


@kernel
def turn_of(state: Words) -> int:
    """The seat at turn, -1 if there is none."""
    return int(state[2] >> 3 & 7) - 1


@kernel
def open_takes(rules: Packed, state: Words) -> tuple[int, int]:
    """The takes that the roll to be used allows; none if there is no roll."""
    roll = (state[2] >> 6 & 31) - 1
    if roll < 0:
        return 0, 0
    near, far = takes(rules.seats, state[0], seen_from(rules.seats, state[1], turn_of(state)))
    return near & NEAR[roll], far & BEYOND[roll]


@kernel
def start(rules: Packed, state: Words) -> None:
    state[:] = 0
    state[0] = rules.all_mice


@kernel
def awaited(rules: Packed, state: Words) -> int:
    if state[2] & ROLLING or not state[2] & 7:
        return A_DRAW
    return 1 << turn_of(state) if turn_of(state) >= 0 else 0


@kernel
def legal(rules: Packed, state: Words, seat: int, mask: NDArray[np.bool_]) -> int:
    mask[:] = False
    if not awaited(rules, state) >> seat & 1 or seat >= rules.seats:
        return 0
    near, far = open_takes(rules, state)
    count = size(near) + size(far)
    for place in range(PLACES):
        if (near >> place if place < FAR else far >> (place - FAR)) & 1:
            mask[ACTION[rules.seats, seat, place]] = True
    if count == 0:
        colours = set_aside(state[0])
        mask[ROLL] = colours != EACH or not rules.must_stop
        mask[STOP] = colours != 0
        count = int(mask[ROLL]) + int(mask[STOP])
    return count


@kernel
def odds(rules: Packed, state: Words, weights: Words) -> int:
    weights[:] = 0
    if not state[2] & 7:
        for seat in range(rules.seats):
            weights[len(WEIGHTS) + seat] = rules.first < 0 or rules.first == seat
    elif state[2] & ROLLING:
        weights[: len(WEIGHTS)] = WEIGHTS
    return int(weights.sum())


@kernel
def draw(rules: Packed, state: Words, bits: np.uint64) -> int:
    if state[2] & 7:
        return int(ROLL_OF[below(bits, THROWS)])
    return len(WEIGHTS) + (below(bits, rules.seats) if rules.first < 0 else rules.first)


@kernel
def put(rules: Packed, state: Words, actor: int, action: int, at_ms: int) -> None:
    if actor == CHANCE:
        if not state[2] & 7:
            state[2] = 9 * (1 + action - len(WEIGHTS))
        else:
            state[2] = state[2] & ~ROLLING | (action + 1) << 6
            near, far = open_takes(rules, state)
            if not near | far:
                state[0] += state[0] >> 20
                end_turn(rules, state)
    elif action == ROLL:
        state[2] |= ROLLING
    elif action == STOP:
        state[1] += (state[0] >> 20 & FIELD) << 15 * actor
        end_turn(rules, state)
    else:
        state[0] += TAKE_LAID[action]
        state[1] -= TAKE_GIVEN[action]
        state[2] &= ~(31 << 6)
        if rules.risk and set_aside(state[0]) == EACH:
            state[1] += (state[0] >> 20 & FIELD) << 15 * actor
            state[0] &= TABLE
            state[2] |= SECURED


@kernel
def end_turn(rules: Packed, state: Words) -> None:
    """Pass the turn to the next seat, or end the game when few mice are left."""
    seats, first, turn = rules.seats, (state[2] & 7) - 1, turn_of(state)
    games = state[2] >> 13
    state[0] &= TABLE
    turn = (turn + 1) % seats
    if state[0] >> 15 < LEAST_IN_THE_MIDDLE:
        for seat in range(seats):
            state[3 + seat] |= worth(rules, state[1] >> 15 * seat & FIELD) << 7 * games
        games += 1
        turn = -1
        if rules.series and games < seats:
            first = (first + 1) % seats
            turn = first
            state[0] = rules.all_mice
            state[1] = 0
    state[2] = games << 13 | (turn + 1) << 3 | first + 1


@kernel
def points_of(points: int) -> int:
    """The sum of a seat's points in all games over."""
    return (points & 127) + (points >> 7 & 127) + (points >> 14 & 127) + (points >> 21 & 127)


@kernel
def standing(rules: Packed, state: Words, scores: Words, ranks: Words) -> None:
    running = awaited(rules, state) != 0
    for seat in range(rules.seats):
        ranks[seat] = 0
        scores[seat] = points_of(state[3 + seat])
        if running:
            scores[seat] += worth(rules, state[1] >> 15 * seat & FIELD)
    if not running:
        standings = 0
        for seat in range(rules.seats):
            standings |= own_standing(rules, scores[seat], state[1], seat)
        for seat in range(rules.seats):
            ranks[seat] = rank(rules.seats, standings, seat)


@kernel
def observe(rules: Packed, state: Words, seat: int, seen: NDArray[np.int16]) -> None:
    seats, turn = rules.seats, turn_of(state)
    for colour in range(5):
        seen[colour] = state[0] >> 3 * colour & 7
        seen[5 + colour] = state[0] >> (20 + 3 * colour) & 7
    roll = (state[2] >> 6 & 31) - 1
    for face in range(6):
        seen[10 + face] = SHOWN[roll, face] if roll >= 0 else 0
    rolling = state[2] & ROLLING != 0
    may_roll = turn >= 0 and roll < 0 and not rolling
    if rules.must_stop and set_aside(state[0]) == EACH:
        may_roll = False
    seen[16] = rolling
    seen[17] = state[2] & SECURED != 0
    seen[18] = losing_at(seats, state[0], seen_from(seats, state[1], turn)) if may_roll else 0
    seen[19] = state[2] >> 13
    at = 20
    for step in range(seats):
        other = (seat + step) % seats
        mice = state[1] >> 15 * other & FIELD
        for colour in range(5):
            seen[at + colour] = mice >> 3 * colour & 7
        seen[at + 5] = worth(rules, mice)
        seen[at + 6] = points_of(state[3 + other])
        seen[at + 7] = other == turn
        seen[at + 8] = state[2] & 7 == other + 1
        at += 9


@kernel
def simple(rules: Packed, state: Words, seat: int, key: np.uint64) -> tuple[int, int]:
    near, far = open_takes(rules, state)
    if near | far:
        place = sweetest(SWEETNESS[rules.children], near, far, number(key, 0))
        return ACTION[rules.seats, seat, place], 0
    colours = set_aside(state[0])
    if not colours:
        return ROLL, 0
    if colours == EACH:
        return STOP, 0
    lost = losing_at(rules.seats, state[0], seen_from(rules.seats, state[1], seat)) / 36
    roll = 4.0 / 3 if rules.children else 4.0
    promises = (1 - lost) * roll > lost * worth(rules, state[0] >> 20 & FIELD)
    return ROLL if promises else STOP, 0


@kernel
def sweetest(sweetness: Words, near: int, far: int, bits: np.uint64) -> int:
    """The place of the most valuable take; any one of several equals."""
    best, equals = 0, 0
    for place in range(PLACES):
        if (near >> place if place < FAR else far >> (place - FAR)) & 1:
            equals = equals + 1 if sweetness[place] == best else equals
            if sweetness[place] > best:
                best, equals = sweetness[place], 1
    chosen = below(bits, equals)
    for place in range(PLACES):
        taken = (near >> place if place < FAR else far >> (place - FAR)) & 1
        if taken and sweetness[place] == best:
            if chosen == 0:
                return place
            chosen -= 1
    return -1


KERNELS[Packed] = Kernel(
    start=start,
    awaited=awaited,
    times=untimed,
    legal=legal,
    odds=odds,
    draw=draw,
    put=put,
    standing=standing,
    observe=observe,
    simple=simple,
    playouts=play_all,
)
