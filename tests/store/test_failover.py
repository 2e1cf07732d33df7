"""PostgreSQL fails over: acknowledged writes are there exactly once, and play continues."""

import asyncio
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from mauseloch.store.sql import SqlStore
from tests.store.clusters import NoServerError, Pair, pair
from tests.store.stories import append, begin, opened, story

PAGE = (Path(__file__).parents[2] / "docs" / "host" / "hosting.md").read_text(encoding="utf-8")
MATCHES = ("a", "b", "c", "d")


@pytest.fixture
def servers(request: pytest.FixtureRequest) -> Iterator[Pair]:
    """A primary and its standby; synchronous unless stated otherwise."""
    try:
        with pair(synchronous=getattr(request, "param", True)) as running:
            yield running
    except NoServerError as error:
        pytest.skip(str(error))


class Players:
    """Players who move as soon as their previous move is acknowledged."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.acknowledged = dict.fromkeys(MATCHES, 0)
        self.over = False

    async def play(self, match: str) -> None:
        await self._store.write(begin(match))
        while not self.over:
            await self._store.write(append(match, self.acknowledged[match]))
            self.acknowledged[match] += 1

    async def go_on(self, moves: int = 20) -> None:
        """Wait until everyone has made this many more moves."""
        wanted = {match: count + moves for match, count in self.acknowledged.items()}
        while any(self.acknowledged[match] < count for match, count in wanted.items()):
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.long)])
@story
async def test_what_was_acknowledged_survives_and_everything_goes_on(
    servers: Pair, times: int
) -> None:
    async with opened(SqlStore(servers.url)) as store:
        players = Players(store)
        playing = asyncio.gather(*(players.play(match) for match in MATCHES))
        for _ in range(times):
            await players.go_on()
            await asyncio.to_thread(servers.failover)
            await players.go_on()
            await asyncio.to_thread(servers.rejoin)
        await players.go_on()
        await asyncio.to_thread(servers.failover)
        acknowledged = dict(players.acknowledged)
        players.over = True
        await playing
        told = {one.match: [put.action for put in one.inputs] for one in await store.running()}
        stored = servers.primary.ask("SELECT json_object_agg(id, inputs) FROM matches")
    for match in MATCHES:
        moves = players.acknowledged[match]
        assert moves >= acknowledged[match] > 40 * times
        assert told[match] == [str(number + 1) for number in range(moves)], "each once, in order"
        assert len(stored[match].splitlines()) == moves, "readers ask the new primary"


@story
async def test_what_the_standby_has_not_got_is_not_acknowledged_by_trying_again(
    servers: Pair,
) -> None:
    """The commit breaks off after it is on the primary's disk, where the next try finds it."""
    waiting = (
        "FROM pg_stat_activity WHERE application_name = 'mauseloch' AND wait_event = 'SyncRep'"
    )
    async with opened(SqlStore(servers.url)) as store:
        await store.write(begin())
        await asyncio.to_thread(servers.standby.stop)
        write = store.write(append())
        await asyncio.to_thread(servers.primary.until, f"SELECT count(*) = 1 {waiting}")
        first = servers.primary.ask(f"SELECT pid {waiting}")
        servers.primary.ask(f"SELECT pg_terminate_backend({first})")
        while not write.done() and not servers.primary.ask(
            f"SELECT count(*) = 1 {waiting} AND pid <> {first}"
        ):
            await asyncio.sleep(0.01)
        assert not write.done(), "it waits for the standby again"
        await asyncio.to_thread(servers.standby.start)
        await write
        await asyncio.to_thread(servers.failover)
        [match] = await store.running()
        assert len(match.inputs) == 1


@story
async def test_of_two_hosts_a_standby_is_never_asked(servers: Pair) -> None:
    folders = [servers.standby.folder, servers.primary.folder]  # the standby is listed first
    both = "&".join(f"host={folder}" for folder in folders)
    async with opened(SqlStore(f"postgresql://postgres@/postgres?{both}")) as store:
        await store.write(begin())
        await store.running()
        connected = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'mauseloch'"
        assert servers.standby.ask(connected) == 0
        assert servers.primary.ask(connected) == 2


# The warning


async def warnings(url: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings a store logs on opening."""
    caplog.clear()
    with caplog.at_level(logging.WARNING, "mauseloch.store"):
        async with opened(SqlStore(url)):
            return [record.getMessage() for record in caplog.records]


async def said_to(servers: Pair, caplog: pytest.LogCaptureFixture) -> list[list[str]]:
    """For a plain user with her own schema, then for a superuser."""
    servers.primary.ask("CREATE ROLE mia LOGIN")
    servers.primary.ask("CREATE SCHEMA mia AUTHORIZATION mia")
    names = ("mia", "postgres")
    return [await warnings(servers.url.replace("postgres@", f"{one}@"), caplog) for one in names]


@story
async def test_nobody_is_warned_of_a_server_that_waits_for_its_standby(
    servers: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    assert await said_to(servers, caplog) == [[], []]


@pytest.mark.parametrize("servers", [False], indirect=True, ids=["asynchronous"])
@story
async def test_anybody_is_warned_of_a_server_that_does_not(
    servers: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    for lines in await said_to(servers, caplog):
        [line] = lines
        assert "waits for no standby" in line
        assert "docs/host/hosting.md#a-database-that-fails-over" in line
    [settings] = re.findall(
        r"^<!-- run primary -->\n```sql\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
    )
    for statement in settings.split(";")[:-1]:
        servers.primary.ask(statement)
    sync = "SELECT count(*) = 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
    await asyncio.to_thread(servers.primary.until, sync)
    assert await warnings(servers.url, caplog) == [], "what the page says helps"


@story
async def test_a_standby_that_is_away_counts_if_it_has_a_slot(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A single server, on the other hand, causes no warning."""
    assert await warnings(postgresql, caplog) == []
    with psycopg.connect(postgresql, autocommit=True) as stranger:
        stranger.execute("SELECT pg_create_physical_replication_slot('away')")
        try:
            assert len(await warnings(postgresql, caplog)) == 1
        finally:
            stranger.execute("SELECT pg_drop_replication_slot('away')")


@story
async def test_a_check_that_fails_stops_nobody(
    postgresql: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mauseloch.store.replication._ASYNCHRONOUS", "no question")
    assert await warnings(postgresql, caplog) == []
