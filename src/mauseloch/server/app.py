"""The ASGI application: tables over HTTP. Play over WebSockets is in socket.py."""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.record import Record
from mauseloch.server import catalogue
from mauseloch.server.hub import Hub
from mauseloch.server.pages import page_routes
from mauseloch.server.replays import LARGEST_RECORD, Replays, eyes_of
from mauseloch.server.reviews import Reviews, seat_of
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
    even: bool = False
    """In a race everybody is measured by what is usual for them, not by the clock alone."""


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
    replays, reviews = Replays(), Reviews(hub.thinking.coach)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:  # noqa: ARG001 - Starlette gives it
        yield
        replays.close()
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
                even=wanted.even,
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
        return _json(catalogue.games())

    async def texts(request: Request) -> Response:
        return _text(catalogue.texts, request)

    async def rules(request: Request) -> Response:
        return _text(catalogue.rules, request)

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

    async def finished(request: Request) -> Record:
        found = await hub.store.match(request.path_params["id"])
        if found is None or found.ended_at is None:  # a running match is secret
            raise TableError("no_match", "there is no such finished match")
        return found.record()

    async def match(request: Request) -> Response:
        try:
            record = await finished(request)
        except TableError as error:
            return _failed(error)
        return Response(record.dumps(), media_type="application/json", headers=HEADERS)

    async def replay_match(request: Request) -> Response:
        try:
            return await replayed(request, await finished(request))
        except TableError as error:
            return _failed(error)

    async def review_match(request: Request) -> Response:
        try:
            seat = seat_of(request.query_params.get("seat"))
            made = await reviews.make(await finished(request), seat)
        except MauselochError as error:
            return _failed(error)
        return Response(made, media_type="application/json", headers=HEADERS)

    async def replay_record(request: Request) -> Response:
        try:
            return await replayed(request, await _body(request, LARGEST_RECORD))
        except TableError as error:
            return _failed(error)

    async def replayed(request: Request, record: Record | bytes) -> Response:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        try:
            eyes = eyes_of(request.query_params.get("seat"))
            made = await replays.make(record, eyes, packed=packed)
        except MauselochError as error:
            return _failed(error)
        encoding = {"content-encoding": "gzip"} if packed else {}
        headers = HEADERS | encoding | {"vary": "accept-encoding"}
        return Response(made, media_type="application/json", headers=headers)

    async def health(request: Request) -> Response:  # noqa: ARG001 - being asked is all
        return PlainTextResponse("ok\n", headers=HEADERS)

    async def metrics(request: Request) -> Response:  # noqa: ARG001 - the same for everybody
        return PlainTextResponse(hub.numbers(), headers=HEADERS)

    return Starlette(
        lifespan=lifespan,
        routes=[
            Route("/api/games", games, methods=["GET"]),
            Route("/api/games/{id}/texts/{language}", texts, methods=["GET"]),
            Route("/api/games/{id}/rules/{language}", rules, methods=["GET"]),
            Route("/api/tables", create, methods=["POST"]),
            Route("/api/tables", tables, methods=["GET"]),
            Route("/api/tables/{name}", table, methods=["GET"]),
            Route("/api/matches/{id}", match, methods=["GET"]),
            Route("/api/matches/{id}/replay", replay_match, methods=["GET"]),
            Route("/api/matches/{id}/review", review_match, methods=["GET"]),
            Route("/api/replay", replay_record, methods=["POST"]),
            Route("/healthz", health, methods=["GET"]),
            Route("/metrics", metrics, methods=["GET"]),
            *page_routes(),
        ],
    )


def _text(find: Callable[[str, str], catalogue.Text], request: Request) -> Response:
    try:
        return _json(find(request.path_params["id"], request.path_params["language"]))
    except SetupError as error:
        return _failed(error, 404)


async def _body(request: Request, most: int = LARGEST_BODY) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TableError("too_long", "that is too long")
    return body


def _json(value: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(value)
    return Response(body, status, media_type="application/json", headers=HEADERS)


def _failed(error: Exception, status: int = 400) -> Response:
    code = error.code if isinstance(error, MauselochError) else "garbled"
    status = {"busy": 503, "full": 503, "no_match": 404, "too_long": 413}.get(code, status)
    return _json(Failure(code=code, detail=str(error)), status)
