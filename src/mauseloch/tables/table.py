"""A table: a match, its people and bots, whose turn it is to answer and until when.

Apart from the table's own state everything here is pure: the caller passes the time and the
secrets, and gets what must be stored as changes. The server sends nothing out before those are on
disk.
"""

import hmac
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mauseloch.bots import check as check_bot
from mauseloch.bots import stand_in
from mauseloch.core.errors import MauselochError, SetupError, shown
from mauseloch.core.game import AnyGame, Input, Seat
from mauseloch.core.match import Match
from mauseloch.core.words import Say
from mauseloch.games import edition, newest, offered, package
from mauseloch.games import game as rules_of
from mauseloch.store import Append, Begin, Change, End, PutTable
from mauseloch.tables.document import PACES, Document, Pace, Place, hashed, stored
from mauseloch.tables.looks import Look
from mauseloch.tables.names import bot_name, checked_name, drawn_name, is_alike

NO_LOOK = Look()


class TableError(MauselochError, ValueError):
    """Something isn't possible at this table now."""

    code = "table"

    def __init__(self, code: str, text: str, words: Say | None = None) -> None:
        self.code = code
        super().__init__(text, words)

    def __reduce__(self) -> tuple[Any, ...]:
        """Lets an error cross from another process unchanged."""
        return type(self), (self.code, str(self), self.words)


