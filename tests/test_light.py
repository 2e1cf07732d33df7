"""A light install is enough to play in a terminal; everything else says what it needs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mauseloch.core.extras import WANTED

HEAVY = sorted({"numpy", "llvmlite", *(module for wanted in WANTED.values() for module in wanted)})
LIGHT = f"""
import sys
sys.modules.update(dict.fromkeys({HEAVY!r}))  # as if nobody had installed them
from mauseloch.__main__ import main
sys.exit(main())
"""


def run(*arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the command line of a light install."""
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", LIGHT, *arguments, "--lang", "en"],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("game", ["mausen", "geier", "zocken", "geflippt"])
def test_a_match_is_watched_saved_and_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    watched = run("watch", game, "--bots", "bruno", "--seed", "1", "--save", str(file))
    assert (watched.returncode, watched.stderr) == (0, "")
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == game
    replayed = run("replay", str(file))
    assert (replayed.returncode, replayed.stderr) == (0, "")


def test_a_match_is_played_in_the_terminal() -> None:
    cards = "".join(f"{card}\n" for card in range(1, 16))
    asked = ["play", "geier", "--seats", "3", "--bots", "pip,lotte", "--seed", "1"]
    played = run(*asked, typed=cards)
    assert (played.returncode, played.stderr) == (0, "")
    assert "points" in played.stdout


def test_rules_and_games_are_told_and_only_light_bots_are_offered() -> None:
    assert run("rules", "mausen").returncode == run("games").returncode == 0
    told = run("play", "zocken", "--bots", "zeno", "--seats", "2")
    assert told.returncode == 2
    assert told.stderr == (
        "mauseloch: This needs numba. Install it with: pip install 'mauseloch[kernels]'\n"
    )


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "server"),
        (["export"], "server"),
        (["join", "http://127.0.0.1:9/t/x", "--bot", "x.py"], "client"),
        (["simulate", "geier"], "kernels"),
        (["stats", "geier"], "kernels"),
        (["review", "x.json"], "kernels"),
        (["solve", "zocken"], "kernels"),
        (["arena", "geier", "simple,random"], "arena"),
        (["mcp"], "mcp"),
    ],
)
def test_what_is_missing_is_one_line(command: list[str], extra: str) -> None:
    done = run(*command)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"pip install 'mauseloch[{extra}]'\n")


@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        ("import mauseloch; mauseloch.Lockstep", "kernels"),
        ("from mauseloch import simulate", "kernels"),
        ("import mauseloch.adapters.gymnasium", "gymnasium"),
        ("import mauseloch.adapters.openspiel", "openspiel"),
        ("import mauseloch.adapters.pettingzoo", "pettingzoo"),
    ],
)
def test_the_library_says_it_too(asked: str, extra: str) -> None:
    asked = LIGHT.partition("from mauseloch")[0] + asked
    done = subprocess.run(  # noqa: S603 - as above
        [sys.executable, "-c", asked], capture_output=True, text=True, check=False
    )
    last = done.stderr.splitlines()[-1]
    assert last.endswith(f"is not installed: pip install 'mauseloch[{extra}]'")


def test_importing_the_library_loads_nothing_heavy() -> None:
    asked = f"import mauseloch, sys; print([m for m in {HEAVY!r} if m in sys.modules])"
    done = subprocess.run(  # noqa: S603 - as above
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
