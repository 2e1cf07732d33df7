"""`mauseloch serve` as a program: it prints its address, serves, and stops when asked."""

import asyncio
import json
import logging
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mauseloch.cli import main
from mauseloch.cli.serve import _announce
from mauseloch.server import connection, logs, service
from mauseloch.server.addresses import Whereabouts
from mauseloch.server.connection import TRY_AGAIN, Connection
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Limits
from mauseloch.server.settings import Listen, Settings
from mauseloch.server.socket import Socket
from mauseloch.store import Begin, MemoryStore, PutTable
from mauseloch.store.sql import SqlStore
from mauseloch.tables.table import new_table
from mauseloch.texts import texts
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server import live
from tests.server.program import Program


def test_a_server_says_where_it_is_and_stops_gracefully(tmp_path: Path) -> None:
    port = free_port()
    command = ["serve", "--lan", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "mauseloch", *command, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        said = running.stdout.readline()
        assert said.startswith("Mauseloch is open at http://")
        assert f":{port}" in said
        assert "phone" in running.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
            assert answer.read() == b"ok\n"
        running.send_signal(signal.SIGINT)
        code, picture = running.stdout.read(), running.stderr.read()
        assert "█" in code  # a QR code to scan
        lines = [json.loads(line) for line in picture.splitlines()]
        assert {line["level"] for line in lines} == {"info"}
        running.wait(PATIENCE_S)


def test_a_server_that_is_told_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    """Even when bots are thinking in their own processes."""

    async def main() -> int:
        program = Program(tmp_path / "tables.db")
        try:
            await program.start()
            await program.at.table(game="geier", seats=2, bots=["zeno"])
            assert program.program is not None
            program.program.terminate()
            return await asyncio.wait_for(program.program.wait(), PATIENCE_S)
        finally:
            await program.kill()
            said = program.said.read_text()
            assert '"event":"stopped"' in said
            assert "Warning" not in said
            assert "Traceback" not in said

    assert asyncio.run(main()) == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--port", "99999999"], "--port: listen.port must be a whole number from 0 to 65535"),
        (["--host", "192.0.2.77", "--port", "8160"], "Couldn’t listen on 192.0.2.77:8160"),
        (["--db", "sqlite:////proc/none/tables.db", "--port", "0"], "Couldn’t use the storage"),
        (["--db", "tea://pot", "--port", "0"], "Couldn’t use the storage"),
    ],
)
@pytest.mark.usefixtures("own_log")
def test_what_cannot_be_served_is_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--lang", "en", *arguments])
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert why in told


def test_stores_and_addresses_are_found_by_their_names(tmp_path: Path) -> None:
    assert isinstance(service.store_at("memory"), MemoryStore)
    assert isinstance(service.store_at(f"sqlite:///{tmp_path / 'x.db'}"), SqlStore)
    assert isinstance(service.store_at(""), SqlStore)


def test_log_lines_are_json_with_the_traceback_inside() -> None:
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        told = logging.LogRecord("x", logging.ERROR, "f", 1, "%s!", ("oh",), sys.exc_info())
    line = json.loads(logs.Lines().format(told))
    assert (line["level"], line["message"]) == ("error", "oh!")
    assert "ZeroDivisionError" in line["error"]


@pytest.mark.parametrize(("version", "reason"), [(0, "rules_changed"), (99, None)])
def test_a_match_of_rules_that_are_gone_ends_and_one_of_newer_rules_waits_for_them(
    version: int, reason: str | None
) -> None:
    async def go() -> None:
        store = MemoryStore()
        table = new_table(
            id="link",
            code="mavo-27",
            game="geier",
            options={},
            seats=2,
            bots=["simple"],
            public=False,
            pace="quick",
            host="host",
            now=1.0,
        )
        table.sit("host", None, "Mia", 1.0)
        table.start("host", "match", "seed", 1.0)
        begin = next(change for change in table.changes if isinstance(change, Begin))
        await store.open()
        await store.write(
            Begin(begin.match, begin.table, "geier", version, dict(begin.options), 2, "seed", 1.0),
            PutTable("link", msgspec.json.encode(table.document)),
        )
        opened = Hub(store)
        store_open = store.open

        async def already() -> None:
            """Do nothing: it is already open."""

        store.open = already  # type: ignore[method-assign]  # opened above
        await opened.open()
        store.open = store_open  # type: ignore[method-assign]  # restored
        if reason is None:
            assert not opened.rooms
            assert opened.metrics.value("set_aside_total", kind="table") == 1
        else:
            room = opened.find("mavo-27")
            await room.settled()
            assert not room.table.playing
        match = await store.match("match")
        assert match is not None
        assert match.reason == reason
        await opened.close()

    asyncio.run(go())


