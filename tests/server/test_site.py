"""A site with a title, a choice of games, a password, and texts from its host."""

import asyncio
import json
import re
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.asyncio.client import connect

from mauseloch.client import JoinError, join, open_table
from mauseloch.client import address as table_at
from mauseloch.server.exchange import Request
from mauseloch.server.hub import Hub
from mauseloch.server.limits import Limits, Rate
from mauseloch.server.pages import Pages
from mauseloch.server.settings import Listen, Settings, SiteSettings
from mauseloch.server.site import Site
from mauseloch.store import MemoryStore
from mauseloch.tables.table import TableError
from tests.server.live import QUICK, Address, server
from tests.server.test_matches import run

PASSWORD = "Käse & Brot"  # noqa: S105 - of this test
LOCKED = Settings(site=SiteSettings(password=PASSWORD), limits=QUICK)
GEIER = {"game": "geier", "seats": 2}
HTML = (
    b'<html lang="en"><meta name="description" content="x"><title>Mauseloch</title>'
    b'<link href="./icon.svg">'
)


def told(page: bytes) -> Any:
    """What a page knows about its site."""
    (found,) = re.findall(r'<meta name="mauseloch-site" content="([^"]*)">', page.decode())
    return json.loads(unescape(found))


def pages(folder: Path, **site: Any) -> Pages:
    (folder / "index.html").write_bytes(HTML)
    (folder / "manifest.webmanifest").write_text('{"name": "Mauseloch", "start_url": "./"}')
    return Pages(Site(Settings(site=SiteSettings(**site))), folder)


def test_a_page_says_where_it_is_without_being_asked(tmp_path: Path) -> None:
    title = '</title><script>"Käse" & Co'
    made = pages(tmp_path, title=title, language="fr", games=("zocken",), public_tables=False)
    page = made.page(Request("/t/x")).body
    assert b"<script>" not in page
    assert b'<html lang="fr">' in page
    assert b'content="M\xc3\xa4usezocken."' in page
    assert b'href="../icon.svg"' in page
    found = told(page)
    assert found["title"] == title
    assert (found["language"], found["games"]) == ("fr", ["zocken"])
    assert (found["public_tables"], found["needs_password"]) == (False, False)
    packed = made.page(Request("/t/x", headers={"accept-encoding": "gzip"}))
    assert packed.headers["content-encoding"] == "gzip"
    manifest = asyncio.run(made.file(Request("/m", parts={"path": "manifest.webmanifest"})))
    assert json.loads(manifest.body) == {
        "name": title,
        "short_name": title,
        "description": "Mäusezocken.",
        "start_url": "./",
    }


def test_pages_of_any_depth_do_not_fill_the_memory(tmp_path: Path) -> None:
    made = pages(tmp_path)
    for deep in range(200):
        assert made.page(Request("/" + "a/" * deep)).status == 200
    assert len(made._made) <= 64


@pytest.mark.parametrize(
    ("host", "public", "nearby"),
    [
        ("127.0.0.1:8160", "", "http://192.0.2.7:8160"),
        ("localhost", "", "http://192.0.2.7:8160"),
        ("[::1]:8160", "", "http://192.0.2.7:8160"),
        ("192.0.2.7:8160", "", ""),  # don't reveal local networks to strangers
        ("localhost", "https://play.example.org", ""),
    ],
)
def test_a_page_on_this_machine_knows_where_phones_find_it(
    tmp_path: Path, host: str, public: str, nearby: str
) -> None:
    (tmp_path / "index.html").write_bytes(HTML)
    site = Site(Settings(listen=Listen(public_address=public)))
    site.nearby = lambda: "http://192.0.2.7:8160"
    found = told(Pages(site, tmp_path).page(Request("/", headers={"host": host})).body)
    assert (found["nearby"], found["public_address"]) == (nearby, public)


