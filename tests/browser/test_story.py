"""The story: rows of small pictures, whose words are there for screen readers and after a tap."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looking import choose, cut, in_both_lights, unsaid
from tests.browser.people import LAPTOP, PHONE, Person

GAMES = {"mausen": 6, "geier": 5, "zocken": 4, "geflippt": 6}


@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_rows_of_pictures_with_words_on_demand(
    game: str, person: Callable[..., Person]
) -> None:
    mia = person("Mia", "de", LAPTOP)
    page = mia.page
    mia.has_a_table(game, seats=GAMES[game], bots=GAMES[game] - 1)
    mia.starts()
    mia.until("asked")
    mia.answers()
    mia.until("asked", "over")
    story = page.locator("aside").get_by_role("list", name=mia.says("story"))
    row = story.get_by_role("button").first
    expect(row.locator("svg").first).to_be_visible()
    words = row.locator(".words")
    assert (words.text_content() or "").strip(), "for screen readers"
    before = row.bounding_box()
    mia.tap(row)
    expect(row).to_have_attribute("aria-expanded", "true")
    after = row.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]
    found = cut(page) + unsaid(page) + in_both_lights(page)
    choose(page, "story", "words")
    expect(story.get_by_role("button")).to_have_count(0)
    expect(story.get_by_role("listitem").first).to_be_visible()
    choose(page, "story", "pictures")
    expect(row).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator("aside ol")).to_have_count(0)  # nothing is drawn that nobody sees
    mia.tap(page.locator("button.strip"))
    sheet = page.get_by_role("dialog", name=mia.says("story"))
    expect(sheet.get_by_role("button").locator("svg").last).to_be_visible()
    found += cut(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)
