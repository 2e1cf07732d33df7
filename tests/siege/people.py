"""Honest people: they open tables, sit down, play at people's pace and come back after every cut.

A process of its own. What everybody was told and promised goes into files, to be held against what
is stored once all is over.
"""

import asyncio
import gc
import hashlib
import itertools
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TextIO

from bench.websocket import WebSocket
from msgspec import Raw, Struct, field, json

import mauseloch

THINKS_S = (2.0, 6.0)
REACTS_S = (0.25, 0.9)
AGAIN_S = (3.0, 8.0)
"""From the end of a match to the next."""
BACK_S, BACK_MOST_S = 0.2, 3.0
"""After a cut; twice as long every time, and never two in step."""
STUCK_S = 15.0
"""Whose answer nobody has taken or refused for so long is stuck; the page would say it again."""
STILL_S = 60.0
SAMPLED = 1 / 50
"""Of all updates, those that are looked into for secrets byte by byte."""
CLASS_TABLES = 20
"""Tables that share one address, as a school does; every other table has one of its own."""
HIDDEN = re.compile(rb"[0-9a-f]{32,}")
"""Seeds, tokens, links and their hashes look like this; of those only one's own may be seen."""
LATE = {"old_question", "not_awaited", "not_playing", "playing", "too_late"}
"""Refused because somebody or something else was first: that can happen to anybody."""
MOST_SEATS = 4


class Asked(Struct):
    """A question, as far as it matters here."""

    number: int
    seats: list[int]
    legal: list[str] = []
    race: bool = False


class SeatSeen(Struct):
    name: str = ""


class TableSeen(Struct):
    state: str
    seats: list[SeatSeen]


class Told(Struct):
    """Any message of the server."""

    type: str
    id: int = 0
    seat: int | None = None
    token: str = ""
    code: str = ""
    link: str = ""
    match: str = ""
    sequence: int = 0
    news_from: int = 0
    news: list[Raw] = field(default_factory=list)
    question: Asked | None = None
    table: TableSeen | None = None


read = json.Decoder(Told).decode


