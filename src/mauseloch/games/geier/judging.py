"""What a bid is worth, exactly: for two, when few enough cards are left."""

from collections.abc import Sequence
from random import Random

from mauseloch.core.game import AnyGame
from mauseloch.games.geier.rules import Geier, News, View

CARDS = 8
"""With more nobody need try."""
BUDGET = 300_000
"""Matrix games, of about a microsecond each."""


def exact(game: AnyGame, view: View, log: Sequence[News]) -> dict[str, float] | None:
    """The chance to win of each bid that may be made, or None where it cannot be known.

    The other one bids by the mix of an equilibrium, and from then on both do. A shared victory
    counts half.
    """
    if view.seat is None or view.prize is None or view.bid is not None:
        return None
    if len(view.has_bid) != 2 or len(view.hand) > CARDS:
        return None
    from mauseloch.games.geier.solver.endgame import position, solution_within  # noqa: PLC0415 - NumPy

    assert isinstance(game, Geier)  # noqa: S101 - whose view it is
    # Chance would only imagine a bid that lies face down, which is still in its owner's hand.
    state = game.imagine(view, log, Random(0))  # noqa: S311 - a search, not a secret
    found = solution_within(position(state, view.seat), game.winner, BUDGET)
    return None if found is None else {str(card): worth for card, worth in found.worth.items()}
