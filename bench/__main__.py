"""Complete random matches per second, side by side, interleaved, median of five.

python -m bench            # or make bench, which installs the peers first

Every contestant runs on the same single core, except those meant to use them all.
"""

import os
import platform
import sys
from statistics import median
from time import perf_counter

from bench.playouts import (
    ADAPTERS,
    ALL_CORES,
    KERNEL,
    PEERS,
    RELATIVES,
    RULES,
    SIDE_BY_SIDE,
    Contestant,
    contestants,
    missing,
)

ROUNDS = 5
SECONDS = 0.3
"""The approximate length of one measurement."""
LEAST = {("mausen", 4): 1_000_000, ("zocken", 2): 300_000, ("geflippt", 4): 200_000}
"""The matches per second that a kernel should reach on one core."""

COMPARED = [
    (ours, peer, goal)
    for kind, goal in (("PettingZoo", 2.0), ("OpenSpiel", 1.0))
    for ours in ADAPTERS
    for peer in PEERS
    if kind in ours and kind in peer and ours.partition(", ")[2] in peer
]
"""Our adapters, each with the same game written by hand for its framework and driven alike."""

Rates = dict[tuple[str, str, int], float]


def main() -> None:
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
    _pin(cores[:1])
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    print(f"median of {ROUNDS} interleaved runs (worst to best), matches a second\n")
    everybody = contestants()
    amounts = [_amount(one) for one in everybody]
    seen: list[list[float]] = [[] for _ in everybody]
    for number in range(ROUNDS):
        for one, amount, rates in zip(everybody, amounts, seen, strict=True):
            _pin(cores if one.all_cores else cores[:1])
            rates.append(_rate(one, amount, seed=number))
        if sys.stderr.isatty():
            print(f"run {number + 1} of {ROUNDS}", end="\r", file=sys.stderr)

    print("| game | seats | engine | matches/s | |")
    print("|---|---|---|---|---|")
    medians: Rates = {}
    for one, rates in zip(everybody, seen, strict=True):
        medians[one.engine, one.game, one.seats] = median(rates)
        spread = f"{min(rates):,.0f} to {max(rates):,.0f}"
        print(f"| {one.game} | {one.seats} | {one.engine} | {median(rates):,.0f} | {spread} |")
    print()
    _judge(medians, len(cores))
    if missing():
        print(f"not installed, so not measured: {', '.join(missing())}")


def _judge(medians: Rates, cores: int) -> None:
    """Print our goals and whether they are met."""
    for (game, seats), least in LEAST.items():
        rate = medians[SIDE_BY_SIDE, game, seats]
        print(f"{game} with {seats} seats, {least:,} matches/s on a core: {_met(rate, least)}")
    for (engine, game, seats), rate in medians.items():
        if engine == SIDE_BY_SIDE:
            print(
                f"{game} with {seats} seats, side by side / rules: "
                f"{rate / medians[RULES, game, seats]:,.0f}, / kernel: "
                f"{rate / medians[KERNEL, game, seats]:.1f}"
            )
    for engine, goal in zip(RELATIVES, (250, 80), strict=True):
        for seats in (2, 4, 5):
            if (engine, "goofspiel", seats) in medians:
                ours = medians[SIDE_BY_SIDE, "geier", seats]
                ratio = ours / medians[engine, "goofspiel", seats]
                met = f": {_met(ratio, goal)}" if seats == 2 else f": {ratio:,.0f}"
                print(f"geier / {engine} of goofspiel, {seats} seats{met}")
    for adapter, peer, at_least in COMPARED:
        _compare(medians, adapter, peer, at_least)
    if cores > 1:
        for (engine, game, seats), rate in medians.items():
            if engine == ALL_CORES:
                ratio = rate / medians[SIDE_BY_SIDE, game, seats]
                print(f"{game} with {seats} seats, {cores} cores / one: {_met(ratio, 0.9 * cores)}")


def _compare(medians: Rates, ours: str, peer: str, goal: float) -> None:
    for seats in (2, 3, 4, 5):
        if (ours, "geier", seats) in medians and (peer, "geier", seats) in medians:
            ratio = medians[ours, "geier", seats] / medians[peer, "geier", seats]
            print(f"geier with {seats} seats, {ours} / {peer}: {_met(ratio, goal)}")


def _met(value: float, goal: float) -> str:
    shown = f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return f"{shown}, goal {goal:,g}: {'yes' if value >= goal else 'NO'}"


def _pin(cores: list[int]) -> None:
    if cores:
        os.sched_setaffinity(0, cores)


def _amount(one: Contestant) -> int:
    """The number of matches that fills the time of a measurement, in multiples of `least`."""
    one.play(one.least, 0)  # warm up
    seconds = SECONDS * (4 if one.all_cores else 1)  # towards the end, cores fall idle one by one
    wanted = seconds * _rate(one, max(10, one.least), seed=0)
    return max(1, round(wanted / one.least)) * one.least


def _rate(one: Contestant, matches: int, seed: int) -> float:
    begin = perf_counter()
    one.play(matches, seed)
    return matches / (perf_counter() - begin)


if __name__ == "__main__":
    main()
