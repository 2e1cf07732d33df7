"""A lease: until when this server may speak for its tables."""

import time
from collections.abc import Callable

SAFETY = 0.9
"""Of the lease that the database has given: our clock may go slower than its own."""


def boot_time() -> float:
    """Seconds by a clock that never jumps and goes on while the machine sleeps."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Lease:
    """Counted from before each heartbeat was sent: so it ends here sooner than for all others."""

    def __init__(self, seconds: float, now: Callable[[], float] = boot_time) -> None:
        self.seconds = seconds
        self.now = now
        self._until = self._since = float("-inf")

    @property
    def stands(self) -> bool:
        """Whether it does at this moment; to be asked right before anything is told."""
        return self.now() < self._until

    @property
    def left_s(self) -> float:
        """How long it still does."""
        return max(0.0, self._until - self.now())

    @property
    def is_steady(self) -> bool:
        """Whether it has stood for long enough that everybody else who lives has been heard of.

        After an outage nobody has: whoever is back first must not take the others for dead.
        """
        return self.stands and self.now() - self._since >= self.seconds

    def renew(self, asked_at: float) -> None:
        """A heartbeat that was sent at this time has arrived."""
        if not self.stands:
            self._since = self.now()
        self._until = asked_at + self.seconds * SAFETY

    def end(self) -> None:
        """At once."""
        self._until = float("-inf")
