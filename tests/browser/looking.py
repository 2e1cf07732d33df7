"""Faults visible at a glance: something sticks out, is cut off, or isn't put into words."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.words import ids

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
EXPERIMENT = "label-content-name-mismatch"
"""Not on by default in axe: voice control must find a button by the words that it shows."""

HERE = Path(__file__).parent
CUT, LOW, COVERED, TEXTS = (
    HERE.joinpath(name).read_text("utf-8")
    for name in ("cut.js", "low.js", "covered.js", "texts.js")
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
    """What sticks out of the page or its container, once the layout has settled."""
    return settled(page, CUT)


def low(page: Page) -> list[str]:
    """The parts of a board that can only be seen by scrolling."""
    return settled(page, LOW)


def covered(page: Page) -> list[str]:
    """What lies under something else, and what is too small for a finger."""
    return settled(page, COVERED)


def faulty(page: Page) -> list[str]:
    """All of these and what isn't in words, in one look: with luck, nothing has to be settled."""
    looks = ", ".join(f"...({look.strip()})()" for look in (CUT, LOW, COVERED))
    found, text = page.evaluate(f"() => [[{looks}], ({TEXTS.strip()})()]")
    return (cut(page) + low(page) + covered(page) if found else []) + _unsaid(str(text))


def settled(page: Page, look: str) -> list[str]:
    found: list[str] = page.evaluate(look)
    for _ in range(10):
        if not found:
            break
        page.wait_for_timeout(50)
        found = page.evaluate(look)
    return found


def unsaid(page: Page) -> list[str]:
    """Message ids and other raw values shown in place of text."""
    return _unsaid(str(page.evaluate(TEXTS)))


def _unsaid(text: str) -> list[str]:
    return [one for one in WORD.findall(text) if one in _ids()] + BROKEN.findall(text)


def violations(page: Page) -> list[str]:
    """The violations of WCAG that axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    rules: dict[str, Any] = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": {EXPERIMENT: {"enabled": True}},
    }
    found = page.evaluate(
        "(options) => axe.run(document, options)", {**rules, "resultTypes": ["violations"]}
    )
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} {_why(node)}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def in_both_lights(page: Page) -> list[str]:
    """What axe finds in light and in dark mode; the page ends up light again."""
    found = []
    for theme in ("dark", "light"):
        choose(page, "theme", theme)
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        found += [f"{theme}: {fault}" for fault in violations(page)]
    return found


def choose(page: Page, setting: str, value: str) -> None:
    """Change a setting as if in another tab."""
    page.evaluate(CHOOSE, [f"mauseloch.{setting}", value])


def _why(node: Any) -> str:
    return "; ".join(str(check["message"]) for check in node["any"] + node["all"] + node["none"])
