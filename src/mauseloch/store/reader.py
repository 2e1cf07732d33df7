"""The reader: one thread with a connection of its own, so that no question waits for a commit."""

from asyncio import get_running_loop, wrap_future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from mauseloch.store.address import Address
from mauseloch.store.engines import reading

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
