"""Where bots and the coach think: light bots in threads, everything else in separate processes.

A search keeps a processor core busy for up to half a second, and before the first one its kernels
must be compiled and loaded. In a separate process, that can never hold up the event loop. For a bot
that isn't ready or not done in time, an instant bot stands in, and the room is told so. The coach
has its own process, so no bot ever waits for a review. If there is a cluster, it is asked first;
whatever it can't answer now is done here.
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
"""The longest people wait for a bot: longer than any search takes on a small machine."""
COACH_PATIENCE_S = 120.0
"""Longer than any review takes, including compiling beforehand."""
ASKING_THE_COACH = 16
"""The maximum of simultaneous requests to the coach; more are refused."""
IN_LINE = 2
"""With this many jobs waiting, another process gets ready to help."""
LOST = (BrokenExecutor, OSError, MemoryError)
"""Errors of lost work: its process was killed, it is late, or memory ran out."""
T = TypeVar("T")


class Thinkers:
    """Threads for quick work, processes for the rest."""

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
        """Where to search and think, if not in our own processes."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Thought:
        """Find this bot's answer to the question, or a stand-in's."""
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
        """Call this function in the coach's process; raises TableError if it isn't available."""
        if not self._thinking.coaching:
            raise TableError("no_coach", "there is no coach on this server")
        if self._coaching >= ASKING_THE_COACH:
            raise TableError("busy", "too many people are asking the coach")
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
        """Ask the coach what to do; raises TableError if that isn't possible now."""
        return await self.coach(game.name, hinted, number, game, inputs, seat, names)

    def allow(self, kind: str, game: AnyGame) -> None:
        """Raise TableError if this server doesn't offer this bot."""
        if thinks_long(game.name, kind) and not self._thinking.bots:
            raise TableError("no_strongest", "the strongest bots are not offered on this server")

    def allow_positions(self) -> None:
        """Raise TableError if this server judges no positions but those of its own matches."""
        if not self._thinking.positions:
            raise TableError("no_positions", "this server only judges matches played here")

    def offered(self, game: GameInfo) -> GameInfo:
        """Limit a game's bots and coach to those that this server offers."""
        light = [one for one in game.bots if not thinks_long(game.id, one)]
        bots = game.bots if self._thinking.bots else light
        return structs.replace(game, bots=bots, coach=game.coach and self._thinking.coaching)

    def expect(self, kind: str, game: AnyGame) -> None:
        """Get ready for a bot that has sat down, so that nobody has to wait later."""
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
        """When the server is up, start watching the cluster, and compile whatever has never been
        compiled here, for all games on offer.
        """
        if self.elsewhere is not None:  # done there
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
        """Stop, if necessary in the middle of work."""
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
        """Wait until nothing is left in the event loop."""
        if self._cluster is not None:
            await self._cluster.closed()

    def measure(self) -> None:
        """Set the metrics of processes and their memory."""
        self._metrics.set("thinking_processes", len(self._crew.running))
        self._metrics.set("thinking_memory_bytes", self._crew.memory())
        self._metrics.set("cluster_workers", self._cluster.workers if self._cluster else 0)

    # Bots that search

    async def search(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Answer:
        """Find a bot's answer; raises one of LOST, at once if code still needs compiling."""
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
            raise TimeoutError("the bot is not ready")
        process, now = self._process_for(kind, game), time.monotonic()
        # Wait only once for a process that is loading, not again for every question.
        left_s = min(until, process.loading.get(_load(kind, game), now) + PATIENCE_S) - now
        if left_s <= 0:
            raise TimeoutError("the bot is still loading")
        self._crew.watch()
        thought = process.work(think_until, time.time() + left_s, kind, game, seed, question)
        return await asyncio.wait_for(thought, left_s)

    def _process_for(self, kind: str, game: AnyGame) -> Process:
        """The least busy process that has loaded this bot. If these are all busy, another one loads
        it too, unless a compiler needs the memory.

        If none has loaded it, return the one that is loading it, or the idlest, over a new one.
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
        """Do this in the background; if it fails, those who need the result will notice."""
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
    """Like `think`, unless it is already too late for the answer to be used."""
    if time.time() > until:
        raise TimeoutError
    return think(kind, game, seed, question)
