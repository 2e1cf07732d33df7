"""Pages, lobbies, televisions and results on every screen, with the longest texts: all is whole."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from mauseloch.texts import LANGUAGES
from tests.browser.people import Person, play
from tests.browser.sizes import BIG, SIZES, all_around, speaks
from tests.browser.test_boards import TABLES
from tests.browser.test_pages import PAGES
from tests.sweeps import LONG
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]
SPOKEN = {"any": list(LANGUAGES), PSEUDO: [PSEUDO]}
FULLEST = [("mausen", "any"), ("geflippt", PSEUDO)]
"""The games with the most players have the fullest lobbies and results."""
tables = pytest.mark.parametrize(
    ("game", "spoken"), [*product(TABLES, SPOKEN)] if LONG else FULLEST
)


def comes_in(spoken: str) -> str:
    return PSEUDO if spoken == PSEUDO else "en"


@pytest.mark.parametrize("spoken", SPOKEN)
def test_pages_are_whole_on_every_screen(spoken: str, person: Comes) -> None:
    mia = person("Mia", comes_in(spoken))
    page, found = mia.page, []
    for turn, path in enumerate(PAGES):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        if spoken == PSEUDO and not path.startswith("/rules"):
            assert "[" in page.locator("h1").first.inner_text(), path
        found += [f"{path}: {fault}" for fault in all_around(mia, SPOKEN[spoken], SIZES, turn)]
    mia.trouble.clear()  # the server too says that there is nothing at /nowhere
    assert not found, "\n".join(dict.fromkeys(found))


@tables
def test_who_gathers_has_room_on_every_screen(game: str, spoken: str, person: Comes) -> None:
    mia, theo, tv = (person(name, comes_in(spoken)) for name in ("Mia", "Theo", "TV"))
    seats = TABLES[game]
    code = mia.opens(game, seats=seats, bots=seats - 2)
    theo.page.goto(f"/t/{code}")
    expect(theo.page.get_by_label(theo.says("your-name"))).to_be_visible()
    tv.page.goto(f"/tv/{code}")
    expect(tv.page.get_by_role("img", name=tv.says("qr-label", code=code))).to_be_visible()
    found = []
    for turn, (one, sizes) in enumerate(((mia, SIZES), (theo, SIZES), (tv, BIG))):
        faults = all_around(one, SPOKEN[spoken], sizes, turn + len(game))
        found += [f"{one.name}: {fault}" for fault in faults]
    assert not found, "\n".join(dict.fromkeys(found))


@tables
def test_the_end_has_room_on_every_screen_and_so_has_a_television(
    game: str, spoken: str, person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(2)
    mia, tv = person("Mia", comes_in(spoken)), person("TV", comes_in(spoken))
    seats, options = TABLES[game], {"window_ms": 30_000} if game == "geflippt" else {}
    mia.wishes(seats=seats, options=options)
    code = mia.opens(game, seats=seats, bots=seats - 1)
    tv.page.clock.install()
    tv.page.goto(f"/tv/{code}")
    mia.starts()
    mia.until("asked")
    tv.until("waiting")
    found = [f"board, {fault}" for fault in all_around(tv, SPOKEN[spoken], BIG, len(game))]
    tv.page.clock.pause_at(tv.page.evaluate("Date.now()") + 1)
    mia.answers()
    expect(tv.page.locator(".frame[data-scene]")).to_be_attached()
    found += [f"scene, {fault}" for fault in all_around(tv, SPOKEN[spoken], BIG, 1 + len(game))]
    tv.page.clock.resume()
    play([mia])
    tv.until("over")
    found += [f"the end, {fault}" for fault in all_around(tv, SPOKEN[spoken], BIG, len(game))]
    found += [f"result, {fault}" for fault in all_around(mia, SPOKEN[spoken], SIZES, len(game))]
    speaks(mia, mia.language)
    mia.tap(mia.button("after-more"))
    found += [f"more, {fault}" for fault in all_around(mia, SPOKEN[spoken], SIZES, 1 + len(game))]
    assert not found, "\n".join(dict.fromkeys(found))
