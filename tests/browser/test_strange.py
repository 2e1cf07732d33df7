"""Boards and results with texts longer than all of ours, on a phone; pages are in test_screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looking import cut, low, unsaid
from tests.browser.people import PHONE, TV, Person, play
from tests.browser.test_boards import TABLES
from tests.browser.test_one_device import gathers
from tests.sweeps import LONG
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]
QUESTIONS = 100 if LONG else 1
"""The number of questions looked at; test_layouts.py looks at more of them."""
FIXED = """(one, width) => Object.assign(one.style, {
  flex: "none", inlineSize: `${width}px`, whiteSpace: "nowrap", overflow: "hidden"
})"""


def test_a_label_that_is_as_wide_as_english_is_found(person: Comes) -> None:
    width = 0.0
    for language in ("en", PSEUDO):
        page = person("Mia", language, PHONE).page
        page.goto("/learn/geflippt")
        further = page.locator(".moves button.main")
        expect(further).to_be_visible()
        assert cut(page) == []
        width = width or further.evaluate("one => one.getBoundingClientRect().width + 4")
        further.evaluate(FIXED, width)
        found = [fault for fault in cut(page) if fault.startswith("button") and "cut off" in fault]
        assert bool(found) is (language == PSEUDO)


@pytest.mark.parametrize("game", TABLES)
def test_a_board_has_room_for_longer_texts(game: str, person: Comes) -> None:
    mia = person("Mia", PSEUDO, PHONE)
    page, seats, found = mia.page, TABLES[game], []
    options = {"window_ms": 30_000} if game == "geflippt" else {}
    mia.has_a_table(game, seats=seats, bots=seats - 1, **options)
    found += [f"gathering: {fault}" for fault in cut(page) + unsaid(page)]
    mia.starts()
    for number in range(QUESTIONS):
        if mia.until("asked", "over") == "over":
            break
        faults = cut(page) + low(page) + unsaid(page)
        found += [f"question {number}: {fault}" for fault in faults]
        mia.answers()
    if mia.until("asked", "over") == "asked":
        for name in ("people", "say-something", "rules", "menu"):
            mia.tap(mia.button(name).first)
            expect(page.get_by_role("dialog", name=mia.says(name)).first).to_be_visible()
            found += [f"{name}: {fault}" for fault in cut(page) + unsaid(page)]
            page.keyboard.press("Escape")
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("game", TABLES)
def test_a_result_has_room_for_longer_texts(
    game: str, person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(8)
    mia = person("Mia", PSEUDO, PHONE)
    page = mia.page
    seats = 2 if game == "geflippt" else 3
    mia.has_a_table(game, seats=seats, bots=seats - 1)
    mia.starts()
    play([mia])
    expect(page.get_by_role("table", name=mia.says("result-places"))).to_be_visible()
    found = [f"result: {fault}" for fault in cut(page) + unsaid(page)]
    mia.tap(mia.more_after("watch-again"))
    expect(page.get_by_role("slider", name=mia.says("watching-where"))).to_be_visible()
    page.keyboard.press("End")
    page.get_by_label(mia.says("watching-eyes")).select_option("all")
    found += [f"watching: {fault}" for fault in cut(page) + unsaid(page)]
    assert not found, "\n".join(dict.fromkeys(found))


def test_who_comes_and_who_looks_on_has_room_for_longer_texts(person: Comes) -> None:
    mia, theo = person("Mia", PSEUDO, PHONE), person("Theo", PSEUDO, PHONE)
    code = mia.opens("mausen", seats=4, bots=2)
    theo.page.goto(f"/t/{code}")
    expect(theo.page.get_by_label(theo.says("your-name"))).to_be_visible()
    found = [f"joining: {fault}" for fault in cut(theo.page) + unsaid(theo.page)]
    screen = person("TV", PSEUDO, TV)
    screen.page.goto(f"/tv/{code}")
    expect(screen.page.get_by_text("Mia")).to_be_visible()
    found += [f"screen: {fault}" for fault in cut(screen.page) + unsaid(screen.page)]
    mia.starts()
    mia.until("asked")
    expect(theo.page.get_by_text(theo.says("watching"))).to_be_visible()
    for one in (theo, screen):
        found += [f"{one.name} looks on: {fault}" for fault in cut(one.page) + low(one.page)]
    assert not found, "\n".join(found)


def test_a_device_that_goes_round_has_room_for_longer_texts(person: Comes) -> None:
    mia = person("Mia", PSEUDO, PHONE)
    page = mia.page
    gathers(mia, "geier", "Mia", "Ben")
    expect(page.locator(".hand-over h2")).to_be_visible()
    found = [f"handing over: {fault}" for fault in cut(page) + unsaid(page)]
    mia.tap(page.locator(".hand-over button"))
    expect(page.locator(".own [role=radio]").first).to_be_visible()
    found += [f"playing: {fault}" for fault in cut(page) + low(page) + unsaid(page)]
    assert not found, "\n".join(found)
