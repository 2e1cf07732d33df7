"""A room without a server: a clock wound by hand, a thinker that answers at once, and people."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mauseloch.bots import bot
from mauseloch.core.bot import Question
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.server.metrics import Metrics
from mauseloch.server.pause import PausableClock, StoreWatch
from mauseloch.server.room import Room
from mauseloch.server.wire import VERSION, Hello, Hinted
from mauseloch.server.world import Thought
from mauseloch.store import Change, MemoryStore, Reason
from mauseloch.tables.document import Pace
from mauseloch.tables.fairness import Line
from mauseloch.tables.table import TableError, new_table


class Alarm:
    """A callback due at a given time."""

    def __init__(self, at: float, then: Callable[[], None]) -> None:
        self.at = at
        self.then = then
        self.cancelled = False

    def cancel(self) -> None:
        """Mark the alarm as cancelled; the clock then skips it."""
        self.cancelled = True


class HandClock:
    """A clock that stands still until it's wound forward."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.jumped = 0.0
        """How far the wall clock was set, forward or back."""
        self.paused = None
        self.lost_s = 0.0
        self.alarms: list[Alarm] = []

    def wall(self) -> float:
        return self.now + self.jumped

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, then: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(self.now + seconds, then))
        return self.alarms[-1]

    def call_soon(self, then: Callable[[], None]) -> object:
        return asyncio.get_running_loop().call_soon(then)

    async def wind(self, seconds: float) -> None:
        """Let this much time pass, with everything that falls due meanwhile."""
        until = self.now + seconds
        await quiet()
        while due := [one for one in self.alarms if one.at <= until and not one.cancelled]:
            first = min(due, key=lambda one: one.at)
            self.alarms.remove(first)
            self.now = max(self.now, first.at)
            first.then()
            await quiet()
        self.now = until


async def quiet() -> None:
    """Wait until everything that can run right now has run."""
    for _ in range(20):
        await asyncio.sleep(0)


class AtOnce:
    """A thinker that answers immediately, without a coach."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Seat]] = []
        self.not_ready: set[str] = set()
        self.refused: set[str] = set()

    async def answer(
        self, kind: str, game: AnyGame, seed: str, question: Question[Any, Any]
    ) -> Thought:
        self.asked.append((kind, question.seat))
        helped = kind in self.not_ready
        return Thought(bot("simple" if helped else kind, game, seed)(question), stand_in=helped)

    async def hint(
        self,
        number: int,
        game: AnyGame,
        inputs: Sequence[Input],
        seat: Seat,
        names: Sequence[str],
    ) -> Hinted:
        raise TableError("busy", "there is no coach")

    def allow(self, kind: str, game: AnyGame) -> None:
        if kind in self.refused:
            raise TableError("no_strongest", "not here")

    def expect(self, kind: str, game: AnyGame) -> None:
        """Do nothing: it's always ready."""


class Person:
    """A person in a room, on a perfect connection."""

    def __init__(self, *, words: bool = False) -> None:
        self.seat: Seat | None = None
        self.token = ""
        self.told = 0
        self.line = Line((0,) * 5)
        self.words = words
        self.faces = False
        self.frames: list[dict[str, Any]] = []
        self.closed = False
        self.caller_key = "192.0.2.1"

    def send(self, *frames: bytes) -> None:
        self.frames += [msgspec.json.decode(frame) for frame in frames]

    def measure(self) -> None:
        """Do nothing: the line is already measured."""

    def close(self) -> None:
        self.closed = True

    def last(self, kind: str) -> dict[str, Any]:
        """Return the last frame of this type."""
        return next(one for one in reversed(self.frames) if one["type"] == kind)

    @property
    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last("update")["question"]
        return found


class Wavering(MemoryStore):
    """A store whose writes wait while it's unreachable."""

    def __init__(self) -> None:
        super().__init__()
        self.away = False
        self.held: list[tuple[tuple[Change, ...], asyncio.Future[None]]] = []

    def write(self, *changes: Change) -> "asyncio.Future[None]":
        if not self.away:
            return super().write(*changes)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held.append((changes, done))
        return done

    def come_back(self) -> None:
        """Store all waiting writes, in order."""
        self.away, held, self.held = False, self.held, []
        for changes, done in held:
            stored = super().write(*changes)
            if (error := stored.exception()) is None:
                done.set_result(None)
            else:
                done.set_exception(error)


class Stage:
    """A room with Mia as its host, and everything it needs around it."""

    def __init__(
        self, game: str, seats: int, bots: Sequence[str] = (), pace: Pace = "calm", **options: Any
    ) -> None:
        self.hand = HandClock()
        self.clock = PausableClock(self.hand)
        self.wind = self.hand.wind
        self.thinker = AtOnce()
        self.store = Wavering()
        self.table = new_table(
            id="link",
            code="code",
            game=game,
            options=options,
            seats=seats,
            bots=bots,
            public=False,
            pace=pace,
            host="mia",
            now=self.hand.now,
        )
        self.table.sit("mia", None, "Mia", self.hand.now)
        self.metrics = Metrics()
        self.room = Room(self.table, self.store, self.thinker, self.clock, self.metrics)
        self.watch = StoreWatch(self.clock, {"link": self.room}, self.metrics)

    async def open(self) -> Person:
        """Store the table and let Mia enter."""
        await self.store.open()
        changes, self.table.changes = self.table.changes, []
        await self.store.write(*changes)
        return self.enter("mia")

    def pause(self, reason: Reason = "unreachable") -> None:
        """Make the database unreachable and pause the room."""
        self.store.away = True
        self.watch.away(reason)

    async def resume(self) -> None:
        """Bring the database back: clocks resume first, then waiting writes are acknowledged."""
        self.watch.back()
        self.store.come_back()
        await quiet()

    def enter(self, token: str | None = None, *, words: bool = False) -> Person:
        """Let a person enter the room."""
        person = Person(words=words)
        self.room.hello(
            person, Hello(id=1, version=VERSION, table="code", token=token, words=words)
        )
        return person
