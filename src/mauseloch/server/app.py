"""The ASGI application: routes requests to handlers. Play over WebSockets is in socket.py."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from starlette import requests
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from mauseloch.core.errors import MauselochError
from mauseloch.server.api import Api
from mauseloch.server.borrowing import Borrowing
from mauseloch.server.doors import TooMuchError
from mauseloch.server.exchange import Handler, Reply, Request, failed, text
from mauseloch.server.hosts import MISDIRECTED, OPEN_TO_ALL
from mauseloch.server.hub import Hub
from mauseloch.server.measuring import measured
from mauseloch.server.neighbours import PATH as TIDINGS
from mauseloch.server.pages import PATHS, STATIC, Elsewhere, Pages
from mauseloch.server.peers import PEER
from mauseloch.server.replays import LARGEST_RECORD
from mauseloch.server.site import Site
from mauseloch.server.tidings import LARGEST
from mauseloch.tables.table import TableError

LARGEST_BODY = 16 << 10
LARGEST_POSITION = 256 << 10
"""Of a record whose moment is to be judged; our longest matches take half of this."""
PIECE = 64 << 10
"""Larger replies are sent in pieces of this many bytes."""
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
"""Headers of every reply; its own take precedence."""


def application(hub: Hub, base: str = "", more: Sequence[Route] = ()) -> Starlette:
    """The whole server; all paths begin with its base, such as /games/mauseloch."""
    api = Api(hub)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        api.close()
        await hub.close()

    pages = page_routes(hub.site, base, elsewhere=Borrowing(hub))
    routes = [*api_routes(api, base), *more, *pages]
    timed = [measured(one, hub.metrics) for one in routes]
    return Starlette(lifespan=lifespan, routes=timed, middleware=[Middleware(Gate, hub, base)])


class Gate:
    """Identifies callers, and turns away those who ask too much or use a foreign host name."""

    def __init__(self, app: ASGIApp, hub: Hub, base: str) -> None:
        self._app = app
        self._doors = hub.doors
        self._hosts = hub.hosts
        self._base = base
        self._is_peer = hub.is_peer
        self._open = {base + path for path in OPEN_TO_ALL}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "http":
            if "/@" in scope["path"]:
                scope["path"] = without_node(scope["path"], self._base)
                raw = scope["raw_path"].decode("latin-1")
                scope["raw_path"] = without_node(raw, self._base).encode("latin-1")
            headers = Headers(scope=scope)
            forwarded = headers.getlist("x-forwarded-for")
            peer = scope["client"][0] if scope["client"] else ""
            if self._is_peer(headers.get(PEER, "")):
                scope["doors"], scope["caller"] = self._doors, None
                await self._app(scope, receive, send)
                return
            caller = self._doors.caller(peer, forwarded)
            host, proxied = headers.get("host"), bool(forwarded) and self._doors.proxies.has(peer)
            if not (scope["path"] in self._open or self._hosts.know(host, proxied=proxied)):
                self._doors.refused("other_host")
                told = text(MISDIRECTED.format(host=ascii((host or "")[:100])), 421)
                await Response(told.body, told.status, HEADERS | dict(told.headers))(
                    scope, receive, send
                )
                return
            try:
                self._doors.request(caller)
            except TooMuchError as error:
                reply = failed(error)
                closing = {**HEADERS, **reply.headers, "connection": "close"}
                await Response(reply.body, reply.status, closing)(scope, receive, send)
                return
            scope["doors"], scope["caller"] = self._doors, caller
        with contextlib.suppress(requests.ClientDisconnect):  # nobody left to answer
            await self._app(scope, receive, send)


def without_node(path: str, base: str) -> str:
    """Strip the server name that a path carries for proxies, as in /@b/api/tables."""
    rest = path.removeprefix(base)
    if not path.startswith(base) or not rest.startswith("/@"):
        return path
    return f"{base}/{rest.partition('/@')[2].partition('/')[2]}"


class Large(Response):
    """A reply sent in pieces, each when the previous one has left."""

    def __init__(self, reply: Reply, headers: Mapping[str, str], over: Callable[[], None]) -> None:
        """`over` is called when the reply has been sent, or its connection has gone."""
        super().__init__(reply.body, reply.status, headers)
        self._over = over

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the reply."""
        try:
            start = {"type": "http.response.start", "status": self.status_code}
            await send({**start, "headers": self.raw_headers})
            for place in range(0, len(self.body), PIECE):
                piece = self.body[place : place + PIECE]
                more = place + PIECE < len(self.body)
                await send({"type": "http.response.body", "body": piece, "more_body": more})
        finally:
            self._over()


