"""Matrix games, compiled: two players choose at the same time, and one gains what the other loses.

Look for a saddle point first; a two-by-two game has a formula; everything else is a small linear
program, solved by the simplex method on a dense tableau. Rows maximise. Rows and columns that
repeat their neighbours are left out, as they would make pivots go round in circles.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import kernel

PATIENCE = 64
"""Pivots by steepest ascent before Bland's rule takes over, which is slow but never cycles."""
MOST_BY_BLAND = 1000
"""Rounding errors could still make it cycle; the result is then as good as can be had."""
KEPT = 32
"""From here on, variables name the rows of the game that are kept; 16 later, the columns."""
SLACK = 16
"""Variables of the linear program: from 0 for the columns, from SLACK for the rows."""
SADDLE = 1e-14
STEEP = 1e-13
TINY = 1e-11

Floats = NDArray[np.float64]


class Room(NamedTuple):
    """Working memory for a solver, so that it need not allocate for every game.

    Compiled functions take its parts one by one: passing a tuple of arrays costs as much as solving
    a small game.
    """

    tableau: Floats
    """A line for each row of the game, then the objective; each ends with the right-hand side."""
    line: Floats
    """The tableau line being pivoted on."""
    variables: NDArray[np.int64]
    """The variable of each row of the tableau; from 16 on, that of each column. Then the rows of
    the game that are kept, and its columns."""


def room() -> Room:
    """New working memory, for one thread at a time."""
    return Room(np.zeros(16 * 16), np.zeros(16), np.zeros(2 * KEPT, np.int64))


def _pivoting(width: int) -> Callable[..., int]:
    """The simplex method for tableaux of one width: a loop of fixed length is vectorised."""
    right = width - 1

    @kernel
    def pivot(
        tableau: Floats,
        line: Floats,
        variables: NDArray[np.int64],
        rows: int,
        columns: int,
        first: int,
        patience: int,
    ) -> int:
        """Pivot until nothing improves, starting with column `first`; the number of pivots."""
        enters, pivots = first, 0
        while enters >= 0 and pivots < patience + MOST_BY_BLAND:
            leaves, least = 0, np.inf
            for row in range(rows):
                slope = tableau[row * width + enters]
                if slope > TINY:
                    ratio = tableau[row * width + right] / slope
                    if ratio < least or (ratio == least and variables[row] < variables[leaves]):
                        leaves, least = row, ratio
            by = 1.0 / tableau[leaves * width + enters]
            for column in range(width):
                line[column] = tableau[leaves * width + column] * by
            line[enters] = by
            for row in range(rows + 1):
                times = tableau[row * width + enters]
                tableau[row * width + enters] = 0.0
                for column in range(width):
                    tableau[row * width + column] -= times * line[column]
            for column in range(width):
                tableau[leaves * width + column] = line[column]
            left = variables[leaves]
            variables[leaves] = variables[SLACK + enters]
            variables[SLACK + enters] = left
            pivots += 1
            enters, steepest = -1, -STEEP
            for column in range(columns):
                slope = tableau[rows * width + column]
                if pivots < patience:
                    if slope < steepest:
                        enters, steepest = column, slope
                elif slope < -STEEP and (
                    enters < 0 or variables[SLACK + column] < variables[SLACK + enters]
                ):
                    enters = column
        return pivots

    return pivot


_pivot_8, _pivot_12, _pivot_16 = map(_pivoting, (8, 12, 16))


@kernel
def width_for(columns: int) -> int:
    """The tableau width for the columns of a game and the right-hand side."""
    return 8 if columns < 8 else 12 if columns < 12 else 16


@kernel
def _pure(game: Floats, rows: int, columns: int) -> tuple[int, float, int, float, float, float]:
    """The safest row and what it secures, the same for columns; the least and the largest entry."""
    row, low, least = 0, -np.inf, np.inf
    for i in range(rows):
        worst = np.inf
        for j in range(columns):
            worst = min(worst, game[i, j])
        if worst > low:
            row, low = i, worst
        least = min(least, worst)
    column, high, most = 0, np.inf, -np.inf
    for j in range(columns):
        best = -np.inf
        for i in range(rows):
            best = max(best, game[i, j])
        if best < high:
            column, high = j, best
        most = max(most, best)
    return row, low, column, high, least, most


