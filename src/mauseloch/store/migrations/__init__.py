"""Bring a database of any age up to date, with Alembic, whenever a store opens.

Two neighbouring versions run side by side during a deployment, so a change takes two steps. One
version *expands*: it adds things that the previous version can do without. Only the next one
*contracts*: it removes what is no longer used. Each step records in `compatible` the oldest
revision whose programs can still use the database.
"""

from functools import cache
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from mauseloch.core.errors import shown
from mauseloch.store.changes import OutdatedError, StoreError

_FOLDER = str(Path(__file__).parent)
_one_at_a_time = Lock()  # Alembic keeps its current migration in globals
_NUMBER = 0x6D6175736C6F6368  # the key of our lock in PostgreSQL: "mausloch"


def migrate(connection: Connection) -> None:
    """Bring a database up to date within the connection's transaction, completely or not at all.

    A database newer than this program is left as it is, provided that it declares ours compatible.
    Raises OutdatedError if it doesn't, and StoreError if a running server couldn't continue.
    """
    config, scripts = _config(), _scripts()
    config.attributes["connection"] = connection
    with _one_at_a_time:
        if connection.dialect.name == "postgresql":  # SQLite's transaction locks the whole file
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _NUMBER})
        found = _heads(connection)
        if found <= _known() and found != set(scripts.get_heads()):
            command.upgrade(config, "head")
            if connection.dialect.name == "postgresql":
                _leave_nobody_behind(connection)
        else:
            _check(connection, found)


def newest() -> str:
    """The newest revision this program knows."""
    (head,) = _scripts().get_heads()
    return head


def join(connection: Connection) -> None:
    """Keep migrations out until the end of the transaction, in PostgreSQL.

    Raises OutdatedError if this program can no longer use the database.
    """
    connection.execute(text("SELECT pg_advisory_xact_lock_shared(:number)"), {"number": _NUMBER})
    _check(connection, _heads(connection))


def _check(connection: Connection, found: set[str]) -> None:
    for revision in found - _known():
        if _since(connection, revision) not in _known():
            raise OutdatedError(
                f"the database has the unknown revision {shown(revision)}: "
                "a newer Mauseloch wrote it, so use that version"
            )


def _leave_nobody_behind(connection: Connection) -> None:
    """Raise StoreError if a running server couldn't continue after this migration.

    A server that seems dead is removed from the list. If it is alive after all, it will find out
    that it is outdated.
    """
    since = _since(connection, newest()) or newest()
    for number, name, version, revision, alive in connection.execute(_NODES).all():
        if revision in _known() and since in _known(revision):
            continue
        if alive:
            raise StoreError(
                f"server {name} of version {version} is running and can't use a database of "
                f"revision {newest()}: stop it first, or upgrade it to the version in between"
            )
        connection.execute(_FORGET, {"number": number})


def _heads(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def _since(connection: Connection, revision: str) -> str | None:
    """The oldest revision whose programs may use a database of this one, if recorded."""
    if not inspect(connection).has_table("compatible"):
        return None
    since = text("SELECT since FROM compatible WHERE revision = :revision")
    found: str | None = connection.scalar(since, {"revision": revision})
    return found


@cache
def _known(up_to: str = "heads") -> frozenset[str]:
    """The revisions up to this one."""
    return frozenset(one.revision for one in _scripts().iterate_revisions(up_to, "base"))


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", _FOLDER.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


# Under a lock, so that no late heartbeat slips in between.
_NODES = text(
    "SELECT number, name, version, revision, expires_at > clock_timestamp() AS alive "
    "FROM nodes ORDER BY number FOR UPDATE"
)
_FORGET = text("DELETE FROM nodes WHERE number = :number")
