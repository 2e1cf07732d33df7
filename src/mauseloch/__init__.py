"""Mauseloch: four mouse games as one exact library.

>>> import mauseloch
>>> mauseloch.games()
('geflippt', 'geier', 'mausen', 'zocken')
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mauseloch.bots import bot, play
from mauseloch.core.bot import Answer, Bot, Question
from mauseloch.core.errors import (
    DamagedRecordError,
    MauselochError,
    RecordMismatchError,
    SetupError,
)
from mauseloch.core.game import AnyGame, Game, Input, Nature, Outcome, Waiting
from mauseloch.core.laws import check_laws
from mauseloch.core.match import Match
from mauseloch.core.plain import plain
from mauseloch.core.record import Record
from mauseloch.core.replay import replay as replay_record
from mauseloch.games import game, names

__all__ = [
    "Answer",
    "AnyGame",
    "Bot",
    "Game",
    "Input",
    "Match",
    "MauselochError",
    "Nature",
    "Outcome",
    "Question",
    "Record",
    "Waiting",
    "bot",
    "check_laws",
    "game",
    "games",
    "plain",
    "play",
    "replay",
]
__version__ = "0.1.0"


def games() -> Sequence[str]:
    """The ids of the games there are."""
    return names()


def replay(record: Record | str | Path, rules: AnyGame | None = None) -> Match[Any, Any, Any]:
    """The match that a record tells, checked input by input; raises RecordError.

    A record is a Record, the path of its file, or its text. Rules are needed for a game that is
    not one of ours.
    """
    if isinstance(record, Path):
        try:
            record = record.read_text(encoding="utf-8-sig")  # some editors mark their files
        except UnicodeDecodeError as error:
            raise DamagedRecordError(f"no text at byte {error.start}") from None
    if isinstance(record, str):
        record = Record.loads(record)
    if rules is None:
        try:
            rules = game(record.game, **record.options)
        except SetupError as error:
            raise RecordMismatchError(str(error)) from error
    return replay_record(record, rules)
