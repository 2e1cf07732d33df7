"""Two servers behind one address: when a page's table moves, play continues."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK
from tests.browser.looking import cut, low, unsaid
from tests.browser.people import LAPTOP, PHONE, Person, watch
from tests.browser.test_lines import bids
from tests.ports import free_port
from tests.server.proxies import configured, environment
from tests.server.proxies import program as proxy

Comes = Callable[..., Person]
LEASE_S = 10.0
"""Long enough that a busy machine doesn't lose it."""
# Record everything shown from now on that might worry a player.
ALARMS = """() => {
  window.alarms = [];
  const look = () => {
    for (const one of document.querySelectorAll(".lost, .toast, .paused")) {
      const text = one.textContent.trim();
      if (text && one.checkVisibility()) window.alarms.push(text);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
# What covers the board at any point that might be touched.
OVER = """() => {
  const board = document.querySelector(".board"), found = new Set();
  const box = board.getBoundingClientRect();
  for (let across = 1; across < 20; across++) for (let down = 1; down < 20; down++) {
    const there = [box.left + (box.width * across) / 20, box.top + (box.height * down) / 20];
    const top = document.elementFromPoint(...there);
    if (top && !board.contains(top) && !top.contains(board)) found.add(top.outerHTML.slice(0, 100));
  }
  return [...found];
}"""


class Place:
    """Two servers on one database, behind HAProxy."""

    def __init__(self, url: str, orders: Path, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._ports = {name: free_port() for name in "abc"}
        self._programs = {name: self._server(name, url, orders) for name in "ab"}
        start = configured("haproxy", folder, self.port, self._ports)
        self._proxy = subprocess.Popen(  # noqa: S603 - Debian's own program
            start, stderr=subprocess.DEVNULL, text=True, env=environment("haproxy", folder)
        )

    def _server(self, name: str, url: str, orders: Path) -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", QUICK, str(orders), "serve", "--lang", "en", "--db", url]
        command += ["--port", str(self._ports[name]), "--node", name, "--memory", "0"]
        return subprocess.Popen(  # noqa: S603 - our own program
            [*command, "--set", f"node.lease_s={LEASE_S}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={key: value for key, value in os.environ.items() if not key.startswith("COV")},
        )

    def come_up(self) -> None:
        for program in self._programs.values():
            assert program.stdout is not None
            assert "Mauseloch" in program.stdout.readline()

    def end(self, name: str, how: signal.Signals) -> None:
        """End this server, in good order or at once."""
        self._programs[name].send_signal(how)

    def close(self) -> None:
        for program in (*self._programs.values(), self._proxy):
            program.kill()
            program.wait()
            if program.stdout is not None:
                program.stdout.close()


@pytest.fixture
def place(postgresql: str, told: Path, tmp_path: Path) -> Iterator[Place]:
    proxy("haproxy")
    opened = Place(postgresql, told, tmp_path)
    try:
        opened.come_up()
        yield opened
    finally:
        opened.close()


def plays(person: Comes, place: Place, language: str, size: Any) -> Person:
    """Put someone at a table with a bot, who has played a round and is asked again."""
    one = person("Mia", language, size, base_url=place.address)
    one.wishes(seats=2, bots=["simple"], pace="calm")
    one.plays_now("geier")
    one.until("asked")
    bids(one, "7")
    one.until("asked")
    assert one.welcome["epoch"] == 1
    one.page.evaluate(ALARMS)
    return one


def owner(one: Person) -> str:
    """The server that has this person's table."""
    return str(one.welcome["live"].removeprefix("/@").partition("/")[0])


def arrives(one: Person, epoch: int) -> None:
    """Wait until another server has let this person in."""
    for _ in watch(str, one.page):
        if one.welcome["epoch"] == epoch and one.update["epoch"] == epoch:
            return
    raise AssertionError(f"{one.name} waits in vain: {one.heard('bye')}")


def looks_right(one: Person, picture: Path) -> None:
    """Check that nothing covers the board, sticks out of the page or lacks a text."""
    expect(one.page.locator(".lost")).to_have_count(0)
    assert one.page.evaluate(OVER) == []
    assert cut(one.page) + low(one.page) + unsaid(one.page) == []
    one.page.screenshot(path=picture)


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("fr", LAPTOP)])
def test_a_table_is_handed_over_and_nobody_notices(
    person: Comes, place: Place, language: str, size: Any, tmp_path: Path
) -> None:
    mia = plays(person, place, language, size)
    first = owner(mia)
    mia.tap(mia.page.locator('[data-card="9"]'))  # chosen, but not played yet
    place.end(first, signal.SIGTERM)
    arrives(mia, 2)
    assert owner(mia) != first
    mia.until("asked")
    looks_right(mia, tmp_path / "moved.png")
    mia.tap(mia.button("geier-play", card=9))
    mia.until("asked")
    assert [one["action"] for one in mia.answered()] == ["7", "9"]
    assert mia.update["view"]["round"] == 3
    assert mia.page.evaluate("window.alarms") == []
    looks_right(mia, tmp_path / "later.png")


def test_a_server_is_killed_and_what_was_chosen_meanwhile_is_played_elsewhere(
    person: Comes, place: Place, tmp_path: Path
) -> None:
    mia = plays(person, place, "it", PHONE)
    place.end(owner(mia), signal.SIGKILL)
    expect(mia.page.locator(".lost")).to_be_visible()
    bids(mia, "9")
    arrives(mia, 2)
    mia.until("asked")
    assert mia.update["view"]["round"] == 3
    by_question = {one["question"]: one["action"] for one in mia.answered()}
    assert list(by_question.values()) == ["7", "9"]
    looks_right(mia, tmp_path / "elsewhere.png")
    calm = {mia.says("lost"), mia.says("lost-pending")}
    assert set(mia.page.evaluate("window.alarms")) <= calm
    assert all("WebSocket" in one for one in mia.trouble)
    mia.trouble.clear()
