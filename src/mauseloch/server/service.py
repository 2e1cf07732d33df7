"""Running the server: from an address to the last connection closed."""

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import cast

import uvicorn

from mauseloch.server import logs
from mauseloch.server.addresses import Whereabouts
from mauseloch.server.app import application
from mauseloch.server.hub import Hub
from mauseloch.server.lines import LARGEST_HEAD, Line, Lines
from mauseloch.server.listening import listening
from mauseloch.server.settings import Listen, Settings
from mauseloch.server.socket import Socket
from mauseloch.store import MemoryStore, Store
from mauseloch.store.address import default_url
from mauseloch.store.sql import SqlStore

COLLECT_AFTER = (20_000, 50, 1000)
"""Seldom: messages make little garbage in circles, and a full collection takes 100 ms."""
KEPT_DESCRIPTORS = 128
MOST_DESCRIPTORS = 1 << 20
"""Where the system sets no limit at all."""
GOODBYE_S = 0.05
"""So that the last words are out before the lines are cut."""


def store_at(url: str) -> Store:
    """The store behind this address: memory, SQLite or PostgreSQL."""
    if url == "memory":
        return MemoryStore()
    return SqlStore(url or default_url())


class Server(uvicorn.Server):
    """uvicorn, told once it is up."""

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
        base = self.hub.settings.listen.base
        config = uvicorn.Config(
            application(self.hub, base),
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

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Take up all tables, then serve; what is wrong with the store is raised before."""
        await self.hub.open()
        await super().serve(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to come back, then close."""
        self.hub.draining = True
        for room in self.hub.rooms.values():
            room.stop()
        await asyncio.sleep(GOODBYE_S)
        self.lines.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Who is told to end does so in order: uvicorn would have Python killed after its work."""
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
        """Begin, and say so."""
        await super().startup(sockets)
        self.lines.look_after()
        if self.started and self._up is not None:
            self._up()
            self.hub.thinkers.compile_ahead()


def descriptors() -> int:
    """How many connections there can be; before, the system is asked for as many as it allows.

    Some descriptors are kept back for the database, for processes that think, and for saying no.
    """
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ModuleNotFoundError:
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(soft // 2, soft - KEPT_DESCRIPTORS)


def _end(_number: int, _frame: object) -> None:
    raise SystemExit


def run(settings: Settings, up: Callable[[Whereabouts], None], *, quiet: bool = False) -> None:
    """Serve as these settings say until somebody has had enough; raises MauselochError."""
    listen = settings.listen
    with listening(listen) as opened:
        where = whereabouts(listen, opened)
        server = Server(store_at(settings.storage.url), settings, up=partial(up, where))
        server.hub.site.nearby = lambda: next(iter(where.nearby()), "")
        logs.begin(quiet=quiet)
        gc.freeze()  # what was loaded stays: a full collection would hold up every table
        gc.set_threshold(*COLLECT_AFTER)
        with runner() as running:
            running.run(server.serve(sockets=[opened]))


def whereabouts(listen: Listen, opened: socket.socket) -> Whereabouts:
    """Where people find what listens there: a port that was left open is known by now."""
    port = listen.port if listen.socket else opened.getsockname()[1]
    return Whereabouts(listen, port)


def runner() -> asyncio.Runner:
    """For an event loop as fast as this system has one."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - not on Windows
    except ModuleNotFoundError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=new_event_loop)
