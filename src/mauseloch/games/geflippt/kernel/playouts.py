"""Whole random matches of Mausgeflippt, as fast as possible.

All stacks are shuffled beforehand, and seats are not asked in turn: a reveal draws everyone's
reaction at once, finds the fastest, and only then looks at what it is. A reaction is one random
number: its upper half says what, its lower half when. Numbers 0 to 63 of a match are for the
set-up; after that each reveal has 64 of its own. Hands list designs in the order in which they
arrived; the last one fills the place of one that has gone.
"""

import numpy as np

from mauseloch.compiled import (
    LOW32,
    Words,
    below,
    below_low,
    kernel,
    key_of,
    member,
    number,
    size,
)
from mauseloch.games.geflippt.deck import HAND
from mauseloch.games.geflippt.kernel.cards import (
    ATTACK,
    CARRIES,
    PASS,
    PILE,
    WEARS,
    WORN,
    Packed,
    cards,
    judged,
)
from mauseloch.games.geflippt.state import FAILED_ATTACKS, GUESS_MS

# The table: eight places each, the first six for the seats.
KINDS = 0  # the number of different designs in the hand
HELD = 8  # these designs, one byte each, in any order
CLOTHES = 16  # the whole hand, counted
CARDS = 24  # the number of cards in it
FAILED = 32  # attacks
POINTS = 40
OPTIONS = 48  # the number of ways to react: the whacks, an attack, passing
LIMIT = 56  # upper halves of random numbers from here on mean a pass
UPPER = 64  # that half, for this reveal
CHOICE, MS = 72, 80  # the same reaction spelt out, where needed
# The stacks. The mice form a ring: those put under the stack are at its end.
MICE, DRAW, DISCARD, CHEESES = 96, 128, 192, 256
FRESH, NUMBERS, TABLE = 272, 336, 368  # all clothes, and the numbers from 0, to shuffle from

