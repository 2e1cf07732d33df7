"""The whole of Hol's der Geier for two, solved for the difference in points.

Layer by layer from the end: a layer's rounds are matrix games of the values below it, and a value
is the mean of the rounds that the next prize may begin. An engine does the work: a CUDA card, or
the processor for small decks. Every game is checked by what both mixes secure, and what that and
rounding can add up to bounds the error of every value.
"""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.games.geier.solver.layers import (
    COARSE,
    EQUAL,
    MIRRORED,
    OTHER,
    OWN,
    POINT,
    Deck,
    Patterns,
    Prizes,
    Rounds,
    host,
    patterns,
)

Floats = NDArray[np.float64]


class Swept(NamedTuple):
    """What an engine reports of some patterns."""

    rounds: int
    settled: int
    """Rounds that were solved a second time, in double precision."""
    widest: float
    """The widest gap between what the two mixes secure, in 2⁻²⁴ points."""


class Mixes(NamedTuple):
    """Solutions of single rounds."""

    values: Any
    gaps: Any
    rows: Any
    columns: Any


class Values(NamedTuple):
    """The values of a layer, in 2⁻²⁴ points."""

    starts: Any
    """Where each pattern's values begin."""
    values: Any


class Gains(NamedTuple):
    """What a best reply gains in the positions of a layer, from its own view.

    Whole numbers of 2⁻²⁴ points, or of 1/COARSE points where only 16 bits are stored.
    """

    starts: Any
    """Where each pattern's gains begin, as they do for values."""
    own: Any
    """Where it holds the pattern's own cards."""
    other: Any
    turn: int = 1
    """-1 if `other` is what the opponent gains."""

    @property
    def points(self) -> int:
        """How many units make a point."""
        return POINT if self.own.dtype == np.int32 else COARSE


class Replied(NamedTuple):
    """Single rounds of a best reply."""

    rows: Any
    """The mixes, a column for each card."""
    columns: Any
    gains: Any
    """What is gained against the columns, and what against the rows, in 2⁻²⁴ points."""


class Engine(Protocol):
    """Where the work is done."""

    @property
    def xp(self) -> Any:
        """NumPy or CuPy."""

    @property
    def name(self) -> str:
        """What it is."""

    @property
    def memory(self) -> int:
        """How many bytes there are for values."""

    def sweep(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        rounds: Rounds,
        below: Values,
        above: Values,
    ) -> Swept:
        """Fill in the values of some patterns with the same rounds, of this size at most."""

    def settle(
        self, here: Patterns, numbers: Any, sets: Any, pots: Any, ties: Any, below: Values
    ) -> Mixes:
        """Solve single rounds, each with the number of its pattern, mixes included."""

    def reply(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        rounds: Rounds,
        guess: Values,
        below: Gains,
        above: Gains,
    ) -> Swept:
        """Fill in what a best reply gains against mixes that take the guess for what follows."""

    def replied(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        sets: Any,
        pots: Any,
        ties: Any,
        guess: Values,
        below: Gains,
    ) -> Replied:
        """Do the same for single rounds, as a sweep of patterns of this size would."""


class Place(NamedTuple):
    """A position, or a round of one: then `carried` is the pot, prize included."""

    own: tuple[int, ...]
    """From the lowest card, as is the next."""
    other: tuple[int, ...]
    left: int
    """The set of prizes face down, prize p of the deck as bit p."""
    carried: int


class Layer(NamedTuple):
    """All positions with the same number of cards."""

    patterns: Patterns
    found: Values
    seconds: float
    rounds: int
    settled: int
    widest: float
    """In points, as is the next."""
    bound: float
    """How far off any of the values can be."""


