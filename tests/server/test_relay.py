"""Connections relayed from one node to another, over real sockets."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvloop
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from mauseloch.core.errors import SetupError
from mauseloch.server import relay as relays
from mauseloch.server.boundaries import Boundary, first_frame
from mauseloch.server.peers import Upstream, ask, upstream
from mauseloch.server.relay import HELD, TRY_AGAIN, Call, Relay
from tests.patience import PATIENCE_S
from tests.server.live import Address, server

HELLO = b'{"type":"hello","id":1}'
CALL = Call("secret", "/live", "2001:db8:1:2::/64", HELLO, 12_345)
A_READ = 256 << 10
"""The most that asyncio's or uvloop's event loop reads at once."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    """Run a test on either event loop, with a time limit."""
    return lambda main: request.param(asyncio.wait_for(main, PATIENCE_S))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a busy machine from making relays give up, unless a test wants that.

    The limits are longer than that of the test: if only they would end it, it has hung.
    """
    for limit in ("WITHIN_S", "STUCK_S", "CLOSING_S"):
        monkeypatch.setattr(relays, limit, 2.0 * PATIENCE_S)


class Owner:
    """A node that accepts relays and then exchanges bytes with them."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[Streams] = asyncio.Queue()
        self.requests: list[Request] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.answer: bytes | None = None
        """Sent instead of accepting a relay."""
        self.greeting = b""
        """Sent in one go with the acceptance of a relay."""

    async def met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = ServerProtocol()
        wire.receive_data(await reader.readuntil(b"\r\n\r\n"))
        (request,) = wire.events_received()
        assert isinstance(request, Request)
        self.requests.append(request)
        await self.ready.wait()
        if self.answer is not None:
            writer.write(self.answer)
            writer.close()
            return
        wire.send_response(wire.accept(request))
        writer.write(b"".join(wire.data_to_send()) + self.greeting)
        self.lines.put_nowait((reader, writer))


class Front(asyncio.Protocol):
    """A client's connection at the other node, once the hello has been read."""

    def __init__(self, owner: Upstream, call: Call = CALL) -> None:
        self.owner, self.call = owner, call
        self.transport: Any = None
        self.relay: Relay | None = None
        self.failed = asyncio.Event()
        self.reason = ""
        self.lost = asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.set_write_buffer_limits(HELD)
        self.begin()

    def begin(self) -> None:
        self.relay = Relay(self.transport, self.owner, self.call, self.fails)

    def fails(self, reason: str) -> None:
        self.reason = reason
        self.failed.set()

    def data_received(self, data: bytes) -> None:
        assert self.relay is not None
        self.relay.data_received(data)

    def pause_writing(self) -> None:
        assert self.relay is not None
        self.relay.pause_writing()

    def resume_writing(self) -> None:
        assert self.relay is not None
        self.relay.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()
        if self.relay is not None:
            self.relay.connection_lost()


class Door(Front):
    """The same from the handshake on; it reads one frame at a time until the hello."""

    def begin(self) -> None:
        self.wire = ServerProtocol()
        self.backlog = b""

    def data_received(self, data: bytes) -> None:
        self.backlog += data
        while not self.is_relayed() and (size := self.next_size()):
            self.wire.receive_data(self.backlog[:size])
            self.backlog = self.backlog[size:]
            for event in self.wire.events_received():
                self.take(event)
            self.transport.write(b"".join(self.wire.data_to_send()))
        if self.is_relayed():
            super().data_received(self.backlog)
            self.backlog = b""

    def is_relayed(self) -> bool:
        return self.relay is not None

    def next_size(self) -> int:
        if self.wire.state.name == "CONNECTING":
            return self.backlog.find(b"\r\n\r\n") + 4 if b"\r\n\r\n" in self.backlog else 0
        return first_frame(self.backlog, 1 << 14)

    def take(self, event: Any) -> None:
        if isinstance(event, Request):
            self.wire.send_response(self.wire.accept(event))
        elif event.opcode is Opcode.TEXT:
            call = self.call._replace(hello=bytes(event.data))
            self.relay = Relay(self.transport, self.owner, call, self.fails)


