"""All positions of Hol's der Geier for two, layer by layer, for the difference in points.

Layer k holds all positions with k cards each and k prizes face down. A position is a pattern (see
patterns.py), the set of prizes left, and the sum carried over. Turning up a prize makes it a round,
in which both bid; how its pot came about doesn't matter. Who is ahead doesn't matter either.

Values are whole numbers of 2⁻²⁴ points. Everything here works with NumPy on a processor and with
CuPy on a card: `xp` is either module.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

POINT = 1 << 24
COARSE = 468
"""Units a point where only 16 bits are stored: 70 points fit."""
OWN, OTHER, BOTH = 1, 2, 3
LOWER, EQUAL, HIGHER = 0, 1, 2
"""How our bid compares, in a child's number."""
MIRRORED = 4


class Deck(NamedTuple):
    """What is played with: as many cards as prizes."""

    prizes: tuple[int, ...]
    carry: bool = True
    """Whether equal bids carry the pot over; otherwise it is lost, as in plain Goofspiel."""

    @property
    def cards(self) -> int:
        """The number of cards in a hand, from 1 up."""
        return len(self.prizes)


def geier(cards: int) -> Deck:
    """The game with this many cards: a third of the prizes are vultures."""
    vultures = cards // 3
    return Deck((*range(-vultures, 0), *range(1, cards - vultures + 1)))


def goofspiel(cards: int) -> Deck:
    """Plain Goofspiel."""
    return Deck(tuple(range(1, cards + 1)), carry=False)


class Patterns(NamedTuple):
    """The patterns of a layer, in ascending order; those with more ranks gone come first."""

    cards: int
    codes: Any
    children: Any
    """For each pattern, our i-th card and their j-th: eight times the number of the pattern in the
    layer below, plus MIRRORED if seats swap, plus LOWER, EQUAL or HIGHER."""
    gone: NDArray[np.int64]
    """How many ranks neither player holds any more: no pot can have been carried more often."""
    rows: Any
    """For each pattern: those of our cards that differ. Cards between which nobody else's lies are
    worth the same, so the lowest stands for all of them."""
    columns: Any
    heights: Any
    """How many there are."""
    widths: Any


def patterns(xp: Any, cards: int) -> list[Patterns]:
    """The patterns of every layer, from one card up to all of them."""
    codes = xp.asarray([(1 << 2 * cards) - 1], dtype=np.int64)
    found = []
    for held in range(cards, 0, -1):
        own, other = places(xp, codes, held, OWN), places(xp, codes, held, OTHER)
        children, below = _children(xp, codes, own, other)
        gone = cards - 1 - host(xp.maximum(own[:, -1], other[:, -1]))
        rows, heights = _different(xp, codes, own)
        columns, widths = _different(xp, codes, other)
        found.append(Patterns(held, codes, children, gone, rows, columns, heights, widths))
        codes = below
    return found[::-1]


def _children(xp: Any, codes: Any, own: Any, other: Any) -> tuple[Any, Any]:
    """The children of these patterns, and the patterns that they refer to."""
    held = own.shape[1]
    left = xp.empty((len(codes), held, held), np.int64)
    kinds = xp.empty((len(codes), held, held), np.int8)
    for i in range(held):
        for j in range(held):
            here, there = own[:, i], other[:, j]
            code = codes - (OWN << 2 * here) - (OTHER << 2 * there)
            code = _closed(_closed(code, xp.maximum(here, there)), xp.minimum(here, there))
            turned = (code & 0x55555555) << 1 | code >> 1 & 0x55555555
            left[:, i, j] = xp.minimum(code, turned)
            kinds[:, i, j] = xp.sign(here - there) + 1 + MIRRORED * (turned < code)
    below = xp.unique(left)
    numbers = xp.searchsorted(below, left.ravel()).reshape(left.shape)
    return (8 * numbers + kinds).astype(np.int32), below


def places(xp: Any, codes: Any, held: int, who: int) -> Any:
    """The ranks of a player's cards, from the lowest."""
    places = xp.zeros((len(codes), held), np.int64)
    seen = xp.zeros(len(codes), np.int64)
    for rank in range(16):
        [here] = xp.nonzero(codes >> 2 * rank & who)
        places[here, seen[here]] = rank
        seen[here] += 1
    return places


def _different(xp: Any, codes: Any, places: Any) -> tuple[Any, Any]:
    """The cards of a hand that differ, by number, and how many there are."""
    many, held = places.shape
    alone = codes[:, None] >> 2 * places & BOTH != BOTH
    differs = xp.ones((many, held), bool)
    next_to = places[:, 1:] == places[:, :-1] + 1
    differs[:, 1:] = ~(next_to & alone[:, 1:] & alone[:, :-1])
    cards = xp.zeros((many, held), np.int8)
    seen = xp.zeros(many, np.int8)
    for card in range(held):
        [here] = xp.nonzero(differs[:, card])
        cards[here, seen[here]] = card
        seen[here] += 1
    return cards, seen


