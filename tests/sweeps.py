"""How much is looked at: enough of everything by `make test`, all of it by `make test-long`."""

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

LONG = "MAUSELOCH_LONG" in os.environ
"""Whether there is time: tests that are marked as long are run, and sweeps leave nothing out."""
A = TypeVar("A")
B = TypeVar("B")


def pairs(first: Sequence[A], second: Sequence[B], start: int = 0) -> list[tuple[A, B]]:
    """Each of the first with each of the second; without time, each of both at least once.

    Which ones meet depends on `start`: where several tests begin at different places, all do.
    """
    if LONG:
        return list(product(first, second))
    count = max(len(first), len(second))
    return [(first[at % len(first)], second[(at + start) % len(second)]) for at in range(count)]
