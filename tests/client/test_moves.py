"""A bot on a cluster: it follows its table from one server to another."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from mauseloch import client
from mauseloch.client.route import ANYWHERE, MOST_MOVES, Route
from mauseloch.core.words import Say
from tests.client.test_lines import GONE, WELCOME, stays
from tests.client.test_playing import Asked, run
from tests.server.live import Address
from tests.server.test_nodes import dies, nodes, rooms, until


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make leases long: on a busy machine no server loses one unless a test wants it."""
    monkeypatch.setattr("tests.server.test_nodes.LEASE_S", 10.0)


class Router:
    """One address for both servers: the path names the server; the second gets everything else."""

    def __init__(self, a: Address, b: Address) -> None:
        self.paths: list[str] = []
        self.unreachable = ""
        """Requests to this server fail as if it did not answer."""
        self._nodes = {"a": a, "b": b}

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        async with await asyncio.start_server(self._met, "127.0.0.1", 0) as opened:
            yield f"http://127.0.0.1:{opened.sockets[0].getsockname()[1]}"

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        path = head.split()[1].decode()
        self.paths.append(path)
        name = path[2:].partition("/")[0] if path.startswith("/@") else "b"
        if name == self.unreachable:
            writer.write(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n")
            writer.close()
            return
        host, _, port = self._nodes[name].host.partition(":")
        far_reader, far_writer = await asyncio.open_connection(host, int(port))
        far_writer.write(head)
        await asyncio.gather(_copied(reader, far_writer), _copied(far_reader, writer))


async def _copied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


class Paused(Asked):
    """A bot that pauses in the middle of a match until a test lets it continue."""

    def __init__(self) -> None:
        super().__init__("geier")
        self.waits, self.may_go_on = threading.Event(), threading.Event()

    def __call__(self, question: Any) -> Any:
        if len(self.questions) == 3:
            self.waits.set()
            self.may_go_on.wait()
        return super().__call__(question)


Told = list[Say]


async def stay_at(at: str, opened: Any, bot: Any, told: Told) -> client.Stay:
    """Play one match as its host."""
    address = client.address(at, opened["link"])
    return await client.join(
        address, bot, token=opened["token"], seat=0, matches=1, tell=told.append
    )


async def table(at: Address) -> Any:
    return await at.table(game="geier", seats=2, bots=["simple"], sit=False)


@pytest.mark.parametrize("unreachable", ["", "a"])
def test_a_bot_goes_where_its_table_is_or_else_is_passed_on(
    postgresql: str, unreachable: str
) -> None:
    told: Told = []

    async def main() -> None:
        async with nodes(postgresql) as (a, b):
            opened, router = await table(a), Router(a, b)
            router.unreachable = unreachable
            async with router.running() as at:
                stay = await stay_at(at, opened, Asked("geier"), told)
            assert (stay.matches, stay.ended.id) == (1, "join-enough")
            back = [ANYWHERE] if unreachable else []
            assert router.paths == [ANYWHERE, opened["live"], *back]
            assert f"mauseloch_relayed_total {len(back)}" in b.server.hub.numbers()

    run(main())
    assert [line.id for line in told] == ["join-sat", "join-over"]


def test_a_bot_follows_a_table_that_is_handed_over(postgresql: str) -> None:
    told: Told = []
    bot = Paused()

    async def main() -> None:
        async with nodes(postgresql) as (a, b):
            opened, router = await table(a), Router(a, b)
            async with router.running() as at:
                staying = asyncio.ensure_future(stay_at(at, opened, bot, told))
                await asyncio.to_thread(bot.waits.wait)
                a.server.should_exit = True
                await until(lambda: rooms(b) and next(iter(rooms(b).values())).lookers)
                bot.may_go_on.set()
                assert (await staying).ended.id == "join-enough"
            elsewhere = opened["live"].replace("@a", "@b")
            assert router.paths == [ANYWHERE, opened["live"], elsewhere]

    run(main())
    assert [line.id for line in told] == ["join-sat", "join-over"], "nothing was lost"
    assert len(bot.questions) == 15, "no question was asked twice"


def test_a_bot_goes_on_elsewhere_when_a_server_dies(postgresql: str) -> None:
    told: Told = []
    bot = Paused()

    async def main() -> None:
        async with nodes(postgresql) as (a, b):
            opened, router = await table(a), Router(a, b)
            async with router.running() as at:
                staying = asyncio.ensure_future(stay_at(at, opened, bot, told))
                await asyncio.to_thread(bot.waits.wait)
                dies(a)
                await until(lambda: rooms(b) and next(iter(rooms(b).values())).lookers)
                bot.may_go_on.set()
                assert (await staying).ended.id == "join-enough"

    run(main())
    # The server stops serving the table before the others may take it over.
    assert [line.id for line in told] == ["join-sat", "join-paused", "join-over"]


def test_what_a_server_says_that_had_the_table_before_is_ignored() -> None:
    now, before = {**WELCOME, "epoch": 3}, {**WELCOME, "epoch": 2}
    late = {"type": "update", "match": "m", "sequence": 9, "view": {"seat": 0}, "news_from": 4}
    old = msgspec.json.encode({**late, "epoch": 2, "news": []}).decode()
    fresh = {**late, "epoch": 3, "news": []}
    stay, heard, _ = asyncio.run(stays([now, old, fresh], [before], [GONE]))
    assert stay.ended.id == "join-gone"
    assert [one["type"] for one in heard[0]] == ["hello", "sync"]
    assert [one[0]["epoch"] for one in heard] == [0, 3, 3]


def test_a_server_that_does_not_know_of_moves_is_not_told_of_them() -> None:
    heard: list[Any] = []

    async def handle(socket: ServerConnection) -> None:
        async for said in socket:
            hello = msgspec.json.decode(said)
            heard.append(hello)
            knows = {"type": "bye", "code": "table_failed"}
            answer = {"type": "refused", "id": hello["id"], "code": "garbled"}
            await socket.send(msgspec.json.encode(answer if "moves" in hello else knows).decode())

    async def main() -> None:
        async with serve(handle, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            at = client.address(f"127.0.0.1:{port}/t/x-1")
            stay = await client.join(at, lambda question: question.legal[0], token="t")  # noqa: S106 - no secret
            assert stay.ended.id == "join-gone"

    run(main())
    assert ["moves" in one for one in heard] == [True, False]
    assert "epoch" not in heard[1]


def test_a_way_that_leads_round_in_circles_is_left() -> None:
    route = Route()
    for _ in range(MOST_MOVES):
        assert route.moved("/@a/live/1")
        assert route.path == "/@a/live/1"
    assert not route.moved("/@b/live/1")
    assert (route.path, route.follows) == (ANYWHERE, True)
    assert route.moved("/@a/live/1"), "one may go on later"


def test_nobody_is_sent_to_another_host() -> None:
    route = Route()
    route.come("//evil.example/live")
    assert client.address("http://x:1/t/y").live_at(route.path) == "ws://x:1//evil.example/live"
    route.come("http://evil.example/live")
    assert route.path == ANYWHERE


def test_who_cannot_reach_a_server_is_passed_on_until_the_table_is_found() -> None:
    route = Route()
    route.arrived("/@a/live/1")
    assert route.failed(), "there may be another one"
    assert (route.path, route.follows) == (ANYWHERE, True), "it may be somewhere else by now"
    route.moved("/@a/live/1")
    assert route.failed()
    assert (route.path, route.follows) == (ANYWHERE, False)
    assert not route.failed(), "there is none at all"
    route.arrived()
    assert route.follows
