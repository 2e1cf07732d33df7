"""The WebSocket at /live, as uvicorn's protocol for it.

Going through ASGI would cost four tasks and two queues for each connection, and most of the time of
a move. Here a message is handled while it is being received, and what is sent goes straight to the
line; the grammar of WebSockets is the websockets library's.
"""

import asyncio
import logging
from contextlib import suppress
from http import HTTPStatus
from typing import Any, cast

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from mauseloch.server.connection import TRY_AGAIN, Connection
from mauseloch.server.hub import Hub

PATH = "/live"
LARGEST_MESSAGE = 16 << 10
RESTART = 1012
TEXT, TEXT_126, TEXT_127 = 0x81, b"\x81\x7e", b"\x81\x7f"
"""How a text frame begins, by how its size is written."""
CLOSING_S = 1.0
"""Who has not closed the line by then is cut off."""
_quiet = logging.getLogger("mauseloch.websockets")
_quiet.setLevel(logging.CRITICAL)


class Socket(asyncio.Protocol):
    """One client's line, from the handshake on."""

    __slots__ = (
        "_address",
        "_closing",
        "_connection",
        "_hub",
        "_others",
        "_parts",
        "_path",
        "_proxies",
        "_transport",
        "_wire",
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
        self._path = base + PATH
        self._others = cast("set[Any]", server_state.connections)  # asked only to shut down
        self._proxies = config.forwarded_allow_ips
        self._wire = ServerProtocol(max_size=LARGEST_MESSAGE, logger=_quiet)
        self._transport = cast("asyncio.Transport", None)
        self._connection: Connection | None = None
        self._address = ""
        self._parts: list[bytes] = []
        self._closing: asyncio.TimerHandle | None = None

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line was HTTP's and is ours now."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(self._hub.limits.bytes_waiting)
        self._others.add(self)

    def data_received(self, data: bytes) -> None:
        """Something was said."""
        wire = self._wire
        wire.receive_data(data)
        for event in wire.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._take(event)
        self._write()

    def eof_received(self) -> None:
        """They hang up: so do we."""

    def pause_writing(self) -> None:
        """They do not read what they are sent."""
        self.close(TRY_AGAIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._others.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        if self._connection is not None:
            self._hub.left(self._address)
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

    def close(self, code: int) -> None:
        """Close, after what was said before; who does not hear it is cut off."""
        if self._closing is None and not self._transport.is_closing():
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(CLOSING_S, self._transport.abort)
            with suppress(InvalidState):
                self._wire.send_close(code)
            self._write()

    # The line

    def _shake_hands(self, request: Request) -> None:
        """Let a client in, unless it comes from another page or there are too many."""
        self._address = self._caller(request)
        if request.path.partition("?")[0] != self._path:
            response = self._wire.reject(HTTPStatus.NOT_FOUND, "")
        elif why := self._stranger(request):
            response = self._wire.reject(HTTPStatus.FORBIDDEN, why)
        elif not self._hub.has_room_for(self._address):
            response = self._wire.reject(HTTPStatus.FORBIDDEN, "")
        else:
            response = self._wire.accept(request)
        self._wire.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._hub.came(self._address)
            self._connection = Connection(self._hub, self)

    def _stranger(self, request: Request) -> str:
        """Why a page of somebody else's may not come in; empty for everybody who may."""
        host, origin = request.headers.get("Host"), request.headers.get("Origin")
        proxied = "X-Forwarded-For" in request.headers and self._trusts_peer()
        if not self._hub.hosts.know(host, proxied=proxied):
            return f"This server does not answer to the name {host!a}: see hosts.\n"
        if not self._hub.hosts.is_own(origin, host):
            return f"A page of {origin!a} may not use this server: see public_address.\n"
        return ""

    def _peer(self) -> str:
        peer = self._transport.get_extra_info("peername")
        return str(peer[0]) if isinstance(peer, tuple) and peer else ""

    def _trusts_peer(self) -> bool:
        """Whether this is a proxy; whoever may use our Unix socket, which has no address, is."""
        peer = self._peer()
        return (
            not peer
            or peer in ProxyHeadersMiddleware(cast("Any", None), self._proxies).trusted_hosts
        )

    def _caller(self, request: Request) -> str:
        """Where they are, as a proxy that we trust says it."""
        address = self._peer()
        forwarded = request.headers.get_all("X-Forwarded-For")
        if not forwarded or not self._trusts_peer():
            return address
        trusted = ProxyHeadersMiddleware(cast("Any", None), self._proxies).trusted_hosts
        return trusted.get_trusted_client_address(",".join(forwarded))[0]

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
