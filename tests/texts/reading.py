"""Everything people read, each text with its place."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import mauseloch
from mauseloch.terminal.story import story, title
from mauseloch.texts import LANGUAGES, texts
from tests.goldens import FOLDER, GOLDENS, Golden

ROOT = Path(__file__).parents[2]
VALUE = "¤"
"""Stands for a variable's value; not a letter, digit or space."""


OURS = ("web/locales", "web/locales-learn", "web/locales-remarks")
"""The client's own catalogues: for every page, for lessons, for what bots say."""


class Text(NamedTuple):
    """A text that people read, and its place."""

    place: str
    words: str


def found(check: Callable[[str], list[str]], read: Iterable[Text]) -> list[str]:
    """A check's findings in these texts, each with its place."""
    return [f"{text.place}: {fault}" for text in read for fault in check(text.words)]


def files(language: str, ending: str = "ftl") -> list[Path]:
    """All catalogues of a language, or all its rule pages: our own, the boards', the example's."""
    kind = "locales*" if ending == "ftl" else "rulebook"
    return sorted(
        file
        for folder in ("src", *OURS, "web/src", "examples")
        for file in (ROOT / folder).rglob(f"{language}.{ending}")
        if file.parent.match(kind)
    )


def messages(file: Path) -> Iterator[ast.Message]:
    """The messages of a catalogue."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry


def ways(pattern: ast.Pattern | None, value: str = VALUE) -> list[str]:
    """A message in each of its variants, with this in place of its variables."""
    said = [_said(part, value) for part in (pattern.elements if pattern else ())]
    return list(dict.fromkeys("".join(parts) for parts in product(*said)))


def _said(part: ast.TextElement | ast.Placeable, value: str) -> list[str]:
    if isinstance(part, ast.TextElement):
        return [part.value]
    if isinstance(part.expression, ast.SelectExpression):
        return [way for one in part.expression.variants for way in ways(one.value, value)]
    if isinstance(part.expression, ast.StringLiteral):
        return [str(part.expression.parse()["value"])]
    return [value]


@cache
def catalogue(language: str) -> list[Text]:
    """Every message, in all its variants."""
    return [
        Text(f"{file.relative_to(ROOT)}, {message.id.name}", way)
        for file in files(language)
        for message in messages(file)
        for way in ways(message.value)
    ]


@cache
def rules(language: str) -> list[Text]:
    """Every line of every rule page, without the parts that only programs read."""
    return [
        Text(f"{file.relative_to(ROOT)}:{number}", prose(line))
        for file in files(language, "md")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    ]


TOLD = [next(one for one in GOLDENS if one.game == game) for game in mauseloch.games()]
"""One match of each game."""


def told(golden: Golden, language: str) -> list[Text]:
    """The whole story of a match."""
    match, speak = mauseloch.replay(FOLDER / f"{golden.name}.json"), texts(language)
    lines = [title(match, speak), *story(match, speak)]
    return [
        Text(f"{golden.name}, line {number}", re.sub(r"(?<=\S)  +(?=\S)", "\t", line.strip()))
        for number, line in enumerate(lines, 1)
    ]


@cache
def stories(language: str) -> list[Text]:
    """The stories of one match per game, which reveal badly joined text."""
    return [line for golden in TOLD for line in told(golden, language)]


def written(language: str) -> list[Text]:
    """All catalogues and rule pages of a language."""
    return catalogue(language) + rules(language)


CODE = re.compile(
    r"^```.*?^```[ ]*$"
    r"|(?<=\n\n) {4}.*?(?=\n\n(?! {4})|\Z)"  # an indented code block
    r"|<!--.*?-->|</?[a-z][^>]*>"
    r"|`[^`]+`"
    r"|(?<=\])\([^)\n]*\)",  # link targets
    flags=re.DOTALL | re.MULTILINE,
)
TITLES = re.compile(r"^\*[^*]+\* –", re.MULTILINE)
"""A game's names in all languages, below the heading of its rules."""


def prose(page: str) -> str:
    """The prose of a Markdown page, with line numbers preserved."""
    page = CODE.sub(lambda code: VALUE + "\n" * code[0].count("\n"), page)
    page = re.sub(r"\{[^}]*\}", VALUE, TITLES.sub(VALUE, page))
    return re.sub(r"\*\*|!(?=\[)|(?<!\w)\*(?=\w)|(?<=[\w.!?…])\*(?!\w)", "", page)


@cache
def pages() -> list[Text]:
    """The paragraphs of our English pages."""
    about = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")]
    read = []
    for file in [*about, ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        if not file.exists() or "style" in file.parts:  # the style pages quote wording we avoid
            continue
        number = 1
        for part in re.split(r"\n(?=\n|\||- |#)", prose(file.read_text(encoding="utf-8"))):
            read.append(Text(f"{file.relative_to(ROOT)}:{number}", part.strip()))
            number += part.count("\n") + 1
    return read


Read = Callable[[str], list[Text]]
EVERYTHING = [(language, read) for language in LANGUAGES for read in (catalogue, rules, stories)]
"""Everything people read in each language, by kind."""
