"""A bot that thinks for too long is ended, wherever it runs, and its line is told."""

import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.bots.failure import BotError, Place
from mauseloch.bots.overtime import TICK_S, Watchman, dumped
from mauseloch.bots.own import asked, load
from mauseloch.core.bot import Answer, Question
from mauseloch.core.words import say

QUESTION: Question[Any, Any] = mauseloch.Match(mauseloch.game("geier"), 2, 1).question(0)
LIMIT_S = 4 * TICK_S


def bot(folder: Path, text: str) -> Any:
    file = folder / "slow.py"
    file.write_text(text, encoding="utf-8")
    return partial(asked, load(file), QUESTION)


def test_an_endless_loop_is_ended_and_its_line_is_told(tmp_path: Path) -> None:
    endless = bot(tmp_path, "def answer(question):\n    n = 0\n    while True:\n        n += 1")
    with pytest.raises(BotError, match=r"more than 0\.2 s \(slow\.py, line [34]\)"):
        Watchman().limited(LIMIT_S, endless)


def test_the_line_is_the_bots_own_even_if_it_is_busy_elsewhere(tmp_path: Path) -> None:
    text = "import random\ndef answer(question):\n    while True: random.choice([1, 2])"
    with pytest.raises(BotError) as raised:
        Watchman().limited(LIMIT_S, bot(tmp_path, text))
    assert raised.value.words == say("error-bot-slow-at", seconds="0.2", file="slow.py", line="3")


def test_a_bot_that_swallows_the_first_exception_gets_another(tmp_path: Path) -> None:
    text = (
        "def answer(question):\n"
        "    try:\n"
        "        while True: pass\n"
        "    except BaseException:\n"
        "        while True: pass\n"
    )
    with pytest.raises(BotError, match=r"line 3\)"):
        Watchman().limited(LIMIT_S, bot(tmp_path, text))


def test_an_answer_that_comes_too_late_does_not_count(tmp_path: Path) -> None:
    text = (
        "def answer(question):\n"
        "    try:\n"
        "        while True: pass\n"
        "    except BaseException:\n"
        "        return question.legal[0]\n"
    )
    with pytest.raises(BotError, match="thought for more than"):
        Watchman().limited(LIMIT_S, bot(tmp_path, text))


def test_a_quick_bot_is_left_alone_and_nothing_comes_later() -> None:
    watchman = Watchman()
    for _ in range(2000):
        assert watchman.limited(LIMIT_S, lambda: Answer("1")) == Answer("1")
    until = time.monotonic() + 3 * LIMIT_S
    while time.monotonic() < until:  # an exception would be raised in here
        pass
    assert not watchman._moves


def test_a_failure_of_its_own_stays_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="ZeroDivisionError"):
        Watchman().limited(60, bot(tmp_path, "def answer(question): return 1 / 0"))


def test_without_a_limit_nobody_watches() -> None:
    watchman = Watchman()
    assert watchman.limited(0, lambda: Answer("1")) == Answer("1")
    assert not watchman._watching


def test_bots_in_two_threads_have_limits_of_their_own(tmp_path: Path) -> None:
    watchman, told = Watchman(), []
    endless = bot(tmp_path, "def answer(question):\n    while True: pass")

    def play(limit_s: float) -> None:
        try:
            watchman.limited(limit_s, endless)
        except BotError as error:
            told.append(str(error))

    threads = [threading.Thread(target=play, args=(limit_s,)) for limit_s in (0.1, 0.3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [text.partition(" s")[0][-3:] for text in told] == ["0.1", "0.3"]


def test_the_line_is_found_in_the_dump_of_a_process_that_was_ended() -> None:
    ours = Path(mauseloch.__file__).parent
    text = (
        "Thread 0x01 (most recent call first):\n"
        f'  File "{ours}/bots/overtime.py", line 120 in _watch\n\n'
        "Current thread 0x02 (most recent call first):\n"
        f'  File "{threading.__file__}", line 9 in wait\n'
        '  File "/home/ada/helper.py", line 7 in think\n'
        '  File "/home/ada/my_bot.py", line 3 in answer\n'
        f'  File "{ours}/bots/own.py", line 170 in asked\n'
    )
    assert dumped(text) == Place("helper.py", 7)
    assert dumped("") is None
