"""From a record back to its match."""

from collections.abc import Iterator

from mauseloch.core.errors import InputError, RecordMismatchError, RecordVersionError, SetupError
from mauseloch.core.game import Game, Input
from mauseloch.core.match import Match, N, S, V
from mauseloch.core.record import Record


def replay(record: Record, game: Game[S, V, N]) -> Match[S, V, N]:
    """The match that this record tells, every input checked against the rules, and the outcome too.

    Raises RecordError. A match that was not over can be played on from here.
    """
    told, played = (record.game, dict(record.options)), (game.name, dict(game.chosen))
    if told != played:
        raise RecordMismatchError(f"the record is of {told}, not of {played}")
    if record.version != game.version:
        raise RecordVersionError(
            f"the record follows version {record.version} of the rules of {game.name}; "
            f"this program plays version {game.version}"
        )
    number = 0

    def counted() -> Iterator[Input]:
        nonlocal number
        for put in record.inputs:
            number += 1
            yield put

    try:
        match = Match(game, record.seats, record.seed, counted())
    except InputError as error:
        raise RecordMismatchError(
            f"input {number}, {str(record.inputs[number - 1])!r}: {error}"
        ) from error
    except SetupError as error:
        raise RecordMismatchError(str(error)) from error
    if record.outcome != match.outcome:
        says = "says the match is not over" if record.outcome is None else f"says {record.outcome}"
        found = "is not over" if match.outcome is None else f"ends with {match.outcome}"
        raise RecordMismatchError(f"the record {says}, but the match it tells {found}")
    return match
