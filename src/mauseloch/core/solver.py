"""What a command line lends to a game that can be solved."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from mauseloch.core.words import Say


class Desk(Protocol):
    """Somebody waits in front of it, reads what is told, and may go away for a while."""

    def say(self, what: Say) -> str:
        """A message in the reader's language."""

    def number(self, value: float, digits: int) -> str:
        """A number as it is written in that language."""

    def tell(self, *lines: Say | str) -> None:
        """What was found."""

    def note(self, what: Say) -> None:
        """Something to know meanwhile, apart from what was found."""

    def table(self, rows: Sequence[Sequence[str]]) -> Sequence[str]:
        """Lines with columns under each other."""

    def progress(self, total: float) -> AbstractContextManager[Callable[[float, Say | None], None]]:
        """A bar that is told how far things are, out of the total, and what is being done."""

    def folder(self) -> Path:
        """Where things are kept between sessions; raises RuntimeError without a home."""

    def hold(self, file: Path) -> AbstractContextManager[object]:
        """Nobody else may write it at the same time; raises SetupError if somebody does."""
