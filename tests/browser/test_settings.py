"""Settings changed in the middle of a game, in another tab, take effect and are kept."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import LAPTOP, Person
from tests.browser.words import said

Comes = Callable[..., Person]


def test_language_and_brightness_are_changed_in_the_middle_of_a_game(person: Comes) -> None:
    mia = person("Mia", "en", LAPTOP)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    mia.tap(mia.button("menu").first)
    menu = mia.page.get_by_role("dialog", name=mia.says("menu"))
    with mia.context.expect_page() as opened:
        mia.tap(menu.get_by_role("link", name=mia.says("settings")))
    settings = opened.value
    settings.get_by_role("radio", name="Italiano").check()
    settings.get_by_role("radio", name=said("it", "setting-theme-dark"), exact=True).check()
    expect(mia.page.locator("html[lang=it][data-theme=dark]")).to_be_attached()
    settings.close()
    mia.language = "it"
    mia.page.keyboard.press("Escape")
    mia.until("asked")
    expect(mia.page.get_by_text(mia.says("geier-choose")).first).to_be_visible()
    mia.answers()
    mia.until("asked")
    mia.page.reload()
    mia.until("asked")
    expect(mia.page.locator("html[lang=it][data-theme=dark]")).to_be_attached()
    expect(mia.page.locator("html")).to_have_css("color-scheme", "dark")


def test_every_setting_is_shown_at_once(person: Comes) -> None:
    mia = person("Mia", "fr", LAPTOP)
    page = mia.page
    page.goto("/settings")
    for setting, choice in (
        ("theme", "dark"),
        ("motion", "full"),
        ("colours", "contrast"),
        ("cards", "large"),
        ("hand", "left"),
    ):
        group = page.get_by_role("group", name=mia.says(f"setting-{setting}"))
        group.get_by_role("radio", name=mia.says(f"setting-{setting}-{choice}")).check()
        expect(page.locator(f"html[data-{setting}={choice}]")).to_be_attached()
    page.get_by_role("switch", name=mia.says("sound")).last.click()
    expect(page.locator("html[data-sound=on]")).to_be_attached()
    page.reload()
    expect(page.locator("html[data-cards=large][data-hand=left][data-sound=on]")).to_be_attached()
