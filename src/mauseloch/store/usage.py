"""How much a database is used: figures only, nothing about any person."""

import time
from dataclasses import dataclass
from datetime import UTC, date, datetime

from sqlalchemy import Connection, Float, Integer, cast, func, select, text

from mauseloch.store.address import Address
from mauseloch.store.schema import matches, tables
from mauseloch.store.visits import Visit, visiting

DAY_S = 86_400


@dataclass(frozen=True)
class GameDay:
    """The matches of one game on one day, in UTC."""

    day: date
    game: str
    matches: int
    """Begun on that day."""
    finished: int
    """How many of these were played to their end."""
    seats: int
    """The seats of all these matches; whether people or bots sat there isn't stored."""
    minutes: float
    """The total duration of the finished ones."""


@dataclass(frozen=True)
class Usage:
    """What is stored, and what was played on each of the last days."""

    tables: int
    matches: int
    bytes: int
    """On disk."""
    oldest: date | None
    """The day on which the oldest match began."""
    days: tuple[GameDay, ...]


def usage(address: Address, days: int, *, now: float | None = None) -> Usage:
    """Figures for the last `days` days; raises StoreError."""
    today = int((time.time() if now is None else now) // DAY_S)
    with visiting(address) as visit:
        count, first = visit.ask(_matches)
        return Usage(
            tables=visit.ask(_tables),
            matches=count,
            bytes=_bytes(visit),
            oldest=None if first is None else _day(int(first // DAY_S)),
            days=visit.ask(lambda connection: _days(connection, today - days + 1)),
        )


def _tables(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def _matches(connection: Connection) -> tuple[int, float | None]:
    count, first = connection.execute(select(func.count(), func.min(matches.c.started_at))).one()
    return count, first


def _days(connection: Connection, since: int) -> tuple[GameDay, ...]:
    number = matches.c.started_at / DAY_S
    # SQLite truncates where PostgreSQL rounds, and may have been built without `floor`.
    sqlite = connection.dialect.name == "sqlite"
    day = cast(number if sqlite else func.floor(number), Integer)
    done = matches.c.outcome.is_not(None)
    took = func.sum(matches.c.ended_at - matches.c.started_at).filter(done)
    wanted = (
        select(
            day,
            matches.c.game,
            func.count(),
            func.count().filter(done),
            func.sum(matches.c.seats),
            cast(func.coalesce(took, 0.0), Float),
        )
        .where(matches.c.started_at >= since * DAY_S)
        .group_by(day, matches.c.game)
        .order_by(day, matches.c.game)
    )
    return tuple(
        GameDay(_day(number), game, begun, finished, seats, round(seconds / 60, 1))
        for number, game, begun, finished, seats, seconds in connection.execute(wanted)
    )


def _bytes(visit: Visit) -> int:
    file = visit.address.file
    if file is not None:
        parts = (file, file.with_name(f"{file.name}-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())
    sizes = text("SELECT pg_total_relation_size('matches') + pg_total_relation_size('tables')")
    return visit.ask(lambda connection: int(connection.scalar(sizes)))


def _day(number: int) -> date:
    return datetime.fromtimestamp(number * DAY_S, UTC).date()
