"""The seats that this program holds for its callers, each under a ticket of its own."""

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from mauseloch.core.errors import MauselochError, SetupError, shown
from mauseloch.core.record import Record
from mauseloch.mcp.situation import Now, Situation, situation
from mauseloch.texts import Texts

MOST = 64
"""Seats held at once."""
IDLE_S = 3600.0
"""Another caller may have the place of a seat that nobody has used for this long."""


class TicketError(SetupError):
    """The ticket opens nothing: it was never given, or its seat has been left."""

    code = "no_ticket"


def ticket_error(ticket: str) -> TicketError:
    """The error for a ticket that opens nothing."""
    given = "`start`, `join` and `measure` give tickets out"
    return TicketError(f"there is no ticket {shown(ticket)} here; {given}")


class FullError(SetupError):
    """All the seats that a program can hold are taken."""

    code = "full"


class NotOverError(SetupError):
    """The match goes on, so there is nothing to look back at yet."""

    code = "not_over"


class OldQuestionError(MauselochError):
    """The answer is to another question than the open one."""

    code = "old_question"


class Seat(ABC):
    """A seat in a match: somewhere on this machine, or at a live table."""

    @abstractmethod
    def now(self) -> Now:
        """What the seat knows at this moment."""

    @abstractmethod
    async def wait(self, timeout_s: float) -> None:
        """Wait until the seat has something to do, or for that long."""

    @abstractmethod
    async def act(self, action: str, delay_ms: int | None) -> None:
        """Answer the open question; raises InputError and changes nothing if it is refused."""

    @abstractmethod
    async def record(self) -> Record:
        """The record of the last match that is over; raises NotOverError if none is."""

    @abstractmethod
    async def leave(self) -> None:
        """Leave for good."""


@dataclass
class Held:
    """A seat, and how much its caller has been told."""

    ticket: str
    seat: Seat
    words: Texts
    match: str = ""
    told: int = 0
    """How much of that match they have heard."""
    begun: bool = False
    """They have heard how it opened."""
    used_at: float = field(default_factory=time.monotonic)

    def situation(self) -> Situation:
        """The situation, with the news since the last time."""
        now = self.seat.now()
        if now.match != self.match:
            self.match, self.told, self.begun = now.match, 0, False
        found = situation(self.ticket, now, self.words, self.told, opening=not self.begun)
        self.told, self.begun = found.news_to, now.view is not None
        return found


class Seats:
    """All seats by ticket."""

    def __init__(self) -> None:
        self._held: dict[str, Held] = {}

    async def take(self, sit: Callable[[], Awaitable[Seat]], words: Texts) -> Held:
        """Take a seat, if there is room for one more; raises FullError."""
        if len(self._held) >= MOST:
            await self._make_room()
        seat = await sit()
        ticket = secrets.token_urlsafe(12)
        held = self._held[ticket] = Held(ticket, seat, words)
        return held

    async def _make_room(self) -> None:
        """Leave the seat that was used longest ago, provided nobody will miss it."""
        oldest = min(self._held.values(), key=lambda one: one.used_at)
        over = [one for one in self._held.values() if one.seat.now().stage in {"over", "gone"}]
        if over:
            oldest = min(over, key=lambda one: one.used_at)
        elif time.monotonic() - oldest.used_at < IDLE_S:
            raise FullError(f"{MOST} seats are taken here; leave one first")
        await self.leave(oldest.ticket)

    def get(self, ticket: str) -> Held:
        """The seat of this ticket; raises TicketError."""
        held = self._held.get(ticket)
        if held is None:
            raise ticket_error(ticket)
        held.used_at = time.monotonic()
        return held

    async def leave(self, ticket: str) -> None:
        """Leave a seat; raises TicketError."""
        await self.get(ticket).seat.leave()
        del self._held[ticket]

    async def close(self) -> None:
        """Leave all seats."""
        for ticket in list(self._held):
            await self.leave(ticket)
