"""People banned by the host of a table, known by their addresses.

Nobody has an account, so an address is all we can recognise people by. It is kept in memory, as
long as the table is open and a server of the place is running, and never shown to anyone.
"""

from collections.abc import Callable, Collection, Iterable

from mauseloch.core.game import Seat
from mauseloch.server.callers import LOCAL, UNKNOWN
from mauseloch.server.lookers import Looker
from mauseloch.server.origins import MOST_OUT
from mauseloch.server.wire import Bye, encode
from mauseloch.tables.table import Table, TableError


class KeptOut:
    """The callers kept out of one table."""

    def __init__(
        self,
        table: Table,
        out: Iterable[str] = (),
        changed: Callable[[Collection[str]], None] = lambda _: None,
    ) -> None:
        """`out` lists those known from another node; `changed` is called with the full list."""
        self._table = table
        self._changed = changed
        self._whence: dict[Seat, str] = {}
        """The last address of the person at each seat."""
        self._out: dict[str, None] = dict.fromkeys(out)

    def let_in(self, looker: Looker, token: str) -> None:
        """Let in people with a seat, and the host; raises TableError for people kept out."""
        if self._has_a_say(token):
            self.sat(looker, token)
        elif looker.caller_key in self._out:
            raise TableError("kept_out", "the host does not want you back at this table")

    def sat(self, looker: Looker, token: str) -> None:
        """Note the address of a person with a seat."""
        seat = self._table.seat_of(token)
        if seat is not None:
            self._whence[seat] = looker.caller_key

    def of(self, seat: Seat, host: Looker) -> str:
        """The address of the person at this seat; raises TableError if it is unknown.

        Also if the host has the same one: that would keep out everyone on that line, above all the
        host's own family. For anyone but the host it is empty; they are refused elsewhere.
        """
        if not self._table.is_host(host.token):
            return ""
        found = self._whence.get(seat, UNKNOWN)
        if found in {LOCAL, UNKNOWN, host.caller_key}:
            raise TableError("same_line", "their address doesn't distinguish them from others")
        return found

    def add(self, caller: str, lookers: Iterable[Looker]) -> None:
        """Keep out an address, and disconnect spectators from there."""
        if not caller:
            return
        self._out[caller] = None
        if len(self._out) > MOST_OUT:
            del self._out[next(iter(self._out))]
        self._changed(self._out)
        for one in list(lookers):
            if one.caller_key == caller and not self._has_a_say(one.token):
                one.send(encode(Bye(code="kept_out")))
                one.close()

    def _has_a_say(self, token: str) -> bool:
        table = self._table
        return bool(token) and (table.seat_of(token) is not None or table.is_host(token))
