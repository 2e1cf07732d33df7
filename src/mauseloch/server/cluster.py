"""A Dask cluster, whose workers search for bots and think for the coach.

We know beforehand whether it can be used: a task watches it all the time, reconnects after an
outage, and has its workers load what they will need. A request that no worker can handle now, or
that gets lost there, fails at once (AwayError), so that the caller can go elsewhere. Dask's client
lives in our event loop; without a cluster, Dask isn't loaded at all.
"""

import asyncio
import logging
import pickle
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from mauseloch.core.backoff import pauses
from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.extras import need
from mauseloch.core.game import AnyGame
from mauseloch.core.words import say
from mauseloch.server.errands import called, coached, program, ready
from mauseloch.server.logs import note, warn
from mauseloch.server.metrics import Metrics

CONNECTING_S, CLOSING_S = 3.0, 2.0
AGAIN_S, AGAIN_LONGEST_S = 0.5, 8.0
"""Pauses between attempts to connect."""
LOOK_S, ASKED_S = 1.0, 2.0
"""Time between checks, and how long the scheduler may take to answer one."""
FAILED_S = 300.0
"""How long before a worker that failed to load something tries again."""
FIRST = 10
"""The priority of questions from tables, above anything else a cluster has to do."""
T = TypeVar("T")


class AwayError(ConnectionError):
    """The cluster can't answer this now."""


