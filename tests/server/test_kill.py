"""A server killed at any moment loses nothing that it has acknowledged."""

import asyncio
import contextlib
import os
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from mauseloch.server.frames import news_bytes
from tests.patience import PATIENCE_S
from tests.server.live import Address, Client, asked, over
from tests.server.program import Program
from tests.server.records import answers, finished

KILLS = int(os.environ.get("MAUSELOCH_KILLS", "6"))
LONGEST_S = 0.8
"""The longest time between a restart and the next kill."""
TABLES = (("geier", 3, 1), ("mausen", 3, 0), ("zocken", 2, 0), ("geier", 2, 1))
"""The game, the number of seats, and how many of those are bots."""
GONE = (OSError, WebSocketException, EOFError, TimeoutError)
"""What a client may run into when the server dies during a call."""
COMING_S = 20
"""If a welcome takes longer than this, it died with the server."""
PAUSE_S = 0.005
"""Thinking time, so that a match is not over between two kills."""


class Player:
    """A person who reconnects with their token and remembers what was acknowledged."""

    def __init__(
        self,
        server: Program,
        table: str,
        token: str,
        *,
        host: bool,
        stop: asyncio.Event,
        last: asyncio.Event,
    ) -> None:
        self.server = server
        self.table = table
        self.host = host
        self.token = token
        self.stop, self.last = stop, last
        self.rng = random.Random(token)
        self.matches: list[str] = []
        self.sent: dict[tuple[str, int], set[str]] = defaultdict(set)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.heard: dict[str, list[Any]] = {}
        self.seat = -1
        self.comebacks = 0

    async def plays(self) -> None:
        """Play until the last kill is done and the match is over."""
        finished = False
        while not finished:
            try:
                async with contextlib.AsyncExitStack() as stack:
                    coming = self.server.at.client(self.table, self.token)
                    async with asyncio.timeout(COMING_S):
                        client = await stack.enter_async_context(coming)
                    assert client.welcome["type"] == "welcome", client.welcome
                    self.comebacks += 1
                    self.seat = client.welcome["seat"]
                    finished = await self._goes_on(client)
            except GONE:
                await asyncio.sleep(0.05)

    async def _goes_on(self, client: Client) -> bool:
        while True:
            if client.socket.close_code is not None:
                raise EOFError
            state = client.table["state"]
            if state != "playing" and self.stop.is_set():
                if self.host:
                    self.last.set()
                if self.last.is_set():  # otherwise the host is about to start another
                    return True
            if state != "playing" and self.host and not self.stop.is_set():
                await self._say(client, "start")
            elif (question := asked(client)) is not None and not over(client):
                await self._answers(client, question)
            self._hears(client)
            await asyncio.sleep(PAUSE_S)

    async def _answers(self, client: Client, question: Any) -> None:
        match, number = client.update["match"], question["number"]
        action = self.rng.choice(question["legal"])
        self.sent[match, number].add(action)
        said = await self._say(client, "answer", question=number, action=action)
        if said["type"] == "done":
            assert (match, number) not in self.acknowledged, "one question, two answers"
            self.acknowledged[match, number] = action

    async def _say(self, client: Client, kind: str, **fields: Any) -> Any:
        """The answer; raise EOFError if the connection closes first."""
        saying = asyncio.ensure_future(client.say(kind, **fields))
        while not saying.done():
            await asyncio.wait([saying], timeout=0.05)
            if client.socket.close_code is not None and not saying.done():
                saying.cancel()
                raise EOFError
        return saying.result()

    def _hears(self, client: Client) -> None:
        """Check that news never changes once it has been sent."""
        if client.updates:
            match = client.update["match"]
            if match not in self.matches:
                self.matches.append(match)
            before = self.heard.get(match, [])
            assert client.news[: len(before)] == before, "what was told is not so any more"
            self.heard[match] = list(client.news)


async def seated(
    server: Program, stop: asyncio.Event, game: str, seats: int, bots: int
) -> list[Player]:
    table = await server.at.table(
        game=game, seats=seats, bots=["simple"] * bots, pace="relaxed", name="Mia"
    )
    last = asyncio.Event()  # set once the host has seen this table's last match
    host = Player(server, table["link"], table["token"], host=True, stop=stop, last=last)
    players = [host]
    for number in range(1, seats - bots):
        async with server.at.client(table["code"]) as client:
            token = (await client.sit(name=f"Leo {number}"))["token"]
        leo = Player(server, table["code"], token, host=False, stop=stop, last=last)
        players.append(leo)
    return players


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path / "tables.db"))


async def evening(file: Path) -> None:
    server, stop, rng = Program(file), asyncio.Event(), random.Random(KILLS)
    try:
        await server.start()
        players = [one for table in TABLES for one in await seated(server, stop, *table)]
        playing = [asyncio.ensure_future(player.plays()) for player in players]
        for kill in range(KILLS):
            while kill % 2 and players[0].comebacks <= kill // 2:  # give players time to return
                await asyncio.sleep(0.01)
                assert not playing[0].done()
            await asyncio.sleep(rng.uniform(0, LONGEST_S))
            await server.kill()
            await server.start()
            for task in playing:
                if task.done():
                    task.result()
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
        assert max(player.comebacks for player in players) > KILLS // 2
        for player in players:
            await check(server.at, player)
        log = server.said.read_text()
        assert "Traceback" not in log, log[-3000:]
        assert "failed" not in log, log[-3000:]
    finally:
        await server.kill()


async def check(at: Address, player: Player) -> None:
    """Check that each match this player saw is over and holds each of their answers once."""
    assert player.matches
    assert player.acknowledged
    for id_ in player.matches:
        match = await finished(at, id_)
        own = [(number, action) for number, seat, action in answers(match) if seat == player.seat]
        assert len({number for number, _ in own}) == len(own), "two answers to one question"
        for number, action in own:
            assert action in player.sent[id_, number], "nobody answered that"
        stored = dict(own)
        for (of, number), action in player.acknowledged.items():
            assert of != id_ or stored[number] == action, "an acknowledged answer is lost"
        # All the news this player ever received is in the log of the finished match.
        assert player.heard[id_] == told(match, player.seat)[: len(player.heard[id_])]


def told(match: Any, seat: int) -> list[Any]:
    found: list[Any] = msgspec.json.decode(news_bytes(match.log(seat)))
    return found
