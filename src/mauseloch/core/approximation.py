"""The worth of actions where nobody knows it exactly: values that come close, and how close."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Bound = Literal["all", "nearly_all", "rms", "standard"]
"""What the error of a value says.

all: no value is further off. nearly_all: 95 in 100 values are no further off. rms: the root of the
mean square of how far off values are. standard: the standard error of a sample.
"""
SPANS: Mapping[Bound, int] = {"all": 1, "nearly_all": 1, "rms": 2, "standard": 2}
"""A difference counts as real beyond this many errors."""


@dataclass(frozen=True)
class Approximation:
    """The chance to win with each legal action by a value that was fitted, such as a network.

    How far off it is must have been measured, against exact chances or better ones.
    """

    chances: Mapping[str, float]
    error: float
    """How far off each of them may be."""
    bound: Literal["all", "nearly_all", "rms"]
    """What that says."""
    gap: float | None = None
    """How far off the difference of two of them may be, in the same sense. None: twice as far."""

    @property
    def behind(self) -> float:
        """How far off the difference of two of them may be."""
        return 2 * self.error if self.gap is None else self.gap


class Judged:
    """How something was judged: exactly, approximately, or by samples."""

    __slots__ = ()
    exact: bool
    bound: Bound

    @property
    def sampled(self) -> bool:
        """Whether matches were played to the end for it."""
        return not self.exact and self.bound == "standard"

    @property
    def approximate(self) -> bool:
        """Whether a fitted value says so."""
        return not (self.exact or self.sampled)
