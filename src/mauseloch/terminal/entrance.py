"""Which way of playing fits this terminal."""

import contextlib
import os
import sys
from collections.abc import Iterator

from rich.console import Console

from mauseloch.terminal.front import Front
from mauseloch.terminal.lines import Lines
from mauseloch.texts import Texts

CANNOT_DRAW = {"", "dumb", "unknown"}


@contextlib.contextmanager
def front(words: Texts, *, plain: bool = False) -> Iterator[Front]:
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
