"""Nodes, servers that share one database, and which of them owns which table.

A node has a *lease*: it may serve its tables until a time on the database's clock, which every
heartbeat extends. A table has an *epoch*, which increases with every new owner. The epoch makes it
safe: every write checks it under a lock on the table's row. The lease only determines when others
may take a table.
"""

from typing import NamedTuple, Protocol

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say


class Peer(NamedTuple):
    """A node that is alive."""

    number: int
    name: str
    address: str
    """The address at which other nodes reach it."""
    secret: str
    """The secret they must send it."""
    draining: bool = False
    tables: int = 0


class Beat(NamedTuple):
    """The result of a heartbeat."""

    late: bool
    """The lease had already expired: others may have taken tables since."""
    peers: list[Peer]
    """All living nodes, including this one."""


class Found(NamedTuple):
    """A table and its owner."""

    id: str
    epoch: int
    owner: Peer | None
    """None if no living node owns it."""


class Taken(NamedTuple):
    """A table that belongs to this node."""

    id: str
    epoch: int


class Look(NamedTuple):
    """What there is to take over."""

    waiting: bool
    """Whether there are tables with a dead owner."""
    ours: int
    """How many tables belong to this node."""


class Registry(Protocol):
    """What nodes record about themselves. Every method raises StoreError if it fails."""

    async def register(self, name: str, address: str, version: str, lease_s: float) -> Peer | None:
        """Join as a node of this name; None while another node of this name lives elsewhere.

        One at the same address must be dead: only one process can listen there.
        """

    async def beat(
        self, number: int, lease_s: float, tables: int, *, draining: bool
    ) -> Beat | None:
        """Extend the lease; None if this node is no longer listed."""

    async def leave(self, number: int) -> None:
        """Leave: other nodes may take its remaining tables at once."""

    async def find(self, id_: str, code: str) -> Found | None:
        """A table by its id or its code."""

    async def claim(self, id_: str, number: int, *, orphan: bool = False) -> Taken | None:
        """Take a table with a dead owner; None if the owner is alive after all.

        An orphan's owner is no longer even listed. With `orphan`, take the table only if it is one.
        """

    async def claim_some(self, number: int, limit: int, *, orphans: bool = False) -> list[Taken]:
        """Take some tables with dead owners, or only orphans."""

    async def look(self, number: int) -> Look:
        """Check whether there are tables to claim, and how many this node already has."""

    async def owned(self, number: int) -> list[Taken]:
        """The tables that belong to this node now."""


def taken_name(name: str) -> SetupError:
    """The error that another living node has this name."""
    return SetupError(
        f"another server called {name} uses this database; give this one a different name",
        say("error-node-name", name=name),
    )
