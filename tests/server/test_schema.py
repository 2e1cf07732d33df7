"""The protocol's page, schema and types match the classes and a real server's behaviour."""

import ast
import asyncio
import contextlib
import json
import random
import re
import secrets
from typing import Any

import pytest
from docs import protocol
from docs.wire_schema import _texts, main, modules, schema, typed, typescript
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import mauseloch
from mauseloch.server import room, wire
from mauseloch.server.app import application, page_routes
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Limits
from mauseloch.server.socket import PLAIN
from mauseloch.store import MemoryStore
from tests.patience import PATIENCE_S
from tests.server.live import Address, Client, server
from tests.server.test_matches import GAMES, plays, run, short

PAGE = protocol.PAGE.read_text(encoding="utf-8")
ROOT = protocol.FOLDER.parent
SCHEMA = schema()
SAID_ELSEWHERE = {"no_node", "rules_changed", "silent"}
"""Codes that clients never receive: a table that cannot continue no longer has a match, and only
the owner asks about servers."""
KINDS = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": float,
    "boolean": bool,
    "null": type(None),
}


def wrong(value: Any, kind: Any, at: str = "") -> list[str]:  # noqa: PLR0912 - a case for each word
    """List where a value breaks the schema; covers only the keywords that ours uses."""
    if kind is False:
        return [f"{at}: too much"]
    if "$ref" in kind:
        return wrong(value, SCHEMA["$defs"][kind["$ref"].rpartition("/")[2]], at)
    found: list[str] = []
    if "anyOf" in kind:
        tried = [wrong(value, one, at) for one in kind["anyOf"]]
        if all(tried):
            nearest = min(tried, key=len)
            found += nearest
    if "enum" in kind and value not in kind["enum"]:
        found.append(f"{at}: {value!r} is none of {kind['enum']}")
    if "type" in kind:
        wanted = KINDS[kind["type"]]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            return [*found, f"{at}: {value!r} is no {kind['type']}"]
    if "minimum" in kind and not kind["minimum"] <= value <= kind["maximum"]:
        found.append(f"{at}: {value} is out of bounds")
    if isinstance(value, str) and len(value) > kind.get("maxLength", len(value)):
        found.append(f"{at}: too long")
    if isinstance(value, list):
        first = kind.get("prefixItems", [])
        if not kind.get("minItems", 0) <= len(value) <= kind.get("maxItems", len(value)):
            found.append(f"{at}: {len(value)} items")
        for place, one in enumerate(value):
            its = first[place] if place < len(first) else kind.get("items", {})
            found += wrong(one, its, f"{at}[{place}]")
    if isinstance(value, dict):
        known = kind.get("properties", {})
        found += [f"{at}: no {name}" for name in kind.get("required", []) if name not in value]
        for name, one in value.items():
            its = known.get(name, kind.get("additionalProperties", {}))
            found += wrong(one, {} if its is True else its, f"{at}.{name}")
    return found


def named(name: str) -> Any:
    return {"$ref": f"#/$defs/{name}"}


def closed(kind: Any) -> Any:
    """The same schema, closed to any field that it doesn't name."""
    if isinstance(kind, list):
        return [closed(one) for one in kind]
    if not isinstance(kind, dict):
        return kind
    found = {key: closed(one) for key, one in kind.items()}
    if isinstance(found.get("properties"), dict) and found.get("type") == "object":
        found["additionalProperties"] = False
    return found


def test_page_schema_and_types_are_what_the_classes_say() -> None:
    assert protocol.page(PAGE) == PAGE, "python -m docs.protocol writes it anew"
    assert json.loads(protocol.SCHEMA.read_text(encoding="utf-8")) == SCHEMA
    for name, types in modules().items():
        assert (protocol.TYPES / name).read_text(encoding="utf-8") == types
    assert protocol.STRIPED.read_text(encoding="utf-8") == protocol.striped()


def test_it_can_be_written_to_the_standard_output(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["schema"])
    main()
    assert json.loads(capsys.readouterr().out) == SCHEMA
    monkeypatch.setattr("sys.argv", ["schema", "--typescript"])
    main()
    assert capsys.readouterr().out == typescript()


