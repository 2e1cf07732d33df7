"""Hol's der Geier told in words."""

from collections.abc import Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import listed
from mauseloch.games.geier.rules import (
    Bid,
    CarriedOver,
    Discarded,
    News,
    Revealed,
    TurnedUp,
    Won,
)


def narrate(told: News, names: Sequence[str]) -> str:
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case TurnedUp(number, prize, pot):
            kind = "mouse" if prize > 0 else "vulture"
            also = f", with {_prizes(pot[:-1])} carried over" if len(pot) > 1 else ""
            return f"Round {number}: a {kind}, {prize:+d}{also}."
        case Revealed(_, cards, cancelled):
            bids = ", ".join(f"{names[seat]} {card}" for seat, card in enumerate(cards))
            equal = listed(names[seat] for seat in cancelled)
            return f"  Bids: {bids}." + (f" Equal bids of {equal} cancel." if equal else "")
        case Won(seat, card, pot, "highest"):
            return f"  The {card} is highest: {names[seat]} takes {_prizes(pot)}."
        case Won(seat, card, pot, _):
            return f"  The {card} is lowest: {names[seat]} must take {_prizes(pot)}."
        case CarriedOver(pot):
            return f"  Only ties: {_prizes(pot)} carried over to the next round."
        case Discarded(pot):
            return f"  Only ties, and no round left: {_prizes(pot)} to nobody."
        case Bid() | Ended():
            return ""


def _prizes(pot: Sequence[int]) -> str:
    return listed(f"{prize:+d}" for prize in pot)
