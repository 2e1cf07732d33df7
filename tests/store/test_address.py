"""Where a database is, and that its password doesn't leak."""

import sys
import traceback
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from mauseloch.core.errors import MissingExtraError
from mauseloch.store import StoreError
from mauseloch.store.address import Address, default_url
from mauseloch.store.sql import SqlStore
from tests.store.stories import begin, opened, story

SECRET = "geheim"  # noqa: S105 - that is the point


@story
async def test_the_usual_place_is_a_file_in_the_folder_for_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    async with opened(SqlStore(default_url())) as store:
        await store.write(begin())
    folder = tmp_path / "data" / "mauseloch"
    assert (folder / "mauseloch.db").is_file()
    assert folder.stat().st_mode & 0o777 == 0o700


def test_without_a_folder_for_data_it_is_in_the_home_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    wanted = "sqlite:////home/ada/.local/share/mauseloch/mauseloch.db"
    assert default_url({}) == default_url({"XDG_DATA_HOME": "not/absolute"}) == wanted
    assert default_url({"XDG_DATA_HOME": "/data"}) == "sqlite:////data/mauseloch/mauseloch.db"


def test_without_a_home_folder_a_file_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(StoreError, match="no home folder"):
        default_url({})


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        (f"nonsense {SECRET}", "not the address of a database"),
        (f"postgresql://ada:{SECRET}@host:port/name", "not the address of a database"),
        (f"mysql://ada:{SECRET}@host/name", "a database is sqlite or postgresql, not 'mysql'"),
        ("sqlite://", "a SQLite database is a file"),
        ("sqlite:///:memory:", "a SQLite database is a file"),
        ("sqlite:///file:name?mode=memory&uri=true", "a SQLite database is a file"),
    ],
)
def test_an_address_we_cannot_use_is_refused_without_showing_it(url: str, reason: str) -> None:
    with pytest.raises(StoreError) as refused:
        SqlStore(url)
    assert reason in str(refused.value)
    assert SECRET not in "".join(traceback.format_exception(refused.value, chain=True)[-1:])


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg2"])
def test_the_driver_is_always_ours(scheme: str) -> None:
    assert Address.parse(f"{scheme}://host/name").url.drivername == "postgresql+psycopg"
    assert Address.parse("sqlite:///a.db").url.drivername == "sqlite+pysqlite"


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://ada:{SECRET}@127.0.0.1:1/name",
        f"postgresql://ada@127.0.0.1:1/name?password={SECRET}",
        f"postgresql://ada:{SECRET}@/name?host=/nowhere/at/all",
        f"postgresql://ada:{SECRET}@127.0.0.1:1/name?sslmode={SECRET}",
        f"postgresql://ada:{SECRET}@/name?host=127.0.0.1:1&host=/nowhere/at/all:2",
        f"postgresql://ada@/name?host=127.0.0.1:1&host=127.0.0.1:2&password={SECRET}",
    ],
)
@story
async def test_a_database_that_cannot_be_reached_is_told_in_one_line(url: str) -> None:
    store = SqlStore(url)
    for _ in range(2):
        with pytest.raises(StoreError) as refused:
            await store.open()
        told = str(refused.value)
        assert told.startswith("the database name at ")
        assert "cannot be opened: " in told
        assert len(told.splitlines()) == 1
        assert SECRET not in told
        assert SECRET not in str(refused.value.words.args)
        assert SECRET not in repr(store)


SEVERAL = "write host=NAME:PORT|of each host with it|only the primary will do"


@pytest.mark.parametrize(
    ("query", "where", "host", "port"),
    [
        ("host=a:5432&host=b:5433", "a:5432 or b:5433", "a,b", "5432,5433"),
        ("host=a&host=b:5433", "a:5432 or b:5433", "a,b", "5432,5433"),
        ("host=a&host=b", "a or b", "a,b", None),
        ("host=a,b&port=5432,5433", "a:5432 or b:5433", "a,b", "5432,5433"),
        ("host=a,b&port=5433", "a:5433 or b:5433", "a,b", "5433,5433"),
        ("host=/run/a&host=/run/b", "/run/a or /run/b", "/run/a,/run/b", None),
        ("host=/run/a:1&host=/run/b:2", "/run/a:1 or /run/b:2", "/run/a,/run/b", "1,2"),
        ("host=[::1]:1&host=b:2", "::1:1 or b:2", "::1,b", "1,2"),
    ],
)
def test_a_database_may_have_several_hosts(
    query: str, where: str, host: str, port: str | None
) -> None:
    address = Address.parse(f"postgresql://ada:{SECRET}@/name?{query}")
    assert address.place == f"the database name at {where}"
    asked = create_engine(address.url).dialect.create_connect_args(address.url)[1]
    assert (asked["host"], asked["port"].strip(",") or None) == (host, port)
    assert asked["target_session_attrs"] == "read-write"


@pytest.mark.parametrize(
    "query",
    [
        "host=a:b&host=c",
        "host=a&host=b&port=5432",
        "host=a,b,c&port=5432,5433",
        "host=a&host=b&target_session_attrs=any",
        "host=a,b&target_session_attrs=prefer-standby",
    ],
)
def test_several_hosts_are_named_in_one_way_and_only_the_primary_will_do(query: str) -> None:
    with pytest.raises(StoreError, match=SEVERAL) as refused:
        Address.parse(f"postgresql://ada:{SECRET}@/name?{query}")
    assert SECRET not in str(refused.value)


@story
async def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingExtraError, match=r"mauseloch\[postgresql\]"):
        await SqlStore("postgresql://host/name").open()
