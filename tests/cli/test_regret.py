"""`mauseloch regret` from the command line."""

import json
import sys
from pathlib import Path

import pytest

from mauseloch.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


def refusal(capsys: Capture, *arguments: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(["regret", *arguments])
    assert stopped.value.code == 2
    return capsys.readouterr().err


def test_the_report_in_words(capsys: Capture) -> None:
    assert main(["regret", "pip", "--positions", "5", "--samples", "2", "--matches", "2"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Hol’s der Geier: pip\n5 published positions, each asked 2 times\n")
    assert "Mäusezocken: pip\n" in told
    assert told.count("2 matches against simple, each deal from both seats\n") == 2
    assert told.count("\n  own ") == 4
    assert "Each position was asked several times" in told


def test_the_report_for_programs(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "agent.py"
    file.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.loads(line)['actions'][-1], flush=True)\n",
        encoding="utf-8",
    )
    arguments = ["regret", f"{sys.executable} {file}", "--command", "--positions", "1", "--json"]
    assert main([*arguments, "--game", "geier", "--skins", "own, invented"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["format"] == "mauseloch regret 1"
    assert [one["skin"] for one in told["measured"]] == ["own", "invented"]
    first, second = told["measured"]
    assert first["positions"] == second["positions"]
    assert first["positions"]["regret"]["win"]["radius"] is None  # one position has no interval
    assert first["matches"] is None


def test_what_cannot_be_measured_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    assert "Name an agent" in refusal(capsys)
    assert "nobody" in refusal(capsys, "nobody")
    assert "--samples" in refusal(capsys, "pip", "--samples", "0")
    assert "regret" in refusal(capsys, "pip", "--game", "mausen")
    assert "no skin" in refusal(capsys, sys.executable, "--command", "--skins", "blue")
    assert refusal(capsys, "pip", "--positions", "0", "--matches", "1", "--against", "you")
    file = tmp_path / "broken.py"
    file.write_text("def answer(question):\n    return 1 / 0\n", encoding="utf-8")
    told = refusal(capsys, str(file), "--positions", "1")
    assert "return 1 / 0" in told
    failure = "ZeroDivisionError: division by zero (broken.py, line 2)"
    assert told.splitlines()[-1] == f"mauseloch: The bot failed: {failure}"
