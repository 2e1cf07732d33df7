"""What do players gain by lying about their line? A part of python -m bench.fair.

A liar claims the shortest time that is believed and pretends to have a slow line: its modified
client delays pongs, though not answers. Each liar plays whole matches against an honest player,
both on lines of 10 to 50 ms, and really loses every race by the stated margin. How often does it
win?
"""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from statistics import fmean
from typing import NamedTuple

from bench.lines import ROUND_TRIPS, Seat, report, somebody
from bench.printing import head, row
from mauseloch.tables.fairness import Credit

MATCHES = 200
RACES = 30
SETTLED = 15
"""From this race on, results count as the long run."""
SHORT = f"{ROUND_TRIPS[0]}–{ROUND_TRIPS[1]}"
LOST_BY_MS = (100, 200)
GOALS = (0.06, 0.015)
"""The most of the races lost by LOST_BY_MS that a liar may win in the long run."""


class Moment(NamedTuple):
    """The moment of a ping."""

    race: int
    before: bool
    """Before the mouse is turned up, rather than during the race."""


class Lie(NamedTuple):
    """A way to cheat."""

    delays: str
    late_ms: Callable[[Moment, Random], float]
    """The delay of a pong."""
    answers_ms: int = 0
    """The delay of answers."""
    every: int = 1
    """Lie only in every nth race, to save up credit in between."""


LIES = (
    Lie("nothing, and claims too little", lambda _, __: 0),
    Lie("all pongs by 100, from the start", lambda _, __: 100),
    Lie("all by 200", lambda _, __: 200),
    Lie("all by 400", lambda _, __: 400),
    Lie("all by 0 to 400, at random", lambda _, rng: rng.uniform(0, 400)),
    Lie("half of them by 400", lambda _, rng: 400 * (rng.random() < 0.5)),
    Lie("those before a race by 400", lambda moment, _: 400 * moment.before),
    Lie("those in a race by 400", lambda moment, _: 400 * (not moment.before)),
    Lie("all by 400, from the sixth race on", lambda moment, _: 400 * (moment.race > 5)),
    Lie("all by 20 more with each race", lambda moment, _: min(400, 20 * moment.race)),
    Lie("all by 400, and its answers too", lambda _, __: 400, answers_ms=400),
    Lie("all by 400, and lies in every fifth race only", lambda _, __: 400, every=5),
)


class Gained(NamedTuple):
    """The gains from one lie."""

    all_ms: list[int]
    """Compared with an honest report, race by race."""
    late_ms: list[int]
    """The same in the long run."""
    won: dict[int, list[bool]]
    """In the long run, by margin: whether each race really lost by it was won."""


def main() -> None:
    for proven, where in ((True, "on a line that the system knows"), (False, "behind a proxy")):
        lost = [f"wins of races lost by {lost_by}" for lost_by in LOST_BY_MS]
        head(f"a liar {where} delays", "gains a race", "at most", "in the long run", *lost)
        worst: list[list[float]] = []
        for lie in LIES:
            gained = tried(lie, proven=proven)
            late_ms = fmean(gained.late_ms)
            shares = [fmean(gained.won[lost_by]) for lost_by in LOST_BY_MS]
            most = max(gained.all_ms)
            figures = (f"{fmean(gained.all_ms):.0f}", f"{most}", f"{late_ms:.0f}")
            row(lie.delays, *figures, *(f"{one:.1%}" for one in shares))
            worst.append([late_ms, *shares])
        most_ms, *won = map(max, zip(*worst, strict=True))
        print(f"\nthe most that any gains in the long run: {most_ms:.0f} a race", end="; ")
        met = all(one <= goal for one, goal in zip(won, GOALS, strict=True))
        goals = " and ".join(f"{goal:.1%}" for goal in GOALS)
        print(f"wins in the long run at most {goals}: {'yes' if met else 'NO'}")


def tried(lie: Lie, *, proven: bool, matches: int = MATCHES) -> Gained:
    """Play a liar's matches, half of them on harsh lines."""
    rng = Random("other liars")  # the constants were chosen with "liars"
    gained = Gained([], [], {lost_by: [] for lost_by in LOST_BY_MS})
    for match in range(matches):
        honest, liar = (near(rng, harsh=bool(match % 2)) for _ in range(2))
        honest.proven = liar.proven = proven
        _match(lie, honest, liar, rng, gained)
    return gained


def _match(lie: Lie, honest: Seat, liar: Seat, rng: Random, gained: Gained) -> None:
    credit, now = Credit(), Moment(0, before=True)
    liar.late = lambda rng: lie.late_ms(now, rng)
    for seat in (honest, liar):
        for _ in range(3):
            seat.ping(rng)
    for race in range(RACES):
        for before in (True, False):
            now = Moment(race, before)
            honest.ping(rng)
            liar.ping(rng)
        quick_ms = honest.reaction(rng)
        first = report(honest, rng, quick_ms)
        first_ms = credit.believed_ms(0, race, first.line, first.elapsed_ms, first.claimed_ms)
        lies = race % lie.every == lie.every - 1
        gain_ms = 0
        for lost_by in reversed(LOST_BY_MS):  # replay the same race with each margin
            last = report(liar, rng, quick_ms + lost_by)
            spends = credit if lost_by == LOST_BY_MS[0] else deepcopy(credit)
            elapsed_ms = last.elapsed_ms + lie.answers_ms
            claimed_ms = 0 if lies else last.claimed_ms
            believed = spends.believed_ms(1, race, last.line, elapsed_ms, claimed_ms)
            gain_ms = last.claimed_ms - believed
            if race >= SETTLED:
                gained.won[lost_by].append(believed < first_ms)
        gained.all_ms.append(gain_ms)
        if race >= SETTLED:
            gained.late_ms.append(gain_ms)


def near(rng: Random, *, harsh: bool) -> Seat:
    """A seat on a short line, where pretending to have a long one pays most."""
    while (found := somebody(rng, harsh)).kind.trip != SHORT:
        pass
    return found
