"""A Dask cluster, on whose workers bots search and the coach thinks.

Whether it can be used is known before anybody asks: somebody looks after it all the time, connects
again when it was away, and lets its workers load what they will be asked. Whoever asks for what
nobody there can do now, or whose question gets lost there, hears so at once (AwayError) and goes
elsewhere. Dask's client lives in our event loop; of Dask nothing is loaded without a cluster.
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
"""From one attempt to connect to the next."""
LOOK_S, ASKED_S = 1.0, 2.0
"""From one look to the next, and how long the scheduler may take to answer it."""
FAILED_S = 300.0
"""A worker that could not load something tries again after so long."""
FIRST = 10
"""Questions of people at tables go before whatever else a cluster has to do."""
T = TypeVar("T")


class AwayError(ConnectionError):
    """Nobody there can answer this now."""


class Helper:
    """A worker of the cluster."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.loading = ""
        """What it loads just now."""
        self.failed_at: dict[str, float] = {}

    def lacks(self, wanted: Iterable[str]) -> str | None:
        """What it should load next, unless it has just failed at that."""
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
    """What is known of it, and the line to its scheduler."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self._address = address
        self._metrics = metrics
        self._program = program()
        self._helpers: dict[str, Helper] = {}
        """By their addresses, in order."""
        self._wanted: dict[str, tuple[str, AnyGame]] = {}
        """The bots that have ever been expected."""
        self._client: Any = None
        self._gone: asyncio.Future[None] | None = None
        """Done when the line breaks."""
        self._why: str | None = None
        """Why it is away, as it was told last; empty if it is there, None if nobody knows yet."""
        self._failures: set[str] = set()
        """What could not be loaded, as it was told last."""
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Look after it from now on."""
        if not self._tasks:
            self._begin(self._live())

    async def search(self, kind: str, game: AnyGame, function: Callable[..., T], *given: Any) -> T:
        """Let a worker that is ready for this bot call the function; raises AwayError."""
        self.expect(kind, game)
        load = _load(kind, game)
        able = [
            name for name, one in self._for_bots().items() if load in one.loaded and not one.loading
        ]
        return await self._ask(able, called, self._program, _pickled(function, given))

    async def coach(self, game: str, function: Callable[..., T], *given: Any) -> T:
        """Let the coach's worker call the function; raises AwayError."""
        self.begin()
        coach = list(self._helpers)[:1] if len(self._helpers) > 1 else []
        return await self._ask(coach, coached, self._program, _pickled(function, given), game)

    def expect(self, kind: str, game: AnyGame) -> None:
        """Let workers make ready what this bot needs, now and whenever there are new ones."""
        self.begin()
        if _load(kind, game) not in self._wanted:
            self._wanted[_load(kind, game)] = kind, game
            self._let_load()

    @property
    def workers(self) -> int:
        """How many it has now."""
        return len(self._helpers)

    def close(self) -> None:
        """Nobody asks any more."""
        for task in self._tasks:
            task.cancel()

    async def closed(self) -> None:
        """Wait until the line is closed."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2 * CLOSING_S)

    # The line

    async def _live(self) -> None:
        """Keep a line open, and look after those at its other end."""
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
                self._tell(type(error).__name__)  # Dask cancels too: whatever it raises, it is away
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
        """These are there now; a worker that was started again has another address."""
        self._helpers = {name: self._helpers.get(name, Helper()) for name in sorted(workers)}
        self._tell("" if self._helpers else "no_workers")
        self._let_load()

    def _tell(self, why: str) -> None:
        """Say it once, not whenever somebody looks."""
        if bool(why) != bool(self._why) or self._why is None:
            if why:
                warn("cluster_away", why=why)
                self._metrics.count("cluster_losses")
            else:
                note("cluster_there", workers=self.workers)
        self._why = why

    async def _ask(self, workers: Sequence[str], function: Callable[..., T], *given: Any) -> T:
        """Whatever goes wrong there is an AwayError, save for what we raise on purpose."""
        client, gone = self._client, self._gone
        if not workers or client is None or gone is None:
            raise AwayError("nobody there is ready")
        future = client.submit(function, *given, workers=workers, pure=False, priority=FIRST)
        # Cancelled it would take others' answers along: Dask fetches several at a time.
        answered = asyncio.ensure_future(future.result())
        answered.add_done_callback(_heard)
        try:
            while not answered.done():
                wanted = {answered, gone}
                await asyncio.wait(wanted, timeout=LOOK_S, return_when=asyncio.FIRST_COMPLETED)
                if not answered.done() and not self._helpers.keys() & set(workers):
                    raise AwayError("whoever was asked is gone")
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
            future.release()  # what has not begun yet never will

    # What workers have loaded

    def _for_bots(self) -> dict[str, Helper]:
        """All but the first, which is the coach's; a single one is for bots."""
        return dict(list(self._helpers.items())[len(self._helpers) > 1 :])

    def _let_load(self) -> None:
        """Those that can play already load more one after the other, so that somebody can."""
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
    """Load Dask now, which takes a second; raises MissingExtraError, or SetupError without TLS."""
    need("cluster")
    import distributed  # noqa: PLC0415 - an extra, and only with a cluster

    tls = distributed.Security().get_connection_args("client")["ssl_context"]
    if address.startswith("tls:") and tls is None:
        raise SetupError("Dask has no certificates", say("error-cluster-tls"))
    for_dask = logging.getLogger("distributed")  # we say ourselves what is worth knowing
    for_dask.handlers, for_dask.propagate = [logging.NullHandler()], False


def _client(address: str) -> Any:
    from distributed import Client  # noqa: PLC0415 - as above

    return Client(
        address, asynchronous=True, set_as_default=False, name="mauseloch", timeout=CONNECTING_S
    )


async def _workers(client: Any) -> Iterable[str]:
    """Raises an OSError if the scheduler is away, or as slow as if it were."""
    if client.status != "running":
        raise ConnectionResetError("the line broke")
    found: Iterable[str] = await asyncio.wait_for(client.nthreads(), ASKED_S)
    return found


def _load(kind: str, game: AnyGame) -> str:
    return f"{game.name}/{kind}"


def _pickled(function: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    """For the worker alone: a scheduler reads all else that it hands on."""
    return pickle.dumps((function, given))


def _heard(answered: "asyncio.Future[Any]") -> None:
    """Nobody may wait for it any more; then what it raised need not be told."""
    if not answered.cancelled():
        answered.exception()
