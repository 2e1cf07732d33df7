"""People with a browser: they open tables, sit down, and play with what they see."""

import json
import random
import re
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest
from playwright.sync_api import (
    BrowserContext,
    Locator,
    Page,
    Route,
    ViewportSize,
    WebSocket,
    expect,
)

from mauseloch.core.words import Arg
from mauseloch.tables.names import NAMES
from tests.browser.words import said
from tests.patience import PATIENCE_S

PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
COMMON_LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TV: ViewportSize = {"width": 1920, "height": 1080}

Seen = TypeVar("Seen")
USUAL = "lotte"
"""The bot that somebody gets who chooses none."""
GLANCE_MS = 25
"""The time between two looks at a page: each look costs time that the page itself needs."""
# As the page shows it: a scene is running, we are asked, others are asked, or the match is over.
STATE = """() => {
  if (document.querySelector(".result")) return "over";
  if (!document.querySelector("section.table, section.screen")) return "elsewhere";
  const status = document.querySelector(".strip .status, footer .status");
  if (!status) return "busy";
  if (status.classList.contains("ours")) return "asked";
  return status.classList.contains("now") ? "sending" : "waiting";
}"""
EXPECTED = re.compile("net::ERR_ABORTED|Service Worker registration blocked")
KEY = "() => Object.entries(localStorage).find(([key]) => key.includes('seat.'))[1]"
# Where to tap an element that is visible, enabled, and not covered by anything.
PLACE = """([selector, chance, quiet]) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const may = (one) => !one.disabled && one.ariaDisabled !== "true" && !one.closest("[inert]");
  const seen = (one) => one.checkVisibility();
  const open = [...document.querySelectorAll(selector)].filter(may).filter(seen);
  const one = open[Math.floor(chance * open.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const place = middle(one);
  return quiet || one.contains(document.elementFromPoint(...place)) ? place : null;
}"""
QUIETLY = {
    "mausen": ".circle .middle",
    "geier": ".board .says",
    "zocken": ".middle .title",
    "geflippt": ".board .stage",
}


FEW = [pytest.param(8, id="end"), pytest.param(None, id="whole", marks=pytest.mark.long)]
"""How many questions are left when a match begins; long runs play whole matches."""


