"""`mauseloch review`: looking back at a match in a terminal."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import mauseloch
from mauseloch.cli import main, review
from mauseloch.coach.review import Choice, Point, Review
from mauseloch.core.match import Match
from mauseloch.core.record import Player, Record
from mauseloch.core.words import say
from mauseloch.texts import LANGUAGES, texts
from tests.cli.test_cli import failure
from tests.coach.planting import players

Capture = pytest.CaptureFixture[str]
QUICK = ["--rollouts", "48"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of three players, the second of whom is a person."""
    game = mauseloch.game("geier")
    match = Match(game, 3, 5)
    mauseloch.play(match, players(game, 3, 5))
    named = (Player("Pip", "pip"), Player("Mia"), Player("Leo"))
    record = Record(**{**vars(match.record()), "players": named})
    record.save(tmp_path / "match.json")
    return tmp_path / "match.json"


def told(capsys: Capture, file: Path, *more: str) -> str:
    assert main(["review", str(file), *QUICK, *more]) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    return heard.out


def test_it_tells_choices_the_curve_and_turns(file: Path, capsys: Capture) -> None:
    lines = told(capsys, file).splitlines()
    assert lines[0] == "Hol’s der Geier: Mia’s choices (seat 2)"
    assert lines[2].split() == ["input", "chosen", "chance", "better", "cost"]
    rows = lines[3 : lines.index("", 3)]
    assert len(rows) == 14
    row = r" +\d+   card \d+ +\d+\.\d%(?:   card \d+ +\d+\.\d ± \d+\.\d)?"
    assert all(re.fullmatch(row, one) for one in rows), rows
    assert any("±" in one for one in rows)
    curve = next(one for one in lines if one.startswith("Chances of winning in percent"))
    assert len(re.findall(r"\d+", curve)) == 16
    assert curve.endswith((" 0", " 100", " 50", " 33"))
    where = lines.index("Turning points")
    assert all(one.startswith("  Input ") for one in lines[where + 1 : lines.index("", where)])
    assert re.fullmatch(r"All choices together cost \d+\.\d percentage points\.", lines[-2])
    assert "estimates" in lines[-1]


