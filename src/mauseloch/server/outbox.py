"""The outbox: store what happens at a table first, then send it out.

While anything is unstored, nothing is sent. Once everything is stored, everyone gets the view and
all news since the last time in one go.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

from mauseloch.core.game import Waiting
from mauseloch.server.attendance import Attendance
from mauseloch.server.logs import alias, note, warn
from mauseloch.server.lookers import Looker, Moment
from mauseloch.server.wire import Changed, encode
from mauseloch.server.world import Clock, Ledger, Tally
from mauseloch.store import Append, Begin, Change, End, StoreAwayError
from mauseloch.tables.table import Table

Letter = tuple[Looker, bytes]
Guard = Callable[[Callable[[], None]], None]
"""Calls a function; if that fails, only this table fails."""


class Outbox:
    """The outbox of one table."""

    def __init__(
        self,
        table: Table,
        attendance: Attendance,
        ledger: Ledger,
        clock: Clock,
        tally: Tally,
        *,
        time_left_ms: Callable[[Waiting], int | None],
        told: Callable[[float], None],
        guard: Guard,
        stands: Callable[[], bool],
    ) -> None:
        """`told` is called, with the time, when everything has been sent.

        While the server may not serve its tables, `stands` is false and nothing is sent.
        """
        self._table = table
        self._attendance = attendance
        self._ledger = ledger
        self._clock = clock
        self._tally = tally
        self._time_left_ms = time_left_ms
        self._told = told
        self._guard = guard
        self._stands = stands
        self._closed = self._frozen = False
        self._changed = False
        """Whether there is a change that isn't even being written yet."""
        self._since: float | None = None
        """When the first change not sent yet happened. Only for metrics, so by a clock that costs
        next to nothing and includes pauses."""
        self._began_at: float | None = None
        """When the match began, if the server was already running."""
        self._unstored = 0
        """Writes under way: nothing is sent until they are done."""
        self._write: asyncio.Future[None] | None = None
        """The last write."""
        self._first: list[Letter] = []
        """Frames to send as soon as everything is stored, in this order …"""
        self._last: list[Letter] = []
        """… and those to send after the updates."""
        self._seats_changed = False

    def post(
        self, last: Letter | None = None, *, first: Letter | None = None, seats_changed: bool = True
    ) -> None:
        """Store the table's changes, then send them to everyone."""
        if first is not None:
            self._first.append(first)
        if last is not None:
            self._last.append(last)
        self._seats_changed |= seats_changed
        if self._since is None:
            self._since = perf_counter()
        if not self._changed:
            self._changed = True
            self._unstored += 1
            self._clock.call_soon(self._store)  # together with whatever else has just come in

    def tell(self, looker: Looker, *frames: bytes) -> None:
        """Send frames to a looker, once everything they may refer to is stored."""
        if self.holding:
            self._first += [(looker, frame) for frame in frames]
        else:
            looker.send(*frames)

    @property
    def holding(self) -> bool:
        """Whether something isn't stored yet, or isn't ours to send: nothing may be sent."""
        return self._unstored > 0 or self._closed or self._frozen or not self._stands()

    def freeze(self) -> None:
        """The table moves: its next server may speak for it before we hear that it has moved."""
        self._frozen = True

    def announce(self) -> None:
        """Send everyone the list of those present, once everything it refers to is stored."""
        if self.holding:
            self._seats_changed = True
        else:
            self._attendance.send(self._seats())

    def resume(self) -> None:
        """Send what was held back, if the server may serve the table again."""
        if self._unstored or self._closed or self._frozen:
            return
        if self._first or self._seats_changed:
            self._guard(self._tell_all)

    def _seats(self) -> bytes:
        return encode(Changed(table=self._attendance.info, epoch=self._table.epoch))

    def forget(self, looker: Looker) -> None:
        """Drop everything kept for a looker who has gone."""
        self._first = [letter for letter in self._first if letter[0] is not looker]
        self._last = [letter for letter in self._last if letter[0] is not looker]

    def update(self, looker: Looker) -> list[bytes]:
        """The news of the match that this looker hasn't had yet; empty without a match."""
        frame = self._moment().update(looker)
        return [] if frame is None else [frame]

    def _moment(self) -> Moment:
        return Moment(self._table, self._time_left_ms)

    def close(self, *, ours: bool) -> None:
        """Close a failed table without sending anything; store its end if the table is ours.

        If another server has continued the table, we must not write anything for it.
        """
        self._closed = True
        self._first, self._last, self._table.changes = [], [], []
        if ours:
            self._table.give_up("failed", self._clock.wall())
            changes, self._table.changes = self._table.changes, []
            self._write = self._ledger.write(*changes)
            self._write.add_done_callback(partial(_last_words, self._table.document.id))

    def flush(self) -> None:
        """Start storing what has just happened, without waiting for more."""
        self._store()

    async def settled(self) -> None:
        """Wait until all writes have succeeded or failed."""
        self._store()
        if self._write is not None:
            await asyncio.wait({self._write})

    def _store(self) -> None:
        if self._changed:
            changes, self._table.changes = self._table.changes, []
            self._changed = False
            self._write = self._ledger.write(*changes)
            self._write.add_done_callback(partial(self._stored, changes))

    def _stored(self, changes: Sequence[Change], done: "asyncio.Future[None]") -> None:
        """Handle a finished write. Later changes are stored first, then all is sent together."""
        self._unstored -= 1
        if isinstance(done.exception(), StoreAwayError):  # the server is stopping during an outage
            self._closed = True  # what isn't stored must not be sent
            return
        if done.exception() is not None:
            self._guard(done.result)
            return
        for change in changes:
            if isinstance(change, Append):
                self._tally.count("inputs", len(change.inputs))
            elif isinstance(change, Begin):
                self._begun(change)
            elif isinstance(change, End):
                self._ended(change)
        if not self._unstored and not self._closed:
            self._guard(self._tell_all)

    def _tell_all(self) -> None:
        """Send everything to everyone, now that it is stored, each in one go."""
        if not self._stands():
            self._seats_changed = True  # so that it is sent later
            return
        now = self._clock.time()
        frames: dict[Looker, list[bytes]] = {}
        for looker, frame in self._first:
            frames.setdefault(looker, []).append(frame)
        table = [self._seats()] if self._seats_changed else []
        moment = self._moment()
        for looker in self._attendance.lookers:
            heard = frames.setdefault(looker, [])
            heard += table
            if (update := moment.update(looker)) is not None:
                heard.append(update)
        for looker, frame in self._last:  # so that a Done arrives after its effects
            frames.setdefault(looker, []).append(frame)
        self._first, self._last, self._seats_changed = [], [], False
        for looker, heard in frames.items():
            looker.send(*heard)
        if self._since is not None:
            self._tally.observe("told_seconds", perf_counter() - self._since)
            self._since = None
        self._told(now)

    # For the server's owner

    def _begun(self, change: Begin) -> None:
        places = self._table.document.places
        people = sum(bool(place.owner) for place in places)
        self._began_at = change.started_at
        self._tally.count("matches_started", game=change.game)
        self._tally.count("seats_started", people, kind="person")
        self._tally.count("seats_started", len(places) - people, kind="bot")
        table = alias(self._table.document.id)
        note("match_begun", table=table, game=change.game, people=people, seats=len(places))

    def _ended(self, change: End) -> None:
        game = self._table.document.game
        self._tally.count("matches_finished", game=game)
        lasted = {}
        if self._began_at is not None:
            lasted["seconds"] = round(change.ended_at - self._began_at, 1)
        note(
            "match_ended",
            table=alias(self._table.document.id),
            game=game,
            reason=change.reason,
            inputs=change.length,
            **lasted,
        )


def _last_words(table: str, done: "asyncio.Future[None]") -> None:
    error = done.exception()
    if error is not None:
        warn("table_failed_unstored", table=alias(table), error=type(error).__name__)
