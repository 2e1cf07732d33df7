"""The results of a siege, as a page of Markdown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.siege.attackers import ATTACKS
from tests.siege.fort import Weights
from tests.siege.plan import OVER_S, Outage, Plan
from tests.siege.verdict import Recovery, Trips, Verdict

P99_MS = 250.0
MEMORY_MIB = 700.0
"""For the server alone, with 500 tables; bots and coach think in their own processes."""


@dataclass(frozen=True)
class Siege:
    """The results of one siege."""

    plan: Plan
    outages: Sequence[Outage]
    weights: Weights
    probes_ms: Sequence[float]
    """How long /healthz took outside outages, in ascending order; probed twice a second."""
    trips: Trips
    verdict: Verdict
    people: Mapping[str, Any]
    attackers: Mapping[str, Any]
    deaths: Sequence[int]
    crashes: int
    disk: bool
    server_side: Mapping[str, tuple[float, float]]
    """By histogram: the median and the 99th percentile outside outages, in seconds at most."""

    def checks(self) -> Iterator[tuple[str, bool, str]]:
        """Each check, whether it holds, and the figure."""
        verdict, counts = self.verdict, self.people["counts"]
        yield (
            "acknowledged moves lost",
            not verdict.lost,
            f"{len(verdict.lost)} of {verdict.acks:,}",
        )
        gaps = counts.get("gaps", 0)
        found = f"{len(verdict.untrue)} of {verdict.logs:,} logs, {gaps} gaps"
        yield "news that are not as stored", not verdict.untrue and not gaps, found
        leaks = f"{len(verdict.leaks)}; {verdict.samples:,} updates redealt"
        yield "secrets in what was sent", not verdict.leaks, leaks
        p99 = self.trips.quantile(0.99)
        found = f"{p99:.0f} ms; p50 {self.trips.quantile(0.5):.1f} ms, "
        found += f"worst {self.trips.calm_ms[-1]:,.0f} ms, {len(self.trips.calm_ms):,} moves"
        yield f"p99 of honest moves outside outages below {P99_MS:.0f} ms", p99 < P99_MS, found
        slowest = max(self._recovered(), key=lambda one: one[1].last_s)
        in_time = all(one.in_time for one in self.trips.recoveries)
        found = f"{len(self.outages)} outages; the last who waited: {slowest[1].last_s:.1f} s"
        found += f" after a {slowest[0].kind}"
        yield f"outages over for everybody within {OVER_S:.0f} s of their cause", in_time, found
        mib = max(self.weights.mib)
        yield f"memory of the server below {MEMORY_MIB:.0f} MiB", mib < MEMORY_MIB, f"{mib:.0f} MiB"
        troubles = ", ".join(f"{many} × {what}" for what, many in self.trips.troubles.items())
        yield "honest people refused or stuck outside outages", not troubles, troubles or "0"
        still = f"{counts['still']} of {self.plan.tables}"
        yield "tables that stand still at the end", not counts["still"], still
        yield "the server ended by itself", not self.deaths, str(list(self.deaths))
        hands = self.attackers["counts"].get("matches with two hands seen", 0)
        yield "matches in which somebody saw two hands", not hands, str(hands)
        found = self.attackers["counts"].get("codes found", 0)
        yield "tables found by guessing", not found, str(found)
        yield "attackers that broke", not self.attackers["broken"], str(self.attackers["broken"])

    def _recovered(self) -> list[tuple[Outage, Recovery]]:
        return list(zip(self.outages, self.trips.recoveries, strict=True))

    @property
    def holds(self) -> bool:
        """Whether every check holds."""
        return all(good for _, good, _ in self.checks())

    def page(self) -> str:
        """The report."""
        return "\n".join([*self._head(), *self._incidents(), *self._delays(), *self._details()])

    def _head(self) -> Iterator[str]:
        plan, people = self.plan, self.people["counts"]["people"]
        yield f"# A siege of {plan.minutes:g} minutes\n"
        yield (
            f"{plan.tables} tables, {people} people, {self.trips.all:,} moves "
            f"({self.trips.all / plan.seconds:.0f} a second), {self.verdict.matches:,} matches; "
            f"the server was {_share(self.weights.busy)} of its core busy.\n"
        )
        yield "| | | |\n|---|---|---|"
        for what, good, found in self.checks():
            yield f"| {what} | {'as it should be' if good else '**no**'} | {found} |"

    def _incidents(self) -> Iterator[str]:
        yield "\n| incident | lasted | first move after it | last who had waited |"
        yield "|---|---|---|---|"
        for one, after in self._recovered():
            lasted = None if one.end is None else one.end - one.begin
            yield f"| {one.kind} | {_s(lasted)} | {_s(after.first_s)} | {_s(after.last_s)} |"
        yield f"\nPostgreSQL crashed {self.crashes} times."
        if not self.disk:
            yield "No disk could be mounted here, so none was filled."

    def _delays(self) -> Iterator[str]:
        probes, people = self.probes_ms, self.people
        p50, p99, worst = (_at(probes, share) for share in (0.5, 0.99, 1))
        yield f"\n- /healthz: p50 {p50}, p99 {p99}, worst {worst}"
        yield (
            "- the clients' own delay, counted as the server's: "
            f"p50 {people['lag_p50_ms']:.1f} ms, p99 {people['lag_p99_ms']:.1f} ms, "
            f"worst {people['lag_worst_ms']:.0f} ms"
        )
        for name, (half, most) in self.server_side.items():
            yield f"- in the server, {name}: p50 ≤ {half * 1000:g} ms, p99 ≤ {most * 1000:g} ms"

    def _details(self) -> Iterator[str]:
        yield "\n| attack | rate |\n|---|---|"
        for name, (rate, _) in ATTACKS.items():
            yield f"| {name} | {rate} |"
        yield ""
        for who, said in (("attackers", self.attackers), ("people", self.people)):
            for name, many in sorted(said["counts"].items()):
                yield f"- {who}: {name}: {many:,}"
        for name, many in sorted(self.attackers["failures"].items()):
            yield f"- attackers cut off: {name}: {many:,}"
        for table in self.people["still"]:
            yield f"- stands still: {'; '.join(table)}"
        for fault in (self.verdict.lost + self.verdict.untrue + self.verdict.leaks)[:30]:
            yield f"- fault: {fault}"
        yield ""


def _s(seconds: float | None) -> str:
    return "never" if seconds is None else f"{seconds:.1f} s"


def _share(busy: Sequence[float]) -> str:
    return f"{100 * sum(busy) / len(busy):.0f} %" if busy else "?"


def _at(ordered: Sequence[float], share: float) -> str:
    if not ordered:
        return "?"
    return f"{ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.1f} ms"
