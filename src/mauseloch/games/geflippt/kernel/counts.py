"""What statistics count in a match of Mausgeflippt."""

from mauseloch.compiled import COUNTS, Counts, Figure, Words, kernel, size
from mauseloch.games.geflippt.kernel.cards import ATTACK
from mauseloch.games.geflippt.kernel.engine import (
    CHEESE,
    FACE_DOWN,
    FACE_UP,
    IDLE,
    MOUSE,
    REVEALER,
    WON,
    Packed,
    awaited,
    mice_left,
    own,
)
from mauseloch.games.geflippt.rules import Geflippt

NAMES = (
    "reveals",
    "races",
    "fastest_ms",
    "whacks",
    "wrong_whacks",
    "attacks",
    "wrong_attacks",
    "photo_finishes",
    "mice",
    "cheeses",
    "last_mouse",
    "last_cheese",
    "nobody_reacts",
)
"""Races are reveals that someone reacts to; fastest_ms is the sum of their fastest reactions.
Whacks and attacks are the successful ones; wrong ones cost laundry or a cheese. In a photo
finish more than one seat catches a mouse. The last three say what ended the match."""
(
    REVEALS,
    RACES,
    FASTEST_MS,
    WHACKS,
    WRONG_WHACKS,
    ATTACKS,
    WRONG_ATTACKS,
    PHOTO_FINISHES,
    MICE,
    CHEESES,
    LAST_MOUSE,
    LAST_CHEESE,
    NOBODY_REACTS,
) = range(13)


def tie_break(game: Geflippt) -> str:
    return ""


@kernel
def begins(rules: Packed, state: Words) -> int:
    return int(state[REVEALER]) - 1


@kernel
def watch(rules: Packed, before: Words, after: Words, plans: Words, counts: Words) -> None:
    if not before[MOUSE]:  # a mouse was turned up
        return
    counts[REVEALS] += 1
    if after[IDLE] == 0:
        counts[RACES] += 1
        counts[FASTEST_MS] += plans[after[REVEALER] - 1, 1]
    catchers = 0
    for seat in range(rules.seats):
        mine = own(rules, seat)
        won = before[mine + WON] ^ after[mine + WON]
        mice, cheeses = size(won & 0xFFFFFFFF), size(won >> 32)
        laundry = before[mine + FACE_UP] != after[mine + FACE_UP]
        laundry |= before[mine + FACE_DOWN] != after[mine + FACE_DOWN]
        wrong = laundry or cheeses > 0
        attack = plans[seat, 0] == ATTACK
        counts[MICE] += mice
        counts[CHEESES] += cheeses
        counts[ATTACKS if attack else WHACKS] += mice > 0 or wrong
        counts[WRONG_ATTACKS if attack else WRONG_WHACKS] += wrong
        catchers += mice > 0
    counts[PHOTO_FINISHES] += catchers > 1
    if awaited(rules, after) == 0:
        counts[LAST_MOUSE] = mice_left(after) == 0
        counts[LAST_CHEESE] = mice_left(after) > 0 and not after[CHEESE]
        counts[NOBODY_REACTS] = mice_left(after) > 0 and after[CHEESE] > 0


COUNTED = COUNTS[Packed] = Counts(
    names=NAMES,
    figures={
        "reveals": Figure("reveals"),
        "races": Figure("races", "reveals", share=True),
        "fastest_ms": Figure("fastest_ms", "races"),
        "mice": Figure("mice"),
        "cheeses": Figure("cheeses"),
        "wrong_whacks": Figure("wrong_whacks", "whacks", share=True),
        "attacks": Figure("attacks"),
        "wrong_attacks": Figure("wrong_attacks", "attacks", share=True),
        "photo_finishes": Figure("photo_finishes", "races", share=True),
        "last_mouse": Figure("last_mouse", share=True),
        "last_cheese": Figure("last_cheese", share=True),
        "nobody_reacts": Figure("nobody_reacts", share=True),
    },
    tie_break=tie_break,
    begins=begins,
    watch=watch,
)
