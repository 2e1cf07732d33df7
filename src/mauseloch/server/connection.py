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
from mauseloch.tables.codes import new_secret
from mauseloch.tables.fairness import Line
from mauseloch.tables.phrases import PHRASES
from mauseloch.tables.table import TableError

PING_S = 2.0
FIRST_PING_S, FIRST_PINGS = 0.2, 5
"""A line is to be known before the first race."""
TALKING = 5.0
"""A phrase costs as much as so many moves."""
POLICY, TRY_AGAIN = 1008, 1013
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
        self._enough = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Send soon; a client that is too slow for that is cut off and may come back."""
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.close()

    def close(self, code: int = TRY_AGAIN) -> None:
        """Close soon, after what was said before; by default the client may come back."""
        self._closing = self._closing or code
        self._enough.set()

    async def serve(self) -> None:
        """Until either side has had enough."""
        writing = asyncio.ensure_future(self._write())
        pinging = asyncio.ensure_future(self._ping())
        reading = asyncio.ensure_future(self._read())
        enough = asyncio.ensure_future(self._enough.wait())
        try:
            await asyncio.wait((reading, enough), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()  # what went wrong there goes wrong here
        finally:
            if self.room is not None:
                self.room.leave(self)
            for task in (pinging, reading, enough):
                task.cancel()
            if self._closing and self.socket.client_state is WebSocketState.CONNECTED:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._frames.join(), 1)
                with contextlib.suppress(Exception):  # also who never read what we sent hears why
                    await asyncio.wait_for(self.socket.close(self._closing), 1)
            writing.cancel()

    async def _read(self) -> None:
        while not self._closing:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._received(message.get("bytes") or (message.get("text") or "").encode())

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
            self.close()
            return
        number = secrets.randbits(31)  # nobody can answer before it was asked
        self._pings[number] = time.monotonic()
        self._say(Ping(ping=number))

    def _received(self, content: bytes) -> None:
        try:
            message = decode(content)
        except UNREADABLE as error:
            self._fault(_id_of(content), "garbled", str(error))
            return
        asked_for = isinstance(message, Pong) and message.ping in self._pings
        if not asked_for and not self._bucket.takes(time.monotonic()):
            self._fault(message.id, "too_fast", "that was too much at once")
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
        if room.failed:
            raise TableError("no_table", "this table is closed")
        if room.stopped:  # the line is about to be cut; what is said now would be lost
            return
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
                frames = [encode(Done(id=message.id)), *([] if update is None else [update])]
                room.tell(self, *frames)

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
        welcome = Welcome(
            id=message.id,
            version=VERSION,
            table=room.info(),
            seat=self.seat,
            host=bool(self.token) and room.table.is_host(self.token),
        )
        update = room.update(self)
        room.tell(self, encode(welcome), *([] if update is None else [update]))
        if self.seat is not None:
            room.broadcast_table()

    def _sit(self, room: Room, message: Sit, now: float) -> None:
        token = self.token or new_secret()
        seat = room.table.sit(token, message.seat, message.name, now)
        self.token, self.seat, self.told = token, seat, 0
        room.enter(self)
        host = room.table.is_host(token)
        # First of all, so that nobody has a seat without knowing how to come back to it.
        seated = encode(Seated(id=message.id, seat=seat, token=token, host=host))
        room.done(first=(self, seated))

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
            self.close(POLICY)

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
