"""Every kind of store: the suite runs against each of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mauseloch.store import MemoryStore, Store
from mauseloch.store.sql import SqlStore


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a new SQLite database."""
    return f"sqlite:///{tmp_path / 'new folder' / 'store.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a new database of each kind."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found


Stores = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest) -> Stores:
    """Stores of each kind: every call returns one with the same contents."""
    if request.param == "memory":
        kept = MemoryStore()
        return lambda: kept
    found = request.getfixturevalue(request.param)
    return lambda: SqlStore(found)
