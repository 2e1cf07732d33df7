"""Mausgeflippt in real time: single keys, timed by the program."""

import re
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import mauseloch
from mauseloch.core.game import CLOCK
from mauseloch.core.record import Record
from tests.terminal.terminals import Terminal

REVEAL = "Space: turn up"
HINT = "A number: whack"
GO_ON = "Enter: continue"


def seed(revealer: int) -> str:
    """A seed with which this seat turns up the first mouse, and that mouse isn't protected."""
    for number in count():
        match = mauseloch.Match(mauseloch.game("geflippt"), 2, number)
        (first,) = match.waiting.seats
        if first == revealer:
            match.play(first, "reveal")
            if not match.view(None).protected:
                return str(number)
    raise AssertionError


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "state").mkdir()
    yield tmp_path
    assert len(list((tmp_path / "state" / "mauseloch").glob("*.json"))) == 1


def race(home: Path, revealer: int, window_ms: int = 60_000) -> Terminal:
    asked = ["geflippt", "--seats", "2", "--bots", "pip", "--seed", seed(revealer)]
    option = ["--option", f"window_ms={window_ms}"]
    return Terminal("-m", "mauseloch", "play", *asked, *option, home=home)


def record(home: Path) -> Record:
    (file,) = (home / "state" / "mauseloch").glob("*.json")
    return Record.load(file)


def guess(home: Path) -> Terminal:
    """A race in which the first key was pressed sooner than anyone can react."""
    for _ in range(50):  # on a busy machine even a program may be too slow for that
        terminal = race(home, revealer=0)
        terminal.expect(REVEAL)
        terminal.press(" ")
        terminal.expect(HINT)
        terminal.press("1")
        if terminal.expect("guess", GO_ON) == "guess":
            return terminal
        terminal.press("ctrl-c")
        terminal.expect("Leave this game?")
        terminal.press("2", "enter")
        terminal.wait()
    raise AssertionError("nobody could guess")


def test_a_guess_costs_nothing_and_a_reaction_is_timed_from_what_is_seen(home: Path) -> None:
    with guess(home) as terminal:
        seen = time.monotonic()
        terminal.press("9")
        terminal.expect("a card with that number")
        time.sleep(0.3)
        at_least = int((time.monotonic() - seen) * 1000)
        terminal.press("1")
        terminal.expect(GO_ON)
        text = terminal.text
    match = mauseloch.replay(record(home))
    (reaction,) = [one for one in match.inputs if one.actor == 0 and one.action.startswith("whack")]
    (reveal,) = [one for one in match.inputs if one.action == "reveal"]
    spent = reaction.at_ms - reveal.at_ms
    assert at_least <= spent
    assert re.search(rf"Ada .* {spent:,} ms", text), text


def test_who_does_nothing_leaves_it_alone_when_the_time_is_up(home: Path) -> None:
    with race(home, revealer=1, window_ms=1000) as terminal:
        terminal.expect("any moment")
        terminal.expect(HINT)
        terminal.expect(GO_ON)
    inputs = record(home).inputs
    assert not [one for one in inputs if one.actor == 0]
    shown, *_, over = [one.at_ms for one in inputs if one.action == "reveal" or one.actor is CLOCK]
    assert over - shown == 1000


def test_rules_and_story_can_be_read_before_a_mouse_is_turned_up(home: Path) -> None:
    with race(home, revealer=0) as terminal:
        terminal.expect(REVEAL)
        for key in ("?", "tab"):
            terminal.press(key)
            terminal.expect("Enter: back")
            terminal.press("enter")
            terminal.expect(REVEAL)
        terminal.press(" ")
        terminal.expect(HINT)
    assert any(one.action == "reveal" for one in record(home).inputs)


def test_leaving_a_race_and_staying_wins_no_time(home: Path) -> None:
    with race(home, revealer=0) as terminal:
        terminal.expect(REVEAL)
        terminal.press(" ")
        terminal.expect(HINT)
        terminal.press("ctrl-c")
        terminal.expect("Leave this game?")
        time.sleep(1)
        terminal.press("3", "enter")
        terminal.expect(HINT)
        terminal.press("0")
        terminal.expect(GO_ON)
    inputs = record(home).inputs
    (reveal,) = [one for one in inputs if one.action == "reveal"]
    (reaction,) = [one for one in inputs if one.actor == 0 and one.action == "pass"]
    assert reaction.at_ms - reveal.at_ms >= 1000


def test_who_goes_on_from_the_picker_is_not_thrown_into_a_race_either(home: Path) -> None:
    with race(home, revealer=0) as terminal:
        terminal.expect(REVEAL)
        terminal.press(" ")
        terminal.expect(HINT)
        terminal.kill()
    with Terminal("-m", "mauseloch", "play", home=home) as again:
        again.expect("Continue your unfinished game of Mausgeflippt")
        again.press("5", "enter")
        again.gone("What would you like to play?")
        again.expect(GO_ON)
        again.press("enter")
        again.expect(HINT)


def test_leaving_in_the_middle_of_a_race_keeps_it(home: Path) -> None:
    with race(home, revealer=0) as terminal:
        terminal.expect(REVEAL)
        terminal.press(" ")
        terminal.expect(HINT)
        terminal.press("ctrl-c")
        terminal.expect("Leave this game?")
        terminal.press("1", "enter")
        assert terminal.wait() == 0
    left = record(home)
    assert mauseloch.replay(left).view(0).mouse is not None
    with Terminal("-m", "mauseloch", "play", "--resume", home=home) as again:
        again.expect(GO_ON)  # nobody is thrown into the middle of a race
        again.press("enter")
        again.expect(HINT)
        time.sleep(0.15)
        again.press("0")
        again.expect(GO_ON)
    inputs = record(home).inputs
    assert list(inputs[: len(left.inputs)]) == list(left.inputs)
    assert "pass" in [one.action for one in inputs if one.actor == 0]
