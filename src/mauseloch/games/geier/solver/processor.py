"""The processor as the engine of the whole solution, for small decks."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import kernel
from mauseloch.games.geier.solver.layers import EQUAL, MIRRORED, POINT, Patterns, Rounds
from mauseloch.games.geier.solver.matrix import Floats, Room, room, solve
from mauseloch.games.geier.solver.reply import best
from mauseloch.games.geier.solver.whole import Gains, Mixes, Replied, Swept, Values

Numbers = NDArray[np.int32]
TIGHT = 1e-3
"""A gap, in 2⁻²⁴ points, above which a game is solved again by the slow rule that never stalls."""


class Processor:
    """All cores of this machine."""

    xp = np
    name = "processor"
    memory = 10**12
    """Decks that would need so much take longer than anyone waits."""

    def __init__(self, cores: int) -> None:
        self._cores = cores

    def sweep(
        self,
        here: Patterns,
        numbers: Any,
        size: int,
        rounds: Rounds,
        below: Values,
        above: Values,
    ) -> Swept:
        """Fill in the values of some patterns with the same rounds."""
        columns = len(rounds.sources)

        def work(number: int) -> float:
            out = above.values[above.starts[number] :][:columns]
            return _pattern(*_shape(here, number), *rounds[1:], *below, out, room())

        with ThreadPoolExecutor(self._cores) as pool:
            gaps = list(pool.map(work, numbers))
        return Swept(len(numbers) * len(rounds.pots), 0, max(gaps))

    def settle(
        self, here: Patterns, numbers: Any, sets: Any, pots: Any, ties: Any, below: Values
    ) -> Mixes:
        """Solve single rounds, each with the number of its pattern, mixes included."""
        many, cards = len(numbers), here.cards
        found = Mixes(np.zeros(many), np.zeros(many), *np.zeros((2, many, cards)))
        for at, number in enumerate(numbers):
            rows, columns, children = _shape(here, number)
            game = np.zeros((len(rows), len(columns)))
            row, column = np.zeros(len(rows)), np.zeros(len(columns))
            _entries(children, pots[at], sets[at], ties[at], *below, game)
            found.values[at], found.gaps[at] = _solved(game, room(), row, column)
            found.rows[at, rows], found.columns[at, columns] = row, column
        return found

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
        columns = len(rounds.sources)
        given = (guess.values, below.starts, below.own, below.other)
        unit, turn, scale = POINT / below.points, float(below.turn), above.points / POINT

        def work(number: int) -> float:
            own, other = (one[above.starts[number] :][:columns] for one in (above.own, above.other))
            shape = (*_shape(here, number), *rounds[1:])
            return _replying(*shape, *given, unit, turn, own, other, scale, room())

        with ThreadPoolExecutor(self._cores) as pool:
            gaps = list(pool.map(work, numbers))
        return Swept(len(numbers) * len(rounds.pots), 0, max(gaps))

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
        """Do the same for single rounds."""
        rounds = (here, numbers, sets, pots, ties)
        mixes = self.settle(*rounds, guess)
        made = (mixes.rows, mixes.columns)
        return Replied(*made, best(np, *rounds, below, *made))


def _shape(here: Patterns, number: int) -> tuple[Any, Any, Numbers]:
    """The cards of a pattern's rows and columns, and where these lead."""
    rows = here.rows[number, : here.heights[number]]
    columns = here.columns[number, : here.widths[number]]
    return rows, columns, here.children[number][np.ix_(rows, columns)]


@kernel
def _entries(
    children: Numbers,
    pot: int,
    set_: int,
    tie: int,
    starts: NDArray[np.int64],
    below: Numbers,
    game: Floats,
) -> None:
    """Fill in the matrix of a round."""
    for i in range(len(game)):
        for j in range(len(game[0])):
            child = np.int64(children[i, j])
            compared = child & 3
            after = float(below[starts[child >> 3] + (tie if compared == EQUAL else set_)])
            gain = float((compared - EQUAL) * abs(pot) * POINT)
            game[i, j] = gain + (-after if child & MIRRORED else after)