def test_whatever_a_schema_may_hold_has_a_type() -> None:
    assert typed({"type": "array", "items": {"anyOf": [{"type": "null"}, {"type": "string"}]}}) == (
        "(null | string)[]"
    )
    assert typed({"type": "array"}) == "unknown[]"
    assert typed({}) == "unknown"
    with pytest.raises(NotImplementedError):
        _texts(complex)


def test_the_schema_names_all_views_and_news_of_all_games() -> None:
    for game in mauseloch.games():
        title = game.capitalize()
        assert f"{title}View" in SCHEMA["$defs"]
        assert named("Ended") in SCHEMA["$defs"][f"{title}News"]["anyOf"]
    page = protocol.PAGE.with_name("views-and-news.md").read_text(encoding="utf-8")
    sent = re.sub(r"^### Values$.*?^## ", "## ", page, flags=re.MULTILINE | re.DOTALL)
    assert "### Values" not in sent, "values are texts and lists on the wire"
    for name in re.findall(r"^\| `([A-Z]\w+)` \|", sent, flags=re.MULTILINE):
        assert any(key.endswith(name) for key in SCHEMA["$defs"]), name


def test_a_schema_that_is_not_kept_to_is_noticed() -> None:
    answer = {"type": "answer", "id": 1, "question": 4, "action": "9"}
    assert not wrong(answer, named("ClientMessage"))
    for change in (
        {"id": -1},
        {"id": True},
        {"id": 2**31},
        {"action": 9},
        {"action": "9" * 65},
        {"seat": 0},
        {"type": "dance"},
        {"question": None},
    ):
        assert wrong({**answer, **change}, named("ClientMessage")), change
    rolled = {"type": "Rolled", "seat": 0, "dice": ["red", "red"], "takes": 1}
    assert not wrong(rolled, named("ZockenNews"))
    assert wrong({**rolled, "dice": ["red"]}, named("ZockenNews"))
    assert wrong({**rolled, "dice": ["red", 5]}, named("ZockenNews"))


class Recording:
    """A socket that records what is sent through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        self.sent.append(text)
        await self.socket.send(text)


@pytest.mark.parametrize("game", GAMES)
def test_everything_said_in_a_match_keeps_to_the_schema(game: str) -> None:
    async def main() -> None:
        async with server() as at, contextlib.AsyncExitStack() as stack:
            body = {"game": game, "seats": GAMES[game], "name": "Mia", "options": short(game)}
            assert not wrong(body, named("NewTable"))
            opened = await at.table(**body)
            assert not wrong(opened, named("Opened"))
            mia = await stack.enter_async_context(at.client(opened["link"], opened["token"]))
            screen = await stack.enter_async_context(at.client(opened["code"]))
            socket = Recording(mia.socket)
            mia.socket = socket  # type: ignore[assignment]  # only sending matters here
            people = [mia]
            for _ in range(1, GAMES[game]):
                other = await stack.enter_async_context(at.client(opened["code"]))
                await other.sit()
                people.append(other)
            await mia.say("start")
            await mia.say("phrase", phrase="hello")
            await mia.say("sync", have=0)
            await mia.say("rise", extra=1)  # refused
            playing = (plays(one, random.Random(seat)) for seat, one in enumerate(people))
            await asyncio.gather(*playing)
            for sent in socket.sent:
                message = json.loads(sent)
                assert not wrong(message, named("ClientMessage")) or "extra" in message
            for client in (*people, screen):
                check(game, client)

    run(main())


def check(game: str, client: Client) -> None:
    """Every frame matches the schema and has no fields that the schema doesn't name."""
    strict = {name: closed(one) for name, one in SCHEMA["$defs"].items()}
    open_, SCHEMA["$defs"] = SCHEMA["$defs"], strict
    try:
        for frame in map(json.loads, client.frames):
            assert not wrong(frame, named("ServerMessage")), frame
            if frame["type"] == "update":
                assert not wrong(frame["view"], named(f"{game.capitalize()}View"))
                news = {"type": "array", "items": named(f"{game.capitalize()}News")}
                assert not wrong(frame["news"], news)
    finally:
        SCHEMA["$defs"] = open_


