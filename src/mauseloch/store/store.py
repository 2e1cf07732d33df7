"""The protocol: what every store can do."""

from asyncio import Future
from typing import Protocol

from mauseloch.store.changes import Change, StoredMatch


class Store(Protocol):
    """Keeps tables and matches. Every method raises StoreError if it cannot do its work."""

    async def open(self) -> None:
        """Make it ready; nothing else works before. What is not there yet is created."""

    async def close(self) -> None:
        """Finish the writes that were accepted and let go; writes are refused from now on."""

    def write(self, *changes: Change) -> "Future[None]":
        """Store all of these, in order, or none; done when they survive a crash.

        Fails with ConflictError if a change does not fit what is stored. After another StoreError,
        or if nobody waits for it, nobody knows whether they were stored: read before going on.
        """

    async def tables(self) -> list[tuple[str, bytes]]:
        """All tables by their id, with their documents."""

    async def running(self) -> list[StoredMatch]:
        """The matches that are not over, those that began first in front."""

    async def match(self, id: str) -> StoredMatch | None:  # noqa: A002 - our word for it
        """One match, running or over; None if there is none."""

    async def finished(self, after: str | None, limit: int) -> list[StoredMatch]:
        """The next matches that are over, in the order in which they ended.

        For paging: `after` is the id of the last match of the page before, None for the first page.
        """
