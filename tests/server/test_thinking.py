"""Bots think where they hold nobody up, and somebody answers whatever happens to them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import mauseloch
from mauseloch.server import thinking
from mauseloch.server.thinking import Thinking, think

ZOCKEN = mauseloch.game("zocken")


def question() -> mauseloch.Question[object, object]:
    match = mauseloch.Match(ZOCKEN, 2, seed=1)
    return match.question(match.waiting.seats[0])


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_searching_bot_thinks_in_another_process_and_says_what_it_would_say_here() -> None:
    async def scene() -> None:
        one = Thinking()
        try:
            one.expect("zeno", ZOCKEN)
            one.expect("zeno", ZOCKEN)
            said = await one.answer("zeno", ZOCKEN, "seed", question())
            assert said == think("zeno", ZOCKEN, "seed", question())
            assert await one.work(pid_after, 0) != os.getpid()
        finally:
            one.close()

    asyncio.run(scene())


def test_who_thinks_for_too_long_is_helped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE_S", 0.01)

    async def scene() -> None:
        one = Thinking()
        try:
            said = await one.answer("zeno", ZOCKEN, "seed", question())
            assert said == think("simple", ZOCKEN, "seed", question())
        finally:
            one.close()

    asyncio.run(scene())


def test_a_process_that_was_killed_is_replaced() -> None:
    async def scene() -> None:
        one = Thinking()
        try:
            with pytest.raises(BrokenProcessPool):
                await one.work(killed)
            assert await one.work(pid_after, 0) != os.getpid()
        finally:
            one.close()

    asyncio.run(scene())


def test_closing_does_not_wait_for_a_thought() -> None:
    async def scene() -> None:
        one = Thinking()
        await one.work(pid_after, 0)
        thought = asyncio.ensure_future(one.work(pid_after, 60))
        await asyncio.sleep(0.05)
        one.close()
        with pytest.raises(BrokenProcessPool):
            await thought

    began = time.monotonic()
    asyncio.run(scene())
    assert time.monotonic() - began < 30


ORPHAN = """
import asyncio, os, signal
from mauseloch.server.thinking import Thinking
async def scene():
    print(await Thinking().work(os.getpid), flush=True)
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
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        if state == "Z":  # perhaps nobody is there to bury it
            return
        time.sleep(0.05)
    raise AssertionError("it lives on")
