"""Every page, in every language, on a phone and on a laptop, in light and dark."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from mauseloch.texts import LANGUAGES
from tests.browser.conftest import serving
from tests.browser.looking import cut, unsaid, violations
from tests.browser.people import LAPTOP, PHONE, Person
from tests.ports import free_port
from tests.sweeps import pairs

Comes = Callable[..., Person]
GAMES = ("mausen", "geier", "zocken", "geflippt")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = [
    "/",
    "/tables",
    "/tv",
    "/one",
    "/replay",
    "/settings",
    "/privacy",
    "/nowhere",
    "/t/nobody-00",
    *(f"/rules/{game}" for game in GAMES),
    *(f"/learn/{game}" for game in GAMES),
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_in_every_language_and_size(path: str, person: Comes) -> None:
    mia = person()
    page = mia.page
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found = []
    for language, size in pairs(LANGUAGES, (PHONE, LAPTOP), PAGES.index(path)):
        if language != mia.language:
            speak(mia, language)
        page.wait_for_load_state("networkidle")
        page.set_viewport_size(size)
        where = f"{language} {size['width']}: "
        found += [where + one for one in cut(page) + unsaid(page)]
    for scheme, size in pairs(SCHEMES, (PHONE, LAPTOP), PAGES.index(path)):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size(size)
        found += [f"{scheme} {size['width']}: {one}" for one in violations(page)]
    if path == "/nowhere":
        assert len(mia.trouble) == 1, "the server too says that there is nothing"
        mia.trouble.clear()
    assert not found, "\n".join(found)


def knows_the_shell(one: Person, path: str = "/") -> None:
    """Visit twice, so that everything now comes through the service worker."""
    one.page.goto(path)
    one.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    one.page.reload()
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_rules_can_be_read_without_a_network(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE, service_workers="allow")
    page = mia.page
    knows_the_shell(mia)
    away = page.get_by_text(mia.says("offline"))
    expect(away).not_to_be_visible()
    mia.context.set_offline(True)
    expect(away).to_be_visible()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_have_text(mia.title(game))
        expect(away).to_be_visible()
    mia.trouble.clear()


@pytest.mark.parametrize("game", GAMES)
def test_rules_say_what_their_pictures_show_and_no_identifiers(game: str, person: Comes) -> None:
    mia = person("Mia", "it", PHONE)
    mia.page.goto(f"/rules/{game}")
    expect(mia.page.get_by_role("heading", level=1)).to_have_text(mia.title(game))
    book = mia.page.locator("article")
    for picture in (pictures := book.get_by_role("img")).all():
        expect(picture.locator("svg").first).to_be_visible()
        assert len(picture.get_attribute("aria-label") or "") > 15
    assert pictures.count() > 2
    expect(book.locator("code")).to_have_count(0)
    assert not re.search(r"[{}`_]|!\[", book.inner_text())


def test_a_page_opened_without_a_server_says_so_until_there_is_one(
    person: Comes, told: Path
) -> None:
    port = free_port()
    with serving(port, told) as address:
        mia = person("Mia", "de", PHONE, service_workers="allow", base_url=address)
        knows_the_shell(mia)
        page = mia.page
        away = page.get_by_text(mia.says("offline"))
        page.goto("/rules/geier")
        expect(page.get_by_role("heading", level=1)).to_have_text(mia.title("geier"))
        expect(away).not_to_be_visible()
    for path, title in (("/", mia.says("page-home")), ("/rules/geier", mia.title("geier"))):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(away).to_be_visible()
        found = cut(page) + unsaid(page) + violations(page)
        assert not found, "\n".join(found)
    with serving(port, told):
        page.evaluate("() => dispatchEvent(new Event('online'))")
        expect(away).not_to_be_visible()
        mia.page.context.close()
    mia.trouble.clear()


@pytest.mark.parametrize("path", ["/tables", "/tv", "/one"])
def test_games_that_could_not_be_asked_for_are_asked_for_again(path: str, person: Comes) -> None:
    mia = person("Mia", "it")
    page = mia.page
    page.clock.install(time=0)
    page.clock.pause_at(1)  # so that nothing is asked for again because a timer fires
    page.route("**/api/games", lambda route: route.abort())
    page.goto(path)
    wanted = {
        "/tables": page.get_by_role("button", name=mia.title("geier")),
        "/tv": page.get_by_role("button", name=mia.title("geier")),
        "/one": mia.button("lobby-start"),
    }[path]
    expect(wanted).to_be_disabled()
    page.unroute("**/api/games")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(wanted).to_be_enabled()
    alert = page.get_by_role("alert").filter(has_text=mia.says("refused-offline"))
    expect(alert).to_have_count(0)
    mia.trouble.clear()


def speak(one: Person, language: str) -> None:
    """Change the language, as everyone can in the header."""
    page = one.page
    if page.locator("header select").first.is_visible():
        page.locator("header select").first.select_option(language)
    else:
        page.evaluate(f"localStorage.setItem('mauseloch.language', '{language}')")
        page.reload()
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    one.language = language
