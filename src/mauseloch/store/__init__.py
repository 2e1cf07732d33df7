"""Where tables and matches are kept: in memory, in SQLite or in PostgreSQL.

    store = SqlStore(default_url())
    await store.open()
    await store.write(Begin(...), PutTable(...))    # all or nothing, durable when it returns
    await store.write(Append(match, length, inputs))    # ConflictError if another writer was first
    await store.close()

SqlStore is in store/sql.py and default_url in store/address.py, so that only a database needs
SQLAlchemy.

A match is stored without names: its players are only in the document of the table, which is dropped
later.
"""

from mauseloch.store.changes import (
    Append,
    Begin,
    Change,
    ConflictError,
    DamagedMatchError,
    DropMatch,
    DropTable,
    End,
    HandOver,
    Hold,
    LostTableError,
    Open,
    OutdatedError,
    PutTable,
    StoreAwayError,
    StoredMatch,
    StoreError,
)
from mauseloch.store.memory import MemoryStore
from mauseloch.store.outages import Reason
from mauseloch.store.store import Store, Watcher

__all__ = [
    "Append",
    "Begin",
    "Change",
    "ConflictError",
    "DamagedMatchError",
    "DropMatch",
    "DropTable",
    "End",
    "HandOver",
    "Hold",
    "LostTableError",
    "MemoryStore",
    "Open",
    "OutdatedError",
    "PutTable",
    "Reason",
    "Store",
    "StoreAwayError",
    "StoreError",
    "StoredMatch",
    "Watcher",
]
