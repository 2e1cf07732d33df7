"""A real server with the built client, and real browsers that look at it."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from mauseloch.server.pages import STATIC
from tests.browser.chromium import FLAGS, NoBrowserError, chromium
from tests.browser.people import LAPTOP, PHONE, TABLET, Person

PATIENCE_MS = 15_000
QUICK = """
import sys
from mauseloch.server import question
question.TURN_S = question.ROUND_S = 0.05
from mauseloch.games.geflippt.players import bots
bots.SEE, bots.LOOK = bots.Step(200, 1, 1), bots.Step(50, 1, 1)
bots.SEARCH = bots.DECIDE = bots.MOVE = bots.Step(10, 1, 1)
from mauseloch.cli import main
sys.exit(main())
"""
"""Bots that are quick, and do not wait until people have seen what they did."""
Open = Callable[..., BrowserContext]


@contextmanager
def serving(port: int, site: Path | None = None) -> Iterator[str]:
    """A server; it forgets everything afterwards. `site` has packages besides those installed."""
    environment = os.environ | ({} if site is None else {"PYTHONPATH": str(site)})
    command = [sys.executable, "-c", QUICK, "serve", "--port", str(port), "--db", "memory"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as program:
        assert program.stdout is not None
        assert "Mauseloch" in program.stdout.readline()
        yield f"http://127.0.0.1:{port}"
        program.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
    return found


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where a server is, for everybody."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: make web")
    with serving(free_port()) as found:
        yield found


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
def open_browser(browser: Browser, address: str) -> Iterator[Open]:
    """Somebody's browser: a context of its own, in a language, of a size."""
    with ExitStack() as stack:

        def opened(**wanted: Any) -> BrowserContext:
            settings = {
                "base_url": address,
                "locale": "en",
                "viewport": {"width": 1280, "height": 720},
                "reduced_motion": "reduce",
                "service_workers": "block",  # it would fetch the whole client for everybody
                **wanted,
            }
            context = browser.new_context(**settings)
            context.set_default_timeout(PATIENCE_MS)
            stack.callback(context.close)
            return context

        yield opened


@pytest.fixture
def person(open_browser: Open) -> Iterator[Callable[..., Person]]:
    """People who come with a browser of their own; nothing may go wrong in it."""
    came: list[Person] = []

    def comes(name: str = "Mia", language: str = "en", size: Any = LAPTOP, **wanted: Any) -> Person:
        touches = size in (PHONE, TABLET)
        if touches:
            wanted = {"has_touch": True, "is_mobile": True, **wanted}
        one = Person(open_browser(locale=language, viewport=size, **wanted), language, name)
        one.touches = touches
        came.append(one)
        return one

    yield comes
    for one in came:
        assert not one.trouble, (one.name, one.trouble)
