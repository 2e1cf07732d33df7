"""The solution of Mäusezocken for two as a small file that the program finds by itself.

Values are stored in steps of 1/511, so that no choice based on them gives away more than one step,
which is less than 0.002. A file is one line of JSON, then the folded steps, compressed, low bytes
first.
"""

import json
import lzma
import os
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.core import kept
from mauseloch.core.errors import RecordError
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.kernel_fold import earlier, fold, in_the_middle, unfold
from mauseloch.games.zocken.solver.positions import COLOURS, Values
from mauseloch.games.zocken.state import MICE_OF_A_COLOUR

HIGHEST = 511
SHIPPED = Path(__file__).parent / "tables"
FORMAT = "mauseloch zocken table 1"


class Table(NamedTuple):
    """The values of all positions between turns, for the seat at turn."""

    steps: NDArray[Any]
    """By position number, in units."""
    unit: float
    """The size of one step."""
    mice: int = MICE_OF_A_COLOUR
    """The number of mice of each colour."""
    least: float = 0.0
    """The least that an undecided game is worth, even if its value was rounded to 0: a quarter of a
    step is the middle of the range that is rounded to 0."""


def rounded(values: Values, mice: int = MICE_OF_A_COLOUR) -> Table:
    """Round values to whole steps."""
    return _in_steps(np.rint(values * HIGHEST).astype(np.uint16), mice)


def _in_steps(steps: NDArray[np.uint16], mice: int) -> Table:
    return Table(steps, 1 / HIGHEST, mice, least=0.25 / HIGHEST)


def packed(game: Zocken, table: Table) -> bytes:
    """A rounded table as a file."""
    folded = np.empty(len(table.steps), np.uint16)
    before, middles = earlier(table.mice), in_the_middle(table.mice)
    fold(table.steps.copy(), HIGHEST, int(game.risk), before, middles, folded)
    planes = (folded & 255).astype(np.uint8).tobytes() + (folded >> 8).astype(np.uint8).tobytes()
    head = json.dumps({"format": FORMAT, "mice": table.mice, **_about(game)})
    return head.encode() + b"\n" + lzma.compress(planes, preset=6)


def unpacked(game: Zocken, content: bytes) -> Table:
    """The table in a file; raises RecordError if it isn't one, or is for other rules."""
    head, _, body = content.partition(b"\n")
    try:
        told = json.loads(head)
        mice = int(told.pop("mice"))
        planes = np.frombuffer(lzma.decompress(body), np.uint8)
    except (ValueError, KeyError, AttributeError, TypeError, lzma.LZMAError) as error:
        raise RecordError(f"this is not a table of positions: {error}") from error
    positions = ((mice + 1) * (mice + 2) // 2) ** COLOURS
    if told != {"format": FORMAT, **_about(game)} or len(planes) != 2 * positions:
        raise RecordError("this is not a table of positions for these rules")
    folded = planes[positions:].astype(np.uint16)  # in place: each copy takes 34 MB
    folded <<= 8
    folded |= planes[:positions]
    del planes
    steps = np.empty(positions, np.uint16)
    unfold(folded, HIGHEST, earlier(mice), in_the_middle(mice), steps)
    return _in_steps(steps, mice)


def _about(game: Zocken) -> dict[str, Any]:
    return {"rules": game.version, **_options(game)}


def _options(game: Zocken) -> dict[str, Any]:
    return {"children": game.children, "risk": game.risk}


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for tables solved on this machine; raises RuntimeError without a home folder."""
    given = environment.get("XDG_DATA_HOME", "")
    base = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    return base / "mauseloch"


def file_name(game: Zocken) -> str:
    """The name of the file for these options."""
    chosen = [name for name, value in _options(game).items() if value]
    return "-".join(["zocken", *chosen]) + ".table"


def _shared(game: Zocken, content: bytes) -> Table:
    """Unpack a table into a file that all processes map, so that it is in memory only once."""
    about = json.dumps([file_name(game), _about(game)]).encode()
    name = f"zocken-{sha256(about + content).hexdigest()[:16]}.steps"
    place = kept.folder()
    if place is None or not (place / name).exists():
        table = unpacked(game, content)
        if table.mice != MICE_OF_A_COLOUR or kept.keep(name, table.steps.data) is None:
            return table
        del table
        return _shared(game, content)
    # Nothing writes to it, but to Numba a read-only array has another type.
    mapped = np.memmap(place / name, np.uint16, mode="c")
    return _in_steps(mapped.view(np.ndarray), MICE_OF_A_COLOUR)


def find(game: Zocken) -> Table | None:
    """The table of these rules, solved here or shipped; None if none can be read."""
    known = game.version == Zocken.version and not game.reduced
    return _found(game.children, game.risk) if known else None


@lru_cache
def _found(children: bool, risk: bool) -> Table | None:
    game = Zocken(children=children, risk=risk)
    try:
        places = [folder(), SHIPPED]
    except RuntimeError:
        places = [SHIPPED]
    for place in places:
        try:
            table = _shared(game, (place / file_name(game)).read_bytes())
        except (OSError, RecordError):
            continue
        if table.mice == MICE_OF_A_COLOUR:  # compiled code would read past the end of a smaller one
            return table
    return None
