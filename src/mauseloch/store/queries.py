"""What can be asked of a database, and the reader that asks it.

The reader is one thread with a connection of its own, so that no question waits for a commit.
"""

from asyncio import get_running_loop, wrap_future
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, Select, select, tuple_

from mauseloch.core.errors import shown
from mauseloch.core.game import Input, Outcome
from mauseloch.store.address import Address
from mauseloch.store.changes import StoredMatch, StoreError
from mauseloch.store.engines import reading
from mauseloch.store.schema import matches, tables

T = TypeVar("T")


class Reader:
    """Answers one question after the other, each from one moment of the database."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._engine = reading(address)
        self._thread = ThreadPoolExecutor(1, "mauseloch-reader")

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The answer; raises StoreError."""

        def answer() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        return await self.run("read", answer)

    async def run(self, doing: str, work: Callable[[], T]) -> T:
        """Do something else that takes time, in the same thread."""

        def working() -> T:
            with self._address.blamed(doing):
                return work()

        return await get_running_loop().run_in_executor(self._thread, working)

    async def close(self, first: Callable[[], None]) -> None:
        """Answer what was asked, do what must be done first, then end."""

        def last() -> None:
            first()
            self._engine.dispose()

        ended = self._thread.submit(last)
        self._thread.shutdown(wait=False)  # so that it ends even if nobody waits for it
        await wrap_future(ended)


def all_tables(connection: Connection) -> list[tuple[str, bytes]]:
    """Every table by its id."""
    return [(id_, document) for id_, document in connection.execute(_TABLES)]


_TABLES = select(tables.c.id, tables.c.document).order_by(tables.c.id)


def running(connection: Connection) -> list[StoredMatch]:
    """The matches that are not over."""
    wanted = select(matches).where(matches.c.ended_at.is_(None))
    return _found(connection, wanted.order_by(matches.c.started_at, matches.c.id))


def one(connection: Connection, match: str) -> StoredMatch | None:
    """A match by its id."""
    return next(iter(_found(connection, select(matches).where(matches.c.id == match))), None)


def finished(connection: Connection, after: str | None, limit: int) -> list[StoredMatch]:
    """A page of the matches that are over."""
    wanted = select(matches).where(matches.c.ended_at.is_not(None))
    if after is not None:
        ended_at = connection.scalar(select(matches.c.ended_at).where(matches.c.id == after))
        if ended_at is None:
            raise StoreError(f"no match {shown(after)} is over, so none comes after it")
        wanted = wanted.where(tuple_(matches.c.ended_at, matches.c.id) > tuple_(ended_at, after))
    page = wanted.order_by(matches.c.ended_at, matches.c.id).limit(max(limit, 0))
    return _found(connection, page)


def _found(connection: Connection, wanted: Select[Any]) -> list[StoredMatch]:
    return [_match(row) for row in connection.execute(wanted).mappings()]


def _match(row: RowMapping) -> StoredMatch:
    return StoredMatch(
        match=row["id"],
        table=row["table"],
        game=row["game"],
        version=row["version"],
        options=row["options"],
        seats=row["seats"],
        seed=row["seed"],
        started_at=row["started_at"],
        inputs=tuple(map(Input.parse, row["inputs"].split("\n")[:-1])),
        ended_at=row["ended_at"],
        reason=row["reason"],
        outcome=_outcome(row["outcome"]),
    )


def _outcome(found: Mapping[str, Any] | None) -> Outcome | None:
    if found is None:
        return None
    return Outcome(
        scores=tuple(found["scores"]),
        ranks=tuple(found["ranks"]),
        ended_by=found["ended_by"],
        decided_by=found["decided_by"],
    )
