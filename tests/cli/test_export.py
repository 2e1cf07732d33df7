"""`mauseloch export`: a server's finished matches, and nothing about the players."""

import asyncio
import errno
import json
import os
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.bots import answer_all
from mauseloch.cli import export, main
from mauseloch.core.match import Match
from mauseloch.core.words import say
from mauseloch.store import Append, Begin, Change, End, PutTable
from mauseloch.store.queries import Found, finished
from mauseloch.store.sql import SqlStore
from mauseloch.texts import LANGUAGES, texts
from tests.cli.test_cli import failure, run
from tests.patience import PATIENCE_S
from tests.server.live import asked, server

Capture = pytest.CaptureFixture[str]

AT = 1_700_000_000.25
SECRETS = ("Mia", "mavoli-27", "the-table", "the-token", "match-0", "17000", "2023")
TABLE = PutTable("the-table", b'{"code": "mavoli-27", "name": "Mia", "token": "the-token"}')


def played(game: str, seats: int, seed: str) -> Match[Any, Any, Any]:
    """A whole match between bots."""
    match = Match(mauseloch.game(game), seats, seed)
    players = [mauseloch.bot("random", match.game, f"{seed}/{seat}") for seat in range(seats)]
    while match.outcome is None:
        answer_all(match, players)
    return match


MATCHES = [
    played("geier", 2, "Mäuse \u2028 \n"),
    played("mausen", 3, "1"),
    played("zocken", 4, "2"),
    played("geflippt", 2, "3"),
    played("geier", 5, "4"),
]
RECORDS = [match.record() for match in MATCHES]


def story(number: int, match: Match[Any, Any, Any], *, ended: bool = True) -> list[Change]:
    """A match as a server stores it."""
    id_, record = f"match-{number}", match.record()
    begin = Begin(
        match=id_,
        table="the-table",
        game=record.game,
        version=record.version,
        options=record.options,
        seats=record.seats,
        seed=record.seed,
        started_at=AT,
    )
    inputs = record.inputs if ended else record.inputs[:2]
    outcome = record.outcome if ended else None
    end = End(id_, len(inputs), outcome, "over" if ended else "forgotten", AT + number)
    return [begin, Append(id_, 0, inputs), end]


def stored(url: str, *changes: Change) -> str:
    async def store() -> None:
        opened = SqlStore(url)
        await opened.open()
        await opened.write(*changes)
        await opened.close()

    asyncio.run(store())
    return url


