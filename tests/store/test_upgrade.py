"""Matches and tables written by version 0.1.0 continue with this one."""

import asyncio
import contextlib
import gzip
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

import mauseloch
from mauseloch.server.frames import encode, news_bytes
from mauseloch.server.thinkers import Thinkers
from mauseloch.store import PutTable
from mauseloch.store.sql import SqlStore
from tests.server.live import Address, Client, server
from tests.server.test_matches import plays, run
from tests.store.stories import opened, story

HERE = Path(__file__).parent / "v0_1_0"
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.fixture
def old_sqlite(sqlite: str) -> str:
    """The URL of a copy of its SQLite file."""
    file = Path(sqlite.removeprefix("sqlite:///"))
    file.parent.mkdir()
    file.write_bytes(gzip.decompress((HERE / "mauseloch.db.gz").read_bytes()))
    return sqlite


@pytest.fixture
def old_postgresql(postgresql: str) -> str:
    """The URL of a database restored from its PostgreSQL dump."""
    dump = (HERE / "mauseloch.sql").read_text(encoding="utf-8")
    anywhere = dump.replace("public.", "").replace("SELECT pg_catalog.set_config", "-- ")
    with psycopg.connect(postgresql) as connection:
        connection.execute(anywhere.encode())
    return postgresql


