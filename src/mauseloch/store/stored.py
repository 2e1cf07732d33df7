"""A match as it is stored."""

from collections.abc import Mapping
from dataclasses import dataclass

from mauseloch.core.errors import shown
from mauseloch.core.game import Input, Outcome
from mauseloch.core.options import Value
from mauseloch.core.record import Record
from mauseloch.store.changes import Append, Begin, End
from mauseloch.store.errors import ConflictError


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """Everything that is known of a match, and nothing about who played it."""

    id: str
    table: str
    game: str
    version: int
    options: Mapping[str, Value]
    seats: int
    seed: str
    started_at: float
    inputs: tuple[Input, ...] = ()
    ended_at: float | None = None
    """None while it runs; `reason` and `outcome` likewise."""
    reason: str | None = None
    outcome: Outcome | None = None

    def record(self) -> Record:
        """The match as a document. While it runs, this is secret: it holds the seed."""
        return Record(
            game=self.game,
            version=self.version,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            inputs=self.inputs,
            outcome=self.outcome,
        )


def conflict(
    change: Begin | Append | End, length: int | None, *, over: bool
) -> ConflictError | None:
    """Why a change does not fit a match of so many inputs, None if it does.

    A length of None is a match that is not there.
    """
    name = shown(change.match)
    if isinstance(change, Begin):
        return None if length is None else ConflictError(f"there is a match {name} already")
    if length is None:
        return ConflictError(f"there is no match {name}")
    if over:
        return ConflictError(f"match {name} is over")
    if length != change.length:
        return ConflictError(f"{length} inputs of match {name} are stored, not {change.length}")
    return None
