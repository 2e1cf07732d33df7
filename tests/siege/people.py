"""Honest players: they sit down, play at a human pace and reconnect after every cut."""

import asyncio
import hashlib
import itertools
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Protocol, TextIO

from bench.websocket import WebSocket
from msgspec import Raw, Struct, field, json

THINKS_S = (2.0, 6.0)
REACTS_S = (0.25, 0.9)
AGAIN_S = (3.0, 8.0)
"""From the end of a match to the next."""
BACK_S, BACK_MOST_S = 0.2, 3.0
"""The wait after a cut; it doubles every time, and is random so that no two are in step."""
STUCK_S = 15.0
"""An answer neither accepted nor refused for this long is stuck; the page would send it again."""
SAMPLED = 1 / 50
"""The share of updates that are checked for secrets byte by byte."""
HIDDEN = re.compile(rb"[0-9a-f]{32,}")
"""Seeds, tokens, links and their hashes look like this; players may see only their own."""
LATE = {"old_question", "not_awaited", "not_playing", "playing", "too_late"}
"""Refused because someone or something else was first: that can happen to anyone."""


class Asked(Struct):
    """A question, reduced to what matters here."""

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
    """Any message from the server."""

    type: str
    id: int = 0
    seat: int | None = None
    token: str = ""
    code: str = ""
    link: str = ""
    live: str = ""
    epoch: int = 0
    match: str = ""
    sequence: int = 0
    news_from: int = 0
    news: list[Raw] = field(default_factory=list)
    question: Asked | None = None
    table: TableSeen | None = None


read = json.Decoder(Told).decode


