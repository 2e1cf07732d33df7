"""Who is let in, and how much each caller may ask for.

Everything here is counted in memory. Refusals are counted in the metrics, which are summarised in
the log every minute, never with an address.
"""

import time
from collections.abc import Callable, Iterable, Sequence

from mauseloch.server.blocks import Blocks
from mauseloch.server.callers import Caller, Callers, Proxies
from mauseloch.server.limits import Bucket, Limits
from mauseloch.server.origins import Origins
from mauseloch.server.world import Tally
from mauseloch.tables.codes import is_code
from mauseloch.tables.table import TableError

CUT_OFF = 100
"""How many refusals being disconnected for a flood counts as."""
FOR_SOCKETS = 0.8
"""The part of all descriptors for WebSockets; the rest keeps pages available to everyone."""
POLICY = 1008
"""The close code of a WebSocket that has broken the rules."""
SHARED = frozenset(
    {
        "bot_matches",
        "matches_started",
        "tables_opened",
        "wrong_codes",
        "wrong_codes_wary",
        "wrong_passwords",
    }
)
"""Shares that an address has of the whole place; all others are per server, and limit the work of
that server."""
Use = tuple[str, str, float]
"""The key of a caller, one of its shares, and how much of that was used."""


class TooMuchError(TableError):
    """An address has used up its share; it may try again later."""

    def __init__(self, code: str, text: str, back_s: float = 1.0) -> None:
        super().__init__(code, text)
        self.back_s = back_s


