"""What many matches say about a game: who wins, by how much, how long it takes, what happens.

>>> found = statistics("geier", seats=3, games=10_000, seed=1)
>>> found.figures["ties"]  # the share of rounds with only ties, and its standard error
Estimate(value=0.0057..., error=0.0001...)

All sums are in whole numbers, so the same seed gives the same figures on any number of cores.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import (
    Counts,
    Figure,
    Words,
    awaited,
    begins,
    kernel,
    standing,
    watch,
)
from mauseloch.core.errors import SetupError
from mauseloch.core.game import AnyGame
from mauseloch.core.intervals import Z95
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.lockstep import Policy, encoding_of, packed, policy_numbers
from mauseloch.lockstep.loops import ANSWERS, Mask, answer, begin_row
from mauseloch.lockstep.simulation import bits_of, check, in_pieces

SHARES = 60
"""The number of parts in a victory: divisible by any number of winners."""


ANY_GAME = {
    "length": Figure("answers"),
    "best": Figure("best"),
    "margin": Figure("margin"),
    "points": Figure("points", share=True),
    "tie_break": Figure("tie_break", share=True),
    "shared": Figure("shared", share=True),
}
"""The most points and their lead over the next; then what decided: points, a tie-break, or
nothing, so that the victory is shared."""
COLUMNS = ("matches", "answers", "best", "margin", "points", "tie_break", "shared")


class Estimate(NamedTuple):
    """A mean or a share, and its standard error."""

    value: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the true value."""
        return self.value - Z95 * self.error, self.value + Z95 * self.error


class Place(NamedTuple):
    """The results of a place in the order of play: the seat that began is the first."""

    wins: Estimate
    """A shared victory counts as a fraction."""
    points: Estimate


class Distribution(NamedTuple):
    """How often each whole number came up."""

    counts: Mapping[int, int]
    """In ascending order."""

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(value * count for value, count in self.counts.items()) / self._total

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        squares = sum(value * value * count for value, count in self.counts.items())
        return math.sqrt(squares / self._total - self.mean**2)

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of all does not exceed."""
        for value, so_far in zip(self.counts, accumulate(self.counts.values()), strict=True):
            if so_far >= part * self._total:
                return value
        return max(self.counts)

    @property
    def _total(self) -> int:
        return sum(self.counts.values())


class Statistics(NamedTuple):
    """The statistics of the matches."""

    game: AnyGame
    seats: int
    games: int
    policy: Policy
    seed: int
    places: tuple[Place, ...]
    points: Distribution
    """The points of all seats together."""
    lengths: Distribution
    """The number of answers from all seats together."""
    figures: Mapping[str, Estimate]
    """Figures by the names in ANY_GAME and in the game's kernel/counts.py."""


class _Sums(NamedTuple):
    """Whole-number sums over matches: by the order of play, and by count."""

    wins: NDArray[np.int64]
    wins_squared: NDArray[np.int64]
    points: NDArray[np.int64]
    points_squared: NDArray[np.int64]
    counts: NDArray[np.int64]
    products: NDArray[np.int64]
    """The summed products of each pair of a match's counts."""


def counts_of(game: AnyGame) -> Counts:
    """The counts of a game."""
    return cast("Counts", package(game.name).load("counts").COUNTED)