class Ledger:
    """Records of all players, in files."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            name: (folder / f"{name}.txt").open("w")
            for name in (
                "acks",
                "trips",
                "cuts",
                "heard",
                "samples",
                "strays",
                "troubles",
                "faults",
            )
        }
        self.counts: Counter[str] = Counter()

    def __getitem__(self, name: str) -> TextIO:
        return self._files[name]

    def fault(self, kind: str, what: str) -> None:
        """Record something that must never happen, not even in an outage."""
        self["faults"].write(f"{time.monotonic():.4f} {kind}: {what}\n")

    def trouble(self, what: str) -> None:
        """Record something that may happen only in an outage."""
        self["troubles"].write(f"{time.monotonic():.4f} {what}\n")

    def close(self) -> None:
        for file in self._files.values():
            file.close()


class World(Protocol):
    """What a player needs to know about the others."""

    port: int
    ledger: Ledger
    rng: Random
    over: bool

    def all_sit(self, table: str) -> bool:
        """Whether everyone at this table is seated."""


class Mouse:
    """A player with a seat, whatever happens to the connection."""

    path = "/live"

    def __init__(self, crowd: World, address: str, table: str, token: str | None) -> None:
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
        """The question being answered, the answer, and in a race how fast …"""
        self.since = 0.0
        """… and since when."""
        self.seated = asyncio.get_running_loop().create_future()
        self.line: Line | None = None
        self.acked_at = time.monotonic()
        self.left = False
        self._coming: asyncio.Future[None] | None = None
        self._tries = 0
        self._cut_at: float | None = None
        self._state = ""
        self._names: list[str] = []
        self._timer: asyncio.TimerHandle | None = None
        self._asked = -1

    # The connection

    def come(self) -> None:
        """Connect, and continue where we left off."""
        self._coming = asyncio.ensure_future(self._come())

    async def _come(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(10):
                await loop.create_connection(
                    self.new_line,
                    "127.0.0.1",
                    self.crowd.port,
                    local_addr=(self.address, 0),
                )
        except (OSError, TimeoutError):
            self.cut()

    def new_line(self) -> "Line":
        """A connection whose messages go to this mouse."""
        return Line(self)

    def cut(self) -> None:
        """The connection is gone: try again, politely."""
        self.line = None
        if self.crowd.over or self.left:
            return
        if self._cut_at is None:
            self._cut_at = time.monotonic()
        self._tries += 1
        self._asked = -1
        self._later(self._pause_s(), self.come)

    def _pause_s(self) -> tuple[float, float]:
        """The shortest and longest wait before the next try."""
        longest = min(BACK_MOST_S, BACK_S * 2**self._tries)
        return longest / 2, longest

    def leave(self) -> None:
        """Leave for good."""
        self.left = True
        self.pending = None
        if self._timer is not None:
            self._timer.cancel()
        if self.line is not None:
            self.line.transport.close()

    def came(self, line: "Line") -> None:
        self.line = line
        line.say("hello", version=2, table=self.table, words=self.words, **self._greeting())

    def _greeting(self) -> dict[str, Any]:
        """More fields for the hello."""
        fields: dict[str, Any] = {} if self.token is None else {"token": self.token}
        if self.match:
            fields |= {"match": self.match, "have": self.have}
        return fields

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
            self._back()
            if told.seat is not None:
                self._sits(told.seat)
            elif self.token is None:
                line.say("sit", **self._sitting())
        elif told.type == "seated":
            self.token = told.token
            self._sits(told.seat)
        if told.table is not None:
            self._state = told.table.state
            self._names = [seat.name for seat in told.table.seats]
            self.starts()
        self._looks_for_secrets(told, content)

    def _back(self) -> None:
        self._tries = 0
        if self._cut_at is not None:
            away_s = time.monotonic() - self._cut_at
            self.crowd.ledger["cuts"].write(f"{self._cut_at:.4f} {away_s:.5f}\n")
            self._cut_at = None

    def _sitting(self) -> dict[str, Any]:
        """More fields for the sit."""
        return {}

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
        if question is not None and self.seat not in question.seats:
            question = None
        open_ = None if question is None else question.number
        if self.pending is not None and line.answering is None and self.pending[0] != open_:
            self.pending = None  # it was decided while we were away, with our answer or without
        if question is None or not question.legal:
            return
        if self.pending is not None and self.pending[0] == question.number:
            if line.answering is None:  # it was sent before the cut
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
            elif told.code == "guess":  # a race began anew: they see the mouse again, and react
                self._later(REACTS_S, self._insists)
            else:
                self._later(AGAIN_S, self._insists)
        elif self.seat is None or told.id == 1:  # no hello, no seat: start again
            line.transport.close()
        else:
            self.starts()

    def _insists(self) -> None:
        if self.line is not None and self.pending is not None:
            self.line.answer(*self.pending)

    def starts(self) -> None:
        """If host, start a match once everyone is seated, and another after each."""
        if self.host and self._state in ("open", "over") and self.crowd.all_sit(self.table):
            self._later(AGAIN_S, self._start)

    def _start(self) -> None:
        if self.line is not None and self._state != "playing":
            self.line.say("start")

    def waits(self) -> None:
        """Send a stuck answer again and count it; called every few seconds."""
        if self.pending is None or self.line is None:
            return
        if time.monotonic() - max(self.since, self.line.since) > STUCK_S:
            self.crowd.ledger.trouble("stuck")
            self.since = time.monotonic()
            self.line.answer(*self.pending)

    def told_of(self) -> str:
        """Describe the current state, to help find out why a table stands still."""
        asked = f"asked {self._asked}, answers {self.pending}"
        line = "no line" if self.line is None else f"a line, {self.line.answering} under way"
        return f"{self.table} seat {self.seat}, {self._state}, {asked}, {line}, host {self.host}"

    def remember(self) -> None:
        """Record what we heard of this match, to be compared with what is stored."""
        if self.match:
            said = f"{self.match} {self.seat} {self.have} {self.digest.hexdigest()}\n"
            self.crowd.ledger["heard"].write(said)

    def _looks_for_secrets(self, told: Told, content: bytes) -> None:
        for found in HIDDEN.findall(content):
            secret = found.decode()
            if secret not in (self.match, self.token, told.link):  # anyone let in may invite
                self.crowd.ledger["strays"].write(f"{told.type} {secret}\n")

    def _later(self, within_s: tuple[float, float], then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self.crowd.rng.uniform(*within_s), then)


class Line(WebSocket):
    """A player's connection."""

    def __init__(self, mouse: Mouse) -> None:
        super().__init__()
        self.path = mouse.path
        self._mouse = mouse
        self._ids = itertools.count(1)
        self.answering: int | None = None
        """The id of the answer in flight."""
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
