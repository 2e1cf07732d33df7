"""What the blocks show: who beats whom, with what certainty, and how long each bot thinks."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from statistics import fmean, median_low
from typing import Any, NamedTuple

from openskill.models import BradleyTerryPart, PlackettLuce

from mauseloch.arena.blocks import Block, Verdict
from mauseloch.arena.plans import Plan
from mauseloch.core.intervals import Z95


class Duel(NamedTuple):
    """How two bots fared against each other."""

    first: int
    second: int
    """The bots' numbers in the plan."""
    share: float
    """The first bot's share of the victories, a shared one in parts; if every table has one of each
    bot, how often it finished ahead of the second, level as one half."""
    low: float
    high: float
    """`low` to `high` is the 95% confidence interval of the true share."""
    matches: int
    points: tuple[float | None, float | None]
    """The average points of a seat, for each bot."""


class Share(NamedTuple):
    """A share, with `low` to `high` as its 95% confidence interval."""

    share: float
    low: float
    high: float


class Standing(NamedTuple):
    """How a bot fared against all its opponents."""

    bot: int
    rating: float
    low: float
    high: float
    """`low` to `high` is the 95% confidence interval of the rating, if openskill's model holds."""
    points: float | None
    """The average of a seat, without forfeited matches."""
    decisions: int
    median_ms: float
    worst_ms: float
    wins: Share | None = None
    """Its share of the victories, if every table has one of each bot."""
    forfeits: int = 0
    """The matches that it lost by failing."""
    verdict: Verdict | None = None
    """How it failed the first time."""


class Report(NamedTuple):
    """The results of a plan, or of as much of it as was played."""

    plan: Plan
    duels: tuple[Duel, ...]
    """In the order of the plan, leaving out those that have not begun."""
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
        (one for one in blocks if one.block < plan.blocks), key=lambda one: (one.block, one.group)
    )
    duels = _meetings(plan, wanted) if plan.each else _halves(plan, wanted)
    return Report(plan, tuple(duels), tuple(_standings(plan, wanted)))


def _halves(plan: Plan, blocks: Sequence[Block]) -> Iterator[Duel]:
    """Duels of bots that share a table half and half: who has won?"""
    for number, (first, second) in enumerate(plan.groups):
        own = [one for one in blocks if one.group == number]
        if own:
            shares = [one.share for one in own]
            points = (_mean(own, 0), _mean(own, 1))
            matches = sum(len(one.matches) for one in own)
            yield Duel(first, second, fmean(shares), *interval(shares), matches, points)


def _meetings(plan: Plan, blocks: Sequence[Block]) -> Iterator[Duel]:
    """Duels of bots that sit at the same tables: who has finished ahead?"""
    for first, second in combinations(range(len(plan.bots)), 2):
        ahead: defaultdict[int, list[float]] = defaultdict(list)
        points: tuple[list[int], list[int]] = ([], [])
        for one in blocks:
            group = plan.groups[one.group]
            if first in group and second in group:
                whos = (group.index(first), group.index(second))
                ahead[one.block] += [match.ahead(*whos) for match in one.matches]
                for found, who in zip(points, whos, strict=True):
                    found.extend(_scores(one, who))
        if ahead:  # all matches with the same seed are one observation
            shares = [fmean(found) for found in ahead.values()]
            means = [fmean(found) if found else None for found in points]
            matches = sum(map(len, ahead.values()))
            share = fmean(shares)
            yield Duel(first, second, share, *interval(shares), matches, (means[0], means[1]))


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


def _standings(plan: Plan, blocks: Sequence[Block]) -> Iterator[Standing]:
    ratings = _ratings(plan, blocks)
    for bot, rating in enumerate(ratings):
        own = [
            (one, plan.groups[one.group].index(bot))
            for one in blocks
            if bot in plan.groups[one.group]
        ]
        if not own:
            continue
        took: Counter[int] = Counter()
        for one, who in own:
            took.update(one.paces[who].took_us)
        points = [score for one, who in own for score in _scores(one, who)]
        verdicts = [said for one, who in own for said in one.verdicts if said.bot == who]
        radius = Z95 * rating.sigma
        yield Standing(
            bot,
            rating.mu,
            rating.mu - radius,
            rating.mu + radius,
            fmean(points) if points else None,
            took.total(),
            median_low(took.elements()) / 1000 if took else 0.0,
            max(one.paces[who].worst_us for one, who in own) / 1000,
            _wins(own) if plan.each else None,
            len(verdicts),
            verdicts[0] if verdicts else None,
        )


def _wins(blocks: Sequence[tuple[Block, int]]) -> Share:
    by_seed: defaultdict[int, list[float]] = defaultdict(list)
    for one, who in blocks:
        by_seed[one.block].append(one.won(who))
    shares = [fmean(found) for found in by_seed.values()]
    return Share(fmean(shares), *interval(shares))


def _ratings(plan: Plan, blocks: Sequence[Block]) -> Sequence[Any]:
    # Bots do not change, so nothing is added to their uncertainty from match to match (tau).
    # Plackett-Luce treats equal ranks among more than two unequally; Bradley-Terry does not.
    model: Any = BradleyTerryPart(tau=0.0) if plan.each else PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in plan.bots]
    for block in blocks:
        group = plan.groups[block.group]
        for match in block.matches:
            if plan.each:
                places: list[float] = [
                    -match.ranks[match.seating.index(who)] for who in range(len(group))
                ]
            else:
                places = [match.share, 1 - match.share]
            teams = model.rate([[ratings[bot]] for bot in group], scores=places)
            for bot, team in zip(group, teams, strict=True):
                ratings[bot] = team[0]
    return ratings


def _mean(blocks: Iterable[Block], who: int) -> float | None:
    points = [score for one in blocks for score in _scores(one, who)]
    return fmean(points) if points else None


def _scores(block: Block, who: int) -> list[int]:
    """The points of all seats of one of the bots, where it has not forfeited."""
    return [
        score
        for match in block.matches
        if who not in match.forfeits
        for seat, score in zip(match.seating, match.scores, strict=True)
        if seat == who
    ]
