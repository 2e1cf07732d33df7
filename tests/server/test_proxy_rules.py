"""What HAProxy, nginx and Caddy do with the files of deploy/, as seen by dummy nodes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server.proxies import DEPLOY, FILES, check, closed, running

LIAR = {
    "X-Forwarded-For": "203.0.113.7",
    "X-Client-RTT": "400000",
    "X-Mauseloch-Peer": "guessed",
}
"""Headers that a stranger may forge."""
INSIDE = (
    *("/peer/tables", "/peer", "/@a/peer/tables", "/%70eer/tables", "/@b/%70eer/x"),
    *("//peer/tables", "/@c//peer/tables", "/metrics", "/@a/metrics"),
)
"""Paths that are not for strangers, under several spellings."""
KEY, ACCEPT = "AAAAAAAAAAAAAAAAAAAAAA==", "ICX+Yqv66kxgM0FcWaLWlFLwTAI="
"""HAProxy checks that they match."""


class Listener:
    """A node that answers with its name and records its requests."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.port = free_port()
        self.ready = True
        self.asked: list[str] = []
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
            self._server = None

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            path = head.split()[1]
            if "upgrade: websocket" in head.lower():
                self.asked.append(head)
                writer.write(b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\n")
                writer.write(b"Upgrade: websocket\r\n")
                writer.write(f"Sec-WebSocket-Accept: {ACCEPT}\r\n\r\n{self.name}".encode())
                while said := await reader.read(100):
                    writer.write(said)
                return
            is_ready = self.ready or path == "/healthz"
            if path not in {"/readyz", "/healthz"}:
                self.asked.append(head)
                is_ready = True
            status = "200 OK" if is_ready else "503 Service Unavailable"
            writer.write(f"HTTP/1.1 {status}\r\ncontent-length: {len(self.name)}\r\n".encode())
            writer.write(f"connection: close\r\n\r\n{self.name}".encode())
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            await closed(writer)


class Place:
    """Three listeners behind a proxy."""

    def __init__(self) -> None:
        self.port = free_port()
        self.nodes = {name: Listener(name) for name in "abc"}

    async def ask(self, path: str, **headers: str) -> tuple[int, str]:
        """The status, and the name of the node that answered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join((*lines, "", "")).encode())
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
        await closed(writer)
        return int(head.split()[1]) if head else 0, body

    async def who(self, path: str) -> str:
        """The name of the node that answers; empty if none does."""
        status, body = await self.ask(path)
        return body if status == 200 else ""

    async def everybody(self) -> set[str]:
        """All nodes that answer requests meant for any node."""
        return {await self.who("/api/games") for _ in range(60)}  # Caddy picks at random


@contextlib.asynccontextmanager
async def place(name: str, folder: Path) -> AsyncIterator[Place]:
    opened = Place()
    for node in opened.nodes.values():
        await node.start()
    try:
        ports = {node.name: node.port for node in opened.nodes.values()}
        async with running(name, folder, opened.port, ports):
            await until(lambda: has(opened.everybody(), {"a", "b", "c"}))
            yield opened
    finally:
        for node in opened.nodes.values():
            await node.stop()


async def has(found: Awaitable[object], wanted: object) -> bool:
    return await found == wanted


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until this is true; proxies check nodes once a second."""
    async with asyncio.timeout(PATIENCE_S):
        while not await so():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("name", FILES)
def test_the_proxy_itself_finds_nothing_wrong_with_its_file(name: str, tmp_path: Path) -> None:
    file = tmp_path / FILES[name]
    file.write_bytes((DEPLOY / FILES[name]).read_bytes())
    check(name, file)


@pytest.mark.parametrize("name", FILES)
def test_the_path_alone_says_which_node_is_meant(name: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with place(name, tmp_path) as opened:
            for node in "abc":
                for _ in range(3):
                    assert await opened.who(f"/@{node}/api/tables/x") == node
                assert opened.nodes[node].asked[-1].startswith(f"GET /@{node}/api/tables/x ")
            assert await opened.who("/@stranger/api/games") in {"a", "b", "c"}
            await _is_a_websocket(opened)
            await _believes_nobody(name, opened)
            for path in INSIDE:
                assert (await opened.ask(path))[0] == 404, path
            await _does_without_one(opened)

    asyncio.run(go())


async def _is_a_websocket(opened: Place) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", opened.port)
    writer.write(
        f"GET /@b/live/3f9c2a HTTP/1.1\r\nHost: 127.0.0.1:{opened.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head.splitlines()[0]
    writer.write(b"and back")
    assert await reader.readexactly(9) == b"band back"
    await closed(writer)


async def _believes_nobody(name: str, opened: Place) -> None:
    await opened.ask("/@a/api/site", **LIAR)
    told = dict[str, str]()
    for line in opened.nodes["a"].asked[-1].strip().split("\r\n")[1:]:
        header, _, value = line.partition(": ")
        assert header.lower() not in told, "said twice"
        told[header.lower()] = value
    assert told["x-forwarded-for"] == "127.0.0.1"
    assert told["host"] == f"127.0.0.1:{opened.port}"
    assert "x-mauseloch-peer" not in told
    if name == "caddy":  # it has no RTT to offer
        assert "x-client-rtt" not in told
    else:
        assert 0 <= int(told["x-client-rtt"]) < 400_000


async def _does_without_one(opened: Place) -> None:
    """Check that nobody notices when a node is down, not even on the first request."""
    gone = opened.nodes["a"]
    await gone.stop()
    for path in ("/@a/live/3f9c2a", "/api/site"):
        for _ in range(6):
            assert await opened.who(path) in {"b", "c"}, path
    await gone.start()
    await until(lambda: has(opened.who("/@a/api/site"), "a"))


@pytest.mark.parametrize("name", ["haproxy", "caddy"])  # nginx doesn't check nodes in advance
def test_a_node_that_is_not_ready_gets_nothing_new(name: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with place(name, tmp_path) as opened:
            opened.nodes["a"].ready = False
            await until(lambda: has(opened.everybody(), {"b", "c"}))
            assert await opened.who("/@a/live/3f9c2a") == "a"  # it still has its tables
            opened.nodes["b"].ready = opened.nodes["c"].ready = False
            asked = len(opened.nodes["a"].asked)
            # If no node is ready, as when the database is unreachable, pages still open.
            await until(lambda: has(_asked_again(opened, asked), True))
            assert await opened.who("/") in {"a", "b", "c"}

    asyncio.run(go())


async def _asked_again(opened: Place, before: int) -> bool:
    assert await opened.who("/") != ""
    return len(opened.nodes["a"].asked) > before
