"""One game, one folder. Folders are found by themselves: there is no list to edit."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from mauseloch.core.bot import MakeBot
from mauseloch.core.errors import UnknownGameError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Options
from mauseloch.core.words import say


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def game(name: str, /, **options: Any) -> AnyGame:
    """The rules of a game with these options; raises UnknownGameError or OptionError."""
    _check(name)
    rules: type[Options] = import_module(f"{__name__}.{name}").Game
    made: AnyGame = rules.with_options(options)  # type: ignore[assignment]  # a folder's Game is a game
    return made


def bot_kinds(name: str) -> Mapping[str, MakeBot]:
    """The bots that a game brings along."""
    _check(name)
    kinds: Mapping[str, MakeBot] = import_module(f"{__name__}.{name}.bots").BOTS
    return kinds


def slow_bots(name: str) -> frozenset[str]:
    """Those of them that search."""
    _check(name)
    slow: frozenset[str] = import_module(f"{__name__}.{name}.bots").SLOW
    return slow


def _check(name: str) -> None:
    if name not in names():
        raise UnknownGameError(
            f"there is no game {shown(name)}; there are {', '.join(names())}",
            say("error-unknown_game", name=shown(name), games=names()),
        )
