"""Processes for those who think: started when needed, ended when idle, kept within a ceiling.

Each process is one worker. So it is known which has loaded a game already, and one that is ended
takes nobody else's work with it.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from mauseloch.processes import Pool

with suppress(ModuleNotFoundError):  # on Windows
    import resource

CLOSING_S = 10.0
"""Far longer than processes take to end that were told to."""
NICE = 5
"""Thinking may wait, people at tables may not."""
LOOK_S = 1.0
"""How often somebody looks after them."""
MB = 1 << 20
T = TypeVar("T")


class Memory(NamedTuple):
    """What a process has in memory, in bytes."""

    own: int = 0
    files: int = 0
    """Libraries above all, which processes of one program share."""


class Process:
    """One process. It is started when there is something to do, and again if it was killed."""

    def __init__(self, memory_mb: int = 0) -> None:
        """One that wants more memory than this is denied it; 0 is as much as there is."""
        self._memory_mb = memory_mb
        self._pool: Pool | None = None
        self._ending: list[threading.Thread] = []
        self.busy = 0
        """How much it has been given to do that is not done."""
        self.idle_at = 0.0
        """Since when there is nothing."""
        self.loading: dict[str, float] = {}
        """Since when it loads what."""
        self.loaded: set[str] = set()

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._pool is not None

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """Call the function there; raises BrokenExecutor if the process is killed meanwhile.

        Who waits no longer leaves the work where it is: some versions of Python stop for good when
        they meet work that was cancelled among processes that were killed.
        """
        over = asyncio.Event()
        pending = self._begin(over.set, function, *given)
        await over.wait()
        try:
            return pending.result()
        except CancelledError:
            raise BrokenExecutor("the process was stopped") from None

    def load(self, what: str, function: Callable[..., object], *given: Any) -> None:
        """Let it load something, unless it has or does already."""
        if what in self.loading or what in self.loaded:
            return

        def done() -> None:
            self.loading.pop(what, None)
            if not pending.cancelled() and pending.exception() is None:
                self.loaded.add(what)

        pending = self._begin(done, function, *given)
        self.loading[what] = time.monotonic()

    def _begin(
        self, then: Callable[[], None], function: Callable[..., T], *given: Any
    ) -> Future[T]:
        """Give it something to do, and say what happens in this thread when that is over."""
        loop = asyncio.get_running_loop()
        pending = self._submit(function, *given)
        pool = self._pool
        self.busy += 1

        def done() -> None:
            self.busy -= 1
            self.idle_at = time.monotonic()
            if pending.cancelled() or isinstance(pending.exception(), BrokenExecutor):
                self._forget(pool)
            then()

        def tell(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(done)

        pending.add_done_callback(tell)
        return pending

    def memory(self) -> Memory:
        """What it has in memory; nothing where the system does not tell."""
        pids = list(self._pool._processes) if self._pool is not None else []  # noqa: SLF001 - as below
        found = [_memory(pid) for pid in pids]
        return Memory(sum(one.own for one in found), sum(one.files for one in found))

    def end(self) -> None:
        """Nothing is to do: the process ends, its memory is free."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._leave(self._pool)

    async def ended(self) -> None:
        """Wait until all that was ended is gone, with its memory."""
        for looks_after in self._ending:
            await asyncio.to_thread(looks_after.join, CLOSING_S)

    def kill(self) -> None:
        """End it in the middle of a thought; whoever waits for that hears of it."""
        for worker in self._workers():
            worker.kill()

    def close(self) -> None:
        """Stop for good, in the middle of a thought if need be."""
        if self._pool is not None:
            workers = self._workers()
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self._leave(self._pool)
        for looks_after in self._ending:  # or Python, ending, may wake it by a pipe that it closes
            looks_after.join(CLOSING_S)

    def _submit(self, function: Callable[..., T], *given: Any) -> Future[T]:
        try:
            return self._started().submit(function, *given)
        except BrokenExecutor:  # it was killed while there was nothing to do
            self._forget(self._pool)
            return self._started().submit(function, *given)

    def _started(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(1, partial(begin, self._memory_mb))
        return self._pool

    def _workers(self) -> list[Any]:
        if self._pool is None:
            return []
        return list(self._pool._processes.values())  # noqa: SLF001 - public from Python 3.14

    def _leave(self, pool: Pool) -> None:
        looks_after: Any = pool._executor_manager_thread  # noqa: SLF001 - no other way
        self._ending = [one for one in self._ending if one.is_alive()]
        self._ending += [looks_after] if looks_after is not None else []
        self._forget(pool)

    def _forget(self, pool: Pool | None) -> None:
        """Whoever comes next gets a new one; unless somebody else who waited has begun it."""
        if self._pool is pool:
            self._pool = None
            self.loading, self.loaded = {}, set()


class Crew:
    """All processes of a server, and somebody who looks after them while any is running."""

    def __init__(self, idle_s: float, memory_mb: int) -> None:
        self._idle_s = idle_s
        self._memory_mb = memory_mb
        self._all: list[Process] = []
        self._timer: asyncio.TimerHandle | None = None
        self.recycled: Callable[[], object] = lambda: None
        """Called when a process was ended for want of memory."""

    def hired(self, count: int) -> Sequence[Process]:
        """So many processes more. Those hired first are the last to be ended for want of memory."""
        found = [Process(self._memory_mb) for _ in range(count)]
        self._all += found
        return found

    @property
    def running(self) -> list[Process]:
        """Those that there are now."""
        return [one for one in self._all if one.running]

    def memory(self) -> int:
        """What all of them have in memory together, in bytes; what they share counts once."""
        return _together(one.memory() for one in self.running)

    def watch(self) -> None:
        """Look after them from now on, until none is running."""
        if self._timer is None:
            after = min(LOOK_S, self._idle_s)
            self._timer = asyncio.get_running_loop().call_later(after, self._look)

    def close(self) -> None:
        """Stop all of them."""
        if self._timer is not None:
            self._timer.cancel()
        for one in self._all:
            one.close()

    def _look(self) -> None:
        self._timer = None
        now = time.monotonic()
        for one in self.running:
            if not one.busy and now - one.idle_at >= self._idle_s:
                one.end()
        self._shrink()
        if self.running:
            self.watch()

    def _shrink(self) -> None:
        """Above the ceiling: first whoever is idle must go, then whoever was hired last."""
        held = {one: one.memory() for one in self.running}
        for one in sorted(held, key=lambda one: (one.busy > 0, -self._all.index(one))):
            if _together(held.values()) <= self._memory_mb * MB:
                break
            if one.busy:
                one.kill()
                self.recycled()
            else:
                one.end()
            del held[one]


def begin(memory_mb: int = 0) -> None:
    """A process begins to think: below the tables in rank, within its memory, ended with them."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    if "resource" in globals() and memory_mb:  # looking every second may be too seldom
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = memory_mb * MB
        limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _together(held: Iterable[Memory]) -> int:
    found = list(held)
    return sum(one.own for one in found) + max((one.files for one in found), default=0)


def _memory(pid: int) -> Memory:
    """From Linux' account, which costs it nothing to keep."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:  # it has just ended, or this is no Linux
        return Memory()
    found = dict(line.split(":", 1) for line in lines if line.startswith("Rss"))
    return Memory(*(int(found.get(name, "0").split()[0]) << 10 for name in ("RssAnon", "RssFile")))