def test_the_same_seed_tells_the_same(file: Path, capsys: Capture) -> None:
    first = told(capsys, file, "--seed", "3")
    assert first == told(capsys, file, "--seed", "3")
    assert first != told(capsys, file, "--seed", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(language: str, file: Path, capsys: Capture) -> None:
    found = told(capsys, file, "--lang", language, "--seat", "1")
    speak = texts(language)
    game = say("geier-title")
    assert found.startswith(speak(say("review-headline", game=game, name="Pip", seat=1)) + "\n")
    assert found.endswith(speak(say("review-sampled")) + "\n")
    assert not re.search(r"[{}$]|None", found)


def test_json_is_for_programs(file: Path, capsys: Capture) -> None:
    found = json.loads(told(capsys, file, "--json", "--seat", "3"))
    assert (found["game"], found["seats"], found["seat"]) == ("geier", 3, 2)
    assert len(found["choices"]) == 14
    assert found["choices"][0]["doing"] == f"card {found['choices'][0]['action']}"
    assert len(found["points"]) == 16
    assert all(isinstance(one, str) for turn in found["turning_points"] for one in turn["words"])


def test_in_a_terminal_the_curve_is_drawn(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    lines = told(capsys, file).splitlines()
    top = lines.index("Chances of winning, from start to finish") + 1
    assert [line[:7] for line in lines[top : top + 5]] == [
        "  100 │",
        "      │",
        "      │",
        "      │",
        "    0 │",
    ]


def points(*chances: float) -> list[Point]:
    return [Point(place, chance, 0.0, exact=True) for place, chance in enumerate(chances)]


def test_columns_are_as_high_as_the_chances() -> None:
    assert list(review.curve(points(0, 0.1, 0.5, 1))) == [
        "  100 │      ██",
        "      │      ██",
        "      │    ▄▄██",
        "      │    ████",
        "    0 │  ▄▄████",
    ]
    widest = max(map(len, review.curve(points(*[1.0] * 60))))
    assert widest == len("  100 │") + 60  # one column per point when there are many


def looked(*choices: Choice) -> Review:
    return Review("zocken", 1, 2, 0, tuple(points(0.5, 1)), choices, (), 0.125, 1.0)


def choice(**how: Any) -> Choice:
    roll, stop = say("zocken-do-roll"), say("zocken-do-stop")
    return Choice(7, "stop", stop, "roll", roll, **{**EXACT, **how})


EXACT: dict[str, Any] = {
    "chance": 0.5,
    "best_chance": 0.625,
    "cost": 0.125,
    "error": 0.0,
    "exact": True,
}


def test_what_is_exact_is_said_to_be() -> None:
    def lines(*choices: Choice) -> list[str]:
        return list(review.told(looked(*choices), "Mia", texts("en"), drawn=False))

    exact, sampled = choice(), choice(exact=False, error=0.01)
    assert lines(exact)[-1] == "All choices were judged exactly."
    assert lines(exact)[-2] == "All choices together cost 12.5 percentage points."
    assert lines(exact)[3].split()[-3:] == ["50.0%", "roll", "12.5"]
    assert lines(exact, sampled)[-1].startswith("1 choice was judged exactly; the chances of")
    assert lines(exact, sampled)[4].endswith("12.5 ± 1.0")
    assert lines()[2] == "There was nothing to decide."
    assert "Turning points" not in lines()


def test_what_is_approximate_is_said_to_be_with_what_its_error_means() -> None:
    def lines(*choices: Choice) -> list[str]:
        found = list(review.told(looked(*choices), "Mia", texts("en"), drawn=False))
        return found[found.index("All choices together cost 12.5 percentage points.") + 1 :]

    near, exact = choice(exact=False, error=0.01, bound="rms"), choice(bound="all")
    sampled = choice(exact=False, error=0.01)
    about = "± is how far off such a value usually is: its root mean square error."
    least = "A cost no larger than twice that can’t be measured."
    assert lines(near) == ["1 choice was judged approximately, by a learned value.", about, least]
    *said, last = lines(near, near, exact, sampled)
    assert said == [
        "2 choices were judged approximately, by a learned value.",
        about,
        least,
        "1 choice was judged exactly.",
    ]
    assert last.startswith("The chances of 1 choice are estimates: “simple” bots")
    most = choice(exact=False, error=0.01, bound="all")
    assert lines(most)[1:] == [
        "No such value is further off than ±.",
        "A cost no larger than that can’t be measured.",
    ]
    (row,) = [
        one
        for one in review.told(looked(near), "Mia", texts("en"), drawn=False)
        if "±" in one and "roll" in one
    ]
    assert row.endswith("12.5 ± 1.0")


def test_what_is_better_never_costs_nothing() -> None:
    """The terminal rounds as the browser does: up to at least a tenth."""

    def told_cost(cost: float) -> list[str]:
        found = looked(choice(cost=cost, chance=0.625 - cost))
        lines = list(review.told(found, "Mia", texts("en"), drawn=False))
        return lines[3].split()[-2:]

    assert told_cost(0.0004) == told_cost(0.001) == ["roll", "0.1"]
    assert told_cost(0.002) == ["roll", "0.2"]
    assert told_cost(0.0) == ["keep", "62.5%"]


def test_without_names_the_first_seat_is_reviewed(file: Path, capsys: Capture) -> None:
    record = Record.load(file)
    Record(**{**vars(record), "players": ()}).save(file)
    assert told(capsys, file).startswith("Hol’s der Geier: Ada’s choices (seat 1)")


def test_what_cannot_be_reviewed_is_refused(file: Path, capsys: Capture, tmp_path: Path) -> None:
    assert "Name the file of a record." in failure(capsys, "review")
    assert "none.json" in failure(capsys, "review", str(tmp_path / "none.json"))
    for seat in ("0", "4"):
        assert "there is no seat" in failure(capsys, "review", str(file), "--seat", seat)
    assert "--rollouts must be at least 2, not 1." in failure(
        capsys, "review", str(file), "--rollouts", "1"
    )
    unfinished = tmp_path / "unfinished.json"
    Match(mauseloch.game("geier"), 2, 1).record().save(unfinished)
    refused = failure(capsys, "review", str(unfinished))
    assert refused.endswith("Only a finished game can be reviewed, and this one isn’t finished.\n")
    assert str(unfinished) in refused
