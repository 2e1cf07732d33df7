"""A bot's stay at a live table: it sits down, answers, and returns when the connection breaks.

One task reads; another, in thinking.py, lets the bot think.
"""

import asyncio
import contextlib
import itertools
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, NoReturn

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.http11 import Response

from mauseloch.bots.failure import BotError
from mauseloch.client.address import Address, JoinError, refused, unreachable
from mauseloch.client.decoding import Decoder
from mauseloch.client.route import Route
from mauseloch.client.tables import detail_of
from mauseloch.client.thinking import Thinking
from mauseloch.core.backoff import pauses
from mauseloch.core.bot import Answering
from mauseloch.core.words import Say, say

VERSION = 2
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.25, 30.0
GIVE_UP_S = 600.0
"""Without a server for this long, the stay is over."""
CALM_DOWN_S = 1.0
"""The pause after a server has complained of too many messages."""
LONGEST_WAIT_S = 60.0
"""If the server says to come back later than this, give up at once."""
LATER = {429, 503}
POLICY = 1008
TOO_LATE = {"old_question", "not_playing", "not_awaited", "too_late", "no_seat"}
"""Refusals of overtaken answers: someone else or the clock was quicker. These are harmless."""


class Stay(NamedTuple):
    """The result of a stay."""

    matches: int
    wins: int
    ended: Say
    """Why the stay is over."""


class _OverError(Exception):
    """The stay has ended normally."""

    def __init__(self, message: str) -> None:
        self.words = say(message)


class _LaterError(Exception):
    """The server is busy: come back after `back_s` seconds."""

    def __init__(self, detail: str, back_s: float) -> None:
        super().__init__(detail)
        self.back_s = back_s


class _MovedError(Exception):
    """Another server has the table: connect to that one."""

    def __init__(self, live: str) -> None:
        super().__init__("the servers do not agree yet which of them has the table")
        self.live = live


async def join(
    at: Address,
    answering: Answering,
    *,
    name: str | None = None,
    seat: int | None = None,
    token: str | None = None,
    password: str | None = None,
    matches: int | None = None,
    tell: Callable[[Say], None] = lambda _: None,
) -> Stay:
    """Play at this table until it closes, or for `matches` matches; raises JoinError or BotError.

    With the token of the person who opened the table, the bot also starts the matches, each as soon
    as every seat is taken and everyone is here. If the place has a password, a table's code needs
    it; its link does not.
    """
    player = Player(
        at,
        answering,
        name=name,
        seat=seat,
        token=token,
        password=password,
        matches=matches,
        tell=tell,
    )
    return await player.stay()


