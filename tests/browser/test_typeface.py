"""The typeface: it arrives before the first paint, and whatever stands in for it is as wide."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.people import LAPTOP, PHONE, Person

Open = Callable[..., BrowserContext]
WIDTHS = """(families) => families.map((family) => {
  const line = document.createElement("span");
  line.style = `font: 450 16px ${family}; position: absolute; white-space: nowrap`;
  line.textContent = "Wer die meisten Punkte hat, gewinnt. La personne qui a le plus";
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return [width, height];
})"""
READY = (
    "() => [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
)


def test_pages_are_set_in_our_typeface_which_comes_from_here(person: Callable[..., Person]) -> None:
    mia = person("Mia", "de", PHONE)
    asked: list[str] = []
    mia.page.on("request", lambda one: asked.append(one.url))
    mia.page.goto("/rules/mausen")
    expect(mia.page.get_by_role("heading", level=1)).to_be_visible()
    assert "Baloo 2" in "".join(mia.page.evaluate(READY))
    fonts = [url for url in asked if "woff" in url]
    assert len(fonts) == 1, "preloaded, and used from there"
    assert "/assets/baloo2-" in fonts[0]


def test_what_stands_in_for_it_is_about_as_wide_and_as_high(open_browser: Open) -> None:
    page = open_browser(viewport=LAPTOP).new_page()
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("() => document.fonts.load(\"450 16px 'Like DejaVu'\")")  # the one that is here
    (width, height), (other, as_high) = page.evaluate(WIDTHS, ["'Baloo 2'", "'Like DejaVu'"])
    assert other == pytest.approx(width, rel=0.04)
    assert as_high == pytest.approx(height, abs=1)


def test_a_page_without_it_is_shown_in_another(person: Callable[..., Person]) -> None:
    mia = person("Mia", "en", PHONE)
    mia.page.route("**/*.woff2", lambda route: route.abort())
    mia.page.goto("/")
    expect(mia.page.get_by_role("heading", level=1)).to_be_visible()
    assert "Baloo 2" not in "".join(mia.page.evaluate(READY))
    mia.trouble.clear()  # the browser says that a file is missing
