"""Reports from a writer's thread to a watcher in an event loop."""

from asyncio import AbstractEventLoop, TimerHandle, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from threading import get_ident
from time import monotonic

from mauseloch.store.outages import Reason
from mauseloch.store.store import Watcher

SLOW_S, LOOK_S = 2.0, 0.25
"""A commit that takes longer than SLOW_S counts as an outage too; we check every LOOK_S."""


class Watch:
    """Reports on the writer to a watcher, always in the watcher's own event loop."""

    def __init__(self, began_at: Callable[[], float | None]) -> None:
        self._began_at = began_at
        self._watcher: Watcher | None = None
        self.loop: AbstractEventLoop | None = None
        self._thread = 0
        self._looking: TimerHandle | None = None
        self._away: Reason | None = None

    def begin(self, watcher: Watcher) -> None:
        """Report to this watcher from now on, in the running loop."""
        self._watcher, self.loop = watcher, get_running_loop()
        self._thread = get_ident()
        self._looking = self.loop.call_later(LOOK_S, self._look)

    def here(self) -> AbstractEventLoop:
        """The running event loop: nearly always the watcher's, which needs no lookup."""
        loop = self.loop
        known = loop is not None and get_ident() == self._thread and loop.is_running()
        return loop if loop is not None and known else get_running_loop()

    def end(self) -> None:
        """Stop reporting; may be called from any thread."""
        loop, looking = self.loop, self._looking
        self._watcher = None
        if loop is not None and looking is not None:
            call(loop, looking.cancel)

    def away(self, reason: Reason) -> None:
        """Report that nothing can be written now."""
        self._tell(lambda watcher: self._is_away(watcher, reason))

    def retried(self) -> None:
        """Report that a commit failed and will be tried again."""
        self._tell(lambda watcher: watcher.retried())

    def over(self, seconds: float | None) -> None:
        """Report a write done in this many seconds, or None if it failed through its own fault.

        Call it in the watcher's loop, before the futures of those who wait are resolved.
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
        """Detect a database that doesn't answer at all, as that raises no error."""
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
    with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
        loop.call_soon_threadsafe(then)
