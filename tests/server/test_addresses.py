"""Where a server listens, and which address it shows for phones to type."""

import asyncio
import contextlib
import ipaddress
import socket
import stat
from pathlib import Path

import pytest

from mauseloch.cli import serve
from mauseloch.core.errors import SetupError
from mauseloch.server import addresses
from mauseloch.server.addresses import Interface, Whereabouts, ranked
from mauseloch.server.listening import bound, listening, unix
from mauseloch.server.service import Server, whereabouts
from mauseloch.server.settings import Listen, Settings
from mauseloch.store import MemoryStore
from mauseloch.texts import texts
from tests.server.live import Address, connected

ANY = "0.0.0.0"  # noqa: S104 - nothing listens on it


def found(*described: str) -> list[Interface]:
    pairs = (one.split() for one in described)
    return [Interface(name, ipaddress.ip_address(ip)) for name, ip in pairs]


@pytest.mark.parametrize(
    ("interfaces", "out", "best"),
    [
        (["eth0 192.168.1.20"], "192.168.1.20", "192.168.1.20"),
        (["docker0 172.17.0.1", "wlan0 10.1.2.3"], "10.1.2.3", "10.1.2.3"),
        (["tun0 10.8.0.2", "wlan0 192.168.1.20"], "10.8.0.2", "192.168.1.20"),  # a VPN
        (["wg0 10.8.0.2"], "10.8.0.2", "10.8.0.2"),  # only a VPN
        (["eth0 192.168.1.20", "wlan0 192.168.2.30"], "192.168.2.30", "192.168.2.30"),
        (["eth0 169.254.3.4", "wlan0 192.168.1.20"], None, "192.168.1.20"),
        (["eth0 fd00::2", "eth0 192.168.1.20"], None, "192.168.1.20"),
        (["eth0 203.0.113.9", "eth1 10.0.0.5"], "203.0.113.9", "203.0.113.9"),
        (["eth0 8.8.4.4", "eth1 10.0.0.5"], None, "10.0.0.5"),
        (["docker0 172.17.0.1", "virbr0 192.168.122.1"], None, None),
        ([], None, None),
    ],
)
def test_phones_are_sent_where_they_most_likely_arrive(
    interfaces: list[str], out: str | None, best: str | None
) -> None:
    way = ipaddress.ip_address(out) if out else None
    listed = ranked(found(*interfaces), way)
    assert (str(listed[0]) if listed else None) == best


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    here = found("wlan0 192.168.1.20", "eth0 192.168.2.30", "wlan0 fd00::2", "tun0 10.8.0.2")
    monkeypatch.setattr(addresses, "interfaces", lambda: here)
    monkeypatch.setattr(addresses, "way_out", lambda: here[0].ip)


@pytest.mark.usefixtures("two_networks")
def test_what_listens_everywhere_says_where_it_can_be_found() -> None:
    lan = Whereabouts(Listen(host=ANY), 8160)
    assert lan.best() == "http://192.168.1.20:8160"
    assert lan.local == "http://127.0.0.1:8160"
    assert lan.nearby()[1:] == ["http://192.168.2.30:8160", "http://10.8.0.2:8160"]
    both = Whereabouts(Listen(host="::", base="/m"), 8160)
    assert both.best() == "http://192.168.1.20:8160/m/"
    assert "http://[fd00::2]:8160/m/" in both.nearby()
    assert both.local == "http://127.0.0.1:8160/m/"
    named = Whereabouts(Listen(host=ANY, public_address="https://play.example.org/m"), 80)
    assert named.best() == "https://play.example.org/m"


