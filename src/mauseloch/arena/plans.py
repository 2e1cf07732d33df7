"""Who plays whom, and where they sit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

from mauseloch.bots import bot, kinds
from mauseloch.bots.failure import BotError
from mauseloch.bots.own import file_of, load_anew
from mauseloch.core.bot import Answering
from mauseloch.core.errors import MauselochError, shown
from mauseloch.core.game import AnyGame
from mauseloch.core.options import Value
from mauseloch.core.words import say
from mauseloch.games import game as game_of
from mauseloch.games import package

BLOCK = 2
"""The number of matches with the same seed: each bot has every seat once."""
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
    pairs: tuple[tuple[int, int], ...]
    """Who plays whom, as bot numbers."""
    blocks: int
    """The number of blocks for each pair."""
    seed: str
    records: bool
    program: str
    """A hash of our program: every worker must have the same."""
    written: Mapping[str, str] = field(default_factory=dict)
    """A hash of each bot that isn't ours, by name: its code must not change."""

    @property
    def rules(self) -> AnyGame:
        """The game, with its options."""
        return game_of(self.game, **self.options)

    @property
    def games(self) -> int:
        """The number of matches that each pair plays."""
        return BLOCK * self.blocks

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots' names in tables: just the file name, if that is unambiguous."""
        short = [Path(named).name for named in self.bots]
        return tuple(
            name if short.count(name) == 1 else named
            for named, name in zip(self.bots, short, strict=True)
        )

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
                label: self.written[named]
                for label, named in zip(self.labels, self.bots, strict=True)
                if named in self.written
            },
            "pairs": [list(pair) for pair in self.pairs],
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
) -> Plan:
    """Plan the duels of all pairs of bots, of some, or of all with one of them.

    `games` is rounded up to whole blocks. Raises SetupError, ArenaError or BotError for invalid
    arguments, and OSError if a bot's file cannot be read.
    """
    rules = game_of(game) if isinstance(game, str) else game
    seats = rules.seats[0] if seats is None else seats
    rules.start(seats)
    named = tuple(_whole(name, rules) for name in bots)
    if len(named) < 2 or len(set(named)) < len(named):
        raise ArenaError("name two bots or more, all different", say("error-arena-bots"))
    if against is not None and against not in bots:
        raise ArenaError(
            f"{shown(against)} is not among the bots",
            say("error-arena-against", name=shown(against), bots=bots),
        )
    number = {name: place for place, name in enumerate(bots)}
    if pairs is None:
        pairs = [pair for pair in combinations(bots, 2) if against is None or against in pair]
    for name in named:
        if name not in kinds(rules.name) and _is_plain(name):
            bot(name, rules)  # which raises the error; making ours may need a compiler
    return Plan(
        game=rules.name,
        options=dict(rules.chosen),
        seats=seats,
        bots=named,
        pairs=tuple((number[one], number[other]) for one, other in pairs),
        blocks=-(-games // BLOCK),
        seed=str(seed),
        records=records,
        program=program(rules.name),
        written={name: _read(name) for name in named if name not in kinds(rules.name)},
    )


def _whole(named: str, rules: AnyGame) -> str:
    """A file with its full path: workers may run in another folder."""
    file = None if named in kinds(rules.name) or _is_plain(named) else file_of(named)
    return named if file is None else str(file.resolve())


def _is_plain(named: str) -> bool:
    """Whether this can only be a bot's name, possibly misspelt."""
    return not {".", ":", "/", "\\"} & set(named)


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
    return _there[key]


def _read(named: str) -> str:
    """Load a bot from its current code; return a hash of all of it."""
    try:
        answering, files = load_anew(named)
    except BotError as error:
        raise blamed(named, error) from None
    written = _hash(files)
    _there.setdefault((named, written), answering)
    return written


def blamed(named: str, error: BotError) -> BotError:
    """The same error, with the name of the bot that caused it."""
    words = say("error-in-file", file=named, error=error.words)
    return BotError(f"{named}: {error}", words, error.trace)


_there: dict[tuple[str, str], Answering] = {}
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
