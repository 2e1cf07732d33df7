"""Small screens: the main thing comes first, and errors appear where people are looking."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import serving
from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import PHONE, Person
from tests.ports import free_port

Comes = Callable[..., Person]
LEAST = 44
"""The smallest size of a touch target, in CSS pixels."""
SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 667, "height": 375},
)


def box(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom, within the window."""
    found = one.bounding_box()
    assert found is not None, one
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def unseen(page: Page, **wanted: Locator) -> list[str]:
    """Elements that aren't entirely within the window at its current scroll position."""
    size = page.viewport_size
    assert size is not None
    found = []
    for name, one in wanted.items():
        left, top, right, bottom = box(one)
        if left < 0 or top < 0 or right > size["width"] or bottom > size["height"]:
            found.append(f"{size['width']}x{size['height']}: {name} {left, top, right, bottom}")
    return found


def too_small(page: Page, **wanted: Locator) -> list[str]:
    """Elements too small for a finger."""
    size = page.viewport_size
    found = []
    for name, one in wanted.items():
        left, top, right, bottom = box(one)
        if min(right - left, bottom - top) < LEAST:
            found.append(f"{size}: {name} {right - left} x {bottom - top}")
    return found


def sized(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate("() => scrollTo(0, 0)")


def test_the_first_page_begins_with_the_code_and_the_choice_of_bots(person: Comes) -> None:
    mia = person("Mia", "de", PHONE)
    page = mia.page
    page.goto("/")
    field, go = page.get_by_label(mia.says("code-label")), mia.button("code-go")
    bots, card = page.locator("summary"), page.locator(".tile").first
    expect(card.locator(".seats")).not_to_be_empty()
    field.fill("mavolisu-2718")
    found = []
    for size in SIZES:
        sized(page, size)
        found += unseen(page, field=field, go=go, bots=bots)
        found += too_small(page, field=field, go=go, bots=bots) + cut(page)
        assert max(box(field)[3], box(go)[3], box(bots)[3]) <= box(card)[1], size
        assert field.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "a whole code fits"
    sized(page, SIZES[0])
    mia.tap(bots)
    for size in SIZES:
        page.set_viewport_size(size)
        found += cut(page) + unsaid(page)
    found += in_both_lights(page)
    assert not found, "\n".join(found)


def test_a_wrong_code_is_told_at_its_field(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE)
    page = mia.page
    page.route("**/api/tables/*", lambda route: route.fulfill(status=404, json=NO_TABLE))
    for path in ("/", "/t/nobodyxx-0000"):
        page.goto(path)
        field, go = page.get_by_label(mia.says("code-label")), mia.button("code-go")
        alert = page.locator("form").get_by_role("alert")
        for size in SIZES:
            for typed, wrong in (("abc", "code-wrong"), ("zzzzzzzz-9999", "refused-no_table")):
                sized(page, size)
                field.fill(typed)
                mia.tap(go)
                expect(alert).to_have_text(mia.says(wrong))
                expect(field).to_be_focused()
                expect(field).to_have_accessible_description(mia.says(wrong))
                found = unseen(page, field=field, alert=alert) + cut(page)
                assert not found, "\n".join(found)
    mia.trouble.clear()


NO_TABLE = {"code": "no_table", "detail": "there is no such table"}


def test_a_table_that_could_not_be_opened_says_why_at_its_button(person: Comes) -> None:
    mia = person("Mia", "it", PHONE)
    page = mia.page
    page.goto("/")
    full = {"code": "too_many_tables", "detail": "there are too many tables"}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=full))
    mia.tap(mia.button("with-friends-game", game=mia.title("geier")))
    sheet = page.get_by_role("dialog", name=mia.title("geier"))
    create, alert = mia.button("create-open", sheet), sheet.get_by_role("alert")
    for size in SIZES:
        sized(page, size)
        sheet.evaluate("(one) => one.scrollTo(0, 0)")
        mia.tap(create)
        expect(alert).to_be_visible()
        expect(create).to_be_enabled()
        found = unseen(page, create=create, alert=alert) + cut(page)
        assert not found, "\n".join(found)
    page.unroute("**/api/tables")
    bad = {"code": "bad_setup", "detail": "that cannot be"}
    page.route("**/api/tables", lambda route: route.fulfill(status=400, json=bad))
    mia.tap(create)
    name = sheet.get_by_label(mia.says("your-name"))
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description(alert.inner_text())
    assert not unseen(page, name=name, alert=alert)
    everyone = sheet.locator("label").filter(has_text=mia.says("create-public-hint"))
    mia.tap(everyone.get_by_role("radio"))  # nobody has a name of their own there
    expect(name).to_have_count(0)
    mia.tap(create)
    expect(alert).to_be_visible()
    assert not unseen(page, create=create, alert=alert)
    mia.trouble.clear()


