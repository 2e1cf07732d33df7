"""Plain Goofspiel, the ancestor of Hol's der Geier: how to bid for the first prize.

Prizes 1 … N turn up one by one, both players bid a card from 1 … N for each, and equal bids lose
the prize. What counts is the difference in points. The positions are those of endgames in which
nothing is ever carried over; there are too many to find them one by one, so they are worked out
layer by layer: all those in which both have one card, two cards, and so on.
"""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import comb
from pathlib import Path
from shutil import rmtree
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import STAMP, kernel
from mauseloch.core.errors import SetupError
from mauseloch.games.geier.solver.matrix import Floats, Room, room, solve, value
from mauseloch.games.geier.solver.patterns import Tree, compare, mirror, pattern_of, patterns
from mauseloch.processes import cores as all_cores

CARDS = range(2, 14)
CHUNK = 400_000
"""Matrix games per piece of work, which takes a few tenths of a second."""


class FirstBids(NamedTuple):
    """An equilibrium of the first round."""

    mixes: Floats
    """The probability of bidding each card, from 1, with one row for each prize, from 1."""
    games: Floats
    """The matrix for each prize: what our bid brings against the opponent's, in points."""

    @property
    def gap(self) -> float:
        """The most that a player who knows one of the mixes could gain against it, in points."""
        against = np.einsum("pi,pij->pj", self.mixes, self.games)
        return max(0.0, -float(against.min()))


def first_bids(
    cards: int,
    folder: Path | None = None,
    *,
    cores: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> FirstBids:
    """Solve the whole game; `progress` is called with the number of matrix games just solved.

    With a folder, intermediate results are kept there until the end, so that an interrupted run
    can be resumed.
    """
    if cards not in CARDS:
        raise SetupError(f"there are {CARDS[0]} to {CARDS[-1]} cards, not {cards}")
    told = progress or (lambda _: None)
    tree = _tree(cards)
    shelf = _Shelf(folder, cards)
    below = np.zeros((1, 1))
    for size in range(1, cards):
        below = _layer(tree, size, cards, below, shelf, cores or all_cores(), told)
    found = _first_round(tree, cards, below)
    told(cards)
    shelf.clear()
    return found


def games(cards: int) -> int:
    """The number of matrix games to solve."""
    rows = np.bincount(_tree(cards).cards)
    return sum(int(rows[size]) * comb(cards, size) * size for size in range(1, cards)) + cards


def _tree(cards: int) -> Tree:
    hand = tuple(range(1, cards + 1))
    return patterns(pattern_of(hand, hand), cards)


class _Shelf:
    """Storage for layers: in memory, or in the files of a folder."""

    def __init__(self, folder: Path | None, cards: int) -> None:
        self._folder = None if folder is None else folder / f"goofspiel-{cards}"
        self.size, self.rows = 1, 0
        """All layers below `size` are done, and this many rows of it."""
        self._open: np.memmap[Any, np.dtype[np.float64]] | None = None
        """The layer in progress."""
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self.size, self.rows = self._noted()

    def _noted(self) -> tuple[int, int]:
        """How far an interrupted run got, if all that it needs is there.

        Results of another version of the program are not used.
        """
        try:
            text = self._file("progress.json").read_text(encoding="utf-8")
            stamp, *done = json.loads(text)
            size, rows = map(int, done)
        except (OSError, ValueError, TypeError):
            return 1, 0
        if stamp != STAMP:
            return 1, 0
        needed = [size - 1] if size > 1 else []
        needed += [size] if rows else []
        return (size, rows) if all(map(Path.exists, map(self._layer_file, needed))) else (1, 0)

    def _file(self, name: str) -> Path:
        assert self._folder is not None  # noqa: S101 - there are no files in memory
        return self._folder / name

    def _layer_file(self, size: int) -> Path:
        return self._file(f"layer-{size}.npy")

    def layer(self, size: int, shape: tuple[int, int]) -> Floats:
        """The values of a layer, as far as they are known."""
        if self._folder is None:
            return np.zeros(shape)
        begun = size < self.size or (size == self.size and self.rows > 0)
        mode: Literal["r+", "w+"] = "r+" if begun else "w+"
        self._open = np.lib.format.open_memmap(self._layer_file(size), mode, np.float64, shape)
        return self._open

    def keep(self, size: int, rows: int) -> None:
        """Save the progress; of the finished layers only the last one is still needed."""
        if self._folder is None or self._open is None:
            return
        self._open.flush()  # first: never note progress that is not on disk
        new = self._file("progress.json.new")
        new.write_text(json.dumps([STAMP, size, rows]), encoding="utf-8")
        new.replace(self._file("progress.json"))
        if rows == 0:
            with suppress(OSError):  # some systems refuse to delete a file that is being read
                self._layer_file(size - 2).unlink()

    def clear(self) -> None:
        """Delete the folder once everything is solved."""
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)


