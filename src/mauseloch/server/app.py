"""The ASGI application: routes requests to handlers. Play over WebSockets is in socket.py."""

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

from starlette import requests
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route

from mauseloch.core.errors import MauselochError
from mauseloch.server.api import Api
from mauseloch.server.exchange import Handler, Reply, Request, failed
from mauseloch.server.hub import Hub
from mauseloch.server.pages import PATHS, STATIC, Pages
from mauseloch.server.replays import LARGEST_RECORD
from mauseloch.server.site import Site
from mauseloch.tables.table import TableError

LARGEST_BODY = 16 << 10
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
"""Of every reply, unless it has others."""


def application(hub: Hub, base: str = "") -> Starlette:
    """The whole server; all paths begin with its base, as in /games/mauseloch."""
    api = Api(hub)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        api.close()
        await hub.close()

    return Starlette(
        lifespan=lifespan, routes=[*api_routes(api, base), *page_routes(hub.site, base)]
    )


def api_routes(api: Api, base: str = "") -> list[Route]:
    """For programs, the browser client among them."""
    posted = [
        ("/api/tables", api.create, LARGEST_BODY),
        ("/api/replay", api.replay_record, LARGEST_RECORD),
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
        ("/healthz", api.health),
        ("/readyz", api.ready),
        ("/metrics", api.metrics),
    ]
    return [
        *(_route("POST", base, path, handler, largest) for path, handler, largest in posted),
        *(_route("GET", base, path, handler) for path, handler in got),
    ]


def page_routes(site: Site, base: str = "", folder: Path = STATIC) -> list[Route]:
    """Everything the browser client is made of; to be put after all other routes."""
    pages = Pages(site, folder)
    routes = [_route("GET", base, path, pages.page) for path in PATHS]
    if base:  # links on a page are relative to what stands before its last slash
        there = Reply(b"", {"location": f"{base}/"}, 308)
        routes.append(_route("GET", base, "", lambda _: there))
    return [*routes, _route("GET", base, "/{path:path}", pages.file)]


def _route(method: str, base: str, path: str, handler: Handler, largest: int = 0) -> Route:
    """Hand on what was asked, with a body of no more than so many bytes, and send the reply."""

    async def endpoint(asked: requests.Request) -> Response:
        try:
            made = handler(
                Request(
                    path=asked.scope["raw_path"].decode("latin-1").removeprefix(base),
                    parts=asked.path_params,
                    query=asked.query_params,
                    headers=asked.headers,
                    body=await _body(asked, largest) if largest else b"",
                )
            )
            reply = made if isinstance(made, Reply) else await made
        except MauselochError as error:
            reply = failed(error)
        response = Response(reply.body, reply.status, HEADERS | dict(reply.headers))
        if asked.method == "HEAD":
            response.body = b""
        return response

    return Route(base + path, endpoint, methods=[method])


async def _body(asked: requests.Request, largest: int) -> bytes:
    body = b""
    async for part in asked.stream():
        body += part
        if len(body) > largest:
            raise TableError("too_long", "that is too long")
    return body
