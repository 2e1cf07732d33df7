"""Settings for how much of a machine the strongest bots and the coach may use."""

from typing import Annotated

from msgspec import Meta, Struct


class Thinking(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the strongest bots and the coach share a small machine with the tables."""

    strongest: bool = True
    """Offer the bots that search. Without them, even a tiny machine has the light ones."""
    coach: bool = True
    """Offer reviews and hints."""
    positions: bool = False
    """Judge any position that is sent to POST /api/worth. The coach takes up to some seconds for
    each, and cannot know whether it comes from a match that is still being played elsewhere."""
    memory_mb: Annotated[int, Meta(ge=0)] = 600
    """Memory for all of them together, in megabytes. Beyond it a process is ended and a stand-in
    plays. 0 starts no processes: without a cluster, that means no strongest bots and no coach."""
    processes: Annotated[int, Meta(ge=1)] = 2
    """The most processes the bots think in; the coach has one more."""
    idle_s: Annotated[float, Meta(ge=0)] = 120.0
    """Seconds after which an idle process ends; it starts again when needed."""
    ahead: bool = True
    """When the server starts, compile whatever was never compiled on this machine."""
    cluster: Annotated[
        str,
        Meta(pattern=r"^((tcp|tls)://[^\s/]+)?$", extra={"like": "tcp://scheduler:8786"}),
    ] = ""
    """The scheduler of a Dask cluster for bots and the coach to think on, such as
    tcp://scheduler:8786. Empty means none. While it is away they think on this machine, unless
    memory_mb is 0."""

    @property
    def bots(self) -> bool:
        """Whether the strongest bots are offered."""
        return self.strongest and (self.here or bool(self.cluster))

    @property
    def coaching(self) -> bool:
        """Whether reviews and hints are offered."""
        return self.coach and (self.here or bool(self.cluster))

    @property
    def here(self) -> bool:
        """Whether they may think in processes on this machine."""
        return self.memory_mb > 0
