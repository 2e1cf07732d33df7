"""A database that is unreachable, full or busy: writes wait, then succeed exactly once."""

import asyncio
import errno
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from mauseloch.core.game import Input
from mauseloch.store import (
    Append,
    ConflictError,
    DropTable,
    PutTable,
    Reason,
    Store,
    StoreAwayError,
    StoreError,
)
from mauseloch.store.outages import outage
from mauseloch.store.sql import SqlStore
from mauseloch.store.writer import Writer
from tests.store.clusters import Cluster, NoServerError, cluster
from tests.store.stories import append, begin, end, opened, story
from tests.store.test_sql import engine


class Seen:
    """Records what it is told."""

    def __init__(self, store: Store) -> None:
        self.reasons: list[Reason | None] = []
        self.commits: list[float] = []
        self.retries = 0
        self.set_aside: list[tuple[str, str]] = []
        self._changed = asyncio.Event()
        store.watch(self)

    def away(self, reason: Reason) -> None:
        self.reasons.append(reason)
        self._changed.set()

    def back(self) -> None:
        self.reasons.append(None)
        self._changed.set()

    def committed(self, seconds: float) -> None:
        self.commits.append(seconds)

    def retried(self) -> None:
        self.retries += 1

    def damaged(self, match: str, why: str) -> None:
        self.set_aside.append((match, why))

    async def until(self, reason: Reason | None) -> None:
        """Wait until this is the latest reason."""
        while not self.reasons or self.reasons[-1] != reason:
            self._changed.clear()
            await self._changed.wait()


@asynccontextmanager
async def watched(url: str) -> AsyncIterator[tuple[SqlStore, Seen]]:
    async with opened(SqlStore(url)) as store:
        yield store, Seen(store)


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Lock the file: while another connection writes to it, nobody else can."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for this test alone, so it may be stopped."""
    try:
        with cluster() as running:
            yield running
    except NoServerError as error:
        pytest.skip(str(error))


def url_of(running: Cluster) -> str:
    return f"postgresql://postgres@/postgres?host={running.folder}"


async def inputs_of(store: Store, match: str = "m") -> list[str]:
    stored = await store.match(match)
    assert stored is not None
    return [put.action for put in stored.inputs]


# Unreachable


@story
async def test_writes_wait_for_a_server_that_is_stopped_and_started(own_cluster: Cluster) -> None:
    async with watched(url_of(own_cluster)) as (store, seen):
        await store.write(begin(), PutTable("t", b"1"))
        await asyncio.to_thread(own_cluster.stop)
        writes = [store.write(append("m", length)) for length in range(5)]
        await seen.until("unreachable")
        writes.append(store.write(append("m", 5), PutTable("t", b"2")))
        assert store.waiting == 6
        with pytest.raises(StoreAwayError, match="cannot be read"):
            await store.match("m")
        assert not any(write.done() for write in writes)
        await asyncio.to_thread(own_cluster.start)
        order: list[bool] = []
        writes[0].add_done_callback(lambda _: order.append(seen.reasons[-1] is None))
        await asyncio.gather(*writes)
        assert order == [True], "that it is over is told before anything is acknowledged"
        assert seen.reasons == ["unreachable", None]
        assert seen.retries > 0
        assert store.waiting == 0
        assert await inputs_of(store) == ["1", "2", "3", "4", "5", "6"]
        assert await store.tables() == [("t", b"2")]


@story
async def test_who_cannot_read_finds_out_whether_anything_can_be_written(
    own_cluster: Cluster,
) -> None:
    async with watched(url_of(own_cluster)) as (store, seen):
        await asyncio.to_thread(own_cluster.stop)
        with pytest.raises(StoreAwayError, match="cannot be read"):
            await store.match("m")
        await seen.until("unreachable")
        await asyncio.to_thread(own_cluster.start)
        await seen.until(None)
        assert await store.match("m") is None


