"""The WebSocket at /live, as uvicorn's protocol for it.

Going through ASGI would cost four tasks and two queues for each connection, and most of the time of
a move. Here a message is handled while it is being received, and what is sent goes straight to the
line; the grammar of WebSockets is the websockets library's.

Whatever arrives is read in slices, with a turn for everybody else between two of them, and paid for
by its frames and bytes: a connection that sends too much is cut off, and those of an address that
together send too much are read more slowly.
"""

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from mauseloch.server.boundaries import Boundary
from mauseloch.server.callers import Caller, peer_of
from mauseloch.server.connection import TRY_AGAIN, Connection
from mauseloch.server.doors import CUT_OFF, POLICY
from mauseloch.server.exchange import STATUS, Failure
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Bucket
from mauseloch.server.peers import PEER, upstream
from mauseloch.server.relay import Call, Relay
from mauseloch.server.round_trips import shortest_ms
from mauseloch.store.nodes import Peer

try:
    from websockets.speedups import apply_mask
except ImportError:  # nobody has compiled it for this machine
    from websockets.utils import apply_mask

PLAIN = "/live"
PATH = r"(/@(?P<node>[a-z0-9-]{1,31}))?/live(/[0-9a-f]{0,16})?"
"""Perhaps with the server that has the table, for proxies, and with a hash of the table."""
LARGEST_MESSAGE = 16 << 10
ROUND_TRIP = "X-Client-RTT"
"""How long the line from a trusted proxy to the client takes there and back, in microseconds."""
RESTART = 1012
TEXT, TEXT_126, TEXT_127 = 0x81, b"\x81\x7e", b"\x81\x7f"
"""How a text frame begins, by how its size is written."""
A_PONG = 0x8A
CLOSING_S = 1.0
"""Who has not closed the line by then is cut off."""
SLICE = 1 << 10
"""Bytes that are read before it is somebody else's turn: at most 170 frames."""
A_FRAME, A_BLOCK = 8, 256
"""What a frame costs, and how many bytes cost one more; see `work` in limits.py."""
OWED = 100
"""A connection and its address pay whenever it owes so much: not for every message."""
LONGEST_REST_S = 5.0
_quiet = logging.getLogger("mauseloch.websockets")
_quiet.setLevel(logging.CRITICAL)


