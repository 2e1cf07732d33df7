"""The one interface: a game is a pure function from a list of inputs to a state.

Views, and the news that lead to them, are the only doors out of a state.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from mauseloch.core.errors import (
    IllegalInputError,
    InputError,
    NotAwaitedError,
    SeatsError,
    TooLateError,
    TooSoonError,
    UnreadableInputError,
)
from mauseloch.core.options import Option, Value


class Nature(Enum):
    """Actors that are no seats; an enum, so that hands[actor] can never hit the last seat."""

    CHANCE = "chance"  # dice and decks
    CLOCK = "clock"  # a deadline passing; only a race has one

    __hash__ = object.__hash__  # Enum's own is written in Python, and inputs ask for it often


CHANCE, CLOCK = Nature.CHANCE, Nature.CLOCK
Seat = int
Actor = Seat | Nature


class Input(NamedTuple):
    """The only thing that changes a state, and the only thing a record keeps."""

    actor: Actor
    action: str = ""
    """In the game's notation ("dog3", "14", "roll"); empty for CLOCK."""
    at_ms: int = 0
    """Match time; in a race reveal + judged reaction, so it need not grow along the record."""

    @property
    def seat(self) -> Seat:
        """The actor, where it can only be a seat."""
        if isinstance(self.actor, Nature):
            raise TypeError(f"{self.actor} is no seat")
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
                f"cannot read the input {text!r}; "
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
    """CHANCE is awaited, and then alone."""
    since_ms: int = 0
    """When the question opened, in match time; a bot's delay counts from here."""
    deadline_ms: int | None = None
    """CLOCK joins the seats when their choice has a deadline."""

    @property
    def actors(self) -> frozenset[Actor]:
        """All of them."""
        chance = (CHANCE,) if self.chance else ()
        clock = (CLOCK,) if self.deadline_ms is not None else ()
        return frozenset[Actor]((*self.seats, *chance, *clock))


NOBODY = Waiting()
A_DRAW = Waiting(chance=True)


@lru_cache(maxsize=256)  # the question before anybody has answered is asked most
def open_choice(picks: tuple[object, ...]) -> Waiting:
    """A simultaneous choice, waiting for the seats that have picked nothing yet."""
    return Waiting(tuple(seat for seat, pick in enumerate(picks) if not pick))


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
        """Everybody on rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class Ended:
    """The news that closes every match."""

    outcome: Outcome


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with one item exchanged."""
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005 - half the time of a starred one


def without_item(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The tuple without the first such item."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def ranks_of(standings: Sequence[Any]) -> tuple[int, ...]:
    """Ranks by comparable standings, greatest first; equals share."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


S = TypeVar("S")
V = TypeVar("V")
N = TypeVar("N")


class Even(Mapping[str, int]):
    """Odds of outcomes that are all alike, as of the cards in a shuffled stack."""

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
    """The part of random.Random that imagining needs; rules never make a generator themselves."""

    def choice(self, seq: Sequence[T]) -> T: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


class Game(Protocol[S, V, N]):
    """Rules with chosen options: S is its state, V its view, N its news. Frozen and pure."""

    @property
    def name(self) -> str:
        """Its id, as in records: "geier"."""
        ...

    @property
    def version(self) -> int:
        """Goes up by one when an old record would replay differently."""
        ...

    @property
    def seats(self) -> range:
        """How many can play."""
        ...

    @property
    def options(self) -> Sequence[Option]:
        """What can be chosen before a match."""
        ...

    @property
    def chosen(self) -> Mapping[str, Value]:
        """What was chosen."""
        ...

    def start(self, seats: int) -> S:
        """The set-up; raises SeatsError."""
        ...

    def waiting(self, state: S) -> Waiting:
        """Whose input comes next."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[str]:
        """What this seat may do now; nothing unless it is awaited."""
        ...

    def odds(self, state: S) -> Mapping[str, int]:
        """What CHANCE may bring, with integer weights; nothing unless it is awaited."""
        ...

    def apply(self, state: S, put: Input) -> S:
        """The state after this input; raises InputError."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What lies on the table for this seat; None is a spectator."""
        ...

    def news(self, before: S, put: Input, after: S, seat: Seat | None) -> Sequence[N]:
        """What this seat sees happen, and why."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """None while somebody is awaited."""
        ...

    def imagine(self, view: V, log: Sequence[N], rng: Rng) -> S:
        """A full deal that fits what a seat was told, drawn at random."""
        ...


AnyGame = Game[Any, Any, Any]


class Rules:
    """What the rules of our games share beyond the interface: two checks that always read alike."""

    name: ClassVar[str]
    seats: ClassVar[range]

    def check_seats(self, seats: int) -> None:
        """Raise SeatsError unless the game is for that many."""
        if type(seats) is not int or seats not in self.seats:
            raise SeatsError(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )


def refusal(
    game: Game[S, V, N], state: S, put: Input, notation: str, *, readable: bool
) -> InputError:
    """Why this input, found not to be legal, is refused: the right error with words that help."""
    waiting = game.waiting(state)
    deadline_ms = waiting.deadline_ms
    who = put.actor.value if isinstance(put.actor, Nature) else f"seat {put.actor}"
    if put.actor not in waiting.actors:
        awaited = ", ".join(
            ["chance"] * waiting.chance + [f"seat {seat}" for seat in waiting.seats]
        )
        told = f"waiting for {awaited}" if awaited else "the match is over"
        return NotAwaitedError(f"{game.name}: {who} is not awaited; {told}")
    if put.actor is CLOCK:
        if put.action:
            return UnreadableInputError(f"{game.name}: the clock has no action, not {put.action!r}")
        return TooSoonError(f"{game.name}: the deadline is {deadline_ms} ms, not {put.at_ms} ms")
    if not readable:
        return UnreadableInputError(
            f"{game.name}: cannot read the action {put.action!r}; an action is {notation}"
        )
    if deadline_ms is not None and put.at_ms > deadline_ms:
        return TooLateError(f"{game.name}: {put.at_ms} ms is past the deadline, {deadline_ms} ms")
    if isinstance(put.actor, Nature):
        legal = list(game.odds(state))
    else:
        legal = list(game.legal(state, put.actor))
    return IllegalInputError(
        f"{game.name}: {who} may not do {put.action!r} now; legal: {', '.join(legal)}"
    )
