"""The callers connected with each table: its opener, and those its host keeps out.

Every node knows this of all tables of the place, as any of them may have to take over a table after
its node dies. It is all by address, so it is kept in memory only.
"""

import time
from collections.abc import Callable, Collection, Mapping
from hashlib import sha256
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from mauseloch.server.callers import Callers, is_key

OURS, NOBODYS = 0, -1
"""In place of a node's number: this node has the table; no node is known to have it."""
KEPT_S = 300.0
"""When to forget a table that no node has: it should have been taken over or closed by then."""
MOST_OUT = 64
"""The most callers a host can keep out; beyond that, the first may come back."""


class Origin(Struct, frozen=True, omit_defaults=True):
    """The callers connected with one table, by their keys."""

    opener: str = ""
    """The caller whose share it counts towards; empty if unknown."""
    out: Annotated[tuple[str, ...], Meta(max_length=MOST_OUT)] = ()
    """The callers its host keeps out."""

    def __post_init__(self) -> None:
        """Validate the keys, as they come from other nodes."""
        if not all(map(is_key, self.out)) or (self.opener and not is_key(self.opener)):
            raise ValueError("not the keys of callers")

    def joined(self, other: "Origin") -> "Origin":
        """Combine what both know."""
        out = tuple(dict.fromkeys((*other.out, *self.out)))
        return Origin(self.opener or other.opener, out[-MOST_OUT:])


class _Known(NamedTuple):
    origin: Origin
    node: int
    """The last node to report it: the one with the table, as far as we know."""
    since: float


class Origins:
    """The origins of all tables of the place, as far as known."""

    def __init__(
        self, callers: Callers, most: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        """The callers count their open tables."""
        self._callers = callers
        self._most = most
        self._now = now
        self._known: dict[str, _Known] = {}
        self._here: dict[str, str] = {}
        """The tables open here, by their marks."""
        self.news: dict[str, None] | None = None
        """The marks of tables with news for other nodes; None if there can't be any."""

    # Our tables

    def opened(self, opener: str, table: str) -> None:
        """Note that a caller has opened a table here."""
        self._say(mark(table), Origin(opener))

    def taken(self, table: str) -> tuple[str, ...]:
        """Note that a table is now open here; returns the callers its host keeps out."""
        found = self._known.get(mark(table))
        self._here[mark(table)] = table
        if found is None:
            return ()
        if found.node != OURS:
            self._say(mark(table), found.origin)
        return found.origin.out

    def keep_out(self, table: str, out: Collection[str]) -> None:
        """Note all callers that a table's host keeps out."""
        found = self._known.get(mark(table))
        self._say(mark(table), Origin("" if found is None else found.origin.opener, tuple(out)))

    def left(self, table: str) -> None:
        """Note that a table is no longer open here, but that another node has it, or soon will."""
        self._here.pop(mark(table), None)
        found = self._known.get(mark(table))
        if found is not None:
            self._put(mark(table), found.origin, NOBODYS)

    def closed(self, table: str) -> None:
        """Note that a table is gone."""
        self._here.pop(mark(table), None)
        if self._remove(mark(table)) and self.news is not None:
            self.news[mark(table)] = None

    def _say(self, marked: str, origin: Origin) -> None:
        self._put(marked, origin, OURS)
        if self.news is not None:
            self.news[marked] = None

    # Those of others

    def told(self, marks: Collection[str]) -> tuple[dict[str, Origin | None], dict[str, Origin]]:
        """What to send about these: for our tables, None for deleted ones; and for the others."""
        ours: dict[str, Origin | None] = {}
        others: dict[str, Origin] = {}
        for one in marks:
            found = self._known.get(one)
            if found is None or found.node == OURS:
                ours[one] = None if found is None else found.origin
            else:
                others[one] = found.origin
        return ours, others

    def untold(self, alive: Collection[int]) -> list[str]:
        """The marks only we can report to a new node: our tables, and those of dead nodes."""
        return [marked for marked, one in self._known.items() if one.node not in alive]

    def begin_anew(self, node: int) -> None:
        """Prepare for a node's full list of tables: those it leaves out aren't its own."""
        for marked, one in list(self._known.items()):
            if one.node == node:
                self._put(marked, one.origin, NOBODYS)

    def hear(
        self, node: int, tables: Mapping[str, Origin | None], others: Mapping[str, Origin]
    ) -> dict[str, tuple[str, ...]]:
        """Take in a node's reports on its tables and on others.

        Return the changed lists of callers kept out of tables here.
        """
        more: dict[str, tuple[str, ...]] = {}
        for marked, origin in (*tables.items(), *others.items()):
            if marked in self._here:
                if origin is not None:
                    more |= self._joined(marked, origin)
                continue
            found = self._known.get(marked)
            if origin is None:
                self._remove(marked)
            elif marked in tables:
                self._put(marked, origin, node)
            elif found is None:
                self._put(marked, origin, NOBODYS)
            else:
                self._put(marked, found.origin.joined(origin), found.node, found.since)
        return more

    def _joined(self, marked: str, heard: Origin) -> dict[str, tuple[str, ...]]:
        """Combine another node's report on a table that has moved here."""
        known = self._known.get(marked)
        origin = Origin() if known is None else known.origin
        both = origin.joined(heard)
        if both == origin:
            return {}
        self._say(marked, both)
        return {self._here[marked]: both.out} if both.out != origin.out else {}

    def sweep(self, alive: Collection[int]) -> None:
        """Forget tables that no living node has had for a long time."""
        now = self._now()
        for marked, one in list(self._known.items()):
            if one.node == NOBODYS:
                if now - one.since > KEPT_S:
                    self._remove(marked)
            elif one.node != OURS and one.node not in alive:
                self._put(marked, one.origin, NOBODYS)

    # Counting

    def _put(self, marked: str, origin: Origin, node: int, since: float | None = None) -> None:
        before = self._known.get(marked)
        if before is None and node != OURS and len(self._known) >= self._most:
            return
        was = "" if before is None else before.origin.opener
        if was != origin.opener:
            self._count(was, -1)
            self._count(origin.opener, 1)
        self._known[marked] = _Known(origin, node, self._now() if since is None else since)

    def _remove(self, marked: str) -> bool:
        found = self._known.pop(marked, None)
        if found is not None:
            self._count(found.origin.opener, -1)
        return found is not None

    def _count(self, opener: str, by: int) -> None:
        if opener:
            self._callers.of(opener).tables += by


def mark(table: str) -> str:
    """A table's name between nodes, useless for entering it."""
    return sha256(table.encode()).hexdigest()[:16]
