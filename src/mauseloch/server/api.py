"""The HTTP API: requests about tables, matches and the server."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from itertools import islice, zip_longest
from typing import Any

import msgspec

from mauseloch.core.errors import PositionError
from mauseloch.core.record import Record
from mauseloch.server import catalogue
from mauseloch.server.exchange import Reply, Request, failed, json, text
from mauseloch.server.hub import Hub
from mauseloch.server.peers import PEER, ask, upstream
from mauseloch.server.replays import Replays, at_of, eyes_of, seat_of
from mauseloch.server.reviews import Reviews, game_in
from mauseloch.server.site import is_local, password_in
from mauseloch.server.turns import Turns
from mauseloch.server.wire import Short, TableInfo
from mauseloch.store import StoreAwayError
from mauseloch.store.nodes import Peer
from mauseloch.tables.codes import is_code, new_secret
from mauseloch.tables.document import Pace
from mauseloch.tables.looks import checked_look
from mauseloch.tables.table import TableError

LISTED, LOOKED_AT = 200, 1000
"""How many public tables to list, from how many of the newest."""
LISTED_S = 1.0
"""How long a list is reused."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What you want to play: the body of POST /api/tables."""

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
    portrait: Short | None = None
    """How you want to look, as when you sit down."""
    colour: Short | None = None
    even: bool = False
    """In a race, everyone is measured by what is usual for them, not by the clock alone."""