class Player:
    """A bot at a table."""

    def __init__(
        self,
        at: Address,
        answering: Answering,
        *,
        name: str | None = None,
        seat: int | None = None,
        token: str | None = None,
        password: str | None = None,
        matches: int | None = None,
        tell: Callable[[Say], None] = lambda _: None,
    ) -> None:
        self.at = at
        self.name = name
        self.wanted_seat = seat
        self.token = token
        self.password = password
        self.limit = matches
        self.tell = tell
        self.seat: int | None = None
        self._has_sat = False
        self.matches = self.wins = 0
        self.log: list[Any] = []
        self._match = ""
        self._playing = False
        """Whether this seat has seen the match running."""
        self._table: dict[str, Any] = {}
        self._host = False
        self._begun = -1
        """The number of matches played when another one was requested."""
        self._told: Decoder | None = None
        self._thinking = Thinking(answering, self._say, tell)
        self._again = True
        """No open question has arrived on this connection yet."""
        self._socket: ClientConnection | None = None
        self._route = Route()
        self._own = secrets.token_hex(16)
        self._says_moves = True
        """Version 0.1.0 refuses unknown fields; it is always a single server."""
        self._sent_on = False
        """The table has moved to another server: nothing is lost, and nothing need be reported."""
        self._ids = itertools.count(1)
        self._hello = self._sit = 0
        self._welcomed = False
        self._back_s: float | None = None
        self._paused = self._sit_later = False
        """The table is waiting for its database, and so are we."""
        self._calming: asyncio.Future[None] | None = None

    async def stay(self) -> Stay:
        """Stay from sitting down to the end."""
        thinking = asyncio.ensure_future(self._thinking.run())
        try:
            await self._connections(thinking)
        except _OverError as over:
            return Stay(self.matches, self.wins, over.words)
        finally:
            thinking.cancel()
            if self._calming is not None:
                self._calming.cancel()

    async def _connections(self, thinking: "asyncio.Future[None]") -> NoReturn:
        """Connect again and again; only the first attempt must succeed, unless told to wait."""
        waits, lost_at = pauses(FIRST_PAUSE_S, LONGEST_PAUSE_S), time.monotonic()
        while True:
            self._begin_anew()
            reason = await self._connection(thinking)
            if reason is None:
                continue
            if self._welcomed:
                waits, lost_at = pauses(FIRST_PAUSE_S, LONGEST_PAUSE_S), time.monotonic()
                if not self._sent_on:
                    self.tell(say("join-lost"))
            asked_to_wait = not self._welcomed and self._back_s is not None
            may_wait = self._has_sat or (asked_to_wait and (self._back_s or 0.0) <= LONGEST_WAIT_S)
            if not may_wait or time.monotonic() - lost_at > GIVE_UP_S:
                raise refused(reason) if asked_to_wait else unreachable(self.at, reason)
            if asked_to_wait:
                self.tell(say("join-wait", detail=reason))
            pause_s = next(waits)
            await asyncio.sleep(pause_s if self._back_s is None else self._back_s + pause_s)

    async def _connection(self, thinking: "asyncio.Future[None]") -> str | None:
        """Keep one connection and return why it ended; None to try another server at once."""
        try:
            live = self.at.live_at(self._route.path)
            async with connect(live, compression=None, max_size=None) as socket:
                await self._attend(socket, thinking)
        except _MovedError as moved:
            if self._route.moved(moved.live):
                return None
            self._back_s = CALM_DOWN_S
            return str(moved)
        except InvalidURI as error:
            raise unreachable(self.at, str(error)) from None
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == POLICY:
                raise refused("the server has disconnected us") from None
            return str(closed)
        except _LaterError as later:
            self._back_s = later.back_s
            return str(later)
        except InvalidStatus as error:
            reason = self._turned_away(error.response)
            return None if self._back_s is None and self._route.failed() else reason
        except (OSError, InvalidHandshake, TimeoutError, EOFError) as error:
            return None if self._route.failed() else str(error)
        finally:
            self._socket = None
        return ""

    def _turned_away(self, response: Response) -> str:
        """Why the server turned us away; a busy one says when to come back."""
        self._back_s = None
        if response.status_code in LATER:
            wait = response.headers.get("Retry-After", "")
            self._back_s = float(wait) if wait.isdecimal() else CALM_DOWN_S
        return detail_of(response.body or b"") or f"HTTP {response.status_code}"

    def _begin_anew(self) -> None:
        """Reset the state for a new connection."""
        self._welcomed = self._paused = self._sit_later = False
        self._back_s, self._again = None, True

    async def _attend(self, socket: ClientConnection, thinking: "asyncio.Future[None]") -> None:
        """Attend to one connection until it closes or the stay is over."""
        self._socket = socket
        await self._say_hello()
        reading = asyncio.ensure_future(self._read(socket))
        try:
            await asyncio.wait({reading, thinking}, return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                thinking.result()
            reading.result()
        except (BotError, _OverError, asyncio.CancelledError):
            if self.seat is not None:  # don't keep the table waiting for us
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._say("rise"), 1)
            raise
        finally:
            reading.cancel()

    async def _say_hello(self) -> None:
        fields: dict[str, Any] = {"version": VERSION, "table": self.at.table}
        if self.token is not None:
            fields["token"] = self.token
        if self.password is not None:
            fields["password"] = self.password
        if self._match:
            fields |= {"match": self._match, "have": len(self.log)}
        if self._says_moves:
            fields |= {"moves": self._route.follows, "epoch": self._route.epoch}
        self._hello = await self._say("hello", **fields)

    # Reading

    async def _read(self, socket: ClientConnection) -> None:
        while True:
            frame = await socket.recv()
            received_at = time.monotonic()
            try:
                message = msgspec.json.decode(frame, type=dict[str, Any])
                told = message["type"] in {"changed", "update"}
                if not (told and self._route.is_old(message.get("epoch", 0))):
                    await self._take(message, received_at)
            except (msgspec.MsgspecError, LookupError) as error:
                raise refused(f"the server's messages can't be understood: {error!r}") from error

    async def _take(self, message: dict[str, Any], received_at: float) -> None:
        match message["type"]:
            case "welcome":
                await self._welcome(message)
            case "seated":
                self.token = message["token"]
                self._sat(message["seat"], later=message.get("later", False))
                await self._begin()
            case "unseated":
                self.seat = None
                raise _OverError("join-freed")
            case "moved":
                raise _MovedError(message["live"])
            case "changed":
                self._seen(message["table"])
                await self._begin()
            case "update":
                await self._update(message, received_at)
            case "refused":
                await self._refused(message)
            case "paused":
                if not self._paused:
                    self.tell(say("join-paused"))
                self._paused = True
            case "resumed":
                await self._resumed()
            case "bye":
                self._goodbye(message)

    def _goodbye(self, message: dict[str, Any]) -> None:
        if "back_ms" not in message:
            self.seat = None
            raise _OverError("join-gone")
        self._back_s = message["back_ms"] / 1000
        self._sent_on = message["code"] == "moved"
        if self._sent_on or message.get("live"):
            self._route.come(message.get("live", ""))

    async def _refused(self, message: dict[str, Any]) -> None:
        is_hello = message["id"] == self._hello
        if is_hello and message["code"] == "garbled" and self._says_moves:
            self._says_moves = False
            await self._say_hello()
        else:
            self._refusal(message)

    def _seen(self, table: dict[str, Any]) -> None:
        self._table = table
        self._told = Decoder(table["game"], table["options"], table.get("rules"))

    async def _welcome(self, message: dict[str, Any]) -> None:
        if self._route.is_old(message.get("epoch", 0)):
            self._route.come()
            raise _LaterError("this server had the table before", CALM_DOWN_S)
        self._route.arrived(message.get("live", ""))
        self._welcomed, sent_on, self._sent_on = True, self._sent_on, False
        self._seen(message["table"])
        self._host = message.get("host", False)
        self._begun = -1
        seat = message.get("seat")
        if seat is not None:
            if self.seat is None:
                self._sat(seat, later=message.get("later", False))
            else:
                self.seat = seat
                if not sent_on:
                    self.tell(say("join-back"))
            await self._begin()
            return
        seats = len(self._table["seats"])
        if self.wanted_seat is not None and self.wanted_seat not in range(seats):
            number = self.wanted_seat + 1  # people count from 1, servers from 0
            raise JoinError(
                f"there is no seat {number} among {seats}",
                say("error-join-seat", url=self.at.link, number=str(number), seats=seats),
            )
        await self._sit_down()

    async def _sit_down(self) -> None:
        self._sit_later = False
        # If the connection breaks before our seat is confirmed, we get the same one again.
        own = self._own if self._says_moves else None
        fields = {"seat": self.wanted_seat, "name": self.name, "token": own}
        given = {field: value for field, value in fields.items() if value is not None}
        self._sit = await self._say("sit", **given)

    async def _resumed(self) -> None:
        """Continue after a pause: repeat whatever was refused because of it."""
        self.tell(say("join-resumed"))
        self._paused = False
        if self._sit_later:
            await self._sit_down()
        await self._begin()
        self._thinking.ask_again()

    def _sat(self, seat: int, *, later: bool) -> None:
        """Report our seat; with `later` it is ours from the next match on, silent until then."""
        self._has_sat, self.seat = True, seat
        game = say(f"{self._table['game']}-title")
        what = "join-later" if later else "join-sat"
        self.tell(say(what, table=self._table["code"], game=game, number=seat + 1))

    def _refusal(self, message: dict[str, Any]) -> None:
        code, detail = message["code"], message.get("detail", "")
        if code == "too_fast" and message["id"] in {self._hello, self._sit}:
            raise _LaterError(detail or code, CALM_DOWN_S)
        if code == "store_away":
            self._begun = -1  # try again after the pause
            self._sit_later = message["id"] == self._sit
        elif message["id"] == self._hello:
            if self.seat is None and code == "no_table":
                raise JoinError(detail, say("error-join-table", url=self.at.link))
            if code in {"no_table", "bad_token"} and self.seat is not None:
                self.seat = None
                raise _OverError("join-gone" if code == "no_table" else "join-freed")
            raise refused(detail or code)
        elif message["id"] == self._sit:
            if code == "taken":
                raise JoinError(detail, say("error-join-taken", url=self.at.link))
            raise refused(detail or code)
        elif code == "too_fast":
            self._calming = asyncio.ensure_future(self._calm_down())
        elif code == "guess":  # off by milliseconds on the server's clock: these have passed by now
            self._thinking.ask_again()
        elif code not in {*TOO_LATE, "playing", "not_host"}:
            raise refused(detail or code)

    async def _calm_down(self) -> None:
        """Pause, then repeat what was refused as too much."""
        await asyncio.sleep(CALM_DOWN_S)
        self._begun = -1
        self._thinking.ask_again()
        await self._begin()

    async def _update(self, message: dict[str, Any], received_at: float) -> None:
        seat = message["view"]["seat"]
        if seat is None or self._told is None:  # the public view, from before we sat down
            return
        if message["match"] != self._match:
            self._match, self.log, self._playing = message["match"], [], False
        if message["news_from"] > len(self.log):
            await self._say("sync", have=len(self.log))
            return
        self.log[message["news_from"] :] = self._told.news(message["news"])
        question = message.get("question")
        if not question or not question.get("legal"):
            self._thinking.close()
        else:
            key, race = (self._match, question["number"]), question.get("race", False)
            build = partial(self._told.question, seat, message["view"], self.log, question)
            self._thinking.ask(key, build, received_at, race=race, again=self._again)
            self._again = False
        if message.get("outcome") is None:
            self._playing = True
        elif self._playing:
            self._playing = False
            self._over(seat, message["outcome"])
            await self._begin()

    def _over(self, seat: int, outcome: dict[str, Any]) -> None:
        rank = outcome["ranks"][seat]
        self.matches += 1
        self.wins += rank == 1
        told = " : ".join(map(str, outcome["scores"]))
        self.tell(say("join-over", number=self.matches, rank=rank, scores=told))
        if self.limit is not None and self.matches >= self.limit:
            raise _OverError("join-enough")

    async def _begin(self) -> None:
        """As the host, start another match once the last is over and everyone is here."""
        table = self._table
        if not self._host or self._playing or table["state"] == "playing":
            return
        ready = all(one["kind"] == "bot" or one.get("here") for one in table["seats"])
        if ready and self.seat is not None and self._begun != table["played"]:
            self._begun = table["played"]
            await self._say("start")

    async def _say(self, kind: str, **fields: Any) -> int:
        """Send a message if connected; return the number that its answer will have."""
        number = next(self._ids)
        if self._socket is not None:
            content = msgspec.json.encode({"type": kind, "id": number, **fields}).decode()
            with contextlib.suppress(ConnectionClosed):  # the reader notices it too
                await self._socket.send(content)
        return number
