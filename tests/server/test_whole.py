"""Several servers on one database: they share limits, and admins see a single site."""

import asyncio
import contextlib
import json
import socket
import tempfile
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from websockets.exceptions import InvalidStatus

from mauseloch.cli import main
from mauseloch.cli.asking import AdminError, Asking
from mauseloch.core.words import say
from mauseloch.server import admin, neighbours
from mauseloch.server.aside import unix_socket
from mauseloch.server.limits import Limits, Rate
from mauseloch.server.origins import mark
from mauseloch.server.peers import PEER
from mauseloch.server.settings import Node, Settings, SiteSettings
from mauseloch.server.site import PASSWORD_HEADER
from mauseloch.server.tidings import Tidings, encode
from mauseloch.store.nodes import Peer
from mauseloch.store.sql import SqlStore
from mauseloch.version import VERSION
from tests.server.live import QUICK, Address, server
from tests.server.test_nodes import LEASE_S, bye, dies, heard, place_of, play, rooms, until
from tests.store.stories import story

Capture = pytest.CaptureFixture[str]
PASSWORD = "cheese"  # noqa: S105 - of this test
HOST, HOME, SCHOOL = "192.0.2.1", "192.0.2.2", "2001:db8:7:7::/64"


class Cable:
    """Carries all messages from other nodes to this one, and can hold them up."""

    def __init__(self) -> None:
        self.cut = False
        self.said = b""
        self._port = 0
        self._server: asyncio.Server | None = None

    async def open(self) -> str:
        """The address at which the others reach it."""
        self._server = await asyncio.start_server(self._copy, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def lead_to(self, at: Address) -> None:
        self._port = int(at.host.rpartition(":")[2])

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            far, near = await asyncio.open_connection("127.0.0.1", self._port)
            await asyncio.gather(self._pass_on(reader, near), self._pass_on(far, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                self.said += data
                if not self.cut:
                    writer.write(data)
        writer.close()


class House:
    """Several servers of one site, each with an admin socket."""

    def __init__(self, url: str, folder: Path, limits: Limits, site: SiteSettings) -> None:
        self._url = url
        self._folder = folder
        self._limits = limits
        self._site = site
        self._stack = contextlib.AsyncExitStack()
        self.at: dict[str, Address] = {}
        self.cables: dict[str, Cable] = {}

    async def __aenter__(self) -> "House":
        return self

    async def __aexit__(self, *_: object) -> None:
        for cable in self.cables.values():
            cable.cut = False
        await self._stack.aclose()

    async def start(self, name: str, *, cabled: bool = False) -> Address:
        """Start another server; then wait until all know each other."""
        node = Node(name=name, lease_s=LEASE_S)
        if cabled:
            cable = self.cables[name] = Cable()
            node = msgspec.structs.replace(node, address=await cable.open())
            self._stack.callback(cable.close)
        opened = self._stack.enter_context(unix_socket(self._folder / name))
        settings = Settings(limits=self._limits, node=node, site=self._site)
        running = server(SqlStore(self._url), settings=settings, admin=opened)
        at = self.at[name] = await self._stack.enter_async_context(running)
        if cabled:
            self.cables[name].lead_to(at)
        here = [one for one in self.at.values() if place_of(one).lease.stands]
        for one in here:
            await until(lambda one=one: len(place_of(one).peers) >= len(here) - 1)
        return at

    async def says(self, name: str, *arguments: str) -> None:
        """Run an admin command on one of them."""
        given = ["admin", *arguments, "--socket", str(self._folder / name), "--lang", "en"]
        assert await asyncio.to_thread(main, given) == 0

    def has_told(self, what: str) -> bool:
        """Whether any of them has sent this to another."""
        return any(what.encode() in cable.said for cable in self.cables.values())

    async def asks(self, name: str, path: str, body: object = None) -> Any:
        asking = Asking(Namespace(socket=str(self._folder / name)))
        return await asyncio.to_thread(asking.ask, path, body)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path, as sockets need."""
    with tempfile.TemporaryDirectory(prefix="mauseloch-") as made:
        yield Path(made)


@contextlib.asynccontextmanager
async def house(
    url: str,
    folder: Path,
    names: str = "ab",
    limits: Limits = QUICK,
    *,
    site: SiteSettings | None = None,
    cabled: str = "",
) -> AsyncIterator[House]:
    async with House(url, folder, limits, site or SiteSettings()) as made:
        for name in names:
            await made.start(name, cabled=name in cabled)
        yield made


@contextlib.asynccontextmanager
async def mute(url: str, name: str = "mute") -> AsyncIterator[Peer]:
    """A node that is alive according to the registry but never responds."""
    store = SqlStore(url)
    await store.open()
    with socket.create_server(("127.0.0.1", 0)) as opened:
        assert store.registry is not None
        address = f"http://127.0.0.1:{opened.getsockname()[1]}"
        peer = await store.registry.register(name, address, VERSION, 600)
        assert peer is not None
        yield peer
        await store.registry.leave(peer.number)
    await store.close()


def is_draining(at: Address) -> bool:
    return at.server.hub.draining


def notices(client: Any) -> list[Any]:
    return [one for one in heard(client) if one["type"] == "notice"]


def doors(at: Address) -> Any:
    return at.server.hub.doors


def opened_by(at: Address, caller: str) -> int:
    """How many open tables this server counts for this caller."""
    found = doors(at).callers.get(caller)
    return 0 if found is None else found.tables


async def opens(at: Address, caller: str) -> tuple[int, Any]:
    wanted = {"game": "geier", "seats": 2}
    return await at.ask("POST", "/api/tables", wanted, x_forwarded_for=caller)


# Admin


@story
async def test_tables_of_all_servers_are_listed_shown_and_closed(
    postgresql: str, folder: Path, capsys: Capture
) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        mine, theirs = [await one.table(game="geier", seats=2, name="Mia") for one in (a, b)]
        await place.says("a", "tables")
        listed = capsys.readouterr().out
        assert "2 tables are open." in listed
        (head, *lines) = listed.splitlines()
        assert head.split()[:2] == ["Code", "Server"]
        assert {tuple(line.split()[:2]) for line in lines[:2]} == {
            (mine["code"], "a"),
            (theirs["code"], "b"),
        }
        await place.says("a", "tables", "--json")
        assert {one["node"] for one in json.loads(capsys.readouterr().out)} == {"a", "b"}
        sheet = await place.asks("a", f"/tables/{theirs['code']}")
        assert (sheet["node"], sheet["code"]) == ("b", theirs["code"])
        for secret in ("Mia", theirs["token"], theirs["link"]):
            assert secret not in listed + json.dumps(sheet)
        async with b.client(theirs["code"]) as client:
            await place.says("a", "close", theirs["code"], "--reason", "It is late")
            assert "1 connection was told." in capsys.readouterr().out
            await until(lambda: bye(client))
            assert (bye(client)["code"], bye(client)["detail"]) == ("closed", "It is late")
        assert rooms(a)
        assert not rooms(b)
        with pytest.raises(AdminError) as refused:
            await place.asks("a", f"/tables/{theirs['code']}")
        assert refused.value.words == say("error-admin-table")


@story
async def test_the_servers_are_listed_and_any_of_them_is_drained(
    postgresql: str, folder: Path, capsys: Capture
) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        opened = await b.table(game="geier", seats=2, bots=["simple"])
        async with b.client(opened["link"], opened["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            await place.says("a", "nodes")
            head, one, other = capsys.readouterr().out.splitlines()
            assert head.split()[:4] == ["Server", "Version", "Tables", "Here"]
            assert one.split()[:4] == ["a", VERSION, "0", "0"]
            assert other.split()[:4] == ["b", VERSION, "1", "1"]
            await place.says("a", "drain", "--node", "b", "--for", "1h")
            await until(lambda: bye(client) and b.server.should_exit)
            assert bye(client)["live"].startswith("/@a/live/")
        assert not a.server.hub.draining
        async with a.client(opened["link"], opened["token"]) as client:
            assert client.welcome["epoch"] == 2
        with pytest.raises(SystemExit):
            await place.says("a", "drain", "--node", "z")
        assert "There’s no such server" in capsys.readouterr().err


@story
async def test_a_server_that_is_not_to_stop_after_all_takes_tables_again(
    postgresql: str, folder: Path
) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        opened = await b.table(game="geier", seats=2, bots=["simple"])
        busy = await b.table(game="geier", seats=2, bots=["simple"])
        async with b.client(busy["link"], busy["token"]) as client:
            assert (await client.say("start"))["type"] == "done"
            place_of(a).draining = True  # so that nobody can take over b's tables
            await until(lambda: place_of(b).peers[place_of(a).me.number].draining)
            await place.asks("a", "/drain", {"seconds": 3600, "node": "b"})
            assert is_draining(b)
            await place.asks("a", "/drain", {"node": "b"})
            assert not is_draining(b)
            assert not place_of(b).draining
            assert opened["link"] in rooms(b)


@story
async def test_a_notice_reaches_everybody_and_those_who_come_later(
    postgresql: str, folder: Path, capsys: Capture
) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        tables = [await one.table(game="geier", seats=2) for one in (a, b)]
        async with a.client(tables[0]["code"]) as mia, b.client(tables[1]["code"]) as leo:
            await place.says("a", "announce", "Tea at five", "--for", "2h")
            assert "2 connections at tables were told" in capsys.readouterr().out
            await place.says("b", "announce", "Tee um fünf", "--only", "de")
            texts = {"": "Tea at five", "de": "Tee um fünf"}
            for one in (mia, leo):
                await until(lambda one=one: notices(one) and notices(one)[-1]["texts"] == texts)
                assert 7_000_000 < notices(one)[-1]["left_ms"] <= 7_200_000
            c = await place.start("c")
            await until(lambda: c.server.hub.notices.current.texts == texts)
            _, told = await c.ask("GET", "/api/notice")
            assert 7_000_000 < told["left_ms"] <= 7_200_000
            await place.says("c", "announce", "--clear")
            for one in (mia, leo):
                await until(lambda one=one: notices(one)[-1] == {"type": "notice"})
        d = await place.start("d")
        await until(lambda: d.server.hub.notices.version == a.server.hub.notices.version)
        assert not d.server.hub.notices.current.texts


@story
async def test_a_block_holds_everywhere_and_at_servers_that_start_later(
    postgresql: str, folder: Path, capsys: Capture
) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        table = await b.table(game="geier", seats=2)
        rude, kind = {"X-Forwarded-For": "2001:db8:7:7::9"}, {"X-Forwarded-For": HOME}
        async with (
            b.client(table["code"], headers=rude) as troll,
            b.client(table["code"], headers=kind) as leo,
        ):
            await place.says("a", "block", "2001:db8:7:7::1", "--for", "2h")
            assert f"{SCHOOL} is blocked for 2h. 1 connection was closed." in (
                capsys.readouterr().out
            )
            await until(lambda: troll.closed)
            assert (await leo.say("sync"))["type"] == "done"
        c = await place.start("c")
        await until(lambda: doors(c).blocks.left_s(SCHOOL))
        assert 7_000 < doors(c).blocks.left_s(SCHOOL) <= 7_200
        for one in (a, b, c):
            with pytest.raises(InvalidStatus):
                async with one.client(table["code"], headers=rude):
                    pass
        await place.says("c", "blocks")
        assert "1 address is blocked." in capsys.readouterr().out
        await place.says("b", "unblock", "2001:db8:7:7::1")
        assert "is no longer blocked" in capsys.readouterr().out
        assert not any(doors(one).blocks.left_s(SCHOOL) for one in (a, b, c))
        async with c.client(table["code"], headers=rude) as troll:
            assert troll.welcome["type"] == "welcome"
        await place.says("a", "unblock", HOME)
        assert "wasn’t blocked" in capsys.readouterr().out


@story
async def test_who_does_not_answer_is_named_and_hears_of_it_later(
    postgresql: str, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "ASKED_S", 1.0)
    async with house(postgresql, folder, cabled="b") as place:
        b = place.at["b"]
        table = await b.table(game="geier", seats=2)
        place.cables["b"].cut = True
        for action in ("tables", "nodes", "blocks"):
            await place.says("a", action)
            assert "No answer from b; anything there is missing here." in capsys.readouterr().err
        for command in (("announce", "Tea"), ("block", HOME), ("unblock", HOST)):
            await place.says("a", *command)
            assert "No answer from b; this takes effect there" in capsys.readouterr().err
        assert not doors(b).blocks.left_s(HOME)
        with pytest.raises(AdminError, match="the server b does not answer"):
            await place.asks("a", f"/tables/{table['code']}")
        assert "tidings_failed_total 0" not in place.at["a"].server.hub.numbers()
        place.cables["b"].cut = False
        await until(lambda: doors(b).blocks.left_s(HOME))
        assert b.server.hub.notices.current.texts == {"": "Tea"}
        await place.says("a", "tables")
        told = capsys.readouterr()
        assert table["code"] in told.out
        assert not told.err


@story
async def test_one_who_never_answers_holds_up_nobody_else(postgresql: str, folder: Path) -> None:
    async with mute(postgresql), house(postgresql, folder) as place:
        a, b = place.at.values()
        for number in range(3):
            doors(a).blocks.add(f"192.0.2.{number}", 60)
            await until(lambda number=number: doors(b).blocks.left_s(f"192.0.2.{number}"))


# Limits


@story
async def test_whoever_limits_have_blocked_is_blocked_everywhere(
    postgresql: str, folder: Path
) -> None:
    limits = msgspec.structs.replace(QUICK, requests=Rate(3, 1), patience=Rate(3, 1))
    async with house(postgresql, folder, limits=limits) as place:
        a, b = place.at.values()
        while not doors(a).blocks.left_s(HOME):
            await a.ask("GET", "/healthz", x_forwarded_for=HOME)
        await until(lambda: doors(b).blocks.left_s(HOME))
        status, refused = await b.ask("GET", "/healthz", x_forwarded_for=HOME)
        assert (status, refused["code"]) == (429, "blocked")
        assert (await b.ask("GET", "/healthz", x_forwarded_for=SCHOOL[:-3] + "1"))[0] == 200


@story
async def test_wrong_codes_and_passwords_count_everywhere(postgresql: str, folder: Path) -> None:
    few = Rate(3, 0.001)
    limits = msgspec.structs.replace(QUICK, wrong_codes=few, wrong_passwords=few)
    site = SiteSettings(password=PASSWORD)
    right, wrong = {PASSWORD_HEADER: PASSWORD}, {PASSWORD_HEADER: "ham"}
    async with house(postgresql, folder, limits=limits, site=site) as place:
        a, b = place.at.values()
        _, table = await a.ask("POST", "/api/tables", {"game": "geier", "seats": 2}, **right)
        for _ in range(3):
            path = "/api/tables/babababa-1234"
            assert (await a.ask("GET", path, x_forwarded_for=HOME, **right))[0] == 404
            path = f"/api/tables/{table['code']}"
            assert (await a.ask("GET", path, x_forwarded_for=HOST, **wrong))[0] == 403
        now = doors(b).now
        for caller, rate in ((HOME, "wrong_codes"), (HOST, "wrong_passwords")):
            await until(lambda c=caller, r=rate: not doors(b).callers.of(c).bucket(r).has(now()))
            status, refused = await b.ask("GET", path, x_forwarded_for=caller, **right)
            assert (status, refused["code"]) == (429, rate)
        assert (await b.ask("GET", path, x_forwarded_for="192.0.2.9", **right))[0] == 200


@story
async def test_wrong_codes_of_everybody_count_everywhere(postgresql: str, folder: Path) -> None:
    limits = msgspec.structs.replace(
        QUICK, wrong_codes_all=Rate(3, 0.001), wrong_codes_wary=Rate(1, 0.001)
    )
    async with house(postgresql, folder, limits=limits) as place:
        a, b = place.at.values()
        path = "/api/tables/babababa-1234"
        for number in range(3):
            assert (await a.ask("GET", path, x_forwarded_for=f"192.0.2.{number}"))[0] == 404
        await until(lambda: not doors(b)._wrong_codes.has(doors(b).now()))
        assert (await b.ask("GET", path, x_forwarded_for=HOME))[0] == 404
        assert (await b.ask("GET", path, x_forwarded_for=HOME))[0] == 429


@story
async def test_matches_and_tables_opened_count_everywhere(postgresql: str, folder: Path) -> None:
    few = Rate(2, 0.001)
    limits = msgspec.structs.replace(QUICK, tables_opened=few, matches_started=few)
    async with house(postgresql, folder, limits=limits) as place:
        a, b = place.at.values()
        _, table = await opens(b, SCHOOL[:-3] + "1")
        for at in (a, b):
            status, mine = await opens(at, HOME)
            assert status == 201
            async with at.client(mine["code"], mine["token"], headers=via(HOME)) as mia:
                await mia.say("set_bot", seat=1, bot="simple")
                assert (await mia.say("start"))["type"] == "done"
        now = doors(a).now
        for rate in ("tables_opened", "matches_started"):
            for one in (a, b):
                await until(
                    lambda one=one, rate=rate: (
                        not doors(one).callers.of(HOME).bucket(rate).has(now())
                    )
                )
        for at in (a, b):
            assert (await opens(at, HOME))[1]["code"] == "too_fast"
        async with b.client(table["code"], table["token"], headers=via(HOME)) as mia:
            await mia.say("set_bot", seat=1, bot="simple")
            assert (await mia.say("start"))["code"] == "too_fast"


def via(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@story
async def test_open_tables_count_for_their_opener_wherever_they_are(
    postgresql: str, folder: Path
) -> None:
    limits = msgspec.structs.replace(QUICK, tables_each=3)
    async with house(postgresql, folder, "abc", limits=limits) as place:
        a, b, c = place.at.values()
        tables = [(await opens(at, HOME))[1] for at in (a, b, c)]
        for at in (a, b, c):
            await until(lambda at=at: opened_by(at, HOME) == 3)
            assert (await opens(at, HOME))[1]["code"] == "too_many_tables"
        c.server.should_exit = True  # it hands over its table
        await until(lambda: len(rooms(a)) + len(rooms(b)) == 3)
        dies(b)  # and this one is considered dead
        await until(lambda: len(rooms(a)) == 3)
        assert opened_by(a, HOME) == 3
        assert (await opens(a, HOME))[1]["code"] == "too_many_tables"
        d = await place.start("d")
        await until(lambda: opened_by(d, HOME) == 3)
        await place.says("d", "close", tables[1]["code"])
        await until(lambda: opened_by(d, HOME) == 2)
        assert (await opens(d, HOME))[0] == 201
        await until(lambda: opened_by(a, HOME) == 3)


@story
async def test_the_house_is_full_when_all_servers_together_are(
    postgresql: str, folder: Path
) -> None:
    limits = msgspec.structs.replace(QUICK, tables=4)
    async with house(postgresql, folder, limits=limits) as place:
        a, b = place.at.values()
        for at in (a, a, b, b):
            assert (await opens(at, HOME))[0] == 201
        for at in (a, b):
            await until(lambda at=at: at.server.hub.tables == 4)
            assert (await opens(at, HOME))[1]["code"] == "full"
        await until(lambda: a.server.hub.patience.empty_s <= 60)


@story
async def test_whoever_is_kept_out_stays_out_when_the_table_moves(
    postgresql: str, folder: Path
) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        moved, lost = [await b.table(game="geier", seats=2) for _ in range(2)]
        for table in (moved, lost):
            async with (
                b.client(table["code"], table["token"], headers=via(HOST)) as mia,
                b.client(table["code"], headers=via(HOME)) as troll,
            ):
                await troll.sit(name="Troll")
                assert (await mia.say("free", seat=1, keep_out=True))["type"] == "done"
            if table is moved:  # at once, before the news can spread
                to = place_of(b).peers[place_of(a).me.number]
                assert await place_of(b).hand_over(rooms(b)[table["link"]], to)
        known = a.server.hub.origins
        for table in (moved, lost):
            await until(lambda table=table: HOME in str(known.told([mark(table["link"])])))
        dies(b)
        await until(lambda: len(rooms(a)) == 2)
        for table in (moved, lost):
            async with a.client(table["link"], headers=via(HOME)) as troll:
                assert troll.welcome["code"] == "kept_out"
            async with a.client(table["link"], headers=via(SCHOOL[:-3] + "1")) as leo:
                assert leo.welcome["type"] == "welcome"


# What is sent between servers


@story
async def test_only_peers_are_heard_and_nothing_garbled(postgresql: str, folder: Path) -> None:
    async with house(postgresql, folder) as place:
        a, b = place.at.values()
        good = Tidings(
            node=10**6,
            number=1,
            uses=[(HOME, "tables_opened", 5.0)],
            blocks={HOME: (60.0, True)},
        )
        body = msgspec.json.decode(encode(good))
        secret = place_of(a).me.secret
        for wrong in ("", "x", place_of(b).me.secret):
            for path in (neighbours.PATH, "/peer/admin/drain", "/peer/admin/tables/x/close"):
                assert (await a.ask("POST", path, body, **{PEER: wrong}))[0] == 404
            for path in ("tables", "nodes", "blocks"):
                assert (await a.ask("GET", f"/peer/admin/{path}", **{PEER: wrong}))[0] == 404
        text = [["x"] * 2, ["", 1.0], ["\x1b", 1.0], ["y" * 501, 1.0]]
        wrongs: dict[str, list[Any]] = {
            "node": [0, "a", None],
            "number": [0, -1],
            "uses": [[["tea", "hints", 1]], [[HOME, "hints", -1]], [[HOME, "hints", 1e9]], [[]]],
            "wrong_codes": [-1, 1e9, "1"],
            "blocks": [{"tea": [1, True]}, {HOME: [-1, True]}, {HOME: 5}],
            "tables": [{"x": None}, {"0" * 16: 5}, {"0" * 16: {"opener": "tea"}}],
            "others": [{"0" * 16: None}, {"0" * 16: {"out": [HOME] * 65}}],
            "notice": [{"version": [1, 1], "texts": {"": one}} for one in text]
            + [{"version": [-1, 1], "texts": {}}, {"version": [1, 1], "texts": {"xx": ["a", 1]}}],
        }
        for part, values in wrongs.items():
            for value in values:
                answer = await a.ask(
                    "POST", neighbours.PATH, {**body, part: value}, **{PEER: secret}
                )
                assert (answer[0], answer[1]["code"]) == (400, "garbled"), (part, value)
        assert not doors(a).blocks.all()
        assert doors(a).callers.get(HOME) is None
        assert a.server.hub.notices.version == (0, 0)
        for _ in range(2):  # the second time, as if only our reply had been lost
            assert (await a.ask("POST", neighbours.PATH, body, **{PEER: secret}))[0] == 200
            assert doors(a).blocks.remove(HOME) == (_ == 0)


@story
async def test_no_secret_is_exchanged_and_no_address_is_kept(
    postgresql: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    limits = msgspec.structs.replace(QUICK, wrong_codes=Rate(1, 0.001), patience=Rate(1, 0.001))
    async with house(postgresql, folder, limits=limits, cabled="ab") as place:
        a, b = place.at.values()
        _, table = await opens(b, HOST)
        async with b.client(table["code"], table["token"], headers=via(HOST)) as mia:
            await mia.sit(name="Mia")
            async with b.client(table["code"], headers=via(HOME)) as leo:
                token = (await leo.sit(name="Leonard"))["token"]
                assert (await mia.say("free", seat=1, keep_out=True))["type"] == "done"
            await mia.say("set_bot", seat=1, bot="simple")
            assert (await mia.say("start"))["type"] == "done"
            await play(mia, 3)
        while not doors(a).blocks.left_s(SCHOOL):
            await a.ask("GET", "/api/tables/babababa-1234", x_forwarded_for=SCHOOL[:-3] + "1")
        await until(lambda: doors(b).blocks.left_s(SCHOOL))
        await until(lambda: opened_by(a, HOST) == 1)
        await place.says("a", "announce", "Tea at five")
        document = rooms(b)[table["link"]].table.document
        addresses = [HOST, HOME, SCHOOL.partition("::")[0]]
        for address in addresses:  # otherwise this test proves nothing
            await until(partial(place.has_told, address))
        tables = [place.cables[one].said for one in "ab"]
    assert all(b"/peer/tidings" in one for one in tables)
    secrets = [table[one] for one in ("link", "code", "token")] + [token, "Mia", "Leonard"]
    secrets += [document.seed, document.match, document.host, "babababa"]
    for secret in secrets:
        assert secret
        assert not any(secret.encode() in one for one in tables), secret
    rows = await asyncio.to_thread(everything, postgresql)
    assert document.code in rows
    for address in addresses:
        assert address not in rows
        assert not [one for one in caplog.records if address in str(vars(one))]


def everything(url: str) -> str:
    """The database's entire contents."""
    tables = SQL("SELECT table_name FROM information_schema.tables WHERE table_schema = {}")
    with psycopg.connect(url) as connection:
        (schema,) = connection.execute("SELECT current_schema()").fetchone() or ("",)
        names = [name for (name,) in connection.execute(tables.format(schema)).fetchall()]
        asked = [SQL("SELECT t::text FROM {} t").format(Identifier(name)) for name in names]
        rows = [connection.execute(one).fetchall() for one in asked]
    return "\n".join(map(str, rows))
