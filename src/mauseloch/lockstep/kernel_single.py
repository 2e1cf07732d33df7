"""The steps of a single match, compiled.

The complete state of a match is one row of whole numbers, so that a step is one compiled call with
three arrays. The row: counts and settings (below), then for each seat its action, its policy, its
points, its rank and its plan of two numbers, then the game's state.
"""

from typing import Any

import numpy as np

from mauseloch.compiled import (
    Words,
    awaited,
    kernel,
    key_of,
    legal,
    lowest,
    observe,
    put,
    standing,
    start,
    times,
)
from mauseloch.lockstep.loops import (
    ANSWERS,
    DRAWS,
    OUTSIDE,
    TICKS,
    Keys,
    Mask,
    Numbers,
    answer,
    begin_row,
    outside,
    settle,
)

KEY, CYCLES, MOST, LEFT, TICK, OWN_ACTIONS, EVERYBODY = 3, 4, 5, 6, 7, 8, 9
"""After the three counts of loops.py: the key; the number of cycles so far, and the limit (0:
none); the seats still to be asked in this one; the tick in ms; the number of actions in the game;
whether seats that can only wait are asked too."""
HEAD = 10
ACTIONS, POLICIES, SCORES, RANKS, PLANS, STATE = 0, 1, 2, 3, 4, 6
"""Where each part begins after the head, in multiples of the number of seats."""
GOES_ON, OVER, CUT, REFUSED = 0, -1, -2, -3
"""The result of an answer; REFUSED is for seat 0, and each number below it for the next seat."""


@kernel
def look(rules: Any, row: Words, seen: Numbers, may: Mask, seat: int) -> None:
    """Fill in what a seat sees and may do; a seat that is not awaited may only wait."""
    state = row[HEAD + STATE * rules.seats :]
    actions, width = row[OWN_ACTIONS], seen.shape[1]
    asked = awaited(rules, state)
    legal(rules, state, seat, may[seat, :actions])
    if may.shape[1] > actions:
        may[seat, actions] = asked != 0 and (row[TICK] > 0 or not asked >> seat & 1)
    if row[TICK] > 0:
        observe(rules, state, seat, seen[seat, : width - 1])
        seen[seat, width - 1] = row[TICKS]
    else:
        observe(rules, state, seat, seen[seat])


@kernel
def _answer(rules: Any, row: Words, may: Mask) -> None:
    """Let every awaited seat answer once, as in a lockstep; `may` is used as working memory."""
    seats = rules.seats
    answer(
        rules,
        row[HEAD + STATE * seats :],
        np.uint64(row[KEY]),
        row[:KEY],
        row[HEAD + POLICIES * seats : HEAD + SCORES * seats],
        row[HEAD + ACTIONS * seats : HEAD + POLICIES * seats],
        row[:0],
        row[TICK],
        row[HEAD + PLANS * seats : HEAD + STATE * seats].reshape((seats, 2)),
        may[0, : row[OWN_ACTIONS]],
    )


@kernel
def _until_asked(rules: Any, row: Words, may: Mask) -> None:
    """Let built-in players answer until an outside seat is awaited, or the match is over."""
    state = row[HEAD + STATE * rules.seats :]
    others = outside(row[HEAD + POLICIES * rules.seats : HEAD + SCORES * rules.seats])
    asked = awaited(rules, state)
    while asked and not asked & others:
        _answer(rules, row, may)
        asked = awaited(rules, state)


@kernel
def _cycle(rules: Any, row: Words) -> int:
    """Count a cycle once everyone has answered, and check whether the match continues."""
    seats = rules.seats
    state = row[HEAD + STATE * seats :]
    row[CYCLES] += 1
    row[LEFT] = (1 << seats) - 1 if row[EVERYBODY] else awaited(rules, state)
    if awaited(rules, state) == 0:
        scores = row[HEAD + SCORES * seats : HEAD + RANKS * seats]
        standing(rules, state, scores, row[HEAD + RANKS * seats : HEAD + PLANS * seats])
        return OVER
    return CUT if row[MOST] and row[CYCLES] >= row[MOST] else GOES_ON


