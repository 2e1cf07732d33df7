"""Our server and boardgame.io's, side by side: the same game, the same clients, interleaved.

python -m bench.server     # or make bench-server, which installs boardgame.io first

Hol's der Geier with four seats, all of whom bid at once; clients answer as soon as they are asked,
with any card of theirs. Ours stores every move in SQLite before anybody hears of it (WAL,
synchronous FULL, group commit); boardgame.io keeps matches in memory, as it does unless told
otherwise. Both are processes of their own, so what is counted is the server's CPU time alone, all
of its threads, from Linux's /proc. Both are checked for having played by the same rules.
"""

import asyncio
import gc
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any, NamedTuple

from msgspec import Raw, Struct, field, json

from bench.websocket import WebSocket
from mauseloch.cli.asking import Asking
from mauseloch.core.game import CHANCE, Input
from mauseloch.games.geier.rules import Geier
from mauseloch.server.aside import unix_socket, usual_path
from mauseloch.server.limits import Limits, Rate
from mauseloch.server.listening import bound
from mauseloch.server.service import COLLECT_AFTER, Server, runner
from mauseloch.server.settings import Settings
from mauseloch.store.sql import SqlStore

SEATS, ROUNDS = 4, 15
TABLES = 64
RUNS, WARM_UPS = 5, 3
PACED_RUNS, PACED_S, PACED_PER_S = 2, 12.0, 300
"""No more moves than TABLES matches have."""
MEMORY_AT, MEMORY_ROUNDS = (50, 200, 500), 5
"""Tables, and how many rounds of their matches are played when they are weighed."""
BOT_TABLES, PROBE_S, PROBE_EVERY_S = 16, 12.0, 0.01
GOAL_MS = 20
PATIENCE_S = 120
PEER = Path(__file__).parent / "peers" / "boardgame_io"
PLENTY = Rate(10**9, 10**9)
QUICK = Limits(
    burst=1_000_000,
    per_second=1_000_000,
    tables=100_000,
    connections=100_000,
    connections_each=100_000,
    work=PLENTY,
    work_each=PLENTY,
    handshakes=PLENTY,
    requests=PLENTY,
    tables_opened=PLENTY,
    tables_each=100_000,
    matches_started=PLENTY,
    bot_matches=PLENTY,
)
"""These clients all come from one address and play as fast as they can."""
TICKS = os.sysconf("SC_CLK_TCK")


