"""What the command line provides to a game's solver."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from mauseloch.core.words import Say


class Desk(Protocol):
    """The user's side of a long computation: texts, progress and files."""

    def say(self, what: Say) -> str:
        """A message in the reader's language."""

    def number(self, value: float, digits: int) -> str:
        """A number as written in the reader's language."""

    def tell(self, *lines: Say | str) -> None:
        """Print results."""

    def note(self, what: Say) -> None:
        """Report something in the meantime, separate from the results."""

    def table(self, rows: Sequence[Sequence[str]]) -> Sequence[str]:
        """Lay rows out as lines with aligned columns."""

    def progress(self, total: float) -> AbstractContextManager[Callable[[float, Say | None], None]]:
        """Show a progress bar; call it with the amount done out of the total, and the activity."""

    def folder(self) -> Path:
        """The folder for files kept between sessions; raises RuntimeError without a home."""

    def hold(self, file: Path) -> AbstractContextManager[object]:
        """Lock a file for writing; raises SetupError if another process holds it."""