@pytest.fixture(params=["old_sqlite", "old_postgresql"])
def old(request: pytest.FixtureRequest) -> str:
    """The URL of each kind."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found


def lines(name: str) -> list[str]:
    return (HERE / name).read_text(encoding="utf-8").splitlines()


def guests() -> dict[str, Any]:
    """What players knew about their tables when 0.1.0 went down."""
    found: dict[str, Any] = json.loads((HERE / "guests.json").read_text(encoding="utf-8"))
    return found


@story
async def test_matches_are_all_there(old: str) -> None:
    async with opened(SqlStore(old)) as store:
        finished = await store.finished(None, 99)
        played = [match.record().line() for match in finished if match.outcome is not None]
        assert played == lines("export.jsonl")
        broken_off = {match.game: match.reason for match in finished if match.outcome is None}
        assert broken_off == {"geier": "forgotten", "zocken": "failed"}
        running = [match.record().line() for match in await store.running()]
        assert running == lines("running.jsonl")


def test_every_game_is_among_what_was_finished_and_what_runs() -> None:
    for name in ("export.jsonl", "running.jsonl"):
        assert {json.loads(line)["game"] for line in lines(name)} == set(mauseloch.games())
    racing = [mauseloch.replay(mauseloch.Record.loads(line)) for line in lines("running.jsonl")]
    asked = [match.waiting for match in racing if match.game.name == "geflippt"]
    assert [bool(waiting.guess_ms) for waiting in asked] == [True, False], "in a race, and between"
    assert len(asked[0].seats) == 2, "one of three has reacted"


@pytest.mark.parametrize("line", lines("export.jsonl"), ids=lambda line: json.loads(line)["game"])
def test_finished_matches_replay_to_the_same_outcome(line: str) -> None:
    record = mauseloch.Record.loads(line)
    assert record.outcome is not None
    assert mauseloch.replay(record).outcome == record.outcome
    assert record.line() == line


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_files_of_matches_can_be_read_and_gone_on_with(file: Path) -> None:
    record = mauseloch.Record.load(file)
    assert record.dumps() == file.read_text(encoding="utf-8")
    match = mauseloch.replay(record)
    assert match.outcome == record.outcome
    assert (match.outcome is None) == file.stem.endswith("-left")
    mauseloch.play(match, [mauseloch.bot("simple", match.game, s) for s in range(match.seats)])
    assert match.outcome is not None


def test_tables_go_on_and_people_find_their_seats(
    old: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        await brought_to_today(old)
        all_here = asyncio.Barrier(len(guests()))
        think = Thinkers.answer

        async def once_all_are_here(*given: Any) -> Any:
            """Wait for everyone: unwatched bots play at full speed and might finish the match."""
            await bots_may.wait()
            return await think(*given)

        bots_may = asyncio.Event()
        monkeypatch.setattr(Thinkers, "answer", once_all_are_here)
        async with server(SqlStore(old)) as at:
            await asyncio.gather(
                *(goes_on(at, told, all_here, bots_may) for told in guests().values())
            )
        async with opened(SqlStore(old)) as store:
            running = await store.running()
            for match in running:  # earlier inputs followed earlier rules
                assert match.version == mauseloch.game(match.game).version
            seeds = {match.seed for match in running}
            assert len(seeds) == len(guests()), "another match at every table"
            assert not seeds & {json.loads(line)["seed"] for line in lines("running.jsonl")}

    run(main())


async def brought_to_today(url: str) -> None:
    """Pretend the server has only just gone down: people still have time, and no table expires."""
    async with opened(SqlStore(url)) as store:
        for id_, content in await store.tables():
            document = json.loads(content)
            ago_s = time.time() - document["active_at"]
            for name in {"created_at", "active_at", "opened_at"} & document.keys():
                document[name] += ago_s
            await store.write(PutTable(id_, msgspec.json.encode(document)))


async def goes_on(
    at: Address, told: Any, all_here: asyncio.Barrier, bots_may: asyncio.Event
) -> None:
    """The table is unchanged, its match is played to the end, and another one begins."""
    status, table = await at.ask("GET", f"/api/tables/{told['code']}")
    assert status == 200
    assert (table["state"], table["played"]) == (told["state"], told["played"])
    assert [seat.get("name", "") for seat in table["seats"]] == told["names"]
    async with contextlib.AsyncExitStack() as stack:
        everybody = [
            await stack.enter_async_context(at.client(told["code"], token))
            for token in told["seats"]
        ]
        host, people = everybody[0], [one for one in everybody if one.seat is not None]
        assert [one.seat for one in everybody] == list(told["seats"].values())
        await all_here.wait()
        bots_may.set()
        if told["state"] == "playing":
            first = [await one.until(lambda one: one.updates) for one in people]
            await asyncio.gather(*(plays(one, Player(one)) for one in people))
            await kept(at, people, [updates[0] for updates in first])
        assert (await host.say("start"))["type"] == "done"


async def kept(at: Address, people: Sequence[Client], first: Sequence[Any]) -> None:
    """The match began as 0.1.0 left it, and everyone saw what they had seen there."""
    status, found = await at.ask("GET", f"/api/matches/{first[0]['match']}")
    assert status == 200
    record = mauseloch.Record.loads(json.dumps(found))
    before = next(
        one for one in map(json.loads, lines("running.jsonl")) if one["seed"] == record.seed
    )
    assert found["inputs"][: len(before["inputs"])] == before["inputs"]
    assert mauseloch.replay(record).outcome is not None
    game = mauseloch.game(record.game, **record.options)
    for client, update in zip(people, first, strict=True):
        assert update["sequence"] >= len(before["inputs"])
        match = mauseloch.Match(
            game, record.seats, record.seed, record.inputs[: update["sequence"]]
        )
        assert update["view"] == msgspec.json.decode(encode(match.view(client.seat)))
        assert update["news"] == msgspec.json.decode(news_bytes(match.log(client.seat)))


class Player(random.Random):
    """Plays at random, but correctly in races: wrong reactions would prolong the match."""

    def __init__(self, client: Client) -> None:
        super().__init__(client.token)
        self.client = client

    def choice(self, seq: Any) -> Any:
        view = self.client.update["view"]
        if not view.get("mouse") or view["protected"]:
            return seq[-1] if "pass" in seq else super().choice(seq)
        wears = [f"whack {piece}" for piece in view["mouse"]["wears"]]
        return next((action for action in seq if action in wears), "attack")
