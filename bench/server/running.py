"""Servers as separate processes, and tables on them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

from msgspec import json

from bench.server.load import SEATS, Client, Load
from bench.server.ours import OurClient
from bench.server.theirs import TheirClient

PEER = Path(__file__).parents[1] / "peers" / "boardgame_io"
HERE = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


class Running:
    """A server that is up."""

    def __init__(
        self,
        name: str,
        command: Sequence[str | Path],
        folder: Path,
        environment: Mapping[str, str] | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        """Start it, and wait for an output line that ends with its port. `quiet` drops the log."""
        self.name = name
        self.process = subprocess.Popen(  # noqa: S603 - commands of our own
            command,
            cwd=folder,
            env=os.environ | {"NODE_ENV": "production"} | dict(environment or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{name} did not start")
        self.port = int(re.findall(rb"\d+", line)[-1])

    def cpu_s(self) -> float:
        """CPU time of all threads, to the nanosecond where the kernel supports that."""
        here = Path(f"/proc/{self.process.pid}")
        try:
            told = [(one / "schedstat").read_text() for one in (here / "task").iterdir()]
        except FileNotFoundError:
            fields = (here / "stat").read_text().rpartition(")")[2].split()
            return sum(map(int, fields[11:13])) / TICKS
        return sum(int(one.split()[0]) for one in told) / 1e9

    def memory_kib(self) -> int:
        """Resident memory after collecting garbage."""
        self.process.send_signal(signal.SIGUSR2)
        sleep(1)
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a plain HTTP request and return the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = b"" if body is None else json.encode(body)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n".encode()
            + content
        )
        answer = await reader.read()
        writer.close()
        head, _, rest = answer.partition(b"\r\n\r\n")
        assert b" 20" in head[:15], answer
        return json.decode(rest) if b"application/json" in head else rest.decode()

    async def line(self, client: Client) -> None:
        """Connect a client to it."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: client, "127.0.0.1", self.port)

    async def connect(self, client: Client) -> None:
        """Connect a client, and wait until it has its seat."""
        await self.line(client)
        await client.ready


async def our_table(server: Running, load: Load) -> list[Client]:
    opened = await server.ask("POST", "/api/tables", {"game": "geier", "seats": SEATS})
    host = OurClient(load, opened["code"], opened["token"])
    clients = [host, *(OurClient(load, opened["code"], None) for _ in range(SEATS - 1))]
    for client in clients:
        await server.connect(client)
    host.say("start")
    return list(clients)


async def their_table(server: Running, load: Load) -> list[Client]:
    match = (await server.ask("POST", "/games/geier/create", {"numPlayers": SEATS}))["matchID"]
    clients: list[Client] = []
    for seat in range(SEATS):
        wanted = {"playerID": str(seat), "playerName": f"mouse {seat}"}
        joined = await server.ask("POST", f"/games/geier/{match}/join", wanted)
        clients.append(TheirClient(load, match, seat, joined["playerCredentials"]))
    for client in clients:
        await server.connect(client)
    return clients


class Contestant(NamedTuple):
    name: str
    start: Callable[[Path], Running]
    table: Callable[[Running, Load], Awaitable[list[Client]]]


def ours(name: str, tree: Path = HERE, *flags: str) -> Contestant:
    """Our server, run from this tree."""

    def start(folder: Path) -> Running:
        database = Path(tempfile.mkdtemp(dir=folder)) / "bench.db"
        command = [sys.executable, "-m", "bench.server", "serve", f"sqlite:///{database}", *flags]
        return Running(name, command, tree, {"PYTHONPATH": str(tree / "src")})

    return Contestant(name, start, our_table)


def _theirs(_: Path) -> Running:
    return Running("boardgame.io", ["node", "--expose-gc", "server.js"], PEER)


OURS = ours("Mauseloch")
THEIRS = Contestant("boardgame.io", _theirs, their_table)
