"""Mausgeflippt on whole numbers, compiled.

The words of a state are named below; cards.py explains how cards and reactions are encoded.
A number from 0 that may be missing (the mouse, the cheese, the revealer) is stored plus one.
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
    lowest,
    member,
    size,
)
from mauseloch.games.geflippt.kernel.cards import (
    ATTACK,
    CARRIES,
    CHEESE_DRAWN,
    DEALT,
    FASTER,
    FIRST,
    MOUSE_DRAWN,
    PASS,
    REVEAL,
    WEARS,
    WORN,
    Packed,
    cards,
    design_at,
    judged,
    packed,
)
from mauseloch.games.geflippt.kernel.person import react
from mauseloch.games.geflippt.kernel.playouts import playouts
from mauseloch.games.geflippt.rules import PAUSE_MS
from mauseloch.games.geflippt.state import FAILED_ATTACKS, GUESS_MS

__all__ = ["Packed", "packed"]

TASKS = 0  # five bits each, the next one lowest
CLOSED_MS = 1  # when the window closed, while a draw decides who was faster
SINCE_MS = 2
MOUSE = 3
CHEESE = 4
CHEESE_STACK = 5
REVEALER = 6
IDLE = 7
DRAWS = 8  # seats drawn as faster, three bits each, plus one
UNSEEN = 9
UNDER = 10  # the number of mice put under the stack
BOTTOM = 11  # these mice, five bits each, the topmost in the lowest bits: three words
DRAW = 14
DISCARD = 15
REACTIONS = 16  # one per seat; then for each seat:
HAND_OF, FACE_UP, FACE_DOWN, WON = 0, 1, 2, 3  # won: the mice caught, the cheeses from bit 32
OWN = 4

A_FIRST, A_CHEESE, A_MOUSE, A_FASTER, A_REFILL, FROM_STACK = 1, 2, 3, 4, 8, 16
"""Tasks; the seat is added to the last two."""
A_WORD = 12
"""Mice per word of the bottom."""


@kernel
def own(rules: Packed, seat: int) -> int:
    """The index of a seat's first word."""
    return REACTIONS + rules.seats + OWN * seat


@kernel
def start(rules: Packed, state: Words) -> None:
    state[:] = 0
    state[TASKS] = A_FIRST
    for seat in range(rules.seats):
        state[TASKS] |= (A_REFILL + seat) << 5 * (1 + seat)
    state[TASKS] |= A_CHEESE << 5 * (1 + rules.seats)
    state[CHEESE_STACK] = rules.cheeses
    state[UNSEEN] = rules.mice
    state[DRAW] = rules.clothes


@kernel
def mice_left(state: Words) -> int:
    return size(state[UNSEEN]) + int(state[UNDER])


@kernel
def over(state: Words) -> bool:
    """Whether the match is over."""
    if state[TASKS] or state[MOUSE]:
        return False
    return not state[CHEESE] or state[IDLE] >= 2 * mice_left(state)


@kernel
def awaited(rules: Packed, state: Words) -> int:
    if state[TASKS]:
        return A_DRAW
    if state[MOUSE]:
        open_seats = 0
        for seat in range(rules.seats):
            open_seats |= (state[REACTIONS + seat] == 0) << seat
        return open_seats
    return 0 if over(state) else 1 << (state[REVEALER] - 1)


@kernel
def times(rules: Packed, state: Words) -> tuple[int, int, int]:
    if state[TASKS] or over(state):
        return 0, 0, -1
    since_ms = state[SINCE_MS]
    if state[MOUSE]:
        return since_ms, GUESS_MS, since_ms + rules.window_ms
    return since_ms, 0, since_ms + PAUSE_MS


@kernel
def banned(rules: Packed, state: Words, seat: int) -> bool:
    return cards(state[own(rules, seat) + FACE_DOWN]) >= FAILED_ATTACKS


@kernel
def legal(rules: Packed, state: Words, seat: int, mask: NDArray[np.bool_]) -> int:
    mask[:] = False
    if seat >= rules.seats or not awaited(rules, state) >> seat & 1:
        return 0
    if not state[MOUSE]:
        mask[REVEAL] = True
        return 1
    hand = state[own(rules, seat) + HAND_OF]
    for design in range(ATTACK):
        mask[design] = hand >> 2 * design & 3
    mask[ATTACK] = hand and not banned(rules, state, seat)
    mask[PASS] = True
    return int(mask.sum())


