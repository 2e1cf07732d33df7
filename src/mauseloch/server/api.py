"""The HTTP API: what is asked about tables, matches and the server, and the replies."""

from typing import Any

import msgspec

from mauseloch.core.record import Record
from mauseloch.server import catalogue
from mauseloch.server.exchange import Reply, Request, failed, json, text
from mauseloch.server.hub import Hub
from mauseloch.server.replays import Replays, eyes_of, seat_of
from mauseloch.server.reviews import Reviews
from mauseloch.server.wire import Short, TableInfo
from mauseloch.tables.codes import new_secret
from mauseloch.tables.document import Pace
from mauseloch.tables.table import TableError

LISTED = 200
"""Public tables that are shown."""


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
        self._replays = Replays()
        self._reviews = Reviews(hub.thinkers.coach)

    def close(self) -> None:
        """Nobody waits any more."""
        self._replays.close()

    async def create(self, request: Request) -> Reply:
        """A new table."""
        try:
            wanted = msgspec.json.decode(request.body, type=NewTable)
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
            )
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            return failed(error)
        code, link = room.table.document.code, room.table.document.id
        seat = room.table.seat_of(token)
        return json(Opened(code=code, link=link, token=token, seat=seat, table=room.info()), 201)

    def games(self, _: Request) -> Reply:
        """What can be played here."""
        return json([self._hub.thinkers.offered(one) for one in catalogue.games()])

    def text(self, folder: str, kind: str, request: Request) -> Reply:
        """What a game says in a language, or its rules: whichever lies in this folder."""
        named = request.parts
        return json(catalogue.text(named["id"], folder, kind, named["language"]))

    def tables(self, _: Request) -> Reply:
        """The public tables."""
        found = [
            room.info()
            for room in self._hub.rooms.values()
            if room.table.document.public and not room.failed
        ]
        return json(found[:LISTED])

    def table(self, request: Request) -> Reply:
        """One table, by its code or link."""
        return json(self._hub.find(request.parts["name"]).info())

    async def match(self, request: Request) -> Reply:
        """The record of a match that is over."""
        return json((await self._finished(request)).dumps().encode())

    async def replay_match(self, request: Request) -> Reply:
        """The same, step by step."""
        return await self._replayed(request, await self._finished(request))

    async def replay_record(self, request: Request) -> Reply:
        """A match whose record was sent."""
        return await self._replayed(request, request.body)

    async def review_match(self, request: Request) -> Reply:
        """What the coach has to say about a match that is over."""
        seat = seat_of(request.query.get("seat"))
        return json(await self._reviews.make(await self._finished(request), seat))

    def health(self, _: Request) -> Reply:
        """That the process is alive."""
        return text("ok\n")

    def ready(self, _: Request) -> Reply:
        """Whether people can be sent here: not in a pause, nor when the server goes down."""
        why_not = self._hub.not_ready
        return text("ready\n") if why_not is None else text(f"{why_not}\n", 503)

    def metrics(self, _: Request) -> Reply:
        """How it is doing."""
        return text(self._hub.numbers())

    async def _finished(self, request: Request) -> Record:
        found = await self._hub.stored_match(request.parts["id"])
        if found is None or found.ended_at is None:  # a running match is secret
            raise TableError("no_match", "there is no such finished match")
        return found.record()

    async def _replayed(self, request: Request, record: Record | bytes) -> Reply:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        eyes = eyes_of(request.query.get("seat"))
        made = json(await self._replays.make(record, eyes, packed=packed))
        encoding = {"content-encoding": "gzip"} if packed else {}
        return made._replace(headers={**made.headers, **encoding, "vary": "accept-encoding"})
