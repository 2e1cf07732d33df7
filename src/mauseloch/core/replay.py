"""Turn a record back into its match."""

from collections.abc import Iterator

from mauseloch.core.errors import (
    InputError,
    RecordMismatchError,
    RecordVersionError,
    SetupError,
    shown,
)
from mauseloch.core.game import AnyGame, Game, Input, Outcome
from mauseloch.core.match import Match, N, S, V
from mauseloch.core.record import Record


def replay(record: Record, game: Game[S, V, N]) -> Match[S, V, N]:
    """Replay this record, checking every input and the outcome against the rules.

    Raises RecordError. A match that wasn't over can be continued from here.
    """
    check_version(record, game)
    for name in {**game.chosen, **record.options}:
        said, plays = record.options.get(name), game.chosen.get(name)
        if (type(said), said) != (type(plays), plays):
            raise RecordMismatchError(
                f"the record says option {shown(name)} is {shown(said)}, the rules {shown(plays)}"
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
        said, plays = _told(record.outcome), _told(match.outcome)
        raise RecordMismatchError(f"the record says {said}, but its inputs lead to {plays}")
    return match


def check_version(record: Record, game: AnyGame) -> None:
    """Raise RecordError unless the record is of this version of this game."""
    if record.game != game.name:
        raise RecordMismatchError(f"the record is of {shown(record.game)}, not {game.name!r}")
    if record.version != game.version:
        raise RecordVersionError(
            f"the record follows version {record.version} of the rules of {game.name}; "
            f"this program plays version {game.version}"
        )


def _told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "no outcome yet"
    return f"scores {outcome.scores}, ranks {outcome.ranks} ({outcome.reason})"
