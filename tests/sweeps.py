"""How much tests cover: enough of everything with `make test`, all of it with `make test-long`."""

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

LONG = "MAUSELOCH_LONG" in os.environ
"""Whether this is a long run: tests marked as long run, and sweeps leave nothing out."""
A = TypeVar("A")
B = TypeVar("B")


def pairs(first: Sequence[A], second: Sequence[B], start: int = 0) -> list[tuple[A, B]]:
    """Every pair in a long run; otherwise enough pairs to use each item at least once.

    `start` decides which items meet, so tests with different starts cover different pairs.
    """
    if LONG:
        return list(product(first, second))
    count = max(len(first), len(second))
    return [(first[at % len(first)], second[(at + start) % len(second)]) for at in range(count)]
