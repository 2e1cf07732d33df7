"""Addresses that are blocked for a while, kept in memory only."""

import time
from collections.abc import Callable, Mapping

from mauseloch.server.callers import LOCAL, UNKNOWN, key_of


class Blocks:
    """Blocked callers; every block ends by itself."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._until: dict[str, float] = {}
        self.news: dict[str, bool] | None = None
        """Changes to send to other nodes, if there may be any: True for blocks by the owner, False
        for those for hitting limits and for lifted ones."""

    def __len__(self) -> int:
        return len(self._until)

    def add(self, address: str, seconds: float, *, by_owner: bool = False) -> str:
        """Block an address, or the caller with this key; returns the key."""
        key = self._key(address)
        self.hear(key, seconds)
        if self.news is not None:
            self.news[key] = by_owner
        return key

    def hear(self, key: str, seconds: float) -> bool:
        """Block a caller for this long, or unblock them with 0; returns whether they were."""
        was = self._until.pop(key, None) is not None
        if not seconds:
            return was
        self._until[key] = self._now() + seconds
        if len(self._until) > self._most:
            self._lift_ended()
        if len(self._until) > self._most:
            del self._until[min(self._until, key=self._until.__getitem__)]
        return was

    def remove(self, address: str) -> bool:
        """Lift a block; returns whether there was one."""
        key = self._key(address)
        if self.news is not None:
            self.news[key] = False
        return self.hear(key, 0.0)

    def left_s(self, key: str) -> float:
        """How much longer the caller with this key is blocked; 0 if not at all."""
        if not self._until:
            return 0.0
        until = self._until.get(key)
        if until is None:
            return 0.0
        left_s = until - self._now()
        if left_s <= 0:
            del self._until[key]
            return 0.0
        return left_s

    def all(self) -> Mapping[str, float]:
        """All blocked callers, with the seconds left."""
        self._lift_ended()
        now = self._now()
        return {key: until - now for key, until in self._until.items()}

    def _lift_ended(self) -> None:
        now = self._now()
        self._until = {key: until for key, until in self._until.items() if until > now}

    def _key(self, address: str) -> str:
        """The key for an address as typed, or for a network that already is a key."""
        is_key = address in {LOCAL, UNKNOWN} or "/" in address
        return address if is_key else key_of(address)
