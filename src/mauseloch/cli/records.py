"""The records in a file: a single one, or one on each line, as `arena` and `export` write them."""

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from mauseloch.core.errors import DamagedRecordError, RecordError, SetupError
from mauseloch.core.record import LARGEST, Record
from mauseloch.core.words import say


def lines(file: Path) -> Sequence[bytes]:
    """The lines of a file with a record on each; empty for any other. Raises OSError.

    Where somebody is still writing, the last line is left out until it is complete.
    """
    with file.open("rb") as opened:
        if not _whole(opened.readline(LARGEST)):
            return []
        opened.seek(0)
        found = [line for line in opened if line.strip()]
    return found if found[-1].endswith(b"\n") or _whole(found[-1]) else found[:-1]


def _whole(line: bytes) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def read(line: bytes, number: int) -> Record:
    """The record on this line; raises RecordError, which names the line, counting from 1."""
    try:
        return Record.loads(line.decode())
    except UnicodeDecodeError:
        raise DamagedRecordError(f"line {number} is not UTF-8") from None
    except RecordError as error:
        raise type(error)(f"line {number}: {error}") from None


def chosen_one(chosen: Namespace) -> Record:
    """The record that is asked for; raises SetupError if there are several and none is chosen."""
    several = lines(chosen.file)
    if not several:
        several = [b""]
    number = 1 if chosen.match is None and len(several) == 1 else chosen.match
    if number is None or number not in range(1, len(several) + 1):
        raise SetupError(
            f"choose a match from 1 to {len(several)}",
            say("error-which-match", matches=len(several)),
        )
    line = several[number - 1]
    return read(line, number) if line else Record.load(chosen.file)