def statistics(
    game: str | AnyGame,
    seats: int,
    games: int,
    policy: Policy = "simple",
    seed: int = 0,
    *,
    cores: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Statistics:
    """Play matches among identical players, and count what happens.

    Match number i of a seed is the same whatever the number of matches and cores; with `simple` it
    is also the same as in `simulate`. `progress` is called now and then with the number of matches
    just finished.
    """
    rules = game_of(game) if isinstance(game, str) else game
    check(games, seed, cores)
    if games < 2:
        raise SetupError("statistics need at least two games: one says nothing about the next")
    own, who = packed(rules, seats), policy_numbers([policy] * seats, seats)
    encoding = encoding_of(rules)
    counted = counts_of(rules)
    columns = (*COLUMNS, *counted.names)
    totals: list[_Sums] = []
    points, lengths = Counter[int](), Counter[int]()

    def play(piece: slice) -> tuple[int, _Sums, Counter[int], Counter[int]]:
        matches = piece.stop - piece.start
        scores = np.zeros((matches, seats), np.int64)
        ranks = np.zeros((matches, seats), np.int64)
        counts = np.zeros((matches, len(columns)), np.int64)
        states = np.zeros((2, encoding.words(seats)), np.int64)
        mask = np.zeros(len(encoding.actions), np.bool_)
        _play(own, bits_of(seed), piece.start, who, scores, ranks, counts, states, mask)
        _judge(scores, ranks, counts)
        return matches, _added_up(scores, ranks, counts), _tally(scores), _tally(counts[:, 1])

    def done(result: tuple[int, _Sums, Counter[int], Counter[int]]) -> None:
        matches, sums, some_points, some_lengths = result
        before = totals.pop() if totals else None
        totals.append(_Sums(*map(np.add, before, sums)) if before else sums)
        points.update(some_points)
        lengths.update(some_lengths)
        if progress:
            progress(matches)

    in_pieces(play, games, cores, done)
    sums = totals[0]
    return Statistics(
        rules,
        seats,
        games,
        policy,
        seed,
        tuple(_place(sums, games, place) for place in range(seats)),
        Distribution(dict(sorted(points.items()))),
        Distribution(dict(sorted(lengths.items()))),
        {
            name: _ratio(sums, columns.index(figure.what), columns.index(figure.per), games)
            for name, figure in {**ANY_GAME, **counted.figures}.items()
        },
    )


@kernel
def _play(
    rules: Any,
    seed: np.uint64,
    first: int,
    policies: Words,
    scores: Words,
    ranks: Words,
    counts: Words,
    states: Words,
    mask: Mask,
) -> None:
    """Like `loops.play`, but counting what happens; seats are in the order of play."""
    seats = rules.seats
    keys, made = np.zeros(1, np.uint64), np.zeros((1, 3), np.int64)
    plans, nothing = np.zeros((seats, 2), np.int64), np.zeros(0, np.int64)
    own_scores, own_ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    before, state = states[0], states[1]
    for match in range(len(counts)):
        begin_row(rules, seed, first + match, state, keys, 0, made)
        beginner = begins(rules, state)
        while awaited(rules, state):
            before[:] = state
            answer(rules, state, keys[0], made[0], policies, nothing, nothing, 0, plans, mask)
            watch(rules, before, state, plans, counts[match, 7:])
        standing(rules, state, own_scores, own_ranks)
        for place in range(seats):
            seat = (beginner + place) % seats
            scores[match, place] = own_scores[seat]
            ranks[match, place] = own_ranks[seat]
        counts[match, 0] = 1
        counts[match, 1] = made[0, ANSWERS]


def _judge(scores: NDArray[np.int64], ranks: NDArray[np.int64], counts: NDArray[np.int64]) -> None:
    """Fill in the counts that any finished game has."""
    ordered = np.sort(scores, axis=1)
    best = ordered[:, -1]
    alone = (scores == best[:, None]).sum(axis=1) == 1
    shared = (ranks == 1).sum(axis=1) > 1
    counts[:, 2] = best
    counts[:, 3] = best - ordered[:, -2]
    counts[:, 4] = alone
    counts[:, 5] = ~alone & ~shared
    counts[:, 6] = shared


def _added_up(
    scores: NDArray[np.int64], ranks: NDArray[np.int64], counts: NDArray[np.int64]
) -> _Sums:
    won = ranks == 1
    wins = won * (SHARES // won.sum(axis=1, keepdims=True))
    return _Sums(
        wins.sum(axis=0),
        (wins**2).sum(axis=0),
        scores.sum(axis=0),
        (scores**2).sum(axis=0),
        counts.sum(axis=0),
        counts.T @ counts,
    )


def _tally(values: NDArray[np.int64]) -> Counter[int]:
    found, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


def _place(sums: _Sums, games: int, place: int) -> Place:
    wins = _mean(int(sums.wins[place]), int(sums.wins_squared[place]), games)
    points = _mean(int(sums.points[place]), int(sums.points_squared[place]), games)
    return Place(Estimate(wins.value / SHARES, wins.error / SHARES), points)


def _mean(total: int, squares: int, games: int) -> Estimate:
    spread = squares * games - total * total  # exact: Python's integers are unbounded
    return Estimate(total / games, math.sqrt(spread / (games - 1)) / games)


def _ratio(sums: _Sums, count: int, per: int, games: int) -> Estimate:
    """The ratio of two sums; its error is that of count − ratio · per (the delta method)."""
    total, base = int(sums.counts[count]), int(sums.counts[per])
    if not base:
        return Estimate(0.0, 0.0)
    squares, cross, bases = (
        int(sums.products[a, b]) for a, b in ((count, count), (count, per), (per, per))
    )
    spread = squares * base**2 - 2 * cross * total * base + bases * total**2
    return Estimate(total / base, math.sqrt(spread * games / (games - 1)) / base**2)
