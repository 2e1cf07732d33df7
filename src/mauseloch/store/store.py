"""The protocol: what every store can do."""

from asyncio import Future
from collections.abc import Collection
from typing import Protocol

from mauseloch.store.changes import Change, DamagedMatchError, StoredMatch
from mauseloch.store.nodes import Registry
from mauseloch.store.outages import Reason


class Watcher(Protocol):
    """Hears how a store is doing, in the event loop that it watches from."""

    def away(self, reason: Reason) -> None:
        """Writes wait, for this reason from now on; they are tried again until they succeed."""

    def back(self) -> None:
        """Writes go through again; those that waited are about to be acknowledged."""

    def committed(self, seconds: float) -> None:
        """A commit took so long."""

    def retried(self) -> None:
        """A commit failed and is tried again."""

    def damaged(self, match: str, why: str) -> None:
        """A match cannot be read, and is left out wherever several are asked for."""


class Store(Protocol):
    """Keeps tables and matches. Every method raises StoreError if it cannot do its work."""

    @property
    def registry(self) -> Registry | None:
        """Of the servers that share it, once it is open; None where they cannot."""

    @property
    def waiting(self) -> int:
        """How many writes are accepted and not done yet."""

    def watch(self, watcher: Watcher) -> None:
        """Tell this one from now on how the store is doing; call it when the store is open."""

    async def open(self) -> None:
        """Make it ready; nothing else works before. What is not there yet is created."""

    async def close(self) -> None:
        """Finish the writes that were accepted and let go; writes are refused from now on.

        Writes that still wait after some seconds, because the database is away, fail.
        """

    def write(self, *changes: Change) -> "Future[None]":
        """Store all of these, in order, or none; done when they survive a crash.

        While the database is away, full or busy they wait, in order, and a commit whose outcome is
        unknown is looked up before it is repeated: nothing is stored twice. Fails with
        ConflictError if a change does not fit what is stored. After another StoreError, or if
        nobody waits for it, nobody knows whether they were stored: read before going on.
        """

    def probe(self) -> "Future[None]":
        """Write nothing, as `write` would: done as soon as the database takes writes."""

    async def tables(self, ids: Collection[str] | None = None) -> list[tuple[str, bytes]]:
        """These tables or all, by their id, with their documents."""

    async def running(self) -> list[StoredMatch]:
        """The matches that are not over, those that began first in front."""

    async def match(self, id: str) -> StoredMatch | None:  # noqa: A002 - our word for it
        """One match, running or over; None if there is none.

        Raises DamagedMatchError if it cannot be read.
        """

    async def matches(self, ids: Collection[str]) -> dict[str, StoredMatch | DamagedMatchError]:
        """Those of these that are there, running or over, or why one cannot be read."""

    async def finished(self, after: str | None, limit: int) -> list[StoredMatch]:
        """The next matches that are over, in the order in which they ended.

        For paging: `after` is the id of the last match of the page before, None for the first page.
        """

    async def ended_before(self, time: float, limit: int) -> list[str]:
        """The ids of matches that ended before then, in seconds since 1970; the oldest first."""
