"""How matches continue after an action, compiled: the same for every game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mauseloch.compiled import Words, awaited, kernel, key_of, standing
from mauseloch.lockstep.loops import OUTSIDE, SIMPLE, Mask, answer, settle

ANY = -1
"""In place of an action's number: the seat plays by the heuristic like everyone else."""


@kernel
def play_on(
    rules: Any,
    deals: Words,
    seed: np.uint64,
    seat: int,
    actions: Words,
    delay_ms: int,
    plays: int,
    mask: Mask,
    won: NDArray[np.float64],
) -> None:
    """Play each action `plays` times in each deal, then by the heuristic to the end.

    won[deal, action] becomes the seat's mean share of the win. All actions meet the same random
    numbers in the same deal, so that their differences are less noisy than their values.
    """
    state = np.zeros(deals.shape[1], np.int64)
    counts, plans = np.zeros((1, 3), np.int64), np.zeros((rules.seats, 2), np.int64)
    chosen, delays = np.zeros(rules.seats, np.int64), np.full(rules.seats, delay_ms)
    nothing = np.zeros(0, np.int64)
    ours, asked = np.full(rules.seats, SIMPLE), np.full(rules.seats, SIMPLE)
    asked[seat] = OUTSIDE
    scores, ranks = np.zeros(rules.seats, np.int64), np.zeros(rules.seats, np.int64)
    won[:] = 0.0
    for deal in range(len(deals)):
        for play in range(plays):
            key = key_of(seed, deal * plays + play)
            for number in range(len(actions)):
                state[:] = deals[deal]
                counts[:] = 0
                settle(rules, state, key, counts[0])
                if actions[number] != ANY:
                    chosen[seat] = actions[number]
                    answer(rules, state, key, counts[0], asked, chosen, delays, 0, plans, mask)
                while awaited(rules, state):
                    answer(rules, state, key, counts[0], ours, nothing, nothing, 0, plans, mask)
                standing(rules, state, scores, ranks)
                winners = 0
                for rank in ranks:
                    winners += rank == 1
                if ranks[seat] == 1:
                    won[deal, number] += 1.0 / (winners * plays)
