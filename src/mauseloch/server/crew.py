"""Processes for thinking: started when needed, ended when idle, limited in memory.

Each process is one worker. So we know which of them has loaded a game, and ending one doesn't
affect the work of others.
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
"""Far longer than processes take to end when asked to."""
NICE = 5
"""Lower priority: thinking can wait, people at tables can't."""
LOOK_S = 1.0
"""How often the processes are checked."""
MB = 1 << 20
T = TypeVar("T")


class Memory(NamedTuple):
    """The memory of a process, in bytes."""

    own: int = 0
    files: int = 0
    """Mostly libraries, which processes of one program share."""


class Process:
    """A process that is started when there is work, and restarted if killed."""

    def __init__(self, memory_mb: int = 0) -> None:
        """`memory_mb` limits its memory; 0 means no limit."""
        self._memory_mb = memory_mb
        self._pool: Pool | None = None
        self._ending: list[threading.Thread] = []
        self.busy = 0
        """The number of unfinished jobs."""
        self.idle_at = 0.0
        """When it last finished a job."""
        self.loading: dict[str, float] = {}
        """What it is loading, and since when."""
        self.loaded: set[str] = set()

    @property
    def running(self) -> bool:
        """Whether the process exists now."""
        return self._pool is not None

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """Call the function there; raises BrokenExecutor if the process is killed.

        Cancelling this leaves the work queued: some versions of Python hang when they find
        cancelled work in a pool with killed processes.
        """
        over = asyncio.Event()
        pending = self._begin(over.set, function, *given)
        await over.wait()
        try:
            return pending.result()
        except CancelledError:
            raise BrokenExecutor("the process was stopped") from None

    def load(self, what: str, function: Callable[..., object], *given: Any) -> None:
        """Have it load something, unless it has done so or is doing so."""
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
        """Submit a job, with a callback for this thread when it is over."""
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
            with suppress(RuntimeError):  # the loop is closed: nobody is waiting
                loop.call_soon_threadsafe(done)

        pending.add_done_callback(tell)
        return pending

    def memory(self) -> Memory:
        """Its memory; zero if the system doesn't report it."""
        pids = list(self._pool._processes) if self._pool is not None else []  # noqa: SLF001 - as below
        found = [_memory(pid) for pid in pids]
        return Memory(sum(one.own for one in found), sum(one.files for one in found))

    def end(self) -> None:
        """End the process after its work, to free its memory."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._leave(self._pool)

    async def ended(self) -> None:
        """Wait until all ended processes are gone and their memory is free."""
        for looks_after in self._ending:
            await asyncio.to_thread(looks_after.join, CLOSING_S)

    def kill(self) -> None:
        """Kill it in the middle of its work; callers waiting for that get an exception."""
        for worker in self._workers():
            worker.kill()

    def close(self) -> None:
        """Stop for good, if necessary in the middle of work."""
        if self._pool is not None:
            workers = self._workers()
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self._leave(self._pool)
        for looks_after in self._ending:  # or Python may, on exit, wake it through a closed pipe
            looks_after.join(CLOSING_S)

    def _submit(self, function: Callable[..., T], *given: Any) -> Future[T]:
        try:
            return self._started().submit(function, *given)
        except BrokenExecutor:  # it was killed while idle
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
        """Drop this pool, so that the next job starts a new one, unless one has already started."""
        if self._pool is pool:
            self._pool = None
            self.loading, self.loaded = {}, set()


class Crew:
    """All processes of a server, checked regularly while any is running."""

    def __init__(self, idle_s: float, memory_mb: int) -> None:
        self._idle_s = idle_s
        self._memory_mb = memory_mb
        self._all: list[Process] = []
        self._timer: asyncio.TimerHandle | None = None
        self.recycled: Callable[[], object] = lambda: None
        """Called after a busy process is killed to save memory."""

    def hired(self, count: int) -> Sequence[Process]:
        """Add processes. Those added first are the last to be killed to save memory."""
        found = [Process(self._memory_mb) for _ in range(count)]
        self._all += found
        return found

    @property
    def running(self) -> list[Process]:
        """The processes that exist now."""
        return [one for one in self._all if one.running]

    def memory(self) -> int:
        """The memory of all processes together, in bytes; shared memory counts once."""
        return _together(one.memory() for one in self.running)

    def watch(self) -> None:
        """Check the processes regularly, until none is running."""
        if self._timer is None:
            after = min(LOOK_S, self._idle_s)
            self._timer = asyncio.get_running_loop().call_later(after, self._look)

    def close(self) -> None:
        """Stop all processes."""
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
        """Get below the memory limit: first end idle processes, then kill those added last."""
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
    """Set up a process: lower priority, limited memory, and an end together with its parent."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    if "resource" in globals() and memory_mb:  # checking every second may be too slow
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
    """Read the memory of a process from /proc, which is cheap."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:  # it has just ended, or this isn't Linux
        return Memory()
    found = dict(line.split(":", 1) for line in lines if line.startswith("Rss"))
    return Memory(*(int(found.get(name, "0").split()[0]) << 10 for name in ("RssAnon", "RssFile")))
