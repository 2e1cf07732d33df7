"""Clients that flood a server are cut off or slowed down, and other players don't notice."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame

from mauseloch.server import connection, question, socket
from mauseloch.server.limits import Limits, Rate
from mauseloch.server.metrics import Metrics
from mauseloch.server.room import Room
from mauseloch.server.socket import SLICE, Socket
from mauseloch.server.wire import VERSION, Hello, Start
from mauseloch.store import MemoryStore
from mauseloch.tables.table import new_table
from tests.patience import PATIENCE_S
from tests.server.live import PLENTY, Address, asked, server
from tests.server.stage import AtOnce, HandClock, Person, quiet
from tests.server.test_matches import run

MASK = bytes(4)
KEY = b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
FLOODS = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "fragments": b"\x00\x80" + MASK,
    "empty texts": b"\x81\x80" + MASK,
    "one byte each": b"\x81\x81" + MASK + b"x",
    "bytes": b"\x82\xfe\x3f\x00" + MASK + bytes(0x3F00),
}


@contextlib.asynccontextmanager
async def raw(
    at: Address, *more: bytes
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]]:
    """Open a WebSocket with no library to enforce the rules; yield the server's reply too."""
    name, _, port = at.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    head = [b"GET /live HTTP/1.1", b"upgrade: websocket", b"connection: upgrade", *more]
    if not any(one.startswith(b"host:") for one in more):
        head.append(b"host: " + at.host.encode())
    writer.write(b"\r\n".join(head) + b"\r\n" + KEY + b"\r\n")
    try:
        async with asyncio.timeout(PATIENCE_S):
            yield reader, writer, await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


