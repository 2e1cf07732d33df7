"""All open tables, by their links and codes."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mauseloch.core.errors import MauselochError
from mauseloch.server.callers import Caller
from mauseloch.server.doors import Doors
from mauseloch.server.metrics import Metrics
from mauseloch.server.outbox import log
from mauseloch.server.room import Room
from mauseloch.server.settings import Settings
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.world import LoopClock
from mauseloch.store import Change, DropTable, End, Store
from mauseloch.tables.codes import new_code, new_secret, spelled
from mauseloch.tables.document import Document, Pace
from mauseloch.tables.table import Table, TableError, new_table

SWEEP_S = 10.0


class Hub:
    """The server's memory: what is in it is in the store too."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store = store
        self.clock = LoopClock()
        self.settings = settings or Settings()
        self.limits = self.settings.limits
        self._sweeping: asyncio.Task[None] | None = None
        self.metrics = Metrics()
        self.doors = Doors(self.limits, self.metrics)
        self.rooms: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        self.thinkers = Thinkers()

    async def open(self) -> None:
        """Take up all tables where they were left."""
        await self.store.open()
        running = {one.match: one for one in await self.store.running()}
        for _, content in await self.store.tables():
            document = msgspec.json.decode(content, type=Document)
            match = running.get(document.match)
            if match is None and document.match:  # it was over, and may be played again
                match = await self.store.match(document.match)
            self._added(self._taken_up(document, match))
        for room in self.rooms.values():
            room.begin()
        self._sweeping = asyncio.ensure_future(self._sweep())

    def _taken_up(self, document: Document, match: Any) -> Table:
        """A table as it was; if its match cannot go on, that is said and its record kept."""
        try:
            if match is None:
                document.match = document.seed = ""
                return Table(document)
            return Table.resumed(document, match.version, match.inputs)
        except MauselochError:
            log.exception("table %s cannot go on", document.code)
            table = Table(document, stored=len(match.inputs) if match is not None else 0)
            table.give_up("rules_changed", self.clock.wall())
            return table

    def _added(self, table: Table) -> Room:
        """The room of a table that is open from now on."""
        room = Room(table, self.store, self.thinkers, self.clock, self.metrics)
        self.rooms[table.document.id] = room
        self.codes[table.document.code] = table.document.id
        return room

    async def _sweep(self) -> None:
        """Now and then: hosts who are gone, and tables that nobody comes back to."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for room in list(self.rooms.values()):
                try:
                    room.replace_host()
                    if room.is_forgotten(self.limits.empty_table_s):
                        await self._drop(room)
                except Exception:  # the store may be full or away: another time, then
                    log.exception("table %s was not looked after", room.table.document.code)

    async def _drop(self, room: Room) -> None:
        document = room.table.document
        room.stop("forgotten")
        changes: list[Change] = [DropTable(document.id)]
        if room.table.playing:
            changes.append(
                End(document.match, room.table.stored, None, "forgotten", self.clock.wall())
            )
        del self.rooms[document.id], self.codes[document.code]
        self.doors.closed(document.id)
        try:
            await self.store.write(*changes)
        except Exception:  # it is still stored: as after a restart it goes on, to be dropped later
            self._added(room.table).begin()
            raise

    async def close(self) -> None:
        """Everything is in the store already."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in self.rooms.values():
            room.stop()
        await asyncio.gather(*(room.settled() for room in self.rooms.values()))
        self.thinkers.close()
        await self.store.close()

    async def create(
        self,
        *,
        game: str,
        options: Mapping[str, Any],
        seats: int,
        bots: Sequence[str],
        public: bool,
        pace: Pace,
        token: str,
        sit: bool,
        name: str | None,
        even: bool = False,
        caller: Caller | None = None,
    ) -> Room:
        """Open a table for the holder of this token; raises SetupError or TableError."""
        self.doors.open_table(caller, len(self.rooms))
        table = new_table(
            id=new_secret(),
            code=new_code(self.codes),
            game=game,
            options=options,
            seats=seats,
            bots=bots,
            public=public,
            pace=pace,
            host=token,
            now=self.clock.wall(),
            even=even,
        )
        if sit:
            table.sit(token, None, name, self.clock.wall())
        room = self._added(table)
        self.doors.opened(caller, table.document.id)
        changes, table.changes = table.changes, []
        await self.store.write(*changes)
        room.expect_bots()
        return room

    def numbers(self) -> str:
        """The metrics as they are now."""
        running = sum(room.table.playing for room in self.rooms.values())
        self.metrics.set("tables", len(self.rooms))
        self.metrics.set("matches_running", running)
        self.metrics.set("connections", self.doors.sockets)
        self.metrics.set("blocked", len(self.doors.blocks.all()))
        return self.metrics.text()

    def find(self, name: str, caller: Caller | None = None) -> Room:
        """A table by its link or code; raises TableError."""
        self.doors.may_try(caller, name)
        room = self.rooms.get(name) or self.rooms.get(self.codes.get(spelled(name), ""))
        if room is None or room.failed:
            self.doors.missed(caller, name)
            raise TableError("no_table", "there is no such table")
        return room
