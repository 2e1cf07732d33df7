"""Several servers on one database, each a separate `mauseloch serve`."""

import asyncio
import os
import signal
import sys
import tempfile
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, json

from bench.memory import children, pss
from bench.server.database import Database, named
from bench.server.load import SEATS, Client, Load
from bench.server.ours import QUICK, OurClient
from bench.server.running import HERE, Running
from bench.server.spending import cpu_s
from mauseloch.server import sample
from mauseloch.server.settings import Settings
from mauseloch.server.thinking import Thinking

SETTINGS = Settings(limits=QUICK, thinking=Thinking(memory_mb=0))
"""No processes for thinking: nobody here plays against bots."""
PATIENCE_S = 120.0


class Shape(NamedTuple):
    """A setup of servers."""

    name: str
    nodes: int = 1
    workers: int = 1
    sqlite: bool = False

    @property
    def processes(self) -> int:
        """The number of server processes, workers included."""
        return self.nodes * self.workers


class _Moved(Struct):
    type: str
    live: str = ""


_read = json.Decoder(_Moved).decode


class Guest(OurClient):
    """Arrives at any node; then follows the move as browsers do, or is relayed."""

    def __init__(
        self, load: Load, table: str, token: str | None, fleet: "Fleet", *, moves: bool
    ) -> None:
        super().__init__(load, table, token)
        self.fleet = fleet
        self.moves = moves
        self._moving: asyncio.Task[None] | None = None

    def heard(self, content: bytes) -> None:
        if b'"moved"' in content and (found := _read(content)).type == "moved":
            self._moving = asyncio.ensure_future(self._follow(found.live))
        else:
            super().heard(content)

    async def _follow(self, live: str) -> None:
        self.transport.abort()
        self.path = live
        self._buffer, self._open = b"", False
        name = live.split("/")[1].removeprefix("@")
        await self.fleet.at(name).line(self)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._moving is None:
            super().connection_lost(exc)


class Fleet:
    """The servers of a shape on their own database."""

    def __init__(self, shape: Shape, database: Database, folder: Path) -> None:
        self.shape = shape
        self.database = database
        here = Path(tempfile.mkdtemp(dir=folder))
        self.url = f"sqlite:///{here / 'bench.db'}" if shape.sqlite else database.new()
        self._file = here / "bench.toml"
        self._file.write_text(sample.toml(SETTINGS), encoding="utf-8")
        self._here = here
        self.servers: list[Running] = []
        self._turns = cycle(range(shape.nodes))

    def start(self) -> None:
        """Start all servers, one after another: the first one creates the database's tables."""
        for name in "abc"[: self.shape.nodes]:
            command = (
                *(sys.executable, "-m", "mauseloch", "serve", "--lang", "en"),
                *("--config", self._file, "--db", self.url, "--port", "0"),
                *("--node", name, "--workers", str(self.shape.workers)),
            )
            environment = {"PYTHONPATH": str(HERE / "src"), "XDG_RUNTIME_DIR": str(self._here)}
            self.servers.append(Running(name, command, self._here, environment, quiet=True))

    async def complete(self) -> None:
        """Wait until all servers and workers know each other."""
        if not self.shape.sqlite:
            async with asyncio.timeout(PATIENCE_S):
                while self._count() < self.shape.processes:
                    await asyncio.sleep(0.1)
        await asyncio.sleep(1.5)  # one heartbeat: by then all of them know each other

    def _count(self) -> int:
        found = self.database.ask(named(self.url), "SELECT count(*) FROM nodes")
        return int(found[0][0])

    def stop(self) -> None:
        """Stop all servers at once. Nobody needs their tables any more, so don't hand them over."""
        for server in self.servers:
            workers = children(server.process.pid)
            server.process.kill()
            for one in workers:
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGKILL)
            server.stop()

    def at(self, name: str) -> Running:
        """The server with this name. Workers share one port, so their server answers for them."""
        return next((one for one in self.servers if one.name == name), self.servers[0])

    def cpu_s(self) -> float:
        """CPU time of all servers and their child processes."""
        return sum(cpu_s(one.process.pid) for one in self.servers)

    def memory_mb(self) -> float:
        """Memory (PSS) of the same processes."""
        every = [one.process.pid for one in self.servers]
        return sum(pss(pid) for one in every for pid in (one, *children(one)))

    async def table(self, load: Load) -> list[Client]:
        """Open a table at the next server in turn, with all seats taken."""
        server = self.servers[next(self._turns)]
        return await self.table_at(server, server, load, moves=True)

    async def table_at(
        self, owner: Running, through: Running, load: Load, *, moves: bool
    ) -> list[Client]:
        """Open a table at `owner`; its people connect through another server."""
        wanted = {"game": "geier", "seats": SEATS, "pace": "relaxed"}  # no answers on timeout
        opened = await owner.ask("POST", "/api/tables", wanted)
        tokens = [opened["token"], *[None] * (SEATS - 1)]
        clients = [Guest(load, opened["code"], one, self, moves=moves) for one in tokens]
        for client in clients:
            await through.connect(client)
        clients[0].say("start")
        return list(clients)
