"""What only databases do: concurrent processes, failing commits, migrations."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, text

from mauseloch.core.game import Input
from mauseloch.store import Append, ConflictError, DamagedMatchError, PutTable, StoreError
from mauseloch.store.schema import metadata
from mauseloch.store.sql import SqlStore
from tests.patience import PATIENCE_S
from tests.store.stories import append, begin, end, errors, opened, refusal, story


def engine(store: SqlStore) -> Engine:
    """The engine that the store writes with."""
    assert store._writer is not None
    return store._writer._engine


@contextmanager
def beside(store: SqlStore) -> Iterator[Connection]:
    """A transaction on the writer's own connection while it is idle."""
    with engine(store).begin() as connection:
        yield connection


# Concurrency


@story
async def test_of_two_stores_that_continue_one_match_one_is_refused(url: str) -> None:
    async with opened(SqlStore(url)) as one, opened(SqlStore(url)) as other:
        await one.write(begin())
        for length in range(40):
            mine, yours = Input(0, "mine"), Input(1, "yours")
            found = await errors(
                one.write(append("m", length, mine), PutTable("last", b"mine")),
                other.write(append("m", length, yours), PutTable("last", b"yours")),
            )
            assert sorted(found, key=str) == [ConflictError, None]
            stored = await one.match("m")
            assert stored is not None
            assert len(stored.inputs) == length + 1
            winner = stored.inputs[-1]
            assert winner == (yours if found[0] else mine)
            assert await other.tables() == [("last", winner.action.encode())]


@story
async def test_of_two_stores_that_begin_or_end_one_match_one_is_refused(url: str) -> None:
    async with opened(SqlStore(url)) as one, opened(SqlStore(url)) as other:
        for number in range(10):
            match = f"m{number}"
            for change in (begin(match), end(match)):
                found = await errors(one.write(change), other.write(change))
                assert sorted(found, key=str) == [ConflictError, None]
        assert len(await one.finished(None, 99)) == 10


@story
async def test_stores_whose_batches_cross_do_not_fail(url: str) -> None:
    async with opened(SqlStore(url)) as one, opened(SqlStore(url)) as other:
        await one.write(begin("a"), begin("b"))
        for length in range(10):
            found = await errors(
                one.write(append("a", length), append("b", length)),
                other.write(append("b", length), append("a", length)),
            )
            assert sorted(found, key=str) == [ConflictError, None]


@pytest.mark.parametrize("conflicting", [False, True])
@story
async def test_a_write_that_the_database_ends_for_another_is_tried_again(
    postgresql: str, conflicting: bool
) -> None:
    async with opened(SqlStore(postgresql)) as store:
        await store.write(begin("a"), begin("b"))
        touch = "UPDATE matches SET seats = seats WHERE id = %s"
        with psycopg.connect(postgresql) as stranger:
            stranger.execute("SET deadlock_timeout = '60s'")  # so that the store's is aborted
            stranger.execute(touch, ["b"])
            # With a conflict in the batch, the writes are made one by one.
            wrong = [store.write(end("x"))] if conflicting else []
            found = asyncio.gather(
                *wrong, store.write(append("a"), append("b")), return_exceptions=True
            )
            await asyncio.sleep(0)
            _wait_for_a_lock(stranger)
            stranger.execute(touch, ["a"])
        assert (await found)[-1] is None
        assert [len(match.inputs) for match in await store.running()] == [1, 1]


def _wait_for_a_lock(connection: "psycopg.Connection[tuple[object, ...]]") -> None:
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    until = monotonic() + PATIENCE_S
    while connection.execute(waiting).fetchone() == (0,) and monotonic() < until:
        sleep(0.002)


