"""What a seat remembers of Mausgeflippt, the only game with lasting secrets.

Besides their own draws and actions, seats learn that another seat was dealt a piece or has reacted.
When a race closes, everyone learns for each seat whether it whacked, attacked or left the mouse
alone; when the race is judged, the piece or hand that counts for each seat, or that none does.
"""

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import A_DRAW, CHANCE, CLOCK, Words, kernel
from mauseloch.compiled.nodes import ACTIONS, OUTCOMES, TICK_MS, WORDS, Row, note
from mauseloch.games.geflippt.kernel.cards import ATTACK, DEALT, FASTER, PASS, REVEAL
from mauseloch.games.geflippt.kernel.engine import (
    A_FASTER,
    A_REFILL,
    DRAWS,
    FROM_STACK,
    HAND_OF,
    MOUSE,
    REACTIONS,
    TASKS,
    Packed,
    awaited,
    finish,
    own,
    put,
    start,
    times,
)

HIDDEN = ("a piece", "reacted", "whacked", "does not count")
A_PIECE, REACTED, WHACKED, NOT_JUDGED = 0, 1, 2, 3
"""These numbers follow all actions and outcomes."""


@kernel
def remember(rules: Packed, row: Row, history: Words, seat: int, told: NDArray[np.int32]) -> int:
    """Fill in what this seat has learned from all actions so far; seat -1 is a spectator."""
    state = np.zeros(row[WORDS], np.int64)
    start(rules, state)
    at = place = tick = 0
    while place < len(history):
        if awaited(rules, state) == A_DRAW:
            at = _drawn(rules, row, state, history[place], seat, told, at)
            put(rules, state, CHANCE, history[place], 0)
            place += 1
            continue
        asked = awaited(rules, state)
        answers = history[place : place + 1]
        if asked & (asked - 1):
            answers = history[place : place + rules.seats]
        place += len(answers)
        since_ms, guess_ms, deadline_ms = times(rules, state)
        at_ms = since_ms + guess_ms + tick * row[TICK_MS]
        closes = at_ms + row[TICK_MS] > deadline_ms
        before = state.copy()
        races, left = state[MOUSE] > 0, asked
        for one in range(rules.seats):
            if not asked >> one & 1:
                continue
            action = answers[one] if len(answers) > 1 else answers[0]
            waits = action == row[ACTIONS]
            heard = action
            if one != seat and races and not waits:
                heard = _secret(row, REACTED)
            elif one != seat and not races and closes:  # the clock looks the same
                heard = REVEAL
            at = note(told, at, 1 + heard)
            if not waits:
                put(rules, state, one, action, at_ms)
                before[REACTIONS + one] = at_ms << 5 | (action + 1)
                left &= ~(1 << one)
        if races and (closes or not left):
            at = _closed(rules, row, before, told, at)
        if left and closes:
            put(rules, state, CLOCK, 0, deadline_ms)
            left = 0
        tick = tick + 1 if left else 0
    return at


@kernel
def _secret(row: Row, what: int) -> int:
    found: int = row[ACTIONS] + 1 + row[OUTCOMES] + what
    return found


@kernel
def _outcome(row: Row, drawn: int) -> int:
    found: int = row[ACTIONS] + 1 + drawn
    return found


@kernel
def _drawn(
    rules: Packed,
    row: Row,
    state: Words,
    drawn: int,
    seat: int,
    told: NDArray[np.int32],
    at: int,
) -> int:
    """Note a draw; it may be the last one that a judgement was waiting for."""
    task = state[TASKS] & 31
    hidden = A_REFILL <= task < FROM_STACK and task - A_REFILL != seat
    at = note(told, at, 1 + (_secret(row, A_PIECE) if hidden else _outcome(row, drawn)))
    if task == A_FASTER:
        after = state.copy()
        place = 0
        while after[DRAWS] >> 3 * place:
            place += 1
        after[DRAWS] |= (drawn - FASTER + 1) << 3 * place
        at = _judged(rules, row, after, told, at)
    return at


@kernel
def _closed(rules: Packed, row: Row, state: Words, told: NDArray[np.int32], at: int) -> int:
    """Note what kind of reaction each seat made; the state has all of them."""
    for seat in range(rules.seats):
        action = (state[REACTIONS + seat] & 31) - 1
        sort = PASS if action < 0 else action
        at = note(told, at, 1 + (_secret(row, WHACKED) if sort < ATTACK else sort))
    return _judged(rules, row, state, told, at)


@kernel
def _judged(rules: Packed, row: Row, state: Words, told: NDArray[np.int32], at: int) -> int:
    """Note whose reactions count, unless a draw is needed first or there are none."""
    order, tied = finish(rules, state)
    if tied or not order:
        return at
    counts = 0
    while order:
        counts |= 1 << ((order & 7) - 1)
        order >>= 3
    for seat in range(rules.seats):
        if not counts >> seat & 1:
            at = note(told, at, 1 + _secret(row, NOT_JUDGED))
            continue
        action = (state[REACTIONS + seat] & 31) - 1
        at = note(told, at, 1 + action)
        if action == ATTACK:
            hand = state[own(rules, seat) + HAND_OF]
            for design in range(ATTACK):
                for _ in range(hand >> 2 * design & 3):
                    at = note(told, at, 1 + _outcome(row, DEALT + design))
    return at
