"""A whole server whose database is unreachable, is full, or holds unreadable data."""

import asyncio
import contextlib
import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from mauseloch.server import hub as hubs
from mauseloch.server import room as rooms
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Limits
from mauseloch.server.logs import Lines
from mauseloch.server.settings import Settings
from mauseloch.store import MemoryStore, PutTable, Watcher
from mauseloch.store.sql import SqlStore
from mauseloch.tables.table import TableError, new_table
from tests.patience import PATIENCE_S
from tests.server.live import Address, Client, asked, server
from tests.server.stage import Wavering
from tests.server.test_matches import plays, run
from tests.store.clusters import Cluster, NoServerError, cluster
from tests.store.test_outages import locked

TABLES = 20


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that nothing else uses, so tests may stop it."""
    try:
        with cluster() as running:
            yield running
    except NoServerError as error:
        pytest.skip(str(error))


def told(client: Client, kind: str) -> bool:
    return any(f'"type":"{kind}"' in frame for frame in client.frames)


async def status(at: Address, path: str) -> int:
    return (await at.ask("GET", path))[0]


async def until(condition: Any) -> None:
    """Wait until this is true."""
    async with asyncio.timeout(PATIENCE_S):
        while not await condition():
            await asyncio.sleep(0.02)


# The database is unreachable


def test_twenty_tables_wait_for_the_database_and_go_on(own_cluster: Cluster) -> None:
    """Nothing acknowledged is lost, nobody is thrown out, and every match is played to its end."""

    async def main() -> None:
        store = SqlStore(f"postgresql://postgres@/postgres?host={own_cluster.folder}")
        async with server(store) as at, contextlib.AsyncExitStack() as all_of_them:
            people = []
            for number in range(TABLES):
                game = ("geier", "mausen")[number % 2]  # both ask all players at once
                table = await at.table(game=game, seats=3, name="Mia", bots=["simple", "simple"])
                client = at.client(table["code"], table["token"])
                people.append(await all_of_them.enter_async_context(client))
            for mia in people:
                await mia.say("start")
            for mia in people:
                await mia.until(asked)
            await asyncio.to_thread(own_cluster.stop)
            playing = [  # so every table has an answer waiting
                asyncio.ensure_future(plays(mia, random.Random(number)))
                for number, mia in enumerate(people)
            ]
            for mia in people:
                await mia.until(lambda one: told(one, "paused"))
            assert await status(at, "/readyz") == 503
            assert await status(at, "/healthz") == 200
            seen, failure = await at.ask("POST", "/api/tables", {"game": "geier", "seats": 2})
            assert (seen, failure["code"]) == (503, "store_away")
            seen, failure = await at.ask("GET", "/api/matches/any")
            assert (seen, failure["code"]) == (503, "store_away")
            assert own_cluster.folder not in str(failure)
            await asyncio.to_thread(own_cluster.start)
            for mia in people:
                await mia.until(lambda one: told(one, "resumed"))
            assert await status(at, "/readyz") == 200
            await asyncio.gather(*playing)
            for mia in people:
                record = await at.ask("GET", f"/api/matches/{mia.update['match']}")
                assert record[0] == 200
                assert record[1]["outcome"]["scores"] == mia.update["outcome"]["scores"]
                assert not told(mia, "bye")
            metrics = at.server.hub.metrics
            assert metrics.value("tables_failed_total") == 0
            assert metrics.value("store_retries_total") > 0
            assert metrics.value("store_seconds_count") > 0
            assert len(at.server.hub.rooms) == TABLES

    run(main())


def test_a_pause_is_told_and_a_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something holds a lock on the file for longer than any transaction waits."""
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 0.05)
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def main() -> None:
        async with server(SqlStore(url)) as at:
            table = await at.table(game="geier", seats=2, name="Mia")
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(table["code"]) as leo,
            ):
                await leo.sit(name="Leo")
                await mia.say("start")
                question = await mia.until(asked)
                with locked(url):
                    answer = asyncio.ensure_future(
                        mia.say("answer", question=question["number"], action="15")
                    )
                    await leo.until(lambda one: told(one, "paused"))
                    assert '"reason":"busy"' in leo.frames[-1]
                    assert leo.update["view"]["has_bid"] == [False, False]
                    assert await status(at, "/readyz") == 503
                    assert (await leo.say("rise"))["code"] == "store_away"
                assert (await answer)["type"] == "done"
                await leo.until(lambda one: one.update["view"]["has_bid"] == [True, False])
                assert told(leo, "resumed")
                rngs = random.Random(1), random.Random(2)
                await asyncio.gather(plays(mia, rngs[0]), plays(leo, rngs[1]))

    run(main())


