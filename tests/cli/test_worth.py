"""`mauseloch worth`: the truth about one moment of a match, in a terminal and for programs."""

import json
import re
from pathlib import Path

import pytest

import mauseloch
from mauseloch.cli import main
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.texts import LANGUAGES
from tests.cli.test_cli import failure
from tests.coach.fitting import fitted
from tests.coach.planting import players

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of two: a bot and a person."""
    game = mauseloch.game("geier")
    match = Match(game, 2, 5)
    mauseloch.play(match, players(game, 2, 5))
    named = (Player("Pip", "pip"), Player("Mia"))
    Record(**{**vars(match.record()), "players": named}).save(tmp_path / "match.json")
    return tmp_path / "match.json"


def told(capsys: Capture, file: Path, *more: str) -> str:
    assert main(["worth", str(file), *more]) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    return heard.out


def test_approximate_chances_say_how_good_they_are(file: Path, capsys: Capture) -> None:
    with fitted(bound="nearly_all"):
        lines = told(capsys, file, "--at", "1", "--seat", "2").splitlines()
    assert lines[0] == "Hol’s der Geier: Mia’s choice at input 1 (seat 2)"
    assert lines[2].split() == ["choice", "chance", "cost"]
    assert lines[3].split() == ["card", "15", "57.0%", "±", "0.4"]
    assert lines[4].split() == ["card", "14", "56.0%", "±", "0.4", "1.0"]
    assert lines[17].split() == ["card", "1", "43.0%", "±", "0.4", "14.0"]
    assert re.fullmatch(r"Chosen: card \d+\.", lines[19])
    assert lines[20:] == [
        "These chances are approximate: they come from a learned value.",
        "95 in 100 such values are no further off than ±.",
        "A cost no larger than that can’t be measured.",
    ]


def test_exact_chances_show_an_error_only_if_it_can_be_seen(file: Path, capsys: Capture) -> None:
    length = len(Record.load(file).inputs)
    shown = told(capsys, file, "--at", str(length - 8))
    assert shown.endswith("These chances were calculated exactly.\n")
    assert "±" not in shown


def test_samples_are_called_estimates(capsys: Capture, tmp_path: Path) -> None:
    match = Match(mauseloch.game("geier"), 3, 5)
    match.record().save(tmp_path / "open.json")
    shown = told(capsys, tmp_path / "open.json", "--rollouts", "48")  # where it stands
    assert shown.startswith("Hol’s der Geier: Ada’s choice at input 1 (seat 1)\n")
    assert "Chosen" not in shown
    assert shown.splitlines()[-1].startswith("Chances are estimates")
    assert shown == told(capsys, tmp_path / "open.json", "--rollouts", "48", "--seed", "0")
    assert shown != told(capsys, tmp_path / "open.json", "--rollouts", "48", "--seed", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(language: str, file: Path, capsys: Capture) -> None:
    with fitted():
        shown = told(capsys, file, "--at", "1", "--lang", language)
    assert not re.search(r"[{}$]|None|bound|worth-", shown)
    assert "±" in shown.splitlines()[-2]


def test_json_is_for_programs(file: Path, capsys: Capture) -> None:
    with fitted():
        found = json.loads(told(capsys, file, "--at", "1", "--json"))
    assert (found["game"], found["seat"], found["at"]) == ("geier", 0, 1)
    assert (found["exact"], found["bound"], found["best"]) == (False, "rms", "15")
    assert [one["action"] for one in found["actions"]] == [str(card) for card in range(15, 0, -1)]
    assert found["actions"][1] == {
        "action": "14",
        "doing": "card 14",
        "chance": 0.56,
        "error": 0.004,
        "cost": 0.0,
    }


def test_what_cannot_be_judged_is_refused(file: Path, capsys: Capture, tmp_path: Path) -> None:
    assert "Name the file of a record." in failure(capsys, "worth")
    assert "none.json" in failure(capsys, "worth", str(tmp_path / "none.json"))
    for at, why in (
        ("0", "nobody is asked at 0; the next question is at 1"),
        ("999", "not 999"),
        ("-1", "not -1"),
    ):
        refused = failure(capsys, "worth", str(file), "--at", at)
        assert "There’s nothing to choose there" in refused
        assert refused.endswith(f"{why}\n")
        assert str(file) in refused
    assert "nobody is asked at" in failure(capsys, "worth", str(file))  # it is over
    for seat in ("0", "3"):
        refused = failure(capsys, "worth", str(file), "--at", "1", "--seat", seat)
        assert f"there is no seat {seat}; seats are 1 to 2" in refused
    refused = failure(capsys, "worth", str(file), "--at", "1", "--rollouts", "1")
    assert "--rollouts must be at least 2, not 1." in refused
