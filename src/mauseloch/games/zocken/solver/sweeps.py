"""The solution of Mäusezocken for two: the value of every position between turns.

A value is what the seat at turn can expect: 1 for a victory, 1/2 for a shared one, 0 for a defeat.
One *sweep* recomputes all values, each as that of the best turn given the previous ones; the most
that any value moves is the *residual*. Anderson mixing of the last few sweeps halves the number of
sweeps needed.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, Self, TypeVar, cast
from zipfile import BadZipFile

import numpy as np

from mauseloch.core.errors import RecordError
from mauseloch.core.words import Say, say
from mauseloch.games.zocken.rules import Zocken
from mauseloch.games.zocken.solver.kernel_sweep import closing, compare, mix, sweep_world
from mauseloch.games.zocken.solver.positions import (
    COLOURS,
    OUTER,
    Shape,
    Values,
    lanes,
    position,
    shape,
    steps,
)
from mauseloch.games.zocken.state import MICE_OF_A_COLOUR

RESIDUAL = 1e-6
"""Values that move by less than this have settled."""
MEMORY = 6
"""The number of sweeps mixed."""
PARTS = 64
"""The number of parts that work on all positions is divided into."""
WORSE = 4.0
"""Mixing starts again when the residual is this many times the best so far."""

SAVE_EVERY_S = 15

Part = TypeVar("Part")
Done = TypeVar("Done")


class Sweeps:
    """Sweeps over all positions of a game, on several cores."""

    def __init__(
        self, game: Zocken, cores: int, mice: int = MICE_OF_A_COLOUR, kind: Any = np.float32
    ) -> None:
        self.form = shape(mice, children=game.children, risk=game.risk)
        self.positions = self.form.splits**COLOURS
        self._steps = steps(mice)
        self._lanes = lanes(self.form, kind)
        self._stop = np.zeros(self.form.splits**OUTER * self.form.lanes, kind)
        self._lose = np.zeros_like(self._stop)
        rows = {world: _rows(mice, world) for world in range((mice + 1) ** OUTER)}
        self._worlds = sorted(rows, key=rows.__getitem__, reverse=True)  # the longest first
        self._rooms: SimpleQueue[Values] = SimpleQueue()
        for _ in range(cores):
            self._rooms.put(np.zeros((max(rows.values()) + 1) * self.form.lanes, kind))
        self._pool = ThreadPoolExecutor(cores)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def each(self, do: Callable[[Part], Done], parts: Iterable[Part]) -> list[Done]:
        """Call a function for all parts, on all cores."""
        return list(self._pool.map(do, parts))

    def sweep(self, old: Values, new: Values) -> None:
        """Recompute all values."""

        def close(part: tuple[int, int]) -> None:
            closing(self.form, old, self._lanes, self._stop, self._lose, *part)

        def work_out(world: int) -> None:
            room = self._rooms.get()
            try:
                sweep_world(
                    self.form,
                    world,
                    self._steps,
                    self._lanes,
                    old,
                    self._stop,
                    self._lose,
                    room,
                    new,
                )
            finally:
                self._rooms.put(room)

        self.each(close, parts(self.form.splits**OUTER))
        self.each(work_out, self._worlds)


def parts(whole: int) -> list[tuple[int, int]]:
    """The start and end of each part."""
    return [(whole * part // PARTS, whole * (part + 1) // PARTS) for part in range(PARTS)]


def _rows(mice: int, world: int) -> int:
    rows = 1
    for _ in range(OUTER):
        world, others = divmod(world, mice + 1)
        rows *= max(1, 3 * others)
    return rows


class Settling(NamedTuple):
    """The progress of a solution."""

    values: Values
    """The values that the next sweep starts from or, in the end, the solution."""
    residual: float
    """The residual of the last sweep."""


def settle(sweeps: Sweeps, values: Values, residual: float = RESIDUAL) -> Iterator[Settling]:
    """Sweep until the values settle, yielding after each sweep.

    The final values come from one more sweep, so they move even less.
    """
    images = np.zeros((MEMORY, sweeps.positions), values.dtype)
    gaps = np.zeros_like(images)
    products = np.zeros((MEMORY, MEMORY))
    used, best = 0, np.inf
    values = values.copy()
    while True:
        slot = used % MEMORY
        sweeps.sweep(values, images[slot])
        moved, products[slot] = _compared(sweeps, values, images[slot], gaps, slot)
        products[:, slot] = products[slot]
        if moved <= residual:
            yield Settling(images[slot].copy(), moved)
            return
        best = min(best, moved)
        used += 1
        if moved > WORSE * best:
            values = images[slot].copy()
            used = 0
        else:
            weights = _weights(products[:used, :used])
            _mix(sweeps, images[: len(weights)], weights, values)
        yield Settling(values, moved)


def _compared(
    sweeps: Sweeps, old: Values, new: Values, gaps: Values, slot: int
) -> tuple[float, Values]:
    """The most that a value has moved, and the products of this sweep's gaps with all others."""

    def part_of_it(part: tuple[int, int]) -> tuple[float, Values]:
        products = np.zeros(MEMORY)
        return compare(old, new, gaps, slot, products, *part), products

    done = sweeps.each(part_of_it, parts(len(old)))
    return max(moved for moved, _ in done), np.sum([products for _, products in done], axis=0)


