"""Complete random matches per second, one core, interleaved, median of five.

python -m bench            # or make bench, which installs the peers first
"""

import os
import platform
import sys
from statistics import median
from time import perf_counter

from bench.playouts import PEERS, Contestant, contestants

ROUNDS = 5
SECONDS = 0.4
"""How long one measurement lasts, about."""

GOALS = {"OpenSpiel": 1.0, "PettingZoo": 2.0}
"""Against every peer of that kind: which of them is meant, the reader may judge."""
LEAST = 1000
"""Matches a second that every turn and choice game should reach."""


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, ",
        end="",
    )
    print(f"one core; median of {ROUNDS} interleaved runs (worst to best)\n")
    everybody = contestants()
    amounts = [_amount(one) for one in everybody]
    rates: list[list[float]] = [[] for _ in everybody]
    for number in range(ROUNDS):
        for one, amount, seen in zip(everybody, amounts, rates, strict=True):
            seen.append(_rate(one, amount, seed=number))
        if sys.stderr.isatty():
            print(f"\rrun {number + 1} of {ROUNDS}", end="\r", file=sys.stderr)

    print("| engine | game | seats | matches/s | |")
    print("|---|---|---|---|---|")
    medians = {}
    for one, seen in zip(everybody, rates, strict=True):
        medians[one.engine, one.game, one.seats] = median(seen)
        spread = f"{min(seen):,.0f} to {max(seen):,.0f}"
        print(f"| {one.engine} | {one.game} | {one.seats} | {median(seen):,.0f} | {spread} |")

    print()
    for (engine, game, seats), rate in medians.items():
        if engine == "Mauseloch" and game != "geflippt":
            met = "yes" if rate >= LEAST else "NO"
            print(f"{game} with {seats} seats at least {LEAST:,} matches/s: {met}")
    for engine in PEERS:
        for seats in (2, 3, 4, 5):
            if (engine, "geier", seats) not in medians:
                continue
            ratio = medians["Mauseloch", "geier", seats] / medians[engine, "geier", seats]
            goal = next(goal for kind, goal in GOALS.items() if engine.startswith(kind))
            met = f", goal {goal}: {'yes' if ratio >= goal else 'NO'}"
            print(f"geier with {seats} seats, Mauseloch / {engine}: {ratio:.2f}{met}")
    missing = {engine for engine in PEERS if (engine, "geier", 2) not in medians}
    if missing:
        print(f"not installed, so not measured: {', '.join(sorted(missing))}")


def _amount(one: Contestant) -> int:
    """How many matches fill the time of a measurement."""
    one.play(3, 0)  # warm up
    return max(3, round(SECONDS * _rate(one, 10, seed=0)))


def _rate(one: Contestant, matches: int, seed: int) -> float:
    begin = perf_counter()
    one.play(matches, seed)
    return matches / (perf_counter() - begin)


if __name__ == "__main__":
    main()
