"""The time to solve endgames of Hol's der Geier for two, and plain Goofspiel.

Endgames are measured in processor time, which on a free core is the time that passes.

python -m bench.endgames             # medians over random endgames, one core
python -m bench.endgames zeno        # Zeno's longest decisions for two, one core
python -m bench.endgames goofspiel   # all first bids with 2 to 11 cards, all cores
python -m bench.endgames published   # our first bids beside published ones
"""

import os
import platform
import sys
from collections.abc import Iterable
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from bench import published
from mauseloch.core.game import CHANCE, Input
from mauseloch.games.geier.players.duel import BUDGET, EXACT
from mauseloch.games.geier.rules import Geier
from mauseloch.games.geier.solver.endgame import AIMS, Aim, Position, position, solution
from mauseloch.games.geier.solver.goofspiel import first_bids, games

SIZES = range(5, 10)
ENDGAMES = {5: 101, 6: 101, 7: 51, 8: 31, 9: 7}
GOALS: dict[tuple[Aim, int], float] = {("points", 8): 0.5, ("unique", 6): 0.1}
"""In seconds, for the median."""
CARDS = range(2, 12)
DECISIONS = 300


def main(arguments: list[str]) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    where = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    if arguments == ["published"]:
        compare_published()
        return
    if arguments == ["goofspiel"]:
        print(f"{where}, {cores} cores\n")
        measure_goofspiel()
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{where}, one core; endgames of matches played at random\n")
    if arguments == ["zeno"]:
        measure_decisions()
        return
    measure_endgames()


def measure_endgames() -> None:
    print("| counts | cards each | endgames | median | 10% to 90% | matrix games | goal |")
    print("|---|---|---|---|---|---|---|")
    for aim in AIMS:
        solution(random_endgame(Random(0), 3), aim)  # so that compiling is not timed
        for cards in SIZES:
            rng = Random(cards)
            spots = [random_endgame(rng, cards) for _ in range(ENDGAMES[cards])]
            times, solved = [], []
            for spot in spots:
                began = process_time()
                found = solution(spot, aim)
                times.append(process_time() - began)
                solved.append(found.games)
            parts = quantiles(times, n=10, method="inclusive")
            spread = f"{shown(parts[0])} to {shown(parts[-1])}"
            goal = GOALS.get((aim, cards))
            met = (
                "" if goal is None else f"{shown(goal)}: {'yes' if median(times) < goal else 'NO'}"
            )
            print(
                f"| {aim} | {cards} | {len(spots)} | {shown(median(times))} | {spread} "
                f"| {median(solved):,.0f} | {met} |",
                flush=True,
            )


def measure_decisions() -> None:
    """Use the most cards Zeno solves. Beyond its budget it plays for points, not for the win."""
    print(f"| counts | endgames | within {BUDGET:,} | most matrix games | median | worst |")
    print("|---|---|---|---|---|---|")
    for aim in AIMS[1:]:
        solution(random_endgame(Random(0), 3), aim)
        rng, times, solved = Random(EXACT), [], []
        for _ in range(DECISIONS):
            spot = random_endgame(rng, EXACT)
            began = process_time()
            solved.append(solution(spot, aim).games)
            times.append(process_time() - began)
        within = sum(games <= BUDGET for games in solved)
        print(
            f"| {aim} | {DECISIONS} | {100 * within / DECISIONS:.1f}% | {max(solved):,} "
            f"| {shown(median(times))} | {shown(max(times))} |",
            flush=True,
        )


def random_endgame(rng: Random, cards: int) -> Position:
    """A position from a match of random bids."""
    game = Geier()
    state = game.start(2)
    while len(state.hands[0]) > cards or state.prize is None:
        if state.prize is None:
            state = game.apply(state, Input(CHANCE, rng.choice(state.stack), 0))
        else:
            for seat in (0, 1):
                state = game.apply(state, Input(seat, rng.choice(state.hands[seat]), 0))
    return position(state, 0)


def measure_goofspiel() -> None:
    print("| cards | matrix games | time | processor time | a game | gap in points |")
    print("|---|---|---|---|---|---|")
    first_bids(CARDS[0])
    for cards in CARDS:
        count = games(cards)
        began, worked = perf_counter(), process_time()
        found = first_bids(cards)
        time, work = perf_counter() - began, process_time() - worked
        each = f"{1e6 * work / count:.2f} µs"
        print(f"| {cards} | {count:,} | {shown(time)} | {shown(work)} | {each} ", end="")
        print(f"| {found.gap:.0e} |", flush=True)


def compare_published() -> None:
    print("| counts | cards | prize | bids, published | ours | gap, published | ours |")
    print("|---|---|---|---|---|---|---|")
    for cards, theirs in published.POINTS.items():
        ours = first_bids(cards)
        for row in range(cards):
            mixes = theirs[row], ours.mixes[row]
            gaps = [max(0.0, -float((mix @ ours.games[row]).min())) for mix in mixes]
            print(f"| points | {cards} | {row + 1} | {listed(theirs[row], 4)} ", end="")
            print(f"| {listed(ours.mixes[row], 4)} | {gaps[0]:.0e} | {gaps[1]:.0e} |")
    for cards, mix in published.WIN.items():
        hand = tuple(range(1, cards + 1))
        found = solution(Position(hand, hand, hand[:-1], hand[-1:]), "unique", carry=False)
        print(f"| victories | {cards} | {cards} | {listed(mix, 6)} ", end="")
        print(f"| {listed(found.own.values(), 6)} | | |")
    print(f"\nPublished: points {published.POINTS_SOURCE}; victories {published.WIN_SOURCE}.")


def listed(mix: Iterable[float], digits: int) -> str:
    return " ".join(f"{part:.{digits}f}".lstrip("0") if part else "0" for part in mix)


def shown(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.1f} ms"


if __name__ == "__main__":
    main(sys.argv[1:])
