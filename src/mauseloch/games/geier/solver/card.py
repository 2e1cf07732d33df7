"""A CUDA card as the engine of the whole solution, through CuPy."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import numpy as np

from mauseloch.core.errors import SetupError
from mauseloch.core.extras import need
from mauseloch.core.words import say
from mauseloch.games.geier.solver.layers import Patterns, Rounds
from mauseloch.games.geier.solver.whole import Mixes, Swept, Values

THREADS = 64
SCRATCH = 4 << 30
"""Bytes for the rounds of as many patterns as are worked on together."""
MOST_LOOSE = 1 << 22
ROWS_OF_A_GRID = 65_535
TIGHT = 1.0
"""A gap, in 2⁻²⁴ points, above which a round is solved again in double precision."""


class Card:
    """A CUDA card."""

    def __init__(self) -> None:
        need("cuda")
        import cupy  # noqa: PLC0415 - an extra, and only with a card

        try:
            cupy.cuda.runtime.getDeviceCount()
        except Exception as error:  # every version of CuPy has its own ways to fail
            raise SetupError(
                "solving the whole game needs a CUDA card and CuPy", say("error-solve-card")
            ) from error
        self.xp = cupy
        properties = cupy.cuda.runtime.getDeviceProperties(0)
        self.name = properties["name"].decode()
        self.memory = int(cupy.cuda.runtime.memGetInfo()[0]) - 2 * SCRATCH
        self._source = (files(__package__) / "rounds.cu").read_text(encoding="utf-8")
        self._modules: dict[int, Any] = {}

    def _function(self, name: str, size: int) -> Callable[..., Any]:
        """A kernel for games or hands of this size, compiled when first needed."""
        if size not in self._modules:
            self._modules[size] = self.xp.RawModule(
                code=self._source,
                options=("-std=c++17",),
                name_expressions=[f"{one}<{size}>" for one in ("sweep", "settle", "mean")],
            )
        found = self._modules[size].get_function(f"{name}<{size}>")
        if name != "mean":
            found.max_dynamic_shared_size_bytes = _memory(size)
        return found  # type: ignore[no-any-return]

    def sweep(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        rounds: Rounds,
        below: Values,
        above: Values,
    ) -> Swept:
        """Fill in the values of some patterns with the same rounds, of this size at most."""
        xp = self.xp
        sets, pots, ties, sources = map(xp.asarray, rounds[1:])
        numbers = xp.asarray(numbers, dtype=np.int32)
        games, columns = len(pots), len(sources)
        at_once = min(len(numbers), ROWS_OF_A_GRID, max(1, SCRATCH // (8 * games)))
        found = xp.empty((at_once, games), xp.float64)
        loose, notes = xp.empty(MOST_LOOSE, xp.uint64), xp.zeros(1, xp.uint32)
        widest = xp.zeros(1, xp.float64)
        settled, out = 0, (above.values, above.starts)
        sweep, mean = self._function("sweep", size), self._function("mean", here.cards)
        for begin in range(0, len(numbers), at_once):
            some = numbers[begin : begin + at_once]
            notes[:] = 0
            given = (below.values, below.starts, _shapes(here), some, sets, pots, ties)
            noted = (loose, notes, np.uint32(MOST_LOOSE))
            sweep(
                (-(-games // THREADS), len(some)),
                (THREADS,),
                (*given, np.int32(games), np.float64(TIGHT), found, *noted, widest),
                shared_mem=_memory(size),
            )
            again = int(notes[0])
            if again > MOST_LOOSE:
                raise SetupError(f"{again} rounds could not be solved in single precision")
            if again:
                places = loose[:again].astype(xp.int64)
                pattern, game = places // games, places % games
                again_of = (here, some[pattern], sets[game], pots[game], ties[game])
                mixes = self.settle(*again_of, below, size)
                found[pattern, game] = mixes.values
                widest = xp.maximum(widest, mixes.gaps.max())
                settled += again
            mean(
                (-(-columns // THREADS), len(some)),
                (THREADS,),
                (found, np.int32(games), some, sources, np.int32(columns), *out),
            )
        return Swept(len(numbers) * games, settled, float(widest[0]))

    def settle(
        self,
        here: Patterns,
        numbers: Any,
        sets: Any,
        pots: Any,
        ties: Any,
        below: Values,
        size: int | None = None,
    ) -> Mixes:
        """Solve single rounds, each with the number of its pattern, mixes included."""
        xp, many, cards = self.xp, len(numbers), here.cards
        size = cards if size is None else size
        values, gaps = xp.empty(many), xp.empty(many)
        rows, columns = xp.empty((many, cards)), xp.empty((many, cards))
        given = (below.values, below.starts, _shapes(here), numbers, sets, pots, ties)
        self._function("settle", size)(
            (-(-many // THREADS),),
            (THREADS,),
            (*given, np.int32(many), values, gaps, rows, columns),
            shared_mem=_memory(size),
        )
        return Mixes(values, gaps, rows, columns)


def _shapes(here: Patterns) -> Any:
    """The struct that tells kernels where the rows and columns of patterns lead."""
    arrays = (here.children, here.rows, here.columns, here.heights, here.widths)
    found = np.zeros(1, np.dtype([*((str(at), np.uint64) for at in range(5)), ("cards", np.int64)]))
    found[0] = (*(one.data.ptr for one in arrays), here.cards)
    return found[0]


def _memory(size: int) -> int:
    """The shared memory of a block, in bytes."""
    return THREADS * (4 * size * size + (4 * 4 + 2) * size)
