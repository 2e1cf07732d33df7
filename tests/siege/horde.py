"""What attackers share: how they connect and what they send."""

import asyncio
import itertools
from collections import Counter
from random import Random
from typing import Any

from bench.websocket import CLOSE, PING, PONG, TEXT, frame
from msgspec import json

from tests.siege.crowd import post

HOSTILE = tuple(f"127.66.0.{number}" for number in range(1, 201))
"""Each connection picks one at random, so that blocking one address does not end the siege."""
GONE = (OSError, EOFError, ValueError, IndexError, asyncio.IncompleteReadError, TimeoutError)
UPGRADE = (
    b"GET /live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Horde:
    """What all attackers know about the server, and what they have achieved."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = Random(seed)
        self.counts: Counter[str] = Counter()
        self.over = False

    def address(self) -> str:
        return self.rng.choice(HOSTILE)

    def tick(self, what: str, by: int = 1) -> None:
        self.counts[what] += by

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        async with asyncio.timeout(5):
            return await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address(), 0), limit=1 << 20
            )

    async def shake_hands(self) -> "Talk":
        reader, writer = await self.connect()
        writer.write(UPGRADE + b"\r\n")
        async with asyncio.timeout(5):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ValueError(head)
        return Talk(reader, writer)

    async def table(self, **wanted: Any) -> Any:
        status, opened = await post(self.port, self.address(), "/api/tables", wanted)
        if status != 201:
            raise ValueError(opened)
        return opened

    async def get(self, path: str, *headers: str) -> int:
        """Send a plain request and return the status."""
        reader, writer = await self.connect()
        try:
            lines = "".join(f"{one}\r\n" for one in headers or ("host: localhost",))
            writer.write(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
            async with asyncio.timeout(5):
                return int((await reader.readuntil(b"\r\n")).split()[1])
        finally:
            writer.transport.abort()


class Talk:
    """An attacker's WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self._ids = itertools.count(1)

    def say(self, kind: str, **fields: Any) -> None:
        content = json.encode({"type": kind, "id": next(self._ids), **fields})
        self.writer.write(frame(content))

    async def hear(self) -> tuple[int, bytes]:
        """Read the next frame."""
        head = await self.reader.readexactly(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
        content = await self.reader.readexactly(size)
        if head[0] & 15 == CLOSE:
            raise EOFError
        return head[0] & 15, content

    async def message(self, *kinds: str) -> Any:
        """Wait for a message of one of these types, answering pings meanwhile."""
        async with asyncio.timeout(30):
            while True:
                kind, content = await self.hear()
                if kind == PING:
                    self.writer.write(frame(content, PONG))
                elif kind == TEXT:
                    told = json.decode(content)
                    if told["type"] in kinds:
                        return told

    async def pour(self, chunk: bytes, per_s: int, horde: Horde, what: str) -> None:
        """Send this repeatedly at `per_s` bytes a second, until the connection is cut."""
        drain = asyncio.ensure_future(self._drained())
        try:
            while not horde.over and not drain.done():
                self.writer.write(chunk)
                async with asyncio.timeout(10):
                    await self.writer.drain()
                horde.tick(what, len(chunk))
                await asyncio.sleep(len(chunk) / per_s)
        finally:
            drain.cancel()
            self.writer.transport.abort()

    async def _drained(self) -> None:
        while await self.reader.read(1 << 16):
            pass