class Socket(asyncio.Protocol):
    """One client's line, from the handshake on."""

    __slots__ = (
        "_backlog",
        "_caller",
        "_closing",
        "_connection",
        "_heard",
        "_held",
        "_hub",
        "_lone",
        "_named",
        "_others",
        "_owed",
        "_parts",
        "_path",
        "_proxied",
        "_related",
        "_relay",
        "_transport",
        "_turn",
        "_wire",
        "_work",
    )

    def __init__(
        self,
        hub: Hub,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        base: str = "",
    ) -> None:
        self._hub = hub
        self._path = re.compile(re.escape(base) + PATH)
        self._others = cast("set[Any]", server_state.connections)  # asked only to shut down
        self._wire = ServerProtocol(max_size=LARGEST_MESSAGE, logger=_quiet)
        self._transport = cast("asyncio.Transport", None)
        self._connection: Connection | None = None
        self._caller = cast("Caller", None)
        self._proxied: str | None = None
        """What a proxy says of how long its line to the client takes; None without a proxy."""
        self._named = ""
        self._related = False
        """Another server of ours has relayed it here."""
        self._work = Bucket(hub.limits.work)
        self._owed = 0
        """What its address has not paid for yet."""
        self._backlog = bytearray()
        self._turn: asyncio.Handle | None = None
        """While this is set nothing is read: it goes on with the backlog."""
        self._parts: list[bytes] = []
        self._closing: asyncio.TimerHandle | None = None
        self._lone = False
        """Whether whole frames have come one by one so far."""
        self._held = False
        """Nothing is read until it is known which server has the table."""
        self._heard: Boundary | None = Boundary()
        """Of what was said before that."""
        self._relay: Relay | None = None
        """Another server has the table: it hears what they say, and they what it says."""

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line was HTTP's and is ours now."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(self._hub.limits.bytes_waiting)
        self._others.add(self)

    def data_received(self, data: bytes) -> None:
        """Something was said."""
        if self._relay is not None:
            self._relay.data_received(data)
            self._owes(1 + A_FRAME + len(data) // A_BLOCK)
            return
        if self._lone and self._takes_alone(data):
            return
        if self._turn is not None or (len(data) > SLICE and self._connection is not None):
            self._backlog += data
            if self._turn is None:
                self._go_on()
        else:
            self._read(data)

    def _takes_alone(self, data: bytes) -> bool:
        """Take a short message or a pong that came by itself, as people's all do: that is quick.

        With anything else, the library reads this line from then on: only it knows where the next
        frame begins.
        """
        connection, size = self._connection, len(data) - 6
        if (
            connection is None
            or self._turn is not None
            or self._closing is not None
            or not 0 <= size < 126
            or data[1] != 128 | size
            or data[0] not in (TEXT, A_PONG)
        ):
            self._lone = False
        else:
            content = apply_mask(data[6:], data[2:6])
            if data[0] == TEXT:
                connection.received(content)  # of a whole frame: nothing is left over
            else:
                connection.ponged(content)
            self._owes(1 + A_FRAME)
        return self._lone

    def _read(self, data: bytes) -> None:
        """Take what was said, and let it be paid for."""
        wire = self._wire
        if self._connection is not None and self._heard is not None:
            self._heard.follow(data)
        wire.receive_data(data)
        events = wire.events_received()
        for event in events:
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._shake_hands(event)
                self._lone = len(events) == 1 and data.endswith(b"\r\n\r\n")
        self._write()
        if self._connection is not None:
            self._owes(1 + A_FRAME * len(events) + len(data) // A_BLOCK)

    def _owes(self, cost: int) -> None:
        self._owed += cost
        if self._owed >= OWED:
            self._pay()

    def _pay(self) -> None:
        """Who owes too much is cut off, and who comes from where too much is owed has to wait."""
        now, owed = time.monotonic(), self._owed
        self._owed = 0
        if self._work.spend(now, owed):
            self._cut_off()
        if wait_s := self._caller.work.spend(now, owed):
            self._hub.doors.hit("work_each", None)
            self._rest(wait_s)

    def _go_on(self) -> None:
        """Read the next slice, or the line again once all that came is read."""
        self._turn = None
        if self._transport.is_closing():
            self._backlog.clear()
            return
        if self._relay is not None:
            self._hear_again()
            return
        if self._held:
            return
        data = bytes(self._backlog[:SLICE])
        del self._backlog[:SLICE]
        if data:
            self._read(data)
        if self._backlog:
            self._rest(0.0)
        elif not self._is_resting():
            self._transport.resume_reading()

    def _is_resting(self) -> bool:
        return self._turn is not None or self._held or self._transport.is_closing()

    def _rest(self, wait_s: float) -> None:
        """Read nothing for so long; others have their turn in any case."""
        if not self._is_resting():
            self._transport.pause_reading()
            loop = asyncio.get_running_loop()
            self._turn = (
                loop.call_later(min(wait_s, LONGEST_REST_S), self._go_on)
                if wait_s
                else loop.call_soon(self._go_on)
            )

    def _cut_off(self) -> None:
        """They flood us: nothing they say is read any more."""
        if self._turn is not None:
            self._turn.cancel()
        self._backlog.clear()
        if self._closing is None:
            self._hub.doors.hit("work", self._caller, CUT_OFF)
            self.close(POLICY, "too much at once")
        if not self._transport.is_closing():
            self._transport.pause_reading()
        self._turn = self._closing

    def eof_received(self) -> None:
        """They hang up: so do we."""

    def pause_writing(self) -> None:
        """They do not read what they are sent."""
        if self._relay is None:
            self.close(TRY_AGAIN)
        else:
            self._relay.pause_writing()

    def resume_writing(self) -> None:
        """They do again."""
        if self._relay is not None:
            self._relay.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._others.discard(self)
        self._forget_owner()
        if self._relay is not None:
            self._relay.connection_lost()
        if self._closing is not None:
            self._closing.cancel()
        if self._connection is not None:
            self._hub.doors.leave(self._caller, self)
            self._connection.gone()
            self._connection = None

    def shutdown(self) -> None:
        """The server goes down."""
        self.close(RESTART)
        self._transport.close()

    # What a connection does with it

    def send(self, *messages: bytes) -> None:
        """Send these at once, unless the line is being closed."""
        if self._wire.state is State.OPEN and not self._transport.is_closing():
            self._transport.write(b"".join([part for one in messages for part in _text(one)]))

    def ping(self, payload: bytes) -> None:
        """Ask the other end's WebSocket, which no page can keep from answering."""
        with suppress(InvalidState):
            self._wire.send_ping(payload)
        self._write()

    def shortest_ms(self) -> int | None:
        """The shortest round trip to the client, by the systems at both ends; None if unknown."""
        if self._proxied is None:
            return shortest_ms(self._transport.get_extra_info("socket"))
        return int(self._proxied) // 1000 if self._proxied.isdecimal() else None

    def close(self, code: int, reason: str = "") -> None:
        """Close, after what was said before; who does not hear it is cut off."""
        if self._relay is not None:
            self._relay.close(code, reason)
        elif self._closing is None and not self._transport.is_closing():
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(CLOSING_S, self._transport.abort)
            with suppress(InvalidState):
                self._wire.send_close(code, reason)
            self._write()

    # Another server has the table

    @property
    def named(self) -> str:
        """The server that the path names, if it does."""
        return self._named

    def hold(self) -> None:
        """Read nothing until it is known who has the table."""
        if not self._held:
            self._held = True
            if not self._transport.is_closing():
                self._transport.pause_reading()

    def go_on(self) -> None:
        """It is known: this server."""
        self._held, self._heard = False, None
        if self._backlog:
            self._rest(0.0)
        elif not self._is_resting():
            self._transport.resume_reading()

    def relay(self, owner: Peer, hello: bytes, early: Sequence[bytes]) -> None:
        """It is another one, to which all is copied from now on."""
        if self._transport.is_closing() or self._closing is not None:
            return
        if self._heard is None or not self._heard.between:
            self._held = False
            self.close(TRY_AGAIN)  # half a frame is lost, so they have to begin anew
            return
        rtt_ms = self.shortest_ms()
        call = Call(
            secret=owner.secret,
            path=PLAIN,
            caller=self._caller.key,
            hello=hello,
            rtt_us=None if rtt_ms is None else rtt_ms * 1000,
        )
        to = upstream(owner.address)
        self._relay = Relay(self._transport, to, call, self._not_relayed, self._hear_again)
        for message in early:
            self._relay.data_received(Frame(Opcode.TEXT, message).serialize(mask=True))
        self._relay.data_received(bytes(self._backlog))
        self._backlog.clear()
        self._held, self._heard = False, None
        if self._hub.place is not None:
            self._hub.place.relayed[self] = owner.number
        self._hub.metrics.count("relayed")
        self._hear_again()

    def owner_gone(self) -> None:
        """The owner is dead, though its line does not say so: somebody else has the table soon."""
        self.close(TRY_AGAIN)

    def _not_relayed(self, _: str) -> None:
        """The owner does not answer: perhaps it has just died, and somebody else has the table."""
        self._relay = None
        self._forget_owner()
        self.close(TRY_AGAIN)

    def _forget_owner(self) -> None:
        if self._hub.place is not None:
            self._hub.place.relayed.pop(self, None)

    def _hear_again(self) -> None:
        full = self._relay is not None and self._relay.full
        if not full and not self._is_resting():
            self._transport.resume_reading()

    # The line

    def _shake_hands(self, request: Request) -> None:
        """Let a client in, unless it comes from another page or there are too many."""
        doors, headers = self._hub.doors, request.headers
        peer, forwarded = peer_of(self._transport), headers.get_all("X-Forwarded-For")
        self._related = self._hub.is_peer(next(iter(headers.get_all(PEER)), ""))
        self._caller = doors.caller(peer, forwarded, trusted=self._related)
        if forwarded and (self._related or doors.proxies.has(peer)):
            self._proxied = "".join(headers.get_all(ROUND_TRIP)[-1:])
        response = self._refusal(request) or self._wire.accept(request)
        self._wire.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            doors.enter(self._caller, self)
            self._connection = Connection(self._hub, self, self._caller)

    def _refusal(self, request: Request) -> Response | None:
        """The answer to whoever is not let in, in words that a program or a person can read."""
        path = self._path.fullmatch(request.path.partition("?")[0])
        if path is None:
            return self._refused(HTTPStatus.NOT_FOUND, "no_page", "there is nothing here")
        self._named = path["node"] or ""
        if self._related:  # whoever relays has asked all this already
            return None
        hosts, origins = (request.headers.get_all(one) for one in ("Host", "Origin"))
        if len(hosts) > 1 or len(origins) > 1:
            text = "there is more than one Host or Origin"
            return self._refused(HTTPStatus.BAD_REQUEST, "garbled", text)
        host, origin = (next(iter(one), None) for one in (hosts, origins))
        forwarded = "X-Forwarded-For" in request.headers
        proxied = forwarded and self._hub.doors.proxies.has(peer_of(self._transport))
        if not self._hub.hosts.know(host, proxied=proxied):
            text = f"this server does not answer to the name {host!a}; its host can set hosts"
            return self._refused(HTTPStatus.MISDIRECTED_REQUEST, "other_host", text)
        if not self._hub.hosts.is_own(origin, host):
            text = f"a page of {origin!a} may not connect; its host can set public_address"
            return self._refused(HTTPStatus.FORBIDDEN, "other_origin", text)
        found = self._hub.doors.knock(self._caller)
        if found is None:
            return None
        response = self._refused(HTTPStatus(STATUS[found.code]), found.code, str(found))
        response.headers["Retry-After"] = str(int(found.back_s) + 1)
        return response

    def _refused(self, status: HTTPStatus, code: str, detail: str) -> Response:
        self._hub.doors.refused(code)
        body = msgspec.json.encode(Failure(code=code, detail=detail)).decode()
        response = self._wire.reject(status, body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response

    def _take(self, frame: Frame) -> None:
        """A frame; a message may come in several."""
        connection = self._connection
        if connection is None or self._closing is not None:
            return
        if frame.opcode is Opcode.PONG:
            connection.ponged(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                content = b"".join(self._parts)
                self._parts.clear()
                connection.received(content)

    def _write(self) -> None:
        data = self._wire.data_to_send()
        if data and not self._transport.is_closing():
            self._transport.write(b"".join(data))
            if not data[-1]:  # both sides have said goodbye, or one spoke no WebSocket
                self._transport.close()


def _text(message: bytes) -> tuple[bytes, bytes]:
    """A text frame, whole and without a mask as servers send it: its head, and what it says."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)), message
    if size < 1 << 16:
        return TEXT_126 + size.to_bytes(2), message
    return TEXT_127 + size.to_bytes(8), message
