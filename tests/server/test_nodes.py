"""Several servers sharing one database act as one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from msgspec import json, structs
from websockets.asyncio.client import connect

from mauseloch.core.errors import SetupError
from mauseloch.server import place
from mauseloch.server.hub import Hub
from mauseloch.server.outbox import Outbox
from mauseloch.server.place import Place
from mauseloch.server.settings import Node, Settings
from mauseloch.store import HandOver, LostTableError, PutTable, StoreAwayError
from mauseloch.store.memory import MemoryStore
from mauseloch.store.nodes import Peer, Taken
from mauseloch.store.sql import SqlStore
from tests.patience import PATIENCE_S
from tests.server.live import QUICK, Address, Client, asked, over, server
from tests.store.stories import story

LEASE_S = 2.0
LATE = {"old_question", "not_awaited", "not_playing"}


@contextlib.asynccontextmanager
async def nodes(url: str, names: str = "ab", **given: Any) -> AsyncIterator[list[Address]]:
    """Start servers that know each other."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for name in names:
            node = Node(name=name, lease_s=LEASE_S)
            settings = Settings(limits=QUICK, node=node, **given)
            found.append(await stack.enter_async_context(server(SqlStore(url), settings=settings)))
        for at in found:
            await until(lambda at=at: len(place_of(at).peers) >= len(names) - 1)
        yield found


