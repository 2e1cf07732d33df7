"""Makes the book and looks at every link of it; what it needs is in the repository.

python -m docs.book [FOLDER]   # or make book, which takes pictures and runs the examples before

Nothing is fetched, so of links that lead out of the book only the form is checked. What a page
loads by itself, such as a script or a font, must come from the book.
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
"""What a browser asks for without being told to."""
FOREIGN = re.compile(r"""(?:url\(\s*|@import\s+)['"]?(?:https?:)?//[^'")\s]+""")


class Page(HTMLParser):
    """The links of a page, what it loads, and where links can lead to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what matters of it."""
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in LOADED and LOADED[tag] in given:
            self.loads.append(given[LOADED[tag]])


def problems(book: Path = BOOK) -> Iterator[str]:
    """Links that lead nowhere, and what would be loaded from elsewhere."""
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
    """Whether it has the form of one."""
    parts = urlsplit(link)
    host = parts.hostname or ""
    return parts.scheme in {"http", "https"} and "." in host and not re.search(r"\s", link)


def pictures() -> str:
    """What is to be done about them: nothing, "take" or "old"."""
    if fresh():
        return ""
    return "take" if any(map(shutil.which, PROGRAMS)) else "old"


def build(book: Path = BOOK) -> int:
    """Sphinx's exit status; every warning is an error."""
    shutil.rmtree(book, ignore_errors=True)  # nothing is left of pages that are gone
    kept = book.with_name(f"{book.name}-read")
    how = ["--quiet", "--fail-on-warning", "--nitpicky"]
    return build_main([*how, "-c", str(ROOT / "docs"), "-d", str(kept), str(ROOT), str(book)])


def main(wanted: list[str]) -> int:
    """Make it, and say what is wrong with it."""
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
