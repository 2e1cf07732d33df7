"""For all tests: caches that are empty at first, and a PostgreSQL server for those who want one."""

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
"""They come first, for each worker keeps a browser until it has run the last of them."""
WAITING = (
    "tests/terminal/test_sessions.py",
    "tests/server/",
    "tests/client/",
    "tests/terminal/",
)
"""They mostly wait for a clock; the longest come first."""
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
"""They do the same again and again, or look at a program that is measured by itself. Coverage would
make them take twice as long, and finds nothing there that it does not find elsewhere."""
_numbers = count()
os.environ["MAUSELOCH_CONFIG"] = ""
"""Whoever hosts on this machine has settings of their own."""
settings.register_profile("same", derandomize=True)
settings.load_profile("same")


def pytest_configure(config: pytest.Config) -> None:
    """A worker is measured by the run that it belongs to, not also as a program that was started.

    Otherwise it would be measured throughout, whatever is said to be left out.
    """
    while hasattr(config, "workerinput") and (started := Coverage.current()) is not None:
        started.stop()


def pytest_sessionstart() -> None:
    """None may be kept from before, not even by a mutation check.

    What was started in the background may ignore Ctrl-C, and so would all that tests start.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name, module in list(sys.modules.items()):
        if name.startswith("mauseloch"):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Function]) -> None:
    """What takes long comes first: the rest fills the gaps. What was measured once is enough."""
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
    """Browsers first; then waiting tests among computing ones, so that no core is idle."""
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
    """For a server in this process: its log ends with the test, whose output is closed then."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers, root.level = before


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks the system for chance, as for the seed of a match, hears the same every time."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: rng.randbytes(count))
    monkeypatch.setattr(secrets, "choice", rng.choice)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)
    random.seed(request.node.nodeid)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A folder of packages with the example game; all workers share it."""
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
    """The URL of an empty place in a PostgreSQL database; a whole new one takes much longer."""
    name = f"store{next(_numbers)}"
    with psycopg.connect(host=socket, user="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"postgresql://postgres@/postgres?host={socket}&options=-csearch_path%3D{name}"
