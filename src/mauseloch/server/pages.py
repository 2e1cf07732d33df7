"""The browser client: files built from web/, read once, sent in the best accepted encoding."""

import gzip
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from mauseloch.core.errors import shown
from mauseloch.games import package
from mauseloch.server.exchange import Reply, Request, text
from mauseloch.server.previews import kind_of, language_for, tags
from mauseloch.server.site import Site, SiteInfo, is_local
from mauseloch.tables.table import TableError

STATIC = Path(__file__).parent / "static"
PATHS = (
    "/",
    "/t/{code}",
    "/replay",
    "/replay/{id}",
    "/replay/{id}/review",
    "/rules/{game}",
    "/learn/{game}",
    "/settings",
    "/tables",
    "/tv",
    "/tv/{code}",
    "/one",
    "/privacy",
    "/imprint",
)
"""The client's routes, as in web/src/lib/router.svelte.ts: all are the same page."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Best first, with the suffix of files compressed when the client was built."""
MANIFEST = "manifest.webmanifest"
TITLE = re.compile(rb"<title>[^<]*</title>")
DESCRIPTION = re.compile(rb'name="description" content="[^"]*"')
ASSET = re.compile(r"assets/[\w-][\w.-]{0,100}")
"""Files with a hash in their names: the same on every server that has them."""
BORROWED = 300
"""How many files of other versions to keep."""
Elsewhere = Callable[[str], Awaitable[bytes | None]]
KEPT_PAGES = 64
"""How many pages to keep: there is one for each depth of address, preview and language."""
NOT_BUILT = """\
The server is running, but its browser client has not been built.

In a copy of the repository:   make web
Otherwise, install it again:   pip install --force-reinstall --no-deps mauseloch

Then start the server again. Programs need no client: see docs/reference/protocol.md.
"""


class File(NamedTuple):
    """A file in each available encoding; plain as ""."""

    kind: str
    caching: str
    hash: str
    contents: Mapping[str, bytes]

    def reply(self, request: Request, status: int = 200) -> Reply:
        """The reply with this file, or a 304 if the client has it already."""
        encoding = next(
            (one for one in ENCODINGS if one in self.contents and _accepts(request, one)), ""
        )
        tag = f'"{self.hash}-{encoding}"' if encoding else f'"{self.hash}"'
        headers = {
            "content-security-policy": POLICY,
            "cache-control": self.caching,
            "etag": tag,
            "vary": "accept-encoding",
        }
        if status == 200 and tag in _tags(request):
            return Reply(b"", headers, 304)
        headers["content-type"] = self.kind
        if encoding:
            headers["content-encoding"] = encoding
        return Reply(self.contents[encoding], headers, status, kept=True)

    def rewritten(self, content: bytes) -> "File":
        """The same file with new content, compressed on the fly."""
        contents = {"": content, "gzip": gzip.compress(content, mtime=0)}
        return File(self.kind, self.caching, _hash(content), contents)


class Pages:
    """All files of the client, adapted to this place."""

    def __init__(
        self, site: Site, folder: Path = STATIC, elsewhere: Elsewhere | None = None
    ) -> None:
        """`elsewhere` finds files at other servers of the place."""
        self._site = site
        self._elsewhere = elsewhere
        self._borrowed: dict[str, File] = {}
        self._files = dict(_files(folder))
        self._index = self._files.pop("index.html", None)
        self._made: dict[tuple[int, str, tuple[str, str], str], File] = {}
        manifest = self._files.get(MANIFEST)
        if manifest is not None:
            named = self._named(manifest.contents[""])
            self._files[MANIFEST] = manifest.rewritten(named)

    def page(self, request: Request, status: int = 200) -> Reply:
        """The page of the client, which finds its own route."""
        if self._index is None:
            return text(NOT_BUILT, 503)
        info = self._site.info(local=is_local(request.headers))
        deep, kind = request.path.count("/") - 1, kind_of(request.path, info.games)
        language = language_for(info.language, request.headers.get("accept-language", ""))
        key = deep, info.nearby, kind, language
        if key not in self._made:
            if len(self._made) >= KEPT_PAGES:
                self._made.clear()
            root = f"{info.public_address}/" if info.public_address else "../" * deep or "./"
            preview = tags(
                *kind, language=language, title=info.title, pictures=self._files, root=root
            )
            page = self._written(self._index.contents[""], deep, info, preview)
            self._made[key] = self._index.rewritten(page)
        reply = self._made[key].reply(request, status)
        if info.language:
            return reply
        vary = f"{reply.headers['vary']}, accept-language"
        return reply._replace(headers={**reply.headers, "vary": vary})

    def _written(self, page: bytes, deep: int, info: SiteInfo, preview: str) -> bytes:
        """Embed all about the place in the page, which saves a round trip.

        Its relative links lead up to the client's root. So neither the server, behind a proxy, nor
        the client needs to know where that is.
        """
        up = "../" * deep or "./"
        page = page.replace(b'="./', f'="{up}'.encode())
        told = escape(msgspec.json.encode(info).decode(), quote=True)
        title = f'<meta name="mauseloch-site" content="{told}"><title>{escape(info.title)}</title>'
        title += preview
        about = f'name="description" content="{escape(self._about(), quote=True)}"'
        page = TITLE.sub(lambda _: title.encode(), page, count=1)
        page = DESCRIPTION.sub(lambda _: about.encode(), page, count=1)
        return page.replace(b'lang="en"', f'lang="{info.language or "en"}"'.encode(), 1)

    def _named(self, manifest: bytes) -> bytes:
        """The manifest, for people who install the place as an app."""
        title = self._site.title
        told = {"name": title, "short_name": title, "description": self._about()}
        return msgspec.json.encode(msgspec.json.decode(manifest) | told)

    def _about(self) -> str:
        return ", ".join(package(game).title for game in self._site.games) + "."

    async def file(self, request: Request) -> Reply:
        """A file of the client; those of a neighbouring version come from its server."""
        name = request.parts["path"]
        found = self._files.get(name) or self._borrowed.get(name)
        if found is None and request.caller is not None:  # don't pass on other servers' requests
            found = await self._borrow(name)
        if found is not None:
            return found.reply(request)
        if self._index is not None and "text/html" in request.headers.get("accept", ""):
            # A person: the client shows them a kind message.
            return self.page(request, 404)
        raise TableError("no_page", f"there is nothing at {shown(request.path)}")

    async def _borrow(self, name: str) -> File | None:
        suffix = Path(name).suffix
        if self._elsewhere is None or suffix not in TYPES or not ASSET.fullmatch(name):
            return None
        content = await self._elsewhere(name)
        if content is None:
            return None
        if len(self._borrowed) >= BORROWED:
            self._borrowed.clear()
        found = File(TYPES[suffix], FOR_EVER, "", {}).rewritten(content)
        self._borrowed[name] = found
        return found


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix not in TYPES:
            continue
        name = file.relative_to(folder).as_posix()
        content = file.read_bytes()
        packed = {
            encoding: file.with_name(file.name + ending) for encoding, ending in ENCODINGS.items()
        }
        contents = {encoding: one.read_bytes() for encoding, one in packed.items() if one.is_file()}
        caching = FOR_EVER if name.startswith("assets/") else ASK_FIRST
        yield name, File(TYPES[file.suffix], caching, _hash(content), {"": content, **contents})


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def _accepts(request: Request, encoding: str) -> bool:
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def _tags(request: Request) -> list[str]:
    """The versions the client has; a proxy may have marked them as weak."""
    known = request.headers.get("if-none-match", "").split(",")
    return [one.strip().removeprefix("W/") for one in known]
