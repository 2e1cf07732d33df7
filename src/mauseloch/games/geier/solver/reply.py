"""What a best reply gains against a player whose mixes depend on hands, prizes and pot alone.

With few cards that player is exact. With more it takes a guess of what follows for granted, and
plays the equilibrium of the round as a matrix game. A sweep over all positions then finds what the
best reply gains: in each round it knows the mix, and takes the card that gains most. It gains
something else with each hand, so there are two numbers for each pattern and column. Only two
layers and one guess are kept at a time; where even they don't fit, the largest have 16 bits.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.games.geier.solver.layers import (
    EQUAL,
    MIRRORED,
    POINT,
    Patterns,
    host,
    patterns,
)
from mauseloch.games.geier.solver.whole import Floats, Gains, Values, Whole, check_memory, finish

Guess = Callable[[Patterns], Values]
"""Values of a layer as the player guesses them, laid out like those that are solved."""
AT_ONCE = 1 << 14


def looking_ahead(whole: Whole, guess: Guess) -> Guess:
    """What a player guesses who solves the next round too, and guesses only what follows it."""
    every = {one.cards: one for one in patterns(whole.engine.xp, whole.deck.cards)}

    def look(here: Patterns) -> Values:
        xp, lengths = whole.engine.xp, whole.lengths(here)
        below = guess(every[here.cards - 1])
        starts = xp.asarray(np.cumsum(lengths) - lengths)
        above = Values(starts, xp.zeros(int(lengths.sum()), np.int32))
        for batch in whole.batches(here):
            whole.engine.sweep(here, *batch, below, above)
        return above

    return look


class Step(NamedTuple):
    """A layer that a best reply has been found for."""

    patterns: Patterns
    gains: Gains
    seconds: float
    rounds: int
    settled: int
    widest: float
    """In points, as is the next."""
    bound: float
    """How far off any of the gains can be."""


class Weakness(NamedTuple):
    """What a best reply gains in a match, in points."""

    gain: float
    bound: float
    rounds: int
    settled: int
    seconds: list[float]
    """For each layer that has been swept."""


class Sample(NamedTuple):
    """Rounds at random. All gains are in points, first of the row player, then of the other one."""

    numbers: NDArray[np.int64]
    codes: NDArray[np.int64]
    lefts: NDArray[np.int64]
    """The set of prizes face down, prize p of the deck as bit p."""
    pots: NDArray[np.int64]
    rows: NDArray[np.float32]
    """The mix of who holds the pattern's own cards, a column for each card."""
    columns: NDArray[np.float32]
    gains: Floats
    spreads: Floats
    """Between the most and the least that any two bids lead to."""


