"""A WebSocket by hand: a client that costs little, so that a server is what is measured."""

import asyncio
from typing import Any

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8


class WebSocket(asyncio.Protocol):
    """One line to a server; what is said on it is for those who inherit."""

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
        """A frame; its mask is zero, so there is nothing to do for it."""
        self.transport.write(frame(content, kind))

    def pinged(self, payload: bytes) -> None:
        """The server asks whether anybody is there."""
        self.send(payload, PONG)

    def refused(self, head: bytes) -> None:
        """The handshake was answered with this."""
        raise ConnectionError(head)

    def connected(self) -> None:
        """The handshake is done."""
        raise NotImplementedError

    def heard(self, content: bytes) -> None:
        """A message."""
        raise NotImplementedError


def frame(content: bytes, kind: int = TEXT, *, last: bool = True) -> bytes:
    """A frame as clients send it, with a mask that changes nothing."""
    size = len(content)
    first = (128 if last else 0) | kind
    if size < 126:
        return bytes((first, 128 | size, 0, 0, 0, 0)) + content
    return bytes((first, 254)) + size.to_bytes(2) + b"\0\0\0\0" + content
