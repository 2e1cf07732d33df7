"""`mauseloch admin` and the server it manages, over a socket that only its owner can open."""

import asyncio
import contextlib
import json
import random
import stat
import tempfile
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from mauseloch.cli import main
from mauseloch.cli.admin import lasting, seconds
from mauseloch.cli.asking import AdminError, Asking
from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.server.admin import LONGEST_REASON
from mauseloch.server.aside import admin_socket, unix_socket, usual_path
from mauseloch.server.listening import bound
from mauseloch.server.notices import LONGEST, Notices
from mauseloch.server.service import Server
from mauseloch.server.settings import Administration, Settings
from mauseloch.store import MemoryStore
from mauseloch.texts import LANGUAGES, texts
from tests.server.live import QUICK, Address, Client, server
from tests.server.program import Program
from tests.server.stage import HandClock
from tests.server.test_matches import plays, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path, since socket paths are limited in length."""
    with tempfile.TemporaryDirectory(prefix="mauseloch-") as made:
        yield Path(made)


@contextlib.asynccontextmanager
async def owned(path: Path) -> AsyncIterator[Address]:
    """Run a server with an admin socket."""
    with bound("127.0.0.1", 0) as opened, unix_socket(path) as admin:
        running = Server(MemoryStore(), Settings(limits=QUICK))
        running.open_aside(admin, None)
        task = asyncio.ensure_future(running.serve(sockets=[opened]))
        while not running.started:
            await asyncio.sleep(0.005)
        yield Address(f"127.0.0.1:{opened.getsockname()[1]}", running)
        running.should_exit = True
        await task


def asking(path: Path) -> Asking:
    return Asking(Namespace(socket=str(path)))


async def says(path: Path, *arguments: str) -> None:
    """Run an admin command while the server keeps running."""
    given = ["admin", *arguments, "--socket", str(path), "--lang", "en"]
    assert await asyncio.to_thread(main, given) == 0


def heard(client: Client, kind: str) -> Any:
    """Return the last message of this type."""
    told = [one for one in map(json.loads, client.frames) if one["type"] == kind]
    return told[-1] if told else None


def test_the_socket_is_its_owners_and_goes_with_the_server(folder: Path) -> None:
    async def go() -> None:
        async with owned(path):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
            taken = pytest.raises(SetupError, match="in use")
            with taken, unix_socket(path):
                pass
        assert not path.exists()

    path = folder / "new" / "admin.sock"
    run(go())


def test_what_a_killed_server_left_behind_is_no_obstacle(folder: Path) -> None:
    import socket  # noqa: PLC0415 - tests elsewhere use this name for other things

    path = folder / "admin.sock"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))
    assert path.is_socket()
    with unix_socket(path):
        pass
    assert not path.exists()


def test_a_folder_that_others_may_write_to_is_not_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    path = usual_path(8160, {})
    path.parent.mkdir(mode=0o777)
    path.parent.chmod(0o777)
    with pytest.raises(SetupError, match="others may write"), unix_socket(path):
        pass
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    with admin_socket(Administration(), 8160) as opened:
        assert opened is None  # without a name for it, the server runs without the socket
    named = Administration(socket=str(path))
    with pytest.raises(SetupError), admin_socket(named, 8160):
        pass


def test_servers_on_one_machine_do_not_meet() -> None:
    assert usual_path(1, {"XDG_RUNTIME_DIR": "/run/user/7"}) == Path("/run/user/7/mauseloch/1.sock")
    assert usual_path(1, {}) != usual_path(2, {})
    assert usual_path(1, {"XDG_RUNTIME_DIR": "here"}) == usual_path(1, {})


def test_strangers_cannot_administrate() -> None:
    async def go() -> None:
        async with server() as at:
            for path in ("/tables", "/drain", "/notice", "/tables/x/close"):
                assert (await at.ask("POST", path, {}))[0] in {404, 405}

    run(go())


def test_tables_are_listed_and_shown_without_secrets(folder: Path, capsys: Capture) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=3, bots=["simple"], name="Mia")
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await says(folder / "s", "tables")
                listed = capsys.readouterr().out
                assert table["code"] in listed
                assert "geier" in listed
                assert "1 table is open." in listed
                await says(folder / "s", "table", table["code"])
                shown = capsys.readouterr().out
                await says(folder / "s", "table", table["code"].upper(), "--json")
                whole = capsys.readouterr().out
                sheet = json.loads(whole)
                assert [one["kind"] for one in sheet["places"]] == ["person", "bot", "bot"]
                assert sheet["places"][0] == {
                    "kind": "person",
                    "bot": "",
                    "here": True,
                    "host": True,
                    "asked": True,
                    "wins": 0,
                }
                assert (sheet["state"], sheet["here"]) == ("playing", 1)
                room = at.server.hub.find(table["code"])
                document = room.table.document
                hand = json.dumps(mia.update["view"]["hand"])
                secrets = [document.id, document.seed, document.match, document.host]
                secrets += [table["token"], "Mia", hand]
                for text in (listed, shown, whole):
                    assert not [one for one in secrets if one in text]

    run(go())


def test_a_table_is_closed_and_everybody_is_told_why(folder: Path, capsys: Capture) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=2, bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await mia.until(lambda one: one.question)
                match = mia.update["match"]
                await says(folder / "s", "close", table["code"], "--reason", "It is  late")
                assert "1 connection" in capsys.readouterr().out.replace("One", "1")
                while not mia.closed:
                    await asyncio.sleep(0.01)
                assert heard(mia, "bye") == {
                    "type": "bye",
                    "code": "closed",
                    "detail": "It is late",
                }
            assert (await at.ask("GET", f"/api/tables/{table['code']}"))[0] == 404
            store = at.server.hub.store
            assert await store.tables() == []
            ended = await store.match(match)
            assert ended is not None
            assert (ended.reason, ended.outcome) == ("closed", None)
            assert at.server.hub.metrics.value("tables_closed_total", reason="closed") == 1
            with pytest.raises(AdminError) as refused:
                await asyncio.to_thread(asking(folder / "s").ask, f"/tables/{table['code']}")
            assert refused.value.words == say("error-admin-table")
            long = {"reason": "x" * (LONGEST_REASON + 1)}
            with pytest.raises(AdminError):
                await asyncio.to_thread(asking(folder / "s").ask, "/tables/x/close", long)

    run(go())


def test_a_notice_reaches_those_who_are_here_and_those_who_come(folder: Path) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=2)
            async with at.client(table["code"], table["token"]) as mia:
                await says(folder / "s", "announce", "Tea <b>at</b> five", "--for", "2h")
                await says(folder / "s", "announce", "Tee um fünf", "--only", "de")
                told = await mia.until(
                    lambda one: (found := heard(one, "notice")) and "de" in found["texts"] and found
                )
                assert told["texts"] == {"": "Tea <b>at</b> five", "de": "Tee um fünf"}
                assert 7_000_000 < told["left_ms"] <= 7_200_000
                async with at.client(table["code"]) as leo:
                    assert (await leo.until(lambda one: heard(one, "notice")))["texts"]
                _, read = await at.ask("GET", "/api/notice")
                assert read["texts"] == told["texts"]
                await says(folder / "s", "announce", "--clear")
                await mia.until(lambda one: heard(one, "notice") == {"type": "notice"})
            async with at.client(table["code"]) as leo:
                await leo.say("sync")
                assert heard(leo, "notice") is None

    run(go())


def test_a_notice_is_out_of_date_at_its_time() -> None:
    clock = HandClock()
    notices = Notices(clock)
    assert notices.frame is None
    notices.put("Tea", 60)
    notices.put("Tee", 30, "de")
    assert notices.current.left_ms == 60_000
    clock.now += 31
    assert notices.current.texts == {"": "Tea"}
    clock.now += 30
    assert (notices.current.texts, notices.frame) == ({}, None)
    notices.drain(10)
    assert (notices.current.draining, notices.current.left_ms) == (True, 10_000)
    for text in ("", "x" * (LONGEST + 1), "\x1b[31mred"):
        with pytest.raises(SetupError):
            notices.put(text, 60)
    with pytest.raises(SetupError):
        notices.put("Tea", 60, "tlh")


def test_a_server_comes_to_rest(folder: Path, capsys: Capture) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=2, bots=["simple"])
            other = await at.table(game="zocken", seats=2, bots=["simple"])
            async with (
                at.client(table["code"], table["token"]) as mia,
                at.client(other["code"], other["token"]) as leo,
            ):
                await mia.say("start")
                await says(folder / "s", "drain", "--for", "1h")
                assert "1 match is being played" in capsys.readouterr().out
                assert (await leo.until(lambda one: heard(one, "notice")))["draining"]
                assert (await leo.say("start"))["code"] == "draining"
                status, refused = await at.ask("POST", "/api/tables", {"game": "geier", "seats": 2})
                assert (status, refused["code"]) == (503, "draining")
                assert not at.server.should_exit
                assert "mauseloch_draining 1.0\n" in at.server.hub.numbers()
                assert await plays(mia, random.Random(1))  # running matches are played to the end
                while not at.server.should_exit:
                    await asyncio.sleep(0.01)

    run(go())


def test_a_server_need_not_stop_after_all(folder: Path) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=2, bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await says(folder / "s", "drain")
                await says(folder / "s", "drain", "--cancel")
                await mia.until(lambda one: heard(one, "notice") == {"type": "notice"})
                assert await plays(mia, random.Random(1))
                assert (await mia.say("start"))["type"] == "done"
                assert not at.server.should_exit

    run(go())


def test_a_server_that_does_not_come_to_rest_stops_all_the_same(folder: Path) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=2, bots=["simple"])
            async with at.client(table["code"], table["token"]) as mia:
                await mia.say("start")
                await says(folder / "s", "drain", "--for", "1s")
                while not at.server.should_exit:
                    await asyncio.sleep(0.01)

    run(go())


def test_a_program_is_administrated_and_drained_to_its_end(tmp_path: Path) -> None:
    async def go() -> int:
        program = Program(tmp_path / "tables.db")
        try:
            await program.start()
            assert "mauseloch_tables 0.0\n" in program.admin.text("/metrics")
            assert program.admin.ask("/tables")["tables"] == []
            program.admin.ask("/drain", {"seconds": 60})
            assert program.program is not None
            return await program.program.wait()
        finally:
            await program.kill()
            events = [one["event"] for one in program.logged()]
            assert events[-2:] == ["drain_ended", "stopped"]

    assert run(go()) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_does_not_run_is_said_in_one_line(language: str, capsys: Capture) -> None:
    for action in ("tables", "metrics", "drain"):
        with pytest.raises(SystemExit) as stopped:
            main(["admin", action, "--socket", "/nowhere/s", "--lang", language])
        assert stopped.value.code == 2
        words = texts(language)(say("error-admin-reach", path="/nowhere/s"))
        assert capsys.readouterr().err == f"mauseloch: {words}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["table"], say("error-admin-missing")),
        (["close"], say("error-admin-missing")),
        (["announce"], say("error-admin-missing")),
        (["prune"], say("error-admin-missing")),
        (["backup"], say("error-admin-missing")),
        (["restore"], say("error-admin-missing")),
        (["announce", "Tea", "--for", "soon"], say("error-admin-time", text="'soon'")),
        (["drain", "--for", "0m"], say("error-admin-time", text="'0m'")),
        (
            ["announce", "Tea", "--only", "tlh"],
            say("usage-language", language="'tlh'", languages=LANGUAGES),
        ),
    ],
)
def test_what_is_missing_or_wrong_is_said(
    arguments: list[str], words: Any, capsys: Capture
) -> None:
    with pytest.raises(SystemExit):
        main(["admin", *arguments, "--lang", "en"])
    assert capsys.readouterr().err == f"mauseloch: {texts('en')(words)}\n"


def test_times_are_read_and_written_as_people_do() -> None:
    assert [seconds(one) for one in ("90s", "30m", "2h", "1d")] == [90, 1800, 7200, 86400]
    assert [lasting(one) for one in (0, 59, 90, 7200, 200_000)] == ["0s", "59s", "1m", "2h", "2d"]


def test_an_address_is_blocked_and_let_in_again(folder: Path, capsys: Capture) -> None:
    async def go() -> None:
        async with owned(folder / "s") as at:
            table = await at.table(game="geier", seats=2)
            rude = {"X-Forwarded-For": "2001:db8::77"}
            async with (
                at.client(table["code"], headers=rude) as troll,
                at.client(table["code"], headers={"X-Forwarded-For": "192.0.2.8"}) as leo,
            ):
                await says(folder / "s", "block", "2001:db8::1", "--for", "2h")  # the same /64
                told = capsys.readouterr().out
                assert "2001:db8::/64 is blocked for 2h. 1 connection was closed." in told
                while not troll.closed:
                    await asyncio.sleep(0.01)
                assert (await leo.say("sync"))["type"] == "done"
            with pytest.raises(InvalidStatus):
                async with at.client(table["code"], headers=rude):
                    pass
            await says(folder / "s", "blocks")
            told = capsys.readouterr().out
            assert "2001:db8::/64" in told
            assert "1 address is blocked." in told
            assert "mauseloch_blocked 1.0\n" in at.server.hub.numbers()
            await says(folder / "s", "unblock", "2001:db8::/64")
            await says(folder / "s", "unblock", "192.0.2.8")
            told = capsys.readouterr().out
            assert "2001:db8::/64 is no longer blocked." in told
            assert "192.0.2.8 wasn’t blocked." in told
            async with at.client(table["code"], headers=rude) as troll:
                assert troll.welcome["type"] == "welcome"
            for wrong in ("", "tea", "300.1.1.1"):
                with pytest.raises(AdminError):
                    await asyncio.to_thread(asking(folder / "s").ask, "/blocks", {"address": wrong})

    run(go())
