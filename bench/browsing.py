"""A real server and a real browser at its tables, for measurements and screenshots.

Seeds, codes and keys come from a fixed seed, so every run deals the same table.
"""

import asyncio
import contextlib
import secrets
import subprocess
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.chromium import FLAGS, chromium

from mauseloch.server.limits import Limits, Rate
from mauseloch.server.listening import bound
from mauseloch.server.pages import STATIC
from mauseloch.server.service import Server
from mauseloch.server.settings import Settings
from mauseloch.store import MemoryStore

GAMES = ("mausen", "geier", "zocken", "geflippt")
PHONE, LAPTOP, TV = (390, 844), (1280, 720), (1920, 1080)
PATIENCE_MS = 30_000
PLENTY = Rate(10**9, 10**9)
QUICK = Limits(burst=1000, per_second=1000, faults=1000, work=PLENTY, work_each=PLENTY)

CHOICES = {
    "mausen": ".hand [role=radio]:not([aria-disabled])",
    "geier": ".hand [data-card][aria-disabled=false]",
    "zocken": ".doing button:not([aria-disabled], .shake, .back)",
    "geflippt": ".hint .button.main, .clothes [aria-disabled=false]",
}
"""The elements that answer a question when tapped."""
CONFIRM = {"mausen": ".confirm .button.main", "geier": ".status .button.main"}
"""The second tap, where there is one."""


@contextlib.contextmanager
def served(seed: str = "mouse") -> Iterator[str]:
    """The address of a server that deals from `seed`. It stores nothing."""
    if not (STATIC / "index.html").exists():
        sys.exit("The browser client is not built: make web")
    command = [sys.executable, "-m", "bench.browsing", seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:  # noqa: S603 - our own program
        try:
            assert program.stdout is not None
            yield program.stdout.readline().strip()
        finally:
            program.terminate()


@contextlib.contextmanager
def browser(hosts: str = "") -> Iterator[Browser]:
    """Debian's Chromium, headless; `hosts` is passed to `--host-resolver-rules`."""
    flags = [*FLAGS, f"--host-resolver-rules={hosts}"] if hosts else list(FLAGS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=flags)
        yield started
        started.close()


def opened(
    of: Browser, address: str, size: tuple[int, int] = LAPTOP, **wanted: Any
) -> BrowserContext:
    """A browser set to English that has never visited this server."""
    width, height = size
    context = of.new_context(
        base_url=address,
        **{"locale": "en", "viewport": {"width": width, "height": height}, **wanted},
    )
    context.set_default_timeout(PATIENCE_MS)
    return context


def sit(page: Page, wanted: Mapping[str, Any], path: str = "/t/{}", slot: str = "") -> str:
    """Open a table and go there with its key; return its code."""
    page.goto("/privacy")  # keys are kept by origin
    code: str = page.evaluate(
        """async ([wanted, slot]) => {
            const body = JSON.stringify(wanted);
            const answer = await fetch("/api/tables", {method: "POST", body});
            const {code, token} = await answer.json();
            localStorage.setItem(`mauseloch.seat.${slot}.${code}`, token);
            return code;
        }""",
        [dict(wanted), slot],
    )
    page.goto(path.format(code))
    return code


def start(page: Page) -> None:
    """Start the match as the host."""
    page.locator("main .button.main").filter(has_text="Start").click()


def asked(page: Page, game: str) -> bool:
    """Wait until we are asked; False when the match is over."""
    page.wait_for_function(
        "choices => document.querySelector('.result') ?? document.querySelector(choices)",
        arg=CHOICES[game],
    )
    return page.locator(".result").count() == 0


def answer(page: Page, game: str, which: int = 0) -> None:
    """Tap one of the choices, wrapping round past the last, and confirm it."""
    choices = page.locator(CHOICES[game])
    count = choices.count()
    if count:
        choices.nth(which % count).click()
    if count and game in CONFIRM:
        page.locator(CONFIRM[game]).click()


def _serve(seed: str) -> None:
    random = Random(seed)
    drawn = {
        "token_hex": lambda size: random.randbytes(size).hex(),
        "choice": random.choice,
        "randbelow": random.randrange,
    }
    for name, draw in drawn.items():
        setattr(secrets, name, draw)
    with bound("127.0.0.1", 0) as socket:
        host, port = socket.getsockname()
        server = Server(
            MemoryStore(),
            Settings(limits=QUICK),
            up=lambda: print(f"http://{host}:{port}", flush=True),
        )
        asyncio.run(server.serve(sockets=[socket]))


if __name__ == "__main__":
    _serve(sys.argv[1])
