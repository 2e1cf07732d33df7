"""Chance as a function of the seed and the number of the draw.

A resumed match needs no generator state, and draw number k doesn't depend on what came before it.
The hash is cryptographic: nobody can work out the seed, and with it the next card, from the cards
seen so far.
"""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from struct import unpack

from mauseloch.core.game import Even


def draw(seed: str, number: int, odds: Mapping[str, int]) -> str:
    """The outcome of draw `number` (counting from 0) under `seed`.

    A 64-bit number, scaled to the sum of the weights, points into the list of outcomes.
    """
    random = _numbers(seed, number >> 3)[number & 7]
    if type(odds) is Even:
        return odds.outcomes[(random * len(odds.outcomes)) >> 64]
    point = (random * sum(odds.values())) >> 64
    for outcome, weight in odds.items():
        point -= weight
        if point < 0:
            return outcome
    raise ValueError("a draw needs outcomes with positive weights")


@lru_cache(maxsize=256)
def _numbers(seed: str, block: int) -> tuple[int, ...]:
    """The numbers of eight draws: the BLAKE2b hash of "SEED/BLOCK", cut into 64-bit words."""
    return unpack(">8Q", blake2b(f"{seed}/{block}".encode()).digest())
