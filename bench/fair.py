"""Is the truly quicker one judged quicker, whatever the line? python -m bench.fair

Tables of 2 to 6 people race over simulated lines. Round trips of 10 to 300 ms are shared unevenly
by the two directions, and gamma distributed jitter comes on top in each. "Jitter" is the standard
deviation of the round trip, as ping prints it; a second table has as much in each direction. Mouse
and ping that go out together travel together. Browsers paint a frame late, at both ends; the loop
of the server is late too. Clocks are off by minutes. People react as Mausgeflippt's bots do.

A guess about networks stays a guess: here, jitter is independent from packet to packet.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import NamedTuple

from mauseloch.games.geflippt.players.bots import LEVELS, MOVE, QUICKEST_MS, SEARCH, SEE
from mauseloch.tables.fairness import SLACK_CAP_MS, Line, believed_ms, grace_ms

SEEDS = range(5)
TABLES = 1000
"""For each seed."""
RACES = 20
"""Of each table; a whole match has about thirty."""
CLEAR_MS = 30
"""Who was quicker by so much is to be judged quicker …"""
GOAL = 0.99
"""… this often, whatever the line."""
PATIENCE_MS = 400
"""No table is to wait longer than the slowest honest report by more."""

FRAME_MS = 1000 / 60
PINGS_AT_FIRST = (2, 5)
"""Before the first mouse is turned up: a line that is not known is asked up to five times."""
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
    """A person, a browser, a line, and what the server knows of the line."""

    down: Path
    up: Path
    kind: Kind
    times: float
    clock_off_ms: float
    in_burst: bool = False
    """Now half of all packets are lost, and come 200 to 1000 ms later."""
    delays_pong: Callable[[Random], float] = field(default=lambda _: 0.0)
    line: Line = field(default_factory=Line)

    def travel(self, path: Path, rng: Random) -> float:
        late = rng.uniform(200, 1000) if self.in_burst and rng.random() < 0.5 else 0.0
        return path.base_ms + rng.gammavariate(path.shape, path.scale_ms) + late

    def ping(self, rng: Random, down_ms: float | None = None) -> None:
        """Measure the line, by a ping of its own or by one that came down with a mouse."""
        down_ms = self.travel(self.down, rng) if down_ms is None else down_ms
        trip_ms = down_ms + self.delays_pong(rng) + self.travel(self.up, rng) + busy(rng)
        self.line = self.line.heard(round(trip_ms))

    def reaction(self, rng: Random) -> float:
        """How long the person takes: sees the mouse, searches the hand, brings the paw down."""
        searched = sum(SEARCH.draw(rng) for _ in range(rng.randint(1, 7)))
        return max(QUICKEST_MS, (SEE.draw(rng) + searched + MOVE.draw(rng)) * self.times)


class Report(NamedTuple):
    """How one seat fared in a race; how quick it truly was, only the simulation knows."""

    true_ms: float
    claimed_ms: int
    elapsed_ms: int
    line: Line
    kind: Kind
    in_burst: bool

    @property
    def believed_ms(self) -> int:
        return believed_ms(self.line, self.elapsed_ms, self.claimed_ms)

    @property
    def gain_ms(self) -> int:
        """What it would have gained by claiming as little as is believed."""
        return self.claimed_ms - believed_ms(self.line, self.elapsed_ms, 0)


Race = list[Report]


class Verdict(NamedTuple):
    """Was the truly quickest judged so? Strictly, and against everybody."""

    quickest: Report
    ahead_ms: float
    right: bool


def busy(rng: Random) -> float:
    """How late the server's loop is: a few milliseconds, seldom more."""
    return rng.expovariate(1 / 2)


def somebody(rng: Random, harsh: bool) -> Seat:
    """A seat; each class of lines is as frequent as any other."""
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