@contextlib.asynccontextmanager
async def owned(socket: str = "") -> AsyncIterator[tuple[Owner, Upstream]]:
    """An owner and its address."""
    owner = Owner()
    if socket:
        opened = await asyncio.start_unix_server(owner.met, socket)
        at = upstream(f"unix:{socket}")
    else:
        opened = await asyncio.start_server(owner.met, "127.0.0.1", 0)
        at = upstream(f"http://127.0.0.1:{opened.sockets[0].getsockname()[1]}/base/")
    async with opened:
        yield owner, at
        while not owner.lines.empty():
            owner.lines.get_nowait()[1].close()


@contextlib.asynccontextmanager
async def fronted(at: Upstream, call: Call = CALL) -> AsyncIterator[tuple[Front, Streams]]:
    """Both ends of a client's connection at the other node."""
    front = Front(at, call)
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: front, "127.0.0.1", 0) as opened:
        where = opened.sockets[0].getsockname()
        reader, writer = await asyncio.open_connection(*where)
        yield front, (reader, writer)
        writer.close()
        await front.lost.wait()


async def relaying(front: Front) -> Relay:
    """Its relay, once the client has connected."""
    while front.relay is None:
        await asyncio.sleep(0.005)
    return front.relay


async def heard_hello(reader: asyncio.StreamReader) -> None:
    """Check that the owner gets the hello first, just as a client would have sent it."""
    head = await reader.readexactly(6)
    assert head[:2] == bytes((0x81, 0x80 | len(HELLO)))
    masked = await reader.readexactly(len(HELLO))
    assert bytes(one ^ head[2 + at % 4] for at, one in enumerate(masked)) == HELLO


async def met(owner: Owner) -> Streams:
    """The owner's end, once the hello has arrived."""
    reader, writer = await owner.lines.get()
    await heard_hello(reader)
    return reader, writer


def frames(rng: random.Random, count: int, *, mask: bool) -> Iterator[bytes]:
    """Messages of all sizes, whole or in fragments, with pings in between."""
    for _ in range(count):
        size = rng.choice([0, 1, 125, 126, 1000, 65_535, 65_536, 70_000])
        parts = rng.randint(1, 3)
        for part in range(parts):
            opcode = Opcode.CONT if part else Opcode.TEXT
            body = rng.randbytes(size)
            yield Frame(opcode, body, fin=part == parts - 1).serialize(mask=mask)
            if rng.random() < 0.5:
                yield Frame(Opcode.PING, b"now").serialize(mask=mask)


async def says(writer: asyncio.StreamWriter, said: bytes, rng: random.Random) -> None:
    """Send this in pieces that begin and end anywhere."""
    at = 0
    while at < len(said):
        size = rng.choice([1, 2, 3, 7, 1000, 50_000])
        writer.write(said[at : at + size])
        await writer.drain()
        await asyncio.sleep(0)
        at += size


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Read everything until the connection closes."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            said += data
    return said


def goodbye(code: int) -> bytes:
    return Frame(Opcode.CLOSE, Close(code, "").serialize()).serialize(mask=False)


@pytest.mark.parametrize("local", [False, True], ids=["tcp", "unix"])
def test_bytes_go_both_ways_as_they_are(run: Any, tmp_path: Path, local: bool) -> None:
    async def main() -> None:
        rng = random.Random(17)
        theirs = b"".join(frames(rng, 40, mask=True))
        ours = b"".join(frames(rng, 40, mask=False))
        async with (
            owned(str(tmp_path / "node") if local else "") as (owner, at),
            fronted(at) as (front, (reader, writer)),
        ):
            far_reader, far_writer = await met(owner)
            async with asyncio.TaskGroup() as all_at_once:
                all_at_once.create_task(says(writer, theirs, random.Random(1)))
                all_at_once.create_task(says(far_writer, ours, random.Random(2)))
                heard = all_at_once.create_task(far_reader.readexactly(len(theirs)))
                read = all_at_once.create_task(reader.readexactly(len(ours)))
            assert heard.result() == theirs
            assert read.result() == ours
            assert not front.failed.is_set()
            far_writer.close()

    run(main())


