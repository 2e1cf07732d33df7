"""Database upkeep: old matches are deleted, backups made and restored, usage counted."""

import asyncio
import json
import os
import sqlite3
import stat
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import psycopg
import pytest

from mauseloch.cli import main
from mauseloch.core.words import say
from mauseloch.server import keeping
from mauseloch.server.hub import Hub
from mauseloch.server.keeping import keeping as kept
from mauseloch.server.keeping import prune as prune_tables
from mauseloch.server.settings import Retention, Settings
from mauseloch.store import DropMatch, Store, StoreError, backups, pruning
from mauseloch.store.address import Address
from mauseloch.store.sql import SqlStore
from mauseloch.store.usage import GameDay, usage
from mauseloch.texts import texts
from tests.server.live import Address as At
from tests.server.live import asked, over, server
from tests.server.test_matches import plays, run
from tests.store.conftest import Stores
from tests.store.stories import append, begin, end, opened, story

Capture = pytest.CaptureFixture[str]
DAY_S = 86_400
NOON = 20_000 * DAY_S + DAY_S / 2
"""On some day, in UTC."""


async def fill(store: Store, ages: dict[str, float]) -> None:
    """Store matches that ended this many days before that noon, and one still running."""
    for name, days in ages.items():
        ended_at = NOON - days * DAY_S
        await store.write(
            begin(name, started_at=ended_at - 60), append(name), end(name, 1, ended_at)
        )
    await store.write(begin("running", started_at=NOON - 500 * DAY_S))


async def ids(store: Store) -> list[str]:
    return [one.match for one in await store.finished(None, 100)]


@story
async def _old(stores: Stores) -> None:
    async with opened(stores()) as store:
        await fill(store, {"new": 1, "old": 40, "older": 50})
        assert await store.ended_before(NOON - 30 * DAY_S, 10) == ["older", "old"]
        assert await store.ended_before(NOON - 30 * DAY_S, 1) == ["older"]
        await store.write(DropMatch("older"), DropMatch("running"), DropMatch("nobody"))
        assert await ids(store) == ["old", "new"]
        assert [one.match for one in await store.running()] == ["running"]
        await store.write(DropMatch("old"), begin("next"), append("next"), DropMatch("next"))
        assert await ids(store) == ["new"]
        assert {one.match for one in await store.running()} == {"next", "running"}


def test_old_matches_are_found_and_dropped_but_never_a_running_one(stores: Stores) -> None:
    _old(stores)


@story
async def _server_prunes(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "SLICE", 2)
    monkeypatch.setattr(keeping, "BREATH_S", 0.0)
    async with opened(stores()) as store:
        await fill(store, {f"{days}": days for days in range(1, 12)})
        hub = Hub(store, Settings(retention=Retention(finished_days=5)))
        monkeypatch.setattr(hub.clock, "wall", lambda: NOON)
        assert await prune_tables(hub) == 6
        assert await ids(store) == ["5", "4", "3", "2", "1"]
        assert hub.metrics.value("matches_pruned_total") == 6
        assert await prune_tables(hub) == 0
        hub.thinkers.close()