def test_other_addresses_are_what_they_are() -> None:
    for host, url in (("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("localhost", "localhost")):
        there = Whereabouts(Listen(host=host), 80)
        assert (there.best(), there.nearby()) == (f"http://{url}:80", [])
    there = Whereabouts(Listen(host="fd00::9"), 80)
    assert there.best() == there.local == "http://[fd00::9]:80"
    assert Whereabouts(Listen(socket="/run/m.sock"), 0).best() == "unix:/run/m.sock"


def test_this_machine_knows_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(not one.ip.is_loopback for one in addresses.interfaces())

    class Cut(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("no network")

    monkeypatch.setattr(socket, "socket", Cut)
    assert addresses.way_out() is None


@pytest.mark.usefixtures("two_networks")
@pytest.mark.parametrize(
    ("resolves", "url"), [("192.168.2.30", "http://mouse.local:80"), ("192.0.2.9", None)]
)
def test_a_name_in_the_local_network_is_told_if_it_leads_here(
    resolves: str, url: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(name: str, port: int) -> list[object]:
        assert (name, port) == ("mouse.local", 80)
        return [(2, 1, 6, "", (resolves, port))]

    monkeypatch.setattr(socket, "gethostname", lambda: "Mouse.example")
    monkeypatch.setattr(socket, "getaddrinfo", look)
    assert Whereabouts(Listen(host=ANY), 80).named() == url
    assert Whereabouts(Listen(), 80).named() is None


def test_a_name_that_nobody_knows_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(*_: object) -> list[object]:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", look)
    assert Whereabouts(Listen(host=ANY), 80).named() is None


@pytest.mark.usefixtures("two_networks")
def test_the_terminal_shows_other_ways_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Whereabouts, "named", lambda _: "http://mouse.local:8160")
    settings = Settings(listen=Listen(host=ANY))
    serve._announce(settings, Whereabouts(settings.listen, 8160), texts("en"), scan=True)
    told = capsys.readouterr().out
    assert told.startswith("Mauseloch is open at http://192.168.1.20:8160\n")
    assert "try http://192.168.2.30:8160, http://10.8.0.2:8160 and http://mouse.local:8160." in told
    public = Settings(listen=Listen(host=ANY, public_address="https://play.example.org"))
    serve._announce(public, Whereabouts(public.listen, 8160), texts("en"), scan=True)
    told = capsys.readouterr().out
    assert told.startswith("Mauseloch is open at https://play.example.org\n")
    assert "192.168" not in told


def test_without_a_network_phones_are_not_sent_anywhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "interfaces", list)
    settings = Settings(listen=Listen(host=ANY))
    serve._announce(settings, Whereabouts(settings.listen, 8160), texts("en"), scan=True)
    told = capsys.readouterr().out
    assert told.startswith("Mauseloch is open at http://127.0.0.1:8160\n")
    assert "phones can’t reach it" in told
    assert "█" not in told


def test_a_free_port_is_told_as_it_is() -> None:
    with listening(Listen(port=0)) as opened:
        port = opened.getsockname()[1]
        assert whereabouts(Listen(port=0), opened).best() == f"http://127.0.0.1:{port}"


def test_all_addresses_means_those_of_the_older_internet_too() -> None:
    with bound("::", 0) as opened:
        opened.listen()
        port = opened.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            with socket.create_connection((host, port)):
                pass


# A Unix socket


def test_a_server_answers_at_a_unix_socket_and_takes_it_away(tmp_path: Path) -> None:
    path = tmp_path / "m.sock"
    settings = Settings(listen=Listen(socket=str(path), socket_mode="0600"))

    async def go() -> None:
        running = Server(MemoryStore(), settings)
        with listening(settings.listen) as opened:
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            task = asyncio.ensure_future(running.serve(sockets=[opened]))
            while not running.started:
                await asyncio.sleep(0.005)
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(
                b"GET /live HTTP/1.1\r\nhost: play.example.org\r\nupgrade: websocket\r\n"
                b"connection: upgrade\r\nsec-websocket-version: 13\r\nx-forwarded-for: 203.0.113.7"
                b"\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert b" 101 " in await reader.readline()
            assert connected(Address("", running)) == {"203.0.113.7": 1}
            writer.close()
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert (await reader.read()).endswith(b"ok\n")
            writer.close()
            running.should_exit = True
            await task
        assert not path.exists()

    asyncio.run(go())


def test_a_socket_that_a_killed_server_left_is_replaced_and_one_in_use_is_not(
    tmp_path: Path,
) -> None:
    path = tmp_path / "m.sock"
    unix(path, 0o600).close()
    assert path.is_socket()
    with listening(Listen(socket=str(path))) as first:
        first.listen()
        assert stat.S_IMODE(path.stat().st_mode) == 0o660
        with pytest.raises(SetupError, match="Address already in use"):
            unix(path, 0o600)
        path.unlink()
        with unix(path, 0o600) as second:
            second.listen()
    assert path.is_socket()  # it belongs to the second one


def test_no_other_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("dear diary")
    with pytest.raises(SetupError, match="File exists"):
        unix(path, 0o600)
    assert path.read_text() == "dear diary"
    for wrong in (tmp_path / "none" / "m.sock", tmp_path / ("x" * 200)):
        with pytest.raises(SetupError, match="cannot listen at"):
            unix(wrong, 0o600)


def test_a_host_that_is_none_is_refused() -> None:
    for host in ("192.0.2.77", "no such host", "x" * 70 + ".example", "::zz"):
        with (
            pytest.raises(SetupError, match="cannot listen at"),
            contextlib.closing(bound(host, 0)),
        ):
            pass
