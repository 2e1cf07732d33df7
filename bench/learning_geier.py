"""Fit the value function for Hol's der Geier with two: `python -m bench.learning_geier FILE`.

The package keeps its file in src/mauseloch/games/geier/players/value.npy.
"""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bench import kernel_fitting_geier as fitting
from mauseloch.games.geier.players.value import LAYERS, SHARES
from mauseloch.games.geier.solver.matrix import Floats


def packed(full: Floats) -> NDArray[np.float32]:
    """The contents of the file: the inverse of `value.unpacked`."""
    parts = []
    for cards in range(1, LAYERS + 1):
        rows, columns = np.tril_indices(cards)
        parts += [full[cards, SHARES, 0, :1], full[cards, :SHARES, rows, columns].T.ravel()]
    return np.concatenate(parts).astype(np.float32)


def main(file: Path) -> None:
    """Fit, write the file, print how good the fit is."""
    weights, explained = fitting.fit()
    np.save(file, packed(weights))
    print("| cards in hand | explained |\n|---|---|")
    for cards, part in enumerate(explained, 1):
        print(f"| {cards} | {100 * part:.2f} % |")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
