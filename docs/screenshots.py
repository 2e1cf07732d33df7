"""Plays in a real browser and takes the pictures of docs/play/browser.md.

python -m docs.screenshots         # or make screenshots, which builds the client first
python -m docs.screenshots zocken  # only the pictures of this kind
"""

import base64
import sys
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.browsing import (
    CHOICES,
    CONFIRM,
    GAMES,
    LAPTOP,
    PHONE,
    TV,
    answer,
    asked,
    browser,
    opened,
    served,
    sit,
    start,
)
from playwright.sync_api import Browser, Page

HOST = "mauseloch.local"
"""The server's name for the browser, so that pictures don't show a changing port. Servers accept
names of local networks by default."""
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "screenshots"
STAMP = FOLDER / "taken-of.txt"
"""A hash of the sources: in a fresh clone, file times mean nothing."""
SHOWN = (
    "web/src/**/*.svelte",
    "web/src/**/*.ts",
    "web/src/**/*.css",
    "web/locales/en.ftl",
    "src/mauseloch/**/locales/en.ftl",
    "docs/screenshots.py",
)
QUALITY = 82
SIZES = {"laptop": LAPTOP, "phone": PHONE}
TABLES: Mapping[str, Mapping[str, Any]] = {
    "mausen": {"seats": 4, "bots": ["pip", "lotte", "bruno"]},
    "geier": {"seats": 4, "bots": ["pip", "lotte", "bruno"]},
    "zocken": {"seats": 3, "bots": ["pip", "bruno"]},
    "geflippt": {"seats": 4, "bots": ["lotte", "bruno", "lotte"]},
}
BEFORE = {"mausen": 5, "geier": 6, "zocken": 12, "geflippt": 5}
"""The number of answers before a picture is taken."""
SCENES = {
    "mausen": ".arrow.hunts",
    "geier": ".says.why",
    "geflippt": "section[aria-label='Photo finish']",
}
"""Explanations that appear after an answer; they get a picture too."""


