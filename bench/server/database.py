"""A PostgreSQL server of our own, and its work: statements, commits, log, CPU time."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
from tests.store.clusters import cluster

from bench.server.spending import cpu_s

KINDS: Mapping[str, tuple[str, ...]] = {
    "heartbeats": (
        "SELECT expires_at FROM nodes",
        "SELECT CAST(",
        "UPDATE nodes SET",
        "SELECT number, name, address",
    ),
    "looks for tables": (
        "WITH RECURSIVE owners",
        "SELECT id, epoch FROM tables",
        "UPDATE tables SET owner",
        "SELECT number FROM nodes WHERE expires_at",
        "DELETE FROM nodes WHERE expires_at",
    ),
    "fencing": ("SELECT id, owner, epoch FROM tables",),
    "moves": ("UPDATE matches", "INSERT INTO matches", "INSERT INTO tables"),
    "beginnings and ends of transactions": ("BEGIN", "COMMIT", "ROLLBACK"),
}
"""The purpose of statements, by how they begin."""
OTHERS = "everything else"


class Work(NamedTuple):
    """The work of one kind of statement."""

    calls: float = 0.0
    ms: float = 0.0
    """From beginning to end. Less than the CPU time of its process, because reading and parsing
    come before, but more if other processes were using the processor."""
    log_bytes: float = 0.0

    def __add__(self, other: Any) -> "Work":
        return Work(*(one + two for one, two in zip(self, other, strict=True)))

    def __mul__(self, factor: Any) -> "Work":
        return Work(*(one * factor for one in self))


class Database:
    """One server with any number of databases."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._numbers = count(1)
        first, _, _ = (Path(folder) / "data/postmaster.pid").read_text().partition("\n")
        self._pid = int(first)

    def new(self) -> str:
        """Create an empty database and return its URL."""
        name = f"bench{next(self._numbers)}"
        self.ask("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def cpu_s(self) -> float:
        """The CPU time of all its processes."""
        return cpu_s(self._pid)

    def ask(self, name: str, question: str) -> list[Any]:
        """Run a statement and return its rows."""
        where = {"host": self._folder, "user": "postgres", "dbname": name}
        with psycopg.connect(**where, autocommit=True) as line:  # type: ignore[arg-type]
            cursor = line.execute(question.encode())
            return cursor.fetchall() if cursor.description else []

    def forget(self) -> None:
        """Reset the statement counts."""
        self.ask("postgres", "SELECT pg_stat_statements_reset()")

    def work(self, url: str) -> dict[str, Work]:
        """The work in the database at this URL since the last reset, by kind."""
        found = dict.fromkeys([*KINDS, OTHERS], Work())
        for text, calls, ms, log_bytes in self.ask("postgres", _WORK.format(named(url))):
            kinds = (kind for kind, begins in KINDS.items() if text.startswith(begins))
            kind = next(kinds, OTHERS)
            found[kind] += Work(calls, ms, float(log_bytes))
        return found


def named(url: str) -> str:
    """The name of the database at this URL."""
    return url.partition("@/")[2].partition("?")[0]


_WORK = (
    "SELECT query, calls, total_exec_time + total_plan_time, wal_bytes FROM pg_stat_statements "
    "WHERE dbid = (SELECT oid FROM pg_database WHERE datname = '{}')"
)


@contextmanager
def database() -> Iterator[Database]:
    """Run a server with default settings that counts its statements; remove it afterwards."""
    with cluster() as made:
        found = Database(made.folder)
        for name, value in (
            ("shared_preload_libraries", "pg_stat_statements"),
            ("pg_stat_statements.track_planning", "on"),
        ):
            found.ask("postgres", f"ALTER SYSTEM SET {name} = '{value}'")
            made.stop()
            made.start()
        found = Database(made.folder)
        found.ask("postgres", "CREATE EXTENSION pg_stat_statements")
        yield found
