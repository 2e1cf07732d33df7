"""What a bot is: a player that knows what its seat was told, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from mauseloch.core.game import AnyGame, Seat

V = TypeVar("V")
N = TypeVar("N")


@dataclass(frozen=True)
class Question(Generic[V, N]):
    """What a bot is asked with."""

    game: AnyGame
    """The rules, with the options of this match: what may follow can be worked out with them."""
    seat: Seat
    view: V
    log: Sequence[N]
    legal: Sequence[str]
    guess_ms: int = 0
    """An answer with a smaller delay is no reaction but a guess, and refused."""
    time_left_ms: int | None = None
    """Until the deadline, counted from the moment the question opened; None without one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot says, and in a race how long after the question opened."""

    action: str
    delay_ms: int = 0


Bot = Callable[[Question[Any, Any]], Answer]


class MakeBot(Protocol):
    """How a bot is made: for a game with its options, with a generator of its own."""

    def __call__(self, game: AnyGame, rng: Random) -> Bot: ...


LADDER = ("pip", "lotte", "bruno", "clara", "zeno")
"""The same five in every game, from a child's first opponent to the best there is."""
