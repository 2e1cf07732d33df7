"""A game as a package: one manifest says what it brings along, and parts are loaded when needed.

    GAME = Package(
        home=__name__,
        folder=Path(__file__).parent,
        title="Hol's der Geier",
        rules=Geier, view=View, news=News,
        traits=Traits(usual_seats=3),
        bots=".players.bots", stand_in="simple", light=("simple", "pip"),
        narration=".narration",
    )

A part is the name of a module, relative to the package. What a game does not have is not supported,
and said so; a package that is broken names itself and its part.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec, resolve_name
from itertools import product
from pathlib import Path
from typing import Any, Literal

from mauseloch.core.errors import MauselochError, RecordVersionError, UnsupportedError
from mauseloch.core.extras import need
from mauseloch.core.words import LANGUAGES, say

PartName = Literal[
    "bots", "narration", "terminal", "encoding", "kernel", "counts", "judging", "research"
]
PARTS: Mapping[PartName, tuple[str, ...]] = {
    "bots": ("BOTS",),
    "narration": ("HEADLINES", "opening", "scene", "status", "figures", "doing", "narrate"),
    "terminal": ("table", "told", "rows", "choices"),
    "encoding": ("ENCODING",),
    "kernel": ("packed",),
    "counts": ("COUNTED",),
    "judging": ("exact",),
    "research": ("RESEARCH",),
}
"""What the module of each part must have."""
RULES = (
    *("name", "version", "seats", "options", "with_options", "start", "waiting", "legal", "odds"),
    *("apply", "view", "news", "insiders", "outcome", "rematch", "imagine"),
)
"""What the rules must have."""
ID = re.compile("[a-z][a-z0-9_]{0,31}")
COMPILED = {"kernel", "counts", "solver"}
"""Parts that need a compiler, an extra of ours."""


class PackageError(MauselochError):
    """A game's package is broken: it takes part in nothing, and nobody else is disturbed."""

    code = "broken_package"


@dataclass(frozen=True, kw_only=True)
class Traits:
    """What everybody else must know of a game, who knows no game."""

    usual_seats: int
    """As many as make a good match."""
    hidden: bool = True
    """Hands or picks are secret: who shares a keyboard or a phone passes it on behind a screen, and
    nobody takes over a seat in the middle of a match."""
    race: bool = False
    """Answers are timed by the rules: nobody can share a keyboard, and nobody asks for hints."""
    order: int = 100
    """Where it stands among those on offer; equals by their ids."""


