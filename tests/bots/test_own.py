"""Custom bots: found by file or module, asked, and quoted when they fail."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.bots import own
from mauseloch.bots.failure import BotError
from mauseloch.core.bot import Answer, Question
from mauseloch.core.words import say

QUESTION: Question[Any, Any] = mauseloch.Match(mauseloch.game("geier"), 2, 1).question(0)


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder; modules found in it are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return tmp_path


def test_a_bot_is_a_file_or_a_module_or_a_function_of_a_module(here: Path) -> None:
    text = "def answer(question): return '1'\ndef other(question): return '2'"
    written(here / "a_bot_of_mine.py", text)
    (here / "bots_of_mine").mkdir()
    written(here / "bots_of_mine" / "quick.py", text)
    for named, said in {
        "a_bot_of_mine.py": "1",
        "bots_of_mine/quick.py": "1",
        "a_bot_of_mine": "1",
        "bots_of_mine.quick": "1",
        "bots_of_mine.quick:other": "2",
    }.items():
        assert own.asked(own.load(named), QUESTION) == Answer(said)
    assert own.asked(own.load(here / "a_bot_of_mine.py"), QUESTION) == Answer("1")


def test_two_files_of_one_name_are_two_bots(here: Path) -> None:
    bots = []
    for number in "12":
        (here / number).mkdir()
        file = written(here / number / "bot.py", f"SAID = '{number}'\ndef answer(q): return SAID")
        bots.append(own.load(file))
    assert [bot(QUESTION) for bot in bots] == ["1", "2"]


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("nowhere.at_all", "the bot failed: ModuleNotFoundError: No module named 'nowhere'"),
        ("json:no_such", "json has no function no_such(question)"),
        ("json", "json has no function answer(question)"),
        (".x", "the bot failed: TypeError: the 'package' argument is required"),
    ],
)
def test_a_module_that_is_no_bot_is_said(named: str, told: str, here: Path) -> None:
    with pytest.raises(BotError) as raised:
        own.load(named)
    assert str(raised.value).startswith(told)
    assert "importlib" not in raised.value.trace


def test_a_file_that_cannot_be_read_is_named_but_not_one_that_the_bot_reads(here: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        own.load("none.py")
    assert missing.value.filename == "none.py"
    written(here / "reader.py", "open('its_table.bin')")
    with pytest.raises(BotError, match=r"FileNotFoundError: .*its_table\.bin"):
        own.load("reader.py")


def test_an_interrupted_import_is_no_failure_of_the_bot(here: Path) -> None:
    written(here / "stopped.py", "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        own.load("stopped.py")


def test_an_error_of_a_bot_can_travel_between_processes() -> None:
    def answer(_: object) -> str:
        raise ZeroDivisionError("oh")

    line = str(answer.__code__.co_firstlineno + 1)

    with pytest.raises(BotError) as raised:
        own.asked(answer, QUESTION)
    travelled = pickle.loads(pickle.dumps(raised.value))  # noqa: S301 - our own
    assert str(travelled) == f"the bot failed: ZeroDivisionError: oh (test_own.py, line {line})"
    assert travelled.words == say(
        "error-bot-failed-at", error="ZeroDivisionError: oh", file="test_own.py", line=line
    )
    assert "test_own.py" in travelled.trace


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("x = (", "my.py, line 1"),
        ("\n\nimport nowhere", "my.py, line 3"),
        ("import fails_beside", "fails_beside.py, line 2"),
        ("def f():\n    raise OSError('oh')\nf()", "my.py, line 2"),
        ("import json\n\njson.loads('{')", "my.py, line 3"),  # not within json
        ("raise SystemExit(3)", "my.py, line 1"),
    ],
)
def test_what_fails_while_loading_is_told_with_file_and_line(
    text: str, place: str, here: Path
) -> None:
    written(here / "fails_beside.py", "\n1 / 0")
    with pytest.raises(BotError) as raised:
        own.load(written(here / "my.py", text))
    assert str(raised.value).endswith(f" ({place})")
    assert raised.value.words.id == "error-bot-failed-at"
    file, _, line = place.partition(", ")
    assert f'{file}", {line}' in raised.value.trace


def test_bots_in_two_folders_have_helpers_of_the_same_name(here: Path) -> None:
    bots = []
    for number, folder in enumerate(("one", "two", "one")):
        (here / folder).mkdir(exist_ok=True)
        written(here / folder / "helper.py", f"NUMBER = {number}")
        text = "import helper\ndef answer(q): return q.legal[helper.NUMBER]"
        bots.append(own.Own(str(written(here / folder / "my.py", text))))
    answers = [bot(QUESTION).action for bot in bots]
    assert answers == list(QUESTION.legal[:3])


def test_a_bot_may_be_called_like_a_module_of_python_or_an_installed_one(here: Path) -> None:
    for name in ("random", "numpy", "mauseloch"):
        text = "import random, mauseloch\ndef answer(q): return random.choice(q.legal)"
        bot = own.load(written(here / f"{name}.py", text))
        assert own.asked(bot, QUESTION).action in QUESTION.legal
        code = "import random, mauseloch; random.choice, mauseloch.Match"
        finished = subprocess.run(  # noqa: S603 - our own Python
            [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; {code}"], check=False
        )
        assert finished.returncode == 0


def test_whoever_interrupts_a_bot_interrupts_the_program() -> None:
    def answer(_: object) -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        own.asked(answer, QUESTION)
