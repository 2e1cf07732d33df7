"""Reviews: what each choice of a match that is over cost, for whoever looks back."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import fields
from typing import Any

from msgspec import Struct, json

from mauseloch.coach.review import Choice, Point, TurningPoint
from mauseloch.core.errors import SeatsError, shown
from mauseloch.core.record import Record
from mauseloch.core.words import Say
from mauseloch.server.replays import verified
from mauseloch.server.wire import Message, message
from mauseloch.tables.table import TableError

WAITING = 32
"""More who wait for a review are asked to come back."""
KEPT = 64
"""Reviews that need not be made again."""


class ReviewChoice(Struct, kw_only=True):
    """A choice of the seat between at least two actions, and what it cost."""

    at: int
    """The number of inputs before it."""
    action: str
    """Empty if the clock ran out."""
    doing: Message
    """The action in words."""
    best: str
    """The best action there was; the same one unless that is measurably better."""
    best_doing: Message
    chance: float
    """With the action chosen."""
    best_chance: float
    """With the best."""
    cost: float
    """The difference, never below 0. A sampled one within two standard errors of 0 counts as 0."""
    error: float
    """The standard error of the difference; 0 if it is exact."""
    exact: bool


class ReviewTurn(Struct, kw_only=True):
    """Where the seat's chance changed most."""

    at: int
    """The number of inputs before it."""
    before: float
    after: float
    words: list[Message]
    """What happened, sentence by sentence."""


class Review(Struct, kw_only=True):
    """A match looked back at from one seat. Chances are its own to win, from 0 to 1."""

    game: str
    version: int
    """Of the rules."""
    seats: int
    seat: int
    names: list[str]
    """Those in the record; otherwise "name-seat-1" and so on, ids of messages."""
    points: list[Point]
    """At the start, before each choice, and at the end."""
    choices: list[ReviewChoice]
    turning_points: list[ReviewTurn]
    """At most three, in the order of the match."""
    total_cost: float
    """Of all choices together."""
    exact_share: float
    """How many of the choices could be judged exactly, from 0 to 1."""


Work = Callable[..., Awaitable[bytes]]
"""Calls a function with what it is given, where it holds up nobody."""


class Reviews:
    """Makes them where the coach thinks, one after the other; keeps what was asked for last."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._one = asyncio.Lock()
        self._waiting = 0
        self._made: dict[tuple[str, int], bytes] = {}

    async def make(self, record: Record, seat: int) -> bytes:
        """The review as JSON; raises RecordError, SetupError or TableError."""
        if self._waiting >= WAITING:
            raise TableError("busy", "too many reviews are being made")
        wanted = (record.dumps(), seat)
        self._waiting += 1
        try:
            async with self._one:
                made = self._made.pop(wanted, None) or await self._work(reviewed, *wanted)
        finally:
            self._waiting -= 1
        self._made[wanted] = made  # the last one again
        if len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return made


def seat_of(text: str | None) -> int:
    """Who looks back, as the address says it; raises SetupError."""
    if text is not None and text.isascii() and text.isdecimal() and len(text) < 3:
        return int(text)
    raise SeatsError(f"a seat is a whole number, not {shown(text)}")


def reviewed(document: str, seat: int) -> bytes:
    """The review of a record as JSON, the same one every time."""
    # A second for the compiler, which a server need not wait for before it is up.
    from mauseloch.coach.review import review  # noqa: PLC0415

    match, names = verified(Record.loads(document))
    if match.outcome is None:
        raise TableError("no_match", "this match was never finished")
    found = review(match, seat, names)
    made = Review(
        game=found.game,
        version=found.version,
        seats=found.seats,
        seat=found.seat,
        names=names,
        points=list(found.points),
        choices=[ReviewChoice(**_said(choice)) for choice in found.choices],
        turning_points=[ReviewTurn(**_said(one)) for one in found.turning_points],
        total_cost=found.total_cost,
        exact_share=found.exact_share,
    )
    return json.encode(made)


def _said(part: Choice | TurningPoint) -> dict[str, Any]:
    """Its fields, with words as they go over the wire."""
    found = {field.name: getattr(part, field.name) for field in fields(part)}
    return {
        name: message(one)
        if isinstance(one, Say)
        else [message(word) for word in one]
        if isinstance(one, tuple)
        else one
        for name, one in found.items()
    }
