"""Two adjacent versions on one database, as in a deploy: this one and a planted next one."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import psycopg
import pytest

from mauseloch import client as client_of
from tests.client.test_playing import Asked
from tests.server.planted import AFTER, ASSET, NEXT, planted
from tests.server.program import Program
from tests.server.test_nodes import bye, hello, play, until
from tests.store.stories import story

LEASE_S = 10.0
"""Long enough that a busy machine keeps its lease."""
DEAD = "SELECT name FROM nodes WHERE expires_at < clock_timestamp()"


class Place:
    """Programs that share a database."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self._folder = folder
        self._planted: dict[str, Mapping[str, str]] = {}
        self.programs: list[Program] = []

    def program(self, name: str, version: str = "") -> Program:
        """A program of this version, or of a planted one, not started yet."""
        if version and version not in self._planted:
            self._planted[version] = planted(self._folder / version, version)
        more = ("--node", name, "--set", f"node.lease_s={LEASE_S}", "--memory", "0")
        file = self._folder / f"{name}.db"
        environment = self._planted.get(version)
        self.programs.append(Program(file, environment, url=self.url, more=more))
        return self.programs[-1]

    async def started(self, name: str, version: str = "") -> Program:
        """The same, already running."""
        program = self.program(name, version)
        await program.start()
        return program

    def ask(self, question: str) -> list[Any]:
        """The first column of the database's answer."""
        with psycopg.connect(self.url) as connection:
            return [row[0] for row in connection.execute(question.encode())]


@contextlib.asynccontextmanager
async def place(url: str, folder: Path) -> AsyncIterator[Place]:
    opened = Place(url, folder)
    try:
        yield opened
    finally:
        for one in opened.programs:
            if one.program is not None and one.program.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    one.program.send_signal(signal.SIGCONT)
            await one.kill()


async def see_each_other(*programs: Program) -> None:
    """Each server lists the open tables of all of them."""
    for one in programs:
        opened = await one.at.table(game="geier", seats=2, public=True)
        for other in programs:
            while opened["code"] not in await listed(other):
                await asyncio.sleep(0.05)


async def listed(program: Program) -> set[str]:
    """The codes of all servers' public tables."""
    status, tables = await program.at.ask("GET", "/api/tables")
    assert status == 200
    return {one["code"] for one in tables}


async def ready(program: Program) -> bool:
    return bool((await program.at.ask("GET", "/readyz"))[0] == 200)


@story
async def test_both_versions_play_and_hand_their_tables_to_each_other(
    postgresql: str, tmp_path: Path
) -> None:
    async with place(postgresql, tmp_path) as opened:
        old = await opened.started("a")
        new = await opened.started("b", NEXT)
        assert opened.ask("SELECT version_num FROM alembic_version") == ["next"]
        assert len(set(opened.ask("SELECT version FROM nodes"))) == 2
        assert await ready(old), "it goes on with a database of the next version"
        await see_each_other(old, new)
        await whole_matches(old, new)
        await has_files_of_the_other(old)

        # The newer one stores something that the older one doesn't know.
        table = await new.at.table(game="geier", seats=2, bots=["simple"])
        link, token = table["link"], table["token"]
        async with hello(new.at, table=link, token=token, mood="merry") as (client, welcome):
            assert welcome["mood"] == "merry"
            assert (await client.say("start"))["type"] == "done"
            await play(client, 2)
            await new.stop()
            assert bye(client)["live"] == table["live"].replace("@b", "@a")
        async with hello(old.at, table=link, token=token, mood="sad") as (client, welcome):
            assert (welcome["epoch"], "mood" in welcome) == (2, False)
            await play(client, 2)
        new = await opened.started("c", NEXT)
        await see_each_other(old, new)
        async with hello(old.at, table=link, token=token) as (client, _):
            await old.stop()
            assert bye(client)["live"].startswith("/@c/")
        async with hello(new.at, table=link, token=token) as (client, welcome):
            assert (welcome["epoch"], welcome["mood"]) == (3, "merry")
            await play(client, 2)

        # An older one comes back alongside it, and carries on when the newer one is killed.
        old = await opened.started("d")
        await new.kill()
        await until(lambda: opened.ask(DEAD) == ["c"])
        async with hello(old.at, table=link, token=token) as (client, welcome):
            assert welcome["epoch"] == 4
            await play(client)


async def has_files_of_the_other(program: Program) -> None:
    """A page from the other version can get its files from this one."""
    for _ in range(2):
        assert await program.at.ask("GET", f"/assets/{ASSET}") == (200, NEXT)
    for name in ("next-78.js", "../version.py", "%2e%2e/version.py", "x.py"):
        assert (await program.at.ask("GET", f"/assets/{name}"))[0] == 404


async def whole_matches(*programs: Program) -> None:
    """Play at every server's tables through every server."""
    for owner in programs:
        for at in programs:
            table = await owner.at.table(game="geier", seats=2, bots=["simple"])
            async with at.at.client(table["link"], table["token"]) as client:
                assert client.welcome["epoch"] == 1
                assert (await client.say("start"))["type"] == "done"
                await play(client)
            # A bot of this version, at a server that sends more than the bot knows.
            table = await owner.at.table(game="geier", seats=2, bots=["simple"], sit=False)
            where = client_of.address(f"http://{at.at.host}", table["link"])
            stay = await client_of.join(
                where, Asked("geier"), token=table["token"], seat=0, matches=1
            )
            assert (stay.matches, stay.ended.id) == (1, "join-enough")


@story
async def test_a_step_that_takes_something_away_waits_until_nobody_needs_it(
    postgresql: str, tmp_path: Path
) -> None:
    async with place(postgresql, tmp_path) as opened:
        old = await opened.started("a")
        new = await opened.started("b", NEXT)
        table = await old.at.table(game="geier", seats=2, bots=["simple"])
        with pytest.raises(AssertionError) as refused:
            await opened.started("c", AFTER)
        said = str(refused.value)
        assert "Couldn’t use the storage: server a of version" in said
        assert "Traceback" not in said
        assert opened.ask("SELECT version_num FROM alembic_version") == ["next"]
        assert await ready(old)
        assert await ready(new)

        # One that appears dead cannot block the upgrade, and notices when it comes back.
        assert old.program is not None
        old.program.send_signal(signal.SIGSTOP)
        await until(lambda: opened.ask(DEAD) == ["a"])
        after = await opened.started("c", AFTER)
        old.program.send_signal(signal.SIGCONT)
        await until(lambda: [one for one in old.logged() if one["event"] == "node_outdated"])
        assert not await ready(old)
        assert sorted(opened.ask("SELECT name FROM nodes")) == ["b", "c"]
        for at in (new, after):
            async with hello(at.at, table=table["link"], token=table["token"]) as (_, welcome):
                assert welcome["epoch"] == 2
        with pytest.raises(AssertionError, match="a newer Mauseloch wrote it, so use that version"):
            await opened.started("d")
        await see_each_other(new, after)
