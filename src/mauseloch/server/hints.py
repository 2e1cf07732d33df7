"""Hints: what the coach would do, sent only to the person who asked, and only in practice."""

from functools import partial
from typing import Any

from mauseloch.core.errors import MauselochError
from mauseloch.core.game import Seat
from mauseloch.core.match import Match
from mauseloch.server.lookers import Looker, names_at, playing
from mauseloch.server.question import OpenQuestion, Work
from mauseloch.server.wire import Hint, Hinted, Refused, encode
from mauseloch.server.world import Thinker
from mauseloch.tables.table import Table, TableError


class Hints:
    """The hints at one table, one at a time."""

    def __init__(self, table: Table, thinker: Thinker, question: OpenQuestion) -> None:
        self._table = table
        self._thinker = thinker
        self._question = question
        self._busy = False

    def ask(self, looker: Looker, message: Hint) -> None:
        """Ask for a hint, for a person who plays against bots only; raises TableError."""
        seat, match = self._practising(looker, message.question)
        if self._busy:
            raise TableError("busy", "you have already asked")
        # The match as it was when the question opened: later answers of bots are still secret.
        given = (match.game, match.inputs[: message.question], seat, names_at(self._table))
        self._busy = True
        find = partial(self._thinker.hint, message.id, *given)
        asked = self._table.document.match, seat
        self._question.think(self._tell(looker, message.id, find, asked))

    async def _tell(
        self, looker: Looker, number: int, find: Work[Hinted], asked: tuple[str, Seat]
    ) -> None:
        """Find a hint and send it, if that is still allowed."""
        try:
            hint = await find()
            if (self._table.document.match, looker.seat) != asked:
                raise TableError("old_question", "that question is not open any more")
            self._practising(looker, hint.question)
            looker.send(encode(hint))
        except MauselochError as error:
            looker.send(encode(Refused(id=number, code=error.code, detail=str(error))))
        finally:
            self._busy = False

    def _practising(self, looker: Looker, question: int) -> tuple[Seat, Match[Any, Any, Any]]:
        """Their seat and match, if it is their question and they play alone; raises TableError."""
        seat, match = playing(self._table, looker)
        document = self._table.document
        alone = document.players == [document.places[seat].owner]
        if not alone or match.waiting.deadline_ms is not None:
            raise TableError("not_practice", "hints are for practice against bots, not for races")
        if question != document.opened:
            raise TableError("old_question", "that question is not open any more")
        if seat not in match.waiting.seats:
            raise TableError("not_awaited", "you are not asked")
        return seat, match
