"""Replays of finished matches, watched step by step."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import LAPTOP, PHONE, Person

Comes = Callable[..., Person]
GOLDENS = Path(__file__).parents[1] / "goldens"
MATCHES = {
    "mausen-6": ("it", 6),
    "geier-3-open_discards=true": ("fr", 3),
    "zocken-4-series=true-first=2": ("de", 4),
    "geflippt-4-photo_finish_ms=300": ("en", 4),
}


@pytest.mark.parametrize("golden", MATCHES)
def test_a_saved_match_is_stepped_through(golden: str, person: Comes) -> None:
    language, seats = MATCHES[golden]
    game = golden.partition("-")[0]
    mia = person("Mia", language, PHONE if game == "geier" else LAPTOP)
    page = mia.page
    page.goto("/replay")
    content = (GOLDENS / f"{golden}.json").read_bytes()
    file = {"name": "match.json", "mimeType": "application/json", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("heading", name=mia.title(game), level=1)).to_be_visible()
    where = page.get_by_role("slider", name=mia.says("watching-where"))
    last = int(where.get_attribute("max") or 0)
    assert last > 20
    mia.tap(mia.button("watching-last"))
    expect(where).to_have_value(str(last))
    mia.tap(mia.button("watching-back"))
    expect(where).to_have_value(str(last - 1))
    mia.tap(mia.button("watching-first"))
    for step in range(1, 4):
        mia.tap(mia.button("watching-forward"))
        expect(where).to_have_value(str(step))
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(where).to_have_value("4")
    page.keyboard.press("PageDown")
    page.keyboard.press("Space")
    expect(mia.button("watching-pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(mia.button("watching-play")).to_be_visible()
    page.get_by_label(mia.says("watching-eyes")).select_option("all")
    expect(page.locator(".hands > li")).to_have_count(seats)
    page.get_by_label(mia.says("watching-eyes")).select_option("1")
    expect(page.locator(".hands > li")).to_have_count(0)
    line = page.locator("aside li button").nth(random.Random(game).randrange(8))
    mia.tap(line)
    expect(page.locator("aside [aria-current=step]").first).to_be_visible()
    found = cut(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)


def test_a_file_that_is_none_is_refused_kindly(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE)
    mia.page.goto("/replay")
    file = {"name": "x.json", "mimeType": "application/json", "buffer": b'{"no": "record"}'}
    mia.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    told = mia.page.get_by_role("alert").filter(has_text=mia.says("refused-foreign_record"))
    expect(told).to_be_visible()
    assert all("400" in one for one in mia.trouble)
    mia.trouble.clear()
