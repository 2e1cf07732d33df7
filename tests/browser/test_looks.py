"""Who sits where: people with the animal and colour they chose, bots as themselves, and you."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import LAPTOP, PHONE, TV, Person, play

Comes = Callable[..., Person]


def faces(page: Page, within: str) -> list[str | None]:
    """The faces shown there, in order."""
    shown = page.locator(f"{within} [data-face]")
    return [one.get_attribute("data-face") for one in shown.all()]


def test_a_look_is_chosen_once_and_seen_at_every_table(person: Comes) -> None:
    mia, leo = person("Mia", "de"), person("Leo", "fr", PHONE)
    page = mia.page
    page.goto("/settings")
    page.get_by_role("group", name=mia.says("look-portrait")).get_by_role(
        "radio", name=mia.says("portrait-owl")
    ).check(force=True)
    page.get_by_role("radio", name=mia.says("colour-teal"), exact=True).check(force=True)
    code = mia.opens("geier", seats=2)
    leo.page.goto(f"/t/{code}")
    leo.page.get_by_label(leo.says("your-name")).fill("Leo")
    leo.tap(leo.page.locator("summary"))
    leo.tap(leo.page.locator("label").filter(has=leo.page.locator("[aria-label=Renard]")))
    leo.tap(leo.button("sit-down"))
    expect(page.get_by_text("Leo", exact=True)).to_be_visible()
    assert [seat["portrait"] for seat in mia.tables[-1]["seats"]] == ["owl", "fox"]
    assert mia.tables[-1]["seats"][0]["colour"] == "teal"
    for one in (mia, leo):
        expect(one.page.locator(".seats [data-face]")).to_have_count(2)
        assert faces(one.page, ".seats") == ["owl", "fox"]
        hue = one.page.evaluate("document.documentElement.style.getPropertyValue('--seat-0')")
        assert hue == "var(--hue-6)"
    page.goto("/")
    assert page.evaluate("document.documentElement.style.getPropertyValue('--seat-0')") == ""


def test_the_same_faces_are_at_the_table_on_the_podium_on_tv_and_in_the_replay(
    person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(2)
    mia, screen = person("Mia", "en"), person("TV", "en", TV)
    page = mia.page
    mia.plays_now("mausen")
    mia.until("asked")
    expect(page.locator(".board .seats [data-face]")).to_have_count(len(mia.names))
    at_table = faces(page, ".board .seats")
    assert len(set(at_table)) == len(at_table), "everybody is different"
    assert at_table[1] == "lotte"
    you = page.locator(".board .you")
    expect(you).to_have_text(mia.says("you-ribbon"))
    expect(page.locator(".board .seats li").first.locator(".you")).to_be_visible()
    screen.page.goto(page.url.replace("/t/", "/tv/"))
    expect(screen.page.locator(".board .seats [data-face]")).to_have_count(len(at_table))
    assert faces(screen.page, ".board .seats") == at_table
    expect(screen.page.locator(".you")).to_have_count(0)
    play([mia])
    expect(page.locator(".result tr.own .you")).to_be_visible()
    expect(page.locator(".result table [data-face]")).to_have_count(len(at_table))
    assert sorted(map(str, faces(page, ".result table"))) == sorted(map(str, at_table))
    mia.tap(mia.more_after("watch-again"))
    expect(page.locator(".watch .seats [data-face]")).to_have_count(len(at_table))
    assert faces(page, ".watch .seats") == at_table
    expect(page.locator(".watch .seats li").first.locator(".you")).to_be_visible()
    page.get_by_label(mia.says("watching-eyes")).select_option("1")
    expect(page.locator(".watch .you")).to_have_count(1)
    expect(page.locator(".watch .seats li").first.locator(".you")).to_be_visible()
    page.go_back()


def test_a_bot_makes_way_for_a_person_with_its_name(person: Comes) -> None:
    lotte = person("Lotte", "en", PHONE)
    lotte.page.goto("/settings")
    lotte.page.get_by_label(lotte.says("your-name")).fill("Lotte")
    lotte.plays_now("geier")
    lotte.until("asked")
    assert lotte.names[:2] == ["Lotte", "Lotte 2"]


# A remark may be gone before anybody looks, so it is noted when it comes.
WATCH = """new MutationObserver(() => {
  const said = document.querySelector(".remarks .said");
  if (said) window.remarked = said.textContent;
}).observe(document, { childList: true, subtree: true });"""


def test_bots_say_something_beside_the_board_unless_they_should_not(
    person: Comes, begin_late: Callable[[int | None], None]
) -> None:
    begin_late(2)
    mia, leo = person("Mia", "de", LAPTOP), person("Leo", "fr")
    for one in (mia, leo):
        one.page.add_init_script(WATCH)
    leo.page.goto("/settings")
    group = leo.page.get_by_role("group", name=leo.says("setting-remarks"))
    group.get_by_role("radio", name=leo.says("setting-remarks-off"), exact=True).check()
    for one in (mia, leo):
        one.plays_now("geier")
        play([one])
        expect(one.page.locator(".result")).to_be_visible()
    mia.page.wait_for_function("window.remarked")
    place = mia.page.locator(".remarks > div")
    assert place.evaluate("one => one.closest('[aria-live], [role=status], [role=alert]')") is None
    beside, board = place.bounding_box(), mia.page.locator(".board").first.bounding_box()
    assert beside is not None
    assert board is not None
    assert beside["x"] >= board["x"] + board["width"] - 1, "it covers nothing"
    expect(leo.page.locator(".remarks > div")).to_have_count(0)
    assert not leo.page.evaluate("window.remarked")
