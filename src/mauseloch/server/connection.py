"""One client's connection: reads its messages, answers each, sends what happens at its table."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from itertools import chain, repeat

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mauseloch.core.errors import MauselochError
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Bucket
from mauseloch.server.room import Room
from mauseloch.server.wire import (
    VERSION,
    Answer,
    ClientMessage,
    Done,
    Free,
    FromServer,
    Hello,
    Phrase,
    Phrased,
    Ping,
    Pong,
    Refused,
    Rise,
    Seated,
    SetBot,
    Sit,
    Start,
    Sync,
    Welcome,
    decode,
    encode,
)
from mauseloch.tables.fairness import Line
from mauseloch.tables.phrases import PHRASES
from mauseloch.tables.table import TableError

PING_S = 2.0
FIRST_PING_S, FIRST_PINGS = 0.2, 5
"""A line is to be known before the first race."""
TALKING = 5.0
"""A phrase costs as much as so many moves."""
POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What the decoder raises: besides its own errors those of bytes that are no text, and of depth."""


class Connection:
    """Between a socket and a room."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.room: Room | None = None
        self.seat: int | None = None
        self.token = ""
        self.told = 0
        self.line = Line()
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(hub.limits.frames_waiting)
        self._pings: dict[int, float] = {}
        self._bucket = Bucket(hub.limits, time.monotonic())
        self._faults = 0
        self._closing = 0

    def send(self, frame: bytes) -> None:
        """Send soon; a client that is too slow for that is cut off and may come back."""
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self._closing = TRY_AGAIN

    async def serve(self) -> None:
        """Until either side has had enough."""
        writing = asyncio.ensure_future(self._write())
        pinging = asyncio.ensure_future(self._ping())
        try:
            while not self._closing:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                self._received(message.get("bytes") or (message.get("text") or "").encode())
        finally:
            if self.room is not None:
                self.room.leave(self)
            pinging.cancel()
            if self._closing and self.socket.client_state is WebSocketState.CONNECTED:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._frames.join(), 1)
                with contextlib.suppress(Exception):  # also who never read what we sent hears why
                    await asyncio.wait_for(self.socket.close(self._closing), 1)
            writing.cancel()

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            try:
                await self.socket.send({"type": "websocket.send", "text": frame.decode()})
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            finally:
                self._frames.task_done()

    async def _ping(self) -> None:
        """Measure the line, often at first, and notice when it is dead."""
        for pause_s in chain(repeat(FIRST_PING_S, FIRST_PINGS), repeat(PING_S)):
            self.ping()
            await asyncio.sleep(pause_s)

    def ping(self) -> None:
        """Ask for a Pong."""
        if len(self._pings) > 30:  # a minute without one
            self._closing = TRY_AGAIN
            return
        number = secrets.randbits(31)  # nobody can answer before it was asked
        self._pings[number] = time.monotonic()
        self._say(Ping(ping=number))

    def _received(self, content: bytes) -> None:
        if not self._bucket.takes(time.monotonic()):
            self._fault(0, "too_fast", "that was too much at once")
            return
        try:
            message = decode(content)
        except UNREADABLE as error:
            self._fault(_id_of(content), "garbled", str(error))
            return
        try:
            self._do(message)
        except MauselochError as error:
            self.hub.metrics["refusals_total"] += 1
            self._say(Refused(id=message.id, code=error.code, detail=str(error)))

    def _do(self, message: ClientMessage) -> None:  # noqa: PLR0912 - a case for each message
        if isinstance(message, Pong):
            sent_at = self._pings.pop(message.ping, None)
            if sent_at is not None:
                self.line = self.line.heard(int((time.monotonic() - sent_at) * 1000))
            self._say(Done(id=message.id))
            return
        if isinstance(message, Hello):
            self._hello(message)
            return
        room = self.room
        if room is None:
            raise TableError("no_hello", "say hello first")
        now = time.time()
        done: Callable[[], None] = lambda: self._say(Done(id=message.id))  # noqa: E731 - said later
        match message:
            case Answer():
                room.answer(self, message.question, message.action, message.reaction_ms, done)
            case Sit():
                self._sit(room, message, now)
            case Rise():
                if self.seat is None:
                    raise TableError("no_seat", "you do not sit here")
                room.table.rise(self.seat, now)
                room.rose(self.seat)
                room.done(done)
            case Start():
                room.start(self.token, done)
            case SetBot():
                room.table.set_bot(self.token, message.seat, message.bot, now)
                room.done(done)
            case Free():
                room.table.free(self.token, message.seat, now)
                room.rose(message.seat)
                room.done(done)
            case Phrase():
                self._phrase(room, message)
            case Sync():
                room.resume(self, message.have)
                update = room.update(self)
                done()
                if update is not None:
                    self.send(update)

    def _hello(self, message: Hello) -> None:
        if self.room is not None:
            raise TableError("again", "you have said hello already")
        if message.version != VERSION:
            raise TableError("version", f"this server speaks version {VERSION}")
        room = self.hub.find(message.table)
        self.room, self.token = room, message.token or ""
        if message.token is not None:
            self.seat = room.table.seat_of(message.token)
            if self.seat is None and not room.table.is_host(message.token):
                self.room = None
                raise TableError("bad_token", "that token has no seat here")
        same = message.match == room.table.document.match
        room.resume(self, message.have if same else 0)
        room.enter(self)
        self._say(
            Welcome(
                id=message.id,
                version=VERSION,
                table=room.info(),
                seat=self.seat,
                host=bool(self.token) and room.table.is_host(self.token),
            )
        )
        update = room.update(self)
        if update is not None:
            self.send(update)
        if self.seat is not None:
            room.broadcast_table()

    def _sit(self, room: Room, message: Sit, now: float) -> None:
        token = self.token or secrets.token_urlsafe(24)
        seat = room.table.sit(token, message.seat, message.name, now)
        self.token, self.seat, self.told = token, seat, 0
        if not room.table.document.host:
            room.table.pass_on_host()
        room.enter(self)
        room.done(lambda: self._say(Seated(id=message.id, seat=seat, token=token)))

    def _phrase(self, room: Room, message: Phrase) -> None:
        if self.seat is None:
            raise TableError("no_seat", "only those at the table may speak")
        if message.phrase not in PHRASES:
            raise TableError("no_phrase", "there is no such phrase")
        if not self._bucket.takes(time.monotonic(), TALKING):
            raise TableError("too_fast", "that was too much at once")
        frame = encode(Phrased(seat=self.seat, phrase=message.phrase))
        for looker in room.lookers:
            looker.send(frame)
        self._say(Done(id=message.id))

    def _fault(self, number: int, code: str, detail: str) -> None:
        self._say(Refused(id=number, code=code, detail=detail))
        self.hub.metrics["refusals_total"] += 1
        self._faults += 1
        if self._faults > self.hub.limits.faults:
            self._closing = POLICY

    def _say(self, message: FromServer) -> None:
        self.send(encode(message))


class _Numbered(msgspec.Struct):
    id: int = 0


def _id_of(content: bytes) -> int:
    """The id of a message that cannot be understood otherwise."""
    try:
        return msgspec.json.decode(content, type=_Numbered).id
    except UNREADABLE:
        return 0
