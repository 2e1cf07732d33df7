"""The API of `mauseloch admin`: a running server answers for the whole place, on its own socket.

People who may open the socket run the server. Even so it reveals nothing they don't need: no hands,
seeds, tokens, names or addresses of people. For what only another node knows or can do, we ask that
node at `/peer/admin`, which only nodes of the place may use. Replies name the nodes that don't
answer.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from mauseloch.core.errors import MauselochError, SetupError, shown
from mauseloch.server.callers import UNKNOWN, key_of
from mauseloch.server.exchange import Failure, failed
from mauseloch.server.hub import Hub
from mauseloch.server.logs import alias, note
from mauseloch.server.notices import ALL
from mauseloch.server.peers import PEER, ask, upstream
from mauseloch.server.room import Room
from mauseloch.server.sheets import (
    NodeLine,
    TableLine,
    TableSheet,
    node_line,
    table_line,
    table_sheet,
)
from mauseloch.server.tidings import Heard
from mauseloch.server.world import LoopClock
from mauseloch.store.nodes import Peer
from mauseloch.tables.table import TableError

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
LONGEST_REASON = 200
CHECK_S = 0.5
"""Time between checks whether a draining server is idle."""
ASKED_S = 10.0
"""How long the owner waits for another node."""
LARGEST = 64 << 20
"""The largest answer from another node: ten thousand tables are a few megabytes."""
PEER_PATH = "/peer/admin"
Seconds = float
Handler = Callable[[Request], Awaitable[Any]]


class Admin:
    """The handlers, and the draining of the server, which continues after its request."""

    def __init__(self, hub: Hub, end: Callable[[], None]) -> None:
        """`end` stops the server."""
        self._hub = hub
        self._end = end
        self._clock = LoopClock()
        """Not the hub's clock, which stops during an outage."""
        self._draining: asyncio.Task[None] | None = None

    def app(self) -> Starlette:
        """The application for the socket."""
        handlers: Mapping[tuple[str, str], Handler] = {
            ("GET", "/nodes"): self.nodes,
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

    def peer_routes(self, base: str = "") -> list[Route]:
        """The routes for other nodes, about this one only."""
        handlers: Mapping[tuple[str, str], Handler] = {
            ("GET", "/nodes"): self._own_node,
            ("GET", "/tables"): self._own_tables,
            ("GET", "/tables/{code}"): self._own_table,
            ("POST", "/tables/{code}/close"): self._own_close,
            ("POST", "/drain"): self._own_drain,
            ("GET", "/blocks"): self._own_blocks,
        }
        return [
            Route(
                f"{base}{PEER_PATH}{path}",
                _answering(handler, self._only_peers),
                methods=[method],
            )
            for (method, path), handler in handlers.items()
        ]

    def stop(self) -> None:
        """Stop draining, as the server is stopping anyway."""
        if self._draining is not None:
            self._draining.cancel()

    # The whole place

    async def nodes(self, request: Request) -> dict[str, Any]:
        """List the living servers by name; of those that don't answer, only the name."""
        found, silent = await self._everywhere("/nodes", NodeLine)
        lines = [await self._own_node(request), *found]
        return {"nodes": sorted(lines, key=lambda one: one.name), "silent": silent}

    async def tables(self, request: Request) -> dict[str, Any]:
        """List all tables, the busiest first."""
        found, silent = await self._everywhere("/tables", list[TableLine])
        lines = [*await self._own_tables(request), *(line for one in found for line in one)]
        lines.sort(key=lambda one: (-one.here, one.idle_s))
        return {"tables": lines, "nodes": 1 + len(found) + len(silent), "silent": silent}

    async def table(self, request: Request) -> TableSheet:
        """Describe a table."""
        found = await self._find(request.path_params["code"])
        if isinstance(found, Room):
            return table_sheet(self._hub, found)
        peer, id_ = found
        sheet: TableSheet = await _asked(peer, "GET", f"/tables/{id_}", TableSheet)
        return sheet

    async def close(self, request: Request) -> "Told":
        """Close a table, and say why."""
        asked = await _body(request, CloseTable)
        found = await self._find(request.path_params["code"])
        if isinstance(found, Room):
            return await self._close(found, asked)
        peer, id_ = found
        told: Told = await _asked(peer, "POST", f"/tables/{id_}/close", Told, asked)
        return told

    async def announce(self, request: Request) -> dict[str, Any]:
        """Show a notice to everyone, or withdraw it."""
        asked = await _body(request, Announcement)
        if asked.text:
            self._hub.notices.put(asked.text, asked.seconds, asked.language)
        else:
            self._hub.notices.clear()
        note("admin_announce", characters=len(asked.text), seconds=asked.seconds)
        told = self._hub.tell_notice()
        heard, silent = await self._tell()
        return {"told": told + heard.told, "silent": silent}

    async def drain(self, request: Request) -> "Drained":
        """Drain and stop this node or another one; or cancel that."""
        asked = await _body(request, Drain)
        if asked.node in {"", self._hub.node.name}:
            return self._drain(asked)
        peer = next((one for one in self._peers() if one.name == asked.node), None)
        if peer is None:
            raise TableError("no_node", f"there is no server called {shown(asked.node)}")
        drained: Drained = await _asked(peer, "POST", "/drain", Drained, Drain(asked.seconds))
        return drained

    async def blocks(self, request: Request) -> dict[str, Any]:
        """List blocked addresses, blocked by the owner or for hitting limits all the time."""
        found, silent = await self._everywhere("/blocks", list[Blocked])
        left: dict[str, int] = {}
        for one in [*await self._own_blocks(request), *(block for each in found for block in each)]:
            left[one.address] = max(one.left_s, left.get(one.address, 0))
        blocks = [Blocked(address=key, left_s=left_s) for key, left_s in sorted(left.items())]
        return {"blocks": blocks, "silent": silent}

    async def block(self, request: Request) -> dict[str, Any]:
        """Block an address, and disconnect everyone who came from there."""
        asked, doors = await _body(request, Block), self._hub.doors
        key = doors.blocks.add(_address(asked.address), asked.seconds, by_owner=True)
        heard, silent = await self._tell()
        closed = doors.show_out(key) + heard.closed
        note("admin_block", seconds=asked.seconds, closed=closed)
        return {"address": key, "closed": closed, "silent": silent}

    async def unblock(self, request: Request) -> dict[str, Any]:
        """Unblock an address."""
        asked = await _body(request, Block)
        lifted = self._hub.doors.blocks.remove(_address(asked.address))
        heard, silent = await self._tell()
        lifted = lifted or bool(heard.lifted)
        note("admin_unblock", lifted=lifted)
        return {"lifted": lifted, "silent": silent}

    def _peers(self) -> list[Peer]:
        place = self._hub.place
        return [] if place is None else list(place.peers.values())

    async def _everywhere(self, path: str, kind: Any) -> tuple[list[Any], list[str]]:
        """Ask all other nodes; returns their answers, and the names of those that don't answer."""
        peers = self._peers()
        asked = (_asked(one, "GET", path, kind) for one in peers)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        pairs = list(zip(peers, answers, strict=True))
        silent = sorted(peer.name for peer, one in pairs if isinstance(one, BaseException))
        return [one for one in answers if not isinstance(one, BaseException)], silent

    async def _tell(self) -> tuple[Heard, list[str]]:
        """Send all other nodes our news; returns the result, and the names of silent nodes."""
        neighbours = self._hub.neighbours
        return (Heard(), []) if neighbours is None else await neighbours.tell(ASKED_S)

    async def _find(self, code: str) -> Room | tuple[Peer, str]:
        """Find a table by its code, here or at another node; raises TableError or StoreError."""
        if self._hub.place is None or self._hub.has(code):
            return self._hub.find(code)
        found = await self._hub.place.locate(code)
        return found if isinstance(found, tuple) else self._hub.find(code)

    # This node

    async def _own_node(self, _: Request) -> NodeLine:
        return node_line(self._hub)

    async def _own_tables(self, _: Request) -> list[TableLine]:
        return [table_line(self._hub, room) for room in self._hub.rooms.values()]

    async def _own_table(self, request: Request) -> TableSheet:
        return table_sheet(self._hub, self._hub.find(request.path_params["code"]))

    async def _own_close(self, request: Request) -> "Told":
        asked = await _body(request, CloseTable)
        return await self._close(self._hub.find(request.path_params["code"]), asked)

    async def _own_drain(self, request: Request) -> "Drained":
        return self._drain(await _body(request, Drain))

    async def _own_blocks(self, _: Request) -> "list[Blocked]":
        found = self._hub.doors.blocks.all()
        return [Blocked(address=key, left_s=int(left)) for key, left in found.items()]

    def _only_peers(self, request: Request) -> None:
        if not self._hub.is_peer(request.headers.get(PEER, "")):
            raise TableError("no_page", "there is nothing here")

    async def _close(self, room: Room, asked: "CloseTable") -> "Told":
        told = len(room.lookers)
        note("admin_close", table=alias(room.table.document.id))
        await self._hub.close_table(room, " ".join(asked.reason.split()))
        return Told(told)

    def _drain(self, asked: "Drain") -> "Drained":
        if self._draining is not None:
            self._draining.cancel()
            self._draining = None
        self._hub.draining = asked.seconds is not None
        self._hub.notices.drain(asked.seconds)
        if asked.seconds is None:
            if self._hub.place is not None:
                self._hub.place.draining = False
            note("drain_cancelled")
        else:
            note("drain_begun", seconds=asked.seconds, matches=self._busy())
            self._draining = asyncio.ensure_future(self._come_to_rest(asked.seconds))
        return Drained(told=self._hub.tell_notice(), matches=self._busy())

    async def _come_to_rest(self, seconds: Seconds) -> None:
        place = self._hub.place
        if place is not None and place.peers:  # matches continue elsewhere, so there is no wait
            await place.hand_over_all()
        until = self._clock.time() + seconds
        while self._busy() and self._clock.time() < until:
            await asyncio.sleep(CHECK_S)
        note("drain_ended", matches=self._busy())
        self._end()

    def _busy(self) -> int:
        """The number of matches with someone connected; others can wait in the store."""
        return sum(room.table.playing and bool(room.lookers) for room in self._hub.rooms.values())


async def _asked(peer: Peer, method: str, path: str, kind: Any, body: object = None) -> Any:
    """Ask another node; raises TableError if it refuses, or doesn't answer."""
    content = b"" if body is None else msgspec.json.encode(body)
    try:
        status, answer = await ask(
            upstream(peer.address),
            peer.secret,
            method,
            PEER_PATH + path,
            content,
            timeout_s=ASKED_S,
            largest=LARGEST,
        )
        if status == HTTPStatus.OK:
            return msgspec.json.decode(answer, type=kind)
        refused = msgspec.json.decode(answer, type=Failure)
    except (OSError, SetupError, ValueError):
        raise TableError("silent", f"the server {peer.name} does not answer") from None
    raise TableError(refused.code, refused.detail)


class Told(msgspec.Struct):
    """The number of connections that were told."""

    told: int


class Drained(msgspec.Struct):
    """The number of connections that were told, and of matches that have yet to end."""

    told: int
    matches: int


class CloseTable(msgspec.Struct, forbid_unknown_fields=True):
    """A request to close a table, with the reason."""

    reason: str = ""

    def __post_init__(self) -> None:
        """Accept only a reason of one short printable line."""
        if len(self.reason) > LONGEST_REASON or not self.reason.isprintable():
            raise ValueError(f"a reason has up to {LONGEST_REASON} printable characters")


class Announcement(msgspec.Struct, forbid_unknown_fields=True):
    """A notice to show, for how long, and in which language; an empty text withdraws it."""

    text: str = ""
    seconds: Seconds = 3600.0
    language: str = ALL


class Drain(msgspec.Struct, forbid_unknown_fields=True):
    """How long matches may continue; None cancels the draining."""

    seconds: Seconds | None = None
    node: str = ""
    """The name of the server to drain; empty for the one that receives the request."""


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """The address to block, and for how long."""

    address: str
    seconds: Seconds = 3600.0


class Blocked(msgspec.Struct):
    """A blocked address."""

    address: str
    left_s: int


def _address(given: str) -> str:
    """The key of this caller; raises SetupError if it isn't an address."""
    key = key_of(given.strip().removesuffix("/64")) if given.strip() else UNKNOWN
    if key == UNKNOWN:
        raise SetupError(f"{shown(given)} isn't an address")
    return key


def metrics_app(hub: Hub) -> Starlette:
    """The application for Prometheus: the metrics and nothing else."""
    return Starlette(routes=[metrics_route(hub)])


def metrics_route(hub: Hub) -> Route:
    """The route to the metrics."""

    async def metrics(_: Request) -> Response:
        return PlainTextResponse(hub.numbers(), media_type=METRICS_TYPE)

    return Route("/metrics", metrics)


def _answering(
    handler: Handler, check: Callable[[Request], None] = lambda _: None
) -> Callable[[Request], Awaitable[Response]]:
    """Make an endpoint that checks the sender before it reads the request."""

    async def endpoint(request: Request) -> Response:
        try:
            check(request)
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
