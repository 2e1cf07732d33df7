"""The database's own log: which server wrote how much of which match, and in which epoch."""

from collections import defaultdict
from collections.abc import Iterable

import psycopg
from psycopg.sql import SQL, Identifier

INSTALL = """
CREATE TABLE audit (
    "table" text NOT NULL, match text NOT NULL, epoch bigint NOT NULL, writer text NOT NULL,
    length int NOT NULL, UNIQUE ("table", match, epoch, writer)
);
CREATE FUNCTION write_down() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit
    SELECT id, NEW.id, epoch, session_user, NEW.length
    FROM tables WHERE id = NEW."table"
    ON CONFLICT ("table", match, epoch, writer) DO UPDATE SET length = excluded.length;
    RETURN NULL;
END $$;
CREATE TRIGGER audited AFTER INSERT OR UPDATE ON matches
FOR EACH ROW EXECUTE FUNCTION write_down();
"""


def people(connection: psycopg.Connection, names: Iterable[str]) -> None:
    """Give every server its own user, so that the database knows which one writes."""
    for name in names:
        connection.execute(SQL("CREATE ROLE {} LOGIN SUPERUSER").format(Identifier(name)))


def install(connection: psycopg.Connection) -> None:
    """From now on, log the writer and epoch of every write to a match."""
    connection.execute(INSTALL)


def found(connection: psycopg.Connection) -> tuple[list[str], int]:
    """The epochs of tables in which two servers wrote, and how many epochs there were in all."""
    writers: dict[tuple[str, int], set[str]] = defaultdict(set)
    for table, epoch, writer in connection.execute('SELECT "table", epoch, writer FROM audit'):
        writers[table, epoch].add(writer)
    faults = [
        f"owners: {' and '.join(sorted(names))} wrote in epoch {epoch}"
        for (_, epoch), names in writers.items()
        if len(names) > 1
    ]
    return faults, len(writers)
