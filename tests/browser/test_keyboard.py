"""The end of a match of each game, or all of it, by keyboard alone, against bots."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import FEW, LAPTOP, TV, Person, best, watch

Comes = Callable[..., Person]
Late = Callable[[int | None], None]
MATCHES: dict[str, tuple[str, dict[str, Any]]] = {
    "mausen": ("it", {"seats": 3}),
    "geier": ("de", {"seats": 2}),
    "zocken": ("fr", {"seats": 2}),
    "geflippt": ("en", {"seats": 2, "options": {"photo_finish_ms": 500, "window_ms": 2000}}),
}
MOST_TABS = 40
FOCUSED = """() => {
  const at = document.activeElement;
  return at && at !== document.body ? (at.ariaLabel ?? at.textContent.trim()) : "";
}"""


class Keys:
    """Someone without a mouse."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.page: Page = one.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        return str(self.page.evaluate(FOCUSED))

    def within(self, selector: str) -> bool:
        inside = "(selector) => !!document.activeElement?.closest(selector)"
        return bool(self.page.evaluate(inside, selector))

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Move to an element with Tab, or another key, however often it takes."""
        for _ in range(MOST_TABS):
            if self.within(selector):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {selector}, but to {self.focused()}")

    def tab_to_text(self, text: str) -> None:
        for _ in range(MOST_TABS):
            if self.focused() == text:
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {text!r}, but to {self.focused()!r}")


def _mausen(keys: Keys) -> None:
    keys.tab_to("[role=radiogroup] [role=radio]")
    keys.press("ArrowRight", "Enter")
    if keys.one.state() == "asked":
        keys.press("Enter")


def _geier(keys: Keys) -> None:
    legal = keys.one.update["question"]["legal"]
    card = random.Random(f"{keys.one.seed}/{len(legal)}").choice(legal)
    place = keys.page.locator(f'[data-card="{card}"]')
    expect(place).to_have_attribute("aria-disabled", "false")
    keys.press(*card)
    expect(place).to_be_focused()
    keys.press("Enter")


def _zocken(keys: Keys) -> None:
    if keys.page.locator("dialog[open]").count():  # a warning that this roll is sure to lose
        keys.tab_to_text(keys.one.says("sure-yes"))
    else:
        keys.tab_to(".doing button")
    keys.press("Enter")


def _geflippt(keys: Keys) -> None:
    question = keys.one.update.get("question")
    if not question or not question["legal"]:
        return
    view = keys.one.update["view"]
    action = best(view, question["legal"])
    if action.startswith("whack "):
        keys.press(f"Digit{view['hand'].index(action.removeprefix('whack ')) + 1}")
    else:
        keys.press({"reveal": "Space", "attack": "Space", "pass": "Digit0"}[action])


HOW = {"mausen": _mausen, "geier": _geier, "zocken": _zocken, "geflippt": _geflippt}


@pytest.mark.parametrize("left", FEW)
@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_played_by_keyboard_alone(
    game: str, left: int | None, person: Comes, begin_late: Late
) -> None:
    language, wanted = MATCHES[game]
    begin_late(left)
    mia = person("Mia", language, LAPTOP)
    mia.wishes(**wanted, bots=[bot(game)] * (wanted["seats"] - 1))
    keys = Keys(mia)
    mia.page.goto("/")
    expect(mia.page.get_by_role("heading", level=1)).to_be_visible()
    keys.tab_to_text(mia.says("play-now-game", game=mia.title(game)))
    keys.press("Enter")
    mia.page.wait_for_url("**/t/*")
    for state in watch(mia.state, mia.page):
        if state == "over":
            break
        if state == "busy":
            keys.press("Escape")
        elif state == "asked":
            HOW[game](keys)
    expect(mia.page.locator(".result h2")).to_be_visible()
    keys.tab_to_text(mia.says("again"))
    keys.press("Enter")
    mia.until("asked", "waiting")


def bot(game: str) -> str:
    return "zeno" if game == "geflippt" else "simple"


def test_a_remote_control_opens_a_table(person: Comes) -> None:
    screen = person("TV", "de", TV)
    keys, page = Keys(screen), screen.page
    page.goto("/tv")
    expect(page.get_by_role("button", name=screen.title("zocken"))).to_be_enabled()
    keys.tab_to(".tv form input", "ArrowDown")
    keys.press("ArrowDown")
    assert keys.within(".tv form button"), keys.focused()
    keys.tab_to(".tv li:nth-child(3) button", "ArrowUp")
    keys.press("Enter")
    sheet = page.get_by_role("dialog", name=screen.title("zocken"))
    expect(sheet).to_be_visible()
    keys.tab_to("dialog .stepper:nth-of-type(2) button:last-of-type", "ArrowRight")
    keys.press("Enter")
    keys.tab_to("dialog fieldset:first-of-type [type=radio]", "ArrowDown")
    keys.press("ArrowRight")  # another level
    keys.tab_to("dialog form [type=submit]", "ArrowDown")
    keys.press("Enter")
    page.wait_for_url("**/tv/*")
    expect(page.locator("section.screen")).to_be_visible()
    table = screen.tables[-1]
    assert [table["game"], table["public"]] == ["zocken", False]
    assert [seat["bot"] for seat in table["seats"] if seat["bot"]] == ["bruno"]


def test_the_link_to_the_content_leaves_a_table_as_it_is(person: Comes) -> None:
    mia = person("Mia", "en", LAPTOP)
    page = mia.page
    again: list[str] = []
    mia.plays_now("geier")
    mia.until("asked")
    page.on("websocket", lambda socket: again.append(socket.url))
    skip = page.get_by_role("link", name=mia.says("skip-to-content"))
    skip.focus()
    skip.click(trial=True)  # visible above the table
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*#main")
    expect(page.locator("main")).to_be_focused()
    mia.skips()
    expect(page.locator("main")).not_to_be_focused()  # keys are for the board, not for the page
    assert page.evaluate("() => document.activeElement === document.body")
    mia.answers()
    mia.until("asked")
    assert not again
