"""What a writer tells whoever watches it, from its thread to an event loop."""

from asyncio import AbstractEventLoop, TimerHandle, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from threading import get_ident
from time import monotonic

from mauseloch.store.outages import Reason
from mauseloch.store.store import Watcher

SLOW_S, LOOK_S = 2.0, 0.25
"""A commit that takes longer than the first is an outage too; we look as often as the second."""


class Watch:
    """Tells a watcher how the writer is doing, always in the watcher's own event loop."""

    def __init__(self, began_at: Callable[[], float | None]) -> None:
        self._began_at = began_at
        self._watcher: Watcher | None = None
        self.loop: AbstractEventLoop | None = None
        self._thread = 0
        self._looking: TimerHandle | None = None
        self._away: Reason | None = None

    def begin(self, watcher: Watcher) -> None:
        """From now on, and from the loop that is running."""
        self._watcher, self.loop = watcher, get_running_loop()
        self._thread = get_ident()
        self._looking = self.loop.call_later(LOOK_S, self._look)

    def here(self) -> AbstractEventLoop:
        """The event loop that is running: nearly always the watcher's, which is known."""
        loop = self.loop
        known = loop is not None and get_ident() == self._thread and loop.is_running()
        return loop if loop is not None and known else get_running_loop()

    def end(self) -> None:
        """Nothing is told any more; may be called from any thread."""
        loop, looking = self.loop, self._looking
        self._watcher = None
        if loop is not None and looking is not None:
            call(loop, looking.cancel)

    def away(self, reason: Reason) -> None:
        """Nothing can be written now."""
        self._tell(lambda watcher: self._is_away(watcher, reason))

    def retried(self) -> None:
        """A commit failed and is tried again."""
        self._tell(lambda watcher: watcher.retried())

    def over(self, seconds: float | None) -> None:
        """Something was written in so many seconds, or could not be for a reason of its own.

        To be called in the watcher's loop, before those who waited for it are told.
        """
        if self._watcher is None:
            return
        if self._away is not None:
            self._away = None
            self._watcher.back()
        if seconds is not None:
            self._watcher.committed(seconds)

    def _is_away(self, watcher: Watcher, reason: Reason) -> None:
        if self._away != reason:
            self._away = reason
            watcher.away(reason)

    def _look(self) -> None:
        """A database that does not answer at all raises no error."""
        watcher, loop, began_at = self._watcher, self.loop, self._began_at()
        if watcher is None or loop is None:
            return
        if self._away is None and began_at is not None and monotonic() - began_at > SLOW_S:
            self._is_away(watcher, "busy")
        self._looking = loop.call_later(LOOK_S, self._look)

    def _tell(self, tell: Callable[[Watcher], None]) -> None:
        def told() -> None:
            if self._watcher is not None:
                tell(self._watcher)

        if self.loop is not None:
            call(self.loop, told)


def call(loop: AbstractEventLoop, then: Callable[[], object]) -> None:
    """Call this in that loop, from any thread."""
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(then)
