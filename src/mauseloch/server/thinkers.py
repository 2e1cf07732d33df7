"""Where bots and the coach think: light bots in threads, all else in processes of its own.

A search keeps a processor core busy for up to half a second, and the first one of a process loads
or even compiles its kernels. In another process it can never hold up the event loop. Who has not
answered in time, because the machine is slow or nothing is compiled yet, is helped out by a bot
that needs no time at all. The coach has a process for itself: no bot ever waits for a review.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Future,
    ThreadPoolExecutor,
)
from contextlib import suppress
from typing import Any, TypeVar

from mauseloch.bots import bot, stand_in, thinks_long, warm_up
from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.processes import Pool, cores
from mauseloch.server.reviews import hinted
from mauseloch.server.wire import Hinted
from mauseloch.tables.table import TableError

THREADS = 2
PATIENCE_S = 4.0
"""Longer than any search takes on a small machine; people wait no longer than that for a bot."""
COACH_PATIENCE_S = 120.0
"""Longer than any review takes, with all that has to be compiled first."""
ASKING_THE_COACH = 16
"""More who want something at the same time are asked to come back."""
CLOSING_S = 10.0
"""Far longer than processes take to end that were told to."""
NICE = 5
"""Thinking may wait, people at tables may not."""
T = TypeVar("T")


class Processes:
    """Processes that are started when there is something to do, and replaced if they are killed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: Pool | None = None

    def submit(self, function: Callable[..., T], *given: Any) -> Future[T]:
        """Call the function there, with whatever can be sent to another process."""
        try:
            return self._running().submit(function, *given)
        except BrokenExecutor:  # nobody was at work there when it was killed
            self._pool = None
            return self._running().submit(function, *given)

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """The same, and wait for it; raises BrokenExecutor if it is killed meanwhile.

        Who waits no longer leaves the work where it is: some versions of Python stop for good when
        they meet work that was cancelled among processes that were killed.
        """
        loop = asyncio.get_running_loop()
        over = asyncio.Event()

        def done(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(over.set)

        pending = self.submit(function, *given)
        pool = self._pool
        pending.add_done_callback(done)
        await over.wait()
        try:
            return pending.result()
        except CancelledError:
            raise BrokenExecutor("the processes were stopped") from None
        except BrokenExecutor:  # for want of memory, say
            if self._pool is pool:  # and nobody who waited for it too has begun another
                self._pool = None
            raise

    def close(self) -> None:
        """Stop, in the middle of a thought if need be."""
        if self._pool is not None:
            workers = list(self._pool._processes.values())  # noqa: SLF001 - public from Python 3.14
            looks_after: Any = self._pool._executor_manager_thread  # noqa: SLF001 - no other way
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            if looks_after is not None:  # or Python, ending, may wake it by a pipe that it closes
                looks_after.join(CLOSING_S)

    def _running(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(self._count, begin)
        return self._pool


class Thinkers:
    """Threads for what is quick, processes for what is not."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(THREADS, "bot")
        self._bots = Processes(processes())
        self._coach = Processes(1)
        self._coaching = 0
        self._known: set[tuple[str, str]] = set()

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        """What this bot says to the question, or who stands in for it."""
        if thinks_long(game.name, kind):
            try:
                until = time.time() + PATIENCE_S
                thought = self._bots.work(think_until, until, kind, game, seed, question)
                return await asyncio.wait_for(thought, PATIENCE_S)
            except BrokenExecutor:
                self._known.clear()
                kind = stand_in(game.name)
            except OSError:  # too late, or there cannot be any more processes
                kind = stand_in(game.name)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._quick, think, kind, game, seed, question)

    async def coach(self, function: Callable[..., T], *given: Any) -> T:
        """Let the coach call this; raises TableError if that cannot be done now."""
        if self._coaching >= ASKING_THE_COACH:
            raise TableError("busy", "too many ask the coach")
        self._coaching += 1
        try:
            return await asyncio.wait_for(self._coach.work(function, *given), COACH_PATIENCE_S)
        except (BrokenExecutor, OSError):
            raise TableError("busy", "the coach was interrupted") from None
        finally:
            self._coaching -= 1

    async def hint(
        self,
        number: int,
        game: AnyGame,
        inputs: Sequence[Input],
        seat: Seat,
        names: Sequence[str],
    ) -> Hinted:
        """What the coach would do; raises TableError if it cannot be asked now."""
        return await self.coach(hinted, number, game, inputs, seat, names)

    def expect(self, kind: str, game: AnyGame) -> None:
        """Make ready what a bot that has sat down needs, so that nobody has to wait later."""
        if thinks_long(game.name, kind) and (kind, game.name) not in self._known:
            self._known.add((kind, game.name))
            with suppress(OSError):  # without memory for it, it gets ready when it is asked
                self._bots.submit(warm_up, kind, game)

    def close(self) -> None:
        """Stop, in the middle of a thought if need be."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._bots.close()
        self._coach.close()


def processes() -> int:
    """Two, so that one may get ready while the other plays; on larger machines up to four."""
    return max(2, min(4, cores() - 1))


def begin() -> None:
    """A process begins to think: below the tables in rank, and ended with them."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(kind: str, game: AnyGame, seed: str, question: Question[Any, Any]) -> Answer:
    """A bot is made for each question: all that it knows is in there."""
    return bot(kind, game, seed)(question)


def think_until(
    until: float, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
) -> Answer:
    """The same, unless its turn comes so late that nobody waits for the answer any more."""
    if time.time() > until:
        raise TimeoutError
    return think(kind, game, seed, question)