def race(
    seats: Iterable[Seat], rng: Random, reaction: Callable[[Seat, Random], float] = Seat.reaction
) -> Race:
    """A mouse goes out to everybody, with a ping, at server time 0."""
    reports = []
    for seat in seats:
        down_ms = seat.travel(seat.down, rng)
        seat.ping(rng, down_ms)
        true_ms = reaction(seat, rng)
        painted = seat.clock_off_ms + down_ms + rng.uniform(0, FRAME_MS)  # and the stopwatch starts
        shown = painted + rng.uniform(0, FRAME_MS)  # the person sees what the screen shows
        handled = shown + true_ms + rng.uniform(0, FRAME_MS)
        sent_ms = handled - seat.clock_off_ms + rng.expovariate(1)
        arrived_ms = sent_ms + seat.travel(seat.up, rng) + busy(rng)
        claimed_ms, elapsed_ms = round(handled - painted), round(arrived_ms)
        reports.append(Report(true_ms, claimed_ms, elapsed_ms, seat.line, seat.kind, seat.in_burst))
    return reports


def races(
    seed: int,
    tables: int = TABLES,
    *,
    harsh: bool = False,
    bursts: float = 0.0,
    delays_pong: Callable[[Random], float] | None = None,
    reaction: Callable[[Seat, Random], float] = Seat.reaction,
) -> Iterator[Race]:
    """All races of many tables. `bursts` is how often, between two mice, a line begins to lose."""
    rng = Random(f"fair/{seed}")
    for _ in range(tables):
        seats = [somebody(rng, harsh) for _ in range(rng.choice([2, 2, 3, 4, 5, 6]))]
        for seat in seats:
            seat.delays_pong = delays_pong or seat.delays_pong
            for _ in range(rng.randint(*PINGS_AT_FIRST)):
                seat.ping(rng)
        for _ in range(RACES):
            for seat in seats:
                seat.in_burst = rng.random() < bursts
                seat.ping(rng)  # when somebody is to turn up the next mouse
            yield race(seats, rng, reaction)


def judge(reports: Race) -> Verdict:
    first, second = sorted(reports, key=lambda one: one.true_ms)[:2]
    right = all(first.believed_ms < one.believed_ms for one in reports if one is not first)
    return Verdict(first, second.true_ms - first.true_ms, right)


def share(verdicts: Iterable[Verdict]) -> float:
    """How many of them are right."""
    return fmean(verdict.right for verdict in verdicts)


def clear(verdicts: Iterable[Verdict]) -> list[Verdict]:
    return [verdict for verdict in verdicts if verdict.ahead_ms >= CLEAR_MS]


def main() -> None:
    print(f"{len(SEEDS)} seeds, {TABLES:,} tables each, {RACES} races a table; milliseconds\n")
    print(f"How often the quickest by at least {CLEAR_MS} is judged the quickest (goal {GOAL:.0%})")
    _lines("jitter is of the round trip", harsh=False)
    _lines("harsh: as much jitter in each direction", harsh=True)
    _losses()
    _liars()
    _waiting()


def _lines(title: str, *, harsh: bool) -> None:
    """Tables by line, and for smaller differences."""
    seeds = [[judge(one) for one in races(seed, harsh=harsh)] for seed in SEEDS]
    verdicts = [verdict for one in seeds for verdict in one]
    cells: dict[Kind, list[Verdict]] = defaultdict(list)
    for verdict in clear(verdicts):
        cells[verdict.quickest.kind].append(verdict)
    _head(f"{title}: round trip", *_names(JITTERS))
    for trip in _names(ROUND_TRIPS):
        _row(trip, *(f"{share(cells[Kind(trip, jitter)]):.2%}" for jitter in _names(JITTERS)))
    fewest = min(map(len, cells.values()))
    worst = min(map(share, cells.values()))
    by_seed = ", ".join(f"{share(clear(one)):.2%}" for one in seeds)
    print(f"\nby seed: {by_seed}; at least {fewest:,} races a cell")
    print(f"goal met by every class of lines: {_met(worst >= GOAL)}, the worst has {worst:.2%}")
    _head("ahead by", *_names(JITTERS))
    for least, most in ((0, 15), (15, 30), (30, 45), (45, 60), (60, 10_000)):
        near = [one for one in verdicts if least <= one.ahead_ms < most]
        by_jitter = (
            [one for one in near if one.quickest.kind.jitter == jitter]
            for jitter in _names(JITTERS)
        )
        name = f"{least}–{most}" if most < 10_000 else f"{least} and more"
        _row(name, *(f"{share(one):.1%}" for one in by_jitter))


