"""What the blocks show: who beats whom, with what certainty, and how long each bot thinks."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median_low
from typing import NamedTuple

from openskill.models import PlackettLuce

from mauseloch.arena.blocks import Block
from mauseloch.arena.plans import Plan
from mauseloch.core.intervals import Z95


class Duel(NamedTuple):
    """How two bots fared against each other."""

    first: int
    second: int
    """The bots' numbers in the plan."""
    share: float
    """The first bot's share of the victories; a shared victory counts in parts."""
    low: float
    high: float
    """`low` to `high` is the 95% confidence interval of the true share."""
    matches: int
    points: tuple[float, float]
    """The average points of a seat, for each bot."""


class Standing(NamedTuple):
    """How a bot fared against all its opponents."""

    bot: int
    rating: float
    low: float
    high: float
    """`low` to `high` is the 95% confidence interval of the rating, if openskill's model holds."""
    points: float
    decisions: int
    median_ms: float
    worst_ms: float


class Report(NamedTuple):
    """The results of a plan, or of as much of it as was played."""

    plan: Plan
    duels: tuple[Duel, ...]
    """In the order of the plan's pairs, leaving out those that have not begun."""
    standings: tuple[Standing, ...]
    """In the order of the plan's bots, leaving out those that have not played."""

    def duel(self, first: int, second: int) -> Duel | None:
        """How these two fared, from the first one's side; None if they did not play."""
        for duel in self.duels:
            if (duel.first, duel.second) == (first, second):
                return duel
            if (duel.first, duel.second) == (second, first):
                share, low, high = 1 - duel.share, 1 - duel.high, 1 - duel.low
                return Duel(first, second, share, low, high, duel.matches, duel.points[::-1])
        return None


def report(plan: Plan, blocks: Iterable[Block]) -> Report:
    """Evaluate these blocks, in the order of the plan whatever order they come in."""
    wanted = sorted(
        (one for one in blocks if one.block < plan.blocks), key=lambda one: (one.block, one.pair)
    )
    by_pair = [
        (pair, [one for one in wanted if one.pair == number])
        for number, pair in enumerate(plan.pairs)
    ]
    return Report(
        plan,
        tuple(_duel(pair, own) for pair, own in by_pair if own),
        tuple(_standings(plan, wanted)),
    )


def _duel(pair: tuple[int, int], blocks: Sequence[Block]) -> Duel:
    shares = [one.share for one in blocks]
    points = [fmean([score for one in blocks for score in _scores(one, who)]) for who in (0, 1)]
    return Duel(
        *pair,
        fmean(shares),
        *interval(shares),
        sum(len(one.matches) for one in blocks),
        (points[0], points[1]),
    )


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95% confidence interval of the mean of these shares; at least one is needed.

    Each share is that of a block, because matches with the same seed are not independent. Four
    imaginary blocks are added, two lost and two won (as Agresti and Coull do for proportions), so
    that few blocks, or only victories, do not look like certainty.
    """
    all_of_them = [*shares, 0.0, 0.0, 1.0, 1.0]
    count, middle = len(all_of_them), fmean(all_of_them)
    variance = sum((share - middle) ** 2 for share in all_of_them) / (count - 1)
    radius = Z95 * math.sqrt(variance / count)
    return max(0.0, middle - radius), min(1.0, middle + radius)


def _standings(plan: Plan, blocks: Sequence[Block]) -> Iterable[Standing]:
    # Bots do not change, so nothing is added to their uncertainty from match to match (tau).
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in plan.bots]
    points: list[list[int]] = [[] for _ in plan.bots]
    took: list[Counter[int]] = [Counter() for _ in plan.bots]
    worst = [0 for _ in plan.bots]
    for block in blocks:
        pair = plan.pairs[block.pair]
        for match in block.matches:
            shares = [match.share, 1 - match.share]
            teams = model.rate([[ratings[bot]] for bot in pair], scores=shares)
            for bot, team in zip(pair, teams, strict=True):
                ratings[bot] = team[0]
        for who, bot in enumerate(pair):
            points[bot] += _scores(block, who)
            took[bot].update(block.paces[who].took_us)
            worst[bot] = max(worst[bot], block.paces[who].worst_us)
    for bot, rating in enumerate(ratings):
        if points[bot]:
            radius = Z95 * rating.sigma
            yield Standing(
                bot,
                rating.mu,
                rating.mu - radius,
                rating.mu + radius,
                fmean(points[bot]),
                took[bot].total(),
                median_low(took[bot].elements()) / 1000,
                worst[bot] / 1000,
            )


def _scores(block: Block, who: int) -> list[int]:
    """The points of all seats of one of the two."""
    return [
        score
        for match in block.matches
        for seat, score in zip(match.seating, match.scores, strict=True)
        if seat == who
    ]
