"""The person modelled by bots.py, compiled: the same steps, the same slips."""

import numpy as np

from mauseloch.compiled import below, fraction, gauss, kernel, number
from mauseloch.games.geflippt.kernel.cards import ATTACK, PASS, REVEAL, WEARS, cards, design_at
from mauseloch.games.geflippt.players.bots import (
    DECIDE,
    LEVELS,
    LOOK,
    MOVE,
    QUICKEST_MS,
    SEARCH,
    SEE,
)

TIMES, MISSES_CHEESE, OVERLOOKS, MISTAKES_COLOUR, DARES = LEVELS[3]
"""The level that `simple` plays at."""
FIRST_COLOURS = 0b01010101010101010101010101
"""One bit for each kind of clothing; its two designs are neighbours."""


@kernel
def react(
    mouse: int, protected: bool, hand: int, may_attack: bool, key: np.uint64
) -> tuple[int, int]:
    """The person's action (mouse -1: turn up the next one), and its delay.

    Random numbers 0 to 11 are for the steps taken once, 12 for the cheese, 13 for daring; each card
    looked at uses five, from 16 on.
    """
    ends = _step(MOVE, key, 6)
    if mouse < 0:
        return REVEAL, _after(_step(LOOK, key, 0) + _step(DECIDE, key, 3) + ends)
    spent = _step(SEE, key, 0)
    if protected and fraction(number(key, 12)) >= MISSES_CHEESE:
        return PASS, _after(spent + _step(DECIDE, key, 3) + ends)
    wears = WEARS[mouse]
    lookalikes = (wears | wears >> 1) & FIRST_COLOURS
    lookalikes |= lookalikes << 1
    counter = 16
    for left in range(cards(hand), 0, -1):
        design = design_at(hand, below(number(key, counter), left))
        hand -= 1 << 2 * design
        spent += _step(SEARCH, key, counter + 1)
        slip = fraction(number(key, counter + 4))
        if wears >> design & 1:
            seems_worn = slip >= OVERLOOKS
        else:
            seems_worn = lookalikes >> design & 1 and slip < MISTAKES_COLOUR
        if seems_worn:
            return design, _after(spent + ends)
        counter += 5
    dares = may_attack and fraction(number(key, 13)) < DARES
    return ATTACK if dares else PASS, _after(spent + _step(DECIDE, key, 3) + ends)


@kernel
def _step(step: tuple[float, float, float], key: np.uint64, counter: int) -> float:
    """An ex-Gaussian time, from three random numbers."""
    mu, sigma, tau = step
    tail: float = -np.log(1.0 - fraction(number(key, counter + 2)))
    return mu + sigma * gauss(key, counter) + tau * tail


@kernel
def _after(spent: float) -> int:
    return max(QUICKEST_MS, int(np.rint(spent * TIMES)))