def test_what_goes_over_http_keeps_to_the_schema() -> None:
    async def main() -> None:
        async with server() as at:
            await at.table(game="geier", seats=2, public=True)
            _, games = await at.ask("GET", "/api/games")
            assert not wrong(games, {"type": "array", "items": named("GameInfo")})
            _, tables = await at.ask("GET", "/api/tables")
            assert not wrong(tables, {"type": "array", "items": named("TableInfo")})
            assert len(tables) == 1
            _, table = await at.ask("GET", f"/api/tables/{tables[0]['code']}")
            assert not wrong(table, named("TableInfo"))
            for request in (("GET", "/api/tables/nowhere"), ("GET", "/api/matches/none")):
                status, failure = await at.ask(*request)
                assert status == 404
                assert not wrong(failure, named("Failure"))

    run(main())


# The page


def test_the_page_lists_every_path_of_the_server() -> None:
    async def paths() -> set[str]:
        hub = Hub(MemoryStore())
        every = (getattr(route, "path", "") for route in application(hub).routes)
        found = {path for path in every if not path.startswith("/peer/")}  # for our own servers
        return found - {getattr(route, "path", "") for route in page_routes(hub.site)} | {PLAIN}

    listed = set(re.findall(r"^\| `(?:GET|POST) (/\S*?)`", PAGE, flags=re.MULTILINE))
    assert listed == asyncio.run(paths())


def test_the_page_lists_every_refusal() -> None:
    part = PAGE.partition("## Refusals")[2].partition("## Limits")[0]
    listed = set(re.findall(r"^\| `(\w+)` \|", part, flags=re.MULTILINE))
    raised = {"garbled"}
    for folder in ("server", "tables"):
        for file in (ROOT / "src" / "mauseloch" / folder).glob("*.py"):
            raised |= _codes(ast.parse(file.read_text(encoding="utf-8")))
    assert raised - SAID_ELSEWHERE <= listed
    from_rules = {error.code for error in _tree(mauseloch.MauselochError)}
    assert listed <= raised | from_rules
    for family in (mauseloch.SetupError, mauseloch.InputError):
        abstract = {mauseloch.InputError}
        found = {family, *_tree(family)} - abstract
        assert {one.code for one in found if one.__module__ == "mauseloch.core.errors"} <= listed


