"""A lease: how long this server may serve its tables."""

import time
from collections.abc import Callable

SAFETY = 0.9
"""The part of the database's lease that we use: our clock may run slower than its clock."""


def boot_time() -> float:
    """Seconds on a clock that never jumps and keeps running while the machine sleeps."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Lease:
    """Counts from before each heartbeat was sent, so it ends here sooner than for others."""

    def __init__(self, seconds: float, now: Callable[[], float] = boot_time) -> None:
        self.seconds = seconds
        self.now = now
        self._until = self._since = float("-inf")

    @property
    def stands(self) -> bool:
        """Whether the lease is valid at this moment; check it right before sending anything."""
        return self.now() < self._until

    @property
    def left_s(self) -> float:
        """How much longer the lease is valid."""
        return max(0.0, self._until - self.now())

    @property
    def is_steady(self) -> bool:
        """Whether it has been valid for long enough to have heard of every living node.

        Right after an outage it hasn't: the first node back must not take the others for dead.
        """
        return self.stands and self.now() - self._since >= self.seconds

    def renew(self, asked_at: float) -> None:
        """Extend the lease after a successful heartbeat sent at this time."""
        if not self.stands:
            self._since = self.now()
        self._until = asked_at + self.seconds * SAFETY

    def end(self) -> None:
        """End the lease at once."""
        self._until = float("-inf")