async def until(true: Any) -> None:
    """Wait until this is true."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.02)


async def play(client: Client, answers: int = 10**6) -> None:
    """Give this many answers, or play to the end."""
    while answers > 0 and not over(client):
        found = await client.until(lambda one: asked(one) or over(one))
        if "legal" in found:
            fields = {"question": found["number"], "action": found["legal"][0]}
            done = await client.say("answer", **fields)
            assert done["type"] == "done" or done["code"] in LATE, done
            answers -= 1


def heard(client: Client) -> list[Any]:
    return [json.decode(one) for one in client.frames]


def bye(client: Client) -> Any:
    return next((one for one in heard(client) if one["type"] == "bye"), None)


async def fire(client: Client, kind: str, **fields: Any) -> None:
    """Send a message without waiting for an answer."""
    await client.socket.send(json.encode({"type": kind, "id": 999, **fields}).decode())


def place_of(at: Address) -> Place:
    found = at.server.hub.place
    assert found is not None
    return found


def rooms(at: Address) -> dict[str, Any]:
    return at.server.hub.rooms


@contextlib.asynccontextmanager
async def hello(at: Address, path: str = "/live", **fields: Any) -> AsyncIterator[Any]:
    """A fresh connection and the first answer on it."""
    async with connect(f"ws://{at.host}{path}") as socket:
        client = Client(socket)
        reading = asyncio.ensure_future(client.read())
        try:
            yield client, await client.say("hello", version=2, **fields)
        finally:
            reading.cancel()


@story
async def test_a_table_is_found_through_any_server(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"], public=True)
        assert opened["live"].startswith("/@a/live/")
        assert opened["link"] not in opened["live"]
        assert opened["code"] not in opened["live"]
        for name in (opened["code"], opened["link"]):
            status, table = await b.ask("GET", f"/api/tables/{name}")
            assert (status, table["code"]) == (200, opened["code"])
            async with hello(b, table=name, token=opened["token"], moves=True) as (_, moved):
                assert (moved["type"], moved["node"]) == ("moved", "a")
                assert moved["live"] == opened["live"]
        async with hello(a, opened["live"], table=opened["link"], moves=True) as (_, welcome):
            assert (welcome["type"], welcome["epoch"]) == ("welcome", 1)
            assert welcome["live"] == opened["live"]
        status, listed = await b.ask("GET", "/api/tables")
        assert [one["code"] for one in listed] == [opened["code"]]
        status, failure = await b.ask("GET", "/api/tables/babababa-1234")
        assert (status, failure["code"]) == (404, "no_table")
        assert not rooms(b)


@story
async def test_a_table_that_only_a_newer_server_understands_is_not_listed(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        known = await a.table(game="geier", seats=2, public=True)
        newer = await a.table(game="geier", seats=2, public=True)
        rooms(a)[newer["link"]].table.document.pace = "by post"
        status, listed = await b.ask("GET", "/api/tables")
        assert status == 200
        assert [one["code"] for one in listed] == [known["code"]]


@story
async def test_whoever_cannot_follow_is_relayed_and_plays_a_match(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        async with b.client(opened["link"], opened["token"]) as client:
            assert client.welcome["seat"] == 0
            assert (await client.say("start"))["type"] == "done"
            await play(client)
        assert rooms(a)
        assert not rooms(b)
        assert "mauseloch_relayed_total 1" in b.server.hub.numbers()


@story
async def test_in_a_race_a_line_that_is_relayed_counts_as_long_as_it_is(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_by: list[int] = []

    def shortest_ms(opened: Any) -> int:
        asked_by.append(opened.getsockname()[1])
        return 70

    monkeypatch.setattr("mauseloch.server.socket.shortest_ms", shortest_ms)
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geflippt", seats=2, sit=False)
        async with b.client(opened["link"], opened["token"]) as client:
            assert (await client.sit(name="Mia"))["type"] == "seated"
            (looker,) = rooms(a)[opened["link"]].lookers
            assert looker.socket.shortest_ms() == 70, "not how far it is to the other server"
            assert asked_by == [int(b.host.partition(":")[2])]


@story
async def test_a_redirect_that_does_not_lead_there_is_relayed(postgresql: str) -> None:
    """A proxy may send anyone to any node: that is slower but always works."""
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2)
        path = opened["live"]
        async with hello(b, path, table=opened["code"], moves=True) as (_, welcome):
            assert welcome["type"] == "welcome"


@story
async def test_peers_are_asked_by_peers_alone(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2)
        for path in ("/peer/tables", f"/peer/tables/{opened['link']}"):
            assert (await a.ask("GET", path))[0] == 404
            wrong = place_of(b).me.secret
            assert (await a.ask("GET", path, x_mauseloch_peer=wrong))[0] == 404


@story
async def test_the_tables_of_a_dead_server_go_on_elsewhere(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        async with a.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            await play(client, 1)
        revive = dies(a)
        await until(lambda: rooms(b))
        async with b.client(opened["link"], opened["token"]) as client:
            assert client.welcome["epoch"] == 2
            await play(client)
        revive()
        await until(lambda: not rooms(a) and place_of(a).lease.stands)
        async with a.client(opened["link"], opened["token"]) as client:
            assert client.welcome["epoch"] == 2, "a was not dead at all, and knows whose it is"


def dies(at: Address) -> Callable[[], None]:
    """Stop its heartbeats, as if it were cut off; return a function that revives them."""
    registry = place_of(at)._registry
    beat = registry.beat

    async def never(*_: Any, **__: Any) -> None:
        raise StoreAwayError("cut off")

    registry.beat = never  # type: ignore[method-assign]  # on purpose
    return lambda: setattr(registry, "beat", beat)


@story
async def test_who_has_no_lease_says_nothing(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        async with a.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            dies(a)
            place = place_of(a)
            await until(lambda: not place.lease.stands)
            before = len(client.frames)
            await fire(client, "sync", have=0)
            await fire(client, "hint", question=0)
            await until(lambda: len(client.frames) > before + 1)
            assert {one["type"] for one in heard(client)[before:]} <= {"refused", "paused", "bye"}
            status, _ = await a.ask("GET", "/readyz")
            assert status == 503
            await until(lambda: bye(client))
            assert (bye(client)["code"], "back_ms" in bye(client)) == ("moved", True)
        await until(lambda: rooms(b))  # without any request


@story
async def test_what_happens_just_as_a_lease_ends_is_told_once_it_is_renewed(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease may end while the server is busy, and be renewed before its timer rings."""
    async with nodes(postgresql, "a") as (a,):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        async with a.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            question = await client.until(asked)
            place = place_of(a)
            done = asyncio.Event()
            tell_all = Outbox._tell_all

            def noticed(self: Outbox) -> None:
                tell_all(self)
                done.set()

            monkeypatch.setattr(Outbox, "_tell_all", noticed)
            assert place._lapsing is not None
            place._lapsing.cancel()
            place.lease.end()
            fields = {"question": question["number"], "action": question["legal"][0]}
            await fire(client, "answer", **fields)
            await done.wait()
            assert not any(one.get("id") == 999 for one in heard(client)), "nobody may be told yet"
            await client.until(lambda one: any(told.get("id") == 999 for told in heard(one)))


