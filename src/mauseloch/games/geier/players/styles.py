"""Styles of bidding, compiled: the simple people that a search imagines at the table.

A style looks at the pot and at a hand. *By worth*, it wants a certain card for a pot of a given
value; *by rank*, it wants the card whose rank in the hand is that of the pot among the prizes left.
Then chance shifts it up or down a little. Hands and bids are sets of cards, bit c for card c + 1.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, below, kernel, member, number, size
from mauseloch.games.geier.kernel.engine import VALUES, Packed, rank
from mauseloch.games.geier.solver.matrix import Floats

LOWEST_POT = -15
POTS = 15 + 55 + 1
"""The number of possible pots, from all vultures to all mice."""
LOW16 = np.uint64(0xFFFF)
S16, S32, S48 = np.uint64(16), np.uint64(32), np.uint64(48)
DEVIATION = 3.0**0.5
"""Times this, the sum of four random numbers from 0 to 1 has the standard deviation 1."""


ANYHOW = 40.0
"""A spread so wide that every card is as likely as any other."""


class Style(NamedTuple):
    """How a player bids."""

    by_rank: bool
    mouse: float
    """By worth: the card wanted for each point of a mouse. By rank, a mouse counts its points."""
    vulture: float
    """The same per point of a vulture; by rank, how many points of a mouse it is worth."""
    spread: float
    """How far chance shifts it: a standard deviation in cards, or in places of a full hand."""


STYLES = (
    Style(by_rank=True, mouse=1.0, vulture=1.0, spread=1.0),
    Style(by_rank=True, mouse=1.0, vulture=1.0, spread=2.5),
    Style(by_rank=True, mouse=1.0, vulture=1.5, spread=1.5),
    Style(by_rank=True, mouse=1.0, vulture=1.5, spread=3.5),
    Style(by_rank=False, mouse=1.0, vulture=1.4, spread=2.0),
    Style(by_rank=False, mouse=1.4, vulture=2.2, spread=1.5),
    Style(by_rank=False, mouse=1.4, vulture=2.2, spread=4.0),
    Style(by_rank=False, mouse=1.9, vulture=3.0, spread=2.0),
    Style(by_rank=False, mouse=0.0, vulture=0.0, spread=ANYHOW),
)
"""From careful to careless; the last bids anything."""


class Styles(NamedTuple):
    """All styles as numbers, one row each."""

    by_rank: NDArray[np.bool_]
    wanted: Floats
    """By worth: the card for each pot, from LOWEST_POT, counted from 0."""
    lower: Words
    """By rank: the prizes that matter less than each pot."""
    spread: Floats


@lru_cache
def styles_of(some: tuple[Style, ...] = STYLES) -> Styles:
    """These styles in numbers."""
    pots = range(LOWEST_POT, LOWEST_POT + POTS)
    return Styles(
        np.array([style.by_rank for style in some]),
        np.array([[min(15.0, _worth(style, pot)) - 0.5 for pot in pots] for style in some]),
        np.array([[_lower(style, pot) for pot in pots] for style in some], np.int64),
        np.array([style.spread for style in some]),
    )


def _worth(style: Style, pot: int) -> float:
    return style.mouse * pot if pot >= 0 else -style.vulture * pot


def _lower(style: Style, pot: int) -> int:
    worth = _worth(style, pot)
    return sum(1 << at for at, prize in enumerate(VALUES) if _worth(style, prize) < worth)


@kernel
def wants(styles: Styles, style: int, stack: int, pot: int, cards: int) -> float:
    """What a style wants: a card by worth, a place in the hand by rank, both counted from 0."""
    if not styles.by_rank[style]:
        found: float = styles.wanted[style, pot - LOWEST_POT]
        return found
    prizes = size(stack)
    lower = size(stack & styles.lower[style, pot - LOWEST_POT])
    return (cards - 1) * lower / prizes if prizes else 0.0


@kernel
def bid(styles: Styles, style: int, hand: int, stack: int, pot: int, bits: np.uint64) -> int:
    """A style's bid, as a set of one card."""
    cards = size(hand)
    spread = styles.spread[style]
    if spread >= ANYHOW:
        return 1 << member(hand, below(bits, cards))
    parts = (bits & LOW16) + (bits >> S16 & LOW16) + (bits >> S32 & LOW16) + (bits >> S48)
    off = (np.float64(parts) / 65536.0 - 2.0) * DEVIATION * spread
    wanted = wants(styles, style, stack, pot, cards)
    if styles.by_rank[style]:
        return 1 << member(hand, min(cards - 1, max(0, int(wanted + off * cards / 15 + 0.5))))
    place = min(14, max(0, int(wanted + off + 0.5)))
    for far in range(15):
        if hand >> (place + far) & 1:
            return 1 << (place + far)
        if far <= place and hand >> (place - far) & 1:
            return 1 << (place - far)
    return 0