EVERYTHING = [
    TABLE,
    *(change for number, match in enumerate(MATCHES) for change in story(number, match)),
    *story(7, MATCHES[0], ended=False),  # abandoned
    *story(8, MATCHES[1], ended=False)[:2],  # running
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A server's database, in a folder whose name must be escaped in a URL."""
    file = tmp_path / "our 100% house?" / "tables.db"
    stored(address(file), *EVERYTHING)
    return file


def address(file: Path) -> str:
    return "sqlite:///" + str(file).replace("%", "%25").replace("?", "%3F")


def records(text: str) -> list[mauseloch.Record]:
    """Read an export, checking that each line is a valid record."""
    found = [mauseloch.Record.loads(one) for one in text.split("\n")[:-1]]
    for record in found:
        assert mauseloch.replay(record).outcome == record.outcome is not None
    return found


@contextmanager
def inside(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


def test_every_line_is_a_record_that_verifies(database: Path, capsys: Capture) -> None:
    assert main(["export", "--db", address(database)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.isascii()
    assert records(told.out) == RECORDS
    assert len(told.out.splitlines()) == len(RECORDS)


def test_nobody_is_in_there(database: Path, capsys: Capture) -> None:
    main(["export", "--db", address(database)])
    told = capsys.readouterr().out
    fields = {"format", "game", "version", "options", "seats", "seed", "inputs", "outcome"}
    for line in told.splitlines():
        assert json.loads(line).keys() == fields
    for secret in SECRETS:
        assert secret not in told
    kept = b"".join(file.read_bytes() for file in database.parent.iterdir())
    for secret in SECRETS[:5]:  # the database does contain them
        assert secret.encode() in kept


def test_what_is_in_the_usual_place_is_exported_unless_told_otherwise(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    stored(f"sqlite:///{tmp_path / 'mauseloch' / 'mauseloch.db'}", *story(0, MATCHES[0]))
    assert main(["export"]) == 0
    assert records(capsys.readouterr().out) == RECORDS[:1]


def test_a_file_holds_the_same_and_its_number_is_told(
    database: Path, tmp_path: Path, capsys: Capture
) -> None:
    main(["export", "--db", address(database)])
    same = capsys.readouterr().out
    file = tmp_path / "matches.jsonl"
    for _ in range(2):  # a newer export may replace an older one
        assert main(["export", "--db", address(database), "--to", str(file)]) == 0
        assert capsys.readouterr() == (f"Wrote 5 matches to {file}\n", "")
        assert file.read_text(encoding="utf-8") == same
        assert oct(file.stat().st_mode & 0o777) in {"0o600", "0o640"}
        file.chmod(0o640)
    assert oct(file.stat().st_mode & 0o777) == "0o640"
    assert [one for one in tmp_path.iterdir() if one.name.startswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("many", [0, 1])
def test_few_matches_or_none_are_no_error(
    many: int, language: str, tmp_path: Path, capsys: Capture
) -> None:
    url = stored(f"sqlite:///{tmp_path / 'tables.db'}", *story(0, MATCHES[0], ended=many == 1))
    file = tmp_path / "matches.jsonl"
    for _ in range(2):
        assert main(["export", "--db", url, "--to", str(file), "--lang", language]) == 0
        told = say("export-done", matches=many, file=str(file))
        assert capsys.readouterr().out == f"{texts(language)(told)}\n"
        assert records(file.read_text(encoding="utf-8")) == RECORDS[:many]


def test_a_link_stays_a_link_and_a_pipe_is_written_to(database: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(real)
    assert main(["export", "--db", address(database), "--to", str(link)]) == 0
    assert link.is_symlink()
    assert records(real.read_text(encoding="utf-8")) == RECORDS
    assert main(["export", "--db", address(database), "--to", os.devnull]) == 0
    assert not Path(os.devnull).is_file()


def test_matches_are_read_page_by_page(
    database: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page is written before the next is read; matches that end meanwhile are still found."""
    seen: list[tuple[int, int]] = []

    def page(connection: Any, after: str | None, limit: int) -> Found:
        found = finished(connection, after, limit)
        seen.append((len(found.matches), written.count("\n")))
        if len(seen) == 2:
            stored(address(database), *story(9, MATCHES[2]))
        return found

    monkeypatch.setattr(export, "finished", page)
    monkeypatch.setattr(export, "PAGE", 2)
    written = ""

    class Output:
        """Standard output that keeps what is written."""

        def write(self, text: str) -> int:
            nonlocal written
            written += text
            return len(text)

        def flush(self) -> None:
            """Nothing to flush."""

    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Output())
        assert main(["export", "--db", address(database)]) == 0
    assert records(written) == [*RECORDS, RECORDS[2]]
    assert seen == [(2, 0), (2, 2), (2, 4), (1, 5), (0, 6)]  # the abandoned match counts too


def test_nothing_is_changed_by_exporting(database: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.db"
    with inside(database) as connection:
        connection.execute(f"VACUUM INTO '{copy}'")  # the copy has a different journal mode
    for file in (database, copy):
        before = file.read_bytes()
        assert main(["export", "--db", address(file)]) == 0
        assert records(capsys.readouterr().out) == RECORDS
        assert file.read_bytes() == before
    with inside(copy) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_a_server_may_be_running(tmp_path: Path) -> None:
    """One server in this process is in the middle of a match; another holds a write transaction."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    stored(url, *EVERYTHING[1 : 1 + 3 * len(MATCHES)])

    async def serve() -> None:
        async with server(SqlStore(url)) as at:
            table = await at.table(game="geier", seats=2, name="Mia", bots=["simple"], pace="quick")
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                for _ in range(3):
                    question = await mia.until(asked)
                    number, action = question["number"], question["legal"][0]
                    await mia.say("answer", question=number, action=action)
                with inside(tmp_path / "tables.db") as other:
                    other.execute("BEGIN IMMEDIATE")
                    done = await asyncio.to_thread(run, "export", "--db", url)
                assert (done.returncode, done.stderr) == (0, "")
                assert records(done.stdout) == RECORDS

    asyncio.run(asyncio.wait_for(serve(), PATIENCE_S))


def test_postgresql_is_exported_too(postgresql: str, capsys: Capture) -> None:
    told = failure(capsys, "export", "--db", postgresql)
    assert told.startswith("mauseloch: There’s no Mauseloch database at /")
    assert told.endswith("/postgres.\n")
    stored(postgresql, *EVERYTHING)
    assert main(["export", "--db", postgresql]) == 0
    assert records(capsys.readouterr().out) == RECORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_is_not_there_is_not_made(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    speak = texts(language)
    empty = tmp_path / "empty.db"
    empty.touch()
    for file in (tmp_path / "none.db", tmp_path / "nowhere" / "none.db", tmp_path, empty):
        told = failure(capsys, "export", "--db", f"sqlite:///{file}", "--lang", language)
        assert told == f"mauseloch: {speak(say('error-db-none', place=str(file)))}\n"
    assert list(tmp_path.iterdir()) == [empty]
    assert empty.read_bytes() == b""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_another_version_is_left_alone(
    language: str, database: Path, tmp_path: Path, capsys: Capture
) -> None:
    with inside(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    file = tmp_path / "matches.jsonl"
    wanted = ["export", "--db", address(database), "--to", str(file), "--lang", language]
    words = say("error-db-version", place=str(database))
    assert failure(capsys, *wanted) == f"mauseloch: {texts(language)(words)}\n"
    assert not file.exists()


def test_a_database_that_cannot_be_read_gets_one_line(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mia, " * 1000, encoding="utf-8")
    nowhere = f"postgresql://mia:cheese@/mice?host={tmp_path}"
    for url, message in [
        ("memory", "not the address of a database"),
        ("tea://pot", "a database is sqlite or postgresql, not 'tea'"),
        (f"sqlite:///{letter}", "letter.txt cannot be read: file is not a database"),
        (nowhere, "cannot be read: connection "),
    ]:
        told = failure(capsys, "export", "--db", url)
        assert told.startswith("mauseloch: Couldn’t use the storage")
        assert message in told
        assert "cheese" not in told
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "psycopg" in failure(capsys, "export", "--db", nowhere)


def test_what_is_no_export_is_not_replaced(database: Path, tmp_path: Path, capsys: Capture) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mia", encoding="utf-8")
    before = database.read_bytes()
    for file in (letter, database):
        told = failure(capsys, "export", "--db", address(database), "--to", str(file))
        words = say("error-export-not-ours", file=str(file))
        assert told == f"mauseloch: {texts('en')(words)}\n"
    assert letter.read_text(encoding="utf-8") == "Dear Mia"
    assert database.read_bytes() == before


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("/proc/none.jsonl", "Couldn’t use /proc/none.jsonl: "),
        ("/nowhere/none.jsonl", "Couldn’t use /nowhere/none.jsonl: No such file or directory"),
        ("/dev/full", "Couldn’t write the output: No space left on device"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and /dev/full")
def test_a_file_that_cannot_be_written_gets_one_line(
    file: str, message: str, database: Path
) -> None:
    done = run("export", "--db", address(database), "--to", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"mauseloch: {message}")
    assert done.stderr.count("\n") == 1


def test_a_file_is_written_as_a_whole_or_not_at_all(
    database: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "matches.jsonl"
    wanted = ["export", "--db", address(database), "--to", str(file)]
    assert main(wanted) == 0
    before = file.read_bytes(), set(tmp_path.iterdir())
    capsys.readouterr()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def impatient(_: int) -> None:
        raise KeyboardInterrupt

    for failing in (full, impatient):
        with monkeypatch.context() as patched:
            patched.setattr("os.fsync", failing)
            if failing is impatient:
                assert main(wanted) == 130
            else:
                told = failure(capsys, *wanted)
                assert told == f"mauseloch: Couldn’t use {file}: No space left on device\n"
        assert (file.read_bytes(), set(tmp_path.iterdir())) == before
    with inside(database) as connection:
        connection.execute("UPDATE matches SET inputs = 'garbled' || char(10) WHERE id = 'match-4'")
    monkeypatch.setattr(export, "PAGE", 1)
    assert main(wanted) == 0
    assert capsys.readouterr().err == "Couldn’t read match match-4; it’s left out.\n"
    assert file.read_bytes().count(b"\n") == before[0].count(b"\n") - 1, "all others are there"


def test_a_reader_that_leaves_early_is_no_error(database: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = run("export", "--db", address(database), stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_head_reads_as_much_as_it_wants(database: Path) -> None:
    pipe = f'"$@" --db {shlex.quote(address(database))} | head -n 1'
    done = subprocess.run(  # noqa: S603 - our own program
        ["/bin/sh", "-c", pipe, "-", sys.executable, "-m", "mauseloch", "export"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert records(done.stdout) == RECORDS[:1]
