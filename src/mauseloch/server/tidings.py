"""The messages between nodes of a place: at most one every second, if there is any news.

They contain keys of callers, which are addresses, so they are never stored or logged. They contain
no names, links, codes or tokens: a table is represented by a hash of its link.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from mauseloch.core.errors import SetupError
from mauseloch.server.callers import is_key
from mauseloch.server.doors import Use
from mauseloch.server.notices import Announced, check
from mauseloch.server.origins import Origin

MOST_USES = 500
"""The most uses of shares in one message: the smallest are left out, so that a flood from many
addresses doesn't become a flood between nodes."""
AT_ONCE = 500
"""The most blocks and tables in one message; the rest follows in the next."""
LARGEST = 1 << 20
MOST = 1e6
Seconds = Annotated[float, Meta(ge=0, le=1e10)]
Mark = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Tidings(Struct, frozen=True, omit_defaults=True):
    """A message from one node to another. Anything left out hasn't changed."""

    node: Annotated[int, Meta(ge=1)]
    """The number of the sending node."""
    number: Annotated[int, Meta(ge=1)]
    """Increases with every message; one that gets no answer is repeated with the same number."""
    anew: bool = False
    """Whether this begins a full list of the node's tables."""
    uses: list[Use] = []
    """Uses of callers' shares since the last message."""
    wrong_codes: Annotated[float, Meta(ge=0, le=MOST)] = 0.0
    """Wrong codes of all callers together since the last message."""
    blocks: dict[str, tuple[Seconds, bool]] = {}
    """How much longer callers are blocked, and whether by the owner; 0 seconds lifts a block."""
    tables: dict[Mark, Origin | None] = {}
    """The origins of tables at this node; None for deleted ones."""
    others: dict[Mark, Origin] = {}
    """The origins of tables that it doesn't have, or no longer has."""
    notice: Announced | None = None

    def __post_init__(self) -> None:
        """Reject a message completely if any part of it is wrong."""
        keys = [*self.blocks, *(key for key, _, _ in self.uses)]
        if not all(map(is_key, keys)):
            raise ValueError("not the keys of callers")
        if not all(0 < amount <= MOST for _, _, amount in self.uses):
            raise ValueError("an impossible use of a share")
        if self.notice is not None:
            try:
                for language, (text, _) in self.notice.texts.items():
                    check(text, language)
            except SetupError as error:
                raise ValueError(str(error)) from None


class Heard(Struct, frozen=True, omit_defaults=True):
    """The answer to a message: its effects at the other node."""

    told: int = 0
    """Connections at tables that were sent the notice."""
    closed: int = 0
    """Connections of callers blocked by the owner that were closed."""
    lifted: int = 0
    """Blocks that were lifted."""

    def __add__(self, other: "Heard") -> "Heard":
        """Add up the effects of two messages."""
        return Heard(self.told + other.told, self.closed + other.closed, self.lifted + other.lifted)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Tidings).decode
decode_heard = msgspec.json.Decoder(Heard).decode
