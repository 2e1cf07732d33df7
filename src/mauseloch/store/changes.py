"""The nine kinds of change that can be written, and the stored match that results.

A match only grows. `Append` and `End` carry the number of inputs that their writer believes to be
stored; if there are more or fewer, another process has continued the match, and the write is
refused. So two processes can never both continue one match, whatever they believe of each other.

Where several servers share a database, each table belongs to one of them. `Open`, `Hold` and
`HandOver` manage its owner: a write that holds a table is refused as a whole if the table has
changed owner since.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.game import Input, Outcome
from mauseloch.core.options import Value
from mauseloch.core.record import Record


class StoreError(MauselochError):
    """Nothing could be written or read; the text says why in one line, without any password."""

    code = "store"


class OutdatedError(StoreError):
    """A newer version has changed the database, and this one can no longer use it."""


class ConflictError(StoreError):
    """The stored state isn't what the writer believed, so nothing of its write was stored."""

    code = "conflict"


class LostTableError(ConflictError):
    """The table now belongs to another server, or is gone; nothing of the write was stored."""

    code = "lost_table"


class StoreAwayError(StoreError):
    """The database is unreachable, full or busy: trying again later will help."""

    code = "store_away"


class DamagedMatchError(StoreError):
    """A stored match cannot be read; it is left alone for a person to look at."""

    code = "damaged_match"


@dataclass(frozen=True, slots=True)
class Open:
    """A new table of this node, in its first epoch; its document follows."""

    id: str
    code: str
    """Must be unique among tables."""
    owner: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Make the rest of the write depend on the table being this node's, in this epoch.

    No other node can take the table before the commit.
    """

    table: str
    owner: int
    epoch: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a table of this node to another one, which owns it in the next epoch."""

    table: str
    owner: int
    epoch: int
    to: int


@dataclass(frozen=True, slots=True)
class PutTable:
    """Store a table's document, replacing the old one; to the store it is only bytes."""

    id: str
    document: bytes


@dataclass(frozen=True, slots=True)
class DropTable:
    """Delete a table, if it exists; its matches stay, as they name nobody."""

    id: str


@dataclass(frozen=True, slots=True)
class DropMatch:
    """Delete a match, if it exists and is over; a running one stays."""

    match: str


@dataclass(frozen=True, slots=True)
class Begin:
    """A new match. Ids that sort by time keep matches in progress close together on disk."""

    match: str
    table: str
    game: str
    version: int
    options: Mapping[str, Value]
    seats: int
    seed: str
    started_at: float
    """In seconds since 1970, UTC."""


@dataclass(frozen=True, slots=True)
class Append:
    """The next inputs of a running match that has exactly `length` inputs stored."""

    match: str
    length: int
    inputs: Sequence[Input]
    """The writer takes these over: don't change them any more."""


@dataclass(frozen=True, slots=True)
class End:
    """A running match is over after exactly `length` inputs."""

    match: str
    length: int
    outcome: Outcome | None
    """None if the match wasn't played to its end."""
    reason: str
    """A short code: the rule that ended it or, without an outcome, why it couldn't continue."""
    ended_at: float
    """In seconds since 1970, UTC."""


Owning = Open | Hold | HandOver
Change = Owning | PutTable | DropTable | DropMatch | Begin | Append | End


@dataclass(frozen=True, slots=True)
class StoredMatch(Begin):
    """A match from its beginning, without anything about who played it."""

    inputs: tuple[Input, ...] = ()
    ended_at: float | None = None
    """None while the match runs; `reason` and `outcome` likewise."""
    reason: str | None = None
    outcome: Outcome | None = None

    def record(self) -> Record:
        """The match as a document. Keep it secret while the match runs: it holds the seed."""
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
    """Why a change doesn't fit a match with `length` inputs; None if it does.

    A length of None means that the match doesn't exist.
    """
    name = shown(change.match)
    if isinstance(change, Begin):
        return None if length is None else ConflictError(f"match {name} already exists")
    if length is None:
        return ConflictError(f"there is no match {name}")
    if over:
        return ConflictError(f"match {name} is over")
    if length != change.length:
        return ConflictError(f"{length} inputs of match {name} are stored, not {change.length}")
    return None
