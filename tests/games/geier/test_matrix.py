"""Matrix games: nothing beats an optimal mix."""

import numpy as np
import pytest
from numpy.typing import NDArray

from mauseloch.games.geier.solver.matrix import room, solve, value

Floats = NDArray[np.float64]


def solved(game: Floats, patience: int = 64) -> tuple[float, Floats, Floats]:
    rows, columns = game.shape
    row_mix, column_mix = np.full(rows, np.nan), np.full(columns, np.nan)
    return solve(game, room(), row_mix, column_mix, patience), row_mix, column_mix


def check(game: Floats, exact: float = 1e-12) -> float:
    """Check that the mixes guarantee the value, and return it."""
    for patience in (64, 0):  # by steepest ascent, and by Bland's rule
        found, row_mix, column_mix = solved(game, patience)
        for mix in (row_mix, column_mix):
            assert mix.min() >= 0
            assert mix.sum() == pytest.approx(1, abs=exact)
        assert (row_mix @ game).min() == pytest.approx(found, abs=exact)
        assert (game @ column_mix).max() == pytest.approx(found, abs=exact)
    (rows, columns), (tableau, line, variables) = game.shape, room()
    alone = value(game, rows, columns, tableau, line, variables)
    assert alone == pytest.approx(found, abs=exact)
    return found


def test_a_saddle_point_is_played_for_sure() -> None:
    game = np.array([[3.0, 1.0, 4.0], [5.0, 2.0, 6.0], [0.0, -1.0, 9.0]])
    assert solved(game)[0] == 2
    assert list(solved(game)[1]) == [0, 1, 0]
    assert list(solved(game)[2]) == [0, 1, 0]
    check(game)


def test_two_by_two_without_a_saddle_point() -> None:
    game = np.array([[1.0, -1.0], [-2.0, 3.0]])
    assert check(game) == pytest.approx(1 / 7)
    assert list(solved(game)[1]) == pytest.approx([5 / 7, 2 / 7])
    assert list(solved(game)[2]) == pytest.approx([4 / 7, 3 / 7])


def test_rock_paper_scissors_where_rock_counts_twice() -> None:
    game = np.array([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])
    assert check(game) == pytest.approx(0)
    assert list(solved(game)[1]) == pytest.approx([1 / 4, 1 / 2, 1 / 4])


@pytest.mark.parametrize("rows", range(1, 16))
def test_no_answer_beats_a_mix(rows: int) -> None:
    rng = np.random.default_rng(rows)
    for _ in range(60):
        columns = int(rng.integers(1, 16))
        check(rng.normal(size=(rows, columns)))
        check(rng.normal(size=(rows, rows)))


@pytest.mark.parametrize("size", range(2, 16))
def test_games_with_many_equal_numbers(size: int) -> None:
    rng = np.random.default_rng(size)
    for most in (1, 2, 5):
        for _ in range(30):
            check(rng.integers(-most, most + 1, size=(size, size)).astype(float))


@pytest.mark.parametrize("size", [3, 7, 8, 11, 12, 15])
def test_rows_and_columns_that_are_there_twice(size: int) -> None:
    rng = np.random.default_rng(size)
    for _ in range(30):
        game = rng.normal(size=(size, size))
        game[rng.integers(size)] = game[rng.integers(size)]
        game[:, rng.integers(size)] = game[:, rng.integers(size)]
        check(game)


def test_what_is_at_stake_may_be_large_or_small() -> None:
    rng = np.random.default_rng(3)
    for _ in range(50):
        game = rng.normal(size=(6, 6))
        plain = check(game)
        assert check(game * 1e-6 + 40) == pytest.approx(plain * 1e-6 + 40, abs=1e-12)
        assert check(game * 50, 1e-11) == pytest.approx(plain * 50, abs=1e-11)


def test_seats_can_be_changed() -> None:
    rng = np.random.default_rng(4)
    for size in range(2, 16):
        game = rng.normal(size=(size, size))
        assert check(-np.ascontiguousarray(game.T)) == pytest.approx(-check(game), abs=1e-12)
        fair = np.ascontiguousarray(game - game.T)
        assert check(fair) == pytest.approx(0, abs=1e-12)


def test_cards_that_are_worth_the_same_do_not_make_pivots_go_round_in_circles() -> None:
    """A round of Hol's der Geier, in 2⁻²⁴ points: with all its repeats, this never ended."""
    kept = np.array(
        [
            [-258145830, -240631183, -234481862, -229285174, -200880646, -184654644],
            [-190011294, -241322236, -235249796, -230221051, -201753092, -185609987],
            [-123928102, -241969448, -235978835, -231104375, -202629388, -186592107],
            [-135262698, -112525155, -179427650, -246742883, -217407462, -201755346],
            [-207122650, -188332717, -181833163, -177436806, -243581020, -311654534],
            [-423435663, -401032511, -393856281, -390571613, -351315563, -345874555],
        ]
    )
    game = kept.repeat([2, 1, 3, 1, 1, 1], axis=0).repeat([1, 1, 1, 3, 1, 2], axis=1) / 2**24
    assert check(game, 1e-11) == pytest.approx(check(kept / 2**24, 1e-11), abs=1e-11)
