"""Turn a record back into its match, by the rules of the game it names."""

from os import PathLike
from typing import Any

from mauseloch.core.errors import RecordMismatchError, SetupError
from mauseloch.core.game import AnyGame
from mauseloch.core.match import Match
from mauseloch.core.record import Record
from mauseloch.core.replay import replay as replay_record
from mauseloch.games import edition


def replay(
    record: Record | str | PathLike[str], rules: AnyGame | None = None
) -> Match[Any, Any, Any]:
    """Replay a record, checking input by input; raises RecordError.

    `record` is a Record or the name of its file. Pass `rules` for a game that is not installed.
    """
    if not isinstance(record, Record):
        record = Record.load(record)
    if rules is None:
        try:
            rules = edition(record.game, record.version, record.options)
        except SetupError as error:
            raise RecordMismatchError(str(error)) from error
    return replay_record(record, rules)
