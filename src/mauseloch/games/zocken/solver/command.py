"""`mauseloch solve zocken`: a progress bar, then the result."""

import math
from argparse import Namespace
from contextlib import AbstractContextManager
from pathlib import Path

from mauseloch.core.errors import SetupError
from mauseloch.core.options import parsed_options
from mauseloch.core.solver import Desk
from mauseloch.core.words import say
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver import sweeps, value_table
from mauseloch.games.zocken.state import MICE_OF_A_COLOUR
from mauseloch.processes import cores

MICE = MICE_OF_A_COLOUR
ARGUMENTS = ("option", "checkpoint", "cores")
FURTHEST = 0.5
"""The furthest that a value can move in the first sweep."""


def solve(chosen: Namespace, desk: Desk) -> None:
    """Solve Mäusezocken for two, continuing where an earlier session left off."""
    game = Zocken.with_options(parsed_options(Zocken().options, chosen.option))
    if game.series:
        raise SetupError("a series is not solved", say("error-solve-series"))
    if chosen.cores is not None and chosen.cores < 1:
        raise SetupError(
            f"it takes at least one core, not {chosen.cores}",
            say("error-solve-cores", cores=chosen.cores),
        )
    to = _folder() / value_table.file_name(game)
    to.parent.mkdir(parents=True, exist_ok=True)
    checkpoint = chosen.checkpoint or to.with_suffix(".solving")
    with _alone(desk, to), _alone(desk, checkpoint):
        found = _settled(game, chosen.cores or cores(), checkpoint, desk)
        content = value_table.packed(game, value_table.rounded(found.values, MICE))
        new = to.with_name(f".{to.name}.new")
        new.write_bytes(content)
        new.replace(to)
        if chosen.checkpoint is None:
            checkpoint.unlink(missing_ok=True)
    value = sweeps.value_of_the_start(found.values, MICE)
    desk.tell(
        say("solve-value", percent=desk.number(100 * value, 3)),
        say(
            "solve-done",
            sweeps=found.sweeps,
            seconds=round(found.seconds),
            residual=f"{found.residual:.1e}",
        ),
        say("solve-kept", file=str(to), kilobytes=round(len(content) / 1000)),
    )


def _folder() -> Path:
    try:
        return value_table.folder()
    except RuntimeError:
        raise SetupError(
            "there is no home folder to keep the table in; set XDG_DATA_HOME",
            say("error-solve-no-home"),
        ) from None


def _alone(desk: Desk, file: Path) -> AbstractContextManager[object]:
    """Lock the file against other sessions."""
    try:
        return desk.hold(file)
    except SetupError:
        raise SetupError(
            f"another window is writing {file} already", say("error-solve-held", file=str(file))
        ) from None


def _settled(game: Zocken, cores: int, checkpoint: Path, desk: Desk) -> sweeps.Progress:
    """Sweep until the values settle, with a bar that fills by orders of magnitude."""
    with desk.progress(1.0) as show:
        show(0.0, say("solve-begins"))
        for progress in sweeps.solve(game, cores, checkpoint, MICE):
            said = say("solve-sweep", sweeps=progress.sweeps, residual=f"{progress.residual:.1e}")
            done = math.log(FURTHEST / progress.residual, FURTHEST / sweeps.RESIDUAL)
            show(max(0.0, done), said)
    return progress
