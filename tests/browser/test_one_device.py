"""One device goes round, and nobody sees the cards of the others."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import PHONE, TABLET, Person, watch

Comes = Callable[..., Person]
ROUNDS = 3


def gathers(one: Person, game: str, *names: str) -> None:
    page = one.page
    page.goto("/one")
    one.tap(page.locator("label").filter(has_text=one.title(game)))
    for number, name in enumerate(names, start=1):
        page.get_by_label(one.says("one-name", number=number), exact=True).fill(name)
    bots = page.get_by_role("group", name=one.says("create-bots"), exact=True)
    while bots.locator("output").inner_text() != "0":
        one.tap(one.button("fewer", bots))
    one.tap(one.button("lobby-start"))


def test_hands_are_hidden_while_the_device_goes_round(person: Comes) -> None:
    one = person("Mia", "de", PHONE)
    page = one.page
    gathers(one, "geier", "Mia", "Leo")
    held: list[str] = []
    over = page.locator(".hand-over")
    hand = page.locator(".own [role=radio][aria-disabled=false]")
    for _ in watch(60, str, page):
        if len(held) == 2 * ROUNDS:
            break
        if over.is_visible():
            assert hand.count() == 0, "nobody's cards are there while the device goes round"
            name = "Mia" if one.button("one-have", name="Mia").is_visible() else "Leo"
            if not held:
                found = cut(page) + unsaid(page) + in_both_lights(page)
                assert not found, "\n".join(found)
            one.tap(one.button("one-have", name=name))
            expect(page.get_by_text(one.says("one-turn", name=name)).first).to_be_visible()
            expect(hand).to_have_count(15 - held.count(name))
            one.tap(hand.first)
            one.tap(page.locator(".own .choosing .status button"))
            held.append(name)
        elif one.update:
            one.skips()
    assert held.count("Mia") == held.count("Leo") == ROUNDS
    page.reload()
    one.tap(one.button("one-go-on"))
    expect(page.locator("section.round")).to_be_visible()


def test_a_game_without_secrets_needs_no_looking_away(person: Comes) -> None:
    one = person("Mia", "fr", TABLET)
    page = one.page
    gathers(one, "zocken", "Mia", "Léo")
    turns = 0
    for _ in watch(60, str, page):
        assert page.locator(".hand-over").count() == 0
        button = page.locator(".doing button:not([aria-disabled])")
        if button.count():
            one.tap(button.first)
            turns += 1
        elif one.update:
            one.skips()
        if turns == 8:
            return
    raise AssertionError("nobody could play")
