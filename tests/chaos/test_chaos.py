"""Chaos in miniature; its checks notice the faults they are there to notice."""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from msgspec import json

from tests.chaos import audit
from tests.chaos.__main__ import chaos
from tests.chaos.people import Floor, Known, Road, Traveller, table_known
from tests.chaos.plan import CUTS, KINDS, Plan
from tests.chaos.report import Chaos
from tests.chaos.wires import PORT, Wires
from tests.server import proxies
from tests.siege.people import Ledger, Told
from tests.store.clusters import NoServerError, pair
from tests.store.stories import story

# The plan


def test_an_hour_has_all_that_it_should() -> None:
    plan = Plan(minutes=60, tables=300)
    kinds = [one.kind for one in plan.incidents]
    assert len(kinds) >= 175
    assert all(kinds.count(kind) >= 25 for kind in KINDS)
    assert {one.how for one in plan.incidents if one.kind == "sever"} == set(CUTS)
    assert {one.node for one in plan.incidents} == set("abc")
    assert plan.incidents == Plan(minutes=60, tables=300).incidents
    assert plan.incidents != Plan(minutes=60, tables=300, seed=2).incidents


# Three servers, one of which is killed


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name, because socket paths have a length limit."""
    found = Path(tempfile.mkdtemp(prefix="mauseloch-"))
    yield found
    shutil.rmtree(found, ignore_errors=True)


def lived(plan: Plan, folder: Path) -> Chaos:
    """Run the plan; skip the test without PostgreSQL or HAProxy."""
    proxies.program("haproxy")
    try:
        with pair() as database:
            return asyncio.run(chaos(plan, folder, database))
    except NoServerError as error:
        pytest.skip(str(error))


def test_three_servers_behind_haproxy_and_one_is_killed_in_the_middle(folder: Path) -> None:
    plan = Plan(minutes=0.3, tables=8, kinds=("kill",), settle_s=9.0)
    assert len(plan.incidents) == 1
    found = lived(plan, folder)
    assert found.wrong == []
    assert found.verdict.acks > 0
    assert found.verdict.logs > 0
    assert found.people["counts"]["looks"] > 0
    assert len(found.outages) == 1


# Planted bugs


@pytest.mark.long
@pytest.mark.parametrize(
    ("plant", "during", "kinds"),
    [
        ("unfenced", "stop", {"owners"}),
        ("stale", "stop", {"stale"}),
        ("twice", "drain", {"twice"}),
        ("lost", "kill", {"lost"}),
    ],
)
def test_a_planted_bug_is_found(plant: str, during: str, kinds: set[str], folder: Path) -> None:
    plan = Plan(minutes=2, tables=12, kinds=(during,), every_s=15, plant=plant)
    found = lived(plan, folder)
    assert kinds <= {one.partition(":")[0] for one in found.wrong}
    assert not found.holds


# What players notice


class Town:
    """The world of one traveller."""

    port = 0
    over = False

    def __init__(self, folder: Path) -> None:
        self.ledger = Ledger(folder)
        self.rng = Random(1)
        self.known = table_known()
        self.folder = folder

    def all_sit(self, _: str) -> bool:
        return False

    def takes(self, *_: object) -> None:
        """Check nothing: there are no other players."""

    def faults(self) -> set[str]:
        """The kinds of faults found; this closes the ledger."""
        self.ledger.close()
        lines = (self.folder / "faults.txt").read_text().splitlines()
        return {line.split()[1].rstrip(":") for line in lines}


def update(sequence: int, news_from: int = 0, news: int = 0, **more: Any) -> bytes:
    """An update as a server sends it."""
    told = {"type": "update", "match": "m", "sequence": sequence, "epoch": 1, **more}
    said = more.pop("said", "n")
    told |= {"news_from": news_from, "news": [f"{said}{news_from + one}" for one in range(news)]}
    return json.encode(told)


@pytest.mark.parametrize(
    ("frames", "kind"),
    [
        ([update(1, 0, 2), update(2, 2, 1)], ""),
        ([update(1, 0, 2), update(2, 1, 2)], "twice"),
        ([update(3, 0, 2), update(2, 2, 1)], "back"),
        ([update(1, 0, 2, epoch=2), update(2, 2, 1)], "epoch"),
        ([update(1, 0, 2), b"again", update(1, 2, 0)], ""),
        ([update(1, 0, 2), b"again", update(1, 1, 1, said="other")], "differently"),
        ([update(3, 0, 2), b"again", update(2, 2, 0)], "stale"),
        ([update(3, 0, 2, epoch=2), b"again", update(3, 2, 0)], "stale"),
        ([update(3, 0, 2), update(0, 0, 1, match="n"), b"again", update(4, 2, 0)], "stale"),
    ],
)
def test_whoever_plays_notices(frames: list[bytes], kind: str, tmp_path: Path) -> None:
    async def scene() -> None:
        town = Town(tmp_path)
        mouse = Traveller(town, "127.0.0.1", {"code": "t"}, None)
        mouse.match = ""
        line = road(town, mouse)
        for frame in frames:
            if frame == b"again":  # the connection was cut, and they return
                line = road(town, mouse)
            else:
                mouse.heard(line, frame)
        assert town.faults() == ({kind} if kind else set())

    asyncio.run(scene())


def road(town: Town, mouse: Traveller) -> Road:
    """A new connection on which hello has just been sent."""
    line = Road(mouse)
    line.floor = Floor(town.known[mouse.table])
    return line


def test_a_table_has_one_server_in_an_epoch_and_a_person_one_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        town = Town(tmp_path)
        mouse = Traveller(town, "127.0.0.1", {"code": "t"}, "token")
        line = road(town, mouse)
        welcome = b'{"type":"welcome","id":1,"seat":%d,"epoch":%d,"live":"/@%s/live/1"}'
        for seat, epoch, node in ((0, 1, b"a"), (0, 2, b"b"), (0, 1, b"a")):
            mouse.heard(line, welcome % (seat, epoch, node))
        mouse.heard(line, welcome % (0, 2, b"c"))
        mouse.heard(line, welcome % (1, 3, b"c"))
        assert town.faults() == {"owners", "seat"}

    asyncio.run(scene())


def test_whoever_looks_may_know_more_but_not_less() -> None:
    known = Known()
    known.hear(Told(type="update", match="m", sequence=4))
    floor = Floor(known)
    known.hear(Told(type="update", match="m", sequence=9))
    assert not floor.fault(Told(type="update", match="m", sequence=4))
    assert not floor.fault(Told(type="update", match="next", sequence=0))
    assert floor.fault(Told(type="update", match="m", sequence=3))
    assert Floor(known).fault(Told(type="update", match="m", sequence=8))


# What the database notices


def test_two_servers_that_write_in_one_epoch_are_found(postgresql: str) -> None:
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE TABLE tables (id text PRIMARY KEY, epoch bigint)")
        connection.execute('CREATE TABLE matches (id text, "table" text, length int)')
        audit.install(connection)
        connection.execute("INSERT INTO tables VALUES ('t', 1), ('u', 1)")
        connection.execute("INSERT INTO matches VALUES ('m', 't', 0), ('n', 'u', 0)")
        connection.execute("UPDATE tables SET epoch = 2 WHERE id = 't'")
        audit.people(connection, ["chaos-other"])
        try:
            connection.execute('SET SESSION AUTHORIZATION "chaos-other"')
            connection.execute("UPDATE matches SET length = 1 WHERE id = 'm'")  # in the new epoch
            assert audit.found(connection) == ([], 3)
            connection.execute("UPDATE matches SET length = 1 WHERE id = 'n'")
            faults, epochs = audit.found(connection)
        finally:
            connection.execute("RESET SESSION AUTHORIZATION")
            connection.execute('DROP OWNED BY "chaos-other"')
            connection.execute('DROP ROLE "chaos-other"')
        assert epochs == 3
        (fault,) = faults
        assert fault.startswith("owners: chaos-other and ")


# Lines to the database


@pytest.mark.parametrize("how", CUTS)
@story
async def test_a_line_is_severed_as_planned(how: str) -> None:
    with tempfile.TemporaryDirectory(prefix="mauseloch-") as name:
        folder = Path(name)
        (folder / "db").mkdir()

        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while said := await reader.read(100):
                writer.write(said)
            writer.close()

        server = await asyncio.start_unix_server(echo, folder / "db" / PORT)
        wires = Wires(folder / "wires", {"a": folder / "db"})
        await wires.open()
        path = folder / "wires" / "a" / PORT
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(b"before")
        assert await reader.readexactly(6) == b"before"
        severing = asyncio.ensure_future(wires.sever(how, 0.3))
        await asyncio.sleep(0.05)
        writer.write(b"during")
        if how == "frozen":
            assert not severing.done()
            assert await reader.readexactly(6) == b"during"  # late, but not lost
            assert severing.done()
        else:
            assert await cut(reader), "and what was answered is lost"
        if how == "gone":
            assert not severing.done()
            other, away = await asyncio.open_unix_connection(path)
            assert await cut(other), "nobody gets through"
            away.close()
        await severing
        again, writes = await asyncio.open_unix_connection(path)
        writes.write(b"after")
        assert await again.readexactly(5) == b"after"
        for one in (writer, writes):
            one.close()
        await wires.close()
        server.close()


async def cut(reader: asyncio.StreamReader) -> bool:
    """Whether a connection ends without sending anything."""
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True
