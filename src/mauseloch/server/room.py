"""A room: an open table. Everything people can do there is a command, with one method each.

Everything that happens at a table happens here, one step at a time: a command changes the table,
the outbox stores that and then sends it to everyone, and the open question waits for answers, which
change the table again.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable

from mauseloch.core.game import Seat
from mauseloch.server.attendance import Attendance
from mauseloch.server.hints import Hints
from mauseloch.server.kept_out import KeptOut
from mauseloch.server.logs import alias, blame, cleaned, warn
from mauseloch.server.lookers import Looker, playing
from mauseloch.server.outbox import Letter, Outbox
from mauseloch.server.question import OpenQuestion
from mauseloch.server.wire import (
    Answer,
    Bye,
    Done,
    Free,
    FromClient,
    Hello,
    Hint,
    Paused,
    Phrase,
    Phrased,
    Resumed,
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
from mauseloch.store import ConflictError, LostTableError, StoreAwayError
from mauseloch.tables.codes import new_secret
from mauseloch.tables.keeping import kept_s
from mauseloch.tables.looks import checked_look
from mauseloch.tables.phrases import FACES, PHRASES
from mauseloch.tables.table import Table, TableError

COME_BACK_MS = 3000
BACK_S = 600.0
"""How long people have at least, after a restart, to come back."""


class Room:
    """An open table."""

    def __init__(
        self,
        table: Table,
        ledger: Ledger,
        thinker: Thinker,
        clock: Clock,
        tally: Tally,
        *,
        stands: Callable[[], bool] = lambda: True,
        lost: Callable[["Room"], None] = lambda _: None,
        live: str = "",
        out: Iterable[str] = (),
        keeps_out: Callable[[Collection[str]], None] = lambda _: None,
    ) -> None:
        """Among several servers, `stands` tells whether this one may serve the table now, `lost` is
        called if another one has taken it, and `live` is the path for people to come back to.
        The host already keeps `out` these callers; `keeps_out` is called when there are more.
        """
        self.table = table
        self.ledger = ledger
        self._lost = lost
        self._stands = stands
        self._live = live
        self.failed = self.stopped = False
        self.ours = True
        """Whether no other server has continued this table."""
        self.attendance = Attendance(table, clock)
        self.lookers = self.attendance.lookers
        self._thinker = thinker
        self._clock = clock
        self._tally = tally
        self._kept_out = KeptOut(table, out, keeps_out)
        self._seen_at = clock.time()
        """When something last happened here, or someone left."""
        self._unseen_s = 0.0
        """How long nothing had happened when the table was resumed, by the wall clock."""
        self.question = OpenQuestion(
            table,
            self.attendance,
            thinker,
            clock,
            answer=self._played,
            expire=self._expired,
            announce=lambda: self.outbox.announce(),  # noqa: PLW0108 - created below
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
            stands=stands,
        )
        self._hints = Hints(table, thinker, self.question)

    # Opening and closing

    def begin(self) -> None:
        """Resume the table's match; people aren't back yet, and the open question waits."""
        self.attendance.miss()
        self._unseen_s = max(0.0, self._clock.wall() - self.table.document.active_at)
        if self.table.changes:
            self._done()
        self.expect_bots()
        self.question.take_up()

    def stop(self, code: str = "going_down", detail: str = "") -> None:
        """Stop the table; if the whole server is stopping, tell clients to come back soon."""
        self.stopped = True
        self.question.stop()
        back_ms = COME_BACK_MS if code == "going_down" else None
        self.attendance.send(encode(Bye(code=code, back_ms=back_ms, detail=detail)))

    async def settled(self) -> None:
        """Wait until everything under way is done."""
        await asyncio.gather(self.outbox.settled(), self.question.settled())

    def replace_host(self) -> None:
        """If the host has been away for long and someone else is here, make them host."""
        seats = (self.table.seat_of(looker.token) for looker in self.lookers if looker.token)
        here = {seat for seat in seats if seat is not None}
        if here and self.attendance.host_is_gone():
            self.table.pass_on_host(here)
            self.table.changed(self._clock.wall())
            self._done()

    def pause(self) -> None:
        """Tell everyone that nothing can be stored; time stands still."""
        self.question.pause()
        if frame := self._paused():
            self.attendance.send(frame)

    def resume(self) -> None:
        """Tell everyone that the pause is over."""
        self.attendance.send(encode(Resumed()))
        self.outbox.resume()

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way that would be lost or late if the table moved now."""
        if self.outbox.holding:
            return False
        match = self.table.match
        racing = match is not None and self.table.playing and match.waiting.guess_ms > 0
        return not racing

    def freeze(self) -> None:
        """Prepare to move the table: ignore messages, and stop its clock."""
        self.stopped = True
        document = self.table.document
        if self.table.due_at is not None and self.table.match is not None:
            left_ms = self.question.time_left_ms(self.table.match.waiting)
            document.held_s = max(0.001, (left_ms or 0) / 1000)
            self.table.changed(document.active_at)
        self.question.stop()

    def let_go(self, live: str = "", back_ms: int = 0) -> None:
        """Stop, and send everyone to the server that has the table now."""
        self.stopped = True
        self.question.stop()
        self.show_out(live, back_ms)
        self.outbox.close(ours=False)

    def show_out(self, live: str = "", back_ms: int = 0) -> None:
        """Send everyone to where the table is now, or soon will be."""
        self.attendance.send(encode(Bye(code="moved", back_ms=back_ms, live=live)))
        for looker in list(self.lookers):
            looker.close()

    def _paused(self) -> bytes | None:
        reason = self._clock.paused
        return None if reason is None else encode(Paused(reason=reason))

    def is_forgotten(self, empty_s: float, back_s: float = BACK_S) -> bool:
        """Whether the table has been empty for so long that nobody will come back.

        The wall clock may have jumped, so it only counts for the time before the table was resumed,
        and even then people get a while to come back.
        """
        idle_s = self._clock.time() - self._seen_at
        if self.lookers or idle_s <= min(empty_s, back_s):
            return False
        return idle_s + self._unseen_s > kept_s(self.table, empty_s)

    def expect_bots(self) -> None:
        """Let bots at the table get ready in advance."""
        for place in self.table.document.places:
            if place.bot:
                self._thinker.expect(place.bot, self.table.game)

    def info(self) -> TableInfo:
        """The table as everyone sees it."""
        return self.attendance.info

    # Commands; each raises a MauselochError and changes nothing if it is refused

    def hello(self, looker: Looker, message: Hello) -> None:
        """Let someone in, perhaps with the token of their seat or of the host."""
        token = message.token or ""
        seat = self.table.seat_of(token) if token else None
        if message.token is not None and seat is None and not self.table.is_host(token):
            raise TableError("bad_token", "that token has no seat here")
        self._kept_out.let_in(looker, token)
        looker.token, looker.words, looker.faces = token, message.words, message.faces
        looker.seat = self.table.plays_at(token) if token else None
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
            epoch=self.table.epoch,
            live=self._live,
            later=seat != looker.seat,
            faces=looker.faces,
        )
        if frame := self._paused():  # now, as the Welcome may have to wait
            looker.send(frame)
        self.outbox.tell(looker, encode(welcome), *self.outbox.update(looker))
        if looker.seat is not None:
            self.outbox.announce()

    def leave(self, looker: Looker) -> None:
        """Remove a looker; this isn't stored."""
        self.attendance.leave(looker)
        self._seen_at = self._clock.time()
        self.outbox.forget(looker)
        self.outbox.announce()

    def sit(self, looker: Looker, message: Sit) -> None:
        """Give someone a seat, perhaps from the next match on."""
        self._must_store()
        token = looker.token or message.token or new_secret()
        self._kept_out.let_in(looker, token)
        seat = None if looker.token else self.table.seat_of(token)
        if seat is None:  # otherwise they have one already, and the answer was lost
            look = checked_look(message.portrait, message.colour)
            seat = self.table.sit(token, message.seat, message.name, self._clock.wall(), look)
        self._kept_out.sat(looker, token)
        looker.token = token
        later = self.table.plays_at(token) is None
        if not later:
            self._plays(looker, seat)
        seated = Seated(
            id=message.id, seat=seat, token=token, host=self.table.is_host(token), later=later
        )
        # First, so that nobody has a seat without the token to come back to it.
        self._done(first=(looker, encode(seated)))

    def rise(self, looker: Looker, message: Rise) -> None:
        """Let someone give up their seat."""
        self._must_store()
        seat = self.table.seat_of(looker.token) if looker.token else None
        if seat is None:
            raise TableError("no_seat", "you don't have a seat here")
        risen = self._at(seat)
        self.table.rise(seat, self._clock.wall())
        self._rose(seat, risen)
        self._done(_done(looker, message))

    def free(self, looker: Looker, message: Free) -> None:
        """Free a seat for the host, and perhaps keep out the person who sat there."""
        self._must_store()
        risen = self._at(message.seat)
        out = self._kept_out.of(message.seat, looker) if message.keep_out else ""
        self.table.free(looker.token, message.seat, self._clock.wall())
        self._rose(message.seat, risen)
        self._kept_out.add(out, self.lookers)
        self._done(_done(looker, message))

    def keep_out(self, callers: Iterable[str]) -> None:
        """Keep out callers the host banned while another server had the table."""
        for one in callers:
            self._kept_out.add(one, self.lookers)

    def set_bot(self, looker: Looker, message: SetBot) -> None:
        """Put a bot on a seat for the host."""
        self._must_store()
        self._thinker.allow(message.bot, self.table.game)
        self.table.set_bot(looker.token, message.seat, message.bot, self._clock.wall())
        self._done(_done(looker, message))

    def start(self, looker: Looker, message: Start) -> None:
        """Begin a match for the host."""
        self._must_store()
        self.table.start(looker.token, new_secret(), secrets.token_hex(16), self._clock.wall())
        for one in self.lookers:
            self._plays(one, self.table.plays_at(one.token) if one.token else None)
        self.attendance.miss()
        self._done(_done(looker, message))

    def answer(self, looker: Looker, message: Answer) -> None:
        """Take a person's answer to the open question."""
        seat, match = playing(self.table, looker)
        if message.question != self.table.document.opened:
            raise TableError("old_question", "that question is not open any more")
        if not self.question.is_told:
            raise TableError("old_question", "that question hasn't been asked yet")
        at_ms = self.question.at_ms(seat, looker.line, message.reaction_ms, match.waiting)
        self._played(seat, message.action, at_ms, _done(looker, message))

    def hint(self, looker: Looker, message: Hint) -> None:
        """Give a hint to a person who only plays against bots."""
        if not self._stands():
            self._must_store()
        self._hints.ask(looker, message)

    def phrase(self, looker: Looker, message: Phrase) -> None:
        """Send one of the preset phrases to everyone."""
        if looker.seat is None:
            raise TableError("no_seat", "only players may speak")
        if not self._stands():
            self._must_store()
        if message.phrase not in PHRASES + FACES:
            raise TableError("no_phrase", "there is no such phrase")
        frame = encode(Phrased(seat=looker.seat, phrase=message.phrase))
        for one in self.lookers:
            if one.faces or message.phrase in PHRASES:
                one.send(frame)
        looker.send(encode(Done(id=message.id)))

    def sync(self, looker: Looker, message: Sync) -> None:
        """Send someone what they have missed."""
        if self.outbox.holding:
            self._must_store()
        self._resume(looker, message.have)
        self.outbox.tell(looker, encode(Done(id=message.id)), *self.outbox.update(looker))

    def _must_store(self) -> None:
        """Refuse what would pile up in a pause; answers don't, with at most one per seat."""
        if self._clock.paused is not None or not self._stands():
            raise StoreAwayError("nothing can be stored at the moment; the table continues soon")

    # After a command

    def _done(
        self, last: Letter | None = None, *, first: Letter | None = None, seats_changed: bool = True
    ) -> None:
        """Store and send the table's changes."""
        self._seen_at, self._unseen_s = self._clock.time(), 0.0
        if seats_changed:
            self.expect_bots()
        self.outbox.post(last, first=first, seats_changed=seats_changed)

    def _played(self, seat: Seat, action: str, at_ms: int, last: Letter | None = None) -> None:
        """Play an answer, a person's or a bot's."""
        self.table.answer(seat, action, at_ms, self._clock.wall())
        self._done(last, seats_changed=self._seats_changed())

    def _expired(self) -> None:
        self.table.expire(self._clock.wall())
        self._done(seats_changed=self._seats_changed())

    def _seats_changed(self) -> bool:
        """Whether to send the seats after a move: the match is over, or lines have changed."""
        return not self.table.playing or self.attendance.lines_changed()

    def _plays(self, looker: Looker, seat: Seat | None) -> None:
        """Show a looker everything that this seat sees, from the beginning."""
        looker.seat, looker.told = seat, 0
        self.attendance.enter(looker)

    def _at(self, seat: Seat) -> list[Looker]:
        """The lookers with this seat, for this match or from the next one on."""
        return [one for one in self.lookers if one.token and self.table.seat_of(one.token) == seat]

    def _rose(self, seat: Seat, risen: list[Looker]) -> None:
        self.attendance.rose(seat)
        for looker in risen:
            self.outbox.tell(looker, encode(Unseated()))

    def _resume(self, looker: Looker, have: int) -> None:
        """Note how much news a looker already has, limited to what there is."""
        match = self.table.match
        looker.told = 0 if match is None else min(have, len(match.log(looker.seat)))

    # Failing

    def _guarded(self, then: Callable[[], None]) -> None:
        """Keep a bug from affecting other tables: only this one ends, and its record is kept."""
        try:
            then()
        except LostTableError:  # another server has the table
            self.ours = False
            self._lost(self)
        except ConflictError as error:  # another server has continued the match, so it owns it now
            warn("table_elsewhere", table=alias(self.table.document.id), why=cleaned(str(error)))
            self.ours = False
            self._fail("table_elsewhere")
        except Exception:
            document = self.table.document
            blame("table_failed", table=alias(document.id), game=document.game)
            self._fail("table_failed")

    def _fail(self, code: str) -> None:
        if self.failed:
            return
        self.failed = True
        self._tally.count("tables_failed")
        self.question.stop()
        self.attendance.send(encode(Bye(code=code)))
        for looker in self.lookers:
            looker.close()
        self.outbox.close(ours=self.ours)


def _done(looker: Looker, message: FromClient) -> Letter:
    """The confirmation of a message, to send after all its effects."""
    return looker, encode(Done(id=message.id))
