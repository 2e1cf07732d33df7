"""The open question of a table: its clock, and the bots working on it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias, TypeVar

from mauseloch.core.bot import Answer
from mauseloch.core.game import Seat, Waiting
from mauseloch.server.attendance import Attendance
from mauseloch.server.outbox import Guard
from mauseloch.server.world import Clock, Thinker, Thought, Timer
from mauseloch.store import StoreAwayError
from mauseloch.tables.document import PACES
from mauseloch.tables.fairness import Credit, Line, Usual, grace_ms
from mauseloch.tables.table import Table, TableError

T = TypeVar("T")
Work: TypeAlias = Callable[[], Awaitable[T]]
"""Work that only starts when awaited: a room may be stopped before that."""
TURN_S, ROUND_S = 1.2, 4.0
"""The time people need to see a bot's move, and to see the result of a simultaneous choice."""
ALONE_S = 0.25
"""The pause of bots playing alone, as their moves are stored too."""


class OpenQuestion:
    """A table's question, from the moment everyone has been sent it."""

    def __init__(
        self,
        table: Table,
        attendance: Attendance,
        thinker: Thinker,
        clock: Clock,
        *,
        answer: Callable[[Seat, str, int], None],
        expire: Callable[[], None],
        announce: Callable[[], None],
        guard: Guard,
    ) -> None:
        """A bot's `answer` and the clock's `expire` change the table, as people's answers do;
        `announce` shows everyone who is answering for whom.
        """
        self._table = table
        self._attendance = attendance
        self._thinker = thinker
        self._clock = clock
        self._answer = answer
        self._expire = expire
        self._announce = announce
        self._guard = guard
        self._stopped = False
        self._number = -1
        """The number of the question that timers and bots know about."""
        self._told_at = 0.0
        """When it was sent."""
        self._due_at: float | None = None
        """When its time runs out, by the clock without pauses."""
        self._lost_s = 0.0
        """How long the clock had been paused in total when the question was sent."""
        self._paused_at_ms: int | None = None
        """How much of its time had been used when its first pause began."""
        self._overdue = False
        """Whether it is still open although its time has run out."""
        self._thinking_at: set[Seat] = set()
        """The seats that a bot is thinking for."""
        self._usual = Usual()
        self._credit = Credit()
        self._timers: list[Timer] = []
        self._thoughts: set[asyncio.Task[None]] = set()
        """The tasks of bots and the coach."""

    @property
    def is_told(self) -> bool:
        """Whether the open question has been sent to everyone."""
        return self._number == self._table.document.opened

    def take_up(self) -> None:
        """Resume the table's question, with the time left by the wall clock."""
        due_at, pace_s = self._table.due_at, PACES[self._table.document.pace]
        left_s = None if due_at is None else min(pace_s, max(0.0, due_at - self._clock.wall()))
        self._ask(self._clock.time(), left_s)

    def told(self, now: float) -> None:
        """Start the clock of a new question, now that it has been sent, and ask the bots."""
        self._ask(now, None if self._table.due_at is None else PACES[self._table.document.pace])

    def _ask(self, now: float, pace_left_s: float | None) -> None:
        if self._stopped or not self._table.playing:
            return
        number = self._table.document.opened
        if self._number != number:
            self._number, self._told_at = number, now
            self._due_at = None if pace_left_s is None else now + pace_left_s
            self._lost_s, self._paused_at_ms = self._clock.lost_s, None
            self._overdue = False
            self._thinking_at.clear()
            self._set_timers(number)
            if self._clock.paused is not None:
                self.pause()
        for seat in self._table.asked:
            if not self._attendance.is_person(seat) and seat not in self._thinking_at:
                self._let_think(seat, number)

    @property
    def thoughts(self) -> int:
        """How many bots, including the coach, are thinking for this table."""
        return len(self._thoughts)

    def pause(self) -> None:
        """Note the time used when a pause begins."""
        if self._paused_at_ms is None:
            self._paused_at_ms = self._spent_ms()

    def stop(self) -> None:
        """Stop all timers and bots."""
        self._stopped = True
        for timer in self._timers:
            timer.cancel()
        for thought in self._thoughts:
            thought.cancel()

    async def settled(self) -> None:
        """Wait until all bots have stopped thinking."""
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    def think(self, thought: Coroutine[Any, Any, None]) -> None:
        """Run a bot's task in the background, while the table is open."""
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thought)

    def _thought(self, done: asyncio.Task[None]) -> None:
        self._thoughts.discard(done)
        if not done.cancelled():
            self._guard(done.result)

    # Time

    def time_left_ms(self, waiting: Waiting) -> int | None:
        """The time until the race closes, or until bots answer for seats that are too slow."""
        if waiting.deadline_ms is not None:
            window_ms = waiting.deadline_ms - waiting.since_ms
            return max(0, window_ms - (self._spent_ms() if self.is_told else 0))
        if not self.is_told:
            return PACES[self._table.document.pace] * 1000
        if self._due_at is None:
            return None
        return max(0, int((self._due_at - self._clock.time()) * 1000))

    def at_ms(self, seat: Seat, line: Line, reaction_ms: int | None, waiting: Waiting) -> int:
        """When a person's answer counts as given; raises MauselochError if that is unclear."""
        if waiting.deadline_ms is None:
            return 0
        spent_ms = self._spent_ms()
        if not waiting.guess_ms:
            return min(waiting.since_ms + spent_ms, waiting.deadline_ms)
        if reaction_ms is None:
            raise TableError("no_time", "a reaction needs its time in reaction_ms")
        believe = partial(self._credit.believed_ms, seat, self._number, line)
        return self._counted_at_ms(seat, self._believed_ms(believe, spent_ms, reaction_ms), waiting)

    def _believed_ms(
        self, believe: Callable[[int, int], int], spent_ms: int, reaction_ms: int
    ) -> int:
        """A reaction time without the pause; raises StoreAwayError for a reaction during it.

        The mouse stays visible, so a player reacting during a pause has had longer to look than the
        clock says. Reactions before the pause keep their time, and those after it come after all of
        them.
        """
        lost_ms = int((self._clock.lost_s - self._lost_s) * 1000)
        if self._clock.paused is not None:
            made_ms = believe(spent_ms + lost_ms, reaction_ms)
            if made_ms > spent_ms:
                raise StoreAwayError("the race continues when the pause is over")
            return made_ms
        paused_at_ms = self._paused_at_ms
        if paused_at_ms is not None and reaction_ms > paused_at_ms:
            reaction_ms = max(paused_at_ms, reaction_ms - lost_ms)
        return believe(spent_ms, reaction_ms)

    def _counted_at_ms(self, seat: Seat, reaction_ms: int, waiting: Waiting) -> int:
        """Adjust a reaction time to each seat's usual one, at tables that chose that."""
        if self._table.document.even and reaction_ms >= waiting.guess_ms > 0:
            reaction_ms = self._usual.evened_ms(seat, reaction_ms, waiting.guess_ms)
        return waiting.since_ms + reaction_ms

    def _spent_ms(self) -> int:
        return int((self._clock.time() - self._told_at) * 1000)

    def _set_timers(self, number: int) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []
        due_at, waiting = self._due_at, self._table.running().waiting
        if waiting.deadline_ms is not None:
            for looker in self._attendance.lookers:
                looker.measure()  # a line may have changed since the last one
            window_s = (waiting.deadline_ms - waiting.since_ms) / 1000
            self._at(window_s, lambda: self._window_over(number))
        elif due_at is not None:
            left_s = max(0.0, due_at - self._clock.time())
            self._at(left_s, lambda: self._pace_over(number))

    def _at(self, seconds: float, then: Callable[[], None]) -> None:
        self._timers.append(self._clock.call_later(seconds, partial(self._guard, then)))

    def _pace_over(self, number: int) -> None:
        """Let bots answer for the seats that are too slow."""
        if self._is_open(number):
            self._overdue = True
            for seat in self._table.asked:
                if seat not in self._thinking_at:
                    self._let_think(seat, number)

    def _window_over(self, number: int) -> None:
        """Close the race, after a moment for reports on their way."""
        if self._is_open(number):
            late = [one.line for one in self._attendance.lookers if one.seat in self._table.asked]
            if wait_ms := grace_ms(late):
                self._at(wait_ms / 1000, lambda: self._close(number))
            else:
                self._close(number)

    def _close(self, number: int) -> None:
        if self._is_open(number):
            self._expire()

    def _is_open(self, number: int) -> bool:
        return self._table.playing and self._table.document.opened == number

    # Bots

    def _let_think(self, seat: Seat, number: int) -> None:
        """Have a bot answer for this seat, in the background."""
        self._thinking_at.add(seat)
        kind, seed = self._table.bot_at(seat)
        question = self._table.running().question(seat)
        think = partial(self._thinker.answer, kind, self._table.game, seed, question)
        self.think(self._think(seat, number, think, question.time_left_ms))

    async def _think(
        self, seat: Seat, number: int, think: Work[Thought], time_left_ms: int | None
    ) -> None:
        answer, stand_in = await think()
        bot = self._table.document.places[seat].bot if stand_in else ""
        if self._attendance.helped(seat, bot):
            self._announce()
        if time_left_ms is None:
            left_s = self._told_at + self._pause_s() - self._clock.time()
            if left_s > 0:
                self._at(left_s, lambda: self._bot_answers(seat, number, answer))
            else:
                self._bot_answers(seat, number, answer)
        elif answer.delay_ms <= time_left_ms:
            left_s = self._told_at + answer.delay_ms / 1000 - self._clock.time()
            self._at(max(0.0, left_s), lambda: self._bot_answers(seat, number, answer))

    def _pause_s(self) -> float:
        """How long a bot waits so that people can follow; with programs it needn't."""
        if not any(looker.words for looker in self._attendance.lookers):
            among_bots = not any(place.owner for place in self._table.document.places)
            return ALONE_S if among_bots else 0.0
        places = [self._table.document.places[seat] for seat in self._table.asked]
        if len(places) == 1:
            return TURN_S
        return 0.0 if any(place.owner for place in places) else ROUND_S

    def _bot_answers(self, seat: Seat, number: int, answer: Answer) -> None:
        if not self._is_open(number) or seat not in self._table.asked:
            return
        if self._attendance.is_person(seat) and not self._overdue:  # has just arrived or returned
            self._thinking_at.discard(seat)
            return
        waiting = self._table.running().waiting
        racing = waiting.deadline_ms is not None
        at_ms = self._counted_at_ms(seat, answer.delay_ms, waiting) if racing else 0
        self._answer(seat, answer.action, at_ms)
