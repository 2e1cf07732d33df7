"""Compiled loops over many matches, the same for every game.

A row is a match: its state, its key (from the seed and its number), and `counts`: the number of
chance draws, the number of answers given, and the age of its open question in ticks.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import (
    A_DRAW,
    CHANCE,
    CLOCK,
    Words,
    awaited,
    below,
    draw,
    kernel,
    key_of,
    legal,
    number,
    observe,
    put,
    simple,
    standing,
    start,
    times,
)

OUTSIDE, RANDOM, SIMPLE = -1, 0, 1
"""Who answers for a seat: the caller, a random choice, or the game's heuristic."""
DRAWS, ANSWERS, TICKS = 0, 1, 2
OWN = np.uint64(0x5851F42D4C957F2D)
"""Added to a match's key for players' random numbers, so that chance never shares them."""

Keys = NDArray[np.uint64]
Mask = NDArray[np.bool_]
Numbers = NDArray[np.int16]


@kernel
def begin_row(
    rules: Any, seed: np.uint64, match: int, state: Words, keys: Keys, row: int, counts: Words
) -> None:
    """Set up a row as match number `match` of this seed, until a seat is awaited."""
    keys[row] = key_of(seed, match)
    counts[row, DRAWS] = counts[row, ANSWERS] = counts[row, TICKS] = 0
    start(rules, state)
    settle(rules, state, keys[row], counts[row])


@kernel
def settle(rules: Any, state: Words, key: np.uint64, counts: Words) -> None:
    """Let chance draw until a seat is awaited, or the match is over."""
    while awaited(rules, state) == A_DRAW:
        put(rules, state, CHANCE, draw(rules, state, number(key, counts[DRAWS])), 0)
        counts[DRAWS] += 1


@kernel
def chosen(
    rules: Any, state: Words, seat: int, policy: int, key: np.uint64, mask: Mask
) -> tuple[int, int]:
    """The action of a built-in player, and its delay in milliseconds."""
    if policy == SIMPLE:
        found: tuple[int, int] = simple(rules, state, seat, key)
        return found
    rank = below(number(key, 0), legal(rules, state, seat, mask))
    since_ms, guess_ms, deadline_ms = times(rules, state)
    delay_ms = 0
    if deadline_ms >= 0:
        delay_ms = guess_ms + below(number(key, 1), deadline_ms - since_ms - guess_ms + 1)
    for action in range(len(mask)):
        if mask[action]:
            if rank == 0:
                return action, delay_ms
            rank -= 1
    return -1, 0


@kernel
def answer(
    rules: Any,
    state: Words,
    key: np.uint64,
    counts: Words,
    policies: Words,
    actions: Words,
    delays: Words,
    tick_ms: int,
    plans: Words,
    mask: Mask,
) -> None:
    """Let every awaited seat answer once, then let chance draw.

    With ticks, seats that wait may answer later, and built-in players answer when their time comes.
    """
    open_seats = awaited(rules, state)
    since_ms, guess_ms, deadline_ms = times(rules, state)
    races = deadline_ms >= 0
    ticks = races and tick_ms > 0
    now_ms = guess_ms + counts[TICKS] * tick_ms if ticks else deadline_ms - since_ms
    closes = not ticks or since_ms + now_ms + tick_ms > deadline_ms
    for seat in range(rules.seats):
        if not open_seats >> seat & 1 or policies[seat] == OUTSIDE:
            continue
        if counts[TICKS] == 0:  # all choose before any answer is put in
            own = number(key + OWN, counts[ANSWERS] * 8 + seat)
            plans[seat, 0], plans[seat, 1] = chosen(rules, state, seat, policies[seat], own, mask)
    left = open_seats
    answered = 0
    for seat in range(rules.seats):
        if not open_seats >> seat & 1:
            continue
        if policies[seat] == OUTSIDE:
            action, delay_ms = actions[seat], now_ms
            if not ticks:
                delay_ms = delays[seat] if races and len(delays) else max(now_ms, 0)
            if action == len(mask):  # waits
                continue
        else:
            action, delay_ms = plans[seat, 0], plans[seat, 1]
            if races and delay_ms > (deadline_ms - since_ms if closes else now_ms):
                continue
        if races and since_ms + delay_ms > deadline_ms:
            continue
        put(rules, state, seat, action, since_ms + delay_ms)
        left &= ~(1 << seat)
        answered += 1
    counts[ANSWERS] += answered
    if left and closes:
        put(rules, state, CLOCK, 0, deadline_ms)
        left = 0
    counts[TICKS] = counts[TICKS] + 1 if left else 0
    if not left:
        settle(rules, state, key, counts)