class Ledger:
    """What is kept of everybody, in files."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            name: (folder / f"{name}.txt").open("w")
            for name in ("acks", "trips", "heard", "samples", "strays", "troubles")
        }
        self.counts: Counter[str] = Counter()

    def __getitem__(self, name: str) -> TextIO:
        return self._files[name]

    def trouble(self, what: str) -> None:
        """Something that should not happen to anybody but in an outage."""
        self["troubles"].write(f"{time.monotonic():.4f} {what}\n")

    def close(self) -> None:
        for file in self._files.values():
            file.close()


class Mouse:
    """Somebody with a seat, whatever happens to the line."""

    def __init__(self, crowd: "Crowd", address: str, table: str, token: str | None) -> None:
        self.crowd = crowd
        self.address = address
        self.table = table
        self.token = token
        self.host = token is not None
        self.words = crowd.rng.random() < 0.5
        self.seat: int | None = None
        self.match = ""
        self.have = 0
        self.digest = hashlib.sha256()
        self.pending: tuple[int, str, int | None] | None = None
        """The question that is being answered, how, and in a race how fast …"""
        self.since = 0.0
        """… since when."""
        self.seated = asyncio.get_running_loop().create_future()
        self.line: Line | None = None
        self.acked_at = 0.0
        self._coming: asyncio.Future[None] | None = None
        self._tries = 0
        self._state = ""
        self._names: list[str] = []
        self._timer: asyncio.TimerHandle | None = None
        self._asked = -1

    # The line

    def come(self) -> None:
        """Connect, and go on where we were."""
        self._coming = asyncio.ensure_future(self._come())

    async def _come(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(10):
                await loop.create_connection(
                    lambda: Line(self),
                    "127.0.0.1",
                    self.crowd.port,
                    local_addr=(self.address, 0),
                )
        except (OSError, TimeoutError):
            self.cut()

    def cut(self) -> None:
        """No line: try again, politely."""
        self.line = None
        if self.crowd.over:
            return
        self._tries += 1
        self._asked = -1
        longest = min(BACK_MOST_S, BACK_S * 2**self._tries)
        self._later((longest / 2, longest), self.come)

    def came(self, line: "Line") -> None:
        self.line = line
        fields: dict[str, Any] = {} if self.token is None else {"token": self.token}
        if self.match:
            fields |= {"match": self.match, "have": self.have}
        line.say("hello", version=2, table=self.table, words=self.words, **fields)

    # Messages

    def heard(self, line: "Line", content: bytes) -> None:
        told = read(content)
        if told.type == "update":
            self._updated(line, told, content)
        elif told.type == "done":
            self._done(line, told.id)
        elif told.type == "refused":
            self._refused(line, told)
        elif told.type == "welcome":
            self._tries = 0
            if told.seat is not None:
                self._sits(told.seat)
            elif self.token is None:
                line.say("sit")
        elif told.type == "seated":
            self.token = told.token
            self._sits(told.seat)
        if told.table is not None:
            self._state = told.table.state
            self._names = [seat.name for seat in told.table.seats]
            self._starts()
        self._looks_for_secrets(told, content)

    def _sits(self, seat: int | None) -> None:
        self.seat = seat
        if not self.seated.done():
            self.seated.set_result(None)

    def _updated(self, line: "Line", told: Told, content: bytes) -> None:
        if told.match != self.match:
            self.remember()
            self.match, self.have, self.digest = told.match, 0, hashlib.sha256()
            self.pending = None
        if told.news_from > self.have:
            self.crowd.ledger.counts["gaps"] += 1
        for news in told.news[max(0, self.have - told.news_from) :]:
            self.digest.update(bytes(news) + b"\n")
            self.have += 1
        if self.words and self.crowd.rng.random() < SAMPLED:
            sample = {"seat": self.seat, "names": self._names, "frame": content.decode()}
            self.crowd.ledger["samples"].write(json.encode(sample).decode() + "\n")
        question = told.question
        if question is None or self.seat not in question.seats or not question.legal:
            return
        if self.pending is not None and self.pending[0] == question.number:
            if line.answering is None:  # it was said before the cut
                line.answer(*self.pending)
        elif question.number != self._asked:
            self._asked = question.number
            reacts = REACTS_S if question.race else THINKS_S
            wait_s = self.crowd.rng.uniform(*reacts)
            reaction = int(wait_s * 1000) if question.race else None
            action = self.crowd.rng.choice(question.legal)
            at = (self.match, question.number)
            self._later((wait_s, wait_s), lambda: self._answers(at, action, reaction))

    def _answers(self, at: tuple[str, int], action: str, reaction_ms: int | None) -> None:
        if self.match == at[0] and self._asked == at[1]:
            self.pending, self.since = (at[1], action, reaction_ms), time.monotonic()
            if self.line is not None:
                self.line.answer(*self.pending)

    def _done(self, line: "Line", number: int) -> None:
        if line.answering == number and self.pending is not None:
            question, action, _ = self.pending
            trip_s = time.monotonic() - self.since
            ledger = self.crowd.ledger
            ledger["acks"].write(f"{self.match} {self.seat} {question} {action}\n")
            ledger["trips"].write(f"{self.since:.4f} {trip_s:.5f}\n")
            ledger.counts["acks"] += 1
            self.pending = line.answering = None
            self.acked_at = time.monotonic()

    def _refused(self, line: "Line", told: Told) -> None:
        if told.code in LATE:
            self.crowd.ledger.counts["late"] += 1
        else:
            self.crowd.ledger.trouble(f"refused {told.code}")
        if line.answering == told.id:
            line.answering = None
            if told.code in LATE:
                self.pending = None
            else:
                self._later(AGAIN_S, self._insists)
        elif self.seat is None or told.id == 1:  # no hello, no seat: try it all again
            line.transport.close()
        else:
            self._starts()

    def _insists(self) -> None:
        if self.line is not None and self.pending is not None:
            self.line.answer(*self.pending)

    def _starts(self) -> None:
        """The host begins a match once everybody sits, and another after it."""
        if self.host and self._state in ("open", "over") and self.crowd.all_sit(self.table):
            self._later(AGAIN_S, self._start)

    def _start(self) -> None:
        if self.line is not None and self._state != "playing":
            self.line.say("start")

    def waits(self) -> None:
        """Looked at every few seconds: an answer that is stuck is said again, and counted."""
        if self.pending is None or self.line is None:
            return
        if time.monotonic() - max(self.since, self.line.since) > STUCK_S:
            self.crowd.ledger.trouble("stuck")
            self.since = time.monotonic()
            self.line.answer(*self.pending)

    def remember(self) -> None:
        """What was told of this match, to be compared with what is stored of it."""
        if self.match:
            said = f"{self.match} {self.seat} {self.have} {self.digest.hexdigest()}\n"
            self.crowd.ledger["heard"].write(said)

    def _looks_for_secrets(self, told: Told, content: bytes) -> None:
        for found in HIDDEN.findall(content):
            secret = found.decode()
            if secret not in (self.match, self.token, told.link):  # who may come in may invite
                self.crowd.ledger["strays"].write(f"{told.type} {secret}\n")

    def _later(self, within_s: tuple[float, float], then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self.crowd.rng.uniform(*within_s), then)


class Line(WebSocket):
    """One connection of somebody."""

    path = "/live"

    def __init__(self, mouse: Mouse) -> None:
        super().__init__()
        self._mouse = mouse
        self._ids = itertools.count(1)
        self.answering: int | None = None
        """The id of the answer that is under way."""
        self.since = time.monotonic()

    def say(self, kind: str, **fields: Any) -> int:
        number = next(self._ids)
        if not self.transport.is_closing():
            self.send(json.encode({"type": kind, "id": number, **fields}))
        return number

    def answer(self, question: int, action: str, reaction_ms: int | None = None) -> None:
        more = {} if reaction_ms is None else {"reaction_ms": reaction_ms}
        self.answering = self.say("answer", question=question, action=action, **more)

    def refused(self, head: bytes) -> None:
        status = head.split(b" ", 2)[1].decode(errors="replace")
        self._mouse.crowd.ledger.trouble(f"refused handshake {status}")
        self.transport.close()

    def connected(self) -> None:
        self._mouse.came(self)

    def heard(self, content: bytes) -> None:
        self._mouse.heard(self, content)

    def connection_lost(self, exc: Exception | None) -> None:
        self._mouse.cut()


class Crowd:
    """Everybody, at all tables."""

    def __init__(self, port: int, tables: int, folder: Path, seed: int) -> None:
        self.port = port
        self.tables = tables
        self.ledger = Ledger(folder)
        self.rng = Random(seed)
        self.over = False
        self.mice: list[Mouse] = []
        self.lags: list[float] = []
        self._at: dict[str, list[Mouse]] = {}
        self._folder = folder

    def all_sit(self, table: str) -> bool:
        return all(mouse.seated.done() for mouse in self._at.get(table, ()))

    async def play(self, seconds: float) -> None:
        """Come, play until somebody says that it is over, and write down what is left to say."""
        ended = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
        watching = asyncio.ensure_future(self._watch())
        await asyncio.gather(*(self._some(first) for first in range(8)))
        (self._folder / "all-sit").touch()
        with suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), seconds)
        self.over = True
        await asyncio.sleep(3)  # the last answers
        watching.cancel()
        for mouse in self.mice:
            mouse.remember()
        self.ledger.counts["unanswered"] = sum(mouse.pending is not None for mouse in self.mice)
        self.ledger.counts["people"] = len(self.mice)
        self.ledger.counts["still"] = sum(map(_stands_still, self._at.values()))
        self.ledger.close()
        lags = sorted(self.lags)
        said = {
            "counts": dict(self.ledger.counts),
            "lag_p50_ms": lags[len(lags) // 2] * 1000,
            "lag_p99_ms": lags[len(lags) * 99 // 100] * 1000,
            "lag_worst_ms": lags[-1] * 1000,
        }
        (self._folder / "people.json").write_bytes(json.encode(said))

    async def _some(self, first: int) -> None:
        for number in range(first, self.tables, 8):
            await self._open(number)

    async def _open(self, number: int) -> None:
        """A table, and everybody who sits at it."""
        names = mauseloch.games()
        game = names[number % len(names)]
        sizes = [size for size in mauseloch.game(game).seats if size <= MOST_SEATS]
        seats = self.rng.choice(sizes)
        bots = self.rng.choice((0, 0, 1)) if seats > 2 else 0
        address = "127.10.0.1" if number < CLASS_TABLES else f"127.11.{number >> 8}.{number & 255}"
        wanted = {"game": game, "seats": seats, "bots": ["simple"] * bots, "name": "Mia"}
        while not self.over:
            status, opened = await post(self.port, address, "/api/tables", wanted)
            if status == 201:
                break
            self.ledger.trouble(f"refused table {status}")
            await asyncio.sleep(self.rng.uniform(0.5, 1.5))
        else:
            return
        code = opened["code"]
        mice = [Mouse(self, address, code, opened["token"])]
        mice += [Mouse(self, address, code, None) for _ in range(seats - bots - 1)]
        self._at[code] = mice
        self.mice += mice
        for mouse in mice:
            mouse.come()
            await mouse.seated
        mice[0]._starts()

    async def _watch(self) -> None:
        """How late we are ourselves, and whose answers are stuck."""
        for tick in itertools.count():
            begin = time.monotonic()
            await asyncio.sleep(0.05)
            self.lags.append(time.monotonic() - begin - 0.05)
            if tick % 40 == 0:
                for mouse in self.mice:
                    mouse.waits()


def _stands_still(mice: Sequence[Mouse]) -> bool:
    """Whether nobody has played at this table for longer than anybody thinks."""
    return time.monotonic() - max(mouse.acked_at for mouse in mice) > STILL_S


async def post(port: int, address: str, path: str, body: object) -> tuple[int, Any]:
    """A plain POST from this address; 0 if nobody answers."""
    with suppress(OSError, IndexError, ValueError, TimeoutError):
        async with asyncio.timeout(10):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
            content = json.encode(body)
            head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
            answer = await reader.read()
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        return int(top.split()[1]), json.decode(rest)
    return 0, None


def main() -> None:
    """The program: PORT TABLES SECONDS SEED FOLDER."""
    port, tables, seconds, seed, folder = sys.argv[1:]
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
    crowd = Crowd(int(port), int(tables), Path(folder), int(seed))
    import uvloop  # noqa: PLC0415 - only on this side of a process

    uvloop.run(crowd.play(float(seconds)))


if __name__ == "__main__":
    main()
