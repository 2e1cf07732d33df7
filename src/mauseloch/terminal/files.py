"""The files of matches: every input is on disk before the next question is asked."""

import contextlib
import os
import os.path
import sys
from collections.abc import Collection, Mapping
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Self

from mauseloch.bots import bot
from mauseloch.core.errors import MauselochError, SetupError
from mauseloch.core.record import Record
from mauseloch.core.words import say
from mauseloch.games import names
from mauseloch.replays import replay

if sys.platform != "win32":
    import fcntl

NEWEST = 20
"""How many of the newest files to search for a match that was broken off."""
TRIES = 100
"""How often other sessions may remove a lock just when we have opened it."""


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for data that the program keeps between sessions."""
    given = environment.get("XDG_STATE_HOME", "")
    base = Path(given) if given.startswith("/") else Path.home() / ".local" / "state"
    return base / "mauseloch"


def ours(file: Path) -> bool:
    """Whether this is one of the files that are deleted with their matches."""
    try:
        return file.resolve().parent == folder().resolve()
    except (OSError, RuntimeError):  # no home at all
        return False


def new(name: str) -> Path | None:
    """A file for a new match; None if it can't be written."""
    now = datetime.now().astimezone()
    try:
        place = folder()
        place.mkdir(mode=0o700, parents=True, exist_ok=True)  # it contains hands and seeds
        for number in range(1, 1000):
            again = f"-{number}" if number > 1 else ""
            file = place / f"{name}-{now:%Y-%m-%d-%H%M%S}{again}.json"
            try:
                file.touch(exist_ok=False)
            except FileExistsError:
                continue
            return file
    except (OSError, RuntimeError):  # a full disk, another user's folder, or no home at all
        pass
    return None


def broken_off(own: Collection[str] = ()) -> Path | None:
    """The newest unfinished match that can be continued and that no session is playing.

    Bots of people's own are only known to be there if they are among `own`.
    """
    for file in _newest_first()[:NEWEST]:
        try:
            record = Record.load(file)
            if record.outcome is not None or record.game not in names():
                continue
            game = replay(record).game
            for player in record.players:
                if player.bot not in own:
                    bot(player.bot or "random", game)
            with held(file):
                return file
        except (OSError, MauselochError):  # written by another version, or being played
            continue
    return None


def _newest_first() -> list[Path]:
    dated = []
    try:
        for file in folder().glob("*.json"):
            with contextlib.suppress(OSError):  # already deleted, or a broken link
                dated.append((file.stat().st_mtime, file))
    except (OSError, RuntimeError):
        return []
    return [file for _, file in sorted(dated, reverse=True)]


def _is_at(lock: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(lock), place.stat())
    except OSError:
        return False


class held:  # noqa: N801 - used like a function
    """Hold a file so that no other session plays the same match; raises SetupError if one does.

    The lock is a separate file, because every input replaces the match's file.
    """

    def __init__(self, file: Path) -> None:
        self._lock: int | None = None
        self._place: Path | None = None
        if sys.platform == "win32":  # it has no such locks
            return
        name = sha256(os.fsencode(os.path.realpath(file))).hexdigest()[:32]
        for _ in range(TRIES):
            try:
                self._place = folder() / "locks" / name
                self._place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                lock = os.open(self._place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            except FileNotFoundError:  # another session has just removed the folder
                continue
            except (OSError, RuntimeError):  # nowhere to write a lock: do without
                return
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(lock)
                raise SetupError(
                    f"{file} is being played in another window", say("error-played", file=str(file))
                ) from None
            if _is_at(lock, self._place):
                self._lock = lock
                return
            os.close(lock)  # another session has just removed it, so it would lock nothing

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Release the file."""
        if self._lock is not None and self._place is not None:
            with contextlib.suppress(OSError):
                self._place.unlink()
                self._place.parent.rmdir()  # unless another session holds a lock
            os.close(self._lock)
            self._lock = None
