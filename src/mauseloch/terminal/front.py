"""The interface of a terminal front end, and the choice of one for this terminal."""

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Protocol

from rich.console import Console

from mauseloch.core.game import Seat
from mauseloch.terminal.lines import Lines
from mauseloch.terminal.seating import Seating
from mauseloch.texts import Texts

CANNOT_DRAW = {"", "dumb", "unknown"}


class Front(Protocol):
    """The front end between people and a match."""

    words: Texts
    asks: bool
    """Whether there are people to ask what to play; a script can't be asked."""
    hides: bool
    """Whether what was shown can be hidden again."""

    pauses: bool
    """Whether it waits for people to read what happened."""

    def begin(self, seating: Seating) -> None:
        """A match begins or continues."""

    def pick(self, heading: str, items: Sequence[str], start: int = 0) -> int:
        """Let people pick an item; return its index."""

    def type_in(self, heading: str, default: str) -> str:
        """Let people type a text; the default if nothing is typed."""

    def note(self, text: str) -> None:
        """Show something that people need to know before the next question."""

    def get_ready(self, seating: Seating) -> None:
        """Say that bots need a moment before they can play."""

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        """Show nothing hidden until this seat's person has taken over the keyboard."""

    def choose(self, seating: Seating, seat: Seat) -> str:
        """Ask this seat's person for an action."""

    def race(self, seating: Seating, seat: Seat) -> None:
        """Let the person and the bots answer a question with a deadline."""

    def tell(self, seating: Seating, since: int) -> None:
        """Tell what has happened since this piece of news."""


@contextlib.contextmanager
def fitting(words: Texts, *, plain: bool = False) -> Iterator[Front]:
    """A full screen if the terminal supports it, otherwise lines of words."""
    if sys.stdin is None:  # closed before we began
        raise EOFError
    if not sys.stdin.isatty():
        yield Lines(words, scripted=True)
        return
    able = sys.stdout.isatty() and os.environ.get("TERM", "") not in CANNOT_DRAW
    if plain or not able or sys.platform == "win32":
        yield Lines(words, scripted=False)
        return
    from mauseloch.terminal.keys import Keys  # noqa: PLC0415 - not available on every system
    from mauseloch.terminal.screen import Screen  # noqa: PLC0415 - needs the keys

    with Screen(words, Keys(sys.stdin.fileno()), Console()) as screen:
        yield screen
