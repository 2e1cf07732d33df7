"""Slow and silent HTTP clients: none of them ties anything up for long."""

import asyncio
import contextlib
import resource
import sys
from pathlib import Path
from typing import Any

import pytest

from mauseloch.server import lines, service
from mauseloch.server.api import Api
from mauseloch.server.exchange import Request, text
from mauseloch.server.limits import Limits
from mauseloch.server.settings import Listen, Settings
from tests.patience import PATIENCE_S
from tests.server.live import Address, server
from tests.server.program import Program
from tests.server.test_matches import run

LARGE = 24 << 20
"""In bytes: more than any system buffers for us."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check connections more often than usual."""
    monkeypatch.setattr(lines, "LOOK_S", 0.02)


def direct(**limits: Any) -> Settings:
    """No proxy: the address that connects is the caller."""
    return Settings(limits=Limits(**limits), listen=Listen(trusted_proxies=()))


async def opened(at: Address, said: bytes = b"") -> Streams:
    name, _, port = at.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port), limit=1000)
    writer.write(said)
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Everything the server sends before it closes the connection."""
    said = b""
    async with asyncio.timeout(PATIENCE_S):
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                said += data
    return said


HALF = b"GET / HTTP/1.1\r\nhost: x\r\nx-half: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


def hits(at: Address, limit: str) -> float:
    return at.server.hub.metrics.value("limits_hit_total", limit=limit)


@pytest.mark.parametrize(
    ("said", "limit"), [(b"", "head_s"), (HALF, "head_s"), (HALF_BODY, "body_s")]
)
def test_requests_that_never_end_do(said: bytes, limit: str) -> None:
    async def main() -> None:
        short: Any = {limit: 0.05}
        async with server(limits=Limits(**short)) as at:
            half = [await opened(at, said) for _ in range(50)]
            answers = [await ended(reader) for reader, _ in half]
            assert limit == "body_s" or all(b" 408 " in one for one in answers)
            assert hits(at, limit) == 50
            assert not len(at.server.lines)
            for _, writer in half:
                writer.close()

    run(main())


def test_a_byte_now_and_then_does_not_help() -> None:
    async def main() -> None:
        async with server(limits=Limits(head_s=0.3)) as at:
            reader, writer = await opened(at, WHOLE)  # nor does an earlier, complete request
            await reader.readuntil(b"ok\n")
            writer.write(HALF)
            ending = asyncio.ensure_future(ended(reader))
            while not ending.done():
                writer.write(b"x")
                await asyncio.sleep(0.01)
            assert hits(at, "head_s") == 1
            writer.close()

    run(main())


def test_an_idle_line_is_closed_without_blame() -> None:
    async def main() -> None:
        async with server(limits=Limits(idle_s=0.05)) as at:
            reader, writer = await opened(at, WHOLE)
            assert (await ended(reader)).endswith(b"ok\n")
            assert hits(at, "idle_s") == 0
            writer.close()

    run(main())


def large(_self: Api, _: Request) -> Any:
    return text("x" * LARGE)


def test_who_does_not_read_a_large_reply_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Api, "health", large)

    async def main() -> None:
        async with server(limits=Limits(write_s=0.5, bytes_sending_each=2 * LARGE)) as at:
            unread = [await opened(at, WHOLE) for _ in range(4)]
            doors = at.server.hub.doors
            most = 0
            while hits(at, "write_s") < 2 or doors.sending:
                most = max(most, doors.sending)
                await asyncio.sleep(0.005)
            assert most == 2 * LARGE
            assert hits(at, "bytes_sending_each") == 2
            assert not doors.callers.known("127.0.0.1").sending
            for reader, writer in unread:
                writer.close()
                del reader

    run(main())


def test_who_reads_slowly_gets_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Api, "health", large)

    async def main() -> None:
        async with server() as at:
            reader, writer = await opened(
                at, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
            )
            said = await ended(reader)
            assert len(said.partition(b"\r\n\r\n")[2]) == LARGE
            assert not at.server.hub.doors.sending
            writer.close()

    run(main())


def test_an_address_has_only_so_many_lines() -> None:
    async def main() -> None:
        async with server(settings=direct(lines_each=3)) as at:
            three = [await opened(at, HALF) for _ in range(3)]
            while len(at.server.lines) < 3:
                await asyncio.sleep(0.005)
            reader, writer = await opened(at)
            assert b" 429 " in await ended(reader)
            assert hits(at, "lines_each") == 1
            writer.close()
            three[0][1].close()
            while len(at.server.lines) > 2:
                await asyncio.sleep(0.005)
            assert (await at.ask("GET", "/healthz"))[0] == 200
            for _, one in three:
                one.close()

    run(main())


def test_a_blocked_address_is_not_even_listened_to() -> None:
    async def main() -> None:
        async with server(settings=direct()) as at:
            at.server.hub.doors.blocks.add("127.0.0.1", 60)
            reader, writer = await opened(at)
            assert b" 429 " in await ended(reader)
            writer.close()

    run(main())


def test_newcomers_take_the_place_of_whoever_is_silent_for_longest() -> None:
    async def main() -> None:
        async with server(limits=Limits(lines=5)) as at:
            silent = [await opened(at, HALF) for _ in range(5)]
            while len(at.server.lines) < 5:
                await asyncio.sleep(0.005)
            silent[0][1].write(b"x")  # no longer silent
            await asyncio.sleep(0.05)
            assert (await at.ask("GET", "/healthz"))[0] == 200
            assert b" 408 " in await ended(silent[1][0])
            assert not silent[0][0].at_eof()
            assert hits(at, "lines") == 1
            for _, writer in silent:
                writer.close()

    run(main())


def test_who_is_owed_a_reply_is_not_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    done = asyncio.Event()

    async def waits(_self: Api, _: Request) -> Any:
        await done.wait()
        return text("ok\n")

    monkeypatch.setattr(Api, "health", waits)

    async def main() -> None:
        async with server(limits=Limits(lines=2, head_s=0.1)) as at:
            owed = [await opened(at, WHOLE) for _ in range(2)]
            while [one.stage for one in at.server.lines._all] != ["reply", "reply"]:
                await asyncio.sleep(0.005)
            reader, writer = await opened(at)
            assert b" 503 " in await ended(reader)
            writer.close()
            done.set()
            for one, its in owed:
                assert b" 200 " in await one.readuntil(b"ok\n")
                its.close()

    run(main())


def test_pages_are_still_sent_when_websockets_take_all_they_may() -> None:
    async def main() -> None:
        async with server() as at:
            at.server.hub.doors.descriptors = 5
            table = await at.table(game="geier", seats=2)
            async with contextlib.AsyncExitStack() as people:
                for _ in range(4):
                    await people.enter_async_context(at.client(table["code"]))
                status, failure = await at.ask("GET", "/live")
                assert (status, failure["code"]) == (503, "full")
                silent = [await opened(at, HALF) for _ in range(3)]
                assert (await at.ask("GET", "/"))[0] in {200, 503}  # 503 if the pages aren't built
                assert (await at.ask("GET", "/healthz"))[0] == 200
                for _, writer in silent:
                    writer.close()

    run(main())


def test_as_many_descriptors_are_used_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    allowed = (256, 5000)
    monkeypatch.setattr(resource, "getrlimit", lambda _: allowed)
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    assert service.descriptors() == 5000 - service.KEPT_DESCRIPTORS
    assert asked == [(5000, 5000)]
    allowed = (100, 100)
    assert service.descriptors() == 50
    allowed = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert service.descriptors() == sys.maxsize

    def refuses(*_: Any) -> None:
        raise ValueError

    allowed = (256, resource.RLIM_INFINITY)
    monkeypatch.setattr(resource, "setrlimit", refuses)
    assert service.descriptors() == 128


def test_a_server_with_few_descriptors_locks_nobody_out(tmp_path: Path) -> None:
    async def main() -> None:
        few = 90
        program = Program(tmp_path / "few.db", limit_descriptors=few)
        try:
            await program.start()
            silent: list[Streams] = []
            for _ in range(few + 30):  # more than it can hold
                with contextlib.suppress(OSError):
                    silent.append(await opened(program.at, HALF))
            for _ in range(3):
                assert (await program.at.ask("GET", "/healthz"))[0] == 200
            table = await program.at.table(game="geier", seats=2, name="Mia")
            async with program.at.client(table["code"], table["token"]) as mia:
                assert mia.welcome["type"] == "welcome"
            for _, writer in silent:
                writer.close()
        finally:
            await program.kill()

    run(main())
