"""A seat at a live table, as `mauseloch join` takes one, whose answers come from a caller."""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from http.client import HTTPException
from typing import Any, cast
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from mauseloch.client.address import Address, refused, unreachable
from mauseloch.client.decoding import Open
from mauseloch.client.player import TOO_LATE, Player
from mauseloch.client.tables import PATIENCE_S, detail_of
from mauseloch.client.thinking import Thinking
from mauseloch.core.bot import Answer, Question
from mauseloch.core.errors import (
    IllegalInputError,
    NotAwaitedError,
    TooLateError,
    shown,
)
from mauseloch.core.game import Outcome
from mauseloch.core.record import Record
from mauseloch.games import game as game_of
from mauseloch.mcp.seats import NotOverError, Seat
from mauseloch.mcp.situation import Now

PROMPTLY_S = 15.0
"""How long to wait for the table's reaction to an answer, or to our sitting down."""


def _nobody(_: Question[Any, Any]) -> Answer:
    raise AssertionError("questions go to the caller")  # pragma: no cover - it is never asked


class Mailbox(Thinking):
    """Holds the open question until the caller answers it, however often the line breaks."""

    def __init__(self, say: Callable[..., Awaitable[int]]) -> None:
        super().__init__(_nobody, say, lambda _: None)
        self.changed = asyncio.Event()
        """Set whenever there is something new; whoever waits clears it first."""
        self.refusal: Exception | None = None
        """Why that answer was not taken."""
        self._answer: str | None = None

    @property
    def is_answered(self) -> bool:
        """Whether there is an answer that the table has neither taken nor refused yet."""
        return self._answer is not None

    @property
    def open(self) -> Open | None:
        """The open question."""
        return self._open

    def ask(
        self,
        key: tuple[str, int],
        build: Callable[[], Question[Any, Any]],
        received_at: float,
        *,
        race: bool,
        again: bool,
    ) -> None:
        if self._open is None or self._open.key != key:
            self._open, self._answer = Open(*key, received_at, build(), race), None
        elif again:
            self.ask_again()
        self.changed.set()

    def ask_again(self) -> None:
        if self._answer is not None:
            self._wanted.set()

    def close(self) -> None:
        super().close()
        self._answer = None
        self.changed.set()

    def answer(self, action: str) -> None:
        """Send this answer as soon as the line allows."""
        self._answer, self.refusal = action, None
        self._wanted.set()

    def take_back(self, why: Exception) -> None:
        """The table has refused the answer."""
        self._answer, self.refusal = None, why
        self.changed.set()

    async def run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            now_open, action = self._open, self._answer
            if now_open is None or action is None:
                continue
            due_at = now_open.received_at + now_open.question.guess_ms / 1000
            await asyncio.sleep(max(0.0, due_at - time.monotonic()))  # sooner would be a guess
            reaction_ms = int((time.monotonic() - now_open.received_at) * 1000)
            more = {"reaction_ms": reaction_ms} if now_open.race else {}
            await self._say("answer", question=now_open.number, action=action, **more)


class Guest(Player):
    """Plays like a bot's player, and remembers what its seat sees."""

    def __init__(self, at: Address, **more: Any) -> None:
        super().__init__(at, _nobody, **more)
        self._thinking = self.mail = Mailbox(self._say)
        self.view: Any = None
        self.outcome: Outcome | None = None
        self.finished = ""
        """The id of the last match that is over."""

    @property
    def match(self) -> str:
        """The id of the match that the view and the log are of."""
        return self._match

    @property
    def table(self) -> dict[str, Any]:
        """What everyone sees of the table."""
        return self._table

    def _sat(self, seat: int, *, later: bool) -> None:
        super()._sat(seat, later=later)
        self.mail.changed.set()

    async def _update(self, message: dict[str, Any], received_at: float) -> None:
        await super()._update(message, received_at)
        if message["view"]["seat"] is None or self._told is None:
            return
        self.view, ended = self._told.view(message["view"]), message.get("outcome")
        self.outcome = ended and Outcome(
            tuple(ended["scores"]), tuple(ended["ranks"]), ended["ended_by"], ended["decided_by"]
        )
        if self.outcome is not None:
            self.finished = message["match"]
        self.mail.changed.set()

    def _refusal(self, message: dict[str, Any]) -> None:
        code, detail = message["code"], message.get("detail") or message["code"]
        if message["id"] in {self._hello, self._sit} or not self.mail.is_answered:
            super()._refusal(message)
        elif code == "guess":  # off by milliseconds on the server's clock
            self.mail.ask_again()
        elif code in TOO_LATE:
            self.mail.take_back(TooLateError(detail))
        elif code in {"illegal", "unreadable"}:
            self.mail.take_back(IllegalInputError(detail))
        else:
            super()._refusal(message)


