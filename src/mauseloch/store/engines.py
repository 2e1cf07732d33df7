"""Connections to a database, for the writer, the reader and the registry."""

from typing import Any

from sqlalchemy import Engine, create_engine, event

from mauseloch.store.address import Address
from mauseloch.store.migrations import migrate

PATIENCE_S = 10
"""How long another process may hold a lock before we start the transaction again."""
SILENT_S = 5
"""How long a database server may be silent before its connection counts as broken."""
IDLE_S = 2
"""How long a transaction may wait for us. We never let one wait, so by then we are frozen or cut
off: PostgreSQL ends it, or its locks would keep others from our tables."""
NEXT_S = 2
"""With several hosts: how long one may take to accept us before we try the next."""

NAME = "mauseloch"
"""The name of our connections in PostgreSQL's lists."""


def writing(address: Address) -> Engine:
    """For the writer: brings the database up to date. Raises StoreError or the driver's errors."""
    if address.file is not None:
        # Keep it private: it holds seeds of running matches and people's names.
        address.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = _engine(
        address, begin="BEGIN IMMEDIATE", isolation_level="READ COMMITTED", pre_ping=False
    )
    try:
        with engine.begin() as connection:
            migrate(connection)
        _end_if_idle(engine, address)
    except BaseException:
        engine.dispose()
        raise
    return engine


def claiming(address: Address) -> Engine:
    """For the registry of nodes: short transactions alongside the writer's."""
    engine = _engine(address, begin="BEGIN", isolation_level="READ COMMITTED", pre_ping=True)
    _end_if_idle(engine, address)
    return engine


def _end_if_idle(engine: Engine, address: Address) -> None:
    """Don't let new connections keep locks while we are frozen or cut off."""
    if address.file is None:
        event.listen(engine, "connect", _set_impatient)
        engine.dispose()  # of a connection that isn't impatient yet


def reading(address: Address) -> Engine:
    """For the reader: each question sees the database at one moment."""
    return _engine(address, begin="BEGIN", isolation_level="REPEATABLE READ", pre_ping=True)


def _engine(address: Address, begin: str, isolation_level: str, *, pre_ping: bool) -> Engine:
    """With `pre_ping`, test a connection before using it; the writer tries again anyway."""
    common: dict[str, Any] = {"pool_size": 1, "max_overflow": 0, "hide_parameters": True}
    if address.file is None:
        engine = create_engine(
            address.url,
            isolation_level=isolation_level,
            pool_pre_ping=pre_ping,  # the server may have restarted since
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
    connection.isolation_level = None  # we begin transactions, not the driver
    for setting in (
        f"busy_timeout = {PATIENCE_S * 1000}",
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit survives a power cut
        "wal_autocheckpoint = 4000",  # in pages: copy those that change all the time less often
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {setting}").close()


def _set_up_postgresql(connection: Any, _: object) -> None:
    connection.execute(f"SET lock_timeout = {PATIENCE_S * 1000}")
    # The server may be configured for more than "on", but not for less: not even for "local",
    # where a commit is only on this disk although a synchronous standby should have it too.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )
    connection.commit()


def _set_impatient(connection: Any, _: object) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE_S * 1000}")
    connection.commit()
