"""How much one client may ask of a server."""

from msgspec import Struct


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Generous for people and bots, tight for floods."""

    burst: int = 40
    """Messages at once."""
    per_second: float = 20.0
    """Messages in the long run."""
    faults: int = 20
    """Messages that cannot be understood; then the connection is closed."""
    tables: int = 10_000
    """Open at the same time."""
    connections: int = 20_000
    connections_each: int = 64
    """From one address: a school class behind one line."""
    bytes_waiting: int = 256 << 10
    """For a slow client; then it is told to come back for the whole."""


class Bucket:
    """Fills by itself and is emptied by messages."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.limits = limits
        self._left = float(limits.burst)
        self._at = now

    def takes(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is room for one more."""
        earned = (now - self._at) * self.limits.per_second
        self._left = min(self.limits.burst, self._left + earned)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
