"""A client's connection: answers each of its messages, and sends what happens at its table."""

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec

from mauseloch.core.errors import MauselochError
from mauseloch.server.callers import Caller
from mauseloch.server.doors import POLICY
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Bucket, Rate
from mauseloch.server.logs import blame
from mauseloch.server.lookers import Looker
from mauseloch.server.place import COME_BACK_MS, ElsewhereError, Place
from mauseloch.server.room import Room
from mauseloch.server.wire import (
    SPEECHLESS,
    VERSION,
    Answer,
    Bye,
    ClientMessage,
    Free,
    Hello,
    Hint,
    Moved,
    Phrase,
    Refused,
    Rise,
    SetBot,
    Sit,
    Start,
    Sync,
    decode,
    encode,
)
from mauseloch.store.nodes import Peer
from mauseloch.tables.codes import is_code
from mauseloch.tables.fairness import TRUSTED_CAP_MS, Line
from mauseloch.tables.table import TableError

PING_S = 20.0
MEASURE_S = 2.0
"""In a race a line is measured within this time, at an unpredictable moment …"""
UNKNOWN_S, MEASURES = 0.3, 5
"""… and one with fewer than MEASURES round trips within UNKNOWN_S, repeatedly."""
SILENT_S = 60.0
"""A line without a pong for this long is dead."""
COMMANDS: Mapping[type[ClientMessage], Callable[[Room, Looker, Any], None]] = {
    Answer: Room.answer,
    Sit: Room.sit,
    Rise: Room.rise,
    Start: Room.start,
    SetBot: Room.set_bot,
    Free: Room.free,
    Hint: Room.hint,
    Phrase: Room.phrase,
    Sync: Room.sync,
}
"""The room's handler for each message."""
TALKING, ASKING = 5.0, 9.0
"""How many moves a phrase and a hint cost, on top of one for the message."""
EXTRA: Mapping[type[ClientMessage], float] = {Phrase: TALKING, Hint: ASKING}
PRICED = {Start, Hint, Phrase, Sync}
"""Messages that cost more than a move."""
A_FEW = 100
"""How many missed pieces of news cost as much as one message."""
TRY_AGAIN = 1013
_chance = secrets.SystemRandom()
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What the decoder raises: its own errors, and those for bytes that aren't text and for depth."""


class Socket(Protocol):
    """What a connection needs from its line."""

    def send(self, *messages: bytes) -> None: ...
    def ping(self, payload: bytes) -> None: ...
    def shortest_ms(self) -> int | None: ...
    def close(self, code: int) -> None: ...


class Switch(Socket, Protocol):
    """What it needs in addition if a table may be at another server."""

    @property
    def named(self) -> str:
        """The server named in its path."""

    def hold(self) -> None: ...
    def go_on(self) -> None: ...
    def relay(self, owner: Peer, hello: bytes, early: Sequence[bytes]) -> None: ...