@kernel
def odds(rules: Packed, state: Words, weights: Words) -> int:
    weights[:] = 0
    task = state[TASKS] & 31
    total = 0
    if task == A_FIRST:
        total = _weigh(weights, FIRST, (1 << rules.seats) - 1)
    elif task == A_FASTER:
        total = _weigh(weights, FASTER, finish(rules, state)[1])
    elif task == A_CHEESE:
        total = _weigh(weights, CHEESE_DRAWN, state[CHEESE_STACK])
    elif A_REFILL <= task < FROM_STACK:
        for design in range(ATTACK):
            weights[DEALT + design] = state[DRAW] >> 2 * design & 3
            total += weights[DEALT + design]
    elif task:
        total = _weigh(weights, MOUSE_DRAWN, state[UNSEEN])
    return total


@kernel
def _weigh(weights: Words, begin: int, some: int) -> int:
    """Give every member of a set the same weight."""
    count = size(some)
    while some:
        weights[begin + lowest(some)] = 1
        some &= some - 1
    return count


@kernel
def draw(rules: Packed, state: Words, bits: np.uint64) -> int:
    task = state[TASKS] & 31
    if task == A_FIRST:
        return FIRST + below(bits, rules.seats)
    if task == A_FASTER:
        return FASTER + _one_of(finish(rules, state)[1], bits)
    if task == A_CHEESE:
        return CHEESE_DRAWN + _one_of(state[CHEESE_STACK], bits)
    if A_REFILL <= task < FROM_STACK:
        return DEALT + design_at(state[DRAW], below(bits, cards(state[DRAW])))
    return MOUSE_DRAWN + _one_of(state[UNSEEN], bits)


@kernel
def _one_of(some: int, bits: np.uint64) -> int:
    return member(some, below(bits, size(some)))


@kernel
def put(rules: Packed, state: Words, actor: int, action: int, at_ms: int) -> None:
    if actor == CHANCE:
        _chance(rules, state, action)
    elif not state[MOUSE]:  # the revealer, or the clock instead of them
        state[SINCE_MS] = at_ms
        state[TASKS] = A_MOUSE
    elif actor >= rules.seats:
        _judge(rules, state, at_ms)
    else:
        state[REACTIONS + actor] = at_ms << 5 | (action + 1)
        closed_ms = 0
        for seat in range(rules.seats):
            if not state[REACTIONS + seat]:
                return
            closed_ms = max(closed_ms, state[REACTIONS + seat] >> 5)
        _judge(rules, state, closed_ms)
    _go_on(rules, state)


@kernel
def _chance(rules: Packed, state: Words, drawn: int) -> None:
    """Apply what was drawn for the first task."""
    task = state[TASKS] & 31
    if A_REFILL <= task < FROM_STACK:  # the task stays until the hand is full
        piece = 1 << 2 * (drawn - DEALT)
        state[own(rules, task - A_REFILL) + HAND_OF] += piece
        state[DRAW] -= piece
        return
    state[TASKS] >>= 5
    if task == A_FIRST:
        state[REVEALER] = drawn - FIRST + 1
    elif task == A_CHEESE:
        state[CHEESE] = drawn - CHEESE_DRAWN + 1
        state[CHEESE_STACK] &= ~(1 << (drawn - CHEESE_DRAWN))
    elif task == A_FASTER:
        place = 0
        while state[DRAWS] >> 3 * place:
            place += 1
        state[DRAWS] |= (drawn - FASTER + 1) << 3 * place
        _judge(rules, state, state[CLOSED_MS])
    else:
        mouse = drawn - MOUSE_DRAWN
        state[UNSEEN] &= ~(1 << mouse)
        if task == A_MOUSE:
            state[MOUSE] = mouse + 1
        else:
            _catch(rules, state, task - FROM_STACK, mouse)


