"""What happens during a siege, and when: all of it follows from one seed."""

from dataclasses import dataclass, field
from random import Random
from typing import Literal

Kind = Literal["restart", "full", "kill"]
OVER_S = 10.0
"""Every outage must be over by then, counted from the end of its cause."""
SETTLE_S = 30.0
"""The calm before the first incident and after the last."""


@dataclass(frozen=True)
class Incident:
    """Something that goes wrong without an attacker's help."""

    at_s: float
    kind: Kind
    lasts_s: float = 0.0


@dataclass(frozen=True)
class Plan:
    """How long, how many tables, and what goes wrong."""

    minutes: float
    tables: int
    seed: int = 1
    restart_every_s: float = 300.0
    kill_every_s: float = 420.0
    fills: int = 2
    attackers: frozenset[str] = frozenset()
    """The attacks to run; empty means all."""
    incidents: tuple[Incident, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "incidents", tuple(self._planned()))

    @property
    def seconds(self) -> float:
        """The time from the first move to the last."""
        return self.minutes * 60

    def _planned(self) -> list[Incident]:
        """Plan even restarts, full disks between them and kills anywhere; never two at once."""
        rng = Random(self.seed)
        first, last = SETTLE_S, self.seconds - SETTLE_S
        found: list[Incident] = []

        def add(at_s: float, kind: Kind, lasts_s: float) -> None:
            apart_s = 2 * OVER_S + 15
            for shift in range(200):
                for moved in (at_s + shift, at_s - shift):
                    free = all(abs(one.at_s - moved) >= apart_s for one in found)
                    if first <= moved <= last and free:
                        found.append(Incident(moved, kind, lasts_s))
                        return

        for number in range(self.fills):
            add(self.seconds * (number + 0.6) / max(1, self.fills), "full", 15.0)
        step = min(self.restart_every_s, self.seconds / 2)
        for number in range(1, int(self.seconds / step) + 1):
            add(number * step, "restart", rng.uniform(1.0, 5.0))
        for _ in range(max(1, int(self.seconds / self.kill_every_s))):
            add(rng.uniform(first, last), "kill", 0.0)
        return sorted(found, key=lambda one: one.at_s)


@dataclass
class Outage:
    """When an incident's cause began and ended."""

    kind: str
    begin: float
    """By the system's monotonic clock, like all times here."""
    end: float | None = None
    """The end of the cause; none while it lasts."""

    def covers(self, at: float) -> bool:
        """Whether players may have had to wait at this time."""
        return self.begin <= at <= (self.end or at) + OVER_S
