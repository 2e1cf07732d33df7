"""The matrix of a round for two, by solving what may be the next one."""

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import kernel
from mauseloch.games.geier.solver.layers import POINT
from mauseloch.games.geier.solver.matrix import Floats, Room, value


@kernel
def fill(
    compared: NDArray[np.int64],
    prizes: NDArray[np.int64],
    pot: int,
    pairs: NDArray[np.int64],
    worth: Floats,
    room: Room,
    game: Floats,
) -> None:
    """Fill in the matrix of a round by solving what may be the next one."""
    tableau, line, variables = room
    cards = len(compared)
    after = np.zeros((16, 16))
    for i in range(cards):
        for j in range(cards):
            sign = compared[i, j]
            if i > 0 and _same_row(compared, i):
                game[i, j] = game[i - 1, j]
                continue
            if j > 0 and _same_column(compared, j):
                game[i, j] = game[i, j - 1]
                continue
            carried = pot if sign == 0 else 0
            total = 0.0
            for prize in range(len(prizes)):
                here = abs(carried + prizes[prize])
                for m in range(cards - 1):
                    mine = m + (m >= i)
                    for n in range(cards - 1):
                        theirs = n + (n >= j)
                        then = compared[mine, theirs]
                        kind = 0 if then != 0 else 1 if carried == 0 else 2
                        rest = worth[pairs[i, mine], pairs[j, theirs], prize, kind]
                        after[m, n] = then * here + rest / POINT
                total += value(after, cards - 1, cards - 1, tableau, line, variables)
            game[i, j] = sign * abs(pot) + total / len(prizes)


@kernel
def _same_row(compared: NDArray[np.int64], row: int) -> bool:
    """Whether a card compares like the one below it."""
    for j in range(len(compared)):
        if compared[row, j] != compared[row - 1, j] or compared[row, j] == 0:
            return False
    return True


@kernel
def _same_column(compared: NDArray[np.int64], column: int) -> bool:
    """The same for the other hand."""
    for i in range(len(compared)):
        if compared[i, column] != compared[i, column - 1] or compared[i, column] == 0:
            return False
    return True
