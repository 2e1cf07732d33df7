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
"""The number of connections that HAProxy accepts."""
LOOK_S = 0.1
DOWN_S = (0.5, 3.0)
"""How long a restarting database is down."""


class Node(Fort):
    """One server, restarted whenever it ends."""

    def __init__(self, name: str, folder: Path, wires: Wires, plant: str) -> None:
        super().__init__(f"postgresql://{name}@/postgres?{wires.hosts}", folder, None, name)
        self.url += "&target_session_attrs=read-write&connect_timeout=3"
        self.wires = wires
        self._plant = plant

    def command(self) -> list[str]:
        own = ["--node", self.name, "--set", f"node.lease_s={LEASE_S}"]
        own += ["--memory", "0"]  # no bot here thinks for long
        if not self._plant:
            return super().command() + own
        program = [sys.executable, "-m", "tests.chaos.planted", self._plant]
        return program + super().command()[3:] + own

    async def is_ready(self) -> bool:
        """Whether it is up and holds a lease."""
        return (await self.ask("/readyz"))[0] == 200

    async def ready(self) -> None:
        """Wait until it is up and holds a lease."""
        until = time.monotonic() + PATIENCE_S
        while not await self.is_ready():
            if time.monotonic() > until:
                raise SystemExit(f"{self.name} is not ready: {self.log.read_text()[-800:]}")
            await asyncio.sleep(LOOK_S)

    async def replaced(self) -> None:
        """Wait until it has ended and its successor is ready."""
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
    """The servers, their proxy and their database, and everything that can be done to them."""

    def __init__(self, folder: Path, port: int, plant: str = "") -> None:
        self.port = port
        self.nodes: dict[str, Node] = {}
        self.database: Pair
        self._folder = folder
        self._plant = plant
        self._stack = AsyncExitStack()

    async def open(self, database: Pair) -> None:
        """Start the servers and the proxy on empty databases; all are ready when this returns."""
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
        """Stop everything."""
        await self._stack.aclose()

    async def happens(self, incident: Incident) -> float:
        """Cause an incident, wait until it is repaired, and return when its cause ended."""
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
            return began_at  # the other servers needn't wait for it
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
        for one in self.nodes.values():  # a deploy: one server after another
            one.send(signal.SIGTERM)
            await one.replaced()
        return time.monotonic()
