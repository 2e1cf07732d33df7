"""The coach: its review of a finished match, and its advice in practice."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from mauseloch.bots import bot
from mauseloch.bots import play as play_out
from mauseloch.core.match import Match
from mauseloch.games import game as rules_of
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import ROLLS
from mauseloch.server.reviews import reviewed
from mauseloch.texts import LANGUAGES
from tests.browser.held import Held
from tests.browser.looking import choose, cut, in_both_lights, low, unsaid
from tests.browser.people import LAPTOP, PHONE, Person, play
from tests.browser.showing import Showing
from tests.browser.words import said
from tests.coach.fitting import fitted

Comes = Callable[..., Person]


def test_a_match_is_looked_back_at_with_the_coach(person: Comes) -> None:
    mia = person("Mia", "en", LAPTOP)
    page = mia.page
    mia.wishes(seats=3, bots=["simple", "simple"])
    mia.plays_now("geier")
    play([mia])
    link = mia.more_after("page-review")
    link.focus()
    review = Held(page, "**/review?seat=0")
    page.keyboard.press("Enter")
    expect(page.get_by_text(mia.says("coach-wait"))).to_be_visible()
    review.let_go()
    choices = page.get_by_role("region", name=mia.says("coach-choices")).get_by_role("listitem")
    expect(choices).to_have_count(14)  # the last card leaves no choice
    curve = page.get_by_role("region", name=mia.says("review-curve"))
    spoken = page.locator("[aria-live=polite]")
    expect(spoken).to_contain_text(curve.get_by_role("img").get_attribute("aria-label") or "?")
    expect(curve.get_by_role("img")).to_be_visible()
    expect(curve.locator("polyline")).to_be_visible()
    turns = page.get_by_role("region", name=mia.says("review-turns")).get_by_role("listitem")
    assert 1 <= turns.count() <= 3  # from an even chance down to none, or up to certainty
    curve.get_by_text(mia.says("coach-table")).click()
    expect(curve.get_by_role("row")).to_have_count(1 + 1 + 14 + 1)  # header, start, choices, end
    found = in_both_lights(page) + unsaid(page)
    for language in (*LANGUAGES, "en"):
        choose(page, "language", language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        for size in (PHONE, LAPTOP):
            page.set_viewport_size(size)
            found += [f"{language} {size['width']}: {fault}" for fault in cut(page) + unsaid(page)]
    assert not found, "\n".join(dict.fromkeys(found))
    # A choice links to its moment, seen through the eyes of the player who chose.
    choices.nth(7).get_by_role("link").click()
    expect(page.get_by_label(mia.says("watching-eyes"))).to_have_value("0")
    where = page.get_by_role("slider", name=mia.says("watching-where"))
    expect(where).not_to_have_value("0")
    # From there, back to the coach, and to the other player's choices.
    page.get_by_role("link", name=mia.says("page-review")).click()
    whose = page.get_by_role("navigation", name=mia.says("coach-whose")).get_by_role("link")
    expect(whose).to_have_count(3)
    expect(whose.nth(0)).to_have_attribute("aria-current", "page")
    review = Held(page, "**/review?seat=1")
    whose.nth(2).focus()
    page.keyboard.press("Shift+Tab")  # skips a name, and nothing happens yet
    page.keyboard.press("Enter")
    page.wait_for_url("**/review?seat=1")
    expect(page.get_by_text(mia.says("coach-wait"))).to_be_visible()
    expect(whose.nth(1)).to_have_attribute("aria-current", "page")  # even before there is a review
    review.let_go()
    expect(choices).to_have_count(14)


def test_approximate_chances_are_called_that_in_every_language(person: Comes) -> None:
    """The review is a real one, by a fitted value that the browser's server doesn't have."""
    match = Match(rules_of("geier"), 2, 1)
    play_out(match, [bot("simple", match.game, seat) for seat in range(2)])
    with fitted(bound="nearly_all"):
        review = reviewed(match.record().dumps(), 0)
    early = sum(one["bound"] == "nearly_all" for one in json.loads(review)["choices"])
    mia = person("Mia", "en", PHONE)
    page = mia.page
    page.route("**/api/matches/fitted/review?seat=0", lambda route: route.fulfill(body=review))
    page.goto("/replay/fitted/review?seat=0")
    found = page.locator(".found")
    parts = ("review-approximate", "bound-nearly_all", "coach-exact-too", "coach-sampled-too")
    faults = []
    for language in LANGUAGES:
        choose(page, "language", language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        told = " ".join(said(language, one, approximate=early) for one in parts)
        expect(found).to_have_text(told)
        faults += [f"{language}: {fault}" for fault in cut(page) + unsaid(page)]
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_a_review_that_cannot_be_had_says_why(person: Comes) -> None:
    mia = person("Mia", "it", PHONE)
    mia.page.goto("/replay/nothing/review?seat=0")
    told = mia.page.get_by_role("alert").filter(has_text=mia.says("refused-no_match"))
    expect(told).to_be_visible()
    expect(mia.button("coach-again")).to_be_visible()
    assert all("404" in one for one in mia.trouble)
    mia.trouble.clear()


def test_who_practises_may_ask_the_coach(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE)
    page = mia.page
    mia.wishes(seats=3, bots=["simple", "simple"])
    mia.plays_now("mausen")
    mia.until("asked")
    mia.tap(mia.button("menu").first)
    mia.tap(mia.button("hint", page.get_by_role("dialog", name=mia.says("menu"))))
    told = page.get_by_role("dialog", name=mia.says("hint"))
    expect(told.get_by_role("listitem").first).to_be_visible()
    legal = mia.update["question"]["legal"]
    expect(told.get_by_role("listitem")).to_have_count(len(legal))
    found = cut(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)
    page.keyboard.press("Escape")
    best = mia.heard("hinted")[-1]["best"]
    marked = page.locator(".hinted")
    expect(marked).to_have_count(1)
    name = mia.says("mausen-card", species=best[:-1], value=int(best[-1]))
    expect(marked).to_have_accessible_name(name)
    expect(marked).to_have_accessible_description(mia.says("hint-marked"))
    found = cut(page) + low(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)
    # Advice already given isn't requested again.
    page.set_viewport_size(LAPTOP)
    mia.tap(mia.button("hint").first)
    expect(told.get_by_role("listitem")).to_have_count(len(legal))
    assert len(mia.said("hint")) == 1
    # The advice disappears with its question, for example when it is answered on another device.
    marked.dispatch_event("click")
    page.locator(".confirm button").dispatch_event("click")
    expect(told).not_to_be_visible()
    mia.until("asked")
    expect(marked).to_have_count(0)
    mia.tap(mia.button("hint").first)
    expect(told.get_by_role("listitem").first).to_be_visible()
    assert len(mia.said("hint")) == 2


def test_what_the_coach_would_bid_is_marked(person: Comes) -> None:
    mia = person("Mia", "de", PHONE)
    mia.wishes(seats=2, bots=["simple"])
    mia.plays_now("geier")
    mia.until("asked")
    mia.tap(mia.button("menu").first)
    mia.tap(mia.button("hint", mia.page.get_by_role("dialog", name=mia.says("menu"))))
    told = mia.page.get_by_role("dialog", name=mia.says("hint"))
    expect(told.get_by_role("listitem").first).to_be_visible()
    mia.page.keyboard.press("Escape")
    marked = mia.page.locator(".hinted")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-card", mia.heard("hinted")[-1]["best"])
    expect(marked).to_have_accessible_description(mia.says("hint-marked"))
    found = cut(mia.page) + low(mia.page) + in_both_lights(mia.page)
    assert not found, "\n".join(found)
    mia.answers()
    expect(marked).to_have_count(0)


def test_what_the_coach_would_take_is_marked_behind_a_joker_too(person: Comes) -> None:
    mia = person("Mia", "fr", PHONE)
    shown, page = Showing(mia), mia.page
    mia.has_a_table("zocken", seats=2, bots=1)
    mia.starts()
    mia.until("asked")
    game, hint = Zocken(), page.get_by_role("dialog", name=mia.says("hint"))
    turn = game.start(2)._replace(first=0, turn=0, middle=(2, 1, 1, 1, 1))
    staked = turn._replace(aside=(1, 0, 0, 0, 0))
    thrown = turn._replace(dice=ROLLS["joker joker"])
    marked = page.locator(".hinted")

    def asks(state: Any, best: str) -> None:
        shown.position(game, state)
        expect(marked).to_have_count(0)
        shown.advises(best)
        mia.tap(mia.button("menu").first)
        mia.tap(mia.button("hint", page.get_by_role("dialog", name=mia.says("menu"))))
        expect(hint.get_by_role("listitem").first).to_be_visible()
        page.keyboard.press("Escape")

    for best in ("stop", "roll"):
        asks(staked, best)
        expect(marked).to_have_count(1)
        expect(page.locator(f".{best}.hinted")).to_be_visible()
    asks(thrown, "yellow+yellow")
    expect(marked).to_have_count(1)
    expect(marked).to_have_accessible_description(mia.says("hint-marked"))
    assert not (found := cut(page) + low(page) + in_both_lights(page)), "\n".join(found)
    marked.dispatch_event("click")
    expect(page.locator(".take").first).to_be_visible()
    expect(marked).to_have_count(1)
    assert not (found := cut(page) + low(page) + in_both_lights(page)), "\n".join(found)


def test_nobody_asks_the_coach_where_somebody_else_plays(person: Comes) -> None:
    mia, theo = person("Mia", "en"), person("Théo", "de")
    code = mia.opens("mausen", seats=3, bots=1)
    theo.joins(code)
    mia.starts()
    for one in (mia, theo):
        one.until("asked")
        expect(one.button("hint")).to_have_count(0)
        one.tap(one.button("menu").first)
        menu = one.page.get_by_role("dialog", name=one.says("menu"))
        expect(one.button("rules", menu)).to_be_visible()
        expect(one.button("hint", menu)).to_have_count(0)