class Opened(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The answer: the code to call out, the link to send, and the token to keep."""

    code: str
    link: str
    token: str
    seat: int | None
    table: TableInfo
    live: str = ""
    """The path of its WebSocket, below the address of the place; left out for `/live`."""


class Api:
    """The handlers of the HTTP API."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        limits = hub.limits
        self._replays = Replays(Turns(limits.waiting, limits.waiting_each))
        self._reviews = Reviews(hub.thinkers.coach, Turns(limits.waiting, limits.waiting_each))
        self._listed = json([])
        self._everywhere = self._listed
        self._listed_at = self._everywhere_at = -LISTED_S

    def close(self) -> None:
        """Stop; nobody is waiting any more."""
        self._replays.close()

    async def create(self, request: Request) -> Reply:
        """Open a table."""
        self._hub.check_password(password_in(request.headers), request.caller)
        try:
            wanted = msgspec.json.decode(request.body, type=NewTable)
            self._hub.site.check_wish(wanted.game, public=wanted.public)
            token = new_secret()
            room = await self._hub.create(
                game=wanted.game,
                options=wanted.options,
                seats=wanted.seats,
                bots=wanted.bots,
                public=wanted.public,
                pace=wanted.pace,
                token=token,
                sit=wanted.sit,
                name=wanted.name,
                look=checked_look(wanted.portrait, wanted.colour),
                even=wanted.even,
                caller=request.caller,
            )
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            return failed(error)
        code, link = room.table.document.code, room.table.document.id
        seat = room.table.seat_of(token)
        return json(
            Opened(
                code=code,
                link=link,
                token=token,
                seat=seat,
                table=room.info(),
                live="" if self._hub.place is None else self._hub.place.live(link),
            ),
            201,
        )

    def games(self, _: Request) -> Reply:
        """List the games on offer."""
        return json(
            [self._hub.thinkers.offered(one) for one in catalogue.games(self._hub.site.games)]
        )

    def site(self, request: Request) -> Reply:
        """Describe the place."""
        return json(self._hub.site.info(local=is_local(request.headers)))

    def site_text(self, request: Request) -> Reply:
        """Return a text of the place's owner."""
        return json(self._hub.site.text(request.parts["name"], request.parts["language"]))

    def text(self, folder: str, kind: str, request: Request) -> Reply:
        """Return a game's messages or rules in a language, depending on the folder."""
        named = request.parts
        return json(catalogue.text(named["id"], folder, kind, named["language"]))

    async def tables(self, request: Request) -> Reply:
        """List the public tables of the place, those with room first; a few seconds old at most."""
        self._hub.check_password(password_in(request.headers), request.caller)
        if not self._hub.site.lists_tables:
            return json([])
        peers = [] if self._hub.place is None else list(self._hub.place.peers.values())
        if not peers:
            return self._listed_here()
        now = self._hub.doors.now()
        if now - self._everywhere_at >= LISTED_S:
            self._everywhere_at = now  # one query serves all requests
            self._everywhere = await self._listed_everywhere(peers)
        return self._everywhere

    def _listed_here(self) -> Reply:
        """List the public tables of this server, the newest first."""
        now = self._hub.doors.now()
        if now - self._listed_at >= LISTED_S:
            rooms = reversed(self._hub.rooms.values())
            public = (one for one in rooms if one.table.document.public and not one.failed)
            newest = list(islice(public, LOOKED_AT))
            newest.sort(key=lambda room: not room.table.has_room)
            self._listed = json([room.info() for room in newest[:LISTED]])
            self._listed_at = now
        return self._listed

    async def _listed_everywhere(self, peers: Sequence[Peer]) -> Reply:
        """List those of all servers, in turn; leave out servers that don't answer."""
        asked = (asked_of(one, "/peer/tables") for one in peers)
        found = await asyncio.gather(*asked, return_exceptions=True)
        lists = [self._listed_here(), *(one for one in found if isinstance(one, Reply))]
        bodies = [one.body for one in lists if one.status == HTTPStatus.OK]
        each = [tables_in(one) for one in bodies]
        mixed = [one for row in zip_longest(*each) for one in row if one is not None]
        mixed.sort(key=lambda one: all(seat.kind != "open" and not seat.free for seat in one.seats))
        return json(mixed[:LISTED])

    async def table(self, request: Request) -> Reply:
        """Describe a table, by its code or link, asking the server that has it."""
        hub, name = self._hub, request.parts["name"]
        password = password_in(request.headers)
        if hub.place is not None and not hub.has(name):
            if is_code(name):
                hub.check_password(password, request.caller)
            hub.doors.may_try(request.caller, name)
            found = await hub.place.locate(name)
            if isinstance(found, tuple):
                return await asked_of(found[0], f"/peer/tables/{found[1]}")
        room = hub.enter(name, password=password, caller=request.caller)
        return json(room.info())

    def peer_table(self, request: Request) -> Reply:
        """Describe a table of ours to another server."""
        self._only_peers(request)
        return json(self._hub.find(request.parts["id"]).info())

    def peer_tables(self, request: Request) -> Reply:
        """List our public tables for another server."""
        self._only_peers(request)
        return self._listed_here()

    def peer_tidings(self, request: Request) -> Reply:
        """Take in news from another server."""
        self._only_peers(request)
        return json(self._hub.hear(request.body))

    def _only_peers(self, request: Request) -> None:
        """Tell everyone else that there is nothing here."""
        if not self._hub.is_peer(request.headers.get(PEER.lower(), "")):
            raise TableError("no_page", "there is nothing here")

    def live(self, request: Request) -> Reply:
        """Give the reason a WebSocket would be refused, which browsers hide from pages."""
        if request.caller is not None:
            refusal = self._hub.doors.refusal(request.caller)
            if refusal is not None:
                raise refusal
        raise TableError("upgrade", "this is where WebSockets connect")

    async def match(self, request: Request) -> Reply:
        """Return the record of a finished match."""
        return json((await self._finished(request)).dumps().encode())

    async def replay_match(self, request: Request) -> Reply:
        """Replay a finished match."""
        self._hub.doors.take(request.caller, "replays")
        return await self._replayed(request, await self._finished(request))

    async def replay_record(self, request: Request) -> Reply:
        """Replay a record from the request."""
        self._hub.doors.take(request.caller, "replays")
        return await self._replayed(request, request.body)

    async def review_match(self, request: Request) -> Reply:
        """Return the coach's review of a finished match."""
        seat = seat_of(request.query.get("seat"))
        self._hub.doors.take(request.caller, "reviews")
        record = await self._finished(request)
        return json(await self._reviews.make(record, seat, request.caller))

    async def worth_match(self, request: Request) -> Reply:
        """Return what the actions at a moment of a finished match are worth."""
        at, seat = _moment(request)
        if at is None:
            raise PositionError("say which moment: ?at=0 and so on")
        self._hub.doors.take(request.caller, "reviews")
        record = await self._finished(request)
        return json(await self._reviews.worth(record, at, seat, request.caller))

    async def worth_record(self, request: Request) -> Reply:
        """Return the same for the record in the request, where the host allows it."""
        self._hub.thinkers.allow_positions()
        self._hub.check_password(password_in(request.headers), request.caller)
        at, seat = _moment(request)
        self._hub.doors.take(request.caller, "reviews")
        self._hub.site.check_wish(game_in(request.body), public=False)
        return json(await self._reviews.worth_of(request.body, at, seat, request.caller))

    def health(self, _: Request) -> Reply:
        """Confirm that the process is alive."""
        return text("ok\n")

    async def ready(self, _: Request) -> Reply:
        """Whether people can be sent here: not during a pause, or while the server is stopping."""
        await self._hub.watch.look(self._hub.store)
        why_not = self._hub.not_ready
        return text("ready\n") if why_not is None else text(f"{why_not}\n", 503)

    def notice(self, _: Request) -> Reply:
        """Return the notice of the server's owner."""
        return json(self._hub.notices.current)

    async def _finished(self, request: Request) -> Record:
        found = await self._hub.stored_match(request.parts["id"])
        if found is None or found.ended_at is None:  # a running match is secret
            raise TableError("no_match", "there is no such finished match")
        return found.record()

    async def _replayed(self, request: Request, record: Record | bytes) -> Reply:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        eyes = eyes_of(request.query.get("seat"))
        made = json(await self._replays.make(record, eyes, packed=packed, caller=request.caller))
        encoding = {"content-encoding": "gzip"} if packed else {}
        return made._replace(headers={**made.headers, **encoding, "vary": "accept-encoding"})


def _moment(request: Request) -> tuple[int | None, int | None]:
    """The moment and the seat that a request asks about, if it names them."""
    at, seat = at_of(request.query.get("at")), request.query.get("seat")
    return at, None if seat is None else seat_of(seat)


def tables_in(body: bytes) -> list[TableInfo]:
    """Decode a server's list, leaving out tables that only a newer version understands."""
    found = []
    for one in msgspec.json.decode(body, type=list[msgspec.Raw]):
        with suppress(msgspec.ValidationError):
            found.append(msgspec.json.decode(one, type=TableInfo))
    return found


async def asked_of(node: Peer, path: str) -> Reply:
    """Ask another server; raises StoreAwayError if it doesn't answer."""
    try:
        status, body = await ask(upstream(node.address), node.secret, "GET", path)
    except OSError:
        raise StoreAwayError("the server with this table isn't answering; try again soon") from None
    return json(body, status)
