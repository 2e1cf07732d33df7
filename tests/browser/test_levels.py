"""How well bots play: chosen by portrait, kept on the device, shown at the table."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import PHONE, Person

Comes = Callable[..., Person]


def test_a_level_is_chosen_with_keys_and_plays_at_the_next_table(person: Comes) -> None:
    mia = person("Mia", "de")
    page = mia.page
    page.goto("/")
    page.locator("summary").click()
    levels = page.get_by_role("group", name=mia.says("opponents"))
    expect(levels.get_by_role("radio", name=mia.says("bot-lotte"))).to_be_checked()
    levels.get_by_role("radio", name=mia.says("bot-lotte")).focus()
    page.keyboard.press("ArrowRight")
    expect(levels.get_by_role("radio", name=mia.says("bot-bruno"))).to_be_checked()
    mia.plays_now("geier")
    mia.until("asked")
    bots = [seat["bot"] for seat in mia.tables[-1]["seats"]]
    assert bots[:2] == ["", "bruno"]
    assert bots[2] in {"lotte", "clara"}, "somebody else, about as strong"
    assert mia.names[1:] == ["Bruno", bots[2].capitalize()]
    page.goto("/")
    expect(page.locator("summary")).to_contain_text("Bruno")
    page.locator("summary").click()
    expect(levels.get_by_role("radio", name=mia.says("bot-bruno"))).to_be_checked()


def test_portraits_fit_a_phone_and_can_be_tapped(person: Comes) -> None:
    mia = person("Mia", "it", PHONE)
    page = mia.page
    page.goto("/")
    mia.tap(mia.button("with-friends-game", game=mia.title("zocken")))
    sheet = page.get_by_role("dialog", name=mia.title("zocken"))
    mia.tap(mia.button("more", sheet.get_by_role("group", name=mia.says("create-bots"))))
    levels = sheet.get_by_role("group", name=mia.says("create-bot"))
    zeno = levels.locator("label").last
    mia.tap(zeno)
    expect(levels.get_by_role("radio", name=mia.says("bot-zeno"))).to_be_checked()
    expect(levels.get_by_text(mia.says("bot-zeno"))).to_be_visible()
    for label in levels.locator("label").all():
        box = label.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    found = cut(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)


def test_a_list_shows_who_sits_there_whatever_was_wished(person: Comes) -> None:
    mia = person("Mia", "fr")

    def deaf(page: WebSocketRoute) -> None:
        """A server that ignores changes of bots."""
        server = page.connect_to_server()
        page.on_message(lambda said: server.send(said) if '"set_bot"' not in str(said) else None)

    mia.page.route_web_socket("**/live", deaf)
    mia.wishes(bots=["simple"])
    mia.opens("geier", seats=3, bots=1)
    kinds = mia.page.get_by_label(mia.says("bot-on", number=3))
    expect(kinds).to_have_value("simple")
    chosen = kinds.locator("option:checked")
    expect(chosen).to_have_text(mia.says("bot-chosen", how=mia.says("bot-simple")))
    kinds.select_option("clara")
    expect(kinds).to_have_value("simple")


def test_people_see_and_hear_that_a_simpler_bot_plays(person: Comes) -> None:
    mia = person("Mia", "de")

    def not_ready(page: WebSocketRoute) -> None:
        """A server with simpler bots standing in for those that aren't ready."""
        server = page.connect_to_server()

        def told(said: str | bytes) -> None:
            message = json.loads(said)
            for seat in message.get("table", {}).get("seats", []):
                seat["stand_in"] = seat["kind"] == "bot"
            page.send(json.dumps(message))

        server.on_message(told)

    mia.page.route_web_socket("**/live", not_ready)
    mia.plays_now("geier")
    before, after = mia.says("stand-in", names="@").split("@")
    told = re.compile(f"{re.escape(before)}.+{re.escape(after)}")
    toast = mia.page.locator(".toast").filter(has_text=told)
    expect(toast).to_be_visible()
    expect(mia.page.locator("[aria-live=polite]").filter(has_text=told)).to_be_attached()
    found = cut(mia.page) + unsaid(mia.page) + in_both_lights(mia.page)
    assert not found, "\n".join(found)
    toast.get_by_role("button").click()
    expect(toast).to_have_count(0)
    mia.until("asked")
    mia.button("people").click()
    expect(mia.page.get_by_text(mia.says("seat-stand-in"))).to_have_count(2)
    expect(toast).to_have_count(0)
