"""A match as a tree of nodes, with one compiled function for each question about a node.

A node is one row of whole numbers: a header, the state, and room for answers. Passing one array
into compiled code is faster than passing several. A node belongs to nature, to one seat, or to
several seats at once; then all seats act, and those not awaited wait. Waiting is the action after
the game's own, in races only, which are divided into ticks.
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
    kernel,
    legal,
    lowest,
    observe,
    odds,
    put,
    standing,
    start,
    times,
)

WORDS, ACTIONS, OUTCOMES, TICK_MS, MOST, MADE, TICK, STATE = range(8)
"""The layout of a row: how many words, actions and outcomes there are; the length of a tick, 0
without ticks; how many seat nodes there may be and have been; the question's age in ticks. Then the
state and the room for answers."""

NATURE, TOGETHER, OVER = -1, -2, -4
"""Turns that are not a seat's; the numbers are OpenSpiel's."""
REFUSED = -16
"""Minus the number of the seat whose action is not legal."""

Row = Words


def room_size(actions: int, outcomes: int) -> int:
    """The room that answers need: actions, outcomes with weights, scores with ranks."""
    return max(actions + 1, 2 * outcomes, 12)


@kernel
def begin(rules: Any, row: Row) -> int:
    """Set up a match; return whose turn it is."""
    state = row[STATE : STATE + row[WORDS]]
    start(rules, state)
    return turn_of(rules, row, state)


@kernel
def act(rules: Any, row: Row, action: int) -> int:
    """Act for nature or for the one seat at turn; return whose turn is next, or REFUSED with
    nothing changed.
    """
    state, rest = row[STATE : STATE + row[WORDS]], row[STATE + row[WORDS] :]
    seat = turn_of(rules, row, state)
    if seat == NATURE:
        odds(rules, state, rest[: row[OUTCOMES]])
        if action < 0 or action >= row[OUTCOMES] or not rest[action]:
            return REFUSED
        put(rules, state, CHANCE, action, 0)
        return turn_of(rules, row, state)
    if seat < 0:
        return REFUSED
    rest[seat] = action
    return step(rules, row, state, rest)


@kernel
def answer(rules: Any, row: Row, actions: int) -> int:
    """Act for all seats at once, one byte each, seat 0 lowest; return as `act` does."""
    state, rest = row[STATE : STATE + row[WORDS]], row[STATE + row[WORDS] :]
    if turn_of(rules, row, state) != TOGETHER:
        return REFUSED
    for seat in range(rules.seats):
        rest[seat] = actions >> 8 * seat & 255
    return step(rules, row, state, rest)


@kernel
def count(rules: Any, row: Row) -> bool:
    """Put scores and ranks into the room; return whether the match was played to its end."""
    state, rest = row[STATE : STATE + row[WORDS]], row[STATE + row[WORDS] :]
    seats = rules.seats
    standing(rules, state, rest[:seats], rest[seats : 2 * seats])
    return bool(awaited(rules, state) == 0)


@kernel
def look(rules: Any, row: Row, seat: int, seen: NDArray[np.int16]) -> None:
    """Fill `seen` with what a seat sees; in races the tick is the last number."""
    state = row[STATE : STATE + row[WORDS]]
    if row[TICK_MS]:
        observe(rules, state, seat, seen[: len(seen) - 1])
        seen[len(seen) - 1] = row[TICK]
    else:
        observe(rules, state, seat, seen)


@kernel
def turn_of(rules: Any, row: Row, state: Words) -> int:
    """Whose turn it is; nobody's once there are too many nodes."""
    asked = awaited(rules, state)
    if asked == A_DRAW:
        return NATURE
    if asked == 0 or row[MADE] >= row[MOST]:
        return OVER
    if asked & (asked - 1):
        return TOGETHER
    return lowest(asked)


