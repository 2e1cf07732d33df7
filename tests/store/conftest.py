"""Every kind of store: the suite runs over each of them."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from mauseloch.store import MemoryStore, SqlStore, Store
from tests.store.clusters import NoServerError, cluster

_numbers = count()


@pytest.fixture(scope="session")
def socket() -> Iterator[str]:
    """The folder of a PostgreSQL server's socket."""
    try:
        running = cluster()
        folder = running.__enter__()
    except NoServerError as error:
        pytest.skip(str(error))
    try:
        yield folder
    finally:
        running.__exit__(None, None, None)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a new SQLite database."""
    return f"sqlite:///{tmp_path / 'new folder' / 'store.db'}"


@pytest.fixture
def postgresql(socket: str) -> str:
    """The URL of an empty place in a PostgreSQL database; a whole new one takes much longer."""
    name = f"store{next(_numbers)}"
    with psycopg.connect(host=socket, user="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"postgresql://postgres@/postgres?host={socket}&options=-csearch_path%3D{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a new database of each kind."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found


Stores = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest) -> Stores:
    """Stores of each kind: whenever asked, another one that keeps what the first one kept."""
    if request.param == "memory":
        kept = MemoryStore()
        return lambda: kept
    found = request.getfixturevalue(request.param)
    return lambda: SqlStore(found)
