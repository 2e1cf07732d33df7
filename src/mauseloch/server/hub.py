"""All open tables, by their links and codes."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mauseloch.core.errors import MauselochError
from mauseloch.server.doors import Doors
from mauseloch.server.metrics import Metrics
from mauseloch.server.outbox import log
from mauseloch.server.room import Room
from mauseloch.server.settings import Settings
from mauseloch.server.site import Site
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.world import LoopClock
from mauseloch.store import Change, DropTable, End, Store
from mauseloch.tables.codes import new_code, new_secret
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
        self.site = Site(self.settings)
        self.doors = Doors(self.settings.listen)
        self._sweeping: asyncio.Task[None] | None = None
        self.metrics = Metrics()
        self.connections: Counter[str] = Counter()
        """How many there are from each address."""
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
                    if room.is_forgotten():
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
    ) -> Room:
        """Open a table for the holder of this token; raises SetupError or TableError."""
        if len(self.rooms) >= self.limits.tables:
            raise TableError("full", "there are as many tables as this server can hold")
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
        changes, table.changes = table.changes, []
        await self.store.write(*changes)
        room.expect_bots()
        return room

    def has_room_for(self, address: str) -> bool:
        """Whether one more connection from there is not too many."""
        limits = self.limits
        all_of_them, theirs = self.connections.total(), self.connections[address]
        return all_of_them < limits.connections and theirs < limits.connections_each

    def came(self, address: str) -> None:
        """One more."""
        self.connections[address] += 1

    def left(self, address: str) -> None:
        """One less; an address without any is forgotten."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def numbers(self) -> str:
        """The metrics as they are now."""
        running = sum(room.table.playing for room in self.rooms.values())
        self.metrics.set("tables", len(self.rooms))
        self.metrics.set("matches_running", running)
        self.metrics.set("connections", self.connections.total())
        return self.metrics.text()

    def enter(self, name: str, token: str | None = None, password: str | None = None) -> Room:
        """A table for somebody who comes with its link, or with its code and what that needs.

        A code may need the password of the place, unless somebody has a seat there already; nobody
        learns without it which codes there are. Raises TableError.
        """
        if name not in self.rooms:
            room = self.rooms.get(self.codes.get(name.strip().lower(), ""))
            if room is None or not token or not room.table.knows(token):
                self.site.check_password(password)
        return self.find(name)

    def find(self, name: str) -> Room:
        """A table by its link or code; raises TableError."""
        room = self.rooms.get(name) or self.rooms.get(self.codes.get(name.strip().lower(), ""))
        if room is None or room.failed:
            raise TableError("no_table", "there is no such table")
        return room
