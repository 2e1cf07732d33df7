"""The example game from outside the tree, installed by pip, on the plain board by keyboard."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.looking import cut, unsaid
from tests.browser.people import LAPTOP, PHONE, Person
from tests.ports import free_port

Comes = Callable[..., Person]


@pytest.fixture(scope="module")
def address(site: Path, told: Path) -> Iterator[str]:
    with serving(free_port(), told, site) as found:
        yield found


SAID = {
    "en": ("On Tiptoe", "Night 1 of 7.", "take one piece", "The nights are over."),
    "de": ("Auf Zehenspitzen", "Nacht 1 von 7.", "ein Stück nehmen", "Die Nächte sind vorbei."),
}


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE)])
def test_a_match_is_played_by_keyboard_alone(language: str, size: Any, person: Comes) -> None:
    title, first, takes, end = SAID[language]
    mia = person("Mia", language, size)
    page = mia.page
    page.goto("/")
    start = mia.says("play-now-game", game=title)
    page.get_by_role("button", name=start, exact=True).press("Enter")
    page.wait_for_url("**/t/*")
    mia.until("asked")
    expect(page.get_by_role("heading", name=first)).to_be_visible()
    expect(page.get_by_role("button", name=takes)).to_be_visible()
    assert cut(page) + unsaid(page) == []
    for night in range(1, 8):
        assert mia.until("asked", "over") == "asked"
        while len(mia.answered()) < night:  # the page ignores keys pressed just after a change
            page.keyboard.press("2")
            page.wait_for_timeout(20)
    mia.until("over")
    expect(page.locator(".result")).to_contain_text(end)
    answers = [one["action"] for one in mia.answered()]
    assert answers == ["2"] * 7


def test_its_rules_are_on_a_page(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE)
    mia.page.goto("/rules/tiptoe")
    expect(mia.page.get_by_role("heading", name="À pas de souris")).to_be_visible()
    expect(mia.page.get_by_text("la souris la plus bruyante lâche tout")).to_be_visible()
    option = mia.page.get_by_role("listitem").filter(has_text="Quel chat dort là")
    expect(option).to_contain_text("Un chat de gouttière, au sommeil léger")
