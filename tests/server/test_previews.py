"""What messengers show beside a link: a title, a sentence, a picture and nothing secret."""

import asyncio
import re
import struct
from collections.abc import Callable
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import pytest
from starlette.applications import Starlette

import mauseloch
from mauseloch.core.words import say
from mauseloch.server.app import page_routes
from mauseloch.server.configuration import assigned, load
from mauseloch.server.pages import PATHS, POLICY
from mauseloch.server.previews import LOCALES, kind_of, language_for
from mauseloch.server.settings import Settings
from mauseloch.server.site import Site
from mauseloch.texts import LANGUAGES, texts
from tests.server.live import server
from tests.server.test_pages import Answer, get

PUBLIC = Path(__file__).parents[2] / "web/public"
PICTURES = {"preview.png", *(f"preview-{game}.png" for game in mauseloch.games())}
META = re.compile(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)">')
HTML = '<!doctype html><html lang="en"><title>Mauseloch</title><link href="./icon.svg">'
MOST = 60_000
"""The most bytes a picture may have: messengers fetch it for everyone who gets a link."""
Makes = Callable[..., Starlette]


@pytest.fixture
def place(tmp_path: Path) -> Makes:
    """Make a client with pictures, on a server with the given settings."""
    (tmp_path / "index.html").write_text(HTML, encoding="utf-8")
    for name in PICTURES:
        (tmp_path / name).write_bytes((PUBLIC / name).read_bytes())

    def made(*settings: str, base: str = "") -> Starlette:
        given = load([assigned(one) for one in settings]) if settings else Settings()
        return Starlette(routes=page_routes(Site(given), base, tmp_path))

    return made


def told(answer: Answer) -> dict[str, str]:
    found = META.findall(answer.body.decode())
    assert len(found) == len(dict(found)), "each is told once"
    return {name: unescape(text) for name, text in found}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_pictures_are_small_and_of_the_size_that_messengers_want(name: str) -> None:
    content = (PUBLIC / name).read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) <= MOST


def test_there_is_no_picture_that_nothing_names() -> None:
    assert {one.name for one in PUBLIC.glob("preview*")} == PICTURES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "message", "picture"),
    [
        ("/", "", "preview.png"),
        ("/settings", "", "preview.png"),
        ("/t/mavolisu-2718", "preview-table", "preview.png"),
        ("/tv/mavolisu-2718", "preview-table", "preview.png"),
        ("/replay/Kvpo", "preview-replay", "preview.png"),
        ("/replay/Kvpo/review", "preview-replay", "preview.png"),
        ("/rules/geier", "preview-rules", "preview-geier.png"),
        ("/learn/zocken", "preview-learn", "preview-zocken.png"),
        ("/rules/chess", "", "preview.png"),
    ],
)
def test_a_link_has_a_title_a_sentence_and_a_picture(
    path: str, message: str, picture: str, language: str, place: Makes
) -> None:
    answer = get(place(), path, accept_language=f"tlh, {language}-XX;q=0.8, en;q=0.1")
    found = told(answer)
    words = texts(language)
    game = {"game": say(f"{path.split('/')[2]}-title")} if picture != "preview.png" else {}
    title = words(say(message, **game)) if message else "Mauseloch"
    assert found["og:title"] == found["twitter:title"] == title
    sentence = words(say(f"{message or 'preview'}-about"))
    assert found["og:description"] == found["twitter:description"] == sentence
    assert found["og:locale"] == LOCALES[language]
    assert found["og:site_name"] == "Mauseloch"
    assert found["og:image"] == found["twitter:image"]
    assert urljoin(f"http://host{path}", found["og:image"]) == f"http://host/{picture}"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def test_every_code_looks_the_same_and_none_is_told(place: Makes) -> None:
    app = place("listen.public_address=https://play.example.org")
    pages = [
        get(app, path)
        for path in ("/t/mavolisu-2718", "/t/nobodyxx-0000", f"/t/{'ab' * 16}", "/t/x")
    ]
    assert len({(page.status, page.body, page.headers["etag"]) for page in pages}) == 1
    assert told(pages[0])["og:title"] == "Come and play with us!"
    for secret in ("mavolisu", "2718", "ab" * 16):
        assert secret not in pages[0].body.decode()
    assert get(app, "/replay/Kvpo").body == get(app, "/replay/other").body
    assert not any(name in told(page) for page in pages for name in ("og:url", "og:see_also"))


