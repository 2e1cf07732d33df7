"""A game as a package: one manifest lists its parts, which are loaded when needed.

    GAME = Package(
        home=__name__,
        folder=Path(__file__).parent,
        title="Hol's der Geier",
        rules=Geier, view=View, news=News,
        traits=Traits(usual_seats=3),
        bots=".players.bots", stand_in="simple", light=("simple", "pip"),
        narration=".narration",
    )

A part is the name of a module, relative to the package. Using a part that a game doesn't have
raises UnsupportedError; the error of a broken package names the package and the part.
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
    "bots", "narration", "terminal", "encoding", "kernel", "counts", "judging", "research", "regret"
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
    "regret": ("POSITIONS", "GRAIN", "SKINS", "known"),
}
"""The names that the module of each part must define."""
RULES = (
    *("name", "version", "seats", "options", "with_options", "start", "waiting", "legal", "odds"),
    *("apply", "view", "news", "insiders", "outcome", "rematch", "imagine"),
)
"""The names that the rules must define."""
ID = re.compile("[a-z][a-z0-9_]{0,31}")
COMPILED = {"kernel", "counts", "solver"}
"""Parts that need a compiler, one of our extras."""


class PackageError(MauselochError):
    """A game's package is broken: it is left out, and the other games are unaffected."""

    code = "broken_package"


@dataclass(frozen=True, kw_only=True)
class Traits:
    """What code that works for any game needs to know about this one."""

    usual_seats: int
    """The number of seats that makes a good match."""
    hidden: bool = True
    """Hands or picks are secret: people sharing a keyboard or a phone pass it on behind a cover
    page, and nobody takes over a seat in the middle of a match."""
    race: bool = False
    """The rules time the answers: no shared keyboard and no hints."""
    order: int = 100
    """Its position among the games on offer; ties are sorted by id."""


@dataclass(frozen=True, kw_only=True)
class Package:
    """The manifest of a game."""

    home: str
    """The Python package with the parts: `__name__`."""
    folder: Path
    """Its folder, with locales/ and rulebook/."""
    title: str
    """The game's name in its own language, for catalogues in none of our languages."""
    rules: type[Any]
    view: type[Any]
    news: Any
    """The union of all news."""
    traits: Traits
    earlier: Sequence[type[Any]] = ()
    """Rules that were replaced, each with its own version: matches begun with them continue with
    them. Best written as a difference from the next version."""

    bots: str
    """BOTS: its bots by name, including those of the ladder."""
    stand_in: str
    """The bot that stands in for people who are away or too slow: sensible and instant."""
    light: Collection[str]
    """The bots that answer at once and need no compiler."""
    narration: str
    """opening, scene, status, figures, doing, narrate and HEADLINES: the game in words. It may also
    have `warning(view, action)`: a warning that people must confirm before that action."""
    terminal: str | None = None
    """table, told, rows and choices: the game drawn. Without it, the game is shown in words."""
    encoding: str | None = None
    """ENCODING: actions, outcomes and observations as numbers."""
    kernel: str | None = None
    """packed: the compiled rules, for simulations, strong bots and the coach."""
    counts: str | None = None
    """COUNTED: the things that statistics count."""
    judging: str | None = None
    """exact: the values of actions where they are known; GRAIN, their resolution. It may also have
    `approximate`: an Approximation of them, where `exact` knows nothing."""
    research: str | None = None
    """RESEARCH: bounds of a match, for interfaces that need them before it begins."""
    regret: str | None = None
    """POSITIONS with exact values, the SKINS they can be put in, and known, the values in a match:
    what agents are measured by."""
    solvers: Mapping[str, str] = field(default_factory=dict)
    """What `mauseloch solve` can solve: modules by name."""
    _parts: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The parts loaded so far: a server asks dozens of times for every move."""

    @property
    def id(self) -> str:
        """Its id, as in records."""
        return str(self.rules.name)

    @property
    def editions(self) -> Mapping[int, type[Any]]:
        """All rules by version, the newest first."""
        return {one.version: one for one in (self.rules, *self.earlier)}

    def edition(self, version: int) -> type[Any]:
        """The rules of this version; raises RecordVersionError."""
        found = self.editions.get(version)
        if found is None:
            known = " and ".join(map(str, sorted(self.editions)))
            raise RecordVersionError(
                f"the record follows version {version} of the rules of {self.id}; "
                f"this program plays version {known}"
            )
        return found

    def has(self, part: PartName) -> bool:
        """Whether the game has this part."""
        return getattr(self, part) is not None

    def load(self, part: PartName) -> Any:
        """Load the module of a part; raises UnsupportedError, MissingExtraError or PackageError."""
        found = self._parts.get(part)
        if found is None:
            where = getattr(self, part)
            if where is None:
                raise self.unsupported(part)
            found = self._parts[part] = self._loaded(part, where, PARTS[part])
        return found

    def solver(self, name: str) -> Any:
        """Load the solver of this name, a module with `solve` and the ARGUMENTS it understands."""
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
        """The error that the game doesn't have this part."""
        return UnsupportedError(
            f"{self.id} has no {part}: this is not supported",
            say("error-unsupported-part", game=self.id, part=part),
        )

    def check(self) -> None:
        """Raise PackageError unless everything the manifest names exists."""
        for rules, name in product((self.rules, *self.earlier), RULES):
            if not hasattr(rules, name):
                raise broken(self.home, "rules", f"{rules.__name__} has no {name}")
        for rules in self.earlier:
            if rules.name != self.id or rules.version >= self.rules.version:
                raise broken(self.home, "earlier", f"{rules.__name__} isn't an earlier {self.id}")
        if len(self.editions) <= len(self.earlier):
            raise broken(self.home, "earlier", "two of them have the same version")
        if not ID.fullmatch(self.id):
            raise broken(self.home, "rules", f"{self.id!r} isn't an id: a-z, 0-9 and _, at most 32")
        if self.traits.usual_seats not in self.rules.seats:
            raise broken(self.home, "traits", f"it isn't for {self.traits.usual_seats} seats")
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
        """The messages needed before a match, when all games are on offer."""
        yield from (f"{self.id}-title", f"{self.id}-about")
        for option in self.rules.with_options({}).options:
            yield f"{self.id}-option-{option.name}"
            for value in option.allowed:
                if isinstance(value, str):
                    yield f"{self.id}-option-{option.name}-{value}"


def broken(home: str, part: str, why: str) -> PackageError:
    """The error that a package is broken, and where."""
    return PackageError(
        f"{home}, {part}: {why}", say("error-broken_package-part", package=home, part=part, why=why)
    )


@cache
def _is_there(module: str) -> bool:
    """Whether a module can be found; only its parents are loaded."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False
