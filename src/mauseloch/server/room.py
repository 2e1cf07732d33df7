"""A room: a table, those who are looking at it, and its timers.

Whatever happens at a table happens here, one thing after the other: the table is changed, the
changes are stored, and once nothing is left to be stored everybody is told what came of it.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from mauseloch.core.bot import Answer
from mauseloch.core.game import NOBODY, Seat, Waiting
from mauseloch.server.hints import hinted
from mauseloch.server.lookers import Looker, names_at, table_info, update
from mauseloch.server.metrics import Metrics
from mauseloch.server.thinking import Thinking
from mauseloch.server.wire import (
    Bye,
    Changed,
    Hinted,
    Refused,
    TableInfo,
    Unseated,
    encode,
)
from mauseloch.store import Append, Change, End, Store
from mauseloch.tables.codes import new_secret
from mauseloch.tables.fairness import Usual, believed_ms, grace_ms
from mauseloch.tables.table import GONE_AFTER, PACES, Table, TableError

T = TypeVar("T")
Work: TypeAlias = Callable[[], Awaitable[T]]
"""Not begun before somebody waits for it: a room may be stopped earlier than that."""
log = logging.getLogger("mauseloch.server")
COME_BACK_MS = 3000
TURN_S, ROUND_S = 1.2, 4.0
"""What people need to see a bot's move, and to see what came of everybody's."""
FORGOTTEN_S, FORGOTTEN_PACES = 7200, 7
"""Two hours, and at a relaxed table a week."""


class Room:
    """A table that is open."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinking: Thinking,
        wall: Callable[[], float],
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.store = store
        self.thinking = thinking
        self.wall = wall
        self.metrics = metrics
        self.lookers: set[Looker] = set()
        self.gone_at: dict[Seat, float] = {}
        """Since when nobody is connected for a person's seat."""
        self._host_missed_at: float | None = None
        """Since when a host without a seat, as a big screen is, was not seen."""
        self.failed = self.stopped = False
        self._loop = asyncio.get_running_loop()
        self._opened = -1
        """The number of the question that timers and bots know about."""
        self._opened_at = 0.0
        """When it was told, by the loop's clock."""
        self._overdue = -1
        """The number of the question whose time is over, if it is still open."""
        self._thinking_at: set[Seat] = set()
        """For whom a bot is at work on the open question."""
        self._held: list[Callable[[], None]] = []
        """Answers of bots that wait until people have answered."""
        self._changed = False
        """Something has happened that is not even being written yet."""
        self._unstored = 0
        """Writes under way: nobody is told anything until they are done."""
        self._write = self._loop.create_future()
        """The last of them."""
        self._write.set_result(None)
        self._first: list[tuple[Looker, bytes]] = []
        """To be told as soon as all is stored, in this order …"""
        self._last: list[tuple[Looker, bytes]] = []
        """… and after everybody has seen what came of it."""
        self._news = self._seats_changed = False
        self._usual = Usual()
        self._timers: list[asyncio.TimerHandle] = []
        self._thoughts: set[asyncio.Task[None]] = set()
        """Of bots and the coach."""
        self._hinting = False
        self._last_word: asyncio.Task[None] | None = None

    # Opening and closing

    def begin(self) -> None:
        """The table was taken up again: people are not here yet, and the open question waits."""
        for seat, place in enumerate(self.table.document.places):
            if place.owner:
                self.gone_at[seat] = self.wall()
        if self.table.changes:
            self.done()
        self.expect_bots()
        self._ask(self._loop.time())

    def stop(self, code: str = "going_down") -> None:
        """The server goes down, and clients are told to come back soon; or only the table does."""
        self.stopped = True
        for timer in self._timers:
            timer.cancel()
        for thought in self._thoughts:
            thought.cancel()
        frame = encode(Bye(code=code, back_ms=COME_BACK_MS if code == "going_down" else None))
        for looker in self.lookers:
            looker.send(frame)

    def replace_host(self) -> None:
        """If the host is gone for long and somebody else is here, they have a say."""
        here = {looker.seat for looker in self.lookers if looker.seat is not None}
        if here and self._host_is_gone():
            self.table.pass_on_host(here)
            self.table.changed(self.wall())
            self.done()

    def _host_is_gone(self) -> bool:
        """For long; one without a seat is missed from the first time that this is asked."""
        if any(self.table.is_host(looker.token) for looker in self.lookers if looker.token):
            self._host_missed_at = None
            return False
        seat = self.table.host_seat
        if seat is not None:
            return self._is_gone(seat)
        if self._host_missed_at is None:
            self._host_missed_at = self.wall()
        return self.wall() - self._host_missed_at > self._patience_s

    def is_forgotten(self) -> bool:
        """Whether nobody has been here for so long that nobody will come back."""
        document = self.table.document
        patience_s = FORGOTTEN_PACES * PACES[document.pace] + FORGOTTEN_S
        return not self.lookers and self.wall() - document.active_at > patience_s

    async def settled(self) -> None:
        """What was under way is done."""
        self._store()
        under_way = [*self._thoughts, self._write]
        if self._last_word is not None:
            under_way.append(self._last_word)
        await asyncio.gather(*under_way, return_exceptions=True)

    # Who looks

    def enter(self, looker: Looker) -> None:
        """Somebody begins to look."""
        self.lookers.add(looker)
        if looker.seat is not None:
            self.gone_at.pop(looker.seat, None)

    def resume(self, looker: Looker, have: int) -> None:
        """They have heard so many news already; never more than there are."""
        match = self.table.match
        looker.told = 0 if match is None else min(have, len(match.log(looker.seat)))

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more."""
        self.lookers.discard(looker)
        seat = looker.seat
        if seat is not None and not any(one.seat == seat for one in self.lookers):
            self.gone_at[seat] = self.wall()
        self.broadcast_table()

    def rose(self, seat: Seat) -> None:
        """Whoever had this seat is a spectator now."""
        self.gone_at.pop(seat, None)
        for looker in self.lookers:
            if looker.seat == seat:
                looker.seat, looker.told = None, 0
                self.tell(looker, encode(Unseated()))

    def start(self, token: str, done: tuple[Looker, bytes]) -> None:
        """The host begins the match, or another one."""
        self.table.start(token, new_secret(), secrets.token_hex(16), self.wall())
        for looker in self.lookers:
            looker.told = 0
        self.done(done)

    # What they see

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return table_info(self.table, {looker.seat for looker in self.lookers})

    def update(self, looker: Looker) -> bytes | None:
        """What this looker has not heard of the match yet; nothing without a match."""
        return update(self.table, looker, self._time_left_ms)

    def _time_left_ms(self, waiting: Waiting) -> int | None:
        if waiting.deadline_ms is not None:
            window_ms = waiting.deadline_ms - waiting.since_ms
            spent_ms = self._spent_ms() if self._opened == self.table.document.opened else 0
            return max(0, window_ms - spent_ms)
        due_at = self.table.due_at
        return None if due_at is None else max(0, int((due_at - self.wall()) * 1000))

    # What happens

    def done(
        self,
        last: tuple[Looker, bytes] | None = None,
        *,
        first: tuple[Looker, bytes] | None = None,
        seats_changed: bool = True,
    ) -> None:
        """Store what was changed at the table, then tell everybody."""
        if first is not None:
            self._first.append(first)
        if last is not None:
            self._last.append(last)
        self._news = True
        self._seats_changed |= seats_changed
        if seats_changed:
            self.expect_bots()
        if not self._changed:
            self._changed = True
            self._unstored += 1
            self._loop.call_soon(self._store)  # with all else that has just come in

    def expect_bots(self) -> None:
        """Bots that have sat down may need a while to get ready."""
        for place in self.table.document.places:
            if place.bot:
                self.thinking.expect(place.bot, self.table.game)

    def tell(self, looker: Looker, *frames: bytes) -> None:
        """Tell one looker something, once what it may speak of is stored."""
        if self._unstored:
            self._first += [(looker, frame) for frame in frames]
        else:
            looker.send(*frames)

    def _store(self) -> None:
        if self._changed:
            changes, self.table.changes = self.table.changes, []
            self._changed = False
            self._write = self.store.write(*changes)
            self._write.add_done_callback(partial(self._stored, changes))

    def _stored(self, changes: Sequence[Change], done: "asyncio.Future[None]") -> None:
        """Something is stored. What happened meanwhile is waited for, and told together with it."""
        self._unstored -= 1
        if done.exception() is not None:
            self._guarded(done.result)
            return
        for change in changes:
            if isinstance(change, Append):
                self.metrics["inputs_total"] += len(change.inputs)
            elif isinstance(change, End):
                self.metrics["matches_finished_total"] += 1
        if not self._unstored and not self.failed:
            self._guarded(self._tell_all)

    def _tell_all(self) -> None:
        """Everything that has happened is stored: tell everybody, each in one go."""
        now = self._loop.time()
        frames: dict[Looker, list[bytes]] = {}
        for looker, frame in self._first:
            frames.setdefault(looker, []).append(frame)
        if self._news:
            table = encode(Changed(table=self.info())) if self._seats_changed else None
            for looker in self.lookers:
                heard = frames.setdefault(looker, [])
                if table is not None:
                    heard.append(table)
                update = self.update(looker)
                if update is not None:
                    heard.append(update)
        for looker, frame in self._last:  # who hears that it was done has seen what came of it
            frames.setdefault(looker, []).append(frame)
        self._first, self._last = [], []
        self._news = self._seats_changed = False
        for looker, heard in frames.items():
            looker.send(*heard)
        self._ask(now)

    def broadcast_table(self) -> None:
        """Somebody came or went; nothing of that is stored."""
        frame = encode(Changed(table=self.info()))
        for looker in self.lookers:
            looker.send(frame)

    def answer(
        self,
        looker: Looker,
        question: int,
        action: str,
        reaction_ms: int | None,
        done: tuple[Looker, bytes],
    ) -> None:
        """A person's answer; raises TableError or InputError."""
        seat = looker.seat
        if seat is None:
            raise TableError("no_seat", "you only look on here")
        if not self.table.playing or self.table.match is None:
            raise TableError("not_playing", "no match is under way")
        if question != self.table.document.opened:
            raise TableError("old_question", "that question is not open any more")
        waiting = self.table.match.waiting
        at_ms = 0
        if waiting.deadline_ms is not None:
            spent_ms = self._spent_ms()
            if waiting.guess_ms:
                if reaction_ms is None:
                    raise TableError("no_time", "a reaction needs its time in reaction_ms")
                spent_ms = believed_ms(looker.line, spent_ms, reaction_ms)
                at_ms = waiting.since_ms + self._counted_ms(seat, spent_ms, waiting)
            else:
                at_ms = min(waiting.since_ms + spent_ms, waiting.deadline_ms)
        self.table.answer(seat, action, at_ms, self.wall())
        self._let_go()
        self.done(done, seats_changed=not self.table.playing)

    def hint(self, looker: Looker, number: int, question: int) -> None:
        """Somebody who plays against bots alone asks what to do; raises TableError."""
        seat = self._practising(looker, question)
        match = self.table.match
        if self._hinting or match is None:
            raise TableError("busy", "you have asked already")
        # As it was asked: what bots have answered since is nothing that anybody was told.
        given = (match.game, match.inputs[:question], seat, names_at(self.table))
        self._hinting = True
        find = partial(self.thinking.coach, hinted, number, *given)
        self._spawn(self._hint(looker, number, find, (self.table.document.match, seat)))

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
        except TableError as error:
            looker.send(encode(Refused(id=number, code=error.code, detail=str(error))))
        finally:
            self._hinting = False

    def _practising(self, looker: Looker, question: int) -> Seat:
        """The seat of who is asked this and plays against bots alone; raises TableError."""
        seat = looker.seat
        if seat is None:
            raise TableError("no_seat", "you only look on here")
        document, match = self.table.document, self.table.match
        if not self.table.playing or match is None:
            raise TableError("not_playing", "no match is under way")
        others = [one.owner for other, one in enumerate(document.places) if other != seat]
        if any(others) or match.waiting.deadline_ms is not None:
            raise TableError("not_practice", "hints are for practice against bots, not for races")
        if question != document.opened:
            raise TableError("old_question", "that question is not open any more")
        if seat not in match.waiting.seats:
            raise TableError("not_awaited", "you are not asked")
        return seat

    def _counted_ms(self, seat: Seat, reaction_ms: int, waiting: Waiting) -> int:
        """How a reaction counts; only where people chose that not by the clock alone."""
        if not self.table.document.even or reaction_ms < waiting.guess_ms or not waiting.guess_ms:
            return reaction_ms
        return self._usual.evened_ms(seat, reaction_ms, waiting.guess_ms)

    # Timers and bots

    def _ask(self, now: float) -> None:
        """A new question has been told: start its clock. Bots at seats that wait are asked."""
        table, match = self.table, self.table.match
        if self.failed or self.stopped or match is None or not table.playing:
            return
        number = table.document.opened
        if self._opened != number:
            self._opened, self._opened_at = number, now
            self._overdue = -1
            self._thinking_at.clear()
            self._held.clear()
            self._set_timers(number)
        for seat in match.waiting.seats:
            if not self._is_person(seat) and seat not in self._thinking_at:
                self._let_think(seat, number)
        self._let_go()

    def _set_timers(self, number: int) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []
        table, match = self.table, self.table.match
        waiting = NOBODY if match is None else match.waiting
        if waiting.deadline_ms is not None:
            for looker in self.lookers:
                looker.measure()  # a line may have changed since the last one
            window_s = (waiting.deadline_ms - waiting.since_ms) / 1000
            self._at(window_s, lambda: self._window_over(number))
        elif table.due_at is not None:
            self._at(max(0.0, table.due_at - self.wall()), lambda: self._pace_over(number))

    def _is_gone(self, seat: Seat) -> bool:
        gone_at = self.gone_at.get(seat)
        return gone_at is not None and self.wall() - gone_at > self._patience_s

    @property
    def _patience_s(self) -> float:
        """Who was not seen for longer is gone."""
        return GONE_AFTER * PACES[self.table.document.pace]

    def _is_person(self, seat: Seat) -> bool:
        """Whether somebody sits there who is not gone."""
        return bool(self.table.document.places[seat].owner) and not self._is_gone(seat)

    def _let_think(self, seat: Seat, number: int) -> None:
        """A bot answers for this seat, thinking elsewhere."""
        match = self.table.match
        if match is not None:
            self._thinking_at.add(seat)
            kind, seed = self.table.bot_at(seat)
            question = match.question(seat)
            think = partial(self.thinking.answer, kind, match.game, seed, question)
            self._spawn(self._think(seat, number, think, question.time_left_ms))

    async def _think(
        self, seat: Seat, number: int, think: Work[Answer], time_left_ms: int | None
    ) -> None:
        answer = await think()
        if time_left_ms is None:
            left_s = self._opened_at + self._pause_s() - self._loop.time()
            if left_s > 0:
                self._at(left_s, lambda: self._bot_answers(seat, number, answer))
            else:
                self._bot_answers(seat, number, answer)
        elif answer.delay_ms <= time_left_ms:
            left_s = self._opened_at + answer.delay_ms / 1000 - self._loop.time()
            self._at(max(0.0, left_s), lambda: self._bot_answers(seat, number, answer))

    def _pause_s(self) -> float:
        """How long a bot waits, so that people can follow; among programs it need not."""
        if not any(looker.words for looker in self.lookers):
            return 0.0
        places = self.table.document.places
        asked = self.table.asked
        if len(asked) == 1:
            return TURN_S
        return 0.0 if any(places[seat].owner for seat in asked) else ROUND_S

    def _bot_answers(self, seat: Seat, number: int, answer: Answer) -> None:
        table = self.table
        if not table.playing or table.document.opened != number or seat not in table.asked:
            return
        if self._is_person(seat) and self._overdue != number:  # who has just come, or come back
            self._thinking_at.discard(seat)
            return
        if self._waits_for_people(seat):
            self._held.append(lambda: self._bot_answers(seat, number, answer))
            return
        match = table.match
        waiting = None if match is None else match.waiting
        at_ms = 0
        if waiting is not None and waiting.deadline_ms is not None:
            at_ms = waiting.since_ms + self._counted_ms(seat, answer.delay_ms, waiting)
        table.answer(seat, answer.action, at_ms, self.wall())
        self._let_go()
        self.done(seats_changed=not table.playing)

    def _waits_for_people(self, seat: Seat) -> bool:
        """Where anybody may sit down nothing has been answered yet that they would get to see."""
        match = self.table.match
        if match is None or match.waiting.deadline_ms is not None:
            return False
        others = (other for other in self.table.asked if other != seat)
        return self.table.document.places[seat].free and any(map(self._is_person, others))

    def _let_go(self) -> None:
        """Somebody has answered or got up: perhaps bots need not hold back any longer."""
        held, self._held = self._held, []
        for answers in held:
            answers()

    def _pace_over(self, number: int) -> None:
        """Whoever has not answered is too slow: a bot does it."""
        if self.table.document.opened == number:
            self._overdue = number
            for seat in self.table.asked:
                if seat not in self._thinking_at:
                    self._let_think(seat, number)

    def _window_over(self, number: int) -> None:
        """The race is over; reports that are still under way get a moment."""
        table = self.table
        if table.document.opened != number or not table.playing:
            return
        late = [one.line for one in self.lookers if one.seat in table.asked]
        wait_s = grace_ms(late) / 1000 if late else 0.0
        if wait_s:
            self._at(wait_s, lambda: self._close(number))
        else:
            self._close(number)

    def _close(self, number: int) -> None:
        if self.table.document.opened == number and self.table.playing:
            self.table.expire(self.wall())
            self.done(seats_changed=not self.table.playing)

    def _spent_ms(self) -> int:
        return int((self._loop.time() - self._opened_at) * 1000)

    def _at(self, seconds: float, then: Callable[[], None]) -> None:
        self._timers.append(self._loop.call_later(seconds, lambda: self._guarded(then)))

    def _guarded(self, then: Callable[[], None]) -> None:
        try:
            then()
        except Exception:
            self.apologise()

    def _spawn(self, thought: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thought)

    def _thought(self, done: asyncio.Task[None]) -> None:
        self._thoughts.discard(done)
        if not done.cancelled():
            self._guarded(done.result)

    def apologise(self) -> None:
        """A bug: this table ends, with what was played kept; all others go on."""
        log.exception("table %s failed", self.table.document.code)
        if self.failed:
            return
        self.failed = True
        self.metrics["tables_failed_total"] += 1
        for timer in self._timers:
            timer.cancel()
        self._first, self._last = [], []
        frame = encode(Bye(code="table_failed"))
        for looker in self.lookers:
            looker.send(frame)
            looker.close()
        self.table.changes = []
        self.table.give_up("failed", self.wall())
        changes, self.table.changes = self.table.changes, []
        self._last_word = asyncio.ensure_future(self._last_words(changes))

    async def _last_words(self, changes: Sequence[Change]) -> None:
        try:
            await self.store.write(*changes)
        except Exception:
            log.exception("and could not be stored")
