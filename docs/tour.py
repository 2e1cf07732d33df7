"""Goes where a newcomer goes, and takes a picture of each place on three kinds of screen.

python -m docs.tour       # or make screenshots; the pictures are in out/tour, for looking at
python -m docs.tour end   # only this stop
"""

import base64
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bench.browsing import LAPTOP, PHONE, TV, answer, asked, browser, opened, served, sit
from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[1] / "out" / "tour"
Sizes = Mapping[str, tuple[int, int]]
SIZES: Sizes = {"phone": PHONE, "laptop": LAPTOP, "tv": TV}
SMALL: Sizes = {"320": (320, 568), "flat": (667, 375), "zoomed": (683, 384), "tv": TV}
"""The smallest phone, a phone on its side, a laptop at 200 %."""
EVERYBODY = ["pip", "lotte", "bruno", "clara"]
QUALITY = 70
SETTLE_MS = 400


def comes(on: Browser, address: str, *, knows: bool = True, **wanted: str) -> Page:
    """A player called Mia, for whom no tips cover anything, unless she is new."""
    how: dict[str, Any] = {"reduced_motion": "reduce", **wanted}
    page = opened(on, address, **how).new_page()
    page.clock.install()
    page.goto("/privacy")
    page.evaluate("localStorage.setItem('mauseloch.name', 'Mia')")
    for game in ("mausen", "geier", "zocken", "geflippt") if knows else ():
        page.evaluate(f"localStorage.setItem('mauseloch.lesson.{game}', 'done')")
    return page


def sits(page: Page, game: str, seats: int = 5, **more: object) -> Page:
    """Sit down with the five bots, and wait until we are asked."""
    bots = EVERYBODY[: seats - 1]
    wanted = {"game": game, "seats": seats, "bots": bots, "pace": "relaxed", "name": "Mia"}
    sit(page, {**wanted, **more})
    page.locator("main .button.main").first.click()  # in any language
    asked(page, game)
    return page


def shoot(page: Page, name: str, sizes: Sizes = SIZES) -> None:
    """Take a picture at each of these sizes."""
    line = page.context.new_cdp_session(page)
    for kind, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE_MS)
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (FOLDER / f"{name}-{kind}.webp").write_bytes(base64.b64decode(shot["data"]))


def players(on: Browser, address: str) -> None:
    """You, and characters around the table; cards to be read on small phones; the story."""
    page = sits(comes(on, address), "mausen", 5)
    shoot(page, "01-you")
    answer(page, "mausen", 3)
    asked(page, "mausen")
    shoot(page, "02-characters")
    shoot(page, "13-mausen-small", {"360": (360, 640), **SMALL})
    for turn in range(4):
        answer(page, "mausen", 2 * turn)
        asked(page, "mausen")
    shoot(page, "18-story", {"laptop": LAPTOP, "tv": TV})
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("button.strip").click()
    shoot(page, "18-story", {"phone": PHONE})


def small(on: Browser, address: str) -> None:
    """The boards that are tight: five bids, and a reveal at 200 %."""
    page = sits(comes(on, address, locale="de"), "geier", 5)
    for turn in range(4):
        answer(page, "geier", turn)
        asked(page, "geier")
    shoot(page, "03-geier", {**SMALL, **SIZES})
    page = sits(comes(on, address, locale="de"), "geflippt", 4)
    shoot(page, "04-geflippt", {**SMALL, **SIZES})
    page.evaluate("document.querySelector('.hint .button.main')?.click()")
    page.wait_for_selector("section[aria-label=Fotofinish], .revealed")
    shoot(page, "17-details", {**SMALL, **SIZES})


def first_page(on: Browser, address: str) -> None:
    """The first page, a wrong code, letters of our own, the rules."""
    page = comes(on, address)
    page.goto("/")
    page.wait_for_selector(".tile .seats")
    shoot(page, "12-home")
    page.locator("form input").first.fill("abc")
    page.locator("form button").first.click()
    shoot(page, "05-wrong-code")
    page.goto("/settings")
    page.wait_for_selector("fieldset")
    shoot(page, "16-typeface")
    page.goto("/rules/geier")
    page.wait_for_selector("article")
    shoot(page, "15-rules")


def dice(on: Browser, address: str) -> None:
    """Dice that fly before they tell, a board that fills the screen, a mouse tapped first."""
    page = sits(comes(on, address, reduced_motion="no-preference"), "zocken", 4)
    shoot(page, "06-zocken")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate("document.querySelector('.doing .roll').click()")
    page.clock.run_for(300)
    shoot(page, "07-suspense")
    page.clock.resume()
    while True:
        asked(page, "zocken")
        if page.locator(".pile.lit button").count():
            break
        answer(page, "zocken", 0)
        page.wait_for_timeout(SETTLE_MS)
    page.locator(".pile.lit button").first.click()
    shoot(page, "08-mouse-first")


def first_match(on: Browser, address: str) -> None:
    """Pip in somebody's first match, and the lesson."""
    page = sits(comes(on, address, knows=False), "mausen", 4)
    page.wait_for_selector(".bubble.there")
    shoot(page, "09-first-match")
    page.goto("/learn/mausen")
    page.wait_for_selector(".lesson")
    while page.locator(".choices").count() == 0:
        page.locator(".moves .button.main").click()
    shoot(page, "19-lesson")


def end(on: Browser, address: str) -> None:
    """The end of a match, and its replay, in German."""
    page = sits(comes(on, address, locale="de"), "geier", 3)
    while asked(page, "geier"):
        answer(page, "geier", -1)
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")
    shoot(page, "10-end")
    page.locator(".acts .button:not(.main)").click()
    page.goto(str(page.locator(".more a[href*=replay]").last.get_attribute("href")))
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("20")
    shoot(page, "14-replay")


def lobby(on: Browser, address: str) -> None:
    """The lobby of whoever opened it, and of a guest."""
    host = comes(on, address)
    wanted = {"game": "mausen", "seats": 5, "bots": ["bruno"], "pace": "calm", "name": "Mia"}
    code = sit(host, wanted)
    host.wait_for_selector(".button.main")
    shoot(host, "11-lobby")
    guest = comes(on, address)
    guest.goto(f"/t/{code}")
    guest.wait_for_selector(".come .button.main")
    shoot(guest, "11-joining")


STOPS: dict[str, Callable[[Browser, str], None]] = {
    "players": players,
    "small": small,
    "first-page": first_page,
    "dice": dice,
    "first-match": first_match,
    "end": end,
    "lobby": lobby,
}


def main(wanted: list[str]) -> None:
    """Take the pictures of these stops, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in wanted or STOPS:
        with served(name) as address, browser() as on:
            STOPS[name](on, address)


if __name__ == "__main__":
    main(sys.argv[1:])
