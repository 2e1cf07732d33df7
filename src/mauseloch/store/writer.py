"""The writer: a thread that commits all waiting writes at once.

A commit that survives a power cut costs a trip to the disk, however much is in it. So all writes
submitted during one commit go into the next: the busier the server, the more writes share a commit.
None is acknowledged before its commit is done. At people's pace, two writes would hardly ever
coincide, so commits stay GATHER_S apart while that brings more together; a write after a quiet
moment is committed at once.

While the database is unreachable, full or busy, writes wait, in order, and are tried again until
they succeed. If the connection broke during the commit itself, its outcome is unknown. So from then
on anything found just as this writer wanted it counts as stored. It may be on one disk only, on a
server whose standby hasn't received it yet: so even then something is written, and that commit
waits for the standby like any other.
"""

import logging
from asyncio import AbstractEventLoop, Future
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic, sleep
from typing import NamedTuple

from sqlalchemy import Connection, Engine

from mauseloch.core.backoff import pauses
from mauseloch.store.address import Address
from mauseloch.store.changes import Change, StoreError
from mauseloch.store.effects import one_by_one, together, touch
from mauseloch.store.outages import crossed, cut_off, outage
from mauseloch.store.store import Watcher
from mauseloch.store.watch import Watch, call

GATHER_S = 0.025
"""From the start of one commit to the start of the next: too short for people to notice."""
IDLE = 2 / 3
"""If no write came in this last part of the wait, all players are waiting for us: they are bots, or
there are only a few."""
HURRIED_S, A_WRITE_S = 0.004, 0.0002
HURRY, LONGEST_HURRY = 4, 1024
"""Then HURRY commits are only HURRIED_S apart, or as long as their writes keep the server busy, and
twice as many each time it happens again."""
MOST = 1000
"""The maximum of writes in one commit; with more, the first would wait too long."""
TRIES = 5
"""We give up a write that breaks this many connections in a row although the database accepts other
writes each time."""
FIRST_S, LONGEST_S = 0.05, 1.0
"""Pauses between tries; so we notice the end of an outage after a second at most."""
CLOSING_S = 5.0
"""How long a writer keeps trying after it is closed."""

log = logging.getLogger("mauseloch.store")


class Write(NamedTuple):
    """Changes that are stored together or not at all, and the future to resolve."""

    changes: Sequence[Change]
    done: "Future[None]"


