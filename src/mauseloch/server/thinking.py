"""How much of a machine the strongest bots and the coach may take."""

from typing import Annotated

from msgspec import Meta, Struct


class Thinking(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the strongest bots and the coach share a small machine with the tables."""

    strongest: bool = True
    """Offer the bots that search. Without them a tiny machine still has the light ones."""
    coach: bool = True
    """Offer reviews and hints."""
    memory_mb: Annotated[int, Meta(ge=0)] = 600
    """Memory for all of them together, in megabytes: beyond it a process is ended and a stand-in
    plays. 0 offers neither the strongest bots nor the coach."""
    processes: Annotated[int, Meta(ge=1)] = 2
    """How many processes the bots think in, at most; the coach has one more."""
    idle_s: Annotated[float, Meta(ge=0)] = 120.0
    """A process that has nothing to do for so many seconds ends, and starts again when needed."""
    ahead: bool = True
    """Compile when the server starts what was never compiled on this machine."""

    @property
    def bots(self) -> bool:
        """Whether the strongest bots are offered."""
        return self.strongest and self.memory_mb > 0

    @property
    def coaching(self) -> bool:
        """Whether reviews and hints are."""
        return self.coach and self.memory_mb > 0
