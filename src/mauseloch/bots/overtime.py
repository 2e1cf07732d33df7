"""A limit on how long a bot of your own thinks: an endless loop is ended, and its line is told.

A watchman in a thread of its own looks at the clock. In the main thread of a process that lets it,
a signal ends the bot, even in its sleep; elsewhere an exception does, as soon as Python code runs
again. A bot that swallows both, or hangs in compiled code, can only be ended with its process.
"""

import contextlib
import ctypes
import faulthandler
import os
import re
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep, thread_time
from typing import IO, Any, TypeVar

from mauseloch.bots.failure import BotError, Place, innermost, place_of
from mauseloch.core.bot import Answer
from mauseloch.core.words import Say, say

T = TypeVar("T")
TICK_S = 0.05
AGAIN_S = 0.5
"""A bot that swallows the first exception gets others."""
GRACE_S = 5.0
"""How long a bot may go on after its time is up, before its process is ended."""
HANG_S = 60.0
"""How much computing time compiled code may keep the watchman from looking."""
NOTICE_S = 10.0
"""After how long people are told that a bot is still thinking."""
ENDED = 70
"""The exit code of a process that was ended because of a bot."""
LINE = re.compile(r'  File "(.*)", line (\d+)')


class OvertimeError(BaseException):
    """Raised within a bot's code when its time is up; no `except Exception` catches it."""


class _Move:
    """One answer that a bot is working on."""

    def __init__(self, limit_s: float) -> None:
        self.thread = threading.get_ident()
        self.until = monotonic() + limit_s
        self.ends_at = self.until + GRACE_S
        self.began = thread_time()
        self.ended = False
        """Whether its time was up."""
        self.place: Place | None = None
        """Where it was then."""


class Watchman:
    """Watches over all bots of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._moves: dict[int, _Move] = {}
        self._watching = False
        self._by_signal = False
        self._dump: IO[str] | None = None

    def may_end_the_process(self, dump: Path) -> None:
        """Allow signals, and to end the process as a last resort, with all its lines in `dump`.

        Only for processes that do nothing but play.
        """
        self._dump = dump.open("w", encoding="utf-8")
        if sys.platform != "win32":
            signal.signal(signal.SIGUSR1, self._signalled)
            # Unless the watchman winds this clock up again, it ends the process.
            faulthandler.register(signal.SIGPROF, self._dump, all_threads=True, chain=True)
            self._by_signal = True

    def limited(self, limit_s: float, ask: Callable[[], Answer]) -> Answer:
        """Ask a bot; raises BotError if it takes longer than that. 0 is no limit."""
        if not limit_s:
            return ask()
        move = _Move(limit_s)
        if not self._watching:
            self._watching = True
            self._wind()
            threading.Thread(target=self._watch, name="overtime", daemon=True).start()
        self._moves[move.thread] = move
        try:
            try:
                answer = ask()
            finally:
                self._over(move)
        except (BotError, OvertimeError):
            if not move.ended:
                raise
        else:
            if not move.ended and thread_time() - move.began <= limit_s:
                return answer
        raise too_long(limit_s, move.place)

    def _over(self, move: _Move) -> None:
        """Stop watching; from here on no exception comes from us any more."""
        while self._moves.get(move.thread) is move:
            with contextlib.suppress(OvertimeError):  # it came just now
                with self._lock:
                    self._moves.pop(move.thread, None)
                if move.ended:
                    _raise_in(move.thread, None)

    def _watch(self) -> None:
        looked = wound = monotonic()
        while True:
            sleep(TICK_S)
            now = monotonic()
            away_s = max(0.0, now - looked - 1)  # asleep with the whole machine, or after Ctrl-Z
            looked = now
            with self._lock:
                for move in list(self._moves.values()):
                    move.until, move.ends_at = move.until + away_s, move.ends_at + away_s
                    if now >= move.until:
                        self._end(move, now)
            if now - wound >= 1:
                wound = now
                self._wind()

    def _wind(self) -> None:
        """Give compiled code another minute of computing time."""
        if sys.platform != "win32" and self._by_signal:
            signal.setitimer(signal.ITIMER_PROF, HANG_S)

    def _end(self, move: _Move, now: float) -> None:
        if not move.ended:
            move.place = place_of(sys._current_frames().get(move.thread))  # noqa: SLF001 - the only way to see it
        move.ended, move.until = True, now + AGAIN_S
        if self._dump is not None and now >= move.ends_at:
            faulthandler.dump_traceback(self._dump)
            self._dump.flush()
            os._exit(ENDED)
        main = threading.main_thread().ident
        if sys.platform != "win32" and self._by_signal and move.thread == main:
            signal.pthread_kill(move.thread, signal.SIGUSR1)
        else:
            _raise_in(move.thread, OvertimeError)

    def _signalled(self, *_: Any) -> None:
        if threading.get_ident() in self._moves:
            raise OvertimeError


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise this in a thread as soon as it runs Python code; None takes back what is on its way."""
    what = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), what)


def noticed(ask: Callable[[], T], tell: Callable[[Say], object]) -> T:
    """Ask, and tell from another thread how long it has taken so far, and where the bot is.

    After 10 seconds, after 20, 40 …
    """
    over, thread = threading.Event(), threading.get_ident()

    def watch() -> None:
        wait_s = spent_s = NOTICE_S
        while not over.wait(wait_s):
            tell(_thinking(spent_s, place_of(sys._current_frames().get(thread))))  # noqa: SLF001 - as above
            wait_s, spent_s = spent_s, 2 * spent_s

    threading.Thread(target=watch, name="notices", daemon=True).start()
    try:
        return ask()
    finally:
        over.set()


def _thinking(spent_s: float, place: Place | None) -> Say:
    seconds = f"{spent_s:g}"
    if place is None:
        return say("join-thinking", seconds=seconds)
    return say("join-thinking-at", seconds=seconds, file=place.file, line=str(place.line))


def too_long(limit_s: float, place: Place | None) -> BotError:
    """The error of a bot that thought for too long, with the line where it was."""
    limit = f"{limit_s:g}"
    if place is None:
        return BotError(
            f"the bot thought for more than {limit} s", say("error-bot-slow", seconds=limit)
        )
    return BotError(
        f"the bot thought for more than {limit} s ({place.file}, line {place.line})",
        say("error-bot-slow-at", seconds=limit, file=place.file, line=str(place.line)),
    )


def dumped(text: str) -> Place | None:
    """Where a bot was, from the dump of a process that was ended."""
    for thread in re.split(r"(?:Current t|T)hread .*\n", text):
        lines = [(file, int(line)) for file, line in LINE.findall(thread)]
        if any(Path(file).name == "own.py" for file, _ in lines):
            return innermost(reversed(lines))
    return None


WATCHMAN = Watchman()
limited = WATCHMAN.limited