@kernel
def taker(bids: Words, pot: int) -> int:
    """The seat that takes the pot, or -1."""
    once, twice = 0, 0
    for one in bids:
        twice |= once & one
        once |= one
    alone = once & ~twice
    if alone == 0:
        return -1
    if pot < 0:
        alone &= -alone
    else:
        while alone & (alone - 1):
            alone &= alone - 1
    for seat in range(len(bids)):
        if bids[seat] == alone:
            return seat
    return -1


@kernel
def settle(bids: Words, pot: int, pot_top: int, points: Words, mice: Words) -> tuple[int, int]:
    """Give the pot to the seat that takes it; what is carried over, and its highest mouse."""
    who = taker(bids, pot)
    if who < 0:
        return pot, pot_top
    points[who] += pot
    mice[who] = max(mice[who], pot_top)
    return 0, 0


@kernel
def fold(
    rules: Packed, prizes: Words, cards: Words, hands: Words, points: Words, mice: Words
) -> tuple[int, int, int]:
    """Replay the past rounds: the stack, the pot, and the highest mouse in it.

    `prizes` has what turned up, by its place among all prizes; `cards` has everyone's bids for it,
    from 0; there are no bids for the last prize yet.
    """
    seats = rules.seats
    stack, pot, pot_top = rules.prizes, 0, 0
    bids = np.zeros(seats, np.int64)
    hands[:], points[:], mice[:] = rules.cards, 0, 0
    for turn in range(len(prizes)):
        stack ^= 1 << prizes[turn]
        pot += VALUES[prizes[turn]]
        pot_top = max(pot_top, VALUES[prizes[turn]])
        if turn == len(cards):
            break
        for seat in range(seats):
            bids[seat] = 1 << cards[turn, seat]
            hands[seat] ^= bids[seat]
        pot, pot_top = settle(bids, pot, pot_top, points, mice)
    return stack, pot, pot_top


@kernel
def play_out(
    rules: Packed,
    styles: Styles,
    chosen: Words,
    hands: Words,
    points: Words,
    mice: Words,
    bids: Words,
    stack: int,
    pot: int,
    pot_top: int,
    key: np.uint64,
) -> None:
    """Play to the end, each seat in the style chosen for it; what is carried over comes first."""
    seats = rules.seats
    counter = 0
    while stack:
        prize = member(stack, below(number(key, counter), size(stack)))
        counter += 1
        stack ^= 1 << prize
        pot += VALUES[prize]
        pot_top = max(pot_top, VALUES[prize])
        for seat in range(seats):
            bits = number(key, counter)
            counter += 1
            bids[seat] = bid(styles, chosen[seat], hands[seat], stack, pot, bits)
            hands[seat] ^= bids[seat]
        seat = taker(bids, pot)
        if seat >= 0:
            points[seat] += pot
            mice[seat] = max(mice[seat], pot_top)
            pot, pot_top = 0, 0


@kernel
def victory(rules: Packed, points: Words, mice: Words, ranks: Words, seat: int) -> float:
    """The seat's share of the victory."""
    rank(rules, points, mice, ranks)
    if ranks[seat] != 1:
        return 0.0
    winners = 0
    for other in range(rules.seats):
        winners += ranks[other] == 1
    return 1.0 / winners
