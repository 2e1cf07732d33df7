"""Open the socket that a server listens on: TCP, or a Unix socket for a proxy beside it."""

import errno
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.server.settings import Listen


@contextmanager
def listening(listen: Listen) -> Iterator[socket.socket]:
    """Open a socket as configured, until the server is done; raises SetupError."""
    if not listen.socket:
        with bound(listen.host, listen.port) as opened:
            yield opened
        return
    path = Path(listen.socket)
    with unix(path, int(listen.socket_mode, 8)) as opened:
        made = path.stat()
        try:
            yield opened
        finally:  # remove it, unless another server has replaced it
            with suppress(OSError):
                if os.path.samestat(made, path.stat()):
                    path.unlink()


def bound(host: str, port: int) -> socket.socket:
    """Bind a socket to this address; raises SetupError if it is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Name the protocol: asyncio only sends small frames at once on sockets it knows to be TCP.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if host == "::":  # for clients with IPv4 too
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        opened.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        opened.close()
        raise _refused(f"{host}:{port}", error) from None
    return opened


def unix(path: Path, mode: int) -> socket.socket:
    """Bind a Unix socket with these permissions; raises SetupError if one is in use there."""
    opened = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o777)  # so that nobody slips in before the permissions are set
    try:
        _forget(path)
        opened.bind(str(path))
        path.chmod(mode)
    except (OSError, ValueError) as error:
        opened.close()
        raise _refused(str(path), error) from None
    finally:
        os.umask(before)
    return opened


def _forget(path: Path) -> None:
    """Remove a socket that a killed server left behind."""
    try:
        left = stat.S_ISSOCK(path.stat().st_mode)
    except FileNotFoundError:
        return
    if not left:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
        else:
            raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


def _refused(address: str, error: Exception) -> SetupError:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return SetupError(
        f"cannot listen at {address}: {reason}",
        say("error-listen", address=address, reason=reason),
    )
