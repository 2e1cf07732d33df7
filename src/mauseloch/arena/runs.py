"""Running all blocks of a plan on any executor."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic

from mauseloch.arena.blocks import Block, played
from mauseloch.arena.folder import Folder
from mauseloch.arena.plans import ArenaError, Plan
from mauseloch.arena.reports import Report, report
from mauseloch.bots.failure import BotError, Place
from mauseloch.bots.overtime import WATCHMAN, dumped
from mauseloch.bots.printing import print_to
from mauseloch.core.errors import MauselochError
from mauseloch.core.words import say
from mauseloch.processes import Pool, cores

WINDOW = 4096
"""Jobs submitted at a time: enough for any cluster, and few enough to keep track of."""

AT_ONCE_S = 1.0
"""How long to wait for nearly finished blocks when everything ends."""


def run(
    plan: Plan,
    executor: Executor | None = None,
    folder: Folder | None = None,
    *,
    progress: Callable[[int], object] = lambda _: None,
) -> Report:
    """Play what the folder does not have yet, and evaluate everything.

    The executor distributes the work: default all cores of this machine, or a cluster's if you
    like. The results are the same. `progress` is called with the number of matches just finished.
    Raises BotError if a bot fails, ArenaError if a worker does; blocks finished before that are in
    the folder.
    """
    if executor is None:
        with workers() as own:
            return run(plan, own, folder, progress=progress)
    blocks: list[Block] = [] if folder is None else folder.blocks
    there = {(one.group, one.block) for one in blocks}
    progress(sum(len(one.matches) for one in blocks if one.block < plan.blocks))
    wanted = (
        (group, block)
        for block in range(plan.blocks)
        for group in range(len(plan.groups))
        if (group, block) not in there
    )
    open_ones: set[Future[tuple[Block, list[str]]]] = set()
    over: SimpleQueue[Future[tuple[Block, list[str]]]] = SimpleQueue()

    def give_out(jobs: int) -> None:
        for job in islice(wanted, jobs):
            with _saying_that_a_worker_failed(executor):
                future = executor.submit(played, plan, *job)
            open_ones.add(future)
            future.add_done_callback(over.put)

    def keep(block: Block, records: list[str]) -> None:
        if folder is None:
            blocks.append(block)
        else:
            folder.add(block, records)
        progress(len(block.matches))

    try:
        give_out(WINDOW)
        while open_ones:
            done = over.get()
            open_ones.remove(done)  # and release its result
            with _saying_that_a_worker_failed(executor):
                found = done.result()
            keep(*found)
            give_out(1)
    except BaseException:
        for other in open_ones:
            if not other.cancel() and other.done() and other.exception() is None:
                keep(*other.result())
        raise
    return report(plan, blocks)


@contextmanager
def _saying_that_a_worker_failed(executor: Executor) -> Iterator[None]:
    """Turn whatever an executor raises when a worker dies into ArenaError; keep our own errors."""
    try:
        yield
    except MauselochError:
        raise
    except Exception as error:
        if isinstance(executor, Workers) and (place := executor.hung()) is not None:
            raise hangs(place) from None
        reason = f"{type(error).__name__}: {error}"
        raise ArenaError(
            f"a worker failed: {reason}", say("error-arena-worker", reason=reason)
        ) from error


class Workers(Pool):
    """A pool of processes that only play: they end themselves if a bot cannot be stopped."""

    def __init__(self, count: int, dumps: Path, printed: Path | None) -> None:
        super().__init__(count, partial(_settle_in, dumps, printed))
        self._dumps = dumps

    def hung(self) -> Place | None:
        """Where a bot was that a process has ended itself for."""
        found = (dumped(file.read_text(encoding="utf-8")) for file in self._dumps.iterdir())
        return next((place for place in found if place is not None), None)


def _settle_in(dumps: Path, printed: Path | None) -> None:
    WATCHMAN.may_end_the_process(dumps / str(os.getpid()))
    if printed is not None:
        print_to(printed)


def hangs(place: Place) -> BotError:
    """The error of a bot that nothing can stop."""
    return BotError(
        f"a bot cannot be stopped ({place.file}, line {place.line})",
        say("error-arena-hangs", file=place.file, line=str(place.line)),
    )


@contextmanager
def workers(jobs: int | None = None, printed: Path | None = None) -> Iterator[Executor]:
    """A pool of processes on this machine; default: one per core.

    What bots print goes to the file `printed`, if there is one.
    """
    with TemporaryDirectory(prefix="mauseloch-", ignore_cleanup_errors=True) as dumps:
        yield from _working(Workers(jobs or cores(), Path(dumps), printed))


def _working(pool: Workers) -> Iterator[Executor]:
    try:
        yield pool
    except BaseException:  # do not wait for a bot that never answers
        processes = list(pool._processes.values())  # noqa: SLF001 - no other way before 3.14
        pool.shutdown(wait=False, cancel_futures=True)
        # Not at once: a pool that is still dropping cancelled jobs could not be ended.
        until = monotonic() + AT_ONCE_S
        for process in processes:
            process.join(max(0.0, until - monotonic()))
            process.terminate()
        raise
    pool.shutdown()
