"""Players at a place of several servers: they follow their table, and notice what is wrong."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Protocol

from bench.websocket import WebSocket
from msgspec import json

from tests.siege.people import Line, Mouse, Told, World, read

FOLLOWING = 0.7
"""The share of players who go where they are sent; the others are relayed."""
NODE = re.compile("/@([^/]+)/")


class Known:
    """The newest state that anyone at a table has seen: later updates must not be older."""

    def __init__(self) -> None:
        self.past: set[str] = set()
        self.match = ""
        self.sequence = 0
        self.epoch = 0
        self.owners: dict[int, str] = {}
        """By epoch."""

    def hear(self, told: Told) -> None:
        """Note what an update contained."""
        if told.match != self.match and told.match not in self.past:
            self.past.add(self.match)
            self.match, self.sequence = told.match, 0
        if told.match == self.match:
            self.sequence = max(self.sequence, told.sequence)


class Town(World, Protocol):
    """The world of travelling players."""

    known: dict[str, Known]
    """By a table's code."""

    def takes(self, mouse: "Traveller", seat: int) -> None:
        """Note that a player has this seat, and check that nobody else had it."""


def table_known() -> dict[str, Known]:
    """What is known about each table, by code."""
    return defaultdict(Known)


class Floor:
    """The oldest state that a table may show to anyone who connects now."""

    def __init__(self, known: Known) -> None:
        self._past = frozenset(known.past)
        self._match, self._sequence, self._epoch = known.match, known.sequence, known.epoch

    def fault(self, told: Told) -> str:
        """Describe what is out of date in an update; empty if nothing is."""
        if told.epoch < self._epoch:
            return f"epoch {told.epoch} after {self._epoch}"
        if told.match in self._past:
            return "a match that was over"
        if told.match == self._match and told.sequence < self._sequence:
            return f"{told.sequence} inputs after {self._sequence}"
        return ""


class Traveller(Mouse):
    """A player with a seat, at whichever server the table is."""

    crowd: Town

    def __init__(self, crowd: Town, address: str, opened: Mapping[str, Any], token: str | None):
        super().__init__(crowd, address, opened["code"], token)
        self.follows = crowd.rng.random() < FOLLOWING
        self._heard: list[int] = []
        """A hash of every piece of news in this match."""
        self._hurries = False
        self._own = f"{crowd.rng.getrandbits(128):032x}"
        """Their token: if the answer to a sit gets lost, they ask for the same seat again."""
        if self.follows:
            self.path = opened.get("live") or self.path

    def _greeting(self) -> dict[str, Any]:
        moves = {"moves": True, "epoch": self.crowd.known[self.table].epoch}
        return {**super()._greeting(), **(moves if self.follows else {})}

    def _sitting(self) -> dict[str, Any]:
        return {"token": self._own}

    def _pause_s(self) -> tuple[float, float]:
        if self._hurries:
            self._hurries = False
            return 0.0, 0.0
        return super()._pause_s()

    def heard(self, line: Line, content: bytes) -> None:
        told = read(content)
        if told.type == "moved":
            self._sent_to(told.live)
            line.transport.close()
            return
        if told.type == "bye" and told.live:
            self._sent_to(told.live)
        elif told.type == "bye" and told.code == "moved":
            self.path = "/live"  # the table's new server isn't known yet
        if told.type == "welcome":
            self._arrived(told)
        if told.type == "refused" and told.code == "taken":
            self.crowd.ledger.fault("seat", f"{self.table}: none for somebody who was to have one")
        super().heard(line, content)

    def _sent_to(self, live: str) -> None:
        if self.follows:
            self.path, self._hurries = live, True

    def _arrived(self, told: Told) -> None:
        if self.follows:
            self.path = told.live or "/live"
        owner(self.crowd, self.table, told)
        if self.seat is not None and told.seat != self.seat:
            self.crowd.ledger.fault("seat", f"{self.table}: {self.seat} has become {told.seat}")

    def _sits(self, seat: int | None) -> None:
        super()._sits(seat)
        if seat is not None:
            self.crowd.takes(self, seat)

    def came(self, line: Line) -> None:
        assert isinstance(line, Road)
        line.floor = Floor(self.crowd.known[self.table])
        super().came(line)

    def new_line(self) -> Line:
        return Road(self)

    def _updated(self, line: Line, told: Told, content: bytes) -> None:
        assert isinstance(line, Road)
        known, ledger = self.crowd.known[self.table], self.crowd.ledger
        if told.epoch < line.epoch:
            ledger.fault("epoch", f"{self.table}: {told.epoch} after {line.epoch} on one line")
        if told.epoch < known.epoch and line.floor is None:
            ledger.counts["updates of an older epoch, dropped"] += 1
            return
        line.epoch = told.epoch
        if line.floor is not None:
            if stale := line.floor.fault(told):
                ledger.fault("stale", f"{self.table} seat {self.seat}: {stale}")
                return
            line.floor = None
            ledger.counts["returns"] += 1
        elif told.match == line.match:
            if told.sequence < line.sequence:
                ledger.fault("back", f"{self.table}: {told.sequence} after {line.sequence}")
            if told.news_from < line.have:
                ledger.fault("twice", f"{self.table} seat {self.seat}: {told.news_from} again")
        line.match, line.sequence = told.match, told.sequence
        line.have = told.news_from + len(told.news)
        self._compare(told)
        known.epoch = max(known.epoch, told.epoch)
        known.hear(told)
        super()._updated(line, told, content)

    def _compare(self, told: Told) -> None:
        """Check that news sent again is the same as before."""
        if told.match != self.match:
            self._heard = []
        for place, news in enumerate(told.news, told.news_from):
            said = hash(bytes(news))
            if place < len(self._heard) and self._heard[place] != said:
                what = f"{told.match} seat {self.seat}: news {place} was something else"
                self.crowd.ledger.fault("differently", what)
            elif place == len(self._heard):
                self._heard.append(said)


class Road(Line):
    """A traveller's connection."""

    def __init__(self, mouse: Traveller) -> None:
        super().__init__(mouse)
        self.floor: Floor | None = None
        """None after the first update."""
        self.epoch = 0
        self.match = ""
        self.sequence = 0
        self.have = 0


def owner(town: Town, table: str, told: Told) -> None:
    """Check on a welcome that a table has only one server per epoch."""
    known, found = town.known[table], NODE.match(told.live)
    if found is not None and known.owners.setdefault(told.epoch, found[1]) != found[1]:
        what = f"{table}: {known.owners[told.epoch]} and {found[1]} in epoch {told.epoch}"
        town.ledger.fault("owners", what)


class Witness(WebSocket):
    """A one-time spectator through any server, who checks that the update is not out of date."""

    def __init__(self, town: Town, table: str, node: str) -> None:
        super().__init__()
        self._town, self._table = town, table
        self.path = f"/@{node}/live/0"
        self.over = asyncio.get_running_loop().create_future()

    def connected(self) -> None:
        self._floor = Floor(self._town.known[self._table])
        hello = {"type": "hello", "id": 1, "version": 2, "table": self._table}
        self.send(json.encode(hello))

    def heard(self, content: bytes) -> None:
        told = read(content)
        if told.type == "welcome":
            owner(self._town, self._table, told)
        if told.type == "update":
            self._town.ledger.counts["looks"] += 1
            if stale := self._floor.fault(told):
                self._town.ledger.fault("stale", f"{self._table}, a look: {stale}")
        if told.type in {"update", "refused", "bye", "moved"}:
            self.transport.close()

    def refused(self, head: bytes) -> None:
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.over.done():
            self.over.set_result(None)
