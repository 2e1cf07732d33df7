"""Ask a running server over its own socket, for `mauseloch admin`."""

import http.client
import socket
from argparse import Namespace
from pathlib import Path
from typing import Any
from urllib.parse import quote

from msgspec import DecodeError, json

from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.words import say
from mauseloch.server import configuration
from mauseloch.server.aside import HAS_UNIX, usual_path
from mauseloch.server.settings import Settings

PATIENCE_S = 60.0


class AdminError(MauselochError):
    """The server refuses, or its answer cannot be understood."""

    code = "admin"


class Line(http.client.HTTPConnection):
    """HTTP over a Unix socket."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=PATIENCE_S)
        self._path = path

    def connect(self) -> None:
        """Connect to the socket."""
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(str(self._path))


class Asking:
    """A connection to the chosen server."""

    def __init__(self, chosen: Namespace) -> None:
        if not HAS_UNIX:
            raise SetupError("there are no Unix sockets here", say("error-admin-unix"))
        self._path = Path(chosen.socket) if chosen.socket else _configured(chosen.port)

    def ask(self, path: str, body: object = None) -> Any:
        """Send a request and return the answer; raises AdminError or SetupError."""
        status, content = self._sent("GET" if body is None else "POST", path, body)
        try:
            answer = json.decode(content)
        except DecodeError:
            answer = {"detail": f"status {status}"}
        if status == http.client.OK:
            return answer
        if answer.get("code") == "no_table":
            raise AdminError("there is no such table", say("error-admin-table"))
        if answer.get("code") == "no_node":
            raise AdminError("there is no such server", say("error-admin-node"))
        detail = str(answer.get("detail", status))
        raise AdminError(detail, say("error-admin", detail=detail))

    def text(self, path: str) -> str:
        """The same, as plain text."""
        return self._sent("GET", path, None)[1].decode()

    def _sent(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        line = Line(self._path)
        try:
            content = None if body is None else json.encode(body)
            line.request(method, quote(path), content)
            reply = line.getresponse()
            return reply.status, reply.read()
        except (OSError, http.client.HTTPException):
            raise SetupError(
                f"no server is answering at {self._path}",
                say("error-admin-reach", path=str(self._path)),
            ) from None
        finally:
            line.close()


def configured() -> Settings:
    """The settings of a server started without flags; raises ConfigError."""
    file = configuration.find(None)
    layers = [] if file is None else [configuration.read(file)]
    return configuration.load([*configuration.before(), *layers, *configuration.around()])


def _configured(port: int | None) -> Path:
    """The socket of the server with this port, or of the configured one."""
    if port is not None:
        return usual_path(port)
    settings = configured()
    return Path(settings.admin.socket or usual_path(settings.listen.port))
