"""Mausen in numbers; kernel/engine.py explains the whole numbers of a state."""

from collections.abc import Iterable

from mauseloch.core.encoding import Encoding, Part
from mauseloch.games.mausen.rules import ORDER, SET, Card, Mausen, State


def words(seats: int) -> int:
    """The number of words: the table, and a hand and a pile per seat."""
    return 1 + 2 * seats


def pack(game: Mausen, state: State) -> list[int]:  # noqa: ARG001 - the options change nothing here
    """A state of the rules in the kernel's form."""
    hands = [
        sum(1 << ORDER[card] for card in hand) | (0 if pick is None else ORDER[pick] + 1) << 16
        for hand, pick in zip(state.hands, state.picks, strict=True)
    ]
    return [_counts(state.table), *hands, *map(_counts, state.piles)]


def _counts(cards: Iterable[Card]) -> int:
    return sum(1 << 4 * (ORDER[card] ^ 3) for card in cards)


ENCODING = Encoding(
    actions=tuple(map(str, SET)),
    outcomes=(),
    shared=(
        Part("table", 16, "how many of each card lie on the table"),
        Part("pick", 16, "1 for your own card of this round, once chosen"),
        Part("restock", 1, "1 if the table is empty and nothing will hunt"),
    ),
    each=(
        Part("hand", 16, "1 for each card not yet revealed"),
        Part("pile", 16, "how many of each card were caught"),
        Part("has picked", 1, "1 after the choice"),
        Part("points", 1, "points so far"),
        Part("mice", 1, "what breaks ties, mice’s sum or the highest"),
    ),
    words=words,
    pack=pack,
)