def test_the_owner_is_told_who_calls(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at):
            async with fronted(at):
                (await met(owner))[1].close()
            async with fronted(at, CALL._replace(rtt_us=None)):
                (await met(owner))[1].close()
            known, unknown = owner.requests
            assert known.path == "/base/live"
            assert known.headers["Host"] == at.authority
            assert known.headers["X-Mauseloch-Peer"] == "secret"
            assert known.headers["X-Forwarded-For"] == "2001:db8:1:2::"
            assert known.headers["X-Client-RTT"] == "12345"
            assert "X-Client-RTT" not in unknown.headers
            assert "Origin" not in known.headers
            assert "Sec-WebSocket-Extensions" not in known.headers

    run(main())


def test_what_the_owner_says_in_one_breath_with_its_answer_is_heard(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (_, (reader, _writer)):
            owner.greeting = Frame(Opcode.TEXT, b"welcome").serialize(mask=False) + b"\x81"
            _, far_writer = await met(owner)
            assert await reader.readexactly(len(owner.greeting)) == owner.greeting
            far_writer.transport.abort()
            assert await rest(reader) == b"", "into the middle of a frame no goodbye fits"

    run(main())


def test_what_is_said_too_early_is_kept_up_to_a_limit(run: Any) -> None:
    async def main() -> None:
        said = random.Random(3).randbytes(40 * HELD)
        async with owned() as (owner, at), fronted(at) as (front, (_, writer)):
            owner.ready.clear()
            writer.write(said)
            relay = await relaying(front)
            while not relay.full:
                await asyncio.sleep(0.005)
            assert HELD <= len(relay.held) < HELD + A_READ
            assert said.startswith(relay.held)
            owner.ready.set()
            far_reader, far_writer = await met(owner)
            assert await far_reader.readexactly(len(said)) == said
            assert not relay.held
            far_writer.close()

    run(main())


def test_the_owners_goodbye_is_the_only_one(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (_, (reader, _writer)):
            _, far_writer = await met(owner)
            far_writer.write(goodbye(1008))
            far_writer.close()
            assert await rest(reader) == goodbye(1008)

    run(main())


@pytest.mark.parametrize("whole", [True, False])
def test_who_loses_the_owner_may_come_back(run: Any, whole: bool) -> None:
    async def main() -> None:
        said = Frame(Opcode.TEXT, bytes(300)).serialize(mask=False)
        said = said if whole else said[:-1]
        async with owned() as (owner, at), fronted(at) as (front, (reader, writer)):
            _, far_writer = await met(owner)
            far_writer.write(said)
            assert await reader.readexactly(len(said)) == said
            writer.write(bytes(100))  # nobody will read this
            far_writer.transport.abort()
            # A goodbye can't be sent in the middle of a frame.
            assert await rest(reader) == (goodbye(TRY_AGAIN) if whole else b"")
            assert not front.failed.is_set()

    run(main())


def test_who_does_not_hang_up_is_cut_off(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "CLOSING_S", 0.05)

    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, _):
            (await met(owner))[1].close()
            await front.lost.wait()

    run(main())


def test_the_owner_hears_the_last_of_who_hangs_up(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (_, (_reader, writer)):
            far_reader, far_writer = await met(owner)
            writer.write(bytes(100_000))
            writer.close()
            assert await rest(far_reader) == bytes(100_000)
            far_writer.close()

    run(main())


def test_a_node_can_send_its_clients_away(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, (reader, _)):
            far_reader, far_writer = await met(owner)
            assert front.relay is not None
            front.relay.close(1012)
            front.relay.close(1008)
            assert await rest(reader) == goodbye(1012)
            assert await rest(far_reader) == b""
            far_writer.close()

    run(main())


def test_who_hangs_up_too_early_is_forgotten(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at):
            owner.ready.clear()
            async with fronted(at) as (front, _):
                while not owner.requests:
                    await asyncio.sleep(0.005)
            owner.ready.set()
            far_reader, far_writer = await owner.lines.get()
            assert await rest(far_reader) == b""
            assert not front.failed.is_set()
            far_writer.close()

    run(main())


@pytest.mark.parametrize("sent_away", [True, False])
def test_the_owner_need_not_answer_who_is_gone_before(run: Any, sent_away: bool) -> None:
    """Otherwise each such client would keep a connection open until the owner answers."""
    gone = asyncio.Event()
    asked = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        asked.set()
        await rest(reader)
        gone.set()
        writer.close()

    async def main() -> None:
        async with await asyncio.start_server(silent, "127.0.0.1", 0) as opened:
            at = upstream(f"http://127.0.0.1:{opened.sockets[0].getsockname()[1]}")
            async with fronted(at) as (front, (reader, writer)):
                await asked.wait()
                if sent_away:
                    (await relaying(front)).close(1012)
                    assert await rest(reader) == goodbye(1012)
                else:
                    writer.close()
                await gone.wait()
                assert not front.failed.is_set()

    run(main())


ACCEPTED = b"HTTP/1.1 101 Ok\r\nupgrade: websocket\r\nconnection: upgrade\r\n"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"HTTP/1.1 503 Full\r\ncontent-length: 9\r\n\r\n", "it answered 'HTTP/1.1 503 Full'"),
        (b"220 mail\r\n\r\n", "it answered '220 mail'"),
        (ACCEPTED + b"sec-websocket-accept: x\r\n\r\n", "it answered 'HTTP/1.1 101 Ok'"),
        (b"HTTP/1.1 101 Ok\r\nx: " + bytes(20_000), "its answer is too long"),
        (b"", "it hung up"),
    ],
)
def test_a_client_whom_the_owner_refuses_is_left_to_us(
    run: Any, answer: bytes, reason: str
) -> None:
    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, (reader, writer)):
            owner.answer = answer
            owner.ready.clear()
            writer.write(b"early")
            relay = await relaying(front)
            while relay.held != b"early":
                await asyncio.sleep(0.005)
            owner.ready.set()
            await front.failed.wait()
            assert front.reason == reason
            assert relay.held == b"early"
            relay.close(1008)  # the relay no longer owns this line
            front.transport.write(b"sorry")
            assert await reader.readexactly(5) == b"sorry"

    run(main())


