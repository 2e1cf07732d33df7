"""What a bot of your own did wrong, and where: its file, its line, its traceback."""

import importlib
import sysconfig
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from mauseloch.core.errors import MauselochError
from mauseloch.core.words import Say, say

INSTALLED = {"site-packages", "dist-packages"}
FOREIGN = {
    Path(__file__).resolve().parents[1],
    *(Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")),
}
"""Our folders and Python's: files in there are never anyone's bot."""
MACHINERY = {str(Path(__file__).with_name("own.py")), importlib.__file__}
"""Files that load and ask bots."""


class BotError(MauselochError):
    """The bot cannot be used, or has failed."""

    code = "bot"

    def __init__(self, text: str, words: Say | None = None, trace: str = "") -> None:
        super().__init__(text, words)
        self.trace = trace
        """The traceback within the bot's own code; empty if it never got that far."""


class Place(NamedTuple):
    """A line of a bot's code."""

    file: str
    """The file's name, without its folder."""
    line: int


def failed(error: BaseException) -> BotError:
    """The error for what a bot raised, with its place and the traceback within its own code."""
    trace = error.__traceback__
    while trace is not None and _is_machinery(trace.tb_frame.f_code.co_filename):
        trace = trace.tb_next
    told = "".join(traceback.format_exception(type(error), error, trace, chain=False))
    line = traceback.format_exception_only(type(error), error)[-1].strip()
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        place: Place | None = Place(Path(error.filename).name, error.lineno)
    else:
        frames = traceback.walk_tb(error.__traceback__)
        place = innermost((frame.f_code.co_filename, number) for frame, number in frames)
    if place is None:
        return BotError(f"the bot failed: {line}", say("error-bot-failed", error=line), told)
    words = say("error-bot-failed-at", error=line, file=place.file, line=str(place.line))
    return BotError(f"the bot failed: {line} ({place.file}, line {place.line})", words, told)


def blamed(named: str, error: BotError) -> BotError:
    """The same error, with the name of the bot that caused it."""
    words = say("error-in-file", file=named, error=error.words)
    return BotError(f"{named}: {error}", words, error.trace)


def place_of(frame: FrameType | None) -> Place | None:
    """Where in its own code a bot is now, given the frame that runs."""
    stack = [(one.f_code.co_filename, number) for one, number in traceback.walk_stack(frame)]
    return innermost(reversed(stack))


def innermost(lines: Iterable[tuple[str, int]]) -> Place | None:
    """The innermost of these lines, outermost first, that belongs to a bot."""
    place = None
    for file, line in lines:
        if not file.startswith("<") and not is_foreign(Path(file).resolve()):
            place = Place(Path(file).name, line)
    return place


def is_foreign(file: Path) -> bool:
    """Whether a file is Python's, installed, or ours."""
    return not INSTALLED.isdisjoint(file.parts) or not FOREIGN.isdisjoint(file.parents)


def _is_machinery(file: str) -> bool:
    return file in MACHINERY or file.startswith("<frozen importlib")
