"""Work beside everything else: in a thread of its own, one piece after the other."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from mauseloch.tables.table import TableError

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """A thread, and a queue in front of it that does not grow for ever."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._thread = ThreadPoolExecutor(1, what)
        self._waiting = 0

    async def do(self, most: int, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Have it done; raises TableError if `most` wait already, and what the work raises."""
        if self._waiting >= most:
            raise TableError("busy", f"too many {self.what}s are being made")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, lambda: work(*args, **more))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Nobody waits any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
