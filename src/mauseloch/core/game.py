"""The one interface: a game is a pure function from a list of inputs to a state.

Views, and the news that leads to them, are the only way to learn anything about a state.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

from mauseloch.core.errors import UnreadableInputError, shown
from mauseloch.core.options import Option, Value


class Nature(Enum):
    """Actors other than seats; an enum, so that hands[actor] can never hit the last seat."""

    CHANCE = "chance"  # dice and decks
    CLOCK = "clock"  # a deadline passing; only a race has one

    __hash__ = object.__hash__  # Enum's own is written in Python, and inputs are hashed often


CHANCE, CLOCK = Nature.CHANCE, Nature.CLOCK
Seat = int
Actor = Seat | Nature


class Input(NamedTuple):
    """The only thing that changes a state, and the only thing a record keeps."""

    actor: Actor
    action: str = ""
    """In the game's notation ("dog3", "14", "roll"); empty for CLOCK."""
    at_ms: int = 0
    """Match time; in a race reveal + judged reaction, so a record need not be in order of time."""

    @property
    def seat(self) -> Seat:
        """The actor, where only a seat is possible."""
        if isinstance(self.actor, Nature):
            raise TypeError(f"{self.actor} isn't a seat")
        return self.actor

    def __str__(self) -> str:
        actor = self.actor.value if isinstance(self.actor, Nature) else str(int(self.actor))
        action = f" {self.action}" if self.action else ""
        return f"{actor}{action} @{self.at_ms}" if self.at_ms else f"{actor}{action}"

    @classmethod
    def parse(cls, text: str) -> "Input":
        """Read what str() wrote."""
        found = _INPUT.fullmatch(text)
        if found is None:
            raise UnreadableInputError(
                f"cannot read the input {shown(text)}; "
                "an input is 'SEAT ACTION', 'chance ACTION' or 'clock', then '@MS' if it has a time"
            )
        actor, action, at_ms = found.groups()
        by = int(actor) if actor.isdecimal() else Nature(actor)
        return cls(by, action.removeprefix(" "), int(at_ms or 0))


_INPUT = re.compile(
    r"(0|[1-9][0-9]{0,8}|chance|clock)"  # the actor
    r"((?: [^\s@]\S*)*)"  # the words of the action, if it has any
    r"(?: @([1-9][0-9]{0,14}))?"  # the time, if it has one
)


class Waiting(NamedTuple):
    """Whose input comes next.

    One seat: a turn. Several: a simultaneous choice. Chance: a draw. Nobody: the end.
    """

    seats: tuple[Seat, ...] = ()
    """In order."""
    chance: bool = False
    """CHANCE is awaited, and nobody else."""
    since_ms: int = 0
    """When the question opened, in match time; a bot's delay counts from here."""
    guess_ms: int = 0
    """Nobody reacts faster: an answer sooner than this after the question opened is a guess."""
    deadline_ms: int | None = None
    """If the choice has a deadline, CLOCK is awaited along with the seats."""

    @property
    def actors(self) -> frozenset[Actor]:
        """Everyone awaited: seats, chance and clock."""
        chance = (CHANCE,) if self.chance else ()
        clock = (CLOCK,) if self.deadline_ms is not None else ()
        return frozenset[Actor]((*self.seats, *chance, *clock))


NOBODY = Waiting()
A_DRAW = Waiting(chance=True)


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Reasons are short codes, listed with each game."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 = winner; equals share."""
    ended_by: str
    """Which rule ended the match."""
    decided_by: str
    """Which rule found the winner: the points, or what broke the tie, or nothing ("shared")."""

    @property
    def reason(self) -> str:
        """Both in one: "hands_empty, points"."""
        return f"{self.ended_by}, {self.decided_by}"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats with rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class Ended:
    """The news that closes every match."""

    outcome: Outcome


S = TypeVar("S")
V = TypeVar("V")
N = TypeVar("N")


class Even(Mapping[str, int]):
    """Odds of equally likely outcomes, like the cards in a shuffled stack."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: tuple[str, ...]) -> None:
        self.outcomes = outcomes

    def __len__(self) -> int:
        return len(self.outcomes)

    def __iter__(self) -> Iterator[str]:
        return iter(self.outcomes)

    def __getitem__(self, outcome: str) -> int:
        if outcome not in self.outcomes:
            raise KeyError(outcome)
        return 1


class Rng(Protocol):
    """The part of random.Random that `imagine` needs; rules never create a generator."""

    def choice(self, seq: Sequence[T]) -> T: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


class Game(Protocol[S, V, N]):
    """Rules with their chosen options, frozen and pure: S is the state, V the view, N the news."""

    @property
    def name(self) -> str:
        """The game's id, as in records."""

    @property
    def version(self) -> int:
        """Increased by one when an old record would replay differently."""

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def options(self) -> Sequence[Option]:
        """The options that can be chosen before a match."""

    @property
    def chosen(self) -> Mapping[str, Value]:
        """The options as chosen."""

    def start(self, seats: int) -> S:
        """The set-up; raises SeatsError."""

    def waiting(self, state: S) -> Waiting:
        """Whose input comes next."""

    def legal(self, state: S, seat: Seat) -> Sequence[str]:
        """The actions this seat may choose from; none unless it is awaited."""

    def odds(self, state: S) -> Mapping[str, int]:
        """The outcomes CHANCE may draw, with integer weights; none unless it is awaited."""

    def apply(self, state: S, put: Input) -> S:
        """The state after this input; raises InputError."""

    def view(self, state: S, seat: Seat | None) -> V:
        """The table as this seat sees it; None is a spectator."""

    def news(self, before: S, put: Input, after: S, seat: Seat | None) -> Sequence[N]:
        """What this seat sees happen with this input, and why."""

    def insiders(self, put: Input) -> Collection[Seat] | None:
        """The seats that may learn more about this input than a spectator; None means any seat."""

    def outcome(self, state: S) -> Outcome | None:
        """The outcome; None while anyone is awaited."""

    def rematch(self, state: S) -> "Game[S, V, N]":
        """The rules for another match with the same people: a different seat may start."""

    def imagine(self, view: V, log: Sequence[N], rng: Rng) -> S:
        """A full deal, drawn at random among those that fit what a seat was told."""


AnyGame = Game[Any, Any, Any]
