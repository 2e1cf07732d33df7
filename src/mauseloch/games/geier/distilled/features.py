"""What networks are told about a position: whole numbers, and nothing else.

Everything here works with NumPy and with CuPy: `xp` is either module.
"""

from typing import Any

import numpy as np

PRIZES = (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""Prize p of the deck is bit p of a set."""


def signs(xp: Any, own: Any, other: Any) -> Any:
    """Compare each card of one hand with each of the other, pair by pair of hands.

    Both have a row for each pair, cards in ascending order. Equal cards are 0.
    """
    return xp.sign(own[:, :, None] - other[:, None, :]).reshape(len(own), -1)


def swapped(xp: Any, signs: Any) -> Any:
    """The same with seats swapped."""
    cards = round(signs.shape[1] ** 0.5)
    turned = -signs.reshape(-1, cards, cards).swapaxes(1, 2)
    return xp.ascontiguousarray(turned).reshape(len(signs), -1)


def stakes(xp: Any, sets: Any, carried: Any, deck: tuple[int, ...] = PRIZES) -> Any:
    """The prizes left, and how much more or less each matters for what is carried over."""
    prizes = xp.asarray(np.array(deck))
    there = sets[:, None] >> xp.arange(len(deck)) & 1
    pots = abs(carried[:, None] + prizes) - abs(prizes)
    return xp.concatenate(
        [there, there * pots, carried[:, None], abs(carried)[:, None], carried[:, None] != 0],
        axis=1,
    )
