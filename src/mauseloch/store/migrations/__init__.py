"""How a database of any age becomes one of today: Alembic's steps, run whenever a store opens."""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from mauseloch.core.errors import shown
from mauseloch.store.changes import StoreError

_FOLDER = str(Path(__file__).parent)
_one_at_a_time = Lock()  # Alembic keeps the migration it is at in globals
_NUMBER = 0x6D6175736C6F6368  # of our lock in a PostgreSQL server: "mausloch"


def migrate(connection: Connection) -> None:
    """Bring a database up to date, inside the connection's transaction: all the way or not at all.

    One that is newer than this program is left as it is, if its version says that ours may go on
    with it: so two neighbouring versions run side by side during a deploy. Otherwise StoreError.
    """
    config = Config()
    config.set_main_option("script_location", _FOLDER.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    with _one_at_a_time:
        if connection.dialect.name == "postgresql":  # SQLite's transaction locks the whole file
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _NUMBER})
        found = MigrationContext.configure(connection).get_current_heads()
        for revision in found:
            if revision not in known:
                if _may_go_on(connection, revision, known):
                    return
                raise StoreError(
                    f"the database has revision {shown(revision)}, unknown here: "
                    "a newer Mauseloch wrote it, use that one"
                )
        if set(found) != set(scripts.get_heads()):
            command.upgrade(config, "head")


def _may_go_on(connection: Connection, revision: str, known: set[str]) -> bool:
    """Whether a newer version has said that programs of ours may use its database too."""
    if not inspect(connection).has_table("compatible"):
        return False
    since = text("SELECT since FROM compatible WHERE revision = :revision")
    return connection.scalar(since, {"revision": revision}) in known
