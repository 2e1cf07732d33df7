"""The browser client: files built from web/, read once, sent as the reader likes them best."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mauseloch.core.errors import shown
from mauseloch.server.exchange import Reply, Request, text
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
)
"""The client's own addresses, as web/src/lib/router.svelte.ts has them: all are one page."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
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
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Best first, with the ending of files that were compressed when the client was built."""
NOT_BUILT = """\
The server is running, but its browser client has not been built.

In a copy of the repository:   make web
Otherwise, install it again:   pip install --force-reinstall --no-deps mauseloch

Then start the server again. Programs need no client: see docs/protocol.md.
"""


class File(NamedTuple):
    """A file in each encoding that there is; plain as ""."""

    kind: str
    caching: str
    hash: str
    contents: Mapping[str, bytes]

    def reply(self, request: Request, status: int = 200) -> Reply:
        """The file for this reader, or the news that nothing has changed."""
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

    def below(self, path: str) -> "File":
        """The page for this address: its links lead up to where the client lives.

        So nobody need know where that is: neither the server behind a proxy, nor the client.
        """
        up = "../" * (path.count("/") - 1)
        if not up:
            return self
        content = self.contents[""].replace(b'="./', f'="{up}'.encode())
        return File(self.kind, self.caching, _hash(content), {"": content})


class Pages:
    """Everything the client is made of."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = dict(_files(folder))
        self._index = self._files.pop("index.html", None)

    def page(self, request: Request) -> Reply:
        """The client, which finds out by itself where it is."""
        if self._index is None:
            return text(NOT_BUILT, 503)
        return self._index.below(request.path).reply(request)

    def file(self, request: Request) -> Reply:
        """One of its files."""
        found = self._files.get(request.parts["path"])
        if found is not None:
            return found.reply(request)
        if self._index is not None and "text/html" in request.headers.get("accept", ""):
            # A person, who is told so kindly by the client.
            return self._index.below(request.path).reply(request, 404)
        raise TableError("no_page", f"there is nothing at {shown(request.path)}")


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
    """What the reader has; a proxy may have called it weak."""
    known = request.headers.get("if-none-match", "").split(",")
    return [one.strip().removeprefix("W/") for one in known]