def look(on: Browser, address: str, size: tuple[int, int] = LAPTOP, **wanted: Any) -> Page:
    """Open a page for a player called Mia; phones have finer pixels."""
    if size == PHONE:
        wanted |= {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
    page = opened(on, address, size, **wanted).new_page()
    page.goto("/privacy")
    page.evaluate("localStorage.setItem('mauseloch.name', 'Mia')")
    for game in GAMES:  # she knows them, so Pip's tips don't cover anything
        page.evaluate(f"localStorage.setItem('mauseloch.lesson.{game}', 'done')")
    return page


def shoot(page: Page, name: str, wait_ms: int = 400) -> None:
    """Take a picture once everything has faded in."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(wait_ms)
    line = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def table(game: str) -> dict[str, Any]:
    """The request for a table."""
    return {"game": game, "pace": "relaxed", "name": "Mia", **TABLES[game]}


def home(on: Browser, address: str) -> None:
    """The home page."""
    for kind, size in SIZES.items():
        page = look(on, address, size)
        page.goto("/")
        page.wait_for_selector(".tile .seats")
        shoot(page, f"home-{kind}")


def lobby(on: Browser, address: str) -> None:
    """The lobby, with one friend there already."""
    host = look(on, address)
    wanted = {"game": "mausen", "seats": 5, "bots": ["bruno"], "pace": "calm", "name": "Mia"}
    code = sit(host, wanted)
    guest = look(on, address, PHONE)
    guest.evaluate("localStorage.setItem('mauseloch.name', 'Ben')")
    guest.goto(f"/t/{code}")
    shoot(guest, "lobby-phone")
    guest.locator(".come .button.main").click()
    host.get_by_text("Ben").wait_for()
    shoot(host, "lobby-laptop")


def board(game: str, on: Browser, address: str) -> None:
    """A board in the middle of a match."""
    for kind, size in SIZES.items():
        page = look(on, address, size)
        sit(page, table(game))
        start(page)
        for number in range(BEFORE[game]):
            asked(page, game)
            answer(page, game, 2 * number)
            page.wait_for_timeout(150)
            page.keyboard.press("Escape")
        asked(page, game)
        if game == "geflippt":
            page.wait_for_selector(".clothes [aria-disabled=false]")
        elif game in CONFIRM:
            page.locator(CHOICES[game]).nth(2).click()
        shoot(page, f"{game}-{kind}", 100 if game == "geflippt" else 400)
        if kind == "laptop" and game in SCENES:
            explained(page, game)


def explained(page: Page, game: str) -> None:
    """Play until the board explains something."""
    while True:
        if page.locator(CHOICES[game]).count():
            answer(page, game)
        found = page.wait_for_selector(f"{SCENES[game]}, {CHOICES[game]}")
        if found and found.is_visible() and page.locator(SCENES[game]).count():
            shoot(page, f"{game}-explained", 900)
            if page.locator(SCENES[game]).count():  # else it was missed: wait for the next
                return


def result(on: Browser, address: str) -> None:
    """The end of a match, then the same match with the coach and as a replay."""
    page = look(on, address, reduced_motion="reduce")
    sit(page, table("geier"))
    start(page)
    while asked(page, "geier"):
        answer(page, "geier", -1)
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")
    shoot(page, "result")
    page.get_by_role("button", name="More…").click()
    replay = str(page.get_by_text("Watch again").get_attribute("href"))
    page.get_by_role("link", name="Look back with the coach").click()
    page.wait_for_selector(".turns, .choices", timeout=60_000)
    page.wait_for_selector(".curve polyline")
    shoot(page, "review")
    page.goto(replay)
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(str(slider.get_attribute("max"))) // 2))
    page.get_by_title("Through whose eyes?").select_option("all")
    page.wait_for_selector(".hands")
    shoot(page, "replay")


def tv(on: Browser, address: str) -> None:
    """The table on a television, cards on a phone."""
    page = look(on, address, TV)
    code = sit(page, table("mausen") | {"sit": False, "bots": []}, "/tv/{}", "tv")
    phone = look(on, address, PHONE)
    phone.goto(f"/t/{code}")
    phone.locator(".come .button.main").click()
    page.get_by_text("Mia").wait_for()
    shoot(page, "tv-lobby")
    start(page)
    for number in range(3):
        asked(phone, "mausen")
        answer(phone, "mausen", 5 * number)
        phone.wait_for_timeout(300)
        phone.keyboard.press("Escape")
    page.get_by_text("Everyone, turn over your card!").wait_for()  # the big screen is slower
    page.wait_for_selector(SCENES["mausen"])
    shoot(page, "tv", 300)


def one(on: Browser, address: str) -> None:
    """One device for everyone."""
    page = look(on, address, PHONE)
    page.goto("/one")
    names = page.get_by_role("textbox")
    names.nth(0).fill("Mia")
    names.nth(1).fill("Ben")
    page.locator("form .button.main").click()
    page.wait_for_selector(".hand-over")
    shoot(page, "one")


def learn(on: Browser, address: str) -> None:
    """The tutorial."""
    for kind, size in SIZES.items():
        page = look(on, address, size)
        page.goto("/learn/mausen")
        page.wait_for_selector(".lesson")
        while page.locator(".choices").count() == 0:
            page.locator(".moves .button.main").click()
        shoot(page, f"learn-{kind}")


def settings(on: Browser, address: str) -> None:
    """The settings, in dark mode."""
    page = look(on, address, PHONE, color_scheme="dark")
    page.goto("/settings")
    page.wait_for_selector("fieldset")
    shoot(page, "settings")


PICTURES: dict[str, Callable[[Browser, str], None]] = {
    "home": home,
    "lobby": lobby,
    **{game: partial(board, game) for game in GAMES},
    "result": result,
    "tv": tv,
    "one": one,
    "learn": learn,
    "settings": settings,
}


def stamp() -> str:
    """The hash of the current sources."""
    found = {file for pattern in SHOWN for file in ROOT.glob(pattern)}
    whole = sha256()
    for file in sorted(found):
        if not file.name.endswith(".test.ts"):
            whole.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def fresh() -> bool:
    """Whether the pictures show the current client."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == stamp()


def main(wanted: list[str]) -> None:
    """Take the pictures, each kind on its own server so that the deals are the same every time."""
    FOLDER.mkdir(exist_ok=True)
    for name in wanted or PICTURES:
        with served(name) as address, browser(f"MAP {HOST}:80 {urlsplit(address).netloc}") as on:
            PICTURES[name](on, f"http://{HOST}")
    if not wanted:
        STAMP.write_text(f"{stamp()}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
