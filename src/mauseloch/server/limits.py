"""How much of a server people may use: one connection, one address, everyone together.

An address is what callers.py makes of it: an IPv4 address, or the /64 network of an IPv6 address.
The defaults are far above what three school classes behind one address need. Where several servers
share a database, what doors.py calls SHARED, and the number of tables, count for all together.
"""

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0.1)]


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many a minute in the long run."""

    at_once: Amount
    per_minute: Amount


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Generous for people and bots, tight for floods."""

    # One connection
    burst: Count = 40
    """Messages at once."""
    per_second: Amount = 20.0
    """Messages in the long run."""
    faults: Count = 20
    """Messages that are garbled or too fast before the connection is closed."""
    work: Rate = Rate(2_000, 30_000)
    """What one connection may send: 8 for each frame, pings and fragments included, 1 for each read
    and each 256 bytes. A connection that sends more is cut off."""
    bytes_waiting: Count = 256 << 10
    """Bytes waiting for a slow client before it is told to come back for the whole."""
    hello_s: Seconds = 20.0
    """Seconds a connection may stay open without saying hello."""

    # One address
    work_each: Rate = Rate(100_000, 1_200_000)
    """The same for all connections of an address, and 1 for each piece of news sent again. An
    address that sends more has to wait."""
    connections_each: Count = 400
    """WebSocket connections of an address."""
    lines_each: Count = 800
    """HTTP connections of an address."""
    handshakes: Rate = Rate(600, 300)
    """New WebSocket connections of an address."""
    requests: Rate = Rate(4_000, 2_400)
    """HTTP requests of an address."""
    tables_each: Count = 1_000
    """Open tables that an address has opened. As the house fills up, this shrinks to a quarter of
    the tables left."""
    tables_few: Count = 4
    """Open tables that every address may have while there is any room."""
    tables_opened: Rate = Rate(200, 60)
    """Tables opened by an address."""
    matches_started: Rate = Rate(300, 120)
    """Matches started by an address."""
    bot_matches: Rate = Rate(60, 20)
    """Matches started by an address at tables where nobody sits."""
    wrong_codes: Rate = Rate(600, 4)
    """Table codes an address may get wrong."""
    wrong_codes_wary: Rate = Rate(30, 1 / 120)
    """The same while `wrong_codes_all` is used up."""
    wrong_passwords: Rate = Rate(300, 2)
    """Passwords of the place that an address may get wrong."""
    replays: Rate = Rate(300, 120)
    """Replays asked for by an address."""
    reviews: Rate = Rate(200, 60)
    """Reviews and worths of moments asked for by an address."""
    hints: Rate = Rate(300, 240)
    """Hints asked for by an address."""
    waiting_each: Count = 96
    """Replays, and also reviews and worths, that an address may be waiting for."""
    bytes_sending_each: Count = 32 << 20
    """Bytes of large replies on their way to an address."""
    patience: Rate = Rate(2_000, 300)
    """Refusals of an address before it is blocked; being cut off counts as a hundred."""
    block_s: Seconds = 300.0
    """Seconds such a block lasts."""

    # Everybody
    tables: Count = 10_000
    """Open tables, at all servers together."""
    connections: Count = 20_000
    """WebSocket connections; fewer if the system allows fewer descriptors."""
    lines: Count = 4_000
    """HTTP connections; when they run out, the one that has been idle longest is closed."""
    waiting: Count = 128
    """Replays, and also reviews and worths, that people may be waiting for."""
    bytes_sending: Count = 96 << 20
    """Bytes of large replies on their way."""
    wrong_codes_all: Rate = Rate(5_000, 5)
    """Table codes that everyone together may get wrong."""
    callers: Count = 20_000
    """Addresses remembered; the one not seen for longest is forgotten first."""
    blocked: Count = 10_000
    """Addresses blocked; the block that ends first is lifted first."""

    # Patience with the silent
    head_s: Seconds = 10.0
    """Seconds for the head of an HTTP request."""
    body_s: Seconds = 60.0
    """Seconds for its body."""
    write_s: Seconds = 20.0
    """Seconds for a reader to take the next 64 KiB of a reply."""
    idle_s: Seconds = 10.0
    """Seconds an HTTP connection is kept open for the next request."""
    empty_table_s: Seconds = 900.0
    """Seconds until an empty table where nobody has played is closed. They shrink when more than
    half of `tables` are open, but not below 60."""


ROUNDED = 1 + 1e-9
"""Lets a full bucket give exactly what it holds, in spite of rounding."""


class Bucket:
    """Fills by itself and is emptied by use. It only stores the time when it will be full."""

    __slots__ = ("_depth_s", "_each_s", "_full_at")

    def __init__(self, rate: Rate) -> None:
        per_second = max(rate.per_minute / 60, 1e-9)
        self._each_s = 1 / per_second
        self._depth_s = rate.at_once / per_second * ROUNDED
        self._full_at = 0.0

    def has(self, now: float, cost: float = 1.0) -> bool:
        """Whether it holds this much."""
        return self.wait_s(now, cost) <= 0

    def takes(self, now: float, cost: float = 1.0) -> bool:
        """Take this much, if it is there; returns whether it was."""
        # Every message passes through here: `max` would cost as much as everything else.
        full_at = self._full_at if self._full_at > now else now  # noqa: FURB136
        full_at += cost * self._each_s
        if full_at - now > self._depth_s:
            return False
        self._full_at = full_at
        return True

    def spend(self, now: float, cost: float) -> float:
        """Take this much in any case; returns the seconds until it is paid off, or 0."""
        full_at = self._full_at if self._full_at > now else now  # noqa: FURB136
        self._full_at = full_at = full_at + cost * self._each_s
        debt_s = full_at - now - self._depth_s
        return debt_s if debt_s > 0 else 0.0

    def wait_s(self, now: float, cost: float = 1.0) -> float:
        """How long until it holds this much; 0 or less if it does."""
        return max(now, self._full_at) + cost * self._each_s - now - self._depth_s
