"""Where matches are kept: every input is on disk before the next question is asked."""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import mauseloch
from mauseloch.core.errors import RecordError
from mauseloch.core.record import Record
from mauseloch.games import names

NEWEST = 20
"""So many of the newest files are looked through for one that was broken off."""


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
        place.mkdir(parents=True, exist_ok=True)
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
    """The newest match that was not played to its end and can be gone on with."""
    try:
        found = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    except (OSError, RuntimeError):
        return None
    for file in found[:NEWEST]:
        try:
            record = Record.load(file)
            if record.outcome is None and record.game in names():
                mauseloch.replay(record)
                return file
        except (OSError, RecordError):  # another version wrote it, perhaps
            continue
    return None