class Person:
    """Someone using a browser, and everything that the browser was sent."""

    def __init__(
        self, context: BrowserContext, language: str = "en", name: str = "Mia", seed: str = ""
    ) -> None:
        self.context = context
        self.language = language
        self.name = name
        assert not any(name in said(language, one) for one in NAMES), "bots may be called so"
        self.page: Page = context.new_page()
        self.touches = False
        self.frames: list[str] = []
        self.sent: list[Any] = []
        self.trouble: list[str] = []
        self.link = ""
        self.update: Any = None
        self.welcome: Any = None
        self.seed = f"{seed}/{name}"
        self.page.on("websocket", self._connected)
        self.page.on("console", lambda said: self._noted(said.type, said.text))
        self.page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        self.page.on(
            "requestfailed",
            lambda asked: self._noted("error", f"failed: {asked.url} {asked.failure}"),
        )

    def _noted(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not EXPECTED.search(text):
            self.trouble.append(f"{kind}: {text}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _heard(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "welcome":
            self.welcome = message

    # What a person reads and taps.

    def says(self, what: str, **args: Arg) -> str:
        """A text in this person's language."""
        return said(self.language, what, **args)

    def button(self, what: str, within: Page | Locator | None = None, **args: Arg) -> Locator:
        """The button with this text."""
        return (within or self.page).get_by_role("button", name=self.says(what, **args), exact=True)

    def tap(self, target: Locator) -> None:
        """Tap with a finger or click with a mouse, depending on the device."""
        if self.touches:
            target.tap()
        else:
            target.click()

    def tap_now(self, selector: str, *, quiet: bool = False) -> bool:
        """Tap one of these at once, without waiting, if any may be tapped.

        Nothing else happens between finding the place and tapping it. Which one is tapped depends
        on the seed and the number of earlier answers, not on how often the page was looked at.
        """
        chance = random.Random(f"{self.seed}/{len(self.answered())}").random()
        place = self.page.evaluate(PLACE, [selector, chance, quiet])
        if place is None:
            return False
        if self.touches:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        return True

    def title(self, game: str) -> str:
        return self.says(f"{game}-title")

    @property
    def seat(self) -> int | None:
        found: int | None = self.update["view"]["seat"] if self.update else None
        return found

    @property
    def match(self) -> str:
        return str(self.update["match"])

    # From the first page to a table.

    def opens(self, game: str, *, seats: int, bots: int = 0, **more: Any) -> str:
        """Open a table for friends from the first page; return its code. No sheet has `more`."""
        page = self.page
        if more:
            self.wishes(options=more)
        page.goto("/")
        self.tap(self.button("with-friends-game", game=self.title(game)))
        sheet = page.get_by_role("dialog", name=self.title(game))
        sheet.get_by_label(self.says("your-name")).fill(self.name)
        self._steps(sheet, "create-seats", seats)
        self._steps(sheet, "create-bots", bots)
        with page.expect_response("**/api/tables") as answer:
            self.tap(self.button("create-open", sheet))
        self.link = str(answer.value.json()["link"])
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("heading", name=self.title(game))).to_be_visible()
        return page.url.rsplit("/", 1)[1]

    def has_a_table(self, game: str, *, seats: int, bots: int = 0, **options: Any) -> None:
        """Come to a table of one's own without the first page and its sheet.

        That takes half as long, for tests of something else. The address brings the seat's key.
        """
        wanted = {"game": game, "seats": seats, "bots": [USUAL] * bots, "options": options}
        answer = self.context.request.post("/api/tables", data={**wanted, "name": self.name})
        assert answer.ok, answer.text()
        opened = answer.json()
        self.link = str(opened["link"])
        self.page.goto(f"/t/{opened['code']}#{opened['token']}")
        expect(self.page.get_by_role("heading", name=self.title(game))).to_be_visible()

    def wishes(self, **more: Any) -> None:
        """Ask for a table that the sheet doesn't offer, such as one for a very short match."""

        def changed(route: Route) -> None:
            if route.request.method == "POST":
                wanted = json.loads(route.request.post_data or "")
                options = {**wanted.get("options", {}), **more.get("options", {})}
                route.continue_(post_data=json.dumps({**wanted, **more, "options": options}))
            else:
                route.continue_()

        self.page.route("**/api/tables", changed)

    def _steps(self, sheet: Locator, label: str, wanted: int) -> None:
        stepper = sheet.get_by_role("group", name=self.says(label), exact=True)
        shown = stepper.locator("output")
        while (now := int(shown.inner_text())) != wanted:
            self.tap(self.button("more" if now < wanted else "fewer", stepper))
            expect(shown).not_to_have_text(str(now))

    def joins(self, code: str) -> None:
        """Join with a code and sit down."""
        page = self.page
        page.goto("/")
        page.get_by_label(self.says("code-label")).fill(code.upper().replace("-", " "))
        self.tap(self.button("code-go"))
        page.wait_for_url(f"**/t/{code}")
        page.get_by_label(self.says("your-name")).fill(self.name)
        self.tap(self.button("sit-down"))
        expect(page.get_by_text(self.says("you"))).to_be_visible()

    def starts(self) -> None:
        self.tap(self.button("lobby-start"))

    def plays_now(self, game: str) -> None:
        """Start a game with one tap on the first page."""
        self.page.goto("/")
        self.tap(self.button("play-now-game", game=self.title(game)))
        self.page.wait_for_url("**/t/*")

    def key(self) -> str:
        """The key to the seat, as this browser keeps it."""
        return str(self.page.evaluate(KEY))

    def more_after(self, what: str) -> Locator:
        """What else can be done after a match: open the dialog, and find this link in it."""
        self.tap(self.button("after-more"))
        dialog = self.page.get_by_role("dialog", name=self.says("after-more"))
        return dialog.get_by_role("link", name=self.says(what))

    # At a table.

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def until(self, *wanted: str) -> str:
        """Watch, skipping scenes, until the page is in one of these states."""
        for state in watch(self.state, self.page):
            if state in wanted:
                return state
            if state == "busy":
                self.skips()
        raise AssertionError(f"{self.name} waits in vain for {wanted}: {self.state()}")

    def skips(self) -> None:
        """Skip a scene by tapping where nothing else can be tapped."""
        self.tap_now(QUIETLY.get(self.game, ".board .now"), quiet=True)

    def answers(self) -> None:
        """Give one of the answers offered."""
        before = len(self.answered())
        for state in watch(self.state, self.page):
            if state != "asked" or len(self.answered()) > before:
                return
            HOW.get(self.game, _plain)(self)

    @property
    def game(self) -> str:
        return str(self.welcome["table"]["game"])

    @property
    def names(self) -> list[str]:
        """Everyone's names, as the table has them."""
        return [seat["name"] for seat in self.tables[-1]["seats"]]

    @property
    def tables(self) -> list[Any]:
        """Every version of the table that this browser received."""
        told = (json.loads(frame) for frame in self.frames)
        return [message["table"] for message in told if "table" in message]

    def said(self, kind: str) -> list[Any]:
        """The messages of this kind that this browser sent."""
        return [message for message in self.sent if message["type"] == kind]

    def answered(self) -> list[Any]:
        """The answers that this browser sent."""
        return self.said("answer")

    def heard(self, kind: str) -> list[Any]:
        """The messages of this kind that this browser received."""
        told = (json.loads(frame) for frame in self.frames)
        return [message for message in told if message["type"] == kind]


def watch(look: Callable[[], Seen], page: Page) -> Iterable[Seen]:
    """Look again and again, until the page must have hung."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        yield look()
        page.wait_for_timeout(GLANCE_MS)


def play(people: Sequence[Person]) -> None:
    """Answer every question until everyone sees the result."""
    end = time.monotonic() + PATIENCE_S
    left = list(people)
    while left:
        assert time.monotonic() < end, [(one.name, one.state(), one.update) for one in left]
        for one in list(left):
            state = one.state()
            if state == "over":
                left.remove(one)
            elif state == "asked":
                HOW.get(one.game, _plain)(one)
            elif state == "busy":
                one.skips()
        if left:
            left[0].page.wait_for_timeout(GLANCE_MS)


# One tap towards an answer: after a card has been chosen, the next tap confirms it.


def _mausen(one: Person) -> None:
    _ = one.tap_now(".confirm button") or one.tap_now(".hand [role=radio]")


def _geier(one: Person) -> None:
    _ = one.tap_now(".choosing .status button") or one.tap_now(".choosing [role=radio]")


def _zocken(one: Person) -> None:
    """Stop as soon as possible; otherwise take the first option."""
    _ = one.tap_now(".doing .stop") or one.tap_now(".doing .list button") or one.tap_now(".roll")


def best(view: Any, legal: Sequence[str]) -> str:
    """The right action in a race."""
    if "reveal" in legal:
        return "reveal"
    mouse = view["mouse"]
    fitting = [f"whack {piece}" for piece in view["hand"] if piece in mouse["wears"]]
    if view["protected"]:
        return fitting[0] if fitting else "pass"  # someone has to take the cheeses
    return fitting[0] if fitting else "attack" if "attack" in legal else "pass"


def _geflippt(one: Person) -> None:
    question = one.update.get("question")
    if not question or not question["legal"]:
        return
    action = best(one.update["view"], question["legal"])
    one.tap_now(".hint button" if action == "reveal" else f'[data-action="{action}"]')


def _plain(one: Person) -> None:
    one.tap_now(".acts .buttons button:not([aria-disabled])")


HOW: dict[str, Callable[[Person], None]] = {
    "mausen": _mausen,
    "geier": _geier,
    "zocken": _zocken,
    "geflippt": _geflippt,
}
