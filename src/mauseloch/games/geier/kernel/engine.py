"""Hol's der Geier on a few integers, compiled.

The state as whole numbers. 0: the stack (bit p: the p-th of PRIZES is in it), the carried prizes
from bit 15, the prize turned up plus one from bit 30. 1: the bids, four bits per seat, 0 until
chosen.
2 + seat: the hand (bit c: card c + 1), the prizes won from bit 15.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import (
    A_DRAW,
    CHANCE,
    KERNELS,
    LOW32,
    Kernel,
    Words,
    below,
    gauss,
    kernel,
    key_of,
    member,
    number,
    size,
    untimed,
)
from mauseloch.games.geier.rules import PRIZES, Geier, prizes

ALL = (1 << 15) - 1
VALUES = np.array([*range(-5, 0), *range(1, 11)], np.int64)
"""The values of the prizes, in the order of PRIZES."""
ROUNDS = 15
LANES = 256
"""Matches played side by side: many enough for vector registers, few enough for the cache."""
NIBBLE, S2, S32 = np.uint64(15), np.uint64(2), np.uint64(32)
NONE, FIVE, LOWEST = np.int32(0), np.int32(5), np.int32(-999)


class Packed(NamedTuple):
    """The rules as whole numbers."""

    seats: int
    highest_mouse: int
    prizes: int
    """The whole stack, and a whole hand, as sets."""
    cards: int


def packed(game: Geier, seats: int) -> Packed:
    """These rules for the given number of seats."""
    stack = sum(1 << PRIZES.index(prize) for prize in prizes(game.cards))
    return Packed(seats, int(game.winner == "highest_mouse"), stack, (1 << game.cards) - 1)


@kernel
def worth(prizes: int) -> int:
    """The sum of a set of prizes."""
    total = 0
    for prize in range(15):
        total += VALUES[prize] * ((prizes >> prize) & 1)
    return total


@kernel
def mouse(prizes: int) -> int:
    """The highest mouse in a set of prizes, 0 if there is none."""
    highest = 0
    for prize in range(5, 15):
        if prizes >> prize & 1:
            highest = prize - 4
    return highest


@kernel
def start(rules: Packed, state: Words) -> None:
    state[0] = rules.prizes
    state[1] = 0
    for seat in range(rules.seats):
        state[2 + seat] = rules.cards


@kernel
def awaited(rules: Packed, state: Words) -> int:
    if state[0] >> 30:
        open_seats = 0
        for seat in range(rules.seats):
            if not state[1] >> (4 * seat) & 15:
                open_seats |= 1 << seat
        return open_seats
    return A_DRAW if state[0] & ALL else 0


@kernel
def legal(rules: Packed, state: Words, seat: int, mask: NDArray[np.bool_]) -> int:
    hand = state[2 + seat] & ALL
    if not awaited(rules, state) >> seat & 1 or seat >= rules.seats:
        hand = 0
    for card in range(15):
        mask[card] = hand >> card & 1
    return size(hand)


@kernel
def odds(rules: Packed, state: Words, weights: Words) -> int:
    stack = 0 if state[0] >> 30 else state[0] & ALL
    for prize in range(15):
        weights[prize] = stack >> prize & 1
    return size(stack)


@kernel
def draw(rules: Packed, state: Words, bits: np.uint64) -> int:
    stack = state[0] & ALL
    return member(stack, below(bits, size(stack)))


@kernel
def put(rules: Packed, state: Words, actor: int, action: int, at_ms: int) -> None:
    if actor == CHANCE:
        state[0] = (state[0] & ~(1 << action)) | (action + 1) << 30
        return
    state[1] |= (action + 1) << (4 * actor)
    bids = state[1]
    for seat in range(rules.seats):
        if not bids >> (4 * seat) & 15:
            return
    pot = (state[0] >> 15 & ALL) | 1 << ((state[0] >> 30) - 1)
    stack = state[0] & ALL
    rises = worth(pot) >= 0
    once, twice = 0, 0
    for seat in range(rules.seats):
        card = sought(bids >> (4 * seat) & 15, rises)
        twice |= once & card
        once |= card
    alone = once & ~twice
    winning = alone & -alone
    state[0] = stack
    state[1] = 0
    if not winning:
        state[0] |= pot << 15
    for seat in range(rules.seats):
        card = bids >> (4 * seat) & 15
        state[2 + seat] &= ~(1 << (card - 1))
        if sought(card, rises) == winning:
            state[2 + seat] |= pot << 15


@kernel
def sought(card: int, rises: bool) -> int:
    """A bid as one bit, lower being better: the highest card for mice, the lowest for vultures."""
    return 1 << (16 - card if rises else card)


@kernel
def standing(rules: Packed, state: Words, scores: Words, ranks: Words) -> None:
    for seat in range(rules.seats):
        scores[seat] = worth(state[2 + seat] >> 15)
        ranks[seat] = 0
    if awaited(rules, state) == 0:
        mice = np.zeros(5, np.int64)
        for seat in range(rules.seats):
            mice[seat] = mouse(state[2 + seat] >> 15)
        rank(rules, scores, mice, ranks)


@kernel
def rank(rules: Packed, scores: Words, mice: Words, ranks: Words) -> None:
    """By points; equals drop out of the race for first place, or their highest mouse decides."""
    seats = rules.seats
    best = -1000  # the most points that only one seat has, or the most of all if there are none
    for seat in range(seats):
        alone = True
        for other in range(seats):
            alone &= other == seat or scores[other] != scores[seat]
        if alone and scores[seat] > best:
            best = scores[seat]
    if best == -1000:
        for seat in range(seats):
            best = max(best, scores[seat])
    for seat in range(seats):
        ranks[seat] = 1
        own = standing_key(rules, scores[seat], mice[seat], best)
        for other in range(seats):
            if standing_key(rules, scores[other], mice[other], best) > own:
                ranks[seat] += 1


@kernel
def standing_key(rules: Packed, score: int, mice: int, best: int) -> int:
    if rules.highest_mouse:
        return score * 16 + mice
    return score + 1000 * (score == best)


@kernel
def observe(rules: Packed, state: Words, seat: int, seen: NDArray[np.int16]) -> None:
    seats = rules.seats
    for prize in range(15):
        seen[prize] = state[0] >> prize & 1
        seen[15 + prize] = state[0] >> (15 + prize) & 1
        seen[30 + prize] = state[0] >> 30 == prize + 1
    at = 45
    for step in range(seats):  # this seat first, then clockwise
        other = (seat + step) % seats
        bid = state[1] >> (4 * other) & 15
        for card in range(15):
            seen[at + card] = state[2 + other] >> card & 1
            seen[at + 15 + card] = bid == card + 1 and step == 0
        for prize in range(15):
            seen[at + 30 + prize] = state[2 + other] >> (15 + prize) & 1
        seen[at + 45] = bid != 0
        seen[at + 46] = worth(state[2 + other] >> 15)
        at += 47


@kernel
def simple(rules: Packed, state: Words, seat: int, key: np.uint64) -> tuple[int, int]:
    carried = state[0] >> 15 & ALL
    pot = worth(carried) + VALUES[(state[0] >> 30) - 1]
    wanted = min(15.0, 1.4 * pot if pot >= 0 else -2.2 * pot) + 0.5 + 1.5 * gauss(key, 0)
    hand = state[2 + seat] & ALL
    chosen = 0
    nearest = below(number(key, 2), min(4, size(hand))) if carried else 0
    for _ in range(nearest + 1):  # the next nearest, this many times
        distance = 100.0
        for card in range(15):
            if hand >> card & 1 and abs(card + 1 - wanted) < distance:
                chosen, distance = card, abs(card + 1 - wanted)
        hand &= ~(1 << chosen)
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

    A stack or hand is fifteen nibbles in one number. A drawn nibble is replaced by the last. Each
    round has three random numbers: the halves of the first draw the prize and seat 0's card.
    """
    seats = rules.seats
    lanes = np.empty((seats + 1, LANES), np.uint64)  # the stack and the hands
    drawn = np.empty((seats + 1, LANES), np.int32)
    bids = np.empty((seats, LANES), np.int32)  # the higher the better
    best = np.empty((2, LANES), np.int32)  # of the bids made only once; and scratch room for one
    won = np.empty((2, seats, LANES), np.int32)  # points, and the highest mouse
    pot = np.empty((2, LANES), np.int32)  # likewise
    keys = np.empty(LANES, np.uint64)
    matches = len(lengths)
    for block in range(0, matches, LANES):
        for k in range(LANES):
            keys[k] = key_of(seed, first + block + k)
        lanes[:] = np.uint64(0xEDCBA9876543210)
        won[:] = 0
        pot[:] = 0
        for turn in range(ROUNDS):
            for pair in range(seats // 2 + 1):
                _draw(lanes, drawn, keys, turn * 3 + pair, 2 * pair, ROUNDS - turn)
            _bid(seats, drawn, pot, bids, best, won)
        _rank(rules, won, bids, best, drawn)
        for k in range(min(LANES, matches - block)):
            for seat in range(seats):
                scores[block + k, seat] = won[0, seat, k]
                ranks[block + k, seat] = drawn[seat, k]
            lengths[block + k] = ROUNDS * seats


@kernel
def _draw(
    lanes: NDArray[np.uint64],
    drawn: NDArray[np.int32],
    keys: NDArray[np.uint64],
    counter: int,
    one: int,
    left: int,
) -> None:
    """In every lane, take one of `left` nibbles from rows `one` and `one` + 1 (if that exists)."""
    last, bound = np.uint64(4 * (left - 1)), np.uint64(left)
    single = one + 1 == len(lanes)
    for k in range(LANES):
        bits = number(keys[k], counter)
        nibbles = lanes[one, k]
        at = ((bits >> S32) * bound >> S32) << S2
        taken = nibbles >> at & NIBBLE
        drawn[one, k] = np.int32(taken)
        lanes[one, k] = nibbles ^ (taken ^ nibbles >> last & NIBBLE) << at
        if single:
            continue
        nibbles = lanes[one + 1, k]
        at = ((bits & LOW32) * bound >> S32) << S2
        taken = nibbles >> at & NIBBLE
        drawn[one + 1, k] = np.int32(taken)
        lanes[one + 1, k] = nibbles ^ (taken ^ nibbles >> last & NIBBLE) << at


@kernel
def _bid(
    seats: int,
    drawn: NDArray[np.int32],
    pot: NDArray[np.int32],
    bids: NDArray[np.int32],
    best: NDArray[np.int32],
    won: NDArray[np.int32],
) -> None:
    """In every lane, let a seat take the pot or carry it over."""
    for k in range(LANES):
        value = drawn[0, k] - FIVE + np.int32(drawn[0, k] >= FIVE)
        pot[0, k] += value
        pot[1, k] = max(pot[1, k], value)
    for seat in range(seats):
        for k in range(LANES):
            bids[seat, k] = drawn[1 + seat, k] if pot[0, k] >= 0 else -drawn[1 + seat, k]
    _find_best(seats, bids, best)
    for seat in range(seats):
        for k in range(LANES):
            wins = bids[seat, k] == best[0, k]
            won[0, seat, k] += pot[0, k] if wins else NONE
            won[1, seat, k] = max(won[1, seat, k], pot[1, k] if wins else NONE)
    for k in range(LANES):
        stays = best[0, k] == LOWEST
        pot[0, k] = pot[0, k] if stays else NONE
        pot[1, k] = pot[1, k] if stays else NONE


@kernel
def _find_best(seats: int, some: NDArray[np.int32], best: NDArray[np.int32]) -> None:
    """Find the highest value that occurs only once, in every lane; LOWEST if there is none."""
    best[0] = LOWEST
    for seat in range(seats):
        for k in range(LANES):
            best[1, k] = some[seat, k]
        for other in range(seats):
            if other != seat:
                for k in range(LANES):
                    best[1, k] = LOWEST if some[other, k] == some[seat, k] else best[1, k]
        for k in range(LANES):
            best[0, k] = max(best[0, k], best[1, k])


@kernel
def _rank(
    rules: Packed,
    won: NDArray[np.int32],
    keys: NDArray[np.int32],
    best: NDArray[np.int32],
    ranks: NDArray[np.int32],
) -> None:
    """Rank as `rank` does, in every lane."""
    seats = rules.seats
    _find_best(seats, won[0], best)
    best[1] = LOWEST
    for seat in range(seats):
        for k in range(LANES):
            best[1, k] = max(best[1, k], won[0, seat, k])
    for k in range(LANES):
        best[0, k] = best[1, k] if best[0, k] == LOWEST else best[0, k]
    for seat in range(seats):
        for k in range(LANES):
            keys[seat, k] = standing_key(rules, won[0, seat, k], won[1, seat, k], best[0, k])
    ranks[:] = 1
    for seat in range(seats):
        for other in range(seats):
            for k in range(LANES):
                ranks[seat, k] += np.int32(keys[other, k] > keys[seat, k])


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
