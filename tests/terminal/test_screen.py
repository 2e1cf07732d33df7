"""What a person at a real terminal relies on: hidden hands, nothing lost, every key."""

import os
import re
import signal
from pathlib import Path

import pytest

import mauseloch
from mauseloch.core.record import Record
from tests.terminal.terminals import Terminal

CHOOSE = "or type, then Enter"
GO_ON = "Enter: go on"
COLOUR = re.compile(rb"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    return tmp_path


def play(home: Path, *arguments: str, **how: object) -> Terminal:
    return Terminal("-m", "mauseloch", "play", *arguments, home=home, **how)  # type: ignore[arg-type]  # as Terminal takes it


def files(home: Path) -> list[Path]:
    return sorted((home / "state" / "mauseloch").glob("*.json"))


def step(terminal: Terminal, *keys: str) -> None:
    """Press keys one by one, each when the screen has answered to the one before."""
    for key in keys:
        before = terminal.text
        terminal.press(key)
        while terminal.text == before:
            assert terminal.read(5), f"nothing happens after {key!r}:\n{terminal.text}"


ASIS = ["--option", "winner=unique"]


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_of_a_hand_is_left_when_the_keyboard_is_passed_on(home: Path, columns: int) -> None:
    with play(home, "geier", "--names", "Mia,Leo", "--bots", "none", *ASIS, columns=columns) as mia:
        for name, other, pick in [("Mia", "Leo", "15"), ("Leo", "Mia", "3")]:
            mia.expect(f"Pass the keyboard to {name}.")
            assert other not in mia.text
            assert not re.search(r"\d", mia.text), "no card may be seen"
            shown_before = len(mia.raw)
            step(mia, "enter")
            mia.expect(CHOOSE)
            assert "║ 1 ║" in mia.text
            for key in pick:
                step(mia, key)
            assert f"║{pick:^3}║" in mia.text
            step(mia, "enter")
            assert mia.raw[shown_before:].count(b"\n") > 0
        mia.expect(GO_ON)
        step(mia, "enter")
        mia.expect("Pass the keyboard to Mia.")
        assert not re.search(r"\d", mia.text)
        assert mia.scroll_back == ""
        mia.press("ctrl-c")
        mia.expect("Leave this match?")
        mia.press("2", "enter")
        assert mia.wait() == 0
        assert not re.search(r"\d", mia.text)
        assert mia.scroll_back == ""


def test_keys_pressed_too_early_do_not_open_the_next_hand(home: Path) -> None:
    with play(home, "mausen", "--names", "Mia,Leo,Kim", "--bots", "none", *MAUSEN) as terminal:
        terminal.expect("Pass the keyboard to Mia.")
        step(terminal, "enter")
        terminal.expect(CHOOSE)
        terminal.press("enter", "enter", "enter")
        terminal.expect("Pass the keyboard to Leo.")
        terminal.settle()
        assert "Pass the keyboard to Leo." in terminal.text


MAUSEN = ["--option", "ties=booklet"]


def test_leaving_saves_and_going_on_is_exactly_there(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS, "--seed", "4") as first:
        first.expect(CHOOSE)
        step(first, "7", "enter")
        first.expect(GO_ON)
        step(first, "enter", "ctrl-c")
        first.expect("Leave this match?")
        step(first, "3", "enter")  # stay
        first.expect(CHOOSE)
        step(first, "ctrl-d")  # the same as Ctrl-C
        first.expect("Leave this match?")
        first.press("1", "enter")
        assert first.wait() == 0
        assert "Go on with this match: mauseloch play --resume " in first.text.replace("\n", "")
    (file,) = files(home)
    left = Record.load(file)
    assert [str(put) for put in left.inputs if put.actor == 0] == ["0 7"]
    with play(home, "--resume", str(file)) as again:
        again.expect(CHOOSE)
        step(again, "9", "enter")
        again.expect(GO_ON)
        assert Record.load(file).inputs[: len(left.inputs)] == left.inputs
        again.kill()
    inputs = Record.load(file).inputs
    straight = mauseloch.Match(mauseloch.game("geier"), 2, "4")
    for put in inputs:
        if isinstance(put.actor, int):
            straight.play(put.actor, put.action)
    assert list(straight.inputs) == list(inputs)


def test_a_crash_leaves_the_record_up_to_the_last_input(home: Path) -> None:
    with play(
        home, "zocken", "--seats", "2", "--bots", "simple", "--option", "first=0"
    ) as terminal:
        terminal.expect(CHOOSE)
        step(terminal, "enter")  # roll
        terminal.expect("The dice show")
        terminal.kill()
        assert terminal.code == -signal.SIGKILL
    (file,) = files(home)
    match = mauseloch.replay(file)
    assert [str(put) for put in match.inputs[:2]] == ["chance first 0", "0 roll"]
    with play(home) as picker:  # and the picker knows of it
        picker.expect("Go on with the unfinished match of Mäusezocken")
        step(picker, "5")
        step(picker, "enter")
        picker.expect(CHOOSE)
        assert mauseloch.replay(file).inputs == match.inputs
    with play(home, "--resume") as resumed:  # the last one, unnamed
        resumed.expect(CHOOSE)


def test_a_signal_leaves_the_terminal_as_it_was(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        os.kill(terminal.pid, signal.SIGTERM)
        assert terminal.wait() == 128 + signal.SIGTERM
        assert terminal.raw.rstrip().endswith(b"\x1b[?25h\x1b[?1049l")
    assert len(files(home)) == 1


def test_suspending_gives_the_terminal_back_and_takes_it_again(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        drawn = len(terminal.raw)
        terminal.press("ctrl-z")  # nobody could wake it here, so the system lets it go on at once
        while b"\x1b[?1049l\x1b[?1049h\x1b[?25l" not in terminal.raw[drawn:]:
            assert terminal.read(5)
        terminal.expect(CHOOSE)
        step(terminal, "right")
        assert "║ 2 ║" in terminal.text


def test_another_size_of_the_window_is_drawn_at_once(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        assert "│ Fifteen prizes" not in terminal.text
        terminal.resize(120, 30)
        terminal.expect("│ Fifteen prizes")
        terminal.resize(70, 20)  # too small for some boards, but nothing breaks
        terminal.gone("│ Fifteen prizes")
        terminal.expect(CHOOSE)
        assert terminal.scroll_back == ""


def test_cards_are_chosen_by_arrows_numbers_notation_or_name(home: Path) -> None:
    german = {"LC_ALL": "de"}
    with play(
        home, "mausen", "--seats", "3", "--bots", "simple,simple", *MAUSEN, environment=german
    ) as terminal:
        for keys, played in [
            (["right", "enter"], "elephant2"),
            (["down", "right", "enter"], "dog2"),
            (["1", "0", "enter"], "cat4"),  # the tenth of those left
            ([*"cat3", "enter"], "cat3"),
            ([*"hund4", "enter"], "dog4"),
            (["x", "backspace", "up", "enter"], "mouse1"),
            ([*"xyz", "escape", "left", "left", "enter"], "mouse3"),
        ]:
            terminal.expect("oder tippen")
            before = Record.load(files(home)[0]).inputs
            step(terminal, *keys)
            terminal.expect("Eingabetaste: weiter")
            (put,) = [
                one for one in Record.load(files(home)[0]).inputs[len(before) :] if one.actor == 0
            ]
            assert put.action == played
            step(terminal, "enter")


def test_what_cannot_be_played_is_told_and_asked_again(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        step(terminal, *"16", "enter")
        terminal.expect("I do not understand '16'. What you can do now: 1, 2,")
        step(terminal, "right")
        assert "I do not understand" not in terminal.text


def test_the_question_mark_shows_what_can_be_done_and_the_rules(home: Path) -> None:
    with play(
        home, "zocken", "--seats", "2", "--bots", "simple", "--option", "first=0"
    ) as terminal:
        terminal.expect(CHOOSE)
        step(terminal, "?")
        terminal.expect("You can do this now")
        assert "roll" in terminal.text
        assert "Mäusezocken" in terminal.text
        seen = terminal.text
        step(terminal, " ", "down", "pageup", "up")
        assert terminal.text == seen
        step(terminal, "enter")
        terminal.expect(CHOOSE)
        step(terminal, "tab")
        terminal.expect("Thirty mice sit in the middle.")
        step(terminal, "q")
        terminal.expect(CHOOSE)


def test_rematches_are_tallied_and_records_kept_on_request(home: Path) -> None:
    with play(
        home, "zocken", "--seats", "2", "--bots", "simple", "--option", "first=1", "--seed", "3"
    ) as terminal:
        for match in (1, 2):
            while terminal.expect(CHOOSE, GO_ON, "Play again") != "Play again":
                legal = mauseloch.replay(files(home)[-1]).legal(0)
                step(terminal, *(["right"] if "stop" in legal and len(legal) > 1 else []), "enter")
            assert (f"After {match} matches: " in terminal.text) == (match > 1)
            if match == 1:
                assert mauseloch.replay(files(home)[0]).state.first == 1
                step(terminal, "3", "enter")
                terminal.expect("The match is kept in")
                assert "Keep the record" not in terminal.text
                step(terminal, "1", "enter")
        wins = [
            int(won) if won != "one" else 1
            for won in re.findall(r"(\w+) wins?\b", terminal.text.partition("After 2")[2])
        ]
        assert sum(wins) == 2
        step(terminal, "2", "enter")
        terminal.expect("What would you like to play?")
        terminal.press("ctrl-c")
        assert terminal.wait() == 0
        assert "The match is kept in" in terminal.text
    (kept,) = files(home)
    assert mauseloch.replay(kept).outcome is not None


@pytest.mark.parametrize(
    ("environment", "plain_letters"),
    [
        ({"NO_COLOR": "1"}, False),
        ({"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}, True),
        ({}, False),
    ],
    ids=["without colours", "ascii", "with colours"],
)
def test_terminals_without_colours_or_letters_are_served_too(
    home: Path, environment: dict[str, str], plain_letters: bool
) -> None:
    with play(
        home, "mausen", "--seats", "3", "--bots", "simple,simple", *MAUSEN, environment=environment
    ) as terminal:
        terminal.expect("or type, then Enter")
        step(terminal, "right")
        assert ("#==#" if plain_letters else "╔══╗") in terminal.text
        assert terminal.raw.isascii() == plain_letters
        assert (COLOUR.search(terminal.raw) is None) == ("NO_COLOR" in environment)


def test_a_terminal_that_cannot_draw_gets_words_alone(home: Path) -> None:
    with play(
        home,
        "zocken",
        "--names",
        "Mia,Leo",
        "--bots",
        "none",
        "--option",
        "first=0",
        environment={"TERM": "dumb"},
    ) as terminal:
        terminal.expect("Mia>")
        terminal.press("roll\r")
        terminal.expect("The dice show")
        terminal.press("rubbish\r")
        terminal.expect("I do not understand 'rubbish'")
        terminal.press("ctrl-c")
        terminal.expect("Leave this match?")
        terminal.press("2\r")
        assert terminal.wait() == 0
        assert b"\x1b" not in terminal.raw
    with play(home, "geier", "--names", "Mia,Leo", "--bots", "none", *ASIS, "--plain") as refused:
        assert refused.wait() == 2
        assert "This terminal cannot hide" in refused.text


def test_a_closed_window_loses_nothing(home: Path) -> None:
    terminal = play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS)
    terminal.expect(CHOOSE)
    step(terminal, "5", "enter")
    os.close(terminal.ours)
    _, status = os.waitpid(terminal.pid, 0)
    assert os.waitstatus_to_exitcode(status) in {0, 128 + signal.SIGHUP}
    (file,) = files(home)
    assert "0 5" in map(str, Record.load(file).inputs)


def test_unknown_keys_do_nothing(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        terminal.press("\x1b[15~", "\x1bO", "\x1bx", "\x1b[", "\x01")
        terminal.settle()
        step(terminal, "right")
        assert "║ 2 ║" in terminal.text
