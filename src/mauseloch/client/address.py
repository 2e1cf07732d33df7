"""Turn what people type into a server and one of its tables."""

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
    """A table and the address of its server."""

    base: str
    """For example "http://127.0.0.1:8160"."""
    table: str = ""
    """The table's code; empty for the server alone."""

    @property
    def live(self) -> str:
        """The WebSocket address for playing."""
        return self.live_at("/live")

    def live_at(self, path: str) -> str:
        """The same under another path, where several servers share the place."""
        return "ws" + self.base.removeprefix("http") + path

    @property
    def link(self) -> str:
        """The link to share with people."""
        return f"{self.base}/t/{self.table}"


def address(url: str, table: str | None = None) -> Address:
    """Find a table by its link, or by its server and code; raises JoinError."""
    found = server(url)
    if table is not None:
        found = found._replace(table=table.strip())
    if not found.table:
        raise _bad(url)
    return found


def server(url: str) -> Address:
    """Find a server, and the table if the link names one; raises JoinError."""
    text = url.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        port = parts.port
    except ValueError:  # a port that isn't a number, or an unclosed bracket
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
    """The error for a server that is missing or does not answer."""
    return JoinError(
        f"{at.base} cannot be reached: {reason}",
        say("error-join-reach", url=at.base, reason=reason),
    )


def refused(detail: str) -> JoinError:
    """The error for a refusal by the server, in its own words."""
    return JoinError(detail, say("error-join-refused", detail=detail))


def _bad(url: str) -> JoinError:
    return JoinError(f"{shown(url)} doesn't name a table", say("error-join-url", url=shown(url)))
