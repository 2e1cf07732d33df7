"""The cost of relaying: the same tables reached directly, after a redirect, or through another
node that passes everything on.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from bench.printing import head, row
from bench.server.database import Database, database
from bench.server.fleet import Fleet, Guest, Shape
from bench.server.load import SEATS, Client, Load
from bench.server.measures import closed, opened, rested
from bench.server.spending import Meter, Spent, cores, cpu_s, middle

BOTH = Shape("2 nodes", nodes=2)
ROUNDS_OF_ALL, WARM_UPS = 10, 2
TABLES = 64
PACED_S, PACED_PER_S = 8.0, 300
ENTERING = 200
"""The number of people who arrive, one after another, to measure how long that takes."""


class Way(NamedTuple):
    """How people reach a table of node a."""

    name: str
    through_b: bool
    moves: bool


WAYS = (
    Way("direct", through_b=False, moves=True),
    Way("redirected", through_b=True, moves=True),
    Way("relayed", through_b=True, moves=False),
)


class Found(NamedTuple):
    """The results for one way in one round."""

    hurried: Spent
    calm: Spent
    owner_us: float
    """CPU per move of the node with the tables and of the other node, at full speed …"""
    other_us: float
    owner_calm_us: float
    other_calm_us: float
    """… and at a calm pace."""
    entering_ms: float


async def _entering(fleet: Fleet, way: Way) -> float:
    """The median of the milliseconds from a new line to the welcome."""
    owner, other = fleet.servers
    trips = []
    opened = await owner.ask("POST", "/api/tables", {"game": "geier", "seats": SEATS})
    for _ in range(ENTERING):
        guest = Guest(Load(), opened["code"], opened["token"], fleet, moves=way.moves)
        begin = perf_counter()
        await (other if way.through_b else owner).connect(guest)
        trips.append((perf_counter() - begin) * 1000)
        guest.transport.abort()
    return median(trips)


async def _plays(
    fleet: Fleet,
    table: Callable[[Load], Awaitable[list[Client]]],
    drive: Callable[[Load, int], Awaitable[None]],
) -> tuple[Spent, float, float]:
    """The total spent, and each node's share in microseconds per move."""
    load = Load()
    clients = await opened(table, load, TABLES)
    await asyncio.sleep(1.5)
    pids = [one.process.pid for one in fleet.servers]
    before = [cpu_s(pid) for pid in pids]
    meter = Meter(load, fleet.cpu_s, fleet.database.cpu_s)
    await drive(load, len(clients))
    spent = meter.spent()
    owner, other = (
        (cpu_s(pid) - began) / spent.moves * 1e6 for pid, began in zip(pids, before, strict=True)
    )
    await closed(clients)
    assert not load.refused
    return spent, owner, other


async def _hurried(load: Load, clients: int) -> None:
    load.go()
    await rested(load, clients)


async def _calm(load: Load, _: int) -> None:
    await load.paced(PACED_S, PACED_PER_S)


async def _round(fleet: Fleet, way: Way) -> Found:
    owner, other = fleet.servers
    through = other if way.through_b else owner
    table = partial(fleet.table_at, owner, through, moves=way.moves)
    hurried, owner_us, other_us = await _plays(fleet, table, _hurried)
    calm, owner_calm_us, other_calm_us = await _plays(fleet, table, _calm)
    entering_ms = await _entering(fleet, way)
    return Found(hurried, calm, owner_us, other_us, owner_calm_us, other_calm_us, entering_ms)


def compare(rounds: int) -> None:
    """Measure all ways and print the results as a table."""
    found: dict[Way, list[Found]] = {way: [] for way in WAYS}

    async def all_of_them(made: Database, folder: Path) -> None:
        fleet = Fleet(BOTH, made, folder)
        try:
            fleet.start()
            await fleet.complete()
            for number in range(WARM_UPS + rounds):
                for way in WAYS if number % 2 == 0 else WAYS[::-1]:
                    one = await _round(fleet, way)
                    if number >= WARM_UPS:
                        found[way].append(one)
                print(f"round {number + 1} of {WARM_UPS + rounds}", flush=True)
        finally:
            fleet.stop()

    with database() as made, tempfile.TemporaryDirectory() as folder:
        asyncio.run(all_of_them(made, Path(folder)))
    print(f"\n{cores()} cores; medians of {rounds} interleaved rounds (least to most)")
    head("", *(way.name for way in WAYS))
    rows: tuple[tuple[str, Callable[[Found], float], str], ...] = (
        ("full speed: moves per second", lambda one: one.hurried.per_s, ",.0f"),
        ("… CPU of the owner, µs a move", lambda one: one.owner_us, ",.0f"),
        ("… CPU of the other node, µs a move", lambda one: one.other_us, ",.0f"),
        (
            f"{PACED_PER_S} moves/s: CPU of the owner, µs a move",
            lambda one: one.owner_calm_us,
            ",.0f",
        ),
        ("… CPU of the other node, µs a move", lambda one: one.other_calm_us, ",.0f"),
        ("… answer to update, p50, ms", lambda one: one.calm.p50_ms, ".2f"),
        ("… p99, ms", lambda one: one.calm.p99_ms, ".1f"),
        ("from a new line to the welcome, ms", lambda one: one.entering_ms, ".2f"),
    )
    for what, figure, form in rows:
        row(what, *(middle(map(figure, found[way]), form) for way in WAYS))
    direct = found[WAYS[0]]
    for way in WAYS[1:]:
        both = list(zip(found[way], direct, strict=True))
        cpu = [one.hurried.servers_us / other.hurried.servers_us for one, other in both]
        late = [one.calm.p50_ms - other.calm.p50_ms for one, other in both]
        print(
            f"\n{way.name} / direct, in the same round: CPU of both nodes {middle(cpu, '.2f')}; "
            f"answers come {middle(late, '.2f')} ms later"
        )