@story
async def test_writes_wait_for_space(sqlite: str) -> None:
    async with watched(sqlite) as (store, seen):
        await store.write(begin())
        full = True

        def limit(connection: Any, _: object) -> None:
            if full:
                (pages,) = connection.execute("PRAGMA page_count").fetchone()
                connection.execute(f"PRAGMA max_page_count = {pages}")

        event.listen(engine(store), "connect", limit)
        engine(store).dispose()
        writes = [
            store.write(PutTable("big", bytes(100_000)), append("m", 0)),
            store.write(append("m", 1)),
        ]
        await seen.until("full")
        assert await store.tables() == []
        assert await inputs_of(store) == []
        full = False
        await asyncio.gather(*writes)
        assert seen.reasons == ["full", None]
        assert await store.tables() == [("big", bytes(100_000))]
        assert await inputs_of(store) == ["1", "2"]


FULL = """
    CREATE TABLE full_disk (full_ boolean);
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM full_disk) THEN
            RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100';
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER fail BEFORE UPDATE ON matches FOR EACH ROW EXECUTE FUNCTION fail();
    INSERT INTO full_disk VALUES (true);
"""


@story
async def test_writes_wait_for_space_on_a_server(postgresql: str) -> None:
    async with watched(postgresql) as (store, seen):
        await store.write(begin())
        with psycopg.connect(postgresql, autocommit=True) as stranger:
            stranger.execute(FULL.encode())
            write = store.write(append("m", 0))
            await seen.until("full")
            stranger.execute("DELETE FROM full_disk")
        await write
        assert await inputs_of(store) == ["1"]


