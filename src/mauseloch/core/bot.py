"""A bot is a player that knows what its seat was told, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from mauseloch.core.game import AnyGame, Seat

V = TypeVar("V")
N = TypeVar("N")


@dataclass(frozen=True)
class Question(Generic[V, N]):
    """What a bot is given when it has to choose."""

    game: AnyGame
    """The rules with the options of this match: a bot can work out with them what may follow."""
    seat: Seat
    view: V
    log: Sequence[N]
    legal: Sequence[str]
    guess_ms: int = 0
    """An answer with a smaller delay is a guess, not a reaction, and is refused."""
    time_left_ms: int | None = None
    """From the opening of the question to its deadline; None if it has no deadline."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's action and, in a race, its delay after the question opened."""

    action: str
    delay_ms: int = 0


Bot = Callable[[Question[Any, Any]], Answer]
Answering = Callable[[Question[Any, Any]], Answer | str]
"""A bot as people write it: a bare action is an answer as soon as it may be."""


class Mixing(Protocol):
    """A bot that can tell how often it would give each answer, so that it can be measured exactly.

    Bots needn't: one without `mix` is asked many times instead.
    """

    mix: Callable[[Question[Any, Any]], Mapping[str, float] | None]
    """The probability of each action; actions that it never takes may be missing. None where it
    doesn't know itself."""

    def __call__(self, question: Question[Any, Any]) -> Answer: ...


def mixing(answer: Bot, mix: Callable[[Question[Any, Any]], Mapping[str, float] | None]) -> Bot:
    """The same bot, telling its mix."""
    answer.mix = mix  # type: ignore[attr-defined]  # functions don't declare their attributes
    return answer


class MakeBot(Protocol):
    """Makes a bot for a game with its options, with a random generator of its own."""

    def __call__(self, game: AnyGame, rng: Random) -> Bot: ...


LADDER = ("pip", "lotte", "bruno", "clara", "zeno")
"""The same five bots in every game, from a child's first opponent to the strongest."""