class Doors:
    """Lets callers in, and limits each to its share."""

    def __init__(
        self,
        limits: Limits,
        tally: Tally,
        now: Callable[[], float] = time.monotonic,
        proxies: Proxies | None = None,
    ) -> None:
        self.limits = limits
        self.now = now
        self.proxies = proxies or Proxies()
        self.callers = Callers(limits)
        self.blocks = Blocks(limits.blocked, now)
        self.descriptors = limits.connections + limits.lines
        """The number of connections of any kind that the system allows."""
        self.sockets = 0
        """WebSocket connections."""
        self.sending = 0
        """Bytes of large replies on their way."""
        self._tally = tally
        self.origins = Origins(self.callers, 2 * limits.tables, now)
        self.uses: dict[tuple[str, str], float] | None = None
        """Uses of shares that other nodes must count too; None if there can't be any."""
        self.wrong_codes_used = 0.0
        """Wrong codes of all callers together, which other nodes must count too."""
        self._wrong_codes = Bucket(limits.wrong_codes_all)

    def caller(self, peer: str, forwarded: Sequence[str] = (), *, trusted: bool = False) -> Caller:
        """The caller behind this peer, which may be a proxy or another server relaying them."""
        if trusted:
            return self.callers.known(next(iter(forwarded), ""))
        return self.callers.known(self.proxies.caller(peer, forwarded))

    # Coming in

    def refusal(self, caller: Caller) -> TooMuchError | None:
        """Why a WebSocket from this caller would be refused now; None if it wouldn't."""
        limits = self.limits
        if left_s := self.blocks.left_s(caller.key):
            return TooMuchError("blocked", "this address is blocked for a while", left_s)
        if len(caller.sockets) >= limits.connections_each:
            self.hit("connections_each", caller)
            text = "there are too many connections from this address"
            return TooMuchError("too_many_connections", text, 10.0)
        if self.sockets >= min(limits.connections, int(self.descriptors * FOR_SOCKETS)):
            self.hit("connections", None)
            return TooMuchError("full", "there are as many people as this server can hold", 10.0)
        return None

    def knock(self, caller: Caller) -> TooMuchError | None:
        """Like `refusal`, for a WebSocket that is actually opening."""
        found = self.refusal(caller)
        if found is None and not caller.bucket("handshakes").takes(self.now()):
            self.hit("handshakes", caller)
            return TooMuchError("too_fast", "there are too many new connections from this address")
        return found

    def enter(self, caller: Caller, socket: object) -> None:
        """Count a WebSocket that was let in."""
        caller.sockets.add(socket)
        self.sockets += 1

    def leave(self, caller: Caller, socket: object) -> None:
        """Count a WebSocket that has closed."""
        caller.sockets.discard(socket)
        self.sockets -= 1

    def show_out(self, key: str) -> int:
        """Close all WebSockets of a caller blocked by the owner; returns how many."""
        caller = self.callers.get(key)
        sockets = [] if caller is None else list(caller.sockets)
        for one in sockets:
            one.close(POLICY, "blocked")
        return len(sockets)

    def request(self, caller: Caller) -> None:
        """Count an HTTP request; raises TooMuchError."""
        if left_s := self.blocks.left_s(caller.key):
            self.refused("blocked")
            raise TooMuchError("blocked", "this address is blocked for a while", left_s)
        self.take(caller, "requests")

    # Shares

    def take(self, caller: Caller | None, rate: str) -> None:
        """Take one from the share of this name in Limits; raises TooMuchError."""
        if caller is None:
            return
        bucket, now = caller.bucket(rate), self.now()
        if not bucket.takes(now):
            self.hit(rate, caller)
            raise TooMuchError("too_fast", "that was too much at once", bucket.wait_s(now))
        if self.uses is not None and rate in SHARED:
            self._used(caller, rate)

    def open_table(self, caller: Caller | None, tables: int) -> None:
        """Check that another table may be opened, with `tables` open now; raises TableError."""
        left = self.limits.tables - tables
        if left <= 0:
            self.hit("tables", None)
            raise TooMuchError("full", "there are as many tables as this place can hold", 60.0)
        if caller is None:
            return
        share = min(self.limits.tables_each, max(self.limits.tables_few, left // 4))
        if caller.tables >= share:
            self.hit("tables_each", caller)
            text = "this address has opened too many tables"
            raise TooMuchError("too_many_tables", text, 60.0)
        self.take(caller, "tables_opened")

    def opened(self, caller: Caller | None, table: str) -> None:
        """Count a table that was opened."""
        if caller is not None:
            self.origins.opened(caller.key, table)

    def send(self, caller: Caller | None, size: int) -> None:
        """Count a large reply about to be sent; raises TableError if too many are under way."""
        limits = self.limits
        theirs = 0 if caller is None else caller.sending
        if theirs and theirs + size > limits.bytes_sending_each:
            self.hit("bytes_sending_each", caller)
            raise TooMuchError("busy", "too much is on its way to this address", 5.0)
        if self.sending and self.sending + size > limits.bytes_sending:
            self.hit("bytes_sending", None)
            raise TooMuchError("busy", "too many large replies are on their way", 5.0)
        self.sending += size
        if caller is not None:
            caller.sending += size

    def sent(self, caller: Caller | None, size: int) -> None:
        """Count a large reply that was sent or abandoned."""
        self.sending -= size
        if caller is not None:
            caller.sending -= size

    # Codes

    def may_try(self, caller: Caller | None, name: str) -> None:
        """Check that a caller may name a table; raises TooMuchError after too many wrong codes.

        Links can't be guessed, so they don't count.
        """
        if caller is None or not is_code(name):
            return
        now = self.now()
        rates = ["wrong_codes"]
        if not self._wrong_codes.has(now):
            rates.append("wrong_codes_wary")
        for rate in rates:
            if not caller.bucket(rate).has(now):
                self.hit(rate, caller)
                text = "too many wrong codes from this address: use the link, or wait"
                raise TooMuchError("wrong_codes", text, caller.bucket(rate).wait_s(now))

    def missed(self, caller: Caller | None, name: str) -> None:
        """Count a wrong code."""
        if caller is None or not is_code(name):
            return
        now = self.now()
        self._spend(caller, "wrong_codes")
        if self._wrong_codes.takes(now):
            self.wrong_codes_used += 1
        else:
            self._tally.count("limits_hit", limit="wrong_codes_all")
            self._spend(caller, "wrong_codes_wary")

    # The password

    def may_guess(self, caller: Caller | None) -> None:
        """Check that a caller may try a password; raises TooMuchError after too many wrong ones."""
        if caller is None:
            return
        bucket, now = caller.bucket("wrong_passwords"), self.now()
        if not bucket.has(now):
            self.hit("wrong_passwords", caller)
            text = "too many wrong passwords from this address: use a link, or wait"
            raise TooMuchError("wrong_passwords", text, bucket.wait_s(now))

    def guessed(self, caller: Caller | None) -> None:
        """Count a wrong password."""
        if caller is not None:
            self._spend(caller, "wrong_passwords")

    # What other nodes count too

    def count_in(self, uses: Iterable[Use], wrong_codes: float) -> None:
        """Count uses at another node."""
        now = self.now()
        for key, rate, amount in uses:
            if rate in SHARED:
                self.callers.of(key).bucket(rate).spend(now, amount)
        self._wrong_codes.spend(now, wrong_codes)

    def _spend(self, caller: Caller, rate: str) -> None:
        caller.bucket(rate).spend(self.now(), 1)
        self._used(caller, rate)

    def _used(self, caller: Caller, rate: str) -> None:
        """Note a use for other nodes, of no more callers than are remembered."""
        uses, use = self.uses, (caller.key, rate)
        if uses is not None and (use in uses or len(uses) < self.limits.callers):
            uses[use] = uses.get(use, 0.0) + 1

    # Metrics

    def refused(self, reason: str) -> None:
        """Count a connection or request that was turned away."""
        self._tally.count("connections_refused", reason=reason)

    def hit(self, limit: str, caller: Caller | None, weight: float = 1.0) -> None:
        """Count a limit that was hit. Callers who keep hitting limits are blocked for a while."""
        self._tally.count("limits_hit", limit=limit)
        now = self.now()
        if caller is not None and caller.bucket("patience").spend(now, weight):
            left_s = self.blocks.left_s(caller.key)
            if not left_s:
                self._tally.count("limits_hit", limit="patience")
            if left_s < self.limits.block_s:  # the owner may have blocked them for longer
                self.blocks.add(caller.key, self.limits.block_s)
