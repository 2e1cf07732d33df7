"""The registry of nodes in PostgreSQL.

Taking a table locks the row of its owner first, so that no heartbeat can slip in between. It never
waits for a lock, though: a node that freezes in the middle of a transaction keeps its locks until
the database ends that transaction, and those who take its tables mustn't freeze with it.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, TextClause, text

from mauseloch.store.address import Address
from mauseloch.store.engines import claiming
from mauseloch.store.migrations import join, newest
from mauseloch.store.nodes import Beat, Found, Look, Peer, Taken
from mauseloch.store.reader import Reader
from mauseloch.store.rounds import Rounds

PATIENCE_S = 5.0
FORGOTTEN_S = 60.0
"""How long a dead node stays listed once all its tables are taken."""
MOST = 200
"""The maximum of tables that are found or claimed at once."""


class SqlRegistry:
    """The registry in PostgreSQL, with connections of its own.

    Heartbeats have one to themselves, so that they come in time however much else is asked.
    """

    def __init__(self, address: Address) -> None:
        self._pulse = Reader(address, claiming(address))
        self._thread = Reader(address, claiming(address))
        self._finding = Rounds(self._find, MOST)
        self._claiming = Rounds(self._claim, MOST)

    async def close(self) -> None:
        """Close the connections."""
        await self._thread.close()
        await self._pulse.close()

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

        return await self._pulse.ask(begin, PATIENCE_S)

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

        return await self._pulse.ask(beat, PATIENCE_S)

    async def leave(self, number: int) -> None:
        """Leave: other nodes may take its remaining tables at once."""

        def leave(connection: Connection) -> None:
            connection.execute(_LEAVE, {"number": number})
            connection.commit()

        await self._pulse.ask(leave, PATIENCE_S)

    async def find(self, id_: str, code: str) -> Found | None:
        """A table by its id or its code."""
        return None if "\0" in id_ + code else await self._finding.ask((id_, code))

    async def _find(self, wanted: Sequence[tuple[str, str]]) -> Sequence[Found | None]:
        ids, codes = map(list, zip(*wanted, strict=True))

        def find(connection: Connection) -> Sequence[Found | None]:
            rows = connection.execute(_FIND, {"ids": ids, "codes": codes}).all()
            connection.rollback()
            found = [
                (row, Found(row.id, row.epoch, _peer(row) if row.alive else None)) for row in rows
            ]
            by_code = {row.code: one for row, one in found}
            by_id = {one.id: one for _, one in found}
            return [by_id.get(id_) or by_code.get(code) for id_, code in wanted]

        return await self._thread.ask(find, PATIENCE_S)

    async def claim(self, id_: str, number: int, *, orphan: bool = False) -> Taken | None:
        """Take a table with a dead owner."""
        return await self._claiming.ask((id_, number, orphan))

    async def _claim(self, wanted: Sequence[tuple[str, int, bool]]) -> Sequence[Taken | None]:
        def claim(connection: Connection) -> Sequence[Taken | None]:
            ids, number = [id_ for id_, _, _ in wanted], wanted[-1][1]
            orphans = any(orphan for _, _, orphan in wanted)
            taken = _taken(connection, _THESE, number, orphans=orphans, ids=ids)
            connection.commit()
            found = {one.id: one for one in taken}
            return [found.get(id_) for id_ in ids]

        return await self._thread.ask(claim, PATIENCE_S)

    async def claim_some(self, number: int, limit: int, *, orphans: bool = False) -> list[Taken]:
        """Take some tables with dead owners, or only orphans."""

        def claim(connection: Connection) -> list[Taken]:
            taken = _taken(connection, _SOME, number, orphans=orphans, limit=limit)
            connection.execute(_FORGET, {"forgotten": FORGOTTEN_S})
            connection.commit()
            return taken

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


def _taken(
    connection: Connection, which: TextClause, number: int, *, orphans: bool, **given: Any
) -> list[Taken]:
    """Take those of these tables that belong to the dead, or to nobody.

    Whose they are is checked once they are locked, in a statement of its own: the one that locks
    them may not know a node yet that has registered, and claimed one of them, since it began.
    """
    dead = [] if orphans else list(connection.scalars(_DEAD))
    ids = list(connection.scalars(which, {**given, "dead": dead}))
    claimed = connection.execute(_CLAIM, {"ids": ids, "dead": dead, "number": number})
    return [Taken(row.id, row.epoch) for row in claimed]


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
    "SELECT tables.id, code, epoch, coalesce(expires_at > clock_timestamp(), false) AS alive, "
    "number, name, address, secret, draining, nodes.tables "
    "FROM tables LEFT JOIN nodes ON number = owner "
    "WHERE tables.id = ANY(:ids) OR code = ANY(:codes)"
)
_DEAD = text("SELECT number FROM nodes WHERE expires_at < clock_timestamp() FOR SHARE SKIP LOCKED")
_DEAD_ONES = "(owner IS NULL OR owner = ANY(:dead) OR owner NOT IN (SELECT number FROM nodes))"
_THESE = text(
    f"SELECT id FROM tables WHERE id = ANY(:ids) AND {_DEAD_ONES} "  # noqa: S608 - our own words
    "ORDER BY id FOR UPDATE SKIP LOCKED"
)
_SOME = text(
    f"SELECT id FROM tables WHERE {_DEAD_ONES} "  # noqa: S608 - as above
    "ORDER BY id LIMIT :limit FOR UPDATE SKIP LOCKED"
)
_CLAIM = text(
    "UPDATE tables SET owner = :number, epoch = epoch + 1 "  # noqa: S608 - as above
    f"WHERE id = ANY(:ids) AND {_DEAD_ONES} RETURNING id, epoch"
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
