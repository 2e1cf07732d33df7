"""People looking at a table, and what they are sent."""

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any, Protocol

from mauseloch.core.game import Ended, Seat, Waiting
from mauseloch.core.match import Match
from mauseloch.server.frames import listed, tagged, view_bytes, words_for
from mauseloch.server.wire import (
    Message,
    Question,
    SeatInfo,
    TableInfo,
    Update,
    encode,
    message,
    messages,
)
from mauseloch.tables.fairness import Line
from mauseloch.tables.names import seat_name
from mauseloch.tables.table import Table, TableError
from mauseloch.telling import deciding, narration, telling, warnings


class Looker(Protocol):
    """Someone looking at a table: a person at a seat, or a spectator."""

    seat: Seat | None
    token: str
    told: int
    """How many pieces of news they have been sent."""
    line: Line
    words: bool
    """Whether they want the news in words too."""
    faces: bool
    """Whether they can show faces."""

    @property
    def caller_key(self) -> str:
        """The key of their address."""

    def send(self, *frames: bytes) -> None: ...
    def measure(self) -> None: ...
    def close(self) -> None: ...


def table_info(
    table: Table,
    here: Collection[Seat | None],
    lines: Mapping[Seat, Line],
    helped: Mapping[Seat, str],
) -> TableInfo:
    """Describe a table for everyone: who is here, on which lines, and which bots have stand-ins."""
    document = table.document
    seats = [
        SeatInfo(
            name=place.name,
            kind="person" if place.owner else "bot" if place.bot else "open",
            bot="" if place.owner else place.bot,
            portrait=place.portrait,
            colour=place.colour,
            free=place.free and not place.next,
            next=place.next_name,
            here=bool(place.owner) and seat in here,
            host=document.host != "" and document.host in (place.owner, place.next),
            wins=document.wins[seat] if document.wins else 0,
            line=lines[seat].quality if seat in lines else "",
            line_ms=lines[seat].shown_ms if seat in lines else 0,
            stand_in=not place.owner and bool(place.bot) and helped.get(seat) == place.bot,
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


class Moment:
    """A table as it is now, about to be sent to everyone looking.

    Work for several lookers is done once. News that is the same for everyone is one object in all
    their logs, so we recognise it by its identity.
    """

    def __init__(self, table: Table, time_left_ms: Callable[[Waiting], int | None]) -> None:
        self._table = table
        self._match = match = table.match
        self._waiting = match.waiting if match is not None and table.playing else None
        self._left_ms = None if self._waiting is None else time_left_ms(self._waiting)
        outcome = None if match is None or self._waiting is not None else match.outcome
        self._outcome = None if outcome is None else view_bytes(outcome)
        self._news: dict[int, tuple[Any, bytes]] = {}
        self._told: dict[int, tuple[Any, list[Message]]] = {}
        """By identity, along with the news itself, so that no other object can get the same one."""

    def update(self, looker: Looker) -> bytes | None:
        """The news of the match that this looker hasn't had yet; None without a match."""
        match = self._match
        if match is None:
            return None
        seat = looker.seat
        news = match.log(seat, looker.told)
        view = match.view(seat)
        frame = Update(
            match=self._table.document.match,
            epoch=self._table.epoch,
            sequence=match.length,
            view=view_bytes(view),
            news_from=looker.told,
            news=listed([self._bytes_of(one) for one in news]),
            question=self._question(looker, match),
            outcome=self._outcome,
        )
        if looker.words:
            frame.told = [self._words_of(one) for one in news]
            frame.words = words_for(match.game, view, self._names)
        looker.told += len(news)
        return encode(frame)

    @cached_property
    def _names(self) -> list[str]:
        return names_at(self._table)

    def _bytes_of(self, news: Any) -> bytes:
        found = self._news.get(id(news))
        if found is None:
            found = self._news[id(news)] = (news, tagged(news))
        return found[1]

    def _words_of(self, news: Any) -> list[Message]:
        found = self._told.get(id(news))
        if found is None:
            said = [*telling(self._table.document.game, news, self._names)]
            if isinstance(news, Ended) and self._match is not None:
                said += deciding(self._match, self._names)
            found = self._told[id(news)] = (news, messages(said))
        return found[1]

    def _question(self, looker: Looker, match: Match[Any, Any, Any]) -> Question | None:
        waiting, seat = self._waiting, looker.seat
        if waiting is None:
            return None
        legal = [] if seat is None else [str(one) for one in match.legal(seat)]
        question = Question(
            number=self._table.document.opened,
            seats=waiting.seats,
            legal=legal,
            time_left_ms=self._left_ms,
            rules_deadline=waiting.deadline_ms is not None,
            race=waiting.guess_ms > 0,
            guess_ms=waiting.guess_ms,
        )
        if legal and looker.words and seat is not None:
            doing = narration(match.game.name).doing
            question.labels = messages(doing(one, self._names) for one in legal)
            warned = warnings(match, seat)
            question.warnings = {action: message(why_not) for action, why_not in warned.items()}
        return question


def playing(table: Table, looker: Looker) -> tuple[Seat, Match[Any, Any, Any]]:
    """The seat of a player, and the match; raises TableError for a spectator."""
    if looker.seat is None:
        raise TableError("no_seat", "you are a spectator here")
    return looker.seat, table.running()


def names_at(table: Table) -> list[str]:
    """The names of all players."""
    return [name or seat_name(seat) for seat, name in enumerate(table.names)]
