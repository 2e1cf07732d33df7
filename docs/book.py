"""Makes the book and checks every link in it, using nothing from outside the repository.

python -m docs.book [FOLDER]   # or make book: takes pictures and runs the examples first

Nothing is fetched, so links that leave the book are only checked for their form. Anything that a
page loads by itself, such as a script or a font, must come from the book.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sphinx.cmd.build import build_main
from tests.browser.chromium import PROGRAMS

from docs.screenshots import fresh

ROOT = Path(__file__).parents[1]
BOOK = ROOT / "out" / "book"
LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}
"""What a browser loads without a click, by tag and attribute."""
FOREIGN = re.compile(r"""(?:url\(\s*|@import\s+)['"]?(?:https?:)?//[^'")\s]+""")


class Page(HTMLParser):
    """The links of a page, what it loads, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect anchors, links and anything loaded."""
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in LOADED and LOADED[tag] in given:
            self.loads.append(given[LOADED[tag]])


def problems(book: Path = BOOK) -> Iterator[str]:
    """Find broken links, and anything loaded from outside the book."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in book.rglob("*.html")}
    for file, page in pages.items():
        where = file.relative_to(book)
        for link in [*page.links, *page.loads]:
            if urlsplit(link).scheme == "data":
                continue
            if urlsplit(link).scheme or urlsplit(link).netloc:
                if link in page.loads:
                    yield f"{where} loads {link}"
                elif not _address(link):
                    yield f"{where}: {link!r} is no address"
                continue
            path, _, anchor = unquote(link).partition("#")
            target = (file.parent / path.partition("?")[0]).resolve() if path else file
            if not target.is_file():
                yield f"{where}: nothing is at {link}"
            elif anchor and target in pages and anchor not in pages[target].places:
                yield f"{where}: there is no such place as {link}"
    for style in book.rglob("*.css"):
        for found in FOREIGN.findall(style.read_text(encoding="utf-8")):
            yield f"{style.relative_to(book)} loads {found}"


def _address(link: str) -> bool:
    """Whether the link looks like a web address."""
    parts = urlsplit(link)
    host = parts.hostname or ""
    return parts.scheme in {"http", "https"} and "." in host and not re.search(r"\s", link)


def pictures() -> str:
    """What to do about the pictures: nothing, "take", or "old" if there is no browser."""
    if fresh():
        return ""
    return "take" if any(map(shutil.which, PROGRAMS)) else "old"


def build(book: Path = BOOK) -> int:
    """Run Sphinx and return its exit status; every warning is an error."""
    shutil.rmtree(book, ignore_errors=True)  # so that deleted pages disappear
    kept = book.with_name(f"{book.name}-read")
    how = ["--quiet", "--fail-on-warning", "--nitpicky"]
    return build_main([*how, "-c", str(ROOT / "docs"), "-d", str(kept), str(ROOT), str(book)])


def main(wanted: list[str]) -> int:
    """Make the book and report what is wrong with it."""
    if wanted == ["pictures"]:
        print(pictures())
        return 0
    book = Path(wanted[0]).resolve() if wanted else BOOK
    if status := build(book):
        return status
    found = sorted(problems(book))
    print("\n".join(found) or f"The book is in {book / 'index.html'}")
    if not fresh():
        print("Its pictures are older than the browser client: make screenshots, with Chromium.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
