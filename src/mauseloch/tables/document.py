"""What is kept of a table: the document that outlives the process."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

import msgspec

from mauseloch.core.options import Value

Pace = Literal["quick", "calm", "relaxed"]
PACES: Mapping[Pace, int] = {"quick": 20, "calm": 60, "relaxed": 86_400}
"""Seconds that a seat has for an answer."""


class Place(msgspec.Struct, omit_defaults=True):
    """A seat and who sits there: a person, a bot, or nobody yet."""

    name: str = ""
    """Typed by a person, or the id of a message with a name from our lists."""
    owner: str = ""
    """The hash of a person's token; empty without a person."""
    bot: str = ""
    """Which bot plays here; at a person's seat the one that stands in for them."""
    free: bool = False
    """A bot keeps it warm: anybody may sit down."""
    next: str = ""
    """The hash of the token of whoever plays here from the next match on; this one is a bot's."""
    next_name: str = ""
    """What they are called."""


class Document(msgspec.Struct, omit_defaults=True):
    """All of a table that must outlive the process, but for the inputs of its match."""

    id: str
    """Nobody can guess it: who has it may come in."""
    code: str
    """Short enough to be called across a room."""
    game: str
    options: dict[str, Value]
    public: bool
    pace: Pace
    places: list[Place]
    host: str
    """The hash of the token of whoever may change the table."""
    created_at: float
    active_at: float
    match: str = ""
    """The id of the match being played, or just played."""
    seed: str = ""
    opened: int = 0
    """How many inputs there were when the open question was asked: its number."""
    opened_at: float = 0.0
    played: int = 0
    wins: list[int] = []
    even: bool = False
    """In a race everybody is measured by what is usual for them."""
    held_s: float = 0.0
    """How much of its pace was left when it was handed to another server; 0 if it was not."""
    players: list[str] = []
    """The hashes of the tokens of everybody who has played in this match, even if they left."""


def unknown_fields(content: bytes) -> dict[str, msgspec.Raw]:
    """What a newer version has written about a table and this one does not know.

    Only fields of the document itself: seats change hands, and nobody here knows what theirs mean.
    """
    found = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    return {name: value.copy() for name, value in found.items() if name not in _KNOWN}


def stored(document: Document, more: Mapping[str, msgspec.Raw]) -> bytes:
    """The document as it is stored, with what a newer version has written besides."""
    content = msgspec.json.encode(document)
    return content[:-1] + b"," + msgspec.json.encode(more)[1:] if more else content


_KNOWN = frozenset(Document.__struct_fields__)


def hashed(token: str) -> str:
    """What is kept of a token, or told of a seed: not itself."""
    return sha256(token.encode()).hexdigest()
