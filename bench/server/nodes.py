"""The capacity of one, two and three nodes, each shape in turn under the same total load."""

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from bench.printing import head, row
from bench.server.database import Database, database
from bench.server.fleet import Fleet, Shape
from bench.server.load import ROUNDS, SEATS, Load
from bench.server.measures import closed, opened, rested
from bench.server.spending import Meter, Spent, bound, cores

SHAPES = (
    Shape("SQLite", sqlite=True),
    Shape("1 node"),
    Shape("2 nodes", nodes=2),
    Shape("3 nodes", nodes=3),
    Shape("--workers 2", workers=2),
)
REFERENCE = SHAPES[1]
"""The others are compared with this one in the same round."""
ROUNDS_OF_ALL, WARM_UPS, RUNS = 5, 2, 3
TABLES = 64
PACED_TABLES, PACED_S, PACED_PER_S = 200, 10.0, 300
"""Faster than people, who would need 550 tables for this many moves."""


async def fast(fleet: Fleet) -> Spent:
    """Play whole matches at full speed; opening and closing tables doesn't count."""
    load = Load()
    clients = await opened(fleet.table, load, TABLES)
    meter = Meter(load, fleet.cpu_s, fleet.database.cpu_s)
    load.go()
    await rested(load, len(clients))
    spent = meter.spent()
    await closed(clients)
    assert load.moves == TABLES * SEATS * ROUNDS, load.moves
    assert not load.refused
    return spent


async def paced(fleet: Fleet, tables: int, per_second: int, seconds: float) -> Spent:
    """Answer at a steady rate, at random tables."""
    load = Load()
    clients = await opened(fleet.table, load, tables)
    await asyncio.sleep(1.5)  # new lines are pinged more often
    meter = Meter(load, fleet.cpu_s, fleet.database.cpu_s)
    await load.paced(seconds, per_second)
    spent = meter.spent()
    await closed(clients)
    assert not load.refused
    return spent


async def _round(
    made: Database,
    folder: Path,
    shape: Shape,
    hurried: dict[Shape, list[Spent]],
    calm: dict[Shape, list[Spent]],
) -> None:
    fleet = Fleet(shape, made, folder)
    try:
        fleet.start()
        await fleet.complete()
        for _ in range(WARM_UPS):
            await fast(fleet)
        runs = [await fast(fleet) for _ in range(RUNS)]
        hurried[shape].append(sorted(runs, key=lambda run: run.per_s)[RUNS // 2])
        calm[shape].append(await paced(fleet, PACED_TABLES, PACED_PER_S, PACED_S))
    finally:
        fleet.stop()


def compare(rounds: int) -> None:
    """Measure all shapes and print the results as a table."""
    hurried: dict[Shape, list[Spent]] = {shape: [] for shape in SHAPES}
    calm: dict[Shape, list[Spent]] = {shape: [] for shape in SHAPES}

    async def all_of_them(made: Database, folder: Path) -> None:
        for number in range(rounds):
            for shape in SHAPES if number % 2 == 0 else SHAPES[::-1]:
                await _round(made, folder, shape, hurried, calm)
                print(f"round {number + 1}: {shape.name}", flush=True)

    with database() as made, tempfile.TemporaryDirectory() as folder:
        asyncio.run(all_of_them(made, Path(folder)))
    _show(hurried, calm, rounds)


Figure = tuple[str, Callable[[Spent], float], str]
RATE: Figure = ("moves per second", lambda run: run.per_s, ",.0f")
COSTS: Sequence[Figure] = (
    ("CPU of servers, µs a move", lambda run: run.servers_us, ".0f"),
    ("CPU of PostgreSQL, µs a move", lambda run: run.database_us, ".0f"),
    ("CPU of clients, µs a move", lambda run: run.clients_us, ".0f"),
    ("answer to update, p50, ms", lambda run: run.p50_ms, ".1f"),
    ("p99, ms", lambda run: run.p99_ms, ".1f"),
)


def _show(hurried: dict[Shape, list[Spent]], calm: dict[Shape, list[Spent]], rounds: int) -> None:
    print(f"\n{cores()} cores; medians of {rounds} interleaved rounds")
    head("", *(shape.name for shape in SHAPES))
    _rows(f"{TABLES} tables at full speed", hurried, RATE, *COSTS)
    _rows(f"{PACED_TABLES} tables, {PACED_PER_S} moves a second", calm, *COSTS)
    print(f"\nAs fast as can be, against {REFERENCE.name} in the same round (least to most):")
    head("", *(shape.name for shape in SHAPES))
    for name, figure, _ in (RATE, *COSTS[:2]):
        row(name, *_ratios(hurried, figure))
    print("\nWhat keeps them from making more moves:\n")
    for shape in SHAPES:
        print(f"- {shape.name}: {bound(hurried[shape], shape.processes)}")


def _rows(what: str, found: dict[Shape, list[Spent]], *figures: Figure) -> None:
    for number, (name, figure, form) in enumerate(figures):
        cells = (f"{median(map(figure, found[shape])):{form}}" for shape in SHAPES)
        row(f"{'…' if number else f'{what}:'} {name}", *cells)


def _ratios(found: dict[Shape, list[Spent]], figure: Callable[[Spent], float]) -> Sequence[str]:
    reference = [figure(run) for run in found[REFERENCE]]
    cells = []
    for shape in SHAPES:
        ratios = [figure(run) / ours for run, ours in zip(found[shape], reference, strict=True)]
        cells.append(f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")
    return cells
