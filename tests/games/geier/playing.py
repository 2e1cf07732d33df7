"""Shorthand for playing Hol's der Geier in its rule tests."""

from mauseloch.core.errors import InputError
from mauseloch.core.game import Input
from mauseloch.core.match import Match
from mauseloch.games.geier.rules import PRIZES, Geier, News, State, View
from tests.games.folding import fold, refused_by

GEIER = Geier()


def inputs_of(*rounds: str) -> list[str]:
    """The inputs of these rounds: "+7: 14 14 12" is the prize, then a bid for each seat in order.

    The last round may be incomplete.
    """
    inputs = []
    for one in rounds:
        prize, _, bids = one.partition(":")
        inputs.append(f"chance {prize}")
        inputs += [f"{seat} {bid}" for seat, bid in enumerate(bids.split())]
    return inputs


def play(state: State, *rounds: str, game: Geier = GEIER) -> State:
    """The state after these rounds, each written like "+7: 14 14 12"."""
    return fold(game, state, *inputs_of(*rounds))


def play_alike(state: State, rounds: int, game: Geier = GEIER) -> State:
    """The state after this many tied rounds, in which all bid the same, lowest card."""
    for prize, card in zip(state.stack[:rounds], state.hands[0], strict=False):
        state = play(state, f"{prize}: " + f"{card} " * len(state.hands), game=game)
    return state


def play_out(seats: int, *rounds: str, game: Geier = GEIER) -> State:
    """The end of a match: these rounds, then only ties, so that nobody wins the rest."""
    return play_alike(play(game.start(seats), *rounds, game=game), 15, game=game)


def match_of(seats: int, *rounds: str, game: Geier = GEIER) -> Match[State, View, News]:
    """A match after these rounds; in the last, any missing bids are still pending."""
    return Match(game, seats, seed=0, inputs=map(Input.parse, inputs_of(*rounds)))


def prizes_without(text: str) -> tuple[str, ...]:
    """The stack without these prizes."""
    return tuple(prize for prize in PRIZES if prize not in text.split())


def refused(state: State, put: Input, game: Geier = GEIER) -> tuple[type[InputError], str]:
    """The error that this input raises, and its message."""
    return refused_by(game, state, put)
