"""The four languages: Fluent catalogues, shared by terminal and browser.

Each game has its own texts in `locales/<language>.ftl` in its folder; shared texts are in
`locales/<language>.ftl` beside this file.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from mauseloch.core.errors import MauselochError, SetupError, shown
from mauseloch.core.words import LANGUAGES, Arg, Say, say
from mauseloch.games import package, shelf

__all__ = ["LANGUAGES", "Texts", "catalogues", "language_of", "rulebook", "texts"]

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
OPTION = re.compile(r"(?P<marks>\*{0,2}){(?P<name>\w+)(?:=(?P<value>\w+))?}(?P=marks)")
PICTURE = re.compile(r"^!\[[^]]*\]\([a-z]+\)\n+", re.MULTILINE)
"""Like `OPTION`, found only in rulebooks; web/src/rules/markdown.ts reads both too."""
PACKAGE = Path(__file__).parent
ACCENTS = re.compile("[\u0300-\u036f]")
OPENING = re.compile(r"[\W_]*([aeiou])(?!d)")


class MissingTextError(MauselochError, LookupError):
    """A catalogue lacks this message, or the message expects other arguments."""

    code = "missing_text"


class Texts:
    """All our messages in one language."""

    def __init__(self, language: str, only: re.Pattern[str] | None = None) -> None:
        """`only` matches the messages to read, where reading all would take too long."""
        if language not in LANGUAGES:
            raise SetupError(
                f"there is no language {shown(language)}; there are {', '.join(LANGUAGES)}"
            )
        self.language = language
        functions: dict[str, Callable[..., Any]] = {"EUPHONIC": euphonic}
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        for file in catalogues(language):
            content = file.read_text(encoding="utf-8")
            wanted = "\n".join(only.findall(content)) if only else content
            self.bundle.add_resource(FluentResource(wanted))

    def __call__(self, what: Say) -> str:
        """The message in this language; raises MissingTextError if there is none."""
        message = self.bundle.get_message(what.id) if self.bundle.has_message(what.id) else None
        if message is None or message.value is None:
            raise MissingTextError(f"{self.language} has no message {what.id!r}")
        args = {name: self._said(arg) for name, arg in what.args.items()}
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise MissingTextError(f"{self.language}, message {what.id!r}: {errors[0]}")
        return str(text)

    def _said(self, arg: Arg) -> str | int:
        if isinstance(arg, Say):
            return self(arg)
        if isinstance(arg, int):
            return arg
        if isinstance(arg, str):  # a stranger's text must not control the terminal
            return CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), arg)
        return self.listed([str(self._said(one)) for one in arg])

    def number(self, value: float, digits: int) -> str:
        """A number with this many decimal places, as this language writes it."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(value, pattern, self.language).replace("-", "−")

    def listed(self, items: Sequence[str]) -> str:
        """A list of any length, as this language joins its items."""
        if len(items) < 2:
            return "".join(items)
        return self(Say("list", {"first": ", ".join(items[:-1]), "last": items[-1]}))


def euphonic(text: object) -> str:
    """The vowel that begins a text, for Italian *ed* before e- and *ad* before a-; else "none".

    Before a vowel followed by d, Italian avoids a second d: *e Edoardo*, *a Ada*.
    """
    plain = ACCENTS.sub("", unicodedata.normalize("NFD", str(text))).lower()
    found = OPENING.match(plain)
    return found[1] if found else "none"


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def catalogues(language: str) -> list[Path]:
    """The files of a language: what all games share, and each game's own."""
    folders = [PACKAGE, *(one.folder for one in shelf().packages.values())]
    return [folder / "locales" / f"{language}.ftl" for folder in folders]


def rulebook(game: str, language: str) -> str:
    """The rules of a game in a page or two, as Markdown for a terminal.

    The file names an option `{ties}` and one of its values `{ties=cascade}`. They become the labels
    used in forms, followed by what to type for them; browsers show the label alone. Pictures,
    `![what it shows](its name)` on lines of their own, are only for browsers.
    """
    file = package(game).folder / "rulebook" / f"{language}.md"
    if not file.is_file():
        raise package(game).unsupported("rulebook")
    words = texts(language)

    def named(found: re.Match[str]) -> str:
        marks, name, value = found["marks"], found["name"], found["value"]
        if value is None:
            return f"{marks}{words(say(f'{game}-option-{name}'))}{marks} (`{name}`)"
        if value.isdecimal():  # the page explains it in words
            return f"(`{value}`)"
        return f"{marks}{words(say(f'{game}-option-{name}-{value}'))}{marks} (`{value}`)"

    return OPTION.sub(named, PICTURE.sub("", file.read_text(encoding="utf-8")))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's terminal, or English if it isn't one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"
