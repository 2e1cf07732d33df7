"""A table that waits for its database: people see why, clocks stand still, and play resumes."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.test_lines import Cable, bids

Comes = Callable[..., Person]


class Told(Cable):
    """A connection on which the test can send messages as the server."""

    def _plugged(self, page: WebSocketRoute) -> None:
        super()._plugged(page)
        self._page = page

    def tell(self, **message: str) -> None:
        """Send the page this message."""
        self._page.send(json.dumps(message))


@pytest.mark.parametrize(
    ("reason", "language", "size"),
    [("unreachable", "de", PHONE), ("full", "fr", LAPTOP), ("busy", "it", PHONE)],
)
def test_a_pause_is_shown_and_heard_and_over_by_itself(
    person: Comes, reason: str, language: str, size: dict[str, int]
) -> None:
    mia = person("Mia", language, size)
    line = Told(mia)
    mia.wishes(seats=2, bots=["simple"], pace="calm")
    mia.plays_now("geier")
    mia.until("asked")
    banner = mia.page.locator(".paused")
    expect(banner).to_have_count(0)
    line.tell(type="paused", reason=reason)
    expect(banner).to_contain_text(mia.says(f"paused-{reason}"))
    expect(banner).to_contain_text(mia.says("paused-hint"))
    heard = mia.page.locator("[aria-live=polite]")
    expect(heard).to_contain_text(mia.says(f"paused-{reason}"))
    expect(mia.page.locator(".clock.stopped")).to_have_count(1)
    line.misses = "done"  # an unconfirmed answer is kept
    bids(mia, "5")
    line.tell(type="resumed")
    expect(banner).to_have_count(0)
    expect(heard).to_contain_text(mia.says("resumed"))
    expect(mia.page.locator(".clock.stopped")).to_have_count(0)
    mia.until("asked")
    assert mia.update["view"]["round"] == 2
