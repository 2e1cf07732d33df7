"""The end of a match: a celebration for those who want it, one main button, and more behind it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, TV, Person, play

Comes = Callable[..., Person]
# A rain may be over before anybody looks, so it is noted when it begins.
WATCH = """new MutationObserver(() => {
  if (document.querySelector(".confetti")) window.rained = true;
}).observe(document, { childList: true, subtree: true });"""


def test_cheese_rains_unless_somebody_wants_no_motion(
    person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(2)
    mia = person("Mia", "en", PHONE, reduced_motion="reduce")
    screen = person("TV", "en", TV, reduced_motion="no-preference")
    for one in (mia, screen):
        one.page.add_init_script(WATCH)
    mia.plays_now("geier")
    screen.page.goto(mia.page.url.replace("/t/", "/tv/"))
    play([mia])
    screen.until("over")
    screen.page.wait_for_function("window.rained")
    expect(screen.page.locator(".confetti")).to_have_count(0)  # it ends by itself
    assert not mia.page.evaluate("window.rained")


def test_what_else_can_be_done_waits_behind_one_button(
    person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(2)
    mia = person("Mia", "de")
    page = mia.page
    mia.plays_now("zocken")
    play([mia])
    result = page.locator(".result")
    expect(result.get_by_role("button")).to_have_text([mia.says("again"), mia.says("after-more")])
    expect(result.get_by_role("link")).to_have_count(0)
    more = mia.button("after-more")
    more.press("Enter")
    dialog = page.get_by_role("dialog", name=mia.says("after-more"))
    expect(dialog.get_by_role("link")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(more).to_be_focused()
    more.press("Enter")
    mia.tap(mia.button("look-at-board", dialog))
    expect(result).to_have_count(0)
    mia.tap(mia.button("to-result"))
    expect(result).to_be_visible()
