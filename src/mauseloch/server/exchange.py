"""HTTP requests and replies as plain data, so that handlers don't depend on a web server."""

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
"""HTTP status by error code; for all others 400."""
RETRY_AFTER_S = 2
"""The Retry-After of a 503."""


class Request(NamedTuple):
    """An HTTP request."""

    path: str = "/"
    """As sent, without the server's base."""
    parts: Mapping[str, str] = NONE
    """Parts of the path, by their names in the route."""
    query: Mapping[str, str] = NONE
    headers: Mapping[str, str] = NONE
    """By name, in lower case."""
    body: bytes = b""
    caller: Caller | None = None
    """The caller whose share this counts against; None if it doesn't count."""


class Reply(NamedTuple):
    """An HTTP reply."""

    body: bytes
    headers: Mapping[str, str]
    status: int = 200
    kept: bool = False
    """The body stays in memory anyway, so sending it takes no more."""


class Failure(msgspec.Struct, kw_only=True):
    """What went wrong."""

    code: str
    detail: str


Handler = Callable[[Request], Reply | Awaitable[Reply]]
"""May raise a MauselochError, which becomes the reply."""


def json(value: Any, status: int = 200) -> Reply:
    """A reply with a value, or with ready-made JSON, not to be cached."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Reply(body, {"content-type": "application/json", "cache-control": "no-store"}, status)


def text(content: str, status: int = 200) -> Reply:
    """A reply with text, not to be cached."""
    headers = {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"}
    return Reply(content.encode(), headers, status)


def failed(error: Exception) -> Reply:
    """The reply for an error, without details of the database."""
    code = error.code if isinstance(error, MauselochError) else "garbled"
    detail = "the database cannot do that now" if isinstance(error, StoreError) else str(error)
    reply = json(Failure(code=code, detail=detail), STATUS.get(code, 400))
    back_s = getattr(error, "back_s", None)
    if back_s is None and reply.status == HTTPStatus.SERVICE_UNAVAILABLE:
        back_s = RETRY_AFTER_S - 1
    if back_s is None:
        return reply
    return reply._replace(headers={**reply.headers, "retry-after": str(int(back_s) + 1)})
