"""The finished matches of a server, for whoever studies them: one record a line (JSON Lines).

Nobody is in there: names and tokens are not even read, and which match of which table it was is not
written. Neither is the day on which it ended. A record has no field for it, so every line is a
record like any other; and whoever knows when some people met would find them by it. Matches that
were broken off are left out; the others come in the order in which they ended.

The database is only read, page by page, and may be in use: what is not there is not created, and
what another version wrote is left as it is.
"""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TextIO, TypeVar
from urllib.parse import quote

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event

from mauseloch.core.errors import RecordError, SetupError
from mauseloch.core.record import LARGEST, Record, replacing
from mauseloch.core.words import say
from mauseloch.store import StoredMatch, StoreError, migrations
from mauseloch.store.address import Address, default_url
from mauseloch.store.engines import PATIENCE_S, reading
from mauseloch.store.queries import finished
from mauseloch.texts import Texts

PAGE = 100
"""So many matches are in memory at a time."""

T = TypeVar("T")


def run(chosen: Namespace, words: Texts) -> None:
    """Write them, and say how many there were."""

    def damaged(match: str) -> None:
        print(words(say("export-damaged", match=match)), file=sys.stderr)

    matches = export(chosen.db, chosen.to, damaged)
    if chosen.to is not None:
        print(words(say("export-done", matches=matches, file=str(chosen.to))))


def export(url: str | None, file: Path | None, damaged: Callable[[str], None]) -> int:
    """Write them to a file, or to standard output; how many they are.

    `damaged` hears of each match that cannot be read; it is left out.

    Raises MauselochError or OSError, and then a file is as it was.
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
    place = str(address.file or f"{address.url.host or 'localhost'}/{address.url.database}")
    if address.file is not None and not address.file.is_file():
        raise _none(place)

    def check(connection: Connection) -> None:
        found = MigrationContext.configure(connection).get_current_heads()
        if not found:
            raise _none(place)
        if set(found) != set(ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads()):
            raise StoreError(
                f"another version wrote {address.place}",
                say("error-export-version", place=place),
            )

    def ask(question: Callable[[Connection], T]) -> T:
        """All that one question reads is of one moment."""
        with address.blamed("read"), engine.connect() as connection:
            return question(connection)

    with address.blamed("read"):
        engine = _reading(address)
    try:
        ask(check)
        after = None
        while (page := ask(partial(finished, after=after, limit=PAGE))).last is not None:
            for one in page.damaged:
                damaged(one.match)
            yield from page.matches
            after = page.last
    finally:
        engine.dispose()


def _none(place: str) -> StoreError:
    return StoreError(f"there is no database at {place}", say("error-export-none", place=place))


def _reading(address: Address) -> Engine:
    """Like the reader of a store, but it leaves a file alone, down to how its journal is kept."""
    if address.file is None:
        return reading(address)
    only = {"mode": "ro", "uri": "true", "timeout": str(PATIENCE_S)}
    engine = create_engine(
        address.url.set(database=f"file:{quote(str(address.file))}", query=only),
        hide_parameters=True,
    )
    event.listen(engine, "connect", lambda opened, _: setattr(opened, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _check(file: Path) -> None:
    """Raise SetupError rather than overwrite something that is no export, such as the database."""
    if not file.is_file():
        return
    with file.open("rb") as opened:
        first = opened.readline(LARGEST)
    try:
        if first:
            Record.loads(first.decode())
    except (RecordError, UnicodeDecodeError):
        raise SetupError(
            f"{file} is there already, and no export",
            say("error-export-not-ours", file=str(file)),
        ) from None
