"""The cost to a database of several nodes: heartbeats, polls for tables, fencing.

First there are no tables, then each node has its share of idle ones, and then people play at some
more. From these follow the costs of a node, of a table and of a move.
"""

import asyncio
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from bench.printing import head, row
from bench.server.database import Database, Work, database, named
from bench.server.fleet import PATIENCE_S, Fleet, Shape
from bench.server.load import SEATS, Load
from bench.server.measures import PEOPLE_PER_S, PEOPLE_TABLES, closed, opened
from bench.server.spending import Meter, Spent, cores
from mauseloch.store import Open
from mauseloch.store.sql import SqlStore
from mauseloch.tables.codes import new_code, new_secret
from mauseloch.tables.table import new_table
from mauseloch.version import VERSION

SHAPES = (Shape("1 node"), Shape("2 nodes", nodes=2), Shape("3 nodes", nodes=3))
IDLE, BUSY = 10_000, 1_000
PER_S = PEOPLE_PER_S / PEOPLE_TABLES
"""Moves per second at a table: people answer after about seven seconds."""
WATCHED_S, SETTLING_S = 20.0, 3.0
BY_THE_CLOCK = ("heartbeats", "looks for tables")
"""What nodes do regardless of play."""
MANY, MANY_S = 10_000, 6.0
"""A large number of tables, and the seconds for which fewer tables make as many moves."""


class Quiet(NamedTuple):
    """One second without moves."""

    statements: float
    kinds: Mapping[str, Work]
    commits: float
    log_bytes: float
    database_s: float
    servers_s: float


class Found(NamedTuple):
    """The results for one shape."""

    empty: Quiet
    taking_s: float
    """Until all tables had an owner …"""
    taking_cpu_s: float
    """… and what that cost the database."""
    idle: Quiet
    empty_mb: float
    idle_mb: float
    busy_mb: float
    spent: Spent
    """While people were playing …"""
    kinds: Mapping[str, Work]
    """… and the work done meanwhile, per move."""
    many: Spent
    """At the rate of moves of MANY tables."""


async def _write(url: str, tables: int) -> int:
    """Write tables with one absent person each, of a node that has left; return its number."""
    store = SqlStore(url)
    await store.open()
    assert store.registry is not None
    gone = await store.registry.register("gone", "http://127.0.0.1", VERSION, PATIENCE_S)
    assert gone is not None
    codes: set[str] = set()
    writes = []
    now = time.time()
    for _ in range(tables):
        table = new_table(
            id=new_secret(),
            code=new_code(codes),
            game="geier",
            options={},
            seats=SEATS,
            bots=(),
            public=False,
            pace="calm",
            host="mia",
            now=now,
        )
        table.sit("mia", None, "Mia", now)
        codes.add(table.document.code)
        owned = Open(table.document.id, table.document.code, gone.number)
        writes.append(store.write(owned, *table.changes))
    await asyncio.gather(*writes)
    await store.registry.leave(gone.number)
    await store.close()
    return gone.number


class _Watch:
    """Watches the database from now on."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        fleet.database.forget()
        self._began = self._numbers()

    def _numbers(self) -> Sequence[float]:
        fleet, name = self._fleet, named(self._fleet.url)
        asked = f"SELECT xact_commit FROM pg_stat_database WHERE datname = '{name}'"  # noqa: S608 - our own name
        commits = float(fleet.database.ask(name, asked)[0][0])
        log_bytes = float(
            fleet.database.ask(name, "SELECT pg_current_wal_insert_lsn() - '0/0'")[0][0]
        )
        return perf_counter(), commits, log_bytes, fleet.database.cpu_s(), fleet.cpu_s()

    def seen(self) -> Quiet:
        """The average second since then."""
        now = self._numbers()
        kinds = self._fleet.database.work(self._fleet.url)
        seconds, *rest = (one - other for one, other in zip(now, self._began, strict=True))
        statements = sum(one.calls for one in kinds.values()) / seconds
        each = {kind: work * (1 / seconds) for kind, work in kinds.items()}
        return Quiet(statements, each, *(one / seconds for one in rest))


async def _quiet(fleet: Fleet) -> Quiet:
    await asyncio.sleep(SETTLING_S)
    watch = _Watch(fleet)
    await asyncio.sleep(WATCHED_S)
    return watch.seen()


async def _taken(fleet: Fleet, gone: int) -> tuple[float, float]:
    """Seconds until all its tables have an owner, and the database's CPU time meanwhile."""
    began, began_cpu_s = perf_counter(), fleet.database.cpu_s()
    asked = f"SELECT EXISTS (SELECT 1 FROM tables WHERE owner = {gone})"  # noqa: S608 - a number
    async with asyncio.timeout(PATIENCE_S):
        while fleet.database.ask(named(fleet.url), asked)[0][0]:
            await asyncio.sleep(0.1)
    return perf_counter() - began, fleet.database.cpu_s() - began_cpu_s


async def _one(made: Database, folder: Path, shape: Shape, idle: int, busy: int) -> Found:
    fleet = Fleet(shape, made, folder)
    try:
        fleet.start()
        await fleet.complete()
        empty = await _quiet(fleet)
        empty_mb = fleet.memory_mb()
        gone = await _write(fleet.url, idle)
        taking_s, taking_cpu_s = await _taken(fleet, gone)
        resting = await _quiet(fleet)
        idle_mb = fleet.memory_mb()
        load = Load()
        clients = await opened(fleet.table, load, busy)
        await asyncio.sleep(SETTLING_S)
        watch = _Watch(fleet)
        meter = Meter(load, fleet.cpu_s, made.cpu_s)
        await load.paced(WATCHED_S, round(busy * PER_S))
        spent, seen = meter.spent(), watch.seen()
        kinds = {kind: work * (spent.seconds / spent.moves) for kind, work in seen.kinds.items()}
        meter = Meter(load, fleet.cpu_s, made.cpu_s)
        await load.paced(MANY_S, round(MANY * PER_S))
        many = meter.spent()
        busy_mb = fleet.memory_mb()
        await closed(clients)
        assert not load.refused
        return Found(
            empty=empty,
            taking_s=taking_s,
            taking_cpu_s=taking_cpu_s,
            idle=resting,
            empty_mb=empty_mb,
            idle_mb=idle_mb,
            busy_mb=busy_mb,
            spent=spent,
            kinds=kinds,
            many=many,
        )
    finally:
        fleet.stop()


