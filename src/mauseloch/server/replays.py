"""Replay matches step by step: what a seat saw and was told."""

import asyncio
import gzip
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

from msgspec import Raw, Struct, field, json

from mauseloch.core.errors import DamagedRecordError, PositionError, SeatsError, shown
from mauseloch.core.game import CHANCE, Ended, Outcome
from mauseloch.core.match import Match
from mauseloch.core.record import Record
from mauseloch.replays import replay
from mauseloch.server.callers import Caller
from mauseloch.server.frames import news_bytes, told_in, view_bytes, words_for
from mauseloch.server.turns import Turns
from mauseloch.server.wire import Message, Words, message, messages
from mauseloch.tables.names import seat_name
from mauseloch.tables.table import TableError
from mauseloch.telling import deciding, narration

LARGEST_RECORD = 1 << 20
"""In bytes; our longest matches take a tenth of this."""
LONGEST = 5000
"""In inputs; our matches have hundreds."""
LARGEST_REPLAY = 32 << 20
PATIENCE_S = 10.0

Eyes = int | None | Literal["all"]
"""The point of view: a seat, a spectator (None), or all seats with open cards."""


class Step(Struct, kw_only=True, omit_defaults=True):
    """An answer or the clock, and the draws that followed. The first step is the setup."""

    sequence: int
    """The number of inputs so far."""
    begins: bool = False
    """Something new begins with it: a round, a turn, a mouse."""
    told: list[list[Message]] = field(default_factory=list)
    """What each piece of news says, sentence by sentence."""
    news: Raw
    view: Raw
    """What is there after it, for that seat or for a spectator."""
    words: Words
    """The same in words."""
    views: list[Raw] = field(default_factory=list)
    """With `seat=all`: what each seat sees."""
    scenes: list[list[Message]] = field(default_factory=list)
    """With `seat=all`: the same in words."""


class Replay(Struct, kw_only=True):
    """A match again, as a seat or a spectator saw it."""

    game: str
    options: Mapping[str, Any]
    seats: int
    names: list[str]
    """Those in the record; otherwise `name-seat-1` and so on, ids of messages."""
    outcome: Outcome | None
    opening: Message
    """What is there before anything has happened."""
    steps: list[Step]


class Replays:
    """Makes replays in the background, one at a time in a thread of their own."""

    def __init__(self, turns: Turns) -> None:
        self._making = ThreadPoolExecutor(1, "replay")
        self._turns = turns

    async def make(
        self, record: Record | bytes, eyes: Eyes, *, packed: bool, caller: Caller | None = None
    ) -> bytes:
        """The replay as JSON, or that as gzip; raises RecordError, SetupError or TableError."""
        async with self._turns.turn(caller):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._making, _made, record, eyes, packed)

    def close(self) -> None:
        """Stop; nobody is waiting any more."""
        self._making.shutdown(wait=False, cancel_futures=True)


def eyes_of(text: str | None) -> Eyes:
    """Read the point of view from an address; raises SetupError."""
    if text is None:
        return None
    return "all" if text == "all" else seat_of(text, "a whole number or all")


def seat_of(text: str | None, kinds: str = "a whole number") -> int:
    """Read a seat from an address; raises SetupError."""
    if text is not None and text.isascii() and text.isdecimal() and len(text) < 3:
        return int(text)
    raise SeatsError(f"a seat is {kinds}, not {shown(text)}")


def at_of(text: str | None) -> int | None:
    """Read a moment, a number of inputs, from an address; raises PositionError."""
    if text is None or (text.isascii() and text.isdecimal() and len(text) < 6):
        return None if text is None else int(text)
    raise PositionError(f"a moment is a whole number of inputs, not {shown(text)}")


def replayed(record: Record, eyes: Eyes) -> Replay:
    """Verify and replay a record; raises RecordError, SetupError or TableError."""
    match, names = verified(record)
    if isinstance(eyes, int) and eyes not in range(match.seats):
        raise SeatsError(f"there is no seat {eyes}; seats are 0 to {match.seats - 1}")
    start, seat = match.game.start(match.seats), eyes if isinstance(eyes, int) else None
    return Replay(
        game=match.game.name,
        options=match.game.chosen,
        seats=match.seats,
        names=names,
        outcome=match.outcome,
        opening=message(narration(match.game.name).opening(match.game.view(start, seat))),
        steps=list(_bounded(_steps(match, eyes, names))),
    )


def verified(record: Record) -> tuple[Match[Any, Any, Any], list[str]]:
    """Verify a record; returns its match and names. Raises RecordError or TableError."""
    if len(record.inputs) > LONGEST:
        raise TableError("too_long", f"a match has no more than {LONGEST} inputs")
    match = replay(record)
    names = [player.name for player in record.players]
    return match, names or [seat_name(seat) for seat in range(match.seats)]


def _made(record: Record | bytes, eyes: Eyes, packed: bool) -> bytes:
    made = json.encode(replayed(read(record) if isinstance(record, bytes) else record, eyes))
    return gzip.compress(made, 6) if packed else made


def read(document: bytes) -> Record:
    """Read a record as it was sent; raises RecordError."""
    try:
        return Record.loads(document.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise DamagedRecordError(f"not text: byte {error.start} is not UTF-8") from None


def _steps(match: Match[Any, Any, Any], eyes: Eyes, names: Sequence[str]) -> Iterator[Step]:
    """Yield all steps, each with the draws that follow it, as at a live table."""
    game, inputs = match.game, match.inputs
    seat = eyes if isinstance(eyes, int) else None
    others = range(match.seats) if eyes == "all" else ()
    words = narration(game.name)
    state = game.start(match.seats)
    news: list[Any] = []
    for number in range(len(inputs) + 1):
        if number:
            before, state = state, game.apply(state, inputs[number - 1])
            news += game.news(before, inputs[number - 1], state, seat)
        if number < len(inputs) and inputs[number].actor is CHANCE:
            continue
        told, view = told_in(game.name, news, names), game.view(state, seat)
        if news and isinstance(news[-1], Ended):
            told[-1] += messages(deciding(match, names))
        views = [game.view(state, one) for one in others]
        yield Step(
            sequence=number,
            begins=any(one.id in words.HEADLINES for said in told for one in said),
            told=told,
            news=news_bytes(news),
            view=view_bytes(view),
            words=words_for(game, view, names),
            views=[view_bytes(one) for one in views],
            scenes=[messages(words.scene(one, names)) for one in views],
        )
        news = []


def _bounded(steps: Iterator[Step]) -> Iterator[Step]:
    size, until = 0, time.monotonic() + PATIENCE_S
    for step in steps:
        size += sum(len(bytes(one)) for one in (step.news, step.view, *step.views))
        if size > LARGEST_REPLAY or time.monotonic() > until:
            raise TableError("too_long", "this match is too long to replay")
        yield step
        time.sleep(0)  # live tables first
