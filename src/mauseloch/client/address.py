"""From what somebody typed to a server and one of its tables."""

import re
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.words import say

PLAIN = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
TABLE = re.compile(r"(?P<base>.*)/t/(?P<table>[^/]+)")


class JoinError(MauselochError):
    """A table cannot be found, reached or joined."""

    code = "join"


class Address(NamedTuple):
    """A table, and where its server is."""

    base: str
    """Like "http://127.0.0.1:8160"."""
    table: str = ""
    """Its code or link; empty for the server alone."""

    @property
    def live(self) -> str:
        """Where to play."""
        return self.live_at("/live")

    def live_at(self, path: str) -> str:
        """The same by another path, where several servers share the place."""
        return "ws" + self.base.removeprefix("http") + path

    @property
    def link(self) -> str:
        """What to send to somebody."""
        return f"{self.base}/t/{self.table}"


def address(url: str, table: str | None = None) -> Address:
    """A table by its link, or by its server and code; raises JoinError."""
    found = server(url)
    if table is not None:
        found = found._replace(table=table.strip())
    if not found.table:
        raise _bad(url)
    return found


def server(url: str) -> Address:
    """A server, and the table if the link names one; raises JoinError."""
    text = url.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        port = parts.port
    except ValueError:  # a port that is no number, a bracket that is not closed
        raise _bad(url) from None
    host = parts.hostname
    if parts.scheme not in PLAIN or not host or re.search(r"[\s\x00-\x1f]", text):
        raise _bad(url)
    host = f"[{host}]" if ":" in host else host
    base = f"{PLAIN[parts.scheme]}://{host}" + ("" if port is None else f":{port}")
    path = parts.path.rstrip("/")
    named = TABLE.fullmatch(path)
    if named:
        return Address(base + named["base"], unquote(named["table"]))
    return Address(base + path.removesuffix("/live"))


def unreachable(at: Address, reason: str) -> JoinError:
    """That there is no server, or none that answers."""
    return JoinError(
        f"{at.base} cannot be reached: {reason}",
        say("error-join-reach", url=at.base, reason=reason),
    )


def refused(detail: str) -> JoinError:
    """That the server does not want this, in its own words."""
    return JoinError(detail, say("error-join-refused", detail=detail))


def _bad(url: str) -> JoinError:
    return JoinError(f"{shown(url)} names no table", say("error-join-url", url=shown(url)))
