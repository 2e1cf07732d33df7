"""All open tables of this server, by their links and codes."""

import asyncio
import hmac
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from mauseloch.server.callers import Caller, Proxies
from mauseloch.server.doors import Doors
from mauseloch.server.hosts import Hosts
from mauseloch.server.logs import alias, begun, blame, cleaned, note, warn
from mauseloch.server.metrics import Metrics
from mauseloch.server.neighbours import Neighbours
from mauseloch.server.notices import Notices
from mauseloch.server.pause import PausableClock, StoreWatch
from mauseloch.server.place import Place
from mauseloch.server.resumption import SetAside, stored_tables
from mauseloch.server.room import BACK_S, Room
from mauseloch.server.settings import Settings
from mauseloch.server.site import Site
from mauseloch.server.thinkers import Thinkers
from mauseloch.server.tidings import Heard
from mauseloch.server.wire import encode
from mauseloch.server.world import Ledger, LoopClock
from mauseloch.store import Change, DropTable, End, LostTableError, Store, StoredMatch
from mauseloch.tables.codes import new_code, new_secret, spelled
from mauseloch.tables.document import Pace
from mauseloch.tables.looks import Look
from mauseloch.tables.table import NO_LOOK, Table, TableError, new_table

FIRST_EPOCH = 1
SWEEP_S = 10.0
AT_ONCE = 500
"""How many tables to look after before other work gets a turn."""
EMPTY_LEAST_S, BACK_LEAST_S = 60.0, 15.0
"""Even on a full server, people have this long to enter a table they opened, or to return."""
SETTLING_S = 1.0
"""How long a stopping server waits for bots and rooms after the store has closed."""


class Patience(NamedTuple):
    """How long to keep an empty table, in seconds."""

    empty_s: float
    back_s: float
    """After a restart."""


