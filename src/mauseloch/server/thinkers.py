"""Where bots and the coach think: light bots in threads, all else in processes of its own.

A search keeps a processor core busy for up to half a second, and before the first one its kernels
must be compiled and loaded. In another process that can never hold up the event loop. Whoever is
not ready or not done in time is helped out by a bot that needs no time at all, and the room hears
that it was. The coach has a process for itself: no bot ever waits for a review. A cluster is asked
first where there is one; what it cannot answer now is thought about here.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import structs

from mauseloch.bots import stand_in, thinks_long, warm_up
from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.server.ahead import Ahead
from mauseloch.server.catalogue import GameInfo
from mauseloch.server.cluster import AwayError, Cluster
from mauseloch.server.crew import Crew, Process
from mauseloch.server.errands import think
from mauseloch.server.metrics import Metrics
from mauseloch.server.reviews import hinted
from mauseloch.server.sharing import Elsewhere
from mauseloch.server.thinking import Thinking
from mauseloch.server.wire import Hinted
from mauseloch.server.world import Thought
from mauseloch.tables.table import TableError

THREADS = 2
PATIENCE_S = 4.0
"""Longer than any search takes on a small machine; people wait no longer than that for a bot."""
COACH_PATIENCE_S = 120.0
"""Longer than any review takes, with all that has to be compiled first."""
ASKING_THE_COACH = 16
"""More who want something at the same time are asked to come back."""
IN_LINE = 2
"""Where so many thoughts wait, another process gets ready to help."""
LOST = (BrokenExecutor, OSError, MemoryError)
"""How a thought gets lost: its process was killed, it is late, or there is no more memory."""
T = TypeVar("T")


class Thinkers:
    """Threads for what is quick, processes for what is not."""

    def __init__(self, thinking: Thinking | None = None, metrics: Metrics | None = None) -> None:
        self._thinking = thinking or Thinking()
        self._metrics = metrics or Metrics()
        self._quick = ThreadPoolExecutor(THREADS, "bot")
        self._crew = Crew(self._thinking.idle_s, self._thinking.memory_mb)
        self._crew.recycled = lambda: self._metrics.count("thinking_recycled")
        self._ahead = Ahead(self._crew)
        self._bots = self._crew.hired(self._thinking.processes)
        (self._coach,) = self._crew.hired(1)
        self._coaching = 0
        address = self._thinking.cluster
        self._cluster = Cluster(address, self._metrics) if address else None
        self.elsewhere: Elsewhere | None = None
        """Where bots search and the coach thinks, if not in processes of our own."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Thought:
        """What this bot says to the question, or who stands in for it."""
        helped = False
        if thinks_long(game.name, kind):
            began = time.perf_counter()
            try:
                answer = await self.search(kind, game, seed, question)
                self._metrics.observe("thought_seconds", time.perf_counter() - began)
                return Thought(answer)
            except LOST:
                self._metrics.count("stand_ins")
                kind, helped = stand_in(game.name), True
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._quick, think, kind, game, seed, question)
        return Thought(answer, stand_in=helped)

    async def coach(self, game: str, function: Callable[..., T], *given: Any) -> T:
        """Let the coach of a game call this; raises TableError if that cannot be done now."""
        if not self._thinking.coaching:
            raise TableError("no_coach", "there is no coach on this server")
        if self._coaching >= ASKING_THE_COACH:
            raise TableError("busy", "too many ask the coach")
        self._coaching += 1
        there = self._coached if self.elsewhere is None else self.elsewhere.coach
        try:
            return await asyncio.wait_for(there(game, function, *given), COACH_PATIENCE_S)
        except LOST:
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
        return await self.coach(game.name, hinted, number, game, inputs, seat, names)

    def allow(self, kind: str, game: AnyGame) -> None:
        """Raise TableError if this bot is not offered here."""
        if thinks_long(game.name, kind) and not self._thinking.bots:
            raise TableError("no_strongest", "the strongest bots are not offered on this server")

    def offered(self, game: GameInfo) -> GameInfo:
        """A game with the bots and the coach that are offered here."""
        light = [one for one in game.bots if not thinks_long(game.id, one)]
        bots = game.bots if self._thinking.bots else light
        return structs.replace(game, bots=bots, coach=game.coach and self._thinking.coaching)

    def expect(self, kind: str, game: AnyGame) -> None:
        """Make ready what a bot that has sat down needs, so that nobody has to wait later."""
        if not thinks_long(game.name, kind) or not self._thinking.bots:
            return
        if self.elsewhere is not None:
            self.elsewhere.expect(kind, game)
            return
        if self._cluster is not None:
            self._cluster.expect(kind, game)
        if self._thinking.here and (self._cluster is None or not self._cluster.workers):
            self._begin(self._get_ready(kind, game))

    def get_going(self) -> None:
        """The server is up: look after the cluster, and begin to compile what was never compiled
        here, for all games that are offered.
        """
        if self.elsewhere is not None:  # it is done there
            return
        if self._cluster is not None:
            self._cluster.begin()
        if not self._thinking.here:
            return
        if self._thinking.ahead and self._thinking.bots:
            self._ahead.begin_all("bots")
        if self._thinking.ahead and self._thinking.coaching:
            self._ahead.begin_all("coach")

    def close(self) -> None:
        """Stop, in the middle of a thought if need be."""
        for task in self._tasks:
            task.cancel()
        if self.elsewhere is not None:
            self.elsewhere.close()
        if self._cluster is not None:
            self._cluster.close()
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._ahead.close()
        self._crew.close()

    async def closed(self) -> None:
        """Wait until nothing of it is left in the event loop."""
        if self._cluster is not None:
            await self._cluster.closed()

    def measure(self) -> None:
        """Tell the metrics how many processes there are, and how large."""
        self._metrics.set("thinking_processes", len(self._crew.running))
        self._metrics.set("thinking_memory_bytes", self._crew.memory())
        self._metrics.set("cluster_workers", self._cluster.workers if self._cluster else 0)

    # Bots that search

    async def search(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        """Raises one of LOST; at once if what it needs is still being compiled."""
        if self.elsewhere is not None:
            there = self.elsewhere.search(kind, game, seed, question)
            return await asyncio.wait_for(there, PATIENCE_S)
        until = time.monotonic() + PATIENCE_S
        if self._cluster is not None and self._thinking.bots:
            with suppress(AwayError):
                there = self._cluster.search(kind, game, think, kind, game, seed, question)
                return await asyncio.wait_for(there, PATIENCE_S)
            self._metrics.count("cluster_missed")
        return await self._search_here(until, kind, game, seed, question)

    async def _search_here(
        self, until: float, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        thinking = self._thinking
        if not (thinking.bots and thinking.here and self._ahead.is_ready(game.name, "bots")):
            raise TimeoutError("it is not ready")
        process, now = self._process_for(kind, game), time.monotonic()
        # Who still loads was waited for once: no further question waits all that time anew.
        left_s = min(until, process.loading.get(_load(kind, game), now) + PATIENCE_S) - now
        if left_s <= 0:
            raise TimeoutError("it is still loading")
        self._crew.watch()
        thought = process.work(think_until, time.time() + left_s, kind, game, seed, question)
        return await asyncio.wait_for(thought, left_s)

    def _process_for(self, kind: str, game: AnyGame) -> Process:
        """The one that has loaded this bot and has least to do; if they have much, another loads,
        unless a compiler needs the memory.

        Without any it is the one that loads it, or the idlest, rather than a new one.
        """
        load = _load(kind, game)
        know = [one for one in self._bots if load in one.loaded]
        others = sorted(
            (one for one in self._bots if load not in one.loaded),
            key=lambda one: (load not in one.loading, one.busy, not one.running),
        )
        best = min(know, key=lambda one: one.busy, default=None)
        if others and (best is None or (best.busy >= IN_LINE and not self._ahead.busy)):
            others[0].load(load, warm_up, kind, game)
        return others[0] if best is None else best

    async def _get_ready(self, kind: str, game: AnyGame) -> None:
        await self._ahead.ready(game.name, "bots")
        self._process_for(kind, game)
        self._crew.watch()

    # The coach

    async def _coached(self, game: str, function: Callable[..., T], *given: Any) -> T:
        if self._cluster is not None:
            with suppress(AwayError):
                return await self._cluster.coach(game, function, *given)
            self._metrics.count("cluster_missed")
        if not self._thinking.here:
            raise AwayError("there are no processes here")
        await self._ahead.ready(game, "coach")
        self._crew.watch()
        return await self._coach.work(function, *given)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let this be done beside all else; if it fails, whoever needs it will see."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), LOST):
            task.result()


def _load(kind: str, game: AnyGame) -> str:
    return f"{game.name}/{kind}"


def think_until(
    until: float, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
) -> Answer:
    """The same, unless its turn comes so late that nobody waits for the answer any more."""
    if time.time() > until:
        raise TimeoutError
    return think(kind, game, seed, question)