@kernel
def refused_by(rules: Any, row: Row, state: Words, actions: Words, asked: int) -> int:
    """The first seat whose action is not legal; -1 if there is none."""
    _, _, deadline_ms = times(rules, state)
    mask = np.empty(row[ACTIONS], np.bool_)
    for seat in range(rules.seats):
        action = actions[seat]
        if asked >> seat & 1:
            if deadline_ms >= 0 and action == row[ACTIONS]:
                continue
            if action < 0 or action >= row[ACTIONS]:
                return seat
            legal(rules, state, seat, mask)
            if not mask[action]:
                return seat
        elif asked & (asked - 1) and action != row[ACTIONS]:
            return seat
    return -1


@kernel
def step(rules: Any, row: Row, state: Words, actions: Words) -> int:
    """Let every awaited seat act or wait; in a race, time advances by one tick."""
    asked = awaited(rules, state)
    wrong = refused_by(rules, row, state, actions, asked)
    if wrong >= 0:
        return REFUSED - wrong
    since_ms, guess_ms, deadline_ms = times(rules, state)
    at_ms = since_ms + guess_ms + row[TICK] * row[TICK_MS] if deadline_ms >= 0 else 0
    left = asked
    for seat in range(rules.seats):
        if asked >> seat & 1 and actions[seat] != row[ACTIONS]:
            put(rules, state, seat, actions[seat], at_ms)
            left &= ~(1 << seat)
    if left and at_ms + row[TICK_MS] > deadline_ms:
        put(rules, state, CLOCK, 0, deadline_ms)
        left = 0
    row[TICK] = row[TICK] + 1 if left else 0
    row[MADE] += 1
    return turn_of(rules, row, state)


@kernel
def list_legal(rules: Any, row: Row, seat: int) -> int:
    """Put the numbers of a seat's legal actions into the room; return how many there are."""
    state, found = row[STATE : STATE + row[WORDS]], row[STATE + row[WORDS] :]
    turn = turn_of(rules, row, state)
    if seat < 0 or seat >= rules.seats or turn not in (TOGETHER, seat):
        return 0
    mask = np.empty(row[ACTIONS], np.bool_)
    legal(rules, state, seat, mask)
    count = 0
    for action in range(len(mask)):
        if mask[action]:
            found[count] = action
            count += 1
    if times(rules, state)[2] >= 0:
        found[count] = row[ACTIONS]
        count += 1
    return count


@kernel
def list_odds(rules: Any, row: Row) -> int:
    """Put the numbers of the possible outcomes into the room, followed by their weights; return how
    many there are, negative unless all are equally likely.
    """
    state, found = row[STATE : STATE + row[WORDS]], row[STATE + row[WORDS] :]
    weights = np.empty(row[OUTCOMES], np.int64)
    odds(rules, state, weights)
    count = 0
    for outcome in range(len(weights)):
        if weights[outcome]:
            found[count] = outcome
            count += 1
    even = 1
    for place in range(count):
        found[count + place] = weights[found[place]]
        if found[count + place] != found[count]:
            even = -1
    return count * even


@kernel
def note(told: NDArray[np.int32], at: int, what: int) -> int:
    """Note one more event; a memory that is too short keeps counting."""
    if at < len(told):
        told[at] = what
    return at + 1


@kernel
def remember(rules: Any, row: Row, history: Words, seat: int, told: NDArray[np.int32]) -> int:  # noqa: ARG001 - all seats learn the same
    """Fill `told` with all draws and actions, in games where nothing stays hidden; return their
    number, even if they did not fit.
    """
    state = np.zeros(row[WORDS], np.int64)
    start(rules, state)
    at = place = 0
    while place < len(history):
        asked = awaited(rules, state)
        if asked == A_DRAW:
            at = note(told, at, 1 + row[ACTIONS] + history[place])
            put(rules, state, CHANCE, history[place], 0)
            place += 1
        for one in range(rules.seats if asked != A_DRAW else 0):
            if asked >> one & 1:
                at = note(told, at, 1 + history[place])
                put(rules, state, one, history[place], 0)
                place += 1
    return at