@pytest.mark.parametrize("slow", [True, False])
@story
async def test_writes_wait_for_a_lock(
    sqlite: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not the database gives up waiting."""
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 300 if slow else 0.05)
    monkeypatch.setattr("mauseloch.store.watch.SLOW_S", 0.2 if slow else 300)
    monkeypatch.setattr("mauseloch.store.watch.LOOK_S", 0.01)
    async with watched(sqlite) as (store, seen):
        await store.write(begin())
        with locked(sqlite):
            write = store.write(append("m", 0))
            await seen.until("busy")
            assert await inputs_of(store) == [], "reading goes on"
        await write
        assert seen.reasons == ["busy", None]
        assert await inputs_of(store) == ["1"]
        await asyncio.sleep(0.05)
        assert seen.reasons == ["busy", None], "and then all is well"


@story
async def test_writes_wait_for_a_lock_on_a_server(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 0.05)
    async with watched(postgresql) as (store, seen):
        await store.write(begin())
        with psycopg.connect(postgresql) as holder:
            holder.execute("UPDATE matches SET seats = seats")
            write = store.write(append("m", 0))
            await seen.until("busy")
        await write
        assert await inputs_of(store) == ["1"]


@story
async def test_a_connection_that_is_lost_once_is_no_outage(postgresql: str) -> None:
    async with watched(postgresql) as (store, seen):
        await store.write(begin())
        with psycopg.connect(postgresql, autocommit=True) as stranger:
            stranger.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await store.write(append("m", 0))
        assert (seen.reasons, seen.retries) == ([], 1)


@story
async def test_a_database_that_comes_back_between_two_looks_still_gets_the_write(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a long outage the write fails once more, just as the database recovers."""
    async with opened(SqlStore(sqlite)) as store:
        await store.write(begin())
        fails, comes_back = 9, 9
        tries = 0
        commit, others = Writer._commit, Writer._takes_others

        def cut(self: Writer, *given: Any, **how: Any) -> Any:
            nonlocal tries
            tries += 1
            if tries <= fails:
                raise psycopg.OperationalError("connection refused")
            return commit(self, *given, **how)

        def back(self: Writer) -> bool:
            return tries >= comes_back and others(self)

        monkeypatch.setattr(Writer, "_commit", cut)
        monkeypatch.setattr(Writer, "_takes_others", back)
        monkeypatch.setattr("mauseloch.store.writer.LONGEST_S", 0.05)
        await store.write(append("m", 0))
        assert await inputs_of(store) == ["1"]
        assert tries == fails + 1


# A commit whose outcome is unknown


@contextmanager
def cut_at_commit(store: SqlStore, *, stored: bool) -> Iterator[list[str]]:
    """Cut the connection once during a commit, after it took effect or before."""
    dialect, commits = engine(store).dialect, list[str]()
    commit = dialect.do_commit

    def cut(connection: Any) -> None:
        commits.append("commit")
        if len(commits) > 1:
            commit(connection)
            return
        if stored:
            commit(connection)
        connection.dbapi_connection.close()
        error = psycopg.OperationalError("server closed the connection unexpectedly")
        if engine(store).dialect.name == "sqlite":
            error = sqlite3.OperationalError("disk I/O error")  # type: ignore[assignment]
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR  # type: ignore[attr-defined]
        raise error

    dialect.do_commit = cut  # type: ignore[method-assign, assignment]
    try:
        yield commits
    finally:
        dialect.do_commit = commit  # type: ignore[method-assign]


@pytest.mark.parametrize("stored", [True, False])
@story
async def test_what_a_broken_commit_has_stored_is_not_stored_twice(url: str, stored: bool) -> None:
    async with watched(url) as (store, seen):
        await store.write(begin("a"), begin("b"), begin("c"), PutTable("gone", b""))
        with cut_at_commit(store, stored=stored) as commits:
            found = await asyncio.gather(
                store.write(append("a", 0), append("a", 1), PutTable("t", b"1")),
                store.write(append("a", 2), Append("a", 3, ())),
                store.write(begin("new"), append("new", 0)),
                store.write(append("b", 0), end("b", 1), DropTable("gone")),
                store.write(append("c", 7)),
                store.write(PutTable("t", b"2")),
                return_exceptions=True,
            )
        assert len(commits) == 2
        assert seen.retries == 1
        assert isinstance(found[4], ConflictError)
        assert [one is None for one in found] == [True, True, True, True, False, True]
        assert await inputs_of(store, "a") == ["1", "2", "3"]
        assert await inputs_of(store, "new") == ["1"]
        assert await inputs_of(store, "c") == []
        over = await store.match("b")
        assert over is not None
        assert (len(over.inputs), over.ended_at) == (1, 1700000100.5)
        assert await store.tables() == [("t", b"2")]


@story
async def test_somebody_elses_write_is_not_taken_for_ours(url: str) -> None:
    """After a broken commit, data found there may be somebody else's."""
    async with opened(SqlStore(url)) as store, opened(SqlStore(url)) as other:
        await store.write(begin("a"), begin("b"))
        with cut_at_commit(store, stored=False):
            writes = asyncio.gather(
                store.write(append("a", 0, Input(0, "mine"))),
                store.write(end("b", 0, ended_at=1.0)),
                store.write(begin("c", seed="mine")),
                return_exceptions=True,
            )
            # Before the first attempt or after it: theirs isn't ours either way.
            await asyncio.gather(
                other.write(append("a", 0, Input(0, "theirs"))),
                other.write(end("b", 0, ended_at=2.0)),
                other.write(begin("c", seed="theirs")),
                return_exceptions=True,
            )
            found = await writes
        winner = (await inputs_of(store, "a")) == ["mine"]
        assert (found[0] is None) is winner
        for one in found:
            assert one is None or isinstance(one, ConflictError)
        ended, begun = await store.match("b"), await store.match("c")
        assert ended is not None
        assert begun is not None
        assert (ended.ended_at == 1.0) is (found[1] is None)
        assert (begun.seed == "mine") is (found[2] is None)


# Shutdown


@story
async def test_who_closes_during_an_outage_waits_so_long_and_no_longer(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mauseloch.store.engines.PATIENCE_S", 0.05)
    monkeypatch.setattr("mauseloch.store.writer.CLOSING_S", 0.2)
    store = SqlStore(sqlite)
    await store.open()
    await store.write(begin())
    with locked(sqlite):
        write = store.write(append("m", 0))
        await store.close()
        with pytest.raises(StoreError, match="locked"):
            await write
    assert "1 writes could not be stored" in caplog.text
    async with opened(SqlStore(sqlite)) as again:
        assert await inputs_of(again) == []


@story
async def test_a_question_that_is_not_answered_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mauseloch.store.sql.PATIENCE_S", 0.05)
    monkeypatch.setattr("mauseloch.store.reader.MOST", 3)
    answers = asyncio.Event()
    loop = asyncio.get_running_loop()
    async with opened(SqlStore(sqlite)) as store:
        reader = store._reader
        assert reader is not None

        def sleep() -> None:
            asyncio.run_coroutine_threadsafe(answers.wait(), loop).result()

        asleep = asyncio.ensure_future(reader.run("read", sleep))
        with pytest.raises(StoreAwayError, match="no answer"):
            await store.match("m")
        others = [asyncio.ensure_future(store.tables()) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(StoreAwayError, match="too many questions"):
            await store.match("m")
        answers.set()
        await asyncio.gather(asleep, *others)
        assert await store.match("m") is None


# Set aside


@story
async def test_a_match_that_cannot_be_read_is_set_aside_and_left_as_it_is(url: str) -> None:
    async with watched(url) as (store, seen):
        for number, match in enumerate(("a", "b", "c", "d", "e")):
            await store.write(begin(match), append(match))
            if match > "b":
                await store.write(end(match, 1, number))
        garbage = "UPDATE matches SET inputs = 'tea for two\n' WHERE id IN ('a', 'c', 'e')"
        with engine(store).begin() as connection:
            connection.exec_driver_sql(garbage)
        assert [one.match for one in await store.running()] == ["b"]
        assert [match for match, _ in seen.set_aside] == ["a"]
        assert "tea" in seen.set_aside[0][1]
        assert [one.match for one in await store.finished(None, 1)] == ["d"]
        assert await store.finished("d", 1) == []
        with engine(store).begin() as connection:
            left = connection.exec_driver_sql("SELECT inputs FROM matches WHERE id = 'a'").scalar()
        assert left == "tea for two\n"


@story
async def test_no_id_is_too_odd_to_be_asked_for(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        for odd in ("\0", "a\0b", "", "x" * 10_000, "\U0001f42d"):
            assert await store.match(odd) is None
            with pytest.raises(StoreError, match="isn't a finished match, so no page follows it"):
                await store.finished(odd, 1)


# Which errors are outages


def state(code: str | None) -> psycopg.Error:
    error = psycopg.OperationalError("x")
    error.sqlstate = code
    return error


def code(number: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("x")
    error.sqlite_errorcode = number
    return error


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (state(None), "unreachable"),
        (state("08006"), "unreachable"),
        (state("57P01"), "unreachable"),
        (state("57P03"), "unreachable"),
        (state("53300"), "unreachable"),
        (state("25006"), "unreachable"),
        (state("53100"), "full"),
        (state("55P03"), "busy"),
        (state("40P01"), "busy"),
        (state("57014"), "busy"),
        (state("22P05"), None),
        (state("23505"), None),
        (state("42P01"), None),
        (state("XX001"), None),
        (psycopg.DataError("NUL"), None),
        (code(sqlite3.SQLITE_BUSY), "busy"),
        (code(sqlite3.SQLITE_BUSY_SNAPSHOT), "busy"),
        (code(sqlite3.SQLITE_FULL), "full"),
        (code(sqlite3.SQLITE_IOERR_WRITE), "unreachable"),
        (code(sqlite3.SQLITE_READONLY), "unreachable"),
        (code(sqlite3.SQLITE_CANTOPEN), "unreachable"),
        (code(sqlite3.SQLITE_ERROR), None),
        (code(sqlite3.SQLITE_CORRUPT), None),
        (OSError(errno.ENOSPC, "x"), "full"),
        (OSError(errno.EDQUOT, "x"), "full"),
        (ConnectionRefusedError(), "unreachable"),
        (ValueError("x"), None),
    ],
)
def test_what_is_an_outage_and_what_is_not(error: Exception, reason: Reason | None) -> None:
    assert outage(error) == reason
    assert outage(OperationalError("SELECT", {}, error)) == reason
