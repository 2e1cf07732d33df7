"""`mauseloch solve geier`, with few cards."""

import json
from pathlib import Path

import pytest

from mauseloch.cli import main
from mauseloch.core.errors import MissingExtraError
from mauseloch.core.words import say
from mauseloch.games.geier.solver import report, whole_command
from mauseloch.texts import LANGUAGES, texts
from tests.cli.test_cli import failure

Capture = pytest.CaptureFixture[str]
SMALL = ["solve", "geier", "--cards", "4", "--cores", "1"]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "MATCHES", 200)
    monkeypatch.setattr(report, "CHECKED", 2)
    monkeypatch.setattr(report, "SAMPLES", 2)


def test_it_tells_the_table_of_first_bids_and_writes_all_figures(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "geier.json"
    assert main([*SMALL, "--lang", "en", "--out", str(file)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    headline, _, columns, *rows, _, bound = told.out.splitlines()
    assert headline.startswith("Hol’s der Geier for two, 4 cards each:")
    assert columns.split() == ["prize", "1", "2", "3", "4"]
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["prizes"] == [-1, 1, 2, 3]
    for prize, mix, row in zip(("−1", "+1", "+2", "+3"), found["first_bids"], rows, strict=True):
        assert row.split() == [prize, *(f"{part:.4f}" for part in mix)]
    assert f"{found['bound']:.1e}" in bound
    assert found["engine"] == "processor"
    assert main([*SMALL, "--lang", "en", "--out", str(file)]) == 0, "its own file is replaced"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(language: str, capsys: Capture) -> None:
    assert main([*SMALL, "--lang", language]) == 0
    said = texts(language)(say("solve-geier-headline", cards=4))
    assert capsys.readouterr().out.splitlines()[0] == said


def test_another_file_is_not_overwritten(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear Mia", encoding="utf-8")
    failure(capsys, *SMALL, "--lang", "en", "--out", str(file))
    assert file.read_text(encoding="utf-8") == "Dear Mia"


@pytest.mark.parametrize("cards", ["1", "16", "-3"])
def test_decks_that_do_not_exist_are_refused(cards: str, capsys: Capture) -> None:
    told = failure(capsys, "solve", "geier", f"--cards={cards}", "--lang", "en")
    assert "2 to 15" in told


def test_the_whole_game_needs_a_card(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise MissingExtraError("cupy is not installed", say("error-solve-card"))

    monkeypatch.setattr(whole_command, "Card", none)
    told = failure(capsys, "solve", "geier", "--lang", "en")
    assert "--cards 10" in told
