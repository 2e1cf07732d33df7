"""`mauseloch solve`: solve games exactly, with solvers from their packages."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from mauseloch.cli import figures
from mauseloch.cli.arguments import UsageError
from mauseloch.core.errors import SetupError
from mauseloch.core.package import Package
from mauseloch.core.words import Say, say
from mauseloch.games import shelf
from mauseloch.terminal import files
from mauseloch.texts import Texts

ARGUMENTS = ("option", "checkpoint", "cards", "cores", "out")


def run(chosen: Namespace, words: Texts) -> None:
    """Let the game's package solve it; refuse arguments that it does not use."""
    known: dict[str, Package] = {}
    for package in shelf().packages.values():
        known |= dict.fromkeys(package.solvers, package)
    if chosen.game not in known:
        raise SetupError(
            "name a game that can be solved", say("error-solve-game", games=list(known))
        )
    solver = known[chosen.game].solver(chosen.game)
    for name in ARGUMENTS:
        if name not in solver.ARGUMENTS and getattr(chosen, name) not in (None, []):
            told = say("usage-argument", argument=f"--{name}", command="solve")
            raise UsageError(chosen.lang, told)
    solver.solve(chosen, Terminal(words))


class Terminal:
    """The desk of a person at a terminal."""

    def __init__(self, words: Texts) -> None:
        self.say = words
        self.number = words.number

    def tell(self, *lines: Say | str) -> None:
        """Print lines to standard output."""
        for line in lines:
            print(line if isinstance(line, str) else self.say(line))

    def note(self, what: Say) -> None:
        """Print a message to standard error."""
        print(self.say(what), file=sys.stderr)

    def table(self, rows: Sequence[Sequence[str]]) -> Sequence[str]:
        """Align numbers to the right."""
        return list(figures.table(rows))

    @contextmanager
    def progress(self, total: float) -> Iterator[Callable[[float, Say | None], None]]:
        """A bar, if there is a terminal to show it."""
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        console = Console(stderr=True)
        quiet = not console.is_terminal
        with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
            task = bar.add_task("", total=total)

            def show(done: float, what: Say | None) -> None:
                description = None if what is None else self.say(what)
                bar.update(task, description=description, completed=done)

            yield show

    def folder(self) -> Path:
        """The folder where matches are kept as well."""
        return files.folder()

    def hold(self, file: Path) -> AbstractContextManager[object]:
        """Lock a file, with a lock beside those of matches."""
        return files.held(file)
