"""A queue in which all callers get turns equally often."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mauseloch.server.callers import Caller
from mauseloch.tables.table import TableError


class Turns:
    """Grants one turn at a time. A caller with a hundred requests waits for others in between."""

    def __init__(self, most: int, most_each: int) -> None:
        """`most` limits those waiting, and `most_each` those waiting from one caller."""
        self._most = most
        self._most_each = most_each
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, caller: Caller | None) -> AsyncIterator[None]:
        """Wait for a turn; raises TableError if too many are already waiting."""
        await self._come("" if caller is None else caller.key)
        try:
            yield
        finally:
            self._go()

    async def _come(self, key: str) -> None:
        if not self._busy:
            self._busy = True
            return
        theirs = self._waiting.get(key, ())
        # The one who has the turn counts as waiting too.
        if (
            1 + sum(map(len, self._waiting.values())) >= self._most
            or len(theirs) >= self._most_each
        ):
            raise TableError("busy", "too many are waiting for this")
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(ready)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._go()  # the turn had come already
            raise

    def _go(self) -> None:
        """Give the next turn to the caller whose last turn is longest ago."""
        while self._waiting:
            key = next(iter(self._waiting))
            theirs = self._waiting.pop(key)
            ready = theirs.popleft()
            if theirs:
                self._waiting[key] = theirs
            if not ready.done():
                ready.set_result(None)
                return
        self._busy = False
