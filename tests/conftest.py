"""For all tests: empty caches at the start, and a PostgreSQL server for those that need one."""

import logging
import os
import random
import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import psycopg
import pytest
from coverage import Coverage
from hypothesis import settings

from tests.examples.distribution import installed
from tests.store.clusters import NoServerError, cluster
from tests.sweeps import LONG

BROWSERS = "tests/browser/"
"""They run first, because each worker keeps a browser until its last browser test."""
WAITING = (
    "tests/terminal/test_sessions.py",
    "tests/server/",
    "tests/client/",
    "tests/terminal/",
)
"""They mostly wait for a clock; the longest run first."""
UNMEASURED = (
    "tests/adapters/test_openspiel.py::test_an_information_state_is_what_the_seat_was_told",
    "tests/adapters/test_openspiel.py::test_openspiels_random_simulation",
    "tests/bots/test_bots.py::test_each_level_beats_the_one_below",
    "tests/bots/test_bots.py::test_higher_levels_are_quicker_and_nobody_is_inhumanly_so",
    "tests/client/test_bots.py::test_the_bot_of_the_docs_grows",
    "tests/games/geier/test_bots.py::test_the_better_one_wins_more",
    "tests/games/geier/test_bots.py::test_zeno_wins_more_than_its_share_among_four_claras",
    "tests/games/mausen/test_bots.py::test_levels_beat_those_below",
    "tests/games/zocken/test_bots.py::test_each_level_beats_the_one_below",
    "tests/kernels/test_kernels.py",
    "tests/lockstep/test_statistics.py::test_what_is_counted_is_what_the_news_tell",
    "tests/server/test_kill.py",
    "tests/server/test_secrets.py",
    "tests/terminal/test_screen.py",
    "tests/terminal/test_sessions.py",
    "tests/test_laws.py",
)
"""They repeat the same work, or watch a program that is measured on its own. Coverage would double
their time, and find nothing there that it doesn't find elsewhere."""
_numbers = count()
os.environ["MAUSELOCH_CONFIG"] = ""
"""Ignore the settings of a server hosted on this machine."""
settings.register_profile("same", derandomize=True)
settings.load_profile("same")


def pytest_configure(config: pytest.Config) -> None:
    """Measure a worker only as part of its run, not also as a subprocess.

    Otherwise coverage would measure all of it, even the parts that are excluded.
    """
    while hasattr(config, "workerinput") and (started := Coverage.current()) is not None:
        started.stop()


def pytest_sessionstart() -> None:
    """Empty all caches, even those a mutation check filled, and let Ctrl-C work again.

    A run started in the background may ignore Ctrl-C, and so would every program that tests start.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name, module in list(sys.modules.items()):
        if name.startswith("mauseloch"):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Function]) -> None:
    """Run slow tests first, so the rest fill the gaps, and measure the same code only once."""
    if not LONG:
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
    items[:] = in_good_order(items)
    for item in items:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        other_words = "/games/" in item.nodeid and given.get("language", "de") != "de"
        if other_words or item.nodeid.startswith(UNMEASURED):
            item.add_marker("no_cover")


def in_good_order(items: Sequence[pytest.Function]) -> list[pytest.Function]:
    """Browser tests first; then waiting and computing tests mixed, so that no core is idle."""
    groups: dict[str, list[pytest.Function]] = {place: [] for place in (BROWSERS, *WAITING, "")}
    for item in items:
        groups[next(place for place in groups if item.nodeid.startswith(place))].append(item)
    browsing, computing = groups.pop(BROWSERS), groups.pop("")
    waiting = [item for group in groups.values() for item in group]
    mixed = [
        (at / len(group), item) for group in (waiting, computing) for at, item in enumerate(group)
    ]
    return browsing + [item for _, item in sorted(mixed, key=lambda one: one[0])]


@pytest.fixture
def own_log() -> Iterator[None]:
    """Restore logging after a server ran in this process: the test's output is closed by then."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers, root.level = before


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the system's randomness, such as the seed of a match, the same on every run."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: rng.randbytes(count))
    monkeypatch.setattr(secrets, "choice", rng.choice)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)
    random.seed(request.node.nodeid)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A site-packages folder with the example game; all workers share it."""
    base = tmp_path_factory.getbasetemp()
    return installed(base.parent if hasattr(request.config, "workerinput") else base)


@pytest.fixture(scope="session")
def socket() -> Iterator[str]:
    """The folder of a PostgreSQL server's socket."""
    try:
        running = cluster()
        folder = running.__enter__().folder
    except NoServerError as error:
        pytest.skip(str(error))
    try:
        yield folder
    finally:
        running.__exit__(None, None, None)


@pytest.fixture
def postgresql(socket: str) -> str:
    """The URL of an empty schema in a PostgreSQL database; a new database takes much longer."""
    name = f"store{next(_numbers)}"
    with psycopg.connect(host=socket, user="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"postgresql://postgres@/postgres?host={socket}&options=-csearch_path%3D{name}"
