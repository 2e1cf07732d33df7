"""The document of a table: the part that outlives the process."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

import msgspec

from mauseloch.core.options import Value

Pace = Literal["quick", "calm", "relaxed"]
PACES: Mapping[Pace, int] = {"quick": 20, "calm": 60, "relaxed": 86_400}
"""Seconds per answer."""


class Place(msgspec.Struct, omit_defaults=True):
    """A seat and its occupant: a person, a bot, or nobody yet."""

    name: str = ""
    """A name typed by a person, or the message id of one of our names."""
    owner: str = ""
    """The hash of the person's token; empty if there is no person."""
    bot: str = ""
    """The bot that plays here; at a person's seat, the one that stands in for them."""
    portrait: str = ""
    """The person's; empty if they haven't chosen one."""
    colour: str = ""
    """The person's; empty if they haven't chosen one."""
    free: bool = False
    """A bot is keeping the seat warm: anyone may sit down."""
    next: str = ""
    """The hash of the token of the person who takes over from a bot with the next match."""
    next_name: str = ""
    """That person's name."""
    next_portrait: str = ""
    next_colour: str = ""


class Document(msgspec.Struct, omit_defaults=True):
    """Everything about a table that must outlive the process, except the inputs of its match."""

    id: str
    """Unguessable: it lets you in."""
    code: str
    """Short enough to call across a room."""
    game: str
    options: dict[str, Value]
    public: bool
    pace: Pace
    places: list[Place]
    host: str
    """The hash of the token of the person who may change the table."""
    created_at: float
    active_at: float
    match: str = ""
    """The id of the match being played, or just played."""
    seed: str = ""
    opened: int = 0
    """The number of the open question: how many inputs there were when it was asked."""
    opened_at: float = 0.0
    played: int = 0
    wins: list[int] = []
    even: bool = False
    """In a race, everyone is measured against their own usual time."""
    held_s: float = 0.0
    """The time left for the open question when the table was handed to another server; else 0."""
    players: list[str] = []
    """The hashes of the tokens of all who have played in this match, even if they left."""


def unknown_fields(content: bytes) -> dict[str, msgspec.Raw]:
    """The fields that a newer version has written and this one doesn't know.

    Only fields of the document itself: seats change hands, and we don't know what their unknown
    fields mean.
    """
    found = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    return {name: value.copy() for name, value in found.items() if name not in _KNOWN}


def stored(document: Document, more: Mapping[str, msgspec.Raw]) -> bytes:
    """Encode the document for storage, along with a newer version's fields."""
    content = msgspec.json.encode(document)
    return content[:-1] + b"," + msgspec.json.encode(more)[1:] if more else content


_KNOWN = frozenset(Document.__struct_fields__)


def hashed(token: str) -> str:
    """The hash of a token or seed, to store or show in its place."""
    return sha256(token.encode()).hexdigest()
