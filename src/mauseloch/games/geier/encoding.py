"""Hol's der Geier in numbers; kernel/engine.py explains the whole numbers of a state."""

from mauseloch.core.encoding import Encoding, Part
from mauseloch.games.geier.rules import CARDS, PRIZE_VALUE, PRIZES, VALUE, Geier, State

PLACE = {value: place for place, value in enumerate(PRIZE_VALUE.values())}


def words(seats: int) -> int:
    """The number of words: the middle, the bids, and a hand with its prizes per seat."""
    return 2 + seats


def pack(game: Geier, state: State) -> list[int]:  # noqa: ARG001 - the options change nothing here
    """A state of the rules in the kernel's form."""
    stack = sum(1 << PRIZES.index(prize) for prize in state.stack)
    turned_up = 0 if state.prize is None else PLACE[state.prize] + 1
    middle = stack | _bits(state.carried) << 15 | turned_up << 30
    bids = sum(bid << 4 * seat for seat, bid in enumerate(state.bids))
    hands = [sum(1 << VALUE[card] - 1 for card in hand) for hand in state.hands]
    own = [hand | _bits(won) << 15 for hand, won in zip(hands, state.won, strict=True)]
    return [middle, bids, *own]


def _bits(prizes: tuple[int, ...]) -> int:
    return sum(1 << PLACE[prize] for prize in prizes)


ENCODING = Encoding(
    actions=CARDS,
    outcomes=PRIZES,
    shared=(
        Part("stack", 15, "1 for each prize still in the stack, from −5 to +10"),
        Part("carried", 15, "1 for each prize carried over"),
        Part("prize", 15, "1 for the prize turned up"),
    ),
    each=(
        Part("hand", 15, "cards 1 to 15 not played yet"),
        Part("bid", 15, "the card bid in this round; 0 for the others’"),
        Part("won", 15, "prizes won"),
        Part("has bid", 1, "1 after the bid"),
        Part("points", 1, "points so far"),
    ),
    words=words,
    pack=pack,
)