class Reply:
    """A best reply to a player who is exact as far as a deck has been solved."""

    def __init__(self, whole: Whole, guess: Guess) -> None:
        """The layers are taken from `whole`, so that memory can be freed."""
        self.whole = whole
        self.guess = guess
        *_, exact = whole.layers
        whole.layers.clear()
        starts, values = exact.found
        gains = Gains(starts, values, values, -1)
        self._last = Step(exact.patterns, gains, 0.0, 0, 0, 0.0, exact.bound)
        self._below: Gains | None = None
        self._guess: Values | None = None

    def run(self, progress: Callable[[Step], object] = lambda _: None) -> Weakness:
        """Sweep all layers that aren't exact; `progress` is called with every one."""
        engine, exact = self.whole.engine, self._last.patterns.cards
        every = [self._last.patterns, *patterns(engine.xp, self.whole.deck.cards)[exact:]]
        kinds = self._kinds([int(self.whole.lengths(one).sum()) for one in every])
        rounds, settled, seconds = 0, 0, []
        for here, kind in zip(every[1:], kinds[1:], strict=True):
            self._step(here, kind)
            progress(self._last)
            rounds, settled = rounds + self._last.rounds, settled + self._last.settled
            seconds.append(self._last.seconds)
        gains = self._last.gains
        gain = (int(gains.own[0]) + int(gains.other[0]) * gains.turn) / 2 / gains.points
        return Weakness(gain, self._last.bound, rounds, settled, seconds)

    def _kinds(self, lengths: list[int]) -> list[type[np.int16 | np.int32]]:
        """How gains are stored: in 32 bits as far as any two layers and a guess fit."""
        kinds: list[type[np.int16 | np.int32]] = [np.int32] * len(lengths)
        sizes = [4 * lengths[0], *(8 * length for length in lengths[1:])]
        memory = self.whole.engine.memory
        for at in range(1, len(lengths)):
            guess = 4 * lengths[at - 1]
            for larger in sorted((at - 1, at), key=sizes.__getitem__, reverse=True):
                if larger and guess + sizes[at - 1] + sizes[at] > memory:
                    kinds[larger], sizes[larger] = np.int16, 4 * lengths[larger]
            check_memory(self.whole.engine, guess + sizes[at - 1] + sizes[at])
        return kinds

    def _step(self, here: Patterns, kind: type[np.int16 | np.int32]) -> None:
        xp, engine = self.whole.engine.xp, self.whole.engine
        below = self._last
        self._below = self._guess = None
        _tidy(xp)
        guess = self.guess(below.patterns)
        self._below, self._guess = below.gains, guess
        _tidy(xp)
        lengths = self.whole.lengths(here)
        many = int(lengths.sum())
        starts = xp.asarray(np.cumsum(lengths) - lengths)
        above = Gains(starts, xp.zeros(many, kind), xp.zeros(many, kind))
        begin = perf_counter()
        swept = [
            engine.reply(here, *batch, guess, below.gains, above)
            for batch in self.whole.batches(here)
        ]
        finish(xp)
        widest = max(one.widest for one in swept) / POINT
        self._last = Step(
            here,
            above,
            perf_counter() - begin,
            sum(one.rounds for one in swept),
            sum(one.settled for one in swept),
            widest,
            below.bound + widest / 2 + 0.5 / POINT + 0.5 / above.points,
        )

    def sample(self, rng: np.random.Generator, many: int) -> Sample:
        """Rounds of the last layer, at random: patterns and their rounds are equally likely."""
        xp, engine, here = self.whole.engine.xp, self.whole.engine, self._last.patterns
        guess, below = self._guess, self._below
        if guess is None or below is None:
            raise ValueError("no layer has been swept yet")
        numbers = rng.integers(len(here.codes), size=many)
        lefts, sets, pots, ties = np.zeros((4, many), np.int64)
        rows, columns = np.zeros((2, many, here.cards), np.float32)
        gains, spreads = np.zeros((2, many, 2))
        for batch, size, rounds in self.whole.batches(here):
            belongs = np.zeros(len(here.codes), bool)
            belongs[batch] = True
            [some] = np.nonzero(belongs[numbers])
            drawn = rng.integers(len(rounds.pots), size=len(some))
            for values, chosen in zip((lefts, sets, pots, ties), rounds, strict=False):
                values[some] = chosen[drawn]
            for begin in range(0, len(some), AT_ONCE):
                part = some[begin : begin + AT_ONCE]
                first, set_, pot, tie = (
                    xp.asarray(one[part], dtype=np.int32) for one in (numbers, sets, pots, ties)
                )
                found = engine.replied(here, first, size, set_, pot, tie, guess, below)
                rows[part], columns[part], gained = map(host, found)
                gains[part] = gained / POINT
                for seat, game in enumerate(games(xp, here, first, set_, pot, tie, below)):
                    spreads[part, seat] = host(game.max((1, 2)) - game.min((1, 2)))
        codes = host(here.codes)[numbers]
        return Sample(numbers, codes, lefts, pots, rows, columns, gains, spreads / POINT)


def games(
    xp: Any, here: Patterns, numbers: Any, sets: Any, pots: Any, ties: Any, below: Gains
) -> tuple[Any, Any]:
    """What bids lead to in single rounds, in 2⁻²⁴ points, all cards included.

    First for a best reply in the seat of the rows, then for one in the seat of the columns.
    """
    children = here.children[numbers].astype(np.int64)
    compared = children & 3
    sets, pots, ties = (one.astype(np.int64)[:, None, None] for one in (sets, pots, ties))
    at = below.starts[children >> 3] + xp.where(compared == EQUAL, ties, sets)
    gain = (compared - EQUAL) * abs(pots) * POINT
    own = below.own[at].astype(np.float64) * (POINT / below.points)
    other = below.other[at].astype(np.float64) * (below.turn * POINT / below.points)
    swapped = children & MIRRORED != 0
    return gain + xp.where(swapped, other, own), xp.where(swapped, own, other) - gain


def best(
    xp: Any,
    here: Patterns,
    numbers: Any,
    sets: Any,
    pots: Any,
    ties: Any,
    below: Gains,
    rows: Any,
    columns: Any,
) -> Any:
    """What best replies to mixes gain in single rounds, against the columns and against the rows.

    In whole numbers of 2⁻²⁴ points.
    """
    own, other = games(xp, here, numbers, sets, pots, ties, below)
    row = (own * columns[:, None, :]).sum(2).max(1)
    column = (other * rows[:, :, None]).sum(1).max(1)
    return xp.rint(xp.stack([row, column], axis=1)).astype(np.int32)


def _tidy(xp: Any) -> None:
    """Give freed memory back, so that large arrays find room in one piece."""
    if hasattr(xp, "get_default_memory_pool"):
        xp.get_default_memory_pool().free_all_blocks()
