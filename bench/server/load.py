"""Clients that answer every question, and a tally of their moves."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter

from msgspec import Struct

from bench.websocket import WebSocket
from mauseloch.core.game import CHANCE, Input
from mauseloch.games.geier.rules import Geier

SEATS, ROUNDS = 4, 15


class Load:
    """The moves of all clients in a run, and when they may answer."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        """A client stops after this many answers."""
        self.at_once = False
        self.waiting: list[Client] = []
        self.moves = 0
        self.trips: list[float] = []
        """Seconds from an answer to the update that contains it."""
        self.resting = 0
        """The number of clients that have stopped or finished their match."""
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
        """Let all clients answer at once from now on."""
        self.at_once = True
        waiting, self.waiting = self.waiting, []
        for client in waiting:
            client.answer()

    async def paced(self, seconds: float, per_second: int) -> None:
        """Let random clients answer, at this rate."""
        begin = perf_counter()
        for number in range(int(seconds * per_second)):
            await asyncio.sleep(max(0.0, begin + number / per_second - perf_counter()))
            if self.waiting:
                client = self.waiting.pop(self.rng.randrange(len(self.waiting)))
                client.answer()
        await asyncio.sleep(0.5)  # the last updates


class Seen(Struct):
    """The parts of a state that both servers show and the check needs."""

    round: int
    prize: int | None
    spent: list[list[int]]
    scores: list[int]
    hand: list[int] = []


class Client(WebSocket):
    """Answers every question, once its load allows."""

    def __init__(self, load: Load, seat: int | None = None) -> None:
        super().__init__()
        self.load = load
        self.seat = seat
        self.answers = 0
        self.ready = asyncio.get_running_loop().create_future()
        """Resolved once the client has a seat at its table."""
        self.over = False
        self._turn = -1
        """The latest question to this client …"""
        self._sent_at = 0.0
        """… and the time of its answer; 0 once that is settled."""
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
        """Take an update. Our answer is in it once the server no longer waits for us."""
        if self._sent_at and (turn != self._turn or not waits_for_me):
            self.load.trips.append(perf_counter() - self._sent_at)
            self.load.moves += 1
            self._sent_at = 0.0

    def saw(self, seen: Seen) -> None:
        """For the first seat: keep whatever is needed to check the rules."""
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
    """The scores by our rules."""
    rules = Geier()
    state = rules.start(SEATS)
    for number in range(1, ROUNDS + 1):
        state = rules.apply(state, Input(CHANCE, f"{prizes[number]:+d}"))
        for seat, card in enumerate(spent[number]):
            state = rules.apply(state, Input(seat, str(card)))
    outcome = rules.outcome(state)
    assert outcome is not None
    return list(outcome.scores)
