"""The book as a site: complete, built without warnings, and made only of our own files."""

import subprocess
import sys
from pathlib import Path

import pytest
from docs.book import problems

import mauseloch

ROOT = Path(__file__).parents[1]


def test_the_book_is_built_without_a_warning_and_whole(tmp_path: Path) -> None:
    site = tmp_path / "book"
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "docs.book", str(site)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    for page in ("index", "docs/index", "docs/play/first-game", "ARCHITECTURE", "search"):
        assert (site / f"{page}.html").exists()
    assert "docs/host/hosting" in (site / "searchindex.js").read_text(encoding="utf-8")
    reference = (site / "docs" / "reference" / "python.html").read_text(encoding="utf-8")
    for name in mauseloch.__all__:
        assert f'id="mauseloch.{name}"' in reference, name


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ('<a href="gone.html">', "nothing is at gone.html"),
        ('<a href="#gone">', "no such place as #gone"),
        ('<a href="https://nowhere">', "is no address"),
        ('<a href="javascript:x">', "is no address"),
        ('<script src="https://cdn.example.org/x.js">', "loads https://cdn.example.org/x.js"),
        ('<img src="//example.org/x.png">', "loads //example.org/x.png"),
        ('<a href="https://example.org/x">', ""),
        ('<p id="here"><a href="#here"><a href="page.html#here">', ""),
    ],
)
def test_what_is_wrong_with_a_page_is_found(tmp_path: Path, written: str, found: str) -> None:
    (tmp_path / "page.html").write_text(written, encoding="utf-8")
    told = list(problems(tmp_path))
    assert len(told) == bool(found)
    assert found in "".join(told)


def test_fonts_from_elsewhere_are_found(tmp_path: Path) -> None:
    style = tmp_path / "style.css"
    style.write_text('@import "https://fonts.example.org/a.css";', encoding="utf-8")
    assert list(problems(tmp_path))
    style.write_text("a { background: url(a.png); }", encoding="utf-8")
    assert not list(problems(tmp_path))