@dataclass
class Table:
    """A table in memory."""

    document: Document
    match: Match[Any, Any, Any] | None = None
    changes: list[Change] = field(default_factory=list)
    """Changes that are not stored yet."""
    stored: int = 0
    """How many inputs of the match are stored or being stored."""
    epoch: int = 0
    """Where several servers share a database: how many have owned the table."""
    more: Mapping[str, msgspec.Raw] = field(default_factory=dict)
    """Fields of the document from a newer version, kept as they are."""

    @classmethod
    def resumed(cls, document: Document, version: int, inputs: Sequence[Input]) -> "Table":
        """Restore a table and its match, if any, by the rules the match was begun with."""
        table = cls(document)
        if document.match:
            game, seats = edition(document.game, version, document.options), len(document.places)
            table.match = Match(game, seats, document.seed, inputs, live=True)
            table.stored = len(inputs)
            if not document.players:  # 0.1.0 didn't store them
                document.players = [place.owner for place in document.places if place.owner]
        return table

    @property
    def game(self) -> AnyGame:
        """The rules as chosen."""
        if self.match is not None:
            return self.match.game
        return rules_of(self.document.game, **self.document.options)

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.match is not None and self.match.outcome is None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats being waited for."""
        return self.match.waiting.seats if self.match is not None and self.playing else ()

    @property
    def due_at(self) -> float | None:
        """When time runs out for the open question; None in a race, which has its own clock."""
        if self.match is None or not self.playing or self.match.waiting.deadline_ms is not None:
            return None
        return self.document.opened_at + PACES[self.document.pace]

    @property
    def later(self) -> bool:
        """Whether people who sit down now only play from the next match on.

        With hidden hands, a hand belongs to the player it was dealt to: a newcomer may be someone
        who already holds another hand. While no person has played in the match, the first to come
        may join.
        """
        if not self.playing or not self.document.players:
            return False
        return package(self.document.game).traits.hidden

    def seat_of(self, token: str) -> Seat | None:
        """The seat of this token's holder, for this match or from the next one on."""
        return self._found(token, [place.owner or place.next for place in self.document.places])

    def plays_at(self, token: str) -> Seat | None:
        """The seat whose hand this token's holder plays, and so sees, now."""
        return self._found(token, [place.owner for place in self.document.places])

    def _found(self, token: str, holders: Sequence[str]) -> Seat | None:
        wanted = hashed(token)
        # Compare with every seat, so that the time taken reveals nothing.
        same = [bool(one) and hmac.compare_digest(one, wanted) for one in holders]
        return same.index(True) if any(same) else None

    def knows(self, token: str) -> bool:
        """Whether this token belongs to a seat or to the host."""
        return self.seat_of(token) is not None or self.is_host(token)

    def is_host(self, token: str) -> bool:
        """Whether this token's holder may change the table."""
        return hmac.compare_digest(self.document.host, hashed(token))

    # Who sits where

    @property
    def has_room(self) -> bool:
        """Whether any seat is free."""
        return any(map(_is_free, self.document.places))

    def sit(
        self, token: str, seat: Seat | None, name: str | None, now: float, look: Look = NO_LOOK
    ) -> Seat:
        """Seat a person, here or at any free seat; see `later` for when they play."""
        if self.seat_of(token) is not None:
            raise TableError("seated", "you sit here already")
        free = [number for number, place in enumerate(self.document.places) if _is_free(place)]
        if seat is None:
            seat = free[0] if free else None
        else:
            self._place(seat)
        if seat not in free:
            raise TableError("taken", "no seat is free" if not free else "that seat is taken")
        place = self.document.places[seat]
        place.next_name = self._name(name)
        place.next, place.next_portrait, place.next_colour = hashed(token), *look
        self._make_way(place.next_name)
        if not self.later:
            self._take(seat)
        if not self.document.host:
            self.pass_on_host()
        self.changed(now)
        return seat

    def rise(self, seat: Seat, now: float) -> None:
        """Let a person leave for good; during a match a bot takes over."""
        place = self.document.places[seat]
        was_host = self.document.host in (place.owner, place.next)
        self._empty(place)
        if was_host:
            self.pass_on_host()
        self.changed(now)

    def free(self, token: str, seat: Seat, now: float) -> None:
        """Free a seat, a person's or a bot's, for the host."""
        self._only_host(token)
        place = self._place(seat)
        if self.document.host in (place.owner, place.next):
            raise TableError("own_seat", "the host must get up instead")
        self._empty(place)
        self.changed(now)

    def set_bot(self, token: str, seat: Seat, kind: str, now: float) -> None:
        """Put a bot, or a different one, at a seat without a person, for the host."""
        self._only_host(token)
        place = self._place(seat)
        if place.owner or place.next:
            raise TableError("taken", "a person sits there")
        check_bot(kind, self.game)
        place.bot, place.free, place.name = kind, False, ""
        place.name = bot_name(kind, self._called)
        self.changed(now)

    def pass_on_host(self, here: Container[Seat] | None = None) -> None:
        """Make the next person host, if known one who is here.

        People in the match come before people who play from the next match on.
        """
        places = [
            place for seat, place in enumerate(self.document.places) if here is None or seat in here
        ]
        people = [place.owner for place in places] + [place.next for place in places]
        self.document.host = next(filter(None, people), "")

    @property
    def host_seat(self) -> Seat | None:
        """The host's seat, if any."""
        owners = [place.owner for place in self.document.places]
        host = self.document.host
        return owners.index(host) if host and host in owners else None

    # The match

    def start(self, token: str, match: str, seed: str, now: float) -> None:
        """Begin a match for the host; bots take the empty seats."""
        self._only_host(token)
        if self.playing:
            raise TableError("playing", "the match is under way")
        game = self.game
        if self.match is not None:  # a rematch: a different seat may start
            game = newest(game.rematch(self.match.state))
        document = self.document
        document.players = []
        for seat, place in enumerate(document.places):
            if place.next:
                self._take(seat)
            if place.owner:
                document.players.append(place.owner)
            elif not place.bot:
                place.bot, place.free = stand_in(self.document.game), True
                place.name = place.name or bot_name(place.bot, self._called)
        self.match = Match(game, len(document.places), seed, live=True)
        document.options = dict(game.chosen)
        document.match, document.seed = match, seed
        self.stored = 0
        self.changes.append(
            Begin(
                match=match,
                table=document.id,
                game=game.name,
                version=game.version,
                options=dict(game.chosen),
                seats=len(document.places),
                seed=seed,
                started_at=now,
            )
        )
        self._opened(now)

    def answer(self, seat: Seat, action: str, at_ms: int, now: float) -> None:
        """Play a seat's answer to the open question; InputError means that nothing changed."""
        match = self.running()
        before = match.waiting.seats
        match.play(seat, action, at_ms)
        left = tuple(other for other in before if other != seat)
        self._advanced(now, new_question=not left or match.waiting.seats != left)

    def expire(self, now: float) -> None:
        """Close the window of a race."""
        self.running().expire()
        self._advanced(now, new_question=True)

    def give_up(self, reason: str, now: float) -> None:
        """End a match that cannot continue; what was played is kept, with the reason."""
        document = self.document
        if document.match and (self.match is None or self.match.outcome is None):
            self.changes.append(End(document.match, self.stored, None, reason, now))
        document.match = document.seed = ""
        self.match = None
        self.changed(now)

    def bot_at(self, seat: Seat) -> tuple[str, str]:
        """The bot that answers for this seat now, its own or a stand-in, and the bot's seed.

        The seed is a hash: the match's own would let another process work out all the cards.
        """
        match = self.running()
        kind = self.document.places[seat].bot or stand_in(self.document.game)
        return kind, hashed(f"{match.seed}/{seat}/{match.length}")

    # What follows

    def _advanced(self, now: float, *, new_question: bool) -> None:
        outcome = self._grown().outcome
        if outcome is not None:
            self.changes.append(End(self.document.match, self.stored, outcome, outcome.reason, now))
            self.document.played += 1
            for seat in outcome.winners:
                self.document.wins[seat] += 1
            self.changed(now)
        elif new_question:
            self._opened(now)

    def _grown(self) -> Match[Any, Any, Any]:
        """Queue new inputs for storing, and return the match."""
        match = self.running(over=True)
        if fresh := match.inputs_from(self.stored):
            self.changes.append(Append(self.document.match, self.stored, fresh))
            self.stored += len(fresh)
        return match

    def _opened(self, now: float) -> None:
        self.document.opened = self._grown().length  # including what chance drew first
        self.document.opened_at = now
        self.changed(now)

    def changed(self, now: float) -> None:
        """Queue the document for storing."""
        self.document.active_at = now
        put = PutTable(self.document.id, stored(self.document, self.more))
        self.changes = [one for one in self.changes if not isinstance(one, PutTable)]
        self.changes.append(put)

    def running(self, *, over: bool = False) -> Match[Any, Any, Any]:
        """The match under way, or with `over` also a finished one; raises TableError."""
        if self.match is None or (self.match.outcome is not None and not over):
            raise TableError("not_playing", "no match is under way")
        return self.match

    def _only_host(self, token: str) -> None:
        if not self.is_host(token):
            raise TableError("not_host", "only the host may do that")

    def _place(self, seat: Seat) -> Place:
        if seat not in range(len(self.document.places)):
            raise TableError("bad_seats", f"there is no seat {shown(seat)}")
        return self.document.places[seat]

    def _take(self, seat: Seat) -> None:
        """Hand the seat to the person waiting for it."""
        place = self.document.places[seat]
        place.owner, place.name, place.free = place.next, place.next_name, False
        place.portrait, place.colour = place.next_portrait, place.next_colour
        _nobody_next(place)
        self.document.wins[seat] = 0
        if not self.playing:
            place.bot = ""
        elif place.owner not in self.document.players:
            self.document.players.append(place.owner)

    def _empty(self, place: Place) -> None:
        if place.next:  # the seat is still the bot's
            _nobody_next(place)
            return
        place.owner = place.portrait = place.colour = ""
        if self.playing:  # a bot takes over, under a name of its own
            place.bot, place.free = place.bot or stand_in(self.document.game), True
            place.name = ""
            place.name = bot_name(place.bot, self._called)
        else:
            place.bot, place.name, place.free = "", "", False

    def _name(self, name: str | None) -> str:
        if self.document.public or name is None:
            return drawn_name(self._called)
        wanted = checked_name(name)
        if wanted.casefold().startswith("name-"):  # ids of ours, which are shown translated
            raise TableError("same_name", "that name is one of ours")
        people = [place.name for place in self.document.places if place.owner]
        people += [place.next_name for place in self.document.places]
        if wanted.casefold() in {other.casefold() for other in people}:
            raise TableError("same_name", "someone here already has that name")
        if any(is_alike(wanted, other) for other in people):
            raise TableError("lookalike_name", "that name looks like someone else's here")
        return wanted

    def _make_way(self, name: str) -> None:
        """Give bots that are called like a person another name: a child may be called Lotte too."""
        for place in self.document.places:
            if not place.owner and is_alike(place.name, name):
                place.name = ""
                place.name = bot_name(place.bot, self._called)

    @property
    def _called(self) -> list[str]:
        """All names in use, including those of people who play from the next match on."""
        return [*self.names, *(place.next_name for place in self.document.places)]

    @property
    def names(self) -> list[str]:
        """The names by seat, as typed or as the message id of one of ours."""
        return [place.name for place in self.document.places]


