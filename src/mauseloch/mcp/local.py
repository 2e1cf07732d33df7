"""A seat among our bots, on this machine: they answer as soon as they have been asked."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from mauseloch.bots import answer_all, bot, ladder, stand_in
from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.errors import NotAwaitedError, SeatsError, SetupError
from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.games import game as game_of
from mauseloch.games import package
from mauseloch.mcp.seats import NotOverError, Seat
from mauseloch.mcp.situation import Now
from mauseloch.tables.names import bot_name, checked_name

PROMPTLY_S = 20.0
"""How long an answer waits for the bots; whoever has not heard by then calls `wait`."""


def _not_asked(_: Question[Any, Any]) -> Answer:
    raise AssertionError("the caller's seat is not awaited")  # pragma: no cover - see _play


class LocalSeat(Seat):
    """A match against bots that nobody else can see."""

    def __init__(
        self,
        name: str,
        *,
        game: str,
        bots: Sequence[str] = (),
        seats: int | None = None,
        seat: int = 1,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
    ) -> None:
        rules = game_of(game, **(options or {}))
        named = list(bots) or [self._usual_bot(game)]
        if seats is None:
            seats = 1 + len(named) if len(named) > 1 else package(game).traits.usual_seats
        self.match: Match[Any, Any, Any] = Match(rules, seats, seed)
        if seat not in range(1, seats + 1):
            raise SeatsError(f"there is no seat {seat}; seats are 1 to {seats}")
        if len(named) not in {1, seats - 1}:
            raise SetupError(f"{len(named)} bots for {seats - 1} seats; name one, or one for each")
        self.seat = seat - 1
        others = [named[number % len(named)] for number in range(seats - 1)]
        self.kinds = [*others[: self.seat], None, *others[self.seat :]]
        self.names = self._named(checked_name(name))
        self._bots: list[Bot | None] = [
            None if kind is None else bot(kind, rules, f"{self.match.seed}/{place}")
            for place, kind in enumerate(self.kinds)
        ]
        self._work: asyncio.Future[None] | None = None
        self._now = Now(rules, self.seat, self.names)

    @staticmethod
    def _usual_bot(game: str) -> str:
        offered = ladder(game)
        return "lotte" if "lotte" in offered else stand_in(game)

    def _named(self, own: str) -> list[str]:
        """Everyone's name: bots have their own, with a number if there are several."""
        names: list[str] = []
        for kind in self.kinds:
            names.append(own if kind is None else bot_name(kind, [own, *names]))
        return names

    async def begin(self) -> None:
        """Let the bots play until this seat is asked."""
        await self._let_play(None)

    async def _let_play(self, answer: Answer | None) -> None:
        self._now = self._now._replace(legal=())
        self._work = asyncio.ensure_future(self._played(answer))
        await self.wait(PROMPTLY_S)

    async def _played(self, answer: Answer | None) -> None:
        # Told here, not in the thread: whoever reads it may act at once.
        self._now = await asyncio.to_thread(self._play, answer)

    def _play(self, answer: Answer | None) -> Now:
        match = self.match
        if answer is not None:
            answer_all(match, [one or (lambda _: answer) for one in self._bots])
        others = [one or _not_asked for one in self._bots]
        while match.outcome is None and self.seat not in match.waiting.seats:
            answer_all(match, others)
        return self._known()

    def _known(self) -> Now:
        now = Now(
            self.match.game,
            self.seat,
            self.names,
            view=self.match.view(self.seat),
            log=self.match.log(self.seat),
            question=self.match.length,
            outcome=self.match.outcome,
        )
        if self.seat not in self.match.waiting.seats:
            return now
        asked = self.match.question(self.seat)
        return now._replace(
            legal=tuple(asked.legal), guess_ms=asked.guess_ms, time_left_ms=asked.time_left_ms
        )

    def now(self) -> Now:
        return self._now

    async def wait(self, timeout_s: float) -> None:
        if self._work is not None:
            await asyncio.wait({self._work}, timeout=timeout_s)
            if self._work.done():
                self._work.result()

    async def act(self, action: str, delay_ms: int | None) -> None:
        if self._work is not None and not self._work.done():
            raise NotAwaitedError("the others are still thinking; call `wait`")
        waiting = self.match.waiting
        answer = Answer(action, waiting.guess_ms if delay_ms is None else delay_ms)
        race = waiting.deadline_ms is not None
        put = Input(self.seat, action, waiting.since_ms + answer.delay_ms if race else 0)
        self.match.game.apply(self.match.state, put)  # refused before anyone else is asked
        await self._let_play(answer)

    async def record(self) -> Record:
        if self._now.outcome is None:
            raise NotOverError("the match is not over; play on")
        players = [Player(name, kind) for name, kind in zip(self.names, self.kinds, strict=True)]
        return replace(self.match.record(), players=players)

    async def leave(self) -> None:
        if self._work is not None and not self._work.done():
            await self._work
