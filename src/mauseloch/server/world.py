"""What a room needs from outside: a ledger to write to, a thinker, a clock and a tally.

A room knows nothing of databases, threads or processes. On a server they are behind these
protocols; in a browser or a test there are other implementations.
"""

import asyncio
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from mauseloch.core.bot import Answer, Question
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.server.wire import Hinted
from mauseloch.store import Change, Reason


class Ledger(Protocol):
    """Takes changes, which are durable once the future is done; any store is one."""

    def write(self, *changes: Change) -> "Future[None]": ...


class Thought(NamedTuple):
    """A bot's answer."""

    answer: Answer
    stand_in: bool = False
    """Whether a simpler bot answered, as the one at the seat wasn't ready or was too slow."""


class Thinker(Protocol):
    """Answers for bots and the coach without holding anything up."""

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Thought:
        """Find this bot's answer to the question, or a stand-in's."""

    async def hint(
        self,
        number: int,
        game: AnyGame,
        inputs: Sequence[Input],
        seat: Seat,
        names: Sequence[str],
    ) -> Hinted:
        """Find the answer to hint `number`; raises TableError if the coach isn't available now."""

    def allow(self, kind: str, game: AnyGame) -> None:
        """Raise TableError if this server doesn't offer this bot."""

    def expect(self, kind: str, game: AnyGame) -> None:
        """Get ready for a bot that has sat down, so that nobody has to wait later."""


class Tally(Protocol):
    """Counts what happens and how long it takes; Metrics is one."""

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Increase a counter."""

    def observe(self, name: str, seconds: float) -> None:
        """Count something that took this long."""


class Timer(Protocol):
    """A call that will be made unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Two ways to tell the time, and two ways to schedule a call."""

    @property
    def paused(self) -> Reason | None:
        """Why time stands still, as nothing can be stored; None while it runs."""

    @property
    def lost_s(self) -> float:
        """How long time has stood still so far in total."""

    def wall(self) -> float:
        """Seconds since 1970, for storing."""

    def time(self) -> float:
        """Seconds since an arbitrary start, never going back, and standing still in a pause."""

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        """Call this after this much time."""

    def call_soon(self, then: Callable[[], None]) -> object:
        """Call this after everything that has just come in."""


class LoopClock:
    """The clock of the event loop running at its first use; it never pauses."""

    paused = None
    lost_s = 0.0
    wall = staticmethod(time.time)
    time = staticmethod(time.monotonic)

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()  # costs a system call every time

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        return self._loop.call_later(seconds, then)

    def call_soon(self, then: Callable[[], None]) -> object:
        return self._loop.call_soon(then)
