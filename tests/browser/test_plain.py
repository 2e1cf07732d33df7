"""A game that the client wasn't built with can be played at once, with the server's words alone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import serving
from tests.browser.looking import choose, cut, in_both_lights, unsaid
from tests.browser.outside import another, install
from tests.browser.people import COMMON_LAPTOP, FEW, LAPTOP, PHONE, TV, Person, play
from tests.ports import free_port

Comes = Callable[..., Person]
GAMES = {"geier": 3, "geflippt": 2}
"""A game with hidden cards, and a race."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, told: Path) -> Iterator[str]:
    site = tmp_path_factory.mktemp("site")
    for game in GAMES:
        install(game, site)
    with serving(free_port(), told, site) as found:
        yield found


def opens(one: Person, game: str, **options: Any) -> str:
    """Open a table with bots from the first page, using a title that came from the server."""
    title = f"Other {one.says(f'{game}-title')}"
    one.page.goto("/")
    one.wishes(options=options)
    one.tap(one.page.get_by_role("button", name=one.says("play-now-game", game=title), exact=True))
    one.page.wait_for_url("**/t/*")
    one.until("asked")
    return one.page.url.rsplit("/", 1)[1]


def wrong(page: Page, *sizes: Any) -> list[str]:
    found = in_both_lights(page)
    for language in ("de", "fr", "en"):
        choose(page, "language", language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        for size in sizes:
            page.set_viewport_size(size)
            found += [f"{language} {size['width']}: {one}" for one in cut(page) + unsaid(page)]
    return found


@pytest.mark.parametrize("left", FEW)
@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_game_is_played_to_its_end(
    game: str, left: int | None, person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(left)
    mia = person("Mia", "en", COMMON_LAPTOP)
    code = opens(mia, game, **({"window_ms": 5000} if game == "geflippt" else {}))
    page = mia.page
    labels = page.locator(".acts .buttons .label")
    legal = mia.update["question"]["legal"]
    expect(labels).to_have_count(len(legal))
    expect(page.get_by_role("heading", name=mia.says("plain-acts"))).to_be_visible()
    expect(page.locator(".seats .portrait > .portrait")).to_have_count(len(mia.names))
    screen, watcher = person("TV", "en", TV), person("Theo", "de", PHONE)
    screen.page.goto(f"/tv/{code}")
    watcher.page.goto(f"/t/{code}")
    expect(watcher.page.get_by_text(watcher.says("watching"))).to_be_visible()
    expect(screen.page.locator(".seats .portrait > .portrait")).to_have_count(len(mia.names))
    for one in (screen, watcher):  # nobody else is asked, and nobody's cards are shown
        expect(one.page.locator(".acts")).to_have_count(0)
        assert not [say for say in one.update["words"]["scene"] if "hand" in say["id"]]
    if game == "geflippt":
        expect(page.locator(".now .track")).to_be_visible()
    else:
        found = wrong(page, PHONE, LAPTOP) + wrong(screen.page) + wrong(watcher.page, PHONE)
        assert not found, "\n".join(dict.fromkeys(found))
    play([mia])
    assert all("reaction_ms" in one for one in mia.answered() if one["action"] == "attack")
    expect(mia.more_after("watch-again")).to_be_visible()
    expect(page.get_by_role("link", name=mia.says("page-review"))).to_have_count(0)
    page.goto(f"/replay/{mia.match}?seat=0")
    expect(page.locator(".board .now h2")).to_be_visible()
    page.get_by_label(mia.says("watching-eyes")).select_option("all")
    expect(page.locator(".hands li")).to_have_count(len(mia.update["words"]["figures"]))
    page.goto(f"/replay/{mia.match}/review?seat=0")
    expect(page.get_by_text(mia.says("refused-unsupported"))).to_be_visible()
    mia.trouble = [one for one in mia.trouble if "status of 400" not in one]  # the refused review


def test_keys_answer_and_arrows_lead_round(person: Comes) -> None:
    mia = person("Mia")
    mia.page.clock.install()
    opens(mia, "geier")
    buttons = mia.page.locator(".acts .buttons button")
    buttons.first.focus()
    mia.page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    mia.page.clock.fast_forward(300)  # the page ignores keys pressed just after a change
    mia.page.keyboard.press("3")
    mia.until("asked")
    assert [one["action"] for one in mia.answered()] == ["3"]
    expect(mia.page.locator(".last .told p").first).to_be_visible()


def test_one_device_goes_round_with_it_and_its_pages_say_what_it_lacks(person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    page, title = mia.page, f"Other {mia.says('geier-title')}"
    page.goto("/one")
    race = f"Other {mia.says('geflippt-title')}"
    expect(page.get_by_role("radio", name=title)).to_be_attached()
    expect(page.get_by_role("radio", name=race)).to_have_count(0)
    page.locator("label", has_text=title).click()
    mia.tap(mia.button("lobby-start"))
    expect(page.locator(".hand-over h2")).to_be_visible()
    mia.tap(page.locator(".hand-over button"))
    expect(page.locator(".own .acts .buttons button").first).to_be_visible()
    page.goto(f"/rules/{another('geier')}")
    expect(page.get_by_text(mia.says("rules-none"))).to_be_visible()
    page.goto(f"/learn/{another('geier')}")
    expect(page.get_by_text(mia.says("learn-none"))).to_be_visible()
