"""Background work: measuring, summarising for the log, deleting old matches."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from mauseloch.server.hub import Hub
from mauseloch.server.logs import blame, note
from mauseloch.server.measuring import measure_lag
from mauseloch.server.world import LoopClock
from mauseloch.store import DropMatch

SUMMARY_S = 60.0
SUMMARISED = ("refusals", "connections_refused", "limits_hit")
"""Too many to log one by one, just when they matter."""
PRUNE_EVERY_S = 600.0
SLICE, BREATH_S = 100, 1.0
"""How many old matches to delete at once, and how long to let other work run in between."""
DAY_S = 86_400


@asynccontextmanager
async def keeping(hub: Hub) -> AsyncIterator[None]:
    """Do all background work while the server is up."""
    work: list[Coroutine[Any, Any, None]] = [measure_lag(hub.metrics, LoopClock()), sum_up(hub)]
    if hub.settings.retention.finished_days:
        work.append(prune_for_ever(hub))
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def sum_up(hub: Hub) -> None:
    """Log every minute what was refused during that minute."""
    before = hub.metrics.totals()
    while True:
        await asyncio.sleep(SUMMARY_S)
        before = summed_up(hub, before)


def summed_up(hub: Hub, before: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """Log what was refused since `before`; returns the current totals."""
    now = hub.metrics.totals()
    for name in SUMMARISED:
        if name in now:
            old = before[name]
            fresh = {case: count - old.get(case, 0) for case, count in now[name].items()}
            if any(fresh.values()):
                note(name, counts={case: count for case, count in fresh.items() if count})
    return now


async def prune_for_ever(hub: Hub) -> None:
    """Regularly delete matches older than the owner wants to keep."""
    while True:
        await asyncio.sleep(PRUNE_EVERY_S)
        try:
            await prune(hub)
        except Exception:  # the store may be unreachable: try again next time
            blame("prune_failed")


async def prune(hub: Hub) -> int:
    """Delete old matches, a few at a time; returns how many."""
    days = hub.settings.retention.finished_days
    before = hub.clock.wall() - days * DAY_S
    pruned = 0
    while found := await hub.store.ended_before(before, SLICE):
        await hub.store.write(*map(DropMatch, found))
        pruned += len(found)
        hub.metrics.count("matches_pruned", len(found))
        await asyncio.sleep(BREATH_S)
    if pruned:
        note("matches_pruned", matches=pruned, older_than_days=days)
    return pruned
