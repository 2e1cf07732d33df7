"""The ASGI application: tables over HTTP, play over WebSockets."""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import mauseloch
from mauseloch.core.errors import MauselochError
from mauseloch.server.connection import Connection
from mauseloch.server.hub import Hub
from mauseloch.server.wire import Short, TableInfo
from mauseloch.tables.codes import new_secret
from mauseloch.tables.table import Pace, TableError

LARGEST_BODY = 16 << 10
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants to play: the body of POST /api/tables."""

    game: Short
    options: dict[str, Any] = {}
    seats: int
    bots: list[Short] = []
    """For the last seats; seats that are empty at the start get a bot too."""
    public: bool = False
    pace: Pace = "calm"
    sit: bool = True
    """Whether you want a seat yourself; a big screen does not."""
    name: Short | None = None


class OptionInfo(msgspec.Struct, kw_only=True):
    """A choice to make before a match."""

    name: str
    default: Any
    allowed: list[Any] | None = None
    """The values there are; for a number `least` and `most` instead."""
    least: int | None = None
    most: int | None = None


class GameInfo(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    id: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    """As in "simple:2": what can be given for `bot`."""


class Opened(msgspec.Struct, kw_only=True):
    """The answer: the code to call out, the link to send, and the token to keep."""

    code: str
    link: str
    token: str
    seat: int | None
    table: TableInfo


class Failure(msgspec.Struct, kw_only=True):
    """What went wrong."""

    code: str
    detail: str


def application(hub: Hub) -> Starlette:
    """The whole server."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:  # noqa: ARG001 - Starlette gives it
        yield
        await hub.close()

    async def create(request: Request) -> Response:
        try:
            wanted = msgspec.json.decode(await _body(request), type=NewTable)
            token = new_secret()
            room = await hub.create(
                game=wanted.game,
                options=wanted.options,
                seats=wanted.seats,
                bots=wanted.bots,
                public=wanted.public,
                pace=wanted.pace,
                token=token,
                sit=wanted.sit,
                name=wanted.name,
            )
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            return _failed(error)
        document = room.table.document
        seat = room.table.seat_of(token)
        return _json(
            Opened(code=document.code, link=document.id, token=token, seat=seat, table=room.info()),
            201,
        )

    async def games(request: Request) -> Response:  # noqa: ARG001 - the same for everybody
        return _json([_game(name) for name in mauseloch.games()])

    async def tables(request: Request) -> Response:  # noqa: ARG001 - there is nothing to ask for
        found = [
            room.info()
            for room in hub.rooms.values()
            if room.table.document.public and not room.failed
        ]
        return _json(found[:200])

    async def table(request: Request) -> Response:
        try:
            return _json(hub.find(request.path_params["name"]).info())
        except TableError as error:
            return _failed(error, 404)

    async def match(request: Request) -> Response:
        found = await hub.store.match(request.path_params["id"])
        if found is None or found.ended_at is None:  # a running match is secret
            return _failed(TableError("no_match", "there is no such finished match"), 404)
        return Response(found.record().dumps(), media_type="application/json", headers=HEADERS)

    async def health(request: Request) -> Response:  # noqa: ARG001 - being asked is all
        return PlainTextResponse("ok\n", headers=HEADERS)

    async def metrics(request: Request) -> Response:  # noqa: ARG001 - the same for everybody
        return PlainTextResponse(hub.numbers(), headers=HEADERS)

    async def live(socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        if not _same_origin(socket) or not hub.has_room_for(address):
            await socket.close()  # before it is accepted: the client sees 403
            return
        await socket.accept()
        hub.connections[address] += 1
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await Connection(hub, socket).serve()
        finally:
            hub.connections[address] -= 1
            hub.connections += Counter()  # forgets those at zero

    return Starlette(
        lifespan=lifespan,
        routes=[
            Route("/api/games", games, methods=["GET"]),
            Route("/api/tables", create, methods=["POST"]),
            Route("/api/tables", tables, methods=["GET"]),
            Route("/api/tables/{name}", table, methods=["GET"]),
            Route("/api/matches/{id}", match, methods=["GET"]),
            Route("/healthz", health, methods=["GET"]),
            Route("/metrics", metrics, methods=["GET"]),
            WebSocketRoute("/live", live),
        ],
    )


def _game(name: str) -> GameInfo:
    game = mauseloch.game(name)
    options = [
        OptionInfo(
            name=option.name,
            default=option.default,
            least=option.allowed[0],
            most=option.allowed[-1],
        )
        if isinstance(option.allowed, range)
        else OptionInfo(name=option.name, default=option.default, allowed=list(option.allowed))
        for option in game.options
    ]
    bots = [
        f"{kind}:{level}" if len(found.levels) > 1 else kind
        for kind, found in mauseloch.bot_kinds(name).items()
        for level in found.levels
    ]
    return GameInfo(
        id=name,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=options,
        bots=bots,
    )


def _same_origin(socket: WebSocket) -> bool:
    """Whether a browser says that the page is ours; programs say nothing and are welcome."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


async def _body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise TableError("too_long", "that is too long")
    return body


def _json(value: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(value)
    return Response(body, status, media_type="application/json", headers=HEADERS)


def _failed(error: Exception, status: int = 400) -> Response:
    code = error.code if isinstance(error, MauselochError) else "garbled"
    status = {"full": 503, "too_long": 413}.get(code, status)
    return _json(Failure(code=code, detail=str(error)), status)
