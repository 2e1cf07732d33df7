"""Races over simulated lines, for bench.fair and bench.liars.

Tables of 2 to 6 people race over simulated lines. Round trips of 10 to 300 ms are split unevenly
between the two directions, each with gamma-distributed jitter on top. "Jitter" is the standard
deviation of the round trip, as printed by ping; a harsh line has as much in each direction. Pings
travel separately, at unpredictable moments. Browsers are up to a frame late in painting and in
handling input; the server's loop is late too. Clocks are off by minutes. People react like
Mausgeflippt's bots. The system knows a line's shortest round trip so far; behind a proxy, nothing.

This model of networks is only a guess: here, jitter is independent from packet to packet.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import NamedTuple

from mauseloch.games.geflippt.players.bots import LEVELS, MOVE, QUICKEST_MS, SEARCH, SEE
from mauseloch.tables.fairness import Credit, Line, believed_ms

TABLES = 1000
"""Per seed."""
RACES = 20
"""Per table; a whole match has about thirty."""
FRAME_MS = 1000 / 60
PINGS_AT_FIRST = (2, 5)
"""Before the first mouse is turned up. A new line is pinged up to five times."""
WINDOW_MS = 8000
ROUND_TRIPS = (10, 50, 100, 200, 300)
JITTERS = (5, 10, 20, 40)


class Kind(NamedTuple):
    """A class of lines."""

    trip: str
    jitter: str


class Path(NamedTuple):
    """One direction of a line."""

    base_ms: float
    shape: float
    scale_ms: float


@dataclass
class Seat:
    """A person, a browser, a line, and what the server knows about the line."""

    down: Path
    up: Path
    kind: Kind
    times: float
    clock_off_ms: float
    in_burst: bool = False
    """At the moment, half of all packets are lost and arrive 200 to 1000 ms later."""
    proven: bool = True
    """Whether the system knows the line. Behind a proxy that reports nothing, it does not."""
    late: Callable[[Random], float] = field(default=lambda _: 0.0)
    """How long a liar delays a pong."""
    shortest_ms: float = 1e9
    line: Line = field(default_factory=Line)

    def travel(self, path: Path, rng: Random) -> float:
        late = rng.uniform(200, 1000) if self.in_burst and rng.random() < 0.5 else 0.0
        return path.base_ms + rng.gammavariate(path.shape, path.scale_ms) + late

    def ping(self, rng: Random) -> None:
        """Measure the line. The operating system acknowledges at once, even for a liar."""
        trip_ms = self.travel(self.down, rng) + self.travel(self.up, rng)
        self.shortest_ms = min(self.shortest_ms, trip_ms)
        heard_ms = round(trip_ms + self.late(rng) + busy(rng))
        self.line = self.line.heard(heard_ms, int(self.shortest_ms) if self.proven else None)

    def reaction(self, rng: Random) -> float:
        """The person's reaction time: see the mouse, search the hand, bring the paw down."""
        searched = sum(SEARCH.draw(rng) for _ in range(rng.randint(1, 7)))
        return max(QUICKEST_MS, (SEE.draw(rng) + searched + MOVE.draw(rng)) * self.times)


class Report(NamedTuple):
    """How one seat fared in a race. Only the simulation knows its true speed."""

    true_ms: float
    claimed_ms: int
    elapsed_ms: int
    line: Line
    kind: Kind
    in_burst: bool
    believed_ms: int

    @property
    def gain_ms(self) -> int:
        """The possible gain from claiming the shortest time that is believed without credit."""
        return self.claimed_ms - believed_ms(self.line, self.elapsed_ms, 0)


Race = list[Report]


class Verdict(NamedTuple):
    """Whether the really quickest won the verdict, strictly and against everybody."""

    quickest: Report
    ahead_ms: float
    right: bool


def busy(rng: Random) -> float:
    """The delay of the server's loop: a few milliseconds, seldom more."""
    return rng.expovariate(1 / 2)


def somebody(rng: Random, harsh: bool) -> Seat:
    """A seat on a random line. All classes of lines are equally likely."""
    trip, trip_kind = _one_of(rng, ROUND_TRIPS)
    jitter, jitter_kind = _one_of(rng, JITTERS)
    down_share, shape = rng.uniform(0.2, 0.8), rng.choice([1.0, 1.0, 2.0])  # 1.0 is exponential
    scale_ms = jitter / (shape if harsh else 2 * shape) ** 0.5
    return Seat(
        Path(trip * down_share, shape, scale_ms),
        Path(trip * (1 - down_share), shape, scale_ms),
        Kind(trip_kind, jitter_kind),
        times=LEVELS[rng.randint(3, 5)].times,
        clock_off_ms=rng.uniform(-600_000, 600_000),
    )


def _one_of(rng: Random, bounds: tuple[int, ...]) -> tuple[float, str]:
    at = rng.randrange(len(bounds) - 1)
    return rng.uniform(bounds[at], bounds[at + 1]), f"{bounds[at]}–{bounds[at + 1]}"


def report(
    seat: Seat, rng: Random, true_ms: float, believe: Callable[[Line, int, int], int] = believed_ms
) -> Report:
    """The server's view of a reaction to a mouse sent at server time 0."""
    down_ms = seat.travel(seat.down, rng)
    painted = seat.clock_off_ms + down_ms + rng.uniform(0, FRAME_MS)  # the stopwatch starts
    shown = painted + rng.uniform(0, FRAME_MS)  # the person sees what the screen shows
    handled = shown + true_ms + rng.uniform(0, FRAME_MS)
    sent_ms = handled - seat.clock_off_ms + rng.expovariate(1)
    arrived_ms = sent_ms + seat.travel(seat.up, rng) + busy(rng)
    claimed_ms, elapsed_ms = round(handled - painted), round(arrived_ms)
    believed = believe(seat.line, elapsed_ms, claimed_ms)
    return Report(true_ms, claimed_ms, elapsed_ms, seat.line, seat.kind, seat.in_burst, believed)


def race(
    seats: Iterable[Seat],
    rng: Random,
    reaction: Callable[[Seat, Random], float] = Seat.reaction,
    credit: Credit | None = None,
    number: int = 0,
) -> Race:
    """Send a mouse to every seat, and measure each line meanwhile."""
    reports = []
    for at, seat in enumerate(seats):
        seat.ping(rng)
        believe = believed_ms if credit is None else partial(credit.believed_ms, at, number)
        reports.append(report(seat, rng, reaction(seat, rng), believe))
    return reports


def races(
    seed: int,
    tables: int = TABLES,
    *,
    harsh: bool = False,
    bursts: float = 0.0,
    proven: bool = True,
    reaction: Callable[[Seat, Random], float] = Seat.reaction,
) -> Iterator[Race]:
    """All races of many tables. `bursts` is the chance that a line loses packets in a race."""
    rng = Random(f"fair/{seed}")
    for _ in range(tables):
        seats = [somebody(rng, harsh) for _ in range(rng.choice([2, 2, 3, 4, 5, 6]))]
        credit = Credit()
        for seat in seats:
            seat.proven = proven
            for _ in range(rng.randint(*PINGS_AT_FIRST)):
                seat.ping(rng)
        for number in range(RACES):
            for seat in seats:
                seat.in_burst = rng.random() < bursts
                seat.ping(rng)  # while the table waits for somebody to turn up the next mouse
            yield race(seats, rng, reaction, credit, number)
