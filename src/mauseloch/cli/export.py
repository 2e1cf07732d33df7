"""Export the finished matches of a server for research: one record per line (JSON Lines).

The export is anonymous: names and tokens are not even read, and a match's table and number are not
written. Neither is the day on which it ended: a record has no field for it, so every line is a
record like any other, and a date could identify people to anyone who knows when they met.
Unfinished matches are left out; the others come in the order in which they ended.

The database is only read, page by page, and may be in use: nothing missing is created, and data of
another version is left as it is.
"""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TextIO

from mauseloch.core.errors import RecordError, SetupError
from mauseloch.core.record import LARGEST, Record, replacing
from mauseloch.core.words import say
from mauseloch.store import StoredMatch
from mauseloch.store.address import Address, default_url
from mauseloch.store.queries import finished
from mauseloch.store.visits import visiting
from mauseloch.texts import Texts

PAGE = 100
"""The number of matches in memory at a time."""


def run(chosen: Namespace, words: Texts) -> None:
    """Write the matches, and print how many there were."""

    def damaged(match: str) -> None:
        print(words(say("export-damaged", match=match)), file=sys.stderr)

    matches = export(chosen.db, chosen.to, damaged)
    if chosen.to is not None:
        print(words(say("export-done", matches=matches, file=str(chosen.to))))


def export(url: str | None, file: Path | None, damaged: Callable[[str], None]) -> int:
    """Write the matches to a file, or to standard output; return how many there were.

    `damaged` is called for each match that cannot be read and is left out.

    Raises MauselochError or OSError; the file is then unchanged.
    """
    address = Address.parse(url or default_url())
    if file is None:
        return _write(address, sys.stdout, damaged)
    _check(file)
    with replacing(file) as opened:
        return _write(address, opened, damaged)


def _write(address: Address, to: TextIO, damaged: Callable[[str], None]) -> int:
    count = 0
    for match in _matches(address, damaged):
        if match.outcome is not None:
            to.write(match.record().line() + "\n")
            count += 1
    return count


def _matches(address: Address, damaged: Callable[[str], None]) -> Iterator[StoredMatch]:
    with visiting(address) as visit:
        after = None
        while (page := visit.ask(partial(finished, after=after, limit=PAGE))).last is not None:
            for one in page.damaged:
                damaged(one.match)
            yield from page.matches
            after = page.last


def _check(file: Path) -> None:
    """Raise SetupError rather than overwrite a file that isn't an export, such as the database."""
    if not file.is_file():
        return
    with file.open("rb") as opened:
        first = opened.readline(LARGEST)
    try:
        if first:
            Record.loads(first.decode())
    except (RecordError, UnicodeDecodeError):
        raise SetupError(
            f"{file} already exists and isn't an export",
            say("error-export-not-ours", file=str(file)),
        ) from None
