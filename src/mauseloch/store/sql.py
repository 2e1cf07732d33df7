"""A store in a database: SQLite, which needs no setup, or PostgreSQL, for several servers."""

from asyncio import Future, get_running_loop, to_thread
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path

from mauseloch.store import queries
from mauseloch.store.address import Address
from mauseloch.store.changes import (
    Change,
    DamagedMatchError,
    StoreAwayError,
    StoredMatch,
    StoreError,
)
from mauseloch.store.engines import writing
from mauseloch.store.reader import PATIENCE_S, Reader
from mauseloch.store.registry import SqlRegistry
from mauseloch.store.replication import warn_if_work_can_be_lost
from mauseloch.store.store import Watcher
from mauseloch.store.writer import Writer, settle

AT_ONCE = 500
"""How many matches one query reads."""


class SqlStore:
    """Keeps everything in the database at a URL, as in sqlite:////FOLDER/FILE."""

    def __init__(self, url: str) -> None:
        """Raises StoreError if we can't use the URL."""
        self._address = Address.parse(url)
        self._reader: Reader | None = None
        self._writer: Writer | None = None
        self._watcher: Watcher | None = None
        self.registry: SqlRegistry | None = None
        """The registry of servers that share this database; None if it can't be shared."""

    def __repr__(self) -> str:
        """Without the password."""
        return f"<SqlStore: {self._address.place}>"

    @property
    def file(self) -> Path | None:
        """The SQLite file, which only one server can use."""
        return self._address.file

    @property
    def waiting(self) -> int:
        """How many accepted writes are not done yet."""
        return 0 if self._writer is None else self._writer.waiting

    def watch(self, watcher: Watcher) -> None:
        """Report to this watcher from now on how the database is doing."""
        if self._writer is None:
            raise StoreError("the store is not open")
        self._watcher = watcher
        self._writer.watch(watcher)

    async def open(self) -> None:
        """Connect, and bring the database up to date."""
        if self._reader is not None:
            raise StoreError("the store is already open")
        with self._address.blamed("opened"):  # its driver may be missing
            reader = self._reader = Reader(self._address)
        made: list[Writer] = []

        def make() -> None:
            engine = writing(self._address)
            warn_if_work_can_be_lost(engine, self._address)
            made.append(Writer(engine, self._address))

        def unmake() -> None:
            for writer in made:
                writer.close()

        try:
            await reader.run("opened", make)
        except BaseException:  # including cancellation by the caller
            self._reader = None
            await reader.close(unmake)
            raise
        self._writer = made[0]
        if self._address.file is None:
            self.registry = SqlRegistry(self._address)

    async def close(self) -> None:
        """Finish accepted writes, unless the database stays unreachable, and disconnect."""
        reader, writer = self._reader, self._writer
        if reader is not None and writer is not None:
            registry = self.registry
            self._reader = self._writer = self._watcher = self.registry = None
            await to_thread(writer.close)
            await reader.close()
            if registry is not None:
                await registry.close()

    def write(self, *changes: Change) -> "Future[None]":
        """Store all of these changes or none, in the next commit."""
        if self._writer is not None and changes:
            return self._writer.submit(changes)
        done: Future[None] = get_running_loop().create_future()
        settle(done, None if self._writer else StoreError("the store is not open"))
        return done

    def probe(self) -> "Future[None]":
        """Commit without changing anything."""
        return self.write() if self._writer is None else self._writer.submit(())

    async def tables(self, ids: Collection[str] | None = None) -> list[tuple[str, bytes]]:
        """These tables, or all of them."""
        return await self._opened().ask(partial(queries.some_tables, ids=ids))

    async def running(self) -> list[StoredMatch]:
        """The matches that are not over."""
        return self._readable(await self._opened().ask(queries.running))

    async def match(self, id: str) -> StoredMatch | None:  # noqa: A002 - the clearest name
        """A match by its id. People are waiting, so an unreachable database fails it soon."""
        reader, writer = self._opened(), self._writer
        try:
            return await reader.ask(partial(queries.one, match=id), PATIENCE_S)
        except StoreAwayError:
            if writer is not None and not writer.waiting:  # find out whether writes fail too
                writer.submit(())
            raise

    async def matches(self, ids: Collection[str]) -> dict[str, StoredMatch | DamagedMatchError]:
        """Several matches by their ids, read in batches."""
        found: dict[str, StoredMatch | DamagedMatchError] = {}
        for some in _slices(sorted(one for one in set(ids) if "\0" not in one), AT_ONCE):
            there = await self._opened().ask(partial(queries.several, ids=some))
            found |= {one.match: one for one in self._readable(there)}
            found |= {one.match: one.error() for one in there.damaged}
        return found

    async def finished(self, after: str | None, limit: int) -> list[StoredMatch]:
        """The next page of finished matches."""
        while True:
            page = partial(queries.finished, after=after, limit=limit)
            found = await self._opened().ask(page)
            if (matches := self._readable(found)) or not found.damaged:
                return matches
            after = found.last

    async def ended_before(self, time: float, limit: int) -> list[str]:
        """The ids of old matches."""
        return await self._opened().ask(partial(queries.ended_before, time=time, limit=limit))

    def _readable(self, found: queries.Found) -> list[StoredMatch]:
        for damaged in found.damaged:
            if self._watcher is not None:
                self._watcher.damaged(*damaged)
        return found.matches

    def _opened(self) -> Reader:
        if self._reader is None or self._writer is None:
            raise StoreError("the store is not open")
        return self._reader


def _slices(ids: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for place in range(0, len(ids), size):
        yield ids[place : place + size]
