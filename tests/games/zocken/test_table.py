"""The table of positions: stored compactly, found automatically."""

import lzma
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from mauseloch.core.errors import RecordError
from mauseloch.games.zocken.earlier import Zocken1
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver import value_table
from mauseloch.games.zocken.solver.positions import COLOURS, position, splits
from mauseloch.games.zocken.solver.value_table import HIGHEST, Table, packed, rounded, unpacked
from mauseloch.games.zocken.state import ALL_MICE, LEAST_IN_THE_MIDDLE, NO_MICE
from tests.games.zocken.solutions import ALL_OPTIONS

every_option = pytest.mark.parametrize("game", ALL_OPTIONS, ids=value_table.file_name)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for tables, and no cached table."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    value_table._found.cache_clear()
    (tmp_path / "mauseloch").mkdir()
    yield tmp_path / "mauseloch"
    value_table._found.cache_clear()


def any_table(mice: int = 2) -> Table:
    return rounded(np.random.default_rng(mice).random(len(splits(mice)) ** COLOURS), mice)


@every_option
@pytest.mark.parametrize("mice", [1, 2, 3])
def test_what_is_packed_comes_back(game: Zocken, mice: int) -> None:
    kept = any_table(mice)
    found = unpacked(game, packed(game, kept))
    assert found[1:] == kept[1:] == (1 / HIGHEST, mice, 0.25 / HIGHEST)
    middle = np.zeros(1, np.int64)
    for _ in range(COLOURS):
        middle = np.add.outer(middle, [m for m, _ in splits(mice)]).ravel()
    begun = middle >= (0 if game.risk else LEAST_IN_THE_MIDDLE)
    assert np.array_equal(found.steps[begun], kept.steps[begun])


def test_values_are_off_by_half_a_step_at_most() -> None:
    values = np.random.default_rng(0).random(1000)
    off = np.abs(rounded(values).steps / HIGHEST - values)
    assert 0 < off.max() <= 0.5 / HIGHEST
    assert 1 / HIGHEST < 0.002  # the largest combined error of two values


def test_a_table_of_other_rules_is_refused() -> None:
    content = packed(Zocken(), any_table())
    for game in (*ALL_OPTIONS[1:], Zocken1()):
        with pytest.raises(RecordError, match="not a table of positions for these rules"):
            unpacked(game, content)


def test_rules_that_were_replaced_have_no_table() -> None:
    assert value_table.find(Zocken1()) is None


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
    with pytest.raises(RecordError, match="this is not a table of positions"):
        unpacked(Zocken(), content)


def test_a_table_that_is_too_short_is_refused() -> None:
    head = packed(Zocken(), any_table()).partition(b"\n")[0]
    with pytest.raises(RecordError, match="not a table of positions for these rules"):
        unpacked(Zocken(), head + b"\n" + lzma.compress(b"\0" * 100))


def test_what_was_solved_here_comes_before_what_is_shipped(home: Path) -> None:
    kept = rounded(np.full(28**COLOURS, 0.25))  # the same everywhere, so that it packs quickly
    (home / "zocken.table").write_bytes(packed(Zocken(), kept))
    assert start_of(value_table.find(Zocken())) == 128


def test_a_table_with_other_mice_is_passed_by(home: Path) -> None:
    """With such a table, compiled code would read past its end."""
    (home / "zocken.table").write_bytes(packed(Zocken(), any_table()))
    assert start_of(value_table.find(Zocken())) == SHIPPED_START


def start_of(found: Table | None) -> int:
    """The value of the start, in steps."""
    assert found is not None
    assert len(found.steps) == 28**COLOURS
    return int(found.steps[position(6, ALL_MICE, NO_MICE)])


SHIPPED_START = 270
"""Of 511: 0.529787, rounded."""


def test_the_table_of_the_game_is_shipped(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "zocken.table").write_bytes(b"damaged")
    assert start_of(value_table.find(Zocken())) == SHIPPED_START
    value_table._found.cache_clear()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", no_home)
    assert start_of(value_table.find(Zocken())) == SHIPPED_START


def no_home() -> Path:
    raise RuntimeError("there is no home")
