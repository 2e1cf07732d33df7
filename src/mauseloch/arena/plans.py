"""Who plays whom, and where they sit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from mauseloch.bots import bot, kinds
from mauseloch.bots.failure import BotError, blamed
from mauseloch.bots.own import Loaded, file_of, is_name, load_anew
from mauseloch.core.bot import Answering
from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Value
from mauseloch.core.words import say
from mauseloch.games import game as game_of
from mauseloch.games import package

BLOCK = 2
"""The number of matches of two bots with the same seed: each has every seat once."""
LIMIT_S = 10.0
"""How long a bot of your own may think about one answer."""
PACKAGE = Path(__file__).parents[1]
TOLD = {"narration.py", "terminal.py"}
"""Files that present a game: they don't affect play, and nor do texts."""
TEXTS = {"locales", "rulebook", "__pycache__"}


class ArenaError(MauselochError):
    """These bots cannot be compared like this."""

    code = "arena"


class EndlessError(ArenaError):
    """A match that never ends, however often it is played."""


@dataclass(frozen=True)
class Plan:
    """Everything that determines the results; small enough to send with every job."""

    game: str
    options: Mapping[str, Value]
    """All options, including defaults."""
    seats: int
    bots: tuple[str, ...]
    """Names of the game's bots, full paths of files, or modules."""
    groups: tuple[tuple[int, ...], ...]
    """Who plays whom, as bot numbers: pairs or, with `each`, those that share a table."""
    blocks: int
    """The number of blocks for each group."""
    seed: str
    records: bool
    program: str
    """A hash of our program: every worker must have the same."""
    written: Mapping[str, str] = field(default_factory=dict)
    """A hash of each bot that isn't ours, by name: its code must not change."""
    each: bool = False
    """Whether every table has one of each bot, rather than two bots that share it half and half."""
    fill: str | None = None
    """Who fills the other seats then, uncounted."""
    limit_s: float = LIMIT_S
    """How long a bot of your own may think about one answer; 0 is no limit."""
    forfeits: bool = False
    """Whether a bot that fails loses its match, rather than ending the run."""

    @property
    def rules(self) -> AnyGame:
        """The game, with its options."""
        return game_of(self.game, **self.options)

    @property
    def games(self) -> int:
        """The number of matches that each group plays."""
        return self.per_block * self.blocks

    @property
    def per_block(self) -> int:
        """The number of matches with the same seed: each bot has every seat once."""
        return self.seats if self.each else BLOCK

    def bots_of(self, group: int) -> list[str]:
        """The names of the bots at a group's tables; last comes who fills the other seats."""
        fill = [] if self.fill is None else [self.fill]
        return [self.bots[number] for number in self.groups[group]] + fill

    def seatings(self, block: int) -> tuple[tuple[int, ...], ...]:
        """Who sits where in the matches of a block, as numbers in the group."""
        if not self.each:
            return seatings(self.seats, block)
        return rounds(self.seats, block, len(self.groups[0]))

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots' names in tables: just the file name, if that is unambiguous."""
        return tuple(map(self.label, self.bots))

    def label(self, named: str) -> str:
        """A bot's name in tables."""
        short = [Path(other).name for other in {*self.bots, named}]
        name = Path(named).name
        return name if short.count(name) == 1 else named

    def is_own(self, named: str) -> bool:
        """Whether the bot is your own rather than one of the game's."""
        return named not in kinds(self.game)

    def settings(self) -> dict[str, Any]:
        """The settings that must match to combine results; the number of blocks may differ."""
        return {
            "game": self.game,
            "rules": self.rules.version,
            "options": dict(self.options),
            "seats": self.seats,
            "bots": list(self.labels),
            "files": {
                self.label(named): self.written[named]
                for named in dict.fromkeys([*self.bots, self.fill or ""])
                if named in self.written
            },
            "groups": [list(group) for group in self.groups],
            "one_of_each": self.each,
            "fill": None if self.fill is None else self.label(self.fill),
            "limit": self.limit_s,
            "forfeits": self.forfeits,
            "seed": self.seed,
            "records": self.records,
            "program": self.program,
        }