def test_a_wrong_password_is_told_at_its_field(person: Comes, told: Path, tmp_path: Path) -> None:
    (tmp_path / "password").write_text("cheddar", encoding="utf-8")
    file = tmp_path / "mauseloch.toml"
    file.write_text('[site]\npassword_file = "password"\n', encoding="utf-8")
    with serving(free_port(), told, more=("--config", str(file))) as address:
        mia = person("Mia", "en", SIZES[3], base_url=address)
        page = mia.page
        page.goto("/")
        mia.button("play-now-game", game=mia.title("geier")).click()
        field = page.get_by_label(mia.says("password-label"))
        for size in SIZES:
            field.fill("gouda")
            page.set_viewport_size(size)
            page.get_by_role("dialog").get_by_role("button", name=mia.says("code-go")).click()
            alert = page.get_by_role("dialog").get_by_role("alert")
            expect(alert).to_have_text(mia.says("refused-password_wrong"))
            expect(field).to_be_focused()
            found = unseen(page, field=field, alert=alert) + cut(page)
            assert not found, "\n".join(found)
        page.context.close()
        mia.trouble.clear()


def test_a_lobby_begins_with_the_invitation_while_friends_are_awaited(person: Comes) -> None:
    mia, ben = person("Mia", "de", PHONE), person("Ben", "it", PHONE)
    code = mia.opens("mausen", seats=4, bots=2)
    page = mia.page
    invitation = page.locator(".invite")
    qr, shown = invitation.locator(".qr"), invitation.locator(".code")
    copy, start = mia.button("copy-link"), mia.button("lobby-start")
    expect(shown).to_have_text(code)
    found = []
    for size in SIZES:
        sized(page, size)
        found += unseen(page, qr=qr, code=shown, copy=copy) + too_small(
            page, copy=copy, start=start
        )
        found += cut(page) + unsaid(page)
        seats = page.locator(".seats ul")
        assert box(invitation.first)[3] <= box(seats)[1] < box(start)[1], size
    found += in_both_lights(page)
    assert not found, "\n".join(found)
    ben.joins(code)
    expect(page.locator(".seats").get_by_text("Ben")).to_be_visible()
    for size in SIZES:
        sized(page, size)
        assert box(start)[3] <= box(invitation.first)[1], "everybody is here: now it can begin"
    start.focus()
    mia.starts()
    mia.until("asked", "waiting")


def test_whoever_joins_sees_one_clear_button_and_may_choose_another_seat(person: Comes) -> None:
    mia, ben = person("Mia", "de"), person("Ben", "fr", PHONE)
    code = mia.opens("mausen", seats=4)
    ben.page.goto(f"/t/{code}")
    down, main = ben.button("sit-down"), ben.page.locator("main .button.main")
    other = ben.button("sit-on", number=4)
    expect(down).to_be_visible()
    found = []
    for size in SIZES:
        sized(ben.page, size)
        expect(main).to_have_count(1)
        expect(ben.page.locator(".sit")).to_have_count(2)
        found += unseen(ben.page, down=down) + too_small(ben.page, down=down, other=other)
        found += cut(ben.page) + unsaid(ben.page)
        assert box(down)[3] <= box(other)[1]
    found += in_both_lights(ben.page)
    assert not found, "\n".join(found)
    ben.tap(other)
    expect(ben.page.get_by_text(ben.says("you"))).to_be_visible()
    assert ben.said("sit")[0]["seat"] == 3


def test_a_seat_that_was_just_taken_is_told_at_the_button(person: Comes) -> None:
    mia, ben = person("Mia", "de"), person("Ben", "en", PHONE)
    code = mia.opens("mausen", seats=4)
    ben.page.route_web_socket("**/live", taken)
    ben.page.goto(f"/t/{code}")
    alert = ben.page.locator(".come").get_by_role("alert")
    for size in SIZES:
        sized(ben.page, size)
        for button in (ben.button("sit-on", number=4), ben.button("sit-down")):
            ben.tap(button)
            expect(alert).to_have_text(ben.says("refused-taken"))
            expect(ben.button("sit-down")).to_be_focused()
            expect(ben.page.locator(".toast")).to_have_count(0)
            found = unseen(ben.page, alert=alert, down=ben.button("sit-down")) + cut(ben.page)
            assert not found, "\n".join(found)


def taken(page: WebSocketRoute) -> None:
    """A server where another player always takes the seat first."""
    server = page.connect_to_server()

    def said(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "sit":
            refused = {"type": "refused", "id": message["id"], "code": "taken", "detail": "taken"}
            page.send(json.dumps(refused))
        else:
            server.send(text)

    page.on_message(said)
