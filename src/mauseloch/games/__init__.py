"""Each game is a package: a folder in here, or a distribution with an entry point.

Both are found automatically, with no list to edit. A distribution says where its manifest is:

    [project.entry-points."mauseloch.games"]
    nim = "mauseloch_nim:GAME"
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, cast

from mauseloch.core.bot import MakeBot
from mauseloch.core.errors import UnknownGameError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.options import unknown
from mauseloch.core.package import Package, PackageError, broken
from mauseloch.core.words import say

GROUP = "mauseloch.games"


class Shelf(NamedTuple):
    """All games that were found."""

    packages: Mapping[str, Package]
    """Packages by id, in the order in which they are offered."""
    broken: tuple[PackageError, ...]
    """The errors of the other packages."""


@cache
def shelf() -> Shelf:
    """Look for games, once. A broken one is left out and does not affect the others."""
    packages: dict[str, Package] = {}
    errors: list[PackageError] = []
    for home, load in _sources():
        try:
            package = _checked(home, load)
            if package.id in packages:
                raise broken(home, "rules", f"there is another game {package.id!r}")
        except PackageError as error:
            errors.append(error)
        else:
            packages[package.id] = package
    ordered = sorted(packages.values(), key=lambda one: (one.traits.order, one.id))
    return Shelf({one.id: one for one in ordered}, tuple(errors))


def _sources() -> Iterator[tuple[str, Callable[[], Any]]]:
    """The places that may have manifests: our own folders first."""
    for found in iter_modules(__path__, f"{__name__}."):
        yield found.name, lambda name=found.name: import_module(name).GAME  # type: ignore[misc]
    from importlib.metadata import entry_points  # noqa: PLC0415 - slower to import than all the rules

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        yield entry.value.partition(":")[0], entry.load


def _checked(home: str, load: Callable[[], Any]) -> Package:
    try:
        package = load()
        if not isinstance(package, Package):
            raise broken(home, "manifest", f"GAME is {shown(package)}, not a Package")
        package.check()
    except PackageError:
        raise
    except Exception as error:
        raise broken(home, "manifest", repr(error)) from error
    return package


def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(shelf().packages))


def package(name: str) -> Package:
    """The manifest of a game; raises UnknownGameError."""
    found = shelf().packages.get(name)
    if found is None:
        raise UnknownGameError(
            f"there is no game {shown(name)}; there are {', '.join(names())}",
            say("error-unknown_game", name=shown(name), games=names()),
        )
    return found


def game(name: str, /, **options: Any) -> AnyGame:
    """The rules of a game with these options; raises UnknownGameError or OptionError."""
    return cast("AnyGame", package(name).rules.with_options(options))


def offered(name: str, /, **options: Any) -> AnyGame:
    """The rules of a game for people: without reductions, which are for research."""
    rules = game(name, **options)
    known = {option.name for option in rules.options}
    for one in options:
        if one not in known:
            raise unknown(name, one, [option.name for option in rules.options])
    return rules


def edition(name: str, version: int, options: Mapping[str, Any]) -> AnyGame:
    """The rules of a game in a given version; raises as `game` does, or RecordVersionError."""
    return cast("AnyGame", package(name).edition(version).with_options(options))


def newest(rules: AnyGame) -> AnyGame:
    """The rules for another match, whichever version the last one followed."""
    known = shelf().packages.get(rules.name)
    return rules if known is None else game(rules.name, **rules.chosen)


def bot_kinds(name: str) -> Mapping[str, MakeBot]:
    """The bots that come with a game."""
    return cast("Mapping[str, MakeBot]", package(name).load("bots").BOTS)
