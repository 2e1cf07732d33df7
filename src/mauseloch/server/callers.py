"""Callers: addresses, and how much of their shares they have used, kept in memory for a short time.

Addresses are personal data. They are never stored or logged, and an address without a connection or
an open table is forgotten as soon as its place is needed for others.
"""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from mauseloch.core.errors import SetupError
from mauseloch.server.limits import Bucket, Limits

LOCAL = "local"
"""The key for connections over a Unix socket without a forwarding proxy."""
UNKNOWN = "unknown"
"""The key for something that a proxy sent as an address, but that isn't one."""
LOOKED_AT = 64
"""How many callers to check, at most, to find one that may be forgotten."""


@lru_cache(maxsize=4096)
def key_of(address: str) -> str:
    """The key of one caller: an IPv4 address, the /64 of an IPv6 address, LOCAL or UNKNOWN."""
    if not address:
        return LOCAL
    found = _parsed(address)
    if found is None:
        return UNKNOWN
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def is_key(text: str) -> bool:
    """Whether this is the key of a caller."""
    return text in {LOCAL, UNKNOWN} or key_of(text.removesuffix("/64")) == text


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end; empty for a Unix socket."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """Read an address with or without port, zone or brackets; IPv4 within IPv6 becomes IPv4."""
    text = address.strip().partition("%")[0]
    if text.startswith("["):
        text = text[1:].partition("]")[0].partition("%")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Proxies:
    """The proxies whose word we take for whom they forward."""

    def __init__(self, trusted: Iterable[str] = ("127.0.0.1", "::1")) -> None:
        """`trusted` lists addresses or networks, or "*" for all."""
        named = [one.strip() for one in trusted if one.strip()]
        self._all = "*" in named
        try:
            self._networks = [ip_network(one, strict=False) for one in named if one != "*"]
        except ValueError as error:
            raise SetupError(f"a trusted proxy is an address or a network: {error}") from None

    def has(self, peer: str) -> bool:
        """Whether this is a trusted proxy. Unix sockets are: the owner controls their access."""
        if self._all or not peer:
            return True
        found = _parsed(peer)
        return found is not None and any(found in network for network in self._networks)

    def caller(self, peer: str, forwarded: Sequence[str]) -> str:
        """The caller's address: the last one listed that isn't one of our proxies."""
        if not forwarded or not self.has(peer):
            return peer
        named = [one.strip() for one in ",".join(forwarded).split(",") if one.strip()]
        strangers = [] if self._all else [one for one in named if not self.has(one)]
        return (strangers[-1:] or named[:1] or [peer])[0]


class Caller:
    """An address, and how much of its shares it has used."""

    __slots__ = ("_buckets", "_limits", "key", "lines", "sending", "sockets", "tables", "work")

    def __init__(self, key: str, limits: Limits) -> None:
        self.key = key
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}
        self.work = Bucket(limits.work_each)
        self.sockets: set[Any] = set()
        """Its WebSocket connections."""
        self.lines = 0
        """Its HTTP connections, except those of a proxy."""
        self.tables = 0
        """Tables it has opened anywhere in the place, as long as they are open."""
        self.sending = 0
        """Bytes of large replies on their way to it."""

    def bucket(self, rate: str) -> Bucket:
        """Its share of the limit of this name in Limits."""
        found = self._buckets.get(rate)
        if found is None:
            found = self._buckets[rate] = Bucket(getattr(self._limits, rate))
        return found

    @property
    def idle(self) -> bool:
        """Whether it has nothing open, so that only its used shares remain."""
        return not (self.sockets or self.lines or self.tables or self.sending)


class Callers:
    """All callers seen lately, the latest last."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, Caller] = {}

    def __len__(self) -> int:
        return len(self._known)

    def known(self, address: str) -> Caller:
        """The caller at this address."""
        return self.of(key_of(address))

    def of(self, key: str) -> Caller:
        """The caller with this key."""
        found = self._known.pop(key, None) or Caller(key, self._limits)
        self._known[key] = found
        if len(self._known) > self._limits.callers:
            self._forget_one()
        return found

    def get(self, key: str) -> Caller | None:
        """The caller with this key, if seen lately."""
        return self._known.get(key)

    def all(self) -> Collection[Caller]:
        """All known callers."""
        return self._known.values()

    def _forget_one(self) -> None:
        """Forget the longest unseen of the idle callers; move busy ones to the end."""
        for key in list(self._first(LOOKED_AT)):
            caller = self._known.pop(key)
            if caller.idle:
                return
            self._known[key] = caller

    def _first(self, count: int) -> Iterable[str]:
        for number, key in enumerate(self._known):
            if number >= count:
                return
            yield key
