"""Hints: what the coach would do, told to nobody but the one who asked, and only in practice."""

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
    """Of one table, one at a time."""

    def __init__(self, table: Table, thinker: Thinker, question: OpenQuestion) -> None:
        self._table = table
        self._thinker = thinker
        self._question = question
        self._busy = False

    def ask(self, looker: Looker, message: Hint) -> None:
        """Somebody who plays against bots alone asks what to do; raises TableError."""
        seat, match = self._practising(looker, message.question)
        if self._busy:
            raise TableError("busy", "you have asked already")
        # As it was asked: what bots have answered since is nothing that anybody was told.
        given = (match.game, match.inputs[: message.question], seat, names_at(self._table))
        self._busy = True
        find = partial(self._thinker.hint, message.id, *given)
        asked = self._table.document.match, seat
        self._question.think(self._tell(looker, message.id, find, asked))

    async def _tell(
        self, looker: Looker, number: int, find: Work[Hinted], asked: tuple[str, Seat]
    ) -> None:
        """Find it and tell it, if it may still be told."""
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
        """Their seat and match, if they are asked this and have played alone; raises TableError."""
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