def test_who_waited_for_an_owner_in_vain_is_read_again(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, (_, writer)):
            owner.answer = b""
            owner.ready.clear()
            writer.write(bytes(40 * HELD))
            relay = await relaying(front)
            while not relay.full:
                await asyncio.sleep(0.005)
            assert not front.transport.is_reading()
            owner.ready.set()
            await front.failed.wait()
            assert front.transport.is_reading()
            assert len(relay.held) >= HELD

    run(main())


def test_nobody_waits_long_for_a_silent_owner(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "WITHIN_S", 0.05)

    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, _):
            owner.ready.clear()
            await front.failed.wait()
            assert front.reason == "no answer within 0.05 s"
            owner.answer = b""
            owner.ready.set()

    run(main())


def test_an_owner_that_is_not_there_is_told_at_once(run: Any, tmp_path: Path) -> None:
    async def main() -> None:
        async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as gone:
            port = gone.sockets[0].getsockname()[1]
        for address in (f"http://127.0.0.1:{port}", f"unix:{tmp_path}/nobody"):
            async with fronted(upstream(address)) as (front, _):
                await front.failed.wait()
                assert front.reason

    run(main())


LARGE = 32 << 20
"""Bytes: more than the system's buffers take."""


async def pours(writer: asyncio.StreamWriter) -> None:
    """Send LARGE bytes as fast as the other end takes them."""
    frame = Frame(Opcode.BINARY, bytes((1 << 16) - 4)).serialize(mask=False)
    for _ in range(LARGE // len(frame)):
        writer.write(frame)
        await writer.drain()


async def drunk(reader: asyncio.StreamReader) -> int:
    """Read LARGE bytes."""
    left = LARGE
    while left:
        left -= len(await reader.read(min(left, 1 << 20)))
    return LARGE


def test_a_client_who_does_not_read_makes_the_owner_wait(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    copy = Relay.copy

    def counted(relay: Relay, data: bytes) -> None:
        nonlocal most
        copy(relay, data)
        most = max(most, relay._client.get_write_buffer_size())

    monkeypatch.setattr(Relay, "copy", counted)

    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, (reader, _)):
            _, far_writer = await met(owner)
            relay = await relaying(front)
            pouring = asyncio.ensure_future(pours(far_writer))
            while not (relay._choked and far_writer.transport.get_write_buffer_size()):
                await asyncio.sleep(0.005)
            assert not pouring.done()
            assert await drunk(reader) == LARGE
            await pouring
            assert HELD < most <= HELD + A_READ
            far_writer.close()

    run(main())


def test_an_owner_who_does_not_read_makes_the_client_wait(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    received = Relay.data_received

    def counted(relay: Relay, data: bytes) -> None:
        nonlocal most
        received(relay, data)
        if relay._far is not None:
            most = max(most, relay._far.line.get_write_buffer_size())

    monkeypatch.setattr(Relay, "data_received", counted)

    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, (_, writer)):
            far_reader, far_writer = await met(owner)
            assert front.relay is not None
            pouring = asyncio.ensure_future(pours(writer))
            while not (front.relay.full and writer.transport.get_write_buffer_size()):
                await asyncio.sleep(0.005)
            assert not pouring.done()
            assert not front.transport.is_reading()
            assert await drunk(far_reader) == LARGE
            await pouring
            assert HELD < most <= HELD + A_READ
            far_writer.close()

    run(main())


def test_a_client_who_never_reads_is_given_up(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "STUCK_S", 0.05)
    monkeypatch.setattr(relays, "CLOSING_S", 0.05)

    async def main() -> None:
        async with owned() as (owner, at), fronted(at) as (front, _):
            far_reader, far_writer = await met(owner)
            with contextlib.suppress(ConnectionError):
                await pours(far_writer)
            await front.lost.wait()
            assert await rest(far_reader) == b""
            far_writer.close()

    run(main())


def test_a_real_client_plays_at_another_nodes_table() -> None:
    async def main() -> None:
        async with server() as at:
            opened = await at.table(game="geier", seats=2)
            loop = asyncio.get_running_loop()
            owner = upstream(f"http://{at.host}")
            async with await loop.create_server(lambda: Door(owner), "127.0.0.1", 0) as doors:
                port = doors.sockets[0].getsockname()[1]
                other = Address(f"127.0.0.1:{port}", at.server)
                async with other.client(opened["code"]) as mia, at.client(opened["code"]) as leo:
                    assert mia.welcome["type"] == "welcome"
                    assert (await mia.sit(name="Mia"))["type"] == "seated"
                    await leo.until(lambda one: "Mia" in str(one.table))
                    pong = await mia.socket.ping()
                    await pong

    asyncio.run(asyncio.wait_for(main(), PATIENCE_S))


# Peers over HTTP


def test_a_peer_is_asked_over_http(run: Any, tmp_path: Path) -> None:
    asked: list[bytes] = []

    async def answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        asked.append(head + await reader.readexactly(4))
        writer.write(b"HTTP/1.1 103 Soon\r\n\r\nHTTP/1.1 201 Made\r\n")
        writer.write(b"transfer-encoding: chunked\r\n\r\n3\r\nyes\r\n0\r\n\r\n")
        writer.close()

    async def main() -> None:
        path = str(tmp_path / "node")
        async with await asyncio.start_unix_server(answers, path):
            to = upstream(f"unix:{path}")
            assert await ask(to, "secret", "POST", "/peer/x", b"body", timeout_s=PATIENCE_S) == (
                201,
                b"yes",
            )
        (said,) = asked
        assert said.startswith(b"POST /peer/x HTTP/1.1\r\nHost: localhost\r\n")
        assert b"\r\nX-Mauseloch-Peer: secret\r\n" in said
        assert b"\r\nConnection: close\r\n" in said
        assert said.endswith(b"body")

    run(main())


def test_our_own_server_answers_a_peer() -> None:
    async def main() -> None:
        async with server() as at:
            to = upstream(f"http://{at.host}")
            assert await ask(to, "secret", "GET", "/healthz", timeout_s=PATIENCE_S) == (
                200,
                b"ok\n",
            )
            assert (await ask(to, "secret", "GET", "/nothing", timeout_s=PATIENCE_S))[0] == 404

    asyncio.run(asyncio.wait_for(main(), PATIENCE_S))


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"220 mail\r\n\r\n",
        b"HTTP/1.1 200 Ok\r\ncontent-length: 9\r\n\r\nhalf",
        b"HTTP/1.1 200 Ok\r\ncontent-length: 101\r\n\r\n" + bytes(101),
        b"HTTP/1.1 200 Ok\r\nx: " + bytes(1 << 17),
    ],
)
def test_a_reply_that_is_none_is_an_error(run: Any, answer: bytes) -> None:
    async def main() -> None:
        async with owned() as (owner, at):
            owner.answer = answer
            with pytest.raises(ConnectionError):
                await ask(at, "secret", "GET", "/", largest=100, timeout_s=PATIENCE_S)

    run(main())


