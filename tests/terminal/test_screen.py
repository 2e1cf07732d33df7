"""What a person at a real terminal relies on: hidden hands, nothing lost, every key."""

import os
import re
import signal
import termios
import time
from pathlib import Path

import pytest

import mauseloch
from mauseloch.core.record import Record
from mauseloch.terminal.story import story
from mauseloch.texts import texts
from tests.patience import PATIENCE_S
from tests.terminal.terminals import Terminal

CHOOSE = "or type, then Enter"
GO_ON = "Enter: continue"
MORE = "Enter: keep reading"
COLOUR = re.compile(rb"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    return tmp_path


def play(home: Path, *arguments: str, **how: object) -> Terminal:
    return Terminal("-m", "mauseloch", "play", *arguments, home=home, **how)  # type: ignore[arg-type]  # as Terminal takes it


def files(home: Path) -> list[Path]:
    """The newest last: two matches that begin in the same second can't be ordered by name."""
    found = (home / "state" / "mauseloch").glob("*.json")
    return sorted(found, key=lambda file: file.stat().st_mtime_ns)


def step(terminal: Terminal, *keys: str) -> None:
    """Press keys one by one, each once the screen has responded to the one before."""
    for key in keys:
        before = terminal.text
        terminal.press(key)
        while terminal.text == before:
            assert terminal.read(PATIENCE_S), f"nothing happens after {key!r}:\n{terminal.text}"


def test_these_terminals_know_what_has_left_the_screen(home: Path) -> None:
    """Otherwise an empty scrollback would prove nothing."""
    with Terminal("-c", "for n in range(30): print('line', n)", home=home) as terminal:
        assert terminal.wait() == 0
        gone = [f"line {number}" for number in range(7)]
        assert [line.rstrip() for line in terminal.scroll_back.splitlines()] == gone
        assert terminal.text.startswith("line 7\n")


ASIS = ["--option", "winner=unique"]


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_of_a_hand_is_left_when_the_keyboard_is_passed_on(home: Path, columns: int) -> None:
    with play(home, "geier", "--names", "Mia,Leo", "--bots", "none", *ASIS, columns=columns) as mia:
        for name, other, pick in [("Mia", "Leo", "15"), ("Leo", "Mia", "3")]:
            mia.expect(f"Pass the keyboard to {name}.")
            assert other not in mia.text
            assert not re.search(r"\d", mia.text), "no card may be seen"
            step(mia, "enter")
            mia.expect(CHOOSE)
            assert "│ 1 │" in mia.text
            assert "║" not in mia.text  # nothing is chosen in advance
            for key in pick:
                step(mia, key)
            assert f"║{pick:^3}║" in mia.text
            step(mia, "enter")
        mia.expect(GO_ON)
        step(mia, "enter")
        mia.expect("Pass the keyboard to Mia.")
        assert not re.search(r"\d", mia.text)
        assert mia.scroll_back == ""
        mia.press("ctrl-c")
        mia.expect("Leave this game?")
        mia.press("2", "enter")
        assert mia.wait() == 0
        assert not re.search(r"\d", mia.text)
        assert mia.scroll_back == ""


def test_keys_pressed_too_early_do_not_open_the_next_hand(home: Path) -> None:
    with play(home, "mausen", "--names", "Mia,Leo,Kim", "--bots", "none", *MAUSEN) as terminal:
        terminal.expect("Pass the keyboard to Mia.")
        step(terminal, "enter")
        terminal.expect(CHOOSE)
        terminal.press("right", "enter", "enter", "enter")
        terminal.expect("Pass the keyboard to Leo.")
        terminal.settle()
        assert "Pass the keyboard to Leo." in terminal.text
        terminal.press("enter", "enter", "enter")  # these don't play a card from Leo's hand either
        terminal.expect(CHOOSE)
        terminal.settle()
        (file,) = files(home)
        assert [put.actor for put in Record.load(file).inputs] == [0]


MAUSEN = ["--option", "ties=booklet"]


def test_bots_that_search_say_that_they_need_a_moment(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "clara", *ASIS) as terminal:
        terminal.expect("The bots are getting ready")
        terminal.kill()


def test_leaving_saves_and_going_on_is_exactly_there(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS, "--seed", "4") as first:
        first.expect(CHOOSE)
        step(first, "7", "enter")
        first.expect(GO_ON)
        step(first, "enter", "ctrl-c")
        first.expect("Leave this game?")
        step(first, "3", "enter")  # stay
        first.expect(CHOOSE)
        step(first, "ctrl-d")  # the same as Ctrl-C
        first.expect("Leave this game?")
        first.press("1", "enter")
        assert first.wait() == 0
        assert "To continue this game: mauseloch play --resume " in first.text.replace("\n", "")
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
    with play(home) as picker:  # the picker offers it too
        picker.expect("Continue your unfinished game of Mäusezocken")
        step(picker, "5")
        step(picker, "enter")
        picker.expect(CHOOSE)
        assert mauseloch.replay(file).inputs == match.inputs
    with play(home, "--resume") as resumed:  # the most recent one, without a name
        resumed.expect(CHOOSE)


def test_a_signal_leaves_the_terminal_as_it_was(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        os.kill(terminal.pid, signal.SIGTERM)
        assert terminal.wait() == 128 + signal.SIGTERM
        assert b"\x1b[?25h\x1b[?1049l" in terminal.raw
    assert len(files(home)) == 1


def test_suspending_gives_the_terminal_back_and_takes_it_again(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        drawn = len(terminal.raw)
        terminal.press("ctrl-z")  # nobody could resume it here, so the system does at once
        while b"\x1b[?1049l\x1b[?1049h\x1b[?7l\x1b[?25l" not in terminal.raw[drawn:]:
            assert terminal.read(PATIENCE_S)
        terminal.expect(CHOOSE)
        step(terminal, "right", "right")
        assert "║ 2 ║" in terminal.text


def test_another_size_of_the_window_is_drawn_at_once(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        assert "│ The fifteen" not in terminal.text
        terminal.resize(120, 30)
        terminal.expect("│ The fifteen")
        terminal.resize(70, 20)  # too small for some boards, but nothing breaks
        terminal.gone("│ The fifteen")
        terminal.expect(CHOOSE)
        assert terminal.scroll_back == ""


def test_cards_are_chosen_by_arrows_numbers_notation_or_name(home: Path) -> None:
    german = {"LC_ALL": "de"}
    with play(
        home, "mausen", "--seats", "3", "--bots", "simple,simple", *MAUSEN, environment=german
    ) as terminal:
        for keys, played in [
            (["right", "right", "enter"], "elephant2"),
            (["down", "down", "right", "enter"], "dog2"),
            (["1", "0", "enter"], "cat4"),  # the tenth of those left
            ([*"cat3", "enter"], "cat3"),
            ([*"hund4", "enter"], "dog4"),
            (["x", "backspace", "up", "enter"], "mouse4"),
            ([*"xyz", "escape", "left", "left", "enter"], "mouse2"),
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
        terminal.expect("I don’t understand '16'. You can choose card 1, card 2,")
        assert "║" not in terminal.text  # not even card 1, whose number it begins with
        assert "Ada: what will you do?" in terminal.text
        terminal.resize(90, 24)
        time.sleep(0.5)
        terminal.settle()
        assert "I don’t understand" in terminal.text  # it stays until a key is pressed
        step(terminal, "enter")
        assert "I don’t understand" not in terminal.text
        terminal.press("enter", "enter")
        terminal.settle()
        assert CHOOSE in terminal.text
        step(terminal, "right")
        assert "║ 1 ║" in terminal.text
        (file,) = files(home)
        assert not [put for put in Record.load(file).inputs if put.actor == 0]


def test_the_question_mark_shows_what_can_be_done_and_the_rules(home: Path) -> None:
    with play(
        home, "zocken", "--seats", "2", "--bots", "simple", "--option", "first=0"
    ) as terminal:
        terminal.expect(CHOOSE)
        step(terminal, "?")
        terminal.expect("What you can do now")
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
                shown = terminal.expect(CHOOSE, GO_ON)
                several = shown == CHOOSE and len(legal) > 1
                step(terminal, *["right"] * (several + (several and "stop" in legal)), "enter")
            assert (f"After {match} games: " in terminal.text) == (match > 1)
            if match == 1:
                assert mauseloch.replay(files(home)[0]).state.first == 1
                step(terminal, "3", "enter")
                terminal.expect("Saved to")
                assert "Save this game" not in terminal.text
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
        assert "Saved to" in terminal.text
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
        "--seed",
        "1",  # few choices, so the dice stay in sight above them
        environment={"TERM": "dumb"},
    ) as terminal:
        terminal.expect("Mia>")
        terminal.press("roll\r")
        terminal.expect("The dice show")
        terminal.press("rubbish\r")
        terminal.expect("I don’t understand 'rubbish'")
        terminal.press("ctrl-c")
        terminal.expect("Leave this game?")
        terminal.press("2\r")
        assert terminal.wait() == 0
        assert b"\x1b" not in terminal.raw
    with play(home, "geier", "--names", "Mia,Leo", "--bots", "none", *ASIS, "--plain") as refused:
        assert refused.wait() == 2
        assert "This terminal can’t hide" in refused.text


def test_a_closed_window_loses_nothing(home: Path) -> None:
    terminal = play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS)
    terminal.expect(CHOOSE)
    step(terminal, "5", "enter")
    os.close(terminal.ours)
    _, status = os.waitpid(terminal.pid, 0)
    unheard = 120  # Python's own exit code when the last output could not be written
    assert os.waitstatus_to_exitcode(status) in {0, unheard, 128 + signal.SIGHUP}
    (file,) = files(home)
    assert "0 5" in map(str, Record.load(file).inputs)


def test_unknown_keys_do_nothing(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        terminal.press("\x1b[15~", "\x1bO", "\x1bx", "\x1b[", "\x01")
        terminal.settle()
        step(terminal, "right", "right")
        assert "║ 2 ║" in terminal.text


def test_two_windows_do_not_play_the_same_match(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as first:
        first.expect(CHOOSE)
        step(first, "7", "enter")
        first.expect(GO_ON)
        (file,) = files(home)
        before = file.read_bytes()
        with play(home, "--resume", str(file)) as second:
            assert second.wait() == 2
            told = second.text.replace("\n", "")
            assert "geier-" in told
            assert "is being played in another window." in told
        with play(home, "--resume") as third:
            assert third.wait() == 2
            assert "There’s no unfinished game to continue." in third.text
        with play(home) as picker:
            picker.expect("What would you like to play?")
            assert "Continue your unfinished game" not in picker.text
            picker.press("ctrl-c")
            picker.wait()
        assert file.read_bytes() == before
        step(first, "enter")
        first.expect(CHOOSE)
        step(first, "ctrl-c")
        first.press("1", "enter")
        assert first.wait() == 0
    with play(home, "--resume", str(file)) as second:
        second.expect(CHOOSE)
        assert "│ 7 │" not in second.text
        second.kill()  # and a lock left behind by a crash locks nothing
    assert (home / "state" / "mauseloch" / "locks").exists()
    with play(home, "--resume") as again:
        again.expect(CHOOSE)
        again.press("ctrl-c")
        again.expect("Leave this game?")
        again.press("2", "enter")
        assert again.wait() == 0
    assert list((home / "state" / "mauseloch").iterdir()) == []


def test_the_window_has_its_own_size_whatever_is_said_about_it(home: Path) -> None:
    lies = {"COLUMNS": "80", "LINES": "50"}
    two = ["--names", "Mia,Leo", "--bots", "none"]
    with play(home, "geier", *two, *ASIS, environment=lies) as terminal:
        for name in ("Mia", "Leo"):
            terminal.expect(f"Pass the keyboard to {name}.")
            step(terminal, "enter")
            terminal.expect(CHOOSE)
            assert terminal.text.startswith(" Mauseloch · Hol’s der Geier\n")
            assert CHOOSE in terminal.text.splitlines()[-1]
            step(terminal, "?", " ", "enter", "tab", "enter", "right", "enter")
        terminal.expect(GO_ON)
        assert terminal.scroll_back == ""
    with play(home, "mausen", "--seats", "3", environment={"COLUMNS": "500", "LINES": "3"}) as wide:
        wide.expect("How good should they be?")
        assert wide.text.startswith(" Mauseloch\n")
        assert "Ctrl-C: leave" in wide.text.splitlines()[-1]
        assert wide.scroll_back == ""


TINY = [(10, 4), (20, 8), (30, 5)]


@pytest.mark.parametrize("size", TINY, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", mauseloch.games())
def test_a_tiny_window_is_no_disaster(home: Path, game: str, size: tuple[int, int]) -> None:
    options = {
        "mausen": "ties=booklet",
        "geier": "winner=unique",
        "zocken": "first=0",
        "geflippt": "window_ms=1000",
    }
    bots = {"mausen": "simple,simple"}.get(game, "simple")
    asked = [game, "--bots", bots, "--option", options[game], "--seed", "2"]
    columns, rows = size
    with play(home, *asked, columns=columns, rows=rows) as terminal:
        while b"?25l" not in terminal.raw or not files(home):
            assert terminal.read(PATIENCE_S)
        terminal.settle()
        for key in ["?", " ", "end", "q", "tab", "pageup", "enter", "right", *"xyz", "enter"]:
            terminal.press(key)
            terminal.settle()
        for key in ["right", "enter", "enter", "enter", " ", "1", "enter"]:
            terminal.press(key)
            terminal.settle()
        for width, height in [(1, 1), (2, 3), (200, 5), size] if size == TINY[0] else []:
            terminal.resize(width, height)
            time.sleep(0.3)
            terminal.press("right")
            terminal.settle()
        assert len(terminal.text.splitlines()) <= rows
        assert terminal.scroll_back == ""
        (file,) = files(home)
        assert [put for put in Record.load(file).inputs if put.actor == 0]
        terminal.press("ctrl-c")
        terminal.settle()
        terminal.press("1")
        terminal.settle()
        terminal.press("enter")
        assert terminal.wait() == 0
        assert b"Traceback" not in terminal.raw


@pytest.mark.parametrize("size", TINY, ids="{0[0]}x{0[1]}".format)
def test_a_tiny_picker_is_no_disaster(home: Path, size: tuple[int, int]) -> None:
    with play(home, columns=size[0], rows=size[1]) as terminal:
        while b"?25l" not in terminal.raw:
            assert terminal.read(PATIENCE_S)
        terminal.settle()
        for key in ["4", "enter", *"Mia", "enter", "enter", "enter", "enter"]:
            terminal.press(key)
            terminal.settle()
        assert terminal.scroll_back == ""
        assert Record.load(files(home)[0]).players[0].name == "Mia"


def test_a_window_that_is_too_small_says_so(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        assert terminal.text.splitlines()[0] == " Mauseloch · Hol’s der Geier"
        for columns, rows in [(79, 24), (80, 23), (60, 12)]:
            terminal.resize(columns, rows)
            terminal.expect(f"({columns}×{rows} < 80×24)")
            assert "(" in terminal.text.splitlines()[0]
        terminal.resize(80, 24)
        terminal.gone("< 80×24")
    ascii_only = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    with play(home, columns=60, rows=20, environment=ascii_only) as plain:
        plain.expect("(60x20 < 80x24)")


@pytest.mark.parametrize(("columns", "rows", "beside"), [(80, 12, 0), (120, 7, 82)])
def test_a_page_that_goes_on_says_so_and_nothing_of_it_is_lost(
    home: Path, columns: int, rows: int, beside: int
) -> None:
    """The story is shown below the board, or beside it."""
    asked = ["--seats", "4", "--bots", "simple,simple,simple", *MAUSEN, "--seed", "mouse"]
    with play(home, "mausen", *asked, columns=columns, rows=rows) as terminal:
        terminal.expect(CHOOSE)
        step(terminal, "right", "enter")
        pages = []
        while terminal.expect(MORE, GO_ON) == MORE:
            assert GO_ON not in terminal.text
            pages.append(terminal.text)
            step(terminal, "enter")
        pages.append(terminal.text)
        assert len(pages) > 1
        told = " ".join(
            " ".join(line[beside:] for page in pages for line in page.splitlines()[1:-1]).split()
        )
        match = mauseloch.replay(files(home)[0])
        names = ["Ada", "Ben", "Cleo", "Dino"]
        lines = list(story(match, texts("en"), None, names))[1:]
        assert len(lines) > 2
        for line in lines:
            assert " ".join(line.split()) in told
        step(terminal, "enter")
        terminal.expect(CHOOSE)
        assert terminal.scroll_back == ""


def test_rules_and_story_can_be_read_while_something_is_told(home: Path) -> None:
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        step(terminal, "7", "enter")
        terminal.expect(GO_ON)
        told = terminal.text
        step(terminal, "?")
        terminal.expect("Secret bidding", "Enter: back")
        assert "What you can do now" not in terminal.text  # nothing can be done now
        step(terminal, "enter")
        terminal.expect(GO_ON)
        assert terminal.text == told
        step(terminal, "tab")
        terminal.expect("The fifteen point cards are shuffled")
        step(terminal, "escape")
        terminal.expect(GO_ON)
        assert terminal.text == told


def test_who_wants_to_leave_is_heard_among_keys_that_are_not(home: Path) -> None:
    """Other keys pressed too early are dropped, but leaving always works."""
    with play(home, "mausen", "--names", "Mia,Leo,Kim", "--bots", "none", *MAUSEN) as terminal:
        terminal.expect("Pass the keyboard to Mia.")
        step(terminal, "enter")
        terminal.expect(CHOOSE)
        terminal.press("right", "enter", "enter", "x", "ctrl-c", "enter")
        terminal.expect("Leave this game?")
        (file,) = files(home)
        assert [put.actor for put in Record.load(file).inputs] == [0]


@pytest.mark.parametrize("key", ["ctrl-c", "ctrl-d", "ctrl-\\"])
def test_keys_that_end_programs_are_keys_like_others(home: Path, key: str) -> None:
    """They are read when a key is asked for, and never act as a signal in between."""
    with play(home, "geier", "--seats", "2", "--bots", "simple", *ASIS) as terminal:
        terminal.expect(CHOOSE)
        assert not termios.tcgetattr(terminal.ours)[3] & termios.ISIG
        step(terminal, "5", "enter")
        terminal.expect(GO_ON)
        terminal.press(key)
        if key != "ctrl-\\":  # this one leaves without a question
            terminal.expect("Leave this game?")
            terminal.press(key)
        assert terminal.wait() == 0
        assert "To continue this game: mauseloch play --resume" in terminal.text.replace("\n", "")
        assert b"Traceback" not in terminal.raw
        assert termios.tcgetattr(terminal.ours)[3] & termios.ISIG
    (file,) = files(home)
    assert "0 5" in map(str, Record.load(file).inputs)
