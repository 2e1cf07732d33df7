"""Sound and music: only if wanted, only after a touch, and as loud as wanted."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.looking import choose, cut, in_both_lights
from tests.browser.people import LAPTOP, PHONE, Person

# Whatever a test asks a page counts as a touch, so here only real ones are heard.
COUNTED = """(() => {
  window.tones = 0;
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: false }) });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...times) {
    window.tones++;
    return start.apply(this, times);
  };
})()"""


def test_music_waits_for_a_touch_and_stops_at_once(person: Callable[..., Person]) -> None:
    mia = person("Mia", "en", LAPTOP)
    mia.opens("geier", seats=2, bots=1)
    mia.starts()
    mia.until("asked")
    for setting in ("sound", "music"):
        choose(mia.page, setting, "on")
    page = mia.context.new_page()  # nobody has touched it yet
    page.add_init_script(COUNTED)
    page.goto(mia.page.url)
    expect(page.locator(".cloth .board").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("tones") == 0
    page.keyboard.press("Shift")
    page.wait_for_function("tones > 4")
    choose(page, "music", "off")
    expect(page.locator("html[data-music=off]")).to_be_attached()
    planned = page.evaluate("tones")
    page.wait_for_timeout(700)  # longer than between two looks at the notes
    assert page.evaluate("tones") == planned


def test_volume_and_music_are_at_hand(person: Callable[..., Person]) -> None:
    mia = person("Mia", "de", PHONE)
    page = mia.page
    page.goto("/settings")
    volume = page.get_by_label(mia.says("volume"))
    music = page.get_by_role("switch", name=mia.says("music"))
    expect(volume).to_be_disabled()  # nothing can be heard anyway
    expect(music).to_have_attribute("aria-checked", "false")
    mia.tap(music)
    expect(page.locator("html[data-music=on][data-sound=on]")).to_be_attached()
    volume.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("html[data-volume='3']")).to_be_attached()
    box = volume.bounding_box()
    assert box
    assert box["height"] >= 44
    found = cut(page) + in_both_lights(page)
    assert not found, "\n".join(found)
