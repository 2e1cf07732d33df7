"""A match as a tree of nodes, one compiled call for each question about one of them.

A node is one row of whole numbers: a few of our own, the rules, the state, and room for answers.
Arrays go into compiled code much faster than NamedTuples, and one of them faster than several. A
node belongs to nature, to one seat, or to several seats at once, who then all act: those who are
not awaited wait. Waiting is the action after the game's own, in races only, which are cut into
ticks.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba.np.unsafe.ndarray import to_fixed_tuple
from numpy.typing import NDArray

from mauseloch.compiled import (
    A_DRAW,
    CHANCE,
    CLOCK,
    Words,
    awaited,
    kernel,
    legal,
    observe,
    odds,
    put,
    standing,
    start,
    times,
)

WORDS, ACTIONS, OUTCOMES, TICK_MS, MOST, MADE, TICK, RULES = range(8)
"""Of a row: how many words, actions and outcomes there are; how long a tick is, 0 without ticks;
how many nodes of seats there may be and have been; how many ticks the question is old. Then the
rules, the state and the room."""

NATURE, TOGETHER, OVER = -1, -2, -4
"""Whose turn it is, where it is not a seat's; the numbers are OpenSpiel's."""
REFUSED = -16
"""Less the number of the seat whose action is not legal."""

Row = Words


class Nodes(NamedTuple):
    """The questions about the nodes of a game, compiled."""

    begin: Callable[..., int]
    """begin(row): set up; whose turn it is."""
    act: Callable[..., int]
    """act(row, action): what nature or the one seat at turn does; whose turn is next, or REFUSED
    and nothing has changed."""
    answer: Callable[..., int]
    """answer(row, actions): likewise of all seats at once, a byte each, seat 0 lowest."""
    legal: Callable[..., int]
    """legal(row, seat): how many actions are legal; their numbers are in the room."""
    odds: Callable[..., int]
    """odds(row): how many outcomes there may be, negative unless all are equally likely; their
    numbers are in the room, and after them their weights."""
    count: Callable[..., bool]
    """count(row): whether the match was played to its end; scores and ranks are in the room."""
    observe: Callable[..., None]
    """observe(row, seat, seen): fill seen (int16), in races with the tick as its last number."""
    remember: Callable[..., int]
    """remember(row, history, seat, told): fill told (int32) with what a seat was told by all that
    was done since the beginning; how many numbers these are, even if they did not fit."""


def room_size(actions: int, outcomes: int) -> int:
    """How much room the answers need: actions, outcomes with weights, scores with ranks."""
    return max(actions + 1, 2 * outcomes, 12)


@cache
def nodes_of(packed: Any) -> Nodes:
    """The questions about nodes of the game whose rules become this NamedTuple."""
    size = len(packed._fields)
    begins = RULES + size

    @kernel
    def begin(row: Row) -> int:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state = row[begins : begins + row[WORDS]]
        start(rules, state)
        return turn_of(rules, row, state)

    @kernel
    def act(row: Row, action: int) -> int:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state, rest = row[begins : begins + row[WORDS]], row[begins + row[WORDS] :]
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
    def answer(row: Row, actions: int) -> int:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state, rest = row[begins : begins + row[WORDS]], row[begins + row[WORDS] :]
        if turn_of(rules, row, state) != TOGETHER:
            return REFUSED
        for seat in range(rules.seats):
            rest[seat] = actions >> 8 * seat & 255
        return step(rules, row, state, rest)

    @kernel
    def legal_now(row: Row, seat: int) -> int:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state, rest = row[begins : begins + row[WORDS]], row[begins + row[WORDS] :]
        return list_legal(rules, row, state, seat, rest)

    @kernel
    def odds_now(row: Row) -> int:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state, rest = row[begins : begins + row[WORDS]], row[begins + row[WORDS] :]
        return list_odds(rules, row, state, rest)

    @kernel
    def count(row: Row) -> bool:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state, rest = row[begins : begins + row[WORDS]], row[begins + row[WORDS] :]
        seats = rules.seats
        standing(rules, state, rest[:seats], rest[seats : 2 * seats])
        return bool(awaited(rules, state) == 0)

    @kernel
    def observe_now(row: Row, seat: int, seen: NDArray[np.int16]) -> None:
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        state = row[begins : begins + row[WORDS]]
        if row[TICK_MS]:
            observe(rules, state, seat, seen[: len(seen) - 1])
            seen[len(seen) - 1] = row[TICK]
        else:
            observe(rules, state, seat, seen)

    @kernel
    def remember(row: Row, history: Words, seat: int, told: NDArray[np.int32]) -> int:  # noqa: ARG001
        rules = packed(*to_fixed_tuple(row[RULES:begins], size))
        return recall(rules, row, history, told)

    return Nodes(begin, act, answer, legal_now, odds_now, count, observe_now, remember)


@kernel
def turn_of(rules: Any, row: Row, state: Words) -> int:
    """Whose turn it is; with too many nodes nobody's."""
    asked = awaited(rules, state)
    if asked == A_DRAW:
        return NATURE
    if asked == 0 or row[MADE] >= row[MOST]:
        return OVER
    if asked & (asked - 1):
        return TOGETHER
    seat = 0
    while not asked >> seat & 1:
        seat += 1
    return seat


@kernel
def refused_by(rules: Any, row: Row, state: Words, actions: Words, asked: int) -> int:
    """The first seat whose action is not legal, -1 if there is none."""
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
    """Everybody awaited acts or waits; in a race, time goes on by a tick."""
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
def list_legal(rules: Any, row: Row, state: Words, seat: int, found: Words) -> int:
    """List a seat's legal actions."""
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
def list_odds(rules: Any, row: Row, state: Words, found: Words) -> int:
    """List what may be drawn."""
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
    """Write down one more thing; a memory that is too short keeps on counting."""
    if at < len(told):
        told[at] = what
    return at + 1


@kernel
def recall(rules: Any, row: Row, history: Words, told: NDArray[np.int32]) -> int:
    """What everybody is told where nothing stays hidden: all that was drawn and done."""
    state = np.zeros(row[WORDS], np.int64)
    start(rules, state)
    at = place = 0
    while place < len(history):
        asked = awaited(rules, state)
        if asked == A_DRAW:
            at = note(told, at, 1 + row[ACTIONS] + history[place])
            put(rules, state, CHANCE, history[place], 0)
            place += 1
        for seat in range(rules.seats if asked != A_DRAW else 0):
            if asked >> seat & 1:
                at = note(told, at, 1 + history[place])
                put(rules, state, seat, history[place], 0)
                place += 1
    return at
