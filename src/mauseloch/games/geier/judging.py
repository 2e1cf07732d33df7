"""The exact worth of a bid: for two players, when few enough cards are left."""

from collections.abc import Sequence
from random import Random

from mauseloch.core.game import AnyGame
from mauseloch.games.geier.rules import Geier, News, View

CARDS = 8
"""The largest hand worth trying."""
BUDGET = 300_000
"""Matrix games, of about a microsecond each."""


def exact(game: AnyGame, view: View, log: Sequence[News]) -> dict[str, float] | None:
    """The chance to win with each legal bid, or None where it cannot be known.

    The opponent bids by an equilibrium mix, and from then on both do. A shared victory counts half.
    """
    if view.seat is None or view.prize is None or view.bid is not None:
        return None
    if len(view.has_bid) != 2 or len(view.hand) > CARDS:
        return None
    from mauseloch.games.geier.solver.endgame import position, solution_within  # noqa: PLC0415 - NumPy

    assert isinstance(game, Geier)  # noqa: S101 - the view is its view
    # Chance only imagines a face-down bid, and that card is still in its owner's hand.
    state = game.imagine(view, log, Random(0))  # noqa: S311 - a search, not a secret
    found = solution_within(position(state, view.seat), game.winner, BUDGET)
    return None if found is None else {str(card): worth for card, worth in found.worth.items()}