@story
async def test_while_the_database_is_away_for_everybody_nobody_is_sent_around(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        async with a.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            looks: list[bool] = []
            others_are_ready = Place._others_are_ready

            async def counted(self: Place) -> bool:
                looks.append(await others_are_ready(self))
                return looks[-1]

            monkeypatch.setattr(Place, "_others_are_ready", counted)
            revive = [dies(a), dies(b)]
            await until(lambda: not any(place_of(one).lease.stands for one in (a, b)))
            monkeypatch.setattr(place, "SHOW_OUT_S", 0.05)
            await until(lambda: len(looks) > 4)
            assert not any(looks)
            assert bye(client) is None
            coming = asyncio.ensure_future(arrives(a, opened))
            for again in revive:
                again()
            assert (await coming)["type"] == "welcome", "nobody had to come twice"
            await play(client, 1)
            assert not client.closed


@story
async def test_who_comes_to_a_server_that_is_cut_off_is_sent_to_the_others(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "PATIENCE_S", PATIENCE_S)
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        dies(a)
        await until(lambda: not place_of(a).lease.stands)
        gone = await arrives(a, opened)
        assert (gone["type"], gone["code"], "live" in gone) == ("bye", "moved", False)
        assert (await arrives(b, opened))["type"] == "welcome"


async def arrives(at: Address, opened: Any) -> Any:
    """The first message, pauses aside, for a player who returns to their table."""
    async with connect(f"ws://{at.host}/live") as socket:
        fields = {"table": opened["link"], "token": opened["token"], "version": 2}
        await socket.send(json.encode({"type": "hello", "id": 1, **fields}).decode())
        while True:
            told = json.decode(await socket.recv())
            if told["type"] not in {"paused", "resumed"}:
                return told


@story
async def test_a_table_is_written_by_its_owner_alone(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        async with a.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            me, other = place_of(a).me.number, place_of(b).me.number
            await b.server.hub.store.write(HandOver(opened["link"], me, 1, other))
            question = await client.until(asked)
            action = question["legal"][0]
            await fire(client, "answer", question=question["number"], action=action)
            await until(lambda: bye(client))
            assert not any(one.get("id") == 999 for one in heard(client))
        assert not rooms(a)
        async with b.client(opened["link"], opened["token"]) as client:
            assert client.welcome["epoch"] == 2
            assert await client.until(asked), "what nobody has stored is asked for again"


@story
async def test_who_knows_of_a_later_owner_is_not_answered_by_the_one_before(
    postgresql: str,
) -> None:
    """After a freeze, a server may not know it lost a table until its next heartbeat."""
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        table = {"table": opened["link"], "token": opened["token"], "moves": True}
        me, other = place_of(a).me.number, place_of(b).me.number
        await b.server.hub.store.write(HandOver(opened["link"], me, 1, other))
        async with hello(a, **table) as (_, answer):
            assert answer["type"] == "welcome"
        async with hello(a, **table, epoch=2) as (_, answer):
            assert (answer["type"], answer["node"]) == ("moved", "b")


@story
async def test_whoever_loses_the_answer_to_a_late_heartbeat_still_learns_what_it_lost(
    postgresql: str,
) -> None:
    """As after a freeze: the beat arrives at last, but nobody waits for its answer any more."""
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2, bots=["simple"])
        revive, place = dies(a), place_of(a)
        await until(lambda: rooms(b))
        async with b.client(opened["link"], opened["token"]) as client:
            assert client.welcome["epoch"] == 2
            late = await type(place._registry).beat(
                place._registry, place.me.number, place.lease.seconds, 1, draining=False
            )
            assert late is not None
            assert late.late
            revive()
            await until(lambda: place.lease.stands)
            async with hello(a, table=opened["link"]) as (_, answer):
                assert answer["type"] == "welcome"
                assert answer["epoch"] == 2, "b has told of a later epoch"


@story
async def test_a_server_that_ends_hands_its_tables_over(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await b.table(game="geier", seats=2, bots=["simple"])
        async with b.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            await play(client, 1)
            left_ms = (await client.until(asked))["time_left_ms"]
            b.server.should_exit = True
            await until(lambda: bye(client))
            assert bye(client)["live"] == opened["live"].replace("@b", "@a")
        async with a.client(opened["link"], opened["token"]) as client:
            assert client.welcome["epoch"] == 2
            assert (await client.until(asked))["time_left_ms"] <= left_ms
            await play(client)


def test_a_match_may_begin_while_a_server_drains_if_another_can_go_on_with_it() -> None:
    hub, other = Hub(MemoryStore()), Peer(2, "b", "127.0.0.1:1", "")
    hub.place, hub.draining = Place.__new__(Place), True
    for peers, winding_down in (
        ([], True),
        ([other._replace(draining=True)], True),
        ([other._replace(draining=True), other], False),
    ):
        hub.place.peers = dict(enumerate(peers))
        assert hub.is_winding_down is winding_down


@story
async def test_a_new_server_under_the_same_name_goes_on_at_once(postgresql: str) -> None:
    async with nodes(postgresql, "a") as (a,):
        opened = await a.table(game="geier", seats=2)
        link = opened["link"]
    async with nodes(postgresql, "a") as (a,):
        await until(lambda: link in rooms(a))
        assert rooms(a)[link].table.epoch == 2


@story
async def test_whoever_asks_for_a_table_need_not_wait_for_the_others(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgresql, "a") as (a,):
        links = [(await a.table(game="geier", seats=2))["link"] for _ in range(5)]
    with monkeypatch.context() as patched:
        patched.setattr(Place, "_look", just_looks)
        async with nodes(postgresql, "a") as (a,):
            async with a.client(links[3]) as client:
                assert client.welcome["epoch"] == 2
            assert list(rooms(a)) == [links[3]]
    monkeypatch.setattr(place, "AT_ONCE", 2)
    monkeypatch.setattr(place, "LOOK_S", 10**6)
    async with nodes(postgresql, "a") as (a,):  # one look continues while it finds any
        await until(lambda: rooms(a).keys() == set(links))


async def just_looks(_: Place) -> bool:
    return False


@story
async def test_whoever_waits_for_a_table_does_not_depend_on_those_who_have_gone(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Place, "_look", just_looks)
    async with nodes(postgresql, "a") as (a,):
        link = (await a.table(game="geier", seats=2))["link"]
    async with nodes(postgresql, "a") as (a,):
        hub, may = a.server.hub, asyncio.Event()
        take_up = hub.take_up

        async def slowly(*taken: Any) -> None:
            await may.wait()
            await take_up(*taken)

        hub.take_up = slowly  # type: ignore[method-assign,assignment]  # on purpose
        first = asyncio.ensure_future(place_of(a).locate(link))
        await until(lambda: link in place_of(a)._opening)
        second = asyncio.ensure_future(place_of(a).locate(link))
        await asyncio.sleep(0.05)
        first.cancel()
        await asyncio.wait([first])
        may.set()
        room = await second
        assert room is rooms(a)[link]
        assert hub.metrics.text().count("set_aside_total{") == 0


@story
async def test_a_table_that_is_lost_while_it_is_opened_stays_shut(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgresql, "a") as (a,):
        opened = await a.table(game="geier", seats=2)
    with monkeypatch.context() as patched:
        patched.setattr(Place, "_look", just_looks)
        async with nodes(postgresql) as (a, b):
            hub, may, link = a.server.hub, asyncio.Event(), opened["link"]
            matches = hub.store.matches

            async def slowly(names: Any) -> Any:
                await may.wait()
                return await matches(names)

            hub.store.matches = slowly  # type: ignore[method-assign,assignment]  # on purpose
            opening = asyncio.ensure_future(place_of(a).locate(link))
            await until(lambda: link in place_of(a)._opening)
            (taken,) = await place_of(a)._registry.owned(place_of(a).me.number)
            me, other = place_of(a).me.number, place_of(b).me.number
            await b.server.hub.store.write(HandOver(link, me, taken.epoch, other))
            await place_of(a)._reconcile()
            may.set()
            assert await opening == (place_of(a).peers[other], link)
            assert not rooms(a)
            assert not hub.codes
            assert not place_of(a)._aside


@story
async def test_a_table_that_comes_back_while_it_is_opened_is_found_by_whoever_asked(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgresql, "a") as (a,):
        opened = await a.table(game="geier", seats=2)
    monkeypatch.setattr(Place, "_look", just_looks)
    async with nodes(postgresql, "a") as (a,):
        hub, may, link = a.server.hub, asyncio.Event(), opened["link"]
        matches = hub.store.matches

        async def slowly(names: Any) -> Any:
            await may.wait()
            return await matches(names)

        hub.store.matches = slowly  # type: ignore[method-assign,assignment]  # on purpose
        first = asyncio.ensure_future(place_of(a).locate(link))
        await until(lambda: link in place_of(a)._opening)
        me = place_of(a).me.number
        (taken,) = await place_of(a)._registry.owned(me)
        await hub.store.write(HandOver(link, me, taken.epoch, me))  # a later epoch, ours again
        await place_of(a)._reconcile()
        second = asyncio.ensure_future(place_of(a).locate(link))
        await asyncio.sleep(0.05)
        may.set()
        for room in (await first, await second):
            assert room is rooms(a)[link]
            assert room.table.epoch == taken.epoch + 1


@story
async def test_a_table_that_comes_back_is_opened_anew(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Place, "_look", just_looks)
    async with nodes(postgresql, "a") as (a,):
        link = (await a.table(game="geier", seats=2))["link"]
        before, me = rooms(a)[link], place_of(a).me.number
        await a.server.hub.store.write(HandOver(link, me, 1, me))
        await place_of(a)._take([Taken(link, 2)])
        assert rooms(a)[link] is not before
        assert rooms(a)[link].table.epoch == 2


@story
async def test_while_a_table_moves_nobody_who_comes_is_told_of_it_here(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgresql) as (a, b):
        link = (await a.table(game="geier", seats=2))["link"]
        hand_over, may = place.Tenure.hand_over, asyncio.Event()

        def slowly(self: place.Tenure, to: int, *changes: Any) -> Any:
            async def wait() -> None:
                await hand_over(self, to, *changes)
                await may.wait()

            return asyncio.ensure_future(wait())

        monkeypatch.setattr(place.Tenure, "hand_over", slowly)
        heir = place_of(a).peers[place_of(b).me.number]
        moving = asyncio.ensure_future(place_of(a).hand_over(rooms(a)[link], heir))
        await until(lambda: link in rooms(b))
        async with connect(f"ws://{a.host}/live") as socket:
            client = Client(socket)
            reading = asyncio.ensure_future(client.read())
            hello = {"type": "hello", "id": 1, "version": 2, "table": link}
            await socket.send(json.encode(hello).decode())
            await until(lambda: rooms(a)[link].lookers)
            may.set()
            assert await moving
            await until(lambda: bye(client))
            assert {one["type"] for one in heard(client)} == {"bye"}
            reading.cancel()


@story
async def test_a_table_that_cannot_be_opened_is_set_aside_once(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgresql, "a") as (a,):
        bad, good = [(await a.table(game="geier", seats=2))["link"] for _ in range(2)]
        content = {"id": bad, "code": "none", "game": "no such game"}
        a.server.hub.rooms[bad].ledger.write(PutTable(bad, json.encode(content)))
    looks = 0
    look = Place._look

    async def counted(self: Place) -> bool:
        nonlocal looks
        more = await look(self)
        looks += 1
        return more

    monkeypatch.setattr(Place, "_look", counted)
    monkeypatch.setattr(place, "LOOK_S", 0.01)
    async with nodes(postgresql, "a") as (a,):
        await until(lambda: good in rooms(a) and looks > 3)
        async with hello(a, table=bad) as (_, answer):
            assert answer["code"] == "no_table"
        assert 'set_aside_total{kind="table"} 1.0' in a.server.hub.numbers()


@story
async def test_a_name_is_not_taken_from_a_server_that_lives(postgresql: str) -> None:
    async with nodes(postgresql, "a"):
        with pytest.raises(SetupError, match="called a"):
            async with nodes(postgresql, "a"):
                pass


@story
async def test_a_lost_table_leaves_no_room_behind(postgresql: str) -> None:
    async with nodes(postgresql) as (a, b):
        opened = await a.table(game="geier", seats=2)
        room = rooms(a)[opened["link"]]
        me, other = place_of(a).me.number, place_of(b).me.number
        await b.server.hub.store.write(HandOver(opened["link"], me, 1, other))
        with pytest.raises(LostTableError):
            await room.ledger.write()
        await a.server.hub.close_table(room)
        assert not rooms(a)
        assert opened["code"] not in a.server.hub.codes
        await until(lambda: opened["link"] in rooms(b))


def test_settings_name_a_node() -> None:
    assert structs.asdict(Node()) == {"name": "", "address": "", "lease_s": 4.0, "workers": 1}
