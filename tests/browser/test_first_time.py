"""A first match with Pip: whoever only does what the bubbles say plays two rounds of it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import HOW, LAPTOP, PHONE, TABLET, Person, watch
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]
SMALL: ViewportSize = {"width": 320, "height": 568}
SIDEWAYS: ViewportSize = {"width": 667, "height": 375}
ROUNDS = {
    "mausen": ("it", PHONE),
    "geier": ("de", SMALL),
    "zocken": ("fr", SIDEWAYS),
    "geflippt": ("en", LAPTOP),
}
"""The games that Pip helps with, each with a language and a size."""
SAID = {
    "mausen": ("circle", "play"),
    "geier": ("choose", "play"),
    "zocken": ("roll",),
    "geflippt": ("hand", "cheese"),
}
"""What Pip says in any first match."""
FIRST = [
    *(pytest.param(game, *ROUNDS[game], id=game) for game in ROUNDS),
    *(
        pytest.param(game, language, size, marks=pytest.mark.long)
        for game in ROUNDS
        for language in ("de", "en", "fr", "it", PSEUDO)
        for size in (SMALL, PHONE, SIDEWAYS, TABLET, LAPTOP)
    ),
]
# The bubble that is shown: what it says and speaks of, and everything that it covers and must not.
BUBBLE = """() => {
  const bubble = document.querySelector(".layer .bubble.there");
  if (!bubble) return null;
  const box = bubble.getBoundingClientRect();
  const over = (one) => {
    const other = one.getBoundingClientRect();
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return across > 1 && down > 1;
  };
  const named = (one) => `${one.localName} ${one.ariaLabel ?? one.textContent.trim()}`;
  const target = document.querySelector(`section.table [data-tip~="${bubble.dataset.tipAt}"]`);
  const pressed = [...document.querySelectorAll(
    ".board button:not(:disabled, [aria-disabled=true], [data-explains])"
  )].filter((one) => one.checkVisibility() && !one.closest("[inert]"));
  const out = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  return {
    at: bubble.dataset.tipAt,
    act: bubble.dataset.tipAct === "true",
    tight: "tipTight" in bubble.dataset,
    hides: target !== null && over(target),
    text: bubble.querySelector(".words").textContent.trim(),
    covers: [...pressed, target].filter(over).map(named).concat(out ? ["the edge"] : []),
  };
}"""
KNOWN = "game => localStorage.getItem(`mauseloch.tips.${game}`)"
WITHIN = '[data-tip~="{at}"]:is(button), [data-tip~="{at}"] button:not([aria-disabled=true])'


def settled(one: Person) -> Any:
    """The bubble, if any: where something comes up below it, it moves with the next frame."""
    for _ in range(20):
        bubble = one.page.evaluate(BUBBLE)
        if not bubble or not bubble["covers"]:
            break
        one.page.wait_for_timeout(20)
    return bubble


def follow(one: Person, game: str) -> list[Any]:
    """Do what the bubbles say until Pip leaves; return what was said."""
    told: list[Any] = []
    for _ in watch(one.state, one.page):
        bubble = settled(one)
        if one.page.evaluate(KNOWN, game) == "done":
            return told
        if bubble is None:
            if one.update and one.update["view"].get("mouse"):
                HOW[game](one)  # as Pip has said before: a race leaves no time to read
            elif one.update and one.state() == "busy":
                one.skips()
            continue
        # On the smallest screens a bubble may lie over what can wait until it has been read.
        assert bubble["covers"] == [] or (bubble["tight"] and not bubble["hides"]), bubble
        if not told or told[-1]["text"] != bubble["text"]:
            told.append(bubble)
            assert one.state() != "over", [each["text"] for each in told]
        if bubble["act"] and one.tap_now(".rolling .stop"):
            continue
        if bubble["act"]:
            one.tap_now(WITHIN.format(at=bubble["at"]))
        else:
            one.tap_now(".layer .bubble .button.main")
    raise AssertionError([each["text"] for each in told])


@pytest.mark.parametrize(("game", "language", "size"), FIRST)
def test_two_rounds_are_played_by_the_bubbles_alone(
    game: str, language: str, size: ViewportSize, person: Comes
) -> None:
    mia = person("Mia", language, size, newcomer=True)
    mia.plays_now(game)
    expect(mia.page.locator(".layer .bubble.there")).to_be_visible()
    found = cut(mia.page) + unsaid(mia.page)
    found += in_both_lights(mia.page)
    assert not found, "\n".join(found)
    told = follow(mia, game)
    assert len(mia.answered()) >= 2
    said = [bubble["text"] for bubble in told]
    assert mia.says(f"first-{game}-goal") in said[0]
    for what in SAID[game]:
        assert any(mia.says(f"first-{game}-{what}") in one for one in said), (what, said)
    assert mia.says("first-end") in said[-1]
    expect(mia.page.locator(".layer")).to_have_count(0)


def test_pip_can_be_sent_away_and_called_back(person: Comes) -> None:
    mia = person("Mia", "en", LAPTOP, newcomer=True)
    page = mia.page
    page.goto("/")
    first = page.get_by_role("link", name=mia.says("first-time-game", game=mia.title("geier")))
    expect(first).to_be_visible()
    mia.plays_now("geier")
    bubble = page.get_by_role("region", name=mia.says("lesson-guide"))
    goal = mia.says("first-geier-goal")
    expect(bubble).to_contain_text(goal)
    expect(page.locator("[aria-live=polite]")).to_contain_text(goal)
    page.keyboard.press("Escape")
    expect(bubble).not_to_contain_text(goal)
    mia.tap(mia.button("first-stop", bubble))
    expect(bubble).to_have_count(0)
    page.reload()
    mia.until("asked")
    expect(bubble).to_have_count(0)
    mia.tap(page.locator(".bar").get_by_role("button", name=mia.says("rules")))
    mia.tap(mia.button("tips-again"))
    page.keyboard.press("Escape")
    expect(bubble).to_contain_text(goal)
