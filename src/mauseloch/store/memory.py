"""A store that lasts until the program ends: for tests, and for trying things out."""

from asyncio import Future, get_running_loop
from collections.abc import Collection, Sequence
from dataclasses import replace

from mauseloch.core.errors import shown
from mauseloch.store.changes import (
    Append,
    Begin,
    Change,
    DamagedMatchError,
    DropMatch,
    DropTable,
    End,
    Owning,
    PutTable,
    StoredMatch,
    StoreError,
    conflict,
)
from mauseloch.store.store import Watcher


class MemoryStore:
    """Keeps everything as long as the object lives, even if it is closed and opened again."""

    registry = None

    def __init__(self) -> None:
        self._open = False
        self._tables: dict[str, bytes] = {}
        self._matches: dict[str, StoredMatch] = {}

    @property
    def waiting(self) -> int:
        """Nothing ever waits."""
        return 0

    def watch(self, watcher: Watcher) -> None:
        """Ignore the watcher: memory is always available."""

    async def open(self) -> None:
        """Make it ready."""
        if self._open:
            raise StoreError("the store is already open")
        self._open = True

    async def close(self) -> None:
        """Refuse all calls from now on."""
        self._open = False

    def write(self, *changes: Change) -> "Future[None]":
        """Store all of these changes or none."""
        done: Future[None] = get_running_loop().create_future()
        try:
            self._write(changes)
        except StoreError as error:
            done.set_exception(error)
        else:
            done.set_result(None)
        return done

    def probe(self) -> "Future[None]":
        """Memory takes writes whenever it is open."""
        return self.write()

    def _write(self, changes: Sequence[Change]) -> None:
        self._check()
        matches: dict[str, StoredMatch] = {}
        if any(isinstance(change, Owning) for change in changes):
            raise StoreError("memory isn't shared, so nothing in it has an owner")
        for change in changes:
            if not isinstance(change, Owning | PutTable | DropTable | DropMatch):
                stored = matches.get(change.match) or self._matches.get(change.match)
                matches[change.match] = _after(change, stored)
        self._matches |= matches  # nothing can conflict from here on
        for change in changes:
            if isinstance(change, PutTable):
                self._tables[change.id] = change.document
            elif isinstance(change, DropTable):
                self._tables.pop(change.id, None)
            elif isinstance(change, DropMatch) and self._is_over(change.match):
                del self._matches[change.match]

    async def tables(self, ids: Collection[str] | None = None) -> list[tuple[str, bytes]]:
        """These tables, or all of them."""
        self._check()
        return sorted(one for one in self._tables.items() if ids is None or one[0] in ids)

    async def running(self) -> list[StoredMatch]:
        """The matches that are not over."""
        self._check()
        found = [match for match in self._matches.values() if match.ended_at is None]
        return sorted(found, key=lambda one: (one.started_at, one.match))

    async def match(self, id: str) -> StoredMatch | None:  # noqa: A002 - the clearest name
        """A match by its id."""
        self._check()
        return self._matches.get(id)

    async def matches(self, ids: Collection[str]) -> dict[str, StoredMatch | DamagedMatchError]:
        """Several matches by their ids."""
        self._check()
        return {id_: self._matches[id_] for id_ in ids if id_ in self._matches}

    async def finished(self, after: str | None, limit: int) -> list[StoredMatch]:
        """The next page of finished matches."""
        self._check()
        over = sorted(
            (one.ended_at, one.match) for one in self._matches.values() if one.ended_at is not None
        )
        if after is not None:
            last = self._matches.get(after)
            if last is None or last.ended_at is None:
                raise StoreError(f"{shown(after)} isn't a finished match, so no page follows it")
            over = [one for one in over if one > (last.ended_at, last.match)]
        return [self._matches[id_] for _, id_ in over[: max(limit, 0)]]

    async def ended_before(self, time: float, limit: int) -> list[str]:
        """The ids of old matches."""
        found = await self.finished(None, limit)
        return [one.match for one in found if one.ended_at is not None and one.ended_at < time]

    def _is_over(self, match: str) -> bool:
        return match in self._matches and self._matches[match].ended_at is not None

    def _check(self) -> None:
        if not self._open:
            raise StoreError("the store is not open")


def _after(change: Begin | Append | End, stored: StoredMatch | None) -> StoredMatch:
    length = None if stored is None else len(stored.inputs)
    over = stored is not None and stored.ended_at is not None
    if (error := conflict(change, length, over=over)) is not None:
        raise error
    if isinstance(change, Begin):
        return StoredMatch(
            match=change.match,
            table=change.table,
            game=change.game,
            version=change.version,
            options=dict(change.options),
            seats=change.seats,
            seed=change.seed,
            started_at=change.started_at,
        )
    assert stored is not None, "or it would have been a conflict"  # noqa: S101 - for the types
    if isinstance(change, Append):
        return replace(stored, inputs=(*stored.inputs, *change.inputs))
    return replace(stored, ended_at=change.ended_at, reason=change.reason, outcome=change.outcome)
