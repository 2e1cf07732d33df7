"""Bots that are too slow or fail: they end the run, or forfeit their matches."""

import sys
from pathlib import Path

import pytest

import mauseloch
from mauseloch import arena
from mauseloch.bots.failure import BotError
from mauseloch.cli import arena_tables
from mauseloch.texts import LANGUAGES, texts
from tests.arena.test_blocks import bot

LATER = """
def answer(question):
    if len(question.view.hand) == 9:
        {}
    return question.legal[0]
"""


def test_an_endless_loop_ends_the_run_with_its_line(tmp_path: Path) -> None:
    file = bot(tmp_path, LATER.format("while True: pass"))
    plan = arena.plan("geier", ["simple", file], games=2, limit_s=0.2)
    with pytest.raises(BotError) as raised:
        arena.played(plan, 0, 0)
    assert str(raised.value) == f"{file}: the bot thought for more than 0.2 s (my_bot.py, line 4)"


def test_the_first_answer_may_take_longer_because_of_compilers(tmp_path: Path) -> None:
    text = (
        "import time\nasked = []\n"
        "def answer(question):\n"
        "    if not asked: time.sleep(0.5)\n"
        "    asked.append(1)\n"
        "    return question.legal[0]"
    )
    plan = arena.plan("geier", ["simple", bot(tmp_path, text)], games=2, limit_s=0.2)
    assert len(arena.played(plan, 0, 0)[0].matches) == 2


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("while True: pass", "the bot thought for more than 0.1 s (my_bot.py, line 4)"),
        ("1 / 0", "the bot failed: ZeroDivisionError: division by zero (my_bot.py, line 4)"),
        ("return 'fly'", "the bot answered 'fly', but may do "),
    ],
)
def test_a_bot_that_fails_forfeits_its_match_and_the_others_finish_it(
    what: str, told: str, tmp_path: Path
) -> None:
    file = bot(tmp_path, LATER.format(what))
    plan = arena.plan(
        "geier", [file, "simple"], games=2, seats=4, limit_s=0.1, forfeits=True, records=True
    )
    block, records = arena.played(plan, 0, 0)
    for match, line in zip(block.matches, records, strict=True):
        assert match.forfeits == (0,)
        places = dict(zip(match.seating, match.ranks, strict=True))
        assert places[0] == 3  # both of its seats are last
        assert match.share == 0
        outcome = mauseloch.replay(mauseloch.Record.loads(line)).outcome
        assert outcome is not None  # a stand-in has finished it
    first = block.verdicts[0]
    assert first.bot == 0
    assert first.told.startswith(told)
    report = arena.report(plan, [block])
    [failing, simple] = report.standings
    assert (failing.forfeits, failing.points, simple.forfeits) == (2, None, 0)
    assert report.duels[0].share == 0
    assert report.duels[0].points[0] is None
    for language in LANGUAGES:
        page = arena_tables.page(report, texts(language))
        assert texts(language)(first.words) in page
        assert "my_bot.py" in page
    document = arena_tables.document(report)
    assert document["bots"][0]["forfeits"] == 2
    assert document["bots"][0]["first_forfeit"] == first.told


def test_if_all_forfeit_they_share_the_match(tmp_path: Path) -> None:
    files = [bot(tmp_path, "def answer(question): 1 / 0", f"{name}.py") for name in "ab"]
    plan = arena.plan("geier", files, games=2, forfeits=True)
    block, _ = arena.played(plan, 0, 0)
    assert [match.ranks for match in block.matches] == [(1, 1), (1, 1)]
    assert block.share == 0.5


def test_a_sleeping_bot_is_woken_in_a_process_and_what_bots_print_goes_to_a_file(
    tmp_path: Path,
) -> None:
    printed = tmp_path / "printed.txt"
    file = bot(tmp_path, "print('loaded')\n" + LATER.format("__import__('time').sleep(1000)"))
    talks = bot(tmp_path, "def answer(q):\n    print('hm')\n    return q.legal[0]", "talks.py")
    plan = arena.plan("geier", [file, talks], games=2, limit_s=0.2, forfeits=True)
    with arena.workers(1, printed) as pool:
        report = arena.run(plan, pool)
    assert [one.forfeits for one in report.standings] == [2, 0]
    verdict = report.standings[0].verdict
    assert verdict is not None
    assert verdict.told.endswith("(my_bot.py, line 5)")
    lines = printed.read_text(encoding="utf-8").splitlines()
    assert lines.count("talks.py: hm") == 3 * 15  # with the match to warm up


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_bot_that_nothing_can_stop_ends_its_process_and_the_run(tmp_path: Path) -> None:
    deaf = "__import__('signal').signal(__import__('signal').SIGUSR1, lambda *_: None)"
    text = f"{deaf}\n" + LATER.format("while True: pass")
    plan = arena.plan("geier", ["simple", bot(tmp_path, text)], games=2, limit_s=0.2)
    with arena.workers(1) as pool, pytest.raises(BotError) as raised:
        arena.run(plan, pool)
    assert str(raised.value).startswith("a bot cannot be stopped (my_bot.py, line ")
    assert raised.value.words.id == "error-arena-hangs"
