"""A real terminal for tests and captures: a pseudo-terminal, and pyte to see its screen."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import pyte

from mauseloch.terminal import screen
from tests.patience import PATIENCE_S

KEYS = {
    "enter": "\r",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "tab": "\t",
    "escape": "\x1b",
    "backspace": "\x7f",
    "pageup": "\x1b[5~",
    "ctrl-c": "\x03",
    "ctrl-d": "\x04",
    "ctrl-z": "\x1a",
    "ctrl-\\": "\x1c",
}
BEGIN_FRAME, END_FRAME = screen.BEGIN_FRAME.encode(), screen.END_FRAME.encode()


class Screen(pyte.Screen):
    """A screen that keeps what has scrolled off its top.

    pyte's own HistoryScreen does so too, but slows down every attribute lookup for its paging.
    """

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__(columns, rows)
        self.left: list[str] = []

    def index(self) -> None:
        """Move the cursor down; at the bottom, scroll everything up."""
        top, bottom = self.margins or (0, self.lines - 1)
        if self.cursor.y == bottom:
            line = self.buffer[top]
            self.left.append("".join(line[column].data for column in sorted(line)))
        super().index()


class Terminal:
    """A program in its own terminal."""

    def __init__(
        self,
        *command: str,
        home: Path,
        columns: int = 80,
        rows: int = 24,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self._text: str | None = None  # cached until the program writes: tests look more often
        self.code: int | None = None
        clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        variables = {
            **clean,
            "TERM": "xterm-256color",
            "LC_ALL": "en",
            "PYTHONUTF8": "1",
            "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"),
            "COLUMNS": "",
            "LINES": "",
            **(environment or {}),
        }
        self.pid, self.ours = pty.fork()
        if self.pid == 0:  # the program, with signals as a shell in a window gives them
            for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(sys.executable, [sys.executable, *command], variables)  # noqa: S606 - our own
        self.resize(columns, rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.code is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            self.wait()
        os.close(self.ours)

    def resize(self, columns: int, rows: int) -> None:
        """Resize the window."""
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)
        self._text = None

    @property
    def text(self) -> str:
        """What is on the screen."""
        if self._text is None:
            self._text = "\n".join(line.rstrip() for line in self.screen.display)
        return self._text

    @property
    def scroll_back(self) -> str:
        """What has scrolled off the top of the screen."""
        return "\n".join(self.screen.left)

    def read(self, patience_s: float) -> bool:
        """Read what the program writes; return whether there was anything."""
        if not select.select([self.ours], [], [], patience_s)[0]:
            return False
        try:
            found = os.read(self.ours, 65536)
        except OSError:  # how a pseudo-terminal reports that the program has ended
            return False
        self.raw += found
        self.stream.feed(found)
        self._text = None
        if self.raw.rfind(BEGIN_FRAME) > self.raw.rfind(END_FRAME):  # the rest of the frame
            return self.read(PATIENCE_S)
        return bool(found)

    def expect(self, *texts: str, patience_s: float = PATIENCE_S) -> str:
        """Wait until one of these is on the screen; return which one."""
        until = time.monotonic() + patience_s
        while True:
            for text in texts:
                if text in self.text:
                    return text
            if time.monotonic() > until:
                raise AssertionError(f"{texts} not on the screen:\n{self.text}")
            self.read(0.02)

    def gone(self, text: str, patience_s: float = PATIENCE_S) -> None:
        """Wait until this is no longer on the screen."""
        until = time.monotonic() + patience_s
        while text in self.text:
            if time.monotonic() > until:
                raise AssertionError(f"{text!r} is still on the screen:\n{self.text}")
            self.read(0.02)

    def settle(self) -> None:
        """Wait until nothing more is drawn."""
        while self.read(0.1) or self.busy:
            pass

    @property
    def busy(self) -> bool:
        """Whether the program is working: on a busy machine it may be silent for long."""
        try:
            stat = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii")
        except OSError:  # ended, or not on Linux
            return False
        return stat.rpartition(") ")[2][0] in "RD"

    def press(self, *keys: str) -> None:
        """Press keys, given by name or as characters."""
        os.write(self.ours, "".join(KEYS.get(key, key) for key in keys).encode())

    def kill(self) -> None:
        """Kill the program without giving it a chance to react."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def wait(self, patience_s: float = PATIENCE_S) -> int:
        """Wait for the program to end; return its exit code, or minus the signal that ended it."""
        until = time.monotonic() + patience_s
        while self.code is None:
            if time.monotonic() > until:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError(f"the program does not end:\n{self.text}")
            self.read(0.02)
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                self.code = os.waitstatus_to_exitcode(status)
                while self.read(0):
                    pass
        return self.code
