"""Which host names and which pages the server accepts."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from mauseloch.server.hosts import Hosts
from mauseloch.server.settings import Listen, Settings
from tests.server.live import server
from tests.server.test_matches import run

HOME = [
    "127.0.0.1:8160",
    "192.168.1.20:8160",
    "[fd00::2]:8160",
    "[::1]",
    "localhost:8160",
    "LOCALHOST.",
    "a.localhost",
    "laptop",
    "laptop:8160",
    "laptop.local:8160",
    "pi.fritz.box",
    "mouse.home.arpa",
]
ELSEWHERE = ["evil.example", "evil.example:8160", "localhost.evil.example", "local.evil", "a b", ""]


def test_names_that_no_stranger_can_own_are_ours() -> None:
    hosts = Hosts(Listen())
    for host in HOME:
        assert hosts.know(host, proxied=False), host
    for host in [*ELSEWHERE, "[::1", "a@localhost", "127.0.0.1/x"]:
        assert not hosts.know(host, proxied=False), host
    assert hosts.know(None, proxied=False)


def test_names_that_the_host_has_set_are_ours_and_then_proxies_are_not_believed() -> None:
    assert Hosts(Listen()).know("play.example.org", proxied=True)
    set_up = Hosts(Listen(public_address="https://Play.example.org:444/x", hosts=("*.b.example",)))
    for host in [*HOME, "play.example.org", "PLAY.example.org:80", "a.b.example", "c.a.b.example"]:
        assert set_up.know(host, proxied=False), host
    for host in [*ELSEWHERE, "b.example", "ab.example"]:
        assert not set_up.know(host, proxied=True), host
    assert Hosts(Listen(hosts=("*",))).know("evil.example", proxied=False)


def test_a_page_is_ours_if_it_names_us_as_the_browser_does() -> None:
    hosts = Hosts(Listen(public_address="https://play.example.org/games"))
    assert hosts.is_own(None, "x")
    assert hosts.is_own("http://laptop:8160", "laptop:8160")
    assert hosts.is_own("https://play.example.org", "127.0.0.1:8160")  # a proxy changed it
    assert not hosts.is_own("https://evil.example", "127.0.0.1:8160")
    for nothing in ("null", ""):
        assert not hosts.is_own(nothing, "127.0.0.1:8160")
        assert not Hosts(Listen()).is_own(nothing, None)


def test_a_stranger_s_name_is_refused_with_a_clear_text() -> None:
    async def go() -> None:
        async with server(settings=Settings(listen=Listen(base="/b"))) as at:
            for path in ("/b/", "/b/api/games", "/b/metrics", "/nowhere"):
                status, told = await at.ask("GET", path, host='evil.example"<')
                assert status == 421
                assert "public_address" in told
                assert "'evil.example\"<'" in told
            assert await at.ask("GET", "/b/healthz", host="evil.example") == (200, "ok\n")
            assert (
                at.server.hub.metrics.value("connections_refused_total", reason="other_host") == 4
            )
            forwarded = {"host": "play.example.org", "x_forwarded_for": "203.0.113.7"}
            assert (await at.ask("GET", "/b/api/games", **forwarded))[0] == 200

    run(go())


@pytest.mark.parametrize(
    ("headers", "why"),
    [
        ({"Host": "evil.example", "Origin": "http://evil.example"}, b"the name 'evil.example'"),
        ({"Origin": "https://evil.example"}, b"a page of 'https://evil.example'"),
    ],
)
def test_a_stranger_s_page_is_told_why_it_cannot_play(headers: dict[str, str], why: bytes) -> None:
    async def go() -> None:
        async with server() as at:
            name, _, port = at.host.partition(":")
            host = headers.get("Host", at.host)
            origin = Origin(headers["Origin"])
            with pytest.raises(InvalidStatus, match=r"403|421") as refused:
                await connect(f"ws://{host}/live", origin=origin, host=name, port=int(port))
            assert why in refused.value.response.body
            reason = "other_host" if "Host" in headers else "other_origin"
            metrics = at.server.hub.metrics
            assert metrics.value("connections_refused_total", reason=reason) == 1

    run(go())


def test_a_page_comes_through_a_proxy_that_changes_the_name() -> None:
    async def go() -> None:
        settings = Settings(listen=Listen(public_address="https://play.example.org"))
        async with server(settings=settings) as at:
            line = await connect(f"ws://{at.host}/live", origin=Origin("https://play.example.org"))
            await line.close()

    run(go())
