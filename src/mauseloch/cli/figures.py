"""Common arguments and output of `simulate` and `stats`: players and files, figures and tables."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TimeRemainingColumn,
)

from mauseloch import drawing
from mauseloch.cli.arguments import game_named
from mauseloch.core.game import AnyGame
from mauseloch.core.options import parsed_options
from mauseloch.core.words import say
from mauseloch.games import game as rules_of
from mauseloch.terminal.story import unusual
from mauseloch.texts import Texts

USUAL_SEATS = 4


def game_of(chosen: Namespace) -> AnyGame:
    """The chosen game, with its options."""
    name = game_named(chosen)
    usual = rules_of(name)
    known = [*usual.options, *getattr(usual, "reductions", ())]
    return rules_of(name, **parsed_options(known, chosen.option))


def seats_of(chosen: Namespace, game: AnyGame) -> int:
    """The number of seats: the one asked for, if it is possible; by default four, if possible."""
    if chosen.seats is None:
        return min(USUAL_SEATS, game.seats[-1])
    game.start(chosen.seats)
    return int(chosen.seats)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], object]]:
    """A bar that advances as matches finish, if there is a terminal to show it."""
    console, quiet = Console(stderr=True), not sys.stderr.isatty()
    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def share(words: Texts, value: float, digits: int = 2) -> str:
    """A share in percent."""
    return words(say("stats-percent", value=words.number(100 * value, digits)))


def between(words: Texts, interval: tuple[float, float], digits: int) -> str:
    """An interval of shares, in percent."""
    low, high = (words.number(100 * end, digits) for end in interval)
    return words(say("stats-between", low=low, high=high))


def columns(words: Texts, kind: str, *titles: str) -> list[str]:
    """The column titles of a table."""
    return [words(say(f"{kind}-column-{title}")) for title in titles]


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> Iterator[str]:
    """Lines with aligned columns: those in `left` to the left, the others to the right."""
    right = [column for column in range(len(rows[0])) if column not in left]
    for line in drawing.grid(rows, gap=3, right=right):
        yield f"  {line.plain}".rstrip()


def titled(game: AnyGame, words: Texts) -> str:
    """The game's title, and the options that aren't at their defaults."""
    return ", ".join([words(say(f"{game.name}-title")), *unusual(game)])


def headline(game: AnyGame, seats: int, chosen: Namespace, words: Texts) -> str:
    """What was played: the game and its options, the number of matches, and the players."""
    return words(
        say(
            "stats-headline",
            game=titled(game, words),
            seats=seats,
            matches=chosen.games,
            seed=str(chosen.seed),
        )
    )


def write(document: Mapping[str, Any], file: Path) -> None:
    """Write all figures, for programs."""
    file.write_text(f"{json.dumps(document, indent=1)}\n", encoding="ascii")


def is_written(file: Path, kind: str) -> bool:
    """Whether a file is a document of this kind, as written by `write`."""
    try:
        written = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(written, dict) and written.get("format") == kind
