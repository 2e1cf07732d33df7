"""The HTTP API: what is asked about tables, matches and the server, and the replies."""

from itertools import islice
from typing import Any

import msgspec

from mauseloch.core.record import Record
from mauseloch.server import catalogue
from mauseloch.server.exchange import Reply, Request, failed, json, text
from mauseloch.server.hub import Hub
from mauseloch.server.replays import Replays, eyes_of, seat_of
from mauseloch.server.reviews import Reviews
from mauseloch.server.site import is_local, password_in
from mauseloch.server.turns import Turns
from mauseloch.server.wire import Short, TableInfo
from mauseloch.tables.codes import new_secret
from mauseloch.tables.document import Pace
from mauseloch.tables.table import TableError

LISTED, LOOKED_AT = 200, 1000
"""Public tables that are shown, of the newest so many."""
LISTED_S = 1.0
"""For so long the same list will do."""


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


class Api:
    """The handlers, with the tables that they speak of."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        limits = hub.limits
        self._replays = Replays(Turns(limits.waiting, limits.waiting_each))
        self._reviews = Reviews(hub.thinkers.coach, Turns(limits.waiting, limits.waiting_each))
        self._listed = json([])
        self._listed_at = -LISTED_S

    def close(self) -> None:
        """Nobody waits any more."""
        self._replays.close()

    async def create(self, request: Request) -> Reply:
        """A new table."""
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
                even=wanted.even,
                caller=request.caller,
            )
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            return failed(error)
        code, link = room.table.document.code, room.table.document.id
        seat = room.table.seat_of(token)
        return json(Opened(code=code, link=link, token=token, seat=seat, table=room.info()), 201)

    def games(self, _: Request) -> Reply:
        """What can be played here."""
        return json(
            [self._hub.thinkers.offered(one) for one in catalogue.games(self._hub.site.games)]
        )

    def site(self, request: Request) -> Reply:
        """The place itself."""
        return json(self._hub.site.info(local=is_local(request.headers)))

    def site_text(self, request: Request) -> Reply:
        """What its host has to say."""
        return json(self._hub.site.text(request.parts["name"], request.parts["language"]))

    def text(self, folder: str, kind: str, request: Request) -> Reply:
        """What a game says in a language, or its rules: whichever lies in this folder."""
        named = request.parts
        return json(catalogue.text(named["id"], folder, kind, named["language"]))

    def tables(self, request: Request) -> Reply:
        """The public tables, those with room first and the newest first; a second old at most."""
        self._hub.check_password(password_in(request.headers), request.caller)
        if not self._hub.site.lists_tables:
            return json([])
        now = self._hub.doors.now()
        if now - self._listed_at >= LISTED_S:
            rooms = reversed(self._hub.rooms.values())
            public = (one for one in rooms if one.table.document.public and not one.failed)
            newest = list(islice(public, LOOKED_AT))
            newest.sort(key=lambda room: not room.table.has_room)
            self._listed = json([room.info() for room in newest[:LISTED]])
            self._listed_at = now
        return self._listed

    def table(self, request: Request) -> Reply:
        """One table, by its code or link."""
        password = password_in(request.headers)
        room = self._hub.enter(request.parts["name"], password=password, caller=request.caller)
        return json(room.info())

    def live(self, request: Request) -> Reply:
        """What a WebSocket would be told at the door: browsers do not show that to a page."""
        if request.caller is not None:
            refusal = self._hub.doors.refusal(request.caller)
            if refusal is not None:
                raise refusal
        raise TableError("upgrade", "this is where WebSockets connect")

    async def match(self, request: Request) -> Reply:
        """The record of a match that is over."""
        return json((await self._finished(request)).dumps().encode())

    async def replay_match(self, request: Request) -> Reply:
        """The same, step by step."""
        self._hub.doors.take(request.caller, "replays")
        return await self._replayed(request, await self._finished(request))

    async def replay_record(self, request: Request) -> Reply:
        """A match whose record was sent."""
        self._hub.doors.take(request.caller, "replays")
        return await self._replayed(request, request.body)

    async def review_match(self, request: Request) -> Reply:
        """What the coach has to say about a match that is over."""
        seat = seat_of(request.query.get("seat"))
        self._hub.doors.take(request.caller, "reviews")
        record = await self._finished(request)
        return json(await self._reviews.make(record, seat, request.caller))

    def health(self, _: Request) -> Reply:
        """That the process is alive."""
        return text("ok\n")

    async def ready(self, _: Request) -> Reply:
        """Whether people can be sent here: not in a pause, nor when the server goes down."""
        await self._hub.watch.look(self._hub.store)
        why_not = self._hub.not_ready
        return text("ready\n") if why_not is None else text(f"{why_not}\n", 503)

    def notice(self, _: Request) -> Reply:
        """What whoever runs the server has to say to everybody."""
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
