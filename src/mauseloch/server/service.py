"""Run the server, from opening its socket to closing the last connection."""

import asyncio
import gc
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from msgspec import structs
from msgspec.structs import fields

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.server import cluster, logs
from mauseloch.server.addresses import Whereabouts
from mauseloch.server.admin import Admin, metrics_app
from mauseloch.server.app import application
from mauseloch.server.aside import Aside, Door, admin_socket, metrics_socket
from mauseloch.server.hub import Hub
from mauseloch.server.keeping import keeping
from mauseloch.server.lines import LARGEST_HEAD, Line, Lines
from mauseloch.server.listening import listening
from mauseloch.server.logs import note
from mauseloch.server.settings import Listen, Node, Settings
from mauseloch.server.socket import Socket
from mauseloch.server.workers import Worker
from mauseloch.store import MemoryStore, Store
from mauseloch.store.address import default_url
from mauseloch.store.sql import SqlStore
from mauseloch.version import VERSION

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]  # marks its absence

COLLECT_AFTER = (20_000, 50, 1000)
"""Collect seldom: messages create few reference cycles, and a full collection takes 100 ms."""
KEPT_DESCRIPTORS = 128
MOST_DESCRIPTORS = 1 << 20
"""Used if the system sets no limit at all."""
HAND_OVER_S = 20.0
"""How long a stopping server may take to hand over tables; others then take the rest."""
ASKING_S, LOOK_S = 1.0, 0.01
"""How long a stopping server waits for the first request on new connections."""
GOODBYE_S = 0.05
"""Time for the last messages to go out before connections are closed."""


def store_at(url: str) -> Store:
    """The store at this URL: memory, SQLite or PostgreSQL."""
    if url == "memory":
        return MemoryStore()
    return SqlStore(url or default_url())


