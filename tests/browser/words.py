"""The texts of the browser client, in each language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mauseloch.core.words import Arg, Say
from mauseloch.texts import Texts, euphonic
from tests.texts.pseudo import PSEUDO, pseudo
from tests.texts.reading import files

WEB = Path(__file__).parents[2] / "web"


@cache
def words(language: str) -> Texts:
    """All texts of a language: for the terminal, the pages, the boards and the lessons."""
    if language == PSEUDO:
        return _pseudo()
    spoken = Texts(language)
    for file in sorted(WEB.glob(f"locales*/{language}.ftl")) + sorted(
        WEB.glob(f"src/games/*/locales*/{language}.ftl")
    ):
        spoken.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return spoken


def _pseudo() -> Texts:
    spoken = Texts("en")
    functions: dict[str, Callable[..., Any]] = {"EUPHONIC": euphonic}
    spoken.bundle = FluentBundle(["en"], functions, use_isolating=False)
    for file in files("en"):
        catalogue = pseudo(file.read_text(encoding="utf-8"))
        spoken.bundle.add_resource(FluentResource(catalogue))
    return spoken


def ids() -> frozenset[str]:
    """The ids of all messages."""
    return frozenset(words("en").bundle._messages)


def said(language: str, what: str, **args: Arg) -> str:
    """One message in a language."""
    return words(language)(Say(what, args))
