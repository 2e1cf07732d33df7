"""A CUDA card as the engine of the whole solution, through CuPy."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

import numpy as np

from mauseloch.core.errors import SetupError
from mauseloch.core.extras import need
from mauseloch.core.words import Say, say
from mauseloch.games.geier.solver.layers import Patterns, Rounds
from mauseloch.games.geier.solver.reply import best
from mauseloch.games.geier.solver.whole import Gains, Mixes, Replied, Swept, Values

THREADS = 64
SCRATCH = 4 << 30
"""Bytes for the rounds of as many patterns as are worked on together."""
MOST_LOOSE = 1 << 22
AGAIN_AT_ONCE = 1 << 16
ROWS_OF_A_GRID = 65_535
TIGHT = 1.0
"""A gap, in 2⁻²⁴ points, above which a round is solved again in double precision."""


class Card:
    """A CUDA card."""

    def __init__(self, missing: Say | None = None) -> None:
        """Raise SetupError, in these words, if there is none."""
        need("cuda")
        import cupy  # noqa: PLC0415 - an extra, and only with a card

        try:
            cupy.cuda.runtime.getDeviceCount()
        except Exception as error:  # every version of CuPy has its own ways to fail
            raise SetupError(
                "solving the whole game needs a CUDA card and CuPy",
                missing or say("error-solve-card"),
            ) from error
        self.xp = cupy
        properties = cupy.cuda.runtime.getDeviceProperties(0)
        self.name = properties["name"].decode()
        self.memory = int(cupy.cuda.runtime.memGetInfo()[0]) - 2 * SCRATCH
        self._source = (files(__package__) / "rounds.cu").read_text(encoding="utf-8")
        self._functions: dict[str, Any] = {}

    def _function(self, name: str, size: int, stored: Any = None) -> Callable[..., Any]:
        """A kernel for games or hands of this size, compiled when first needed.

        Those for replies also depend on how gains are stored.
        """
        kind = "" if stored is None else f", {'int' if stored.dtype == np.int32 else 'short'}"
        called = f"{name}<{size}{kind}>"
        if called not in self._functions:
            module = self.xp.RawModule(
                code=self._source, options=("-std=c++17",), name_expressions=[called]
            )
            found = module.get_function(called)
            if name in {"sweep", "settle", "reply"}:
                found.max_dynamic_shared_size_bytes = _memory(size)
            self._functions[called] = found
        return self._functions[called]  # type: ignore[no-any-return]

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

    def reply(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        rounds: Rounds,
        guess: Values,
        below: Gains,
        above: Gains,
    ) -> Swept:
        """Fill in what a best reply gains against mixes that take the guess for what follows."""
        xp = self.xp
        *lists, sources = map(xp.asarray, rounds[1:])
        numbers = xp.asarray(numbers, dtype=np.int32)
        games, columns = len(rounds.pots), len(rounds.sources)
        at_once = min(len(numbers), ROWS_OF_A_GRID, max(1, SCRATCH // (8 * games)))
        found = xp.empty((at_once, games, 2), np.int32)
        gain, out = self._function("gain", here.cards, above.own), (above.own, above.other)
        settled, widest = 0, 0.0
        for begin in range(0, len(numbers), at_once):
            some = numbers[begin : begin + at_once]
            again, gap = self._reply(here, some, size, lists, guess, below, found)
            settled, widest = settled + again, max(widest, gap)
            gain(
                (-(-columns // THREADS), len(some)),
                (THREADS,),
                (found, np.int32(games), some, sources, np.int32(columns), *out, above.starts),
            )
        return Swept(len(numbers) * games, settled, widest)

    def replied(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        sets: Any,
        pots: Any,
        ties: Any,
        guess: Values,
        below: Gains,
    ) -> Replied:
        """Do the same for single rounds, as a sweep of patterns of this size would."""
        xp, many = self.xp, len(numbers)
        lists = [xp.asarray(one, dtype=np.int32) for one in (numbers, sets, pots, ties)]
        gains = xp.empty((many, 1, 2), np.int32)
        mixes = xp.zeros((2, many, here.cards), np.float32)
        for begin in range(0, many, ROWS_OF_A_GRID):
            part = slice(begin, begin + ROWS_OF_A_GRID)
            some, *rest = (one[part] for one in lists)
            self._reply(here, some, size, rest, guess, below, gains[part], mixes[:, part])
        return Replied(mixes[0], mixes[1], gains[:, 0])

    def _reply(
        self,
        here: Patterns,
        some: Any,
        size: int,
        lists: Sequence[Any],
        guess: Values,
        below: Gains,
        found: Any,
        mixes: Any = None,
    ) -> tuple[int, float]:
        """Reply in rounds, the same for all patterns, or one for each if mixes are wanted.

        `lists` are sets, pots and ties. Return how many were solved again, and the widest gap.
        """
        xp, games = self.xp, len(lists[0]) if mixes is None else 1
        loose, notes = xp.empty(MOST_LOOSE, xp.uint64), xp.zeros(1, xp.uint32)
        widest = xp.zeros(1, xp.float64)
        kernel, shapes = self._function("reply", size, below.own), _shapes(here)
        given = (guess.values, below.starts, shapes, _gains(below), some, *lists, np.int32(games))
        single = np.int32(mixes is not None)
        out = [np.uint64(0)] * 2 if mixes is None else [*mixes]
        kernel(
            (-(-games // THREADS), len(some)),
            (THREADS,),
            (
                *(*given, single, np.float64(TIGHT), found, *out),
                *(loose, notes, np.uint32(MOST_LOOSE), widest),
            ),
            shared_mem=_memory(size),
        )
        again, gap = int(notes[0]), float(widest[0])
        if again > MOST_LOOSE:
            raise SetupError(f"{again} rounds could not be solved in single precision")
        places = xp.sort(loose[:again].astype(xp.int64))
        for begin in range(0, again, AGAIN_AT_ONCE):
            part = places[begin : begin + AGAIN_AT_ONCE]
            pattern, game = part // games, part % games
            sets, pots, ties = (one[game if mixes is None else pattern] for one in lists)
            of = (here, some[pattern], sets, pots, ties)
            solved = self.settle(*of, guess, size)
            made = (solved.rows, solved.columns)
            found.reshape(-1, 2)[part] = best(xp, *of, below, *made)
            if mixes is not None:
                mixes[:, pattern] = xp.stack(made).astype(np.float32)
            gap = max(gap, float(solved.gaps.max()))
        return again, gap

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


def _gains(gains: Gains) -> Any:
    """The struct that tells kernels what a best reply gains."""
    found = np.zeros(1, np.dtype([("own", np.uint64), ("other", np.uint64), ("turn", np.int64)]))
    found[0] = (address(gains.own), address(gains.other), gains.turn)
    return found[0]


def address(array: Any) -> int:
    """Where an array lies on the card."""
    return int(array.data.ptr)


def _shapes(here: Patterns) -> Any:
    """The struct that tells kernels where the rows and columns of patterns lead."""
    arrays = (here.children, here.rows, here.columns, here.heights, here.widths)
    found = np.zeros(1, np.dtype([*((str(at), np.uint64) for at in range(5)), ("cards", np.int64)]))
    found[0] = (*map(address, arrays), here.cards)
    return found[0]


def _memory(size: int) -> int:
    """The shared memory of a block, in bytes."""
    return THREADS * (4 * size * size + (4 * 4 + 2) * size)