def test_a_place_to_go_is_announced_with_a_code_to_scan(capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(listen=Listen(host="192.0.2.1"))
    there = Whereabouts(settings.listen, 8160)
    _announce(settings, there, texts("en"), scan=True)
    told = capsys.readouterr().out
    assert told.startswith("Mauseloch is open at http://192.0.2.1:8160\n")
    assert "█" in told
    _announce(settings, there, texts("de"), scan=False)
    assert capsys.readouterr().out.count("\n") == 1
    plain = logging.LogRecord("x", logging.INFO, "f", 1, "up", (), None)
    assert "error" not in json.loads(logs.Lines().format(plain))


class Told:
    """A connection that only records what is sent."""

    def __init__(self) -> None:
        self.closed: list[int] = []
        self.pings: list[bytes] = []

    def send(self, *messages: bytes) -> None:
        """Drop the messages."""

    def ping(self, payload: bytes) -> None:
        self.pings.append(payload)

    def shortest_ms(self) -> int | None:
        return 12

    def close(self, code: int) -> None:
        self.closed.append(code)


def test_a_line_is_measured_before_a_race_and_one_that_never_answers_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(connection, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(connection, "MEASURE_S", 0.001)
    monkeypatch.setattr(connection, "UNKNOWN_S", 0.001)

    async def go() -> None:
        nonlocal now
        line = Told()
        hub = Hub(MemoryStore())
        asked = Connection(hub, line, hub.doors.caller("192.0.2.1"))
        asked.measure()
        while len(set(line.pings)) < connection.MEASURES:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(set(line.pings)) == connection.MEASURES  # now it has been measured enough
        now += 0.03
        asked.ponged(b"nobody asked")
        assert not asked.line.trips_ms
        asked.ponged(line.pings[-1])  # earlier pings no longer count
        asked.ponged(line.pings[0])
        assert (asked.line.trips_ms, asked.line.known_ms) == ((30,), 12)
        pings = len(line.pings)
        asked.measure()
        while len(line.pings) == pings:
            await asyncio.sleep(0.01)
        now += connection.SILENT_S + 1
        assert not line.closed
        asked.measure()
        while not line.closed:
            await asyncio.sleep(0.01)
        assert line.closed[0] == TRY_AGAIN
        asked.gone()

    asyncio.run(go())


def test_a_client_that_reads_nothing_is_cut_off() -> None:
    async def go() -> None:
        async with live.server(limits=Limits(bytes_waiting=1000)) as at:
            name, _, port = at.host.partition(":")
            reader, writer = await asyncio.open_connection(name, int(port), limit=1000)
            writer.write(
                b"GET /live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            (line,) = (one for one in at.server.server_state.connections if isinstance(one, Socket))
            for _ in range(2000):
                line.send(b"x" * 10_000)
            async with asyncio.timeout(PATIENCE_S):
                while at.server.hub.doors.sockets:
                    await asyncio.sleep(0.01)
            writer.close()

    asyncio.run(go())


def test_a_proxy_on_this_machine_says_where_people_come_from() -> None:
    async def go() -> None:
        async with live.server() as at:
            for said, seen in (("203.0.113.7", "203.0.113.7"), (None, "127.0.0.1")):
                headers = {} if said is None else {"X-Forwarded-For": said}
                async with connect(f"ws://{at.host}/live", additional_headers=headers):
                    assert live.connected(at) == {seen: 1}
                async with asyncio.timeout(PATIENCE_S):
                    while at.server.hub.doors.sockets:
                        await asyncio.sleep(0.01)
            with pytest.raises(InvalidStatus, match="404"):
                await connect(f"ws://{at.host}/elsewhere")

    asyncio.run(go())


@pytest.mark.parametrize(("display", "seen"), [({"DISPLAY": ":0"}, 1), ({}, 0)])
def test_a_page_is_opened_where_somebody_can_see_it(
    display: dict[str, str], seen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("os.environ", display)
    monkeypatch.setattr("sys.platform", "linux")

    def served(settings: Settings, up: Callable[[Whereabouts], None], *, quiet: bool) -> None:
        assert (settings.listen.host, settings.listen.port) == ("0.0.0.0", 8160)  # noqa: S104
        assert (settings.storage.url, quiet) == ("memory", True)
        up(Whereabouts(settings.listen, 8160))

    monkeypatch.setattr(service, "run", served)
    assert main(["serve", "--lan", "--open", "--db", "memory", "--lang", "en"]) == 0
    assert shown == ["http://127.0.0.1:8160"] * seen
