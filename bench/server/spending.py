"""CPU time of servers, of the database, and of the clients."""

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from bench.memory import children
from bench.server.load import Load

TICKS = os.sysconf("SC_CLK_TCK")
FULL = 0.9
"""The share of a core from which a process counts as limited by it."""


def cpu_s(pid: int) -> float:
    """CPU time of a process and its child processes, including those that have ended."""
    found = 0.0
    for one in (pid, *children(pid)):
        here = Path(f"/proc/{one}")
        try:
            fields = (here / "stat").read_text().rpartition(")")[2].split()
            spans = [(task / "schedstat").read_text() for task in (here / "task").iterdir()]
        except OSError:  # it has just ended, so its parent's figure includes it
            continue
        own_s = sum(int(span.split()[0]) for span in spans) / 1e9
        found += own_s + sum(map(int, fields[13:15])) / TICKS
    return found


def machine_s() -> float:
    """CPU time of all processes on the machine."""
    fields = Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    user, nice, system, _idle, _waiting, irq, softirq, stolen = map(int, fields[:8])
    return (user + nice + system + irq + softirq + stolen) / TICKS


def cores() -> int:
    """The number of cores we may use."""
    return len(os.sched_getaffinity(0))


class Spent(NamedTuple):
    """The costs over a period of time."""

    moves: int
    seconds: float
    servers_s: float
    """CPU time, as in the next two."""
    database_s: float
    clients_s: float
    others_s: float
    """CPU time of everything else on this machine: should be next to nothing."""
    p50_ms: float
    p99_ms: float

    @property
    def per_s(self) -> float:
        return self.moves / self.seconds

    @property
    def servers_us(self) -> float:
        """Microseconds per move, as in the next two."""
        return self.servers_s / self.moves * 1e6

    @property
    def database_us(self) -> float:
        return self.database_s / self.moves * 1e6

    @property
    def clients_us(self) -> float:
        return self.clients_s / self.moves * 1e6

    @property
    def busy(self) -> tuple[float, float, float, float]:
        """Cores used by servers, database, clients and others."""
        shares = (self.servers_s, self.database_s, self.clients_s, self.others_s)
        servers, database, clients, others = (share / self.seconds for share in shares)
        return servers, database, clients, others


class Meter:
    """Reads all clocks at the start and again at the end."""

    def __init__(
        self, load: Load, servers: Callable[[], float], database: Callable[[], float]
    ) -> None:
        self._clocks = (perf_counter, servers, database, process_time, machine_s)
        self._load = load
        self._moves, self._trips = load.moves, len(load.trips)
        self._began = [clock() for clock in self._clocks]

    def spent(self) -> Spent:
        """The costs since the start. Quantiles need at least a hundred moves."""
        took = [clock() - began for clock, began in zip(self._clocks, self._began, strict=True)]
        seconds, servers_s, database_s, clients_s, all_s = took
        cuts = quantiles(self._load.trips[self._trips :], n=100)
        return Spent(
            moves=self._load.moves - self._moves,
            seconds=seconds,
            servers_s=servers_s,
            database_s=database_s,
            clients_s=clients_s,
            others_s=max(0.0, all_s - servers_s - database_s - clients_s),
            p50_ms=cuts[49] * 1000,
            p99_ms=cuts[98] * 1000,
        )


def bound(runs: Sequence[Spent], processes: int) -> str:
    """What limits this many server processes, judging by the use of cores."""
    servers, database, clients, others = (
        median(shares) for shares in zip(*(run.busy for run in runs), strict=True)
    )
    used = servers + database + clients + others
    told = (
        f"servers {servers:.2f}, PostgreSQL {database:.2f}, clients {clients:.2f}, "
        f"others {others:.2f} of {cores()} cores"
    )
    if others > (1 - FULL) * cores():
        return f"other programs, so that only ratios mean anything: {told}"
    if used > FULL * cores():
        return f"all cores are busy: {told}"
    if clients > FULL:
        return f"the clients are one process, and that is busy: {told}"
    if servers > FULL * processes:
        return f"the servers are busy: {told}"
    return f"waiting for commits and for each other, no core is full: {told}"


def middle(values: Iterable[float], form: str = ",.0f") -> str:
    """The median, with the minimum and maximum."""
    seen = list(values)
    return f"{median(seen):{form}} ({min(seen):{form}} to {max(seen):{form}})"
