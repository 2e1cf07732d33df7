"""Bots of one's own in `watch`, `play` and `replay`, from a folder of theirs."""

import io
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import mauseloch
from mauseloch import arena
from mauseloch.bots import overtime
from mauseloch.cli import main
from mauseloch.core.record import Player, Record
from tests.cli.test_cli import failure

Capture = pytest.CaptureFixture[str]
BOT = "import random\ndef answer(question):\n    return random.choice(question.legal)\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot in it, and nothing else."""
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    return tmp_path


def told(capsys: Capture, *arguments: str) -> list[str]:
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def unfinished(capsys: Capture, *arguments: str) -> bool:
    """Whether a match was broken off because the input ended."""
    with pytest.raises(SystemExit):
        main(arguments)
    return "The input ended before the game was over." in capsys.readouterr().err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("named", ["my_bot.py", "./my_bot.py", "my_bot:answer"])
def test_watch_takes_a_bot_of_ones_own_and_repeats_a_seed(named: str, capsys: Capture) -> None:
    once, again, other = (
        told(capsys, "watch", "geier", "--bots", f"{named},pip", "--seed", seed) for seed in "112"
    )
    assert "my_bot" in once[0]
    assert once == again
    assert once[1:] != other[1:]
    race = told(capsys, "watch", "geflippt", "--bots", named, "--seats", "2", "--seed", "1")
    assert race[-1] == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1 / 0", "The bot failed: ZeroDivisionError: division by zero (bad.py, line 1)"),
        ("def answer(q):\n    return 1 / 0", "division by zero (bad.py, line 2)"),
        ("def answer(q):\n    return 'fly'", "The bot answered 'fly', but its legal actions are"),
        ("x = 1", "has no function answer(question)."),
    ],
)
def test_watch_and_play_say_what_is_wrong_with_a_bot(
    text: str, message: str, here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "bad.py").write_text(text, encoding="utf-8")
    for command in ("watch", "play"):
        typed(monkeypatch, "15", "14")
        with pytest.raises(SystemExit) as stopped:
            main([command, "geier", "--bots", "bad.py" if command == "play" else "pip,bad.py"])
        assert stopped.value.code == 2
        *trace, last = capsys.readouterr().err.splitlines()
        assert last.startswith("mauseloch: bad.py: ")
        assert message in last
        assert bool(trace) == ("1 / 0" in text)
    missing = failure(capsys, "watch", "geier", "--bots", "none.py")
    assert missing.startswith("mauseloch: Couldn’t use none.py: ")


