"""A server with a bug, so that we see whether chaos finds it: PLANT serve …"""

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
"""A lost input is stored so long after it was acknowledged, if the server lives so long."""
EVERY = 50


def deaf() -> None:
    """It does not know that its time is over, nor what it has lost."""

    async def reconcile(self: Place) -> None:
        """It keeps everything."""

    Lease.stands = property(lambda _: True)  # type: ignore[assignment,method-assign]
    Place._reconcile = reconcile  # type: ignore[method-assign]


def unfenced() -> None:
    """It writes for tables that are others' by now."""

    def hold(*_: object) -> bool:
        return True

    deaf()
    effects._EFFECTS[Hold] = hold  # type: ignore[index]


def stale() -> None:
    """It answers for tables that are others' by now; what it writes is still fenced."""
    deaf()


def twice() -> None:
    """Now and then it forgets what it has told somebody last."""
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
    """It says that a move is stored, and stores it a little later."""
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
    """In order, all together."""
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
