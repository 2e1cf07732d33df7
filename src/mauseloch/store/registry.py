"""The registry of nodes in PostgreSQL.

Taking a table locks the row of its owner first, so that no heartbeat can slip in between.
"""

import secrets
from typing import Any

from sqlalchemy import Connection, Row, text

from mauseloch.store.address import Address
from mauseloch.store.engines import claiming
from mauseloch.store.migrations import join, newest
from mauseloch.store.nodes import Beat, Found, Look, Peer, Taken
from mauseloch.store.reader import Reader

PATIENCE_S = 5.0
FORGOTTEN_S = 60.0
"""How long a dead node stays listed once all its tables are taken."""


class SqlRegistry:
    """The registry in PostgreSQL, with a connection of its own."""

    def __init__(self, address: Address) -> None:
        self._thread = Reader(address, claiming(address))

    async def close(self) -> None:
        """Close the connection."""
        await self._thread.close()

    async def register(self, name: str, address: str, version: str, lease_s: float) -> Peer | None:
        """Join as a node of this name."""

        def begin(connection: Connection) -> Peer | None:
            join(connection)
            given = {"name": name, "address": address, "lease": lease_s}
            connection.execute(_PREDECESSOR, given)
            if connection.execute(_NAMESAKE, given).first() is not None:
                connection.rollback()
                return None
            secret = secrets.token_hex(16)
            ours = {"secret": secret, "version": version, "revision": newest()}
            number = connection.scalar(_REGISTER, {**given, **ours})
            connection.commit()
            return Peer(int(number or 0), name, address, secret)

        return await self._thread.ask(begin, PATIENCE_S)

    async def beat(
        self, number: int, lease_s: float, tables: int, *, draining: bool
    ) -> Beat | None:
        """Extend the lease; None if this node is no longer listed."""

        def beat(connection: Connection) -> Beat | None:
            given = {"number": number, "lease": lease_s, "tables": tables, "draining": draining}
            was = connection.scalar(_LOCK, given)
            if was is None:
                connection.rollback()
                return None
            late = bool(connection.scalar(_IS_OVER, {"was": was}))  # by a clock read after the lock
            connection.execute(_BEAT, given)
            peers = [_peer(row) for row in connection.execute(_ALIVE)]
            connection.commit()
            return Beat(late, peers)

        return await self._thread.ask(beat, PATIENCE_S)

    async def leave(self, number: int) -> None:
        """Leave: other nodes may take its remaining tables at once."""

        def leave(connection: Connection) -> None:
            connection.execute(_LEAVE, {"number": number})
            connection.commit()

        await self._thread.ask(leave, PATIENCE_S)

    async def find(self, id_: str, code: str) -> Found | None:
        """A table by its id or its code."""

        def find(connection: Connection) -> Found | None:
            row = connection.execute(_FIND, {"id": id_, "code": code}).first()
            connection.rollback()
            if row is None:
                return None
            return Found(row.id, row.epoch, _peer(row) if row.alive else None)

        if "\0" in id_ + code:
            return None
        return await self._thread.ask(find, PATIENCE_S)

    async def claim(self, id_: str, number: int, *, orphan: bool = False) -> Taken | None:
        """Take a table with a dead owner."""

        def claim(connection: Connection) -> Taken | None:
            given: dict[str, Any] = {"id": id_, "number": number}
            row = connection.execute(_OWNER, given).first()
            epoch = None
            if row is not None and (
                not row.listed or (not orphan and _is_dead(connection, row.owner))
            ):
                epoch = connection.scalar(_CLAIM, {**given, "owner": row.owner})
            connection.commit()
            return None if epoch is None else Taken(id_, int(epoch))

        return await self._thread.ask(claim, PATIENCE_S)

    async def claim_some(self, number: int, limit: int, *, orphans: bool = False) -> list[Taken]:
        """Take some tables with dead owners, or only orphans."""

        def claim(connection: Connection) -> list[Taken]:
            dead = [] if orphans else list(connection.scalars(_DEAD))
            given = {"number": number, "dead": dead, "limit": limit}
            found = [Taken(row.id, row.epoch) for row in connection.execute(_CLAIM_SOME, given)]
            connection.execute(_FORGET, {"forgotten": FORGOTTEN_S})
            connection.commit()
            return found

        return await self._thread.ask(claim, PATIENCE_S)

    async def look(self, number: int) -> Look:
        """Check whether there are tables to claim, and how many this node already has."""

        def look(connection: Connection) -> Look:
            row = connection.execute(_LOOK, {"number": number}).one()
            connection.rollback()
            return Look(row.waiting, row.ours)

        return await self._thread.ask(look, PATIENCE_S)

    async def owned(self, number: int) -> list[Taken]:
        """The tables that belong to this node now."""

        def owned(connection: Connection) -> list[Taken]:
            found = [
                Taken(row.id, row.epoch) for row in connection.execute(_OWNED, {"number": number})
            ]
            connection.rollback()
            return found

        return await self._thread.ask(owned, PATIENCE_S)


