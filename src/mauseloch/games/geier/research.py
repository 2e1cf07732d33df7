"""Hol's der Geier for researchers."""

from mauseloch.core.game import AnyGame
from mauseloch.core.research import Bounds, Research
from mauseloch.games.geier.rules import PRIZE_VALUE, Geier, prizes


def bounds(game: AnyGame, seats: int, most: int) -> Bounds:  # noqa: ARG001 - every card is played
    """One round for each card; all fifteen prizes are worth 55 points and -15."""
    assert isinstance(game, Geier)  # noqa: S101 - it is the game of this package
    worth = [PRIZE_VALUE[prize] for prize in prizes(game.cards)]
    gains, losses = sum(max(one, 0) for one in worth), -sum(min(one, 0) for one in worth)
    return Bounds(game.cards, game.cards, game.cards * (1 + seats), gains, losses)


RESEARCH = Research(bounds, simultaneous=True, chance=True)