def _mix(sweeps: Sweeps, images: Values, weights: Values, values: Values) -> None:
    sweeps.each(lambda part: mix(images, weights, values, *part), parts(len(values)))


def _weights(products: Values) -> Values:
    """Weights for sweeps, summing to 1, that minimise the weighted sum of their gaps."""
    scaled = products / np.trace(products)
    solved = np.linalg.solve(scaled + 1e-9 * np.eye(len(scaled)), np.ones(len(scaled)))
    return cast("Values", solved / solved.sum())


class Progress(NamedTuple):
    """The progress of a solution, including earlier sessions."""

    values: Values
    sweeps: int
    seconds: float
    residual: float

    @property
    def is_settled(self) -> bool:
        """Whether this is the solution."""
        return self.residual <= RESIDUAL


def solve(
    game: Zocken,
    cores: int,
    checkpoint: Path | None = None,
    mice: int = MICE_OF_A_COLOUR,
    *,
    start: float = 0.5,
) -> Iterator[Progress]:
    """Solve a game, or continue from a checkpoint, yielding after each sweep.

    The checkpoint is written now and then, and at the end. Raises RecordError if there is one for
    another game. All values begin at `start`; where they settle must not depend on it.
    """
    form = shape(mice, children=game.children, risk=game.risk)
    progress = Progress(np.full(form.splits**COLOURS, start, np.float32), 0, 0.0, np.inf)
    if checkpoint is not None and checkpoint.exists():
        progress = resumed(checkpoint, form)
    if progress.is_settled:
        yield progress
        return
    _, before, spent, _ = progress
    began = saved = time.monotonic()
    with Sweeps(game, cores, mice) as sweeps:
        for count, (values, residual) in enumerate(settle(sweeps, progress.values), start=1):
            now = time.monotonic()
            progress = Progress(values, before + count, spent + now - began, residual)
            if checkpoint is not None and (progress.is_settled or now - saved > SAVE_EVERY_S):
                save(checkpoint, form, progress)
                saved = time.monotonic()
            yield progress


def save(file: Path, form: Shape, progress: Progress) -> None:
    """Write a checkpoint, replacing it atomically."""
    values, sweeps, seconds, residual = progress
    new = file.with_name(f".{file.name}.new")
    with new.open("wb") as opened:
        np.savez(
            opened,
            form=form,
            rules=Zocken.version,
            values=values,
            progress=[sweeps, seconds, residual],
        )
    new.replace(file)


def resumed(file: Path, form: Shape) -> Progress:
    """Read a checkpoint; raises RecordError if it isn't one, or belongs to another game."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            ours = tuple(kept["form"]) == form and kept["rules"] == Zocken.version
            values, (sweeps, seconds, residual) = kept["values"], kept["progress"]
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise RecordError(f"{file} is not a checkpoint: {error}", _not_ours(file)) from error
    if not ours or values.shape != (form.splits**COLOURS,):
        raise RecordError(f"{file} is the checkpoint of another game", _not_ours(file))
    return Progress(values, int(sweeps), float(seconds), float(residual))


def _not_ours(file: Path) -> Say:
    return say("error-solve-checkpoint", file=str(file))


def value_of_the_start(values: Values, mice: int = MICE_OF_A_COLOUR) -> float:
    """What the seat that begins can expect."""
    return float(values[position(mice, (mice,) * COLOURS, (0,) * COLOURS)])
