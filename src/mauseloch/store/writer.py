"""The writer: one thread that commits all that waits at once.

A commit that survives a power cut costs a trip to the disk, however much is in it. So whatever has
been asked for while one commit was under way goes into the next: the busier the server, the more
writes share a commit, and nobody is told before it is done. At people's pace hardly two would ever
meet, so commits keep GATHER_S apart as long as that brings more together; a write after a quiet
moment goes out at once.

A database that is away, full or busy is an outage: the writes wait, in order, and are tried again
until they go through. If the connection broke during the commit itself, nobody knows whether it was
done. So from then on what is there already, just as this writer wanted it, counts as stored. It may
be on one disk only, of a server whose standby has not got it yet: so even then something is
written, and that commit waits for the standby as every commit does.
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
"""From the start of one commit to the start of the next: less than anybody notices."""
IDLE = 2 / 3
"""If nobody came in this last part of the wait, all who play wait for us: they are bots, or few."""
HURRIED_S, A_WRITE_S = 0.004, 0.0002
HURRY, LONGEST_HURRY = 4, 1024
"""Then so many commits are only this far apart, or as far as their writes keep the server busy that
long, and twice as many each time it happens again."""
MOST = 1000
"""Writes in one commit; more would keep the first of them waiting."""
TRIES = 5
"""A write that breaks so many connections in a row, though the database takes others each time, is
given up."""
FIRST_S, LONGEST_S = 0.05, 1.0
"""Between two tries; so an outage is noticed to be over after a second at most."""
CLOSING_S = 5.0
"""So long a writer that is closed goes on trying."""

log = logging.getLogger("mauseloch.store")


class Write(NamedTuple):
    """Changes that are stored together or not at all, and who waits for that."""

    changes: Sequence[Change]
    done: "Future[None]"


class Writer:
    """Takes writes from any event loop, in order."""

    def __init__(self, engine: Engine, address: Address) -> None:
        self._engine = engine
        self._address = address
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._accepted = self._over = 0
        self._last_at = 0.0
        """When the last write was accepted."""
        self._closed = False
        self._closing = Lock()  # nothing may be put behind the None that ends the thread
        self._giving_up = Event()
        self._committing = False
        """The commit itself is under way: if it breaks off now, nobody knows its outcome."""
        self._began_at: float | None = None
        """When the writer took up what it is storing now."""
        self._watch = Watch(lambda: self._began_at)
        self._thread = Thread(target=self._run, name="mauseloch-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes are accepted and not done yet."""
        return self._accepted - self._over

    def watch(self, watcher: Watcher) -> None:
        """Tell this one, in the event loop that is running, how it goes."""
        self._watch.begin(watcher)

    def submit(self, changes: Sequence[Change]) -> "Future[None]":
        """Accept a write; the future is done when it is durable or has failed.

        One without changes only finds out whether the database takes writes.
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
        """Carry out what was accepted, then end; blocks until then, but not for ever."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._watch.end()
        self._thread.join(CLOSING_S)
        if self._thread.is_alive():
            log.error("%d writes could not be stored before the end", self.waiting)
            self._giving_up.set()
            self._thread.join(LONGEST_S)
        if not self._thread.is_alive():  # or the database does not answer: the thread ends with us
            self._engine.dispose()

    def _run(self) -> None:
        began_at, hurry, longer, in_vain, hurried_s = 0.0, 0, HURRY, False, HURRIED_S
        while True:
            early_s = began_at + (hurried_s if hurry else GATHER_S) - monotonic()
            gathers = early_s > 0
            if gathers:  # before anything is waited for: nobody has to be woken up twice
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
        """Commit these, however long it takes, and tell who waits what came of each."""
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
                # A database that comes back just now takes others too: once proves nothing.
                cuts = cuts + 1 if cut_off(error) and tries > 1 and self._takes_others() else 0
                ours = reason is None or cuts > 1
                if ours and len(batch) > 1:
                    for write in batch:  # each by itself, to see which it is
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
        """Carry them out and commit once; for each what went wrong with it."""
        self._committing = False
        with self._engine.connect() as connection:
            try:
                failed = self._carry_out(connection, batch, again=again)
                self._committing = True
                connection.commit()
            except Exception:
                connection.invalidate()  # who knows what state it is in: take a new one
                raise
            return failed

    def _carry_out(
        self, connection: Connection, batch: Sequence[Write], *, again: bool
    ) -> Sequence[StoreError | None]:
        """All in one go, which nearly always works; otherwise each by itself, to see which fail."""
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
            touch(connection)  # a transaction without a write would not wait for the standby
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
            except Exception:  # the database has given up the whole transaction
                raise error from None
            return error if isinstance(error, StoreError) else self._address.error("written", error)
        return None

    def _takes_others(self) -> bool:
        """Whether the database takes writes: then it is ours that breaks its connection."""
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
        """Wake up those who wait: each of their event loops once."""
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
        """In the watcher's loop: it is told first, so that a pause is over before anybody hears."""
        self._watch.over(seconds)
        _resolve(news)


def _resolve(news: Sequence[tuple["Future[None]", StoreError | None]]) -> None:
    for done, error in news:
        if not done.done():  # nor cancelled by a caller who did not want to wait
            settle(done, error)


def settle(done: "Future[None]", error: StoreError | None) -> None:
    """A write is over: it has worked, or this went wrong."""
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
