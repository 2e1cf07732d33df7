"""Mausen for researchers."""

from typing import cast

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research
from mauseloch.games.mausen.rules import Mausen, deck, start_cards


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:  # noqa: ARG001 - sixteen rounds, always
    """Everyone plays sixteen cards; ten mice are in the middle, and all cards are worth points."""
    cards = cast("Mausen", game).cards
    worth = seats * sum(card.value for card in deck(cards))
    worth += sum(card.value for card in start_cards(cards))
    return Bounds(cards, 0, cards * seats, worth)


RESEARCH = Research(bounds, simultaneous=True, chance=False)
