"""What happens during a siege, and when: all of it follows from one seed."""

from dataclasses import dataclass, field
from random import Random
from typing import Literal

Kind = Literal["restart", "full", "kill"]
OVER_S = 10.0
"""Every outage must be over by then, counted from the end of its cause."""
SETTLE_S = 30.0
"""Before the first incident everybody has come, and after the last there is calm again."""


@dataclass(frozen=True)
class Incident:
    """Something that goes wrong by itself."""

    at_s: float
    kind: Kind
    lasts_s: float = 0.0


@dataclass(frozen=True)
class Plan:
    """How long, how many, and what goes wrong."""

    minutes: float
    tables: int
    seed: int = 1
    restart_every_s: float = 300.0
    kill_every_s: float = 420.0
    fills: int = 2
    attackers: frozenset[str] = frozenset()
    """Which of them come; none named is all of them."""
    incidents: tuple[Incident, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "incidents", tuple(self._planned()))

    @property
    def seconds(self) -> float:
        """From the first move to the last."""
        return self.minutes * 60

    def _planned(self) -> list[Incident]:
        """Restarts in even steps, full disks between them, kills anywhere; never two at once."""
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
    """What an incident did: from its cause to the first move that was stored again."""

    kind: str
    begin: float
    """By the system's monotonic clock, as all times here."""
    end: float | None = None
    """Of the cause."""

    def covers(self, at: float) -> bool:
        """Whether somebody may have had to wait at this time."""
        return self.begin <= at <= (self.end or at) + OVER_S
