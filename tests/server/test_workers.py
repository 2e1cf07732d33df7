"""Several servers behind one port, each in its own process, on a real PostgreSQL."""

import asyncio
import json
import os
import signal
import socket
import sys
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mauseloch.cli import main
from mauseloch.cli.asking import Asking
from mauseloch.server import workers
from mauseloch.server.settings import Administration, Listen, Node, Settings, Storage
from mauseloch.server.workers import Worker
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.server.live import Address


class Place:
    """A parent and its workers."""

    def __init__(self, program: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self.program = program
        self.at = Address(f"127.0.0.1:{port}", None)  # type: ignore[arg-type]  # in another process
        self._log = log

    def logged(self, event: str) -> list[dict[str, Any]]:
        lines = self._log.read_text().splitlines()
        found = [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]
        return [line for line in found if line["event"] == event]

    def has_had_ready(self, count: int) -> bool:
        return len(self.logged("worker_ready")) >= count

    def workers(self) -> set[int]:
        """The processes currently serving."""
        pid = self.program.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return {int(one) for one in children}

    async def answers(self) -> bool:
        return bool((await self.at.ask("GET", "/healthz"))[0] == 200)

    async def until(self, holds: Callable[[], bool]) -> None:
        limit = time.monotonic() + PATIENCE_S
        while not holds():
            assert self.program.returncode is None, self._log.read_text()
            assert time.monotonic() < limit, self._log.read_text()
            await asyncio.sleep(0.05)


@asynccontextmanager
async def running(url: str, folder: Path, *more: str) -> AsyncIterator[Place]:
    port, log = free_port(), folder / "log"
    with log.open("ab") as written:
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mauseloch", "serve", "--lang", "en", "--workers", "2"),
            *("--db", url, "--port", str(port), "--admin-socket", str(folder / "a"), *more),
            stdout=asyncio.subprocess.PIPE,
            stderr=written,
            env={**os.environ, "XDG_RUNTIME_DIR": str(folder)},
        )
    place = Place(program, port, log)
    try:
        assert program.stdout is not None
        said = (await asyncio.wait_for(program.stdout.readline(), PATIENCE_S)).decode()
        assert said.startswith(f"Mauseloch is open at http://127.0.0.1:{port}"), log.read_text()
        await place.until(lambda: len(place.logged("worker_ready")) == 2)
        yield place
    finally:
        with suppress(ProcessLookupError):
            program.kill()
        assert program.stdout is not None
        assert not await program.stdout.read()  # printed only once
        await program.wait()


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("w")


def test_two_workers_share_a_port_and_whoever_is_killed_is_replaced(
    postgresql: str, folder: Path
) -> None:
    async def scene() -> None:
        async with running(postgresql, folder) as place:
            assert await place.answers()
            before = place.workers()
            assert len(before) == 2
            nodes = {line["node"][-2:] for line in place.logged("started")}
            assert nodes == {"-1", "-2"}
            assert (folder / "a").is_socket()
            assert (folder / "a-2").is_socket()
            asking = Asking(Namespace(socket=str(folder / "a-2")))
            found = await asyncio.to_thread(asking.ask, "/nodes")
            assert {one["name"][-2:] for one in found["nodes"]} == {"-1", "-2"}
            assert not found["silent"]
            (private,) = folder.glob("mauseloch-*")
            assert private.stat().st_mode & 0o777 == 0o700
            assert {one.name for one in private.iterdir()} == {"1.sock", "2.sock", "thinking.sock"}
            for number, victim in enumerate(before, 3):
                os.kill(victim, signal.SIGKILL)
                await place.until(partial(place.has_had_ready, number))
            after = place.workers()
            assert len(after) == 2
            assert not after & before
            assert await place.answers()
            place.program.terminate()
            assert await asyncio.wait_for(place.program.wait(), PATIENCE_S) == 0
            assert not any(Path(f"/proc/{one}").exists() for one in after)
            assert not private.exists()
            with pytest.raises(ConnectionRefusedError):
                await place.answers()
            assert len(place.logged("stopped")) == 3

    asyncio.run(scene())


