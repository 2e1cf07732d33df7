"""A site as its host has set it up: title, games, password, imprint, and addresses for phones."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mauseloch.server.addresses import Whereabouts
from mauseloch.server.settings import Listen
from mauseloch.texts import LANGUAGES
from tests.browser.conftest import Open, serving
from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.test_pages import speak
from tests.browser.words import said
from tests.ports import free_port
from tests.sweeps import pairs

Comes = Callable[..., Person]
TITLE = "Donaudampfschifffahrtsgesellschaft <b>Spieleabend</b> & Café"
PASSWORD = "Käse & Brot"  # noqa: S105 - only for this test
IMPRINT = """\
# Wer wir sind

Die **Klasse 4b**, [schreib uns](mailto:4b@example.org). <script>alert(1)</script>

- Raum 12
- https://example.org/ein-sehr-langer-weg/der-nirgends/umgebrochen/werden/kann/aber/muss
"""


@pytest.fixture(scope="module")
def place(told: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with every setting in use."""
    folder = tmp_path_factory.mktemp("place")
    (folder / "imprint.md").write_text(IMPRINT, encoding="utf-8")
    (folder / "password").write_text(PASSWORD, encoding="utf-8")
    file = folder / "mauseloch.toml"
    file.write_text(
        f'[site]\ntitle = "{TITLE}"\nlanguage = "it"\ngames = ["zocken", "geier"]\n'
        'password_file = "password"\nimprint = { de = "imprint.md" }\n'
        'privacy = { de = "imprint.md" }\n',
        encoding="utf-8",
    )
    with serving(free_port(), told, more=["--config", str(file)]) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/imprint", "/privacy", "/settings", "/tables", "/t/bab-10"])
def test_a_place_of_somebody_s_own_looks_right(path: str, place: str, person: Comes) -> None:
    mia = person(base_url=place)
    page = mia.page
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("header .title").first).to_have_text(TITLE)
    found = []
    for language, size in pairs(LANGUAGES, (PHONE, LAPTOP), len(path)):
        if language != mia.language and path != "/tables":  # there a dialog covers it
            speak(mia, language)
        page.set_viewport_size(size)
        page.wait_for_load_state("networkidle")
        found += [f"{language} {size['width']}: {one}" for one in cut(page) + unsaid(page)]
    found += in_both_lights(page)
    mia.trouble.clear()  # errors because a password is needed
    assert not found, "\n".join(found)


def test_the_imprint_is_shown_as_it_was_written_and_nothing_in_it_runs(
    place: str, person: Comes
) -> None:
    mia = person("Mia", "fr", PHONE, base_url=place)
    page = mia.page
    page.goto("/")
    expect(page.locator(".tile")).to_have_count(2)
    expect(page.locator(".tile h2").first).to_have_text(mia.title("zocken"))
    page.get_by_role("link", name=mia.says("page-imprint")).click()
    article = page.locator("article[lang=de]")
    expect(article.get_by_role("heading", level=2)).to_have_text("Wer wir sind")
    expect(article).to_contain_text("<script>alert(1)</script>")
    link = article.get_by_role("link", name="schreib uns")
    expect(link).to_have_attribute("href", "mailto:4b@example.org")
    expect(page).to_have_title(f"{mia.says('page-imprint')} – {TITLE}")
    page.goto("/privacy")
    expect(page.get_by_role("heading", name=mia.says("privacy-host"))).to_be_visible()
    expect(page.locator("article[lang=de]")).to_contain_text("Raum 12")


