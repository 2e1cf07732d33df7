"""What a room needs of the world: somewhere to write, somebody to think, a clock and a tally.

A room knows no database, no thread and no process. On a server they are behind these protocols; in
a browser or a test others are.
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
    """What is written there is durable once its future is done; any store is one."""

    def write(self, *changes: Change) -> "Future[None]": ...


class Thought(NamedTuple):
    """What a bot answers."""

    answer: Answer
    stand_in: bool = False
    """A simpler bot has answered, because the one at the seat is not ready or too slow."""


class Thinker(Protocol):
    """Answers for bots and the coach, without holding up anybody."""

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Thought:
        """What this bot says to the question, or who stands in for it."""

    async def hint(
        self,
        number: int,
        game: AnyGame,
        inputs: Sequence[Input],
        seat: Seat,
        names: Sequence[str],
    ) -> Hinted:
        """The answer to hint `number`; raises TableError if the coach cannot be asked now."""

    def allow(self, kind: str, game: AnyGame) -> None:
        """Raise TableError if this bot is not offered here."""

    def expect(self, kind: str, game: AnyGame) -> None:
        """Make ready what a bot that has sat down needs, so that nobody has to wait later."""


class Tally(Protocol):
    """Counts what happens and how long it takes; Metrics is one."""

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Something happened, so many times."""

    def observe(self, name: str, seconds: float) -> None:
        """Something took so long."""


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Two ways to tell the time, and two to be called."""

    @property
    def paused(self) -> Reason | None:
        """Why time stands still: nothing can be stored. None while it runs."""

    @property
    def lost_s(self) -> float:
        """How long it has stood still so far, altogether."""

    def wall(self) -> float:
        """In seconds since 1970, as it is stored."""

    def time(self) -> float:
        """In seconds since whenever; it never steps back, and stands still in a pause."""

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        """Call this when so much time has passed."""

    def call_soon(self, then: Callable[[], None]) -> object:
        """Call this after all that has just come in."""


class LoopClock:
    """The clock of the event loop that is running when it is first used; it never pauses."""

    paused = None
    lost_s = 0.0
    wall = staticmethod(time.time)
    time = staticmethod(time.monotonic)

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()  # which costs a system call every time

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        return self._loop.call_later(seconds, then)

    def call_soon(self, then: Callable[[], None]) -> object:
        return self._loop.call_soon(then)
