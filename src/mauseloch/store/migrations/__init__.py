"""How a database of any age becomes one of today: Alembic's steps, run whenever a store opens.

Two neighbouring versions run side by side during a deploy, so a change is made in two steps. One
version *expands*: it adds what the version before does not miss. Only the next one *contracts*:
it takes away what nobody uses any more. Each step says in `compatible` which revision a program
must know at least to go on with it.
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
_one_at_a_time = Lock()  # Alembic keeps the migration it is at in globals
_NUMBER = 0x6D6175736C6F6368  # of our lock in a PostgreSQL server: "mausloch"


def migrate(connection: Connection) -> None:
    """Bring a database up to date, inside the connection's transaction: all the way or not at all.

    One that is newer than this program is left as it is, if its version says that ours may go on
    with it. Raises OutdatedError if not, and StoreError if a server that runs could not go on.
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
    """The revision that this program makes of a database."""
    (head,) = _scripts().get_heads()
    return head


def join(connection: Connection) -> None:
    """Let no migration come in between, until the end of the transaction, in PostgreSQL.

    Raises OutdatedError if this program cannot use the database as it is by now.
    """
    connection.execute(text("SELECT pg_advisory_xact_lock_shared(:number)"), {"number": _NUMBER})
    _check(connection, _heads(connection))


def _check(connection: Connection, found: set[str]) -> None:
    for revision in found - _known():
        if _since(connection, revision) not in _known():
            raise OutdatedError(
                f"the database has revision {shown(revision)}, unknown here: "
                "a newer Mauseloch wrote it, use that one"
            )


def _leave_nobody_behind(connection: Connection) -> None:
    """See to it that every server that runs can go on; raises StoreError.

    One that only seems dead is forgotten. If it comes back, it finds out that it is outdated.
    """
    since = _since(connection, newest()) or newest()
    for number, name, version, revision, alive in connection.execute(_NODES).all():
        if revision in _known() and since in _known(revision):
            continue
        if alive:
            raise StoreError(
                f"server {name} of version {version} runs and could not go on with a database of "
                f"revision {newest()}: stop it, or bring it to the version in between, first"
            )
        connection.execute(_FORGET, {"number": number})


def _heads(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def _since(connection: Connection, revision: str) -> str | None:
    """The oldest revision whose programs may use a database of this one, if it says so."""
    if not inspect(connection).has_table("compatible"):
        return None
    since = text("SELECT since FROM compatible WHERE revision = :revision")
    found: str | None = connection.scalar(since, {"revision": revision})
    return found


@cache
def _known(up_to: str = "heads") -> frozenset[str]:
    """The revisions that led to this one."""
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
