"""The queries of a database, each a function of a connection.

An unreadable row is left as it is and reported separately; all others are found.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, Select, select, tuple_

from mauseloch.core.errors import shown
from mauseloch.core.game import Input, Outcome
from mauseloch.store.changes import DamagedMatchError, StoredMatch, StoreError
from mauseloch.store.schema import matches, tables


class Damaged(NamedTuple):
    """A match with an unreadable row, and why it can't be read."""

    match: str
    why: str

    def error(self) -> DamagedMatchError:
        """The exception for it."""
        return DamagedMatchError(f"match {shown(self.match)} cannot be read: {self.why}")


class Found(NamedTuple):
    """The matches found, and those that can't be read."""

    matches: list[StoredMatch]
    damaged: list[Damaged]
    last: str | None
    """The id of the last one, readable or not: the next page begins after it."""


def some_tables(
    connection: Connection, ids: Collection[str] | None = None
) -> list[tuple[str, bytes]]:
    """These tables, or all of them, ordered by id."""
    wanted = _TABLES if ids is None else _TABLES.where(tables.c.id.in_(ids))
    return [(id_, document) for id_, document in connection.execute(wanted)]


_TABLES = select(tables.c.id, tables.c.document).order_by(tables.c.id)


def running(connection: Connection) -> Found:
    """The matches that are not over."""
    wanted = select(matches).where(matches.c.ended_at.is_(None))
    return _found(connection, wanted.order_by(matches.c.started_at, matches.c.id))


def one(connection: Connection, match: str) -> StoredMatch | None:
    """A match by its id; raises DamagedMatchError."""
    if "\0" in match:  # PostgreSQL refuses even to look for it
        return None
    found = _found(connection, select(matches).where(matches.c.id == match))
    for damaged in found.damaged:
        raise damaged.error()
    return next(iter(found.matches), None)


def several(connection: Connection, ids: Sequence[str]) -> Found:
    """Matches by their ids, which must not contain NUL."""
    return _found(connection, select(matches).where(matches.c.id.in_(ids)))


def finished(connection: Connection, after: str | None, limit: int) -> Found:
    """A page of finished matches."""
    wanted = select(matches).where(matches.c.ended_at.is_not(None))
    if after is not None:
        ended_at = None
        if "\0" not in after:
            ended_at = connection.scalar(select(matches.c.ended_at).where(matches.c.id == after))
        if ended_at is None:
            raise StoreError(f"{shown(after)} isn't a finished match, so no page follows it")
        wanted = wanted.where(tuple_(matches.c.ended_at, matches.c.id) > tuple_(ended_at, after))
    page = wanted.order_by(matches.c.ended_at, matches.c.id).limit(max(limit, 0))
    return _found(connection, page)


def ended_before(connection: Connection, time: float, limit: int) -> list[str]:
    """The ids of matches that ended before this time, oldest first."""
    wanted = select(matches.c.id).where(matches.c.ended_at < time)
    oldest = wanted.order_by(matches.c.ended_at, matches.c.id).limit(limit)
    return list(connection.scalars(oldest))


def _found(connection: Connection, wanted: Select[Any]) -> Found:
    found = Found([], [], None)
    last = None
    for row in connection.execute(wanted).mappings():
        last = row["id"]
        try:
            found.matches.append(_match(row))
        except Exception as error:
            found.damaged.append(Damaged(last, " ".join(str(error).split())))
    return found._replace(last=last)


def _match(row: RowMapping) -> StoredMatch:
    return StoredMatch(
        match=row["id"],
        table=row["table"],
        game=row["game"],
        version=row["version"],
        options=row["options"],
        seats=row["seats"],
        seed=row["seed"],
        started_at=row["started_at"],
        inputs=tuple(map(Input.parse, row["inputs"].split("\n")[:-1])),
        ended_at=row["ended_at"],
        reason=row["reason"],
        outcome=_outcome(row["outcome"]),
    )


def _outcome(found: Mapping[str, Any] | None) -> Outcome | None:
    if found is None:
        return None
    return Outcome(
        scores=tuple(found["scores"]),
        ranks=tuple(found["ranks"]),
        ended_by=found["ended_by"],
        decided_by=found["decided_by"],
    )
