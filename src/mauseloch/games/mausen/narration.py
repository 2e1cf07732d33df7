"""Mausen in words: the messages for its news."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from mauseloch.core.game import Ended
from mauseloch.core.words import Say, say
from mauseloch.games.mausen.rules import (
    CARDS,
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

HEADLINES = {
    "mausen-revealed",
    "mausen-restocked",
}
"""News that starts a new paragraph; all other news continues the one before."""


def opening(view: View) -> Say:
    """The table before anything has happened."""
    return say("mausen-opening", table=_cards(view.table))


def scene(view: View, names: Sequence[str]) -> Iterator[Say]:
    """What a seat sees, in words: the table, what everyone has caught, and its own hand."""
    if view.restock:
        yield say("mausen-restock")
    elif view.table:
        yield say("mausen-table", table=_cards(view.table))
    for seat in range(len(names)):
        yield _pile(view, seat, names)
    if view.hand:
        yield say("mausen-hand", hand=_cards(view.hand))


def status(view: View, names: Sequence[str]) -> Say:  # noqa: ARG001 - all pick at the same time
    """Who has to act, and what for."""
    if not any(view.hand_size):
        return say("mausen-ended-hands_empty")
    return say("mausen-restock" if view.restock else "mausen-to-pick")


def figures(
    view: View,
    names: Sequence[str],
    options: Mapping[str, object],  # noqa: ARG001 - the piles say it all
) -> list[list[Say]]:
    """What everyone has caught."""
    return [[_pile(view, seat, names)] for seat in range(len(names))]


def doing(action: str, names: Sequence[str]) -> Say:  # noqa: ARG001 - cards have no owners
    """An action in words."""
    return _card(CARDS[action])


def narrate(told: News, names: Sequence[str]) -> Iterator[Say]:
    """A piece of news in words; nothing if it needs none."""
    match told:
        case Revealed(number, cards):
            yield say("mausen-revealed", round=number, plays=_plays(cards, names))
        case Restocked(number, cards):
            yield say("mausen-restocked", round=number, plays=_plays(cards, names))
        case Hunt():
            yield _hunt(told, names)
        case Stayed(_, ()):
            yield say("mausen-table-swept")
        case Stayed(_, table):
            yield say("mausen-table", table=_cards(table))
        case TableEmpty():
            yield say("mausen-table-empty")
        case Picked() | Ended():
            pass


def gains(
    log: Iterable[News],
    options: Mapping[str, object],  # noqa: ARG001 - points are points
) -> Iterator[tuple[int, int, int]]:
    """What everyone caught: in which round, which seat, how many points."""
    number = 0
    for told in log:
        match told:
            case Revealed():
                number = told.round
            case Hunt() if told.hunter is not None:
                yield number, told.hunter, sum(card.value for card in told.caught)
            case _:
                pass


def _hunt(hunt: Hunt, names: Sequence[str]) -> Say:
    """Who hunts, what they catch, and why another card does not hunt."""
    cards = dict(hunt.played)
    levels = dict.fromkeys(cards[seat] for seat in hunt.tied)
    ties = [
        say(
            "mausen-tie",
            names=[names[seat] for seat in hunt.tied if cards[seat] == level],
            card=_card(level),
        )
        for level in levels
    ]
    if hunt.hunter is None or hunt.card is None:
        return say("mausen-tied-so-none-hunts", ties=ties, species=hunt.species)
    name, card, caught = names[hunt.hunter], _card(hunt.card), _cards(hunt.caught)
    if ties and hunt.caught:
        return say("mausen-tied-so-catches", ties=ties, name=name, card=card, caught=caught)
    if ties:
        return say("mausen-tied-so-finds-nothing", ties=ties, name=name, card=card)
    if hunt.caught:
        return say("mausen-catches", name=name, card=card, caught=caught)
    return say("mausen-finds-nothing", name=name, card=card)


def _pile(view: View, seat: int, names: Sequence[str]) -> Say:
    """What a seat has caught: how many cards and, if they are visible, how many points."""
    cards, size = view.piles[seat], view.pile_size[seat]
    if cards is None:
        return say("mausen-pile", name=names[seat], cards=size)
    points = sum(card.value for card in cards)
    return say("mausen-pile-open", name=names[seat], cards=size, points=points)


def _plays(cards: Sequence[Card], names: Sequence[str]) -> list[Say]:
    return [
        say("mausen-plays", name=name, card=_card(card))
        for name, card in zip(names, cards, strict=False)
    ]


def _card(card: Card) -> Say:
    return say("mausen-card", species=card.species, value=card.value)


def _cards(cards: Iterable[Card]) -> list[Say]:
    return [_card(card) for card in cards]
