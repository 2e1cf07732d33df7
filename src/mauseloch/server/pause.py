"""Pauses: while nothing can be stored, time stands still at every table, and people see why.

The store keeps trying by itself. When it is back, first the clocks continue, then everyone is told,
and then the waiting writes are acknowledged.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Protocol

from mauseloch.server.logs import begun, cleaned, warn
from mauseloch.server.metrics import Metrics
from mauseloch.server.world import Clock, Timer
from mauseloch.store import Reason, Store, StoreAwayError, StoreError

EARLY_S = 0.005
"""Event loops call slightly early or late."""
PROBE_S = 1.0
"""How long the last write lets an idle server count as ready without a new probe."""


class PausableClock:
    """A clock that stops during pauses, so that everything is due later by their length."""

    def __init__(self, clock: Clock) -> None:
        self.paused: Reason | None = None
        self._clock = clock
        self._paused_at = 0.0
        self._lost_s = 0.0
        self._waiting: list[Alarm] = []
        """Alarms held back by the pause."""

    def wall(self) -> float:
        """Wall-clock time, including pauses."""
        return self._clock.wall()

    def time(self) -> float:
        """Time without pauses."""
        return self._clock.time() - self.lost_s

    @property
    def lost_s(self) -> float:
        """The length of all pauses so far, including the current one."""
        return self._lost_s + (self._clock.time() - self._paused_at if self.paused else 0.0)

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        """Call this after this much time without pauses."""
        alarm = Alarm(self, self.time() + seconds, then)
        self.arm(alarm)
        return alarm

    def call_soon(self, then: Callable[[], None]) -> object:
        """Call this soon, pause or not."""
        return self._clock.call_soon(then)

    def arm(self, alarm: "Alarm") -> None:
        """Set a timer for an alarm, or hold it back during a pause."""
        if self.paused:
            self._waiting.append(alarm)
        else:
            left_s = max(0.0, alarm.due_at - self.time())
            alarm.timer = self._clock.call_later(left_s, alarm.ring)

    def pause(self, reason: Reason) -> None:
        """Stop the clock; an ongoing pause may get a new reason."""
        if self.paused is None:
            self._paused_at = self._clock.time()
        self.paused = reason

    def resume(self) -> None:
        """Let the clock continue."""
        self._lost_s, self.paused = self.lost_s, None
        waiting, self._waiting = self._waiting, []
        for alarm in waiting:
            if not alarm.cancelled:
                self.arm(alarm)


class Alarm:
    """A call that is due at some time."""

    __slots__ = ("_clock", "_then", "cancelled", "due_at", "timer")

    def __init__(self, clock: PausableClock, due_at: float, then: Callable[[], None]) -> None:
        self.due_at = due_at
        self.cancelled = False
        self.timer: Timer | None = None
        self._clock = clock
        self._then = then

    def ring(self) -> None:
        """Make the call, or set the alarm again if there has been a pause."""
        if self._clock.paused or self.due_at - self._clock.time() > EARLY_S:
            self._clock.arm(self)
        else:
            self._then()

    def cancel(self) -> None:
        """Don't make the call."""
        self.cancelled = True
        if self.timer is not None:
            self.timer.cancel()


class Pausable(Protocol):
    """Something that must know about pauses, such as a room."""

    def pause(self) -> None: ...
    def resume(self) -> None: ...


class StoreWatch:
    """Watches the store for a server: pauses its clock and rooms, counts and logs."""

    def __init__(
        self, clock: PausableClock, rooms: Mapping[str, Pausable], metrics: Metrics
    ) -> None:
        self._clock = clock
        self._rooms = rooms
        self._metrics = metrics
        self._paused = asyncio.Event()
        self._heard_at = -PROBE_S
        """When the store last took a write."""
        self._lost_before_s = 0.0
        """The time lost to earlier pauses."""
        self._writing: Reason | None = None
        """Why nothing can be written; None if it can."""
        self._lapsed = False
        """Whether the lease has expired, so that the server may not serve its tables."""

    def away(self, reason: Reason) -> None:
        """Pause, as nothing can be stored now."""
        self._writing = reason
        self._pause(reason)

    def back(self) -> None:
        """Resume, as the database is back."""
        self._writing = None
        self._resume()

    def lapse(self) -> None:
        """Pause until there is a lease again, as it has expired."""
        self._lapsed = True
        self._pause(self._writing or "unreachable")

    def renew(self) -> None:
        """Resume, as there is a lease again."""
        if self._lapsed:
            self._lapsed = False
            self._resume()

    def _pause(self, reason: Reason) -> None:
        warn("store_away", reason=reason)
        if self._clock.paused is None:
            self._lost_before_s = self._clock.lost_s
        self._clock.pause(reason)
        self._metrics.set("store_paused", 1)
        self._paused.set()
        for room in list(self._rooms.values()):
            room.pause()

    def _resume(self) -> None:
        if self._clock.paused is None or self._lapsed or self._writing is not None:
            return
        warn("store_back", seconds=round(self._clock.lost_s - self._lost_before_s, 1))
        self._clock.resume()
        self._metrics.set("store_paused", 0)
        self._paused.clear()
        for room in list(self._rooms.values()):
            room.resume()

    def committed(self, seconds: float) -> None:
        """Count a commit and the time it took."""
        self._heard_at = self._clock.time()
        self._metrics.observe("store_seconds", seconds)

    def retried(self) -> None:
        """Count a commit that will be tried again."""
        self._metrics.count("store_retries")

    def damaged(self, match: str, why: str) -> None:
        """Count and log an unreadable match; its row is left as it is."""
        self._metrics.count("set_aside", kind="match")
        warn("set_aside", kind="match", row=begun(match), why=cleaned(why))

    def check(self) -> None:
        """Raise StoreAwayError if nothing can be stored now."""
        if self._clock.paused is not None:
            raise StoreAwayError("nothing can be stored or read for the moment; try again soon")

    async def look(self, store: Store) -> None:
        """Find out whether the store takes writes, if nothing has been written for a while."""
        if self._clock.paused is None and self._clock.time() - self._heard_at >= PROBE_S:
            self._heard_at = self._clock.time()  # one probe serves all requests
            with suppress(StoreError):
                await self.stored(store.probe())

    async def stored(self, write: "asyncio.Future[None]") -> None:
        """Wait for a write; raises StoreAwayError if there is a pause, during which it waits."""
        paused = asyncio.ensure_future(self._paused.wait())
        try:
            either: set[asyncio.Future[Any]] = {write, paused}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            paused.cancel()
        if not write.done():
            write.add_done_callback(asyncio.Future.exception)  # its later result doesn't matter
            self.check()
        await write
