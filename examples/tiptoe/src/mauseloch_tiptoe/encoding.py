"""On Tiptoe in numbers, for PettingZoo."""

from mauseloch.core.encoding import Encoding, Part
from mauseloch_tiptoe.rules import LOADS, Tiptoe, View

SHARED = (
    Part("bag", 4, "how many tiles of each depth are left"),
    Part("floor", 1, "pieces on the floor"),
    Part("night", 1, "which night it is"),
)
EACH = (
    Part("cheese", 1, "pieces brought home"),
    Part("scares", 1, "how often the cheese was dropped"),
    Part("has chosen", 1, "1 after the choice"),
)


def observe(game: Tiptoe, view: View) -> list[int]:  # noqa: ARG001 - the bag tells which cat it is
    """What a seat sees, its own figures first."""
    seats = len(view.cheese)
    seen = [*(view.bag.count(int(tile)) for tile in LOADS), view.floor, view.night]
    for place in range(seats):
        seat = ((view.seat or 0) + place) % seats
        seen += [view.cheese[seat], view.scares[seat], int(view.has_chosen[seat])]
    return seen


ENCODING = Encoding(LOADS, LOADS, SHARED, EACH, observe=observe)
