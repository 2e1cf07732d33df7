"""Mäusezocken: dice keep their secret while they fly, and mice can be picked up where they sit."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import ROLLS, State
from mauseloch.games.zocken.view import Lost, Rolled, Rolls
from tests.browser.looking import cut, in_both_lights, low, settled
from tests.browser.people import COMMON_LAPTOP, LAPTOP, PHONE, TABLET, TV, Person
from tests.browser.showing import Showing

Comes = Callable[..., Person]
MOVES = {"reduced_motion": "no-preference"}
GAME = Zocken()
SMALL: ViewportSize = {"width": 320, "height": 568}
FLAT: ViewportSize = {"width": 667, "height": 375}
LONG: ViewportSize = {"width": 844, "height": 390}
SIZES = (SMALL, FLAT, LONG, TABLET, LAPTOP, COMMON_LAPTOP, TV, PHONE)
AT_STAKE = (1, 1, 0, 1, 1)
# Watch whether dice flew, and whether this text was shown or could be read aloud meanwhile.
WATCHED = """(text) => {
  window.flew = window.early = false;
  const look = () => {
    if (!document.querySelector("[data-dice=unknown]")) return;
    window.flew = true;
    const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
    const shown = document.querySelector(".dice [aria-label]:not(button)");
    if (shown || [document.body.textContent, ...labels].some((one) => one.includes(text)))
      window.early = true;
  };
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}"""


# Buttons too small for a finger, and pictures or words that stick out of their button.
TIGHT = """() => {
  const found = [];
  for (const button of document.querySelectorAll(".doing button")) {
    const box = button.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) found.push(`${box.width} by ${box.height}`);
    for (const one of button.querySelectorAll("*:not(svg, svg *, .worth, .how)")) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
      if (width > 0 && out > 2) found.push(`${one.className} of ${button.className} by ${out}`);
    }
  }
  return found;
}"""


def sits_down(mia: Person, seats: int = 2) -> tuple[Showing, State]:
    """Sit down at a table whose positions are ours, in the middle of her turn."""
    shown = Showing(mia)
    mia.has_a_table("zocken", seats=seats, bots=seats - 1)
    mia.starts()
    mia.until("asked")
    start = GAME.start(seats)
    turn = start._replace(first=0, turn=0, middle=(5, 5, 6, 5, 5), aside=AT_STAKE)
    shown.position(GAME, turn)
    expect(mia.page.locator(".doing .stop")).to_be_visible()
    return shown, turn


def result(mia: Person, *dice: str) -> str:
    one, other = (mia.says("zocken-colour", colour=die) for die in dice)
    return mia.says("zocken-rolled", one=one, other=other)


def watched(page: Page) -> tuple[bool, bool]:
    flew, early = page.evaluate("[window.flew, window.early]")
    return bool(flew), bool(early)


@pytest.mark.parametrize("size", [PHONE, COMMON_LAPTOP], ids=["phone", "laptop"])
def test_nobody_reads_or_hears_a_roll_before_the_dice_have_landed(size: Any, person: Comes) -> None:
    mia = person("Mia", "en", size, **MOVES)
    shown, turn = sits_down(mia)
    page, text = mia.page, result(mia, "blue", "joker")
    page.evaluate(WATCHED, text)
    rolled = (Rolls(0, again=True), Rolled(0, ("blue", "joker"), 1))
    shown.position(GAME, turn._replace(dice=ROLLS["blue joker"]), *rolled)
    expect(page.locator(".doing .told").filter(has_text=text)).to_be_visible()
    assert watched(page) == (True, False)
    expect(page.locator(".doing .phew")).to_be_visible()  # nearly every other roll would have lost
    expect(page.locator("[role=status] p").filter(has_text=text)).to_be_attached()
    mia.until("asked")
    expect(page.locator(".takes")).to_be_visible()


def test_where_nothing_moves_a_roll_is_told_at_once(person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    shown, turn = sits_down(mia)
    page, text = mia.page, result(mia, "blue", "joker")
    page.evaluate(WATCHED, text)
    rolled = (Rolls(0, again=True), Rolled(0, ("blue", "joker"), 1))
    shown.position(GAME, turn._replace(dice=ROLLS["blue joker"]), *rolled)
    expect(page.locator(".doing .told").filter(has_text=text)).to_be_visible()
    assert watched(page) == (False, False)


@pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
def test_a_lost_turn_says_what_is_gone(moves: bool, person: Comes) -> None:
    mia = person("Mia", "en", PHONE, **(MOVES if moves else {}))
    shown, turn = sits_down(mia)
    page = mia.page
    lost = Lost(0, ("green", "red"), AT_STAKE, ("green", "red"), ())
    news = (Rolls(0, again=True), Rolled(0, ("green", "red"), 0), lost)
    after = turn._replace(turn=1, aside=(0,) * 5, middle=(6,) * 5)
    shown.position(GAME, after, *news)
    expect(page.locator(".doing .gone b")).to_have_text("−12")
    found = cut(page) + low(page)
    assert not found, "\n".join(found)
    for _ in range(3):  # at most once for each scene
        if page.locator(".doing .gone").count():
            mia.skips()
    expect(page.locator(".doing .gone")).to_have_count(0)
    expect(page.locator(".stake b")).to_have_text("")
    assert shown.answers == []


def test_a_mouse_that_is_tapped_first_does_what_a_button_does(person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    mia.page.clock.install()
    shown, turn = sits_down(mia)
    page = mia.page
    choice = turn._replace(aside=(0,) * 5, middle=(6,) * 5, dice=ROLLS["blue red"])
    lit, takes = page.locator(".pile.lit button"), page.locator(".takes .take")

    def offered() -> None:
        shown.position(GAME, choice)
        expect(lit).to_have_count(2)
        expect(takes).to_have_count(3)
        page.clock.fast_forward(300)  # an earlier tap would be ignored

    offered()
    mia.tap(takes.first)
    offered()
    for colour in ("red", "blue"):
        mia.tap(
            page.get_by_role("button", name=mia.says("zocken-mice", colour=colour, count=1)).first
        )
    offered()
    mia.tap(lit.first)
    expect(takes).to_have_count(2)
    expect(takes.first.locator(".words")).to_have_text(
        mia.says("zocken-pair", one="red", other="blue")
    )
    found = cut(page) + low(page) + in_both_lights(page)
    assert not found, "\n".join(found)
    mia.tap(takes.first)
    expect(page.locator(".doing [aria-busy=true]")).to_have_count(1)
    assert shown.answers == [shown.answers[0]] * 3


def test_every_choice_can_be_hit_with_a_finger_and_seen_whole(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE)
    shown, turn = sits_down(mia, seats=4)
    page = mia.page
    owned = ((0,) * 5, (1, 0, 1, 0, 2), (1, 1, 0, 1, 2), (0, 1, 1, 1, 1))
    few = turn._replace(aside=(0,) * 5, middle=(3, 3, 3, 2, 1), owned=owned)
    positions = {
        "first roll": few,
        "all at stake": few._replace(aside=(2, 2, 2, 2, 2), middle=(1,) * 5),
        "different": few._replace(dice=ROLLS["blue red"]),
        "stolen": few._replace(dice=ROLLS["red red"]),
        "one joker": few._replace(dice=ROLLS["red joker"]),
        "one owner": few._replace(
            dice=ROLLS["red red"],
            middle=(6, 6, 6, 6, 0),
            owned=((0,) * 5, (0, 0, 0, 0, 6), *owned[:1] * 2),
        ),
    }
    found = []
    for name, position in positions.items():
        shown.position(GAME, position)
        expect(page.locator(".doing button").first).to_be_visible()
        for size in SIZES:
            page.set_viewport_size(size)
            faults = settled(page, TIGHT) + cut(page) + low(page)
            found += [f"{name} at {size['width']}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