class Hub:
    """The server's memory; everything in it is also in the store."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store = store
        self.clock = PausableClock(LoopClock())
        self.settings = settings or Settings()
        self.limits = self.settings.limits
        self.site = Site(self.settings)
        self.hosts = Hosts(self.settings.listen)
        self._sweeping: asyncio.Task[None] | None = None
        self.metrics = Metrics()
        proxies = Proxies(self.settings.listen.trusted_proxies)
        self.doors = Doors(self.limits, self.metrics, proxies=proxies)
        self.origins = self.doors.origins
        self.rooms: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        """Codes of tables that are open, being opened or being dropped."""
        self.thinkers = Thinkers(self.settings.thinking, self.metrics)
        self.watch = StoreWatch(self.clock, self.rooms, self.metrics)
        self.notices = Notices(LoopClock())
        self.node = self.settings.node
        """Its name and address may only be known once the server is listening."""
        self.place: Place | None = None
        """The place of the servers that share our database; None if it can't be shared."""
        self.neighbours: Neighbours | None = None
        self.draining = False
        """About to stop: no new tables or matches, and proxies should send nobody here."""

    async def open(self) -> None:
        """Resume all tables where they were left, except those that can't be."""
        await self.store.open()
        self.store.watch(self.watch)
        registry = self.store.registry
        if registry is None:
            await self.take_up()
        else:
            self.place = Place(
                self,
                self.node,
                store=self.store,
                registry=registry,
                watch=self.watch,
                tally=self.metrics,
            )
            self.neighbours = Neighbours(self, self.place, self.doors, self.notices, self.metrics)
            try:
                await self.place.open()
            except BaseException:  # its name is taken, or the database went away
                await self.store.close()
                raise
            self.neighbours.open()
        self._sweeping = asyncio.ensure_future(self._sweep())

    async def take_up(
        self, wanted: Collection[str] | None = None, ours: Mapping[str, int] | None = None
    ) -> None:
        """Resume these tables, or all: each where it was left, if possible.

        Among several servers only `ours`, given by epoch: some may be lost while they are read.
        """
        async for table in stored_tables(self.store, self.codes, self.clock.wall(), wanted):
            if isinstance(table, SetAside):
                self._set_aside(table.id, table.why)
            elif ours is None:
                self._begin(self._added(table))
            elif table.document.id in ours:
                table.epoch = ours[table.document.id]
                self._begin(self._added(table))
            await asyncio.sleep(0)  # people here, and health checks, needn't wait for all of them

    def _begin(self, room: Room) -> None:
        """Let a table go on; if it can't, that must not keep others closed."""
        try:
            room.begin()
        except Exception as error:
            room.question.stop()
            self.forget(room)
            self._set_aside(room.table.document.id, f"{type(error).__name__}: {error}")

    def forget(self, room: Room) -> None:
        """Drop a table from memory, whatever becomes of it elsewhere."""
        document = room.table.document
        if self.rooms.get(document.id) is room:
            del self.rooms[document.id], self.codes[document.code]
            self.origins.left(document.id)

    def _set_aside(self, table: str, why: str) -> None:
        """Leave a table untouched in the database; don't log its contents, which include names."""
        self.metrics.count("set_aside", kind="table")
        warn("set_aside", kind="table", row=begun(table), why=cleaned(why))

    def _added(self, table: Table) -> Room:
        """Open a table, in a new room."""
        id_, place = table.document.id, self.place
        out, keeps_out = self.origins.taken(id_), partial(self.origins.keep_out, id_)
        if place is None:
            room = Room(
                table,
                self.store,
                self.thinkers,
                self.clock,
                self.metrics,
                out=out,
                keeps_out=keeps_out,
            )
        else:
            room = Room(
                table,
                place.tenure(id_, table.epoch),
                self.thinkers,
                self.clock,
                self.metrics,
                stands=lambda: place.lease.stands,
                lost=place.lost,
                live=place.live(id_),
                out=out,
                keeps_out=keeps_out,
            )
        self.rooms[id_] = room
        self.codes[table.document.code] = id_
        return room

    async def _sweep(self) -> None:
        """Regularly replace hosts who are gone, and forget tables nobody comes back to."""
        while True:
            await asyncio.sleep(SWEEP_S)
            patience, forgotten = self.patience, []
            for number, room in enumerate(list(self.rooms.values())):
                if number % AT_ONCE == AT_ONCE - 1:  # let other work have a turn
                    await asyncio.sleep(0)
                if self.clock.paused is None:  # otherwise wait for the next sweep
                    with self._looked_after(room):
                        room.replace_host()
                        if room.is_forgotten(*patience):
                            forgotten.append(room)
            await asyncio.gather(*(self._forget(room, patience) for room in forgotten))

    @property
    def patience(self) -> Patience:
        """How long to keep an empty table: the fuller the server, the shorter."""
        room = max(0.0, min(1.0, 2 * (1 - self.tables / self.limits.tables))) ** 2
        empty_s = self.limits.empty_table_s
        return Patience(
            max(min(EMPTY_LEAST_S, empty_s), empty_s * room), max(BACK_LEAST_S, BACK_S * room)
        )

    async def _forget(self, room: Room, patience: Patience) -> None:
        with self._looked_after(room):
            if self.rooms.get(room.table.document.id) is room and room.is_forgotten(*patience):
                await self._drop(room)

    @contextmanager
    def _looked_after(self, room: Room) -> Iterator[None]:
        """Keep an error with one table from affecting the others; it is tried again next time."""
        try:
            yield
        except Exception:
            blame("table_not_looked_after", table=alias(room.table.document.id))

    async def close_table(self, room: Room, reason: str = "") -> None:
        """Close a table for the server's owner; everyone there sees the reason."""
        await self._drop(room, "closed", reason)
        for looker in list(room.lookers):
            looker.close()

    async def _drop(self, room: Room, code: str = "forgotten", reason: str = "") -> None:
        """Delete a table; its code isn't reused before that is stored."""
        document = room.table.document
        room.stop(code, reason)
        room.outbox.flush()  # otherwise it would be written again afterwards
        del self.rooms[document.id]
        changes: list[Change] = [DropTable(document.id)]
        if room.table.playing:
            changes.append(End(document.match, room.table.stored, None, code, self.clock.wall()))
        try:
            if room.ours:
                await room.ledger.write(*changes)
            self.origins.closed(document.id)
        except LostTableError:  # another server's job now
            warn("table_elsewhere", table=alias(document.id), epoch=room.table.epoch)
            self.origins.left(document.id)
        except Exception:  # still stored: resume it as after a restart, and drop it later
            self._added(room.table).begin()
            raise
        del self.codes[document.code]
        self.metrics.count("tables_closed", reason=code)
        open_s = max(0, round(self.clock.wall() - document.created_at))
        note("table_closed", table=alias(document.id), reason=code, open_s=open_s)

    async def close(self) -> None:
        """Stop. Everything is in the store or on its way there, which gets a few seconds."""
        self.draining = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in self.rooms.values():
            room.stop()
            room.outbox.flush()
        if self.neighbours is not None:
            await self.neighbours.close()
        if self.place is not None:
            await self.place.close()
        await self.store.close()
        await asyncio.wait(
            [asyncio.ensure_future(room.settled()) for room in self.rooms.values()]
            or [asyncio.ensure_future(asyncio.sleep(0))],
            timeout=SETTLING_S,
        )
        self.thinkers.close()
        await self.thinkers.closed()

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
        look: Look = NO_LOOK,
        even: bool = False,
        caller: Caller | None = None,
    ) -> Room:
        """Open a table for the holder of this token; raises MauselochError if that fails."""
        self.watch.check()
        if self.draining:
            raise TableError("draining", "this server is about to stop: open a table later")
        self.doors.open_table(caller, self.tables)
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
        for kind in bots:
            self.thinkers.allow(kind, table.game)
        if sit:
            table.sit(token, None, name, self.clock.wall(), look)
        self.doors.opened(caller, table.document.id)
        await self._store_new(table)
        room = self._added(table)
        room.expect_bots()
        self.metrics.count("tables_opened")
        note("table_opened", table=alias(table.document.id), game=game, seats=seats, public=public)
        return room

    async def _store_new(self, table: Table) -> None:
        """Store a new table. Until then nobody can find it, and no other table gets its code."""
        document = table.document
        self.codes[document.code] = document.id
        changes, table.changes = table.changes, []
        ledger: Ledger = self.store
        if self.place is not None:
            table.epoch = FIRST_EPOCH
            changes.insert(0, self.place.opened(document.id, document.code))
            ledger = self.place.tenure(document.id, table.epoch)
        try:
            await self.watch.stored(self.store.write(*changes))
        except BaseException:  # it may have been stored, or may be soon: delete it
            del self.codes[document.code]
            self.origins.closed(document.id)
            ledger.write(DropTable(document.id)).add_done_callback(asyncio.Future.exception)
            raise

    async def stored_match(self, id: str) -> StoredMatch | None:  # noqa: A002 - the clearest name
        """A match, running or over; raises StoreError, immediately during a pause."""
        self.watch.check()
        return await self.store.match(id)

    @property
    def is_winding_down(self) -> bool:
        """Whether no match may begin, as nobody would continue it once this server stops."""
        return self.draining and not (self.place is not None and self.place.has_heirs)

    @property
    def not_ready(self) -> str | None:
        """Why proxies should send nobody here now; None if they may."""
        if self.draining:
            return "draining"
        if self.place is not None and not self.place.lease.stands:
            return "without a lease"
        return None if self.clock.paused is None else f"paused: the database is {self.clock.paused}"

    def is_peer(self, secret: str) -> bool:
        """Whether this is the secret that only other servers of this place know."""
        ours = "" if self.place is None else self.place.me.secret
        return bool(ours) and hmac.compare_digest(ours.encode(), secret.encode())

    @property
    def tables(self) -> int:
        """How many tables are open in the whole place, as far as we know."""
        return len(self.codes) + (0 if self.place is None else self.place.tables_elsewhere)

    def hear(self, tidings: bytes) -> Heard:
        """Take in news from another server; raises TableError."""
        if self.neighbours is None:
            raise TableError("no_page", "there is nothing here")
        return self.neighbours.hear(tidings)

    def tell_notice(self) -> int:
        """Show the notice to everyone at a table; clients elsewhere ask for it themselves."""
        frame = encode(self.notices.current)
        told = 0
        for room in self.rooms.values():
            room.attendance.send(frame)
            told += len(room.lookers)
        return told

    def keep_out(self, out: Mapping[str, tuple[str, ...]]) -> None:
        """Keep out callers whom hosts banned while another server had these tables."""
        for table, callers in out.items():
            if table in self.rooms:
                self.rooms[table].keep_out(callers)

    def numbers(self) -> str:
        """The metrics as they are now."""
        rooms = self.rooms.values()
        self.metrics.set("tables", len(rooms))
        self.metrics.set("matches_running", sum(room.table.playing for room in rooms))
        self.metrics.set("connections", self.doors.sockets)
        self.metrics.set("blocked", len(self.doors.blocks.all()))
        self.metrics.set("store_waiting", self.store.waiting)
        self.thinkers.measure()
        self.metrics.set("lookers", sum(len(room.lookers) for room in rooms))
        self.metrics.set("thoughts", sum(room.question.thoughts for room in rooms))
        self.metrics.set("draining", self.draining)
        self.metrics.set("peers", 0 if self.place is None else len(self.place.peers))
        return self.metrics.text()

    def check_password(self, password: str | None, caller: Caller | None = None) -> None:
        """Raise TableError unless this is the password of the place, or none is needed."""
        if password:
            self.doors.may_guess(caller)
        try:
            self.site.check_password(password)
        except TableError:
            if password:
                self.doors.guessed(caller)
            raise

    def enter(
        self,
        name: str,
        token: str | None = None,
        password: str | None = None,
        caller: Caller | None = None,
    ) -> Room:
        """Find the table for a person with its link, or its code and whatever that requires.

        A code may require the password of the place, unless the person already has a seat; without
        it nobody can find out which codes exist. Raises TableError.
        """
        if name not in self.rooms:
            room = self._room(name)
            if room is None or not token or not room.table.knows(token):
                self.check_password(password, caller)
        return self.find(name, caller)

    def has(self, name: str, epoch: int = 0) -> bool:
        """Whether a table is open here, by link or code; False if `epoch` is a later one."""
        room = self._room(name)
        if room is not None and room.table.epoch < epoch:
            return False
        return name in self.rooms or spelled(name) in self.codes

    def _room(self, name: str) -> Room | None:
        return self.rooms.get(name) or self.rooms.get(self.codes.get(spelled(name), ""))

    def find(self, name: str, caller: Caller | None = None) -> Room:
        """Find a table by its link or code; raises TableError."""
        self.doors.may_try(caller, name)
        room = self._room(name)
        if room is None or room.failed:
            self.doors.missed(caller, name)
            raise TableError("no_table", "there is no such table")
        return room
