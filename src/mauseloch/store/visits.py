"""Read a database without a store: for commands, whether or not a server is using it.

The database is only read and may be in use: nothing missing is created, and a database written by
another version is left as it is.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event

from mauseloch.core.words import say
from mauseloch.store import StoreError, migrations
from mauseloch.store.address import Address
from mauseloch.store.engines import PATIENCE_S, reading

T = TypeVar("T")


class Visit:
    """A database open for questions."""

    def __init__(self, address: Address, engine: Engine) -> None:
        self.address = address
        self._engine = engine

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask a question, which sees the database at one moment; raises StoreError."""
        with self.address.blamed("read"), self._engine.connect() as connection:
            return question(connection)


@contextmanager
def visiting(address: Address) -> Iterator[Visit]:
    """Open a database of this version; raises StoreError if there is none."""
    place = place_of(address)
    if address.file is not None and not address.file.is_file():
        raise none_at(place)

    def check(connection: Connection) -> None:
        found = revisions_in(connection)
        if not found:
            raise none_at(place)
        if found != set(_scripts().get_heads()):
            raise StoreError(
                f"another version wrote {address.place}", say("error-db-version", place=place)
            )

    with address.blamed("read"):
        engine = _reading(address)
    try:
        visit = Visit(address, engine)
        visit.ask(check)
        yield visit
    finally:
        engine.dispose()


def revisions_in(connection: Connection) -> set[str]:
    """The revisions recorded in a database; none if it isn't one of ours."""
    return set(MigrationContext.configure(connection).get_current_heads())


def can_open(revisions: set[str]) -> bool:
    """Whether this version can open such a database, if necessary by upgrading it."""
    return bool(revisions) and revisions <= {one.revision for one in _scripts().walk_revisions()}


def place_of(address: Address) -> str:
    """Where the database is, for messages to people."""
    return str(address.file or f"{address.url.host or _hosts(address)}/{address.url.database}")


def _hosts(address: Address) -> str:
    return address.where if address.hosts else "localhost"


def none_at(place: str) -> StoreError:
    """The error that there is no database of ours."""
    return StoreError(f"there is no database at {place}", say("error-db-none", place=place))


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(migrations.__file__).parent))


def _reading(address: Address) -> Engine:
    """Like a store's reader, but it changes nothing about a file, not even its journal mode."""
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
