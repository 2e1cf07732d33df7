"""Single keys from a terminal, as soon as they are pressed."""

import codecs
import contextlib
import os
import select
import signal
import termios
import tty
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
    "[1~": "home",
    "OH": "home",
    "[F": "end",
    "[4~": "end",
    "OF": "end",
    "[5~": "pageup",
    "[6~": "pagedown",
    "[3~": "backspace",
}
ESCAPE = "\x1b"
INTERRUPT, END_OF_INPUT, SUSPEND, QUIT = "\x03", "\x04", "\x1a", "\x1c"
LEAVING = {INTERRUPT, END_OF_INPUT, QUIT}
NAMED = {
    SUSPEND: "suspend",
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\b": "backspace",
    "\t": "tab",
}
ESCAPE_WAIT_S = 0.05
"""A terminal sends all of an arrow key at once; nobody presses a key this soon after Escape."""


class Keys:
    """The keyboard of a terminal: each key a letter, or a name like "left" or "enter"."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self._before: list[Any] | None = None
        self._woken: tuple[int, int] | None = None
        """A pipe that reports signals arriving just before we wait for a key, or in another thread:
        otherwise they would go unnoticed until the next key."""
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self._waiting = ""

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self.terminal)
        tty.setcbreak(self.terminal)
        now = termios.tcgetattr(self.terminal)
        now[3] &= ~termios.ISIG  # an interrupt only arrives when we ask for a key
        termios.tcsetattr(self.terminal, termios.TCSADRAIN, now)
        ours, theirs = self._woken = os.pipe()
        os.set_blocking(ours, False)
        os.set_blocking(theirs, False)
        signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
        return self

    def __exit__(self, *_: object) -> None:
        if self._woken is not None:
            signal.set_wakeup_fd(-1)
            for end in self._woken:
                os.close(end)
            self._woken = None
        if self._before is not None:
            with contextlib.suppress(termios.error):  # the window may be closed
                # Don't leave what was typed for us to the shell.
                termios.tcsetattr(self.terminal, termios.TCSAFLUSH, self._before)

    def read(self, timeout_s: float | None = None) -> str | None:
        """The next key; None if none is pressed in time.

        Raises KeyboardInterrupt for Ctrl-C and Ctrl-D, and EOFError when the terminal is gone.
        """
        letter = self._next(timeout_s)
        if not letter:
            return None
        if letter in {INTERRUPT, END_OF_INPUT}:
            raise KeyboardInterrupt
        if letter == QUIT:
            raise EOFError
        if letter != ESCAPE:
            return NAMED.get(letter, letter)
        return self._escaped()

    def drop(self) -> None:
        """Discard keys pressed before the question was visible, except those for leaving."""
        while select.select([self.terminal], [], [], 0)[0]:
            self._waiting += self._pressed()
        leaving = [letter for letter in self._waiting if letter in LEAVING]
        self._waiting = "".join(leaving[:1])

    def _escaped(self) -> str:
        """The key for an escape sequence; empty for an unknown one."""
        sequence = self._next()
        if not sequence:
            return "escape"
        if sequence == ESCAPE:  # Alt plus a key: return the key
            return self._escaped()
        if sequence in {"[", "O"}:
            last = self._next()
            if last == "[":  # a function key of the Linux console
                last = self._next() and ""
            while last and not "@" <= last <= "~":
                sequence += last
                last = self._next()
            sequence += last
        return ESCAPED.get(sequence, "")

    def _next(self, timeout_s: float | None = ESCAPE_WAIT_S) -> str:
        """The next letter; empty if none arrives in time."""
        if not self._waiting and not self._more(timeout_s):
            return ""
        letter, self._waiting = self._waiting[:1], self._waiting[1:]
        return letter

    def _more(self, timeout_s: float | None) -> bool:
        """Wait for more letters."""
        while not self._waiting:
            woken = [] if self._woken is None else [self._woken[0]]
            found = select.select([self.terminal, *woken], [], [], timeout_s)[0]
            if not found:
                return False
            if self.terminal in found:
                self._waiting = self._pressed()
            else:  # its handler has already run
                os.read(found[0], 1024)
        return True

    def _pressed(self) -> str:
        """The keys pressed so far; there must be at least one."""
        try:
            found = os.read(self.terminal, 1024)
        except OSError:  # the window was closed
            found = b""
        if not found:
            raise EOFError
        return self._letters.decode(found)
