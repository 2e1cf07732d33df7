"""Entrances closed to the public: a Unix socket for the owner, an address for Prometheus."""

import asyncio
import os
import socket
import stat
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from mauseloch.core.errors import SetupError, shown
from mauseloch.core.words import say
from mauseloch.server.listening import bound, listening
from mauseloch.server.logs import warn
from mauseloch.server.settings import Administration, Listen

HAS_UNIX = hasattr(socket, "AF_UNIX")


class Door(Protocol):
    """Something that opens and closes together with a server."""

    async def open(self) -> None:
        """Start accepting connections."""

    def close(self) -> None:
        """Stop accepting connections."""


class Aside:
    """A second entrance with an application of its own, separate from the public one."""

    def __init__(self, app: ASGIApp, opened: socket.socket) -> None:
        self._opened = opened
        self._config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            lifespan="off",
            ws="none",
        )
        self._state = ServerState()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Start accepting connections."""
        self._config.load()
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._protocol, sock=self._opened)

    def close(self) -> None:
        """Finish requests under way, and stop accepting connections."""
        if self._server is not None:
            self._server.close()
            for connection in list(self._state.connections):
                connection.shutdown()

    def _protocol(self) -> asyncio.Protocol:
        kind = self._config.http_protocol_class
        return kind(config=self._config, server_state=self._state, app_state={})  # type: ignore[call-arg]  # of uvicorn's own


def usual_path(port: int, environment: Mapping[str, str] = os.environ) -> Path:
    """The default path of a server's socket, named after its port so that none collide."""
    given = environment.get("XDG_RUNTIME_DIR", "")
    if given.startswith("/"):
        return Path(given) / "mauseloch" / f"{port}.sock"
    user = os.getuid() if hasattr(os, "getuid") else 0
    return Path(tempfile.gettempdir()) / f"mauseloch-{user}" / f"{port}.sock"


@contextmanager
def admin_socket(settings: Administration, port: int) -> Iterator[socket.socket | None]:
    """Open the owner's socket; yields None if the default path can't be used."""
    if not HAS_UNIX:
        yield None
        return
    with ExitStack() as stack:
        try:
            path = Path(settings.socket) if settings.socket else usual_path(port)
            opened = stack.enter_context(unix_socket(path))
        except SetupError as error:
            if settings.socket:
                raise
            warn("no_admin_socket", why=str(error))
            yield None
        else:
            yield opened


@contextmanager
def metrics_socket(settings: Administration) -> Iterator[socket.socket | None]:
    """Open the socket for Prometheus, if configured; raises SetupError."""
    named = settings.metrics
    if not named:
        yield None
        return
    host, _, port = named.rpartition(":")
    if not host or not port.isdecimal():
        raise SetupError(
            f"the metrics address is HOST:PORT, not {shown(named)}",
            say("error-metrics-address", address=shown(named)),
        )
    with bound(host.strip("[]"), int(port)) as opened:
        yield opened


@contextmanager
def unix_socket(path: Path) -> Iterator[socket.socket]:
    """Open a socket for its owner only, and remove it afterwards; raises SetupError."""
    try:
        if not path.parent.is_dir():
            path.parent.mkdir(mode=0o700, parents=True)
        elif path.parent.parent == Path(tempfile.gettempdir()):
            _check_folder(path.parent)
    except OSError as error:
        raise _cannot(path, error.strerror or "") from None
    with listening(Listen(socket=str(path), socket_mode="0600")) as opened:
        yield opened


def _check_folder(folder: Path) -> None:
    """Check the owner of a folder in /tmp: anyone could have created it first."""
    found = folder.lstat()
    if found.st_uid != os.getuid() or stat.S_IMODE(found.st_mode) & 0o077:
        raise _cannot(folder, "others may write there")


def _cannot(path: Path, reason: str) -> SetupError:
    return SetupError(
        f"cannot listen at {path}: {reason}", say("error-listen", address=str(path), reason=reason)
    )