@kernel
def outside(policies: Words) -> int:
    """The seats that no built-in player answers for."""
    seats = 0
    for seat in range(len(policies)):
        if policies[seat] == OUTSIDE:
            seats |= 1 << seat
    return seats


@kernel
def step(
    rules: Any,
    states: Words,
    keys: Keys,
    counts: Words,
    policies: Words,
    actions: Words,
    delays: Words,
    tick_ms: int,
    plans: Words,
    mask: Mask,
    done: Mask,
) -> None:
    """Advance every row until an outside seat is asked again or its match is over."""
    others = outside(policies)
    for row in range(len(states)):
        state = states[row]
        if awaited(rules, state) == 0:
            continue
        while True:
            answer(
                rules,
                state,
                keys[row],
                counts[row],
                policies,
                actions[row],
                delays[row],
                tick_ms,
                plans[row],
                mask,
            )
            asked = awaited(rules, state)
            done[row] = asked == 0
            if asked == 0 or asked & others:
                break


@kernel
def refused(
    rules: Any, states: Words, policies: Words, actions: Words, delays: Words, legal_now: Mask
) -> int:
    """The first row and seat with an illegal action, as one number; -1 if there is none."""
    seats = rules.seats
    for row in range(len(states)):
        open_seats = awaited(rules, states[row])
        for seat in range(seats):
            if open_seats >> seat & 1 and open_seats != A_DRAW and policies[seat] == OUTSIDE:
                action = actions[row, seat]
                if action < 0 or action >= legal_now.shape[2] or not legal_now[row, seat, action]:
                    return row * seats + seat  # type: ignore[no-any-return]
                if delays.shape[1]:
                    _, guess_ms, deadline_ms = times(rules, states[row])
                    if deadline_ms >= 0 and delays[row, seat] < guess_ms:
                        return row * seats + seat  # type: ignore[no-any-return]
    return -1


@kernel
def look(
    rules: Any,
    states: Words,
    counts: Words,
    tick_ms: int,
    seats: Mask,
    asked: Mask,
    legal_now: Mask,
    seen: Numbers,
) -> None:
    """Fill in what these seats see and may do, in all rows."""
    actions = legal_now.shape[2] - (1 if tick_ms > 0 else 0)
    width = seen.shape[2]
    for row in range(len(states)):
        open_seats = awaited(rules, states[row])
        for seat in range(rules.seats):
            if not seats[seat]:
                continue
            asked[row, seat] = open_seats >> seat & 1 and open_seats != A_DRAW
            legal(rules, states[row], seat, legal_now[row, seat, :actions])
            if tick_ms > 0:
                legal_now[row, seat, actions] = asked[row, seat]
                observe(rules, states[row], seat, seen[row, seat, : width - 1])
                seen[row, seat, width - 1] = counts[row, TICKS]
            else:
                observe(rules, states[row], seat, seen[row, seat])


@kernel
def count(rules: Any, states: Words, done: Mask, scores: Words, ranks: Words) -> None:
    """Fill in points and ranks for the matches that are over."""
    for row in range(len(states)):
        if done[row]:
            standing(rules, states[row], scores[row], ranks[row])


@kernel
def begin_all(
    rules: Any,
    seed: np.uint64,
    numbers: Words,
    rows: Mask,
    states: Words,
    keys: Keys,
    counts: Words,
) -> None:
    """Set up these rows."""
    for row in range(len(states)):
        if rows[row]:
            begin_row(rules, seed, numbers[row], states[row], keys, row, counts)


@kernel
def play(
    rules: Any,
    seed: np.uint64,
    first: int,
    policies: Words,
    scores: Words,
    ranks: Words,
    lengths: Words,
    state: Words,
    mask: Mask,
) -> None:
    """Play whole matches among built-in players, from number `first` on."""
    keys, counts = np.zeros(1, np.uint64), np.zeros((1, 3), np.int64)
    plans, nothing = np.zeros((rules.seats, 2), np.int64), np.zeros(0, np.int64)
    for match in range(len(lengths)):
        begin_row(rules, seed, first + match, state, keys, 0, counts)
        while awaited(rules, state):
            answer(rules, state, keys[0], counts[0], policies, nothing, nothing, 0, plans, mask)
        standing(rules, state, scores[match], ranks[match])
        lengths[match] = counts[0, ANSWERS]
