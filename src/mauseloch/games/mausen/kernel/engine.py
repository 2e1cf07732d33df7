"""Mausen on a few integers, compiled.

Sets of cards are counts, four bits per place: sixteen bits for each of SPECIES, the highest value
first, so that a place is an action with its last two bits flipped. No card occurs more than seven
times, so the sign is never used and counts never overflow into each other.

State, as whole numbers. 0: the table. 1 + seat: the hand (bit a: action a), the pick plus one from
bit 16, 0 until chosen. 1 + seats + seat: the pile.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import (
    KERNELS,
    LOW32,
    Kernel,
    Words,
    fraction,
    gauss,
    kernel,
    key_of,
    number,
    size,
    untimed,
)
from mauseloch.games.mausen.players.minds import CHANCE_TO_HUNT
from mauseloch.games.mausen.rules import ORDER, START_CARDS, Mausen, deck, start_cards

ALL = (1 << 16) - 1
START_TABLE = sum(1 << 4 * (ORDER[card] ^ 3) for card in START_CARDS)
ROUNDS = 16
LANES = 128
"""Matches played side by side: many enough for vector registers, few enough for the cache."""

PLACES = 0x1111111111111111
"""One card of each."""
SPECIES = 0x0001000100010001
"""The first place of each species."""
GUESSES = np.array([*CHANCE_TO_HUNT.values()])
NIBBLE, S2, S30, S60 = (np.uint64(bits) for bits in (15, 2, 30, 60))
IN_ORDER = np.uint64(0xFEDCBA9876543210)


class Packed(NamedTuple):
    """The rules as whole numbers."""

    seats: int
    cascade: int
    highest_mouse: int
    cards: int
    """A whole hand, as a set of actions."""
    table: int
    """The first table."""


def packed(game: Mausen, seats: int) -> Packed:
    """These rules for so many seats; open piles tell a player with a memory nothing new."""
    return Packed(
        seats,
        int(game.ties == "cascade"),
        int(game.mouse_tiebreak == "highest"),
        sum(1 << ORDER[card] for card in deck(game.cards)),
        sum(1 << 4 * (ORDER[card] ^ 3) for card in start_cards(game.cards)),
    )


@kernel
def one(action: int) -> int:
    """A single card."""
    return 1 << 4 * (action ^ 3)


@kernel
def highest(places: int) -> int:
    """The first place of each species among the places marked with 1."""
    return places & ~((places | SPECIES << 13) - SPECIES)


@kernel
def hunters(cascade: bool, played: int) -> int:
    """The hunting cards among those played, marked with 1."""
    # In four bits, a count plus 6 sets the top bit from 2 on, a count plus 7 from 1 on.
    alone = played & ~((played + 6 * PLACES) >> 3) & PLACES
    if not cascade:
        present = ((played + 7 * PLACES) >> 3) & PLACES
        best = highest(present)
        alone &= best | highest(present ^ best)
    return highest(alone)


@kernel
def whole_species(marked: int) -> int:
    """A mask of all cards of the species that have a place marked with 1."""
    flags = (marked + SPECIES * 0x1FFF) & SPECIES << 13
    return (flags << 2) - ((flags >> 13) & SPECIES)


@kernel
def before_hunters(cards: int) -> int:
    """Move each species to the place of the species that hunts it."""
    return (cards >> 16 & (1 << 48) - 1) | (cards & ALL) << 48


@kernel
def away(cards: int) -> int:
    """Undo `before_hunters`."""
    return (cards & (1 << 48) - 1) << 16 | (cards >> 48 & ALL)


@kernel
def worth(cards: int) -> int:
    """The points of each species, in sixteen bits."""
    even = cards & 0x0F0F0F0F0F0F0F0F  # the values 4 and 2
    odd = (cards >> 4) & 0x0F0F0F0F0F0F0F0F  # 3 and 1
    once = 2 * even + odd
    return (2 * once + odd & 255 * SPECIES) + (once >> 8 & 255 * SPECIES)


@kernel
def points(cards: int) -> int:
    """The total worth of the cards."""
    halves = worth(cards)
    halves += halves >> 32
    return halves + (halves >> 16) & ALL


@kernel
def mice(rules: Packed, pile: int) -> int:
    """What breaks a tie on points: the sum of the mice in a pile, or the highest of them."""
    if rules.highest_mouse:
        return max(
            4 * (pile >> 48 & 15 != 0),
            3 * (pile >> 52 & 15 != 0),
            2 * (pile >> 56 & 15 != 0),
            pile >> 60 != 0,
        )
    return worth(pile) >> 48


@kernel
def start(rules: Packed, state: Words) -> None:
    state[0] = rules.table
    for seat in range(rules.seats):
        state[1 + seat] = rules.cards
        state[1 + rules.seats + seat] = 0


@kernel
def awaited(rules: Packed, state: Words) -> int:
    open_seats = 0
    for seat in range(rules.seats):
        if 0 < state[1 + seat] <= ALL:
            open_seats |= 1 << seat
    return open_seats


@kernel
def legal(rules: Packed, state: Words, seat: int, mask: NDArray[np.bool_]) -> int:
    hand = state[1 + seat] if seat < rules.seats else 0
    if hand > ALL:
        hand = 0
    for action in range(16):
        mask[action] = hand >> action & 1
    return size(hand)


@kernel
def odds(rules: Packed, state: Words, weights: Words) -> int:
    return 0


@kernel
def draw(rules: Packed, state: Words, bits: np.uint64) -> int:
    return -1


@kernel
def put(rules: Packed, state: Words, actor: int, action: int, at_ms: int) -> None:
    seats = rules.seats
    state[1 + actor] |= (action + 1) << 16
    played = 0
    for seat in range(seats):
        if state[1 + seat] <= ALL:
            return
        played += one((state[1 + seat] >> 16) - 1)
    hunting = hunters(rules.cascade != 0, played) if state[0] else 0  # otherwise a restock
    prey = before_hunters(state[0] + played)
    for seat in range(seats):
        card = (state[1 + seat] >> 16) - 1
        state[1 + seat] = state[1 + seat] & ALL & ~(1 << card)
        state[1 + seats + seat] += away(prey & whole_species(one(card) & hunting))
    state[0] = away(prey & ~whole_species(hunting))


@kernel
def standing(rules: Packed, state: Words, scores: Words, ranks: Words) -> None:
    seats = rules.seats
    over = state[1] == 0
    for seat in range(seats):
        scores[seat] = points(state[1 + seats + seat])
        ranks[seat] = over
    if over:
        for seat in range(seats):
            own = standing_key(rules, state[1 + seats + seat])
            for other in range(seats):
                ranks[seat] += standing_key(rules, state[1 + seats + other]) > own


@kernel
def standing_key(rules: Packed, pile: int) -> int:
    return points(pile) << 8 | mice(rules, pile)


@kernel
def observe(rules: Packed, state: Words, seat: int, seen: NDArray[np.int16]) -> None:
    seats = rules.seats
    for action in range(16):
        seen[action] = state[0] >> 4 * (action ^ 3) & 7
        seen[16 + action] = state[1 + seat] >> 16 == action + 1
    seen[32] = state[0] == 0 and state[1] != 0
    at = 33
    for step in range(seats):  # this seat first, then clockwise
        other = (seat + step) % seats
        pile = state[1 + seats + other]
        for action in range(16):
            seen[at + action] = state[1 + other] >> action & 1
            seen[at + 16 + action] = pile >> 4 * (action ^ 3) & 7
        seen[at + 32] = state[1 + other] > ALL
        seen[at + 33] = points(pile)
        seen[at + 34] = mice(rules, pile)
        at += 35


@kernel
def simple(rules: Packed, state: Words, seat: int, key: np.uint64) -> tuple[int, int]:
    prey = worth(before_hunters(state[0]))
    to_come = 2.5 * (rules.seats - 1) / 4
    chosen, best = 0, -100.0
    for action in range(16):
        if state[1 + seat] >> action & 1:
            value = action % 4 + 1
            if state[0] == 0:  # nothing hunts: give away the least valuable card
                liked = -value - fraction(number(key, action))
            else:
                lying = prey >> 16 * (action // 4) & ALL
                liked = GUESSES[action % 4] * (lying + to_come) - 0.8 * value
                liked += 2.0 * gauss(key, 2 * action)
            if liked > best:
                chosen, best = action, liked
    return chosen, 0


@kernel
def playouts(
    rules: Packed,
    seed: np.uint64,
    first: int,
    scores: Words,
    ranks: Words,
    lengths: Words,
) -> None:
    """Play random matches, LANES of them side by side, always all in the same round.

    Every seat's order of play is drawn beforehand, with two random numbers per seat.
    """
    seats = rules.seats
    cascade = rules.cascade != 0 or seats < 5  # it takes two tied pairs and a card below
    orders = np.empty((seats, LANES), np.uint64)
    cards = np.empty((seats, LANES), np.int64)
    piles = np.empty((seats, LANES), np.int64)
    table = np.empty(LANES, np.int64)
    hunting = np.empty(LANES, np.int64)
    keys, bits = np.empty(LANES, np.uint64), np.empty(LANES, np.uint64)
    matches = len(lengths)
    for block in range(0, matches, LANES):
        for k in range(LANES):
            keys[k] = key_of(seed, first + block + k)
        for seat in range(seats):
            _shuffle(keys, seat, orders[seat], bits)
        piles[:] = 0
        table[:] = before_hunters(START_TABLE)
        for turn in range(ROUNDS):
            _reveal(cascade, orders, turn, cards, table, hunting, piles)
        here = min(LANES, matches - block)
        _rank(rules, piles, cards)
        for k in range(here):
            for seat in range(seats):
                scores[block + k, seat] = cards[seat, k] >> 8
                ranks[block + k, seat] = piles[seat, k]
            lengths[block + k] = ROUNDS * seats


@kernel
def _shuffle(
    keys: NDArray[np.uint64], seat: int, order: NDArray[np.uint64], bits: NDArray[np.uint64]
) -> None:
    """Draw the order in which a seat plays its cards, four bits each, in every lane."""
    for k in range(LANES):
        order[k] = IN_ORDER
        bits[k] = number(keys[k], 2 * seat)
    _exchange(order, bits, 32, 1, 7)
    _exchange(order, bits, 0, 7, 10)
    for k in range(LANES):
        bits[k] = number(keys[k], 2 * seat + 1)
    _exchange(order, bits, 32, 10, 13)
    _exchange(order, bits, 0, 13, 16)


@kernel
def _exchange(
    orders: NDArray[np.uint64], bits: NDArray[np.uint64], shift: int, begin: int, end: int
) -> None:
    """Swap each card from `begin` up to but not including `end` with one up to itself.

    The same 32 bits make all these draws: the fraction that a multiplication leaves is as good as a
    new random number for the next draw, as long as there are few. Every order's chance is right to
    three parts in a million.
    """
    for k in range(LANES):
        order, left = orders[k], bits[k] >> np.uint64(shift)
        for place in range(begin, end):
            left = (left & LOW32) * np.uint64(place + 1)
            at = left >> S30 & S60
            change = (order >> at ^ np.uint64(place)) & NIBBLE
            order ^= change << at ^ change << np.uint64(4 * place)
        orders[k] = order


@kernel
def _reveal(
    cascade: bool,
    orders: NDArray[np.uint64],
    turn: int,
    cards: Words,
    table: Words,
    hunting: Words,
    piles: Words,
) -> None:
    """As `put` after the last pick, in every lane; table and piles stay `before_hunters`."""
    seats = len(orders)
    hunting[:] = 0
    for seat in range(seats):
        for k in range(LANES):
            card = np.uint64(1) << ((orders[seat, k] >> np.uint64(4 * turn) & NIBBLE) << S2)
            cards[seat, k] = np.int64(card)
            hunting[k] += np.int64(card)
    for k in range(LANES):
        played = hunting[k]
        hunting[k] = hunters(cascade, played) if table[k] else 0
        table[k] += before_hunters(played)
    for seat in range(seats):
        for k in range(LANES):
            piles[seat, k] += table[k] & whole_species(cards[seat, k] & hunting[k])
    for k in range(LANES):
        table[k] &= ~whole_species(hunting[k])


@kernel
def _rank(rules: Packed, piles: Words, standings: Words) -> None:
    """Compare all piles, in every lane, and write the ranks in their place."""
    seats = rules.seats
    for seat in range(seats):
        for k in range(LANES):
            standings[seat, k] = standing_key(rules, away(piles[seat, k]))
    piles[:] = 1
    for seat in range(seats):
        for other in range(seats):
            for k in range(LANES):
                piles[seat, k] += standings[other, k] > standings[seat, k]


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
    playouts=playouts,
)
