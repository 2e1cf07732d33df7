"""Every board when it is our turn: in all languages and sizes, in light and dark."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geier.rules import Geier
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.state import ROLLS
from mauseloch.texts import LANGUAGES
from tests.browser.looking import choose, cut, in_both_lights, low, unsaid
from tests.browser.people import COMMON_LAPTOP, GLANCE_MS, LAPTOP, PHONE, TABLET, TV, Person
from tests.browser.showing import Showing
from tests.games.geflippt.positions import ONE, TWO, position
from tests.games.geier.playing import play
from tests.sweeps import pairs
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]
TABLES = {"mausen": 6, "geier": 5, "zocken": 4, "geflippt": 6}
"""The most seats at each game."""


def sees(one: Person, *sizes: Any) -> list[str]:
    """What is cut off or lacks a text, in all languages and sizes; ends with the person's own."""
    page, found, spoken = one.page, [], ""
    start = list(TABLES).index(one.game)
    for language, size in [*pairs(LANGUAGES, sizes, start), (one.language, sizes[-1])]:
        if language != spoken:
            choose(page, "language", language)
            expect(page.locator(f"html[lang={language}]")).to_be_attached()
            spoken = language
        page.set_viewport_size(size)
        where = f"{language} {size['width']}: "
        found += [where + fault for fault in cut(page) + low(page) + unsaid(page)]
    return found


