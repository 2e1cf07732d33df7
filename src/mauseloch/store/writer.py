"""The writer: one thread that commits all that waits at once.

A commit that survives a power cut costs a trip to the disk, however much is in it. So whatever has
been asked for while one commit was under way goes into the next: the busier the server, the more
writes share a commit, and nobody is told before it is done. At people's pace hardly two would ever
meet, so commits keep GATHER_S apart as long as that brings some together; a write after a quiet
moment goes out at once.
"""

import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import NamedTuple

from sqlalchemy import Connection, Engine

from mauseloch.store.address import Address
from mauseloch.store.changes import Change, StoreError
from mauseloch.store.effects import one_by_one, together

GATHER_S = 0.010
"""From the start of one commit to the start of the next: less than anybody notices."""
ALONE = 20
"""After waiting in vain so many commits go out at once: one plays fast, and nobody else plays."""
MOST = 1000
"""Writes in one commit; more would keep the first of them waiting."""
TRIES = 5
"""When two processes wait for each other, the database ends one of the transactions."""


class Write(NamedTuple):
    """Changes that are stored together or not at all, and who waits for that."""

    changes: Sequence[Change]
    done: "Future[None]"


class Writer:
    """Takes writes from any event loop, in order."""

    def __init__(self, engine: Engine, address: Address) -> None:
        self._engine = engine
        self._address = address
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._closed = False
        self._closing = Lock()  # nothing may be put behind the None that ends the thread
        self._thread = Thread(target=self._run, name="mauseloch-writer", daemon=True)
        self._thread.start()

    def submit(self, changes: Sequence[Change]) -> "Future[None]":
        """Accept a write; the future is done when it is durable or has failed."""
        write = Write(changes, get_running_loop().create_future())
        with self._closing:
            if self._closed:
                write.done.set_exception(StoreError("the store is not open"))
            else:
                self._waiting.put(write)
        return write.done

    def close(self) -> None:
        """Carry out what was accepted, then end; blocks until then."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        next_at, hurry = 0.0, 0
        while True:
            found = [self._waiting.get()]
            early_s = next_at - time.monotonic()
            gathers = early_s > 0 and not hurry and found[0] is not None
            if gathers:
                time.sleep(early_s)
            next_at = time.monotonic() + GATHER_S
            with suppress(Empty):
                while len(found) < MOST:
                    found.append(self._waiting.get_nowait())
            hurry = ALONE if gathers and len(found) == 1 else max(0, hurry - 1)
            batch = [write for write in found if write is not None]
            if batch:
                _tell(batch, self._commit(batch))
            if found[-1] is None:
                return

    def _commit(self, batch: Sequence[Write]) -> Sequence[StoreError | None]:
        """Carry them out and commit once; for each what went wrong with it."""
        for _ in range(TRIES):
            try:
                with self._engine.connect() as connection:
                    try:
                        failed = self._carry_out(connection, batch)
                        connection.commit()
                    except Exception:
                        connection.invalidate()  # who knows what state it is in: take a new one
                        raise
                    return failed
            except Exception as error:
                reason = error
                if not _crossed(error):
                    break
        return [self._address.error("written", reason) for _ in batch]

    def _carry_out(
        self, connection: Connection, batch: Sequence[Write]
    ) -> Sequence[StoreError | None]:
        """All in one go, which nearly always works; otherwise each by itself, to see which fail."""
        connection.begin()
        try:
            if together(connection, (change for write in batch for change in write.changes)):
                return [None] * len(batch)
        except Exception as error:
            if _crossed(error):
                raise
        connection.rollback()
        connection.begin()
        return [self._alone(connection, write) for write in batch]

    def _alone(self, connection: Connection, write: Write) -> StoreError | None:
        savepoint = connection.begin_nested()
        try:
            one_by_one(connection, write.changes)
            savepoint.commit()
        except Exception as error:
            if _crossed(error):
                raise
            try:
                savepoint.rollback()
            except Exception:  # the database has given up the whole transaction
                raise error from None
            return error if isinstance(error, StoreError) else self._address.error("written", error)
        return None


def _crossed(error: Exception) -> bool:
    """Whether two transactions waited for each other and this one had to go: it may come again."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return state in ("40001", "40P01")  # serialization failure, deadlock


def _tell(batch: Sequence[Write], failed: Sequence[StoreError | None]) -> None:
    """Wake up those who wait: each of their event loops once."""
    told: dict[AbstractEventLoop, list[tuple[Future[None], StoreError | None]]] = defaultdict(list)
    for write, error in zip(batch, failed, strict=True):
        told[write.done.get_loop()].append((write.done, error))
    for loop, news in told.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, news)


def _resolve(news: Sequence[tuple["Future[None]", StoreError | None]]) -> None:
    for done, error in news:
        if not done.done():  # nor cancelled by a caller who did not want to wait
            settle(done, error)


def settle(done: "Future[None]", error: StoreError | None) -> None:
    """A write is over: it has worked, or this went wrong."""
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
