"""Back up and restore a database with its own tools.

SQLite has an interface for copying a database in use; PostgreSQL has pg_dump and pg_restore. Both
copy the state of one moment while a server keeps running. Restore only when no server is running:
its memory would no longer match what is stored.
"""

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, create_engine, text

from mauseloch.core.errors import SetupError
from mauseloch.core.words import say
from mauseloch.store import StoreError
from mauseloch.store.address import Address
from mauseloch.store.engines import NAME, reading
from mauseloch.store.schema import metadata
from mauseloch.store.visits import can_open, place_of, revisions_in, visiting

LOOKS, LOOK_S = 20, 0.1
"""How many times to check whether the last server is gone, and how long between checks."""
SQLITE, POSTGRESQL = b"SQLite format 3\0", b"PGDMP"
"""The first bytes of a backup of each."""


def backup(address: Address, file: Path) -> int:
    """Write a copy of the database as it is now; returns its size in bytes.

    Raises SetupError rather than overwrite a file, StoreError, or OSError.
    """
    if file.exists():
        raise SetupError(f"{file} already exists", say("error-backup-exists", file=str(file)))
    with visiting(address) as visit, _whole(file) as part:
        if address.file is not None:
            with address.blamed("read"):
                _copy(address.file, part)
        else:
            tables = visit.ask(_our_tables)
            _run("pg_dump", address, "--format=custom", f"--file={part}", *tables)
    return file.stat().st_size


def restore(address: Address, file: Path, *, replace: bool = False) -> None:
    """Put a backup in place of the database; with `replace`, the existing data is lost.

    Raises SetupError, StoreError or OSError, and then nothing has changed.
    """
    with file.open("rb") as opened:
        begin = opened.read(len(SQLITE))
    if not begin.startswith(SQLITE if address.file is not None else POSTGRESQL):
        raise _no_backup(file)
    if address.file is not None:
        _restore_sqlite(address, address.file, file, replace=replace)
    else:
        _restore_postgresql(address, file, replace=replace)


def _no_backup(file: Path) -> SetupError:
    return SetupError(
        f"{file} isn't a backup that fits this database", say("error-backup-no", file=str(file))
    )


def _in_use(address: Address) -> StoreError:
    place = place_of(address)
    return StoreError(f"{place} is in use", say("error-restore-in-use", place=place))


def _there(address: Address) -> StoreError:
    place = place_of(address)
    return StoreError(f"a database exists at {place}", say("error-restore-there", place=place))


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A private file that only appears under its name once it is complete and on disk."""
    part = file.with_name(f".{file.name}.part")
    with suppress(FileNotFoundError):
        part.unlink()
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


# SQLite


def _copy(source: Path, target: Path) -> None:
    """Copy the whole database in one step; writers can continue and needn't be waited for."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # a single file, without a journal beside it


def _restore_sqlite(address: Address, target: Path, file: Path, *, replace: bool) -> None:
    copy = Address.parse(f"sqlite:///{file}")
    with copy.blamed("read"):
        engine = create_engine(copy.url, hide_parameters=True)
        try:
            with engine.connect() as connection:
                ours = can_open(revisions_in(connection))
        finally:
            engine.dispose()
    if not ours:
        raise _no_backup(file)
    if target.exists():
        if _is_used(target):
            raise _in_use(address)
        if not replace:
            raise _there(address)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _whole(target) as part:
        with copy.blamed("read"):
            _copy(file, part)
        for rest in ("-wal", "-shm"):  # belongs to the old database: must never mix with this one
            with suppress(FileNotFoundError):
                target.with_name(target.name + rest).unlink()


def _is_used(file: Path) -> bool:
    """Whether any other process has it open: then its journal mode can't be changed."""
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
        except sqlite3.OperationalError as error:
            return error.sqlite_errorname in {"SQLITE_BUSY", "SQLITE_LOCKED"}
        except sqlite3.DatabaseError:  # damaged: that is what backups are for
            return False
    return False


# PostgreSQL


def _our_tables(connection: Connection) -> list[str]:
    """Arguments that make pg_dump copy only our tables: the database may have others."""
    schema = connection.scalar(text("SELECT quote_ident(current_schema())"))
    ours = [f'--table={schema}."{name}"' for name in (*metadata.tables, "alembic_version")]
    return [*ours, f'--exclude-table-data={schema}."nodes"']  # gone by the time of a restore


def _restore_postgresql(address: Address, file: Path, *, replace: bool) -> None:
    with address.blamed("opened"):
        engine = reading(address)
        try:
            with engine.connect() as connection:
                if not _comes_free(connection):
                    raise _in_use(address)
                if not replace and revisions_in(connection):
                    raise _there(address)
        finally:
            engine.dispose()
    how = ("--clean", "--if-exists", "--single-transaction", "--exit-on-error")
    _run("pg_restore", address, *how, str(file))


def _comes_free(connection: Connection) -> bool:
    """Whether the database is unused; a server that has just stopped may still be listed."""
    for _ in range(LOOKS):
        if not connection.scalar(_OTHERS, {"name": NAME}):
            return True
        connection.rollback()  # or the next query would see the same snapshot
        time.sleep(LOOK_S)
    return False


_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name = :name AND pid <> pg_backend_pid()"
)


def _run(program: str, address: Address, *arguments: str) -> None:
    """Run one of PostgreSQL's own programs; raises StoreError with its error output."""
    found = shutil.which(program)
    if found is None:
        raise StoreError(
            f"{program} is not installed", say("error-backup-program", program=program)
        )
    url = address.url.set(drivername="postgresql")._replace(password=None)
    secret = {} if address.url.password is None else {"PGPASSWORD": str(address.url.password)}
    command: Sequence[str] = [
        found,
        "--no-owner",
        "--no-privileges",
        f"--dbname={url.render_as_string(hide_password=False)}",
        *arguments,
    ]
    done = subprocess.run(  # noqa: S603 - PostgreSQL's own program
        command,
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | secret | {"PGAPPNAME": program},
    )
    if done.returncode:
        raise address.error("read" if program == "pg_dump" else "written", OSError(done.stderr))