@dataclass(frozen=True, kw_only=True)
class Package:
    """The manifest of a game."""

    home: str
    """The Python package that the parts are in: `__name__`."""
    folder: Path
    """Its folder, with locales/ and rulebook/."""
    title: str
    """What the game is called in its own language, for catalogues that speak none of ours."""
    rules: type[Any]
    view: type[Any]
    news: Any
    """The union of all news."""
    traits: Traits
    earlier: Sequence[type[Any]] = ()
    """Rules that were replaced, each with its own version: what was begun by them goes on by them.
    Best written as a difference to what came after."""

    bots: str
    """BOTS: its players by name, those of the ladder among them."""
    stand_in: str
    """The bot that plays for whoever is away or too slow: sensible, and needs no time."""
    light: Collection[str]
    """The bots that need neither time nor a compiler."""
    narration: str
    """opening, scene, status, figures, doing, narrate and HEADLINES: the game in words. It may also
    have `warning(view, action)`: what people hear, and must confirm, before they do that."""
    terminal: str | None = None
    """table, told, rows and choices: the game drawn; in words without it."""
    encoding: str | None = None
    """ENCODING: actions, outcomes and observations as numbers."""
    kernel: str | None = None
    """packed: the rules compiled, for simulations, strong bots and the coach."""
    counts: str | None = None
    """COUNTED: what statistics count."""
    judging: str | None = None
    """exact: what actions are worth where that is known; GRAIN, how finely."""
    research: str | None = None
    """RESEARCH: how far a match can go, for interfaces that ask before it begins."""
    solvers: Mapping[str, str] = field(default_factory=dict)
    """What `mauseloch solve` can solve, by name."""
    _parts: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Those loaded so far: a server asks dozens of times for every move."""

    @property
    def id(self) -> str:
        """Its id, as in records."""
        return str(self.rules.name)

    @property
    def editions(self) -> Mapping[int, type[Any]]:
        """All rules there are by their version, the newest first."""
        return {one.version: one for one in (self.rules, *self.earlier)}

    def edition(self, version: int) -> type[Any]:
        """The rules of a version; raises RecordVersionError."""
        found = self.editions.get(version)
        if found is None:
            known = " and ".join(map(str, sorted(self.editions)))
            raise RecordVersionError(
                f"the record follows version {version} of the rules of {self.id}; "
                f"this program plays version {known}"
            )
        return found

    def has(self, part: PartName) -> bool:
        """Whether it brings this part along."""
        return getattr(self, part) is not None

    def load(self, part: PartName) -> Any:
        """The module of a part; raises UnsupportedError, MissingExtraError or PackageError."""
        found = self._parts.get(part)
        if found is None:
            where = getattr(self, part)
            if where is None:
                raise self.unsupported(part)
            found = self._parts[part] = self._loaded(part, where, PARTS[part])
        return found

    def solver(self, name: str) -> Any:
        """The module that solves what is called so: `solve`, and the ARGUMENTS it understands."""
        return self._loaded("solver", self.solvers[name], ("solve", "ARGUMENTS"))

    def _loaded(self, part: str, where: str, wanted: Collection[str]) -> Any:
        if part in COMPILED:
            need("kernels")
        try:
            module = import_module(where, self.home)
        except ImportError as error:
            raise broken(self.home, part, f"{where} cannot be imported: {error}") from error
        except Exception as error:
            raise broken(self.home, part, f"{where} fails: {error!r}") from error
        for name in wanted:
            if not hasattr(module, name):
                raise broken(self.home, part, f"{where} has no {name}")
        return module

    def unsupported(self, part: str) -> UnsupportedError:
        """That it does not bring this part along."""
        return UnsupportedError(
            f"{self.id} has no {part}: this is not supported",
            say("error-unsupported-part", game=self.id, part=part),
        )

    def check(self) -> None:
        """Raise PackageError unless everything that it names is there."""
        for rules, name in product((self.rules, *self.earlier), RULES):
            if not hasattr(rules, name):
                raise broken(self.home, "rules", f"{rules.__name__} has no {name}")
        for rules in self.earlier:
            if rules.name != self.id or rules.version >= self.rules.version:
                raise broken(self.home, "earlier", f"{rules.__name__} is no earlier {self.id}")
        if len(self.editions) <= len(self.earlier):
            raise broken(self.home, "earlier", "two of them have the same version")
        if not ID.fullmatch(self.id):
            raise broken(self.home, "rules", f"{self.id!r} is no id: a-z, 0-9 and _, at most 32")
        if self.traits.usual_seats not in self.rules.seats:
            raise broken(self.home, "traits", f"{self.traits.usual_seats} seats cannot play")
        for part in PARTS:
            where = getattr(self, part)
            if where is not None and not _is_there(resolve_name(where, self.home)):
                raise broken(self.home, part, f"there is no module {where}")
        bots = self.load("bots").BOTS
        for bot in (self.stand_in, *self.light):
            if bot not in bots:
                raise broken(self.home, "bots", f"there is no bot {bot}")
        if self.stand_in not in self.light:
            raise broken(self.home, "bots", f"{self.stand_in} stands in, so it must be light")
        self.load("narration")
        self._check_texts()

    def _check_texts(self) -> None:
        for language in LANGUAGES:
            file = self.folder / "locales" / f"{language}.ftl"
            if not file.is_file():
                raise broken(self.home, "narration", f"there is no {file.parent.name}/{file.name}")
            text = file.read_text(encoding="utf-8")
            there = set(re.findall(r"^([\w-]+) *=", text, re.MULTILINE))
            for message in self._announced():
                if message not in there:
                    raise broken(self.home, "narration", f"{file.name} has no message {message}")

    def _announced(self) -> Iterator[str]:
        """The messages that are said before a match, when all games are on offer."""
        yield from (f"{self.id}-title", f"{self.id}-about")
        for option in self.rules.with_options({}).options:
            yield f"{self.id}-option-{option.name}"
            for value in option.allowed:
                if isinstance(value, str):
                    yield f"{self.id}-option-{option.name}-{value}"


def broken(home: str, part: str, why: str) -> PackageError:
    """What is wrong with which package, and where."""
    return PackageError(
        f"{home}, {part}: {why}", say("error-broken_package-part", package=home, part=part, why=why)
    )


@cache
def _is_there(module: str) -> bool:
    """Whether a module can be found; it is not loaded, only its parents are."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False