def test_games_that_are_not_offered_cannot_be_opened_and_lists_may_be_closed() -> None:
    settings = Settings(
        site=SiteSettings(games=("zocken", "geier", "zocken"), public_tables=False), limits=QUICK
    )

    async def go() -> None:
        async with server(settings=settings) as at:
            _, games = await at.ask("GET", "/api/games")
            assert [one["id"] for one in games] == ["zocken", "geier"]
            _, site = await at.ask("GET", "/api/site")
            assert site["games"] == ["zocken", "geier"]
            for wanted, code in (
                ({"game": "mausen", "seats": 3}, "not_offered"),
                ({"game": "chess", "seats": 2}, "unknown_game"),
                ({**GEIER, "public": True}, "no_public_tables"),
            ):
                status, failure = await at.ask("POST", "/api/tables", wanted)
                assert (status, failure["code"]) == (400, code)
            assert not at.server.hub.rooms
            await at.table(**GEIER)
            (room,) = at.server.hub.rooms.values()
            room.table.document.public = True  # as if opened before the setting changed
            assert await at.ask("GET", "/api/tables") == (200, [])

    run(go())


def test_the_imprint_is_read_in_the_language_there_is(tmp_path: Path) -> None:
    for language in ("de", "it"):
        (tmp_path / language).write_text(f"# {language}", encoding="utf-8")
    imprint = {"it": str(tmp_path / "it"), "de": str(tmp_path / "de")}

    async def go(own: str, asked: str, got: str) -> None:
        site = SiteSettings(imprint=imprint, language=own)  # type: ignore[arg-type]
        async with server(settings=Settings(site=site)) as at:
            status, text = await at.ask("GET", f"/api/site/imprint/{asked}")
            assert (status, text) == (200, {"text": f"# {got}", "language": got})
            for path in ("privacy/de", "secrets/de"):
                status, failure = await at.ask("GET", f"/api/site/{path}")
                assert (status, failure["code"]) == (400, "unsupported")
            _, info = await at.ask("GET", "/api/site")
            assert (info["imprint"], info["privacy"]) == (True, False)

    for own, asked, got in (("", "de", "de"), ("de", "fr", "de"), ("", "fr", "it")):
        run(go(own, asked, got))


# The password


def test_without_the_password_nobody_opens_lists_or_finds_a_table() -> None:
    async def go() -> None:
        async with server(settings=LOCKED) as at:
            key = quote(PASSWORD, safe="")
            for given, code in ((None, "password_needed"), ("Brot", "password_wrong")):
                headers = {} if given is None else {"x_mauseloch_password": given}
                for method, path in (
                    ("POST", "/api/tables"),
                    ("GET", "/api/tables"),
                    ("GET", "/api/tables/mavoli-27"),  # don't reveal whether it exists
                ):
                    status, failure = await at.ask(method, path, GEIER, **headers)
                    assert (status, failure["code"]) == (403, code)
            status, opened = await at.ask(
                "POST", "/api/tables", {**GEIER, "public": True}, x_mauseloch_password=key
            )
            assert status == 201
            status, tables = await at.ask("GET", "/api/tables", x_mauseloch_password=key)
            assert [one["code"] for one in tables] == [opened["code"]]
            code, link = (f"/api/tables/{opened[name]}" for name in ("code", "link"))
            assert (await at.ask("GET", code))[0] == 403
            assert (await at.ask("GET", code, x_mauseloch_password=key))[0] == 200
            assert (await at.ask("GET", link))[0] == 200  # an invitation link is enough
            assert (await at.ask("GET", "/api/site"))[1]["needs_password"]
            assert (await at.ask("GET", "/api/games"))[0] == 200

    run(go())


async def hello(at: Address, **fields: Any) -> Any:
    async with connect(f"ws://{at.host}/live") as line:
        await line.send(json.dumps({"type": "hello", "id": 1, "version": 2, **fields}))
        return json.loads(await line.recv())