def api_routes(api: Api, base: str = "") -> list[Route]:
    """Routes for programs, including the browser client."""
    posted: list[tuple[str, Handler, int]] = [
        ("/api/tables", api.create, LARGEST_BODY),
        ("/api/replay", api.replay_record, LARGEST_RECORD),
        ("/api/worth", api.worth_record, LARGEST_POSITION),
        (TIDINGS, api.peer_tidings, LARGEST),
    ]
    got: list[tuple[str, Handler]] = [
        ("/api/site", api.site),
        ("/api/site/{name}/{language}", api.site_text),
        ("/api/games", api.games),
        ("/api/games/{id}/texts/{language}", partial(api.text, "locales", "ftl")),
        ("/api/games/{id}/rules/{language}", partial(api.text, "rulebook", "md")),
        ("/api/tables", api.tables),
        ("/api/tables/{name}", api.table),
        ("/api/matches/{id}", api.match),
        ("/api/matches/{id}/replay", api.replay_match),
        ("/api/matches/{id}/review", api.review_match),
        ("/api/matches/{id}/worth", api.worth_match),
        ("/live", api.live),
        ("/api/notice", api.notice),
        ("/peer/tables", api.peer_tables),
        ("/peer/tables/{id}", api.peer_table),
        ("/healthz", api.health),
        ("/readyz", api.ready),
    ]
    return [
        *(_route("POST", base, path, handler, largest) for path, handler, largest in posted),
        *(_route("GET", base, path, handler) for path, handler in got),
    ]


def page_routes(
    site: Site, base: str = "", folder: Path = STATIC, elsewhere: Elsewhere | None = None
) -> list[Route]:
    """Routes to the files of the browser client; put them after all others."""
    pages = Pages(site, folder, elsewhere)
    routes = [_route("GET", base, path, pages.page) for path in PATHS]
    if base:  # relative links on a page start at its last slash
        there = Reply(b"", {"location": f"{base}/"}, 308)
        routes.append(_route("GET", base, "", lambda _: there))
    return [*routes, _route("GET", base, "/{path:path}", pages.file)]


def _route(method: str, base: str, path: str, handler: Handler, largest: int = 0) -> Route:
    """Make a route that passes requests, with bodies up to `largest` bytes, to a handler."""

    async def endpoint(asked: requests.Request) -> Response:
        try:
            made = handler(
                Request(
                    path=asked.scope["raw_path"].decode("latin-1").removeprefix(base),
                    parts=asked.path_params,
                    query=asked.query_params,
                    headers=asked.headers,
                    body=await _body(asked, largest) if largest else b"",
                    caller=asked.scope.get("caller"),
                )
            )
            reply = made if isinstance(made, Reply) else await made
            if len(reply.body) > PIECE and asked.method != "HEAD":
                return _large(asked.scope, reply)
        except MauselochError as error:
            reply = failed(error)
        response = Response(reply.body, reply.status, HEADERS | dict(reply.headers))
        if asked.method == "HEAD":
            response.body = b""
        return response

    return Route(base + path, endpoint, methods=[method])


def _large(scope: Scope, reply: Reply) -> Large:
    """Send a reply in pieces; raises TableError if there are already too many of these."""
    headers = HEADERS | dict(reply.headers)
    if reply.kept:
        return Large(reply, headers, lambda: None)
    doors, caller, size = scope["doors"], scope["caller"], len(reply.body)
    doors.send(caller, size)
    return Large(reply, headers, partial(doors.sent, caller, size))


async def _body(asked: requests.Request, largest: int) -> bytes:
    body = b""
    async for part in asked.stream():
        body += part
        if len(body) > largest:
            raise TableError("too_long", "that is too long")
    return body