def plan(
    game: str | AnyGame,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    pairs: Sequence[tuple[str, str]] | None = None,
    against: str | None = None,
    seed: int | str = 0,
    records: bool = False,
    one_of_each: bool = False,
    fill: str | None = None,
    limit_s: float = LIMIT_S,
    forfeits: bool = False,
) -> Plan:
    """Plan the duels of all pairs of bots, of some, or of all with one of them.

    With `one_of_each`, no bot meets its own copy: everyone sits at every table or, if there are
    more bots than seats, in every line-up of as many as there are seats; `fill` takes the seats
    that are left, and implies it. A bot of your own that thinks about an answer for more than
    `limit_s`, or fails in another way, ends the run; with `forfeits` it loses its match instead.

    `games` is rounded up to whole blocks. Raises SetupError, ArenaError or BotError for invalid
    arguments, and OSError if a bot's file cannot be read.
    """
    rules = game_of(game) if isinstance(game, str) else game
    one_of_each = one_of_each or fill is not None
    if seats is None:
        wanted = len(bots) if one_of_each and fill is None else rules.seats[0]
        seats = min(max(wanted, rules.seats[0]), rules.seats[-1])
    rules.start(seats)
    named = tuple(_whole(name, rules) for name in bots)
    filler = None if fill is None else _whole(fill, rules)
    if len(named) < 2 or len(set(named)) < len(named):
        raise ArenaError("name two bots or more, all different", say("error-arena-bots"))
    if against is not None and against not in bots:
        raise ArenaError(
            f"{shown(against)} is not among the bots",
            say("error-arena-against", name=shown(against), bots=bots),
        )
    if one_of_each and len(named) < seats and filler is None:
        raise ArenaError(
            f"{len(named)} bots for {seats} seats: name more, or who fills the others",
            say("error-arena-few", bots=len(named), seats=seats),
        )
    number = {name: place for place, name in enumerate(bots)}
    together = min(len(named), seats) if one_of_each else 2
    groups: Sequence[Sequence[str]] = (
        pairs
        if pairs is not None and not one_of_each
        else [
            group for group in combinations(bots, together) if against is None or against in group
        ]
    )
    everyone = dict.fromkeys([*named, *([] if filler is None else [filler])])
    for name in everyone:
        if name not in kinds(rules.name) and is_name(name):
            bot(name, rules)  # which raises the error; making ours may need a compiler
    return Plan(
        game=rules.name,
        options=dict(rules.chosen),
        seats=seats,
        bots=named,
        groups=tuple(tuple(number[one] for one in group) for group in groups),
        blocks=-(-games // (seats if one_of_each else BLOCK)),
        seed=str(seed),
        records=records,
        program=program(rules.name),
        written={name: _read(name) for name in everyone if name not in kinds(rules.name)},
        each=one_of_each,
        fill=filler,
        limit_s=float(limit_s),
        forfeits=forfeits,
    )


def _whole(named: str, rules: AnyGame) -> str:
    """A file with its full path: workers may run in another folder."""
    file = None if named in kinds(rules.name) or is_name(named) else file_of(named)
    return named if file is None else str(file.resolve())


def made(plan: Plan, named: str, seed: str) -> Answering:
    """The bot of that name, ready for a match; raises ArenaError, BotError or OSError.

    A bot that isn't ours is read once per process, and must be the one that the plan was made with.
    """
    if not plan.is_own(named):
        return bot(named, plan.rules, seed)
    key = named, plan.written[named]
    if key not in _there and _read(named) != plan.written[named]:
        raise ArenaError(
            f"{named} is not the same here as where it was planned",
            say("error-arena-other-bot", name=named),
        )
    return _there[key].answering


def modules(plan: Plan, named: str) -> Sequence[ModuleType]:
    """The modules of a bot of your own that this process has loaded."""
    return _there[named, plan.written[named]].modules


def _read(named: str) -> str:
    """Load a bot from its current code; return a hash of all of it."""
    try:
        loaded = load_anew(named)
    except BotError as error:
        raise blamed(named, error) from None
    written = _hash(loaded.files)
    _there.setdefault((named, written), loaded)
    return written


_there: dict[tuple[str, str], Loaded] = {}
"""Bots of your own that this process has loaded, by name and hash."""


def seatings(seats: int, block: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who sits where in the two matches of a block: 0 is the first bot of a pair, 1 the second.

    They alternate, and in the second match each has the other's seats: whatever a seat is worth,
    both get it. With an odd number of seats, two of the same bot are neighbours; their place moves
    on from block to block.

    >>> seatings(4, 0)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> seatings(3, 1)
    ((1, 0, 0), (0, 1, 1))
    """
    first = tuple((seat + block) % seats % 2 for seat in range(seats))
    return first, tuple(1 - one for one in first)


def rounds(seats: int, block: int, bots: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where in the matches of a block with one of each bot.

    The circle is drawn anew for each block and then turned seat by seat, so that each bot has every
    seat once. The number `bots` stands for whoever fills the other seats.

    >>> rounds(3, 0, 2)
    ((0, 2, 1), (2, 1, 0), (1, 0, 2))
    """
    circle = [min(place, bots) for place in range(seats)]
    Random(f"seats/{block}").shuffle(circle)  # noqa: S311 - no secret
    return tuple((*circle[turn:], *circle[:turn]) for turn in range(seats))


@cache
def program(game: str) -> str:
    """A hash of everything that decides how its matches go: rules, bots, kernels, tables."""
    parts = [file for ours in ("core", "bots", "compiled") for file in PACKAGE.glob(f"{ours}/*.py")]
    folder = package(game).folder
    files = (file for file in folder.rglob("*") if file.is_file() and file.name not in TOLD)
    parts += [file for file in files if not TEXTS.intersection(file.parts)]
    return _hash(sorted(parts))


def _hash(files: Sequence[Path]) -> str:
    found = sha256()
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
