"""Running the server: from an address to the last connection closed."""

import asyncio
import gc
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import cast

import uvicorn

from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import say
from mauseloch.server import logs
from mauseloch.server.app import application
from mauseloch.server.hub import Hub
from mauseloch.server.settings import Settings
from mauseloch.server.socket import Socket
from mauseloch.store import MemoryStore, Store
from mauseloch.store.address import default_url
from mauseloch.store.sql import SqlStore

COLLECT_AFTER = (20_000, 50, 1000)
"""Seldom: messages make little garbage in circles, and a full collection takes 100 ms."""
GOODBYE_S = 0.05
"""So that the last words are out before the lines are cut."""


def store_at(url: str | None) -> Store:
    """The store behind this address: memory, SQLite or PostgreSQL."""
    if url == "memory":
        return MemoryStore()
    return SqlStore(url or default_url())


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address; raises SetupError if it is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named in full: asyncio sends small frames at once only over what it knows to be TCP.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
    except (OSError, OverflowError) as error:
        opened.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise SetupError(
            f"cannot listen at {host}:{port}: {reason}",
            say("error-listen", address=f"{host}:{port}", reason=reason or ""),
        ) from None
    return opened


def checked_base(path: str) -> str:
    """What all paths begin with, without a slash at its end; raises SetupError."""
    base = path.rstrip("/")
    if not re.fullmatch(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*", base):
        raise SetupError(
            f"a base is a path like /games/mauseloch, not {shown(path)}",
            say("error-base", path=shown(path)),
        )
    return base


def address(host: str, port: int, base: str = "") -> str:
    """What to type into a browser; for all addresses the one that others in the house can reach."""
    if host == "0.0.0.0":  # noqa: S104 - a comparison
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(
                    ("192.0.2.1", 9)
                )  # nothing is sent: it only says which way it would go
                host = probe.getsockname()[0]
            except OSError:
                host = "127.0.0.1"
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}{base}{'/' if base else ''}"


class Server(uvicorn.Server):
    """uvicorn, told once it is up."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        up: Callable[[], None] | None = None,
        base: str = "",
    ) -> None:
        self.hub = Hub(store, settings)
        self._up = up
        config = uvicorn.Config(
            application(self.hub, base),
            ws=cast("type[asyncio.Protocol]", partial(Socket, self.hub, base=base)),
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
        if self.started and self._up is not None:
            self._up()
            self.hub.thinkers.compile_ahead()


def _end(_number: int, _frame: object) -> None:
    raise SystemExit


def run(
    host: str,
    port: int,
    url: str | None,
    up: Callable[[], None],
    *,
    base: str = "",
    quiet: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve at this address until somebody has had enough; raises MauselochError if it cannot."""
    with bound(host, port) as opened:
        server = Server(store_at(url), settings, up=up, base=base)
        logs.begin(quiet=quiet)
        gc.freeze()  # what was loaded stays: a full collection would hold up every table
        gc.set_threshold(*COLLECT_AFTER)
        with runner() as running:
            running.run(server.serve(sockets=[opened]))


def runner() -> asyncio.Runner:
    """For an event loop as fast as this system has one."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - not on Windows
    except ModuleNotFoundError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=new_event_loop)