@kernel
def begin(rules: Any, row: Words, seen: Numbers, may: Mask, seed: np.uint64, match: int) -> int:
    """Set up match number `match` of this seed and play until an outside seat is asked."""
    state = row[HEAD + STATE * rules.seats :]
    row[KEY] = np.int64(key_of(seed, match))
    row[DRAWS] = row[ANSWERS] = row[TICKS] = 0
    row[CYCLES] = -1
    start(rules, state)
    settle(rules, state, np.uint64(row[KEY]), row[:KEY])
    _until_asked(rules, row, may)
    after = _cycle(rules, row)
    for seat in range(rules.seats):
        if row[HEAD + POLICIES * rules.seats + seat] == OUTSIDE:
            look(rules, row, seen, may, seat)
    return OVER if after == OVER else GOES_ON


@kernel
def together(rules: Any, row: Words, seen: Numbers, may: Mask) -> int:
    """Let all outside seats answer at once; refuse, changing nothing, if any answer is illegal."""
    seats = rules.seats
    for seat in range(seats):
        if row[HEAD + POLICIES * seats + seat] == OUTSIDE:
            action = row[HEAD + ACTIONS * seats + seat]
            if action < 0 or action >= may.shape[1] or not may[seat, action]:
                return REFUSED - seat
    _answer(rules, row, may)
    _until_asked(rules, row, may)
    after = _cycle(rules, row)
    for seat in range(seats):
        if row[HEAD + POLICIES * seats + seat] == OUTSIDE:
            look(rules, row, seen, may, seat)
    return after


@kernel
def in_turn(rules: Any, row: Words, seen: Numbers, may: Mask, seat: int) -> int:
    """Let one seat answer, hidden from the others until all have; return the seat asked next.

    A choice is put in at once. During a tick, no seat may see who has reacted and, where everyone
    is asked, who has moved: in these cases all answers are put in together.
    """
    seats = rules.seats
    state = row[HEAD + STATE * seats :]
    action = row[HEAD + ACTIONS * seats + seat]
    if action < 0 or action >= may.shape[1] or not may[seat, action]:
        return REFUSED - seat
    later = row[TICK] > 0 or row[EVERYBODY] > 0
    if not later and awaited(rules, state) >> seat & 1:
        put(rules, state, seat, action, times(rules, state)[0])
        row[ANSWERS] += 1
    row[LEFT] &= ~(1 << seat)
    if not row[LEFT]:
        if later:
            _answer(rules, row, may)
        else:
            settle(rules, state, np.uint64(row[KEY]), row[:KEY])
        after = _cycle(rules, row)
        if after != GOES_ON:
            return after
    following = lowest(row[LEFT])
    look(rules, row, seen, may, following)
    return following


@kernel
def begin_each(
    rules: Any,
    seeds: Keys,
    numbers: Words,
    chosen: Mask,
    states: Words,
    keys: Keys,
    counts: Words,
    policies: Words,
    tick_ms: int,
    plans: Words,
    mask: Mask,
) -> None:
    """Set up these rows of a lockstep, each with its own seed, until an outside seat is asked.

    A match that ends before that takes the next number.
    """
    others = outside(policies)
    for row in range(len(states)):
        state, count, plan = states[row], counts[row], plans[row]
        none, asked = count[:0], 0
        while chosen[row] and not asked:
            begin_row(rules, seeds[row], numbers[row], state, keys, row, counts)
            asked = awaited(rules, state)
            while asked and not asked & others:
                answer(rules, state, keys[row], count, policies, none, none, tick_ms, plan, mask)
                asked = awaited(rules, state)
            if not asked:
                numbers[row] += 1
