"""The nodes of a place: servers that share one database, and which of them owns which table.

A node has a *lease*: it may speak for its tables until a time by the database's clock, which every
heartbeat moves on. A table has an *epoch*, one higher with every owner. The epoch makes it safe:
every write checks it under a lock on the table's row. The lease only says when others may take a
table.
"""

from typing import NamedTuple, Protocol

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say


class Peer(NamedTuple):
    """A node that is alive."""

    number: int
    name: str
    address: str
    """Where other nodes reach it."""
    secret: str
    """What it wants to hear from them."""
    draining: bool = False
    tables: int = 0


class Beat(NamedTuple):
    """What a heartbeat found out."""

    late: bool
    """The lease was over before it: others may have taken tables since."""
    peers: list[Peer]
    """All who are alive, this node among them."""


class Found(NamedTuple):
    """A table, and who owns it."""

    id: str
    epoch: int
    owner: Peer | None
    """None if nobody does who is alive."""


class Taken(NamedTuple):
    """A table that is this node's."""

    id: str
    epoch: int


class Look(NamedTuple):
    """What there is to do."""

    waiting: bool
    """Whether there are tables whose owner is dead."""
    ours: int
    """How many tables are this node's."""


class Registry(Protocol):
    """What nodes write down about themselves. Every method raises StoreError if it cannot."""

    async def register(self, name: str, address: str, version: str, lease_s: float) -> Peer | None:
        """Begin as a node of this name; None while another one of this name lives elsewhere.

        One at the same address has died: nobody else could listen there.
        """

    async def beat(
        self, number: int, lease_s: float, tables: int, *, draining: bool
    ) -> Beat | None:
        """Move the lease on; None if this node is not listed any more."""

    async def leave(self, number: int) -> None:
        """The node ends: what is still its own may be taken at once."""

    async def find(self, id_: str, code: str) -> Found | None:
        """A table by its id or its code."""

    async def claim(self, id_: str, number: int, *, orphan: bool = False) -> Taken | None:
        """Take a table whose owner is dead; None if it is alive after all.

        An orphan's owner is not even listed any more: if that is asked for, nothing else is taken.
        """

    async def claim_some(self, number: int, limit: int, *, orphans: bool = False) -> list[Taken]:
        """Take some tables of owners who are dead, or only orphans."""

    async def look(self, number: int) -> Look:
        """Whether there are tables to be claimed, and how many are this node's already."""

    async def owned(self, number: int) -> list[Taken]:
        """The tables that are this node's now."""


def taken_name(name: str) -> SetupError:
    """That another node lives under this name."""
    return SetupError(
        f"another server called {name} uses this database; give this one another name",
        say("error-node-name", name=name),
    )
