"""A server with a planted bug, to see whether chaos finds it: PLANT serve …"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Any

from mauseloch.__main__ import main
from mauseloch.server import lookers
from mauseloch.server.lease import Lease
from mauseloch.server.place import Place
from mauseloch.store import Append, Change, effects
from mauseloch.store.changes import Hold
from mauseloch.store.sql import SqlStore

LATE_S = 0.5
"""How long after its acknowledgement an input is stored, if the server lives that long."""
EVERY = 50


def deaf() -> None:
    """Ignore the end of the lease and the loss of tables."""

    async def reconcile(self: Place) -> None:
        """Keep every table."""

    Lease.stands = property(lambda _: True)  # type: ignore[assignment,method-assign]
    Place._reconcile = reconcile  # type: ignore[method-assign]


def unfenced() -> None:
    """Write to tables that belong to other servers by now."""

    def hold(*_: object) -> bool:
        return True

    deaf()
    effects._EFFECTS[Hold] = hold  # type: ignore[index]


def stale() -> None:
    """Answer for tables that belong to other servers by now; writes are still fenced."""
    deaf()


def twice() -> None:
    """Now and then send the last piece of news again."""
    update = lookers.Moment.update
    many = 0

    def forgetful(self: lookers.Moment, looker: lookers.Looker) -> bytes | None:
        nonlocal many
        many += 1
        if many % EVERY == 0 and looker.told:
            looker.told -= 1
        return update(self, looker)

    lookers.Moment.update = forgetful  # type: ignore[method-assign]


def lost() -> None:
    """Acknowledge a move first, and store it a little later."""
    write = SqlStore.write

    def hasty(self: SqlStore, *changes: Change) -> Any:
        if not _waiting and not any(isinstance(one, Append) for one in changes):
            return write(self, *changes)
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        done.set_result(None)
        _later(self, write, changes)
        return done

    SqlStore.write = hasty  # type: ignore[method-assign]


_waiting: list[tuple[SqlStore, Sequence[Change]]] = []


def _later(store: SqlStore, write: Callable[..., Any], changes: Sequence[Change]) -> None:
    """Queue the write; all queued writes are made together, in order."""
    if not _waiting:
        asyncio.get_running_loop().call_later(LATE_S, _write_all, write)
    _waiting.append((store, changes))


def _write_all(write: Callable[..., Any]) -> None:
    found, _waiting[:] = list(_waiting), []
    for store, changes in found:
        write(store, *changes).add_done_callback(asyncio.Future.exception)


PLANTS: dict[str, Callable[[], None]] = {
    "unfenced": unfenced,
    "stale": stale,
    "twice": twice,
    "lost": lost,
}

if __name__ == "__main__":
    PLANTS[sys.argv.pop(1)]()
    main()
