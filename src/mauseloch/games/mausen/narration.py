"""Mausen told in words."""

from collections.abc import Iterable, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import listed
from mauseloch.games.mausen.rules import (
    Card,
    Hunt,
    News,
    Picked,
    Restocked,
    Revealed,
    Stayed,
    TableEmpty,
    View,
)

TITLE = "Mausen"
ENDED_BY = {"hands_empty": "All cards are played."}
DECIDED_BY = {
    "points": "on points",
    "mouse_sum": "level on points, but ahead in mice",
    "mouse_highest": "level on points, but with the highest mouse",
    "shared": "level to the last mouse",
}
PLURAL = {"elephant": "elephants", "dog": "dogs", "cat": "cats", "mouse": "mice"}


def opening(view: View) -> str:
    """What lies there before anything has happened."""
    return f"On the table: {_list(view.table)}."


def narrate(told: News, names: Sequence[str]) -> str:
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case Revealed(number, cards):
            return f"Round {number}: {_played(cards, names)}."
        case Hunt():
            return "  " + _hunt(told, names)
        case Stayed(_, table):
            return (
                f"  On the table now: {_list(table)}." if table else "  The table is swept clean."
            )
        case TableEmpty():
            return "  So everyone puts a card in the middle, and nothing hunts."
        case Restocked(number, cards):
            return f"Round {number}, for a new table: {_played(cards, names)}."
        case Picked() | Ended():
            return ""


def _hunt(hunt: Hunt, names: Sequence[str]) -> str:
    cards = dict(hunt.played)
    tied = [(names[seat], cards[seat]) for seat in hunt.tied]
    levels = [
        f"{listed(name for name, card in tied if card == level)} tie on {_card(level)}"
        for level in dict.fromkeys(card for _, card in tied)
    ]
    if hunt.hunter is None or hunt.card is None:
        return f"{listed(levels)}, so no {hunt.species} hunts."
    so = f"{listed(levels)}, so " if levels else ""
    hunter = f"{so}{names[hunt.hunter]}'s {_card(hunt.card)}"
    if not hunt.caught:
        return f"{hunter} finds no {PLURAL[hunt.prey]} to hunt."
    return f"{hunter} catches {_list(hunt.caught)}."


def _played(cards: Sequence[Card], names: Sequence[str]) -> str:
    return ", ".join(f"{names[seat]} plays {_card(card)}" for seat, card in enumerate(cards))


def _card(card: Card) -> str:
    return f"{card.species} {card.value}"


def _list(cards: Iterable[Card]) -> str:
    return listed(map(_card, cards))
