"""How `simulate` and `stats` are asked and answer: players and files, figures and tables."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.cells import cell_len
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TimeRemainingColumn,
)

from mauseloch.core.errors import SetupError
from mauseloch.core.game import AnyGame
from mauseloch.core.options import parsed_options
from mauseloch.core.words import say
from mauseloch.games import game as rules_of
from mauseloch.games import names
from mauseloch.texts import Texts

USUAL_SEATS = 4


def game_of(chosen: Namespace) -> AnyGame:
    """The game asked for, with its options."""
    if chosen.game is None:
        raise SetupError("name a game", say("error-no-game", games=names()))
    plain = rules_of(chosen.game)
    return rules_of(chosen.game, **parsed_options(plain.options, chosen.option))


def seats_of(chosen: Namespace, game: AnyGame) -> int:
    """How many play: as many as were asked for, if so many can, or four if they can."""
    if chosen.seats is None:
        return min(USUAL_SEATS, game.seats[-1])
    game.start(chosen.seats)
    seats: int = chosen.seats
    return seats


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