LIMITS = np.array([0, *(-((1 - ways << 32) // ways) for ways in range(1, 10))], np.int64)
"""Indexed by the number of ways to react, the last of which is passing."""
TIES, RESHUFFLE = 8, 16
"""Random numbers of a reveal with these uses; those before them are the reactions."""
NOBODY = 1 << 40


@kernel
def playouts(
    rules: Packed,
    seed: np.uint64,
    first: int,
    scores: Words,
    ranks: Words,
    lengths: Words,
) -> None:
    """Play random matches, one after the other at one table."""
    table = np.zeros(TABLE, np.int64)
    table[FRESH : FRESH + len(PILE)] = PILE
    table[NUMBERS:TABLE] = np.arange(TABLE - NUMBERS)
    for match in range(len(lengths)):
        lengths[match] = _play(rules, key_of(seed, first + match), table) * (rules.seats + 1)
        for seat in range(rules.seats):
            scores[match, seat] = table[POINTS + seat]
            ranks[match, seat] = 1
            for other in range(rules.seats):
                ranks[match, seat] += table[POINTS + other] > table[POINTS + seat]


@kernel
def _play(rules: Packed, key: np.uint64, table: Words) -> int:
    """Play a match; return the number of reveals. Who reveals changes nothing and is not drawn."""
    seats = rules.seats
    span_ms = rules.window_ms - GUESS_MS + 1
    close = (rules.photo_finish_ms + 1 << 35) // span_ms + 16
    _set_up(seats, key, table)
    draw_size, discard_size = len(PILE) - HAND * seats, 0
    cheeses_left, cheese = 8, table[CHEESES + 8]
    top, end = 0, 32  # of the mice
    reveals = idle = 0
    while True:
        reveals += 1
        counter = 64 * reveals
        mouse = table[MICE + (top & 31)]
        top += 1
        fastest = second = NOBODY
        for seat in range(seats):
            bits = number(key, counter + seat)
            upper = np.int64(bits >> np.uint64(32))
            table[UPPER + seat] = upper
            passes = table[LIMIT + seat] - 1 - upper & 1 << 32  # a sign, not a branch
            finish = np.int64(bits & LOW32) << 3 | seat | passes << 8
            second = min(second, max(fastest, finish))
            fastest = min(fastest, finish)
        table[MICE + (end & 31)] = mouse  # under the stack, unless it is caught
        if fastest >= NOBODY:
            idle += 1
            end += 1
            if not table[CARDS : CARDS + seats].any():  # nobody can react any more
                return reveals + max(0, 2 * (end - top) - idle)
            if idle >= 2 * (end - top):
                return reveals
            continue
        idle = 0
        seat = fastest & 7
        others = 0
        protected = CARRIES[mouse] == cheese
        if second - fastest <= close:
            _spell_out(seats, key, counter, span_ms, table)
            order = _too_close(rules, key, counter, mouse, protected, table)
            seat, others = order - 1 & 7, order >> 3
        choice = table[UPPER + seat] * table[OPTIONS + seat] >> 32
        whacks = choice < table[KINDS + seat]
        if protected:
            table[POINTS + seat] -= 2
            end += 1
            if not whacks:
                _lay_worn(seat, mouse, table)
            cheese = -1
            if cheeses_left:
                cheeses_left -= 1
                cheese = table[CHEESES + cheeses_left]
        elif whacks:
            card = _play_card(seat, choice, table)
            right = WEARS[mouse] >> card & 1
            table[POINTS + seat] += 2 * right - 1
            table[DISCARD + discard_size] = card
            discard_size += right
            end += 1 - right
        elif table[CLOTHES + seat] & WORN[mouse]:
            _lay_worn(seat, mouse, table)
            end += 1
        else:
            table[POINTS + seat] += 1
        if others:
            top, discard_size = _from_stack(others, top, end, discard_size, table)
        while True:
            while table[CARDS + seat] < HAND and draw_size + discard_size > 0:
                if not draw_size:
                    _shuffle(DISCARD, DRAW, discard_size, key, counter + RESHUFFLE, table)
                    draw_size, discard_size = discard_size, 0
                draw_size -= 1
                _deal(seat, table[DRAW + draw_size], table)
            _count_options(seat, table)
            if not others:
                break
            seat, others = others - 1 & 7, others >> 3
        if cheese < 0 or top == end:
            return reveals


@kernel
def _set_up(seats: int, key: np.uint64, table: Words) -> None:
    """Shuffle and deal."""
    _shuffle(FRESH, DRAW, len(PILE), key, 0, table)
    _shuffle(NUMBERS, MICE, 32, key, 32, table)
    _shuffle(NUMBERS, CHEESES, 9, key, 48, table)
    left = len(PILE)
    for seat in range(seats):
        for field in range(KINDS, OPTIONS, 8):
            table[field + seat] = 0
        for _ in range(HAND):
            left -= 1
            _deal(seat, table[DRAW + left], table)
        _count_options(seat, table)


@kernel
def _shuffle(
    source: int, begin: int, count: int, key: np.uint64, counter: int, table: Words
) -> None:
    """Copy in random order, all equally likely, using half as many random numbers as cards.

    Each card takes the place of one laid before it, which moves to the end, or goes there itself.
    """
    for place in range(0, count, 2):
        bits = number(key, counter + (place >> 1))
        other = begin + below(bits, place + 1)
        table[begin + place] = table[other]
        table[other] = table[source + place]
        if place + 1 < count:
            other = begin + below_low(bits, place + 2)
            table[begin + place + 1] = table[other]
            table[other] = table[source + place + 1]


@kernel
def _deal(seat: int, card: int, table: Words) -> None:
    clothes, kinds = table[CLOTHES + seat], table[KINDS + seat]
    new = (clothes >> 2 * card & 3) == 0
    table[HELD + seat] |= (card * new) << 8 * kinds
    table[KINDS + seat] = kinds + new
    table[CLOTHES + seat] = clothes + (1 << 2 * card)
    table[CARDS + seat] += 1


@kernel
def _play_card(seat: int, choice: int, table: Words) -> int:
    """Take a card from the hand; if it was the only one of its design, the last fills the gap."""
    held = table[HELD + seat]
    card: int = held >> 8 * choice & 255
    clothes = table[CLOTHES + seat] - (1 << 2 * card)
    only = (clothes >> 2 * card & 3) == 0
    kinds = table[KINDS + seat] - only
    held ^= ((card ^ (held >> 8 * kinds & 255)) * only) << 8 * choice
    table[HELD + seat] = held & ((1 << 8 * kinds) - 1)
    table[KINDS + seat] = kinds
    table[CLOTHES + seat] = clothes
    table[CARDS + seat] -= 1
    return card


@kernel
def _lay_worn(seat: int, mouse: int, table: Words) -> None:
    """An attack fails if the mouse wears any of the hand: all those pieces become laundry."""
    laid = table[CLOTHES + seat] & WORN[mouse]
    held, kept, kinds = table[HELD + seat], 0, 0
    for _ in range(table[KINDS + seat]):
        kept |= (held & 255) << 8 * kinds
        kinds += 1 - (WEARS[mouse] >> (held & 255) & 1)
        kept &= (1 << 8 * kinds) - 1
        held >>= 8
    table[HELD + seat] = kept
    table[KINDS + seat] = kinds
    table[CLOTHES + seat] -= laid
    table[CARDS + seat] -= cards(laid)
    table[POINTS + seat] -= cards(laid)
    table[FAILED + seat] += laid > 0


@kernel
def _count_options(seat: int, table: Words) -> None:
    kinds = table[KINDS + seat]
    options = kinds + 1 + (kinds > 0) * (table[FAILED + seat] < FAILED_ATTACKS)
    table[OPTIONS + seat] = options
    table[LIMIT + seat] = LIMITS[options]


@kernel
def _spell_out(seats: int, key: np.uint64, counter: int, span_ms: int, table: Words) -> None:
    """Work out what each seat's random number means."""
    for seat in range(seats):
        bits = number(key, counter + seat)
        table[CHOICE + seat] = below(bits, table[OPTIONS + seat])
        table[MS + seat] = below_low(bits, span_ms)


@kernel
def _action(seat: int, table: Words) -> int:
    """The seat's choice as an action."""
    choice = table[CHOICE + seat]
    if choice < table[KINDS + seat]:
        return int(table[HELD + seat] >> 8 * choice & 255)
    return PASS if choice == table[OPTIONS + seat] - 1 else ATTACK


@kernel
def _too_close(
    rules: Packed,
    key: np.uint64,
    counter: int,
    mouse: int,
    protected: bool,
    table: Words,
) -> int:
    """The seats whose reactions count where several may, making all the draws this needs."""
    reactions = np.zeros(rules.seats, np.int64)
    right = 0
    for seat in range(rules.seats):
        action = _action(seat, table)
        reactions[seat] = table[MS + seat] << 5 | (action + 1)
        if action == ATTACK:
            right |= (table[CLOTHES + seat] & WORN[mouse] == 0) << seat
        elif action < ATTACK:
            right |= (WEARS[mouse] >> action & 1) << seat
    draws = place = 0
    while True:
        order, tied = judged(reactions, right, protected, rules.photo_finish_ms, draws)
        if not tied:
            return order
        faster = member(tied, below(number(key, counter + TIES + place), size(tied)))
        draws |= (faster + 1) << 3 * place
        place += 1


@kernel
def _from_stack(
    others: int, top: int, end: int, discard_size: int, table: Words
) -> tuple[int, int]:
    """Give a mouse from the stack to each seat that was too close to call, while they last."""
    while others and top < end:
        top += 1
        seat = others - 1 & 7
        table[POINTS + seat] += 1
        if table[CHOICE + seat] < table[KINDS + seat]:
            table[DISCARD + discard_size] = _play_card(seat, table[CHOICE + seat], table)
            discard_size += 1
        others >>= 3
    return top, discard_size
