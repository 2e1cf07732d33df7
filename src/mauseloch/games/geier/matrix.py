"""Matrix games, compiled: two choose at the same time, what one gains the other loses.

A saddle point is looked for first and a game of two by two has a formula; everything else is a
small linear program, solved by the simplex method on a dense tableau. Rows maximise.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import kernel

LARGEST = 15
"""As many rows or columns as anybody has cards."""
PATIENCE = 64
"""So many pivots by steepest ascent; then Bland's rule, which is slow and never goes in circles."""
SLACK = 16
"""Variables of the linear program: 0 … for the columns, SLACK … for the rows."""
SADDLE = 1e-14
STEEP = 1e-13
TINY = 1e-11

Floats = NDArray[np.float64]


class Room(NamedTuple):
    """What a solver writes on, so that it need not ask for memory for every game."""

    tableaux: tuple[Floats, Floats, Floats]
    """A row for each row of the game, the objective's below them; the right side is last."""
    pivot: Floats
    basic: NDArray[np.int64]
    """The variable of each row of the tableau."""
    others: NDArray[np.int64]
    """The variable of each column."""


def room() -> Room:
    """To be used by one thread at a time."""
    wide, wider, widest = (np.zeros((LARGEST + 1, width)) for width in WIDTHS)
    variables = np.zeros(LARGEST + 1, np.int64)
    return Room((wide, wider, widest), np.zeros(LARGEST + 1), variables, variables.copy())


def _pivoting(width: int) -> Callable[..., int]:
    """The simplex method for tableaux of that width: a loop of fixed length is done in vectors."""

    @kernel
    def pivot(
        tableau: Floats, room: Room, rows: int, columns: int, first: int, patience: int
    ) -> int:
        """Pivot until nothing gets better, at first into the column `first`; how often."""
        line, basic, others = room.pivot, room.basic, room.others
        enters, pivots = first, 0
        while enters >= 0:
            leaves = _leaving(tableau, basic, rows, enters, width - 1)
            by = 1.0 / tableau[leaves, enters]
            for column in range(width):
                line[column] = tableau[leaves, column] * by
            line[enters] = by
            for row in range(rows + 1):
                times = tableau[row, enters]
                tableau[row, enters] = 0.0
                for column in range(width):
                    tableau[row, column] -= times * line[column]
            for column in range(width):
                tableau[leaves, column] = line[column]
            basic[leaves], others[enters] = others[enters], basic[leaves]
            pivots += 1
            enters = _entering(tableau[rows], others, columns, pivots >= patience)
        return pivots

    return pivot


@kernel
def _leaving(
    tableau: Floats, basic: NDArray[np.int64], rows: int, enters: int, right: int
) -> int:
    """The row that limits a column first; among equals that of the first variable."""
    leaves, least = 0, np.inf
    for row in range(rows):
        if tableau[row, enters] > TINY:
            ratio = tableau[row, right] / tableau[row, enters]
            if ratio < least or (ratio == least and basic[row] < basic[leaves]):
                leaves, least = row, ratio
    return leaves


@kernel
def _entering(
    objective: Floats, others: NDArray[np.int64], columns: int, bland: bool
) -> int:
    """The column that gains most, or by Bland's rule that of the first variable; -1 if none."""
    enters, steepest = -1, -STEEP
    for column in range(columns):
        if bland:
            if objective[column] < -STEEP and (enters < 0 or others[column] < others[enters]):
                enters = column
        elif objective[column] < steepest:
            enters, steepest = column, objective[column]
    return enters


WIDTHS = (8, 12, 16)
"""Of a tableau, in numbers: columns of a game and the right side."""
_pivot_8, _pivot_12, _pivot_16 = map(_pivoting, WIDTHS)


@kernel
def _pure(game: Floats, rows: int, columns: int) -> tuple[int, float, int, float, float, float]:
    """The safest row and what it secures, the safest column likewise; the least, the most."""
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
def _set_up(
    tableau: Floats, room: Room, game: Floats, rows: int, columns: int, least: float, most: float
) -> None:
    """Find y ≥ 0 with the largest sum such that no row of the game, moved to 1 … 2, exceeds 1."""
    right = tableau.shape[1] - 1
    scale = 1.0 / (most - least)
    for row in range(rows):
        for column in range(columns):
            tableau[row, column] = (game[row, column] - least) * scale + 1.0
        for column in range(columns, right):
            tableau[row, column] = 0.0
        tableau[row, right] = 1.0
        room.basic[row] = SLACK + row
    for column in range(right + 1):
        tableau[rows, column] = -1.0 if column < columns else 0.0
    for column in range(columns):
        room.others[column] = column


@kernel
def _simplex(
    game: Floats,
    rows: int,
    columns: int,
    room: Room,
    first: int,
    least: float,
    most: float,
    patience: int,
) -> float:
    """The sum of y; the strategies are in the tableau."""
    if columns < WIDTHS[0]:
        tableau = room.tableaux[0]
        _set_up(tableau, room, game, rows, columns, least, most)
        _pivot_8(tableau, room, rows, columns, first, patience)
    elif columns < WIDTHS[1]:
        tableau = room.tableaux[1]
        _set_up(tableau, room, game, rows, columns, least, most)
        _pivot_12(tableau, room, rows, columns, first, patience)
    else:
        tableau = room.tableaux[2]
        _set_up(tableau, room, game, rows, columns, least, most)
        _pivot_16(tableau, room, rows, columns, first, patience)
    return tableau[rows, tableau.shape[1] - 1]


@kernel
def value(game: Floats, rows: int, columns: int, room: Room) -> float:
    """What the rows can be sure to get on average, and the columns to give no more than."""
    _, low, first, high, least, most = _pure(game, rows, columns)
    if high - low <= SADDLE:
        return low
    if rows == 2 and columns == 2:
        return _crossed(game)
    total = _simplex(game, rows, columns, room, first, least, most, PATIENCE)
    return (1.0 / total - 1.0) * (most - least) + least


@kernel
def _crossed(game: Floats) -> float:
    """The value of a game of two by two without a saddle point."""
    a, b, c, d = game[0, 0], game[0, 1], game[1, 0], game[1, 1]
    return (a * d - b * c) / (a + d - b - c)


@kernel
def solve(
    game: Floats,
    rows: int,
    columns: int,
    room: Room,
    row_mix: Floats,
    column_mix: Floats,
    patience: int = PATIENCE,
) -> float:
    """The value; how to play it is written into both mixes."""
    row_mix[:rows] = 0.0
    column_mix[:columns] = 0.0
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
    total = _simplex(game, rows, columns, room, column, least, most, patience)
    tableau = room.tableaux[0 if columns < WIDTHS[0] else 1 if columns < WIDTHS[1] else 2]
    right = tableau.shape[1] - 1
    for i in range(rows):
        if room.basic[i] < SLACK:
            column_mix[room.basic[i]] = max(0.0, tableau[i, right]) / total
    for j in range(columns):
        if room.others[j] >= SLACK:
            row_mix[room.others[j] - SLACK] = max(0.0, tableau[rows, j]) / total
    return (1.0 / total - 1.0) * (most - least) + least
