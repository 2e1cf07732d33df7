"""Shorthand for playing Mausen in its rule tests."""

from mauseloch.core.errors import InputError
from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.games.mausen.rules import CARDS, Card, Mausen, News, State, View
from tests.games.folding import choose, refused_by

MAUSEN = Mausen()


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their notation: "dog3 cat2"."""
    return tuple(CARDS[word] for word in text.split())


def piles(*texts: str) -> tuple[tuple[Card, ...], ...]:
    """Each seat's pile, in order."""
    return tuple(map(cards, texts))


def play(state: State, *rounds: str, game: Mausen = MAUSEN) -> State:
    """The state after these rounds, each with one card for each seat: "dog3 dog3 cat1"."""
    for one in rounds:
        state = choose(game, state, one.split())
    return state


def play_alike(state: State, *chosen: str, game: Mausen = MAUSEN) -> State:
    """The state after rounds in which all play the same card, so everything ties and stays."""
    return play(state, *[f"{card} " * len(state.hands) for card in chosen], game=game)


def play_out(seats: int, *rounds: str, game: Mausen = MAUSEN) -> State:
    """The end of a match: these rounds, then everyone plays the same remaining cards."""
    state = play(game.start(seats), *rounds, game=game)
    return play_alike(state, *state.hands[0], game=game)


def match_of(seats: int, *rounds: str, game: Mausen = MAUSEN) -> Match[State, View, News]:
    """A match after these rounds; in the last, any missing picks are still pending."""
    match = Match(game, seats, seed=0)
    for one in rounds:
        for seat, card in enumerate(one.split()):
            match.play(seat, card)
    return match


def refused(state: State, put: Input, game: Mausen = MAUSEN) -> tuple[type[InputError], str]:
    """The error that this input raises, and its message."""
    return refused_by(game, state, put)