def test_an_idle_server_that_is_asked_finds_out_that_its_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody plays, so nothing is written, but load balancers still need to find out."""
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 0.05)
    monkeypatch.setattr("mauseloch.server.pause.PROBE_S", 0.0)
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def main() -> None:
        async with server(SqlStore(url)) as at:
            assert await status(at, "/readyz") == 200
            with locked(url):
                assert await at.ask("GET", "/readyz") == (503, "paused: the database is busy\n")
            while await status(at, "/readyz") != 200:
                await asyncio.sleep(0.02)

    run(main())


def test_a_server_that_is_stopped_in_an_outage_ends_soon_and_keeps_what_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 0.05)
    monkeypatch.setattr("mauseloch.store.writer.CLOSING_S", 0.2)
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def main() -> None:
        with contextlib.ExitStack() as stack:
            async with server(SqlStore(url)) as at:
                table = await at.table(game="geier", seats=2, name="Mia")
                async with (
                    at.client(table["code"], table["token"]) as mia,
                    at.client(table["code"]) as leo,
                ):
                    await leo.sit(name="Leo")
                    await mia.say("start")
                    number = (await mia.until(asked))["number"]
                    assert (await mia.say("answer", question=number, action="15"))["type"] == "done"
                    stack.enter_context(locked(url))
                    await leo.socket.send(
                        f'{{"type":"answer","id":99,"question":{number},"action":"14"}}'
                    )
                    await mia.until(lambda one: told(one, "paused"))
        assert "1 writes could not be stored" in caplog.text
        assert "table_failed" not in "".join(mia.frames + leo.frames)
        async with (
            server(SqlStore(url)) as at,
            at.client(table["link"], table["token"]) as mia,
        ):
            await mia.until(lambda one: one.updates)
            assert mia.update["view"]["has_bid"] == [True, False]

    run(main())


# Tables that are opened or dropped during an outage


class Away(Wavering):
    """A store that can go away and lets tests notify its watcher."""

    watcher: Watcher

    def watch(self, watcher: Watcher) -> None:
        self.watcher = watcher


def wanted(**other: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "game": "geier",
        "options": {},
        "seats": 2,
        "bots": [],
        "public": False,
        "pace": "calm",
        "token": "mia",
        "sit": True,
        "name": "Mia",
    }
    return usual | other


def test_a_table_that_could_not_be_opened_leaves_no_ghost() -> None:
    async def main() -> None:
        store = Away()
        hub = Hub(store)
        await hub.open()
        store.away = True
        opening = asyncio.ensure_future(hub.create(**wanted()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not hub.rooms, "nobody finds it before it is stored"
        store.watcher.away("unreachable")
        with pytest.raises(Exception, match="nothing can be stored") as refused:
            await opening
        assert refused.value.code == "store_away"  # type: ignore[attr-defined]
        waiting = len(store.held)
        for _ in range(5):
            with pytest.raises(Exception, match="nothing can be stored"):
                await hub.create(**wanted())
        assert len(store.held) == waiting, "and nothing piles up"
        store.watcher.back()
        store.come_back()
        assert await store.tables() == []
        assert (hub.rooms, hub.codes) == ({}, {})
        await hub.create(**wanted())
        assert len(await store.tables()) == 1
        await hub.close()

    run(main())


def test_a_table_is_dropped_once_though_the_store_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = Away()
        hub = Hub(store)
        await hub.open()
        room = await hub.create(**wanted(bots=["simple"]))
        code = room.table.document.code
        room.table.start("mia", "match", "seed", 0.0)
        room._done()  # a change whose write has not even begun
        store.away = True
        dropping = asyncio.ensure_future(hub._drop(room))
        await asyncio.sleep(0)
        with pytest.raises(TableError, match="no such table"):
            hub.find(code)
        assert code in hub.codes, "nobody else gets its code meanwhile"
        store.watcher.away("unreachable")
        store.watcher.back()
        store.come_back()
        await dropping
        for _ in range(10):
            await asyncio.sleep(0)
        assert await store.tables() == []
        assert not hub.codes
        ended = await store.match("match")
        assert ended is not None
        assert ended.reason == "forgotten"
        await hub.close()

    run(main())


def test_nobody_sweeps_during_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP_S", 0.01)

    async def main() -> None:
        store = Away()
        hub = Hub(store, Settings(limits=Limits(empty_table_s=0.0)))
        await hub.open()
        store.watcher.away("full")
        hub._added(table_of(hub))
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert len(hub.rooms) == 1
        store.watcher.back()

        async def none_left() -> bool:
            return not hub.rooms

        await until(none_left)
        await hub.close()

    def table_of(hub: Hub) -> Any:
        keys = ("game", "options", "seats", "bots", "public", "pace")
        given = {key: value for key, value in wanted().items() if key in keys}
        return new_table(id="link", code="code", host="mia", now=0.0, **given)

    run(main())


def test_a_table_that_is_somebody_elses_is_forgotten_here_only() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = Hub(store)
        await hub.open()
        room = await hub.create(**wanted())
        room.ours = False
        kept = await store.tables()
        await hub._drop(room)
        assert await store.tables() == kept
        assert (hub.rooms, hub.codes) == ({}, {})
        await hub.close()

    run(main())


# Unreadable data


async def played(url: str) -> list[str]:
    """Open five tables, start a match at each, and return their links."""
    async with server(SqlStore(url)) as at:
        links = []
        for number in range(5):
            table = await at.table(game="geier", seats=2, name=f"Mia{number}", bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await mia.until(asked)
            links.append(table["link"])
        return links


DAMAGES = {
    "an empty document": "{}",
    "no JSON": "tea",
    "an unknown pace": {"pace": "hasty"},
    "an unknown game": {"game": "chess"},
    "an option that is gone": {"options": {"tea": True}},
    "too many seats": {"places": [{}] * 12, "wins": []},
    "wins of other seats": {"wins": [1]},
    "an unknown bot": {"places": [{"name": "Mia", "owner": "x"}, {"bot": "tea", "name": "y"}]},
    "another's id": {"id": "other"},
    "no code": {"code": ""},
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_open(
    damage: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def main() -> None:
        links = await played(url)
        store = SqlStore(url)
        await store.open()
        documents = dict(await store.tables())
        content = (
            damage.encode()
            if isinstance(damage, str)
            else msgspec.json.encode({**msgspec.json.decode(documents[links[2]]), **damage})
        )
        await store.write(PutTable(links[2], content))
        await store.close()
        caplog.clear()
        async with server(SqlStore(url)) as at:
            for number, link in enumerate(links):
                assert await status(at, f"/api/tables/{link}") == (404 if number == 2 else 200)
            metrics = at.server.hub.metrics
            assert metrics.value("set_aside_total", kind="table") == 1
            assert len(at.server.hub.rooms) == 4
        lines = [one for one in caplog.records if one.msg == "set_aside"]
        assert len(lines) == 1
        assert lines[0].levelno == logging.WARNING
        assert "Mia" not in Lines().format(lines[0])
        await store.open()
        assert dict(await store.tables())[links[2]] == content, "it is left as it is"
        await store.close()

    run(main())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_match_that_cannot_be_read_takes_its_own_table_with_it_alone(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgresql")

    async def main() -> None:
        links = await played(url)
        garble = "UPDATE matches SET inputs = 'tea for two\n' WHERE \"table\" = '{}'"
        execute(url, garble.format(links[1]))
        async with server(SqlStore(url)) as at:
            for number, link in enumerate(links):  # PostgreSQL opens them meanwhile
                assert await status(at, f"/api/tables/{link}") == (404 if number == 1 else 200)
            metrics = at.server.hub.metrics
            assert metrics.value("set_aside_total", kind="match") == 1
            assert metrics.value("set_aside_total", kind="table") == 1
            assert len(at.server.hub.rooms) == 4
            (match,) = [
                one.match
                for one in [await at.server.hub.store.match(id_) for id_ in ids(url, links[0])]
                if one is not None
            ]
            assert match
            (broken,) = ids(url, links[1])
            seen, failure = await at.ask("GET", f"/api/matches/{broken}")
            assert (seen, failure["code"]) == (500, "damaged_match")
            assert "tea" not in failure["detail"]

    run(main())


def execute(url: str, statement: str) -> list[Any]:
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as opened:
            found = opened.execute(statement).fetchall()
            opened.commit()
            return found
    with psycopg.connect(url) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def ids(url: str, table: str) -> list[str]:
    query = "SELECT id FROM matches WHERE \"table\" = '{}'"
    return [id_ for (id_,) in execute(url, query.format(table))]


def test_a_table_that_cannot_even_begin_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = Hub(store)
        await hub.open()
        for name in ("Mia", "Zoe"):
            await hub.create(**wanted(name=name))
        await hub.close()

        def begin(self: rooms.Room) -> None:
            if self.table.document.places[0].name == "Mia":
                raise LookupError("no tea")

        monkeypatch.setattr(rooms.Room, "begin", begin)
        again = Hub(store)
        await again.open()
        (room,) = again.rooms.values()
        assert room.table.document.places[0].name == "Zoe"
        assert len(again.codes) == 1
        assert again.metrics.value("set_aside_total", kind="table") == 1
        await again.close()

    run(main())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_nul_in_a_path_is_just_something_that_is_not_there(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgresql")

    async def main() -> None:
        async with server(SqlStore(url)) as at:
            for path in (
                "/api/matches/%00",
                "/api/matches/a%00b/replay",
                "/api/matches/a%00b/review?seat=0",
                "/api/tables/a%00b",
                "/api/games/a%00b/rules/en",
                "/%00",
            ):
                assert await status(at, path) in (400, 404), path

    run(main())


def test_readiness_ends_when_the_server_goes_down() -> None:
    async def main() -> None:
        async with server() as at:
            assert await at.ask("GET", "/readyz") == (200, "ready\n")
            at.server.hub.draining = True
            assert await at.ask("GET", "/readyz") == (503, "draining\n")
            at.server.hub.watch.away("full")
            at.server.hub.draining = False
            assert await at.ask("GET", "/readyz") == (503, "paused: the database is full\n")
            assert await at.ask("GET", "/healthz") == (200, "ok\n")
            at.server.hub.watch.back()
            assert await status(at, "/readyz") == 200

    run(main())


def test_the_metrics_tell_of_the_store(tmp_path: Path) -> None:
    async def main() -> None:
        async with server(SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")) as at:
            await at.table(game="geier", seats=2)
            at.server.hub.watch.away("full")
            text = at.server.hub.numbers()
            assert "mauseloch_store_paused 1.0" in text
            assert "mauseloch_store_waiting 0.0" in text
            assert 'mauseloch_store_seconds_bucket{le="0.1"}' in text

    run(main())
