"""The measurements."""

import asyncio
import socket
import subprocess
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import NamedTuple

from msgspec import json

from bench.server.load import ROUNDS, SEATS, Client, Load
from bench.server.ours import OurClient, OurFrame
from bench.server.running import OURS, Contestant, Running
from mauseloch.cli.asking import Asking

TABLES = 64
RUNS, WARM_UPS = 5, 3
PACED_RUNS, PACED_S, PACED_PER_S = 2, 12.0, 300
"""In total no more moves than TABLES matches have."""
PEOPLE_TABLES, PEOPLE_S, PEOPLE_PER_S = 500, 12.0, 270
"""People answer after about seven seconds."""
MEMORY_AT, MEMORY_ROUNDS = (50, 200, 500), 5
"""Numbers of tables, and how many rounds each has played when its memory is measured."""
BOT_TABLES, PROBE_S, PROBE_EVERY_S = 16, 12.0, 0.01
PATIENCE_S = 120


async def opened(
    table: Callable[[Load], Awaitable[list[Client]]], load: Load, tables: int
) -> list[Client]:
    """Open tables, eight at a time, and wait until every client has its first question."""
    found: list[Client] = []

    async def some(amount: int) -> None:
        for _ in range(amount):
            found.extend(await table(load))

    asked = len(load.waiting) + tables * SEATS
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(some(len(range(first, tables, 8))) for first in range(8)))
        while len(load.waiting) < asked:
            await asyncio.sleep(0.01)
    return found


async def closed(clients: Sequence[Client]) -> None:
    for client in clients:
        client.transport.close()
    await asyncio.sleep(0.5)


async def rested(load: Load, clients: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while load.resting < clients:
            await asyncio.sleep(0.005)


class Saturated(NamedTuple):
    per_cpu_s: float
    per_s: float
    busy: float
    """Cores that the server used."""


async def saturated(one: Contestant, server: Running) -> Saturated:
    """Play whole matches at TABLES tables; opening and closing them doesn't count."""
    load = Load()
    clients = await opened(partial(one.table, server), load, TABLES)
    cpu_s, begin = server.cpu_s(), perf_counter()
    load.go()
    await rested(load, len(clients))
    cpu_s, took_s = server.cpu_s() - cpu_s, perf_counter() - begin
    await closed(clients)
    assert load.moves == TABLES * SEATS * ROUNDS, (one.name, load.moves)
    assert not load.refused
    return Saturated(load.moves / cpu_s, load.moves / took_s, cpu_s / took_s)


class Paced(NamedTuple):
    p50_ms: float
    p99_ms: float
    worst_ms: float
    busy: float
    per_cpu_s: float


async def paced(
    one: Contestant, server: Running, tables: int, per_second: int, seconds: float
) -> Paced:
    """Answer at a steady rate, at random tables."""
    load = Load()
    clients = await opened(partial(one.table, server), load, tables)
    await asyncio.sleep(1.5)  # new lines are pinged more often
    cpu_s, begin = server.cpu_s(), perf_counter()
    await load.paced(seconds, per_second)
    cpu_s, took_s = server.cpu_s() - cpu_s, perf_counter() - begin
    await closed(clients)
    assert load.moves > 0.98 * seconds * per_second, (one.name, load.moves)
    assert not load.refused
    return Paced(*milliseconds(load.trips), cpu_s / took_s, load.moves / cpu_s)


async def calm(one: Contestant, server: Running) -> Paced:
    """Play at a few tables, at a similar rate of moves."""
    return await paced(one, server, TABLES, PACED_PER_S, PACED_S)


async def people(one: Contestant, server: Running) -> Paced:
    """Play at as many tables as on a typical evening."""
    return await paced(one, server, PEOPLE_TABLES, PEOPLE_PER_S, PEOPLE_S)


def milliseconds(trips: Sequence[float]) -> tuple[float, float, float]:
    cuts = quantiles(trips, n=100)
    return cuts[49] * 1000, cuts[98] * 1000, max(trips) * 1000


async def weighed(one: Contestant, folder: Path) -> list[float]:
    """KiB per table, at each number of tables, on a fresh server that has played one match."""
    server = one.start(folder)
    try:
        load = Load()
        clients = await opened(partial(one.table, server), load, 1)
        load.go()
        await rested(load, SEATS)
        await closed(clients)
        empty_kib = server.memory_kib()
        clients, found = [], []
        load = Load(rounds=MEMORY_ROUNDS)
        for tables in MEMORY_AT:
            load.at_once = False
            clients += await opened(
                partial(one.table, server), load, tables - len(clients) // SEATS
            )
            load.go()
            await rested(load, len(clients))
            await asyncio.sleep(1)
            found.append((server.memory_kib() - empty_kib) / tables)
        await closed(clients)
        return found
    finally:
        server.stop()


class BotHost(OurClient):
    """Lets bots play match after match."""

    def _update(self, frame: OurFrame) -> None:
        if frame.question is None:
            self.say("start")


async def with_bots(folder: Path) -> tuple[Sequence[float], Sequence[float], float]:
    """Round trips to /healthz of an empty server and of one full of bots, and moves per second."""
    server = OURS.start(folder)
    try:
        idle = await _probed(server)
        hosts: list[Client] = []
        for number in range(BOT_TABLES):
            game = ("geier", "mausen", "zocken", "geflippt")[number % 4]
            wanted = {"game": game, "seats": SEATS, "bots": ["simple"] * SEATS, "sit": False}
            table = await server.ask("POST", "/api/tables", wanted)
            host = BotHost(Load(), table["code"], table["token"], sits=False)
            await server.connect(host)
            host.say("start")
            hosts.append(host)
        await asyncio.sleep(1)
        before, begin = await _inputs(server), perf_counter()
        busy = await _probed(server)
        rate = (await _inputs(server) - before) / (perf_counter() - begin)
        await closed(hosts)
        return idle, busy, rate
    finally:
        server.stop()


async def _inputs(server: Running) -> int:
    admin = Asking(Namespace(socket=None, port=server.port))
    text = await asyncio.to_thread(admin.text, "/metrics")
    return int(float(text.partition("\nmauseloch_inputs_total ")[2].split()[0]))


async def _probed(server: Running) -> list[float]:
    """Probe from a separate process, because the clients' is busy."""
    command = [sys.executable, "-m", "bench.server", "probe", str(server.port)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    text, _ = await asyncio.wait_for(process.communicate(), PROBE_S + PATIENCE_S)
    return json.decode(text, type=list[float])


def probe(port: int) -> None:
    """Ask /healthz every 10 ms, over one connection."""
    trips = []
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.settimeout(10)
        until = perf_counter() + PROBE_S
        while (begin := perf_counter()) < until:
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            answer = b""
            while not answer.endswith(b"ok\n"):
                answer += line.recv(4096)
            trips.append(perf_counter() - begin)
            sleep(max(0.0, begin + PROBE_EVERY_S - perf_counter()))
    print(json.encode(trips).decode())
