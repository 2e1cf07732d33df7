"""The coach's work: what each choice in a finished match cost, what the actions at one moment are
worth, and hints in practice.
"""

from codecs import BOM_UTF8
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from msgspec import MsgspecError, Struct, json

from mauseloch.coach.questions import asked
from mauseloch.coach.review import Review, review
from mauseloch.core.errors import ForeignRecordError
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.core.match import Match
from mauseloch.core.record import Record
from mauseloch.games import package
from mauseloch.server.callers import Caller
from mauseloch.server.replays import read, verified
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
    """Makes reviews and judges positions in the coach's process, one at a time, and keeps the most
    recent ones.
    """

    def __init__(self, work: Work, turns: Turns) -> None:
        self._work = work
        self._turns = turns
        self._made: dict[tuple[Any, ...], bytes] = {}

    async def make(self, record: Record, seat: int, caller: Caller | None = None) -> bytes:
        """The review as JSON; raises RecordError, SetupError or TableError."""
        return await self._once(caller, record.game, reviewed, record.dumps(), seat)

    async def worth(
        self, record: Record, at: int, seat: int | None, caller: Caller | None = None
    ) -> bytes:
        """What the actions at this moment of a finished match are worth, as JSON; raises likewise.

        Also PositionError if nobody is asked then.
        """
        return await self._once(caller, record.game, valued, record.dumps(), at, seat)

    async def worth_of(
        self, document: bytes, at: int | None, seat: int | None, caller: Caller | None = None
    ) -> bytes:
        """The same for any record. It isn't kept: records of strangers would fill the memory."""
        game = game_in(document)
        async with self._turns.turn(caller):
            return await self._work(game, valued_anywhere, document, at, seat)

    async def _once(self, caller: Caller | None, game: str, function: Any, *given: Any) -> bytes:
        wanted = (function, *given)
        async with self._turns.turn(caller):
            made = self._made.pop(wanted, None) or await self._work(game, function, *given)
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


def valued(document: str, at: int, seat: int | None) -> bytes:
    """Judge the actions at a moment of a finished match, as JSON; deterministic."""
    match, names = verified(Record.loads(document))
    if match.outcome is None:
        raise TableError("no_match", "this match was never finished")
    return _valued(match, names, at, seat)


def valued_anywhere(document: bytes, at: int | None, seat: int | None) -> bytes:
    """Judge the actions at a moment of any match, by default where it stands."""
    return _valued(*verified(read(document)), at, seat)


def _valued(
    match: Match[Any, Any, Any], names: Sequence[str], at: int | None, seat: int | None
) -> bytes:
    from mauseloch.coach.worth import worth  # noqa: PLC0415 - as below

    return json.encode(spoken(worth(match, at, seat, names=names), message))


def game_in(document: bytes) -> str:
    """The game a record names, without reading the rest; raises RecordError or UnknownGameError."""
    try:
        found = json.decode(document.removeprefix(BOM_UTF8), type=_Named)
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        read(document)  # says what is wrong
        raise ForeignRecordError("not a Mauseloch record") from None
    return package(found.game).id


class _Named(Struct):
    game: str


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
