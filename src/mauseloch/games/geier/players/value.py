"""What a position for two is worth before it can be solved: a guess, and bids based on it.

As in endgames, only the order of the cards counts. The guess is linear: each card of mine against
each card of yours, by their places in the hands, brings a share of all the points left, of the
largest prize, and of what is carried over. The numbers were fitted to themselves, layer by layer
from the end (bench/kernel_fitting_geier.py), and are kept in a file.
"""

import math
from functools import lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import kernel
from mauseloch.games.geier.kernel.engine import VALUES
from mauseloch.games.geier.solver.matrix import Floats

SHARES = 3
"""Shares of the points left, of the largest prize, and of what is carried over."""
LAYERS = 14
"""Hands of one card, two cards, and so on; with all fifteen nobody is ahead."""
FILE = "value.npy"
"""Layer after layer: the spread, then for each share the weights on and below the diagonal."""


@lru_cache
def weights() -> Floats:
    """The weights by hand size and share: place against place, from the lowest cards up.

    After the shares comes the spread: how much of the sum of squares of all prizes the remaining
    points vary by.
    """
    with (files(__package__) / FILE).open("rb") as file:
        return unpacked(np.load(file))


def unpacked(packed: NDArray[np.float32]) -> Floats:
    """The contents of the file, with both halves of the symmetric weights."""
    full = np.zeros((LAYERS + 2, SHARES + 1, 16, 16))
    left = packed
    for cards in range(1, LAYERS + 1):
        rows, columns = np.tril_indices(cards)
        full[cards, SHARES] = left[0]
        halves, left = np.split(left[1:], [SHARES * len(rows)])
        full[cards, :SHARES, rows, columns] = halves.reshape(SHARES, -1).T
        full[cards, :SHARES, columns, rows] = halves.reshape(SHARES, -1).T
    return full


@kernel
def signs(own: int, other: int, signs: Floats) -> int:
    """Compare each card of one hand with each of the other; the number of cards in a hand."""
    i = 0
    for high in range(15):
        if own >> high & 1:
            j = 0
            for low in range(15):
                if other >> low & 1:
                    signs[i, j] = 1.0 if high > low else -1.0 if high < low else 0.0
                    j += 1
            i += 1
    return i


@kernel
def shares_after(weights: Floats, cards: int, signs: Floats, found: Floats) -> None:
    """The shares for the rest once card i of one hand and card j of the other are bid."""
    smaller = weights[cards - 1]
    for i in range(cards):
        for j in range(cards):
            points, largest, carried = 0.0, 0.0, 0.0
            for m in range(cards - 1):
                row = m + (m >= i)
                for n in range(cards - 1):
                    sign = signs[row, n + (n >= j)]
                    points += smaller[0, m, n] * sign
                    largest += smaller[1, m, n] * sign
                    carried += smaller[2, m, n] * sign
            found[0, i, j], found[1, i, j], found[2, i, j] = points, largest, carried


@kernel
def masses(stack: int, carried: int) -> tuple[float, float, float, float]:
    """All points left, the largest prize, the average carried over, the sum of squares."""
    total, largest, more, squares, prizes = 0, 0, 0, 0, 0
    for prize in range(15):
        if stack >> prize & 1:
            worth = VALUES[prize]
            total += abs(worth)
            squares += worth * worth
            largest = max(largest, abs(worth))
            more += abs(worth + carried) - abs(worth)
            prizes += 1
    if prizes == 0:
        return 0.0, 0.0, 0.0, 0.0
    extra = more / prizes
    return float(total), float(largest), extra, squares + extra * abs(extra)


@kernel
def fill(
    spread: float,
    cards: int,
    signs: Floats,
    shares: Floats,
    stack: int,
    pot: int,
    lead: float,
    win: bool,
    game: Floats,
) -> None:
    """The matrix of a round: points from now on, or the chance to win from -1 to 1.

    `stack` excludes the prize turned up; `spread` is that of the hands left.
    """
    total, largest, _, squares = masses(stack, 0)
    _, _, carried, more = masses(stack, pot)
    for i in range(cards):
        for j in range(cards):
            sign = signs[i, j]
            found = sign * abs(pot) + total * shares[0, i, j] + largest * shares[1, i, j]
            if sign == 0.0:
                found += carried * shares[2, i, j]
            if win:
                found = chance(lead + found, spread * (more if sign == 0.0 else squares))
            game[i, j] = found


@kernel
def chance(lead: float, variance: float) -> float:
    """The chance to win with this average lead, from -1 to 1."""
    if variance <= 0.0:
        return 1.0 if lead > 0.0 else -1.0 if lead < 0.0 else 0.0
    return math.erf(lead / math.sqrt(2.0 * variance))


@kernel
def matrix(
    weights: Floats, own: int, other: int, stack: int, pot: int, lead: float, game: Floats
) -> int:
    """Fill in the chance to win, from -1 to 1, of each pair of bids; the number of cards held."""
    sign, shares = np.zeros((16, 16)), np.zeros((SHARES, 16, 16))
    cards = signs(own, other, sign)
    shares_after(weights, cards, sign, shares)
    spread = weights[cards - 1, SHARES, 0, 0]
    fill(spread, cards, sign, shares, stack, pot, lead, True, game)
    return cards
