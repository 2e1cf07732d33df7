"""The outbox: what happened at a table is stored, then told, in this order.

While anything is unstored nobody is told anything. Once nothing is, everybody is told in one go
what lies there and all news since the last time.
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
"""Calls something; if that fails, the table does, and nobody else."""


class Outbox:
    """Of one table."""

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
        """`told` is called with the time when everybody has been told.

        While the server may not speak for its tables, `stands` is false, and nobody is told.
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
        """Something has happened that is not even being written yet."""
        self._since: float | None = None
        """When the first thing happened that nobody was told of yet: of interest to metrics alone,
        so by a clock that costs next to nothing and counts pauses too."""
        self._began_at: float | None = None
        """When the match began, if that was since the server started."""
        self._unstored = 0
        """Writes under way: nobody is told anything until they are done."""
        self._write: asyncio.Future[None] | None = None
        """The last of them."""
        self._first: list[Letter] = []
        """To be told as soon as all is stored, in this order …"""
        self._last: list[Letter] = []
        """… and after everybody has seen what came of it."""
        self._seats_changed = False

    def post(
        self, last: Letter | None = None, *, first: Letter | None = None, seats_changed: bool = True
    ) -> None:
        """Store what was changed at the table, then tell everybody."""
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
            self._clock.call_soon(self._store)  # with all else that has just come in

    def tell(self, looker: Looker, *frames: bytes) -> None:
        """Tell one looker something, once what it may speak of is stored."""
        if self.holding:
            self._first += [(looker, frame) for frame in frames]
        else:
            looker.send(*frames)

    @property
    def holding(self) -> bool:
        """Whether something is not stored yet, or not ours to tell: nobody is told anything."""
        return self._unstored > 0 or self._closed or self._frozen or not self._stands()

    def freeze(self) -> None:
        """The table moves: once that is stored somebody else speaks for it, before we hear so."""
        self._frozen = True

    def announce(self) -> None:
        """Tell everybody who is here now, once what that speaks of is stored."""
        if self.holding:
            self._seats_changed = True
        else:
            self._attendance.send(self._seats())

    def resume(self) -> None:
        """Tell what was held back, if the server may speak for the table again."""
        if self._unstored or self._closed or self._frozen:
            return
        if self._first or self._seats_changed:
            self._guard(self._tell_all)

    def _seats(self) -> bytes:
        return encode(Changed(table=self._attendance.info, epoch=self._table.epoch))

    def forget(self, looker: Looker) -> None:
        """Somebody is gone: nothing is kept for them."""
        self._first = [letter for letter in self._first if letter[0] is not looker]
        self._last = [letter for letter in self._last if letter[0] is not looker]

    def update(self, looker: Looker) -> list[bytes]:
        """What this looker has not heard of the match yet; nothing without a match."""
        frame = self._moment().update(looker)
        return [] if frame is None else [frame]

    def _moment(self) -> Moment:
        return Moment(self._table, self._time_left_ms)

    def close(self, *, ours: bool) -> None:
        """The table has failed: what was to be told is not; how it ended is stored, if it is ours.

        A table that somebody else goes on with is theirs: nothing of it may be written.
        """
        self._closed = True
        self._first, self._last, self._table.changes = [], [], []
        if ours:
            self._table.give_up("failed", self._clock.wall())
            changes, self._table.changes = self._table.changes, []
            self._write = self._ledger.write(*changes)
            self._write.add_done_callback(partial(_last_words, self._table.document.id))

    def flush(self) -> None:
        """Hand over what has just happened, without waiting for more."""
        self._store()

    async def settled(self) -> None:
        """What was under way is stored, or could not be."""
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
        """Something is stored. What happened meanwhile is waited for, and told together with it."""
        self._unstored -= 1
        if isinstance(done.exception(), StoreAwayError):  # the server ends during an outage
            self._closed = True  # nobody may hear of what was not stored
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
        """Everything that has happened is stored: tell everybody, each in one go."""
        if not self._stands():
            self._seats_changed = True  # there is something to tell later
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
        for looker, frame in self._last:  # who hears that it was done has seen what came of it
            frames.setdefault(looker, []).append(frame)
        self._first, self._last, self._seats_changed = [], [], False
        for looker, heard in frames.items():
            looker.send(*heard)
        if self._since is not None:
            self._tally.observe("told_seconds", perf_counter() - self._since)
            self._since = None
        self._told(now)

    # For whoever runs the server

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
