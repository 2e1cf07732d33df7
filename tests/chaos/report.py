"""The results of an hour of chaos, as a page of Markdown."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.chaos.plan import KINDS, OVER_S, Plan
from tests.siege.plan import Outage
from tests.siege.verdict import Trips, Verdict


@dataclass(frozen=True)
class Chaos:
    """The results of an hour of chaos."""

    plan: Plan
    outages: Sequence[Outage]
    trips: Trips
    longest_s: Sequence[float]
    """The longest wait during each outage."""
    verdict: Verdict
    faults: Sequence[str]
    """Each starts with its kind."""
    epochs: int
    people: Mapping[str, Any]
    deaths: Mapping[str, Sequence[int]]
    """By server: the exit codes when it ended unexpectedly."""
    memory_mib: float
    """The memory of the largest server."""

    @property
    def wrong(self) -> list[str]:
        """Faults that must not occur on any machine, however slow."""
        verdict, gaps = self.verdict, self.people["counts"].get("gaps", 0)
        found = [*self.faults, *(f"lost: {one}" for one in verdict.lost)]
        found += [f"untrue: {one}" for one in verdict.untrue]
        found += [f"secret: {one}" for one in verdict.leaks]
        found += [f"gap: {gaps} times"] * bool(gaps)
        found += [f"death: {name} by {codes}" for name, codes in self.deaths.items() if codes]
        return found

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
        for kind, what in FAULTS.items():
            many = sum(one.startswith(f"{kind}:") for one in self.faults)
            yield what, not many, f"{many} of {self._looked_at(kind)}"
        looks = counts.get("looks", 0)
        yield "nobody looked through other servers", looks > 0, f"{looks:,} looks"
        found = f"{len(verdict.leaks)}; {verdict.samples:,} updates redealt"
        yield "secrets in what was sent", not verdict.leaks, found
        late = [one for one in self.trips.recoveries if not one.in_time]
        found = f"{len(late)} of {len(self.outages)} times"
        yield f"somebody waits more than {OVER_S:.0f} s beyond the cause", not late, found
        troubles = ", ".join(f"{many} × {what}" for what, many in self.trips.troubles.items())
        yield "people refused or stuck outside outages", not troubles, troubles or "0"
        still = f"{counts['still']} of {self.plan.tables}"
        yield "tables that stand still at the end", not counts["still"], still
        ended = {name: list(codes) for name, codes in self.deaths.items() if codes}
        yield "servers that ended by themselves", not ended, str(ended or 0)

    def _looked_at(self, kind: str) -> str:
        counts = self.people["counts"]
        if kind == "owners":
            return f"{self.epochs:,} epochs"
        if kind == "stale":
            return f"{counts.get('looks', 0) + counts.get('returns', 0):,} times"
        return f"{self.trips.all:,} moves"

    @property
    def holds(self) -> bool:
        """Whether every check holds."""
        return all(good for _, good, _ in self.checks())

    def page(self) -> str:
        """The report."""
        return "\n".join([*self._head(), *self._kinds(), *self._details()])

    def _head(self) -> Iterator[str]:
        plan, trips = self.plan, self.trips
        yield f"# Chaos: {plan.minutes:g} minutes, seed {plan.seed}\n"
        yield (
            f"3 servers, {plan.tables} tables, {self.people['counts']['people']} people, "
            f"{trips.all:,} moves ({trips.all / plan.seconds:.0f} a second), "
            f"{self.verdict.matches:,} matches, {len(self.outages)} incidents.\n"
        )
        yield "| | | |\n|---|---|---|"
        for what, good, found in self.checks():
            yield f"| {what} | {'as it should be' if good else '**no**'} | {found} |"

    def _kinds(self) -> Iterator[str]:
        yield "\n| incident | how often | longest wait | latest beyond the cause | in time |"
        yield "|---|---|---|---|---|"
        rows = defaultdict(list)
        for outage, after, longest in zip(
            self.outages, self.trips.recoveries, self.longest_s, strict=True
        ):
            rows[outage.kind].append((after, longest))
        for kind in sorted(rows, key=lambda one: KINDS.index(one.split()[0])):
            found = rows[kind]
            longest = max(longest for _, longest in found)
            latest = max(after.last_s for after, _ in found)
            timely = sum(after.in_time for after, _ in found)
            cells = f"{len(found)} | {longest:.1f} s | {latest:.1f} s | {timely} of {len(found)}"
            yield f"| {kind} | {cells} |"

    def _details(self) -> Iterator[str]:
        if self.trips.calm_ms:
            p50, p99 = (self.trips.quantile(share) for share in (0.5, 0.99))
            yield f"\n- moves outside outages: p50 {p50:.0f} ms, p99 {p99:.0f} ms"
        lag = self.people["lag_p99_ms"]
        yield f"- the clients' own delay, counted as the servers': p99 {lag:.1f} ms"
        yield f"- memory of the largest server: {self.memory_mib:.0f} MiB at most"
        for name, many in sorted(self.people["counts"].items()):
            yield f"- people: {name}: {many:,}"
        for table in self.people["still"]:
            yield f"- stands still: {'; '.join(table)}"
        for fault in self.wrong[:40]:
            yield f"- fault: {fault}"
        yield ""


FAULTS = {
    "owners": "two servers accepted in one epoch",
    "stale": "somebody came and was told less than was known",
    "back": "a table went back on a line",
    "epoch": "an older epoch came after a newer one on a line",
    "twice": "news told twice",
    "differently": "news told differently",
    "seat": "seats lost, or two people on one",
}
