"""The browser client: files built from web/, read once, sent as the reader likes them best."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mauseloch.core.errors import shown
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
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
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

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file for this reader, or the news that nothing has changed."""
        encoding = next(
            (one for one in ENCODINGS if one in self.contents and _accepts(request, one)), ""
        )
        tag = f'"{self.hash}-{encoding}"' if encoding else f'"{self.hash}"'
        headers = HEADERS | {
            "cache-control": self.caching,
            "etag": tag,
            "vary": "accept-encoding",
        }
        if status == 200 and tag in _tags(request):
            return Response(status_code=304, headers=headers)
        body = self.contents[encoding]
        headers |= {"content-type": self.kind, "content-length": str(len(body))}
        if encoding:
            headers["content-encoding"] = encoding
        return Response(b"" if request.method == "HEAD" else body, status, headers)


def page_routes(folder: Path = STATIC) -> list[Route]:
    """Everything the client is made of; to be put after all other routes."""
    files = dict(_files(folder))
    index = files.pop("index.html", None)

    async def page(request: Request) -> Response:
        if index is None:
            return PlainTextResponse(NOT_BUILT, 503, HEADERS | {"cache-control": "no-store"})
        return index.answer(request)

    async def file(request: Request) -> Response:
        found = files.get(request.path_params["path"])
        if found is not None:
            return found.answer(request)
        if index is not None and "text/html" in request.headers.get("accept", ""):
            return index.answer(request, 404)  # a person, who is told so kindly by the client
        return _nothing(request)

    pages = [Route(path, page, methods=["GET"]) for path in PATHS]
    return [*pages, Route("/{path:path}", file, methods=["GET"])]


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
        tag = sha256(content).hexdigest()[:16]
        yield name, File(TYPES[file.suffix], caching, tag, {"": content, **contents})


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


def _nothing(request: Request) -> Response:
    error = TableError("no_page", f"there is nothing at {shown(request.url.path)}")
    body = msgspec.json.encode({"code": error.code, "detail": str(error)})
    headers = HEADERS | {"cache-control": "no-store", "content-type": "application/json"}
    return Response(body, 404, headers)
