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
    View,
    Won,
)

TITLE = "Hol's der Geier"
ENDED_BY = {"hands_empty": "All cards are played."}
DECIDED_BY = {
    "points": "on points",
    "unique": "since those ahead are level with somebody and drop out",
    "highest_mouse": "level on points, but with the highest mouse",
    "shared": "with nothing to decide between them",
}


def opening(view: View) -> str:
    """What lies there before anything has happened."""
    return f"{view.stack_size} prizes are shuffled; everyone holds the cards 1 to 15."


def narrate(told: News, names: Sequence[str]) -> str:
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case TurnedUp(number, prize, pot):
            kind = "mouse" if prize > 0 else "vulture"
            return f"Round {number}: a {kind}, {prize:+d}{_carried(pot)}."
        case Revealed(_, cards, cancelled):
            bids = ", ".join(f"{names[seat]} {card}" for seat, card in enumerate(cards))
            equal = listed(names[seat] for seat in cancelled)
            return f"  Bids: {bids}." + (f" The equal bids of {equal} cancel." if equal else "")
        case Won(seat, card, pot, "highest"):
            return f"  The {card} is highest: {names[seat]} takes {_prizes(pot)}."
        case Won(seat, card, pot, _):
            return f"  The {card} is lowest: {names[seat]} must take {_prizes(pot)}."
        case CarriedOver(pot):
            return f"  Nobody is alone: {_prizes(pot)} carried over."
        case Discarded(pot):
            return f"  Nobody is alone, and no round is left: {_prizes(pot)} to nobody."
        case Bid() | Ended():
            return ""


def _carried(pot: Sequence[int]) -> str:
    """The sum decides whether the highest or the lowest bid takes it all."""
    total = sum(pot)
    if len(pot) == 1:
        return ""
    kind = "a mouse" if total >= 0 else "a vulture"
    return f", on top of {_prizes(pot[:-1])}: {total:+d} in all, played for like {kind}"


def _prizes(pot: Sequence[int]) -> str:
    return listed(f"{prize:+d}" for prize in pot)
