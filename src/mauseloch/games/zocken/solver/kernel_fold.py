"""Compressing a table of positions: each value is stored as its distance from a guess. Compiled.

A guess is made from earlier neighbours: those with one mouse fewer for the mover, in one colour or
in two. Positions from which no turn can begin are given their guess.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, inlined, kernel
from mauseloch.games.zocken.solver.positions import COLOURS, split, splits
from mauseloch.games.zocken.state import LEAST_IN_THE_MIDDLE

Steps = NDArray[np.uint16]


def earlier(mice: int) -> Words:
    """By split: one mouse fewer for the mover or, if they have none, one fewer in the middle."""
    found = [
        split(mice, middle, own - 1) if own else split(mice, middle - 1, 1) if middle else 0
        for middle, own in splits(mice)
    ]
    return np.array(found, np.int64)


def in_the_middle(mice: int) -> Words:
    """By split: the number of mice in the middle."""
    return np.array([middle for middle, _ in splits(mice)], np.int64)


@inlined
def guess(steps: Steps, number: int, back: Words, highest: int) -> int:
    """Guess a value from its neighbours `back`."""
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
    """How far back a position's neighbours are, 0 if there are none; the mice in its middle."""
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
    """Encode each value's distance from its guess: 0, -1, 1, -2, 2, … as 0, 1, 2, 3, 4, …

    Overwrite values of positions from which no turn can begin, unless turns can begin `everywhere`.
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
    """Undo `fold`."""
    back = np.empty(COLOURS, np.int64)
    for number in range(len(steps)):
        neighbours(number, before, middles, back)
        far = np.int64(folded[number])
        off = -(far + 1) // 2 if far & 1 else far // 2
        steps[number] = guess(steps, number, back, highest) + off
