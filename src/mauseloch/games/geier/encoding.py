"""Hol's der Geier in numbers; kernel.py tells what the whole numbers of a state are."""

from mauseloch.core.encoding import Encoding, Part
from mauseloch.games.geier.rules import CARDS, PRIZE_VALUE, PRIZES, VALUE, Geier, State

PLACE = {value: place for place, value in enumerate(PRIZE_VALUE.values())}


def words(seats: int) -> int:
    """The middle, the bids, and a hand with its prizes for each seat."""
    return 2 + seats


def pack(game: Geier, state: State) -> list[int]:  # noqa: ARG001 - the options change nothing here
    """A state of the rules as the kernel has it."""
    stack = sum(1 << PRIZES.index(prize) for prize in state.stack)
    turned_up = 0 if state.prize is None else PLACE[state.prize] + 1
    middle = stack | _bits(state.carried) << 15 | turned_up << 30
    bids = sum(bid << 4 * seat for seat, bid in enumerate(state.bids))
    hands = [sum(1 << VALUE[card] - 1 for card in hand) for hand in state.hands]
    own = [hand | _bits(won) << 15 for hand, won in zip(hands, state.won, strict=True)]
    return [middle, bids, *own]


def _bits(prizes: tuple[int, ...]) -> int:
    return sum(1 << PLACE[prize] for prize in prizes)


def layout(seats: int) -> tuple[Part, ...]:
    """What an observation is made of."""
    return (
        Part("stack", 15, "1 for each prize still in the stack, from −5 to +10"),
        Part("carried", 15, "1 for each prize carried over"),
        Part("prize", 15, "1 for the prize turned up"),
        *(
            part
            for place in range(seats)
            for whose in ("your own" if place == 0 else f"of the seat {place} further clockwise",)
            for part in (
                Part(f"hand {place}", 15, f"cards 1 to 15 not played yet, {whose}"),
                Part(f"bid {place}", 15, f"the card bid in this round, {whose}; others’ are 0"),
                Part(f"won {place}", 15, f"prizes won, {whose}"),
                Part(f"has bid {place}", 1, f"1 after the bid, {whose}"),
                Part(f"points {place}", 1, f"points so far, {whose}"),
            )
        ),
    )


ENCODING = Encoding(CARDS, PRIZES, words, pack, layout)
