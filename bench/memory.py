"""The memory of a server with its child processes: python -m bench.memory.

Figures are PSS: memory shared by several processes counts once, divided among them. Zeno plays all
seats at people's pace, at tables of three sizes for each game.
"""

import asyncio
import contextlib
import os
import socket
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

from tests.server.live import Address, over

import mauseloch
from mauseloch.ahead import steps
from mauseloch.cli.asking import Asking
from mauseloch.server import service
from mauseloch.server.settings import Listen, Settings, Storage
from mauseloch.server.thinking import Thinking

IDLE_S = 10.0
PLAY_S = 30.0
MOST_S = 900.0
"""After this long something is wrong, even on the slowest machine."""


def pss(pid: int) -> float:
    """A process's PSS in MB; 0 if it has just ended."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def children(pid: int) -> list[int]:
    """All descendants of a process."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []
    return [one for child in map(int, found) for one in (child, *children(child))]


class Scale:
    """Measures a server and its children repeatedly, and keeps the maximum."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.server = self.rest = 0.0
        self.count = 0

    async def weigh(self) -> None:
        """Measure until cancelled."""
        while True:
            below = children(self.pid)
            rest = sum([await asyncio.to_thread(pss, one) for one in below])
            self.server = max(self.server, pss(self.pid))
            if rest > self.rest:
                self.rest, self.count = rest, len(below)
            await asyncio.sleep(0.2)


@contextlib.asynccontextmanager
async def weighed(pid: int, what: str) -> AsyncIterator[Scale]:
    """Print the maximum during the block."""
    scale, began = Scale(pid), time.monotonic()
    weighing = asyncio.ensure_future(scale.weigh())
    yield scale
    await asyncio.sleep(0.5)
    weighing.cancel()
    took = time.monotonic() - began
    print(
        f"{what:<44} {scale.server:>6.0f} MB {scale.rest:>6.0f} MB"
        f" in {scale.count} processes, {took:.0f} s"
    )


@contextlib.asynccontextmanager
async def served(cache: str) -> AsyncIterator[tuple[Address, int]]:
    """Run a separate server with this cache for compiled code."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.memory", "serve", str(port)),
        env=os.environ | {"NUMBA_CACHE_DIR": cache},
        stderr=asyncio.subprocess.DEVNULL,
    )
    at = Address(f"127.0.0.1:{port}", None)  # type: ignore[arg-type]  # not in this process
    try:
        while True:
            with contextlib.suppress(OSError, IndexError):
                if (await at.ask("GET", "/healthz"))[0] == 200:
                    break
            await asyncio.sleep(0.05)
        yield at, program.pid
    finally:
        program.terminate()
        await program.wait()


async def play(at: Address, game: str, seats: int, bot: str, *, words: bool) -> str:
    """Play a match among bots, at people's pace with `words`; return its id."""
    table = await at.table(game=game, seats=seats, bots=[bot] * seats, sit=False)
    async with at.client(table["code"], table["token"], words=words) as screen:
        await screen.say("start")
        while not over(screen):
            await asyncio.sleep(0.1)
        return str(screen.update["match"])


async def short(at: Address, game: str) -> str:
    """Play a match for review."""
    return await play(at, game, mauseloch.game(game).seats[0], "simple", words=False)


async def play_on(at: Address, game: str, seats: int) -> None:
    """Play match after match among Zenos."""
    while True:
        await play(at, game, seats, "zeno", words=True)


@contextlib.asynccontextmanager
async def playing(at: Address) -> AsyncIterator[None]:
    """Play at three tables of every game."""
    games = {name: mauseloch.game(name) for name in mauseloch.games()}
    sizes = [(name, seats) for name, game in games.items() for seats in game.seats[:3]]
    tables = [asyncio.ensure_future(play_on(at, *one)) for one in sizes]
    try:
        yield
    finally:
        for table in tables:
            table.cancel()


async def until(holds: Any) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(MOST_S):
        while not await holds():
            await asyncio.sleep(0.2)


async def number(at: Address, name: str) -> float:
    """One of the server's own metrics."""
    admin = Asking(Namespace(socket=None, port=int(at.host.partition(":")[2])))
    lines: Iterable[str] = (await asyncio.to_thread(admin.text, "/metrics")).splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"mauseloch_{name} "))


async def review(at: Address, match: str) -> None:
    """Ask for a review of a match. On a busy machine that may take several attempts."""

    async def reviewed() -> bool:
        status, said = await at.ask("GET", f"/api/matches/{match}/review?seat=0")
        assert status == 200 or said["code"] == "busy", said
        return status == 200

    await until(reviewed)


async def main() -> None:
    """Measure everything once, starting with nothing compiled."""
    print(f"{'PSS, at most':<44} {'server':>9} {'all else':>9}")
    with tempfile.TemporaryDirectory() as cache:
        marks = [f"{step.mark}.done" for step in steps()]

        async def compiled() -> bool:
            return all(any(Path(cache).rglob(mark)) for mark in marks)

        async with served(cache) as (at, pid), playing(at):
            async with weighed(pid, "12 Zeno tables, everything still to compile"):
                await until(compiled)
            stand_ins = await number(at, "stand_ins_total")
        async with served(cache) as (at, pid):
            async with weighed(pid, "nobody connected"):
                await asyncio.sleep(2)
            async with playing(at):
                matches = [asyncio.ensure_future(short(at, game)) for game in mauseloch.games()]
                async with weighed(pid, "12 Zeno tables"):
                    await asyncio.sleep(PLAY_S)
                async with weighed(pid, "12 Zeno tables, plus reviews of all games"):
                    for match in matches:
                        await review(at, await match)

            async def rested() -> bool:  # bots play on unwatched; one process tracks the others
                return not await number(at, "matches_running") and len(children(pid)) <= 1

            await until(rested)
            async with weighed(pid, f"{IDLE_S:.0f} s after the last match"):
                await asyncio.sleep(2)
    print(f"stand-ins while compiling: {stand_ins:.0f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        idle = Settings(
            listen=Listen(port=int(sys.argv[2])),
            storage=Storage(url="memory"),
            thinking=Thinking(idle_s=IDLE_S),
        )
        service.run(idle, lambda _: None)
    else:
        asyncio.run(main())
