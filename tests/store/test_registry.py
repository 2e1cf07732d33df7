"""Who owns a table when several servers share a database, and who may write to it."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from mauseloch.store import DropTable, HandOver, Hold, LostTableError, Open, PutTable
from mauseloch.store.address import Address
from mauseloch.store.engines import claiming, reading, writing
from mauseloch.store.nodes import Look, Peer, Registry, Taken
from mauseloch.store.sql import SqlStore
from tests.store.stories import append, begin, end, story

LONG_S, SHORT_S = 60.0, 0.05
WAITS = "SELECT 1 FROM pg_locks WHERE NOT granted"
"""Whether anyone is waiting for a lock; each test worker has its own database server."""


class Node:
    """A store and what the registry knows of it."""

    def __init__(self, store: SqlStore, registry: Registry, peer: Peer) -> None:
        self.store = store
        self.registry = registry
        self.peer = peer

    @property
    def number(self) -> int:
        return self.peer.number

    async def opens(self, table: str, code: str = "") -> None:
        opened = Open(table, code or f"code-{table}", self.number)
        await self.store.write(opened, PutTable(table, b"{}"))

    def writes(self, table: str, epoch: int, *changes: Any) -> "asyncio.Future[None]":
        return self.store.write(Hold(table, self.number, epoch), *changes)


@asynccontextmanager
async def nodes(url: str, *leases: float) -> Any:
    """Several nodes, called a, b, c, with these leases in seconds."""
    async with AsyncExitStack() as stack:
        found = []
        for name, lease_s in zip("abc", leases, strict=False):
            store = SqlStore(url)
            await store.open()
            stack.push_async_callback(store.close)
            assert store.registry is not None
            peer = await store.registry.register(name, f"http://{name}", "1", lease_s)
            assert peer is not None
            found.append(Node(store, store.registry, peer))
        yield found


async def over(lease_s: float = SHORT_S) -> None:
    """Wait until a short lease has expired."""
    await asyncio.sleep(4 * lease_s)


@story
async def test_a_table_is_written_by_its_owner_alone(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S, LONG_S) as (a, b):
        await a.opens("t")
        await a.writes("t", 1, PutTable("t", b"1"), begin("m"))
        for refused in (
            b.writes("t", 1, PutTable("t", b"2")),
            b.writes("t", 2, append("m", 0)),
            a.writes("t", 2, PutTable("t", b"2")),
            b.writes("t", 1, DropTable("t")),
            b.writes("t", 1, end("m", 0)),
            b.writes("none", 1, begin("n")),
        ):
            with pytest.raises(LostTableError):
                await refused
        assert await b.store.tables() == [("t", b"1")]
        assert [one.match for one in await b.store.running()] == ["m"]


@story
async def test_a_write_that_waits_for_a_claim_sees_it(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S) as (a,):
        await a.opens("t")
        with psycopg.connect(postgresql) as claiming, psycopg.connect(postgresql) as watching:
            claiming.execute("UPDATE tables SET owner = owner + 1, epoch = epoch + 1")
            written = a.writes("t", 1, PutTable("t", b"1"))
            while not watching.execute(WAITS).fetchall():
                watching.rollback()
                await asyncio.sleep(0.01)
            assert not written.done()
            claiming.commit()
            with pytest.raises(LostTableError):
                await written
        assert await a.store.tables() == [("t", b"{}")]


@story
async def test_a_lost_table_spoils_nobody_elses_write(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S) as (a,):
        for table in "tu":
            await a.opens(table)
        writes = [
            a.writes("t", 1, PutTable("t", b"1")),
            a.writes("u", 7, PutTable("u", b"1")),
            a.writes("t", 1, begin("m")),
        ]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in found] == [type(None), LostTableError, type(None)]
        assert await a.store.tables() == [("t", b"1"), ("u", b"{}")]


@story
async def test_a_code_is_given_away_once(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S, LONG_S) as (a, b):
        await a.opens("t", "code")
        with pytest.raises(LostTableError):
            await b.opens("u", "code")
        found = await b.registry.find("", "code")
        assert (found.id, found.epoch, found.owner.name) == ("t", 1, "a")
        assert await b.registry.find("code", "t") is None
        assert await b.registry.find("t\0", "") is None


@story
async def test_a_table_is_taken_only_from_the_dead(postgresql: str) -> None:
    async with nodes(postgresql, SHORT_S, LONG_S) as (a, b):
        await a.opens("t")
        await a.registry.beat(a.number, LONG_S, 1, draining=False)
        assert await b.registry.claim("t", b.number) is None
        assert await b.registry.claim_some(b.number, 10) == []
        await a.registry.beat(a.number, SHORT_S, 1, draining=False)
        await over()
        found = await b.registry.find("t", "")
        assert found.owner is None
        assert await b.registry.claim("t", b.number) == Taken("t", 2)
        with pytest.raises(LostTableError):
            await a.writes("t", 1, PutTable("t", b"a"))
        await b.writes("t", 2, PutTable("t", b"b"))
        beat = await a.registry.beat(a.number, LONG_S, 1, draining=False)
        assert beat.late
        assert await a.registry.owned(a.number) == []
        assert await b.registry.claim("none", b.number) is None


@story
async def test_who_comes_back_late_goes_on_with_what_nobody_took(postgresql: str) -> None:
    async with nodes(postgresql, SHORT_S, LONG_S) as (a, b):
        for table in "tu":
            await a.opens(table)
        await over()
        assert await b.registry.claim("u", b.number) == Taken("u", 2)
        beat = await a.registry.beat(a.number, LONG_S, 2, draining=False)
        assert beat.late
        assert await a.registry.owned(a.number) == [Taken("t", 1)]
        await a.writes("t", 1, PutTable("t", b"1"))
        assert not (await a.registry.beat(a.number, LONG_S, 2, draining=False)).late


@story
async def test_nobody_waits_for_the_locks_of_a_frozen_node(postgresql: str) -> None:
    async with nodes(postgresql, SHORT_S, LONG_S) as (a, b):
        for table in "tu":
            await a.opens(table)
        await over()
        with psycopg.connect(postgresql) as frozen:
            frozen.execute("SELECT FROM tables WHERE id = 't' FOR UPDATE")
            assert await b.registry.claim("t", b.number) is None
            assert await b.registry.claim_some(b.number, 10) == [Taken("u", 2)]
            frozen.execute("SELECT FROM nodes WHERE number = %s FOR UPDATE", [a.number])
            assert await b.registry.claim("t", b.number) is None
        assert await b.registry.claim("t", b.number) == Taken("t", 2)


@story
async def test_heartbeats_wait_for_no_other_question(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S) as (a,):
        with psycopg.connect(postgresql) as locking, psycopg.connect(postgresql) as watching:
            locking.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            found = asyncio.ensure_future(a.registry.find("t", ""))
            while not watching.execute(WAITS).fetchall():
                watching.rollback()
                await asyncio.sleep(0.01)
            assert await a.registry.beat(a.number, LONG_S, 1, draining=False)
            assert not found.done()
        assert await found is None


def test_postgresql_ends_the_transactions_of_a_frozen_node(postgresql: str) -> None:
    address = Address.parse(postgresql)
    for made, ends in ((writing, "2s"), (claiming, "2s"), (reading, "0")):
        engine = made(address)
        with engine.connect() as connection:
            assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == ends
        engine.dispose()


@story
async def test_the_dead_are_shared_out(postgresql: str) -> None:
    async with nodes(postgresql, SHORT_S, LONG_S, LONG_S) as (a, b, c):
        for number in range(10):
            await a.opens(f"t{number}")
        await over()
        b_s, c_s = await asyncio.gather(
            b.registry.claim_some(b.number, 5), c.registry.claim_some(c.number, 5)
        )
        assert {one.id for one in b_s} | {one.id for one in c_s} == {f"t{n}" for n in range(10)}
        assert [await one.registry.look(one.number) for one in (b, c)] == [Look(False, 5)] * 2


@story
async def test_whoever_looks_sees_what_waits_for_a_node(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S, LONG_S, SHORT_S) as (a, b, c):
        assert await a.registry.look(a.number) == Look(waiting=False, ours=0)
        for table in "tu":
            await a.opens(table)
        await over()
        assert await b.registry.look(b.number) == Look(waiting=False, ours=0), "c has no tables"
        await c.opens("v")
        assert await a.registry.look(a.number) == Look(waiting=True, ours=2), "c is dead"
        assert await a.registry.claim_some(a.number, 10) == [Taken("v", 2)]
        assert await a.registry.look(a.number) == Look(waiting=False, ours=3)
        await a.registry.leave(a.number)
        assert await b.registry.look(b.number) == Look(waiting=True, ours=0), "a is not listed"
        assert len(await b.registry.claim_some(b.number, 10)) == 3
        assert await b.registry.look(b.number) == Look(waiting=False, ours=3)
        await b.store.write(PutTable("w", b"{}"))
        assert await b.registry.look(b.number) == Look(waiting=True, ours=3), "nobody has had w"


@story
async def test_a_name_is_one_nodes(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S) as (a,):
        await a.opens("t")
        assert await a.registry.register("a", "http://elsewhere", "1", LONG_S) is None
        again = await a.registry.register("a", "http://a", "1", LONG_S)  # so it must have died
        assert again is not None
        assert again.number > a.number
        assert await a.registry.beat(a.number, LONG_S, 0, draining=False) is None
        assert await a.registry.claim("t", again.number) == Taken("t", 2)


@story
async def test_a_dead_nodes_name_can_be_had_elsewhere(postgresql: str) -> None:
    async with nodes(postgresql, SHORT_S) as (a,):
        await over()
        again = await a.registry.register("a", "http://elsewhere", "1", LONG_S)
        assert again is not None
        assert again.number > a.number


@story
async def test_who_leaves_is_not_waited_for(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S, LONG_S) as (a, b):
        await a.opens("t")
        await a.registry.leave(a.number)
        assert await b.registry.claim_some(b.number, 10) == [Taken("t", 2)]
        beat = await b.registry.beat(b.number, LONG_S, 1, draining=True)
        assert [(one.name, one.draining) for one in beat.peers] == [("b", True)]


@story
async def test_a_table_is_handed_over_once(postgresql: str) -> None:
    async with nodes(postgresql, LONG_S, LONG_S) as (a, b):
        await a.opens("t")
        await a.writes("t", 1, PutTable("t", b"1"), HandOver("t", a.number, 1, b.number))
        assert await b.registry.owned(b.number) == [Taken("t", 2)]
        with pytest.raises(LostTableError):
            await a.store.write(HandOver("t", a.number, 1, b.number))
        await b.writes("t", 2, PutTable("t", b"2"))
