"""What `mauseloch admin` asks a running server over its own socket.

Whoever may open the socket runs the server. Even so nothing is told that nobody needs: no hands, no
seeds, no tokens, no names, no addresses of people.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from mauseloch.core.errors import MauselochError, SetupError, shown
from mauseloch.server.callers import UNKNOWN, key_of
from mauseloch.server.connection import POLICY
from mauseloch.server.exchange import failed
from mauseloch.server.hub import Hub
from mauseloch.server.logs import alias, note
from mauseloch.server.notices import ALL
from mauseloch.server.room import Room
from mauseloch.server.wire import encode
from mauseloch.server.world import LoopClock
from mauseloch.tables.table import TableError

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
LONGEST_REASON = 200
CHECK_S = 0.5
"""Between two looks whether a server that is to stop has come to rest."""
Seconds = float
Handler = Callable[[Request], Awaitable[Any]]


class TableLine(msgspec.Struct, kw_only=True):
    """A table in a list."""

    code: str
    log: str
    """What it is called in the log."""
    game: str
    state: str
    public: bool
    people: int
    bots: int
    seats: int
    here: int
    """Connections, spectators among them."""
    open_s: int
    idle_s: int
    """Since something last happened there."""
    played: int


class SeatLine(msgspec.Struct, kw_only=True):
    """A seat without its name."""

    kind: str
    bot: str
    here: bool
    host: bool
    asked: bool
    """The match waits for this seat."""
    wins: int


class TableSheet(TableLine, kw_only=True):
    """A table looked at closely."""

    pace: str
    options: dict[str, Any]
    inputs: int
    """Of the match that is being played."""
    waiting_s: int | None
    """How long its question has been open."""
    places: list[SeatLine]


class Admin:
    """The handlers, and the one thing that goes on afterwards: coming to rest."""

    def __init__(self, hub: Hub, end: Callable[[], None]) -> None:
        """`end` stops the server."""
        self._hub = hub
        self._end = end
        self._clock = LoopClock()
        """Of the hub's own clock an outage would take away."""
        self._draining: asyncio.Task[None] | None = None

    def app(self) -> Starlette:
        """For the socket."""
        handlers: Mapping[tuple[str, str], Handler] = {
            ("GET", "/tables"): self.tables,
            ("GET", "/tables/{code}"): self.table,
            ("POST", "/tables/{code}/close"): self.close,
            ("POST", "/notice"): self.announce,
            ("POST", "/drain"): self.drain,
            ("GET", "/blocks"): self.blocks,
            ("POST", "/blocks"): self.block,
            ("POST", "/unblock"): self.unblock,
        }
        routes = [
            Route(path, _answering(handler), methods=[method])
            for (method, path), handler in handlers.items()
        ]
        return Starlette(routes=[*routes, metrics_route(self._hub)])

    def stop(self) -> None:
        """The server goes down by itself."""
        if self._draining is not None:
            self._draining.cancel()

    async def tables(self, _: Request) -> list[TableLine]:
        """All of them, the busiest first."""
        lines = [TableLine(**self._line(room)) for room in self._hub.rooms.values()]
        return sorted(lines, key=lambda one: (-one.here, one.idle_s))

    async def table(self, request: Request) -> TableSheet:
        """One of them."""
        room = self._hub.find(request.path_params["code"])
        table, document = room.table, room.table.document
        playing = table.playing and table.match is not None
        return TableSheet(
            **self._line(room),
            pace=document.pace,
            options=dict(document.options),
            inputs=table.match.length if playing and table.match is not None else 0,
            waiting_s=self._since(document.opened_at) if playing else None,
            places=[
                SeatLine(
                    kind=one.kind,
                    bot=one.bot,
                    here=one.here,
                    host=one.host,
                    asked=seat in table.asked,
                    wins=one.wins,
                )
                for seat, one in enumerate(room.info().seats)
            ],
        )

    async def close(self, request: Request) -> dict[str, Any]:
        """Close one, and say why."""
        asked = await _body(request, CloseTable)
        room = self._hub.find(request.path_params["code"])
        told = len(room.lookers)
        note("admin_close", table=alias(room.table.document.id))
        await self._hub.close_table(room, " ".join(asked.reason.split()))
        return {"told": told}

    async def announce(self, request: Request) -> dict[str, Any]:
        """Say something to everybody, or take it back."""
        asked = await _body(request, Announcement)
        if asked.text:
            self._hub.notices.put(asked.text, asked.seconds, asked.language)
        else:
            self._hub.notices.clear()
        note("admin_announce", characters=len(asked.text), seconds=asked.seconds)
        return {"told": self._tell()}

    async def drain(self, request: Request) -> dict[str, Any]:
        """Come to rest and stop; or go on after all."""
        asked = await _body(request, Drain)
        if self._draining is not None:
            self._draining.cancel()
            self._draining = None
        self._hub.draining = asked.seconds is not None
        self._hub.notices.drain(asked.seconds)
        if asked.seconds is None:
            note("drain_cancelled")
        else:
            note("drain_begun", seconds=asked.seconds, matches=self._busy())
            self._draining = asyncio.ensure_future(self._come_to_rest(asked.seconds))
        return {"told": self._tell(), "matches": self._busy()}

    async def blocks(self, _: Request) -> "list[Blocked]":
        """Who is blocked, by the owner or for hitting limits all the time."""
        found = self._hub.doors.blocks.all()
        return [Blocked(address=key, left_s=int(left)) for key, left in sorted(found.items())]

    async def block(self, request: Request) -> dict[str, Any]:
        """Let nobody in from an address, and show out who came from there."""
        asked = await _body(request, Block)
        key = self._hub.doors.blocks.add(_address(asked.address), asked.seconds)
        caller = self._hub.doors.callers.get(key)
        sockets = [] if caller is None else list(caller.sockets)
        for one in sockets:
            one.close(POLICY, "blocked")
        note("admin_block", seconds=asked.seconds, closed=len(sockets))
        return {"address": key, "closed": len(sockets)}

    async def unblock(self, request: Request) -> dict[str, Any]:
        """Let them in again."""
        asked = await _body(request, Block)
        lifted = self._hub.doors.blocks.remove(_address(asked.address))
        note("admin_unblock", lifted=lifted)
        return {"lifted": lifted}

    async def _come_to_rest(self, seconds: Seconds) -> None:
        place = self._hub.place
        if place is not None and place.peers:  # matches go on elsewhere, so nobody need wait
            await place.hand_over_all()
        until = self._clock.time() + seconds
        while self._busy() and self._clock.time() < until:
            await asyncio.sleep(CHECK_S)
        note("drain_ended", matches=self._busy())
        self._end()

    def _busy(self) -> int:
        """Matches that somebody is here for; others wait in the store."""
        return sum(room.table.playing and bool(room.lookers) for room in self._hub.rooms.values())

    def _tell(self) -> int:
        """Everybody at a table; those who are elsewhere ask by themselves."""
        frame = encode(self._hub.notices.current)
        told = 0
        for room in self._hub.rooms.values():
            room.attendance.send(frame)
            told += len(room.lookers)
        return told

    def _line(self, room: Room) -> dict[str, Any]:
        info, document = room.info(), room.table.document
        kinds = [seat.kind for seat in info.seats]
        return {
            "code": document.code,
            "log": alias(document.id),
            "game": document.game,
            "state": info.state,
            "public": document.public,
            "people": kinds.count("person"),
            "bots": kinds.count("bot"),
            "seats": len(kinds),
            "here": len(room.lookers),
            "open_s": self._since(document.created_at),
            "idle_s": self._since(document.active_at),
            "played": document.played,
        }

    def _since(self, wall: float) -> int:
        return max(0, int(self._hub.clock.wall() - wall))


