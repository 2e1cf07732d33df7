"""What can be written, nine kinds of change and no others, and the match that comes of them.

A match only grows. `Append` and `End` say how many inputs their writer believes to be stored; if
there are more or fewer, somebody else has gone on with the match, and the write is refused. So two
processes can never both continue one match, whatever they think about each other.

Where several servers share a database, each table belongs to one of them. `Open`, `Hold` and
`HandOver` say whose it is: a write that holds a table is refused as a whole if the table has got
another owner since.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.game import Input, Outcome
from mauseloch.core.options import Value
from mauseloch.core.record import Record


class StoreError(MauselochError):
    """Nothing could be written or read; the text says in one line why, without any password."""

    code = "store"


class OutdatedError(StoreError):
    """A newer version has changed the database, and programs of this one cannot go on with it."""


class ConflictError(StoreError):
    """What is stored is not what the writer believed, so nothing of its write was stored."""

    code = "conflict"


class LostTableError(ConflictError):
    """The table belongs to another server by now, or is gone; nothing of the write was stored."""

    code = "lost_table"


class StoreAwayError(StoreError):
    """The database is away, full or busy: it would do later what it cannot do now."""

    code = "store_away"


class DamagedMatchError(StoreError):
    """A stored match cannot be read; it is left as it is, for somebody to look at."""

    code = "damaged_match"


@dataclass(frozen=True, slots=True)
class Open:
    """A new table of this node, in its first epoch; its document is to follow."""

    id: str
    code: str
    """Which no other table may have."""
    owner: int


@dataclass(frozen=True, slots=True)
class Hold:
    """All else in the same write is done only if the table is this node's, in this epoch.

    Until the commit nobody else can take it.
    """

    table: str
    owner: int
    epoch: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """A table of this node, in this epoch, is another's from now on, in the next one."""

    table: str
    owner: int
    epoch: int
    to: int


@dataclass(frozen=True, slots=True)
class PutTable:
    """A table as it is now, in place of what was stored of it; the store cannot read it."""

    id: str
    document: bytes


@dataclass(frozen=True, slots=True)
class DropTable:
    """A table is gone, if it was ever there; its matches stay, for they name nobody."""

    id: str


@dataclass(frozen=True, slots=True)
class DropMatch:
    """A match that is over is forgotten, if it was ever there; a running one stays."""

    match: str


@dataclass(frozen=True, slots=True)
class Begin:
    """A new match. Ids that sort by time keep the matches being played together on disk."""

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
    """The next inputs of a running match, of which exactly `length` are stored so far."""

    match: str
    length: int
    inputs: Sequence[Input]
    """Handed over: not to be changed any more."""


@dataclass(frozen=True, slots=True)
class End:
    """A running match is over after exactly `length` inputs."""

    match: str
    length: int
    outcome: Outcome | None
    """None if it was not played to its end."""
    reason: str
    """A short code: which rule ended it or, without an outcome, why it could not go on."""
    ended_at: float
    """In seconds since 1970, UTC."""


Owning = Open | Hold | HandOver
Change = Owning | PutTable | DropTable | DropMatch | Begin | Append | End


@dataclass(frozen=True, slots=True)
class StoredMatch(Begin):
    """How a match began and all that came after it, and nothing about who played it."""

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
