"""An assistant measures itself: it is asked about the published positions, one after the other.

The measurement is that of `mauseloch regret`; it waits in a thread for each answer.
"""

import asyncio
import queue
import secrets
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

from mauseloch.core.errors import MauselochError, NotAwaitedError
from mauseloch.core.game import AnyGame
from mauseloch.mcp.seats import ticket_error
from mauseloch.regret.asked import Asked
from mauseloch.regret.measure import Plan, measure

MOST = 8
"""Measurements at once; another one ends the oldest."""


@dataclass
class Exam:
    """Where a measurement stands."""

    ticket: str
    asked: int
    """The number of the open question; 0 when all have been answered."""
    skin: str = ""
    rules: str = ""
    """The rules in the words of this skin, with its first question."""
    situation: str = ""
    """What lies there: answer with one action."""
    report: list[dict[str, Any]] = field(default_factory=list)
    """The result, at the end: regret in chances to win from 0 to 1."""


class _EndedError(Exception):
    """Nobody will answer any more."""


class Examinee:
    """The agent that is measured: whoever holds the ticket."""

    reads_words = True

    def __init__(self, games: Sequence[str], skins: Sequence[str], plan: Plan) -> None:
        self.ticket = secrets.token_urlsafe(12)
        self._plan, self._games, self._skins = plan, games, skins
        self._loop = asyncio.get_running_loop()
        self._asked: asyncio.Queue[Asked | None] = asyncio.Queue()
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._open: Asked | None = None
        self._explained = ""
        self._report: list[dict[str, Any]] = []
        self._error: MauselochError | None = None
        threading.Thread(target=self._measure, name="exam", daemon=True).start()

    def _measure(self) -> None:
        try:
            found = measure(self, self._games, self._plan, skins=self._skins)
            self._report = [asdict(one) for one in found]
        except _EndedError:
            pass
        except MauselochError as error:
            self._error = error
        finally:
            self._tell(None)

    def _tell(self, asked: Asked | None) -> None:
        with suppress(RuntimeError):  # the program is ending
            self._loop.call_soon_threadsafe(self._asked.put_nowait, asked)

    def begin(self, game: AnyGame, seed: str) -> None:
        """Each question says it all."""

    def decide(self, asked: Asked) -> str | None:
        self._tell(asked)
        said = self._said.get()
        if said is None:
            raise _EndedError
        return asked.meant(said)

    def close(self) -> None:
        """End the measurement."""
        self._said.put(None)

    def answer(self, action: str) -> None:
        """Answer the open question; raises NotAwaitedError if none is."""
        if self._open is None:
            raise NotAwaitedError("no question is open")
        self._open = None
        self._said.put(action)

    async def next(self) -> Exam:
        """The next question, or the report; raises what the measurement raised."""
        asked = self._open = await self._asked.get()
        if self._error is not None:
            raise self._error
        if asked is None:
            return Exam(self.ticket, 0, report=self._report)
        skin, known = asked.skin.name, self._explained == asked.rules
        self._explained = asked.rules
        rules = "" if known else asked.rules
        return Exam(self.ticket, asked.number, skin, rules, asked.situation)


class Exams:
    """All measurements by ticket."""

    def __init__(self) -> None:
        self._held: dict[str, Examinee] = {}

    async def begin(self, games: Sequence[str], skins: Sequence[str], plan: Plan) -> Exam:
        """Begin a measurement with its first question."""
        if len(self._held) >= MOST:
            self._held.pop(next(iter(self._held))).close()
        examinee = Examinee(games, skins, plan)
        first = await examinee.next()
        self._held[examinee.ticket] = examinee
        return first

    async def answer(self, ticket: str, action: str) -> Exam:
        """Answer, and hear the next question; raises TicketError or NotAwaitedError."""
        examinee = self._held.get(ticket)
        if examinee is None:
            raise ticket_error(ticket)
        examinee.answer(action)
        found = await examinee.next()
        if not found.asked:
            del self._held[ticket]
        return found

    def close(self) -> None:
        """End all measurements."""
        for examinee in self._held.values():
            examinee.close()
        self._held.clear()
