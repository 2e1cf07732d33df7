"""Which errors are outages: the database is away, full or busy, and the same write will do later.

Whatever is not one is a bug or bad data: trying again would not help.
"""

import errno
import sqlite3
from typing import Any, Literal

Reason = Literal["unreachable", "full", "busy"]
"""Why nothing can be stored now; people are told."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_SQLITE: dict[int, Reason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_IOERR: "unreachable",
    sqlite3.SQLITE_NOMEM: "unreachable",
    sqlite3.SQLITE_PERM: "unreachable",
    sqlite3.SQLITE_READONLY: "unreachable",
}
_POSTGRESQL: dict[str, Reason] = {
    "53100": "full",
    "55P03": "busy",  # a lock that was not to be had in time
    "57014": "busy",  # somebody has cancelled it
    "25006": "unreachable",  # read-only: a standby
    "25P03": "unreachable",  # it was idle for too long
    "08": "unreachable",  # the connection
    "28": "unreachable",  # not let in: somebody changes passwords or rules of access
    "3D": "unreachable",  # no such database: somebody restores it
    "40": "busy",  # two transactions crossed, and this one had to go
    "53": "unreachable",  # too many connections, no memory
    "57P": "unreachable",  # shut down, or starting up
    "58": "unreachable",  # the system below it
}
"""By SQLSTATE, the longest beginning that is listed."""


def outage(error: BaseException) -> Reason | None:
    """Why the database cannot do now what it could do later; None for a bug or bad data."""
    original: Any = getattr(error, "orig", None) or error  # SQLAlchemy wraps the driver's
    if isinstance(original, OSError):
        return "full" if original.errno in _FULL else "unreachable"
    if isinstance(original, sqlite3.Error):
        code = getattr(original, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return _SQLITE.get(code & 0xFF)
    if not hasattr(original, "sqlstate"):
        return None
    if original.sqlstate is None:
        return (
            "unreachable" if {one.__name__ for one in type(original).__mro__} & _NO_ANSWER else None
        )
    return next(
        (
            _POSTGRESQL[beginning]
            for beginning in (original.sqlstate[:length] for length in (5, 3, 2))
            if beginning in _POSTGRESQL
        ),
        None,
    )


_NO_ANSWER = {"OperationalError", "InterfaceError"}
"""Of psycopg, which may not be installed; without a state no server has sent them."""


def crossed(error: BaseException) -> bool:
    """Whether two transactions waited for each other and this one had to go: at once again."""
    original: Any = getattr(error, "orig", None) or error
    state = getattr(original, "sqlstate", None)
    return state in ("40001", "40P01")  # serialization failure, deadlock


def cut_off(error: BaseException) -> bool:
    """Whether the connection broke, which a write that breaks every connection may cause itself."""
    original: Any = getattr(error, "orig", None) or error
    state = getattr(original, "sqlstate", "")
    return state is None or state[:3] == "57P" or state[:2] == "08"
