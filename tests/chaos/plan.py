"""What goes wrong in an hour of chaos, and when: all of it follows from one seed."""

from dataclasses import dataclass, field
from random import Random

KINDS = ("kill", "stop", "sever", "restart", "failover", "drain", "deploy")
OVER_S = 10.0
"""Nobody waits longer than this, counted from the end of a cause."""
LEASE_S = 4.0
STOPPED_S = (LEASE_S + 1, LEASE_S + 5)
"""A server is frozen for longer than its lease."""
NODES = "abc"
CUTS = ("reset", "gone", "mute", "frozen")
"""How a line to the database is severed: at once and for a moment; for longer than a lease; after
answers got lost; or silently, for longer than a lease."""


@dataclass(frozen=True)
class Incident:
    """Something that goes wrong."""

    at_s: float
    kind: str
    node: str
    """The server it hits, if it hits only one."""
    how: str
    """How the line is severed, if it is."""
    lasts_s: float


@dataclass(frozen=True)
class Plan:
    """How long, how many tables, and what goes wrong."""

    minutes: float
    tables: int
    seed: int = 1
    every_s: float = 20.0
    settle_s: float = 15.0
    """The calm before the first incident and after the last."""
    kinds: tuple[str, ...] = KINDS
    plant: str = ""
    """A bug planted in the servers, to see whether it is found."""
    incidents: tuple[Incident, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "incidents", tuple(self._planned()))

    @property
    def seconds(self) -> float:
        """The time from the first move to the last."""
        return self.minutes * 60

    def _planned(self) -> list[Incident]:
        """Plan incidents at even intervals, all kinds in random order before any repeats."""
        rng = Random(self.seed)
        found: list[Incident] = []
        left: list[str] = []
        many = int((self.seconds - 2 * self.settle_s) / self.every_s) + 1
        for number in range(many):
            left = left or rng.sample(self.kinds, len(self.kinds))
            found.append(
                Incident(
                    self.settle_s + number * self.every_s,
                    left.pop(),
                    rng.choice(NODES),
                    rng.choice(CUTS),
                    rng.uniform(*STOPPED_S),
                )
            )
        return found
