"""Counters and icons on the boards explain themselves to fingers, mice and keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looking import violations
from tests.browser.people import LAPTOP, PHONE, Person

Comes = Callable[..., Person]


@pytest.mark.parametrize("game", ["mausen", "geier", "zocken", "geflippt"])
def test_seats_say_what_their_counters_mean(game: str, person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    page = mia.page
    mia.plays_now(game)
    seats = page.locator(".board [data-tip~=own][data-explains]")
    words = page.locator(".explained.there")
    expect(seats).to_be_visible()
    for _ in range(3):  # a race may just be taking over
        mia.until("asked", "waiting", "busy")
        mia.tap(seats)
        if words.is_visible():
            break
    expect(words).to_have_text(words.inner_text())
    assert len(words.inner_text()) > 8
    page.touchscreen.tap(3, page.viewport_size["height"] - 3 if page.viewport_size else 600)
    expect(words).to_have_count(0)


def test_keys_and_mice_get_the_same_words(person: Comes) -> None:
    mia = person("Mia", "de", LAPTOP)
    page = mia.page
    mia.plays_now("mausen")
    mia.until("asked")
    words = page.locator(".explained.there")
    first = page.locator(".seats [data-explains]").first
    first.hover()
    expect(words).to_be_visible()
    told = words.inner_text()
    page.mouse.move(3, 3)
    expect(words).to_have_count(0)
    for _ in range(30):
        page.keyboard.press("Tab")
        if first.evaluate("one => one === document.activeElement"):
            break
    expect(words).to_have_text(told)
    assert violations(page) == []
    page.keyboard.press("ArrowRight")
    expect(words).not_to_have_text(told)
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
