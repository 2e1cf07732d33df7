"""Is the really quicker player judged quicker, whatever the line? python -m bench.fair

bench/lines.py contains the model, bench/liars.py players who pretend to have another line.
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from bench import liars
from bench.lines import JITTERS, RACES, ROUND_TRIPS, TABLES, WINDOW_MS, Kind, Race, Report, races
from bench.printing import head, row, spread
from mauseloch.tables.fairness import grace_ms

SEEDS = range(100, 105)
"""Different from 0 to 4, which served to choose the constants in tables/fairness.py."""
CLEAR_MS = 30
"""A player quicker by this much should be judged quicker …"""
GOAL = 0.99
"""… this often, whatever the line."""
PATIENCE_MS = 400
"""The longest that a table may wait beyond the slowest honest report."""


class Verdict(NamedTuple):
    """Whether the really quickest won the verdict, strictly and against everybody."""

    quickest: Report
    ahead_ms: float
    right: bool


def judge(reports: Race) -> Verdict:
    first, second = sorted(reports, key=lambda one: one.true_ms)[:2]
    right = all(first.believed_ms < one.believed_ms for one in reports if one is not first)
    return Verdict(first, second.true_ms - first.true_ms, right)


def share(verdicts: Iterable[Verdict]) -> float:
    """The share of right verdicts."""
    return fmean(verdict.right for verdict in verdicts)


def clear(verdicts: Iterable[Verdict]) -> list[Verdict]:
    return [verdict for verdict in verdicts if verdict.ahead_ms >= CLEAR_MS]


def main() -> None:
    print(f"{len(SEEDS)} seeds, {TABLES:,} tables each, {RACES} races a table; milliseconds\n")
    print(f"How often the quickest by at least {CLEAR_MS} is judged the quickest (goal {GOAL:.0%})")
    _lines("jitter is of the round trip", harsh=False)
    _lines("harsh: as much jitter in each direction", harsh=True)
    _lines("behind a proxy that is silent about lines", harsh=False, proven=False)
    _losses()
    liars.main()
    _waiting()


def _lines(title: str, *, harsh: bool, proven: bool = True) -> None:
    """Print results by line, and for smaller differences."""
    seeds = [[judge(one) for one in races(seed, harsh=harsh, proven=proven)] for seed in SEEDS]
    verdicts = [verdict for one in seeds for verdict in one]
    cells: dict[Kind, list[Verdict]] = defaultdict(list)
    for verdict in clear(verdicts):
        cells[verdict.quickest.kind].append(verdict)
    head(f"{title}: round trip", *_names(JITTERS))
    for trip in _names(ROUND_TRIPS):
        row(trip, *(f"{share(cells[Kind(trip, jitter)]):.2%}" for jitter in _names(JITTERS)))
    fewest = min(map(len, cells.values()))
    worst = min(map(share, cells.values()))
    by_seed = ", ".join(f"{share(clear(one)):.2%}" for one in seeds)
    print(f"\nby seed: {by_seed}; at least {fewest:,} races a cell")
    if not proven:  # the price of not knowing: see docs/host/hosting.md
        return
    print(f"goal met by every class of lines: {_met(worst >= GOAL)}, the worst has {worst:.2%}")
    head("ahead by", *_names(JITTERS))
    for least, most in ((0, 15), (15, 30), (30, 45), (45, 60), (60, 10_000)):
        near = [one for one in verdicts if least <= one.ahead_ms < most]
        by_jitter = (
            [one for one in near if one.quickest.kind.jitter == jitter]
            for jitter in _names(JITTERS)
        )
        name = f"{least}–{most}" if most < 10_000 else f"{least} and more"
        row(name, *(f"{share(one):.1%}" for one in by_jitter))


def _losses() -> None:
    """Print the cost of a burst to those it hits, and that nobody profits afterwards."""
    hit: list[Verdict] = []
    spared: list[Verdict] = []
    gains: list[int] = []
    for seed in SEEDS:
        for reports in races(seed, bursts=0.1):
            verdict = judge(reports)
            if verdict.ahead_ms >= CLEAR_MS:
                (hit if verdict.quickest.in_burst else spared).append(verdict)
            gains += [one.gain_ms for one in reports if not one.in_burst]
    head("one line in ten loses half of its packets now; the quickest", "races", "judged so")
    row("has such a line", f"{len(hit):,}", f"{share(hit):.2%}")
    row("has not", f"{len(spared):,}", f"{share(spared):.2%}")
    print(f"\na liar gains {fmean(gains):.0f} when the burst of its line is over")


def _waiting() -> None:
    """Print how long tables wait after reactions at the very end of the window."""
    longer, waits, heard = [], [], []
    for seed in SEEDS:
        for reports in races(
            seed, TABLES // 4, reaction=lambda _, rng: WINDOW_MS - 40 - rng.uniform(0, 200)
        ):
            close_ms = WINDOW_MS + grace_ms(one.line for one in reports)
            last_ms = max(min(one.elapsed_ms, close_ms) for one in reports)
            waits.append(close_ms - WINDOW_MS)
            longer.append(close_ms - max(WINDOW_MS, last_ms))
            heard += [one.elapsed_ms <= close_ms for one in reports]
    head("everybody reacts 40 to 240 before the end; the table", "mean", "95 %", "99 %", "most")
    row("waits after the window", *spread(waits))
    row("waits longer than the last report needed", *spread(longer))
    print(f"\ngoal of at most {PATIENCE_MS} longer: {_met(max(longer) <= PATIENCE_MS)}")
    print(f"of these reactions heard in time: {fmean(heard):.2%}")


def _names(bounds: tuple[int, ...]) -> list[str]:
    return [f"{least}–{most}" for least, most in pairwise(bounds)]


def _met(met: bool) -> str:
    return "yes" if met else "NO"


if __name__ == "__main__":
    main()
