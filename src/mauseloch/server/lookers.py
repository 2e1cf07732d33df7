"""Who looks at a table, and what they are shown of it."""

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from mauseloch.core.game import Seat, Waiting
from mauseloch.server.frames import news_bytes, told_in, view_bytes, words_for
from mauseloch.server.wire import Question, SeatInfo, TableInfo, Update, encode, message, messages
from mauseloch.tables.fairness import Line
from mauseloch.tables.names import seat_name
from mauseloch.tables.table import Table
from mauseloch.telling import narration, warnings


class Looker(Protocol):
    """Somebody who looks at a table: a person at a seat, or a spectator."""

    seat: Seat | None
    token: str
    told: int
    """How many news they were sent."""
    line: Line
    words: bool
    """Whether they want to read what is told."""

    def send(self, *frames: bytes) -> None: ...
    def measure(self) -> None: ...
    def close(self) -> None: ...


def table_info(
    table: Table, here: Collection[Seat | None], lines: Mapping[Seat, Line]
) -> TableInfo:
    """The table as everybody sees it; people are here for these seats, on these lines."""
    document = table.document
    seats = [
        SeatInfo(
            name=place.name,
            kind="person" if place.owner else "bot" if place.bot else "open",
            bot="" if place.owner else place.bot,
            free=place.free and not place.next,
            next=place.next_name,
            here=bool(place.owner) and seat in here,
            host=document.host != "" and document.host in (place.owner, place.next),
            wins=document.wins[seat] if document.wins else 0,
            line=lines[seat].quality if seat in lines else "",
            line_ms=lines[seat].shown_ms if seat in lines else 0,
        )
        for seat, place in enumerate(document.places)
    ]
    return TableInfo(
        code=document.code,
        game=document.game,
        rules=table.game.version,
        options=dict(document.options),
        public=document.public,
        pace=document.pace,
        state="playing" if table.playing else "over" if table.match is not None else "open",
        played=document.played,
        seats=seats,
        even=document.even,
        later=table.later,
        practice=len(document.players) == 1,
    )


def update(
    table: Table, looker: Looker, time_left_ms: Callable[[Waiting], int | None]
) -> bytes | None:
    """What this looker has not heard of the match yet; nothing without a match."""
    match = table.match
    if match is None:
        return None
    news = match.log(looker.seat, looker.told)
    outcome = match.outcome
    view = match.view(looker.seat)
    frame = Update(
        match=table.document.match,
        sequence=match.length,
        view=view_bytes(view),
        news_from=looker.told,
        news=news_bytes(news),
        question=_question(table, looker, time_left_ms),
        outcome=None if outcome is None else view_bytes(outcome),
    )
    if looker.words:
        names = names_at(table)
        frame.told = told_in(match.game.name, news, names)
        frame.words = words_for(match.game, view, names)
    looker.told += len(news)
    return encode(frame)


def _question(
    table: Table, looker: Looker, time_left_ms: Callable[[Waiting], int | None]
) -> Question | None:
    match = table.match
    if match is None or not table.playing:
        return None
    waiting = match.waiting
    legal = [] if looker.seat is None else [str(one) for one in match.legal(looker.seat)]
    name, seat = match.game.name, looker.seat
    said, names = (legal, names_at(table)) if looker.words else ([], [])
    warned = warnings(match, seat) if said and seat is not None else {}
    return Question(
        number=table.document.opened,
        seats=waiting.seats,
        legal=legal,
        time_left_ms=time_left_ms(waiting),
        rules_deadline=waiting.deadline_ms is not None,
        race=waiting.guess_ms > 0,
        guess_ms=waiting.guess_ms,
        labels=messages(narration(name).doing(one, names) for one in said),
        warnings={action: message(why_not) for action, why_not in warned.items()},
    )


def names_at(table: Table) -> list[str]:
    """What everybody is called."""
    return [name or seat_name(seat) for seat, name in enumerate(table.names)]