@kernel
def _go_on(rules: Packed, state: Words) -> None:
    """Work through the tasks that need no chance."""
    while state[TASKS]:
        task = state[TASKS] & 31
        if task >= FROM_STACK or task == A_MOUSE:
            if state[UNSEEN]:
                return
            state[TASKS] >>= 5
            if task == A_MOUSE:
                state[MOUSE] = _top(state) + 1
            elif state[UNDER]:  # with no mouse left, the card just goes back
                _catch(rules, state, task - FROM_STACK, _top(state))
        elif task >= A_REFILL:
            short = cards(state[own(rules, task - A_REFILL) + HAND_OF]) < rules.hand
            if short and not state[DRAW]:
                state[DRAW], state[DISCARD] = state[DISCARD], 0
            if short and state[DRAW]:
                return
            state[TASKS] >>= 5
        elif task == A_CHEESE and not state[CHEESE_STACK]:
            state[TASKS] >>= 5
        else:
            return
    if not state[MOUSE]:  # everything of this reveal is settled
        for seat in range(rules.seats):
            state[REACTIONS + seat] = 0


@kernel
def _top(state: Words) -> int:
    """Remove the first mouse that was put under the stack."""
    mouse: int = state[BOTTOM] & 31
    for word in range(BOTTOM, BOTTOM + 3):
        state[word] >>= 5
        if word < BOTTOM + 2:
            state[word] |= (state[word + 1] & 31) << 5 * (A_WORD - 1)
    state[UNDER] -= 1
    return mouse


