"""What goes over a line, and when a line is asked whether it is still alive."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from mauseloch.server.connection import Connection
from mauseloch.server.hub import Hub
from mauseloch.server.socket import _text
from mauseloch.store import MemoryStore
from tests.patience import PATIENCE_S
from tests.server.live import server


class Line:
    """A socket that keeps what it was asked to send."""

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
                while not at.server.server_state.tasks:  # the request is being read
                    await asyncio.sleep(0.005)
                writer.close()
                while at.server.server_state.tasks:
                    await asyncio.sleep(0.005)

    asyncio.run(scene())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
