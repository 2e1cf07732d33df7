"""What a way of playing in a terminal must be able to do, and which one fits this terminal."""

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
    """Between people and a match."""

    words: Texts
    asks: bool
    """Whether somebody is there to be asked what to play; a script is not."""
    hides: bool
    """Whether what was shown can be taken away again."""

    pauses: bool
    """Whether it waits until somebody has read what happened."""

    def begin(self, seating: Seating) -> None:
        """A match begins, or goes on."""

    def pick(self, heading: str, items: Sequence[str], start: int = 0) -> int:
        """One of these, by its place in the list."""

    def type_in(self, heading: str, default: str) -> str:
        """A text; the default if nothing is typed."""

    def note(self, text: str) -> None:
        """Something to be known before the next question."""

    def get_ready(self, seating: Seating) -> None:
        """Bots need a moment before they can play."""

    def pass_on(self, seating: Seating, seat: Seat) -> None:
        """Nothing hidden is to be seen until this seat's person has taken the keyboard."""

    def choose(self, seating: Seating, seat: Seat) -> str:
        """What this seat's person does."""

    def race(self, seating: Seating, seat: Seat) -> None:
        """Let the person and the bots answer a question that has a deadline."""

    def tell(self, seating: Seating, since: int) -> None:
        """What has happened since that piece of news."""


@contextlib.contextmanager
def fitting(words: Texts, *, plain: bool = False) -> Iterator[Front]:
    """A whole screen if the terminal can do that, otherwise lines of words."""
    if sys.stdin is None:  # closed before we began
        raise EOFError
    if not sys.stdin.isatty():
        yield Lines(words, scripted=True)
        return
    able = sys.stdout.isatty() and os.environ.get("TERM", "") not in CANNOT_DRAW
    if plain or not able or sys.platform == "win32":
        yield Lines(words, scripted=False)
        return
    from mauseloch.terminal.keys import Keys  # noqa: PLC0415 - not there on every system
    from mauseloch.terminal.screen import Screen  # noqa: PLC0415 - needs the keys

    with Screen(words, Keys(sys.stdin.fileno()), Console()) as screen:
        yield screen