def test_guessing_the_password_is_slow() -> None:
    few = Limits(wrong_passwords=Rate(3, 1))

    async def go() -> None:
        async with server(settings=Settings(site=LOCKED.site, limits=few)) as at:
            right = quote(PASSWORD, safe="")
            tried = [
                (await at.ask("GET", "/api/tables", x_mauseloch_password=given))[1]
                for given in ("a", "b", "c", "d", right)
            ]
            assert [one["code"] for one in tried] == ["password_wrong"] * 3 + [
                "wrong_passwords"
            ] * 2
            assert (await hello(at, table="mavoli-27", password="e"))["code"] == "wrong_passwords"  # noqa: S106
            assert at.server.hub.metrics.value("limits_hit_total", limit="wrong_passwords") == 3
            elsewhere = {"x_forwarded_for": "203.0.113.7", "x_mauseloch_password": right}
            assert await at.ask("GET", "/api/tables", **elsewhere) == (200, [])
            assert (await at.ask("GET", "/api/tables"))[1]["code"] == "password_needed"

    run(go())


def test_a_table_is_entered_by_its_link_with_a_seat_or_with_the_password() -> None:
    async def go() -> None:
        async with server(settings=LOCKED) as at:
            key = quote(PASSWORD, safe="")
            _, opened = await at.ask("POST", "/api/tables", GEIER, x_mauseloch_password=key)
            code, link = opened["code"], opened["link"]
            assert (await hello(at, table=code))["code"] == "password_needed"
            assert (await hello(at, table=code, password="x"))["code"] == "password_wrong"  # noqa: S106
            assert (await hello(at, table="mavoli-27"))["code"] == "password_needed"
            assert (await hello(at, table=code, token="x" * 32))["code"] == "password_needed"
            welcome = await hello(at, table=code, password=f" {PASSWORD} ")
            assert (welcome["type"], welcome["link"]) == ("welcome", link)
            assert (await hello(at, table=code, token=opened["token"]))["type"] == "welcome"
            assert (await hello(at, table=link))["type"] == "welcome"

    run(go())


def test_letters_are_the_same_however_a_keyboard_makes_them() -> None:
    site = Site(LOCKED)
    site.check_password("Ka\u0308se & Brot\n")
    for wrong in ("käse & brot", "\ud800", "Käse & Brot" * 9):
        with pytest.raises(TableError) as refused:
            site.check_password(wrong)
        assert refused.value.code == "password_wrong"
        assert PASSWORD not in str(refused.value)


def test_a_place_without_a_password_asks_for_none() -> None:
    async def go() -> None:
        hub = Hub(MemoryStore())
        with pytest.raises(TableError) as refused:
            hub.enter("mavoli-27", password="whatever")  # noqa: S106 - no password is needed
        assert refused.value.code == "no_table"
        hub.thinkers.close()

    asyncio.run(go())


def test_programs_open_and_join_tables_with_the_password() -> None:
    async def go() -> None:
        async with server(settings=LOCKED) as at:
            url = f"http://{at.host}"
            with pytest.raises(JoinError, match="this place has a password"):
                await asyncio.to_thread(open_table, url, game="geier", seats=2)
            opened = await asyncio.to_thread(
                open_table, url, game="geier", seats=2, bots=["simple"], password=PASSWORD
            )

            def first(question: Any) -> Any:
                return question.legal[0]

            with pytest.raises(JoinError, match="this place has a password"):
                await join(table_at(url, opened.code), first)
            (room,) = at.server.hub.rooms.values()
            staying = asyncio.ensure_future(
                join(table_at(url, opened.code), first, password=PASSWORD)
            )
            while not any(seat.kind == "person" for seat in room.info().seats):
                await asyncio.sleep(0.01)
                assert not staying.done(), staying.result()
            staying.cancel()
            with pytest.raises(asyncio.CancelledError):
                await staying

    run(go())


def test_everything_the_place_tells_is_in_the_schema() -> None:
    info = msgspec.json.decode(msgspec.json.encode(Site(LOCKED).info()))
    assert PASSWORD not in str(info)
    assert info["needs_password"]
