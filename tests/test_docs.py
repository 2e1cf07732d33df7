"""Run what README and docs show, and check that their links lead somewhere."""

import doctest
import re
from pathlib import Path
from typing import get_args

import pytest
from docs import observations, quotes, terminal
from docs.views_and_news import PAGE, page, types

import mauseloch
from mauseloch.games import package

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "tiptoe"
QUOTES = re.MULTILINE | re.DOTALL
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_do_what_they_show(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))  # not installed, so other tests don't see it
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    told: list[str] = []
    flags = doctest.NORMALIZE_WHITESPACE | doctest.FAIL_FAST
    done = doctest.DocTestRunner(optionflags=flags).run(examples, out=told.append)
    assert not done.failed, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_is_quoted_from_a_file_stands_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for file, quoted in re.findall(r"^```\w+\n# (examples/\S+)\n(.*?)^```$", text, QUOTES):
        whole = (ROOT / file).read_text(encoding="utf-8")
        for fragment in quoted.split("…\n"):
            assert fragment in whole, fragment


def test_the_page_of_your_own_game_counts_its_files() -> None:
    text = (ROOT / "docs" / "build" / "your-own-game.md").read_text(encoding="utf-8")
    files = [
        file
        for file in EXAMPLE.rglob("*")
        if file.is_file() and not {"__pycache__", "dist"} & set(file.parts)
    ]
    assert f"It is {len(files)}\nfiles" in text
    rows = re.findall(r"^\| `([\w/.*]+)` \|", text.partition("## ")[0], re.MULTILINE)
    assert sorted(files) == sorted(file for row in rows for file in EXAMPLE.glob(row))
    assert text.count("# examples/tiptoe") > 10  # the quotes compared above


def test_none_of_our_files_knows_the_example() -> None:
    for folder in (ROOT / "src", ROOT / "web" / "src", ROOT / "web" / "locales"):
        for file in folder.rglob("*"):
            if file.suffix in {".py", ".ts", ".svelte", ".ftl", ".toml"}:
                assert "tiptoe" not in file.read_text(encoding="utf-8"), file


def test_the_readme_opens_with_the_two_commands_and_a_whole_game() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("make play") < text.index("make test") < text.index(">>> import mauseloch")
    assert "match.outcome\nOutcome(" in text


@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_the_public_names_are_complete_sorted_and_documented() -> None:
    assert mauseloch.__all__ == sorted(mauseloch.__all__)
    text = (ROOT / "docs" / "build" / "library.md").read_text(encoding="utf-8")
    text += (ROOT / "docs" / "build" / "your-own-game.md").read_text(encoding="utf-8")
    text += (ROOT / "docs" / "research" / "research.md").read_text(encoding="utf-8")
    for name in mauseloch.__all__:
        assert hasattr(mauseloch, name)
        assert re.search(rf"`(mauseloch\.)?{name}\b[^`]*`", text), name


def test_the_page_of_views_and_news_is_what_the_classes_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make docs writes it anew"


@pytest.mark.parametrize("game", mauseloch.games())
def test_every_type_that_views_and_news_mention_is_explained_there(game: str) -> None:
    text = page()
    own = package(game)
    section = text[text.index(f"\n## {game}\n") :].split("\n## ")[1]
    explained = {*re.findall(r"^\| `(\w+)` \|", section, flags=re.MULTILINE)}
    explained |= {"int", "str", "bool", "tuple", "None", "Literal", "Seat"}
    for one in (own.view, *get_args(own.news)):
        assert types(one) <= explained | {"Outcome"}, one
    assert "A `Seat` is a number" in text


def test_a_card_of_mausen_says_what_its_attributes_are() -> None:
    assert "| `Card` |" in page()
    assert "`species: str` (One of elephant, dog, cat and mouse)" in page()


def test_the_page_of_observations_is_what_the_encodings_say() -> None:
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page(), "make docs"


def test_the_captures_of_the_terminal_are_what_it_shows() -> None:
    def still(text: str) -> str:  # the bar's length depends on the seconds left
        return re.sub(r"^▪+\n", "", text, flags=re.MULTILINE)

    shown = terminal.PAGE.read_text(encoding="utf-8")
    assert still(shown) == still(terminal.page()), "make docs writes it anew"


@pytest.mark.parametrize("page", quotes.pages(), ids=lambda page: page.name)
def test_quotes_and_apostrophes_are_typeset(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert quotes.typeset(text) == text, "python -m docs.quotes"


def test_code_keeps_its_quotes() -> None:
    told = "It's \"so\", says 'she'.\n\n    sh 'a'\n\n```\n'b'\n```\n`'c'` <img alt=\"d\">\n"
    prose = "It’s “so”, says \N{LEFT SINGLE QUOTATION MARK}she’"
    assert quotes.typeset(told) == told.replace("It's \"so\", says 'she'", prose)


@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda page: page.name)
def test_programs_that_are_named_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for module in re.findall(r"python -m ((?:bench|docs)[.\w]*)", text):
        file = ROOT.joinpath(*module.rstrip(".").split("."))
        assert file.with_suffix(".py").exists() or (file / "__main__.py").exists(), module


def test_nothing_is_left_to_be_filled_in() -> None:
    for text in (file.read_text(encoding="utf-8") for file in [*PAGES, *ROOT.glob("*.md")]):
        assert not re.search(r"^[A-Z]+$|TODO|FIXME|TBD", text, flags=re.MULTILINE)


def test_every_option_is_in_the_docs_with_its_values() -> None:
    text = (ROOT / "docs" / "build" / "library.md").read_text(encoding="utf-8")
    for name in mauseloch.games():
        for option in mauseloch.game(name).options:
            row = next(line for line in text.splitlines() if f"| `{option.name}` |" in line)
            for value in (option.allowed[0], option.allowed[-1]):
                assert str(value).lower() in row
