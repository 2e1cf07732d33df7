"""The parts of Mausgeflippt's kernel: rules and deck as numbers, sets of cards, the finish.

Clothes are counts, two bits per design. Mice and cheeses are sets, one bit each. A reaction has its
time from bit 5 upwards and its action plus one in the low bits; it is 0 until it is made.
"""

from typing import NamedTuple

import numpy as np

from mauseloch.compiled import Words, kernel, lowest, size
from mauseloch.games.geflippt.deck import CHEESES, CLOTHES, DESIGNS, MICE, ORDER, deck
from mauseloch.games.geflippt.rules import Geflippt

ATTACK, PASS, REVEAL = len(DESIGNS), len(DESIGNS) + 1, len(DESIGNS) + 2
"""Actions; the numbers below them are the whacks, one per design."""
FIRST, FASTER, DEALT, CHEESE_DRAWN, MOUSE_DRAWN = 0, 6, 12, 12 + 26, 12 + 26 + 9
"""Where each kind of chance outcome begins."""

PILE = np.array([ORDER[piece] for piece in CLOTHES], np.int64)
WEARS = np.array([sum(1 << ORDER[piece] for piece in mouse.wears) for mouse in MICE.values()])
"""What a mouse wears, as a set of designs."""
WORN = np.array([sum(3 << 2 * ORDER[piece] for piece in mouse.wears) for mouse in MICE.values()])
"""The same, as a mask over counted clothes."""
CARRIES = np.array([CHEESES.index(mouse.cheese) for mouse in MICE.values()], np.int64)

_ONES = 0x5555555555555555


class Packed(NamedTuple):
    """The rules as whole numbers."""

    seats: int
    window_ms: int
    photo_finish_ms: int
    mice: int
    """All mice and all cheeses as sets, all clothes as counts."""
    cheeses: int
    clothes: int
    hand: int


def packed(game: Geflippt, seats: int) -> Packed:
    """These rules for the given number of seats."""
    there = deck(game.mice)
    return Packed(
        seats,
        game.window_ms,
        game.photo_finish_ms,
        sum(1 << number for number, name in enumerate(MICE) if name in there.mice),
        sum(1 << CHEESES.index(cheese) for cheese in there.cheeses),
        sum(1 << 2 * ORDER[piece] for piece in there.clothes),
        there.hand,
    )


@kernel
def cards(clothes: int) -> int:
    """The number of pieces in counted clothes."""
    return size(clothes & _ONES) + 2 * size(clothes >> 1 & _ONES)


@kernel
def design_at(clothes: int, place: int) -> int:
    """The design of the piece at this place, counted from 0."""
    design = 0
    while place >= clothes & 3:
        place -= clothes & 3
        clothes >>= 2
        design += 1
    return design


@kernel
def judged(
    reactions: Words, right: int, protected: bool, photo_finish_ms: int, draws: int
) -> tuple[int, int]:
    """The seats whose reactions count, and those that need a draw first.

    The order of time has three bits per seat, holding its number plus one; so do the draws already
    made. `right` is the set of seats whose claims are true.
    """
    racing = 0
    for seat in range(len(reactions)):
        action = (reactions[seat] & 31) - 1
        racing |= (0 <= action <= ATTACK) << seat
    order = place = 0
    while racing:
        best = 1 << 62
        level = 0
        for seat in range(len(reactions)):
            if racing >> seat & 1:
                at_ms = reactions[seat] >> 5
                if at_ms < best:
                    best, level = at_ms, 0
                level |= (at_ms == best) << seat
        seat = lowest(level)
        if level & (level - 1):
            if not draws:
                return order, level
            seat = (draws & 7) - 1
            draws >>= 3
        order |= (seat + 1) << 3 * place
        racing &= ~(1 << seat)
        if place == 0:
            if protected or not right >> seat & 1:
                break
            racing &= right
            for other in range(len(reactions)):
                if reactions[other] >> 5 > best + photo_finish_ms:
                    racing &= ~(1 << other)
        place += 1
    return order, 0