def test_who_speaks_none_of_our_languages_is_spoken_to_in_that_of_the_place(
    place: str, open_browser: Open
) -> None:
    for locale, language in (("nl-NL", "it"), ("fr-CH", "fr")):
        page = open_browser(locale=locale, base_url=place).new_page()
        page.goto("/")
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        title = said(language, "page-home")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_password_is_asked_for_once_and_a_link_needs_none(place: str, person: Comes) -> None:
    mia = person("Mia", "en", PHONE, base_url=place)
    page = mia.page
    page.goto("/")
    mia.tap(mia.button("play-now-game", game=mia.title("zocken")))
    asking = page.get_by_role("dialog", name=TITLE)
    field = asking.get_by_label(mia.says("password-label"))
    field.fill("Brot")
    found = cut(page) + unsaid(page) + in_both_lights(page)
    mia.tap(mia.button("code-go", asking))
    expect(asking.get_by_role("alert")).to_have_text(mia.says("refused-password_wrong"))
    field.fill(f" {PASSWORD} ")
    field.press("Enter")
    page.wait_for_url("**/t/*")
    code = mia.opens("geier", seats=2)  # and isn't asked again
    assert len(mia.link) == 32
    expect(page.locator(".invite .url")).to_contain_text(f"/t/{mia.link}")

    leo = person("Ben", "de", LAPTOP, base_url=place)
    leo.page.goto(f"/t/{mia.link}")
    leo.page.get_by_label(leo.says("your-name")).fill("Ben")
    leo.tap(leo.button("sit-down"))
    expect(leo.page.get_by_text(leo.says("you"))).to_be_visible()
    leo.page.goto("/")
    back = leo.page.get_by_role("link", name=leo.says("back-to-table", code=code))
    expect(back).to_have_attribute("href", f"/t/{mia.link}")

    zoe = person("Zoe", "en", LAPTOP, base_url=place)
    zoe.page.goto(f"/t/{code}")
    zoe.page.get_by_label(zoe.says("password-label")).fill(PASSWORD)
    zoe.tap(zoe.button("code-go"))
    expect(zoe.page.get_by_role("heading", name=zoe.title("geier"))).to_be_visible()
    for one in (mia, zoe):  # the browser logs that it was refused at first
        one.trouble = [line for line in one.trouble if "403" not in line]
    assert not found, "\n".join(found)


def test_who_does_not_know_the_password_is_not_asked_all_the_time(
    place: str, person: Comes
) -> None:
    mia = person("Mia", "it", base_url=place)
    page = mia.page
    page.clock.install(time=0)
    page.goto("/tables")
    asking = page.get_by_role("dialog", name=TITLE)
    expect(asking).to_be_visible()
    page.keyboard.press("Escape")
    locked = page.get_by_text(mia.says("refused-password_needed"))
    expect(locked).to_be_visible()
    page.clock.run_for(20_000)
    expect(asking).not_to_be_visible()
    mia.tap(mia.button("password-enter"))
    asking.get_by_label(mia.says("password-label")).fill(PASSWORD)
    mia.tap(mia.button("code-go", asking))
    expect(locked).to_have_count(0)
    expect(asking).not_to_be_visible()
    mia.trouble.clear()


def test_links_and_codes_are_for_others_not_for_this_machine(told: Path, person: Comes) -> None:
    port = free_port()
    lan = Whereabouts(Listen(host="0.0.0.0"), port).best()  # noqa: S104 - as --lan does
    public = "https://play.example.org/mice"
    for more, begins in ((["--lan"], lan), (["--public-address", public], public)):
        with serving(port, told, more=more) as address:
            mia = person("Mia", "en", LAPTOP, base_url=address)
            code = mia.opens("geier", seats=2)
            wanted = f"{begins.partition('://')[2]}/t/{code}"
            expect(mia.page.locator(".invite .url")).to_have_text(wanted)
            mia.page.context.close()


def test_a_place_may_have_no_public_tables(told: Path, person: Comes) -> None:
    with serving(free_port(), told, more=["--set", "site.public_tables=false"]) as address:
        mia = person("Mia", "de", PHONE, base_url=address)
        page = mia.page
        page.goto("/")
        expect(page.get_by_role("link", name=mia.says("page-one"))).to_be_visible()
        expect(page.get_by_role("link", name=mia.says("page-tables"))).to_have_count(0)
        mia.tap(mia.button("with-friends-game", game=mia.title("geier")))
        sheet = page.get_by_role("dialog", name=mia.title("geier"))
        expect(mia.button("create-open", sheet)).to_be_visible()
        expect(sheet.get_by_text(mia.says("create-who"))).to_have_count(0)
        page.goto("/tables")
        expect(page.get_by_text(mia.says("refused-no_public_tables"))).to_be_visible()
        found = cut(page) + unsaid(page)
        assert not found, "\n".join(found)
        page.context.close()