class Connection:
    """The link between a socket and a room."""

    __slots__ = (
        "_bucket",
        "_due",
        "_early",
        "_entering",
        "_faults",
        "_heard",
        "_measuring",
        "_opened_at",
        "_pings",
        "_timer",
        "caller",
        "faces",
        "hub",
        "line",
        "room",
        "seat",
        "send",
        "socket",
        "token",
        "told",
        "words",
    )

    def __init__(self, hub: Hub, socket: Socket, caller: Caller) -> None:
        self.hub = hub
        self.caller = caller
        self.socket = socket
        self.send = socket.send
        self.room: Room | None = None
        self.seat: int | None = None
        self.token = ""
        self.told = 0
        self.words = False
        self.faces = False
        self.line = Line()
        self._pings: dict[bytes, float] = {}
        self._measuring = False
        limits = hub.limits
        self._bucket = Bucket(Rate(limits.burst, 60 * limits.per_second))
        self._faults = 0
        self._entering: asyncio.Task[None] | None = None
        """The search for the table they have named."""
        self._early: list[bytes] = []
        """Messages received in the meantime."""
        self._opened_at = time.monotonic()
        self._heard = False
        """Whether a message has arrived since the last check of the line."""
        self._timer = asyncio.get_running_loop().call_later(PING_S, self._keep_alive)
        self._due = time.monotonic() + PING_S

    def close(self, code: int = TRY_AGAIN) -> None:
        """Close, after sending what is queued; by default the client may come back."""
        self.socket.close(code)

    @property
    def caller_key(self) -> str:
        """The key of their address."""
        return self.caller.key

    def gone(self) -> None:
        """Clean up after the line has closed."""
        self._timer.cancel()
        if self._entering is not None:
            self._entering.cancel()
        if self.room is not None:
            self.room.leave(self)

    # The line

    def measure(self) -> None:
        """Measure the line, as a race is on or about to begin."""
        self._measuring = True
        self._ping_between(0, UNKNOWN_S if self._is_unknown() else MEASURE_S)

    def _is_unknown(self) -> bool:
        return len(self.line.trips_ms) + len(self._pings) < MEASURES

    def _ping_between(self, least_s: float, most_s: float) -> None:
        """Ping at some moment in this interval, unless one is due sooner anyway."""
        now = time.monotonic()
        due = now + _chance.uniform(least_s, most_s)
        if not now < self._due <= due:
            self._look_at(due)

    def _look_at(self, due: float) -> None:
        self._timer.cancel()
        self._due = due
        left_s = due - time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(left_s, self._keep_alive)

    def _keep_alive(self) -> None:
        """Measure the line, or notice that it is dead; a client that sends messages is alive.

        Clients that have connected but not sent a Hello are disconnected.
        """
        silent_s = time.monotonic() - self._opened_at
        if self.room is None and silent_s >= self.hub.limits.hello_s:
            self.hub.doors.hit("hello_s", self.caller)
            self.close()
            return
        self._due = 0.0
        heard, self._heard = self._heard, False
        if self._measuring or not heard:
            self._ping()
        self._measuring = self._measuring and self._is_unknown()
        if self._measuring:
            self._ping_between(0, UNKNOWN_S)
        elif heard:
            self._look_at(math.ceil(time.monotonic() + PING_S))  # all at once: fewer wake-ups
        else:
            self._ping_between(PING_S / 2, PING_S * 3 / 2)

    def _ping(self) -> None:
        now = time.monotonic()
        if self._pings and now - next(iter(self._pings.values())) > SILENT_S:
            self.close()
            return
        payload = secrets.token_bytes(4)  # can't be answered in advance
        self._pings[payload] = now
        self.socket.ping(payload)

    def ponged(self, payload: bytes) -> None:
        """Handle a pong; earlier pings will not be answered any more."""
        if payload not in self._pings:
            return
        now = time.monotonic()
        while True:
            asked = next(iter(self._pings))
            sent_at = self._pings.pop(asked)
            if asked == payload:
                self.line = self.line.heard(int((now - sent_at) * 1000), self._known_ms())
                return

    def _known_ms(self) -> int | None:
        """The shortest round trip, measured beyond the client's control, if known."""
        if self.hub.settings.races.trust_lines:
            return TRUSTED_CAP_MS
        return self.socket.shortest_ms()

    # Messages

    def received(self, content: bytes) -> None:
        """Handle a message; every message is answered."""
        self._heard = True
        if self._entering is not None:
            self._early.append(content)
            return
        try:
            message = decode(content)
        except UNREADABLE as error:
            self._fault(_id_of(content), "garbled", str(error))
            return
        if not self._bucket.takes(time.monotonic()):
            self._fault(message.id, "too_fast", "that was too much at once")
            return
        try:
            self._do(message, content)
        except MauselochError as error:
            self._refuse(message.id, error.code, str(error))

    def _do(self, message: ClientMessage, content: bytes) -> None:
        if isinstance(message, Hello):
            self._hello(message, content)
            return
        room = self.room
        if room is None:
            raise TableError("no_hello", "send a Hello first")
        if room.failed:
            raise TableError("no_table", "this table is closed")
        if room.stopped:  # the line is about to close, and an answer would be lost
            return
        kind = type(message)
        if kind in PRICED:
            self._pay(room, message)
        COMMANDS[kind](room, self, message)

    def _pay(self, room: Room, message: ClientMessage) -> None:
        """Charge for one of PRICED; raises TableError."""
        doors = self.hub.doors
        if isinstance(message, Start) and self.hub.is_winding_down:
            raise TableError("draining", "this server is about to stop: no new matches")
        extra = EXTRA.get(type(message), 0.0)
        if extra and not self._bucket.takes(time.monotonic(), extra):
            raise TableError("too_fast", "that was too much at once")
        if isinstance(message, Sync):
            self._pay_for_news(room, message.have)
        elif isinstance(message, Hint):
            doors.take(self.caller, "hints")
        elif isinstance(message, Start) and room.table.is_host(self.token):
            doors.take(self.caller, "matches_started")
            if not any(place.owner for place in room.table.document.places):
                doors.take(self.caller, "bot_matches")

    def _pay_for_news(self, room: Room, have: int) -> None:
        """Charge for a long log, which is a lot of work, like many messages; the address too."""
        match = room.table.match
        missed = 0 if match is None else len(match.log(self.seat)) - have
        if missed <= A_FEW:
            return
        now = time.monotonic()
        cost = min(missed / A_FEW, self.hub.limits.burst / 2)
        if not self.caller.work.has(now, missed) or not self._bucket.takes(now, cost):
            self.hub.doors.hit("work_each", None)
            raise TableError("too_fast", "that was too much at once")
        self.caller.work.spend(now, missed)

    def _hello(self, message: Hello, content: bytes) -> None:
        if self.room is not None:
            raise TableError("again", "you have already sent a Hello")
        if message.version not in (VERSION, SPEECHLESS):
            raise TableError("version", f"this server speaks version {VERSION}")
        if message.words and message.version == SPEECHLESS:
            raise TableError("version", f"words are for version {VERSION}: load the page again")
        place = self.hub.place
        here = self.hub.has(message.table, message.epoch)
        if place is not None and not (here and place.lease.stands):
            self.hub.doors.may_try(self.caller, message.table)
            switch = cast("Switch", self.socket)
            switch.hold()
            self._entering = asyncio.ensure_future(self._look_for(place, switch, message, content))
            return
        self._enter(message)

    async def _look_for(self, place: Place, switch: Switch, message: Hello, content: bytes) -> None:
        """Find the table; if another server has it, redirect or relay the client there."""
        try:
            found = await place.locate(message.table)
            if isinstance(found, tuple):
                owner, table = found
                if self._follows(switch, message, owner):
                    live = place.live(table, owner)
                    self.send(encode(Moved(id=message.id, node=owner.name, live=live)))
                    switch.go_on()
                else:
                    self._timer.cancel()
                    switch.relay(owner, content, self._early)
                    self._early = []
                return
            self._entering = None
            self._enter(message)
        except ElsewhereError:
            self.send(encode(Bye(code="moved", back_ms=COME_BACK_MS)))
            self.close()
        except MauselochError as error:
            self._refuse(message.id, error.code, str(error))
        except Exception:
            blame("table_not_found")
            self.close()
        finally:
            self._entering = None
        switch.go_on()
        early, self._early = self._early, []
        for one in early:
            self.received(one)

    def _follows(self, switch: Switch, message: Hello, owner: Peer) -> bool:
        """Whether to redirect the client to the owner, rather than relay it.

        Clients that can't follow a redirect are relayed, and so are those that a redirect didn't
        lead there. A client without link or password must not learn whether the table exists.
        """
        knows = not is_code(message.table) or self.hub.site.allows(message.password)
        return message.moves and knows and switch.named != owner.name

    def _enter(self, message: Hello) -> None:
        room = self.hub.enter(message.table, message.token, message.password, self.caller)
        same = message.match == room.table.document.match
        self._pay_for_news(room, message.have if same else 0)
        room.hello(self, message)
        self.room = room
        if notice := self.hub.notices.frame:
            self.send(notice)

    def _refuse(self, number: int, code: str, detail: str) -> None:
        self.hub.metrics.count("refusals", code=code)
        self.send(encode(Refused(id=number, code=code, detail=detail)))

    def _fault(self, number: int, code: str, detail: str) -> None:
        self._refuse(number, code, detail)
        self._faults += 1
        if self._faults > self.hub.limits.faults:
            self.close(POLICY)


class _Numbered(msgspec.Struct):
    id: int = 0


def _id_of(content: bytes) -> int:
    """The id of a message that can't be decoded."""
    try:
        return msgspec.json.decode(content, type=_Numbered).id
    except UNREADABLE:
        return 0
