"""Where bots think: light ones in threads, those that search in processes of their own.

A search keeps a processor core busy for up to half a second, and the first one of a process loads
or even compiles its kernels. In another process it can never hold up the event loop. Who has not
answered in time, because the machine is slow or nothing is compiled yet, is helped out by a bot
that needs no time at all.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from mauseloch.bots import STAND_IN, bot, thinks_long, warm_up
from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import AnyGame
from mauseloch.core.machine import cores

THREADS = 2
PATIENCE_S = 4.0
"""Longer than any search takes on a small machine; people wait no longer than that for a bot."""
NICE = 5
"""Thinking may wait, people at tables may not."""
T = TypeVar("T")


class Thinking:
    """Threads for what is quick; processes, once they are needed, for what is not."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(THREADS, "bot")
        self._slow: ProcessPoolExecutor | None = None
        self._known: set[tuple[str, str]] = set()

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        """What this bot says to the question, or who stands in for it."""
        if thinks_long(game.name, kind):
            try:
                thought = self.work(think, kind, game, seed, question)
                return await asyncio.wait_for(thought, PATIENCE_S)
            except (TimeoutError, BrokenProcessPool):
                kind = STAND_IN
        return await self._in(self._quick, think, kind, game, seed, question)

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """Call the function, with whatever can be sent to another process, there."""
        pool = self._process()
        try:
            return await self._in(pool, function, *given)
        except BrokenProcessPool:  # it was killed: for want of memory, say
            if self._slow is pool:  # and nobody who waited for it too has begun another
                self._slow = None
                self._known.clear()
            raise

    def expect(self, kind: str, game: AnyGame) -> None:
        """Make ready what a bot that has sat down needs, so that nobody has to wait later."""
        if thinks_long(game.name, kind) and (kind, game.name) not in self._known:
            self._known.add((kind, game.name))
            self._process().submit(warm_up, kind, game)

    def close(self) -> None:
        """Stop, in the middle of a thought if need be."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        if self._slow is not None:
            workers = list(self._slow._processes.values())  # noqa: SLF001 - public from Python 3.14
            self._slow.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()

    def _process(self) -> ProcessPoolExecutor:
        if self._slow is None:
            spawned = multiprocessing.get_context("spawn")
            self._slow = ProcessPoolExecutor(processes(), spawned, initializer=begin)
        return self._slow

    async def _in(self, executor: Executor, function: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(executor, function, *given)


def processes() -> int:
    """Two, so that bots need not wait for a review; on larger machines up to four."""
    return max(2, min(4, cores() - 1))


def begin() -> None:
    """A process begins to think: below the tables in rank, and ended with them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server has heard it too
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
