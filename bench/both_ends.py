"""Does Mäusezocken for two have a unique solution? Starting from 0 and from 1, values must meet.

python -m bench.both_ends FOLDER [--option children=true …]

Losing a turn on purpose amounts to passing. If both players could gain by passing for ever, a
position would have no value of its own, and the starting values would decide where sweeps settle.
FOLDER keeps the results so far, so that an interrupted run can continue.
"""

from argparse import ArgumentParser
from os import cpu_count
from pathlib import Path

import numpy as np

from mauseloch.core.options import parsed_options
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.sweeps import Progress, solve, value_of_the_start
from mauseloch.games.zocken.solver.value_table import file_name


def main() -> None:
    """Print the results from both ends and the distance between them."""
    parser = ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--cores", type=int, default=cpu_count())
    chosen = parser.parse_args()
    game = Zocken.with_options(parsed_options(Zocken().options, chosen.option))
    low, high = (settled(game, chosen.folder, chosen.cores, start) for start in (0.0, 1.0))
    apart = float(np.abs(low.values - high.values).max())
    print(f"{file_name(game)}: nowhere further apart than {apart:.1e}")


def settled(game: Zocken, folder: Path, cores: int, start: float) -> Progress:
    """The solution reached from these starting values."""
    checkpoint = folder / f"{file_name(game)}-from-{start:.0f}"
    *_, found = solve(game, cores, checkpoint, start=start)
    value = value_of_the_start(found.values)
    print(
        f"{file_name(game)} from {start:.0f}: value {value:.6f}, {found.sweeps} sweeps, "
        f"residual {found.residual:.1e}, {found.seconds:.0f} s",
        flush=True,
    )
    return found


if __name__ == "__main__":
    main()