def _codes(tree: ast.AST) -> set[str]:
    """The error codes raised: first argument of the exceptions, second of the fault helpers."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = {"TableError": 0, "TooMuchError": 0, "_fault": 1, "_refused": 1}.get(name)
            told = None if place is None else node.args[place]
            if isinstance(told, ast.Constant):
                found.add(str(told.value))
    return found


def _tree(error: type[Any]) -> set[type[Any]]:
    found = set(error.__subclasses__())
    return found | {deeper for one in found for deeper in _tree(one)}


def test_the_json_on_the_page_keeps_to_the_schema() -> None:
    blocks = re.findall(r"^```json\n(.*?)\n```", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        for line in block.splitlines():
            value = json.loads(line)
            names = ("ClientMessage", "ServerMessage", "NewTable", "Opened", "Failure", "GameInfo")
            assert any(not wrong(value, named(name)) for name in names), line


@pytest.mark.parametrize(("text", "code"), [("x", 1008), ("x" * 20_000, 1009)])
def test_connections_are_closed_with_the_codes_of_the_page(text: str, code: int) -> None:
    async def main() -> int | None:
        async with server(limits=Limits()) as at, connect(f"ws://{at.host}/live") as socket:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(30):
                    await socket.send(text)
                async for _ in socket:  # until the server closes it
                    pass
            return socket.close_code

    assert run(main()) == code
    assert f"| {code} |" in PAGE


def test_a_server_that_stops_closes_with_the_code_of_the_page() -> None:
    async def main() -> int | None:
        async with server() as at:
            socket = await connect(f"ws://{at.host}/live")
        await socket.wait_closed()
        return socket.close_code

    assert run(main()) == 1012
    assert "| 1012 |" in PAGE


# The example session

VARIES = {"code", "link", "token", "match", "time_left_ms"}
"""Differs each time; later messages use the real values."""


class Session:
    """The page's clients, talking to a real server."""

    def __init__(self, at: Address) -> None:
        self.at = at
        self.real: dict[Any, Any] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.questions: dict[str, Any] = {}

    async def play(self, lines: list[str]) -> None:
        for line in filter(None, lines):
            if line.startswith("#"):
                if "…" in line:
                    await self.go_on()
                continue
            who, sign, text = line.split(" ", 2)
            if sign == "×":
                await self.sockets.pop(who).close()
            elif sign == ">":
                await self.send(who, self.meant(json.loads(text)))
            else:
                wanted = json.loads(text)
                got = await self.receive(who)
                assert self.fits(wanted, got), f"{who} < {json.dumps(got, ensure_ascii=False)}"

    async def send(self, who: str, message: Any) -> None:
        assert not wrong(message, named("ClientMessage"))
        if who not in self.sockets:
            self.sockets[who] = await connect(f"ws://{self.at.host}/live")
        await self.sockets[who].send(json.dumps(message))

    async def receive(self, who: str) -> Any:
        message = json.loads(await asyncio.wait_for(self.sockets[who].recv(), PATIENCE_S))
        if message["type"] == "update":
            self.questions[who] = message.get("question")
        return message

    async def go_on(self) -> None:
        """Play round after round, as on the page, until each player has one card left."""
        while len(self.questions["mia"]["legal"]) > 1:
            for who, place in (("mia", 0), ("leo", -1)):
                question = self.questions[who]
                answer = {"question": question["number"], "action": question["legal"][place]}
                await self.send(who, {"type": "answer", "id": 100, **answer})
                for other in ("mia", "leo"):
                    assert (await self.receive(other))["type"] == "update"
                assert (await self.receive(who)) == {"type": "done", "id": 100}

    def meant(self, message: Any) -> Any:
        """A message from the page, with the real codes, tokens and numbers."""
        return {name: self.real.get(value, value) for name, value in message.items()}

    def fits(self, wanted: Any, got: Any, name: str = "") -> bool:
        if wanted == "…":
            return True
        if name in VARIES and name != "code":
            self.real[wanted] = got
            return type(wanted) is type(got)
        if name == "code" and isinstance(got, str) and "-" in got:  # not a refusal's code
            self.real[wanted] = got
            return True
        if isinstance(wanted, dict):
            return set(wanted) == set(got) and all(
                self.fits(one, got[key], key) for key, one in wanted.items()
            )
        if isinstance(wanted, list):
            return len(wanted) == len(got) and all(map(self.fits, wanted, got))
        return type(wanted) is type(got) and bool(wanted == got)


class Fixed:
    """Random tokens as usual, but the cards from the page."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def token_hex(_: int) -> str:
        return "example"


def test_the_example_session_is_what_a_server_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "secrets", Fixed)
    example = PAGE.partition("## An example session")[2]
    asked, opened = re.findall(r"^```json\n(.*?)\n```", example, flags=re.MULTILINE | re.DOTALL)
    (played,) = re.findall(r"^```text\n(.*?)\n```", example, flags=re.MULTILINE | re.DOTALL)

    async def main() -> None:
        async with server() as at:
            session = Session(at)
            got = await at.table(**json.loads(asked))
            assert session.fits(json.loads(opened), got), got
            await session.play(played.splitlines())
            assert "…" in played
            for who in session.sockets:
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.2):
                        raise AssertionError(await session.receive(who))
            for socket in session.sockets.values():
                await socket.close()

    run(main())


NOT_IN_THE_SESSION = {"rise", "set_bot", "free", "bye", "unseated", "hint", "hinted", "notice"}


def test_the_page_speaks_of_every_message() -> None:
    mapping = {
        **SCHEMA["$defs"]["ClientMessage"]["discriminator"]["mapping"],
        **SCHEMA["$defs"]["ServerMessage"]["discriminator"]["mapping"],
    }
    assert len(mapping) == 24
    assert f"This is version {wire.VERSION}." in PAGE
    for name in mapping:
        assert PAGE.count(f"#### `{name}`\n") == 1, name
        assert f'"type": "{name}"' in PAGE or name in NOT_IN_THE_SESSION, name
