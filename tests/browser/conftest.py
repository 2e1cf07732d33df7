"""A real server with the built client, and real browsers to look at it."""

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from mauseloch.server.pages import STATIC
from tests.browser.chromium import FLAGS, NoBrowserError, chromium
from tests.browser.evidence import Evidence
from tests.browser.people import LAPTOP, PHONE, TABLET, Person
from tests.browser.quick import Orders
from tests.browser.strange import speak_strangely
from tests.patience import PATIENCE_S
from tests.ports import free_port
from tests.texts.pseudo import PSEUDO

QUICK = "import sys; from tests.browser.quick import main; sys.exit(main())"
SEED = "MAUSELOCH_SEED"
"""Environment variable with one seed for all tests. By default each test has its own fixed seed."""
# No tips for whoever has played before; Pip comes to newcomers only.
KNOWS = """try {
  for (const game of ["mausen", "geier", "zocken", "geflippt"])
    if (!localStorage.getItem(`mauseloch.tips.${game}`))
      localStorage.setItem(`mauseloch.tips.${game}`, "done");
} catch { /* no page of ours */ }"""
EVIDENCE = pytest.StashKey[Evidence]()
Open = Callable[..., BrowserContext]
expect.set_options(timeout=1000 * PATIENCE_S)


@contextmanager
def serving(
    port: int, orders: Path, site: Path | None = None, base: str = "", more: Sequence[str] = ()
) -> Iterator[str]:
    """Run a server with its data in memory; measuring its coverage would slow it down.

    `site` holds extra packages, `base` is the path the server lives under, and `more` are extra
    arguments.
    """
    command = [sys.executable, "-c", QUICK, str(orders), "serve", "--port", str(port)]
    command += ["--base", base] if base else []
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")}
    if site is not None:
        before = environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = os.pathsep.join([str(site), *([before] if before else [])])
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--db", "memory", "--lang", "en", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as program:
        assert program.stdout is not None
        assert "Mauseloch" in program.stdout.readline()
        yield f"http://127.0.0.1:{port}{base}"
        program.terminate()


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with the orders for the servers."""
    return tmp_path_factory.mktemp("browser") / "orders.json"


@pytest.fixture(scope="session")
def address(told: Path) -> Iterator[str]:
    """The address of the server that all tests share."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: make web")
    with serving(free_port(), told) as found:
        yield found


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The seed of all randomness in a test."""
    return os.environ.get(SEED) or str(request.node.nodeid).rpartition("/")[2]


@pytest.fixture(autouse=True)
def begin_late(seed: str, told: Path) -> Callable[[int | None], None]:
    """Make matches begin with this many questions left, and all of them with the test's seed."""

    def wanted(left: int | None) -> None:
        Orders(seed, left).put(told)

    wanted(None)
    return wanted


# Not for the whole session: while it runs, nothing else in this process can run an event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        program = chromium()
    except NoBrowserError as error:
        pytest.skip(str(error))
    started = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
    yield started
    started.close()


@pytest.fixture
def evidence(request: pytest.FixtureRequest, seed: str) -> Evidence:
    """What the test leaves behind if it fails."""
    again = f"{SEED}={seed!r} .venv/bin/pytest {request.node.nodeid!r}"
    made = request.node.stash[EVIDENCE] = Evidence(request.node.name, seed, again)
    return made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the path of the evidence to a failure report while the test's browsers are still open."""
    report = yield
    if report.failed and call.when == "call" and (found := item.stash.get(EVIDENCE, None)):
        report.sections.append(("Evidence", found.keep()))
    return report


@pytest.fixture
def open_browser(browser: Browser, address: str, evidence: Evidence) -> Iterator[Open]:
    """Open browsers, each with its own context, language and size."""
    with ExitStack() as stack:

        def opened(*, newcomer: bool = False, **wanted: Any) -> BrowserContext:
            settings = {
                "base_url": address,
                "locale": "en",
                "viewport": {"width": 1280, "height": 720},
                "reduced_motion": "reduce",
                "service_workers": "block",  # it would fetch the whole client in every context
                **wanted,
            }
            context = browser.new_context(**settings)
            context.set_default_timeout(1000 * PATIENCE_S)
            if not newcomer:
                context.add_init_script(KNOWS)
            evidence.watch(context)
            stack.callback(context.close)
            return context

        yield opened


@pytest.fixture
def person(open_browser: Open, evidence: Evidence, seed: str) -> Iterator[Callable[..., Person]]:
    """People with a browser each, in which nothing may go wrong."""
    came: list[Person] = []

    def comes(name: str = "Mia", language: str = "en", size: Any = LAPTOP, **wanted: Any) -> Person:
        touches = size in (PHONE, TABLET)
        if touches:
            wanted = {"has_touch": True, "is_mobile": True, **wanted}
        context = open_browser(locale=language, viewport=size, **wanted)
        if language == PSEUDO:
            speak_strangely(context)
        one = Person(context, language, name, seed)
        one.touches = touches
        came.append(one)
        return one

    yield comes
    for one in came:
        assert not one.trouble, (one.name, one.trouble, evidence.keep())
