"""What bots of your own print: to a file, so that it never gets between the lines of a report."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MOST = 1_000_000
"""How many characters a process keeps; more would only fill the disk."""
_talking: list[str] = []
"""The bot that answers now."""


@contextmanager
def talking(named: str) -> Iterator[None]:
    """Whatever is printed meanwhile comes from this bot."""
    _talking.append(named)
    try:
        yield
    finally:
        _talking.pop()


class Printed(io.TextIOBase):
    """Takes the place of standard output in a process that only plays."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._line = ""
        self._left = MOST

    def writable(self) -> bool:
        """Anything can be printed."""
        return True

    def write(self, text: str) -> int:
        """Write whole lines, each with the name of its bot."""
        *lines, line = (self._line + text).split("\n")
        self._line = line[: self._left]
        who = f"{Path(_talking[-1]).name}: " if _talking else ""
        told = "".join(f"{who}{line}\n" for line in lines)[: self._left]
        if told:
            self._left -= len(told)
            with self._file.open("a", encoding="utf-8", errors="replace") as opened:
                opened.write(told)  # at once, so that processes don't cut each other's lines
        return len(text)


def print_to(file: Path) -> None:
    """From now on, everything that this process prints goes to this file."""
    sys.stdout = Printed(file)
