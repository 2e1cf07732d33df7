"""A room: a table that is open. What people may do there is a command, one method each.

Whatever happens at a table happens here, one thing after the other: a command changes the table,
the outbox stores that and then tells everybody, and the open question waits for answers, which
change the table again.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from mauseloch.core.errors import MauselochError
from mauseloch.core.game import Seat
from mauseloch.core.match import Match
from mauseloch.server.attendance import Attendance
from mauseloch.server.lookers import Looker, names_at
from mauseloch.server.outbox import Letter, Outbox, log
from mauseloch.server.question import OpenQuestion, Work
from mauseloch.server.wire import (
    Answer,
    Bye,
    Changed,
    Done,
    Free,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Phrase,
    Phrased,
    Refused,
    Rise,
    Seated,
    SetBot,
    Sit,
    Start,
    Sync,
    TableInfo,
    Unseated,
    Welcome,
    encode,
)
from mauseloch.server.world import Clock, Ledger, Tally, Thinker
from mauseloch.tables.codes import new_secret
from mauseloch.tables.document import PACES
from mauseloch.tables.phrases import PHRASES
from mauseloch.tables.table import Table, TableError

COME_BACK_MS = 3000
FORGOTTEN_S, FORGOTTEN_PACES = 7200, 7
"""Two hours, and at a relaxed table a week."""


class Room:
    """A table that is open."""

    def __init__(
        self, table: Table, ledger: Ledger, thinker: Thinker, clock: Clock, tally: Tally
    ) -> None:
        self.table = table
        self.failed = self.stopped = False
        self.attendance = Attendance(table, clock)
        self.lookers = self.attendance.lookers
        self._thinker = thinker
        self._clock = clock
        self._tally = tally
        self._hinting = False
        self.question = OpenQuestion(
            table,
            self.attendance,
            thinker,
            clock,
            answer=self._played,
            expire=self._expired,
            guard=self._guarded,
        )
        self.outbox = Outbox(
            table,
            self.attendance,
            ledger,
            clock,
            tally,
            time_left_ms=self.question.time_left_ms,
            told=self.question.told,
            guard=self._guarded,
        )

    # Opening and closing

    def begin(self) -> None:
        """The table was taken up again: people are not here yet, and the open question waits."""
        self.attendance.nobody_yet()
        if self.table.changes:
            self._done()
        self.expect_bots()
        self.question.told(self._clock.time())

    def stop(self, code: str = "going_down") -> None:
        """The server goes down, and clients are told to come back soon; or only the table does."""
        self.stopped = True
        self.question.stop()
        back_ms = COME_BACK_MS if code == "going_down" else None
        self.attendance.send(encode(Bye(code=code, back_ms=back_ms)))

    async def settled(self) -> None:
        """What was under way is done."""
        await asyncio.gather(self.outbox.settled(), self.question.settled())

    def replace_host(self) -> None:
        """If the host is gone for long and somebody else is here, they have a say."""
        here = {seat for seat in self.attendance.here if seat is not None}
        if here and self.attendance.host_is_gone():
            self.table.pass_on_host(here)
            self.table.changed(self._clock.wall())
            self._done()

    def is_forgotten(self) -> bool:
        """Whether nobody has been here for so long that nobody will come back."""
        document = self.table.document
        patience_s = FORGOTTEN_PACES * PACES[document.pace] + FORGOTTEN_S
        return not self.lookers and self._clock.wall() - document.active_at > patience_s

    def expect_bots(self) -> None:
        """Bots that have sat down may need a while to get ready."""
        for place in self.table.document.places:
            if place.bot:
                self._thinker.expect(place.bot, self.table.game)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.attendance.info

    # Commands; each raises a MauselochError and changes nothing if it is refused

    def hello(self, looker: Looker, message: Hello) -> None:
        """Somebody begins to look, with a token from their seat or as the host."""
        token = message.token or ""
        seat = self.table.seat_of(token) if token else None
        if message.token is not None and seat is None and not self.table.is_host(token):
            raise TableError("bad_token", "that token has no seat here")
        looker.token, looker.seat, looker.words = token, seat, message.words
        same = message.match == self.table.document.match
        self._resume(looker, message.have if same else 0)
        self.attendance.enter(looker)
        welcome = Welcome(
            id=message.id,
            version=message.version,
            table=self.info(),
            seat=seat,
            host=bool(token) and self.table.is_host(token),
            link=self.table.document.id,
        )
        self.outbox.tell(looker, encode(welcome), *self.outbox.update(looker))
        if seat is not None:
            self._broadcast_table()

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more; nothing of that is stored."""
        self.attendance.leave(looker)
        self._broadcast_table()

    def sit(self, looker: Looker, message: Sit) -> None:
        """Somebody takes a seat."""
        token = looker.token or new_secret()
        seat = self.table.sit(token, message.seat, message.name, self._clock.wall())
        looker.token, looker.seat, looker.told = token, seat, 0
        self.attendance.enter(looker)
        seated = Seated(id=message.id, seat=seat, token=token, host=self.table.is_host(token))
        # First of all, so that nobody has a seat without knowing how to come back to it.
        self._done(first=(looker, encode(seated)))

    def rise(self, looker: Looker, message: Rise) -> None:
        """Somebody gets up for good."""
        if looker.seat is None:
            raise TableError("no_seat", "you do not sit here")
        seat = looker.seat
        self.table.rise(seat, self._clock.wall())
        self._rose(seat)
        self._done(_done(looker, message))

    def free(self, looker: Looker, message: Free) -> None:
        """The host frees a seat."""
        self.table.free(looker.token, message.seat, self._clock.wall())
        self._rose(message.seat)
        self._done(_done(looker, message))

    def set_bot(self, looker: Looker, message: SetBot) -> None:
        """The host puts a bot on a seat."""
        self.table.set_bot(looker.token, message.seat, message.bot, self._clock.wall())
        self._done(_done(looker, message))

    def start(self, looker: Looker, message: Start) -> None:
        """The host begins the match, or another one."""
        self.table.start(looker.token, new_secret(), secrets.token_hex(16), self._clock.wall())
        for one in self.lookers:
            one.told = 0
        self._done(_done(looker, message))

    def answer(self, looker: Looker, message: Answer) -> None:
        """A person answers the open question."""
        seat, match = self._playing(looker)
        if message.question != self.table.document.opened:
            raise TableError("old_question", "that question is not open any more")
        at_ms = self.question.at_ms(seat, looker.line, message.reaction_ms, match.waiting)
        self._played(seat, message.action, at_ms, _done(looker, message))

    def hint(self, looker: Looker, message: Hint) -> None:
        """Somebody who plays against bots alone asks what to do."""
        seat, match = self._practising(looker, message.question)
        if self._hinting:
            raise TableError("busy", "you have asked already")
        # As it was asked: what bots have answered since is nothing that anybody was told.
        given = (match.game, match.inputs[: message.question], seat, names_at(self.table))
        self._hinting = True
        find = partial(self._thinker.hint, message.id, *given)
        self.question.think(self._hint(looker, message.id, find, (self.table.document.match, seat)))

    def phrase(self, looker: Looker, message: Phrase) -> None:
        """Somebody says one of the preset phrases to everybody."""
        if looker.seat is None:
            raise TableError("no_seat", "only those at the table may speak")
        if message.phrase not in PHRASES:
            raise TableError("no_phrase", "there is no such phrase")
        self.attendance.send(encode(Phrased(seat=looker.seat, phrase=message.phrase)))
        looker.send(encode(Done(id=message.id)))

    def sync(self, looker: Looker, message: Sync) -> None:
        """Somebody has missed something."""
        self._resume(looker, message.have)
        self.outbox.tell(looker, encode(Done(id=message.id)), *self.outbox.update(looker))

    # What becomes of them

    def _done(
        self, last: Letter | None = None, *, first: Letter | None = None, seats_changed: bool = True
    ) -> None:
        """The table was changed."""
        if seats_changed:
            self.expect_bots()
        self.outbox.post(last, first=first, seats_changed=seats_changed)

    def _played(self, seat: Seat, action: str, at_ms: int, last: Letter | None = None) -> None:
        """An answer, a person's or a bot's."""
        self.table.answer(seat, action, at_ms, self._clock.wall())
        self.question.let_go()
        self._done(last, seats_changed=not self.table.playing)

    def _expired(self) -> None:
        self.table.expire(self._clock.wall())
        self._done(seats_changed=not self.table.playing)

    def _rose(self, seat: Seat) -> None:
        for looker in self.attendance.rose(seat):
            self.outbox.tell(looker, encode(Unseated()))

    def _resume(self, looker: Looker, have: int) -> None:
        """They have heard so many news already; never more than there are."""
        match = self.table.match
        looker.told = 0 if match is None else min(have, len(match.log(looker.seat)))

    def _broadcast_table(self) -> None:
        self.attendance.send(encode(Changed(table=self.info())))

    def _playing(self, looker: Looker) -> tuple[Seat, Match[Any, Any, Any]]:
        """The seat of somebody who plays, and the match; raises TableError."""
        if looker.seat is None:
            raise TableError("no_seat", "you only look on here")
        return looker.seat, self.table.running()

    # Hints

    async def _hint(
        self, looker: Looker, number: int, find: Work[Hinted], asked: tuple[str, Seat]
    ) -> None:
        """To nobody but the one who asked, if that may still be told."""
        try:
            hint = await find()
            if (self.table.document.match, looker.seat) != asked:
                raise TableError("old_question", "that question is not open any more")
            self._practising(looker, hint.question)
            looker.send(encode(hint))
        except MauselochError as error:
            looker.send(encode(Refused(id=number, code=error.code, detail=str(error))))
        finally:
            self._hinting = False

    def _practising(self, looker: Looker, question: int) -> tuple[Seat, Match[Any, Any, Any]]:
        """The same for who is asked this and plays against bots alone; raises TableError."""
        seat, match = self._playing(looker)
        document = self.table.document
        others = [one.owner for other, one in enumerate(document.places) if other != seat]
        if any(others) or match.waiting.deadline_ms is not None:
            raise TableError("not_practice", "hints are for practice against bots, not for races")
        if question != document.opened:
            raise TableError("old_question", "that question is not open any more")
        if seat not in match.waiting.seats:
            raise TableError("not_awaited", "you are not asked")
        return seat, match

    # Failing

    def _guarded(self, then: Callable[[], None]) -> None:
        """If there is a bug this table ends, with what was played kept; all others go on."""
        try:
            then()
        except Exception:
            log.exception("table %s failed", self.table.document.code)
            if not self.failed:
                self._fail()

    def _fail(self) -> None:
        self.failed = True
        self._tally.count("tables_failed")
        self.question.stop()
        self.attendance.send(encode(Bye(code="table_failed")))
        for looker in self.lookers:
            looker.close()
        self.outbox.close()


def _done(looker: Looker, message: FromClient) -> Letter:
    """What somebody hears after all that came of it."""
    return looker, encode(Done(id=message.id))
