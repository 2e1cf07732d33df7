"""The client as it is served: types, encodings, caching, and what is not found."""

import asyncio
import gzip
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urljoin

import pytest
from starlette.applications import Starlette

from mauseloch.server import pages
from mauseloch.server.app import page_routes
from mauseloch.server.callers import Caller
from mauseloch.server.exchange import Request
from mauseloch.server.limits import Limits
from mauseloch.server.pages import FOR_EVER, POLICY, Pages
from mauseloch.server.settings import Settings
from mauseloch.server.site import Site
from mauseloch.tables.table import TableError

SCRIPT = b"export const mouse = 1;\n" * 100
HTML = (
    b'<!doctype html><title>Mauseloch</title><link href="./icon.svg"><script src="./assets/a.js">'
)
LINKS = ["http://host/icon.svg", "http://host/assets/a.js"]
ROOT = Path(__file__).parents[2]
PLAIN = Site(Settings())


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes


@pytest.fixture
def client(tmp_path: Path) -> Starlette:
    """The smallest possible client."""
    files = {
        "index.html": HTML,
        "assets/index-a1b2.js": SCRIPT,
        "assets/index-a1b2.js.br": b"as brotli has it",
        "assets/index-a1b2.js.gz": gzip.compress(SCRIPT),
        "icon.svg": b"<svg/>",
        "licences.txt": b"MIT",
        "notes.md": b"not to be sent",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return Starlette(routes=page_routes(PLAIN, folder=tmp_path))


def get(app: Starlette, path: str, method: str = "GET", **headers: str) -> Answer:
    """Make one request and return its complete answer."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
        "server": ("localhost", 80),
        "client": ("localhost", 1),
        "root_path": "",
    }
    asyncio.run(app(scope, receive, send))
    start, *parts = sent
    told = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], told, b"".join(part.get("body", b"") for part in parts))


@pytest.mark.parametrize(
    "path", ["/", "/t/gaduze-70", "/replay", "/replay/Kvpo", "/rules/geier", "/tv", "/settings"]
)
def test_every_address_of_the_client_is_its_page(client: Starlette, path: str) -> None:
    status, headers, body = get(client, path)
    assert (status, links(path, body)) == (200, LINKS)
    assert body.startswith(b"<!doctype html>")
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["content-length"] == str(len(body))
    assert headers["cache-control"] == "no-cache"
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"


def links(path: str, body: bytes) -> list[str]:
    """Where the links of a page at this address lead."""
    found = re.findall(rb'(?:href|src)="([^"]+)"', body)
    return [urljoin(f"http://host{path}", link.decode()) for link in found]


@pytest.mark.parametrize("path", ["/replay/Kvpo/review", "/no/where/at/all/", "/t/a%2Fb", "//t/x"])
def test_the_files_of_a_page_are_found_from_wherever_it_is_shown(
    client: Starlette, path: str
) -> None:
    page = get(client, path, accept="text/html")
    assert links(path, page.body) == LINKS
    assert page.headers["etag"] != get(client, "/").headers["etag"]


def test_handlers_need_no_web_server(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(HTML)
    made = Pages(PLAIN, tmp_path)
    reply = made.page(Request("/"))
    assert reply.status == 200
    assert reply.body.startswith(b"<!doctype html>")
    tag = reply.headers["etag"]
    assert made.page(Request("/", headers={"if-none-match": tag})).status == 304
    with pytest.raises(TableError, match="nothing at '/x'"):
        asyncio.run(made.file(Request("/x", parts={"path": "x"})))


def test_files_of_another_version_are_borrowed_and_few_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BORROWED", 2)
    asked: list[str] = []

    async def elsewhere(name: str) -> bytes | None:
        asked.append(name)
        return None if "none" in name else name.encode()

    made = Pages(PLAIN, tmp_path, elsewhere)
    caller = Caller("10.0.0.1", Limits())

    def get(name: str, somebody: Any = caller) -> Any:
        request = Request(f"/{name}", parts={"path": name}, caller=somebody)
        return asyncio.run(made.file(request))

    for _ in range(2):
        reply = get("assets/a-1.js")
        assert reply.body == b"assets/a-1.js"
        assert reply.headers["cache-control"] == FOR_EVER
        assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert asked == ["assets/a-1.js"]
    names = ["assets/none.js", "assets/x.py", "assets/../a.js", "assets/a/b.js", "other.js"]
    for name in names:
        with pytest.raises(TableError, match="nothing at"):
            get(name)
    with pytest.raises(TableError, match="nothing at"):
        get("assets/b-1.js", None)  # requests from peers are not passed on
    assert asked == ["assets/a-1.js", "assets/none.js"]
    for name in ("assets/b-1.js", "assets/c-1.js", "assets/a-1.js"):
        assert get(name).body == name.encode()
    assert len(asked) == 5


def test_nothing_written_into_a_page_is_run() -> None:
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert "http" not in POLICY


def test_hashed_files_are_kept_for_ever_and_sent_as_small_as_the_reader_can_take(
    client: Starlette,
) -> None:
    path = "/assets/index-a1b2.js"
    plain = get(client, path)
    assert plain.body == SCRIPT
    assert plain.headers["cache-control"] == FOR_EVER
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers
    best = get(client, path, accept_encoding="gzip, deflate, br")
    assert (best.headers["content-encoding"], best.body) == ("br", b"as brotli has it")
    older = get(client, path, accept_encoding="gzip;q=1.0, br;q=0")
    assert older.headers["content-encoding"] == "gzip"
    assert gzip.decompress(older.body) == SCRIPT
    assert len({one.headers["etag"] for one in (plain, best, older)}) == 3
    assert get(client, path, accept_encoding="identity").body == SCRIPT
    assert get(client, "/icon.svg", accept_encoding="br").body == b"<svg/>"


@pytest.mark.parametrize("weak", ["", "W/"])
def test_what_a_reader_has_is_not_sent_again(client: Starlette, weak: str) -> None:
    tag = get(client, "/").headers["etag"]
    again = get(client, "/", if_none_match=f'"other", {weak}{tag}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == tag
    assert again.headers["cache-control"] == "no-cache"
    assert get(client, "/", if_none_match='"other"').status == 200


@pytest.mark.parametrize("path", ["/", "/assets/index-a1b2.js"])
def test_head_says_the_same_without_the_body(client: Starlette, path: str) -> None:
    whole, head = get(client, path), get(client, path, "HEAD")
    assert (head.status, head.headers, head.body) == (200, whole.headers, b"")


def test_files_beside_the_assets_are_asked_for_each_time(client: Starlette) -> None:
    icon = get(client, "/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    licences = get(client, "/licences.txt")
    assert licences.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-old.js",
        "/assets/../index.html",
        "/../../../etc/passwd",
        "/index.html",
        "/notes.md",
        "/assets/index-a1b2.js.br",
        "/api/nothing",
        "/t/a/b",
    ],
)
def test_what_is_not_there_is_refused_like_everything_else(client: Starlette, path: str) -> None:
    status, headers, body = get(client, path)
    assert status == 404
    assert headers["content-type"] == "application/json"
    assert headers["cache-control"] == "no-store"
    assert json.loads(body) == {"code": "no_page", "detail": f"there is nothing at {path!r}"}


def test_somebody_who_is_lost_is_told_by_the_client(client: Starlette) -> None:
    lost = get(client, "/nowhere", accept="text/html,*/*;q=0.8")
    assert (lost.status, lost.body) == (404, get(client, "/").body)
    known = get(client, "/nowhere", accept="text/html", if_none_match=lost.headers["etag"])
    assert known.status == 404


def test_pages_are_only_read(client: Starlette) -> None:
    assert get(client, "/", "POST").status == 405


def test_without_the_client_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    app = Starlette(routes=page_routes(PLAIN, folder=tmp_path / "static"))
    status, headers, body = get(app, "/")
    assert status == 503
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert b"make web" in body
    assert get(app, "/icon.svg", accept="text/html").status == 404


def test_the_server_knows_the_same_addresses_as_the_client() -> None:
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    theirs = set()
    for path in re.findall(r'page\("\w+", "(/[^"]*)"', router):
        whole = re.sub(r":(\w+)\??", r"{\1}", path)
        theirs |= {whole, re.sub(r"/:\w+\?", "", path)} if path.endswith("?") else {whole}
    assert theirs == set(pages.PATHS)


def test_no_page_of_the_client_links_to_the_root_of_its_host() -> None:
    """It may be served under a path, so links and requests begin with BASE."""
    absolute = re.compile(r'(?:href|src|action)=\{?["`\']/|(?:fetch|WebSocket|register)\(["`\']/')
    for file in sorted((ROOT / "web/src").rglob("*")):
        if file.suffix in {".svelte", ".ts"} and ".test." not in file.name:
            found = absolute.findall(file.read_text(encoding="utf-8"))
            assert not found, (file.name, found)


@pytest.mark.skipif(not pages.STATIC.is_dir(), reason="the client is not built; make web does it")
def test_the_client_is_small() -> None:
    """Limit the bytes sent before a table is shown, and the bytes of all scripts together."""

    def size(script: Path) -> int:
        packed = script.with_name(f"{script.name}.gz")
        return (packed if packed.is_file() else script).stat().st_size

    def needed(scripts: set[Path]) -> set[Path]:
        found = set(scripts)
        for script in scripts:
            text = script.read_text(encoding="utf-8")
            names = re.findall(r'(?:from|import)"\./([^"]+)"', text)
            found |= {script.with_name(name) for name in names}
        return found if found == scripts else needed(found)

    assets = pages.STATIC / "assets"
    scripts = set(assets.glob("*.js"))
    languages = {one for one in scripts if re.match("(de|en|fr|it)-", one.name)}
    index = (pages.STATIC / "index.html").read_text(encoding="utf-8")
    entries = {assets / name for name in re.findall(r'"\./assets/([^"]+\.js)"', index)}
    assert entries
    first = needed({*entries, next(assets.glob("Home-*.js")), max(languages, key=size)})
    assert sum(map(size, first)) <= 100_000
    assert sum(map(size, scripts - languages | first)) <= 250_000
