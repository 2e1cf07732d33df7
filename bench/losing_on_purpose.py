"""How often do perfect players of Mäusezocken roll on with all five colours aside, and why?

python -m bench.losing_on_purpose CHECKPOINT [--option children=true …] [--games 10000]

CHECKPOINT is the output of `mauseloch solve zocken --checkpoint CHECKPOINT`.
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple

import mauseloch
from mauseloch.core.options import parsed_options
from mauseloch.games.zocken.players.perfect import worths
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.positions import shape
from mauseloch.games.zocken.solver.sweeps import resumed
from mauseloch.games.zocken.solver.value_table import Table
from mauseloch.games.zocken.state import MICE_OF_A_COLOUR
from mauseloch.games.zocken.view import View


class Seen(NamedTuple):
    """The counts from one game."""

    turns: int
    full: int
    """How often a player had all five colours aside."""
    rolled: int
    """… and rolled on."""
    gain: float
    """The greatest gain of rolling on over stopping."""
    view: View | None
    """The position of that gain."""


@cache
def exact(checkpoint: Path, children: bool, risk: bool) -> Table:
    values, *_ = resumed(checkpoint, shape(MICE_OF_A_COLOUR, children=children, risk=risk))
    return Table(values, 1.0)


def played(checkpoint: Path, game: Zocken, seed: str) -> Seen:
    """Play a game between perfect players."""
    table = exact(checkpoint, game.children, game.risk)
    match: Any = mauseloch.Match(game, 2, seed)
    turns = full = rolled = 0
    gain, where = 0.0, None
    while match.outcome is None:
        (seat,) = match.waiting.seats
        view, legal = match.view(seat), match.legal(seat)
        found = worths(game, table, view) if len(legal) > 1 else dict.fromkeys(legal, 0.0)
        action = max(found, key=found.__getitem__)
        turns += not any(view.aside) and view.dice is None
        if all(view.aside):
            full += 1
            rolled += action == "roll"
            if found["roll"] - found["stop"] > gain:
                gain, where = found["roll"] - found["stop"], view
        match.play(seat, action)
    return Seen(turns, full, rolled, gain, where)


def main() -> None:
    """Print the figures of docs/research/solved.md, and the position where it was worth most."""
    parser = ArgumentParser()
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=10_000)
    chosen = parser.parse_args()
    game = Zocken.with_options(parsed_options(Zocken().options, chosen.option))
    seeds = [f"on purpose {number}" for number in range(chosen.games)]
    with ProcessPoolExecutor(cpu_count()) as pool:
        found = list(pool.map(partial(played, chosen.checkpoint, game), seeds, chunksize=100))
    turns, full = sum(one.turns for one in found), sum(one.full for one in found)
    rolled, some = sum(one.rolled for one in found), sum(one.rolled > 0 for one in found)
    print(f"{len(found):,} games, {turns:,} turns; all five colours aside {full:,} times")
    print(f"rolled on {rolled:,} times, in {some:,} games")
    best = max(found, key=lambda one: one.gain)
    if best.view is not None:
        print(f"worth most, {best.gain:.4f}, here: {best.view}")


if __name__ == "__main__":
    main()