class Helper:
    """A worker in the cluster."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.loading = ""
        """What it is loading now."""
        self.failed_at: dict[str, float] = {}

    def lacks(self, wanted: Iterable[str]) -> str | None:
        """What it should load next, leaving out what it recently failed to load."""
        never = time.monotonic() - FAILED_S
        return next(
            (
                one
                for one in wanted
                if one not in self.loaded and self.failed_at.get(one, never) <= never
            ),
            None,
        )


class Cluster:
    """What we know about the cluster, and the line to its scheduler."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self._address = address
        self._metrics = metrics
        self._program = program()
        self._helpers: dict[str, Helper] = {}
        """By address, in order."""
        self._wanted: dict[str, tuple[str, AnyGame]] = {}
        """All bots ever passed to `expect`."""
        self._client: Any = None
        self._gone: asyncio.Future[None] | None = None
        """A future that resolves when the line breaks."""
        self._why: str | None = None
        """Why it is unreachable, as last logged; empty if reachable, None if not known yet."""
        self._failures: set[str] = set()
        """What could not be loaded, as last logged."""
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Start watching the cluster."""
        if not self._tasks:
            self._begin(self._live())

    async def search(self, kind: str, game: AnyGame, function: Callable[..., T], *given: Any) -> T:
        """Have a worker that is ready for this bot call the function; raises AwayError."""
        self.expect(kind, game)
        load = _load(kind, game)
        able = [
            name for name, one in self._for_bots().items() if load in one.loaded and not one.loading
        ]
        return await self._ask(able, called, self._program, _pickled(function, given))

    async def coach(self, game: str, function: Callable[..., T], *given: Any) -> T:
        """Have the coach's worker call the function; raises AwayError."""
        self.begin()
        coach = list(self._helpers)[:1] if len(self._helpers) > 1 else []
        return await self._ask(coach, coached, self._program, _pickled(function, given), game)

    def expect(self, kind: str, game: AnyGame) -> None:
        """Have workers load what this bot needs, now and whenever new workers join."""
        self.begin()
        if _load(kind, game) not in self._wanted:
            self._wanted[_load(kind, game)] = kind, game
            self._let_load()

    @property
    def workers(self) -> int:
        """The number of workers now."""
        return len(self._helpers)

    def close(self) -> None:
        """Stop watching the cluster."""
        for task in self._tasks:
            task.cancel()

    async def closed(self) -> None:
        """Wait until the line is closed."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2 * CLOSING_S)

    # The line

    async def _live(self) -> None:
        """Keep a line open, and watch the workers at the other end."""
        waits = pauses(AGAIN_S, AGAIN_LONGEST_S)
        while True:
            client = _client(self._address)
            try:
                await asyncio.wait_for(client, CONNECTING_S)
                waits = pauses(AGAIN_S, AGAIN_LONGEST_S)
                self._client, self._gone = client, asyncio.get_running_loop().create_future()
                while True:
                    self._found(await _workers(client))
                    await asyncio.sleep(LOOK_S)
            except (Exception, asyncio.CancelledError) as error:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise asyncio.CancelledError from error
                self._tell(type(error).__name__)  # even a cancellation, as Dask raises it too
            finally:
                self._lost()
                with suppress(Exception):
                    await client.close(CLOSING_S)
            await asyncio.sleep(next(waits))

    def _lost(self) -> None:
        self._client = None
        self._helpers.clear()
        if self._gone is not None and not self._gone.done():
            self._gone.set_result(None)

    def _found(self, workers: Iterable[str]) -> None:
        """Update the list of workers; one that restarts has a new address."""
        self._helpers = {name: self._helpers.get(name, Helper()) for name in sorted(workers)}
        self._tell("" if self._helpers else "no_workers")
        self._let_load()

    def _tell(self, why: str) -> None:
        """Log a change, but not every check."""
        if bool(why) != bool(self._why) or self._why is None:
            if why:
                warn("cluster_away", why=why)
                if self._why is not None:
                    self._metrics.count("cluster_losses")
            else:
                note("cluster_there", workers=self.workers)
        self._why = why

    async def _ask(self, workers: Sequence[str], function: Callable[..., T], *given: Any) -> T:
        """Ask a worker; any failure is an AwayError, except what we raise on purpose."""
        client, gone = self._client, self._gone
        if not workers or client is None or gone is None:
            raise AwayError("no worker is ready")
        future = client.submit(function, *given, workers=workers, pure=False, priority=FIRST)
        # Cancelling it would lose others' answers too: Dask fetches several at a time.
        answered = asyncio.ensure_future(future.result())
        answered.add_done_callback(_heard)
        try:
            while not answered.done():
                wanted = {answered, gone}
                await asyncio.wait(wanted, timeout=LOOK_S, return_when=asyncio.FIRST_COMPLETED)
                if not answered.done() and not self._helpers.keys() & set(workers):
                    raise AwayError("the worker has gone")
            if answered.cancelled():
                raise AwayError("the line broke")
            found: T = answered.result()
        except (MauselochError, AwayError):
            raise
        except Exception as error:
            raise AwayError(f"it failed there: {type(error).__name__}") from error
        else:
            return found
        finally:
            future.release()  # work that hasn't begun is dropped

    # What workers have loaded

    def _for_bots(self) -> dict[str, Helper]:
        """All workers but the first, which is the coach's; a single one is for bots."""
        return dict(list(self._helpers.items())[len(self._helpers) > 1 :])

    def _let_load(self) -> None:
        """Load on all workers; those that can already play take turns, so that some stay ready."""
        helpers = self._for_bots()
        for name, one in helpers.items():
            load = one.lacks(self._wanted)
            others_wait = one.loaded and any(other.loading for other in helpers.values())
            if load is not None and not one.loading and not others_wait:
                one.loading = load
                self._begin(self._let_one_load(name, one, load))

    async def _let_one_load(self, name: str, one: Helper, load: str) -> None:
        try:
            await self._ask([name], ready, self._program, pickle.dumps(self._wanted[load]))
        except (OSError, MauselochError) as error:
            one.failed_at[load] = time.monotonic()
            if self._helpers.get(name) is one and load not in self._failures:
                self._failures.add(load)
                cause = error.__cause__ or error
                warn("cluster_not_ready", what=load, error=type(cause).__name__)
        else:
            one.loaded.add(load)
            self._failures.discard(load)
        finally:
            one.loading = ""
        self._let_load()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def load(address: str) -> None:
    """Load Dask now, which takes a second; raises MissingExtraError, or SetupError for TLS."""
    need("cluster")
    import distributed  # noqa: PLC0415 - an extra, and only with a cluster

    tls = distributed.Security().get_connection_args("client")["ssl_context"]
    if address.startswith("tls:") and tls is None:
        raise SetupError("Dask has no certificates", say("error-cluster-tls"))
    for_dask = logging.getLogger("distributed")  # we log what matters ourselves
    for_dask.handlers, for_dask.propagate = [logging.NullHandler()], False


def _client(address: str) -> Any:
    from distributed import Client  # noqa: PLC0415 - as above

    return Client(
        address, asynchronous=True, set_as_default=False, name="mauseloch", timeout=CONNECTING_S
    )


async def _workers(client: Any) -> Iterable[str]:
    """List the workers; raises OSError if the scheduler is unreachable or too slow."""
    if client.status != "running":
        raise ConnectionResetError("the line broke")
    found: Iterable[str] = await asyncio.wait_for(client.nthreads(), ASKED_S)
    return found


def _load(kind: str, game: AnyGame) -> str:
    return f"{game.name}/{kind}"


def _pickled(function: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    """Pickle for the worker only: a scheduler deserialises everything else it passes on."""
    return pickle.dumps((function, given))


def _heard(answered: "asyncio.Future[Any]") -> None:
    """Retrieve an exception that nobody may be waiting for, so that asyncio doesn't log it."""
    if not answered.cancelled():
        answered.exception()
