"""`mauseloch solve`: games worked out exactly."""

import csv
import os
from pathlib import Path

import numpy as np
import pytest

from mauseloch.cli import main
from mauseloch.core.words import say
from mauseloch.games.geier.solver.goofspiel import first_bids
from mauseloch.terminal import files
from mauseloch.texts import LANGUAGES, texts
from tests.cli.test_cli import failure

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def test_it_tells_the_table_of_first_bids(capsys: Capture) -> None:
    assert main(["solve", "goofspiel", "--cards", "5", "--cores", "1"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    headline, _, columns, *rows, _, gap = told.out.splitlines()
    assert headline.startswith("Plain Goofspiel for two, 5 cards each:")
    assert columns.split() == ["prize", "1", "2", "3", "4", "5"]
    for prize, (row, mix) in enumerate(zip(rows, first_bids(5).mixes, strict=True), 1):
        assert row.split() == [str(prize), *(f"{part:.4f}" for part in mix)]
    assert "e-1" in gap


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(language: str, capsys: Capture) -> None:
    assert main(["solve", "goofspiel", "--cards", "2", "--lang", language]) == 0
    told, speak = capsys.readouterr().out, texts(language)
    assert told.startswith(speak(say("solve-goofspiel-headline", cards=2)))
    assert speak(say("solve-goofspiel-prize")) in told
    assert told.endswith(speak(say("solve-goofspiel-gap", gap="0")) + "\n")


def test_the_table_is_written_to_a_file(own_folder: Path) -> None:
    file = own_folder / "bids.csv"
    for cards in ("3", "4"):  # our own file may be overwritten
        assert main(["solve", "goofspiel", "--cards", cards, "--out", str(file)]) == 0
    with file.open(newline="", encoding="utf-8") as table:
        head, *rows = csv.reader(table)
    assert head == ["prize", "1", "2", "3", "4"]
    assert [row[0] for row in rows] == head[1:]
    assert np.array_equal(np.array([row[1:] for row in rows], float), first_bids(4).mixes)


def test_what_cannot_be_solved(own_folder: Path, capsys: Capture) -> None:
    for wrong in (["solve"], ["solve", "chess"]):
        told = failure(capsys, *wrong)
        assert (
            told
            == "mauseloch: Name a game that can be solved: goofspiel, geier, weakness and zocken.\n"
        )
    for cards, shown in (("1", "1"), ("14", "14"), ("-3", "−3")):
        told = failure(capsys, "solve", "goofspiel", f"--cards={cards}")
        assert told.endswith(f"can be solved with 2 to 13 cards, not with {shown}.\n")
    told = failure(capsys, "solve", "goofspiel", "--cores", "0")
    assert told.endswith("--cores must be at least 1, not 0.\n")
    letter = own_folder / "letter.csv"
    letter.write_text("Dear Ada", encoding="utf-8")
    assert "wasn’t written by Mauseloch" in failure(
        capsys, "solve", "goofspiel", "--out", str(letter)
    )
    assert letter.read_text(encoding="utf-8") == "Dear Ada"


def test_two_windows_do_not_work_in_one_folder(capsys: Capture) -> None:
    with files.held(files.folder() / "goofspiel-4"):
        told = failure(capsys, "solve", "goofspiel", "--cards", "4")
    assert told.endswith("4 cards is already being solved in another window.\n")
    assert main(["solve", "goofspiel", "--cards", "4"]) == 0


@pytest.mark.parametrize("why", ["no home", "in the way", "not ours"])
def test_without_a_folder_it_is_solved_all_the_same(
    why: str, own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    if why == "no home":
        monkeypatch.delenv("XDG_STATE_HOME")
        monkeypatch.setattr(Path, "home", homeless)
    elif why == "in the way":
        (own_folder / "state").write_text("a file", encoding="utf-8")
    else:
        monkeypatch.setattr(os, "access", lambda *_: False)
    assert main(["solve", "goofspiel", "--cards", "3"]) == 0
    told = capsys.readouterr()
    assert told.err == texts("en")(say("solve-goofspiel-not-kept")) + "\n"
    assert len(told.out.splitlines()) == 8
