"""A store in a database: SQLite, which needs nothing, or PostgreSQL, for several servers."""

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
"""So many matches are read by one question."""


class SqlStore:
    """Keeps everything in the database at a URL, as in sqlite:////FOLDER/FILE."""

    def __init__(self, url: str) -> None:
        """Raises StoreError for a URL of something else."""
        self._address = Address.parse(url)
        self._reader: Reader | None = None
        self._writer: Writer | None = None
        self._watcher: Watcher | None = None
        self.registry: SqlRegistry | None = None
        """Of the servers that share this database; None if they cannot."""

    def __repr__(self) -> str:
        """Without the password."""
        return f"<SqlStore: {self._address.place}>"

    @property
    def file(self) -> Path | None:
        """The file that it is in, which only one server can use."""
        return self._address.file

    @property
    def waiting(self) -> int:
        """How many writes are accepted and not done yet."""
        return 0 if self._writer is None else self._writer.waiting

    def watch(self, watcher: Watcher) -> None:
        """Tell this one from now on how the database is doing."""
        if self._writer is None:
            raise StoreError("the store is not open")
        self._watcher = watcher
        self._writer.watch(watcher)

    async def open(self) -> None:
        """Connect, and bring the database up to date."""
        if self._reader is not None:
            raise StoreError("the store is open already")
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
        except BaseException:  # also if the caller does not want to wait
            self._reader = None
            await reader.close(unmake)
            raise
        self._writer = made[0]
        if self._address.file is None:
            self.registry = SqlRegistry(self._address)

    async def close(self) -> None:
        """Finish the writes that were accepted, unless the database stays away, and let go."""
        reader, writer = self._reader, self._writer
        if reader is not None and writer is not None:
            registry = self.registry
            self._reader = self._writer = self._watcher = self.registry = None
            await to_thread(writer.close)
            await reader.close()
            if registry is not None:
                await registry.close()

    def write(self, *changes: Change) -> "Future[None]":
        """Store all of these or none, in the next commit."""
        if self._writer is not None and changes:
            return self._writer.submit(changes)
        done: Future[None] = get_running_loop().create_future()
        settle(done, None if self._writer else StoreError("the store is not open"))
        return done

    def probe(self) -> "Future[None]":
        """A commit that changes nothing."""
        return self.write() if self._writer is None else self._writer.submit(())

    async def tables(self, ids: Collection[str] | None = None) -> list[tuple[str, bytes]]:
        """These tables or all."""
        return await self._opened().ask(partial(queries.some_tables, ids=ids))

    async def running(self) -> list[StoredMatch]:
        """The matches that are not over."""
        return self._readable(await self._opened().ask(queries.running))

    async def match(self, id: str) -> StoredMatch | None:  # noqa: A002 - our word for it
        """One match; people wait for it, and hear soon if the database is away."""
        reader, writer = self._opened(), self._writer
        try:
            return await reader.ask(partial(queries.one, match=id), PATIENCE_S)
        except StoreAwayError:
            if writer is not None and not writer.waiting:  # is it away for writing too?
                writer.submit(())
            raise

    async def matches(self, ids: Collection[str]) -> dict[str, StoredMatch | DamagedMatchError]:
        """Several of them, a good many at a time."""
        found: dict[str, StoredMatch | DamagedMatchError] = {}
        for some in _slices(sorted(one for one in set(ids) if "\0" not in one), AT_ONCE):
            there = await self._opened().ask(partial(queries.several, ids=some))
            found |= {one.match: one for one in self._readable(there)}
            found |= {one.match: one.error() for one in there.damaged}
        return found

    async def finished(self, after: str | None, limit: int) -> list[StoredMatch]:
        """The next matches that are over."""
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
