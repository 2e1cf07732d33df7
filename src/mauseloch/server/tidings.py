"""What nodes of a place tell each other: a message every second at most, if there is anything new.

It holds keys of callers, which are addresses, so it is never stored or logged. It holds no name,
link, code or token: a table is a hash of its link.
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
"""Of more callers and shares one message does not tell: those who have used least are left out, so
that a flood from many addresses does not become one between nodes."""
AT_ONCE = 500
"""Blocks and tables in a message; whatever is left follows in the next one."""
LARGEST = 1 << 20
MOST = 1e6
Seconds = Annotated[float, Meta(ge=0, le=1e10)]
Mark = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Tidings(Struct, frozen=True, omit_defaults=True):
    """From one node to another. What is left out has not changed."""

    node: Annotated[int, Meta(ge=1)]
    """Whose they are."""
    number: Annotated[int, Meta(ge=1)]
    """Every message has a higher one; but one that nobody has answered is sent once more."""
    anew: bool = False
    """All tables of this node follow, beginning here."""
    uses: list[Use] = []
    """What callers have used of their shares since the last message."""
    wrong_codes: Annotated[float, Meta(ge=0, le=MOST)] = 0.0
    """The same of everybody together."""
    blocks: dict[str, tuple[Seconds, bool]] = {}
    """For how much longer callers are blocked, and whether by the owner; 0 seconds lift a block."""
    tables: dict[Mark, Origin | None] = {}
    """Of tables that this node has, and None for those that are gone."""
    others: dict[Mark, Origin] = {}
    """Of tables that it has not, or not any more."""
    notice: Announced | None = None

    def __post_init__(self) -> None:
        """Nothing that is wrong in any part is to be believed in another."""
        keys = [*self.blocks, *(key for key, _, _ in self.uses)]
        if not all(map(is_key, keys)):
            raise ValueError("these are no keys of callers")
        if not all(0 < amount <= MOST for _, _, amount in self.uses):
            raise ValueError("nobody uses so much")
        if self.notice is not None:
            try:
                for language, (text, _) in self.notice.texts.items():
                    check(text, language)
            except SetupError as error:
                raise ValueError(str(error)) from None


class Heard(Struct, frozen=True, omit_defaults=True):
    """The answer: what came of it there."""

    told: int = 0
    """Connections at tables that were shown the notice."""
    closed: int = 0
    """Connections of those the owner has blocked."""
    lifted: int = 0
    """Blocks."""

    def __add__(self, other: "Heard") -> "Heard":
        """What came of both."""
        return Heard(self.told + other.told, self.closed + other.closed, self.lifted + other.lifted)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Tidings).decode
decode_heard = msgspec.json.Decoder(Heard).decode
