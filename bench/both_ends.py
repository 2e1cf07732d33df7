"""Does Mäusezocken for two have one solution? Values that begin with 0 and with 1 must meet.

python -m bench.both_ends FOLDER [--option children=true …]

Who may lose a turn on purpose can pass. If both could gain by passing for ever, a position would
have no value of its own, and where sweeps settle would depend on where they begin. FOLDER keeps
what was found, so that an interrupted run goes on.
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
    """Print what was found from both ends, and how far apart it is."""
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
    """The solution, beginning with these values."""
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