async def flood(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send all the data, unless the server hangs up first."""
    with contextlib.suppress(ConnectionError):
        writer.write(data)
        await writer.drain()


# One connection


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_before_it_costs_anything(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    taken: list[object] = []
    read, take = Socket._read, Socket._take

    def counted(self: Socket, data: bytes) -> None:
        sizes.append(len(data))
        read(self, data)

    def taking(self: Socket, frame: Frame) -> None:
        taken.append(frame)
        take(self, frame)

    monkeypatch.setattr(Socket, "_read", counted)
    monkeypatch.setattr(Socket, "_take", taking)
    begin = b"\x01\x80" + MASK if kind == "fragments" else b""

    async def main() -> None:
        async with server(limits=Limits()) as at, raw(at) as (reader, writer, head):
            assert b" 101 " in head
            sizes.clear()
            await flood(writer, begin + FLOODS[kind] * (1_000_000 // len(FLOODS[kind])))
            with contextlib.suppress(ConnectionError):
                last = b""
                while data := await reader.read(1 << 16):
                    last = data
                assert b"\x03\xf0" in last, "nobody said 1008"
            while at.server.hub.doors.sockets:
                await asyncio.sleep(0.01)
            assert (await at.ask("GET", "/healthz"))[0] == 200
            assert at.server.hub.metrics.value("limits_hit_total", limit="work") <= 1

    run(main())
    assert max(sizes) <= SLICE
    assert len(taken) <= 2 * SLICE // 6
    assert sum(sizes) <= 512 << 10, "most of it was never read"


def test_others_have_their_turn_between_two_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []
    now = 0
    read = Socket._read

    def counted(self: Socket, data: bytes) -> None:
        turns.append(now)
        read(self, data)

    async def main() -> None:
        nonlocal now
        limits = Limits(work=PLENTY, work_each=PLENTY)
        async with server(limits=limits) as at, raw(at) as (_, writer, _head):
            monkeypatch.setattr(Socket, "_read", counted)
            await flood(writer, FLOODS["pongs"] * 20_000)
            while len(turns) < 20_000 * 6 / SLICE:
                now += 1
                await asyncio.sleep(0)

    run(main())
    assert max(turns.count(one) for one in set(turns)) == 1


def test_an_address_that_sends_too_much_is_read_more_slowly_and_loses_nothing() -> None:
    async def main() -> None:
        limits = Limits(work_each=Rate(100, 60_000), burst=10_000, per_second=10_000)
        async with server(limits=limits) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"]) as mia:
                said = await asyncio.gather(*(mia.say("sync") for _ in range(100)))
                assert [one["type"] for one in said] == ["done"] * 100
            assert at.server.hub.metrics.value("limits_hit_total", limit="work_each") > 0

    run(main())


def test_a_long_log_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "A_FEW", 1)

    async def main() -> None:
        async with server(limits=Limits(burst=20, per_second=0.001)) as at:
            bots = ["simple"]
            table = await at.table(game="zocken", seats=2, name="Mia", bots=bots, pace="relaxed")
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                question = await mia.until(lambda one: asked(one) or len(one.news) > 1)
                if len(mia.news) < 2:  # Mia begins, so no news comes before she plays
                    said = {"question": question["number"], "action": question["legal"][0]}
                    await mia.say("answer", **said)
                    await mia.until(lambda one: len(one.news) > 1)
                missed = len(mia.news)
                syncs = [await mia.say("sync", have=0) for _ in range(12)]
                refused = [one for one in syncs if one["type"] == "refused"]
                assert {one["code"] for one in refused} == {"too_fast"}
                assert len(syncs) - len(refused) < 20 / (1 + missed)
            async with at.client(table["code"], table["token"]) as back:
                assert (await back.say("sync", have=missed))["type"] == "done"

    run(main())


def test_an_address_cannot_have_long_logs_sent_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "A_FEW", 0.5)
    monkeypatch.setattr(socket, "LONGEST_REST_S", 0.01)

    async def main() -> None:
        async with server(limits=Limits()) as at:
            table = await at.table(game="zocken", seats=2, name="Mia", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await mia.until(lambda one: one.news)
                caller = at.server.hub.doors.caller("127.0.0.1")
                caller.work.spend(time.monotonic(), 10**9)
                async with connect(f"ws://{at.host}/live") as late:
                    hello = {"type": "hello", "id": 1, "version": VERSION, "table": table["code"]}
                    await late.send(json.dumps(hello))
                    assert json.loads(await late.recv())["code"] == "too_fast"

    run(main())


def test_who_never_says_hello_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_S", 0.02)

    async def main() -> None:
        async with server(limits=Limits(hello_s=0.1)) as at:
            async with connect(f"ws://{at.host}/live") as silent:
                await asyncio.wait_for(silent.wait_closed(), PATIENCE_S)
                assert silent.close_code == connection.TRY_AGAIN
            table = await at.table(game="geier", seats=2, name="Mia")
            async with at.client(table["code"], table["token"]) as mia:
                (looker,) = next(iter(at.server.hub.rooms.values())).lookers
                while len(looker.line.trips_ms) < 5:  # well past `hello_s`
                    await asyncio.sleep(0.01)
                assert not mia.closed

    run(main())


# Before a connection is accepted


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ([b"origin: http://a", b"origin: http://a"], 400, "garbled"),
        ([b"origin: http://a"], 403, "other_origin"),
        ([b"origin: null"], 403, "other_origin"),
    ],
)
def test_a_refused_connection_is_told_why(headers: list[bytes], status: int, code: str) -> None:
    async def main() -> None:
        async with server() as at:
            async with raw(at, *headers) as (reader, _, head):
                assert head.split()[1] == str(status).encode()
                assert json.loads(await reader.read())["code"] == code
            assert at.server.hub.metrics.value("connections_refused_total", reason=code) == 1

    run(main())


def test_two_hosts_are_no_request() -> None:
    async def main() -> None:
        async with server() as at, raw(at, b"host: a", b"host: b") as (_, _writer, head):
            assert head.split()[1] == b"400"
            refused = at.server.hub.metrics.value("connections_refused_total", reason="garbled")
            assert refused == 1

    run(main())


def test_too_many_new_connections_are_refused_with_a_reason() -> None:
    async def main() -> None:
        async with server(limits=Limits(handshakes=Rate(2, 1), connections_each=2)) as at:
            async with connect(f"ws://{at.host}/live"), connect(f"ws://{at.host}/live"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(f"ws://{at.host}/live")
                assert refused.value.response.status_code == 429
                failure = json.loads(refused.value.response.body or b"")
                assert failure["code"] == "too_many_connections"
                status, failure = await at.ask("GET", "/live")
                assert (status, failure["code"]) == (429, "too_many_connections")
            while at.server.hub.doors.sockets:
                await asyncio.sleep(0.01)
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{at.host}/live")
            assert json.loads(refused.value.response.body or b"")["code"] == "too_fast"
            assert int(refused.value.response.headers["Retry-After"]) > 0
            status, failure = await at.ask("GET", "/live")
            assert (status, failure["code"]) == (426, "upgrade")

    run(main())


def test_a_blocked_address_is_turned_away_and_others_are_not() -> None:
    async def main() -> None:
        async with server() as at:
            at.server.hub.doors.blocks.add("203.0.113.7", 60)
            theirs = {"X-Forwarded-For": "203.0.113.7"}
            with pytest.raises(InvalidStatus, match="429"):
                await connect(f"ws://{at.host}/live", additional_headers=theirs)
            async with connect(f"ws://{at.host}/live"):
                pass
            assert "mauseloch_blocked 1.0" in at.server.hub.numbers()

    run(main())


# One address


def test_an_address_opens_only_so_many_tables_and_gets_them_back() -> None:
    async def main() -> None:
        async with server(limits=Limits(tables_each=3)) as at:
            wanted = {"game": "geier", "seats": 2}
            for _ in range(3):
                await at.table(**wanted)
            status, failure = await at.ask("POST", "/api/tables", wanted)
            assert (status, failure["code"]) == (429, "too_many_tables")
            hub = at.server.hub
            await hub._drop(next(iter(hub.rooms.values())))
            await at.table(**wanted)

    run(main())


def test_requests_are_limited() -> None:
    async def main() -> None:
        async with server(limits=Limits(requests=Rate(3, 1))) as at:
            answers = [await at.ask("GET", path) for path in ("/healthz", "/", "/nothing", "/")]
            assert answers[3][0] == 429
            assert answers[3][1]["code"] == "too_fast"
            assert at.server.hub.metrics.value("limits_hit_total", limit="requests") == 1

    run(main())


def test_wrong_codes_are_limited_over_http_and_websockets_alike() -> None:
    async def main() -> None:
        async with server(limits=Limits(wrong_codes=Rate(3, 0.001))) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            for wrong in ("bababa-11", "BABA baba 1111"):
                assert (await at.ask("GET", f"/api/tables/{wrong.replace(' ', '%20')}"))[0] == 404
            assert (await at.ask("GET", f"/api/tables/{'0' * 32}"))[0] == 404
            async with connect(f"ws://{at.host}/live") as guesser:
                codes = []
                for number in range(3):
                    hello = {"type": "hello", "id": number, "version": VERSION, "table": "guess-1"}
                    await guesser.send(json.dumps(hello))
                    codes.append(json.loads(await guesser.recv())["code"])
                assert codes == ["no_table", "wrong_codes", "wrong_codes"]
            status, failure = await at.ask("GET", f"/api/tables/{table['code']}")
            assert (status, failure["code"]) == (429, "wrong_codes"), "that would tell who is right"
            assert (await at.ask("GET", f"/api/tables/{table['link']}"))[0] == 200

    run(main())


def test_matches_and_those_among_bots_are_not_started_too_often() -> None:
    async def main() -> None:
        limits = Limits(matches_started=Rate(4, 0.001), bot_matches=Rate(2, 0.001))

        async def starts(at: Address, **more: Any) -> str:
            table = await at.table(game="geier", seats=2, bots=["simple"], **more)
            async with at.client(table["code"], table["token"]) as host:
                said = await host.say("start")
                return str(said.get("code", said["type"]))

        async with server(limits=limits) as at:
            assert [await starts(at, sit=False) for _ in range(3)] == ["done", "done", "too_fast"]
            assert [await starts(at) for _ in range(2)] == ["done", "too_fast"]

    run(main())


def test_hints_are_limited() -> None:
    async def main() -> None:
        async with server(limits=Limits(hints=Rate(0, 0.001))) as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                assert (await mia.say("hint", question=0))["code"] == "too_fast"

    run(main())


@pytest.mark.parametrize("seated", [False, True])
def test_bots_among_themselves_take_their_time(seated: bool) -> None:
    async def main() -> None:
        clock = HandClock()
        table = new_table(
            id="link",
            code="code",
            game="geier",
            options={},
            seats=3,
            bots=["simple", "simple"] if seated else ["simple"] * 3,
            public=False,
            pace="calm",
            host="mia",
            now=clock.now,
        )
        if seated:
            table.sit("mia", None, "Mia", clock.now)
        store = MemoryStore()
        await store.open()
        changes, table.changes = table.changes, []
        await store.write(*changes)
        room, person = Room(table, store, AtOnce(), clock, Metrics()), Person()
        room.hello(person, Hello(id=1, version=VERSION, table="code", token="mia"))  # noqa: S106
        room.start(person, Start(id=2))
        await quiet()
        match = table.running()
        lengths = [match.length]
        for _ in range(2):
            await clock.wind(question.ALONE_S * 0.6)
            lengths.append(match.length)
        first, half, whole = lengths
        if seated:  # Mia's client plays too: bots answer at once, then wait for it
            assert match.waiting.seats == (0,)
            assert first == half == whole
        else:
            assert first == half < whole

    run(main())


# The list of tables


def test_the_list_of_tables_is_short_fresh_and_begins_with_free_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = 0
    info = Room.info

    def counted(self: Room) -> Any:
        nonlocal made
        made += 1
        return info(self)

    async def main() -> None:
        async with server() as at:
            codes = []
            for number in range(5):
                bots = ["simple"] if number % 2 else []
                table = await at.table(game="geier", seats=2, public=True, bots=bots)
                codes.append(table["code"])
            await at.table(game="geier", seats=2)
            monkeypatch.setattr(Room, "info", counted)
            monkeypatch.setattr("mauseloch.server.api.LISTED", 4)
            doors = at.server.hub.doors
            now = doors.now()
            monkeypatch.setattr(doors, "now", lambda: now)
            for _ in range(3):
                _, listed = await at.ask("GET", "/api/tables")
            assert [one["code"] for one in listed] == [codes[at] for at in (4, 2, 0, 3)]
            assert made == 4, "nothing is built that is not shown, and once a second will do"
            await at.table(game="geier", seats=2, public=True)
            assert (await at.ask("GET", "/api/tables"))[1] == listed
            now += 1.0
            assert (await at.ask("GET", "/api/tables"))[1] != listed

    run(main())


def test_slices_hold_no_more_frames_than_a_turn_may_take() -> None:
    assert Limits().work.at_once >= SLICE // 6 * socket.A_FRAME
