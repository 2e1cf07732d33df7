"""The processes that think: they end when idle, are replaced when killed, and stay small."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mauseloch.server import crew
from mauseloch.server.crew import MB, Crew, Memory, Process
from tests.patience import PATIENCE_S

FOR_EVER_S = 3600
on_linux = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="it is not told")


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hoard(megabytes: int, seconds: float) -> int:
    held = bytearray(os.urandom(MB)) * megabytes
    time.sleep(seconds)
    return len(held)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    file = Path(f"/proc/{pid}/stat")
    return not file.exists() or file.read_text().rpartition(")")[2].split()[0] != "Z"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def crewed(idle_s: float = 3600.0, memory_mb: int = 10_000) -> AsyncIterator[Crew]:
    one = Crew(idle_s, memory_mb)
    try:
        yield one
    finally:
        one.close()


def test_a_process_ends_when_it_has_nothing_to_do_and_another_begins_when_it_has() -> None:
    async def scene() -> None:
        async with crewed(idle_s=0.05) as one:
            (process,) = one.hired(1)
            process.load("something", pid_after, 0)
            one.watch()
            first = await process.work(pid_after, 0)
            assert process.loaded == {"something"}
            await until(lambda: not one.running)
            assert not process.loaded, "another one has to load it again"
            await until(lambda: not is_there(first))
            assert one.memory() == 0
            second = await process.work(pid_after, 0)
            one.watch()
            assert second != first
            await until(lambda: not is_there(second))

    asyncio.run(scene())


def test_who_is_at_work_is_not_idle() -> None:
    async def scene() -> None:
        async with crewed(idle_s=0.0) as one:
            busy, idle = one.hired(2)
            work = asyncio.ensure_future(busy.work(pid_after, FOR_EVER_S))
            await idle.work(pid_after, 0)
            one.watch()
            await until(lambda: not idle.running)
            assert busy.running
            work.cancel()
            await asyncio.sleep(0)
            assert busy.busy, "whoever waits no longer leaves the work where it is"

    asyncio.run(scene())


@on_linux
def test_above_the_ceiling_a_process_is_ended_in_the_middle_of_its_thought() -> None:
    async def scene() -> None:
        async with crewed(memory_mb=250) as one:
            recycled: list[int] = []
            one.recycled = lambda: recycled.append(1)
            first, last = one.hired(2)
            pid = await first.work(pid_after, 0)
            first_works = asyncio.ensure_future(first.work(hoard, 120, FOR_EVER_S))
            works = asyncio.ensure_future(last.work(hoard, 120, FOR_EVER_S))
            one.watch()
            with pytest.raises(BrokenExecutor):
                await works
            assert recycled == [1]
            assert is_there(pid), "the others go on"
            assert 0 < one.memory() < 250 * MB
            assert await last.work(pid_after, 0), "and it can be asked again"
            first_works.cancel()

    asyncio.run(scene())


def test_first_those_who_are_idle_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "memory", lambda _: Memory(own=400 * MB, files=100 * MB))

    async def scene() -> None:
        async with crewed(memory_mb=600) as one:
            idle, busy = one.hired(2)
            await idle.work(pid_after, 0)
            works = asyncio.ensure_future(busy.work(pid_after, FOR_EVER_S))
            await asyncio.sleep(0)
            assert one.memory() == 900 * MB, "what they share counts once"
            one.watch()
            await until(lambda: not idle.running)
            assert busy.running
            works.cancel()

    asyncio.run(scene())


@on_linux
def test_a_single_process_cannot_take_more_at_once() -> None:
    """The limit applies even before the memory is first checked."""

    async def scene() -> None:
        process = Process(memory_mb=200)
        try:
            with pytest.raises(MemoryError):
                await process.work(hoard, 300, 0)
            assert await process.work(hoard, 1, 0) == MB, "it goes on"
        finally:
            process.close()

    asyncio.run(scene())


def test_where_the_system_tells_nothing_nothing_is_known() -> None:
    assert crew._memory(2**22 + 1) == Memory()


def test_ctrl_c_does_not_reach_a_process_that_is_just_being_started() -> None:
    async def scene() -> None:
        one = Process()
        try:
            one.load("something", pid_after, 0)
            assert one._pool is not None
            (pid,) = one._pool._processes
            os.kill(pid, signal.SIGINT)
            assert await one.work(pid_after, 0) == pid
        finally:
            one.close()

    asyncio.run(scene())


def test_a_process_that_was_killed_is_replaced() -> None:
    async def scene() -> None:
        one = Process()
        try:
            with pytest.raises(BrokenExecutor):
                await one.work(killed)
            assert await one.work(pid_after, 0) != os.getpid()
        finally:
            one.close()

    asyncio.run(scene())


def test_a_process_that_was_killed_while_nothing_was_to_do_is_replaced() -> None:
    async def scene() -> None:
        one = Process()
        try:
            pid = await one.work(pid_after, 0)
            os.kill(pid, signal.SIGKILL)
            while one._pool is not None and not one._pool._broken:
                await asyncio.sleep(0.01)
            assert await one.work(pid_after, 0) != pid
        finally:
            one.close()

    asyncio.run(scene())


def test_who_waits_hears_of_the_end_even_if_others_wait_no_longer() -> None:
    """Work cancelled while queued must not confuse the code that manages the queue."""

    async def scene() -> None:
        one = Process()
        try:
            pid = await one.work(pid_after, 0)
            works = [asyncio.ensure_future(one.work(pid_after, FOR_EVER_S)) for _ in range(8)]
            await asyncio.sleep(0.1)
            for given_up in works[3:6]:
                given_up.cancel()
            await asyncio.sleep(0.1)
            os.kill(pid, signal.SIGKILL)
            async with asyncio.timeout(PATIENCE_S):
                ends = await asyncio.gather(*works, return_exceptions=True)
            assert [isinstance(end, BrokenExecutor) for end in ends] == [
                place not in {3, 4, 5} for place in range(8)
            ]
        finally:
            one.close()

    asyncio.run(scene())


def test_closing_does_not_wait_for_a_thought() -> None:
    async def scene() -> None:
        one = Process()
        await one.work(pid_after, 0)
        thoughts = [asyncio.ensure_future(one.work(pid_after, FOR_EVER_S)) for _ in range(5)]
        await asyncio.sleep(0.05)
        one.close()
        async with asyncio.timeout(PATIENCE_S):
            ends = await asyncio.gather(*thoughts, return_exceptions=True)
        assert all(isinstance(end, BrokenExecutor) for end in ends)

    asyncio.run(scene())


ORPHAN = """
import asyncio, os, signal
from mauseloch.server.crew import Process
async def scene():
    print(await Process().work(os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(scene())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_process_ends_with_its_server(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    ran = subprocess.run(  # noqa: S603 - our own
        [sys.executable, script], capture_output=True, text=True, check=False
    )
    pid = int(ran.stdout)
    for _ in range(PATIENCE_S * 20):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        if state == "Z":  # a zombie that nothing reaps
            return
        time.sleep(0.05)
    raise AssertionError("it lives on")