class Load:
    """What all clients of one run have done, and when they may go on."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        """After so many answers a client stops."""
        self.at_once = False
        self.waiting: list[Client] = []
        self.moves = 0
        self.trips: list[float] = []
        """From an answer sent to the update that has it, in seconds."""
        self.resting = 0
        """Clients that have stopped, or whose match is over."""
        self.refused = 0
        self.rng = Random(1)

    def asked(self, client: "Client") -> None:
        if client.answers == self.rounds:
            self.resting += 1
        elif self.at_once:
            client.answer()
        else:
            self.waiting.append(client)

    def go(self) -> None:
        """Everybody answers at once from now on."""
        self.at_once = True
        waiting, self.waiting = self.waiting, []
        for client in waiting:
            client.answer()

    async def paced(self, seconds: float, per_second: int) -> None:
        """Somebody answers now and then."""
        begin = perf_counter()
        for number in range(int(seconds * per_second)):
            await asyncio.sleep(max(0.0, begin + number / per_second - perf_counter()))
            if self.waiting:
                client = self.waiting.pop(self.rng.randrange(len(self.waiting)))
                client.answer()
        await asyncio.sleep(0.5)  # the last updates


class Seen(Struct):
    """What both servers show of a state, as far as it is checked."""

    round: int
    prize: int | None
    spent: list[list[int]]
    scores: list[int]
    hand: list[int] = []


class Client(WebSocket):
    """Answers whatever it is asked, when its load says so."""

    def __init__(self, load: Load, seat: int | None = None) -> None:
        super().__init__()
        self.load = load
        self.seat = seat
        self.answers = 0
        self.ready = asyncio.get_running_loop().create_future()
        """Done when the client sits at its table."""
        self.over = False
        self._turn = -1
        """The question that this client was asked last …"""
        self._sent_at = 0.0
        """… and when it answered; 0 if that is settled."""
        self._cards: Sequence[str | int] = ()
        self._prizes: dict[int, int] = {}
        self._spent: dict[int, list[int]] = {}

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed"))

    def asked(self, turn: int, cards: Sequence[str | int]) -> None:
        if turn != self._turn:
            self._turn, self._cards = turn, cards
            self.load.asked(self)

    def answer(self) -> None:
        self.answers += 1
        card = self.load.rng.choice(self._cards)
        self._sent_at = perf_counter()
        self.bid(self._turn, card)

    def told(self, turn: int, *, waits_for_me: bool) -> None:
        """An update has come; the own answer is in it once nobody waits for that any more."""
        if self._sent_at and (turn != self._turn or not waits_for_me):
            self.load.trips.append(perf_counter() - self._sent_at)
            self.load.moves += 1
            self._sent_at = 0.0

    def saw(self, seen: Seen) -> None:
        """For the first seat: keep what is needed to check the rules."""
        if seen.prize is not None:
            self._prizes[seen.round] = seen.prize
        if seen.spent:
            last = seen.round if seen.prize is None else seen.round - 1
            self._spent[last] = seen.spent[-1]
        if self.over:
            assert _scores(self._prizes, self._spent) == seen.scores, (type(self), seen)

    def finished(self) -> None:
        if not self.over:
            self.over = True
            self.load.resting += 1

    def bid(self, turn: int, card: str | int) -> None:
        raise NotImplementedError


def _scores(prizes: dict[int, int], spent: dict[int, list[int]]) -> list[int]:
    """By our rules."""
    rules = Geier()
    state = rules.start(SEATS)
    for number in range(1, ROUNDS + 1):
        state = rules.apply(state, Input(CHANCE, f"{prizes[number]:+d}"))
        for seat, card in enumerate(spent[number]):
            state = rules.apply(state, Input(seat, str(card)))
    outcome = rules.outcome(state)
    assert outcome is not None
    return list(outcome.scores)


# Ours


class OurQuestion(Struct):
    number: int
    seats: list[int]
    legal: list[str] = []


class OurFrame(Struct):
    type: str
    id: int = 0
    seat: int | None = None
    detail: str = ""
    question: OurQuestion | None = None
    view: Raw = Raw()


read_ours = json.Decoder(OurFrame).decode
read_seen = json.Decoder(Seen).decode


class OurClient(Client):
    """Speaks docs/protocol.md."""

    path = "/live"

    def __init__(self, load: Load, table: str, token: str | None, *, sits: bool = True) -> None:
        super().__init__(load)
        self.table, self.token, self.sits = table, token, sits
        self.id = 0

    def say(self, kind: str, **fields: Any) -> None:
        self.id += 1
        self.send(json.encode({"type": kind, "id": self.id, **fields}))

    def connected(self) -> None:
        fields = {} if self.token is None else {"token": self.token}
        self.say("hello", version=1, table=self.table, **fields)

    def heard(self, content: bytes) -> None:
        frame = read_ours(content)
        match frame.type:
            case "update":
                self._update(frame)
            case "welcome" if self.sits and frame.seat is None:
                self.say("sit")
            case "welcome" | "seated":
                self.seat = frame.seat
                self.ready.set_result(None)
            case "refused":
                self.load.refused += 1
                print("refused:", frame.detail, file=sys.stderr)

    def _update(self, frame: OurFrame) -> None:
        question = frame.question
        if question is None:
            self.told(-1, waits_for_me=False)
            self.finished()
        else:
            self.told(question.number, waits_for_me=self.seat in question.seats)
            if question.legal:
                self.asked(question.number, question.legal)
        if self.seat == 0 and self.load.rounds == ROUNDS:
            self.saw(read_seen(frame.view))

    def bid(self, turn: int, card: str | int) -> None:
        self.say("answer", question=turn, action=card)


# boardgame.io


class TheirContext(Struct):
    turn: int
    activePlayers: dict[str, Any] | None = None  # noqa: N815 - as boardgame.io calls it
    gameover: Any = None


class TheirState(Struct):
    G: Seen
    ctx: TheirContext
    state_id: int = field(name="_stateID")


class TheirSync(Struct):
    state: TheirState


read_update = json.Decoder(tuple[str, str, TheirState, Raw]).decode
read_sync = json.Decoder(tuple[str, str, TheirSync]).decode
SPACE = b"/geier,"
UPDATE, SYNC = b'42/geier,["update"', b'42/geier,["sync"'


class TheirClient(Client):
    """Speaks engine.io 4 and socket.io 5, and through them boardgame.io's own messages."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, load: Load, match: str, seat: int, credentials: str) -> None:
        super().__init__(load, seat)
        self.match, self.credentials = match, credentials
        self.state_id = 0

    def connected(self) -> None:
        """Engine.io speaks first."""

    def heard(self, content: bytes) -> None:
        if content.startswith(UPDATE):
            self._update(read_update(content[len(b"42") + len(SPACE) :])[2])
        elif content.startswith(b"0"):
            self.send(b"40" + SPACE)
        elif content.startswith(b"40"):
            wanted = ["sync", self.match, str(self.seat), self.credentials, SEATS]
            self.send(b"42" + SPACE + json.encode(wanted))
        elif content.startswith(SYNC):
            self._update(read_sync(content[len(b"42") + len(SPACE) :])[2].state)
            self.ready.set_result(None)
        elif content == b"2":
            self.send(b"3")

    def _update(self, state: TheirState) -> None:
        self.state_id = state.state_id
        context = state.ctx
        mine = context.activePlayers is not None and str(self.seat) in context.activePlayers
        self.told(context.turn, waits_for_me=mine and context.gameover is None)
        if context.gameover is not None:
            self.finished()
        elif mine:
            self.asked(context.turn, state.G.hand)
        if self.seat == 0 and self.load.rounds == ROUNDS:
            self.saw(state.G)

    def bid(self, turn: int, card: str | int) -> None:
        seat = str(self.seat)
        payload = {
            "type": "bid",
            "args": [card],
            "playerID": seat,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.send(b"42" + SPACE + json.encode(["update", action, self.state_id, self.match, seat]))


# Servers


class Running:
    """A server that is up."""

    def __init__(self, name: str, command: Sequence[str | Path], folder: Path) -> None:
        self.name = name
        self.process = subprocess.Popen(  # noqa: S603 - the two commands below
            command,
            cwd=folder,
            env=os.environ | {"NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=None,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{name} did not start")
        self.port = int(line)

    def cpu_s(self) -> float:
        """CPU time of all threads, and of children that have ended."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text()
        fields = text.rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICKS

    def memory_kib(self) -> int:
        """What is resident, without garbage."""
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
        """A plain HTTP request, and its answer."""
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

    async def connect(self, client: Client) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: client, "127.0.0.1", self.port)
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


def _ours(folder: Path) -> Running:
    database = Path(tempfile.mkdtemp(dir=folder)) / "bench.db"
    command = [sys.executable, "-m", "bench.server", "serve", f"sqlite:///{database}"]
    return Running("Mauseloch", command, Path(__file__).parents[1])


def _theirs(_: Path) -> Running:
    return Running("boardgame.io", ["node", "--expose-gc", "server.js"], PEER)


OURS = Contestant("Mauseloch", _ours, our_table)
THEIRS = Contestant("boardgame.io", _theirs, their_table)


def serve(url: str) -> None:
    """What `mauseloch serve --db URL` does, but for clients that are all at one address."""
    with (
        bound("127.0.0.1", 0) as opened,
        unix_socket(usual_path(opened.getsockname()[1])) as admin,
    ):
        server = Server(
            SqlStore(url),
            Settings(limits=QUICK),
            up=lambda: print(opened.getsockname()[1], flush=True),
        )

        server.open_aside(admin, None)

        async def serving() -> None:
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, gc.collect)
            await server.serve(sockets=[opened])

        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        with runner() as running:
            running.run(serving())


# Measurements


async def opened(one: Contestant, server: Running, load: Load, tables: int) -> list[Client]:
    """So many tables, eight at a time, with everybody asked."""
    found: list[Client] = []

    async def some(amount: int) -> None:
        for _ in range(amount):
            found.extend(await one.table(server, load))

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
    """How much of one core the server had."""


async def saturated(one: Contestant, server: Running) -> Saturated:
    """Whole matches at TABLES tables; opening and closing them is not counted."""
    load = Load()
    clients = await opened(one, server, load, TABLES)
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


async def paced(one: Contestant, server: Running) -> Paced:
    load = Load()
    clients = await opened(one, server, load, TABLES)
    await asyncio.sleep(1.5)  # a line that is new is pinged more often
    cpu_s, begin = server.cpu_s(), perf_counter()
    await load.paced(PACED_S, PACED_PER_S)
    busy = (server.cpu_s() - cpu_s) / (perf_counter() - begin)
    await closed(clients)
    assert load.moves > 0.98 * PACED_S * PACED_PER_S, (one.name, load.moves)
    return Paced(*_milliseconds(load.trips), busy)


def _milliseconds(trips: Sequence[float]) -> tuple[float, float, float]:
    cuts = quantiles(trips, n=100)
    return cuts[49] * 1000, cuts[98] * 1000, max(trips) * 1000


async def weighed(one: Contestant, folder: Path) -> list[float]:
    """KiB for each table, at each number of them; the server is new and has played one match."""
    server = one.start(folder)
    try:
        load = Load()
        clients = await opened(one, server, load, 1)
        load.go()
        await rested(load, SEATS)
        await closed(clients)
        empty_kib = server.memory_kib()
        clients, found = [], []
        load = Load(rounds=MEMORY_ROUNDS)
        for tables in MEMORY_AT:
            load.at_once = False
            clients += await opened(one, server, load, tables - len(clients) // SEATS)
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
    """Round trips to /healthz of an empty server and of one full of bots; and moves a second."""
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
    """By a process of its own: the clients' is busy."""
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


async def measured(folder: Path) -> None:
    """All of it, printed as tables."""
    everybody = [OURS, THEIRS]
    servers = [one.start(folder) for one in everybody]
    fast: list[list[Saturated]] = [[], []]
    calm: list[list[Paced]] = [[], []]
    try:
        for number in range(WARM_UPS + RUNS):
            for one, server, seen in zip(everybody, servers, fast, strict=True):
                found = await saturated(one, server)
                if number >= WARM_UPS:
                    seen.append(found)
        for _ in range(PACED_RUNS):
            for one, server, seen_calm in zip(everybody, servers, calm, strict=True):
                seen_calm.append(await paced(one, server))
    finally:
        for server in servers:
            server.stop()
    kib = [await weighed(one, folder) for one in everybody]
    _show(everybody, fast, calm, kib)
    _show_lag(*await with_bots(folder))


def _show(
    everybody: Sequence[Contestant],
    fast: Sequence[Sequence[Saturated]],
    calm: Sequence[Sequence[Paced]],
    kib: Sequence[Sequence[float]],
) -> None:
    print(f"| | {' | '.join(one.name for one in everybody)} |")
    print(f"|---|{'---|' * len(everybody)}")
    rates = [[run.per_cpu_s for run in runs] for runs in fast]
    _row(
        "accepted moves per CPU second of the server",
        [f"{median(seen):,.0f} ({min(seen):,.0f} to {max(seen):,.0f})" for seen in rates],
    )
    _row("… per second, saturated", [f"{median(run.per_s for run in runs):,.0f}" for runs in fast])
    _row("… cores used", [f"{median(run.busy for run in runs):.2f}" for runs in fast])
    pace = f"answer to update at {PACED_PER_S} moves/s"
    _row(f"{pace}: p50", [f"{median(run.p50_ms for run in runs):.1f} ms" for runs in calm])
    _row(f"{pace}: p99", [f"{median(run.p99_ms for run in runs):.1f} ms" for runs in calm])
    _row("… worst", [f"{max(run.worst_ms for run in runs):.1f} ms" for runs in calm])
    _row("… cores used", [f"{median(run.busy for run in runs):.2f}" for runs in calm])
    for place, tables in enumerate(MEMORY_AT):
        _row(f"memory for each of {tables} tables", [f"{seen[place]:.0f} KiB" for seen in kib])
    ratios = [ours / theirs for ours, theirs in zip(*rates, strict=True)]
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    print(f"\nMoves per CPU second, Mauseloch / boardgame.io: {median(ratios):.2f} ({spread})")


def _row(what: str, values: Sequence[str]) -> None:
    print(f"| {what} | {' | '.join(values)} |")


def _show_lag(idle: Sequence[float], busy: Sequence[float], rate: float) -> None:
    print(
        f"\n/healthz every {PROBE_EVERY_S * 1000:.0f} ms, {BOT_TABLES} tables full of bots ", end=""
    )
    print(f"that make {rate:,.0f} moves/s:\n\n| | p50 | p99 | worst |\n|---|---|---|---|")
    for name, trips in (("nobody plays", idle), ("bots think", busy)):
        _row(name, [f"{one:.1f} ms" for one in _milliseconds(trips)])
    late = sum(trip * 1000 > GOAL_MS for trip in busy)
    print(f"\nLonger than {GOAL_MS} ms: {late} of {len(busy):,}")


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
        return
    if sys.argv[1:2] == ["probe"]:
        probe(int(sys.argv[2]))
        return
    if not (PEER / "node_modules").exists() or shutil.which("node") is None:
        raise SystemExit(f"boardgame.io is missing: npm ci --prefix {PEER}")
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)  # noqa: S607 - whichever is installed
    peer = json.decode((PEER / "node_modules/boardgame.io/package.json").read_bytes())
    print(f"Python {platform.python_version()}, Node {node.stdout.strip()}, ", end="")
    print(f"boardgame.io {peer['version']}, {platform.machine()}, {os.cpu_count()} cores; ", end="")
    print(f"median of {RUNS} interleaved runs (worst to best)\n")
    gc.disable()  # in the clients' process; it ends soon
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(Path(folder)))


if __name__ == "__main__":
    main()