def test_a_server_deletes_what_is_too_old_in_slices(
    stores: Stores, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    _server_prunes(stores, monkeypatch)
    told = [getattr(one, "fields", None) for one in caplog.records if one.msg == "matches_pruned"]
    assert told == [{"matches": 6, "older_than_days": 5}]


def test_a_server_prunes_by_itself_unless_it_keeps_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pruned: list[int] = []
    done = asyncio.Event()

    async def prune(hub: Hub) -> int:
        pruned.append(hub.settings.retention.finished_days)
        if len(pruned) == 1:
            raise StoreError("away")  # then it tries again later
        done.set()
        return 0

    async def go(days: int) -> None:
        from mauseloch.store import MemoryStore  # noqa: PLC0415 - any kind of store will do

        hub = Hub(MemoryStore(), Settings(retention=Retention(finished_days=days)))
        async with kept(hub):
            if days:
                await asyncio.wait_for(done.wait(), 60)
            else:
                for _ in range(20):
                    await asyncio.sleep(0)
        hub.thinkers.close()

    monkeypatch.setattr(keeping, "PRUNE_EVERY_S", 0.0)
    monkeypatch.setattr(keeping, "prune", prune)
    asyncio.run(go(7))
    assert set(pruned) == {7}
    pruned.clear()
    asyncio.run(go(0))
    assert not pruned


def test_matches_are_kept_for_a_year_unless_the_host_says_otherwise() -> None:
    assert Settings().retention.finished_days == 365


def test_a_database_is_pruned_without_a_server(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "SLICE", 2)

    @story
    async def before() -> None:
        async with opened(SqlStore(url)) as store:
            await fill(store, {f"{days}": days for days in range(1, 8)})

    @story
    async def after() -> None:
        async with opened(SqlStore(url)) as store:
            assert await ids(store) == ["2", "1"]
            assert len(await store.running()) == 1

    before()
    assert pruning.prune(Address.parse(url), 3, now=NOON + 1) == 5
    after()


def test_use_is_counted_by_day_and_game(url: str, capsys: Capture) -> None:
    @story
    async def fill_it() -> None:
        async with opened(SqlStore(url)) as store:
            midnight = NOON - DAY_S / 2
            for number, at in enumerate((midnight - 1, midnight, midnight + DAY_S - 1)):
                name = f"m{number}"
                await store.write(begin(name, started_at=at), append(name), end(name, 1, at + 90))
            await store.write(begin("z", game="zocken", seats=4, started_at=NOON))
            await store.write(begin("old", started_at=NOON - 100 * DAY_S))

    fill_it()
    found = usage(Address.parse(url), 30, now=NOON)
    today, yesterday = date(2024, 10, 4), date(2024, 10, 3)
    assert found.days == (
        GameDay(yesterday, "geier", 1, 1, 2, 1.5),
        GameDay(today, "geier", 2, 2, 4, 3.0),
        GameDay(today, "zocken", 1, 0, 4, 0.0),
    )
    assert (found.tables, found.matches, found.oldest) == (0, 5, date(2024, 6, 26))
    assert found.bytes > 1000
    assert [one.day for one in usage(Address.parse(url), 1, now=NOON).days] == [today, today]
    assert main(["admin", "usage", "--db", url, "--lang", "en", "--days", "9999"]) == 0
    told = capsys.readouterr().out
    assert "2024-10-04" in told
    assert "Stored: 0 tables and 5 matches" in told
    assert main(["admin", "usage", "--db", url, "--json", "--days", "9999"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 5


def refused(capsys: Capture, *arguments: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(["admin", *arguments, "--lang", "en"])
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    return told.removeprefix("mauseloch: ").rstrip("\n")


def test_what_is_not_there_is_neither_pruned_nor_counted_nor_made(
    tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "none.db"
    url = f"sqlite:///{file}"
    words = texts("en")(say("error-db-none", place=str(file)))
    assert refused(capsys, "usage", "--db", url) == words
    assert refused(capsys, "prune", "--days", "9", "--db", url) == words
    assert refused(capsys, "backup", str(tmp_path / "copy"), "--db", url) == words
    assert list(tmp_path.iterdir()) == []


async def _begun(at: At) -> dict[str, Any]:
    """Open a table with a match in the middle of a hand."""
    table: dict[str, Any] = await at.table(game="geier", seats=2, bots=["simple"], name="Mia")
    async with at.client(table["code"], table["token"]) as mia:
        await mia.say("start")
        for _ in range(3):
            question = await mia.until(asked)
            number, action = question["number"], question["legal"][0]
            await mia.say("answer", question=number, action=action)
            await mia.until(lambda one, old=number: asked(one) and asked(one)["number"] != old)
    return table


def test_a_backup_of_a_running_server_is_restored_and_the_match_goes_on(
    url: str, tmp_path: Path, capsys: Capture
) -> None:
    """Back up during play, restore over later changes, and play to the end."""
    import random  # noqa: PLC0415 - only here

    copy = tmp_path / "copy.backup"

    async def before() -> tuple[dict[str, Any], list[Any]]:
        async with server(SqlStore(url)) as at:
            table = await _begun(at)
            given = ["admin", "backup", str(copy), "--db", url, "--lang", "en"]
            assert await asyncio.to_thread(main, given) == 0
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            async with at.client(table["code"], table["token"]) as mia:
                await mia.until(lambda one: one.update)
                news = list(mia.news)
                await at.table(game="zocken", seats=2)  # too late for the backup
                restoring = ["admin", "restore", str(copy), "--db", url, "--replace"]
                with pytest.raises(SystemExit):  # not while the server is running
                    await asyncio.to_thread(main, [*restoring, "--lang", "en"])
                assert "is in use. Stop the server first" in capsys.readouterr().err
                assert await plays(mia, random.Random(1))
            return table, news

    async def after(table: dict[str, Any], news: list[Any]) -> None:
        async with server(SqlStore(url)) as at:
            assert len(await at.server.hub.store.tables()) == 1
            async with at.client(table["code"], table["token"]) as mia:
                await mia.until(asked)
                assert mia.news == news
                assert not over(mia)
                assert await plays(mia, random.Random(2))
                await mia.say("start")
                await mia.until(asked)

    table, news = run(before())
    assert "--replace" in refused(capsys, "restore", str(copy), "--db", url)
    assert main(["admin", "restore", str(copy), "--replace", "--db", url, "--lang", "en"]) == 0
    assert "You can start the server" in capsys.readouterr().out
    run(after(table, news))


def test_a_backup_never_overwrites_anything_and_leaves_nothing_half_done(
    sqlite: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(_touched(sqlite))
    copy = tmp_path / "copy"
    copy.write_text("precious")
    told = refused(capsys, "backup", str(copy), "--db", sqlite)
    assert told == texts("en")(say("error-backup-exists", file=str(copy)))
    assert copy.read_text() == "precious"
    copy.unlink()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "_copy", full)
    assert "No space left" in refused(capsys, "backup", str(copy), "--db", sqlite)
    assert [one.name for one in tmp_path.iterdir()] == ["new folder"]


async def _touched(url: str) -> None:
    async with opened(SqlStore(url)) as store:
        await store.write(begin(), append(), end("m", 1))


def test_a_restored_file_is_where_it_was_not_and_can_be_old_or_damaged_before(
    sqlite: str, tmp_path: Path, capsys: Capture
) -> None:
    run(_touched(sqlite))
    copy, other = tmp_path / "copy", tmp_path / "elsewhere" / "new.db"
    backups.backup(Address.parse(sqlite), copy)
    assert main(["admin", "restore", str(copy), "--db", f"sqlite:///{other}", "--lang", "en"]) == 0
    assert stat.S_IMODE(other.stat().st_mode) == 0o600
    other.write_bytes(b"SQLite format 3\0" + os.urandom(5000))  # as after a disk failure
    other.with_name("new.db-wal").write_bytes(b"old changes")
    place = f"sqlite:///{other}"
    assert main(["admin", "restore", str(copy), "--replace", "--db", place, "--lang", "en"]) == 0
    assert not other.with_name("new.db-wal").exists()
    capsys.readouterr()

    async def look() -> list[str]:
        async with opened(SqlStore(place)) as store:
            return await ids(store)

    assert run(look()) == ["m"]


def test_only_a_backup_is_restored(sqlite: str, tmp_path: Path, capsys: Capture) -> None:
    run(_touched(sqlite))
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as made:
        made.execute("CREATE TABLE tea (cups)")
    (tmp_path / "dump").write_bytes(b"PGDMP of PostgreSQL")
    (tmp_path / "text").write_text("tea")
    for name in ("foreign.db", "dump", "text"):
        told = refused(capsys, "restore", str(tmp_path / name), "--replace", "--db", sqlite)
        assert told == texts("en")(say("error-backup-no", file=str(tmp_path / name)))
    told = refused(capsys, "restore", str(tmp_path / "none"), "--replace", "--db", sqlite)
    assert "none" in told

    async def look() -> list[str]:
        async with opened(SqlStore(sqlite)) as store:
            return await ids(store)

    assert run(look()) == ["m"]


def test_without_postgresqls_programs_that_is_said(
    postgresql: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(_touched(postgresql))
    monkeypatch.setattr("shutil.which", lambda _: None)
    told = refused(capsys, "backup", str(tmp_path / "copy"), "--db", postgresql)
    assert told == texts("en")(say("error-backup-program", program="pg_dump"))
    assert list(tmp_path.iterdir()) == []


def test_a_failed_restore_leaves_postgresql_as_it_was(
    postgresql: str, tmp_path: Path, capsys: Capture
) -> None:
    run(_touched(postgresql))
    copy = tmp_path / "copy"
    backups.backup(Address.parse(postgresql), copy)
    copy.write_bytes(copy.read_bytes()[:-200])  # the disk was full
    told = refused(capsys, "restore", str(copy), "--replace", "--db", postgresql)
    assert "cannot be written" in told

    async def look() -> list[str]:
        async with opened(SqlStore(postgresql)) as store:
            return await ids(store)

    assert run(look()) == ["m"]


def test_the_password_is_never_on_a_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []

    def run_it(command: list[str], **how: Any) -> Any:
        seen.append((command, how["env"].get("PGPASSWORD")))
        raise OSError(2, "enough")

    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr("subprocess.run", run_it)
    address = Address.parse("postgresql://mia:hush@db.example/mice")
    with pytest.raises(OSError, match="enough"):
        backups._run("pg_dump", address)
    (command, given), *_ = seen
    assert given == "hush"
    assert "hush" not in " ".join(command)
    assert "--dbname=postgresql://mia@db.example/mice" in command


def test_other_tables_of_a_database_are_left_alone(postgresql: str, tmp_path: Path) -> None:
    run(_touched(postgresql))
    with psycopg.connect(postgresql) as connection:
        connection.execute("CREATE TABLE tea AS SELECT 7 AS cups")
    copy = tmp_path / "copy"
    backups.backup(Address.parse(postgresql), copy)
    with psycopg.connect(postgresql) as connection:
        connection.execute("UPDATE tea SET cups = 9")
    backups.restore(Address.parse(postgresql), copy, replace=True)
    with psycopg.connect(postgresql) as connection:
        assert connection.execute("SELECT cups FROM tea").fetchone() == (9,)
