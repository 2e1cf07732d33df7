"""Mausen told in words."""

from collections.abc import Iterable, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import listed
from mauseloch.games.mausen.rules import (
    Card,
    Hunt,
    Hunted,
    News,
    Picked,
    Restocked,
    Revealed,
    Stayed,
    TableEmpty,
)

PLURAL = {"elephant": "elephants", "dog": "dogs", "cat": "cats", "mouse": "mice"}


def narrate(told: News, names: Sequence[str]) -> str:
    """One piece of news as a line; an empty one for what needs no words."""
    match told:
        case Revealed(number, cards):
            return f"Round {number}: {_played(cards, names)}."
        case Hunted(hunt):
            return "  " + _hunt(hunt, names)
        case Stayed(_, table):
            return f"  The table now: {_list(table)}." if table else "  The table is swept clean."
        case TableEmpty():
            return "  Everyone puts a card in the middle; nothing hunts."
        case Restocked(cards):
            return f"New table: {_list(cards)}."
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
        return f"{listed(levels)}: no {hunt.species} hunts."
    so = f"{listed(levels)}, so " if levels else ""
    hunts = f"{so}{names[hunt.hunter]}'s {_card(hunt.card)} hunts"
    if not hunt.caught:
        return f"{hunts}, but there are no {PLURAL[hunt.prey]}."
    return f"{hunts}: {_list(hunt.caught)}."


def _played(cards: Sequence[Card], names: Sequence[str]) -> str:
    return ", ".join(f"{names[seat]} {_card(card)}" for seat, card in enumerate(cards))


def _card(card: Card) -> str:
    return f"{card.species} {card.value}"


def _list(cards: Iterable[Card]) -> str:
    return ", ".join(map(_card, cards))