def test_watch_says_when_a_bot_thinks_long(
    here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overtime, "NOTICE_S", 0.05)
    text = "import time\ndef answer(q):\n    time.sleep(0.3 * (len(q.legal) == 15))\n"
    (here / "slow.py").write_text(f"{text}    return q.legal[0]", encoding="utf-8")
    assert main(["watch", "geier", "--bots", "slow.py,pip", "--seed", "1"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "The bot has been thinking for 0.05 s (slow.py, line 3)."
    assert lines[1] == "The bot has been thinking for 0.1 s (slow.py, line 3)."


def test_play_takes_a_bot_of_ones_own_and_its_record_loads_no_code(
    here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["play", "geier", "--bots", "./my_bot.py,simple", "--seed", "3", "--save", "m.json"]
    typed(monkeypatch, "15", "14")
    assert unfinished(capsys, *asked)
    record = Record.load(here / "m.json")
    assert list(record.players[1:]) == [Player("my_bot", "my_bot.py"), Player("Ben", "simple")]
    before = len(record.inputs)
    typed(monkeypatch, "13")
    message = "my_bot.py plays in this match, and a record loads no code by itself"
    assert message in failure(capsys, "play", "--resume", "m.json")
    assert len(Record.load(here / "m.json").inputs) == before
    typed(monkeypatch, "13")
    assert unfinished(capsys, "play", "--resume", "m.json", "--bots", "my_bot.py")
    assert len(Record.load(here / "m.json").inputs) > before


def test_what_a_bot_prints_comes_after_the_match(
    here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "def answer(q):\n    print('psst', q.legal[0])\n    return q.legal[0]"
    (here / "talks.py").write_text(text, encoding="utf-8")
    typed(monkeypatch, *[str(card) for card in range(15, 0, -1)])
    lines = told(capsys, "play", "geier", "--bots", "talks.py", "--seed", "1")
    assert lines[-15:] == [f"psst {card}" for card in range(1, 16)]
    assert not any("psst" in line for line in lines[:-15])


@pytest.fixture
def records(here: Path) -> Path:
    """What an arena leaves behind: four matches, and a line that is just being written."""
    plan = arena.plan("geier", ["my_bot.py", "pip"], games=4, records=True)
    lines = [line for block in (0, 1) for line in arena.played(plan, 0, block)[1]]
    file = here / "records.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines) + lines[0][:50], encoding="ascii")
    return file


def test_replay_lists_the_matches_of_an_arena_and_tells_one(records: Path, capsys: Capture) -> None:
    *lines, hint = told(capsys, "replay", str(records))
    written = [Record.loads(line) for line in records.read_text("ascii").splitlines()[:4]]
    assert len(lines) == 4
    for number, (line, record) in enumerate(zip(lines, written, strict=True), start=1):
        assert record.outcome is not None
        names = ", ".join(player.name for player in record.players)
        scores = " : ".join(map(str, record.outcome.scores))
        assert line == f"{number}. Hol’s der Geier – {names}: {scores}"
    assert "--match" in hint
    first = told(capsys, "replay", str(records), "--match", "3")
    assert "my_bot.py" in first[0]
    assert first[-1].startswith("Verified: ")


def test_a_match_that_is_not_there_is_refused(records: Path, capsys: Capture) -> None:
    several = (
        f"mauseloch: {records}: The file holds 4 matches; choose one with --match, from 1 to 4.\n"
    )
    for number in ("0", "5"):
        assert failure(capsys, "replay", str(records), "--match", number) == several
    single = records.with_name("one.json")
    game = mauseloch.game("geier")
    mauseloch.Match(game, 2, 1).record().save(single)
    message = f"mauseloch: {single}: The file holds only one match.\n"
    assert failure(capsys, "replay", str(single), "--match", "2") == message
    assert told(capsys, "replay", str(single), "--match", "1")


def test_a_damaged_line_is_named(records: Path, capsys: Capture) -> None:
    lines = records.read_text("ascii").splitlines()
    for text in ('{"format": "mauseloch 1"}', "[]", "Dear diary"):
        records.write_text("\n".join([lines[0], text, *lines[2:4]]) + "\n", encoding="ascii")
        assert ": line 2: " in failure(capsys, "replay", str(records), "--match", "2")
        assert told(capsys, "replay", str(records), "--match", "3")


def test_review_looks_at_the_match_that_is_chosen(here: Path, capsys: Capture) -> None:
    lines = []
    for seed in (1, 2):
        match = mauseloch.Match(mauseloch.game("geier"), 3, seed)  # for two, it solves endgames
        mauseloch.play(match, [lambda question: question.legal[0]] * 3)
        lines.append(match.record().line())
    file = here / "records.jsonl"
    file.write_text("\n".join([*lines, ""]), encoding="ascii")
    assert "choose one with --match" in failure(capsys, "review", str(file))
    asked = ["review", str(file), "--match", "2", "--seat", "1", "--rollouts", "8", "--json"]
    found = json.loads("\n".join(told(capsys, *asked)))
    assert found["game"] == "geier"


def test_one_match_on_one_line_is_one_match(records: Path, capsys: Capture) -> None:
    line = records.read_text("ascii").splitlines()[0]
    for text in (line, f"{line}\n"):
        records.write_text(text, encoding="ascii")
        assert told(capsys, "replay", str(records))[-1].startswith("Verified: ")
    record = replace(Record.loads(line), players=())
    records.write_text(f"{record.line()}\n{record.line()}\n", encoding="ascii")
    assert "Ada, Ben" in told(capsys, "replay", str(records))[0]