class Server(uvicorn.Server):
    """uvicorn with our hub, connections and entrances."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        up: Callable[[], None] | None = None,
    ) -> None:
        self.hub = Hub(store, settings)
        self.hub.doors.descriptors = min(self.hub.doors.descriptors, descriptors())
        self.lines = Lines(self.hub.doors)
        self._up = up
        self.admin = Admin(self.hub, self._end)
        self.asides: list[Door] = []
        """Entrances closed to the public, opened together with the server."""
        base = self.hub.settings.listen.base
        config = uvicorn.Config(
            application(self.hub, base, self.admin.peer_routes(base)),
            http=cast("type[asyncio.Protocol]", partial(Line, self.lines)),
            ws=cast("type[asyncio.Protocol]", partial(Socket, self.hub, base=base)),
            proxy_headers=False,  # callers.py reads them
            h11_max_incomplete_event_size=LARGEST_HEAD,
            timeout_keep_alive=int(self.hub.limits.idle_s),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        super().__init__(config)

    def open_aside(self, admin: socket.socket | None, metrics: socket.socket | None) -> None:
        """Use one of these sockets for the owner, and the other for Prometheus."""
        if admin is not None:
            self.asides.append(Aside(self.admin.app(), admin))
        if metrics is not None:
            self.asides.append(Aside(metrics_app(self.hub), metrics))

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Resume all tables, then serve; raises any error of the store first."""
        if sockets:  # the address is only known now
            self.hub.node = named(self.hub.settings, sockets[0])
        await self.hub.open()
        async with keeping(self.hub):
            for aside in self.asides:
                await aside.open()
            await super().serve(sockets)

    def _end(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back, then close."""
        self.hub.draining = True
        await self._hand_over()
        for room in self.hub.rooms.values():
            room.stop()
        await self._let_nobody_in()
        await asyncio.sleep(GOODBYE_S)
        self.lines.close()
        self.admin.stop()
        for aside in self.asides:
            aside.close()
        await super().shutdown(sockets)
        note("stopped")

    async def _hand_over(self) -> None:
        """Hand tables over to other servers, if any, so that nobody has to wait."""
        place = self.hub.place
        if place is not None and place.peers:
            with suppress(TimeoutError):
                given = await asyncio.wait_for(place.hand_over_all(), HAND_OVER_S)
                note("tables_handed_over", tables=given)

    async def _let_nobody_in(self) -> None:
        """Stop listening, but answer clients that have just connected: where others serve the same
        port, nobody should notice that one of them stops.
        """
        for server in self.servers:
            server.close()
        loop = asyncio.get_running_loop()
        until = loop.time() + ASKING_S
        while loop.time() < until and any(
            isinstance(one, Line) and one.cycle is None for one in self.server_state.connections
        ):
            await asyncio.sleep(LOOK_S)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Exit cleanly on SIGTERM, where uvicorn would finally let the signal kill Python."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGTERM, _end)
        try:
            with super().capture_signals():
                yield
        finally:
            signal.signal(signal.SIGTERM, before)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and log that."""
        await super().startup(sockets)
        self.lines.look_after()
        if self.started:
            asyncio.get_running_loop().set_exception_handler(_loop_failed)
            tables = len(self.hub.rooms)
            note("started", version=VERSION, tables=tables, settings=_told(self.hub.settings))
            if self._up is not None:
                self._up()
                self.hub.thinkers.get_going()


def descriptors() -> int:
    """Raise the limit on open files as far as allowed; returns how many connections that leaves.

    Some descriptors are reserved for the database, for thinking processes, and for refusals.
    """
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ModuleNotFoundError:
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they claim
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(soft // 2, soft - KEPT_DESCRIPTORS)


def _end(_number: int, _frame: object) -> None:
    raise SystemExit


def _loop_failed(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an uncaught exception, without asyncio's message, which may contain addresses."""
    error = context.get("exception")
    logs.log.error("loop_failed", exc_info=error, extra={"fields": {}})


def _told(settings: Settings) -> dict[str, Any]:
    """The names of settings that differ from the defaults; their values may be secrets."""
    found: dict[str, Any] = {}
    for section in fields(settings):
        given, usual = getattr(settings, section.name), getattr(Settings(), section.name)
        values = [(one.name, getattr(given, one.name)) for one in fields(given)]
        named = [name for name, value in values if value != getattr(usual, name)]
        if named:
            found[section.name] = named
    return found


def run(
    settings: Settings,
    up: Callable[[Whereabouts], None],
    *,
    quiet: bool = False,
    worker: Worker | None = None,
) -> None:
    """Serve with these settings until told to stop; raises MauselochError.

    A worker listens on a socket shared by all workers, and on one of its own.
    """
    listen = settings.listen
    with ExitStack() as stack:
        if worker is None:
            opened, others = stack.enter_context(listening(listen)), []
        else:
            opened, others = stack.enter_context(worker.shared()), worker.own(stack)
            settings = worker.settings(settings, port_of(listen, opened))
            worker.end_with_parent()
        where = whereabouts(listen, opened)
        logs.begin(quiet=quiet, node=settings.node.name)
        if settings.thinking.cluster and (worker is None or worker.has_crew):
            cluster.load(settings.thinking.cluster)
        store = stack.enter_context(alone(store_at(settings.storage.url)))
        server = Server(store, settings, up=partial(up, where))
        server.hub.site.nearby = lambda: next(iter(where.nearby()), "")
        server.open_aside(
            stack.enter_context(admin_socket(settings.admin, port_of(listen, opened))),
            stack.enter_context(metrics_socket(settings.admin)),
        )
        if worker is not None:
            server.asides += worker.thinking(server.hub.thinkers, stack)
        gc.freeze()  # loaded modules stay: collecting them would hold up every table
        gc.set_threshold(*COLLECT_AFTER)
        with runner() as running:
            running.run(server.serve(sockets=[opened, *others]))


@contextmanager
def alone(store: Store) -> Iterator[Store]:
    """Keep other servers from using a store that can't be shared; raises SetupError.

    Of two servers on one SQLite file, each would think it was the only one.
    """
    file = store.file if isinstance(store, SqlStore) else None
    if file is None or fcntl is None:
        yield store
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.lock").open("w")
    except OSError:  # the store has a better message for this
        yield store
        return
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            text = f"another server uses {file}; several servers need PostgreSQL"
            raise SetupError(text, say("error-db-shared", file=str(file))) from None
        yield store


def named(settings: Settings, opened: socket.socket) -> Node:
    """Our node, with a name, and an address at which others can reach it."""
    node, listen = settings.node, settings.listen
    port = port_of(listen, opened)
    machine = re.sub("[^a-z0-9]+", "-", socket.gethostname().lower()).strip("-")
    name = node.name or f"{machine[:24]}-{port}".strip("-")
    if node.address:
        return structs.replace(node, name=name)
    if listen.socket:
        return structs.replace(node, name=name, address=f"unix:{Path(listen.socket).absolute()}")
    host = listen.host
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - everywhere, so our host name works too
        host = socket.gethostname()
    host = f"[{host}]" if ":" in host else host
    return structs.replace(node, name=name, address=f"http://{host}:{port}{listen.base}")


def whereabouts(listen: Listen, opened: socket.socket) -> Whereabouts:
    """The addresses for people of a server that listens there."""
    return Whereabouts(listen, port_of(listen, opened))


def port_of(listen: Listen, opened: socket.socket) -> int:
    """The actual port, even if the system chose it."""
    return listen.port if listen.socket else int(opened.getsockname()[1])


def runner() -> asyncio.Runner:
    """A runner with the fastest event loop available."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - not on Windows
    except ModuleNotFoundError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=new_event_loop)
