"""How `simulate` and `stats` are asked and answer: players and files, figures and tables."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TimeRemainingColumn,
)

import mauseloch
from mauseloch.core.errors import SetupError
from mauseloch.core.game import AnyGame
from mauseloch.core.words import say
from mauseloch.terminal.picker import parsed_options
from mauseloch.texts import Texts

USUAL_SEATS = 4
MOST = 2**48
"""Of nothing has any machine room for more."""


def game_of(chosen: Namespace) -> AnyGame:
    """The game asked for, with its options."""
    if chosen.game is None:
        raise SetupError("name a game", say("error-no-game", games=mauseloch.games()))
    plain = mauseloch.game(chosen.game)
    return mauseloch.game(chosen.game, **parsed_options(plain, chosen.option))


def seats_of(chosen: Namespace, game: AnyGame) -> int:
    """How many play: as many as were asked for, if so many can, or four if they can."""
    if chosen.seats is None:
        return min(USUAL_SEATS, game.seats[-1])
    game.start(chosen.seats)
    seats: int = chosen.seats
    return seats


def check_number(name: str, value: int | None, least: int) -> None:
    """Raise SetupError for a number that is too small, MemoryError for one beyond any machine."""
    if value is not None and value < least:
        raise SetupError(
            f"{name} must be at least {least}, not {value}",
            say(
                "error-stats-number",
                name=name,
                least=str(least),
                value=str(value).replace("-", "−"),
            ),
        )
    if value is not None and value > MOST:
        raise MemoryError


def check_file(file: Path | None, ours: Callable[[Path], bool]) -> None:
    """Raise SetupError rather than overwrite something else, OSError if it cannot be written."""
    if file is None:
        return
    if file.is_file() and file.stat().st_size and not ours(file):
        raise SetupError(
            f"{file} is there already, and not ours", say("error-stats-not-ours", file=str(file))
        )
    new = not file.exists()
    with file.open("ab"):  # before anybody waits for an hour
        pass
    if new:
        file.unlink()


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], object]]:
    """A bar that moves on as matches are done, if there is a terminal to show it."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def share(words: Texts, value: float) -> str:
    """A part of 1, in percent."""
    return words(say("stats-percent", value=words.number(100 * value, 2)))


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> Iterator[str]:
    """Lines with columns under each other; these are on the left, the others on the right."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = []
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            space = " " * (width - cell_len(cell))
            cells.append(cell + space if number in left else space + cell)
        yield f"  {'   '.join(cells)}".rstrip()


def titled(game: AnyGame, words: Texts) -> str:
    """The game's title, and the options that are not the usual ones."""
    usual = {option.name: option.default for option in game.options}
    options = [
        f"{name}={str(value).lower()}"
        for name, value in game.chosen.items()
        if value != usual[name]
    ]
    return ", ".join([words(say(f"{game.name}-title")), *options])


def headline(game: AnyGame, seats: int, chosen: Namespace, words: Texts) -> str:
    """What was played: the game and its options, how many and which."""
    return words(
        say(
            "stats-headline",
            game=titled(game, words),
            seats=seats,
            matches=chosen.games,
            seed=str(chosen.seed),
        )
    )
