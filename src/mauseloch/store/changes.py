"""What can be written: five kinds of change, and no others.

A match only grows. `Append` and `End` say how many inputs their writer believes to be stored; if
there are more or fewer, somebody else has gone on with the match, and the write is refused. So two
processes can never both continue one match, whatever they think about each other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mauseloch.core.game import Input, Outcome
from mauseloch.core.options import Value


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


Change = PutTable | DropTable | Begin | Append | End
