"""`mauseloch stats`: what a million matches say about a game."""

import json
import re
import sys
from pathlib import Path

import pytest

from mauseloch.cli import main
from mauseloch.cli.stats import binned, document, said, told
from mauseloch.core.words import say
from mauseloch.lockstep.statistics import Distribution, Estimate, counts_of, statistics
from mauseloch.texts import LANGUAGES, texts
from tests.cli.test_cli import failure

Capture = pytest.CaptureFixture[str]
SEATS = {"mausen": "3", "geier": "2", "zocken": "3", "geflippt": "3"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_all_figures_are_told_in_every_language(game: str, language: str, capsys: Capture) -> None:
    asked = ["--seats", SEATS[game], "--games", "200", "--seed", "4", "--lang", language]
    assert main(["stats", game, *asked]) == 0
    told_lines = capsys.readouterr().out.splitlines()
    speak = texts(language)
    found = statistics(game, int(SEATS[game]), 200, "simple", 4)
    assert told_lines[1:] == list(told(found, speak))
    text = "\n".join(told_lines)
    assert not re.search(r"[{}$]|None|\\", text)
    for name in ("order", "points", "decided", "happens", "confidence"):
        assert speak(say(f"stats-{name}")) in told_lines
    for name, figure in counts_of(found.game).figures.items():
        value = said(found.figures[name], speak, share=figure.share)
        line = rf"  {re.escape(speak(say(f'{game}-stats-{name}')))} +{re.escape(value)}"
        assert any(re.fullmatch(line, one) for one in told_lines), name


def test_a_tie_is_told_by_the_rule_that_broke_it(capsys: Capture) -> None:
    asked = ["--games", "100", "--policy", "random", "--seats", "2", "--option"]
    for option, line in [
        ("winner=unique", "because everyone ahead was tied and dropped out"),
        ("winner=highest_mouse", "level on points, but with the highest mouse"),
    ]:
        assert main(["stats", "geier", *asked, option]) == 0
        assert f"\n  {line}" in capsys.readouterr().out


def test_json_has_everything(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "figures.json"
    asked = ["stats", "zocken", "--seats", "2", "--games", "300", "--seed", "1"]
    for _ in range(2):  # our own files may be overwritten
        assert main([*asked, "--policy", "random", "--cores", "1", "--json", str(file)]) == 0
    written = json.loads(file.read_text(encoding="ascii"))
    found = statistics("zocken", 2, 300, "random", 1)
    assert written == document(found)
    assert written["options"]["series"] is False
    assert sum(written["points"]["histogram"].values()) == 600
    assert written["figures"]["lost"]["value"] == found.figures["lost"].value
    assert len(written["places"]) == 2


def test_pictures_are_drawn_in_the_language_asked_for(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "new" / "plots"
    asked = ["stats", "geier", "--seats", "2", "--games", "100", "--lang", "de"]
    assert main([*asked, "--plots", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["geier-2-simple-points.svg", "geier-2-simple-wins.svg"]
    assert capsys.readouterr().out.splitlines()[-2:] == list(map(str, files))
    points, wins = (file.read_text(encoding="utf-8") for file in files)
    assert "Hol’s der Geier, 2 Plätze, alle spielen simple" in points
    assert "Anteil aller Plätze in Prozent" in points
    assert "Siege in Prozent" in wins
    assert main([*asked, "--plots", str(folder)]) == 0
    assert points == files[0].read_text(encoding="utf-8")  # identical, byte for byte


def test_pictures_need_matplotlib(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    told_line = failure(capsys, "stats", "geier", "--plots", str(tmp_path / "plots"))
    assert told_line.startswith("mauseloch: This needs matplotlib.")
    assert told_line.endswith("pip install 'mauseloch[plots]'\n")
    assert not (tmp_path / "plots").exists()


def test_bad_input_gets_one_line(capsys: Capture, tmp_path: Path) -> None:
    foreign = tmp_path / "diary.json"
    for text in ('{"format": "diary"}', "[]", "Dear diary"):
        foreign.write_text(text, encoding="ascii")
        line = failure(capsys, "stats", "geier", "--json", str(foreign))
        assert "diary.json already exists and wasn’t written by Mauseloch" in line
        assert foreign.read_text(encoding="ascii") == text
    for arguments, message in [
        ([], "Name a game; choose from geflippt, geier, mausen and zocken."),
        (["geier", "--seats", "1"], "Hol’s der Geier is for 2 to 5 players, not 1."),
        (["geier", "--policy", "genius"], "'genius' can’t play simulations; choose from"),
        (["geier", "--games", "1"], "--games must be at least 2, not 1."),
        (["geier", "--cores", "-1"], "--cores must be at least 1, not −1."),
        (["geier", "--json", str(tmp_path)], "Is a directory"),
        (["geier", "--plots", str(foreign)], "File exists"),
    ]:
        assert message in failure(capsys, "stats", *arguments)


def test_a_histogram_has_few_lines() -> None:
    points = Distribution({-3: 1, 0: 2, 8: 4})
    assert binned(points, 12) == {(n, n): {-3: 1, 0: 2, 8: 4}.get(n, 0) for n in range(-3, 9)}
    assert binned(points, 3) == {(-3, 0): 3, (1, 4): 0, (5, 8): 4}
    assert binned(points, 1) == {(-3, 8): 7}


def test_a_figure_has_as_many_digits_as_are_known() -> None:
    speak = texts("de")
    assert said(Estimate(1234.5, 1.0), speak) == "1.234,50 ± 1,96"
    assert said(Estimate(-2.38, 0.0002), speak) == "−2,3800 ± 0,0004"
    assert said(Estimate(0.5, 0.01), speak, share=True) == "50,00 ± 1,96\u202f%"
    assert said(Estimate(3.0, 0.0), speak) == "3,00 ± 0,00"
