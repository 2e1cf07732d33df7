"""The patterns that two hands of Hol's der Geier can lead to, where only card order matters.

A *pattern* has two bits for each rank held by anyone, from the lowest, that say by whom. Seats can
be swapped, so a pattern and its mirror image are the same: the smaller number stands for both.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import GOLDEN, kernel

OWN, OTHER, BOTH = 1, 2, 3


class Tree(NamedTuple):
    """All patterns that hands can lead to. Patterns of k cards each are layer k."""

    codes: NDArray[np.int64]
    """All patterns, the largest hands first."""
    cards: NDArray[np.int64]
    """The number of cards in a hand of each pattern."""
    first_child: NDArray[np.int64]
    """For each pattern: where its rows begin in `children`."""
    children: NDArray[np.int32]
    """For our i-th card and the opponent's j-th, from the lowest: eight times the number of the
    pattern that remains, plus 4 if it is mirrored, plus 0, 1 or 2: lower, equal or higher."""
    mirrored: bool
    """Whether the root pattern is mirrored."""


def pattern_of(own: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Who holds the lowest rank, the next one and so on: two bits each."""
    code = 0
    for card in sorted({*own, *other}, reverse=True):
        code = code << 2 | (OWN if card in own else 0) | (OTHER if card in other else 0)
    return code


@kernel
def mirror(code: int) -> int:
    """The pattern with seats swapped."""
    return (code & 0x55555555) << 1 | (code >> 1) & 0x55555555


@kernel
def without(code: int, own: int, other: int) -> int:
    """The pattern left once our card number `own`, from the lowest, and one of theirs are bid."""
    left, place = 0, 0
    while code:
        who = code & BOTH
        code >>= 2
        if who & OWN:
            if own == 0:
                who ^= OWN
            own -= 1
        if who & OTHER:
            if other == 0:
                who ^= OTHER
            other -= 1
        if who:
            left |= who << place
            place += 2
    return left


@kernel
def compare(code: int, own: int, other: int) -> int:
    """0, 1 or 2: our card number `own` is lower than theirs, equal, or higher."""
    while True:
        who = code & BOTH
        code >>= 2
        here = (who & OWN != 0 and own == 0, who & OTHER != 0 and other == 0)
        if here[0] or here[1]:
            return 1 if here[0] and here[1] else 0 if here[0] else 2
        own -= who & OWN
        other -= who >> 1


@kernel
def _layer(
    codes: NDArray[np.int64], cards: int, first: int, children: NDArray[np.int32]
) -> NDArray[np.int64]:
    """Fill in the children of patterns that have `cards` cards each; return the new patterns.

    The first of the new patterns has the number `first`.
    """
    bits = 4
    while 1 << bits < 2 * min(len(codes) * cards * cards, 6 ** (cards - 1)):
        bits += 1
    slots = np.full(1 << bits, -1, np.int64)
    made = np.empty(len(children), np.int64)
    count = 0
    at = 0
    for code in codes:
        for own in range(cards):
            for other in range(cards):
                left = without(code, own, other)
                turned = mirror(left)
                smaller = min(left, turned)
                slot = scatter(smaller, bits)
                while slots[slot] >= 0 and made[slots[slot]] != smaller:
                    slot = (slot + 1) & ((1 << bits) - 1)
                if slots[slot] < 0:
                    slots[slot] = count
                    made[count] = smaller
                    count += 1
                number = (first + slots[slot]) * 8 + 4 * (turned < left)
                children[at] = number + compare(code, own, other)
                at += 1
    return made[:count].copy()


@kernel
def scatter(key: int, bits: int) -> int:
    """Where to start looking for a key in a table of 2 to the power of `bits` slots."""
    mixed = np.uint64(key) * GOLDEN
    mixed = (mixed ^ (mixed >> np.uint64(29))) * GOLDEN
    return np.int64(mixed >> np.uint64(64 - bits))  # type: ignore[return-value]


def patterns(code: int, cards: int) -> Tree:
    """Everything that a pattern can lead to as cards are bid."""
    root = min(code, mirror(code))
    layers = [np.array([root], np.int64)]
    children = []
    count = 1
    for size in range(cards, 1, -1):
        table = np.empty(len(layers[-1]) * size * size, np.int32)
        made = _layer(layers[-1], size, count, table)
        count += len(made)
        layers.append(made)
        children.append(table)
    sizes = np.concatenate(
        [np.full(len(layer), cards - depth) for depth, layer in enumerate(layers)]
    )
    places = np.cumsum(sizes**2) - sizes**2
    everything = np.concatenate([*children, np.empty(0, np.int32)])
    return Tree(np.concatenate(layers), sizes, places, everything, code != root)
