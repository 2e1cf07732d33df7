"""Writes that come a few milliseconds apart share a commit; one by itself does not wait."""

import asyncio
import threading

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
        self.taken = 0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.taken += 1
        self.asleep.release()
        assert self.woken.acquire(timeout=PATIENCE_S)
        self.now += seconds

    async def begun(self) -> None:
        """The writer has lain down."""
        assert await asyncio.to_thread(self.asleep.acquire, timeout=PATIENCE_S)


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
    return naps


@story
async def test_writes_a_moment_apart_share_a_commit(sqlite: str, naps: Naps) -> None:
    async with opened(SqlStore(sqlite)) as store:
        commits = counted(store)
        await store.write(PutTable("a", b"1"))  # at once: nobody has written before
        assert (len(commits), naps.taken) == (1, 0)
        second = store.write(PutTable("b", b"2"))
        await naps.begun()
        third = store.write(PutTable("c", b"3"))
        assert not second.done()
        naps.woken.release()
        await asyncio.gather(second, third)
        assert (len(commits), naps.taken) == (2, 1)


@story
async def test_a_write_after_a_quiet_moment_does_not_wait(sqlite: str, naps: Naps) -> None:
    async with opened(SqlStore(sqlite)) as store:
        for _ in range(5):
            await store.write(PutTable("a", b""))
            naps.now += written.GATHER_S
        assert naps.taken == 0


@story
async def test_who_writes_alone_waits_once_in_a_while(sqlite: str, naps: Naps) -> None:
    async with opened(SqlStore(sqlite)) as store:
        naps.woken.release(1000)
        for _ in range(1 + 3 * (written.ALONE + 1)):
            await store.write(PutTable("a", b""))
        assert naps.taken == 3
