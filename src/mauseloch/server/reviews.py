"""Reviews: what each choice of a match that is over cost, for whoever looks back."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields

from msgspec import json

from mauseloch.coach.review import Review, review
from mauseloch.core.record import Record
from mauseloch.server.replays import verified
from mauseloch.server.wire import message
from mauseloch.tables.table import TableError
from mauseloch.telling import spoken

WAITING = 32
"""More who wait for a review are asked to come back."""
KEPT = 64
"""Reviews that need not be made again."""


@dataclass(frozen=True, slots=True)
class MatchReview(Review):
    """A match looked back at from one seat. Chances are its own to win, from 0 to 1."""

    names: tuple[str, ...]
    """Those in the record; otherwise "name-seat-1" and so on, ids of messages."""


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


def reviewed(document: str, seat: int) -> bytes:
    """The review of a record as JSON, the same one every time."""
    match, names = verified(Record.loads(document))
    if match.outcome is None:
        raise TableError("no_match", "this match was never finished")
    found = review(match, seat, names)
    told = {field.name: getattr(found, field.name) for field in fields(found)}
    return json.encode(spoken(MatchReview(**told, names=tuple(names)), message))
