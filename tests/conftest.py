"""For all tests: caches that are empty at first, and a PostgreSQL server for those who want one."""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.store.clusters import NoServerError, cluster

LONG = ("client", "server", "terminal", "test_laws.py")
_numbers = count()


def pytest_sessionstart() -> None:
    """None may be kept from before, not even by a mutation check."""
    for name, module in list(sys.modules.items()):
        if name.startswith("mauseloch"):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long or waits for a clock comes first; the rest fills the gaps that this leaves."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(here).parts[0] not in LONG)


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
def postgresql(socket: str) -> str:
    """The URL of an empty place in a PostgreSQL database; a whole new one takes much longer."""
    name = f"store{next(_numbers)}"
    with psycopg.connect(host=socket, user="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"postgresql://postgres@/postgres?host={socket}&options=-csearch_path%3D{name}"
