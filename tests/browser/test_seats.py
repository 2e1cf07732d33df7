"""A newcomer to a running match gets a seat in the next; all see how good connections are."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import LAPTOP, PHONE, Person

Comes = Callable[..., Person]


def test_who_comes_in_the_middle_of_a_match_has_a_seat_for_the_next_one(person: Comes) -> None:
    mia, oma = person("Mia", "de", LAPTOP), person("Oma", "fr", PHONE)
    code = mia.opens("geier", seats=2)
    mia.starts()
    mia.until("asked")
    oma.page.goto(f"/t/{code}")
    expect(oma.page.get_by_text(oma.says("watching"), exact=True)).to_be_visible()
    oma.tap(oma.button("sit-later").first)
    people = oma.page.get_by_role("dialog", name=oma.says("people"))
    people.get_by_label(oma.says("your-name")).fill("Oma")
    oma.tap(oma.button("sit-on-later", people, number=2))
    expect(oma.page.get_by_text(oma.says("watching-later"), exact=True)).to_be_visible()
    assert oma.seat is None, "the hand of the bot is not hers"
    oma.page.reload()
    expect(oma.page.get_by_text(oma.says("watching-later"), exact=True)).to_be_visible()
    mia.tap(mia.button("people").first)
    seats = mia.page.get_by_role("dialog", name=mia.says("people"))
    expect(seats.get_by_text(mia.says("seat-next", name="Oma"))).to_be_visible()
    mia.tap(mia.button("remove", seats))
    mia.tap(mia.button("remove-sure", seats, name="Oma"))
    expect(oma.page.get_by_role("dialog", name=oma.says("removed"))).to_be_visible()
    expect(seats.get_by_text(mia.says("seat-free-later"))).to_be_visible()


def test_where_quickness_counts_everybody_sees_how_good_lines_are(person: Comes) -> None:
    mia, kim = person("Mia", "it", PHONE), person("Kim", "en", LAPTOP)
    code = mia.opens("geflippt", seats=2)
    kim.joins(code)
    mia.starts()
    for one in (mia, kim):
        one.tap(one.button("people").first)
        seats = one.page.get_by_role("dialog", name=one.says("people"))
        expect(seats.get_by_text(one.says("seat-line-note"))).to_be_visible()
