"""Reactions: a face with one tap, seen and heard by everyone who isn't muted."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.looking import cut, in_both_lights
from tests.browser.people import LAPTOP, PHONE, Person


def test_a_face_is_shown_and_read_aloud_to_everyone(person: Callable[..., Person]) -> None:
    mia, ben = person("Mia", "en", LAPTOP), person("Ben", "de", PHONE)
    code = mia.opens("geier", seats=2)
    ben.joins(code)
    mia.starts()
    mia.until("asked")
    faces = mia.page.locator("aside").get_by_role("group", name=mia.says("faces"))
    wow = mia.button("face-wow", faces)
    mia.tap(wow)
    expect(ben.page.locator(".bubble svg").last).to_be_visible()
    told = ben.says("reacts", name="Mia", face=ben.says("face-wow"))
    expect(ben.page.locator("[aria-live]", has_text=told).first).to_be_attached()
    expect(wow).to_have_attribute("aria-disabled", "true")  # a short rest
    ben.until("asked")
    ben.tap(ben.button("say-something"))
    sheet = ben.page.get_by_role("dialog", name=ben.says("say-something"))
    row = sheet.get_by_role("group", name=ben.says("faces"))
    expect(row.get_by_role("button")).to_have_count(6)
    found = cut(ben.page) + in_both_lights(ben.page) + cut(mia.page) + in_both_lights(mia.page)
    assert not found, "\n".join(found)
    for button in row.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    ben.tap(ben.button("face-love", sheet))
    expect(sheet).not_to_be_visible()
    expect(mia.page.locator(".bubble", has_text="Ben")).to_be_visible()
    assert [said["phrase"] for said in mia.said("phrase") + ben.said("phrase")] == [
        "face-wow",
        "face-love",
    ]


def test_who_watches_has_no_faces_to_make(person: Callable[..., Person]) -> None:
    mia, theo = person("Mia", "en", LAPTOP), person("Theo", "en", LAPTOP)
    code = mia.opens("mausen", seats=3, bots=2)
    mia.starts()
    theo.page.goto(f"/t/{code}")
    expect(theo.page.get_by_text(theo.says("watching"))).to_be_visible()
    expect(theo.page.get_by_role("group", name=theo.says("faces"))).to_have_count(0)
