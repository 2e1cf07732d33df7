"""A place of several servers: which tables belong to this one, and where the others are.

All share one PostgreSQL, whose registry records who owns which table. This server, a node, sends a
heartbeat every second. If one is late, it sends nothing for its tables until it knows which are
still its own. A table with a dead owner is taken by the node that is asked for it, or in time by
any other.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from mauseloch.server.lease import Lease
from mauseloch.server.logs import alias, blame, note, warn
from mauseloch.server.pause import StoreWatch
from mauseloch.server.peers import is_ready
from mauseloch.server.room import Room
from mauseloch.server.settings import Node
from mauseloch.server.world import Tally
from mauseloch.store import (
    Change,
    HandOver,
    Hold,
    LostTableError,
    Open,
    OutdatedError,
    Store,
    StoreAwayError,
    StoreError,
)
from mauseloch.store.nodes import Beat, Peer, Registry, Taken, taken_name
from mauseloch.store.rounds import Rounds
from mauseloch.tables.codes import spelled
from mauseloch.version import VERSION

BEAT_S = 1.0
RETRY_S = 0.2
"""Pause after a heartbeat that failed."""
LOOK_S = 2.0
"""Time between searches for tables without an owner."""
AT_ONCE, BREATH_S, SHARE = 50, 0.02, 1 / 4
"""How many tables to take at a time, the shortest pause in between, and the share of time to spend
on it. This leaves turns for people who are here, serves those who ask for a table first, and leaves
other nodes their share."""
ASKED_AT_ONCE = 25
"""How many tables that people ask for to open at a time."""
PATIENCE_S = 10.0
"""How long people wait for a table whose owner may be dead."""
ASK_S = 0.25
SHOW_OUT_S = 2.0
"""How long after the end of a lease people are sent elsewhere, if other nodes are still running.
If no node can reach the database, all leases have ended by then, and nobody is sent around."""
COME_BACK_MS = 500
QUIET_S, LOOK_QUIET_S = 10.0, 0.05
"""How long to wait for a quiet moment before handing over a table anyway, and how often to look."""


class ElsewhereError(StoreAwayError):
    """We may not serve any table, but other nodes are still running."""


class House(Protocol):
    """The part of a hub that a place needs: the open tables."""

    rooms: dict[str, Room]
    codes: dict[str, str]
    """The ids of tables that are open, being opened or being dropped, by code."""

    async def take_up(self, wanted: Collection[str], ours: Mapping[str, int]) -> None:
        """Open those of these tables that are still ours once read, given by epoch."""

    def forget(self, room: Room) -> None:
        """Drop a table that belongs to another node."""


class Relayed(Protocol):
    """A line relayed to another node, which has the table."""

    def owner_gone(self) -> None:
        """Hang up: that node is dead, even if its line looks alive."""


class Tenure:
    """Our hold on a table: writes only succeed while the table is ours."""

    def __init__(self, store: Store, table: str, owner: int, epoch: int) -> None:
        self._store = store
        self._hold = Hold(table, owner, epoch)

    def write(self, *changes: Change) -> "asyncio.Future[None]":
        """Store all of these changes, or none if the table belongs to another node."""
        return self._store.write(self._hold, *changes)

    def hand_over(self, to: int, *changes: Change) -> "asyncio.Future[None]":
        """Store these changes and give the table to another node."""
        hold = self._hold
        return self.write(*changes, HandOver(hold.table, hold.owner, hold.epoch, to))


class Place:
    """Our node among others."""

    def __init__(
        self,
        house: House,
        node: Node,
        *,
        store: Store,
        registry: Registry,
        watch: StoreWatch,
        tally: Tally,
    ) -> None:
        """`node` must have a name and an address."""
        self._house = house
        self._store = store
        self._registry = registry
        self._watch = watch
        self._tally = tally
        self._node = node
        self.lease = Lease(node.lease_s)
        self.me = Peer(0, node.name, node.address, "")
        self.peers: dict[int, Peer] = {}
        """The other living nodes."""
        self.relayed: dict[Relayed, int] = {}
        """The lines relayed to other nodes, each with the number of the node."""
        self.draining = False
        self._opening: dict[str, asyncio.Future[None]] = {}
        self._fresh: dict[str, int] = {}
        """The epochs of tables being opened; one that is lost meanwhile is removed."""
        self._asked = Rounds(self._take_asked, ASKED_AT_ONCE)
        """People who ask for tables of ours that aren't open."""
        self._losses = 0
        """How often we have let go of tables: answers from before may be out of date."""
        self._died = asyncio.Event()
        """Set when another node is gone, so that we look for its tables at once."""
        self._aside: set[Taken] = set()
        """Tables of ours that can't be opened; already logged."""
        self._lapsing: asyncio.TimerHandle | None = None
        self._lapsed = True
        """Whether we have stopped serving, as there is no lease; at first there is none."""
        self._searching: asyncio.Task[None] | None = None
        self._work: list[asyncio.Task[None]] = []
        self._others_go_on = False
        """Whether other nodes are running although we can't."""
        self._decided = asyncio.Event()
        """Set when the lease is valid, or others are running: no need to wait."""

    # Coming and going

    async def open(self) -> None:
        """Join as a node.

        Tables without an owner are taken in the background, as there may be thousands.
        """
        await self._register()
        await self._beat()
        self._work = [asyncio.ensure_future(one) for one in (self._live(), self._look_around())]

    async def close(self) -> None:
        """Leave: other nodes may take the remaining tables at once."""
        for task in (*self._work, *self._opening.values()):
            task.cancel()
        if self._lapsing is not None:
            self._lapsing.cancel()
        if self._searching is not None:
            self._searching.cancel()
        self.lease.end()
        try:
            await self._registry.leave(self.me.number)
        except StoreError as error:
            warn("node_left_unsaid", error=type(error).__name__)

    async def _register(self) -> None:
        """Register under our name, with some patience: a former holder may just have died."""
        node, tries = self._node, int(self._node.lease_s / RETRY_S) + 5
        for _ in range(tries):
            found = await self._registry.register(node.name, node.address, VERSION, node.lease_s)
            if found is not None:
                self.me = found
                note("node_registered", node=found.name, number=found.number)
                return
            await asyncio.sleep(RETRY_S)
        raise taken_name(node.name)

    # The lease

    async def _live(self) -> None:
        """Send heartbeats while the server is up."""
        while True:
            began_at = self.lease.now()
            try:
                await self._beat()
            except OutdatedError as error:  # trying again won't make this program newer
                warn("node_outdated", node=self.me.name, why=str(error))
                return
            except StoreError:
                self._tally.count("beats_missed")
                await asyncio.sleep(RETRY_S)
            except Exception:
                blame("beat_failed")
            await asyncio.sleep(max(0.0, began_at + BEAT_S - self.lease.now()))

    async def _beat(self) -> None:
        asked_at, number, tables = self.lease.now(), self.me.number, len(self._house.rooms)
        lease_s = self.lease.seconds
        beat = await self._registry.beat(number, lease_s, tables, draining=self.draining)
        if beat is None:
            await self._begin_anew()
            return
        # Not only if this beat was late: an earlier one may have been, and its answer got lost.
        if beat.late or not self.lease.stands:
            await self._reconcile()
        self._know(beat)
        # If it ended only now, its timer may not have rung yet. What was held back since must still
        # be resumed, so stop properly before going on.
        self._lapse()
        self.lease.renew(asked_at)
        if self._lapsing is not None:
            self._lapsing.cancel()
        loop = asyncio.get_running_loop()
        self._lapsing = loop.call_later(self.lease.left_s, self._lapse)
        if self.lease.stands:
            self._lapsed = False
            self._watch.renew()
            self._others_go_on = False
            self._decided.set()
        if self.lease.is_steady:
            self._hang_up()

    def _hang_up(self) -> None:
        """Hang up on dead nodes: one that lost power never closes its lines itself."""
        for line, owner in list(self.relayed.items()):
            if owner not in self.peers:
                line.owner_gone()

    def _know(self, beat: Beat) -> None:
        before = self.peers.keys()
        self.peers = {one.number: one for one in beat.peers if one.number != self.me.number}
        if before - self.peers.keys():
            self._died.set()

    def _lapse(self) -> None:
        """Stop serving our tables, as others may have taken them by now."""
        if self.lease.stands or self._lapsed:
            return
        self._lapsed = True
        self._decided.clear()
        warn("lease_over", node=self.me.name, tables=len(self._house.rooms))
        self._tally.count("leases_over")
        self._watch.lapse()
        if self._searching is not None:
            self._searching.cancel()
        self._searching = asyncio.ensure_future(self._search())

    async def _search(self) -> None:
        """Until the lease is valid again, send people to other nodes that are running."""
        while True:
            await asyncio.sleep(SHOW_OUT_S)
            go_on = await self._others_are_ready()
            if self.lease.stands:
                return
            self._others_go_on = go_on
            if not go_on:
                self._decided.clear()
                continue
            self._decided.set()
            for room in list(self._house.rooms.values()):
                room.show_out(back_ms=COME_BACK_MS)

    async def _others_are_ready(self) -> bool:
        return any(await asyncio.gather(*map(is_ready, self.peers.values())))

    async def _reconcile(self) -> None:
        """After the end of a lease, find out which tables are still ours."""
        ours = {one.id: one.epoch for one in await self._registry.owned(self.me.number)}
        self._keep(ours)

    def _keep(self, ours: Mapping[str, int]) -> None:
        """Let go of all tables but these, given by epoch, including those being opened."""
        self._losses += 1
        for id_, epoch in list(self._fresh.items()):
            if ours.get(id_) != epoch:
                del self._fresh[id_]
        for room in list(self._house.rooms.values()):
            if ours.get(room.table.document.id) != room.table.epoch:
                self.lost(room)

    async def _begin_anew(self) -> None:
        """Start again, as the others took us for dead and took all our tables."""
        warn("node_forgotten", node=self.me.name)
        self._keep({})
        await self._register()

    def lost(self, room: Room) -> None:
        """Let go of a table that another node has taken."""
        warn("table_elsewhere", table=alias(room.table.document.id), epoch=room.table.epoch)
        self._tally.count("tables_lost")
        self._losses += 1
        room.ours = False
        self._house.forget(room)
        room.let_go(back_ms=COME_BACK_MS)

    async def stand(self) -> None:
        """Wait until the lease is valid, though not for ever; raises StoreAwayError.

        Raises ElsewhereError at once if other nodes are running.
        """
        if self.lease.stands:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._decided.wait(), PATIENCE_S)
        if self._others_go_on:
            raise ElsewhereError("this server can't reach the database, but others can")
        if not self.lease.stands:
            raise StoreAwayError("the database can't be reached; try again soon")

    # Tables

    @property
    def tables_elsewhere(self) -> int:
        """How many tables the other nodes have, according to their last heartbeats."""
        return sum(one.tables for one in self.peers.values())

    def tenure(self, table: str, epoch: int) -> Tenure:
        """Our hold on a table, for writing."""
        return Tenure(self._store, table, self.me.number, epoch)

    def opened(self, id_: str, code: str) -> Open:
        """The change that makes a new table ours."""
        return Open(id_, code, self.me.number)

    def live(self, table: str, node: Peer | None = None) -> str:
        """The path to a table at a node, by default this one; it doesn't reveal which table."""
        return f"/@{(node or self.me).name}/live/{alias(table)}"

    async def locate(self, name: str) -> Room | tuple[Peer, str] | None:
        """Find a table by its link or code: our room, or its owner and id; None if there is none.

        A table with a dead owner becomes ours. Raises StoreError.
        """
        until = self.lease.now() + PATIENCE_S
        while True:
            await self.stand()
            losses = self._losses
            found = await self._registry.find(name, spelled(name))
            if found is None:
                return None
            if found.owner is not None and found.owner.number != self.me.number:
                return found.owner, found.id
            taken: Taken | None = Taken(found.id, found.epoch)
            if taken in self._aside:
                return None
            if found.owner is None:
                orphan = not self.lease.is_steady
                taken = await self._registry.claim(found.id, self.me.number, orphan=orphan)
            if taken is not None and losses == self._losses:
                await self._asked.ask((taken, losses))
                room = self._house.rooms.get(found.id)
                if room is not None or taken in self._aside:
                    return room
            # Its owner isn't known yet, or we lost it while we opened it: ask again.
            if self.lease.now() > until:
                raise StoreAwayError("no server has this table at the moment; try again soon")
            await asyncio.sleep(ASK_S)

    async def _take_asked(self, asked: Sequence[tuple[Taken, int]]) -> Sequence[None]:
        """Open the tables that people ask for, unless we may have lost them since we asked."""
        await self._take(one for one, losses in asked if losses == self._losses)
        return [None] * len(asked)

    async def _look_around(self) -> None:
        """Regularly take tables without an owner, and those handed to us."""
        while True:
            more, began_at = False, self.lease.now()
            if self.lease.stands and not self.draining:
                try:
                    more = await self._look()
                except StoreError:
                    pass  # try again next time
                except Exception:
                    blame("tables_not_taken")
            if more:
                took_s = self.lease.now() - began_at
                await asyncio.sleep(max(BREATH_S, took_s * (1 / SHARE - 1)))
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._died.wait(), LOOK_S)
                self._died.clear()

    async def _look(self) -> bool:
        """Take some tables; returns whether there are more."""
        found = await self._registry.look(self.me.number)
        if found.waiting:
            orphans, losses = not self.lease.is_steady, self._losses
            taken = await self._registry.claim_some(self.me.number, AT_ONCE, orphans=orphans)
            if losses != self._losses:
                return True
            await self._take(taken)
            if len(taken) == AT_ONCE:
                return True
        if found.ours != len(self._house.codes) + len(self._aside):
            losses = self._losses
            owned = set(await self._registry.owned(self.me.number))
            if losses != self._losses:
                return True
            self._aside &= owned
            known = set(self._house.codes.values()) | self._opening.keys()
            await self._take(one for one in owned - self._aside if one.id not in known)
        return False

    async def _take(self, taken: Iterable[Taken]) -> None:
        """Open tables of ours; several callers waiting for one table share the same task.

        Cancelling a caller doesn't stop it, as others may be waiting.
        """
        wanted = {}
        for one in taken:
            room = self._house.rooms.get(one.id)
            if room is not None and room.table.epoch < one.epoch:
                self.lost(room)  # another node has had it in between
                room = None
            if room is None:
                wanted[one.id] = one.epoch
        fresh = {id_: epoch for id_, epoch in wanted.items() if id_ not in self._opening}
        if fresh:
            self._fresh |= fresh
            opening = asyncio.ensure_future(self._open(fresh))
            opening.add_done_callback(_heard_of)
            self._opening |= dict.fromkeys(fresh, opening)
        if wanted:
            done, _ = await asyncio.wait({self._opening[id_] for id_ in wanted})
            for opened in done:
                opened.result()

    async def _open(self, fresh: Mapping[str, int]) -> None:
        try:
            await self._house.take_up(list(fresh), self._fresh)
            shut = {id_ for id_ in fresh if id_ in self._fresh and id_ not in self._house.rooms}
            self._aside |= {Taken(id_, fresh[id_]) for id_ in shut}
        finally:
            for id_ in fresh:
                self._fresh.pop(id_, None)
                del self._opening[id_]

    # Handing over

    async def hand_over_all(self) -> int:
        """Give all tables to others, one by one at quiet moments; returns how many."""
        self.draining, given = True, 0
        for room in list(self._house.rooms.values()):
            to = self._heir()
            if to is None:
                break
            given += await self.hand_over(room, to)
        return given

    @property
    def has_heirs(self) -> bool:
        """Whether another node can take our tables, matches included."""
        return any(not one.draining for one in self.peers.values())

    def _heir(self) -> Peer | None:
        """The node with the fewest tables among those that aren't draining."""
        others = [one for one in self.peers.values() if not one.draining]
        if not others:
            return None
        heir = min(others, key=lambda one: (one.tables, one.number))
        self.peers[heir.number] = heir._replace(tables=heir.tables + 1)
        return heir

    async def hand_over(self, room: Room, to: Peer) -> bool:
        """Give a table to another node, and send everyone there; returns whether it worked."""
        until = self.lease.now() + QUIET_S
        while not room.quiet and self.lease.now() < until:
            await asyncio.sleep(LOOK_QUIET_S)
        id_ = room.table.document.id
        room.freeze()
        await room.outbox.settled()
        if self._house.rooms.get(id_) is not room or not isinstance(room.ledger, Tenure):
            return False
        room.outbox.freeze()
        changes, room.table.changes = room.table.changes, []
        try:
            await room.ledger.hand_over(to.number, *changes)
        except LostTableError:
            self.lost(room)
            return False
        except StoreError as error:  # its owner is unknown now: the next look will tell
            warn("table_not_handed_over", table=alias(id_), error=type(error).__name__)
            self.lost(room)
            return False
        self._losses += 1
        self._house.forget(room)
        room.let_go(self.live(id_, to))
        self._tally.count("tables_handed_over")
        note("table_handed_over", table=alias(id_), to=to.name)
        return True


def _heard_of(done: "asyncio.Future[None]") -> None:
    """Retrieve the exception, so that asyncio doesn't log it if no caller is left."""
    if not done.cancelled():
        done.exception()
