"""What can be wrong with a page at a glance: something sticks out, is cut off, or is not said."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.words import ids

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
EXPERIMENT = "label-content-name-mismatch"
"""Not yet a rule of axe's own choice: who says what a button shows must reach it."""

HERE = Path(__file__).parent
CUT, LOW, TEXTS = (
    HERE.joinpath(name).read_text("utf-8") for name in ("cut.js", "low.js", "texts.js")
)
WORD = re.compile(r"[a-z]+(?:[-_][a-z0-9_]+)+")
BROKEN = re.compile(r"\?\?|\{ ?\$|undefined|\bNaN\b|\[object ")


CHOOSE = """([key, newValue]) => {
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}"""


@cache
def _ids() -> frozenset[str]:
    return frozenset(one for one in ids() if "-" in one)


def cut(page: Page) -> list[str]:
    """What sticks out of the page, or of what it is in, once it has found its place."""
    return _settled(page, CUT)


def low(page: Page) -> list[str]:
    """What of a board can only be seen by scrolling."""
    return _settled(page, LOW)


def _settled(page: Page, look: str) -> list[str]:
    found: list[str] = page.evaluate(look)
    for _ in range(10):
        if not found:
            break
        page.wait_for_timeout(50)
        found = page.evaluate(look)
    return found


def unsaid(page: Page) -> list[str]:
    """Ids that are shown instead of what they stand for."""
    text = str(page.evaluate(TEXTS))
    return [one for one in WORD.findall(text) if one in _ids()] + BROKEN.findall(text)


def violations(page: Page) -> list[str]:
    """What axe finds, of what WCAG asks for."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "(options) => axe.run(document, options)",
        {
            "runOnly": {"type": "tag", "values": TAGS},
            "resultTypes": ["violations"],
            "rules": {EXPERIMENT: {"enabled": True}},
        },
    )
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} {_why(node)}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def in_both_lights(page: Page) -> list[str]:
    """What axe finds in a light room and in a dark one; it is light again afterwards."""
    found = []
    for theme in ("dark", "light"):
        choose(page, "theme", theme)
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        found += [f"{theme}: {fault}" for fault in violations(page)]
    return found


def choose(page: Page, setting: str, value: str) -> None:
    """As if it was chosen in another tab."""
    page.evaluate(CHOOSE, [f"mauseloch.{setting}", value])


def _why(node: Any) -> str:
    return "; ".join(str(check["message"]) for check in node["any"] + node["all"] + node["none"])
