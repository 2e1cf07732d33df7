"""The table of positions: kept small, found by itself."""

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from mauseloch.core.errors import RecordError
from mauseloch.core.game import CHANCE, Input
from mauseloch.games.zocken import table
from mauseloch.games.zocken.perfect import decide
from mauseloch.games.zocken.positions import COLOURS, position, splits
from mauseloch.games.zocken.rules import ALL_MICE, LEAST_IN_THE_MIDDLE, NO_MICE, Zocken
from mauseloch.games.zocken.table import HIGHEST, Table, guessed, packed, rounded, unpacked
from tests.games.zocken.solutions import ALL_OPTIONS

every_option = pytest.mark.parametrize("game", ALL_OPTIONS, ids=table.file_name)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for tables, and nothing remembered."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table._found.cache_clear()
    (tmp_path / "mauseloch").mkdir()
    yield tmp_path / "mauseloch"
    table._found.cache_clear()


def any_table(mice: int = 2) -> Table:
    return rounded(np.random.default_rng(mice).random(len(splits(mice)) ** COLOURS), mice)


@every_option
@pytest.mark.parametrize("mice", [1, 2, 3])
def test_what_is_packed_comes_back(game: Zocken, mice: int) -> None:
    kept = any_table(mice)
    found = unpacked(game, packed(game, kept))
    assert (found.unit, found.mice) == (1 / HIGHEST, mice)
    middle = np.zeros(1, np.int64)
    for _ in range(COLOURS):
        middle = np.add.outer(middle, [m for m, _ in splits(mice)]).ravel()
    begun = middle >= (0 if game.risk else LEAST_IN_THE_MIDDLE)
    assert np.array_equal(found.steps[begun], kept.steps[begun])


def test_values_are_off_by_half_a_step_at_most() -> None:
    values = np.random.default_rng(0).random(1000)
    off = np.abs(rounded(values).steps / HIGHEST - values)
    assert 0 < off.max() <= 0.5 / HIGHEST
    assert 1 / HIGHEST < 0.002  # what two values may be off together


def test_a_table_of_other_options_is_refused() -> None:
    content = packed(Zocken(), any_table())
    for game in ALL_OPTIONS[1:]:
        with pytest.raises(RecordError, match="no table of positions for these options"):
            unpacked(game, content)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]\n",
        b"{}\n",
        b'{"mice": "many"}\n',
        b'{"mice": 2}\nnothing',
        packed(Zocken(), any_table())[:-10],
    ],
)
def test_what_is_no_table_is_refused(content: bytes) -> None:
    with pytest.raises(RecordError, match="this is no table of positions"):
        unpacked(Zocken(), content)


def test_a_table_that_is_too_short_is_refused() -> None:
    head = packed(Zocken(), any_table()).partition(b"\n")[0]
    with pytest.raises(RecordError, match="no table of positions for these options"):
        unpacked(Zocken(), head + b"\n" + lzma.compress(b"\0" * 100))


def test_what_was_solved_here_comes_before_what_is_shipped(home: Path) -> None:
    kept = any_table()
    (home / "zocken.table").write_bytes(packed(Zocken(), kept))
    found = table.table_of(Zocken())
    assert found.mice == 2
    assert json.loads(packed(Zocken(), kept).partition(b"\n")[0])["children"] is False


def test_the_table_of_the_game_is_shipped(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "zocken.table").write_bytes(b"damaged")
    found = table.table_of(Zocken())
    start = found.steps[position(found.mice, ALL_MICE, NO_MICE)] * found.unit
    assert start == pytest.approx(0.529787, abs=0.5 / HIGHEST)
    table._found.cache_clear()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", no_home)
    assert np.array_equal(table.table_of(Zocken()).steps, found.steps)


def no_home() -> Path:
    raise RuntimeError("there is no home")


@every_option
def test_without_a_table_positions_are_guessed(game: Zocken, home: Path) -> None:
    if table.find(game) is None:
        assert len(table.table_of(game).steps) == 28**5
    found = guessed(game, mice=2)
    own, theirs, none = (1, 1, 1, 0, 0), (0,) * 5, (2,) * 5
    middle = tuple(2 - count for count in own)
    ahead, even, behind = (
        found.steps[position(2, *at)] for at in ((middle, own), (none, theirs), (middle, theirs))
    )
    assert behind < even < ahead


@pytest.mark.parametrize("game", [Zocken(), Zocken(children=True)], ids=table.file_name)
def test_guesses_are_enough_to_play_with(game: Zocken) -> None:
    """Against somebody who acts at random: fifteen victories of twenty would be luck."""
    rng, known = Random(1), guessed(game)
    won = 0.0
    for match in range(20):
        state = game.apply(game.start(2), Input(CHANCE, f"first {match % 2}"))
        while (outcome := game.outcome(state)) is None:
            if game.waiting(state).chance:
                odds = game.odds(state)
                (action,) = rng.choices(list(odds), list(odds.values()))
                state = game.apply(state, Input(CHANCE, action))
                continue
            (seat,) = game.waiting(state).seats
            action = rng.choice(list(game.legal(state, seat)))
            if seat == 0:
                action = decide(game, known, game.view(state, 0))
            state = game.apply(state, Input(seat, action))
        won += (outcome.ranks[0] == 1) / outcome.ranks.count(1)
    assert won > 15
