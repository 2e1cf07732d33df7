"""Delete old matches from a database, whether or not a server is using it."""

import time
from collections.abc import Sequence

from mauseloch.store import DropMatch
from mauseloch.store.address import Address
from mauseloch.store.effects import one_by_one
from mauseloch.store.engines import writing
from mauseloch.store.queries import ended_before
from mauseloch.store.visits import visiting

SLICE = 500
"""Matches deleted at once: a few milliseconds during which a server's own writes wait."""
DAY_S = 86_400


def prune(address: Address, days: int, *, now: float | None = None) -> int:
    """Delete the matches that ended this many days ago or earlier; returns how many."""
    before = (time.time() if now is None else now) - days * DAY_S
    with visiting(address):  # check that it exists and has our version
        pass
    pruned = 0
    with address.blamed("written"):
        engine = writing(address)
        try:
            while True:
                with engine.begin() as connection:
                    found: Sequence[str] = ended_before(connection, before, SLICE)
                    one_by_one(connection, [DropMatch(one) for one in found])
                pruned += len(found)
                if len(found) < SLICE:
                    return pruned
        finally:
            engine.dispose()
