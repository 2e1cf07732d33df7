"""Writes the captures in terminal.md, by playing in a real pseudo-terminal.

python -m docs.terminal
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.terminal.terminals import Terminal

from mauseloch.core.words import say
from mauseloch.texts import texts

PAGE = Path(__file__).parent / "play" / "terminal.md"
HEADING = "## What it looks like\n"
BELOW = """
`python -m docs.terminal` makes these captures by playing in a real pseudo-terminal.
"""


def captures() -> Iterator[tuple[str, str]]:
    """Each capture with its heading."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        yield from _mausen(home)
        yield from _geier(home)
        yield from _zocken(home)
        yield from _geflippt(home)


def _session(home: Path, *asked: str, language: str, columns: int = 80, rows: int = 24) -> Terminal:
    return Terminal(
        "-m", "mauseloch", "play", *asked, "--lang", language, home=home, columns=columns, rows=rows
    )


def _go_on(language: str) -> str:
    return texts(language)(say("screen-go-on"))


def _keys(language: str) -> str:
    return texts(language)(say("screen-keys"))


def _mausen(home: Path) -> Iterator[tuple[str, str]]:
    with _session(home, language="en") as terminal:
        terminal.expect(texts("en")(say("pick-game")))
        yield "The picker", terminal.text
    bots = ["--seats", "4", "--bots", "simple,simple,simple", "--option", "ties=booklet"]
    with _session(home, "mausen", *bots, "--seed", "mouse", language="en") as terminal:
        terminal.expect(_keys("en"))
        terminal.press("right", "enter")  # elephant 1
        terminal.expect(_go_on("en"))
        terminal.press("enter")
        terminal.expect(_keys("en"))
        terminal.press("down", "down", "right")
        terminal.expect("dog 2?")
        yield (
            "Mausen: choosing a card. Each animal hunts the one its arrow points to",
            terminal.text,
        )
        terminal.press("enter")
        terminal.expect(_go_on("en"))
        yield "Mausen: all cards turn over, and the round explains itself", terminal.text


def _geier(home: Path) -> Iterator[tuple[str, str]]:
    asked = ["geier", "--names", "Mia,Léo", "--bots", "simple", "--option", "winner=unique"]
    with _session(home, *asked, "--seed", "geier", language="fr", columns=120, rows=24) as terminal:
        terminal.expect("Léo", "Mia")
        yield (
            "Hol’s der Geier, in French and 120 columns: two people at one keyboard",
            terminal.text,
        )
        terminal.press("enter")
        terminal.expect(_keys("fr"))
        terminal.press("8")
        terminal.expect("> 8")
        yield "Mia’s hand, seen by Mia alone", terminal.text
        terminal.press("enter")
        terminal.gone("> 8")
        terminal.press("enter")
        terminal.expect(_keys("fr"))
        terminal.press("4", "enter")
        terminal.expect(_go_on("fr"))
        yield "The bids are turned over", terminal.text


def _zocken(home: Path) -> Iterator[tuple[str, str]]:
    asked = ["zocken", "--seats", "3", "--bots", "simple,simple", "--option", "first=1"]
    with _session(home, *asked, "--seed", "12", language="de") as terminal:
        more = texts("de")(say("screen-more"))
        while terminal.expect(_keys("de"), _go_on("de"), more) != _keys("de"):
            before = terminal.text
            terminal.press("enter")
            terminal.gone(before)
        terminal.press("enter")  # roll
        terminal.expect("Ada darf Mäuse nehmen.")
        terminal.press("down")
        terminal.expect("▶ 1 ")
        yield "Mäusezocken, in German: which mice to take", terminal.text


def _geflippt(home: Path) -> Iterator[tuple[str, str]]:
    asked = ["geflippt", "--seats", "4", "--bots", "bruno,clara,zeno"]
    option = ["--option", "window_ms=2500", "--seed", "10"]
    with _session(home, *asked, *option, language="it") as terminal:
        keys = texts("it")(say("geflippt-keys"))
        reveal = texts("it")(say("geflippt-press-to-reveal"))
        if terminal.expect(keys, reveal) == reveal:
            terminal.press(" ")
            terminal.expect(keys)
        yield "Mausgeflippt, in Italian: the race is on", terminal.text
        terminal.expect(_go_on("it"))
        yield "The photo finish", terminal.text


def page() -> str:
    """The page with up-to-date captures."""
    parts = [PAGE.read_text(encoding="utf-8").partition(HEADING)[0], HEADING, BELOW]
    for heading, text in captures():
        parts.append(f"\n### {heading}\n\n```text\n{text.rstrip()}\n```\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
