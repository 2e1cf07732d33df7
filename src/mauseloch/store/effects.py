"""Apply changes to a database.

A run of changes of one kind is a single statement, executed for all of them at once: that makes a
group of a hundred appends cheap. Every statement states what it expects to find and counts the rows
it changed: fewer than the changes in the run is a conflict.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Executable, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from mauseloch.core.errors import shown
from mauseloch.store.changes import (
    Append,
    Begin,
    Change,
    DropMatch,
    DropTable,
    End,
    HandOver,
    Hold,
    LostTableError,
    Open,
    Owning,
    PutTable,
    conflict,
)
from mauseloch.store.schema import matches, tables

_Rows = Sequence[Mapping[str, Any]]


def together(connection: Connection, changes: Iterable[Change]) -> bool:
    """Apply all changes in as few statements as possible; False, half-way, if one conflicts.

    Ownership of tables is settled first. Changes to tables and to matches don't affect each other,
    so each kind is applied separately; otherwise they are applied in order.
    """
    runs = groupby(sorted(changes, key=lambda change: _ORDER.get(type(change), len(_ORDER))), type)
    return all(_EFFECTS[kind](connection, list(run)) for kind, run in runs)


_ORDER: Mapping[type[Change], int] = {Open: 0, Hold: 1, PutTable: 2, DropTable: 2, HandOver: 3}


def one_by_one(connection: Connection, changes: Iterable[Change], *, again: bool = False) -> None:
    """Apply the changes with one statement each; raises ConflictError.

    With `again`, they may already have been stored by an unconfirmed commit: finding them just as
    this writer wanted them isn't a conflict.
    """
    for change in changes:
        done = _EFFECTS[type(change)](connection, [change])
        if done or isinstance(change, PutTable | DropTable | DropMatch):
            continue
        if isinstance(change, Owning):
            if not (again and _is_owned(connection, change)):
                raise _lost(change)
            continue
        found = connection.execute(_FOUND, {"match": change.match}).mappings().one_or_none()
        if found is None:
            raise conflict(change, None, over=False) or LookupError(change.match)
        if not (again and _is_there(change, found)):
            over = found["ended_at"] is not None
            raise conflict(change, found["length"], over=over) or LookupError(change.match)


def _lost(change: Owning) -> LostTableError:
    if isinstance(change, Open):
        return LostTableError("a table with this id or code already exists")
    return LostTableError(f"table {shown(change.table)} no longer belongs to this server")


def _is_owned(connection: Connection, change: Owning) -> bool:
    """Whether a table is as this change would leave it; a Hold has to be checked again."""
    if isinstance(change, Hold):
        return False
    id_, owner, epoch = (
        (change.id, change.owner, FIRST_EPOCH)
        if isinstance(change, Open)
        else (change.table, change.to, change.epoch + 1)
    )
    wanted = (tables.c.id == id_) & (tables.c.owner == owner) & (tables.c.epoch == epoch)
    return connection.scalar(select(tables.c.id).where(wanted)) is not None


def _is_there(change: Begin | Append | End, found: Mapping[Any, Any]) -> bool:
    """Whether a match already contains this change: no other writer would write the same."""
    if isinstance(change, Begin):
        return all(found[one] == getattr(change, one) for one in ("table", "seed", "started_at"))
    if isinstance(change, End):
        return all(found[one] == getattr(change, one) for one in ("length", "reason", "ended_at"))
    inputs = [str(put) for put in change.inputs]
    stored = found["inputs"].split("\n")[:-1][change.length :]
    return bool(found["length"] >= change.length and stored[: len(inputs)] == inputs)


def _count(connection: Connection, statement: Executable, rows: _Rows) -> int:
    return connection.execute(statement, rows, execution_options=_COUNTING).rowcount


_COUNTING = {"preserve_rowcount": True}  # for insertions too
_FOUND = select(matches).where(matches.c.id == bindparam("match"))

_TOUCH = "UPDATE alembic_version SET version_num = version_num"


def touch(connection: Connection) -> None:
    """Write without changing anything, to find out whether the database takes writes."""
    connection.exec_driver_sql(_TOUCH)


FIRST_EPOCH = 1

# Tables only have owners where several nodes share a database, which must be PostgreSQL. Rows are
# locked in the order of their ids, to avoid deadlocks between commits.
_OPEN = (
    "INSERT INTO tables (id, code, owner, epoch, document) VALUES (%s, %s, %s, %s, '') "
    "ON CONFLICT DO NOTHING"
)
_HOLD = "SELECT id, owner, epoch FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
_HAND_OVER = (
    "UPDATE tables SET owner = %s, epoch = epoch + 1 WHERE id = %s AND owner = %s AND epoch = %s"
)


def _open(connection: Connection, run: Sequence[Open]) -> bool:
    rows = [(one.id, one.code, one.owner, FIRST_EPOCH) for one in run]
    return _straight(connection, _OPEN, rows) == len(rows)


def _hold(connection: Connection, run: Sequence[Hold]) -> bool:
    held = {one.table: one for one in run}
    if len(set(run)) > len(held):
        return False  # the same table in two epochs
    cursor = connection.connection.cursor()
    try:  # rows read under the lock are up to date, however long we waited for it
        found = cursor.execute(_HOLD, [sorted(held)]).fetchall()
    finally:
        cursor.close()
    return {Hold(*row) for row in found} == set(held.values())


def _hand_over(connection: Connection, run: Sequence[HandOver]) -> bool:
    rows = [(one.to, one.table, one.owner, one.epoch) for one in run]
    return _straight(connection, _HAND_OVER, rows) == len(rows)


# Nearly every change is an Append or a PutTable, so these two go straight to the driver, which
# takes half the time.
_PUT = (
    "INSERT INTO tables (id, document) VALUES (%s, %s) "
    "ON CONFLICT (id) DO UPDATE SET document = excluded.document"
)
_GROW = (
    "UPDATE matches SET inputs = inputs || %s, length = length + %s "
    "WHERE id = %s AND length = %s AND ended_at IS NULL"
)
_MARKED = {
    "sqlite": (_PUT.replace("%s", "?"), _GROW.replace("%s", "?")),
    "postgresql": (_PUT, _GROW),
}

# SQLite's ON CONFLICT is PostgreSQL's, but SQLAlchemy has one for each.
_BEGIN = {
    "sqlite": sqlite.insert(matches).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(matches).on_conflict_do_nothing(),
}


def _straight(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Execute a statement; returns the number of changed rows. Raises the driver's own errors."""
    cursor = connection.connection.cursor()
    try:
        if len(rows) == 1:
            cursor.execute(statement, rows[0])
        else:
            cursor.executemany(statement, rows)
        return int(cursor.rowcount)
    finally:
        cursor.close()


