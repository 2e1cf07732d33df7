"""What statistics count in a match of Hol's der Geier."""

from mauseloch.compiled import COUNTS, Counts, Figure, Words, all_begin, kernel
from mauseloch.games.geier.kernel.engine import ALL, Packed
from mauseloch.games.geier.rules import Geier

NAMES = ("rounds", "bids", "cancelled", "ties", "carried", "discarded")
"""Cancelled bids are those that another seat made too; ties are rounds in which all bids cancel, so
that the pot is carried over or, at the end, discarded."""
ROUNDS, BIDS, CANCELLED, TIES, CARRIED, DISCARDED = range(6)


def tie_break(game: Geier) -> str:
    return game.winner


@kernel
def watch(rules: Packed, before: Words, after: Words, plans: Words, counts: Words) -> None:
    counts[ROUNDS] += 1
    counts[BIDS] += rules.seats
    for seat in range(rules.seats):
        equals = 0
        for other in range(rules.seats):
            equals += plans[other, 0] == plans[seat, 0]
        counts[CANCELLED] += equals > 1
    if after[0] >> 15 & ALL:
        over = after[2] & ALL == 0
        counts[TIES] += 1
        counts[DISCARDED] += over
        counts[CARRIED] += not over


COUNTED = COUNTS[Packed] = Counts(
    names=NAMES,
    figures={
        "cancelled": Figure("cancelled", "bids", share=True),
        "ties": Figure("ties", "rounds", share=True),
        "carried": Figure("carried"),
        "discarded": Figure("discarded", share=True),
    },
    tie_break=tie_break,
    begins=all_begin,
    watch=watch,
)