@story
async def test_writes_made_at_once_share_commits(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        commits: list[Connection] = []
        event.listen(engine(store), "commit", commits.append)
        many = [f"m{number:03}" for number in range(500)]
        await asyncio.gather(*(store.write(begin(match), append(match)) for match in many))
        assert len(commits) < 50
        assert [one.match for one in await store.running()] == many


@story
async def test_a_batch_has_an_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mauseloch.store.writer.MOST", 10)
    async with opened(SqlStore(sqlite)) as store:
        commits: list[Connection] = []
        event.listen(engine(store), "commit", commits.append)
        await asyncio.gather(*(store.write(PutTable(str(number), b"")) for number in range(100)))
        assert len(commits) >= 10


@story
async def test_several_event_loops_can_share_a_store(url: str) -> None:
    async with opened(SqlStore(url)) as store:

        async def play(match: str) -> None:
            await store.write(begin(match))
            for length in range(20):
                await store.write(append(match, length))

        threads = [
            threading.Thread(target=asyncio.run, args=(play(match),)) for match in ("a", "b", "c")
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            await asyncio.to_thread(thread.join)
        assert [len(match.inputs) for match in await store.running()] == [20, 20, 20]


@story
async def test_who_gives_up_waiting_disturbs_nobody(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        await store.write(begin())
        impatient = store.write(append("m", 0))
        patient = store.write(append("m", 1))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert impatient.cancelled()

        async def and_go() -> None:
            store.write(append("m", 2))

        thread = threading.Thread(target=asyncio.run, args=(and_go(),))  # a loop that closes early
        thread.start()
        await asyncio.to_thread(thread.join)
        await store.write(append("m", 3))


@story
async def test_a_writer_that_is_closed_takes_nothing_from_other_loops_either(sqlite: str) -> None:
    async with opened(SqlStore(sqlite)) as store:
        writer = store._writer
    assert writer is not None
    with pytest.raises(StoreError, match="the store is not open"):
        await writer.submit([begin()])


# Failures


@story
async def test_a_commit_that_fails_for_no_outage_fails_every_write_by_itself(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        await store.write(begin())

        def broken(connection: Connection) -> None:
            raise ValueError("there is\n no tea")

        event.listen(engine(store), "commit", broken)
        writes = [store.write(append("m", length)) for length in range(5)]
        found = await asyncio.gather(*writes, store.write(begin()), return_exceptions=True)
        assert str(found[0]).endswith(" cannot be written: there is no tea")
        assert all(isinstance(one, StoreError) for one in found)
        assert len(set(map(id, found))) == 6  # a shared one's traceback would grow
        event.remove(engine(store), "commit", broken)
        assert [match.inputs for match in await store.running()] == [()]
        await store.write(append("m", 0))


FAILING_AT_COMMIT = """
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {} END $$;
    CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON tables DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.id = 'bad') EXECUTE FUNCTION fail();
"""


@pytest.mark.parametrize(
    ("failing", "told"),
    [
        ("RAISE EXCEPTION 'no tea';", "no tea"),
        ("PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL;", "terminating connection"),
    ],
)
@pytest.mark.parametrize("when", ["DEFERRABLE INITIALLY DEFERRED", ""])
@story
async def test_a_write_that_no_commit_survives_fails_alone(
    postgresql: str, failing: str, told: str, when: str
) -> None:
    """At the commit or before it, even if it breaks the connection every time."""
    async with opened(SqlStore(postgresql)) as store:
        await store.write(begin(), PutTable("good", b"1"))
        with psycopg.connect(postgresql) as stranger:
            trigger = FAILING_AT_COMMIT.replace("DEFERRABLE INITIALLY DEFERRED", when)
            stranger.execute(trigger.format(failing).encode())
        found = await asyncio.gather(
            store.write(append("m", 0)),
            store.write(PutTable("bad", b"")),
            store.write(append("m", 1), PutTable("good", b"2")),
            return_exceptions=True,
        )
        assert isinstance(found[1], StoreError)
        assert told in str(found[1])
        assert len(str(found[1]).splitlines()) == 1
        assert [found[0], found[2]] == [None, None]
        assert await store.tables() == [("good", b"2")]
        stored = await store.match("m")
        assert stored is not None
        assert len(stored.inputs) == 2


@story
async def test_a_lost_connection_is_made_anew(postgresql: str) -> None:
    async with opened(SqlStore(postgresql)) as store:
        await store.write(begin())
        assert len(await store.running()) == 1
        with psycopg.connect(postgresql, autocommit=True) as stranger:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {}"
            mine = "datname = current_database() AND pid <> pg_backend_pid()"  # one test at a time
            stranger.execute(others.format(mine).encode())
            await store.write(append("m", 0))
            assert len(await store.running()) == 1
            with psycopg.connect(postgresql) as holder:  # and during a write
                holder.execute("UPDATE matches SET seats = seats")
                write = store.write(append("m", 1))
                await asyncio.sleep(0)
                _wait_for_a_lock(stranger)
                stranger.execute(others.format("wait_event_type = 'Lock'").encode())
            await write
        assert [len(match.inputs) for match in await store.running()] == [2]


@story
async def test_what_no_database_can_hold_fails_only_its_own_write(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        await store.write(begin())
        half = "\ud83d"  # half a surrogate pair
        found = await errors(
            store.write(append("m", 0)),
            store.write(PutTable("never", b""), PutTable(half, b"")),
            store.write(append("m", 1), append("m", 2, Input(0, half))),
            store.write(begin("n", seats=2**70)),
            store.write(append("m", 1)),
        )
        assert found == [None, StoreError, StoreError, StoreError, None]
        assert await store.tables() == []
        stored = await store.match("m")
        assert stored is not None
        assert len(stored.inputs) == 2


@story
async def test_what_cannot_be_read_is_an_error_of_one_line(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        await store.write(begin(), append())
        with beside(store) as connection:
            connection.exec_driver_sql("UPDATE matches SET inputs = 'no input\n'")
        with pytest.raises(
            DamagedMatchError, match="'m' cannot be read: cannot read the input 'no input'"
        ):
            await store.match("m")
        with beside(store) as connection:
            connection.exec_driver_sql("DROP TABLE matches")
        with pytest.raises(StoreError, match=r"^the database \S+ .*cannot be read: .*matches"):
            await store.running()
        assert "matches" in await refusal(store, append("m", 1))


# Settings and migrations


@story
async def test_a_commit_in_sqlite_survives_a_power_cut(sqlite: str) -> None:
    async with opened(SqlStore(sqlite)) as store:
        with beside(store) as connection:
            found = {
                name: connection.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        full = 2
        assert found == {
            "journal_mode": "wal",
            "synchronous": full,
            "foreign_keys": 1,
            "busy_timeout": 10_000,
        }


@pytest.mark.parametrize(("chosen", "used"), [("off", "on"), ("remote_apply", "remote_apply")])
@story
async def test_postgresql_may_be_more_careful_but_not_less(
    postgresql: str, chosen: str, used: str
) -> None:
    async with opened(SqlStore(f"{postgresql}%20-csynchronous_commit%3D{chosen}")) as store:
        with beside(store) as connection:
            assert connection.scalar(text("SHOW synchronous_commit")) == used
            assert connection.scalar(text("SHOW fsync")) == "on"


@story
async def test_migrations_lead_from_nothing_to_the_schema(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        with beside(store) as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
            assert context.get_current_heads() == ("0002",)


@story
async def test_several_processes_may_open_a_new_database_at_once(url: str) -> None:
    stores = [SqlStore(url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.write(begin(f"m{n}")) for n, store in enumerate(stores)))
    assert len(await stores[0].running()) == 6
    await asyncio.gather(*(store.close() for store in stores))


@story
async def test_opening_can_be_given_up_and_tried_again(url: str) -> None:
    store = SqlStore(url)
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    async with opened(store):
        await store.write(begin())


@story
async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        await store.write(begin())
        with beside(store) as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for _ in range(2):
        with pytest.raises(StoreError) as refused:
            await SqlStore(url).open()
        assert str(refused.value) == (
            "the database has the unknown revision '9999': a newer Mauseloch wrote it, "
            "so use that version"
        )


@story
async def test_the_newest_migration_says_whose_programs_may_go_on(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        with beside(store) as connection:
            since = "SELECT since FROM compatible JOIN alembic_version ON revision = version_num"
            assert connection.exec_driver_sql(since).scalar() is not None


@story
async def test_a_migration_that_fails_leaves_nothing_behind(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no tea")

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", fail)  # once the first tables exist
        with pytest.raises(StoreError, match="cannot be opened: no tea"):
            await SqlStore(url).open()
    async with opened(SqlStore(url)) as store:
        await store.write(begin(), Append("m", 0, ()))


@story
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear mouse, " * 1000)
    with pytest.raises(StoreError, match=r"letter.txt cannot be opened: file is not a database$"):
        await SqlStore(f"sqlite:///{file}").open()
    assert file.read_text() == "Dear mouse, " * 1000
    with pytest.raises(StoreError, match=r"cannot be opened: \[Errno \d+\] "):
        await SqlStore(f"sqlite:///{file}/store.db").open()
    with pytest.raises(StoreError, match="unable to open database file"):
        await SqlStore(f"sqlite:///{tmp_path}").open()
