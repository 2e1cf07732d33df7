"""Bots think where they hold nobody up, and somebody answers whatever happens to them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

import mauseloch
from mauseloch.server import thinkers
from mauseloch.server.thinkers import Processes, Thinkers, think
from mauseloch.tables.table import TableError
from tests.patience import PATIENCE_S

ZOCKEN = mauseloch.game("zocken")


def question() -> mauseloch.Question[object, object]:
    match = mauseloch.Match(ZOCKEN, 2, seed=1)
    return match.question(match.waiting.seats[0])


FOR_EVER_S = 3600


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_searching_bot_thinks_in_another_process_and_says_what_it_would_say_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE_S", PATIENCE_S)

    async def scene() -> None:
        one = Thinkers()
        try:
            one.expect("zeno", ZOCKEN)
            one.expect("zeno", ZOCKEN)
            said = await one.answer("zeno", ZOCKEN, "seed", question())
            assert said == think("zeno", ZOCKEN, "seed", question())
            pids = [await where.work(pid_after, 0) for where in (one._bots, one._coach)]
            assert len({*pids, os.getpid()}) == 3
        finally:
            one.close()

    asyncio.run(scene())


def test_who_thinks_for_too_long_is_helped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE_S", 0.01)

    async def scene() -> None:
        one = Thinkers()
        try:
            said = await one.answer("zeno", ZOCKEN, "seed", question())
            assert said == think("simple", ZOCKEN, "seed", question())
        finally:
            one.close()

    asyncio.run(scene())


def test_ctrl_c_does_not_reach_a_process_that_is_just_being_started() -> None:
    async def scene() -> None:
        one = Processes(1)
        try:
            one.submit(pid_after, 0)
            assert one._pool is not None
            (pid,) = one._pool._processes
            os.kill(pid, signal.SIGINT)
            assert await one.work(pid_after, 0) == pid
        finally:
            one.close()

    asyncio.run(scene())


def test_a_process_that_was_killed_is_replaced() -> None:
    async def scene() -> None:
        one = Processes(1)
        try:
            with pytest.raises(BrokenExecutor):
                await one.work(killed)
            assert await one.work(pid_after, 0) != os.getpid()
        finally:
            one.close()

    asyncio.run(scene())


def test_a_process_that_was_killed_while_nothing_was_to_do_is_replaced() -> None:
    async def scene() -> None:
        one = Processes(1)
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
    """What is given up while it waits in the queue must not confuse who looks after the queue."""

    async def scene() -> None:
        one = Processes(1)
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


def refused(code: str, text: str) -> None:
    raise TableError(code, text)


def test_an_error_comes_back_as_it_was_raised() -> None:
    async def scene() -> None:
        one = Thinkers()
        try:
            pid = await one.coach(pid_after, 0)
            with pytest.raises(TableError, match="never finished") as caught:
                await one.coach(refused, "no_match", "it was never finished")
            assert caught.value.code == "no_match"
            assert caught.value.words == TableError("no_match", "it was never finished").words
            assert await one.coach(pid_after, 0) == pid, "and nobody is the worse for it"
        finally:
            one.close()

    asyncio.run(scene())


def test_the_coach_is_there_for_so_many_and_for_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "ASKING_THE_COACH", 2)
    monkeypatch.setattr(thinkers, "COACH_PATIENCE_S", 0.2)

    async def scene() -> list[object]:
        one = Thinkers()
        try:
            works = [one.coach(pid_after, FOR_EVER_S) for _ in range(3)]
            return list(await asyncio.gather(*works, return_exceptions=True))
        finally:
            one.close()

    ends = asyncio.run(scene())
    assert [(end.code, str(end)) for end in ends if isinstance(end, TableError)] == [
        ("busy", "the coach was interrupted"),
        ("busy", "the coach was interrupted"),
        ("busy", "too many ask the coach"),
    ]


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    with pytest.raises(TimeoutError):
        thinkers.think_until(time.time() - 1, "zeno", ZOCKEN, "seed", question())


def test_closing_does_not_wait_for_a_thought() -> None:
    async def scene() -> None:
        one = Processes(1)
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
from mauseloch.server.thinkers import Processes
async def scene():
    print(await Processes(1).work(os.getpid), flush=True)
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
        if state == "Z":  # perhaps nobody is there to bury it
            return
        time.sleep(0.05)
    raise AssertionError("it lives on")
