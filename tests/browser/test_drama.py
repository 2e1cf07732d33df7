"""Scenes keep their secret until it can be seen, and end in what lies there, skipped or not."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mauseloch.games.geflippt import view as race
from mauseloch.games.geflippt.deck import MICE
from mauseloch.games.geflippt.rules import Geflippt
from mauseloch.games.geier.rules import Geier, Revealed, TurnedUp, Won
from mauseloch.games.mausen import rules as mausen
from tests.browser.looking import cut
from tests.browser.people import COMMON_LAPTOP, PHONE, Person, watch
from tests.browser.showing import Showing

Comes = Callable[..., Person]
MOVES = {"reduced_motion": "no-preference"}
SIZES = pytest.mark.parametrize("size", [PHONE, COMMON_LAPTOP], ids=["phone", "laptop"])
# Watch whether something was hidden on the board, whether this text was shown or could be read
# aloud meanwhile, whether it was after that, and how many of these there were by then.
WATCHED = """([hidden, text, what]) => {
  const seen = (window.seen = { hid: false, early: false, told: false, most: 0 });
  const look = () => {
    const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
    const told = [document.body.textContent, ...labels].some((one) => one.includes(text));
    if (document.querySelector(hidden)) {
      seen.hid = true;
      seen.early ||= told && !seen.told;
    } else if (told) {
      seen.told = true;
      seen.most = Math.max(seen.most, document.querySelectorAll(what).length);
    }
  };
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}"""
# What is shown on the board, without what is only on its way in or out.
BOARD = """() => [...document.querySelector(".cloth .board").querySelectorAll("*")]
  .filter((one) => one.childElementCount === 0 && one.checkVisibility())
  .map((one) => one.ariaLabel ?? one.textContent.trim())
  .filter((one) => one)"""


# Tap a card and then the table as soon as bids turn over: do they still, after each?
TAPPED = """() => {
  window.turns = [];
  const tap = (what) => {
    const event = new MouseEvent("click", { bubbles: true, detail: 1 });
    document.querySelector(what).dispatchEvent(event);
    const later = () => window.turns.push(document.querySelector("[data-bids=turning]") !== null);
    setTimeout(later);
  };
  const look = (_, watching) => {
    if (!document.querySelector("[data-bids=turning]")) return;
    watching.disconnect();
    tap(".choosing [role=radio]");
    setTimeout(() => tap(".board .says"));
  };
  new MutationObserver(look).observe(document, { subtree: true, attributes: true });
}"""


def looks(mia: Person, shown: Showing, hidden: str, text: str, what: str) -> None:
    shown.lies()  # two updates drawn as one would be one step
    mia.page.evaluate(WATCHED, [hidden, text, what])


def kept(mia: Person, *, skips: bool = False) -> tuple[bool, bool, int]:
    """Once told: whether it was hidden before, told even then, and how many there were after.

    To skip, press what the board offers for it.
    """
    for _ in watch(mia.state, mia.page):
        seen: Any = mia.page.evaluate("window.seen")
        if seen["told"]:
            return seen["hid"], seen["early"], seen["most"]
        if skips:
            mia.tap_now("[data-skip]")
    raise AssertionError("it was never told")


def board(mia: Person, fleeting: str) -> list[str]:
    """Skip to the question: what the board says once what is fleeting has gone."""
    mia.until("asked")
    expect(mia.page.locator(fleeting)).to_have_count(0)
    shown: list[str] = mia.page.evaluate(BOARD)
    return shown


GEIER = Geier()


def bids(mia: Person) -> tuple[Showing, Any, Any, tuple[Any, ...]]:
    """Three bids lie on her table, and two are equal; the result is still to be shown."""
    shown = Showing(mia)
    mia.has_a_table("geier", seats=3, bots=2)
    mia.starts()
    mia.until("asked")
    start = GEIER.start(3)
    stack = tuple(prize for prize in start.stack if prize not in {"+7", "-4"})
    before = start._replace(prize=7, stack=(*stack, "-4"), bids=(0, 12, 12))
    for bids in ((0, 0, 0), before.bids):  # so that they lie there before they turn
        shown.position(GEIER, before._replace(bids=bids))
        expect(mia.page.locator(".seats .badge")).to_have_count(sum(map(bool, bids)))
    cards = (9, 12, 12)
    hands = tuple(
        tuple(card for card in hand if card != str(bid))
        for hand, bid in zip(start.hands, cards, strict=True)
    )
    spent = tuple((card,) for card in cards)
    after = start._replace(hands=hands, spent=spent, prize=-4, stack=stack, won=((7,), (), ()))
    news = (Revealed(1, cards, (1, 2)), Won(0, 9, (7,), "highest"), TurnedUp(2, -4, (-4,)))
    return shown, before, after, news


def won(mia: Person) -> str:
    return mia.says("geier-won-highest", card=9, name=mia.names[0], pot=["+7"])


@SIZES
def test_bids_are_not_told_before_they_have_turned_over(size: Any, person: Comes) -> None:
    mia = person("Mia", "en", size, **MOVES)
    shown, _, after, news = bids(mia)
    looks(mia, shown, "[data-bids=turning]", won(mia), ".seats .cancelled")
    shown.position(GEIER, after, *news)
    assert kept(mia) == (True, False, 2)
    expect(mia.page.locator("[role=status] p").filter(has_text=won(mia))).to_be_attached()
    assert not cut(mia.page)


def test_skipped_bids_end_in_the_same_board(person: Comes) -> None:
    mia = person("Mia", "en", PHONE, **MOVES)
    shown, before, after, news = bids(mia)
    shown.position(GEIER, after)
    at_once = board(mia, ".seats .card")
    shown.position(GEIER, before)
    expect(mia.page.locator(".seats .card")).to_have_count(2)
    looks(mia, shown, "[data-bids=turning]", won(mia), ".seats .cancelled")
    shown.position(GEIER, after, *news)
    kept(mia, skips=True)
    assert board(mia, ".seats .card") == at_once


def test_a_tap_on_a_card_is_not_taken_for_impatience(person: Comes) -> None:
    mia = person("Mia", "en", COMMON_LAPTOP, **MOVES)
    shown, _, after, news = bids(mia)
    shown.lies()
    mia.page.evaluate(TAPPED)
    shown.position(GEIER, after, *news)
    for _ in watch(mia.state, mia.page):
        turns: Any = mia.page.evaluate("window.turns")
        if len(turns) == 2:
            assert turns == [True, False]
            break


def test_where_nothing_moves_bids_are_told_at_once(person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    shown, _, after, news = bids(mia)
    looks(mia, shown, "[data-bids=turning]", won(mia), ".seats .cancelled")
    shown.position(GEIER, after, *news)
    assert kept(mia) == (False, False, 2)


MAUSEN = mausen.Mausen()
PLAYED = tuple(mausen.CARDS[card] for card in ("elephant4", "dog2", "dog2"))


def hunts(mia: Person) -> tuple[Showing, Any, Any, tuple[Any, ...]]:
    """Three cards lie on her table, and two are equal; the hunts are still to be shown."""
    shown = Showing(mia)
    mia.has_a_table("mausen", seats=3, bots=2)
    mia.starts()
    mia.until("asked")
    start = MAUSEN.start(3)
    before = start._replace(picks=(None, *PLAYED[1:]))
    shown.position(MAUSEN, before)
    hands = tuple(
        tuple(one for one in hand if one != card)
        for hand, card in zip(start.hands, PLAYED, strict=True)
    )
    dogs = (mausen.CARDS["dog2"], mausen.CARDS["dog2"], mausen.CARDS["dog3"])
    table = tuple(mausen.CARDS[one] for one in ("elephant4", "elephant4", "cat2", "mouse1"))
    after = start._replace(hands=hands, table=table, piles=(dogs, (), ()))
    news = (
        mausen.Revealed(1, PLAYED),
        mausen.Hunt("elephant", ((0, PLAYED[0]),), (), 0, PLAYED[0], "dog", dogs),
        mausen.Hunt("dog", ((1, PLAYED[1]), (2, PLAYED[2])), (1, 2), None, None, "cat", ()),
        mausen.Stayed(PLAYED[:1], table),
    )
    return shown, before, after, news


def tied(mia: Person) -> str:
    """How the sentence about the dogs ends: bots have names that only the page can translate."""
    whole = mia.says("mausen-tied-so-none-hunts", ties=["…"], species="dog")
    return whole.removeprefix("…")


RUNNING = ".circle .back, [data-hunt=running]"


@SIZES
def test_hunts_are_not_told_before_they_have_run(size: Any, person: Comes) -> None:
    mia = person("Mia", "en", size, **MOVES)
    shown, _, after, news = hunts(mia)
    looks(mia, shown, RUNNING, tied(mia), ".tied .cross")
    shown.position(MAUSEN, after, *news)
    assert kept(mia) == (True, False, 2)
    assert not cut(mia.page)


def test_skipped_hunts_end_in_the_same_board(person: Comes) -> None:
    mia = person("Mia", "en", PHONE, **MOVES)
    shown, before, after, news = hunts(mia)
    shown.position(MAUSEN, after)
    at_once = board(mia, ".circle .played")
    shown.position(MAUSEN, before)
    expect(mia.page.locator(".seats .back")).to_have_count(2)
    looks(mia, shown, RUNNING, tied(mia), ".tied .cross")
    shown.position(MAUSEN, after, *news)
    kept(mia, skips=True)
    assert board(mia, ".circle .played") == at_once


def test_where_nothing_moves_hunts_are_told_as_they_are_shown(person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    shown, _, after, news = hunts(mia)
    looks(mia, shown, "[data-hunt=running]", tied(mia), ".tied .cross")
    shown.position(MAUSEN, after, *news)
    assert kept(mia) == (False, False, 2)


GEFLIPPT = Geflippt()


def hands(mia: Person) -> tuple[Showing, Any, Any, tuple[Any, ...]]:
    """A mouse lies on her table; how two hands fell on it is still to be shown."""
    shown = Showing(mia)
    mia.has_a_table("geflippt", seats=3, bots=2)
    mia.starts()
    expect(mia.page.locator(".clothes button").first).to_be_visible()
    name, mouse = next(iter(MICE.items()))
    piece = mouse.wears[0]
    start = GEFLIPPT.start(3)._replace(tasks=(), revealer=0, hands=((piece,), (), ()))
    rest = tuple(one for one in start.unseen if one != name)
    before = start._replace(mouse=name, unseen=rest)
    shown.position(GEFLIPPT, before)
    expect(mia.page.locator(".revealed")).to_be_visible()
    after = start._replace(unseen=rest, hands=((),) * 3, caught=((name,), (), ()), discard=(piece,))
    whack = f"whack {piece}"
    news = (
        race.Raced((race.Finish(0, "whack", 420), race.Finish(1, "attack", 500))),
        race.Judged(0, 1, whack, 420, 80, 0, right=True, protected=False),
        race.MouseCaught(0, mouse, from_stack=False),
        race.Discarded(0, piece),
    )
    return shown, before, after, news


def fastest(mia: Person) -> str:
    return mia.says("geflippt-fastest", name=mia.names[0], ms=80)


@SIZES
def test_a_race_is_not_told_before_the_hands_have_fallen(size: Any, person: Comes) -> None:
    mia = person("Mia", "en", size, **MOVES)
    shown, _, after, news = hands(mia)
    looks(mia, shown, "[data-race=falling]", fastest(mia), ".track")
    shown.position(GEFLIPPT, after, *news)
    assert kept(mia) == (True, False, 2)
    assert not cut(mia.page)


def test_skipped_hands_end_in_the_same_photo_finish(person: Comes) -> None:
    mia = person("Mia", "en", PHONE, **MOVES)
    shown, before, after, news = hands(mia)
    shown.position(GEFLIPPT, after, *news)
    seen = board(mia, "[data-race]")
    assert any(fastest(mia) in one for one in seen)
    shown.position(GEFLIPPT, before)
    expect(mia.page.locator(".revealed")).to_be_visible()
    looks(mia, shown, "[data-race=falling]", fastest(mia), ".track")
    shown.position(GEFLIPPT, after, *news)
    kept(mia, skips=True)
    assert board(mia, "[data-race]") == seen


def test_where_nothing_moves_the_photo_finish_comes_at_once(person: Comes) -> None:
    mia = person("Mia", "en", PHONE)
    shown, _, after, news = hands(mia)
    looks(mia, shown, "[data-race=falling]", fastest(mia), ".track")
    shown.position(GEFLIPPT, after, *news)
    assert kept(mia) == (False, False, 2)
