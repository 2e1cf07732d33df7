"""The cost of asking a searching bot on a Dask cluster and in a local process.

python -m bench.cluster [ADDRESS]

Without an address, it starts a scheduler and one worker on this machine. Both sides get each
question from real matches in turn, in one event loop like the server's; their answers must match.
"""

import asyncio
import gc
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

from tests.ports import free_port

import mauseloch
from bench.memory import pss
from mauseloch.ahead import compile_step, steps
from mauseloch.bots import bot, kinds, stand_in, thinks_long, warm_up
from mauseloch.core.game import AnyGame
from mauseloch.server import cluster
from mauseloch.server.crew import Crew, Process
from mauseloch.server.errands import think
from mauseloch.server.metrics import Metrics
from mauseloch.server.service import COLLECT_AFTER, runner

QUESTIONS = 60
"""Per bot."""
NOTHINGS = 300
TICK_S = 0.005
QUANTILES = (0.5, 0.9, 0.99)
Ask = Callable[..., Awaitable[Any]]


class Side(NamedTuple):
    """One of the two sides, with its measurements."""

    name: str
    ask: Ask
    took: list[float]
    busy: list[float]
    """The event loop's processor time per tick meanwhile: an upper bound for blocking others."""


def questions(kind: str, game: AnyGame) -> Iterator[tuple[str, Any]]:
    """A bot's questions in matches against stand-ins, leaving out forced moves."""
    for number in range(QUESTIONS):
        match = mauseloch.Match(game, game.seats[0], seed=f"bench/{number}")
        others = [bot(stand_in(game.name), game, seat) for seat in range(1, game.seats[0])]
        players = [bot(kind, game, number), *others]
        while match.outcome is None:
            for seat in match.waiting.seats:
                question = match.question(seat)
                if seat == 0 and len(question.legal) > 1:
                    yield f"{number}/{match.length}", question
                answer = players[seat](question)
                match.play(seat, answer.action)


@contextmanager
def one_worker() -> Iterator[str]:
    """Run a scheduler and a worker on this machine."""
    address = f"tcp://127.0.0.1:{free_port()}"
    host = ("--host", "127.0.0.1", "--no-dashboard")
    started = [
        ("scheduler", "--port", address.rpartition(":")[2], *host),
        ("worker", address, "--nthreads", "1", "--no-nanny", *host),
    ]
    programs = [
        subprocess.Popen(  # noqa: S603 - Dask's own programs
            [sys.executable, "-m", "dask", *told], stderr=subprocess.DEVNULL
        )
        for told in started
    ]
    try:
        yield address
    finally:
        for program in programs:
            program.kill()
            program.wait()


@asynccontextmanager
async def ticking(sides: list[Side]) -> AsyncIterator[list[Side]]:
    """Record how busy the loop is, for the side at the head of the list yielded."""
    now = sides[:1]

    async def tick() -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(TICK_S)
            now[0].busy.append(time.thread_time() - began)

    task = asyncio.create_task(tick())
    try:
        yield now
    finally:
        task.cancel()


async def side_by_side(sides: list[Side], given: list[tuple[Any, ...]]) -> None:
    """Ask both sides each question in turn, alternating which goes first."""
    gc.freeze()  # like the server
    gc.set_threshold(*COLLECT_AFTER)
    async with ticking(sides) as now:
        for number, one in enumerate(given):
            said = []
            for side in sides if number % 2 else reversed(sides):
                now[0] = side
                began = time.perf_counter()
                said.append(await side.ask(*one))
                side.took.append(time.perf_counter() - began)
            assert said[0] == said[1], one


async def measured(address: str) -> None:
    """Measure all games, then the overhead without any thinking."""
    before = pss(os.getpid())
    cluster.load(address)
    print(f"memory that Dask takes in the server: {pss(os.getpid()) - before:.0f} MB\n")
    crew = Crew(idle_s=3600, memory_mb=2000)
    (process,) = crew.hired(1)
    there = cluster.Cluster(address, Metrics())
    print("| | question to answer, ms | p50 | p90 | p99 | longest | loop busy p99 | longest |")
    print("|---|---|--:|--:|--:|--:|--:|--:|")
    searching = [
        (kind, mauseloch.game(name))
        for name in mauseloch.games()
        for kind in kinds(name)
        if thinks_long(name, kind)
    ]
    for kind, game in searching:
        await both_ready(process, there, kind, game)
        sides = both(process, there, kind, game)
        asked = [one for one, _ in zip(questions(kind, game), range(QUESTIONS), strict=False)]
        await side_by_side(sides, [(think, kind, game, *one) for one in asked])
        tell(f"{game.name}, {kind}", sides)
    sides = both(process, there, *searching[0])
    await side_by_side(sides, [(len, "nothing")] * NOTHINGS)
    tell("no thinking at all", sides)
    print()
    for side in sides:
        cpu, began = time.process_time(), time.perf_counter()
        await asyncio.gather(*(side.ask(len, "nothing") for _ in range(NOTHINGS)))
        cpu, took = time.process_time() - cpu, time.perf_counter() - began
        print(
            f"{NOTHINGS} at once, {side.name}: {took / NOTHINGS * 1e3:.2f} ms each, of which "
            f"{cpu / NOTHINGS * 1e3:.2f} ms processor time of the server"
        )
    there.close()
    await there.closed()
    crew.close()


async def both_ready(process: Process, there: cluster.Cluster, kind: str, game: AnyGame) -> None:
    """Wait until both have loaded the bot."""
    await process.work(warm_up, kind, game)
    there.expect(kind, game)
    while True:
        try:
            await there.search(kind, game, len, "")
        except cluster.AwayError:
            await asyncio.sleep(0.1)
        else:
            return


def both(process: Process, there: cluster.Cluster, kind: str, game: AnyGame) -> list[Side]:
    """Both sides behind the same interface: a function and its arguments."""

    async def on_cluster(function: Callable[..., Any], *given: Any) -> Any:
        return await there.search(kind, game, function, *given)

    return [Side("process", process.work, [], []), Side("cluster", on_cluster, [], [])]


def tell(what: str, sides: list[Side]) -> None:
    """Print two rows, and the extra cost of the cluster for the same questions."""
    for side in sides:
        took = " | ".join(f"{quantile(side.took, one) * 1e3:.1f}" for one in QUANTILES)
        busy = f"{quantile(side.busy, 0.99) * 1e3:.1f} | {max(side.busy) * 1e3:.1f}"
        print(f"| {what} | {side.name} | {took} | {max(side.took) * 1e3:.1f} | {busy} |")
    added = [mine - theirs for theirs, mine in zip(*(side.took for side in sides), strict=True)]
    told = " | ".join(f"{quantile(added, one) * 1e3:+.1f}" for one in QUANTILES)
    print(f"| | more on the cluster | {told} | {max(added) * 1e3:+.1f} | | |", flush=True)


def quantile(values: list[float], part: float) -> float:
    """The value that this share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main() -> None:
    """Compile anything missing, then measure."""
    for step in steps():
        if step.use == "bots":
            compile_step(step)
    with runner() as running:
        if len(sys.argv) > 1:
            running.run(measured(sys.argv[1]))
        else:
            with one_worker() as address:
                running.run(measured(address))


if __name__ == "__main__":
    main()
