"""The tutorial of each game, from its first sentence to the end of the player's first own round."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.looking import cut, in_both_lights, unsaid
from tests.browser.people import HOW, LAPTOP, PHONE, TABLET, Person, watch
from tests.texts.pseudo import PSEUDO

Comes = Callable[..., Person]
LESSONS = {
    "mausen": ("de", PHONE),
    "geier": ("fr", LAPTOP),
    "zocken": ("it", TABLET),
    "geflippt": ("en", LAPTOP),
}


COURSES = [
    *(pytest.param(game, *LESSONS[game], id=game) for game in LESSONS),
    *(
        pytest.param(game, PSEUDO, PHONE, id=f"{game}-{PSEUDO}", marks=pytest.mark.long)
        for game in LESSONS
    ),
]


@pytest.mark.parametrize(("game", "language", "size"), COURSES)
def test_a_lesson_is_completed(game: str, language: str, size: ViewportSize, person: Comes) -> None:
    mia = person("Mia", language, size)
    page = mia.page
    page.goto("/")
    mia.tap(page.get_by_role("link", name=mia.says("learn-game", game=mia.title(game)), exact=True))
    choices = page.get_by_role("group", name=mia.says("lesson-choices"))
    further = page.locator(".moves button.main")
    expect(further).to_be_visible()
    asked = 0
    found: list[str] = []
    while True:
        told = page.locator("progress").get_attribute("aria-label")
        if choices.is_visible():
            asked += 1
            found += cut(page) + unsaid(page) + (in_both_lights(page) if asked == 1 else [])
            for number in range(choices.get_by_role("button").count()):
                mia.tap(choices.get_by_role("button").nth(number))
                if not choices.is_visible():
                    break
        last = further.inner_text() == mia.says("lesson-your-turn")
        mia.tap(further)
        if last:
            break
        expect(page.locator("progress")).not_to_have_attribute("aria-label", told or "")
    assert asked >= 2
    done = mia.button("lesson-play-on")
    for state in watch(lambda: "done" if done.is_visible() else "", page):
        if state == "done":
            break
        question = mia.update and mia.update.get("question")
        if question and question["legal"] and page.locator(CHOICES[game]).count():
            HOW[game](mia)
        elif mia.update:
            mia.skips()
    expect(page.locator(".guide")).to_contain_text(mia.says("lesson-done"))
    assert page.evaluate(f"() => localStorage.getItem('mauseloch.lesson.{game}')") == "done"
    found += cut(page) + unsaid(page) + in_both_lights(page)
    assert not found, "\n".join(found)
    lesson = mia.match
    mia.tap(done)
    page.wait_for_url("**/t/*")
    assert mia.until("asked", "waiting", "over")
    assert (mia.match == lesson) is (game != "geflippt"), "what waits goes on, a race begins anew"


CHOICES = {
    "mausen": "[role=radio]:not([aria-disabled])",
    "geier": "[role=radio][aria-disabled=false]",
    "zocken": ".doing button",
    "geflippt": "button[aria-disabled=false], .hint button",
}
