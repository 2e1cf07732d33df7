"""`mauseloch simulate`: large numbers of matches among our own players."""

import csv
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from mauseloch.cli import main
from mauseloch.cli.simulate import wilson
from mauseloch.core.words import say
from mauseloch.lockstep.simulation import simulate
from mauseloch.texts import LANGUAGES, texts
from tests.cli.test_cli import failure

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


def test_it_tells_points_victories_length_and_speed(capsys: Capture) -> None:
    asked = ["--seats", "3", "--games", "2000", "--policies", "simple,random,random", "--seed", "7"]
    assert main(["simulate", "geier", *asked]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    headline, _, columns, *rows, _, length, speed = told.out.splitlines()
    assert headline == "Hol’s der Geier, 3 seats: 2,000 matches, seed 7"
    assert " ".join(columns.split()) == "seat plays mean points wins 95% interval"
    assert length == "A match takes 45.00 decisions on average, counting all seats."
    assert re.fullmatch(r"[\d,]+ matches per second", speed)
    found = simulate("geier", 3, 2000, ["simple", "random", "random"], 7)
    won = found.ranks == 1
    wins = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
    for seat, row in enumerate(rows):
        number, policy, points, victories, low, _, high = row.split()
        assert (number, policy) == (str(seat + 1), "random" if seat else "simple")
        assert points == f"{found.scores[:, seat].mean():.2f}"
        assert victories == f"{100 * wins[seat]:.2f}%"
        lower, upper = wilson(wins[seat], 2000)
        assert (low, high) == (f"{100 * lower:.2f}%", f"{100 * upper:.2f}%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages_and_names_options(language: str, capsys: Capture) -> None:
    arguments = ["simulate", "geier", "--games", "10", "--option", "winner=highest_mouse"]
    assert main([*arguments, "--lang", language, "--policies", "random,random"]) == 0
    told = capsys.readouterr().out
    speak = texts(language)
    headline = say(
        "stats-headline",
        game="Hol’s der Geier, winner=highest_mouse",
        seats=2,
        matches=10,
        seed="0",
    )
    assert told.splitlines()[0] == speak(headline)
    for column in ("seat", "policy", "mean_points", "wins", "interval"):
        assert speak(say(f"stats-column-{column}")) in told


def test_every_match_is_written_as_csv_or_npz(tmp_path: Path, capsys: Capture) -> None:
    found = simulate("mausen", 3, 50, "random", -3)
    arguments = ["simulate", "mausen", "--seats", "3", "--games", "50", "--policies", "random"]
    for file in (tmp_path / "m.csv", tmp_path / "m.npz"):
        for _ in range(2):  # our own files may be overwritten
            assert main([*arguments, "--seed", "-3", "--cores", "1", "--out", str(file)]) == 0
    with (tmp_path / "m.csv").open(encoding="ascii") as opened:
        header, *rows = csv.reader(opened)
    assert " ".join(header) == "match points_1 points_2 points_3 rank_1 rank_2 rank_3 length"
    numbers = np.array(rows, np.int64)
    assert (numbers[:, 0] == np.arange(50)).all()
    assert (numbers[:, 1:4] == found.scores).all()
    assert (numbers[:, 4:7] == found.ranks).all()
    assert (numbers[:, 7] == found.lengths).all()
    with np.load(tmp_path / "m.npz") as arrays:
        assert (arrays["scores"] == found.scores).all()
        assert (arrays["ranks"] == found.ranks).all()
        assert (arrays["lengths"] == found.lengths).all()


def test_bad_input_gets_one_line(capsys: Capture, tmp_path: Path) -> None:
    foreign = tmp_path / "diary.csv"
    foreign.write_text("Dear diary,", encoding="ascii")
    no_zip = tmp_path / "diary.npz"
    no_zip.write_text("Dear diary,", encoding="ascii")
    for arguments, message in [
        ([], "Name a game; choose from geflippt, geier, mausen and zocken."),
        (["chess"], "There’s no game called 'chess'"),
        (["geier", "--seats", "9"], "Hol’s der Geier is for 2 to 5 players, not 9."),
        (["geier", "--policies", "genius"], "'genius' can’t play simulations; choose from"),
        (["geier", "--policies", "simple,random", "--seats", "3"], "2 players for 3 seats: name"),
        (["geier", "--games", "0"], "--games must be at least 1, not 0."),
        (["geier", "--cores", "0"], "--cores must be at least 1, not 0."),
        (["geier", "--games", "many"], "Something’s wrong with --games"),
        (["geier", "--seed", "x"], "Something’s wrong with --seed"),
        (["geier", "--option", "tea=1"], "This game has no option 'tea'"),
        (["geier", "--out", str(tmp_path / "m.txt")], "must end in .npz or .csv"),
        (["geier", "--out", str(tmp_path / "no" / "m.csv")], "No such file or directory"),
        (["geier", "--out", str(foreign)], "diary.csv already exists and wasn’t written by Mau"),
        (["geier", "--out", str(no_zip)], "diary.npz already exists and wasn’t written by Mau"),
    ]:
        assert message in failure(capsys, "simulate", *arguments)
    assert foreign.read_text(encoding="ascii") == "Dear diary,"
    assert sorted(tmp_path.iterdir()) == [foreign, no_zip]


def test_an_interval_never_leaves_what_is_possible() -> None:
    for part, games, low, high in [
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 100, 0.4038, 0.5962),
        (1.0, 1, 0.2065, 1.0),
    ]:
        found = wilson(part, games)
        assert list(found) == pytest.approx([low, high], abs=1e-4)
        assert 0 <= found[0] <= found[1] <= 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_terminal_sees_how_far_it_is() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "mauseloch", "simulate", "geier", "--games", "20000"]
    environment = {**os.environ, "TERM": "xterm"}
    running = subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--policies", "random"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    shown = b""
    with suppress(OSError):  # a closed pseudo-terminal raises this
        while chunk := os.read(ours, 65536):
            shown += chunk
    os.close(ours)
    told, _ = running.communicate()
    assert running.returncode == 0
    assert b"20000/20000" in shown
    assert b"20,000 matches" in told
