"""Which errors are outages: the database is unreachable, full or busy, so try again later.

Any other error is a bug or bad data, and trying again wouldn't help.
"""

import errno
import sqlite3
from typing import Any, Literal

Reason = Literal["unreachable", "full", "busy"]
"""Why nothing can be stored now, as shown to people."""

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
    "55P03": "busy",  # timed out waiting for a lock
    "57014": "busy",  # cancelled by an administrator
    "25006": "unreachable",  # read-only: a standby
    "25P03": "unreachable",  # idle for too long
    "08": "unreachable",  # connection failed
    "28": "unreachable",  # access denied: passwords or access rules are being changed
    "3D": "unreachable",  # no such database: it is being restored
    "40": "busy",  # two transactions collided, and this one was rolled back
    "53": "unreachable",  # too many connections, no memory
    "57P": "unreachable",  # shut down, or starting up
    "58": "unreachable",  # an error of the operating system
}
"""By SQLSTATE: the longest matching prefix counts."""


def outage(error: BaseException) -> Reason | None:
    """The kind of outage behind this error; None for a bug or bad data."""
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
"""Classes of psycopg, by name as it may not be installed. Without a SQLSTATE, the error didn't come
from the server."""


def crossed(error: BaseException) -> bool:
    """Whether this transaction lost to a concurrent one: repeat it at once."""
    original: Any = getattr(error, "orig", None) or error
    state = getattr(original, "sqlstate", None)
    return state in ("40001", "40P01")  # serialization failure, deadlock


def cut_off(error: BaseException) -> bool:
    """Whether the connection broke; some writes break every connection themselves."""
    original: Any = getattr(error, "orig", None) or error
    state = getattr(original, "sqlstate", "")
    return state is None or state[:3] == "57P" or state[:2] == "08"