class Writer:
    """Accepts writes from any event loop, in order."""

    def __init__(self, engine: Engine, address: Address) -> None:
        self._engine = engine
        self._address = address
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._accepted = self._over = 0
        self._last_at = 0.0
        """When the last write was accepted."""
        self._closed = False
        self._closing = Lock()  # nothing may be queued after the None that ends the thread
        self._giving_up = Event()
        self._committing = False
        """The commit itself is under way: if it fails now, its outcome is unknown."""
        self._began_at: float | None = None
        """When the writer started on its current batch."""
        self._watch = Watch(lambda: self._began_at)
        self._thread = Thread(target=self._run, name="mauseloch-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many accepted writes are not done yet."""
        return self._accepted - self._over

    def watch(self, watcher: Watcher) -> None:
        """Report to this watcher, in the running event loop."""
        self._watch.begin(watcher)

    def submit(self, changes: Sequence[Change]) -> "Future[None]":
        """Accept a write; the future is done when it is durable or has failed.

        A write without changes only finds out whether the database takes writes.
        """
        write = Write(changes, self._watch.here().create_future())
        with self._closing:
            if self._closed:
                write.done.set_exception(StoreError("the store is not open"))
            else:
                self._accepted += 1
                self._last_at = monotonic()
                self._waiting.put(write)
        return write.done

    def close(self) -> None:
        """Finish accepted writes, then end; blocks until then, but not for ever."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._watch.end()
        self._thread.join(CLOSING_S)
        if self._thread.is_alive():
            log.error("%d writes could not be stored before the end", self.waiting)
            self._giving_up.set()
            self._thread.join(LONGEST_S)
        if not self._thread.is_alive():  # otherwise it is a daemon stuck in the database
            self._engine.dispose()

    def _run(self) -> None:
        began_at, hurry, longer, in_vain, hurried_s = 0.0, 0, HURRY, False, HURRIED_S
        while True:
            early_s = began_at + (hurried_s if hurry else GATHER_S) - monotonic()
            gathers = early_s > 0
            if gathers:  # sleep before taking the first write, so that each batch wakes us once
                sleep(early_s)
                gathers = not hurry and not self._waiting.empty()
                in_vain = monotonic() - self._last_at > early_s * IDLE
            found = [self._waiting.get()]
            began_at = monotonic()
            with suppress(Empty):
                while len(found) < MOST:
                    found.append(self._waiting.get_nowait())
            hurried_s = min(GATHER_S, max(HURRIED_S, A_WRITE_S * len(found)))
            if not gathers:
                hurry = max(0, hurry - 1)
            elif in_vain:
                hurry, longer = longer, min(2 * longer, LONGEST_HURRY)
            else:
                longer = HURRY
            batch = [write for write in found if write is not None]
            if batch:
                self._finish(batch)
            if found[-1] is None:
                return

    def _finish(self, batch: Sequence[Write], *, again: bool = False) -> None:
        """Commit these writes, however long it takes, and report the result of each."""
        waits, tries, cuts, said = pauses(FIRST_S, LONGEST_S), 0, 0, None
        self._began_at = monotonic()
        while True:
            tried_at = monotonic()
            try:
                failed = self._commit(batch, again=again)
            except Exception as error:
                again |= self._committing
                reason = outage(error)
                tries += 1
                # A database that is just coming back accepts others too: once proves nothing.
                cuts = cuts + 1 if cut_off(error) and tries > 1 and self._takes_others() else 0
                ours = reason is None or cuts > 1
                if ours and len(batch) > 1:
                    for write in batch:  # each by itself, to find the culprit
                        self._finish([write], again=again)
                    return
                ending = self._giving_up.is_set()
                if reason is None or (ours and cuts >= TRIES) or ending:
                    why = self._address.error("written", error, given_up=not ending)
                    self._tell(batch, [why] * len(batch))
                    return
                self._watch.retried()
                if tries > (TRIES if crossed(error) else 1) and said != reason:
                    said = reason
                    log.warning("%s", self._address.error("written", error))
                    self._watch.away(reason)
                self._giving_up.wait(next(waits))
            else:
                self._tell(batch, failed, monotonic() - tried_at)
                return

    def _commit(self, batch: Sequence[Write], *, again: bool) -> Sequence[StoreError | None]:
        """Apply a batch and commit once; returns the error, if any, of each write."""
        self._committing = False
        with self._engine.connect() as connection:
            try:
                failed = self._carry_out(connection, batch, again=again)
                self._committing = True
                connection.commit()
            except Exception:
                connection.invalidate()  # its state is unknown: use a new one
                raise
            return failed

    def _carry_out(
        self, connection: Connection, batch: Sequence[Write], *, again: bool
    ) -> Sequence[StoreError | None]:
        """Apply all at once, which nearly always works; otherwise one by one, to see which fail."""
        connection.begin()
        changes = [change for write in batch for change in write.changes]
        try:
            if not changes:
                touch(connection)
            if together(connection, changes):
                return [None] * len(batch)
        except Exception as error:
            if outage(error) is not None:
                raise
        connection.rollback()
        connection.begin()
        if again:
            touch(connection)  # a transaction that writes nothing wouldn't wait for the standby
        return [self._alone(connection, write, again=again) for write in batch]

    def _alone(self, connection: Connection, write: Write, *, again: bool) -> StoreError | None:
        savepoint = connection.begin_nested()
        try:
            one_by_one(connection, write.changes, again=again)
            savepoint.commit()
        except Exception as error:
            if outage(error) is not None:
                raise
            try:
                savepoint.rollback()
            except Exception:  # the database has aborted the whole transaction
                raise error from None
            return error if isinstance(error, StoreError) else self._address.error("written", error)
        return None

    def _takes_others(self) -> bool:
        """Whether the database accepts other writes: if so, ours is what breaks the connection."""
        try:
            with self._engine.begin() as connection:
                touch(connection)
        except Exception:
            return False
        return True

    def _tell(
        self,
        batch: Sequence[Write],
        failed: Sequence[StoreError | None],
        seconds: float | None = None,
    ) -> None:
        """Resolve the futures of these writes, waking each event loop once."""
        self._began_at = None
        self._over += len(batch)
        told: dict[AbstractEventLoop, list[tuple[Future[None], StoreError | None]]]
        told = defaultdict(list)
        for write, error in zip(batch, failed, strict=True):
            told[write.done.get_loop()].append((write.done, error))
        watching = self._watch.loop
        if watching is not None:
            call(watching, partial(self._resolve, told.pop(watching, []), seconds))
        for loop, news in told.items():
            call(loop, partial(_resolve, news))

    def _resolve(
        self, news: Sequence[tuple["Future[None]", StoreError | None]], seconds: float | None
    ) -> None:
        """In the watcher's loop: report first, so that a pause ends before anyone sees results."""
        self._watch.over(seconds)
        _resolve(news)


def _resolve(news: Sequence[tuple["Future[None]", StoreError | None]]) -> None:
    for done, error in news:
        if not done.done():  # the caller may have cancelled it
            settle(done, error)


def settle(done: "Future[None]", error: StoreError | None) -> None:
    """Resolve a write with success or with this error."""
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
