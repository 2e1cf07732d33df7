"""A minimal WebSocket client: so cheap that measurements show the server."""

import asyncio
from typing import Any

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8


class WebSocket(asyncio.Protocol):
    """One connection to a server. Subclasses handle its messages."""

    path = "/"
    transport: Any

    def __init__(self) -> None:
        self._buffer = b""
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = data
                return
            if b" 101 " not in head:
                self.refused(head)
                return
            self._open, data = True, rest
            self.connected()
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                begin += 2
                size = int.from_bytes(data[at + 2 : begin])
            elif size == 127:
                begin += 8
                size = int.from_bytes(data[at + 2 : begin])
            if len(data) < begin + size:
                break
            kind, content = data[at] & 15, data[begin : begin + size]
            at = begin + size
            if kind == TEXT:
                self.heard(content)
            elif kind == PING:
                self.pinged(content)
        self._buffer = data[at:]

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Send a frame with a zero mask, which leaves the content as it is."""
        self.transport.write(frame(content, kind))

    def pinged(self, payload: bytes) -> None:
        """Reply to the server's ping."""
        self.send(payload, PONG)

    def refused(self, head: bytes) -> None:
        """Handle a failed handshake."""
        raise ConnectionError(head)

    def connected(self) -> None:
        """Handle a completed handshake."""
        raise NotImplementedError

    def heard(self, content: bytes) -> None:
        """Handle a message."""
        raise NotImplementedError


def frame(content: bytes, kind: int = TEXT, *, last: bool = True) -> bytes:
    """A client's frame, with a mask that changes nothing."""
    size = len(content)
    first = (128 if last else 0) | kind
    if size < 126:
        return bytes((first, 128 | size, 0, 0, 0, 0)) + content
    return bytes((first, 254)) + size.to_bytes(2) + b"\0\0\0\0" + content