def measure(idle: int, busy: int) -> None:
    """Measure all shapes and print the results as tables."""
    found: list[Found] = []

    async def all_of_them(made: Database, folder: Path) -> None:
        for shape in SHAPES:
            found.append(await _one(made, folder, shape, idle, busy))
            print(shape.name, flush=True)

    with database() as made, tempfile.TemporaryDirectory() as folder:
        asyncio.run(all_of_them(made, Path(folder)))
    _show_quiet(found, idle)
    _show_busy(found, idle, busy)
    _show_many(found, idle, busy)


def _show_quiet(found: Sequence[Found], idle: int) -> None:
    print(f"\n{cores()} cores. The database while nobody plays, each second:")
    head("", *(shape.name for shape in SHAPES))
    for what, seen in (
        ("no tables", [one.empty for one in found]),
        (f"{idle:,} idle tables", [one.idle for one in found]),
    ):
        row(f"{what}: statements", *(f"{one.statements:.0f}" for one in seen))
        row("… commits", *(f"{one.commits:.1f}" for one in seen))
        row("… CPU of PostgreSQL, ms", *(f"{one.database_s * 1000:.1f}" for one in seen))
        row("… CPU of the servers, ms", *(f"{one.servers_s * 1000:.1f}" for one in seen))
        for kind in BY_THE_CLOCK:
            cells = (f"{one.kinds[kind].calls:.1f}, {one.kinds[kind].ms:.2f}" for one in seen)
            row(f"… {kind}: statements, and ms in them", *cells)
    row(
        f"{idle:,} tables of a node that has left: all taken after, s; CPU of PostgreSQL, s",
        *(f"{one.taking_s:.1f}, {one.taking_cpu_s:.1f}" for one in found),
    )


def _show_busy(found: Sequence[Found], idle: int, busy: int) -> None:
    print(
        f"\n{busy:,} tables of {SEATS} people, {busy * PER_S:.0f} moves/s, besides the {idle:,} "
        "idle ones. For each move:"
    )
    head("", *(shape.name for shape in SHAPES))
    row("CPU of the servers, µs", *(f"{one.spent.servers_us:.0f}" for one in found))
    row("CPU of PostgreSQL, µs", *(f"{one.spent.database_us:.0f}" for one in found))
    for kind in (one for one in found[0].kinds if one not in BY_THE_CLOCK):
        each = [one.kinds[kind] for one in found]
        cells = (f"{one.calls:.2f}, {one.ms * 1000:.0f}, {one.log_bytes:.0f}" for one in each)
        row(f"… {kind}: statements, µs in them, bytes of log", *cells)
    row("answer to update, p50, ms", *(f"{one.spent.p50_ms:.1f}" for one in found))
    row("… p99", *(f"{one.spent.p99_ms:.1f}" for one in found))
    head("memory, MB", *(shape.name for shape in SHAPES))
    row("all servers, without tables", *(f"{one.empty_mb:.0f}" for one in found))
    row(f"… with {idle:,} idle tables", *(f"{one.idle_mb:.0f}" for one in found))
    row(f"… and {busy:,} busy ones", *(f"{one.busy_mb:.0f}" for one in found))


def _show_many(found: Sequence[Found], idle: int, busy: int) -> None:
    print(f"\nAs many moves as {MANY:,} tables make, {MANY * PER_S:,.0f} a second, at {busy:,}:")
    head("", *(shape.name for shape in SHAPES))
    seen = [one.many for one in found]
    row("moves per second", *(f"{one.moves / MANY_S:,.0f}" for one in seen))
    row("CPU of the servers, µs a move", *(f"{one.servers_us:.0f}" for one in seen))
    row("CPU of PostgreSQL, µs a move", *(f"{one.database_us:.0f}" for one in seen))
    row("answer to update, p50, ms", *(f"{one.p50_ms:.1f}" for one in seen))
    row("… p99", *(f"{one.p99_ms:.1f}" for one in seen))
    each = ", ".join(f"{_table_mb(one, busy) * 1024:.0f}" for one in found)
    least = ", ".join(f"{(one.idle_mb - one.empty_mb) / idle * 1024:.1f}" for one in found)
    print(f"\nMemory of a busy table: {each} KiB; of an idle one: {least} KiB.")
    print("\nFigures in italics are linear extrapolations from the measurements:")
    head("people play at", "run", "cores of servers", "cores of PostgreSQL", "memory of servers")
    for tables, mark in ((busy, ""), (MANY, "*")):
        for shape, one in zip(SHAPES, found, strict=True):
            spent = one.many if tables == MANY else one.spent
            per_s = tables * PER_S / 1e6
            cells = (
                f"{spent.servers_us * per_s:.2f}",
                f"{spent.database_us * per_s:.2f}",
                f"{one.empty_mb + tables * _table_mb(one, busy):,.0f} MB",
            )
            row(f"{tables:,} tables", shape.name, *(f"{mark}{cell}{mark}" for cell in cells))


def _table_mb(one: Found, busy: int) -> float:
    """The memory of a table with people playing."""
    return (one.busy_mb - one.idle_mb) / busy
