"""Connections to a database: one that writes, one that reads."""

from typing import Any

from sqlalchemy import Engine, create_engine, event

from mauseloch.store.address import Address
from mauseloch.store.migrations import migrate

PATIENCE_S = 10
"""How long another process may hold a lock before a transaction begins anew."""
SILENT_S = 5
"""How long a server may be silent before its connection counts as broken."""
NEXT_S = 2
"""Of several hosts: how long one may take to let us in before the next is tried."""

NAME = "mauseloch"
"""As PostgreSQL lists our connections."""


def writing(address: Address) -> Engine:
    """For the writer, with an up-to-date database behind it; raises StoreError or the driver's."""
    if address.file is not None:
        # Nobody else's business: seeds of running matches and people's names are in there.
        address.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = _engine(
        address, begin="BEGIN IMMEDIATE", isolation_level="READ COMMITTED", pre_ping=False
    )
    try:
        with engine.begin() as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def claiming(address: Address) -> Engine:
    """For the registry of nodes: short transactions beside those of the writer."""
    return _engine(address, begin="BEGIN", isolation_level="READ COMMITTED", pre_ping=True)


def reading(address: Address) -> Engine:
    """For the reader: all that one question reads is of one moment."""
    return _engine(address, begin="BEGIN", isolation_level="REPEATABLE READ", pre_ping=True)


def _engine(address: Address, begin: str, isolation_level: str, *, pre_ping: bool) -> Engine:
    """With `pre_ping`, a connection is tried before it is used; who writes tries again anyway."""
    common: dict[str, Any] = {"pool_size": 1, "max_overflow": 0, "hide_parameters": True}
    if address.file is None:
        engine = create_engine(
            address.url,
            isolation_level=isolation_level,
            pool_pre_ping=pre_ping,  # a server may have been restarted since
            connect_args={
                "application_name": NAME,
                "connect_timeout": NEXT_S if len(address.hosts) > 1 else SILENT_S,
                "tcp_user_timeout": SILENT_S * 1000,
            },
            **common,
        )
        event.listen(engine, "connect", _set_up_postgresql)
        return engine
    engine = create_engine(address.url, **common)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", lambda connection: connection.connection.execute(begin).close())
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver would
    for setting in (
        f"busy_timeout = {PATIENCE_S * 1000}",
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit survives a power cut
        "wal_autocheckpoint = 4000",  # pages: those that change all the time are moved less often
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {setting}").close()


def _set_up_postgresql(connection: Any, _: object) -> None:
    connection.execute(f"SET lock_timeout = {PATIENCE_S * 1000}")
    # Whoever sets up the server may ask for more than "on", but not for less: not even for a
    # commit that is on this disk alone while there is a standby that has to have it too.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )
    connection.commit()
