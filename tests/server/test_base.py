"""A server below a path of its host, and handlers without any server."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mauseloch.cli import main
from mauseloch.client import address
from mauseloch.server.addresses import Whereabouts
from mauseloch.server.api import Api
from mauseloch.server.configuration import ConfigError, assigned, load
from mauseloch.server.exchange import Reply, Request
from mauseloch.server.hub import Hub
from mauseloch.server.settings import Listen, Settings
from mauseloch.store import MemoryStore
from tests.server.live import server
from tests.server.test_matches import run

BASE = "/games/mauseloch"
UNDER = Settings(listen=Listen(base=BASE))


def test_everything_lies_under_the_base_and_nothing_beside_it() -> None:
    async def go() -> None:
        async with server(settings=UNDER) as at:
            assert await at.ask("GET", f"{BASE}/healthz") == (200, "ok\n")
            status, opened = await at.ask(
                "POST", f"{BASE}/api/tables", {"game": "geier", "seats": 2}
            )
            assert status == 201
            status, found = await at.ask("GET", f"{BASE}/api/tables/{opened['code']}")
            assert (status, found["game"]) == (200, "geier")
            for path in ("/", "/healthz", "/api/games", "/live", f"{BASE}s/healthz"):
                assert (await at.ask("GET", path))[0] == 404
            status, failure = await at.ask("GET", f"{BASE}/elsewhere")
            assert (status, failure["detail"]) == (404, "there is nothing at '/elsewhere'")
            table = address(f"http://{at.host}{BASE}/t/{opened['code']}")
            assert table.live == f"ws://{at.host}{BASE}/live"
            hello = {"type": "hello", "id": 1, "version": 1, "table": opened["code"]}
            async with connect(table.live) as line:
                await line.send(json.dumps(hello))
                assert json.loads(await line.recv())["type"] == "welcome"
            with pytest.raises(InvalidStatus, match="404"):
                await connect(f"ws://{at.host}/live")

    run(go())


def test_who_forgets_the_slash_at_the_end_is_sent_there() -> None:
    async def go() -> None:
        async with server(settings=UNDER) as at:
            name, _, port = at.host.partition(":")
            reader, writer = await asyncio.open_connection(name, int(port))
            writer.write(f"GET {BASE} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
            answer = (await reader.read()).decode().splitlines()
            writer.close()
            assert " 308 " in answer[0]
            assert f"location: {BASE}/" in answer

    run(go())


@pytest.mark.parametrize(
    ("given", "base"), [("", ""), ("/", ""), (f"{BASE}/", BASE), ("/a.b/~c_d-1", "/a.b/~c_d-1")]
)
def test_a_base_is_a_path(given: str, base: str) -> None:
    listen = load([assigned(f"listen.base={given}")]).listen
    assert listen.base == base
    assert Whereabouts(listen, 80).best() == f"http://127.0.0.1:80{base}{'/' if base else ''}"


@pytest.mark.parametrize("given", ["games", "/a//b", "/a b", "/{a}", "/a/../b", "/.", "/ä", "/a?b"])
def test_what_is_no_path_is_refused_in_one_line(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ConfigError, match="base cannot be"):
        load([assigned(f"listen.base={given}")])
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--base", given, "--db", "memory", "--lang", "en"])
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "listen.base must be something like /games/mauseloch" in told


def test_the_api_needs_no_web_server() -> None:
    async def go() -> None:
        hub = Hub(MemoryStore())
        await hub.open()
        api = Api(hub)
        try:
            games = api.games(Request())
            assert {"geier", "zocken"} <= {one["id"] for one in json.loads(games.body)}
            made = await api.create(Request(body=b'{"game": "geier", "seats": 2, "public": true}'))
            opened = json.loads(made.body)
            assert (made.status, opened["seat"]) == (201, 0)
            found = await api.table(Request(parts={"name": opened["code"]}))
            assert json.loads(found.body) == opened["table"]
            assert json.loads((await api.tables(Request())).body) == [opened["table"]]
            garbled = await api.create(Request(body=b"{"))
            assert (garbled.status, json.loads(garbled.body)["code"]) == (400, "garbled")
            assert api.health(Request()) == Reply(
                b"ok\n",
                {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"},
            )
        finally:
            api.close()
            await hub.close()

    run(go())
