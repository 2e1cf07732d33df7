"""Mausen in numbers; kernel.py tells what the whole numbers of a state are."""

from collections.abc import Iterable

from mauseloch.core.encoding import Encoding, Part
from mauseloch.games.mausen.rules import ORDER, SET, Card, Mausen, State


def words(seats: int) -> int:
    """The table, and a hand and a pile for each seat."""
    return 1 + 2 * seats


def pack(game: Mausen, state: State) -> list[int]:  # noqa: ARG001 - the options change nothing here
    """A state of the rules as the kernel has it."""
    hands = [
        sum(1 << ORDER[card] for card in hand) | (0 if pick is None else ORDER[pick] + 1) << 16
        for hand, pick in zip(state.hands, state.picks, strict=True)
    ]
    return [_counts(state.table), *hands, *map(_counts, state.piles)]


def _counts(cards: Iterable[Card]) -> int:
    return sum(1 << 4 * (ORDER[card] ^ 3) for card in cards)


def layout(seats: int) -> tuple[Part, ...]:
    """What an observation is made of."""
    return (
        Part("table", 16, "how many of each card lie on the table"),
        Part("pick", 16, "1 for your own card of this round, once chosen"),
        Part("restock", 1, "1 if the table is empty and nothing will hunt"),
        *(
            part
            for place in range(seats)
            for whose in ("your own" if place == 0 else f"of the seat {place} further clockwise",)
            for part in (
                Part(f"hand {place}", 16, f"1 for each card not yet revealed, {whose}"),
                Part(f"pile {place}", 16, f"how many of each card were caught, {whose}"),
                Part(f"has picked {place}", 1, f"1 after the choice, {whose}"),
                Part(f"points {place}", 1, f"points so far, {whose}"),
                Part(f"mice {place}", 1, f"what breaks ties, mice’s sum or the highest, {whose}"),
            )
        ),
    )


ENCODING = Encoding(tuple(map(str, SET)), (), words, pack, layout)