def _put_tables(connection: Connection, run: Sequence[PutTable]) -> bool:
    put, _ = _MARKED[connection.dialect.name]
    _straight(connection, put, list({one.id: one.document for one in run}.items()))
    return True


_DROP = delete(tables).where(tables.c.id == bindparam("table"))


def _drop_tables(connection: Connection, run: Sequence[DropTable]) -> bool:
    connection.execute(_DROP, [{"table": one.id} for one in run])
    return True


_FORGET = delete(matches).where(matches.c.id == bindparam("match"), matches.c.ended_at.is_not(None))


def _drop_matches(connection: Connection, run: Sequence[DropMatch]) -> bool:
    connection.execute(_FORGET, [{"match": one.match} for one in run])
    return True


def _begin(connection: Connection, run: Sequence[Begin]) -> bool:
    rows = [
        {
            "id": one.match,
            "table": one.table,
            "game": one.game,
            "version": one.version,
            "options": dict(one.options),
            "seats": one.seats,
            "seed": one.seed,
            "started_at": one.started_at,
            "inputs": "",
            "length": 0,
        }
        for one in run
    ]
    return _count(connection, _BEGIN[connection.dialect.name], rows) == len(run)


_here = (
    (matches.c.id == bindparam("match"))
    & (matches.c.length == bindparam("stored"))
    & matches.c.ended_at.is_(None)
)


def _append(connection: Connection, run: Sequence[Append]) -> bool:
    grown: dict[str, tuple[int, list[str]]] = {}  # combine several appends to one match
    for one in run:
        length, lines = grown.setdefault(one.match, (one.length, []))
        if one.length != length + len(lines):
            return False
        lines += [f"{put}\n" for put in one.inputs]
    rows = [("".join(lines), len(lines), match, length) for match, (length, lines) in grown.items()]
    _, grow = _MARKED[connection.dialect.name]
    return _straight(connection, grow, rows) == len(rows)


_END = update(matches).where(_here)
_END = _END.values({name: bindparam(f"new_{name}") for name in ("ended_at", "reason", "outcome")})


def _end(connection: Connection, run: Sequence[End]) -> bool:
    rows = [
        {
            "match": one.match,
            "stored": one.length,
            "new_ended_at": one.ended_at,
            "new_reason": one.reason,
            "new_outcome": None if one.outcome is None else asdict(one.outcome),
        }
        for one in run
    ]
    return _count(connection, _END, rows) == len(run)


_EFFECTS: Mapping[type[Change], Callable[[Connection, Any], bool]] = {
    Open: _open,
    Hold: _hold,
    HandOver: _hand_over,
    PutTable: _put_tables,
    DropTable: _drop_tables,
    DropMatch: _drop_matches,
    Begin: _begin,
    Append: _append,
    End: _end,
}
