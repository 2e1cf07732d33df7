"""What statistics count in a match of Mausen."""

from mauseloch.compiled import COUNTS, Counts, Figure, Words, all_begin, kernel
from mauseloch.games.mausen.kernel.engine import Packed, points
from mauseloch.games.mausen.rules import Mausen

NAMES = ("hunts", "restocks", "restocked", "barren", "left")
"""Rounds with a hunt; rounds that restock the table, and whether there was one; hunts in which
nobody caught anything; the points left on the table at the end."""
HUNTS, RESTOCKS, RESTOCKED, BARREN, LEFT = range(5)


def tie_break(game: Mausen) -> str:
    return f"mouse_{game.mouse_tiebreak}"


@kernel
def watch(rules: Packed, before: Words, after: Words, plans: Words, counts: Words) -> None:
    if before[0] == 0:
        counts[RESTOCKS] += 1
        counts[RESTOCKED] = 1
    else:
        counts[HUNTS] += 1
        caught = 0
        for seat in range(rules.seats):
            caught |= before[1 + rules.seats + seat] ^ after[1 + rules.seats + seat]
        counts[BARREN] += caught == 0
    if after[1] == 0:
        counts[LEFT] = points(after[0])


COUNTED = COUNTS[Packed] = Counts(
    names=NAMES,
    figures={
        "restocks": Figure("restocks"),
        "restocked": Figure("restocked", share=True),
        "barren": Figure("barren", "hunts", share=True),
        "left": Figure("left"),
    },
    tie_break=tie_break,
    begins=all_begin,
    watch=watch,
)
