"""What travels over a connection, and when the server pings to see if it is still alive."""

import asyncio

import pytest
from msgspec import json
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from mauseloch.server.connection import Connection
from mauseloch.server.hub import Hub
from mauseloch.server.socket import _text
from mauseloch.store import MemoryStore
from tests.patience import PATIENCE_S
from tests.server.live import server


class Line:
    """A socket that records what it was asked to send."""

    def __init__(self) -> None:
        self.pings: list[bytes] = []
        self.sent: list[bytes] = []

    def send(self, *messages: bytes) -> None:
        self.sent += messages

    def ping(self, payload: bytes) -> None:
        self.pings.append(payload)

    def shortest_ms(self) -> int | None:
        return None

    def close(self, code: int) -> None:
        raise AssertionError(code)


def test_who_speaks_is_not_asked_whether_they_are_there() -> None:
    async def scene() -> None:
        line = Line()
        hub = Hub(MemoryStore())
        connection = Connection(hub, line, hub.doors.caller("192.0.2.1"))
        connection._keep_alive()
        assert len(line.pings) == 1, "a silent line is asked"
        connection.received(b'{"type":"rise","id":1}')
        connection._keep_alive()
        assert len(line.pings) == 1, "one that was just heard is not"
        connection._keep_alive()
        assert len(line.pings) == 2, "silent again"
        connection.gone()

    asyncio.run(scene())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_of_all_sizes_are_whole_text_frames(size: int) -> None:
    message = b"x" * size
    reader = StreamReader()
    reader.feed_data(b"".join(_text(message)))
    reader.feed_eof()
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    assert read.value.value == Frame(Opcode.TEXT, message, fin=True)
    reader_end = reader.at_eof()
    with pytest.raises(StopIteration) as end:
        next(reader_end)
    assert end.value.value is True, "and nothing after it"


def test_who_hangs_up_in_the_middle_of_a_request_leaves_no_trace(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        async with server() as at:
            host, _, port = at.host.partition(":")
            _, writer = await asyncio.open_connection(host, int(port))
            head = f"POST /api/tables HTTP/1.1\r\nhost: {at.host}\r\ncontent-length: 900\r\n\r\n"
            writer.write(f"{head}{{".encode())
            async with asyncio.timeout(PATIENCE_S):
                while not at.server.server_state.tasks:  # until it is being read
                    await asyncio.sleep(0.005)
                writer.close()
                while at.server.server_state.tasks:
                    await asyncio.sleep(0.005)

    asyncio.run(scene())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def said(number: int) -> bytes:
    """A message as a browser sends it, masked."""
    content = b'{"type":"rise","id":%d}' % number
    return Frame(Opcode.TEXT, content).serialize(mask=True)


PIECES = {
    "one by one": lambda a, b, c: [a, b, c],
    "two at once": lambda a, b, c: [a, b + c],
    "in the middle of a head": lambda a, b, c: [a, b[:1], b[1:] + c],
    "between head and content": lambda a, b, c: [a, b[:6], b[6:], c],
    "in the middle of the content": lambda a, b, c: [a + b[:9], b[9:] + c[:20], c[20:]],
    "with a ping between": lambda a, b, c: [
        a,
        Frame(Opcode.PING, b"x").serialize(mask=True),
        b,
        c,
    ],
    "with a pong between": lambda a, b, c: [
        a,
        Frame(Opcode.PONG, b"x").serialize(mask=True),
        b,
        c,
    ],
}


@pytest.mark.parametrize("how", PIECES)
def test_messages_are_understood_however_the_line_cuts_them(how: str) -> None:
    async def scene() -> list[int]:
        async with server() as at:
            host, _, port = at.host.partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"GET /live HTTP/1.1\r\nhost: {at.host}\r\nupgrade: websocket\r\n"
                "connection: upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            heard: list[int] = []
            async with asyncio.timeout(PATIENCE_S):
                await reader.readuntil(b"\r\n\r\n")
                for piece in PIECES[how](said(1), said(2), said(3)):
                    writer.write(piece)
                    await asyncio.sleep(0.02)  # so that pieces tend to arrive one by one
                while len(heard) < 3:
                    kind, size = await reader.readexactly(2)
                    content = await reader.readexactly(size)
                    if kind == 0x81:
                        heard.append(json.decode(content)["id"])
            writer.close()
            return heard

    assert asyncio.run(scene()) == [1, 2, 3]
