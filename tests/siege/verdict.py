"""Compare what players were sent and promised with what is stored."""

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, json

from mauseloch.core.match import Match
from mauseloch.games import edition
from mauseloch.server.frames import tagged
from mauseloch.store import StoredMatch
from mauseloch.store.sql import SqlStore
from tests.server.records import answers
from tests.server.test_secrets import Heard, check
from tests.siege.plan import OVER_S, Outage

AnyMatch = Match[Any, Any, Any]
MOST_SAMPLES = 2000
EPOCH = re.compile(r',"epoch":\d+(?=}$)')
"""The epoch says which server sent an update; it is not part of the content."""
NOTICED_S = 0.5
"""How soon after a kill a cut connection is noticed."""


class Sample(Struct):
    """An update as it was sent to a seat, and the players' names at that time."""

    seat: int
    names: list[str]
    frame: str


@dataclass
class Verdict:
    """The findings; each list is empty if all is well."""

    acks: int = 0
    matches: int = 0
    logs: int = 0
    samples: int = 0
    lost: list[str] = field(default_factory=list)
    """Answers that were acknowledged but not stored."""
    untrue: list[str] = field(default_factory=list)
    """Logs that differ from what the stored match gives that seat."""
    leaks: list[str] = field(default_factory=list)
    """Updates that depend on hidden information, and other players' secrets."""


async def judged(
    url: str, folder: Path, seed: int, also: Callable[[str, AnyMatch], None] = lambda *_: None
) -> Verdict:
    """Compare the players' records with the store; `also` is called with every match."""
    verdict = Verdict()
    acks: dict[str, list[tuple[int, int, str]]] = defaultdict(list)
    for line in (folder / "acks.txt").read_text().splitlines():
        match, seat, question, action = line.split(" ", 3)
        acks[match].append((int(question), int(seat), action))
        verdict.acks += 1
    heard: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)
    for line in (folder / "heard.txt").read_text().splitlines():
        match, seat, have, digest = line.split()
        heard[match][int(seat)] = (int(have), digest)
    samples: dict[str, list[Sample]] = defaultdict(list)
    lines = (folder / "samples.txt").read_bytes().splitlines()
    for chosen in Random(seed).sample(lines, min(len(lines), MOST_SAMPLES)):
        sample = json.decode(chosen, type=Sample)
        samples[json.decode(sample.frame)["match"]].append(sample)
    store = SqlStore(url)
    await store.open()
    try:
        for match in acks.keys() | heard.keys():
            stored = await store.match(match)
            if stored is None:
                verdict.lost.append(f"match {match}")
                continue
            replayed = _replayed(stored)
            verdict.matches += 1
            _check_acks(verdict, replayed, match, acks[match])
            _check_logs(verdict, replayed, match, heard[match])
            _check_samples(verdict, replayed, samples[match])
            also(match, replayed)
    finally:
        await store.close()
    _check_strays(verdict, folder)
    return verdict


def _replayed(stored: StoredMatch) -> AnyMatch:
    game = edition(stored.game, stored.version, stored.options)
    return Match(game, stored.seats, stored.seed, stored.inputs)


def _check_acks(
    verdict: Verdict,
    match: AnyMatch,
    name: str,
    acks: Sequence[tuple[int, int, str]],
) -> None:
    there = set(answers(match))
    verdict.lost += [f"{name}: {one}" for one in acks if one not in there]


def _check_logs(
    verdict: Verdict,
    match: AnyMatch,
    name: str,
    heard: dict[int, tuple[int, str]],
) -> None:
    for seat, (have, digest) in heard.items():
        log = match.log(seat)
        told = hashlib.sha256()
        for news in log[:have]:
            told.update(tagged(news) + b"\n")
        verdict.logs += 1
        if len(log) < have or told.hexdigest() != digest:
            verdict.untrue.append(f"{name}: seat {seat} heard {have} of {len(log)}")


def _check_samples(verdict: Verdict, match: AnyMatch, samples: Sequence["Sample"]) -> None:
    """Check that other hidden cards would have produced the very same bytes."""
    for one in samples:
        verdict.samples += 1
        heard = Heard(one.seat, [EPOCH.sub("", one.frame, count=1).encode()])
        try:
            check(match, heard, Random(verdict.samples), one.names)
        except AssertionError:
            verdict.leaks.append(f"an update to seat {one.seat}: {one.frame}")


def _check_strays(verdict: Verdict, folder: Path) -> None:
    """Report anything that looks like another player's secret."""
    strays = set((folder / "strays.txt").read_text().splitlines())
    verdict.leaks += [f"a stray secret in {one}" for one in sorted(strays)[:20]]


@dataclass(frozen=True)
class Recovery:
    """How long an outage outlasted its cause, in seconds."""

    first_s: float | None
    """Until the first move was stored; none if no move was."""
    last_s: float
    """Until the last waiting player had an answer or a connection again."""

    @property
    def in_time(self) -> bool:
        """Whether nobody waited too long."""
        return self.first_s is not None and max(self.first_s, self.last_s) <= OVER_S


@dataclass
class Trips:
    """How long honest players waited, outside outages."""

    calm_ms: list[float]
    """In ascending order."""
    all: int
    recoveries: list["Recovery"]
    """For each outage."""
    troubles: Counter[str]
    """What went wrong for honest players outside outages."""

    def quantile(self, share: float) -> float:
        """The quantile outside outages, in milliseconds."""
        return self.calm_ms[min(len(self.calm_ms) - 1, int(len(self.calm_ms) * share))]


def trips(folder: Path, outages: Sequence[Outage], begin: float, end: float) -> Trips:
    """Read the players' records; only trips that began between these times count."""
    found = _spans(folder / "trips.txt", begin, end)
    calm = sorted(
        took * 1000
        for since, took in found
        if not any(one.covers(since) or one.covers(since + took) for one in outages)
    )
    waits = found + _spans(folder / "cuts.txt", begin, end)
    recoveries = [_recovered(one.end, found, waits) for one in outages if one.end is not None]
    troubles: Counter[str] = Counter()
    for line in (folder / "troubles.txt").read_text().splitlines():
        at, _, what = line.partition(" ")
        if not any(one.covers(float(at)) for one in outages):
            troubles[what] += 1
    return Trips(calm, len(found), recoveries, troubles)


def longest(folder: Path, outages: Sequence[Outage]) -> list[float]:
    """The longest wait during each outage, up to when it should be over."""
    waits = _spans(folder / "trips.txt") + _spans(folder / "cuts.txt")
    return [
        max(
            (
                took
                for since, took in waits
                if since <= (one.end or one.begin) + OVER_S and since + took >= one.begin
            ),
            default=0.0,
        )
        for one in outages
    ]


def _spans(file: Path, begin: float = 0.0, end: float = float("inf")) -> list[tuple[float, float]]:
    """Beginnings and lengths of the spans that began between these times."""
    lines = (tuple(map(float, line.split())) for line in file.read_text().splitlines())
    return [(since, took) for since, took in lines if begin <= since <= end]


def _recovered(
    end: float, moves: Sequence[tuple[float, float]], waits: Sequence[tuple[float, float]]
) -> Recovery:
    """Measure from the end of a cause; count waits that began before it and were still going on."""
    first = min((since + took for since, took in moves if since + took >= end), default=None)
    waited = (
        since + took for since, took in waits if since <= end + NOTICED_S and since + took >= end
    )
    last = max(waited, default=end)
    return Recovery(None if first is None else first - end, last - end)