def _losses() -> None:
    """What a burst costs whom it meets, and that it gives nobody anything afterwards."""
    hit: list[Verdict] = []
    spared: list[Verdict] = []
    gains: list[int] = []
    for seed in SEEDS:
        for reports in races(seed, bursts=0.1):
            verdict = judge(reports)
            if verdict.ahead_ms >= CLEAR_MS:
                (hit if verdict.quickest.in_burst else spared).append(verdict)
            gains += [one.gain_ms for one in reports if not one.in_burst]
    _head("one line in ten loses half of its packets now; the quickest", "races", "judged so")
    _row("has such a line", f"{len(hit):,}", f"{share(hit):.2%}")
    _row("has not", f"{len(spared):,}", f"{share(spared):.2%}")
    print(f"\na liar gains {fmean(gains):.0f} when the burst of its line is over")


def _liars() -> None:
    _head("claims as little as is believed: gains", "mean", "95 %", "99 %", "most")
    worst = 0.0
    for harsh in (False, True):
        gains: dict[str, list[int]] = defaultdict(list)
        for seed in SEEDS:
            for reports in races(seed, TABLES // 4, harsh=harsh):
                for one in reports:
                    gains[one.kind.jitter].append(one.gain_ms)
        for jitter in _names(JITTERS):
            _row(f"jitter {jitter}{', harsh' if harsh else ''}", *_spread(gains[jitter]))
            worst = max(worst, fmean(gains[jitter]))
    print(f"\ngoal of {SLACK_CAP_MS} met on average by every class: {_met(worst <= SLACK_CAP_MS)}")
    _head("and delays pongs as well", "mean", "95 %", "99 %", "most")
    for often, late_ms in ((0.2, 400), (0.4, 400), (0.6, 400), (1.0, 100), (1.0, 400)):
        run = races(0, TABLES // 4, delays_pong=_late(often, late_ms))
        _row(
            f"{often:.0%} of them by {late_ms}",
            *_spread([one.gain_ms for all_ in run for one in all_]),
        )


def _waiting() -> None:
    """Reactions in the very last moment of the window."""
    longer, waits, heard = [], [], []
    for seed in SEEDS:
        for reports in races(
            seed, TABLES // 4, reaction=lambda _, rng: WINDOW_MS - 40 - rng.uniform(0, 200)
        ):
            close_ms = WINDOW_MS + grace_ms(one.line for one in reports)
            last_ms = max(min(one.elapsed_ms, close_ms) for one in reports)
            waits.append(close_ms - WINDOW_MS)
            longer.append(close_ms - max(WINDOW_MS, last_ms))
            heard += [one.elapsed_ms <= close_ms for one in reports]
    _head("everybody reacts 40 to 240 before the end; the table", "mean", "95 %", "99 %", "most")
    _row("waits after the window", *_spread(waits))
    _row("waits longer than the last report needed", *_spread(longer))
    print(f"\ngoal of at most {PATIENCE_MS} longer: {_met(max(longer) <= PATIENCE_MS)}")
    print(f"of these reactions heard in time: {fmean(heard):.2%}")


def _late(often: float, late_ms: int) -> Callable[[Random], float]:
    return lambda rng: late_ms if rng.random() < often else 0.0


def _names(bounds: tuple[int, ...]) -> list[str]:
    return [f"{least}–{most}" for least, most in pairwise(bounds)]


def _spread(numbers: list[int]) -> list[str]:
    ordered = sorted(numbers)
    parts = (ordered[int(part * (len(ordered) - 1))] for part in (0.95, 0.99, 1.0))
    return [f"{fmean(numbers):.0f}", *map(str, parts)]


def _met(met: bool) -> str:
    return "yes" if met else "NO"


def _head(*cells: str) -> None:
    print()
    _row(*cells)
    print("|---" * len(cells) + "|")


def _row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
