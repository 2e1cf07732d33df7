"""One device is passed round, and nobody sees the cards of the others."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import FEW, HOW, PHONE, TABLET, Person, watch

Comes = Callable[..., Person]
Late = Callable[[int | None], None]
CIRCLES: dict[str, tuple[str, Any, list[str]]] = {
    "mausen": ("it", TABLET, ["Mia", "Theo"]),
    "geier": ("de", PHONE, ["Mia", "Theo"]),
    "zocken": ("fr", TABLET, ["Mia", "Théo"]),
}
"""The games that can be played like this: each with a language, a device and its players."""
OPEN = "zocken"
"""Nothing is secret in it, so nobody has to look away."""

# What the page shows now: the hand-over, cards to choose from, or the end.
SEEN = """() => ({
  over: document.querySelector(".result") !== null,
  gives: document.querySelector(".hand-over h2")?.textContent ?? "",
  turn: document.querySelector(".round .turn")?.textContent?.trim() ?? "",
  held: document.querySelectorAll("[role=radio], .cloth.own").length,
  // Whether to shake the device may be chosen while an answer is on its way: it is no answer.
  asked: document.querySelectorAll(
    ".own [role=radio]:not([aria-disabled=true]), .doing button:not([aria-disabled=true], .shake)"
  ).length,
})"""


def gathers(one: Person, game: str, *names: str) -> None:
    """Go from the first page to a table with these people, and no more bots than it needs."""
    page = one.page
    page.goto("/")
    one.tap(page.get_by_role("link", name=one.says("way-one")))
    one.tap(page.locator("label").filter(has_text=one.title(game)))
    for number, name in enumerate(names, start=1):
        field = page.get_by_label(one.says("one-name", number=number), exact=True)
        if not field.is_visible():
            one.tap(one.button("one-more"))
        field.fill(name)
    bots = page.get_by_role("group", name=one.says("create-bots"), exact=True)
    while (fewer := one.button("fewer", bots)).is_enabled():
        one.tap(fewer)
    one.tap(one.button("lobby-start"))


@pytest.mark.parametrize("left", FEW)
@pytest.mark.parametrize("game", CIRCLES)
def test_a_match_is_played_on_one_device(
    game: str, left: int | None, person: Comes, begin_late: Late
) -> None:
    language, size, names = CIRCLES[game]
    begin_late(left)
    one = person("Mia", language, size)
    page = one.page
    gathers(one, game, *names)
    turns: list[str] = []
    handed = 0
    for _ in watch(str, page):
        seen = page.evaluate(SEEN)
        if seen["over"]:
            break
        if seen["gives"]:
            assert game != OPEN
            assert not seen["held"], "nobody's cards are there while the device goes round"
            name = next(name for name in names if name in seen["gives"])
            if not handed:
                found = cut(page) + unsaid(page) + in_both_lights(page)
                assert not found, "\n".join(found)
            one.tap(one.button("one-have", name=name))
            expect(page.get_by_text(one.says("one-turn", name=name)).first).to_be_visible()
            handed += 1
        elif seen["asked"]:
            turns.append(next(name for name in names if name in seen["turn"]))
            HOW[game](one)
        elif one.update:
            one.skips()
    assert game == OPEN or handed >= len(names) * 5
    assert all(name in turns for name in names)
    title = page.locator(".result").get_by_role("heading")
    wins = one.update["outcome"]["ranks"].count(1) == 1
    expect(title).to_contain_text(
        one.says("watch-won" if wins else "watch-shared", names="").strip()
    )
    table = page.get_by_role("table", name=one.says("result-places"))
    for name in names:
        expect(table.get_by_role("rowheader", name=name)).to_be_visible()
    found = cut(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)


def test_a_page_loaded_again_shows_nobodys_cards(person: Comes) -> None:
    one = person("Mia", "en", PHONE)
    page = one.page
    gathers(one, "geier", "Mia", "Theo")
    one.tap(one.button("one-have", name="Mia"))
    expect(page.locator(".own [role=radio]").first).to_be_visible()
    page.reload()
    one.tap(one.button("one-go-on"))
    expect(one.button("one-have", name="Mia")).to_be_visible()
    assert not page.evaluate(SEEN)["held"]