def _closed(code: Any, rank: Any) -> Any:
    """Close the gap at a rank that nobody holds; otherwise leave the pattern as it is."""
    low = code & (1 << 2 * rank) - 1
    shut = code >> 2 * rank + 2 << 2 * rank | low
    held = code >> 2 * rank & BOTH != 0
    return held * code + ~held * shut


class Stock(NamedTuple):
    """What prizes a position can have, given its layer and how many ranks are gone: its columns."""

    sets: NDArray[np.int32]
    """The set of prizes left for each column, prize p of the deck as bit p."""
    carried: NDArray[np.int32]
    """First all sets with nothing carried over, then all others."""
    places: NDArray[np.int32]
    """The column of each set and each sum carried over, from the lowest; -1 if impossible."""


class Rounds(NamedTuple):
    """The rounds of a pattern, and how positions are made of them."""

    lefts: NDArray[np.int32]
    """The set of prizes still face down."""
    sets: NDArray[np.int32]
    """Its number among sets of that size: the column below, if nothing is carried over."""
    pots: NDArray[np.int32]
    ties: NDArray[np.int32]
    """The column below if bids are equal."""
    sources: NDArray[np.int32]
    """For each column of the positions: its rounds, one for each prize that may turn up."""


class Prizes:
    """The sets of prizes that may be left, and what can have been carried over with each."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.lowest = sum(min(prize, 0) for prize in deck.prizes)
        self.width = sum(max(prize, 0) for prize in deck.prizes) - self.lowest + 1
        self._stocks: dict[tuple[int, int], Stock] = {}

    @cached_property
    def sets(self) -> list[NDArray[np.int64]]:
        """All sets by size, in ascending order."""
        every = np.arange(1 << self.deck.cards)
        sizes = np.array([int(one).bit_count() for one in every])
        return [every[sizes == size] for size in range(self.deck.cards + 1)]

    @cached_property
    def _sums(self) -> list[list[int]]:
        """For each set and size: the sums of its subsets of that size, as a bit set."""
        sums = [[1 << -self.lowest]]
        for one in range(1, 1 << self.deck.cards):
            prize = self.deck.prizes[one.bit_length() - 1]
            without = sums[one ^ 1 << one.bit_length() - 1]
            more = [0, *(here << prize if prize > 0 else here >> -prize for here in without)]
            sums.append([a | b for a, b in zip([*without, 0], more, strict=True)])
        return sums

    def carries(self, left: int, most: int) -> int:
        """The sums that can have been carried over in at most so many rounds, as a bit set."""
        gone = self._sums[(1 << self.deck.cards) - 1 ^ left]
        found = 0
        for sums in gone[: (most if self.deck.carry else 0) + 1]:
            found |= sums
        return found

    def stock(self, size: int, gone: int) -> Stock:
        """The columns of positions of a layer."""
        if (size, gone) not in self._stocks:
            sets = self.sets[size]
            some = [(left, [*self._listed(self.carries(int(left), gone))]) for left in sets]
            rest = [(left, carry) for left, carries in some for carry in carries if carry]
            places = np.full((1 << self.deck.cards, self.width), -1, np.int32)
            lefts = np.array([*sets, *(left for left, _ in rest)], np.int32)
            carried = np.array([*[0] * len(sets), *(carry for _, carry in rest)], np.int32)
            places[lefts, carried - self.lowest] = range(len(lefts))
            self._stocks[size, gone] = Stock(lefts, carried, places)
        return self._stocks[size, gone]

    def rounds(self, size: int, gone: int) -> Rounds:
        """The rounds of patterns with so many cards."""
        above, below = self.stock(size, gone), self.stock(size - 1, gone + 1)
        chosen = (above.sets[:, None] >> np.arange(self.deck.cards)) & 1
        bits = np.nonzero(chosen)[1].reshape(-1, size)
        lefts = above.sets[:, None] & ~(1 << bits)
        pots = above.carried[:, None] + np.array(self.deck.prizes)[bits]
        keys, sources = np.unique(lefts * 256 + pots - self.lowest, return_inverse=True)
        lefts, pots = keys // 256, keys % 256 + self.lowest
        ranks = np.searchsorted(self.sets[size - 1], lefts)
        ties = below.places[lefts, pots - self.lowest if self.deck.carry else -self.lowest]
        sources = sources.reshape(-1, size)
        return Rounds(*(one.astype(np.int32) for one in (lefts, ranks, pots, ties, sources)))

    def _listed(self, sums: int) -> Sequence[int]:
        return [at + self.lowest for at in range(self.width) if sums >> at & 1]


def host(array: Any) -> NDArray[Any]:
    """The same array in ordinary memory."""
    found: NDArray[Any] = array.get() if hasattr(array, "get") else array
    return found
