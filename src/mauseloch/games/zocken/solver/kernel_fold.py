"""How a table of positions is kept small: each value as how far it is from a guess, compiled.

A guess is made from neighbours that come earlier: those with one mouse less for the mover, in one
colour or in two. Positions from which no turn begins are taken to be as guessed.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, inlined, kernel
from mauseloch.games.zocken.solver.positions import COLOURS, split, splits
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE

Steps = NDArray[np.uint16]


def earlier(mice: int) -> Words:
    """By split: one mouse less for the mover or, if there is none, one less in the middle."""
    found = [
        split(mice, middle, own - 1) if own else split(mice, middle - 1, 1) if middle else 0
        for middle, own in splits(mice)
    ]
    return np.array(found, np.int64)


def in_the_middle(mice: int) -> Words:
    """By split."""
    return np.array([middle for middle, _ in splits(mice)], np.int64)


@inlined
def guess(steps: Steps, number: int, back: Words, highest: int) -> int:
    """What a value should be, going by its neighbours `back`."""
    near, far, ways = 0, 0, 0
    for one in range(COLOURS):
        if back[one]:
            near += steps[number - back[one]]
            ways += 1
            for other in range(one):
                if back[other]:
                    far += steps[number - back[one] - back[other]]
    if ways == 0:
        return 0
    if ways == 1:
        return near
    pairs = ways * (ways - 1) // 2
    return min(highest, max(0, (2 * ((ways - 1) * near - far) + pairs) // (2 * pairs)))


@kernel
def neighbours(number: int, before: Words, middles: Words, back: Words) -> int:
    """How far back the neighbours of a position are, 0 if there are none; what its middle has."""
    count, place, left = len(before), 1, 0
    for colour in range(COLOURS):
        at = number // place % count
        back[colour] = (at - before[at]) * place
        left += middles[at]
        place *= count
    return left


@kernel
def fold(
    steps: Steps, highest: int, everywhere: int, before: Words, middles: Words, folded: Any
) -> None:
    """Write down how far each value is from its guess: 0, -1, 1, -2, 2, … as 0, 1, 2, 3, 4, …

    Changes values of positions that no turn begins from, unless turns can be `everywhere`.
    """
    back = np.empty(COLOURS, np.int64)
    for number in range(len(steps)):
        left = neighbours(number, before, middles, back)
        guessed = guess(steps, number, back, highest)
        folded[number] = 0
        if everywhere or left >= LEAST_IN_THE_MIDDLE:
            off = steps[number] - guessed
            folded[number] = 2 * off if off >= 0 else -2 * off - 1
        else:
            steps[number] = guessed


@kernel
def unfold(folded: Any, highest: int, before: Words, middles: Words, steps: Steps) -> None:
    """The opposite."""
    back = np.empty(COLOURS, np.int64)
    for number in range(len(steps)):
        neighbours(number, before, middles, back)
        far = np.int64(folded[number])
        off = -(far + 1) // 2 if far & 1 else far // 2
        steps[number] = guess(steps, number, back, highest) + off