@pytest.mark.parametrize("base", ["", "/games/mauseloch"])
def test_the_address_of_a_picture_is_whole_where_a_place_has_one(base: str, place: Makes) -> None:
    address = f"https://play.example.org{base}"
    app = place(f"listen.public_address={address}/", base=base)
    for path in ("/", "/t/mavolisu-2718", "/replay/Kvpo/review"):
        found = told(get(app, base + path))
        assert found["og:image"] == found["twitter:image"] == f"{address}/preview.png"
    assert told(get(app, f"{base}/learn/geier"))["og:image"] == f"{address}/preview-geier.png"
    without = told(get(place(base=base), f"{base}/rules/geier"))
    there = urljoin(f"http://host{base}/rules/geier", without["og:image"])
    assert there == f"http://host{base}/preview-geier.png"
    picture = get(app, f"{base}/preview-geier.png")
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")


def test_a_place_speaks_its_own_language_and_is_called_as_its_host_wants(place: Makes) -> None:
    app = place("site.language=it", 'site.title=Topi "& <Gatti>', 'site.games=["geier"]')
    answer = get(app, "/", accept_language="de")
    found = told(answer)
    assert found["og:title"] == found["og:site_name"] == 'Topi "& <Gatti>'
    assert "<Gatti>" not in answer.body.decode()
    assert found["og:locale"] == "it_IT"
    assert answer.headers["vary"] == "accept-encoding"
    assert told(get(app, "/rules/zocken"))["og:title"] == 'Topi "& <Gatti>', "it is not offered"


def test_without_pictures_there_is_a_text(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HTML, encoding="utf-8")
    found = told(get(Starlette(routes=page_routes(Site(Settings()), folder=tmp_path)), "/"))
    assert found["twitter:card"] == "summary"
    assert not any("image" in name for name in found)


@pytest.mark.parametrize(
    ("own", "accepted", "language"),
    [
        ("fr", "de", "fr"),
        ("", "de-CH, fr;q=0.9", "de"),
        ("", "fr;q=0.3, it;q=0.5, tlh", "it"),
        ("", "de;q=0, *", "en"),
        ("", "de;q=much, it", "it"),
        ("", "", "en"),
        ("", "x" * 10_000 + ",de", "en"),
    ],
)
def test_the_language_is_the_place_s_or_the_reader_s(
    own: str, accepted: str, language: str
) -> None:
    assert language_for(own, accepted) == language


def test_every_page_has_a_preview() -> None:
    kinds = {path: kind_of(path.replace("{game}", "geier"), ["geier"]) for path in PATHS}
    assert {path for path, (kind, _) in kinds.items() if kind != "home"} == {
        "/t/{code}",
        "/tv/{code}",
        "/replay/{id}",
        "/replay/{id}/review",
        "/rules/{game}",
        "/learn/{game}",
    }


def test_a_real_table_looks_like_one_that_is_not_there() -> None:
    async def go() -> None:
        async with server() as at:
            wanted = {"game": "geier", "seats": 2, "name": "Wilhelmine"}
            _, opened = await at.ask("POST", "/api/tables", wanted)
            pages = [
                await page(at.host, one)
                for one in (opened["code"], opened["link"], "nobodyxx-0000")
            ]
            assert len({body for _, body in pages}) == 1
            for secret in ("Wilhelmine", opened["code"], opened["link"], opened["token"]):
                assert secret not in pages[0][1]

    async def page(host: str, code: str) -> tuple[str, str]:
        name, _, port = host.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(
            f"GET /t/{code} HTTP/1.1\r\nhost: x.local\r\nconnection: close\r\n\r\n".encode()
        )
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
        writer.close()
        return head.partition("\r\n")[0], body

    asyncio.run(go())
