"""A place of three servers behind HAProxy, on a PostgreSQL with a synchronous standby."""

import asyncio
import signal
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.chaos.plan import LEASE_S, NODES, Incident
from tests.chaos.wires import Wires
from tests.patience import PATIENCE_S
from tests.server.proxies import running
from tests.siege.fort import Fort
from tests.store.clusters import Pair

MOST = 8000
"""Connections that HAProxy takes."""
LOOK_S = 0.1
DOWN_S = (0.5, 3.0)
"""So long a database that restarts is away."""


class Node(Fort):
    """One server, started again whenever it ends."""

    def __init__(self, name: str, folder: Path, wires: Wires, plant: str) -> None:
        super().__init__(f"postgresql://{name}@/postgres?{wires.hosts}", folder, None, name)
        self.url += "&target_session_attrs=read-write&connect_timeout=3"
        self.wires = wires
        self._plant = plant

    def command(self) -> list[str]:
        own = ["--node", self.name, "--set", f"node.lease_s={LEASE_S}"]
        own += ["--memory", "0"]  # nobody here thinks long
        if not self._plant:
            return super().command() + own
        program = [sys.executable, "-m", "tests.chaos.planted", self._plant]
        return program + super().command()[3:] + own

    async def is_ready(self) -> bool:
        """Whether it is up and has a lease."""
        return (await self.ask("/readyz"))[0] == 200

    async def ready(self) -> None:
        """Wait for that."""
        until = time.monotonic() + PATIENCE_S
        while not await self.is_ready():
            if time.monotonic() > until:
                raise SystemExit(f"{self.name} is not ready: {self.log.read_text()[-800:]}")
            await asyncio.sleep(LOOK_S)

    async def replaced(self) -> None:
        """It has ended, and its successor is ready."""
        lives = self.lives
        until = time.monotonic() + PATIENCE_S
        while self.lives == lives:
            if time.monotonic() > until:
                raise SystemExit(f"{self.name} does not end: {self.log.read_text()[-800:]}")
            await asyncio.sleep(LOOK_S)
        await self.ready()

    async def close(self) -> None:
        self.send(signal.SIGCONT)
        await super().close()


class Place:
    """All of it, and what can be done to it."""

    def __init__(self, folder: Path, port: int, plant: str = "") -> None:
        self.port = port
        self.nodes: dict[str, Node] = {}
        self.database: Pair
        self._folder = folder
        self._plant = plant
        self._stack = AsyncExitStack()

    async def open(self, database: Pair) -> None:
        """From empty databases to a place that is ready."""
        self.database = database
        servers = {one.folder.name: one.folder for one in (database.primary, database.standby)}
        for name in NODES:
            wires = Wires(self._folder / f"to-{name}", servers)
            await wires.open()
            self._stack.push_async_callback(wires.close)
            node = self.nodes[name] = Node(name, self._folder, wires, self._plant)
            self._stack.push_async_callback(node.close)
            await node.open()
            await node.ready()
        ports = {name: node.port for name, node in self.nodes.items()}
        proxy = running("haproxy", self._folder, self.port, ports, MOST)
        await self._stack.enter_async_context(proxy)

    async def close(self) -> None:
        """Nothing of it goes on."""
        await self._stack.aclose()

    async def happens(self, incident: Incident) -> float:
        """Something goes wrong, and is whole again when this returns; when the cause ended."""
        node = self.nodes[incident.node]
        began_at = time.monotonic()
        if incident.kind == "kill":
            lives = node.lives
            node.kill()
            while node.lives == lives:
                await asyncio.sleep(LOOK_S)
            await node.ready()
            return began_at
        if incident.kind == "stop":
            node.send(signal.SIGSTOP)
            await asyncio.sleep(incident.lasts_s)
            node.send(signal.SIGCONT)
            await node.ready()
            return began_at  # the others need not wait for it
        if incident.kind == "sever":
            await node.wires.sever(incident.how, incident.lasts_s)
            ended_at = time.monotonic()
            await node.ready()
            return began_at if incident.how in {"gone", "frozen"} else ended_at
        if incident.kind == "restart":
            await asyncio.to_thread(self.database.primary.stop)
            await asyncio.sleep(DOWN_S[0] + (DOWN_S[1] - DOWN_S[0]) * (incident.lasts_s % 1))
            await asyncio.to_thread(self.database.primary.start)
            return time.monotonic()
        if incident.kind == "failover":
            await asyncio.to_thread(self.database.failover)
            ended_at = time.monotonic()
            await asyncio.to_thread(self.database.rejoin)
            return ended_at
        if incident.kind == "drain":
            node.told_to_end = True
            await node.ask("/drain", '{"seconds": 30}', admin=True)
            await node.replaced()
            return began_at
        for one in self.nodes.values():  # a deploy, one after the other
            one.send(signal.SIGTERM)
            await one.replaced()
        return time.monotonic()
