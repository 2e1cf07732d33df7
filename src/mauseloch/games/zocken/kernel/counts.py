"""What statistics count in a match of Mäusezocken."""

import numpy as np

from mauseloch.compiled import COUNTS, Counts, Figure, Words, kernel
from mauseloch.games.zocken.kernel.engine import Packed, turn_of
from mauseloch.games.zocken.kernel.mice import EACH, TAKE_GIVEN, set_aside
from mauseloch.games.zocken.kernel.takes import ROLL, STOP
from mauseloch.games.zocken.rules import Zocken

NAMES = ("games", "turns", "rolls", "lost", "stolen", "full")
"""Turns lost; mice stolen; full turns, which ended well with all five colours."""
GAMES, TURNS, ROLLS, LOST, STOLEN, FULL = range(6)
TAKES_AWAY = np.array([sum(map(int, f"{given:o}")) for given in TAKE_GIVEN.tolist()], np.int64)
"""How many of the others' mice an action takes."""


def tie_break(game: Zocken) -> str:
    return "" if game.series else "more_mice"


@kernel
def begins(rules: Packed, state: Words) -> int:
    return int(state[2] & 7) - 1


@kernel
def watch(rules: Packed, before: Words, after: Words, plans: Words, counts: Words) -> None:
    action = plans[turn_of(before), 0]
    counts[GAMES] += (after[2] >> 13) - (before[2] >> 13)
    if action == ROLL:
        lost = after[2] >> 6 & 31 == 0  # there is no roll left to use
        counts[ROLLS] += 1
        counts[TURNS] += lost
        counts[LOST] += lost
    elif action == STOP:
        counts[TURNS] += 1
        counts[FULL] += set_aside(before[0]) == EACH
    else:
        counts[STOLEN] += TAKES_AWAY[action]


COUNTED = COUNTS[Packed] = Counts(
    names=NAMES,
    figures={
        "turns": Figure("turns", "games"),
        "rolls": Figure("rolls", "turns"),
        "lost": Figure("lost", "turns", share=True),
        "full": Figure("full", "turns", share=True),
        "stolen": Figure("stolen", "games"),
    },
    tie_break=tie_break,
    begins=begins,
    watch=watch,
)