@kernel
def _mouse_under(state: Words) -> None:
    """Put a mouse that was not caught under the stack."""
    under = state[UNDER]
    state[BOTTOM + under // A_WORD] |= (state[MOUSE] - 1) << 5 * (under % A_WORD)
    state[UNDER] += 1
    state[MOUSE] = 0


@kernel
def _right(rules: Packed, state: Words, seat: int) -> bool:
    """Whether the seat's whack or attack claims the truth about the mouse."""
    action = (state[REACTIONS + seat] & 31) - 1
    mouse = state[MOUSE] - 1
    if action == ATTACK:
        return not state[own(rules, seat) + HAND_OF] & WORN[mouse]
    return 0 <= action < ATTACK and bool(WEARS[mouse] >> action & 1)


@kernel
def _protected(state: Words) -> bool:
    """Whether the revealed mouse carries the face-up cheese."""
    return bool(state[MOUSE] > 0 and CARRIES[state[MOUSE] - 1] == state[CHEESE] - 1)


@kernel
def finish(rules: Packed, state: Words) -> tuple[int, int]:
    """The seats whose reactions count, and those that need a draw first."""
    right = 0
    for seat in range(rules.seats):
        right |= _right(rules, state, seat) << seat
    reactions = state[REACTIONS : REACTIONS + rules.seats]
    return judged(reactions, right, _protected(state), rules.photo_finish_ms, state[DRAWS])


@kernel
def _judge(rules: Packed, state: Words, closed_ms: int) -> None:
    """Apply the reactions, by the table in the rules."""
    order, tied = finish(rules, state)
    if tied:
        state[TASKS] = A_FASTER
        state[CLOSED_MS] = closed_ms
        return
    state[CLOSED_MS] = 0
    state[SINCE_MS] = closed_ms
    if not order:
        state[IDLE] += 1
        _mouse_under(state)
        return
    fastest = (order & 7) - 1
    state[IDLE] = state[DRAWS] = 0
    state[REVEALER] = fastest + 1
    tasks = place = 0
    if _protected(state):
        state[own(rules, fastest) + WON] |= 1 << (32 + state[CHEESE] - 1)
        state[CHEESE] = 0
        if state[REACTIONS + fastest] & 31 == ATTACK + 1:
            _lay_laundry(rules, state, fastest)
        _mouse_under(state)
        tasks, place = A_CHEESE, 1
    elif not _right(rules, state, fastest):
        _lay_laundry(rules, state, fastest)
        _mouse_under(state)
    else:
        _catch(rules, state, fastest, state[MOUSE] - 1)
        state[MOUSE] = 0
        others = order >> 3
        while others:
            tasks |= (FROM_STACK + (others & 7) - 1) << 5 * place
            others >>= 3
            place += 1
    while order:
        tasks |= (A_REFILL + (order & 7) - 1) << 5 * place
        order >>= 3
        place += 1
    state[TASKS] = tasks


@kernel
def _catch(rules: Packed, state: Words, seat: int, mouse: int) -> None:
    """Give the seat a mouse; a whacked card is discarded, an attacker keeps the hand."""
    mine = own(rules, seat)
    state[mine + WON] |= 1 << mouse
    action = (state[REACTIONS + seat] & 31) - 1
    if action < ATTACK:
        state[mine + HAND_OF] -= 1 << 2 * action
        state[DISCARD] += 1 << 2 * action


@kernel
def _lay_laundry(rules: Packed, state: Words, seat: int) -> None:
    """Lay a wrong whack's card face up; for a wrong attack all worn cards, one face down."""
    mine = own(rules, seat)
    action = (state[REACTIONS + seat] & 31) - 1
    face_down, laid = 0, 1 << 2 * action
    if action == ATTACK:
        laid = state[mine + HAND_OF] & WORN[state[MOUSE] - 1]
        face_down = 1 << (lowest(laid) & ~1) if laid else 0
    state[mine + HAND_OF] -= laid
    state[mine + FACE_UP] += laid - face_down
    state[mine + FACE_DOWN] += face_down


@kernel
def score(rules: Packed, state: Words, seat: int) -> int:
    """A mouse counts 1, a piece of laundry -1, a cheese -2."""
    mine = own(rules, seat)
    mice, cheeses = size(state[mine + WON] & 0xFFFFFFFF), size(state[mine + WON] >> 32)
    return mice - cards(state[mine + FACE_UP]) - cards(state[mine + FACE_DOWN]) - 2 * cheeses


@kernel
def standing(rules: Packed, state: Words, scores: Words, ranks: Words) -> None:
    ended = awaited(rules, state) == 0
    for seat in range(rules.seats):
        scores[seat] = score(rules, state, seat)
        ranks[seat] = 0
    for seat in range(rules.seats * ended):
        ranks[seat] = 1
        for other in range(rules.seats):
            ranks[seat] += scores[other] > scores[seat]


@kernel
def observe(rules: Packed, state: Words, seat: int, seen: NDArray[np.int16]) -> None:
    seen[:] = 0
    mouse, cheese = state[MOUSE], state[CHEESE]
    hand, reaction = state[own(rules, seat) + HAND_OF], state[REACTIONS + seat] & 31
    for design in range(26):
        seen[design] = hand >> 2 * design & 3
        seen[26 + design] = state[DISCARD] >> 2 * design & 3
        seen[52 + design] = mouse and WEARS[mouse - 1] >> design & 1
    for one in range(9):
        seen[78 + one] = mouse and CARRIES[mouse - 1] == one
        seen[87 + one] = cheese == one + 1
        seen[96 + one] = state[CHEESE_STACK] >> one & 1
    for one in range(32):
        seen[105 + one] = state[UNSEEN] >> one & 1
    for place in range(state[UNDER]):
        one = state[BOTTOM + place // A_WORD] >> 5 * (place % A_WORD) & 31
        seen[137 + one] = place + 1
    if reaction:
        seen[169 + reaction - 1] = 1
    seen[197] = _protected(state)
    seen[198] = cards(state[DRAW])
    seen[199] = state[IDLE]
    at = 200
    for step in range(rules.seats):  # this seat first, then clockwise
        other = (seat + step) % rules.seats
        mine = own(rules, other)
        for design in range(26):
            seen[at + design] = state[mine + FACE_UP] >> 2 * design & 3
            seen[at + 26 + design] = state[mine + FACE_DOWN] >> 2 * design & 3
        for one in range(9):
            seen[at + 52 + one] = state[mine + WON] >> (32 + one) & 1
        seen[at + 61] = cards(state[mine + HAND_OF])
        seen[at + 62] = size(state[mine + WON] & 0xFFFFFFFF)
        seen[at + 63] = banned(rules, state, other)
        seen[at + 64] = state[REVEALER] == other + 1
        seen[at + 65] = state[REACTIONS + other] != 0
        seen[at + 66] = score(rules, state, other)
        at += 67


@kernel
def simple(rules: Packed, state: Words, seat: int, key: np.uint64) -> tuple[int, int]:
    hand = state[own(rules, seat) + HAND_OF]
    may_attack = hand != 0 and not banned(rules, state, seat)
    return react(state[MOUSE] - 1, _protected(state), hand, may_attack, key)


KERNELS[Packed] = Kernel(
    start=start,
    awaited=awaited,
    times=times,
    legal=legal,
    odds=odds,
    draw=draw,
    put=put,
    standing=standing,
    observe=observe,
    simple=simple,
    playouts=playouts,
)
