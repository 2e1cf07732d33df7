"""All four languages are complete: nothing missing, superfluous, unused or inconsistent."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import mauseloch
from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.games import package
from mauseloch.games.geflippt import deck
from mauseloch.tables.names import NAMES
from mauseloch.tables.phrases import PHRASES
from mauseloch.telling import option_said, value_said
from mauseloch.terminal.story import story, title
from mauseloch.texts import (
    CONTROL,
    LANGUAGES,
    PACKAGE,
    Texts,
    catalogues,
    language_of,
    rulebook,
    texts,
)
from tests.goldens import FOLDER, GOLDENS, Golden
from tests.texts.reading import messages


class Variables(Visitor):
    """The names of all variables in a message, and the variants of its selectors."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: list[tuple[str, ...]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's way
        keys = [variant.key for variant in node.variants]
        self.variants.append(tuple(key.name for key in keys if isinstance(key, ast.Identifier)))
        self.generic_visit(node)


def variables(file: Path) -> dict[str, Variables]:
    found = {}
    for message in messages(file):
        assert message.id.name not in found, f"{file}: {message.id.name} is there twice"
        found[message.id.name] = used = Variables()
        used.visit(message)
    return found


def all_messages(language: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for file in catalogues(language):
        own = variables(file)
        assert not own.keys() & found.keys()
        found |= own
    return found


ENGLISH = all_messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_messages(language: str) -> None:
    folders = [file.parent for file in catalogues(language)]
    assert folders == [file.parent for file in catalogues("en")]
    assert len(folders) == 1 + len(mauseloch.games())
    for folder in folders:
        here = variables(folder / f"{language}.ftl")
        assert list(here) == list(variables(folder / "en.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_speaks_of_the_same_things(language: str) -> None:
    for name, used in all_messages(language).items():
        assert used.names == ENGLISH[name].names, name
        wanted = {variants for variants in ENGLISH[name].variants if "other" not in variants}
        assert wanted <= set(used.variants), name


THINGS = {
    *(f"geflippt-{name}" for name in (*deck.DESIGNS, *deck.CHEESES)),
    *NAMES,
    *(f"phrase-{phrase}" for phrase in PHRASES),
}
LISTED = {"geflippt-{name}", "name-{animal}", "phrase-{phrase}"}
"""How the code builds the ids of THINGS."""


def said_in_the_code() -> Iterator[re.Pattern[str]]:
    """The messages the code uses: literal ids, and patterns of ids from f-strings."""
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for found in re.findall(r'"([a-z{][a-z_.{}]*(?:-[a-z_.{}]+)*)"', text):
            parts = re.split(r"{[^}]*}", found)
            # LISTED are left out: as patterns they would match too much, as would bare braces.
            if found not in LISTED and any(part.strip("-") for part in parts):
                yield re.compile("[a-z_]+".join(map(re.escape, parts)))


def test_no_message_is_unused() -> None:
    patterns = set(said_in_the_code())
    unused = [name for name in ENGLISH if not any(one.fullmatch(name) for one in patterns)]
    assert set(unused) == THINGS


def test_a_round_of_geier_has_one_name_in_italian() -> None:
    text = (PACKAGE / "games" / "geier" / "locales" / "it.ftl").read_text(encoding="utf-8")
    assert "round" in text
    assert not re.search(r"\bturn[oi]\b", text)


def test_every_thing_and_every_reason_has_its_message() -> None:
    assert ENGLISH.keys() >= THINGS
    for game in mauseloch.games():
        text = import_module(package(game).rules.__module__).__doc__ or ""
        reasons = re.sub(r"\([^)]*\)", "", text.split("Ended by: ")[1])  # without explanations
        ended, decided = (re.findall(r"\w+", part) for part in reasons.split("Decided by: "))
        own = {name for name in ENGLISH if name.startswith((f"{game}-ended-", f"{game}-decided-"))}
        wanted = {f"{game}-ended-{code}" for code in ended}
        wanted |= {f"{game}-decided-{code}" for code in decided if f"decided-{code}" not in ENGLISH}
        assert own == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_every_match_can_be_told_in_every_language(golden: Golden, language: str) -> None:
    match = mauseloch.replay(FOLDER / f"{golden.name}.json")
    lines = [title(match, texts(language)), *story(match, texts(language))]
    assert len(lines) > 20
    for line in lines:
        assert line.strip()
        assert not re.search(r"[{}$]|None|\\", line), line


def outline(page: str) -> list[str]:
    """The sequence of line kinds: headings, items, quotes, rows, pictures, examples."""
    kind = re.compile(r"#+ |- |\d\. |> |\||!\[|\*\*|\*|")
    kinds = [kind.match(line) for line in page.splitlines() if line]
    return [found[0] for found in kinds if found is not None]


def page_as_written(game: str, language: str) -> str:
    """The page as stored, with options and pictures by name; the browser reads it like this."""
    return (package(game).folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", mauseloch.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_tells_the_same_in_every_language(game: str, language: str) -> None:
    page, english = rulebook(game, language), rulebook(game, "en")
    assert outline(page) == outline(english)
    assert re.findall(r"`[^`]+`", page) == re.findall(r"`[^`]+`", english)
    page, english = page_as_written(game, language), page_as_written(game, "en")
    assert outline(page) == outline(english)
    for own, theirs in zip(page.splitlines(), english.splitlines(), strict=True):
        for exact in (r"\{[^}]+\}", r"\]\([^)]+\)"):  # options, pictures
            assert re.findall(exact, own) == re.findall(exact, theirs)
        assert sorted(re.findall(r"\d+", own)) == sorted(re.findall(r"\d+", theirs))


@pytest.mark.parametrize("game", mauseloch.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_on_its_page_as_forms_call_it(game: str, language: str) -> None:
    """With what to type for each, which children in a browser never see."""
    page, words = rulebook(game, language), texts(language)
    for option in mauseloch.game(game).options:
        assert f"- **{words(option_said(game, option.name))}** (`{option.name}`)" in page
        if isinstance(option.allowed, range):
            assert f" (`{option.default}`)" in page
            continue
        for value in (one for one in option.allowed if isinstance(one, str)):
            assert f"*{words(value_said(game, option.name, value))}* (`{value}`)" in page
    assert not re.search(r"[{}]|!\[", page)
    assert "`" not in page_as_written(game, language)


@pytest.mark.parametrize("game", mauseloch.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_names_seats_and_credits(game: str, language: str) -> None:
    page, rules = rulebook(game, language), mauseloch.game(game)
    assert page.startswith(f"# {texts(language)(say(f'{game}-title'))}\n")
    first, last = rules.seats[0], rules.seats[-1]
    assert re.search(rf"\b{first}\b.*\b{last}\b", page)
    author = {"mausen": "Wendt", "geier": "Randolph", "zocken": "Knizia", "geflippt": "Bulk"}[game]
    assert author in page.splitlines()[-1]
    assert "Mauseloch" in page.splitlines()[-1]


def test_lists_numbers_and_plurals_are_the_languages_own() -> None:
    def told(language: str) -> list[str]:
        speak = texts(language)
        return [
            speak.listed(["a"]),
            speak.listed(["a", "b", "c"]),
            speak(say("geflippt-whacks", name="Ada", ms=1014)),
            speak(say("zocken-mice", colour="red", count=1)),
            speak(say("zocken-mice", colour="red", count=3)),
        ]

    assert told("de") == [
        "a",
        "a, b und c",
        "Ada schlägt nach 1.014 ms zu",
        "eine rote Maus",
        "drei rote Mäuse",
    ]
    assert told("en") == [
        "a",
        "a, b and c",
        "Ada whacks after 1,014 ms",
        "one red mouse",
        "three red mice",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_strangers_write_cannot_steer_a_terminal(language: str) -> None:
    """Colours, bells, line feeds, right-to-left overrides, halves of letters."""
    speak = texts(language)
    nasty = "a\x1b[2J\x07\r\n\x9b1m\u202eb\u2066\ud800\x7f"
    safe = r"a\x1b[2J\x07\r\n\x9b1m\u202eb\u2066\ud800\x7f"
    told = speak(say("error-in-file", file=nasty, error=say("error-bad_setup", detail=nasty)))
    assert told.count(safe) == 2
    assert not CONTROL.search(told)
    named = speak(say("error-no-game", games=[nasty, "Zoë", "x̂y"]))
    assert safe in named
    assert "Zoë" in named  # only control characters are removed
    assert "x̂y" in named
    assert speak(say("list", first="a\tb", last=3)).startswith(r"a\tb")


def test_an_unknown_language_message_or_variable_is_an_error() -> None:
    with pytest.raises(SetupError, match="there is no language 'tlh'; there are de, en, fr, it"):
        Texts("tlh")
    with pytest.raises(LookupError, match="en has no message 'nonsense'"):
        texts("en")(say("nonsense"))
    with pytest.raises(LookupError, match="en, message 'list'"):
        texts("en")(say("list", first="a"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "it", "LC_ALL": ""}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
