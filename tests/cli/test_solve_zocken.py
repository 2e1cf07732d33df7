"""`mauseloch solve zocken`, with fewer mice."""

import re
from pathlib import Path

import pytest

from mauseloch.cli import main
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver import command as solver
from mauseloch.games.zocken.solver import sweeps, value_table
from mauseloch.games.zocken.solver.value_table import unpacked
from mauseloch.terminal import files
from tests.cli.test_cli import failure


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(solver, "MICE", 2)


PERCENT = {
    "en": r" \d\d\.\d{3}% of",
    "de": r" \d\d,\d{3}\u202f% der",
    "fr": r" \d\d,\d{3}\u202f% du",
    "it": r" \d\d,\d{3} volte su 100",
}


@pytest.mark.parametrize("language", PERCENT)
def test_solving_tells_what_it_found_and_keeps_a_table(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "zocken", "--lang", language]) == 0
    told = capsys.readouterr().out.splitlines()
    file = tmp_path / "data" / "mauseloch" / "zocken.table"
    assert len(told) == 3
    assert re.search(PERCENT[language], told[0])
    assert str(file) in told[2]
    assert unpacked(Zocken(), file.read_bytes()).mice == 2
    assert list(file.parent.iterdir()) == [file]


def test_options_and_a_checkpoint_of_ones_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checkpoint = tmp_path / "checkpoint"
    options = ["--option", "children=true", "--option", "risk=true"]
    command = ["solve", "zocken", *options, "--checkpoint", str(checkpoint), "--cores", "1"]
    assert main(command) == 0
    first = capsys.readouterr().out
    file = tmp_path / "data" / "mauseloch" / "zocken-children-risk.table"
    content = file.read_bytes()
    assert unpacked(Zocken(children=True, risk=True), content).mice == 2
    file.unlink()
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert file.read_bytes() == content
    told = failure(capsys, "solve", "zocken", "--checkpoint", str(checkpoint))
    assert f"{checkpoint} already exists" in told


def test_what_cannot_be_solved_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "can be solved: goofspiel, geier, weakness and zocken." in failure(capsys, "solve")
    assert "can be solved: goofspiel, geier, weakness and zocken." in failure(
        capsys, "solve", "mausen"
    )
    assert "Only a single game" in failure(capsys, "solve", "zocken", "--option", "series=true")
    assert "one core is needed, not 0" in failure(capsys, "solve", "zocken", "--cores", "0")
    assert value_table.folder().exists() is False


def test_two_windows_do_not_write_the_same_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, checkpoint = ("solve", "zocken"), tmp_path / "checkpoint"
    own = ("--checkpoint", str(checkpoint))
    with files.held(value_table.folder() / "zocken.table"):
        told = failure(capsys, *command)
        assert "This game is already being solved in another window" in told
        assert "zocken.table" in told
        assert failure(capsys, *command, *own) == told
    with files.held(checkpoint):
        assert str(checkpoint) in failure(capsys, *command, "--option", "children=true", *own)
    assert main([*command, *own]) == 0


def test_a_checkpoint_that_somebody_has_removed_is_no_disaster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sweeps, "save", lambda *_: None)
    assert main(["solve", "zocken"]) == 0


def test_without_a_home_it_is_said_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_home() -> Path:
        raise RuntimeError("there is no home")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", no_home)
    assert "no home folder to keep the table in" in failure(capsys, "solve", "zocken")
