"""All blocks of a plan, on any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice
from queue import SimpleQueue
from time import monotonic

from mauseloch.arena.blocks import Block, played
from mauseloch.arena.folder import Folder
from mauseloch.arena.plans import ArenaError, Plan
from mauseloch.arena.reports import Report, report
from mauseloch.core.errors import MauselochError
from mauseloch.core.words import say
from mauseloch.processes import Pool, cores

WINDOW = 4096
"""So many jobs are given out at a time: enough for any cluster, and few enough to remember."""

AT_ONCE_S = 1.0
"""Blocks that are as good as done are waited for that long when everything ends."""


def run(
    plan: Plan,
    executor: Executor | None = None,
    folder: Folder | None = None,
    *,
    progress: Callable[[int], object] = lambda _: None,
) -> Report:
    """Play what a folder does not have yet, and count all of it.

    The executor is whatever gives out work: all cores of this machine if none is given, a cluster's
    if you like. The results are the same. `progress` hears how many more matches are done. Raises
    BotError if a bot fails, ArenaError if a worker does; what was finished before is in the folder.
    """
    if executor is None:
        with workers() as own:
            return run(plan, own, folder, progress=progress)
    blocks: list[Block] = [] if folder is None else folder.blocks
    there = {(one.pair, one.block) for one in blocks}
    progress(sum(len(one.matches) for one in blocks if one.block < plan.blocks))
    wanted = (
        (pair, block)
        for block in range(plan.blocks)
        for pair in range(len(plan.pairs))
        if (pair, block) not in there
    )
    open_ones: set[Future[tuple[Block, list[str]]]] = set()
    over: SimpleQueue[Future[tuple[Block, list[str]]]] = SimpleQueue()

    def give_out(jobs: int) -> None:
        for job in islice(wanted, jobs):
            with _saying_that_a_worker_failed():
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
            open_ones.remove(done)  # and with it what it holds
            with _saying_that_a_worker_failed():
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
def _saying_that_a_worker_failed() -> Iterator[None]:
    """Whatever an executor raises when a worker dies; our own errors are our own."""
    try:
        yield
    except MauselochError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise ArenaError(
            f"a worker failed: {reason}", say("error-arena-worker", reason=reason)
        ) from error


@contextmanager
def workers(jobs: int | None = None) -> Iterator[Executor]:
    """So many processes of this machine, or one for each core."""
    pool = Pool(jobs or cores())
    try:
        yield pool
    except BaseException:  # nobody waits for a bot that never answers
        processes = list(pool._processes.values())  # noqa: SLF001 - no other way before 3.14
        pool.shutdown(wait=False, cancel_futures=True)
        # Not at once: a pool that has not yet dropped what was cancelled could not be ended.
        until = monotonic() + AT_ONCE_S
        for process in processes:
            process.join(max(0.0, until - monotonic()))
            process.terminate()
        raise
    pool.shutdown()