@pytest.mark.parametrize("game", TABLES)
def test_a_board_is_whole_in_every_language_and_size(game: str, person: Comes) -> None:
    seats = TABLES[game]
    mia = person("Mia", "en", LAPTOP)
    options = {"window_ms": 30_000} if game == "geflippt" else {}
    mia.wishes(seats=seats, options=options)
    code = mia.opens(game, seats=seats, bots=seats - 1)
    found = ["lobby " + fault for fault in sees(mia, LAPTOP, PHONE) + in_both_lights(mia.page)]
    screen = person("TV", "en", TV)
    screen.page.goto(f"/tv/{code}")
    expect(screen.page.get_by_role("img", name=screen.says("qr-label", code=code))).to_be_visible()
    found += ["screen " + fault for fault in cut(screen.page) + in_both_lights(screen.page)]
    mia.starts()
    mia.until("asked")
    watcher = person("Theo", "de", PHONE)
    watcher.page.goto(f"/t/{code}")
    expect(watcher.page.get_by_text(watcher.says("watching"))).to_be_visible()
    watcher.until("waiting")
    found += ["watching " + fault for fault in sees(watcher, PHONE)]
    found += sees(mia, TABLET, LAPTOP, COMMON_LAPTOP, PHONE) + in_both_lights(mia.page)
    shown = cut(screen.page) + unsaid(screen.page) + in_both_lights(screen.page)
    found += ["screen " + fault for fault in shown]
    mia.until("asked")
    mia.answers()
    mia.until("asked")  # now there is more on the table
    found += sees(mia, LAPTOP, PHONE)
    for name in ("people", "say-something", "rules", "menu"):
        mia.tap(mia.button(name).first)
        expect(mia.page.get_by_role("dialog", name=mia.says(name)).first).to_be_visible()
        found += [f"{name} {fault}" for fault in cut(mia.page) + unsaid(mia.page)]
        if game == "mausen":
            found += [f"{name} {fault}" for fault in in_both_lights(mia.page)]
        mia.page.keyboard.press("Escape")
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("seats", [2, 5])
def test_what_was_played_stays_in_sight_and_what_was_played_last(seats: int, person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    shown, page = Showing(mia), mia.page
    mia.has_a_table("geier", seats=seats, bots=seats - 1, open_discards=True)
    mia.starts()
    mia.until("asked")
    last, played = page.locator(".seats .last .tile"), page.locator(".seats .played")
    expect(page.locator(".seats .has")).to_have_count(seats)
    expect(last).to_have_count(0)
    expect(page.locator(".played")).to_have_count(0)  # no empty "Played by Mia: ."
    game, height = Geier(open_discards=True), "list => list.offsetHeight"
    before = page.locator(".seats").evaluate(height)
    bids = [[str((turn + seat) % 15 + 1) for seat in range(seats)] for turn in range(0, 12, 2)]
    rounds = [f"+{turn}: {' '.join(cards)}" for turn, cards in enumerate(bids, 1)]
    shown.position(game, play(game.start(seats), *rounds, "+10:", game=game))
    expect(last).to_have_count(seats)
    assert page.locator(".seats").evaluate(height) == pytest.approx(before, abs=1)
    for at in range(seats):
        expect(last.nth(at)).to_be_visible()
        expect(last.nth(at).locator("+ .unseen")).to_contain_text(bids[-1][at])
        expect(played.nth(at).locator(".latest")).to_have_text(bids[-1][at])
        expect(played.nth(at).locator(".gone")).to_have_count(len(bids))
    found = sees(mia, PHONE, TABLET, LAPTOP, PHONE) + in_both_lights(page)
    if seats > 2:  # only a dialog has room for all of it
        expect(played.first).not_to_be_visible()
        mia.tap(mia.button("geier-bids-before"))
        sheet = page.get_by_role("dialog", name=mia.says("geier-bids-before"))
        name = mia.says(
            "geier-has-played", name="Mia", cards=[cards[mia.seat or 0] for cards in bids]
        )
        expect(sheet.get_by_role("img", name=name, exact=True)).to_be_visible()
        found += [f"dialog {fault}" for fault in cut(page) + unsaid(page)]
    else:
        expect(played.first).to_be_visible()
    assert not found, "\n".join(dict.fromkeys(found))


# The dice, how many yellow mice are in the middle and with each player, and how many buttons
# there are once a joker's colour has been chosen.
TAKES = [
    ("yellow yellow", 0, (2, 0, 0), 2),
    ("yellow yellow", 1, (1, 0, 0), 3),
    ("yellow yellow", 2, (1, 1, 0), 7),
    ("yellow yellow", 2, (2, 1, 1), 12),
    ("yellow joker", 2, (2, 2, 0), 10),
    ("yellow joker", 1, (2, 1, 1), 12),
    ("joker joker", 2, (1, 0, 0), 9),
    ("joker joker", 2, (2, 1, 1), 17),
]


@pytest.mark.parametrize("language", ["fr", PSEUDO])  # the longest texts
def test_whatever_the_dice_allow_is_seen_at_once(language: str, person: Comes) -> None:
    mia = person("Mia", language, PHONE)
    shown = Showing(mia)
    page, options = mia.page, {"series": True, "children": True}
    mia.has_a_table("zocken", seats=4, bots=3, **options)
    mia.starts()
    mia.until("asked")
    game, found = Zocken(**options), []
    turn = game.start(4)._replace(first=0, turn=0)
    for dice, middle, others, buttons in TAKES:
        owned = ((0, 2, 2, 2, 2), *((yellow, 1, 1, 1, 1) for yellow in others))
        left = (middle, 1, 1, 1, 1)
        shown.position(game, turn._replace(middle=left, owned=owned, dice=ROLLS[dice]))
        takes = page.locator(".takes button")
        if "joker" in dice:
            faces = page.locator(".takes .face")
            expect(faces.last).to_be_visible()
            found += [f"{dice}: {fault}" for fault in cut(page) + low(page)]
            faces.last.dispatch_event("click")
        expect(takes).to_have_count(buttons)
        found += [f"{buttons}: {fault}" for fault in cut(page) + low(page)]
    for size in (TABLET, COMMON_LAPTOP, LAPTOP):
        page.set_viewport_size(size)
        found += [f"at {size['width']}: {fault}" for fault in cut(page) + low(page)]
    found += in_both_lights(page)
    assert not found, "\n".join(found)


def test_nothing_can_be_changed_while_a_take_is_on_its_way(person: Comes) -> None:
    mia = person("Mia", "it", PHONE)
    shown, page, game = Showing(mia), mia.page, Zocken()
    page.clock.install()
    mia.has_a_table("zocken", seats=2, bots=1)
    mia.starts()
    mia.until("asked")
    buttons = page.locator(".doing button")
    open_ones = page.locator(".doing button:not([aria-disabled=true])")
    turn = game.start(2)._replace(first=0, turn=0, dice=ROLLS["yellow joker"])
    # With one yellow mouse the colour says it all; with two there is one more choice.
    for each, through in ((1, [".face"]), (2, [".face", ".take"])):
        shown.position(game, turn._replace(middle=(each,) * 5))
        expect(open_ones).not_to_have_count(0)
        page.clock.fast_forward(300)  # an earlier tap would be ignored
        for kind in through:
            mia.tap(page.locator(f".takes {kind}").last)
        expect(open_ones).to_have_count(0)
        expect(page.locator(".doing [aria-busy=true]")).to_have_count(1)
        count = buttons.count()
        buttons.last.dispatch_event("click")
        expect(page.locator(".doing [aria-busy=true]")).to_have_count(1)
        expect(buttons).to_have_count(count)
    assert shown.answers == ["yellow", "yellow"]


@pytest.mark.parametrize(
    ("language", "size"), [("fr", PHONE), ("de", LAPTOP), (PSEUDO, PHONE)], ids=["fr", "de", PSEUDO]
)
def test_who_would_surely_lose_everything_is_asked_once_more(
    language: str, size: Any, person: Comes
) -> None:
    mia = person("Mia", language, size)
    shown, page, game = Showing(mia), mia.page, Zocken()
    mia.has_a_table("zocken", seats=2, bots=1)
    mia.starts()
    mia.until("asked")
    state = game.start(2)._replace(first=0, turn=0, middle=(5,) * 5, aside=(1,) * 5)
    shown.position(game, state)
    sheet = page.get_by_role("dialog", name=mia.says("sure"))
    for answer in ("sure-no", "sure-yes"):
        while not sheet.is_visible():  # an early tap is ignored
            mia.tap_now(".doing .roll")
            page.wait_for_timeout(GLANCE_MS)
        found = cut(page) + unsaid(page) + in_both_lights(page)
        assert not found, "\n".join(found)
        assert shown.answers == []
        mia.tap(mia.button(answer, sheet))
        expect(sheet).not_to_be_visible()
    expect(page.locator(".doing [aria-busy=true]")).to_have_count(1)
    assert shown.answers == ["roll"]


COVERED = """() => {
  const covered = (one) => {
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  const buttons = [...document.querySelectorAll("[data-action]")];
  return buttons.filter(covered).map((one) => one.dataset.action);
}"""


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_who_was_too_quick_can_still_reach_everything(size: Any, person: Comes) -> None:
    mia = person("Mia", "de", size)
    shown, page = Showing(mia), mia.page
    mia.has_a_table("geflippt", seats=2, bots=1, window_ms=30_000)
    mia.starts()
    mia.until("asked")
    shown.position(Geflippt(window_ms=30_000), position(TWO, ONE))
    attack = page.locator("[data-action=attack]")
    expect(attack).to_be_visible()
    attack.dispatch_event("click")
    shown.refuses("guess")
    expect(page.get_by_text(mia.says("refused-guess"))).to_be_visible()
    assert page.evaluate(COVERED) == []
