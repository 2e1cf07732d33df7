"""Two of our servers in pairs: the same work, one right after the other, each going first in turn.

Any other load on the machine affects both of a pair alike, or either with equal probability.
"""

import asyncio
import math
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean

from bench.server.measures import people, saturated
from bench.server.running import HERE, Contestant, Running, ours

PAIRS, WARM_UPS, RUNS = 20, 2, 4
RESAMPLED = 10_000


async def _fast(one: Contestant, server: Running) -> float:
    for _ in range(WARM_UPS):
        await saturated(one, server)
    return fmean([1e6 / (await saturated(one, server)).per_cpu_s for _ in range(RUNS)])


async def _slow(one: Contestant, server: Running) -> float:
    return 1e6 / (await people(one, server)).per_cpu_s


COSTS: dict[str, Callable[[Contestant, Running], Awaitable[float]]] = {
    "saturated": _fast,
    "people": _slow,
}
"""Microseconds of CPU per move."""


async def _paired(
    both: Sequence[Contestant], pairs: int, pace: str, folder: Path
) -> list[tuple[float, float]]:
    found = []
    for number in range(pairs):
        order = both if number % 2 == 0 else both[::-1]
        costs = {}
        for one in order:
            server = one.start(folder)
            try:
                costs[one.name] = await COSTS[pace](one, server)
            finally:
                server.stop()
        found.append((costs[both[0].name], costs[both[1].name]))
        first, second = found[-1]
        print(f"| {number + 1} | {first:.1f} | {second:.1f} | {first / second:.3f} |", flush=True)
    return found


def interval(pairs: Sequence[tuple[float, float]], seed: int = 1) -> tuple[float, float, float]:
    """The ratio of the first to the second, with a 95% interval by resampling."""
    logs = [math.log(first / second) for first, second in pairs]
    rng = Random(seed)
    means = sorted(fmean(rng.choices(logs, k=len(logs))) for _ in range(RESAMPLED))
    low, high = means[int(RESAMPLED * 0.025)], means[int(RESAMPLED * 0.975)]
    return math.exp(fmean(logs)), math.exp(low), math.exp(high)


def compare(against: Path | None, pairs: int, pace: str) -> None:
    """Compare two trees, or the same one with and without metering."""
    here = ours("this tree")
    if against is None:
        other = ours("without metering", HERE, "--unmetered")
    else:
        other = ours(str(against), against.resolve())
    print(f"\nMicroseconds of CPU for a move, {pace}:\n")
    print(f"| pair | {here.name} | {other.name} | ratio |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_paired([here, other], pairs, pace, Path(folder)))
    ratio, low, high = interval(found)
    print(f"\n{here.name} / {other.name}: {ratio:.3f} (95 %: {low:.3f} to {high:.3f})")
