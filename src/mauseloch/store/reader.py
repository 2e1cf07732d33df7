"""The reader: a thread with a connection of its own, so that no question waits for a commit."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine

from mauseloch.store.address import Address
from mauseloch.store.changes import StoreAwayError
from mauseloch.store.engines import reading

PATIENCE_S = 5.0
"""The longest anyone waits for an answer; a slower database counts as unreachable."""
MOST = 100
"""The maximum of waiting questions; more are refused at once."""
T = TypeVar("T")


class Reader:
    """Answers one question after another, each from one moment of the database."""

    def __init__(self, address: Address, engine: Engine | None = None) -> None:
        """With its own `engine`, questions may also write and commit."""
        self._address = address
        self._engine = engine or reading(address)
        self._asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # A daemon, so that the program can end even if the database never answers.
        self._thread = Thread(target=self._run, name="mauseloch-reader", daemon=True)
        self._thread.start()

    async def ask(self, question: Callable[[Connection], T], patience_s: float | None = None) -> T:
        """Ask a question; raises StoreError, at the latest after `patience_s` if given."""
        if self._asked.qsize() >= MOST:
            raise StoreAwayError("too many questions are waiting for the database")

        def answer() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        try:
            return await asyncio.wait_for(self.run("read", answer), patience_s)
        except TimeoutError:
            place = self._address.place
            raise StoreAwayError(f"{place} cannot be read: no answer") from None

    async def run(self, doing: str, work: Callable[[], T]) -> T:
        """Do other slow work in the same thread."""

        def working() -> T:
            with self._address.blamed(doing):
                return work()

        return await asyncio.wrap_future(self._submit(working))

    async def close(self, first: Callable[[], None] = lambda: None) -> None:
        """Answer all questions asked so far, call `first`, then end."""

        def last() -> None:
            first()
            self._engine.dispose()

        ended = self._submit(last)
        self._asked.put(None)
        await asyncio.wait({asyncio.wrap_future(ended)}, timeout=PATIENCE_S)

    def _submit(self, work: Callable[[], T]) -> "Future[T]":
        future: Future[T] = Future()

        def working() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work())
                except BaseException as error:  # whatever it is, pass it to the caller
                    future.set_exception(error)

        self._asked.put(working)
        return future

    def _run(self) -> None:
        while (work := self._asked.get()) is not None:
            work()
