"""The interface of every store."""

from asyncio import Future
from collections.abc import Collection
from typing import Protocol

from mauseloch.store.changes import Change, DamagedMatchError, StoredMatch
from mauseloch.store.nodes import Registry
from mauseloch.store.outages import Reason


class Watcher(Protocol):
    """Receives reports on a store, in the event loop from which it watches."""

    def away(self, reason: Reason) -> None:
        """From now on writes wait, for this reason; they are tried again until they succeed."""

    def back(self) -> None:
        """Writes succeed again; those that waited are about to be acknowledged."""

    def committed(self, seconds: float) -> None:
        """A commit took this long."""

    def retried(self) -> None:
        """A commit failed and will be tried again."""

    def damaged(self, match: str, why: str) -> None:
        """A match cannot be read, and is left out of results with several matches."""


class Store(Protocol):
    """Keeps tables and matches. Every method raises StoreError if it fails."""

    @property
    def registry(self) -> Registry | None:
        """The registry of servers on this store, once it is open; None if it can't be shared."""

    @property
    def waiting(self) -> int:
        """How many accepted writes are not done yet."""

    def watch(self, watcher: Watcher) -> None:
        """Report to this watcher from now on how the store is doing. The store must be open."""

    async def open(self) -> None:
        """Open the store, creating what is missing; nothing else works before."""

    async def close(self) -> None:
        """Finish accepted writes and disconnect; new writes are refused from now on.

        Writes still waiting for the database after some seconds fail.
        """

    def write(self, *changes: Change) -> "Future[None]":
        """Store all of these changes, in order, or none; done when they would survive a crash.

        While the database is unreachable, full or busy, writes wait, in order, and a commit with an
        unknown outcome is looked up before it is repeated: nothing is stored twice. Fails with
        ConflictError if a change doesn't fit what is stored. After any other StoreError, or if
        nobody waits for the result, the changes may or may not be stored: read before continuing.
        """

    def probe(self) -> "Future[None]":
        """Like `write`, but without changes: done as soon as the database takes writes."""

    async def tables(self, ids: Collection[str] | None = None) -> list[tuple[str, bytes]]:
        """The ids and documents of these tables, or of all, ordered by id."""

    async def running(self) -> list[StoredMatch]:
        """The matches that are not over, the earliest first."""

    async def match(self, id: str) -> StoredMatch | None:  # noqa: A002 - the clearest name
        """A match, running or over; None if it doesn't exist.

        Raises DamagedMatchError if it can't be read.
        """

    async def matches(self, ids: Collection[str]) -> dict[str, StoredMatch | DamagedMatchError]:
        """Those of these matches that exist, running or over; the error for each unreadable one."""

    async def finished(self, after: str | None, limit: int) -> list[StoredMatch]:
        """The next page of finished matches, in the order in which they ended.

        `after` is the id of the last match of the previous page, None for the first page.
        """

    async def ended_before(self, time: float, limit: int) -> list[str]:
        """The ids of matches that ended before this time, in seconds since 1970; oldest first."""