class Whole:
    """A deck, solved."""

    def __init__(self, deck: Deck, engine: Engine) -> None:
        self.deck = deck
        self.engine = engine
        self.prizes = Prizes(deck)
        self.layers: list[Layer] = []
        """The layer without cards first."""
        self._known: dict[int, NDArray[np.int64]] = {}

    def solve(
        self, progress: Callable[[Layer], object] = lambda _: None, upto: int | None = None
    ) -> None:
        """Solve everything up to the first prize, or positions with at most so many cards each.

        `progress` is called with every layer.
        """
        xp, cards = self.engine.xp, self.deck.cards
        every = patterns(xp, cards)[:upto]
        check_memory(self.engine, 4 * sum(int(self.lengths(one).sum()) for one in every))
        nothing = Patterns(0, xp.zeros(1, np.int64), None, np.array([cards]), *[None] * 4)
        ends = len(self.prizes.stock(0, cards).sets)
        found = Values(xp.zeros(1, np.int64), xp.zeros(ends, np.int32))
        self.layers = [Layer(nothing, found, 0.0, 0, 0, 0.0, 0.0)]
        for one in every:
            self.layers.append(self._layer(one))
            progress(self.layers[-1])

    def _layer(self, here: Patterns) -> Layer:
        xp, below = self.engine.xp, self.layers[-1]
        lengths = self.lengths(here)
        above = Values(
            xp.asarray(np.cumsum(lengths) - lengths), xp.zeros(int(lengths.sum()), np.int32)
        )
        begin = perf_counter()
        swept = [
            self.engine.sweep(here, *batch, below.found, above) for batch in self.batches(here)
        ]
        finish(xp)
        seconds = perf_counter() - begin
        widest = max(one.widest for one in swept) / POINT
        return Layer(
            here,
            above,
            seconds,
            sum(one.rounds for one in swept),
            sum(one.settled for one in swept),
            widest,
            below.bound + widest / 2 + 0.5 / POINT,
        )

    def batches(self, here: Patterns) -> Iterator[tuple[NDArray[np.int64], int, Rounds]]:
        """The patterns of a layer by number, those with equally large games and the same rounds."""
        sizes = host(self.engine.xp.maximum(here.heights, here.widths))
        for gone in set(here.gone.tolist()):
            rounds = self.prizes.rounds(here.cards, gone)
            for size in set(sizes[here.gone == gone].tolist()):
                [numbers] = np.nonzero((here.gone == gone) & (sizes == size))
                yield numbers, size, rounds

    def lengths(self, here: Patterns) -> NDArray[np.int64]:
        """How many values each pattern has."""
        columns = np.zeros(self.deck.cards + 1, np.int64)
        for gone in set(here.gone.tolist()):
            columns[gone] = len(self.prizes.stock(here.cards, gone).sets)
        found: NDArray[np.int64] = columns[here.gone]
        return found

    @property
    def bound(self) -> float:
        """How far off any stored value can be, in points."""
        return max(layer.bound for layer in self.layers)

    def value(self, place: Place) -> float:
        """The stored value of a position, in points."""
        at, turn = self._at(place)
        return turn * int(self.layers[len(place.own)].found.values[at]) / POINT

    def game(self, place: Place) -> Floats:
        """The matrix of a round, in points: a row for each of our cards.

        What may follow is found by the cards themselves, not by children as in a sweep.
        """
        pot, turns, gains, places = place.carried, [], [], []
        for mine in place.own:
            for theirs in place.other:
                carried = pot if mine == theirs and self.deck.carry else 0
                own, other = _without(place.own, mine), _without(place.other, theirs)
                at, turn = self._at(Place(own, other, place.left, carried))
                places.append(at)
                turns.append(turn)
                gains.append(((mine > theirs) - (mine < theirs)) * abs(pot))
        below = self.layers[len(place.own) - 1].found.values
        after = host(below[self.engine.xp.asarray(places)]) / POINT
        found = np.array(gains) + np.array(turns) * after
        return found.reshape(len(place.own), len(place.other))

    def mixes(self, places: Sequence[Place]) -> Mixes:
        """Solve rounds in which both hold equally many cards, in points, a column for each card."""
        here = self.layers[len(places[0].own)]
        numbers, turns = np.array([self._pattern(one) for one in places]).T
        below = [
            self.prizes.stock(here.patterns.cards - 1, int(here.patterns.gone[number]) + 1)
            for number in numbers
        ]
        sizes = self.prizes.sets[here.patterns.cards - 1]
        sets = [int(np.searchsorted(sizes, one.left)) for one in places]
        ties = [
            stock.places[one.left, (one.carried if self.deck.carry else 0) - self.prizes.lowest]
            for stock, one in zip(below, places, strict=True)
        ]
        pots = [one.carried for one in places]
        under = self.layers[here.patterns.cards - 1].found
        found = self._settled(here.patterns, numbers, sets, pots, ties, under)
        values, gaps, rows, columns = map(host, found)
        swapped = turns[:, None] < 0
        return Mixes(
            turns * values / POINT,
            gaps / POINT,
            np.where(swapped, columns, rows),
            np.where(swapped, rows, columns),
        )

    def _settled(
        self, here: Patterns, numbers: Any, sets: Any, pots: Any, ties: Any, below: Values
    ) -> Mixes:
        """Let the engine solve rounds whose numbers are in ordinary memory."""
        numbers, sets, pots, ties = (
            self.engine.xp.asarray(one, dtype=np.int32) for one in (numbers, sets, pots, ties)
        )
        return self.engine.settle(here, numbers, sets, pots, ties, below)

    def miss(self, place: Place) -> float:
        """How far a stored value lies outside of what its rounds' mixes secure, in points.

        That is at most a rounding error. Only finding the mixes is left to the engine; what they
        secure is worked out here.
        """
        rounds = [
            Place(
                place.own,
                place.other,
                place.left ^ 1 << bit,
                place.carried + self.deck.prizes[bit],
            )
            for bit in range(self.deck.cards)
            if place.left >> bit & 1
        ]
        mixes = self.mixes(rounds)
        games = np.array([self.game(one) for one in rounds])
        least = np.einsum("ri,rij->rj", mixes.rows, games).min(1).mean()
        most = np.einsum("rij,rj->ri", games, mixes.columns).max(1).mean()
        found = self.value(place)
        return max(0.0, float(least) - found, found - float(most))

    def any_place(self, rng: np.random.Generator, cards: int) -> Place:
        """A position of a layer, at random: patterns and columns are equally likely."""
        layer = self.layers[cards]
        number = int(rng.integers(len(layer.patterns.codes)))
        code = int(layer.patterns.codes[number])
        stock = self.prizes.stock(cards, int(layer.patterns.gone[number]))
        column = int(rng.integers(len(stock.sets)))
        own, other = (
            tuple(rank + 1 for rank in range(self.deck.cards) if code >> 2 * rank & who)
            for who in (OWN, OTHER)
        )
        if rng.integers(2):
            own, other = other, own
        return Place(own, other, int(stock.sets[column]), int(stock.carried[column]))

    def _pattern(self, place: Place) -> tuple[int, int]:
        """The number of its pattern, and -1 if seats are swapped in it."""
        code = turned = 0
        for card in sorted({*place.own, *place.other}, reverse=True):
            mine, theirs = card in place.own, card in place.other
            code, turned = code << 2 | mine | theirs << 1, turned << 2 | theirs | mine << 1
        codes = self._codes(len(place.own))
        return int(np.searchsorted(codes, min(code, turned))), -1 if turned < code else 1

    def _codes(self, cards: int) -> NDArray[np.int64]:
        if cards not in self._known:
            self._known[cards] = host(self.layers[cards].patterns.codes)
        return self._known[cards]

    def _at(self, place: Place) -> tuple[int, int]:
        """Where a position's value is stored, and -1 if it is its negative."""
        number, turn = self._pattern(place)
        layer = self.layers[len(place.own)]
        stock = self.prizes.stock(len(place.own), int(layer.patterns.gone[number]))
        column = stock.places[place.left, place.carried - self.prizes.lowest]
        if column < 0:
            raise ValueError(f"there is no such position: {place}")
        return int(layer.found.starts[number]) + int(column), turn

    def self_play(self, matches: int, seed: int) -> Floats:
        """The lead of the first seat at the end of each match between two perfect players."""
        xp, cards = self.engine.xp, self.deck.cards
        rng = np.random.default_rng(seed)
        number, turn = np.zeros(matches, np.int64), np.ones(matches)
        left = np.full(matches, (1 << cards) - 1)
        carried, lead = np.zeros(matches, np.int64), np.zeros(matches)
        worth = np.array(self.deck.prizes)
        for held in range(cards, 0, -1):
            here, below = self.layers[held], self.layers[held - 1]
            chosen = (left[:, None] >> np.arange(cards)) & 1
            prize = np.argsort(chosen * rng.random((matches, cards)), axis=1)[:, -1]
            left &= ~(1 << prize)
            pot = carried + worth[prize]
            sets = np.searchsorted(self.prizes.sets[held - 1], left)
            ties = np.zeros(matches, np.int64)
            gone = here.patterns.gone[number]
            for one in set(gone.tolist()):
                some = gone == one
                at = (pot[some] if self.deck.carry else 0) - self.prizes.lowest
                ties[some] = self.prizes.stock(held - 1, one + 1).places[left[some], at]
            found = self._settled(here.patterns, number, sets, pot, ties, below.found)
            row, column = (_drawn(rng, host(one)) for one in (found.rows, found.columns))
            bids = (xp.asarray(one) for one in (number, row, column))
            child = host(here.patterns.children[tuple(bids)])
            compared = (child & 3) - EQUAL
            lead += turn * compared * abs(pot)
            turn = np.where(child & MIRRORED, -turn, turn)
            carried = np.where((compared == 0) & self.deck.carry, pot, 0)
            number = child.astype(np.int64) >> 3
        return lead


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(one for one in hand if one != card)


def _drawn(rng: np.random.Generator, mixes: Floats) -> NDArray[np.int64]:
    """A bid from each mix."""
    upto = np.cumsum(mixes, axis=1)
    upto /= upto[:, -1:]
    found: NDArray[np.int64] = (rng.random((len(mixes), 1)) >= upto).sum(1)
    return found


def check_memory(engine: Engine, needed: int) -> None:
    """Refuse what an engine has no memory for, in bytes."""
    if needed > engine.memory:
        gigabytes, memory = -(-needed // 10**9), engine.memory // 10**9
        raise SetupError(
            f"this needs {gigabytes} GB of memory, not {memory}",
            say("error-solve-memory", needed=gigabytes, memory=memory),
        )


def finish(xp: Any) -> None:
    """Wait until a card is done."""
    if hasattr(xp, "cuda"):
        xp.cuda.runtime.deviceSynchronize()
