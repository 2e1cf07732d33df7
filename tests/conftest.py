"""For all tests: caches that are empty at first, and a PostgreSQL server for those who want one."""

import sys
from collections.abc import Iterator
from itertools import count

import psycopg
import pytest

from tests.store.clusters import NoServerError, cluster

LONG = ("tests/browser/", "tests/client/", "tests/server/", "tests/terminal/", "tests/test_laws.py")
"""They compute much, or wait for a clock."""
UNMEASURED = (
    "tests/browser/",
    "tests/server/test_kill.py",
    "tests/server/test_secrets.py",
    "tests/terminal/test_screen.py",
    "tests/terminal/test_sessions.py",
    "tests/test_laws.py::test_the_laws_hold_for_every_combination_of_options_and_seats",
    "tests/test_laws.py::test_whole_matches_obey_the_laws_with_every_number_of_seats",
)
"""They do the same again and again, or look at a program that is measured by itself. Coverage would
make them take twice as long, and finds nothing there that it does not find elsewhere."""
_numbers = count()


def pytest_sessionstart() -> None:
    """None may be kept from before, not even by a mutation check."""
    for name, module in list(sys.modules.items()):
        if name.startswith("mauseloch"):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Function]) -> None:
    """What takes long comes first: the rest fills the gaps. What was measured once is enough."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    for item in items:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        other_words = "/games/" in item.nodeid and given.get("language", "de") != "de"
        if other_words or item.nodeid.startswith(UNMEASURED):
            item.add_marker("no_cover")


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
