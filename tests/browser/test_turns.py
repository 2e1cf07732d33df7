"""People who look elsewhere learn that it is their turn, from the tab and by vibration."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.looking import choose
from tests.browser.people import PHONE, Person

Comes = Callable[..., Person]
# Let the test hide a page, and count how often it vibrated.
SCRIPT = """
  window.felt = [];
  navigator.vibrate = (pattern) => felt.push(pattern);
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
  const state = () => (document.hidden ? "hidden" : "visible");
  Object.defineProperty(document, "visibilityState", { get: state });
"""
AWAY = """(away) => {
  window.away = away;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
FELT = "() => window.felt"


def test_whoever_looks_elsewhere_learns_that_it_is_their_turn(person: Comes) -> None:
    mia, ben = person("Mia", "de", PHONE), person("Ben", "it")
    mia.page.add_init_script(SCRIPT)
    page = mia.page
    page.goto("/rules/geier")
    title = mia.title("geier")
    expect(page).to_have_title(f"{mia.says('title-rules', game=title)} – Mauseloch")
    code = mia.opens("geier", seats=2)
    expect(page).to_have_title(f"{title} – Mauseloch")
    ben.joins(code)
    mia.starts()
    icon = page.locator("link[rel=icon]")
    ours = f"{mia.says('title-turn', game=title)} – Mauseloch"

    def next_turn() -> None:
        """Let everyone answer, with Mia looking away until she is asked again."""
        mia.until("asked")
        expect(page).to_have_title(ours)
        expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))
        mia.answers()
        expect(page).to_have_title(f"{title} – Mauseloch")
        page.evaluate(AWAY, True)
        ben.until("asked")
        ben.answers()
        expect(page).to_have_title(ours)
        expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))

    next_turn()  # the test asks for reduced motion, as a device may
    assert page.evaluate(FELT) == []
    page.evaluate(AWAY, False)
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))
    choose(page, "motion", "full")
    next_turn()
    assert page.evaluate(FELT) == [80]
    page.evaluate(AWAY, False)
    choose(page, "vibration", "off")
    next_turn()
    assert page.evaluate(FELT) == [80]
    page.evaluate(AWAY, False)
    page.goto("/settings")
    switch = page.get_by_role("switch", name=mia.says("setting-vibration"))
    expect(switch).not_to_be_checked()
    mia.tap(switch)
    expect(switch).to_be_checked()
    assert page.evaluate("() => localStorage.getItem('mauseloch.vibration')") == "on"