class LiveSeat(Seat):
    """A seat at a table that people and other programs may sit at too."""

    def __init__(
        self,
        at: Address,
        name: str | None,
        *,
        seat: int | None = None,
        token: str | None = None,
        password: str | None = None,
    ) -> None:
        self._at = at
        self._password = password
        place = None if seat is None else seat - 1
        self._guest = Guest(at, name=name, seat=place, token=token, password=password)
        self._stay: asyncio.Task[Any] | None = None
        self._place = 0

    async def sit(self) -> None:
        """Sit down; raises JoinError."""
        self._stay = asyncio.get_running_loop().create_task(self._guest.stay())
        with contextlib.suppress(TimeoutError):
            await self._until(lambda: self._guest.seat is not None, PROMPTLY_S)
        if self._stay.done():
            self._stay.result()
        if self._guest.seat is None:
            await self.leave()
            raise unreachable(self._at, "it has not given us a seat")
        self._place = self._guest.seat

    async def _until(self, done: Callable[[], bool], timeout_s: float) -> None:
        """Wait until this is so or the stay is over; raises TimeoutError."""
        changed, stay = self._guest.mail.changed, cast("asyncio.Task[Any]", self._stay)
        async with asyncio.timeout(timeout_s):
            while not (stay.done() or done()):
                changed.clear()
                news = asyncio.ensure_future(changed.wait())
                try:
                    await asyncio.wait({news, stay}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    news.cancel()

    def now(self) -> Now:
        guest, table = self._guest, self._guest.table
        now = Now(
            game_of(table["game"], **table["options"]),
            self._place if guest.seat is None else guest.seat,
            [one["name"] or f"({number})" for number, one in enumerate(table["seats"], 1)],
            match=guest.match,
            view=guest.view,
            log=tuple(guest.log),
            outcome=guest.outcome,
            gone=self._gone(),
        )
        asked = guest.mail.open
        if asked is None or now.gone:
            return now
        question = asked.question
        return now._replace(
            legal=tuple(question.legal),
            question=asked.number,
            guess_ms=question.guess_ms,
            time_left_ms=question.time_left_ms,
        )

    def _gone(self) -> str:
        stay = self._stay
        if stay is None or not stay.done():
            return ""
        if stay.cancelled():
            return "you have left"
        error = stay.exception()
        return "the seat is no longer yours" if error is None else str(error)

    async def wait(self, timeout_s: float) -> None:
        seen = self._guest.finished
        with contextlib.suppress(TimeoutError):
            await self._until(
                lambda: self._guest.mail.open is not None or self._guest.finished != seen, timeout_s
            )

    async def act(self, action: str, delay_ms: int | None) -> None:
        mail = self._guest.mail
        asked = mail.open
        if self._gone() or asked is None:
            raise NotAwaitedError("you are not asked for anything now; call `wait`")
        legal = [str(one) for one in asked.question.legal]
        if action not in legal:
            raise IllegalInputError(
                f"you may not do {shown(action)} now; legal: {', '.join(legal)}"
            )
        mail.answer(action)

        def settled() -> bool:
            return mail.refusal is not None or mail.open is not asked

        with contextlib.suppress(TimeoutError):
            await self._until(settled, PROMPTLY_S)
        if mail.refusal is not None:
            raise mail.refusal

    async def record(self) -> Record:
        if not self._guest.finished:
            raise NotOverError("no match has ended here yet")
        url = f"{self._at.base}/api/matches/{quote(self._guest.finished, safe='')}"
        return await asyncio.to_thread(partial(_fetched, self._at, url, self._password))

    async def leave(self) -> None:
        if self._stay is not None:
            self._stay.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._stay


def _fetched(at: Address, url: str, password: str | None) -> Record:
    """The record of a finished match, which the server gives to anyone who knows its id."""
    request = Request(url)  # noqa: S310 - `server` lets only http pass
    if password is not None:
        request.add_header("X-Mauseloch-Password", quote(password, safe=""))
    try:
        with urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310 - as above
            return Record.loads(answer.read().decode())
    except HTTPError as error:
        with error:
            raise refused(detail_of(error.read()) or str(error)) from None
    except (OSError, HTTPException, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise unreachable(at, str(error)) from None
