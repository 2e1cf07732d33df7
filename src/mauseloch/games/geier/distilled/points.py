"""Points that a position is worth, for every pattern and stake of a layer or for a single round."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mauseloch.games.geier.distilled.features import PRIZES, signs, stakes, swapped
from mauseloch.games.geier.distilled.network import Steps, moved, run, unpacked
from mauseloch.games.geier.solver.layers import OTHER, OWN, Patterns, Prizes, places
from mauseloch.games.geier.solver.whole import Values

FILE = "points.npz"
AT_ONCE = 1 << 27
"""Positions worked out at the same time."""


class Layer(NamedTuple):
    """The two networks of positions with the same number of cards."""

    hands: Steps
    stakes: Steps


def read(arrays: Mapping[str, NDArray[Any]]) -> dict[int, Layer]:
    """The networks in a file, by the number of cards."""
    cards = {int(name.split("-")[0]) for name in arrays}
    return {
        held: Layer(unpacked(f"{held}-hands", arrays), unpacked(f"{held}-stakes", arrays))
        for held in sorted(cards)
    }


@lru_cache
def distilled() -> dict[int, Layer]:
    """The networks that are shipped."""
    with (files(__package__) / FILE).open("rb") as file, np.load(file) as arrays:
        return read(arrays)


def hands(xp: Any, layer: Layer, compared: Any) -> Any:
    """What the hands of positions come to; swapping seats turns the sign."""
    steps = moved(xp, layer.hands)
    return run(xp, steps, compared) - run(xp, steps, swapped(xp, compared))


def worth(xp: Any, layer: Layer, sets: Any, carried: Any, deck: tuple[int, ...] = PRIZES) -> Any:
    """What the stakes of positions come to."""
    return run(xp, moved(xp, layer.stakes), stakes(xp, sets, carried, deck))


def table(xp: Any, layer: Layer, prizes: Prizes, here: Patterns) -> Values:
    """All positions of a layer, laid out like those that are solved."""
    own, other = (places(xp, here.codes, here.cards, who) for who in (OWN, OTHER))
    after = hands(xp, layer, signs(xp, own, other))
    stocks = {gone: prizes.stock(here.cards, gone) for gone in sorted(set(here.gone.tolist()))}
    lengths = np.array([len(stocks[gone].sets) for gone in here.gone.tolist()])
    starts = np.cumsum(lengths) - lengths
    values = xp.empty(int(lengths.sum()), np.int32)
    for gone, stock in stocks.items():
        [numbers] = np.nonzero(here.gone == gone)
        sets, carried = (xp.asarray(one.astype(np.int64)) for one in (stock.sets, stock.carried))
        right = worth(xp, layer, sets, carried, prizes.deck.prizes).T
        columns = len(stock.sets)
        at_once = max(1, AT_ONCE // columns)
        for begin in range(0, len(numbers), at_once):
            some = numbers[begin : begin + at_once]
            at = int(starts[some[0]])  # patterns with as many ranks gone are neighbours
            out = values[at : at + len(some) * columns].reshape(len(some), columns)
            out[:] = after[int(some[0]) : int(some[0]) + len(some)] @ right
    return Values(xp.asarray(starts), values)


class Ahead(NamedTuple):
    """What may follow two rounds, for everybody's next two bids, in 2⁻²⁴ points."""

    pairs: NDArray[np.int64]
    """The number of each pair of places in a hand."""
    worth: NDArray[np.float64]
    """By our pair of bids, theirs, the next prize, and what is carried over after it: nothing, that
    prize, or that prize and the pot."""


def ahead(compared: NDArray[np.int64], left: int, pot: int) -> Ahead:
    """Guess what two rounds lead to; `left` excludes the prize turned up, which is in the pot."""
    cards = len(compared)
    first, second = np.triu_indices(cards, 1)
    pairs = np.zeros((cards, cards), np.int64)
    pairs[first, second] = pairs[second, first] = range(len(first))
    rest = np.array([np.delete(np.arange(cards), gone) for gone in zip(first, second, strict=True)])
    layer = distilled()[cards - 2]
    many = len(rest)
    after = compared[rest[:, None, :, None], rest[None, :, None, :]].reshape(many * many, -1)
    bits = np.array([bit for bit in range(len(PRIZES)) if left >> bit & 1])
    carried = np.array(PRIZES)[bits][:, None] * [0, 1, 1] + [0, 0, pot]
    sets = np.repeat(left & ~(1 << bits), 3)
    found = hands(np, layer, after) @ worth(np, layer, sets, carried.ravel()).T
    return Ahead(pairs, found.reshape(many, many, len(bits), 3))
