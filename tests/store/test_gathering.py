"""Writes that arrive a few milliseconds apart share a commit; a lone one doesn't wait."""

import asyncio
import threading
from queue import SimpleQueue
from typing import Any

import pytest
from sqlalchemy import Connection, event

from mauseloch.store import PutTable
from mauseloch.store import writer as written
from mauseloch.store.sql import SqlStore
from tests.patience import PATIENCE_S
from tests.store.stories import opened, story


class Naps:
    """In place of the clock: the writer sleeps until it is woken."""

    def __init__(self) -> None:
        self.now = 100.0
        self.asleep, self.woken = threading.Semaphore(0), threading.Semaphore(0)
        self.listening = threading.Semaphore(0)
        self.taken = 0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        if seconds < 2 * written.HURRIED_S:  # a short nap, allowing for rounding
            self.now += seconds
            return
        self.taken += 1
        until = self.now + seconds
        self.asleep.release()
        assert self.woken.acquire(timeout=PATIENCE_S)
        self.now = max(self.now, until)

    async def begun(self) -> None:
        """Wait until the writer is asleep."""
        assert await asyncio.to_thread(self.asleep.acquire, timeout=PATIENCE_S)

    async def heard(self) -> None:
        """Wait until the writer is awake and looking for something to write."""
        assert await asyncio.to_thread(self.listening.acquire, timeout=PATIENCE_S)

    def queue(self) -> "SimpleQueue[Any]":
        """A queue that signals when the writer waits on it."""
        naps = self

        class Queue(SimpleQueue):  # type: ignore[type-arg]
            def get(self, block: bool = True, timeout: float | None = None) -> Any:
                naps.listening.release()
                return super().get(block, timeout)

        return Queue()


def counted(store: SqlStore) -> list[Connection]:
    """The commits so far."""
    commits: list[Connection] = []
    assert store._writer is not None
    event.listen(store._writer._engine, "commit", commits.append)
    return commits


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> Naps:
    naps = Naps()
    monkeypatch.setattr(written, "monotonic", naps.monotonic)
    monkeypatch.setattr(written, "sleep", naps.sleep)
    monkeypatch.setattr(written, "SimpleQueue", naps.queue)
    return naps


@story
async def test_writes_a_moment_apart_share_a_commit(sqlite: str, naps: Naps) -> None:
    async with opened(SqlStore(sqlite)) as store:
        commits = counted(store)
        await store.write(PutTable("a", b"1"))  # at once: nobody has written before
        assert len(commits) == 1
        await naps.begun()
        second, third = store.write(PutTable("b", b"2")), store.write(PutTable("c", b"3"))
        assert not second.done()
        naps.woken.release(1000)
        await asyncio.gather(second, third)
        assert len(commits) == 2


@story
async def test_a_write_after_a_quiet_moment_does_not_wait(sqlite: str, naps: Naps) -> None:
    async with opened(SqlStore(sqlite)) as store:
        naps.woken.release(1000)
        for round_ in range(5):
            await naps.heard()
            assert naps.taken == round_  # one nap after every commit, none before this one
            await store.write(PutTable("a", b""))


@story
async def test_those_who_wait_for_nobody_else_wait_less_and_less(sqlite: str, naps: Naps) -> None:
    async with opened(SqlStore(sqlite)) as store:
        await store.write(PutTable("a", b""))
        for number, hurried in enumerate((written.HURRY, 2 * written.HURRY, 4 * written.HURRY)):
            await naps.begun()
            assert naps.taken == number + 1
            alone = store.write(PutTable("a", b""))  # and nobody follows
            naps.woken.release()
            await alone
            for _ in range(hurried):
                await store.write(PutTable("a", b""))
        await naps.begun()
        naps.now += written.GATHER_S * 0.9
        late = store.write(PutTable("a", b""))  # others may follow, so the next one waits
        naps.woken.release()
        await late
        await naps.begun()
        naps.woken.release(1000)