@kernel
def _solved(game: Floats, room: Room, row: Floats, column: Floats) -> tuple[float, float]:
    """The middle of what both mixes secure, and the gap between."""
    for patience in (64, 0):
        solve(game, room, row, column, patience)
        least, most = np.inf, -np.inf
        for j in range(len(column)):
            mine = 0.0
            for i in range(len(row)):
                mine += row[i] * game[i, j]
            least = min(least, mine)
        for i in range(len(row)):
            theirs = 0.0
            for j in range(len(column)):
                theirs += game[i, j] * column[j]
            most = max(most, theirs)
        if most - least <= TIGHT:
            break
    return (least + most) / 2, most - least


@kernel
def _pattern(
    rows: NDArray[np.int8],
    columns: NDArray[np.int8],
    children: Numbers,
    sets: Numbers,
    pots: Numbers,
    ties: Numbers,
    sources: Numbers,
    starts: NDArray[np.int64],
    below: Numbers,
    values: Numbers,
    space: Room,
) -> float:
    """The values of a pattern; the widest gap of its rounds."""
    game = np.zeros((len(rows), len(columns)))
    row, column = np.zeros(len(rows)), np.zeros(len(columns))
    found = np.zeros(len(pots))
    widest = 0.0
    for number in range(len(pots)):
        _entries(children, pots[number], sets[number], ties[number], starts, below, game)
        found[number], gap = _solved(game, space, row, column)
        widest = max(widest, gap)
    for number in range(len(sources)):
        total = 0.0
        for source in sources[number]:
            total += found[source]
        values[number] = round(total / len(sources[number]))
    return widest


@kernel
def _gained(
    children: Numbers,
    pot: int,
    set_: int,
    tie: int,
    starts: NDArray[np.int64],
    own: Numbers,
    other: Numbers,
    unit: float,
    turn: float,
    row: Floats,
    column: Floats,
) -> tuple[float, float]:
    """What best replies gain in a round against the columns' mix, and against the rows'."""
    mine, theirs = np.zeros(len(row)), np.zeros(len(column))
    for i in range(len(row)):
        for j in range(len(column)):
            child = np.int64(children[i, j])
            compared = child & 3
            at = starts[child >> 3] + (tie if compared == EQUAL else set_)
            here, there = own[at] * unit, other[at] * unit * turn
            if child & MIRRORED:
                here, there = there, here
            gain = float((compared - EQUAL) * abs(pot) * POINT)
            mine[i] += column[j] * (here + gain)
            theirs[j] += row[i] * (there - gain)
    return mine.max(), theirs.max()


@kernel
def _replying(
    rows: NDArray[np.int8],
    columns: NDArray[np.int8],
    children: Numbers,
    sets: Numbers,
    pots: Numbers,
    ties: Numbers,
    sources: Numbers,
    guess: Numbers,
    starts: NDArray[np.int64],
    own: Numbers,
    other: Numbers,
    unit: float,
    turn: float,
    own_out: Numbers,
    other_out: Numbers,
    scale: float,
    space: Room,
) -> float:
    """What best replies gain in a pattern; the widest gap of its rounds."""
    game = np.zeros((len(rows), len(columns)))
    row, column = np.zeros(len(rows)), np.zeros(len(columns))
    found = np.zeros((len(pots), 2))
    widest = 0.0
    for number in range(len(pots)):
        pot, set_, tie = pots[number], sets[number], ties[number]
        _entries(children, pot, set_, tie, starts, guess, game)
        _, gap = _solved(game, space, row, column)
        widest = max(widest, gap)
        found[number] = _gained(
            children, pot, set_, tie, starts, own, other, unit, turn, row, column
        )
    for number in range(len(sources)):
        mine, theirs = 0.0, 0.0
        for source in sources[number]:
            mine += found[source, 0]
            theirs += found[source, 1]
        own_out[number] = round(mine / len(sources[number]) * scale)
        other_out[number] = round(theirs / len(sources[number]) * scale)
    return widest
