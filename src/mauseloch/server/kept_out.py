"""Whom the host of a table does not want back, by where they come from.

Nobody has an account, so an address is all there is to know somebody by. It is kept in memory, for
as long as the table is open and a server of the place runs, and never shown to anybody.
"""

from collections.abc import Callable, Collection, Iterable

from mauseloch.core.game import Seat
from mauseloch.server.callers import LOCAL, UNKNOWN
from mauseloch.server.lookers import Looker
from mauseloch.server.origins import MOST_OUT
from mauseloch.server.wire import Bye, encode
from mauseloch.tables.table import Table, TableError


class KeptOut:
    """Of one table."""

    def __init__(
        self,
        table: Table,
        out: Iterable[str] = (),
        changed: Callable[[Collection[str]], None] = lambda _: None,
    ) -> None:
        """Of a table taken from another node, some are known; `changed` hears of all there are."""
        self._table = table
        self._changed = changed
        self._whence: dict[Seat, str] = {}
        """Where whoever has this seat came from last."""
        self._out: dict[str, None] = dict.fromkeys(out)

    def let_in(self, looker: Looker, token: str) -> None:
        """Whoever has a seat or a say here may come; raises TableError for who is not wanted."""
        if self._has_a_say(token):
            self.sat(looker, token)
        elif looker.caller_key in self._out:
            raise TableError("kept_out", "the host does not want you back at this table")

    def sat(self, looker: Looker, token: str) -> None:
        """Somebody has a seat, and comes from there."""
        seat = self._table.seat_of(token)
        if seat is not None:
            self._whence[seat] = looker.caller_key

    def of(self, seat: Seat, host: Looker) -> str:
        """Where the person at this seat comes from; raises TableError if nobody can tell.

        Nor if the host comes from there too: everybody on that line would be kept out, most of all
        the host's own family. Whoever is not the host learns nothing, and is refused elsewhere.
        """
        if not self._table.is_host(host.token):
            return ""
        found = self._whence.get(seat, UNKNOWN)
        if found in {LOCAL, UNKNOWN, host.caller_key}:
            raise TableError("same_line", "their address does not tell them from others")
        return found

    def add(self, caller: str, lookers: Iterable[Looker]) -> None:
        """Nobody comes from there any more; whoever looks on from there is shown out."""
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