def _layer(
    tree: Tree,
    size: int,
    cards: int,
    below: Floats,
    shelf: _Shelf,
    cores: int,
    progress: Callable[[int], object],
) -> Floats:
    """The values of all positions with `size` cards each: a row per pattern, a column per set."""
    numbers = np.flatnonzero(tree.cards == size)
    games = comb(cards, size) * size
    if size < shelf.size - 1:
        progress(len(numbers) * games)
        return below  # only the last two layers still exist or matter
    here = shelf.layer(size, (len(numbers), comb(cards, size)))
    done = len(numbers) if size < shelf.size else shelf.rows if size == shelf.size else 0
    progress(done * games)
    sets, places = _sets(cards, size - 1), np.zeros(1 << cards, np.int64)
    places[_sets(cards, size)] = range(comb(cards, size))

    def work(first: int) -> int:
        last = min(first + rows, len(numbers))
        given = first, last, sets, places, below, here, room()
        _fill(tree, cards, size, int(numbers[0]), *given)
        return last

    rows = max(1, CHUNK // games)
    with ThreadPoolExecutor(cores) as pool:
        pieces = [pool.submit(work, first) for first in range(done, len(numbers), rows)]
        try:
            for piece in pieces:
                last = piece.result()
                shelf.keep(size, last)
                progress((last - done) * games)
                done = last
        finally:
            pool.shutdown(cancel_futures=True)
    if size >= shelf.size:
        shelf.keep(size + 1, 0)
    return here


def _sets(cards: int, size: int) -> NDArray[np.int64]:
    """All sets of `size` prizes, prize p as bit p - 1."""
    return np.array([one for one in range(1 << cards) if one.bit_count() == size], np.int64)


@kernel
def _fill(
    tree: Tree,
    cards: int,
    size: int,
    number: int,
    first: int,
    last: int,
    sets: NDArray[np.int64],
    places: NDArray[np.int64],
    below: Floats,
    here: Floats,
    room: Room,
) -> None:
    """Fill in rows `first` to `last` of a layer, whose first pattern has this `number`.

    What may follow does not depend on the prize, only what the prize itself brings.
    """
    codes, first_child, children = tree.codes, tree.first_child, tree.children
    tableau, line, variables = room
    after, game = np.zeros((16, 16)), np.zeros((16, 16))
    higher = np.zeros((16, 16))
    next_number = number + len(here)
    for row in range(first, last):
        code = codes[number + row]
        here[row] = 0.0
        if code == mirror(code):
            continue
        for i in range(size):
            for j in range(size):
                higher[i, j] = compare(code, i, j) - 1
        at = first_child[number + row]
        for column in range(len(sets)):
            left = sets[column]
            if size > 1:
                for i in range(size):
                    for j in range(size):
                        child = np.int64(children[at + i * size + j])
                        found = below[(child >> 3) - next_number, column]
                        after[i, j] = -found if child & 4 else found
            for prize in range(1, cards + 1):
                if left >> (prize - 1) & 1 == 0:
                    for i in range(size):
                        for j in range(size):
                            game[i, j] = after[i, j] + prize * higher[i, j]
                    found = value(game, size, size, tableau, line, variables)
                    here[row, places[left | 1 << (prize - 1)]] += found / size


def _first_round(tree: Tree, cards: int, below: Floats) -> FirstBids:
    """Find the equilibrium for each prize, with all cards still in hand."""
    bids = np.arange(cards)
    higher = np.sign(bids[:, None] - bids)
    children = tree.children[: cards * cards].astype(np.int64).reshape(cards, cards)
    turn = np.where(children & 4, -1.0, 1.0)
    mixes, games = np.zeros((cards, cards)), np.zeros((cards, cards, cards))
    for row, prize in enumerate(range(1, cards + 1)):
        others = cards - prize  # the column of all other prizes
        games[row] = below[(children >> 3) - 1, others] * turn + prize * higher
        solve(games[row], room(), mixes[row], np.zeros(cards))
    return FirstBids(mixes, games)