def _nobody_next(place: Place) -> None:
    place.next = place.next_name = place.next_portrait = place.next_colour = ""


def _is_free(place: Place) -> bool:
    return not place.owner and not place.next and (not place.bot or place.free)


def new_table(
    *,
    id: str,  # noqa: A002 - the clearest name
    code: str,
    game: str,
    options: Mapping[str, Any],
    seats: int,
    bots: Sequence[str],
    public: bool,
    pace: Pace,
    host: str,
    now: float,
    even: bool = False,
) -> Table:
    """Open a table as requested; raises SetupError for an impossible request."""
    rules = offered(game, **options)
    rules.start(seats)
    if len(bots) > seats:
        raise SetupError(f"{len(bots)} bots for {seats} seats")
    places = [Place() for _ in range(seats)]
    for place, kind in zip(places[seats - len(bots) :], bots, strict=True):
        check_bot(kind, rules)
        place.bot = kind
        place.name = bot_name(kind, [one.name for one in places])
    document = Document(
        id=id,
        code=code,
        game=game,
        options=dict(rules.chosen),
        public=public,
        pace=pace,
        places=places,
        host=hashed(host),
        created_at=now,
        active_at=now,
        wins=[0] * seats,
        even=even,
    )
    table = Table(document)
    table.changed(now)
    return table