class CloseTable(msgspec.Struct, forbid_unknown_fields=True):
    """Why a table is closed."""

    reason: str = ""

    def __post_init__(self) -> None:
        """In one short printable line."""
        if len(self.reason) > LONGEST_REASON or not self.reason.isprintable():
            raise ValueError(f"a reason has up to {LONGEST_REASON} printable characters")


class Announcement(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be said, for how long, and to whom; nothing takes it back."""

    text: str = ""
    seconds: Seconds = 3600.0
    language: str = ALL


class Drain(msgspec.Struct, forbid_unknown_fields=True):
    """How long matches may go on; without a time the server goes on after all."""

    seconds: Seconds | None = None


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to block, and for how long."""

    address: str
    seconds: Seconds = 3600.0


class Blocked(msgspec.Struct):
    """Somebody who is."""

    address: str
    left_s: int


def _address(given: str) -> str:
    """The caller that is meant; raises SetupError for what is no address."""
    key = key_of(given.strip().removesuffix("/64")) if given.strip() else UNKNOWN
    if key == UNKNOWN:
        raise SetupError(f"{shown(given)} is no address")
    return key


def metrics_app(hub: Hub) -> Starlette:
    """For Prometheus: the numbers and nothing else."""
    return Starlette(routes=[metrics_route(hub)])


def metrics_route(hub: Hub) -> Route:
    """The numbers."""

    async def metrics(_: Request) -> Response:
        return PlainTextResponse(hub.numbers(), media_type=METRICS_TYPE)

    return Route("/metrics", metrics)


def _answering(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            answer = await handler(request)
        except (MauselochError, msgspec.MsgspecError) as error:
            reply = failed(error)
            return Response(reply.body, reply.status, dict(reply.headers))
        return JSONResponse(msgspec.to_builtins(answer))

    return endpoint


async def _body(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        raise TableError("garbled", str(error)) from None
