"""The other nodes of a place: how to reach them and send them HTTP requests."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import h11

from mauseloch.core.errors import SetupError, shown
from mauseloch.store.nodes import Peer

PEER = "X-Mauseloch-Peer"
"""The header with the secret of the receiving node, which only peers know."""
WITHIN_S = 2.0
"""A peer that hasn't answered by then is as good as gone."""
LARGEST_REPLY = 1 << 20
AT_ONCE = 1 << 16
P = TypeVar("P", bound=asyncio.BaseProtocol)


class Upstream(NamedTuple):
    """The address of a node."""

    host: str = "localhost"
    port: int = 80
    base: str = ""
    """The prefix of all its paths, if its address has one."""
    socket: str = ""
    """The path of a Unix socket, instead of host and port."""

    @property
    def authority(self) -> str:
        """The value of the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.socket or self.port == 80 else f"{host}:{self.port}"


def upstream(address: str) -> Upstream:
    """Read `http://HOST:PORT`, perhaps with a base, or `unix:/PATH`; raises SetupError."""
    if address.startswith("unix:/") and "\0" not in address:
        return Upstream(socket=address.removeprefix("unix:"))
    try:
        found = urlsplit(address)
        host, port = found.hostname, found.port
    except ValueError:
        host, port = None, None
    if not host or found.scheme != "http" or "@" in found.netloc or found.query or found.fragment:
        text = f"a node's address is http://HOST:PORT or unix:/PATH, not {shown(address)}"
        raise SetupError(text)
    return Upstream(host, 80 if port is None else port, found.path.rstrip("/"))


async def connected(to: Upstream, protocol: Callable[[], P]) -> tuple[asyncio.Transport, P]:
    """Connect to a node; raises OSError. The caller sets any timeout."""
    loop = asyncio.get_running_loop()
    if to.socket:
        return await loop.create_unix_connection(protocol, to.socket)
    return await loop.create_connection(protocol, to.host, to.port)


async def ask(
    to: Upstream,
    secret: str,
    method: str,
    path: str,
    body: bytes = b"",
    *,
    timeout_s: float = WITHIN_S,
    largest: int = LARGEST_REPLY,
) -> tuple[int, bytes]:
    """Send a node a request, at a path below its base; returns the status and body of its reply.

    Raises OSError, such as TimeoutError, unless a complete reply up to `largest` arrives in time.
    """
    request = h11.Request(
        method=method,
        target=to.base + path,
        headers=[
            ("Host", to.authority),
            (PEER, secret),
            ("Connection", "close"),
            ("Content-Length", str(len(body))),
        ],
    )
    async with asyncio.timeout(timeout_s):
        reader = asyncio.StreamReader(AT_ONCE)
        line, _ = await connected(to, lambda: asyncio.StreamReaderProtocol(reader))
        try:
            wire = h11.Connection(h11.CLIENT)
            for part in (request, h11.Data(data=body), h11.EndOfMessage()):
                line.write(wire.send(part) or b"")
            return await _reply(wire, reader, largest)
        except h11.RemoteProtocolError as error:
            raise ConnectionError(f"a peer's reply isn't HTTP: {error}") from None
        finally:
            line.abort()


async def is_ready(peer: Peer) -> bool:
    """Whether a node says that people can be sent there now."""
    try:
        status, _ = await ask(upstream(peer.address), peer.secret, "GET", "/readyz")
    except (OSError, SetupError):
        return False
    return status == HTTPStatus.OK


async def _reply(
    wire: h11.Connection, reader: asyncio.StreamReader, largest: int
) -> tuple[int, bytes]:
    status, body = 0, bytearray()
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(AT_ONCE))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > largest:
                raise ConnectionError(f"a peer's reply is longer than {largest} bytes")
        elif isinstance(event, h11.EndOfMessage):
            return status, bytes(body)