def test_nobody_waits_for_a_silent_peer(run: Any) -> None:
    async def main() -> None:
        async with owned() as (owner, at):
            owner.ready.clear()
            with pytest.raises(TimeoutError):
                await ask(at, "secret", "GET", "/", timeout_s=0.05)
            owner.answer = b""
            owner.ready.set()

    run(main())


@pytest.mark.parametrize(
    ("address", "found", "authority"),
    [
        ("http://10.0.0.7:8000", Upstream("10.0.0.7", 8000), "10.0.0.7:8000"),
        ("http://node-b", Upstream("node-b", 80), "node-b"),
        ("http://[fd00::1]:81/mice/", Upstream("fd00::1", 81, "/mice"), "[fd00::1]:81"),
        ("unix:/run/b.sock", Upstream(socket="/run/b.sock"), "localhost"),
    ],
)
def test_addresses_of_nodes(address: str, found: Upstream, authority: str) -> None:
    assert upstream(address) == found
    assert found.authority == authority


@pytest.mark.parametrize(
    "address",
    [
        "",
        "10.0.0.7:8000",
        "https://node-b",
        "http://",
        "http://me@node-b",
        "http://node-b:port",
        "http://[node-b",
        "http://node-b/?x",
        "http://node-b/#x",
        "unix:here",
        "unix:/a\0b",
    ],
)
def test_what_is_no_address_of_a_node(address: str) -> None:
    with pytest.raises(SetupError, match="a node's address is"):
        upstream(address)


# Boundaries


@pytest.mark.parametrize("mask", [True, False])
def test_boundaries_are_found_wherever_the_bytes_are_cut(mask: bool) -> None:
    rng = random.Random(5)
    for _ in range(50):
        boundary = Boundary()
        ends, said = {0}, b""
        for one in frames(rng, 4, mask=mask):
            said += one
            ends.add(len(said))
        at = 0
        while at < len(said):
            size = rng.choice([1, 2, 3, 5, 100, 70_000])
            boundary.follow(said[at : at + size])
            at = min(at + size, len(said))
            assert boundary.between == (at in ends)
        assert not boundary.closed
        boundary.follow(goodbye(1000))
        assert boundary.closed


def test_frames_are_cut_off_one_by_one() -> None:
    for whole in frames(random.Random(6), 30, mask=True):
        if len(whole) <= 2000:
            assert first_frame(whole + b"next", 1000) == len(whole)
            assert not any(first_frame(whole[:size], 1000) for size in range(len(whole)))
        else:
            assert first_frame(whole[:20], 1000) == 20
