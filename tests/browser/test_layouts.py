"""Every board in every phase, on every size of screen, with the longest texts: nothing overlaps."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import mauseloch
from mauseloch.texts import LANGUAGES
from tests.browser.looking import choose, covered, cut, low, unsaid
from tests.browser.people import Person
from tests.browser.phases import Phase, phases, spread
from tests.browser.showing import Showing
from tests.browser.test_boards import TABLES
from tests.sweeps import LONG, pairs
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]


def _size(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


SIZES = {
    "smallest phone": _size(320, 568),
    "phone": _size(360, 640),
    "small phone on its side": _size(667, 375),
    "phone on its side": _size(844, 390),
    "tablet": _size(768, 1024),
    "laptop": _size(1366, 768),
    "laptop at 200 %": _size(683, 384),
    "screen": _size(1920, 1080),
    "4K": _size(3840, 2160),
}
MANY = 40 if LONG else 4
"""How many positions of a match are looked at."""
OPTIONS = {"geflippt": {"window_ms": 30_000}}


def looked_at(one: Person, size: str, language: str) -> list[str]:
    """What is cut, overlaps, must be scrolled or is too small on this screen."""
    if one.language != PSEUDO and one.page.locator("html").get_attribute("lang") != language:
        choose(one.page, "language", language)
        expect(one.page.locator(f"html[lang={language}]")).to_be_attached()
    one.page.set_viewport_size(SIZES[size])
    faults = cut(one.page) + low(one.page) + covered(one.page) + unsaid(one.page)
    return [f"{size}, {language}: {fault}" for fault in faults]


def shows(one: Person, game: Any, phase: Phase, shown: Showing) -> None:
    """Show a position in which we are asked."""
    shown.position(game, phase.state)
    one.until("asked")


@pytest.mark.parametrize("language", ["any", PSEUDO])
@pytest.mark.parametrize("game", TABLES)
def test_a_board_is_whole_in_every_phase_on_every_screen(
    game: str, language: str, person: Comes
) -> None:
    seats = TABLES[game]
    mia = person("Mia", PSEUDO if language == PSEUDO else "en")
    shown = Showing(mia)
    mia.has_a_table(game, seats=seats, bots=seats - 1, **OPTIONS.get(game, {}))
    mia.starts()
    mia.until("asked")
    rules, found = mauseloch.game(game, **OPTIONS.get(game, {})), []
    assert mia.seat is not None
    languages = [PSEUDO] if language == PSEUDO else list(LANGUAGES)
    every = spread(list(phases(rules, seats, mia.seat)), MANY)
    for number, phase in enumerate(every):
        shows(mia, rules, phase, shown)
        for spoken, size in pairs(languages, list(SIZES), number + len(game)):
            found += [f"phase {number}, {one}" for one in looked_at(mia, size, spoken)]
    assert not found, "\n".join(dict.fromkeys(found))


CARD_PX = 32
"""How wide a card on Mausen's board must be on a phone."""


def test_cards_on_a_phone_are_wide_enough_to_be_read(person: Comes) -> None:
    mia = person("Mia", "de", SIZES["phone"])
    shown = Showing(mia)
    mia.has_a_table("mausen", seats=6, bots=5)
    mia.starts()
    mia.until("asked")
    rules = mauseloch.game("mausen")
    assert mia.seat is not None
    for phase in spread(list(phases(rules, 6, mia.seat)), 3):
        shows(mia, rules, phase, shown)
        cards = mia.page.locator(".circle .card")
        for card in cards.all():
            box = card.bounding_box()
            assert box
            assert box["width"] >= CARD_PX
