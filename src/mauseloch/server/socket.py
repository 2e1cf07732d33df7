"""The WebSocket at /live, as a protocol for uvicorn.

ASGI would cost four tasks and two queues for each connection, and most of the time of a move. Here
messages are handled as they are received, and sent straight to the line; the websockets library
takes care of the framing.

Incoming data is read in slices, with turns for other connections in between, and charged by frames
and bytes: a connection that sends too much is closed, and if all connections of an address together
send too much, they are read more slowly.
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
except ImportError:  # not compiled for this machine
    from websockets.utils import apply_mask

PLAIN = "/live"
PATH = r"(/@(?P<node>[a-z0-9-]{1,31}))?/live(/[0-9a-f]{0,16})?"
"""May name the server with the table, for proxies, and include a hash of the table."""
LARGEST_MESSAGE = 16 << 10
ROUND_TRIP = "X-Client-RTT"
"""The round-trip time from a trusted proxy to the client, in microseconds."""
RESTART = 1012
TEXT, TEXT_126, TEXT_127 = 0x81, b"\x81\x7e", b"\x81\x7f"
"""The first bytes of a text frame, depending on how its size is written."""
A_PONG = 0x8A
CLOSING_S = 1.0
"""How long the client may take to close the line before we cut it off."""
SLICE = 1 << 10
"""How many bytes to read before other connections get a turn: at most 170 frames."""
A_FRAME, A_BLOCK = 8, 256
"""The cost of a frame, and the number of bytes that cost one more; see `work` in limits.py."""
OWED = 100
"""A connection is charged whenever it owes this much, rather than for every message."""
LONGEST_REST_S = 5.0
_quiet = logging.getLogger("mauseloch.websockets")
_quiet.setLevel(logging.CRITICAL)


class Socket(asyncio.Protocol):
    """A client's line, from the handshake on."""

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
        self._others = cast("set[Any]", server_state.connections)  # all we do is shut down
        self._wire = ServerProtocol(max_size=LARGEST_MESSAGE, logger=_quiet)
        self._transport = cast("asyncio.Transport", None)
        self._connection: Connection | None = None
        self._caller = cast("Caller", None)
        self._proxied: str | None = None
        """The round-trip time to the client as reported by a proxy; None without a proxy."""
        self._named = ""
        self._related = False
        """Whether another of our servers relayed it here."""
        self._work = Bucket(hub.limits.work)
        self._owed = 0
        """The cost that hasn't been charged to its address yet."""
        self._backlog = bytearray()
        self._turn: asyncio.Handle | None = None
        """While this is set, nothing is read: it continues with the backlog."""
        self._parts: list[bytes] = []
        self._closing: asyncio.TimerHandle | None = None
        self._lone = False
        """Whether all frames so far have arrived whole and one at a time."""
        self._held = False
        """Whether reading stops until we know which server has the table."""
        self._heard: Boundary | None = Boundary()
        """The frame boundaries of what arrived before that."""
        self._relay: Relay | None = None
        """The link to another server that has the table."""

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the line over from HTTP."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(self._hub.limits.bytes_waiting)
        self._others.add(self)

    def data_received(self, data: bytes) -> None:
        """Handle, relay or queue incoming data."""
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
        """A fast path for a short message or a pong on its own, which is all people ever send.

        After anything else, the library reads this line from then on, as only it knows where the
        next frame begins.
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
                connection.received(content)  # a whole frame, so nothing is left over
            else:
                connection.ponged(content)
            self._owes(1 + A_FRAME)
        return self._lone

    def _read(self, data: bytes) -> None:
        """Handle incoming data, and charge for it."""
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
        """Charge what is owed: close a line that floods us, and slow down a busy address."""
        now, owed = time.monotonic(), self._owed
        self._owed = 0
        if self._work.spend(now, owed):
            self._cut_off()
        if wait_s := self._caller.work.spend(now, owed):
            self._hub.doors.hit("work_each", None)
            self._rest(wait_s)

    def _go_on(self) -> None:
        """Read the next slice, or resume the line once the backlog is empty."""
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
        """Read nothing for this long, so that at least others get a turn."""
        if not self._is_resting():
            self._transport.pause_reading()
            loop = asyncio.get_running_loop()
            self._turn = (
                loop.call_later(min(wait_s, LONGEST_REST_S), self._go_on)
                if wait_s
                else loop.call_soon(self._go_on)
            )

    def _cut_off(self) -> None:
        """Close a line that floods us, without reading any more of it."""
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
        """Close the line too, as the return value None means."""

    def pause_writing(self) -> None:
        """Close a line whose client isn't reading; pass that on if it is relayed."""
        if self._relay is None:
            self.close(TRY_AGAIN)
        else:
            self._relay.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the client is reading again."""
        if self._relay is not None:
            self._relay.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up."""
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
        """Close the line because the server is stopping."""
        self.close(RESTART)
        self._transport.close()

    # What a connection uses

    def send(self, *messages: bytes) -> None:
        """Send these messages at once, unless the line is closing."""
        if self._wire.state is State.OPEN and not self._transport.is_closing():
            self._transport.write(b"".join([part for one in messages for part in _text(one)]))

    def ping(self, payload: bytes) -> None:
        """Ping the client's WebSocket, which answers whatever its page does."""
        with suppress(InvalidState):
            self._wire.send_ping(payload)
        self._write()

    def shortest_ms(self) -> int | None:
        """The shortest round trip to the client, by the operating systems; None if unknown."""
        if self._proxied is None:
            return shortest_ms(self._transport.get_extra_info("socket"))
        return int(self._proxied) // 1000 if self._proxied.isdecimal() else None

    def close(self, code: int, reason: str = "") -> None:
        """Close, after sending what is queued; cut off a client that doesn't respond."""
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
        """The server named in the path, if any."""
        return self._named

    def hold(self) -> None:
        """Read nothing until we know which server has the table."""
        if not self._held:
            self._held = True
            if not self._transport.is_closing():
                self._transport.pause_reading()

    def go_on(self) -> None:
        """Continue reading here, as this server has the table or will refuse."""
        self._held, self._heard = False, None
        if self._backlog:
            self._rest(0.0)
        elif not self._is_resting():
            self._transport.resume_reading()

    def relay(self, owner: Peer, hello: bytes, early: Sequence[bytes]) -> None:
        """Relay everything to another server from now on, as it has the table."""
        if self._transport.is_closing() or self._closing is not None:
            return
        if self._heard is None or not self._heard.between:
            self._held = False
            self.close(TRY_AGAIN)  # half a frame is lost, so the client has to start again
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
        """Hang up on the client, as the owner is dead and another server will take the table."""
        self.close(TRY_AGAIN)

    def _not_relayed(self, _: str) -> None:
        """Hang up on the client, as the owner doesn't answer, perhaps because it has just died."""
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
        """The reply to a client that isn't let in, readable for programs and people; else None."""
        path = self._path.fullmatch(request.path.partition("?")[0])
        if path is None:
            return self._refused(HTTPStatus.NOT_FOUND, "no_page", "there is nothing here")
        self._named = path["node"] or ""
        if self._related:  # the relaying server has already checked all this
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
        """Handle a frame; a message may consist of several."""
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
            if not data[-1]:  # both sides have closed, or it wasn't a WebSocket
                self._transport.close()


def _text(message: bytes) -> tuple[bytes, bytes]:
    """A whole text frame, unmasked as sent by servers: its head and its payload."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)), message
    if size < 1 << 16:
        return TEXT_126 + size.to_bytes(2), message
    return TEXT_127 + size.to_bytes(8), message