def test_all_workers_are_replaced_one_by_one_while_somebody_always_answers(
    postgresql: str, folder: Path
) -> None:
    async def scene() -> None:
        async with running(postgresql, folder) as place:
            before, answered = place.workers(), 0
            place.program.send_signal(signal.SIGHUP)
            while not place.logged("workers_replaced"):
                assert await place.answers()
                answered += 1
                assert len(place.workers() & before) >= 1 or len(place.logged("worker_ready")) >= 3
                assert place.program.returncode is None
            assert answered > 1
            after = place.workers()
            assert len(after) == 2
            assert not after & before
            # The second was asked to stop only once the first had been replaced.
            order = [
                (line["event"], line.get("worker"))
                for line in _all(folder)
                if line["event"] in {"worker_ready", "stopped"}
            ]
            assert [one for one, _ in order[2:]] == ["stopped", "worker_ready"] * 2

    asyncio.run(scene())


def test_workers_end_with_a_parent_that_was_killed(postgresql: str, folder: Path) -> None:
    async def scene() -> None:
        async with running(postgresql, folder) as place:
            left = place.workers()
            place.program.kill()
            await place.program.wait()
            limit = time.monotonic() + PATIENCE_S
            while any(_is_running(one) for one in left):
                assert time.monotonic() < limit
                await asyncio.sleep(0.05)

    asyncio.run(scene())


@pytest.mark.usefixtures("own_log")
def test_a_database_that_is_not_there_is_said_once(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://nobody@/none?host={folder}"
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--lang", "en", "--workers", "2", "--port", "0", "--db", url])
    assert stopped.value.code == 2
    told = capfd.readouterr().err
    assert told.count("Couldn’t use the storage") == 1
    assert "Traceback" not in told


@pytest.mark.usefixtures("own_log")
def test_if_none_comes_up_the_parent_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program = folder / "python"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(workers, "FIRST_S", 0.01)
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--lang", "en", "--workers", "2", "--port", "0", "--db", "postgresql:///x"])
    assert stopped.value.code == 2
    assert "No worker came up after 5 tries." in capfd.readouterr().err


@pytest.mark.parametrize("url", ["memory", "sqlite:///x.db", ""])
@pytest.mark.parametrize(
    ("language", "why"), [("en", "Several workers need"), ("de", "Mehrere Worker brauchen")]
)
def test_what_workers_cannot_share_is_refused(
    url: str, language: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--lang", language, "--workers", "2", "--db", url])
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert why in told


def test_workers_need_unix_sockets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(workers, "HAS_UNIX", False)
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--lang", "en", "--workers", "2", "--db", "postgresql:///x"])
    assert stopped.value.code == 2
    assert "Workers need Unix sockets" in capsys.readouterr().err


def test_no_two_workers_have_anything_of_their_own_in_common(tmp_path: Path) -> None:
    given = Settings(
        listen=Listen(port=8160),
        node=Node(name="a" * 31),
        storage=Storage(url="postgresql:///x"),
        admin=Administration(socket="/run/admin.sock", metrics="[::1]:9160"),
    )
    first, third = (Worker(one, 3, tmp_path).settings(given, 8160) for one in (1, 3))
    assert (first.node.name, third.node.name) == ("a" * 29 + "-1", "a" * 29 + "-3")
    assert first.node.address == f"unix:{tmp_path}/1.sock"
    assert (first.admin.socket, third.admin.socket) == ("/run/admin.sock", "/run/admin.sock-3")
    assert (first.admin.metrics, third.admin.metrics) == ("[::1]:9160", "[::1]:9162")
    unnamed = Worker(2, 3, tmp_path).settings(Settings(), 8160)
    assert unnamed.node.name.endswith("-8160-2")
    assert unnamed.admin.metrics == ""
    assert unnamed.admin.socket.endswith("8160.sock-2")


def test_a_machine_without_a_name_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Mäuse_Loch.example.org")
    assert workers.usual_name(80) == "m-use-loch-80"
    monkeypatch.setattr(socket, "gethostname", lambda: "…")
    assert workers.usual_name(80) == "node-80"


def _all(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "log").read_text().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def _is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
