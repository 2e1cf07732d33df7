"""A request over HTTP and the reply to it, as plain data: handlers know no web server."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from mauseloch.core.errors import MauselochError
from mauseloch.server.callers import Caller
from mauseloch.store import StoreError

NONE: Mapping[str, str] = MappingProxyType({})
STATUS = {
    "blocked": 429,
    "busy": 503,
    "damaged_match": 500,
    "draining": 503,
    "full": 503,
    "password_needed": 403,
    "password_wrong": 403,
    "no_match": 404,
    "no_node": 404,
    "no_page": 404,
    "no_table": 404,
    "silent": 503,
    "store": 500,
    "store_away": 503,
    "too_fast": 429,
    "too_long": 413,
    "too_many_connections": 429,
    "too_many_tables": 429,
    "upgrade": 426,
    "wrong_codes": 429,
    "wrong_passwords": 429,
}
"""Of what is refused; all else is 400."""
RETRY_AFTER_S = 2
"""What a 503 tells in Retry-After."""


class Request(NamedTuple):
    """What was asked."""

    path: str = "/"
    """As it was sent, below the server's base."""
    parts: Mapping[str, str] = NONE
    """Of the path, by the names that its route has for them."""
    query: Mapping[str, str] = NONE
    headers: Mapping[str, str] = NONE
    """By their names in lower case."""
    body: bytes = b""
    caller: Caller | None = None
    """Who asks, if they are to be held to their share."""


class Reply(NamedTuple):
    """What is answered."""

    body: bytes
    headers: Mapping[str, str]
    status: int = 200
    kept: bool = False
    """The server keeps the body anyway, so it takes no memory to send it."""


class Failure(msgspec.Struct, kw_only=True):
    """What went wrong."""

    code: str
    detail: str


Handler = Callable[[Request], Reply | Awaitable[Reply]]
"""May raise a MauselochError, which is then the answer."""


def json(value: Any, status: int = 200) -> Reply:
    """A value, or what is JSON already, for nobody to keep."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Reply(body, {"content-type": "application/json", "cache-control": "no-store"}, status)


def text(content: str, status: int = 200) -> Reply:
    """A text, for nobody to keep either."""
    headers = {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"}
    return Reply(content.encode(), headers, status)


def failed(error: Exception) -> Reply:
    """That something was refused, and why; where the database is is nobody's business."""
    code = error.code if isinstance(error, MauselochError) else "garbled"
    detail = "the database cannot do that now" if isinstance(error, StoreError) else str(error)
    reply = json(Failure(code=code, detail=detail), STATUS.get(code, 400))
    back_s = getattr(error, "back_s", None)
    if back_s is None and reply.status == HTTPStatus.SERVICE_UNAVAILABLE:
        back_s = RETRY_AFTER_S - 1
    if back_s is None:
        return reply
    return reply._replace(headers={**reply.headers, "retry-after": str(int(back_s) + 1)})