def _peer(row: Row[Any]) -> Peer:
    return Peer(row.number, row.name, row.address, row.secret, row.draining, row.tables)


def _is_dead(connection: Connection, number: int | None) -> bool:
    """Whether a node's lease has expired; nothing can extend it before the commit."""
    return connection.execute(_LOCK_DEAD, {"number": number}).first() is not None


_PREDECESSOR = text("DELETE FROM nodes WHERE name = :name AND address = :address")
_NAMESAKE = text("SELECT 1 FROM nodes WHERE name = :name AND expires_at > clock_timestamp()")
_REGISTER = text(
    "INSERT INTO nodes (name, address, secret, version, revision, expires_at, draining, tables) "
    "VALUES (:name, :address, :secret, :version, :revision, "
    "clock_timestamp() + make_interval(secs => :lease), false, 0) "
    "ON CONFLICT (name) DO UPDATE "
    "SET number = nextval(pg_get_serial_sequence('nodes', 'number')), "
    "address = excluded.address, secret = excluded.secret, version = excluded.version, "
    "revision = excluded.revision, expires_at = excluded.expires_at, draining = false, tables = 0 "
    "RETURNING number"
)
_LOCK = text("SELECT expires_at FROM nodes WHERE number = :number FOR UPDATE")
_IS_OVER = text("SELECT CAST(:was AS timestamptz) < clock_timestamp()")
_BEAT = text(
    "UPDATE nodes SET expires_at = clock_timestamp() + make_interval(secs => :lease), "
    "tables = :tables, draining = :draining WHERE number = :number"
)
_ALIVE = text(
    "SELECT number, name, address, secret, draining, tables FROM nodes "
    "WHERE expires_at > clock_timestamp() ORDER BY number"
)
_LEAVE = text("DELETE FROM nodes WHERE number = :number")
_FIND = text(
    "SELECT tables.id, tables.epoch, coalesce(expires_at > clock_timestamp(), false) AS alive, "
    "number, name, address, secret, draining, nodes.tables "
    "FROM tables LEFT JOIN nodes ON number = owner WHERE tables.id = :id OR code = :code"
)
_OWNER = text(
    "SELECT owner, number IS NOT NULL AS listed "
    "FROM tables LEFT JOIN nodes ON number = owner WHERE tables.id = :id"
)
_LOCK_DEAD = text(
    "SELECT 1 FROM nodes WHERE number = :number AND expires_at < clock_timestamp() FOR SHARE"
)
_CLAIM = text(
    "UPDATE tables SET owner = :number, epoch = epoch + 1 "
    "WHERE id = :id AND owner IS NOT DISTINCT FROM :owner RETURNING epoch"
)
_DEAD = text("SELECT number FROM nodes WHERE expires_at < clock_timestamp() FOR SHARE SKIP LOCKED")
_CLAIM_SOME = text(
    "UPDATE tables SET owner = :number, epoch = epoch + 1 WHERE id IN ("
    "SELECT id FROM tables WHERE owner IS NULL OR owner = ANY(:dead) "
    "OR owner NOT IN (SELECT number FROM nodes) "
    "ORDER BY id LIMIT :limit FOR UPDATE SKIP LOCKED) RETURNING id, epoch"
)
_FORGET = text(
    "DELETE FROM nodes WHERE expires_at < clock_timestamp() - make_interval(secs => :forgotten) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = number)"
)
# Every node asks this every two seconds, so it must not scan all tables: it jumps from one owner to
# the next in the index, however many tables each of them has.
_LOOK = text(
    "WITH RECURSIVE owners (owner) AS ("
    "(SELECT owner FROM tables WHERE owner IS NOT NULL ORDER BY owner LIMIT 1) "
    "UNION ALL SELECT (SELECT owner FROM tables WHERE owner > owners.owner ORDER BY owner LIMIT 1) "
    "FROM owners WHERE owners.owner IS NOT NULL) "
    "SELECT EXISTS (SELECT 1 FROM tables WHERE owner IS NULL) OR EXISTS ("
    "SELECT 1 FROM owners WHERE owner IS NOT NULL AND NOT EXISTS ("
    "SELECT 1 FROM nodes WHERE number = owner AND expires_at > clock_timestamp())) AS waiting, "
    "(SELECT count(*) FROM tables WHERE owner = :number) AS ours"
)
_OWNED = text("SELECT id, epoch FROM tables WHERE owner = :number")
