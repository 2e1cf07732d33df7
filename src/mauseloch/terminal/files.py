"""Where matches are kept: every input is on disk before the next question is asked."""

import contextlib
import os
import os.path
import sys
from collections.abc import Mapping
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
"""So many of the newest files are looked through for one that was broken off."""
TRIES = 100
"""So often others may remove a lock just when we have opened it."""


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what programs keep between sessions."""
    given = environment.get("XDG_STATE_HOME", "")
    base = Path(given) if given.startswith("/") else Path.home() / ".local" / "state"
    return base / "mauseloch"


def ours(file: Path) -> bool:
    """Whether this is one of the files that come and go with their matches."""
    try:
        return file.resolve().parent == folder().resolve()
    except (OSError, RuntimeError):  # no home at all
        return False


def new(name: str) -> Path | None:
    """A file for a new match; None if none can be written."""
    now = datetime.now().astimezone()
    try:
        place = folder()
        place.mkdir(mode=0o700, parents=True, exist_ok=True)  # hands and seeds are in there
        for number in range(1, 1000):
            again = f"-{number}" if number > 1 else ""
            file = place / f"{name}-{now:%Y-%m-%d-%H%M%S}{again}.json"
            try:
                file.touch(exist_ok=False)
            except FileExistsError:
                continue
            return file
    except (OSError, RuntimeError):  # a full disk, somebody else's folder, or no home at all
        pass
    return None


def broken_off() -> Path | None:
    """The newest match that was not played to its end, can be gone on with, and is not played."""
    for file in _newest_first()[:NEWEST]:
        try:
            record = Record.load(file)
            if record.outcome is not None or record.game not in names():
                continue
            game = replay(record).game
            for player in record.players:
                bot(player.bot or "random", game)
            with held(file):
                return file
        except (OSError, MauselochError):  # another version wrote it, or somebody plays it
            continue
    return None


def _newest_first() -> list[Path]:
    dated = []
    try:
        for file in folder().glob("*.json"):
            with contextlib.suppress(OSError):  # gone already, or a link to nowhere
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

    The lock is a file of its own, for the match's is replaced with every input.
    """

    def __init__(self, file: Path) -> None:
        self._lock: int | None = None
        self._place: Path | None = None
        if sys.platform == "win32":  # there are no such locks
            return
        name = sha256(os.fsencode(os.path.realpath(file))).hexdigest()[:32]
        for _ in range(TRIES):
            try:
                self._place = folder() / "locks" / name
                self._place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                lock = os.open(self._place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            except FileNotFoundError:  # somebody has just removed the folder
                continue
            except (OSError, RuntimeError):  # nowhere to write a lock: then there is none
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
            os.close(lock)  # somebody has just removed it: it would hold nothing

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Let go of it."""
        if self._lock is not None and self._place is not None:
            with contextlib.suppress(OSError):
                self._place.unlink()
                self._place.parent.rmdir()  # unless somebody else holds another
            os.close(self._lock)
            self._lock = None
