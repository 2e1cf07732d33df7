"""Single keys from a terminal, as soon as they are pressed."""

import codecs
import os
import select
import termios
import tty
from types import TracebackType
from typing import Any, Self

ESCAPED = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
    "[H": "home",
    "[F": "end",
    "[5~": "pageup",
    "[6~": "pagedown",
    "[3~": "backspace",
}
NAMED = {"\r": "enter", "\n": "enter", "\x7f": "backspace", "\b": "backspace", "\t": "tab"}
ESCAPE = "\x1b"
END_OF_INPUT = "\x04"
ESCAPE_WAIT_S = 0.05
"""A terminal sends an arrow key at once; who presses Escape presses nothing so soon after it."""


class Keys:
    """The keyboard of a terminal: each key a letter, or a name like "left" or "enter"."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self._before: list[Any] | None = None
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self._waiting = ""

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self.terminal)
        tty.setcbreak(self.terminal)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            termios.tcsetattr(self.terminal, termios.TCSADRAIN, self._before)

    def read(self, timeout_s: float | None = None) -> str | None:
        """The next key; None if there was none in time.

        Raises KeyboardInterrupt for Ctrl-D too, and EOFError when the terminal is gone.
        """
        if not self._waiting and not self._more(timeout_s):
            return None
        letter, self._waiting = self._waiting[:1], self._waiting[1:]
        if letter == END_OF_INPUT:
            raise KeyboardInterrupt
        if letter != ESCAPE:
            return NAMED.get(letter, letter)
        return self._escaped()

    def drop(self) -> None:
        """Forget what was pressed before somebody could know what for."""
        termios.tcflush(self.terminal, termios.TCIFLUSH)
        self._waiting = ""

    def _escaped(self) -> str:
        """What an escape sequence means; one that we do not know means nothing."""
        if not self._waiting and not self._more(ESCAPE_WAIT_S):
            return "escape"
        sequence = self._next()
        if sequence in {"[", "O"}:
            while not (last := self._next()) or not "@" <= last <= "~":
                if not last:
                    return ""
                sequence += last
            sequence += last
        return ESCAPED.get(sequence, "")

    def _next(self) -> str:
        if not self._waiting and not self._more(ESCAPE_WAIT_S):
            return ""
        letter, self._waiting = self._waiting[:1], self._waiting[1:]
        return letter

    def _more(self, timeout_s: float | None) -> bool:
        """Wait for more letters."""
        while not self._waiting:
            if not select.select([self.terminal], [], [], timeout_s)[0]:
                return False
            try:
                found = os.read(self.terminal, 1024)
            except OSError:  # the window was closed
                found = b""
            if not found:
                raise EOFError
            self._waiting = self._letters.decode(found)
        return True
