"""Fits the guess that Hol's der Geier for two rests on: `python -m bench.learning_geier FILE`.

The file that the package has is src/mauseloch/games/geier/value.npy.
"""

import sys
from pathlib import Path

import numpy as np

from bench import kernel_fitting_geier as fitting
from mauseloch.games.geier.players import value


def main(file: Path) -> None:
    """Fit, write the file, tell how good it is."""
    weights, explained = fitting.fit()
    np.save(file, value.packed(weights))
    print("| cards in hand | explained |\n|---|---|")
    for cards, part in enumerate(explained, 1):
        print(f"| {cards} | {100 * part:.2f} % |")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
