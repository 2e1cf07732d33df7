"""What operators and table hosts do reaches everyone, in words they understand."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from mauseloch.cli.asking import Asking
from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import LAPTOP, PHONE, Person

Comes = Callable[..., Person]


@pytest.fixture
def owner(address: str) -> Iterator[Asking]:
    """The server's operator, whose notices are withdrawn afterwards: all tests share the server."""
    asking = Asking(Namespace(socket=None, port=urlsplit(address).port))
    yield asking
    asking.ask("/drain", {"seconds": None})
    asking.ask("/notice", {})


def banner(one: Person) -> Locator:
    return one.page.get_by_role("complementary", name=one.says("notice-title"))


def test_a_notice_is_shown_on_every_page_and_can_be_put_away(person: Comes, owner: Asking) -> None:
    mia, leo = person("Mia", "de", PHONE), person("Leo", "fr", LAPTOP)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    text = "Tea & <b>cake</b> at five, in the garden behind the house; bring your own cup. "
    owner.ask("/notice", {"text": text * 2})
    owner.ask("/notice", {"text": "Tee um fünf", "language": "de"})
    expect(banner(mia)).to_contain_text("Tee um fünf")
    expect(mia.page.locator("[role=status]").get_by_text("Tee um fünf").first).to_be_attached()
    leo.page.goto("/")
    expect(banner(leo)).to_contain_text("Tea & <b>cake</b> at five")
    for one in (mia, leo):
        assert cut(one.page) + unsaid(one.page) + in_both_lights(one.page) == []
        one.button("close", banner(one)).click()
        expect(banner(one)).to_have_count(0)
    leo.page.goto("/settings")
    owner.ask("/drain", {"seconds": 3600})
    expect(banner(mia)).to_contain_text(mia.says("notice-draining"))


def test_a_closed_table_says_why_and_leads_on(person: Comes, owner: Asking) -> None:
    mia = person("Mia", "it", PHONE)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    code = mia.tables[-1]["code"]
    owner.ask(f"/tables/{code}/close", {"reason": "È tardi"})
    expect(mia.page.get_by_text(mia.says("because-closed", detail="È tardi"))).to_be_visible()
    assert cut(mia.page) + unsaid(mia.page) == []


def test_a_host_can_remove_somebody_but_keep_out_nobody_on_the_same_line(person: Comes) -> None:
    mia, leo = person("Mia", "de", PHONE), person("Leo", "fr", LAPTOP)
    code = mia.opens("geier", seats=3)
    leo.joins(code)
    mia.tap(mia.button("remove"))
    assert cut(mia.page) + unsaid(mia.page) + in_both_lights(mia.page) == []
    mia.tap(mia.button("remove-keep-out"))
    expect(mia.page.get_by_text(mia.says("refused-same_line")).first).to_be_visible()
    mia.tap(mia.button("remove"))
    mia.tap(mia.page.get_by_role("button", name=mia.says("remove-sure", name="Leo")))
    expect(leo.page.get_by_text(leo.says("removed")).first).to_be_visible()
