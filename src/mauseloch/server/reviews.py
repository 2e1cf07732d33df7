"""The coach's work: what each choice in a finished match cost, and hints in practice."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields

from msgspec import json

from mauseloch.coach.questions import asked
from mauseloch.coach.review import Review, review
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.core.record import Record
from mauseloch.server.callers import Caller
from mauseloch.server.replays import verified
from mauseloch.server.turns import Turns
from mauseloch.server.wire import Hinted, message
from mauseloch.tables.table import TableError
from mauseloch.telling import narration, spoken

KEPT = 64
"""How many reviews to keep."""


@dataclass(frozen=True, slots=True)
class MatchReview(Review):
    """A match looked back at from one seat. Chances are its own to win, from 0 to 1."""

    names: tuple[str, ...]
    """Those in the record; otherwise `name-seat-1` and so on, ids of messages."""


Work = Callable[..., Awaitable[bytes]]
"""Calls a function for a game with these arguments, where it doesn't hold anything up."""


class Reviews:
    """Makes reviews in the coach's process, one at a time, and keeps the most recent ones."""

    def __init__(self, work: Work, turns: Turns) -> None:
        self._work = work
        self._turns = turns
        self._made: dict[tuple[str, int], bytes] = {}

    async def make(self, record: Record, seat: int, caller: Caller | None = None) -> bytes:
        """The review as JSON; raises RecordError, SetupError or TableError."""
        wanted = (record.dumps(), seat)
        async with self._turns.turn(caller):
            made = self._made.pop(wanted, None) or await self._work(record.game, reviewed, *wanted)
        self._made[wanted] = made  # the most recent goes last
        if len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return made


def reviewed(document: str, seat: int) -> bytes:
    """Review a record, as JSON; deterministic."""
    match, names = verified(Record.loads(document))
    if match.outcome is None:
        raise TableError("no_match", "this match was never finished")
    found = review(match, seat, names)
    told = {field.name: getattr(found, field.name) for field in fields(found)}
    return json.encode(spoken(MatchReview(**told, names=tuple(names)), message))


def hinted(
    number: int, game: AnyGame, inputs: Sequence[Input], seat: Seat, names: Sequence[str]
) -> Hinted:
    """Find the answer to hint `number`; `inputs` are those before the open question."""
    # Loading the compiler takes a second, which shouldn't delay the server's start.
    from mauseloch.coach.judgement import judge  # noqa: PLC0415

    *_, open_one = asked(game, len(names), inputs, seat)
    found = judge(open_one.question, seed=len(inputs))
    best = found.best
    return Hinted(
        id=number,
        question=len(inputs),
        best=best,
        doing=message(narration(game.name).doing(best, names)),
        chance=found.chances[best],
        error=found.errors[best],
        exact=found.exact,
        bound=found.bound,
        chances=dict(found.chances),
    )
