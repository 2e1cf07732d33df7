"""A real server in this process, and clients that speak to it over real sockets."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mauseloch.server.limits import Limits, Rate
from mauseloch.server.listening import bound
from mauseloch.server.service import Server
from mauseloch.server.settings import Settings
from mauseloch.server.thinking import Thinking
from mauseloch.server.wire import VERSION
from mauseloch.store import MemoryStore, Store
from tests.patience import PATIENCE_S

PLENTY = Rate(10**9, 10**9)
QUICK = Limits(
    burst=10_000,
    per_second=10_000,
    faults=10_000,
    work=PLENTY,
    work_each=PLENTY,
    requests=PLENTY,
    handshakes=PLENTY,
    tables_opened=PLENTY,
    matches_started=PLENTY,
    bot_matches=PLENTY,
)
"""For clients that play as fast as they can."""


@contextlib.asynccontextmanager
async def server(
    store: Store | None = None,
    limits: Limits = QUICK,
    settings: Settings | None = None,
    thinking: Thinking | None = None,
    admin: socket.socket | None = None,
) -> AsyncIterator["Address"]:
    """Run a server, and stop it afterwards."""
    settings = settings or Settings(limits=limits, thinking=thinking or Thinking())
    with bound("127.0.0.1", 0) as opened:
        running = Server(store or MemoryStore(), settings)
        running.open_aside(admin, None)
        task = asyncio.ensure_future(running.serve(sockets=[opened]))
        while not running.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
                raise AssertionError("the server did not start")
        yield Address(f"127.0.0.1:{opened.getsockname()[1]}", running)
        running.should_exit = True
        await task


class Address:
    """A running server, and the host and port it listens on."""

    def __init__(self, host: str, server: Server) -> None:
        self.host = host
        self.server = server

    async def ask(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, Any]:
        """Send a plain HTTP request and return its status and body."""
        name, _, port = self.host.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nconnection: close\r\n"
        for header, value in ({"host": self.host} | headers).items():
            head += f"{header.replace('_', '-')}: {value}\r\n"
        writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
        answer = await reader.read()
        writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        return int(top.split()[1]), rest if not rest else _decoded(rest)

    async def table(self, **wanted: Any) -> Any:
        """Open a table."""
        status, opened = await self.ask("POST", "/api/tables", wanted)
        assert status == 201, opened
        return opened

    @contextlib.asynccontextmanager
    async def client(
        self,
        table: str,
        token: str | None = None,
        *,
        words: bool = False,
        faces: bool = False,
        headers: dict[str, str] | None = None,
    ) -> AsyncIterator["Client"]:
        """Connect a client to a table."""
        async with connect(f"ws://{self.host}/live", additional_headers=headers) as socket:
            client = Client(socket)
            reading = asyncio.ensure_future(client.read())
            try:
                client.welcome = await client.hello(table, token, words=words, faces=faces)
                yield client
            finally:
                reading.cancel()


def connected(at: Address) -> dict[str, int]:
    """Count the open WebSockets per address."""
    callers = at.server.hub.doors.callers.all()
    return {one.key: len(one.sockets) for one in callers if one.sockets}


def _decoded(content: bytes) -> Any:
    try:
        return msgspec.json.decode(content)
    except msgspec.DecodeError:
        return content.decode()


class Client:
    """A client that keeps everything it is sent, until `forget` is called."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.updates: list[Any] = []
        self.news: list[Any] = []
        self.table: Any = None
        self.seat: int | None = None
        self.token = ""
        self.closed = False
        self.welcome: Any = None
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()

    async def read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.take(msgspec.json.decode(frame))
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            self._changed.set()

    def take(self, message: Any) -> None:
        match message["type"]:
            case "update":
                assert message["news_from"] <= len(self.news)
                self.news[message["news_from"] :] = message["news"]
                self.updates.append(message)
            case "changed":
                self.table = message["table"]
            case "welcome":
                self.table, self.seat = message["table"], message.get("seat")
        if "id" in message and message["id"] in self._answers:
            self._answers.pop(message["id"]).set_result(message)

    async def say(self, kind: str, **fields: Any) -> Any:
        """Send a message and wait for its answer."""
        number = next(self._ids)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        async with asyncio.timeout(PATIENCE_S):
            return await self._answers_of(number)

    async def _answers_of(self, number: int) -> Any:
        return await self._answers[number]

    async def hello(
        self, table: str, token: str | None, *, words: bool = False, faces: bool = False
    ) -> Any:
        fields: dict[str, Any] = {} if token is None else {"token": token}
        if words:
            fields["words"] = True
        if faces:
            fields["faces"] = True
        answer = await self.say("hello", version=VERSION, table=table, **fields)
        self.token = token or ""
        return answer

    async def sit(self, **fields: Any) -> Any:
        answer = await self.say("sit", **fields)
        if answer["type"] == "seated":
            self.seat, self.token = answer["seat"], answer["token"]
        return answer

    def forget(self) -> None:
        """Keep only the newest frame and update: an hour of matches adds up."""
        del self.frames[:-1], self.updates[:-1]

    @property
    def update(self) -> Any:
        return self.updates[-1] if self.updates else None

    @property
    def question(self) -> Any:
        return (self.update or {}).get("question")

    async def until(self, wanted: Any) -> Any:
        """Wait until the condition returns something true, and return that."""
        async with asyncio.timeout(PATIENCE_S):
            while not (found := wanted(self)):
                assert not self.closed, "the connection was closed"
                self._changed.clear()
                await self._changed.wait()
            return found

    def __enter__(self) -> Self:
        return self


def asked(client: Client) -> Any:
    """Return the open question if this client's seat has to answer it."""
    question = client.question
    return question if question and question.get("legal") else None


def over(client: Client) -> Any:
    """Return the outcome once the match has ended."""
    return (client.update or {}).get("outcome")