@kernel
def _different(
    game: Floats, rows: int, columns: int, variables: NDArray[np.int64]
) -> tuple[int, int]:
    """List the rows and columns that don't repeat the one before; return how many there are."""
    kept_rows = 0
    for i in range(rows):
        same = i > 0
        for j in range(columns):
            if not same or game[i, j] != game[i - 1, j]:
                same = False
                break
        if not same:
            variables[KEPT + kept_rows] = i
            kept_rows += 1
    kept_columns = 0
    for j in range(columns):
        same = j > 0
        for i in range(rows):
            if not same or game[i, j] != game[i, j - 1]:
                same = False
                break
        if not same:
            variables[KEPT + SLACK + kept_columns] = j
            kept_columns += 1
    return kept_rows, kept_columns


@kernel
def _simplex(
    game: Floats,
    rows: int,
    columns: int,
    tableau: Floats,
    line: Floats,
    variables: NDArray[np.int64],
    first: int,
    least: float,
    most: float,
    patience: int,
) -> float:
    """Find y ≥ 0 with the largest sum such that no row of the game, rescaled to 1 … 2, exceeds 1.

    Only rows and columns that are kept take part, and `first` is one of them. Return the sum; the
    strategies are in the tableau.
    """
    width = width_for(columns)
    scale = 1.0 / (most - least)
    for row in range(rows):
        start = row * width
        for column in range(columns):
            entry = game[variables[KEPT + row], variables[KEPT + SLACK + column]]
            tableau[start + column] = (entry - least) * scale + 1.0
        for column in range(columns, width - 1):
            tableau[start + column] = 0.0
        tableau[start + width - 1] = 1.0
        variables[row] = SLACK + row
    for column in range(width):
        tableau[rows * width + column] = -1.0 if column < columns else 0.0
        variables[SLACK + column] = column
    enters = 0
    while variables[KEPT + SLACK + enters] != first:
        enters += 1
    if width == 8:
        _pivot_8(tableau, line, variables, rows, columns, enters, patience)
    elif width == 12:
        _pivot_12(tableau, line, variables, rows, columns, enters, patience)
    else:
        _pivot_16(tableau, line, variables, rows, columns, enters, patience)
    found: float = tableau[rows * width + width - 1]
    return found


@kernel
def value(
    game: Floats,
    rows: int,
    columns: int,
    tableau: Floats,
    line: Floats,
    variables: NDArray[np.int64],
) -> float:
    """The average that rows can secure and that columns need not exceed."""
    _, low, first, high, least, most = _pure(game, rows, columns)
    if high - low <= SADDLE:
        return low
    if rows == 2 and columns == 2:
        return _crossed(game)
    rows, columns = _different(game, rows, columns, variables)
    total = _simplex(game, rows, columns, tableau, line, variables, first, least, most, PATIENCE)
    return (1.0 / total - 1.0) * (most - least) + least


@kernel
def _crossed(game: Floats) -> float:
    """The value of a two-by-two game without a saddle point."""
    a, b, c, d = game[0, 0], game[0, 1], game[1, 0], game[1, 1]
    found: float = (a * d - b * c) / (a + d - b - c)
    return found


@kernel
def solve(
    game: Floats,
    room: Room,
    row_mix: Floats,
    column_mix: Floats,
    patience: int = PATIENCE,
) -> float:
    """Find the value; write the strategies into both mixes, which are as long as the game."""
    rows, columns = game.shape
    tableau, line, variables = room
    row_mix[:] = 0.0
    column_mix[:] = 0.0
    row, low, column, high, least, most = _pure(game, rows, columns)
    if high - low <= SADDLE:
        row_mix[row] = column_mix[column] = 1.0
        return low
    if rows == 2 and columns == 2:
        a, b, c, d = game[0, 0], game[0, 1], game[1, 0], game[1, 1]
        row_mix[0] = (d - c) / (a + d - b - c)
        column_mix[0] = (d - b) / (a + d - b - c)
        row_mix[1], column_mix[1] = 1.0 - row_mix[0], 1.0 - column_mix[0]
        return _crossed(game)
    rows, columns = _different(game, rows, columns, variables)
    total = _simplex(game, rows, columns, tableau, line, variables, column, least, most, patience)
    width = width_for(columns)
    for i in range(rows):
        if variables[i] < SLACK:
            share = max(0.0, tableau[i * width + width - 1]) / total
            column_mix[variables[KEPT + SLACK + variables[i]]] = share
    for j in range(columns):
        if variables[SLACK + j] >= SLACK:
            share = max(0.0, tableau[rows * width + j]) / total
            row_mix[variables[KEPT + variables[SLACK + j] - SLACK]] = share
    return (1.0 / total - 1.0) * (most - least) + least
